//! What can have happened in a race.

use crate::engine::chips::racing::{RacedStep, RacedTable};
use crate::engine::chips::{ChipCause, signed};
use crate::engine::seating::{DrawRecord, apply_draw};
use crate::engine::tournament::Tournament;
use crate::engine::values::{Chips, PlayerId};

/// Tables raced.
pub fn apply_chips_raced(
    tournament: &mut Tournament,
    steps: &[RacedStep],
    tables: &[RacedTable],
    draw: Option<&DrawRecord>,
) {
    if let Some(draw) = draw {
        apply_draw(tournament, draw);
    }
    for (index, step) in steps.iter().enumerate() {
        let raced = tournament.races.by_value.entry(step.remove).or_default();
        raced.next = step.next;
        raced.expected = raced.expected.or(step.expected);
        for table in tables {
            raced.tables.insert(table.table);
            for race in table.seats.iter().filter_map(|seat| seat.races.get(index)) {
                raced.chips += race.chips;
                raced.received += race.received();
                raced.delta += race.delta(*step);
            }
        }
        let is_over = raced.left(&tournament.seating).next().is_none();
        raced.is_gone |= is_over;
    }
    for seat in tables.iter().flat_map(|table| &table.seats) {
        let (delta, received) = (seat.delta(steps), seat.received(steps));
        let after = |before: Chips| match seat.is_whole_stack {
            true => received,
            // He has at least what he was just given, whatever was known of his stack.
            false => changed(before, delta).max(received),
        };
        change(tournament, ChipCause::Races, seat.player, delta, after);
    }
}

/// Chips turned up after their race.
pub fn apply_late_chips(
    tournament: &mut Tournament,
    id: PlayerId,
    (value, chips): (Chips, u64),
    (smallest, paid): (Chips, u64),
) {
    let given = Chips(value.0.saturating_mul(chips));
    let received = Chips(smallest.0.saturating_mul(paid));
    let delta = signed(received) - signed(given);
    if let Some(raced) = tournament.races.by_value.get_mut(&value) {
        raced.late += chips;
    }
    let after = |before: Chips| changed(before, delta).max(received);
    change(tournament, ChipCause::LateFinds, id, delta, after);
}

fn change(
    tournament: &mut Tournament,
    cause: ChipCause,
    id: PlayerId,
    delta: i64,
    after: impl FnOnce(Chips) -> Chips,
) {
    let Some(player) = tournament.entries.player_mut(id) else { return };
    let before = player.stack;
    player.stack = after(before);
    let after = player.stack;
    tournament.chips.change(cause, delta, before, after);
}

fn changed(stack: Chips, delta: i64) -> Chips {
    Chips(stack.0.saturating_add_signed(delta))
}
