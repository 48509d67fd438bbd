//! `rule`: answers floor questions; facts in, rulings out, one object per line.

mod answer;
mod args;
mod coverage;
mod log;
mod sheet;
mod suggestions;

use crate::page::{self, Names};
use crate::print::PAPERS;
use crate::rules::{BookOrFile, rule_set};
use crate::trouble::Trouble;
use crate::{Desk, Format};
use ::print::Paper;
pub use answer::{Shape, write};
use args::parse;
use clap::{Args, ValueEnum};
use log::Logger;
use rulebook::{RuleSet, Section};
use rulings::{Topic, topics};
use serde_json::json;
use sheet::Target;
use std::path::PathBuf;
use words::Args as Arguments;

#[derive(Debug, Args)]
pub struct Rule {
    /// Topic by name; other words list the questions that come close.
    #[arg(required_unless_present_any = ["list", "page", "coverage"])]
    pub topic: Option<String>,
    /// List the topics with their rule numbers.
    #[arg(long, conflicts_with = "topic")]
    pub list: bool,
    /// List which topics and pages answer each rule.
    ///
    /// Covers each rule of each edition, each row of the house books and each line of the matrix.
    #[arg(long, conflicts_with_all = ["topic", "list"])]
    pub coverage: bool,
    /// Show a guide or rule page, such as holdem, 44-A or "TDA 2011 39"; without PAGE, list them.
    #[arg(long, value_name = "PAGE", conflicts_with_all = ["topic", "list", "format"])]
    pub page: Option<Option<String>>,
    /// PDF to write the page to.
    #[arg(short, long, requires = "page", value_name = "PDF")]
    pub out: Option<PathBuf>,
    /// Paper size of the PDF.
    #[arg(long, value_parser = PAPERS, default_value = "a4")]
    pub paper: Paper,
    /// Also show nicknames of starting hands that may offend.
    #[arg(long, requires = "page")]
    pub offensive: bool,
    /// Print example facts for the topic.
    #[arg(long, requires = "topic")]
    pub example: bool,
    /// Rules to apply: a rulebook or a file (default: those of --file, otherwise tda-2024).
    #[arg(long, value_parser = BookOrFile)]
    pub rules: Option<String>,
    #[command(flatten)]
    pub log: log::Into,
    /// File to read the facts from instead of standard input.
    #[arg(short, long)]
    pub input: Option<PathBuf>,
    #[command(flatten)]
    pub shape: Shape,
}

pub fn run(rule: &Rule, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if let Some(format @ (Format::Ron | Format::Csv | Format::Html)) = rule.shape.output().format {
        let name = format.to_possible_value().map(|name| name.get_name().to_owned());
        let args = Arguments::new().text("format", name.unwrap_or_default());
        return Err(Trouble::malformed(desk.words.say("terminal-rule-formats", &args)));
    }
    if rule.coverage {
        return coverage::run(rule.shape.output().format(), desk);
    }
    if let Some(page) = &rule.page {
        let rules = rule.rules.as_deref().map(|name| rule_set(name, &desk.words)).transpose()?;
        let book = rules.unwrap_or_default().rulebook;
        if let (Some(page), Some(out)) = (page, &rule.out) {
            return sheet::run(page, book, &Target { paper: rule.paper, out }, desk);
        }
        let names = if rule.offensive { Names::All } else { Names::Polite };
        return page::run(page.as_deref(), book, names, desk);
    }
    let mut logger = Logger::open(&rule.log, &desk.words)?;
    let rules = match (&rule.rules, &logger) {
        (Some(name), _) => rule_set(name, &desk.words)?,
        (None, Some(logger)) => logger.rules(),
        (None, None) => RuleSet::default(),
    };
    let Some(slug) = rule.topic.as_deref() else { return list(rule, &rules, desk) };
    let Some(topic) = Topic::find(slug) else {
        return suggestions::offer(slug, &rules, rule.shape.output().format, desk);
    };
    if rule.example {
        return desk.line(topic.example);
    }
    for number in 1.. {
        let Some(line) = desk.next_line(number)? else { break };
        // Windows editors put a byte order mark at the start of a file.
        let line = line.trim_start_matches('\u{feff}');
        if line.trim().is_empty() {
            continue;
        }
        let facts = parse(line, number, &desk.words)?;
        let facts = topic.facts_of_today(&facts).into_owned();
        let ruling = topic.rule(&facts, &rules);
        let ruling = ruling.map_err(|error| {
            Trouble::at_line(number, &desk.words.facts_error(&error), &desk.words)
        })?;
        let answer = write(topic, &ruling, &rules, rule.shape, &desk.words);
        if let Some(logger) = &mut logger {
            logger.log(desk.words.floor_ruling(topic, &facts, &ruling, &rules), &desk.words)?;
        }
        desk.line(&answer)?;
    }
    Ok(())
}

/// Lists the topics below their headings; with `--format json`, one object per line.
fn list(rule: &Rule, rules: &RuleSet, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let is_json = rule.shape.output().format == Some(Format::Json);
    for &section in Section::ALL {
        let heading = desk.words.section(section);
        let mut of_section = topics().filter(|topic| topic.section == section).peekable();
        if of_section.peek().is_some() && !is_json {
            desk.line(&heading)?;
        }
        for topic in of_section {
            let mut numbers: Vec<String> = Vec::new();
            for cite in topic.cites_in(rules.rulebook) {
                let number = match is_json {
                    true => format!("{} {}", cite.rulebook.id(), cite.number),
                    false => desk.words.cited(&cite),
                };
                if !numbers.contains(&number) {
                    numbers.push(number);
                }
            }
            let title = desk.words.topic(topic);
            let line = match is_json {
                true => json!({
                    "topic": topic.slug, "title": title, "section": heading, "rules": numbers,
                })
                .to_string(),
                false => format!("  {:22} {title} ({})", topic.slug, numbers.join(", ")),
            };
            desk.line(line.trim_end_matches(" ()"))?;
        }
    }
    Ok(())
}
