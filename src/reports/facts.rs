//! What the tournament knows that floor questions ask for.

use engine::button::{ButtonState, Positions};
use engine::structure::{Ante, Stakes};
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo, SeatNo, TableNo, Timestamp};

/// What is known at one moment, and of one table where that is said.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Known {
    pub level: Option<KnownLevel>,
    /// The table that is asked about, if one is.
    pub table: Option<KnownTable>,
    pub players_left: u32,
    /// How many seats a full table has.
    pub seats: u8,
    pub starting_chips: Chips,
}

/// What is posted in a level with blinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownLevel {
    pub no: LevelNo,
    pub small_blind: Chips,
    pub big_blind: Chips,
    pub ante: Option<Chips>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownTable {
    pub no: TableNo,
    pub seats: usize,
    pub taken: Vec<SeatNo>,
    pub closed: Vec<SeatNo>,
    /// Button and blinds of the last hand, while they are believed.
    pub last: Option<Positions>,
}

/// What is known at `now`, and of this table.
#[must_use]
pub fn known(tournament: &Tournament, table: Option<TableNo>, now: Timestamp) -> Known {
    let blinds = |stakes: &Stakes| match stakes {
        Stakes::Blinds { big_blind: Chips::ZERO, .. } => None,
        Stakes::Blinds { small_blind, big_blind, ante } => {
            let ante = match ante {
                Ante::None => None,
                Ante::PerPlayer(ante) | Ante::BigBlind(ante) => Some(*ante),
            };
            Some((*small_blind, *big_blind, ante))
        }
        Stakes::Limit { small_blind, big_blind, .. } => Some((*small_blind, *big_blind, None)),
        Stakes::Stud { .. } => None,
    };
    let level = tournament.level_at(now).and_then(|(no, level)| {
        let (small_blind, big_blind, ante) = blinds(&level.stakes)?;
        Some(KnownLevel { no, small_blind, big_blind, ante })
    });
    let table = table.and_then(|no| tournament.seating().table(no)).map(|table| KnownTable {
        no: table.no,
        seats: table.seats().len(),
        taken: table.taken().iter().collect(),
        closed: table.closed().iter().collect(),
        last: table.button(now).and_then(|hand| match hand.state {
            ButtonState::Played(last) => Some(last),
            // These are of a hand that was not dealt yet.
            ButtonState::Frozen(_) => None,
        }),
    });
    Known {
        level,
        table,
        players_left: tournament.entries().left(),
        seats: tournament.settings().seating.seats_per_table,
        starting_chips: tournament.settings().entries.starting_chips,
    }
}
