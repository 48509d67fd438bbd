//! What is published to all pages.

use crate::shown::Shown;
use engine::values::Timestamp;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::watch;
use words::{Language, UtcOffset, Words};

/// What is published, and when by the clock of the event.
#[derive(Debug, Clone)]
pub(crate) struct Published {
    pub(crate) shown: Arc<Shown>,
    /// The moment of the event when it was published.
    at: Timestamp,
    since: Instant,
}

impl Published {
    /// The present moment of the event.
    pub(crate) fn now(&self) -> Timestamp {
        let gone = i64::try_from(self.since.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.at.plus_millis(gone)
    }
}

/// What all pages of an event show. A clone is the same room.
#[derive(Clone)]
pub struct Room {
    published: watch::Sender<Option<Published>>,
    words: Arc<[Words]>,
    offset: UtcOffset,
}

impl Room {
    /// A room in which nothing is shown yet.
    #[must_use]
    pub fn new(offset: UtcOffset) -> Self {
        let words = Language::ALL.map(Words::new);
        Self { published: watch::Sender::new(None), words: Arc::from(words), offset }
    }

    /// Shows this from now on; `now` is the present moment of the event.
    pub fn show(&self, shown: Shown, now: Timestamp) {
        let shown = Arc::new(shown);
        self.published.send_replace(Some(Published { shown, at: now, since: Instant::now() }));
    }

    /// How many pages are open.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.published.receiver_count()
    }

    pub(crate) fn published(&self) -> Option<Published> {
        self.published.borrow().clone()
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<Option<Published>> {
        self.published.subscribe()
    }

    pub(crate) fn offset(&self) -> UtcOffset {
        self.offset
    }

    /// The words of a page: of the language that is asked for, or the usual one of the event.
    pub(crate) fn words(&self, asked: Option<&str>, shown: &Shown) -> Option<&Words> {
        let asked = asked.and_then(Language::from_id);
        let language = asked.or_else(|| shown.languages.first().copied()).unwrap_or_default();
        self.words.iter().find(|words| words.language() == language)
    }
}
