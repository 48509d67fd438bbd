//! `rule WORDS`: lists the topics and pages close to words that are not a topic.

use crate::trouble::Trouble;
use crate::{Desk, Format};
use rulebook::RuleSet;
use rulings::Topic;
use serde_json::json;
use words::Args;
use words::find::{Index, SearchEntry, SearchHit};

/// How many topics and pages are listed.
const OFFERED_MAX: usize = 8;

/// Prints similar questions and pages, the likeliest first.
///
/// A single word may be a misspelled topic before its facts: an error that names similar topics.
pub fn offer(
    typed: &str,
    rules: &RuleSet,
    format: Option<Format>,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let index = Index::new(&desk.words);
    let found: Vec<&SearchEntry> =
        index.find(typed, rules.rulebook).into_iter().take(OFFERED_MAX).collect();
    let args = Args::new().text("topic", typed);
    let is_one_word = typed.split_whitespace().nth(1).is_none();
    if found.is_empty() {
        return Err(Trouble::malformed(desk.words.say("terminal-no-topic", &args)));
    }
    if is_one_word {
        let near = found.iter().map(|entry| slug(entry.found)).collect::<Vec<_>>().join(", ");
        let args = args.text("near", near);
        return Err(Trouble::malformed(desk.words.say("terminal-topic-near", &args)));
    }
    for entry in found {
        let line = match format {
            Some(Format::Json) => as_json(entry),
            _ => as_text(entry),
        };
        desk.line(&line)?;
    }
    Ok(())
}

/// The name of the page with all terms.
const GLOSSARY: &str = "glossary";

/// The arguments of `floorman rule` that show it.
fn slug(found: SearchHit) -> String {
    match found {
        SearchHit::Topic(slug) => slug.to_owned(),
        SearchHit::Rule(slug) | SearchHit::Guide(slug) => format!("--page {slug}"),
        SearchHit::Term(_) => format!("--page {GLOSSARY}"),
    }
}

fn as_text(entry: &SearchEntry) -> String {
    format!("  {:34} {}", slug(entry.found), entry.title)
}

fn as_json(entry: &SearchEntry) -> String {
    let topic = match entry.found {
        SearchHit::Topic(slug) => Topic::find(slug).map(|topic| topic.slug),
        SearchHit::Rule(_) | SearchHit::Guide(_) | SearchHit::Term(_) => None,
    };
    json!({ "topic": topic, "id": entry.found.id(), "title": entry.title }).to_string()
}
