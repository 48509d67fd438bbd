//! Sentence by sentence what a book decides, as data: in our own words, with how strictly it
//! speaks and what answers it.

use super::shelf;
use super::{Edition, RuleNumber, Rulebook};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use strum::IntoStaticStr;

/// A sentence of a book.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sentence {
    /// The rule or row it stands in, and which sentence of that it is: `43-A-2`.
    pub id: String,
    /// The heading or number by which somebody finds it in the document itself.
    pub heading: String,
    /// What it decides.
    pub decides: String,
    /// How strictly.
    pub strength: Strength,
    /// Floor questions that compute an answer, by their slugs.
    #[serde(default)]
    pub topics: Vec<String>,
    /// Pages that tell it, by their slugs: pages of rules and guides.
    #[serde(default)]
    pub pages: Vec<String>,
}

/// How strictly a sentence speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Strength {
    /// It has to be so.
    Must,
    /// It is so.
    Will,
    /// It holds at any time, not only during a hand.
    AtAnyTime,
    /// The floor may.
    May,
    /// A player may, and nobody can say no.
    Allowed,
    /// Good practice.
    Recommended,
    /// It decides nothing.
    Describes,
}

impl Sentence {
    /// The rule or row it stands in: `43-A` of `43-A-2`.
    ///
    /// ```
    /// use rulebook::{Rulebook, sentences};
    ///
    /// let sentence = sentences(Rulebook::House000).iter().find(|it| it.id == "PLGEN-29-1");
    /// assert_eq!(sentence.map(|it| it.rule()), Some("PLGEN-29"));
    /// ```
    #[must_use]
    pub fn rule(&self) -> &str {
        self.id.rsplit_once('-').map_or(&self.id, |(rule, _)| rule)
    }
}

/// A sentence of 2024 that does not stand so in an edition before it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Before {
    /// The sentence.
    id: String,
    /// The last edition that does not have it so.
    until: Edition,
    /// Its id there, where it stands under another number.
    #[serde(default)]
    there: Option<String>,
}

/// What an edition before 2024 has of its sentences.
fn shared(edition: Edition, latest: &[Sentence]) -> Vec<Sentence> {
    let before: Vec<Before> = shelf::read(TEXT_BEFORE_2024);
    let stands = |sentence: &Sentence| {
        let row = before.iter().find(|row| row.id == sentence.id && edition <= row.until);
        let id = match row {
            Some(row) => row.there.clone()?,
            None => sentence.id.clone(),
        };
        let number = RuleNumber::from_cited(sentence.rule()).map(|number| number.whole());
        let rule = edition.rules().iter().find(|rule| Some(&rule.number) == number.as_ref());
        // An addendum stands under no number of its own.
        let heading = match (rule, number) {
            (Some(rule), _) => rule.title.clone(),
            (None, None) => sentence.heading.clone(),
            (None, Some(_)) => return None,
        };
        Some(Sentence { id, heading, ..sentence.clone() })
    };
    latest.iter().filter_map(stands).collect()
}

/// The sentences of a book, in their order; none where they are not listed.
///
/// Of TDA 2019 and 2022 they are those that these share with 2024.
#[must_use]
pub fn sentences(book: Rulebook) -> &'static [Sentence] {
    static BOOKS: LazyLock<BTreeMap<Rulebook, Vec<Sentence>>> = LazyLock::new(|| {
        let texts = TEXTS.into_iter();
        let mut all: BTreeMap<Rulebook, Vec<Sentence>> =
            texts.map(|(book, text)| (book, shelf::read(text))).collect();
        for book in [Rulebook::Tda2022, Rulebook::Tda2019] {
            let latest = all.get(&Rulebook::Tda2024).map_or(&[][..], Vec::as_slice);
            let shared = Edition::of(book).map(|edition| shared(edition, latest));
            all.extend(shared.map(|shared| (book, shared)));
        }
        all
    });
    BOOKS.get(&book).map_or(&[], Vec::as_slice)
}

const TEXT_BEFORE_2024: &str = include_str!("../../assets/rulebooks/sentences/before-2024.ron");

const TEXTS: [(Rulebook, &str); 7] = [
    (Rulebook::Tda2011, include_str!("../../assets/rulebooks/sentences/tda-2011.ron")),
    (Rulebook::Tda2024, include_str!("../../assets/rulebooks/sentences/tda-2024.ron")),
    (Rulebook::Local003, include_str!("../../assets/rulebooks/sentences/local-003.ron")),
    (Rulebook::House000, include_str!("../../assets/rulebooks/sentences/house-000.ron")),
    (Rulebook::Home001, include_str!("../../assets/rulebooks/sentences/home-001.ron")),
    (Rulebook::Uth002, include_str!("../../assets/rulebooks/sentences/uth-002.ron")),
    (Rulebook::Pl004, include_str!("../../assets/rulebooks/sentences/pl-004.ron")),
];

#[cfg(test)]
mod tests {
    use super::{Sentence, TEXTS};

    #[test]
    fn the_lists_can_be_read() {
        for (book, text) in TEXTS {
            let read: Result<Vec<Sentence>, _> = ron::from_str(text);
            assert!(read.is_ok_and(|list| !list.is_empty()), "{}", book.id());
        }
    }
}
