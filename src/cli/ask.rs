//! `ask`: finds the floor question that a sentence asks, with the facts that it states.

use crate::format::ordered;
use crate::rule::write;
use crate::rules::rule_set;
use crate::trouble::Trouble;
use crate::{Desk, Format, Output};
use clap::{Args, ValueEnum};
use rulebook::RuleSet;
use serde_json::{Map, Value, json};
use std::path::PathBuf;
use words::Args as Arguments;
use words::asked::{Asked, Meant};

/// Finds floor questions as people ask them, with the facts that they state.
#[derive(Debug, Args)]
pub struct Ask {
    /// What is asked, in English, Czech or Polish, as it is said; without it, sentences are read,
    /// one a line.
    pub sentence: Vec<String>,
    /// Goes on to the ruling where the facts suffice, and says which are missing where they do not.
    #[arg(long)]
    pub answer: bool,
    /// The rules that hold: tda-2024, tda-2022, tda-2019, tda-2011, house-000, home-001, pl-004,
    /// local-003, or a file.
    #[arg(long)]
    pub rules: Option<String>,
    /// Reads the sentences from this file instead of standard input.
    #[arg(short, long, conflicts_with = "sentence")]
    pub input: Option<PathBuf>,
    /// How to write it.
    #[command(flatten)]
    pub output: Output,
}

/// What comes of the likeliest question.
enum Outcome {
    Ruled(String),
    Missing(Vec<&'static str>),
    Refused(String),
}

/// Finds questions.
pub fn run(ask: &Ask, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if let Some(format @ (Format::Ron | Format::Csv | Format::Html)) = ask.output.format {
        let name = format.to_possible_value().map(|name| name.get_name().to_owned());
        let args = Arguments::new().text("format", name.unwrap_or_default());
        return Err(Trouble::malformed(desk.words.say("terminal-rule-formats", &args)));
    }
    let rules = ask.rules.as_deref().map(|name| rule_set(name, &desk.words)).transpose()?;
    let rules = rules.unwrap_or_default();
    if !ask.sentence.is_empty() {
        return answer(ask, &ask.sentence.join(" "), &rules, desk);
    }
    for number in 1.. {
        let Some(line) = desk.next_line(number)? else { break };
        // Windows puts a mark before the first letter of a file.
        let line = line.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']);
        answer(ask, line, &rules, desk)?;
    }
    Ok(())
}

/// Prints what one sentence asks.
fn answer(ask: &Ask, sentence: &str, rules: &RuleSet, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let found = Asked::shared().meant(sentence);
    let format = ask.output.format();
    let first = found.first().filter(|_| ask.answer);
    let outcome = first.map(|meant| outcome(meant, rules, format, desk));
    let lines = match format {
        Format::Json => vec![as_json(sentence, &found, outcome)],
        Format::Text | Format::Ron | Format::Csv | Format::Html => as_text(&found, outcome, desk),
    };
    lines.iter().try_for_each(|line| desk.line(line))
}

/// The ruling, or what it lacks.
fn outcome(meant: &Meant, rules: &RuleSet, format: Format, desk: &Desk<'_>) -> Outcome {
    let facts = Value::Object(meant.facts.clone());
    let missing: Vec<&str> = meant.topic.missing(&facts).map(|field| field.name).collect();
    if !missing.is_empty() {
        return Outcome::Missing(missing);
    }
    match meant.topic.rule(&facts, rules) {
        Ok(ruling) => Outcome::Ruled(write(meant.topic, &ruling, rules, format, &desk.words)),
        Err(error) => Outcome::Refused(desk.words.facts_error(&error)),
    }
}

fn as_json(sentence: &str, found: &[Meant], outcome: Option<Outcome>) -> String {
    let found: Value = found.iter().map(found_as_json).collect();
    let mut fields = vec![("asked", Value::from(sentence)), ("found", found)];
    match outcome {
        // It was just written as JSON.
        Some(Outcome::Ruled(ruling)) => {
            fields.push(("ruling", ruling.parse().unwrap_or(Value::Null)));
        }
        Some(Outcome::Missing(missing)) => fields.push(("missing", missing.into())),
        Some(Outcome::Refused(why)) => fields.push(("refused", why.into())),
        None => {}
    }
    ordered(fields)
}

fn found_as_json(meant: &Meant) -> Value {
    let mut fields = Map::new();
    fields.insert("topic".to_owned(), meant.topic.slug.into());
    fields.insert("score".to_owned(), json!(hundredths(meant.score)));
    fields.insert("facts".to_owned(), Value::Object(meant.facts.clone()));
    Value::Object(fields)
}

/// A share of one with two decimals.
fn hundredths(share: f32) -> f64 {
    (f64::from(share) * 100.0).round() / 100.0
}

fn as_text(found: &[Meant], outcome: Option<Outcome>, desk: &Desk<'_>) -> Vec<String> {
    let words = &desk.words;
    if found.is_empty() {
        return vec![words.text("terminal-ask-nothing")];
    }
    // The answer stands first, then what it answers, and what else it may be that was asked.
    let Some((first, others)) = found.split_first().filter(|_| outcome.is_some()) else {
        return found.iter().flat_map(|meant| found_as_text(meant, desk)).collect();
    };
    let understood = found_as_text(first, desk);
    let mut lines = match outcome {
        Some(Outcome::Ruled(ruling)) => [vec![ruling], understood].concat(),
        Some(Outcome::Missing(missing)) => {
            let fields = first.topic.fields.iter().filter(|field| missing.contains(&field.name));
            let fields: Vec<String> = fields.map(|field| words.fact(first.topic, field)).collect();
            let args = Arguments::new().text("fields", words.list(&fields));
            [understood, vec![words.say("terminal-ask-missing", &args)]].concat()
        }
        Some(Outcome::Refused(why)) => [understood, vec![why]].concat(),
        None => understood,
    };
    if !others.is_empty() {
        let others: Vec<String> = others.iter().map(|meant| words.topic(meant.topic)).collect();
        let args = Arguments::new().text("questions", words.list(&others));
        lines.push(words.say("terminal-ask-others", &args));
    }
    lines
}

/// A question with how sure it is, and what was understood.
fn found_as_text(meant: &Meant, desk: &Desk<'_>) -> Vec<String> {
    let words = &desk.words;
    let args = Arguments::new()
        .text("topic", meant.topic.slug)
        .text("title", words.topic(meant.topic))
        .count("percent", percent(meant.score));
    let mut lines = vec![words.say("terminal-ask-found", &args)];
    if !meant.facts.is_empty() {
        let facts = Value::Object(meant.facts.clone()).to_string();
        let facts = words.facts_told(meant.topic.slug, &facts);
        lines.push(words.say("terminal-ask-facts", &Arguments::new().text("facts", facts)));
    }
    lines
}

/// A share of one as a count of a hundred.
fn percent(share: f32) -> u64 {
    (0..=100_u16)
        .rev()
        .find(|hundredth| f32::from(*hundredth) <= share * 100.0 + 0.5)
        .map_or(0, u64::from)
}
