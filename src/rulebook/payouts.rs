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
    /// Weights for fields of a size, the smallest field first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<PayoutLine>,
    /// What a field between two lines gets.
    #[serde(default, skip_serializing_if = "Between::is_default")]
    pub between: Between,
    /// What holds for fields that reach it, whatever the lines say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub curve: Option<PayoutCurve>,
    /// It pays seats in another event, as many as the pool buys, and the rest to the next place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_satellite: bool,
}

/// What a field between two lines of a template gets.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Between {
    /// The last line that it reaches; so do tables that somebody hands on, and templates of
    /// tournaments that were begun before there was another way.
    #[default]
    Steps,
    /// A line holds for exactly its field, and prizes grow from one line to the next.
    ///
    /// A place that the next line has and this one has not begins with what one entry brought, so
    /// that no prize falls because one entry more came: 65 and 35 at 7, 50, 30 and 20 at 10
    /// entries of 10 make 45, 25 and 10 at 8.
    Slope,
}

impl Between {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
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
/// the rest falls from place to place.
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
    /// How what is above the smallest prize falls.
    #[serde(default, skip_serializing_if = "Falls::is_default")]
    pub falls: Falls,
}

/// How what is above the smallest prize falls from place to place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Falls {
    /// As 1 / (4 × place − 1): the second place gets less than half of the first. Tournaments that
    /// were begun before there was another way keep it.
    #[default]
    Steeply,
    /// As 1 / ((2 × place + 5) × (2 × place + 7)), less what the first place without a prize would
    /// have: .64, .44, .32, .25 of the first. So published tables fall, and a place that begins to
    /// be paid begins with the smallest prize.
    AsPublished,
}

impl Falls {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// From this place on, so many in a row are paid alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlikeFrom {
    /// The place at which the run begins.
    pub place: u32,
    /// How many places in a row are paid alike.
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

/// The templates that are compiled in, in the order in which they are offered.
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
        for PayoutTemplate { slug, lines, between: _, curve, is_satellite } in PayoutTemplate::all()
        {
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
