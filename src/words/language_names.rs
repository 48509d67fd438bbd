//! What languages call themselves.

use crate::{Args, Language, Words};
use std::sync::OnceLock;

impl Language {
    /// What it calls itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        static NAMES: OnceLock<[String; Language::ALL.len()]> = OnceLock::new();
        let read = || Self::ALL.map(|it| Words::only(it, "terms").text("language-name"));
        let names = Self::ALL.into_iter().zip(NAMES.get_or_init(read));
        names
            .filter(|(it, _)| *it == self)
            .map(|(_, name)| name.as_str())
            .next()
            .unwrap_or_default()
    }

    /// That there is no language of this name, and which there are, for somebody of whom nobody
    /// knows what they read.
    #[must_use]
    pub fn unknown(id: &str) -> String {
        let words = Words::new(Self::default());
        let known = words.list(&Self::ALL.map(Self::id));
        words.say("terminal-no-language", &Args::new().text("lang", id).text("known", known))
    }
}
