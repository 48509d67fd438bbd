//! The rules that each edition numbers.

use crate::editions::{Edition, RuleKind, RuleNumber};
use crate::numbering::{EditionRow, edition_rows};
use crate::shelf;
use crate::span::{Span, nearest};
use serde::Deserialize;
use std::sync::LazyLock;

/// A rule of one edition: its number there, and what that edition calls it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "(RuleNumber, String)")]
pub struct RuleTitle {
    /// Its number in that edition.
    pub number: RuleNumber,
    /// Its title there, in short.
    pub title: String,
}

impl From<(RuleNumber, String)> for RuleTitle {
    fn from((number, title): (RuleNumber, String)) -> Self {
        Self { number, title }
    }
}

impl Edition {
    /// The rules of this edition in their order, the recommended procedures last.
    ///
    /// Empty for editions whose list is not kept: their numbers stand on the pages alone.
    #[must_use]
    pub fn rules(self) -> &'static [RuleTitle] {
        match self {
            Self::Tda2011 => &RULES_2011,
            Self::BASE => &RULES_BASE,
            Self::Tda2019 | Self::Tda2022 => told_by_base(self),
            Self::Tda2013 | Self::Tda2015 | Self::Tda2017 => &[],
        }
    }
}

const TEXT_2011: &str = include_str!("../../assets/rulebooks/tda-2011.ron");
const TEXT_BASE: &str = include_str!("../../assets/rulebooks/tda-2024.ron");
const TEXT_TITLES: &str = include_str!("../../assets/rulebooks/titles.ron");

static RULES_2011: LazyLock<Vec<RuleTitle>> = LazyLock::new(|| read(TEXT_2011).unwrap_or_default());
static RULES_BASE: LazyLock<Vec<RuleTitle>> = LazyLock::new(|| read(TEXT_BASE).unwrap_or_default());

/// What editions that are told by [`Edition::BASE`] call a rule otherwise.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct OtherTitle {
    /// Which of those editions call it so.
    span: Span,
    /// The number of the rule; one that the base does not have is one more rule.
    number: RuleNumber,
    /// What they call it; none where it is gone.
    #[serde(default)]
    title: Option<String>,
}

/// The rules of an edition that is told by [`Edition::BASE`].
fn told_by_base(edition: Edition) -> &'static [RuleTitle] {
    static LISTS: LazyLock<Vec<(Edition, Vec<RuleTitle>)>> = LazyLock::new(|| {
        let told = Edition::ALL.iter().filter(|edition| edition.is_told_by_base());
        told.map(|edition| (*edition, changed(*edition))).collect()
    });
    LISTS.iter().find(|(of, _)| *of == edition).map_or(&[], |(_, rules)| rules)
}

/// The rules of [`Edition::BASE`] as an edition has them: some under another title, some gone, some
/// more, and of the procedures those whose numbers are known.
fn changed(edition: Edition) -> Vec<RuleTitle> {
    let titles: Vec<OtherTitle> = shelf::read(TEXT_TITLES);
    let other = |number: &RuleNumber| {
        let about = titles.iter().filter(|other| other.number == *number);
        nearest(about, |other| other.span, edition)
    };
    let is_lost = |rule: &RuleTitle| {
        let whole = |row: &EditionRow| RuleNumber::from_cited(&row.number).map(|it| it.whole());
        let mut rows = edition_rows().iter().filter(|row| row.span.holds_in(edition));
        rule.number.kind() == RuleKind::Procedure
            && rows.any(|row| whole(row).as_ref() == Some(&rule.number))
    };
    let titled = |rule: &RuleTitle| match other(&rule.number) {
        Some(other) => {
            let title = other.title.clone()?;
            Some(RuleTitle { number: rule.number.clone(), title })
        }
        None => Some(rule.clone()),
    };
    let kept = RULES_BASE.iter().filter(|rule| !is_lost(rule)).filter_map(titled);
    let is_more = |other: &&OtherTitle| {
        other.span.holds_in(edition) && RULES_BASE.iter().all(|rule| rule.number != other.number)
    };
    let more = titles.iter().filter(is_more).filter_map(|more| {
        let title = other(&more.number)?.title.clone()?;
        Some(RuleTitle { number: more.number.clone(), title })
    });
    let mut rules: Vec<RuleTitle> = kept.chain(more).collect();
    rules.sort_by(|a, b| a.number.cmp(&b.number));
    rules.dedup_by(|a, b| a.number == b.number);
    rules
}

fn read(text: &str) -> Result<Vec<RuleTitle>, ron::error::SpannedError> {
    ron::from_str(text)
}

#[cfg(test)]
mod tests {
    use super::{Edition, OtherTitle, TEXT_2011, TEXT_BASE, TEXT_TITLES, read};
    use crate::shelf::try_read;

    #[test]
    fn the_lists_can_be_read() {
        for text in [TEXT_2011, TEXT_BASE] {
            read(text).unwrap();
        }
        for other in try_read::<OtherTitle>(TEXT_TITLES).unwrap() {
            assert!(!other.span.holds_in(Edition::BASE), "{}", other.number);
        }
    }

    /// Lists stand in their order, so that rules of other editions can be put among them.
    #[test]
    fn rules_stand_in_the_order_of_their_numbers() {
        for edition in Edition::ALL {
            assert!(edition.rules().is_sorted_by_key(|rule| &rule.number), "{}", edition.id());
        }
    }
}
