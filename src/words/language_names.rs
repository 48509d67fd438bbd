//! What languages call themselves.

use crate::{Args, Language, Words};
use std::sync::OnceLock;

/// What a language calls itself.
#[must_use]
pub fn own_name(language: Language) -> &'static str {
    static NAMES: OnceLock<[String; Language::ALL.len()]> = OnceLock::new();
    let read = || Language::ALL.map(|it| Words::only(it, "terms").text("language-name"));
    let names = Language::ALL.into_iter().zip(NAMES.get_or_init(read));
    names
        .filter(|(it, _)| *it == language)
        .map(|(_, name)| name.as_str())
        .next()
        .unwrap_or_default()
}

/// Says that this language does not exist and which do, for readers whose language is unknown.
#[must_use]
pub fn unknown_language(id: &str) -> String {
    let words = Words::new(Language::default());
    let known = words.list(&Language::ALL.map(Language::id));
    words.say("terminal-no-language", &Args::new().text("lang", id).text("known", known))
}
