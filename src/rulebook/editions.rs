//! The editions of the TDA rules, and the numbers by which their rules are cited.
//!
//! A number means nothing without its edition: clock is 25 in one and 29 in another.

use crate::Rulebook;
use crate::shelf;
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

    /// The edition that stands here whole and is cited: those that number their rules as it does
    /// are told by what they have otherwise.
    pub const BASE: Self = Self::Tda2024;

    /// The name by which files and the terminal call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The year by which people call it.
    ///
    /// ```
    /// assert_eq!(rulebook::Edition::Tda2011.year(), "2011");
    /// ```
    #[must_use]
    pub fn year(self) -> &'static str {
        self.id().trim_start_matches("tda-")
    }

    /// The edition of this name, as `tda-2024`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }

    /// The edition that a rulebook is; none for the books of houses.
    #[must_use]
    pub fn of(book: Rulebook) -> Option<Self> {
        Self::from_id(book.id())
    }

    /// The rulebook that it is; none where no tournament can follow it here.
    #[must_use]
    pub fn rulebook(self) -> Option<Rulebook> {
        Rulebook::ALL.into_iter().find(|book| book.id() == self.id())
    }

    /// Whether it is told by what it has otherwise than [`Edition::BASE`].
    #[must_use]
    pub fn is_told_by_base(self) -> bool {
        match self {
            Self::Tda2019 | Self::Tda2022 => true,
            Self::Tda2011 | Self::Tda2013 | Self::Tda2015 | Self::Tda2017 | Self::Tda2024 => false,
        }
    }

    /// Whether a clause that somebody cites may stand in this edition: where it is known how far
    /// letters go, it has to be among them.
    #[must_use]
    pub fn may_have(self, cited: &RuleNumber) -> bool {
        let (Some(clauses), Some(letter)) = (self.clauses(), cited.letter()) else { return true };
        let last = clauses.iter().find(|(number, _)| *number == cited.whole());
        match last {
            Some((_, last)) => letter <= *last,
            None => cited.kind() == RuleKind::Procedure,
        }
    }

    /// The last letter of each rule that has letters; none where that is not known.
    fn clauses(self) -> Option<&'static [(RuleNumber, char)]> {
        match self {
            Self::Tda2024 => Some(&CLAUSES_2024),
            Self::Tda2011 | Self::Tda2013 | Self::Tda2015 => None,
            Self::Tda2017 | Self::Tda2019 | Self::Tda2022 => None,
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

/// The last letter of each rule of 2024 that has letters.
static CLAUSES_2024: LazyLock<Vec<(RuleNumber, char)>> = LazyLock::new(|| {
    let listed: Vec<(String, char)> =
        shelf::read(include_str!("../../assets/rulebooks/clauses-2024.ron"));
    let number = |(cited, last): (String, char)| Some((RuleNumber::from_cited(&cited)?, last));
    listed.into_iter().filter_map(number).collect()
});

#[cfg(test)]
mod tests {
    use super::RuleNumber;

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
