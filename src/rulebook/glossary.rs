//! The words of the floor in three languages, and what players call their starting hands.

use super::shelf;
use serde::Deserialize;
use std::sync::LazyLock;

/// A word of the floor.
///
/// The word and its meaning stand in the catalogue, under `term-SLUG` and `term-SLUG-means`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Its name in the catalogue, in kebab case.
    pub slug: String,
    /// Slugs of words to look at beside it.
    #[serde(default)]
    pub near: Vec<String>,
}

impl Term {
    /// The word of this slug; None where the glossary has none.
    #[must_use]
    pub fn find(slug: &str) -> Option<&'static Self> {
        glossary().iter().find(|term| term.slug == slug)
    }

    /// The id of the word in the text catalogue.
    #[must_use]
    pub fn word_id(&self) -> String {
        format!("term-{}", self.slug)
    }

    /// The id of its explanation in the text catalogue.
    #[must_use]
    pub fn means_id(&self) -> String {
        format!("term-{}-means", self.slug)
    }
}

/// What players call a starting hand.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nickname {
    /// The two ranks, as in `A K`; `T` is ten.
    pub hand: String,
    /// What players call that hand.
    pub name: String,
    /// Where the name comes from, as far as it is told: the text of this name in the catalogue.
    #[serde(default)]
    pub means: Option<String>,
    /// Whether it may offend; such names are shown only to somebody who asks for them.
    #[serde(default, rename = "offensive")]
    pub is_offensive: bool,
}

impl Nickname {
    /// The id of where the name comes from, as far as it is told.
    #[must_use]
    pub fn means_id(&self) -> Option<String> {
        self.means.as_ref().map(|means| format!("slang-{means}"))
    }
}

/// Every word of the glossary, in the order of subjects.
#[must_use]
pub fn glossary() -> &'static [Term] {
    static TERMS: LazyLock<Vec<Term>> =
        LazyLock::new(|| shelf::read(include_str!("../../assets/guides/glossary.ron")));
    &TERMS
}

/// Every name of a starting hand, offensive ones among them.
#[must_use]
pub fn slang() -> &'static [Nickname] {
    static NAMES: LazyLock<Vec<Nickname>> =
        LazyLock::new(|| shelf::read(include_str!("../../assets/guides/slang.ron")));
    &NAMES
}
