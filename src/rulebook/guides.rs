//! Guides: pages from which a dealer or a host learns a game, a procedure, or a house's rules.
//!
//! What a guide is called and says stands in the catalogue, under `guide-SLUG` and
//! `guide-SLUG-body`; here stands where it belongs, and what it answers.

use super::shelf;
use serde::Deserialize;
use std::sync::LazyLock;
use strum::{IntoStaticStr, VariantArray};

/// Under which heading a guide is listed.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum GuideGroup {
    /// How poker works: options, betting structures, hands, pots.
    Basics,
    /// One game from deal to showdown.
    Games,
    /// What a dealer does, and what they do when it went wrong.
    Dealing,
    /// What a house book has differently.
    HouseRules,
    /// Conduct at the table.
    Etiquette,
    /// To look up: words, names, where the game comes from.
    Reference,
}

impl GuideGroup {
    /// Every group, in the order of reading.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name by which files and the catalogue call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A list that stands under the text of a guide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum GuideList {
    /// [`glossary`](super::glossary).
    Glossary,
    /// [`slang`](super::slang).
    Slang,
}

/// A page to learn from, and the rules that it answers.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// Its name in the catalogue and at the terminal, in kebab case.
    pub slug: String,
    /// Under which group it is listed.
    pub group: GuideGroup,
    /// Rows of the house books that it answers: `PLGEN-29`, or a run of them, `PLGEN-26..29`.
    #[serde(default)]
    pub rows: Vec<String>,
    /// Lines of the coverage matrix for which it is the page.
    #[serde(default)]
    pub matrix: Vec<String>,
    /// What somebody may type to find it: synonyms, slang, Czech and Polish.
    #[serde(default)]
    pub words: Vec<String>,
    /// Slugs of guides and pages of rules to read beside it.
    #[serde(default)]
    pub near: Vec<String>,
    /// Floor questions that compute an answer from facts.
    #[serde(default)]
    pub topics: Vec<String>,
    /// The list under its text, if it has one.
    #[serde(default)]
    pub list: Option<GuideList>,
}

impl Guide {
    /// The guide of this name; None where no page has it.
    #[must_use]
    pub fn find(slug: &str) -> Option<&'static Self> {
        guides().iter().find(|guide| guide.slug == slug)
    }

    /// The id of its title in the text catalogue.
    #[must_use]
    pub fn title_id(&self) -> String {
        format!("guide-{}", self.slug)
    }

    /// The id of its body in the text catalogue.
    #[must_use]
    pub fn body_id(&self) -> String {
        format!("guide-{}-body", self.slug)
    }

    /// Every row of a house book that it answers, each by its own number.
    pub fn row_numbers(&self) -> impl Iterator<Item = String> + '_ {
        self.rows.iter().flat_map(|rows| each_number(rows))
    }

    /// Whether it answers a row of a house book.
    ///
    /// ```
    /// use rulebook::Guide;
    ///
    /// let guide = Guide::find("house-rules-betting").unwrap();
    /// assert!(guide.answers("PLGEN-29"));
    /// assert!(!guide.answers("PLGEN-32"));
    /// ```
    #[must_use]
    pub fn answers(&self, number: &str) -> bool {
        self.row_numbers().any(|row| row == number)
    }
}

/// The numbers that `PLGEN-26..29` stands for; any other text stands for itself.
///
/// ```
/// use rulebook::each_number;
///
/// assert_eq!(each_number("UTH-PAY-BLIND"), ["UTH-PAY-BLIND"]);
/// assert_eq!(each_number("PLGEN-08..10"), ["PLGEN-08", "PLGEN-09", "PLGEN-10"]);
/// ```
#[must_use]
pub fn each_number(rows: &str) -> Vec<String> {
    let run = || {
        let (series, ends) = rows.rsplit_once('-')?;
        let (first, last) = ends.split_once("..")?;
        let run = first.parse::<u8>().ok()?..=last.parse::<u8>().ok()?;
        Some(run.map(|number| format!("{series}-{number:02}")).collect())
    };
    run().unwrap_or_else(|| vec![rows.to_owned()])
}

/// Every guide, in the order in which it is listed inside its group.
#[must_use]
pub fn guides() -> &'static [Guide] {
    static GUIDES: LazyLock<Vec<Guide>> =
        LazyLock::new(|| shelf::read(include_str!("../../assets/guides/guides.ron")));
    &GUIDES
}
