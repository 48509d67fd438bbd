//! Floor calls: facts in, a ruling out.
//!
//! A topic is known by its slug, never by a number, because numbers move between editions. Facts
//! are read into a type before they are judged, and any facts give a ruling, even if it is that
//! the floor decides. Nothing here is about a tournament at work: the facts are all there is.

#![warn(missing_docs)]
#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod betting;
mod button_and_blinds;
mod card_facts;
mod clock_and_chips;
mod conduct;
mod coverage;
mod dealing;
mod fact;
mod facts_error;
mod field;
mod general;
mod hanging;
mod money;
mod own_blind;
mod players;
mod reason;
mod ruling;
mod seat_facts;
mod seating;
mod sections;
mod showdown;
mod topic;
mod untold;
mod verdict;

pub use coverage::{
    Covered, SentenceCovered, Wants, coverage, coverage_of_sentences, unknown_citations,
};
pub use facts_error::FactsError;
pub use field::{Case, Field, FieldKind};
pub use reason::{Reason, ReasonValue};
pub use ruling::{Choice, Differs, Ruling};
pub use sections::topics;
pub use topic::Topic;
pub use verdict::{HandShown, HandsShown, Verdict};

// What every topic is made of, so that it is asked for in one line.
use fact::{Amount, facts, needed};
use rulebook::{RuleSet, Section};
use topic::Judge;
