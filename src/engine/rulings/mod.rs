//! The rulings of the floor, as they were given, and the tables that call it: an account, which
//! changes nothing else.
//!
//! How a question is judged is not known here. What is kept is what was asked, what the answer
//! was, and where the floor ruled otherwise and why, in the words that were read at the table, so
//! that it can be looked up when somebody disputes it.

mod calls;
mod command;
mod event;

pub(super) use calls::{apply_answered, apply_called, decide_answer, decide_call};
pub(super) use command::decide_log;
pub(super) use event::apply_logged;

use crate::values::{LevelNo, SeatNo, TableNo, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use strum::IntoStaticStr;

/// A ruling as it is to be logged.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FloorRuling {
    /// The topic's slug; empty where the question was put in own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub topic: String,
    /// The question as it was read: a topic's title, or own words.
    pub question: String,
    /// The facts that were told, as JSON; empty where none were.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub facts: String,
    /// The answer in words.
    pub answer: String,
    /// The book that was followed, by the name that files use.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rules: String,
    /// The rules that were cited, by their numbers in that book.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cited: Vec<String>,
    /// How the floor ruled otherwise, or which of several answers it chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// At which table it was asked; None where nobody said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    /// The seat of the player whom it concerned; None where nobody said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNo>,
    /// In which hand of that table, where hands are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<u32>,
}

/// What the floor decided itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The answer that the floor gave, in words.
    pub answer: String,
    /// Why. Needed where it goes against the answer of the rules.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Whether it goes against the answer of the rules, or is one of the answers that they allow.
    pub kind: DecisionKind,
}

/// How a decision stands to the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum DecisionKind {
    /// One of the answers that the rules allow.
    Choice,
    /// Against the answer of the rules.
    Override,
}

/// A ruling in the log, with its number and its moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedRuling {
    /// Its number in this tournament, from 1.
    pub no: u32,
    /// When it was written into the log.
    pub at: Timestamp,
    /// The level that was on then; None before the first.
    pub level: Option<LevelNo>,
    /// What was asked, answered and decided.
    pub ruling: Arc<FloorRuling>,
}

/// The rulings of a tournament, the first one first.
#[derive(Debug, Clone, Default)]
pub struct RulingLog {
    rulings: Vec<LoggedRuling>,
    /// Who has called and waits; a table calls once.
    calls: BTreeMap<TableNo, FloorCall>,
}

/// A table that has called the floor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FloorCall {
    /// The table that waits for the floor.
    pub table: TableNo,
    /// When it called, and since when it waits.
    pub at: Timestamp,
    /// What it is about, where somebody said.
    pub note: Arc<str>,
}

impl RulingLog {
    /// All of them, the first one first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &LoggedRuling> + ExactSizeIterator {
        self.rulings.iter()
    }

    /// The tables that wait for the floor, the longest waiting first.
    #[must_use]
    pub fn calls(&self) -> Vec<&FloorCall> {
        let mut calls: Vec<&FloorCall> = self.calls.values().collect();
        calls.sort_by_key(|call| (call.at, call.table));
        calls
    }

    /// How many rulings were logged.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rulings.len()
    }

    /// Whether no ruling was logged.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rulings.is_empty()
    }
}
