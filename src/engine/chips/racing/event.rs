//! What can have happened in a race.

use crate::chips::racing::{Exchanged, RacedStep, RacedTable};
use crate::chips::{ChipCause, signed};
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId};

/// Tables raced: stacks change, and a value for which all of them have raced is gone.
pub fn apply_chips_raced(tournament: &mut Tournament, steps: &[RacedStep], tables: &[RacedTable]) {
    for step in steps {
        let raced = tournament.races.by_value.entry(step.remove).or_default();
        raced.next = step.next;
        raced.expected = raced.expected.or(step.expected);
    }
    for (index, step) in steps.iter().enumerate() {
        let Some(raced) = tournament.races.by_value.get_mut(&step.remove) else { continue };
        let before = raced.received;
        for table in tables {
            raced.tables.insert(table.table);
            for race in table.seats.iter().filter_map(|seat| seat.races.get(index)) {
                raced.chips = raced.chips.saturating_add(race.chips);
                raced.received = raced.received.saturating_add(race.received());
                raced.delta = raced.delta.saturating_add(race.delta(*step));
            }
        }
        let is_over = raced.left(&tournament.seating).next().is_none();
        raced.is_gone |= is_over;
        let received = signed(Chips(raced.received - before));
        expect(tournament, step.next, received);
    }
    for seat in tables.iter().flat_map(|table| &table.seats) {
        let (delta, received) = (seat.delta(steps), seat.received(steps));
        let after = |before: Chips| match seat.is_whole_stack {
            true => received,
            // They have at least what they were just given, whatever was known of the stack.
            false => changed(before, delta).max(received),
        };
        change(tournament, ChipCause::Races, seat.player, delta, after);
    }
}

/// Chips were changed for larger ones; nobody has more or fewer by it.
pub fn apply_exchanged(
    tournament: &mut Tournament,
    remove: Chips,
    next: Chips,
    exchanges: &[Exchanged],
) {
    for exchange in exchanges {
        let (given, received) = (Chips(exchange.chips), Chips(exchange.received));
        bring(tournament, remove, -signed(given));
        bring(tournament, next, signed(received));
    }
}

/// These values stay in play, though a color-up was planned for them.
pub fn apply_color_up_waived(tournament: &mut Tournament, values: &[Chips]) {
    tournament.races.waived.extend(values);
}

/// So many chips of a value came outside a race, or went where negative.
fn bring(tournament: &mut Tournament, value: Chips, chips: i64) {
    let changed = tournament.races.changed.entry(value).or_default();
    // A forged journal may say what no event has.
    *changed = changed.saturating_add(chips);
    expect(tournament, value, chips);
}

/// So many chips more of a value are to come in its race, where that has begun.
fn expect(tournament: &mut Tournament, value: Chips, chips: i64) {
    let raced = tournament.races.by_value.get_mut(&value);
    if let Some(expected) = raced.and_then(|raced| raced.expected.as_mut()) {
        *expected = expected.saturating_add_signed(chips);
    }
}

/// Chips that turned up after their race, and what was paid for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LateChips {
    /// What one of the chips that turned up is worth.
    pub value: Chips,
    /// How many of them turned up.
    pub chips: u64,
    /// The chips that were paid are of this value.
    pub smallest: Chips,
    /// So many of them were paid.
    pub paid: u64,
}

/// Chips turned up after their race.
pub fn apply_late_chips(tournament: &mut Tournament, id: PlayerId, late: LateChips) {
    let LateChips { value, chips, smallest, paid } = late;
    let given = Chips(value.0.saturating_mul(chips));
    let received = Chips(smallest.0.saturating_mul(paid));
    let delta = signed(received) - signed(given);
    if let Some(raced) = tournament.races.by_value.get_mut(&value) {
        raced.late = raced.late.saturating_add(chips);
    }
    bring(tournament, smallest, signed(Chips(paid)));
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
