//! The clocks on players, settled and running, and the time cards that are left.

use crate::sheet::{Cell, ReportRow, Sheet};
use engine::player_clock::{ClockKind, Facing, RunningClock, SettledClock};
use engine::tournament::Tournament;
use engine::values::{PlayerId, Timestamp};

/// Every clock that was settled, the first one first, and then those that run.
#[must_use]
pub fn player_clocks(tournament: &Tournament, now: Timestamp) -> Sheet {
    let clocks = tournament.player_clocks();
    let settled = clocks.settled().map(|clock| settled_row(tournament, clock));
    let running = clocks.running().map(|(_, clock)| running_row(tournament, clock, now));
    Sheet { rows: settled.chain(running).collect() }
}

/// Everybody who is in, with time cards; nothing where none are played with.
#[must_use]
pub fn time_cards(tournament: &Tournament) -> Sheet {
    if !tournament.has_time_cards() {
        return Sheet::default();
    }
    let players = tournament.entries().players().filter(|player| player.is_in());
    let rows = players.map(|player| {
        let seat = player.seat();
        vec![
            ("name", Cell::Text(player.name.to_string())),
            ("table", Cell::number(seat.map(|at| at.table.0))),
            ("seat", Cell::number(seat.map(|at| at.seat.0))),
            ("cards_left", Cell::number(Some(tournament.time_cards_left(player.id)))),
            ("cards_used", Cell::number(Some(tournament.player_clocks().cards_used(player.id)))),
        ]
    });
    Sheet { rows: rows.collect() }
}

fn settled_row(tournament: &Tournament, clock: &SettledClock) -> ReportRow {
    let (kind, by) = match clock.kind {
        ClockKind::Called(by) => ("called", Cell::word(by)),
        ClockKind::Shot => ("shot_clock", Cell::Empty),
    };
    vec![
        ("no", Cell::number(Some(clock.no))),
        ("at", Cell::Moment(clock.at)),
        ("level", Cell::number(clock.level.map(|level| level.0))),
        ("table", Cell::number(Some(clock.seat.table.0))),
        ("seat", Cell::number(Some(clock.seat.seat.0))),
        ("name", name(tournament, clock.player)),
        ("kind", Cell::word(kind)),
        ("by", by),
        ("facing_a_bet", Cell::Flag(clock.facing == Facing::Bet)),
        ("outcome", Cell::word(clock.outcome)),
        ("used_secs", Cell::number(Some(clock.used_secs))),
    ]
}

fn running_row(tournament: &Tournament, clock: &RunningClock, now: Timestamp) -> ReportRow {
    vec![
        ("at", Cell::Moment(clock.called_at)),
        ("level", Cell::number(clock.level.map(|level| level.0))),
        ("table", Cell::number(Some(clock.seat.table.0))),
        ("seat", Cell::number(Some(clock.seat.seat.0))),
        ("name", name(tournament, clock.player)),
        ("kind", Cell::word("called")),
        ("by", Cell::word(clock.by)),
        ("facing_a_bet", Cell::Flag(clock.facing == Facing::Bet)),
        ("outcome", Cell::word(clock.phase(now))),
        ("used_secs", Cell::number(Some(clock.used_secs(now)))),
    ]
}

fn name(tournament: &Tournament, player: PlayerId) -> Cell {
    let player = tournament.entries().player(player);
    player.map_or(Cell::Empty, |player| Cell::Text(player.name.to_string()))
}
