//! An event that several desks share, as a screen reads it.

use engine::values::Timestamp;
use session::WhenAway;
use storage::DeskHere;

/// What a screen reads of the desks and of the database between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared {
    /// Since when the database does not answer.
    pub away_since: Option<Timestamp>,
    /// The desks that are here, by name.
    pub here: Vec<DeskHere>,
    /// The acts that wait, in their order.
    pub waiting: Vec<Waiting>,
    pub when_away: WhenAway,
}

/// An act that waits until the database is back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// What it is, in a few words.
    pub words: String,
    pub since: Timestamp,
    /// It was sent, and nobody knows yet whether it was written.
    pub is_sent: bool,
}
