//! Floor calls: facts in, a ruling out.
//!
//! A topic is known by its slug, never by a number, because numbers move between editions. Facts
//! are read into a type before they are judged, and any facts give a ruling, even if it is that
//! the floor decides. Nothing here is about a tournament at work: the facts are all there is.

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

mod button_and_blinds;
mod facts;
mod ruling;
mod seating;

pub use facts::FactsError;
pub use ruling::{Differs, Reason, Ruling};

use crate::rulebook::{Citation, RuleSet, Rulebook};
use serde_json::Value;

/// A kind of floor question.
#[derive(Clone, Copy)]
pub struct Topic {
    /// What it is called everywhere: in the terminal, in the catalogue, in tests.
    pub slug: &'static str,
    /// The rules it rests on, in one rulebook.
    pub cites: fn(Rulebook) -> Vec<Citation>,
    /// Filled-in facts that work.
    pub example: &'static str,
    /// The ruling on these facts.
    judge: fn(&Value, &RuleSet) -> Result<Ruling, FactsError>,
}

/// Every topic, in the order in which they are listed.
pub const TOPICS: [Topic; 3] =
    [button_and_blinds::next_hand::TOPIC, seating::worst_seat::TOPIC, seating::balance::TOPIC];

impl Topic {
    /// The topic with this slug.
    #[must_use]
    pub fn find(slug: &str) -> Option<Self> {
        TOPICS.into_iter().find(|topic| topic.slug == slug)
    }

    /// The ruling on these facts under these rules, and what other books say where they differ.
    ///
    /// # Errors
    /// Where the facts are not understood.
    pub fn rule(&self, facts: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
        let mut ruling = (self.judge)(facts, rules)?;
        ruling.citations = (self.cites)(rules.rulebook);
        for book in Rulebook::ALL.into_iter().filter(|book| *book != rules.rulebook) {
            let other = (self.judge)(facts, &RuleSet::of(book))?;
            if other.verdict != ruling.verdict {
                ruling.differs.push(Differs { rulebook: book, verdict: other.verdict });
            }
        }
        Ok(ruling)
    }
}
