//! The chips that the house owns, and which of them an entry gets.

use crate::values::Chips;
use serde::{Deserialize, Serialize};

/// The chips of an event, the smallest value first. Empty where nobody told them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipSet {
    /// Its denominations, the smallest value first.
    #[serde(default)]
    pub denominations: Vec<Denomination>,
}

/// One kind of chip: how many of them the house owns, and how many an entry gets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Denomination {
    /// What one of them is worth; no other kind of the set is worth the same.
    pub value: Chips,
    /// Its color, as red, green and blue.
    #[serde(default)]
    pub color: [u8; 3],
    /// What its edge looks like; a plain one where not given.
    #[serde(default)]
    pub edge: Edge,
    /// How many the house owns; none where nobody counted them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inventory: Option<u32>,
    /// How many of them an entry gets.
    #[serde(default)]
    pub in_a_stack: u32,
}

/// The edge of a chip: spots of another color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// How many spots there are; a plain edge has none.
    #[serde(default)]
    pub spots: u8,
    /// Their color, as red, green and blue.
    #[serde(default)]
    pub color: [u8; 3],
}

impl ChipSet {
    /// Whether nobody told which chips are played with.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.denominations.is_empty()
    }

    /// The value of the smallest chip; none where the set has no chips.
    #[must_use]
    pub fn smallest(&self) -> Option<Chips> {
        self.denominations.first().map(|chip| chip.value)
    }

    /// The values, smallest first.
    pub fn values(&self) -> impl Iterator<Item = Chips> {
        self.denominations.iter().map(|chip| chip.value)
    }

    /// The chip of this value; none where the set has no such chip.
    #[must_use]
    pub fn chip(&self, value: Chips) -> Option<&Denomination> {
        self.denominations.iter().find(|chip| chip.value == value)
    }

    /// What a starting stack is worth.
    #[must_use]
    pub fn stack(&self) -> Chips {
        let worth =
            |chip: &Denomination| Chips(chip.value.0.saturating_mul(u64::from(chip.in_a_stack)));
        self.denominations.iter().map(worth).sum()
    }

    /// How many chips a starting stack has.
    #[must_use]
    pub fn chips_in_a_stack(&self) -> u64 {
        self.denominations.iter().map(|chip| u64::from(chip.in_a_stack)).sum()
    }

    /// The smallest larger chip that a number of these can be exchanged for.
    ///
    /// 500s go into 1,000s; where there are none, into 2,000s and not into 1,200s.
    #[must_use]
    pub fn exchanged_for(&self, value: Chips) -> Option<Chips> {
        let is_multiple = |other: &Chips| value.0 > 0 && other.0 % value.0 == 0;
        self.values().filter(|other| *other > value).find(is_multiple)
    }

    /// The set with so many of each chip in a starting stack.
    #[must_use]
    pub fn with_stack(mut self, counts: &[u32]) -> Self {
        for (index, chip) in self.denominations.iter_mut().enumerate() {
            chip.in_a_stack = counts.get(index).copied().unwrap_or_default();
        }
        self
    }

    /// Puts the denominations in order, the smallest value first.
    pub fn sort(&mut self) {
        self.denominations.sort_by_key(|chip| chip.value);
    }
}
