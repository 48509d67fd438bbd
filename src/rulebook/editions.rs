//! The editions of the TDA rules, and the rules that each of them numbers.
//!
//! A number means nothing without its edition: clock is 25 in one and 29 in another.

use crate::shelf;
use crate::{Citation, Rulebook};
use serde::Deserialize;
use std::fmt;
use std::sync::LazyLock;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// An edition of the rules of the Tournament Directors Association.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
pub enum Edition {
    /// 2011, version 1.
    #[strum(serialize = "tda-2011")]
    Tda2011,
    /// 2013, version 1.1.
    #[strum(serialize = "tda-2013")]
    Tda2013,
    /// 2015, version 1.0.
    #[strum(serialize = "tda-2015")]
    Tda2015,
    /// 2017, version 1.0.
    #[strum(serialize = "tda-2017")]
    Tda2017,
    /// 2019, version 1.0.
    #[strum(serialize = "tda-2019")]
    Tda2019,
    /// 2022, version 1.0.
    #[strum(serialize = "tda-2022")]
    Tda2022,
    /// 2024, version 1.0.
    #[strum(serialize = "tda-2024")]
    Tda2024,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name by which files and the terminal call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The edition of this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }

    /// The edition that a rulebook is; none for the books of houses.
    #[must_use]
    pub fn of(book: Rulebook) -> Option<Self> {
        Self::from_id(book.id())
    }

    /// Whether a clause that somebody cites may stand in this edition: one of 2024 has to be among
    /// its letters; how far those of other editions go is not known.
    #[must_use]
    pub fn may_have(self, cited: &RuleNumber) -> bool {
        let (Self::Tda2024, Some(letter)) = (self, cited.letter()) else { return true };
        let last = CLAUSES_2024.iter().find(|(number, _)| *number == cited.whole());
        match last {
            Some((_, last)) => letter <= *last,
            None => cited.kind() == RuleKind::Procedure,
        }
    }

    /// The rules of this edition in their order, the recommended procedures last.
    ///
    /// Empty for editions whose list is not kept: their numbers stand on the pages alone.
    #[must_use]
    pub fn rules(self) -> &'static [RuleTitle] {
        match self {
            Self::Tda2011 => &RULES_2011,
            Self::Tda2019 => &RULES_2019,
            Self::Tda2022 => &RULES_2022,
            Self::Tda2024 => &RULES_2024,
            Self::Tda2013 | Self::Tda2015 | Self::Tda2017 => &[],
        }
    }
}

impl TryFrom<String> for Edition {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        Self::from_id(&id).ok_or(id)
    }
}

/// What a number counts: editions number their rules and their recommended procedures apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleKind {
    /// A rule.
    Rule,
    /// A recommended procedure.
    Procedure,
}

/// The number of a rule, as it is cited: `34`, `34-B`, `RP-9`.
///
/// ```
/// use rulebook::RuleNumber;
/// let cited = RuleNumber::from_cited("34b").unwrap();
/// assert_eq!(cited.to_string(), "34-B");
/// assert_eq!(cited.whole().to_string(), "34");
/// assert_eq!(RuleNumber::from_cited("rp 9").unwrap().to_string(), "RP-9");
/// assert_eq!(RuleNumber::from_cited("39th"), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct RuleNumber {
    kind: RuleKind,
    number: u8,
    part: String,
}

impl RuleNumber {
    /// The number that a citation or a typed word means; none where it is no number of a rule.
    #[must_use]
    pub fn from_cited(text: &str) -> Option<Self> {
        let text = text.trim().trim_start_matches('§').trim_start().to_ascii_uppercase();
        let (kind, text) = match text.strip_prefix("RP") {
            Some(rest) => (RuleKind::Procedure, rest.trim_start_matches(['-', ' '])),
            None => (RuleKind::Rule, text.as_str()),
        };
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (digits, part) = text.split_at_checked(end)?;
        let number = digits.parse().ok().filter(|number| *number > 0)?;
        let part = part.strip_prefix(['-', '.', ' ']).unwrap_or(part);
        let mut letters = part.chars();
        let is_part = letters.next().is_none_or(|first| first.is_ascii_uppercase())
            && letters.all(|c| c.is_ascii_digit() || "()-".contains(c));
        is_part.then(|| Self { kind, number, part: part.to_owned() })
    }

    /// Whether it is a rule or a recommended procedure.
    #[must_use]
    pub fn kind(&self) -> RuleKind {
        self.kind
    }

    /// The letter of the clause, as `B` of `34-B`.
    #[must_use]
    pub fn letter(&self) -> Option<char> {
        self.part.chars().next()
    }

    /// The number without its letter: `34` of `34-B`.
    #[must_use]
    pub fn whole(&self) -> Self {
        Self { part: String::new(), ..*self }
    }
}

impl TryFrom<String> for RuleNumber {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::from_cited(&text).ok_or(text)
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind == RuleKind::Procedure {
            f.write_str("RP-")?;
        }
        write!(f, "{}", self.number)?;
        if self.part.is_empty() { Ok(()) } else { write!(f, "-{}", self.part) }
    }
}

/// A rule of one edition: its number there, and what that edition calls it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "(RuleNumber, String)")]
pub struct RuleTitle {
    /// Its number.
    pub number: RuleNumber,
    /// Its title, in short.
    pub title: String,
}

impl From<(RuleNumber, String)> for RuleTitle {
    fn from((number, title): (RuleNumber, String)) -> Self {
        Self { number, title }
    }
}

/// A rule of 2024, or a part of one, which an edition before it does not have as it is.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierRow {
    /// Its number in 2024.
    pub number: String,
    /// The part that differs; none where all of it does.
    #[serde(default)]
    pub gist: Option<String>,
    /// The last edition that does not have it as 2024 does.
    pub until: Edition,
    /// What it was until then.
    pub before: Before,
}

/// What a rule was before.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub enum Before {
    /// A rule with this number and this contribution.
    Other(String, String),
    /// A procedure with this contribution, whose number is not known.
    Unnumbered(String),
    /// No rule.
    Nothing,
    /// Nobody knows here.
    NotKnown,
}

impl EarlierRow {
    /// Whether it speaks of this citation of 2024.
    #[must_use]
    pub fn is_about(&self, cite: &Citation) -> bool {
        self.number == cite.number && self.gist.as_deref().is_none_or(|gist| gist == cite.gist)
    }
}

/// Where 2019 and 2022 differ from 2024.
#[must_use]
pub fn earlier_rows() -> &'static [EarlierRow] {
    static ROWS: LazyLock<Vec<EarlierRow>> =
        LazyLock::new(|| shelf::read(include_str!("../../assets/rulebooks/editions.ron")));
    &ROWS
}

/// The last letter of each rule of 2024 that has letters.
static CLAUSES_2024: LazyLock<Vec<(RuleNumber, char)>> = LazyLock::new(|| {
    let listed: Vec<(String, char)> =
        shelf::read(include_str!("../../assets/rulebooks/clauses-2024.ron"));
    let number = |(cited, last): (String, char)| Some((RuleNumber::from_cited(&cited)?, last));
    listed.into_iter().filter_map(number).collect()
});

const TEXT_2011: &str = include_str!("../../assets/rulebooks/tda-2011.ron");
const TEXT_2024: &str = include_str!("../../assets/rulebooks/tda-2024.ron");
/// What 2019 and 2022 call rules that 2024 calls otherwise.
const TITLES_BEFORE_2024: &str = include_str!("../../assets/rulebooks/titles-before-2024.ron");

static RULES_2011: LazyLock<Vec<RuleTitle>> = LazyLock::new(|| read(TEXT_2011).unwrap_or_default());
static RULES_2024: LazyLock<Vec<RuleTitle>> = LazyLock::new(|| read(TEXT_2024).unwrap_or_default());
static RULES_2022: LazyLock<Vec<RuleTitle>> = LazyLock::new(|| before_2024(Edition::Tda2022));
static RULES_2019: LazyLock<Vec<RuleTitle>> = LazyLock::new(|| before_2024(Edition::Tda2019));

/// What an edition before 2024 has: the same rules, some under another title, and of the procedures
/// those whose numbers are known.
fn before_2024(edition: Edition) -> Vec<RuleTitle> {
    let is_known = |rule: &&RuleTitle| {
        let whole = |row: &EarlierRow| RuleNumber::from_cited(&row.number).map(|it| it.whole());
        let is_lost =
            |row: &EarlierRow| row.until >= edition && whole(row).as_ref() == Some(&rule.number);
        rule.number.kind() == RuleKind::Rule || !earlier_rows().iter().any(is_lost)
    };
    let titles = read(TITLES_BEFORE_2024).unwrap_or_default();
    let titled = |rule: &RuleTitle| {
        let other = titles.iter().find(|other| other.number == rule.number);
        other.unwrap_or(rule).clone()
    };
    RULES_2024.iter().filter(is_known).map(titled).collect()
}

fn read(text: &str) -> Result<Vec<RuleTitle>, ron::error::SpannedError> {
    ron::from_str(text)
}

#[cfg(test)]
mod tests {
    use super::{RuleNumber, TEXT_2011, TEXT_2024, TITLES_BEFORE_2024, earlier_rows, read};

    #[test]
    fn the_lists_can_be_read() {
        for text in [TEXT_2011, TEXT_2024, TITLES_BEFORE_2024] {
            read(text).unwrap();
        }
        assert!(!earlier_rows().is_empty());
    }

    #[test]
    fn numbers_are_understood_as_people_cite_them() {
        let said = |text| RuleNumber::from_cited(text).map(|number| number.to_string());
        let cited = ["39", " §39 ", "11-d", "46.c", "45-A1", "46-C(1)", "RP9", "rp-10a", "RP 8-D"];
        let read = ["39", "39", "11-D", "46-C", "45-A1", "46-C(1)", "RP-9", "RP-10-A", "RP-8-D"];
        for (cited, read) in cited.into_iter().zip(read) {
            assert_eq!(said(cited).as_deref(), Some(read), "{cited}");
        }
        for cited in ["", "B", "0", "39th", "300", "1,200", "RP", "12 34", "-5", "39-ß"] {
            assert_eq!(said(cited), None, "{cited}");
        }
    }
}
