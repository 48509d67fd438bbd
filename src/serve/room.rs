//! What is published to all pages.

use crate::certificate::Certificate;
use crate::fragment_cache::FragmentCache;
use crate::moment::Moment;
use crate::snapshot::{Seated, Snapshot};
use crate::staff::{Inbox, Staff, desk};
use engine::values::{PlayerId, Timestamp};
use print::Letters;
use scene::{ScreenSet, Shown, millis_to_next, shipped};
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use words::clock_facts::Saying;
use words::find::Index;
use words::{Language, UtcOffset, Words};

/// What is published, and when by the clock of the event.
#[derive(Debug)]
pub(crate) struct Published {
    pub(crate) shown: Arc<Snapshot>,
    /// The moment of the event when it was taken.
    moment: Moment,
    /// Whether something new is shown, or only time has passed.
    pub(crate) news: News,
    /// What was rendered of it so far.
    pub(crate) kept: FragmentCache,
    /// Where in the list everybody is.
    places: OnceLock<BTreeMap<PlayerId, usize>>,
}

/// Why something is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum News {
    /// Something changed in the event.
    Shown,
    /// The same is looked at again: minutes until the break, and seats that are new no longer.
    Again,
}

impl Published {
    fn new(shown: Arc<Snapshot>, moment: Moment, news: News) -> Self {
        Self { shown, moment, news, kept: FragmentCache::default(), places: OnceLock::new() }
    }

    /// A player who is in; none where they are not.
    pub(crate) fn seated(&self, player: PlayerId) -> Option<&Seated> {
        let seated = &self.shown.seated;
        let places = self.places.get_or_init(|| {
            seated.iter().enumerate().map(|(place, one)| (one.player, place)).collect()
        });
        seated.get(*places.get(&player)?)
    }

    /// The present moment of the event.
    pub(crate) fn now(&self) -> Timestamp {
        self.moment.now()
    }
}

/// The screens of the room, and what they are drawn with.
pub(crate) struct Hung {
    pub(crate) set: Option<ScreenSet>,
    /// A number that is another one for every set, also after a new start.
    pub(crate) dress: u64,
    pub(crate) letters: Letters,
    /// Where players find their seats with a phone; none where nobody knows.
    pub(crate) address: Option<String>,
}

/// A number that hardly comes twice.
fn any_number() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Where players find their seats, on an event that is reached by this link.
#[must_use]
pub fn seat_link(link: &str) -> String {
    format!("{link}/seat")
}

/// What all pages of an event show. A clone is the same room.
#[derive(Clone)]
pub struct Room {
    published: watch::Sender<Option<Arc<Published>>>,
    words: Arc<[Words]>,
    /// What floor questions are found by, in each language, once somebody looks for one.
    indexes: Arc<[OnceLock<Index>]>,
    offset: UtcOffset,
    /// The screens of the room, and what they are drawn with.
    hung: Arc<Mutex<Hung>>,
    /// Who may do what; none where pages only show.
    staff: Option<Arc<Staff>>,
    is_secret: bool,
    /// Where it is listened for; 0 while nobody listens.
    port: u16,
}

impl Room {
    /// A room in which nothing is shown yet.
    #[must_use]
    pub fn new(offset: UtcOffset) -> Self {
        let words = Language::ALL.map(Words::new);
        // The first of the shipped sets can be shown, as a test says.
        let (set, letters) = (shipped("").ok(), Letters::default());
        let hung = Hung { set, dress: any_number(), letters, address: None };
        Self {
            hung: Arc::new(Mutex::new(hung)),
            published: watch::Sender::new(None),
            words: Arc::from(words),
            indexes: Language::ALL.map(|_| OnceLock::new()).into(),
            offset,
            staff: None,
            is_secret: false,
            port: 0,
        }
    }

    /// The same with pages for staff, and what is asked there.
    #[must_use]
    pub fn with_staff(offset: UtcOffset) -> (Self, Inbox) {
        let (desk, inbox) = desk();
        (Self { staff: Some(Arc::new(Staff::new(desk))), ..Self::new(offset) }, inbox)
    }

    /// Who may do what; none where pages only show.
    #[must_use]
    pub fn staff(&self) -> Option<&Staff> {
        self.staff.as_deref()
    }

    /// The same room, whose pages are asked for at this port, and by a certificate if there is one.
    pub(crate) fn served(self, port: u16, certificate: Option<&Certificate>) -> Self {
        Self { is_secret: certificate.is_some(), port, ..self }
    }

    /// What the cookie of staff is called. Browsers send a cookie to every port of a computer, so
    /// that two events on one would sign each other's staff out by the same name.
    pub(crate) fn cookie_name(&self) -> String {
        let prefix = if self.is_secret { "__Host-" } else { "" };
        format!("{prefix}floorman-{}", self.port)
    }

    /// Whether what is sent is secret on the network.
    pub(crate) fn is_secret(&self) -> bool {
        self.is_secret
    }

    /// What floor questions are found by, in these words.
    pub(crate) fn index(&self, words: &Words) -> Option<&Index> {
        let place = Language::ALL.iter().position(|known| *known == words.language())?;
        Some(self.indexes.get(place)?.get_or_init(|| Index::new(words)))
    }

    /// Shows this from now on; `now` is the present moment of the event.
    pub fn show(&self, shown: Snapshot, now: Timestamp) {
        self.show_since(shown, Moment::new(now));
    }

    /// The same of a moment that has passed.
    pub(crate) fn show_since(&self, shown: Snapshot, moment: Moment) {
        let published = Published::new(Arc::new(shown), moment, News::Shown);
        self.published.send_replace(Some(Arc::new(published)));
    }

    /// Looks at the same again, for what changes by time alone.
    pub(crate) fn look_again(&self) {
        self.published.send_if_modified(|published| {
            let Some(before) = published else { return false };
            let (shown, moment) = (Arc::clone(&before.shown), before.moment);
            *published = Some(Arc::new(Published::new(shown, moment, News::Again)));
            true
        });
    }

    /// How long it is until time alone brings another screen; none where it does not.
    pub(crate) fn changes_in(&self) -> Option<Duration> {
        let published = self.published()?;
        let (clock, now) = (&published.shown.clock, published.now());
        let words = self.words(None, &published.shown)?;
        let hung = self.hung();
        let saying = Saying { clock, now, offset: self.offset, words };
        let shown = Shown { saying, address: hung.address.as_deref() };
        let millis = millis_to_next(hung.set.as_ref()?, &shown, &hung.letters)?;
        u64::try_from(millis).ok().map(Duration::from_millis)
    }

    /// The screens of the room, and what they are drawn with.
    pub(crate) fn hung(&self) -> MutexGuard<'_, Hung> {
        self.hung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows the screens of this set from now on, on every page.
    pub fn dress(&self, set: ScreenSet) {
        let mut hung = self.hung();
        (hung.set, hung.dress) = (Some(set), any_number());
        drop(hung);
        self.look_again();
    }

    /// Leads phones to this link: where players find their seats.
    pub fn lead_to(&self, link: &str) {
        let address = Some(link).filter(|link| !link.is_empty()).map(seat_link);
        let mut hung = self.hung();
        if hung.address != address {
            hung.address = address;
            drop(hung);
            self.look_again();
        }
    }

    /// How many pages are open and listening.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.published.receiver_count()
    }

    pub(crate) fn published(&self) -> Option<Arc<Published>> {
        self.published.borrow().clone()
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<Option<Arc<Published>>> {
        self.published.subscribe()
    }

    pub(crate) fn offset(&self) -> UtcOffset {
        self.offset
    }

    /// The words of a page: of the language that is asked for, or the usual one of the event.
    pub(crate) fn words(&self, asked: Option<&str>, shown: &Snapshot) -> Option<&Words> {
        let asked = asked.and_then(Language::from_id);
        let language = asked.or_else(|| shown.languages.first().copied()).unwrap_or_default();
        self.words.iter().find(|words| words.language() == language)
    }
}
