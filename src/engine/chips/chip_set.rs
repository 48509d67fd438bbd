//! The chips that the house owns, and which of them an entry gets.

use crate::engine::values::Chips;
use serde::{Deserialize, Serialize};

/// The chips of an event, the smallest value first. Empty where nobody told them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipSet {
    /// Its denominations, the smallest value first.
    #[serde(default)]
    pub denominations: Vec<Denomination>,
}

/// One kind of chip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Denomination {
    /// What it is worth.
    pub value: Chips,
    /// Its color, as red, green and blue.
    #[serde(default)]
    pub color: [u8; 3],
    /// What its edge looks like.
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

    /// The smallest chip.
    #[must_use]
    pub fn smallest(&self) -> Option<Chips> {
        self.denominations.first().map(|chip| chip.value)
    }
}
