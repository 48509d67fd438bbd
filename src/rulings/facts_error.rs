//! Facts that are not understood.

use crate::Reason;
use cards::CardError;
use serde_json::Value;

/// Facts that are not understood: where, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct FactsError {
    /// The fact, from the outside in: `players[1].cards`. Empty where it is about all of them.
    pub field: String,
    /// The end of a sentence's id, after `facts-`, and its arguments.
    pub reason: Reason,
}

impl FactsError {
    /// Something is wrong with this fact.
    pub fn at(field: impl Into<String>, reason: Reason) -> Self {
        Self { field: field.into(), reason }
    }

    /// The same, where a topic has another name for the fact.
    pub fn renamed(self, from: &str, to: &str) -> Self {
        if self.field == from { Self::at(to, self.reason) } else { self }
    }

    /// The same, seen from outside: `cards` within `players[1]` is `players[1].cards`.
    pub fn within(self, outer: impl Into<String>) -> Self {
        let outer = outer.into();
        let field = match self.field.as_str() {
            "" => outer,
            inner if inner.starts_with('[') => outer + inner,
            inner => format!("{outer}.{inner}"),
        };
        Self::at(field, self.reason)
    }

    /// Something of another kind is told than what is wanted, the end of an id after `facts-`.
    pub fn kind(told: &Value, wanted: &str) -> Self {
        let reason = match told {
            // A fact that is null counts as not told.
            Value::Null => return Self::at("", Reason::new("still-needed")),
            Value::Bool(told) => Reason::new("told-boolean").with("told", told),
            Value::Number(told) if told.is_f64() => Reason::new("told-float").with("told", told),
            Value::Number(told) => Reason::new("told-integer").with("told", told),
            Value::String(told) => Reason::new("told-string").with("told", format!("{told:?}")),
            Value::Array(_) => Reason::new("told-list"),
            Value::Object(_) => Reason::new("told-object"),
        };
        Self::at("", reason.term("wanted", format!("facts-{wanted}")))
    }

    /// A number is not from the one to the other.
    pub fn range(least: u64, most: u64) -> Self {
        let reason = match most {
            u64::MAX => Reason::new("number-at-least").count("least", least),
            most => Reason::new("number-between").count("least", least).count("most", most),
        };
        Self::at("", reason)
    }

    /// Something is no card, or lies there twice.
    pub fn card(error: &CardError) -> Self {
        let reason = match error {
            CardError::Unreadable(text) => Reason::new("card-unreadable").with("card", text),
            CardError::Twice(card) => Reason::new("card-twice").with("card", card),
        };
        Self::at("", reason)
    }

    /// A word is none of those that may be told.
    pub fn word(told: &str, known: &[&str]) -> Self {
        Self::at("", knowing(Reason::new("unknown-word"), known).with("told", told))
    }

    /// A fact has a name that none of the fields has.
    pub fn name(told: &str, known: &[&str]) -> Self {
        Self::at(told, knowing(Reason::new("unknown-name"), known).with("told", told))
    }
}

/// A reason with what might have been told instead.
fn knowing(reason: Reason, known: &[&str]) -> Reason {
    let [first, last] = [known.first(), known.last()].map(|name| name.copied().unwrap_or(""));
    let all: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
    let reason = reason.with("all", all.join(", ")).count("count", all.len() as u64);
    reason.with("first", first).with("last", last)
}
