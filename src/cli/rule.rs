//! `rule`: answers floor questions, one object of facts a line in, one ruling a line out.

use crate::cli::make::rule_set;
use crate::cli::trouble::Trouble;
use crate::cli::{Desk, Format, Output};
use crate::rulebook::{Citation, RuleSet};
use crate::rulings::{Ruling, Topic, topics};
use crate::words::Args as Arguments;
use crate::words::Words;
use clap::Args;
use serde_json::Value;
use std::path::PathBuf;

/// Answers floor questions.
#[derive(Debug, Args)]
pub struct Rule {
    /// The topic.
    #[arg(required_unless_present = "list")]
    pub topic: Option<String>,
    /// Lists the topics with their rule numbers.
    #[arg(long, conflicts_with = "topic")]
    pub list: bool,
    /// Prints filled-in facts that work.
    #[arg(long, requires = "topic")]
    pub example: bool,
    /// The rules that hold: tda-2024, tda-2011, house-000, home-001, pl-004, or a file.
    #[arg(long, default_value = "tda-2024")]
    pub rules: String,
    /// Reads the facts from this file instead of standard input.
    #[arg(short, long)]
    pub input: Option<PathBuf>,
    /// How to write it.
    #[command(flatten)]
    pub output: Output,
}

/// Answers.
pub fn run(rule: &Rule, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let rules = rule_set(&rule.rules, &desk.words)?;
    let Some(slug) = rule.topic.as_deref() else { return list(&rules, desk) };
    let topic = Topic::find(slug).ok_or_else(|| {
        let args = Arguments::new().text("topic", slug);
        Trouble::malformed(desk.words.say("terminal-no-topic", &args))
    })?;
    if rule.example {
        return desk.line(topic.example);
    }
    let format = rule.output.format();
    for number in 1.. {
        let mut line = String::new();
        let read = desk.input.read_line(&mut line);
        let read =
            read.map_err(|error| Trouble::at_line(number, &error.to_string(), &desk.words))?;
        if read == 0 {
            break;
        }
        if line.trim().is_empty() {
            continue;
        }
        let facts = parse(&line, number, &desk.words)?;
        let ruling = topic.rule(&facts, &rules);
        let ruling = ruling.map_err(|error| {
            Trouble::at_line(number, &desk.words.facts_error(&error), &desk.words)
        })?;
        let answer = write(topic, &ruling, &rules, format, &desk.words);
        desk.line(&answer)?;
    }
    Ok(())
}

fn list(rules: &RuleSet, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let mut section = None;
    for topic in topics() {
        if section.replace(topic.section) != Some(topic.section) {
            desk.line(&desk.words.section(topic.section))?;
        }
        let title = desk.words.topic(topic);
        let cites = topic.cites_in(rules.rulebook);
        let numbers: Vec<String> =
            cites.map(|cite| format!("{} {}", cite.rulebook.id(), cite.number)).collect();
        let line = format!("  {:20} {title} ({})", topic.slug, numbers.join(", "));
        desk.line(line.trim_end_matches(" ()"))?;
    }
    Ok(())
}

/// Facts as JSON, or as RON where the line begins like it.
fn parse(line: &str, number: usize, words: &Words) -> Result<Value, Trouble> {
    if line.trim_start().starts_with('(') {
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let facts: Result<Value, _> = options.from_str(line);
        return facts.map_err(|error| {
            let (column, what) = (error.span.start.col, error.code);
            Trouble::at_column(number, column, &what.to_string(), words)
        });
    }
    serde_json::from_str(line).map_err(|error| {
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or_default();
        Trouble::at_column(number, error.column(), what, words)
    })
}

/// A ruling in the envelope that other programs rely on.
fn write(topic: &Topic, ruling: &Ruling, rules: &RuleSet, format: Format, words: &Words) -> String {
    let text = words.ruling(ruling);
    if format == Format::Text {
        return for_people(ruling, &text, words);
    }
    let mut fields = vec![
        ("topic", Value::from(topic.slug)),
        ("rules", rules.rulebook.id().into()),
        ("verdict", ruling.verdict.clone()),
        ("why", ruling.why.iter().map(|reason| reason.id).collect::<Vec<_>>().into()),
        ("text", text.into()),
        ("citations", ruling.citations.iter().map(|cite| citation(cite, words)).collect()),
        ("discretion", ruling.is_discretion.into()),
        ("options", ruling.options.iter().map(|choice| choice.verdict.clone()).collect()),
    ];
    for (key, reasons) in
        [("say", &ruling.say), ("steps", &ruling.steps), ("suggests", &ruling.suggests)]
    {
        if !reasons.is_empty() {
            let said: Value = reasons.iter().map(|reason| words.reason(reason)).collect();
            fields.push((key, said));
        }
    }
    if !ruling.differs.is_empty() {
        let differs = ruling.differs.iter().map(|other| {
            object(&[
                ("rules", other.rulebook.id().into()),
                ("verdict", other.verdict.clone()),
                ("text", words.reasons(&other.answer).into()),
                ("citations", other.citations.iter().map(|cite| citation(cite, words)).collect()),
            ])
        });
        fields.push(("differs", differs.collect()));
    }
    let ordered: Vec<String> =
        fields.iter().map(|(key, value)| format!("{}:{value}", Value::from(*key))).collect();
    format!("{{{}}}", ordered.join(","))
}

fn citation(cite: &Citation, words: &Words) -> Value {
    object(&[
        ("rulebook", cite.rulebook.id().into()),
        ("number", cite.number.into()),
        ("gist", words.text(cite.gist).into()),
    ])
}

fn object(fields: &[(&str, Value)]) -> Value {
    Value::Object(fields.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect())
}

fn for_people(ruling: &Ruling, text: &str, words: &Words) -> String {
    let mut lines = vec![text.to_owned()];
    lines.extend(
        ruling.options.iter().map(|choice| format!("  - {}", words.reason(&choice.answer))),
    );
    for (id, reasons) in [
        ("terminal-say", &ruling.say),
        ("terminal-do", &ruling.steps),
        ("terminal-consider", &ruling.suggests),
    ] {
        let said = reasons.iter().map(|reason| words.reason(reason));
        lines.extend(said.map(|said| words.say(id, &Arguments::new().text("said", said))));
    }
    for cite in &ruling.citations {
        let gist = words.text(cite.gist);
        lines.push(format!("  {} {}: {gist}", cite.rulebook.id(), cite.number));
    }
    for other in &ruling.differs {
        let book = words.rulebook(other.rulebook);
        let args = Arguments::new().text("book", book).text("answer", words.reasons(&other.answer));
        lines.push(words.say("terminal-differs", &args));
    }
    lines.join("\n")
}
