//! Turns of phrase that nobody says aloud, counted in the English catalogues and in the README.
//!
//! A reviewer who stumbles over one adds its family here and rewrites the texts, in one commit.

use crate::project::Project;

/// So many may stand there in all: a few are right where they are.
const PHRASES_MAX: usize = 10;

/// A family: what to say instead, and what is counted, in small letters, as whole words.
const FAMILIES: [(&str, &[&str]); 12] = [
    ("action, entry or change", &["an act", "the act", "this act", "each act", "every act"]),
    ("is, appears, is shown", &["stands in", "stands on", "stands beside", "stands there"]),
    ("is not a", &["is no number", "is no name", "is no day", "is no place", "is no amount"]),
    ("anyone who, the player who", &["whoever", "whomever", "whatever"]),
    ("if", &["where none", "where nothing", "where nobody", "where somebody", "where there"]),
    ("given, reported", &["is told", "are told", "was told", "not told"]),
    ("undone", &["taken back", "takes back", "take it back", "took back"]),
    ("continues, resumes", &["goes on", "go on", "went on", "gone on"]),
    ("corrected", &["put right", "puts right", "put it right"]),
    ("anyway", &["all the same"]),
    ("this many", &["so many", "so much"]),
    ("again", &["anew"]),
];

/// The turns of phrase, where there are too many of them.
pub fn stiff(project: &Project) -> Vec<String> {
    let of_english = project.beneath("assets/text/en/");
    let of_all = project.beneath("assets/text/all/");
    let readme = [("README.md", project.text("README.md"))];
    let mut found = Vec::new();
    for (path, text) in of_english.chain(of_all).chain(readme) {
        for (no, line) in english(text).filter(|(_, line)| !is_for_search(line)) {
            // The id of a text is no part of it.
            let line = words(line.split_once(" = ").map_or(line, |(_, text)| text));
            for (better, phrases) in FAMILIES {
                let stands = |phrase: &&&str| line.contains(&format!(" {phrase} "));
                let phrases = phrases.iter().filter(stands);
                found.extend(phrases.map(|it| format!("{path}:{no}: *{it}*; say *{better}*")));
            }
        }
    }
    if found.len() <= PHRASES_MAX { Vec::new() } else { found }
}

/// The English lines of a text with their numbers: where it has a part for each language, those
/// under `### en`.
fn english(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_english = true;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        if let Some(language) = line.strip_prefix("### ") {
            // A heading of the README names no language.
            is_english = language.len() != 2 || language == "en";
        }
        is_english
    })
}

/// Headings, and words that people type.
fn is_for_search(line: &str) -> bool {
    let typed = ["#", ".search", ".said", "command-say-"];
    typed.iter().any(|begun| line.trim_start().starts_with(begun))
}

/// The words of a line in small letters, with a space around each.
fn words(line: &str) -> String {
    let plain = |sign: char| if sign.is_alphanumeric() { sign } else { ' ' };
    let plain: String = line.to_lowercase().chars().map(plain).collect();
    format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "))
}
