//! What a simulation measured.

use engine::finishes::standings;
use engine::tournament::Tournament;
use engine::values::sha256_hex;
use serde::Serialize;

#[derive(Debug, Clone, Default, Serialize)]
pub struct Figures {
    pub entries: u32,
    pub seats: u8,
    pub seed: u64,
    pub acts: u64,
    pub busts: u64,
    /// Tables broken, those closed by a redraw among them.
    pub breaks: u64,
    /// Players moved, for whatever reason.
    pub moves: u64,
    /// Players moved to balance tables.
    pub balance_moves: u64,
    pub next_big_blind_moved: u64,
    /// Of those, how many took the worst seat.
    pub worst_seat_taken: u64,
    /// Players moved twice by one plan.
    pub moved_twice_in_a_plan: u64,
    /// The largest difference between two tables after any plan.
    pub largest_gap_after_a_plan: u64,
    /// How often more tables than needed were left in use.
    pub tables_left_above_need: u64,
    /// Arrivals who had to wait a hand.
    pub waits_one_hand: u64,
    /// How often a table had to stop.
    pub halts: u64,
    /// How often somebody started what the clock waited for; told where it waits.
    #[serde(skip_serializing_if = "is_none")]
    pub clock_waits: u64,
    /// Chips in play at the start.
    pub chips_start: u64,
    /// Chips in play at the end.
    pub chips_end: u64,
    /// Time spent in the engine, in milliseconds.
    pub engine_ms: f64,
    /// The median time of one act, in microseconds.
    pub act_us_median: f64,
    /// Time of one act, 99 of 100 are quicker.
    pub act_us_p99: f64,
    /// Time to read, replay and check the journal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check_ms: Option<f64>,
    /// The size of the journal, in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub journal_bytes: Option<u64>,
    /// The time to open the journal, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reopen_ms: Option<f64>,
    /// Digest of the order of finish.
    pub standings_sha256: String,
}

/// A number with two decimals, as figures are printed.
pub(super) fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// Digest of the order of finish: a line of place and name for everybody.
pub(super) fn standings_digest(tournament: &Tournament) -> String {
    let mut text = String::new();
    for standing in standings(tournament) {
        let place = standing.place.map_or(0, |place| place.0);
        let name = tournament.entries().player(standing.player).map(|p| p.name.to_string());
        text.push_str(&format!("{place}\t{}\n", name.unwrap_or_default()));
    }
    sha256_hex(&text)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_none(count: &u64) -> bool {
    *count == 0
}
