//! `ask`: finds the floor question that a sentence asks, and the facts that it states.

use crate::format::ordered;
use crate::rule::{Shape, write};
use crate::rules::{BookOrFile, rule_set};
use crate::show::open;
use crate::trouble::Trouble;
use crate::{Desk, Format};
use asked::{Apart, Asked, Asks, Meant};
use clap::{Args, ValueEnum};
use reports::players_clock;
use rulebook::RuleSet;
use serde_json::{Map, Value, json};
use session::Session;
use std::path::PathBuf;
use words::Args as Arguments;
use words::event_answer::AskedEvent;

#[derive(Debug, Args)]
pub struct Ask {
    /// Question in everyday English, Czech or Polish (default: one per line of standard input).
    pub sentence: Vec<String>,
    /// Also print the ruling, or the facts that are missing for it.
    #[arg(long)]
    pub answer: bool,
    /// Rules to apply: a rulebook or a file.
    #[arg(long, value_parser = BookOrFile)]
    pub rules: Option<String>,
    /// Tournament to answer questions about; its rules apply unless --rules is given.
    #[arg(long)]
    pub event: Option<PathBuf>,
    /// File to read the questions from instead of standard input.
    #[arg(short, long, conflicts_with = "sentence")]
    pub input: Option<PathBuf>,
    #[command(flatten)]
    pub shape: Shape,
}

/// The answer to the likeliest question.
enum Outcome {
    Ruled(String),
    Missing(Vec<&'static str>),
    Refused(String),
}

pub fn run(ask: &Ask, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if let Some(format @ (Format::Ron | Format::Csv | Format::Html)) = ask.shape.output().format {
        let name = format.to_possible_value().map(|name| name.get_name().to_owned());
        let args = Arguments::new().text("format", name.unwrap_or_default());
        return Err(Trouble::malformed(desk.words.say("terminal-rule-formats", &args)));
    }
    let rules = ask.rules.as_deref().map(|name| rule_set(name, &desk.words)).transpose()?;
    let event = ask.event.as_deref().map(|path| open(path, None, desk)).transpose()?;
    let of_event = event.as_ref().map(|event| event.tournament().settings().rules);
    let rules = rules.or(of_event).unwrap_or_default();
    let asking = Asking { ask, rules, event };
    if !ask.sentence.is_empty() {
        return asking.answer(&ask.sentence.join(" "), desk);
    }
    for number in 1.. {
        let Some(line) = desk.next_line(number)? else { break };
        // Windows editors put a byte order mark at the start of a file.
        let line = line.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']);
        asking.answer(line, desk)?;
    }
    Ok(())
}

/// The options, rules and tournament used to answer sentences.
struct Asking<'a> {
    ask: &'a Ask,
    rules: RuleSet,
    event: Option<Session>,
}

impl Asking<'_> {
    /// Prints the questions found in one sentence.
    fn answer(&self, sentence: &str, desk: &mut Desk<'_>) -> Result<(), Trouble> {
        let asks = Asked::shared().asks(sentence);
        let format = self.ask.shape.output().format();
        let first = asks.question().filter(|_| self.ask.answer);
        let outcome = first.map(|meant| outcome(meant, &self.rules, self.ask.shape, desk));
        let answers = asks.apart.map(|about| self.of_the_event(about, sentence, desk));
        let answers = answers.unwrap_or_default();
        let lines = match format {
            Format::Json => vec![as_json(sentence, &asks, outcome, answers)],
            Format::Text | Format::Ron | Format::Csv | Format::Html => {
                self.as_text(&asks, outcome, answers, desk)
            }
        };
        lines.iter().try_for_each(|line| desk.line(line))
    }

    /// Answers to a question about the event itself.
    fn of_the_event(&self, about: Apart, sentence: &str, desk: &Desk<'_>) -> Vec<String> {
        let Some(event) = &self.event else { return Vec::new() };
        let (tournament, now) = (event.tournament(), event.now());
        let clock = &players_clock(tournament, event.log(), now);
        let asked = AskedEvent { tournament, clock, now, offset: desk.offset };
        asked.answer(about, sentence, &desk.words)
    }

    fn as_text(
        &self,
        asks: &Asks,
        outcome: Option<Outcome>,
        answers: Vec<String>,
        desk: &Desk<'_>,
    ) -> Vec<String> {
        let words = &desk.words;
        let Some(about) = asks.apart else {
            return match asks.questions.as_slice() {
                [] => vec![words.text("terminal-ask-nothing")],
                found => found_as_text(found, outcome, desk),
            };
        };
        // It may be a floor question, but a guess gets no ruling.
        match (answers.is_empty(), asks.questions.is_empty()) {
            (true, true) => {}
            (true, false) => return found_as_text(&asks.questions, None, desk),
            (false, true) => return answers,
            (false, false) => return [answers, vec![others(&asks.questions, desk)]].concat(),
        }
        let id = match about {
            Apart::Program => "terminal-ask-program",
            _ if about.is_of_event() && self.event.is_none() => "terminal-ask-event",
            _ => "terminal-ask-nothing",
        };
        vec![words.text(id)]
    }
}

/// The ruling, or the facts that are missing for it.
fn outcome(meant: &Meant, rules: &RuleSet, shape: Shape, desk: &Desk<'_>) -> Outcome {
    let facts = Value::Object(meant.facts.clone());
    let missing: Vec<&str> = meant.topic.missing(&facts).map(|field| field.name).collect();
    if !missing.is_empty() {
        let whatever = meant.topic.rule_whatever_is_missing(&facts, rules);
        let ruled = |ruling| write(meant.topic, &ruling, rules, shape, &desk.words);
        return whatever.map_or(Outcome::Missing(missing), |ruling| Outcome::Ruled(ruled(ruling)));
    }
    match meant.topic.rule(&facts, rules) {
        Ok(ruling) => Outcome::Ruled(write(meant.topic, &ruling, rules, shape, &desk.words)),
        Err(error) => Outcome::Refused(desk.words.facts_error(&error)),
    }
}

fn as_json(sentence: &str, asks: &Asks, outcome: Option<Outcome>, answers: Vec<String>) -> String {
    let found: Value = asks.questions.iter().map(question_as_json).collect();
    let mut fields = vec![("asked", Value::from(sentence)), ("found", found)];
    match outcome {
        // The ruling was written as JSON just before, so it parses.
        Some(Outcome::Ruled(ruling)) => {
            fields.push(("ruling", ruling.parse().unwrap_or(Value::Null)));
        }
        Some(Outcome::Missing(missing)) => fields.push(("missing", missing.into())),
        Some(Outcome::Refused(why)) => fields.push(("refused", why.into())),
        None => {}
    }
    if let Some(about) = asks.apart {
        fields.push(("about", about.slug().into()));
        fields.push(("answers", answers.into()));
    }
    ordered(fields)
}

fn question_as_json(meant: &Meant) -> Value {
    let mut fields = Map::new();
    fields.insert("topic".to_owned(), meant.topic.slug.into());
    fields.insert("score".to_owned(), json!(hundredths(meant.score)));
    fields.insert("facts".to_owned(), Value::Object(meant.facts.clone()));
    Value::Object(fields)
}

/// Rounds a share to two decimals.
fn hundredths(share: f32) -> f64 {
    (f64::from(share) * 100.0).round() / 100.0
}

fn found_as_text(found: &[Meant], outcome: Option<Outcome>, desk: &Desk<'_>) -> Vec<String> {
    let words = &desk.words;
    // First the answer, then its question, then the other candidates.
    let Some((first, others)) = found.split_first().filter(|_| outcome.is_some()) else {
        return found.iter().flat_map(|meant| question_as_text(meant, desk)).collect();
    };
    let understood = question_as_text(first, desk);
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
        lines.push(self::others(others, desk));
    }
    lines
}

/// The other questions that may be meant, on one line.
fn others(found: &[Meant], desk: &Desk<'_>) -> String {
    let others: Vec<String> = found.iter().map(|meant| desk.words.topic(meant.topic)).collect();
    let args = Arguments::new().text("questions", desk.words.list(&others));
    desk.words.say("terminal-ask-others", &args)
}

/// A question with its score and the facts understood.
fn question_as_text(meant: &Meant, desk: &Desk<'_>) -> Vec<String> {
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

/// A share of one in whole percent.
fn percent(share: f32) -> u64 {
    (0..=100_u16)
        .rev()
        .find(|hundredth| f32::from(*hundredth) <= share * 100.0 + 0.5)
        .map_or(0, u64::from)
}
