//! Flights: first days that are played apart and go on together.

use crate::entries::PlayerName;
use crate::money::Currency;
use crate::values::{Chips, MemberNo, Money, PlayerId};
use serde::{Deserialize, Serialize};

/// Which stack somebody goes on with who bagged in several flights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum FlightStacks {
    /// The largest; the others leave play.
    #[default]
    Best,
    /// All of them together, as one stack.
    All,
}

/// What comes along of the money of a flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightMoney {
    /// For the prize pool: what its sales brought, without prizes that were paid in it.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub pool: Money,
    /// Bounties that are on no head: those that come into envelopes.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub bounties: Money,
}

impl FlightMoney {
    /// Whether nothing comes along.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Self::default()
    }
}

/// A flight that ended its day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// The name of the flight; no two that come together share it.
    pub name: String,
    /// Entries that were sold in it.
    #[serde(default)]
    pub entries: u32,
    /// What comes along of its money.
    ///
    /// Since format 8.
    #[serde(default, skip_serializing_if = "FlightMoney::is_zero")]
    pub money: FlightMoney,
    /// In what its amounts are told; in the currency of the event where not given.
    ///
    /// Since format 8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<Currency>,
    /// Everybody who bagged in it, with their chips.
    pub players: Vec<FlightStack>,
}

/// Somebody who bagged in a flight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightStack {
    /// Their name, by which they are known again in other flights.
    pub name: PlayerName,
    /// Chips in their bag; 0 is refused.
    pub chips: Chips,
    /// What is on their head.
    ///
    /// Since format 8.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub bounty: Money,
    /// The number by which their club knows them. Since format 8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberNo>,
}

/// A flight, as it is remembered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightSum {
    /// The name of the flight, as it was told.
    pub name: String,
    /// Entries that were sold in it.
    pub entries: u32,
    /// How many players bagged in it.
    pub players: u32,
    /// Chips in all its bags together.
    pub chips: Chips,
    /// What came along of its money, beside what is on heads.
    ///
    /// Since format 8.
    #[serde(default, skip_serializing_if = "FlightMoney::is_zero")]
    pub money: FlightMoney,
}

/// Somebody who goes on from one flight or several.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BroughtForward {
    /// Their number in the event that they go on in.
    pub id: PlayerId,
    /// Their name.
    pub name: PlayerName,
    /// Chips that they go on with: their best bag, or all together.
    pub chips: Chips,
    /// What they bagged elsewhere and do not go on with.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub given_up: Chips,
    /// What was on their head in all flights in which they bagged.
    ///
    /// Since format 8.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub bounty: Money,
    /// The number by which their club knows them. Since format 8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberNo>,
}

fn is_zero(chips: &Chips) -> bool {
    *chips == Chips::ZERO
}
