//! What a floor question is answered with.

use crate::rulebook::{Citation, Rulebook};
use serde_json::Value;

/// An answer to a floor question.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Ruling {
    /// The verdict; null where the rules give none.
    pub verdict: Value,
    /// Why, as ids of the text catalogue with their arguments.
    pub why: Vec<Reason>,
    /// The rules it rests on.
    pub citations: Vec<Citation>,
    /// Whether the rules leave the floor a choice.
    pub is_discretion: bool,
    /// Every verdict that the rules allow, where they leave a choice.
    pub options: Vec<Value>,
    /// Other rulebooks that say something else.
    pub differs: Vec<Differs>,
}

impl Ruling {
    /// No verdict, for this reason: the floor decides.
    #[must_use]
    pub fn undecided(id: &'static str) -> Self {
        Self { why: vec![Reason::new(id)], is_discretion: true, ..Self::default() }
    }
}

/// One reason: the end of its id in the catalogue, after `ruling-`, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The end of the id.
    pub id: &'static str,
    /// What the sentence speaks of.
    pub args: Vec<(&'static str, String)>,
}

/// What another rulebook says.
#[derive(Debug, Clone, PartialEq)]
pub struct Differs {
    /// Which.
    pub rulebook: Rulebook,
    /// Its verdict.
    pub verdict: Value,
}

impl Reason {
    /// A reason without arguments.
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same reason with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.args.push((name, value.to_string()));
        self
    }
}
