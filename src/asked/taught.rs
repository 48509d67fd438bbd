//! A sentence that is learned from.

use rulings::Topic;
use serde_json::{Map, Value};

/// A sentence with the question that it asks, and the facts that it states.
#[derive(Clone)]
pub struct Taught {
    pub topic: &'static Topic,
    /// The language, as in the name of its catalogue.
    pub language: &'static str,
    pub said: String,
    /// The facts by their names in the form.
    pub facts: Map<String, Value>,
}

/// A sentence, a tab, and the facts that it states as JSON.
pub(super) fn taught(topic: &'static Topic, language: &'static str, line: &str) -> Option<Taught> {
    let (said, facts) = line.split_once('\t')?;
    let facts = serde_json::from_str(facts).ok()?;
    Some(Taught { topic, language, said: said.to_owned(), facts })
}
