//! Flights: first days that are played apart and go on together.

use crate::entries::PlayerName;
use crate::values::{Chips, PlayerId};
use serde::{Deserialize, Serialize};

/// Which stack somebody goes on with who bagged in several flights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum FlightStacks {
    /// The largest; the others leave play.
    #[default]
    Best,
    /// All of them together.
    All,
}

/// A flight that ended its day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Its name.
    pub name: String,
    /// Entries that were sold in it.
    #[serde(default)]
    pub entries: u32,
    /// Who bagged, and how much.
    pub players: Vec<FlightStack>,
}

/// Somebody who bagged in a flight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightStack {
    /// Their name.
    pub name: PlayerName,
    /// What was in their bag.
    pub chips: Chips,
}

/// A flight, as it is remembered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightSum {
    /// Its name.
    pub name: String,
    /// Entries that were sold in it.
    pub entries: u32,
    /// Players who bagged.
    pub players: u32,
    /// Chips in their bags.
    pub chips: Chips,
}

/// Somebody who goes on from one flight or several.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BroughtForward {
    /// Their number.
    pub id: PlayerId,
    /// Their name.
    pub name: PlayerName,
    /// What they go on with.
    pub chips: Chips,
    /// What they bagged elsewhere and do not go on with.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub given_up: Chips,
}

fn is_zero(chips: &Chips) -> bool {
    *chips == Chips::ZERO
}
