//! Facts, as `rule` is told them.

use crate::fixtures::words;
use crate::targets::sentences::sentence_with;
use crate::targets::terminal::floorman;
use rulebook::{RuleSet, Rulebook};
use rulings::{Topic, topics};
use serde_json::Value;

/// Asks the topic that the first line names; where it names none, by its bytes.
pub fn read(bytes: &[u8]) {
    let end = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len());
    let (first, rest) = bytes.split_at(end);
    let topic = topic(first);
    let answer = floorman(&["rule", topic.slug, "--format", "json"], rest);
    let answer = answer.expect("this is a call");
    assert!(matches!(answer.status, 0..=2), "{}", answer.trouble);
    assert!(answer.trouble.len() < 4_000, "{} bytes", answer.trouble.len());
    for line in answer.out.lines() {
        assert!(serde_json::from_str::<Value>(line).is_ok(), "no JSON: {line}");
    }
    let Ok(facts) = serde_json::from_slice::<Value>(rest) else { return };
    let input = String::from_utf8_lossy(rest);
    let book = Rulebook::ALL[first.len() % Rulebook::ALL.len()];
    ruled(topic, &facts, &RuleSet::of(book), &input);
}

/// The topic of this name, or one that follows from the letters.
pub fn topic(name: &[u8]) -> &'static Topic {
    let named = std::str::from_utf8(name).ok().and_then(|name| Topic::find(name.trim()));
    let sum = name.iter().fold(0_usize, |sum, byte| sum.wrapping_mul(31) + usize::from(*byte));
    let count = topics().count();
    named.or_else(|| topics().nth(sum % count)).expect("there are topics")
}

/// A ruling in whole sentences, or a refusal that says what is wrong.
pub fn ruled(topic: &Topic, facts: &Value, rules: &RuleSet, input: &str) {
    match topic.rule(facts, rules) {
        Ok(ruling) => {
            sentence_with(&words().ruling(&ruling), input);
            let one = ruling.options.len() == 1;
            assert!(!ruling.verdict.is_open() || !one, "a choice of one: {}", topic.slug);
            assert_eq!(topic.rule(facts, rules), Ok(ruling), "the same is ruled again");
        }
        Err(error) => sentence_with(&words().facts_error(&error), input),
    }
}
