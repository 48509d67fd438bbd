//! Pages of rules: which rules of which editions a page speaks about, and by which words it is
//! found.
//!
//! A rule that moved through the editions has one page, which is known by its slug and never by a
//! number. What a page says stands in the catalogue, under ids made of the slug.

use crate::{Edition, EditionRow, RuleNumber, Section, There, edition_rows};
use serde::Deserialize;
use std::sync::LazyLock;

/// A page about a rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulePage {
    /// What it is called in ids and links: `oversized-chip`.
    pub slug: String,
    /// Under which heading it stands.
    pub group: Section,
    /// Its numbers, the oldest edition first; one edition may have several.
    pub numbers: Vec<(Edition, RuleNumber)>,
    /// Floor questions that compute an answer, by their slugs.
    #[serde(default)]
    pub topics: Vec<String>,
    /// Neighbouring pages, by their slugs.
    #[serde(default)]
    pub near: Vec<String>,
    /// What people type who look for it: synonyms and slang in several languages.
    #[serde(default)]
    pub words: Vec<String>,
}

impl RulePage {
    /// The id of its title in the text catalogue.
    #[must_use]
    pub fn title_id(&self) -> String {
        format!("rule-{}", self.slug)
    }

    /// The id of what it decides.
    #[must_use]
    pub fn says_id(&self) -> String {
        format!("rule-{}-says", self.slug)
    }

    /// The id of what changed between editions; the text exists only where something did.
    #[must_use]
    pub fn changed_id(&self) -> String {
        format!("rule-{}-changed", self.slug)
    }

    /// The id of its worked examples; the text exists only where examples help.
    #[must_use]
    pub fn examples_id(&self) -> String {
        format!("rule-{}-examples", self.slug)
    }

    /// Its numbers in one edition, none where that edition does not have the rule.
    pub fn numbers_in(&self, edition: Edition) -> impl Iterator<Item = &RuleNumber> {
        self.numbers.iter().filter(move |(of, _)| *of == edition).map(|(_, number)| number)
    }

    /// Why it has no number in this edition; none where it has one.
    #[must_use]
    pub fn no_number_in(&self, edition: Edition) -> Option<NoNumber> {
        if self.numbers_in(edition).next().is_some() {
            return None;
        }
        let base: Vec<String> =
            self.numbers_in(Edition::BASE).map(|number| number.whole().to_string()).collect();
        let is_of_it = |row: &&EditionRow| {
            edition.is_told_by_base() && row.span.holds_in(edition) && base.contains(&row.number)
        };
        let rows = edition_rows().iter().filter(is_of_it);
        let reasons = rows.map(|row| match row.there {
            There::NotKnown => NoNumber::NotKnown,
            There::Unnumbered(_) | There::Other(..) => NoNumber::NumberNotKnown,
            There::Nothing => NoNumber::NotThere,
        });
        Some(reasons.max().unwrap_or(NoNumber::NotThere))
    }

    /// Gives the editions that are told by the base the numbers that they share with it.
    fn with_shared_numbers(mut self) -> Self {
        for edition in Edition::ALL.iter().filter(|edition| edition.is_told_by_base()) {
            if self.numbers_in(*edition).next().is_none() {
                let base = self.numbers_in(Edition::BASE);
                let is_in = |number: &&RuleNumber| {
                    edition.rules().iter().any(|rule| rule.number == number.whole())
                };
                let shared = base.filter(is_in);
                let shared: Vec<_> = shared.map(|number| (*edition, number.clone())).collect();
                self.numbers.extend(shared);
            }
        }
        self.numbers.sort();
        self
    }
}

/// Why an edition has no number for a page; what is surest comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoNumber {
    /// The edition does not have the rule.
    NotThere,
    /// It has it, and under which number is not known.
    NumberNotKnown,
    /// Whether it has it is not known.
    NotKnown,
}

const TEXTS: [&str; 2] = [
    include_str!("../../assets/rulebooks/rules-at-the-table.ron"),
    include_str!("../../assets/rulebooks/rules-betting-and-conduct.ron"),
];

static PAGES: LazyLock<Vec<RulePage>> = LazyLock::new(|| {
    let read = TEXTS.iter().filter_map(|text| read(text).ok()).flatten();
    read.map(RulePage::with_shared_numbers).collect()
});

fn read(text: &str) -> Result<Vec<RulePage>, ron::error::SpannedError> {
    ron::from_str(text)
}

/// Every page about a rule.
#[must_use]
pub fn rule_pages() -> &'static [RulePage] {
    &PAGES
}

/// The page of this slug; None where there is none.
#[must_use]
pub fn rule_page(slug: &str) -> Option<&'static RulePage> {
    rule_pages().iter().find(|page| page.slug == slug)
}

/// The pages about what this edition cites so, the nearest first: `34-B` has a page of its own, or
/// that of 34; a rule that later editions split has several.
#[must_use]
pub fn rule_pages_by_number(edition: Edition, cited: &str) -> Vec<&'static RulePage> {
    let cited = RuleNumber::from_cited(cited).filter(|cited| edition.may_have(cited));
    let Some(cited) = cited else { return Vec::new() };
    let whole = cited.whole();
    let find = |is_it: &dyn Fn(&RuleNumber) -> bool| -> Vec<&'static RulePage> {
        rule_pages().iter().filter(|page| page.numbers_in(edition).any(is_it)).collect()
    };
    let steps: [&dyn Fn(&RuleNumber) -> bool; 3] =
        [&|number| *number == cited, &|number| *number == whole, &|number| number.whole() == cited];
    let found = steps.into_iter().map(find);
    found.into_iter().find(|pages| !pages.is_empty()).unwrap_or_default()
}

/// The page about what this edition cites so; of several, the first.
///
/// ```
/// use rulebook::{Edition, rule_page_by_number};
/// let page = rule_page_by_number(Edition::Tda2024, "34-B").unwrap();
/// assert_eq!(page, rule_page_by_number(Edition::Tda2011, "31").unwrap());
/// ```
#[must_use]
pub fn rule_page_by_number(edition: Edition, cited: &str) -> Option<&'static RulePage> {
    rule_pages_by_number(edition, cited).into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::{TEXTS, read};

    #[test]
    fn the_lists_can_be_read() {
        for text in TEXTS {
            read(text).unwrap();
        }
    }
}
