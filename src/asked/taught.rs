//! A sentence that is learned from, and one by which what was learned is tested.

use rulings::Topic;
use serde_json::{Map, Value};

/// The languages of sentences.
pub(super) const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

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

/// A sentence that must find its question, and from which nothing is learned.
pub struct Held {
    pub topic: &'static Topic,
    pub said: String,
}

/// A sentence, a tab, and the facts that it states as JSON.
pub(super) fn taught(topic: &'static Topic, language: &'static str, line: &str) -> Option<Taught> {
    let (said, facts) = line.split_once('\t')?;
    let facts = serde_json::from_str(facts).ok()?;
    Some(Taught { topic, language, said: said.to_owned(), facts })
}

/// A language, a tab, and a sentence.
pub(super) fn held(topic: &'static Topic, line: &str) -> Option<Held> {
    let (language, said) = line.split_once('\t')?;
    LANGUAGES.contains(&language).then(|| Held { topic, said: said.to_owned() })
}
