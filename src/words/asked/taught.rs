//! The sentences that stand beside each question in `assets/asked`.

use rulings::Topic;
use serde_json::{Map, Value};

/// A sentence with the question that it asks, and the facts that it states.
#[derive(Debug, Clone)]
pub struct Taught {
    /// The question.
    pub topic: &'static str,
    /// What is said.
    pub said: String,
    /// What it states.
    pub facts: Map<String, Value>,
}

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine {
    /// The line, counted from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

/// The sentences of a file; a line that cannot be read is left out and named.
#[must_use]
pub fn taught(file: &str) -> (Vec<Taught>, Vec<BadLine>) {
    let (mut found, mut bad) = (Vec::new(), Vec::new());
    let mut topic = None;
    for (line, text) in (1..).zip(file.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        if let Some(slug) = text.strip_prefix("# ") {
            topic = Topic::find(slug.trim()).map(|topic| topic.slug);
            if topic.is_some() {
                continue;
            }
        }
        let read = topic.and_then(|topic| {
            let (said, facts) = text.split_once('\t')?;
            let facts = serde_json::from_str(facts).ok()?;
            Some(Taught { topic, said: said.to_owned(), facts })
        });
        match read {
            Some(taught) => found.push(taught),
            None => bad.push(BadLine { line, text: text.to_owned() }),
        }
    }
    (found, bad)
}
