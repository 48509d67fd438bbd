//! What was rendered of one publication: with two thousand pages open each text is made once.

use crate::page::Piece;
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use words::Language;

/// A piece as text, ready to be sent.
#[derive(Debug, Clone)]
pub(crate) struct Text {
    /// A page that was sent this gets nothing: two texts are the same where this is.
    pub(crate) same: Arc<str>,
    /// The message that carries it, but for the moment.
    pub(crate) message: Bytes,
}

impl Text {
    /// A text as the data of a message of this name.
    pub(crate) fn new(name: &str, text: String) -> Self {
        let message = message(name, &text);
        Self { same: Arc::from(text), message }
    }
}

/// A message of an event stream, as the HTML standard says: every line of a text is a line of data.
pub(crate) fn message(name: &str, text: &str) -> Bytes {
    let mut message = format!("event: {name}\n");
    for line in text.split(['\n', '\r']) {
        message.push_str("data: ");
        message.push_str(line);
        message.push('\n');
    }
    message.push('\n');
    Bytes::from(message)
}

/// More texts are not kept: whoever asks for ranges of tables at random fills no memory.
const KEPT_MAX: usize = 1_000;

/// The texts that somebody asked for.
#[derive(Debug, Default)]
pub(crate) struct FragmentCache(Mutex<BTreeMap<(Piece, &'static str), Text>>);

impl FragmentCache {
    /// The text of a piece, rendered where nobody asked for it before.
    pub(crate) fn text(
        &self,
        piece: Piece,
        language: Language,
        render: impl FnOnce() -> Text,
    ) -> Text {
        let key = (piece, language.id());
        if let Some(text) = self.locked().get(&key) {
            return text.clone();
        }
        // Not while it is locked, for a page is made of pieces.
        let text = render();
        let mut texts = self.locked();
        if texts.len() < KEPT_MAX {
            texts.insert(key, text.clone());
        }
        text
    }

    fn locked(&self) -> MutexGuard<'_, BTreeMap<(Piece, &'static str), Text>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
