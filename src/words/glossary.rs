//! The words of the floor in all languages, and where names of hands come from.

use crate::{Language, Words};
use rulebook::{Nickname, Term};
use std::sync::OnceLock;

/// The glossaries of all languages, without their other catalogues.
fn glossaries() -> &'static [Words] {
    static READ: OnceLock<Vec<Words>> = OnceLock::new();
    READ.get_or_init(|| Language::ALL.map(|it| Words::only(it, "glossary")).into())
}

impl Words {
    /// What a word of the floor is called in the other languages.
    pub fn elsewhere(&self, term: &Term) -> impl Iterator<Item = String> {
        let own = self.language();
        let others = glossaries().iter().filter(move |words| words.language() != own);
        others.map(|words| words.text(&term.word_id()))
    }

    /// The same words in one line, with dots between them.
    #[must_use]
    pub fn elsewhere_listed(&self, term: &Term) -> String {
        self.elsewhere(term).collect::<Vec<_>>().join(" · ")
    }

    /// Where the name of a hand comes from; nothing where that is not told.
    #[must_use]
    pub fn name_means(&self, name: &Nickname) -> String {
        name.means_id().map(|id| self.text(&id)).unwrap_or_default()
    }
}
