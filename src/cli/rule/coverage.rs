//! `rule --coverage`: what answers each rule, row and line.

use crate::trouble::Trouble;
use crate::{Desk, Format};
use rulebook::Rulebook;
use rulings::{Covered, Wants, coverage};
use serde_json::json;
use words::Args;

/// Prints it, with what is missing counted at the end.
pub fn run(format: Format, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let all = coverage();
    let mut book = "";
    let mut heading: Option<&String> = None;
    for covered in &all {
        if format != Format::Text {
            desk.line(&as_json(covered))?;
            continue;
        }
        if std::mem::replace(&mut book, covered.book) != covered.book {
            desk.line(&book_name(covered.book, desk))?;
        }
        let answers = answers(covered, desk);
        let line = match &covered.heading {
            Some(of_row) => {
                if heading.replace(of_row) != Some(of_row) {
                    desk.line(&format!("  {of_row}"))?;
                }
                format!("    {:57} {answers}", covered.title)
            }
            None => format!("  {:14} {:44} {answers}", covered.number, covered.title),
        };
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

/// The name of a document as people know it; the matrix has none.
fn book_name(id: &str, desk: &Desk<'_>) -> String {
    let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
    let named = books.filter(|book| book.id() == id).map(|book| desk.words.rulebook(book));
    named.last().unwrap_or_else(|| id.to_owned())
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
        "heading": covered.heading,
        "title": covered.title,
        "topics": covered.topics,
        "pages": covered.pages,
        "wants": wants,
        "missing": covered.is_missing(),
    })
    .to_string()
}
