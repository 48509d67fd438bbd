//! What can have happened to the clock on a player, and to time cards.

use crate::player_clock::{
    ClockKind, ClockOutcome, Facing, PlayedCard, RunningClock, SettledClock,
};
use crate::tournament::Tournament;
use crate::values::{PlayerId, TableNo, Timestamp};

/// The clock was called on a player and runs at their table.
pub fn apply_called(tournament: &mut Tournament, clock: RunningClock) {
    tournament.player_clocks.running.insert(clock.seat.table, clock);
}

/// What the floor said came of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settlement {
    /// When the floor settled it.
    pub at: Timestamp,
    /// What the player had before them.
    pub facing: Facing,
    /// What came of the hand, or that the clock was called off.
    pub outcome: ClockOutcome,
    /// Whole seconds from the call until then.
    pub used_secs: u32,
}

/// The floor said what came of it.
pub fn apply_settled(tournament: &mut Tournament, table: TableNo, settlement: Settlement) {
    let Settlement { at, facing, outcome, used_secs } = settlement;
    let Some(clock) = tournament.player_clocks.running.remove(&table) else { return };
    let RunningClock { level, player, seat, by, .. } = clock;
    let kind = ClockKind::Called(by);
    let no = 0;
    let settled = SettledClock { no, at, level, player, seat, kind, facing, outcome, used_secs };
    keep(tournament, settled);
}

/// A shot clock ran out, and stands in the list of settled clocks.
pub fn apply_shot_clock_ran_out(tournament: &mut Tournament, settled: SettledClock) {
    keep(tournament, settled);
}

fn keep(tournament: &mut Tournament, settled: SettledClock) {
    let kept = &mut tournament.player_clocks.settled;
    let no = u32::try_from(kept.len()).unwrap_or(u32::MAX).saturating_add(1);
    kept.push(SettledClock { no, ..settled });
}

/// A player played a time card.
pub fn apply_card_used(tournament: &mut Tournament, card: PlayedCard) {
    tournament.player_clocks.cards.entry(card.player).or_default().used += 1;
    tournament.player_clocks.played.push(card);
}

/// Players got this many time cards each.
pub fn apply_cards_given(tournament: &mut Tournament, players: &[PlayerId], cards: u8) {
    for player in players {
        let had = tournament.player_clocks.cards.entry(*player).or_default();
        had.given = had.given.saturating_add(u32::from(cards));
    }
}

/// A hand began: nobody waits any more for an answer in the hand before it.
pub fn apply_hand_began(tournament: &mut Tournament, table: TableNo) {
    tournament.player_clocks.running.remove(&table);
}

/// Whoever is no longer in the seat in which the clock was called on them has answered.
pub fn forget_gone(tournament: &mut Tournament) {
    let seating = &tournament.seating;
    let running = &mut tournament.player_clocks.running;
    running.retain(|_, clock| seating.player_at(clock.seat) == Some(clock.player));
}
