//! Draws that anyone can check afterwards.
//!
//! The secret of the next draw is fixed before anybody can know who will be in it, and its
//! SHA-256 is shown. A draw orders players and seats by the SHA-256 of a line of text each:
//! `SECRET|PUBLIC WORD|LABEL|ITEM`. The log prints secret, word and label, so `sha256sum` is
//! enough to check a seat. With every draw the secret of the next one is fixed.

use crate::values::{Chips, LevelNo, PlayerId, SeatAt, Seed, TableNo};
use cards::{Card, Deck};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What a draw is for; its label says so, and is part of what is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawPurpose {
    /// The first seats of the tournament.
    FirstSeats,
    /// Late entries, re-entries and alternates.
    LateSeats,
    /// The players of a broken table.
    BrokenTable(TableNo),
    /// All seats anew, at the tables that stay in use.
    Redraw,
    /// The seat in which the button of a table starts.
    Button(TableNo),
    /// The cards of a chip race, a deck for each table.
    ChipRace,
    /// The minute at which the clock stops in a level.
    RandomHalt(LevelNo),
    /// All seats anew, for this day of the event.
    NewDay(u32),
    /// The envelope for the head of this player.
    Envelope(PlayerId),
}

/// A draw that was held, with all that is needed to check it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRecord {
    /// Counts the draws of the tournament from 1.
    pub no: u32,
    /// What it was for; the label says the same in words.
    pub purpose: DrawPurpose,
    /// The secret, no longer one.
    pub seed: Seed,
    /// A word or number from outside that the director did not choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<String>,
    /// Number of the draw, purpose, and the digest of the list of players in it.
    pub label: String,
    /// The secret of the next draw; only its SHA-256 is shown.
    pub next: Seed,
    /// The secret was made at the draw: the one shown before had been used in a draw that was
    /// taken back, and whoever knows a secret could choose a word for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_fresh: bool,
}

/// A draw that is held: the order in which its players and seats come.
#[derive(Debug, Clone)]
pub struct DrawRoll {
    /// Has read what every line of the draw begins with.
    start: Sha256,
}

impl DrawRoll {
    /// The roll that a record describes: the same order again.
    #[must_use]
    pub fn of(record: &DrawRecord) -> Self {
        let public = record.public.as_deref().unwrap_or_default();
        let start = format!("{}|{}|{}|", record.seed, public, record.label);
        Self { start: Sha256::new_with_prefix(start) }
    }

    /// Where an item comes in the order: by this number, smallest first.
    #[must_use]
    pub fn rank(&self, item: &str) -> [u8; 32] {
        let mut hash = self.start.clone();
        hash.update(item.as_bytes());
        hash.finalize().into()
    }

    /// Players in the order of the draw.
    #[must_use]
    pub fn players(&self, mut players: Vec<PlayerId>) -> Vec<PlayerId> {
        players.sort_by_cached_key(|player| self.rank(&player_item(*player)));
        players
    }

    /// Seats in the order of the draw.
    #[must_use]
    pub fn seats(&self, mut seats: Vec<SeatAt>) -> Vec<SeatAt> {
        seats.sort_by_cached_key(|at| self.rank(&seat_item(*at)));
        seats
    }
}

impl DrawRoll {
    /// A deck of cards for the race of a table for chips of this value, the top card first.
    #[must_use]
    pub fn deck(&self, table: TableNo, value: Chips) -> Vec<Card> {
        let mut item = format!("table {table} chips {value} card ");
        let start = item.len();
        let mut deck: Vec<([u8; 32], Card)> = Deck::Full
            .cards()
            .map(|card| {
                item.truncate(start);
                item.extend([card.rank.letter(), card.suit.letter()]);
                (self.rank(&item), card)
            })
            .collect();
        deck.sort_unstable();
        deck.into_iter().map(|(_, card)| card).collect()
    }
}

/// How a player is written in a draw.
fn player_item(player: PlayerId) -> String {
    format!("player {player}")
}

/// How a seat is written in a draw.
fn seat_item(at: SeatAt) -> String {
    format!("table {} seat {}", at.table, at.seat)
}

#[cfg(test)]
mod tests {
    use super::{DrawPurpose, DrawRecord, DrawRoll};
    use crate::values::{PlayerId, SeatAt, Seed};

    fn record() -> DrawRecord {
        DrawRecord {
            no: 1,
            purpose: DrawPurpose::FirstSeats,
            seed: Seed([7; 16]),
            public: Some("green".to_owned()),
            label: "draw 1, first seats, players 0011223344556677".to_owned(),
            next: Seed::default(),
            is_fresh: false,
        }
    }

    /// The expected digits come from `printf %s '…' | sha256sum`.
    #[test]
    fn anyone_can_check_a_draw_with_sha256sum() {
        let roll = DrawRoll::of(&record());
        let hex = |item: &str| -> String {
            roll.rank(item).iter().map(|byte| format!("{byte:02x}")).collect()
        };
        assert!(hex("player 1").starts_with("3f44ce354aca0dc7"));
        assert!(hex("table 1 seat 9").starts_with("487d0317b346ea4a"));
        assert!(record().seed.commitment().starts_with("c121d3ba5db191d1"));
    }

    #[test]
    fn the_order_does_not_depend_on_the_order_of_entry() {
        let roll = DrawRoll::of(&record());
        let players = |ids: &[u32]| roll.players(ids.iter().copied().map(PlayerId).collect());
        assert_eq!(players(&[1, 2, 3, 4, 5]), players(&[5, 3, 1, 4, 2]));
        let seats = vec![SeatAt::new(1, 1), SeatAt::new(1, 2), SeatAt::new(2, 1)];
        let mut other = seats.clone();
        other.reverse();
        assert_eq!(roll.seats(seats), roll.seats(other));
    }
}
