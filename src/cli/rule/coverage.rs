//! `rule --coverage`: what answers each rule, row and line.

use crate::trouble::Trouble;
use crate::{Desk, Format};
use rulings::{Covered, Wants, coverage};
use serde_json::json;
use words::Args;

/// Prints it, with what is missing counted at the end.
pub fn run(format: Format, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let all = coverage();
    let mut book = "";
    for covered in &all {
        if format != Format::Text {
            desk.line(&as_json(covered))?;
            continue;
        }
        if std::mem::replace(&mut book, covered.book) != covered.book {
            desk.line(covered.book)?;
        }
        let line =
            format!("  {:14} {:44} {}", covered.number, covered.title, answers(covered, desk));
        desk.line(line.trim_end())?;
    }
    if format == Format::Text {
        let missing = all.iter().filter(|covered| covered.is_missing()).count();
        let with_topic = all.iter().filter(|covered| !covered.topics.is_empty()).count();
        let args = Args::new()
            .count("lines", all.len())
            .count("topics", with_topic)
            .count("missing", missing);
        let summary = desk.words.say("terminal-coverage", &args);
        desk.line(&summary)?;
    }
    Ok(())
}

/// The topics and pages, or the reason why there is none.
fn answers(covered: &Covered, desk: &Desk<'_>) -> String {
    let words = &desk.words;
    let mut parts = Vec::new();
    if !covered.topics.is_empty() {
        parts.push(covered.topics.join(", "));
    }
    if !covered.pages.is_empty() {
        let args = Args::new().text("pages", covered.pages.join(", "));
        parts.push(words.say("terminal-coverage-pages", &args));
    }
    match covered.wants {
        Wants::Nothing => parts.push(words.text("terminal-coverage-lost")),
        Wants::Page if covered.topics.is_empty() => {
            parts.push(words.text("terminal-coverage-nothing-to-work-out"));
        }
        Wants::Page | Wants::Topic => {}
    }
    if covered.is_missing() {
        parts.push(words.text("terminal-coverage-missing"));
    }
    parts.join(" · ")
}

fn as_json(covered: &Covered) -> String {
    let wants = match covered.wants {
        Wants::Topic => "topic",
        Wants::Page => "page",
        Wants::Nothing => "nothing",
    };
    json!({
        "book": covered.book,
        "number": covered.number,
        "title": covered.title,
        "topics": covered.topics,
        "pages": covered.pages,
        "wants": wants,
        "missing": covered.is_missing(),
    })
    .to_string()
}
