//! Sentence by sentence what a book decides, as data: in our own words, with how strictly it
//! speaks and what answers it.

use super::shelf;
use super::span::{Span, nearest};
use super::{Edition, RuleNumber, Rulebook, house_books};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use strum::IntoStaticStr;

/// A sentence of a book, and what in the program answers it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sentence {
    /// The rule or row it stands in, and which sentence of that it is: `43-A-2`.
    pub id: String,
    /// The heading or number by which somebody finds it in the document itself: that of its rule or
    /// row, and in the list only where it has none, as remarks and addenda.
    #[serde(default)]
    pub heading: String,
    /// What it decides, in our own words.
    pub decides: String,
    /// How strictly the sentence speaks.
    pub strength: Strength,
    /// Floor questions that compute an answer, by their slugs.
    #[serde(default)]
    pub topics: Vec<String>,
    /// Pages that tell it, by their slugs: pages of rules and guides.
    #[serde(default)]
    pub pages: Vec<String>,
    /// Why it is told on a page alone, where it decides something.
    #[serde(default)]
    pub by_page: Option<ByPage>,
}

/// Why a sentence that decides something is told on a page, and no floor asks it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ByPage {
    /// It says what something is.
    Definition,
    /// It refers to other rules.
    Reference,
    /// It is about things, not about what somebody did.
    Equipment,
    /// The house fixes it beforehand.
    House,
    /// Good practice, and nothing follows from leaving it.
    Practice,
    /// It leaves something to the eye of the floor, and no facts decide it.
    Judgment,
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
    /// The floor may do it, or leave it.
    May,
    /// A player may, and nobody can say no.
    Allowed,
    /// Good practice.
    Recommended,
    /// It decides nothing.
    Describes,
}

impl Strength {
    /// Whether a sentence that speaks so decides anything.
    #[must_use]
    pub fn decides(self) -> bool {
        self != Self::Describes
    }
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

/// A sentence of [`Edition::BASE`] that does not stand so in other editions.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Changed {
    /// The id of that sentence in the base.
    id: String,
    /// Which editions do not have it so.
    span: Span,
    /// Its id there, where it stands under another number.
    #[serde(default)]
    there: Option<String>,
}

/// What editions have in the place of such a sentence, or beside the others of its rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Instead {
    span: Span,
    sentence: Sentence,
}

/// What an edition that is told by [`Edition::BASE`] has: the sentences that it shares with it,
/// what it has instead of others, which stands where those stand, and what it has beside them.
fn told_by_base(edition: Edition, base: &[Sentence]) -> Vec<Sentence> {
    let changed: Vec<Changed> = shelf::read(TEXT_CHANGED);
    let instead: Vec<Instead> = shelf::read(TEXT_INSTEAD);
    let instead_of = |id: &str| {
        let of_it = instead.iter().filter(|it| it.sentence.id == id);
        nearest(of_it, |it| it.span, edition)
    };
    let headed = |id: String, sentence: &Sentence| {
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
    let stands = |sentence: &Sentence| {
        let rows = changed.iter().filter(|row| row.id == sentence.id);
        match (instead_of(&sentence.id), nearest(rows, |row| row.span, edition)) {
            (Some(other), _) => headed(sentence.id.clone(), &other.sentence),
            (None, Some(row)) => headed(row.there.clone()?, sentence),
            (None, None) => headed(sentence.id.clone(), sentence),
        }
    };
    let mut all: Vec<Sentence> = base.iter().filter_map(stands).collect();
    let is_more = |it: &&Instead| base.iter().all(|sentence| sentence.id != it.sentence.id);
    for more in instead.iter().filter(is_more) {
        let id = &more.sentence.id;
        if instead_of(id) == Some(more)
            && let Some(sentence) = headed(id.clone(), &more.sentence)
        {
            let whole = |it: &Sentence| RuleNumber::from_cited(it.rule()).map(|it| it.whole());
            let own = whole(&sentence);
            let after = all.iter().rposition(|it| whole(it).is_some() && whole(it) <= own);
            all.insert(after.map_or(0, |last| last + 1), sentence);
        }
    }
    all
}

/// The heading under which a rule or row stands, where a list of the book has it.
fn heading(book: Rulebook, rule: &str) -> Option<&'static str> {
    if let Some(edition) = Edition::of(book) {
        let number = RuleNumber::from_cited(rule)?.whole();
        let rule = edition.rules().iter().find(|rule| rule.number == number)?;
        return Some(&rule.title);
    }
    let row = house_books().iter().find(|it| it.id == book.id())?.row(rule)?;
    Some(&row.heading)
}

/// The sentences of a list, each with its heading.
fn read(book: Rulebook, text: &str) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = shelf::read(text);
    for sentence in &mut sentences {
        if let Some(heading) = heading(book, sentence.rule()) {
            sentence.heading = heading.to_owned();
        }
    }
    sentences
}

/// The sentences of a book, in their order; none where they are not listed.
///
/// Of editions told by [`Edition::BASE`] they are those shared with it and what they have instead.
#[must_use]
pub fn sentences(book: Rulebook) -> &'static [Sentence] {
    static BOOKS: LazyLock<BTreeMap<Rulebook, Vec<Sentence>>> = LazyLock::new(|| {
        let texts = TEXTS.into_iter();
        let mut all: BTreeMap<Rulebook, Vec<Sentence>> =
            texts.map(|(book, text)| (book, read(book, text))).collect();
        let base = Edition::BASE.rulebook().and_then(|book| all.get(&book)).cloned();
        for edition in Edition::ALL.iter().filter(|edition| edition.is_told_by_base()) {
            if let (Some(book), Some(base)) = (edition.rulebook(), &base) {
                all.insert(book, told_by_base(*edition, base));
            }
        }
        all
    });
    BOOKS.get(&book).map_or(&[], Vec::as_slice)
}

const TEXT_CHANGED: &str = include_str!("../../assets/rulebooks/sentences/changed.ron");

const TEXT_INSTEAD: &str = include_str!("../../assets/rulebooks/sentences/instead.ron");

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
    use super::{Changed, Instead, Sentence, TEXT_CHANGED, TEXT_INSTEAD, TEXTS};
    use super::{heading, sentences};
    use crate::Edition;
    use crate::shelf::try_read;

    #[test]
    fn the_lists_can_be_read() {
        for (book, text) in TEXTS {
            let read = try_read::<Sentence>(text);
            assert!(read.is_ok_and(|list| !list.is_empty()), "{}", book.id());
        }
        let changed = try_read::<Changed>(TEXT_CHANGED).expect("a list");
        let instead = try_read::<Instead>(TEXT_INSTEAD).expect("a list");
        let spans = changed.iter().map(|row| row.span).chain(instead.iter().map(|row| row.span));
        assert!(spans.clone().count() > 40);
        assert!(spans.into_iter().all(|span| !span.holds_in(Edition::BASE)));
    }

    /// The list of rules or rows is the one source of headings, so that two cannot differ.
    #[test]
    fn a_heading_stands_in_one_list() {
        for (book, text) in TEXTS {
            let written: Vec<Sentence> = try_read(text).expect("a list");
            for sentence in &written {
                let is_known = heading(book, sentence.rule()).is_some();
                let id = &sentence.id;
                assert_eq!(sentence.heading.is_empty(), is_known, "{} {id}", book.id());
            }
            assert!(sentences(book).iter().all(|it| !it.heading.is_empty()), "{}", book.id());
        }
    }
}
