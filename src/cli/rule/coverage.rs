//! `rule --coverage`: which topics and pages answer each rule and sentence of the rulebooks.

use crate::trouble::Trouble;
use crate::{Desk, Format};
use rulebook::{Rulebook, Sentence};
use rulings::{Covered, SentenceCovered, Wants, coverage, coverage_of_sentences};
use serde_json::json;
use words::Args;

/// Prints the coverage, with the number of gaps at the end.
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
    sentence_by_sentence(format, desk)
}

/// Prints the answers to each sentence of the books that are listed sentence by sentence.
fn sentence_by_sentence(format: Format, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let all = coverage_of_sentences();
    let mut place = None;
    for covered in &all {
        let sentence = covered.sentence;
        if format != Format::Text {
            desk.line(&sentence_as_json(covered))?;
            continue;
        }
        if place.replace((covered.book, &sentence.heading))
            != Some((covered.book, &sentence.heading))
        {
            let book = desk.words.rulebook(covered.book);
            desk.line(&format!("{book} · {}", sentence.heading))?;
        }
        let answers = answered(&covered.topics, &covered.pages, desk);
        let none = covered.is_missing().then(|| desk.words.text("terminal-coverage-missing"));
        let answers: Vec<String> =
            answers.into_iter().chain(none).chain(why(sentence, desk)).collect();
        desk.line(&format!("    {} → {}", sentence.decides, answers.join(" · ")))?;
    }
    let by_topic = all.iter().filter(|covered| !covered.topics.is_empty()).count();
    let deciding = all.iter().filter(|covered| covered.sentence.strength.decides()).count();
    let missing = all.iter().filter(|covered| covered.is_missing()).count();
    let by_page = all.len() - by_topic - missing;
    if format == Format::Text {
        let args = Args::new()
            .count("sentences", all.len())
            .count("deciding", deciding)
            .count("topics", by_topic)
            .count("pages", deciding.saturating_sub(by_topic + missing))
            .count("missing", missing);
        let summary = desk.words.say("terminal-coverage-sentences", &args);
        return desk.line(&summary);
    }
    let counts = json!({
        "sentences": all.len(),
        "deciding": deciding,
        "by_topic": by_topic,
        "by_page": by_page,
        "missing": missing,
    });
    desk.line(&counts.to_string())
}

/// Why a sentence that decides something has a page but no floor question.
fn why(sentence: &Sentence, desk: &Desk<'_>) -> Option<String> {
    let why: &str = sentence.by_page?.into();
    Some(desk.words.text(&["terminal-coverage-by-page-", why].concat()))
}

/// The floor questions and pages, as parts of a line.
fn answered(topics: &[&str], pages: &[&str], desk: &Desk<'_>) -> Vec<String> {
    let mut parts = Vec::new();
    if !topics.is_empty() {
        parts.push(topics.join(", "));
    }
    if !pages.is_empty() {
        let args = Args::new().text("pages", pages.join(", "));
        parts.push(desk.words.say("terminal-coverage-pages", &args));
    }
    parts
}

fn sentence_as_json(covered: &SentenceCovered) -> String {
    let sentence = covered.sentence;
    let strength: &str = sentence.strength.into();
    let why: Option<&str> = sentence.by_page.map(Into::into);
    json!({
        "book": covered.book.id(),
        "sentence": sentence.id,
        "heading": sentence.heading,
        "decides": sentence.decides,
        "strength": strength,
        "topics": covered.topics,
        "pages": covered.pages,
        "by_page": why,
        "missing": covered.is_missing(),
    })
    .to_string()
}

/// The usual name of a rulebook; the matrix has none.
fn book_name(id: &str, desk: &Desk<'_>) -> String {
    let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
    let mut named = books.filter(|book| book.id() == id).map(|book| desk.words.rulebook(book));
    named.next().unwrap_or_else(|| id.to_owned())
}

/// The topics and pages, or the reason why there are none.
fn answers(covered: &Covered, desk: &Desk<'_>) -> String {
    let words = &desk.words;
    let pages: Vec<&str> = covered.pages.iter().map(String::as_str).collect();
    let mut parts = answered(&covered.topics, &pages, desk);
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
