//! Payout templates: which places a field pays, and in which proportion.
//!
//! Proportions are weights, so that a published table need not come to a hundred. They are kept as
//! data in `assets/payouts`, and a tournament takes the one that it pays by into its settings.

use super::shelf;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Which places a field pays, and in which proportion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PayoutTemplate {
    /// Its name in files and in the catalogue, in kebab case.
    pub slug: String,
    /// Weights for fields of a size, the smallest field first; the last line that the field reaches
    /// holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<PayoutLine>,
    /// What holds for fields that reach it, whatever the lines say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub curve: Option<PayoutCurve>,
    /// It pays seats in another event, as many as the pool buys, and the rest to the next place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_satellite: bool,
}

/// The weights of fields from a size on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PayoutLine {
    /// Entries from which the line holds.
    pub entries: u32,
    /// What the places get in proportion, the first place first; never rising.
    pub weights: Vec<u32>,
}

/// A rule for fields of any size: a part of the field is paid, all get the smallest prize, and
/// the rest falls from place to place as 1 / (4 × place − 1) does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PayoutCurve {
    /// Entries from which the rule holds.
    pub entries: u32,
    /// How many of a thousand entries are paid, rounded up.
    pub paid_per_thousand: u32,
    /// How many thousandths of the average entry's part of the pool every paid place gets at
    /// least: 1,500 is one and a half.
    pub smallest_per_thousand: u32,
    /// From which place on so many in a row are paid alike, the first place first.
    #[serde(default)]
    pub alike: Vec<AlikeFrom>,
}

/// From this place on, so many in a row are paid alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlikeFrom {
    /// The place.
    pub place: u32,
    /// So many.
    pub count: u32,
}

impl PayoutTemplate {
    /// Every template that comes with the program, in the order in which they are offered.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<PayoutTemplate>> =
            LazyLock::new(|| FILES.iter().filter_map(|source| shelf::read_one(source)).collect());
        &ALL
    }

    /// The template of this name.
    #[must_use]
    pub fn find(slug: &str) -> Option<&'static Self> {
        Self::all().iter().find(|template| template.slug == slug)
    }
}

/// What is compiled in.
const FILES: [&str; 6] = [
    include_str!("../../assets/payouts/home.ron"),
    include_str!("../../assets/payouts/club.ron"),
    include_str!("../../assets/payouts/ten-percent.ron"),
    include_str!("../../assets/payouts/fifteen-percent.ron"),
    include_str!("../../assets/payouts/satellite.ron"),
    include_str!("../../assets/payouts/winner-takes-all.ron"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_and_none_pays_more_for_a_later_place() {
        assert_eq!(PayoutTemplate::all().len(), FILES.len());
        for PayoutTemplate { slug, lines, curve, is_satellite } in PayoutTemplate::all() {
            assert!(lines.is_sorted_by_key(|line| line.entries), "{slug}");
            let has_shares = !lines.is_empty() || curve.is_some();
            assert_ne!(has_shares, *is_satellite, "{slug}");
            for line in lines {
                assert!(!line.weights.is_empty() && !line.weights.contains(&0), "{slug}");
                assert!(line.weights.is_sorted_by(|one, next| one >= next), "{slug}");
                assert!(line.weights.len() <= line.entries as usize, "{slug}");
            }
        }
    }
}
