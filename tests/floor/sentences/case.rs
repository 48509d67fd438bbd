//! A case of a sentence, and what is wrong with the answer to it.

use rulebook::{RuleOption, RuleSet};
use rulings::{Reason, Ruling, Topic};
use serde::Deserialize;
use serde_json::Value;

/// The cases of one sentence.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Row {
    /// Why the sentence is not answered as the book has it; none where it is.
    pub open: Option<String>,
    /// Facts that bring it to bear.
    pub applies: Vec<Case>,
    /// Facts that nearly do.
    pub near: Vec<Case>,
}

/// Facts, and what the answer must be.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Case {
    pub topic: String,
    /// As JSON.
    pub facts: String,
    /// Options of the event that are not those of its book.
    set: Vec<(String, String)>,
    /// Whether the facts are refused.
    refused: bool,
    /// The one word of the verdict.
    ruling: Option<String>,
    not_ruling: Option<String>,
    /// Part of the verdict, as JSON.
    verdict: Option<String>,
    not_verdict: Option<String>,
    discretion: Option<bool>,
    /// Parts of verdicts that are among the choices.
    options: Vec<String>,
    /// Parts of verdicts that are no choice: a strict sentence may leave how it is kept.
    pub not_options: Vec<String>,
    /// Numbers of rules on which the answer rests; a number stands for its letters, too.
    cites: Vec<String>,
    not_cites: Vec<String>,
    /// Ids of reasons.
    why: Vec<String>,
    not_why: Vec<String>,
    /// Ids of acts to consider, of what is said and of what is done.
    suggests: Vec<String>,
    say: Vec<String>,
    steps: Vec<String>,
}

/// An answer to the facts of a case; none where they are refused.
pub type Answer = Result<Ruling, String>;

impl Case {
    /// The answer under these rules.
    pub fn answer(&self, rules: &RuleSet) -> Answer {
        let topic = Topic::find(&self.topic).ok_or_else(|| format!("no topic {}", self.topic))?;
        let facts: Value = self.facts.parse().map_err(|error| format!("no JSON: {error}"))?;
        let mut rules = *rules;
        for (option, answer) in &self.set {
            let known = RuleOption::find(option).ok_or_else(|| format!("no option {option}"))?;
            if !known.set(&mut rules.options, answer) {
                return Err(format!("{option} has no answer {answer}"));
            }
        }
        let refused = |error: rulings::FactsError| format!("{}: {}", error.field, error.reason.id);
        topic.rule(&facts, &rules).map_err(refused)
    }

    /// What is wrong with an answer; nothing where all holds.
    pub fn faults(&self, answer: &Answer) -> Vec<String> {
        let mut faults = Vec::new();
        if self.expects_nothing() {
            faults.push("expects nothing".to_owned());
        }
        match answer {
            Err(_) if self.refused => {}
            Err(error) => faults.push(format!("refused: {error}")),
            Ok(_) if self.refused => faults.push("is not refused".to_owned()),
            Ok(ruling) => self.compare(ruling, &mut faults),
        }
        faults
    }

    fn expects_nothing(&self) -> bool {
        let words = [&self.ruling, &self.not_ruling, &self.verdict, &self.not_verdict];
        let ids = [&self.cites, &self.not_cites, &self.why, &self.not_why];
        let choices = [&self.options, &self.not_options];
        let acts = [&self.suggests, &self.say, &self.steps];
        !self.refused
            && self.discretion.is_none()
            && words.iter().all(|it| it.is_none())
            && ids.iter().chain(&acts).chain(&choices).all(|it| it.is_empty())
    }

    fn compare(&self, ruling: &Ruling, faults: &mut Vec<String>) {
        let mut holds = |name: &str, expected: &dyn std::fmt::Debug, does: bool| {
            if !does {
                faults.push(format!("{name}: {expected:?}"));
            }
        };
        let verdict = ruling.verdict.json();
        let is_word = |word: &String| verdict["ruling"] == **word;
        let is_part = |part: &String| is_part(&json(part), &verdict);
        let cites = |number: &String| {
            let letters = format!("{number}-");
            let mut numbers = ruling.citations.iter().map(|cite| cite.number);
            numbers.any(|cited| cited == number || cited.starts_with(&letters))
        };
        let allows = |part: &String| {
            let part = json(part);
            ruling.options.iter().any(|choice| self::is_part(&part, &choice.verdict.json()))
        };
        holds("ruling", &self.ruling, self.ruling.as_ref().is_none_or(is_word));
        holds("not_ruling", &self.not_ruling, !self.not_ruling.as_ref().is_some_and(is_word));
        holds("verdict", &self.verdict, self.verdict.as_ref().is_none_or(is_part));
        holds("not_verdict", &self.not_verdict, !self.not_verdict.as_ref().is_some_and(is_part));
        let is_open = self.discretion.is_none_or(|it| it == ruling.is_discretion);
        holds("discretion", &self.discretion, is_open);
        holds("options", &self.options, self.options.iter().all(allows));
        let are_closed = self.not_options.is_empty()
            || (!ruling.options.is_empty() && !self.not_options.iter().any(allows));
        holds("not_options", &self.not_options, are_closed);
        holds("cites", &self.cites, self.cites.iter().all(cites));
        holds("not_cites", &self.not_cites, !self.not_cites.iter().any(cites));
        holds("not_why", &self.not_why, !self.not_why.iter().any(|id| names(&ruling.why, id)));
        for (name, ids, reasons) in [
            ("why", &self.why, &ruling.why),
            ("suggests", &self.suggests, &ruling.suggests),
            ("say", &self.say, &ruling.say),
            ("steps", &self.steps, &ruling.steps),
        ] {
            holds(name, ids, ids.iter().all(|id| names(reasons, id)));
        }
    }
}

fn names(reasons: &[Reason], id: &str) -> bool {
    reasons.iter().any(|reason| reason.id == id)
}

#[track_caller]
fn json(text: &str) -> Value {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Whether everything that is named here is so there; lists are compared whole.
fn is_part(part: &Value, whole: &Value) -> bool {
    match part {
        Value::Object(fields) => fields.iter().all(|(name, value)| {
            let other = whole.get(name).unwrap_or(&Value::Null);
            is_part(value, other)
        }),
        _ => part == whole,
    }
}
