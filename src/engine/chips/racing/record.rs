//! What is told of a race, and what is kept of it.

use crate::entries::Who;
use crate::values::{Chips, PlayerId, SeatNo, TableNo};
use cards::Card;
use serde::{Deserialize, Serialize};

/// A value that is to go, as the director says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceStep {
    /// The value of the chips that leave.
    pub remove: Chips,
    /// The value that is raced for; where not given, the smallest chip of the set that serves.
    pub next: Option<Chips>,
}

/// What lies at a table before its race. Seats that are left out have none of the chips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableChips {
    /// The number of the table; it races only once for each value.
    pub table: TableNo,
    /// The seats that have chips of a value that leaves.
    #[serde(default)]
    pub seats: Vec<SeatChips>,
}

/// What lies at one seat of the values that leave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatChips {
    /// The number of the seat, in which somebody has to sit.
    pub seat: SeatNo,
    /// How many chips of each value that leaves, those among them that make whole larger ones.
    pub chips: Vec<u32>,
    /// True where they have no other chips: if they win none, they are rescued.
    #[serde(default)]
    pub is_whole_stack: bool,
    /// The cards that the dealer gave them for each value; where none is told, the program deals.
    #[serde(default)]
    pub cards: Vec<Vec<Card>>,
}

/// A value that went, and the value that was raced for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RacedStep {
    /// The value of the chips that left.
    pub remove: Chips,
    /// The value that they became.
    pub next: Chips,
    /// How many chips of it were to be in the room, where the chip set tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<u64>,
}

/// What became of the chips of one table in its races.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RacedTable {
    /// The number of the table, which does not race for these values again.
    pub table: TableNo,
    /// Everybody who had chips of a value that left, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<RacedSeat>,
}

/// What one player gave and got.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RacedSeat {
    /// The seat that they had when the table raced.
    pub seat: SeatNo,
    /// Who sat in it, and whose stack the races change.
    pub player: PlayerId,
    /// True where they had no other chips: what they got is their whole stack.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_whole_stack: bool,
    /// What became of their chips, value by value.
    pub races: Vec<SeatRace>,
}

/// What became of one player's chips of one value.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRace {
    /// Chips that they gave up, those among them that they got in the race before.
    pub chips: u64,
    /// Larger chips that they got straight for whole ones.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub exchanged: u64,
    /// Chips that were left over, and raced.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub odd: u64,
    /// The cards that they were dealt, one for each of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// True where they won a larger chip; nobody wins more than one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_won: bool,
    /// They had no other chip, and got one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_rescued: bool,
}

fn is_nothing(count: &u64) -> bool {
    *count == 0
}

/// Chips that a player changes outside a race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipExchange {
    /// Who changes chips; they have to be in.
    pub player: Who,
    /// How many chips of the smaller value lie before them.
    pub chips: u32,
}

/// Chips that a player changed outside a race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchanged {
    /// Who changed chips; their stack is worth as much as before.
    pub player: PlayerId,
    /// How many chips of the smaller value they gave.
    pub chips: u64,
    /// How many of the larger one they got.
    pub received: u64,
}

impl SeatRace {
    /// Larger chips that they have after it.
    #[must_use]
    pub fn received(&self) -> u64 {
        self.exchanged.saturating_add(u64::from(self.has_won) + u64::from(self.is_rescued))
    }

    /// How much their stack grew, or shrank where negative.
    #[must_use]
    pub fn delta(&self, step: RacedStep) -> i64 {
        let got = self.received().saturating_mul(step.next.0);
        let gave = self.chips.saturating_mul(step.remove.0);
        let signed = |chips: u64| i64::try_from(chips).unwrap_or(i64::MAX);
        signed(got) - signed(gave)
    }
}

impl RacedSeat {
    /// How much their stack grew in all races, or shrank where negative.
    #[must_use]
    pub fn delta(&self, steps: &[RacedStep]) -> i64 {
        let deltas = self.races.iter().zip(steps).map(|(race, step)| race.delta(*step));
        deltas.fold(0, i64::saturating_add)
    }

    /// The value of the chips that they have after the races in place of those that they gave up.
    #[must_use]
    pub fn received(&self, steps: &[RacedStep]) -> Chips {
        let stays = |step: &RacedStep| steps.iter().all(|other| other.remove != step.next);
        let kept = self.races.iter().zip(steps).filter(|(_, step)| stays(step));
        kept.map(|(race, step)| Chips(race.received().saturating_mul(step.next.0))).sum()
    }
}

impl RacedTable {
    /// How much the table's chips grew, or shrank where negative.
    #[must_use]
    pub fn delta(&self, steps: &[RacedStep]) -> i64 {
        self.seats.iter().map(|seat| seat.delta(steps)).fold(0, i64::saturating_add)
    }
}
