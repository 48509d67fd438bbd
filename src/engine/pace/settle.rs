//! What follows by itself: a hand is over when all tables have finished, hand-for-hand is over
//! when the money is reached, and begins at the bubble where the event wants it so.

use crate::ask::Ask;
use crate::clock::{Run, decide_pause};
use crate::event::{ClockChange, Event};
use crate::money::places_paid;
use crate::pace::level_hands::after_hand;
use crate::pace::off::{clock_off, ended, off_clock, stepped};
use crate::pace::orbits::orbit_over;
use crate::pace::{HoldKind, is_bubble, is_field_final, tables_in_play};
use crate::settings::HandForHandStart;
use crate::tournament::Tournament;
use crate::values::{SeatAt, TableNo, Timestamp};

/// What follows from somebody leaving these seats for good.
///
/// Where no table is left that could still play its hand, nobody is there to say that it has
/// finished: the hand is over. Where one is left, that one has won, and the clock stops.
pub(crate) fn after_exit(tournament: &Tournament, gone: &[SeatAt], ask: &Ask<'_>) -> Vec<Event> {
    let terms = &tournament.settings.pace;
    let left = tournament.entries.left();
    let left = left.saturating_sub(u32::try_from(gone.len()).unwrap_or(u32::MAX));
    let events = match tournament.pace.hold() {
        Some(hold) if hold.is_over => {
            let is_hand_for_hand = tournament.pace.hand_for_hand().is_some();
            match is_hand_for_hand && is_paid(tournament, left) {
                true => ended_by_floor(tournament, ask.at),
                false => Vec::new(),
            }
        }
        Some(hold) => {
            let playing = tournament.tables_still_playing();
            match playing.iter().any(|table| plays_without(tournament, *table, gone)) {
                true => Vec::new(),
                false => match hold.kind {
                    HoldKind::HandForHand => hand_over(tournament, ask.at, left),
                    HoldKind::Orbits(_) => orbit_over(tournament, ask.at),
                    HoldKind::LastHands { .. } => vec![Event::LastHandsPlayed { at: ask.at }],
                },
            }
        }
        None if left == 1 => won(tournament, ask),
        None => {
            let starts = terms.hand_for_hand == HandForHandStart::AtBubble
                && is_bubble(tournament, left)
                && tournament.clock.has_begun(ask.at)
                && !tournament.days.is_over()
                && is_field_final(tournament, ask.at)
                && tables_in_play(tournament, ask.at).len() > 1;
            if starts { started(tournament, ask.at) } else { Vec::new() }
        }
    };
    stopped_by_winner(events, left)
}

/// Whoever is left has won: nothing is played any more, and the clock stops where it runs.
fn won(tournament: &Tournament, ask: &Ask<'_>) -> Vec<Event> {
    decide_pause(tournament, ask).unwrap_or_default()
}

/// The same; but where hand-for-hand ends because one is left, the clock does not go on.
fn stopped_by_winner(mut events: Vec<Event>, left: u32) -> Vec<Event> {
    for event in &mut events {
        if let Event::ClockSet { run, .. } = event
            && left == 1
        {
            *run = Run::Paused;
        }
    }
    events
}

/// Whether two are left at a table once these seats are empty.
fn plays_without(tournament: &Tournament, table: TableNo, gone: &[SeatAt]) -> bool {
    let gone = gone.iter().filter(|at| at.table == table).count();
    tournament.seating.table(table).is_some_and(|table| table.taken().len() > gone + 1)
}

/// Whether everybody who is left is in the money.
fn is_paid(tournament: &Tournament, left: u32) -> bool {
    places_paid(tournament).is_some_and(|paid| left <= paid)
}

/// Hand-for-hand is announced: everybody finishes the hand that is on, and the clock goes off.
pub(super) fn started(tournament: &Tournament, at: Timestamp) -> Vec<Event> {
    let reading = tournament.reading(at);
    let tables = match reading.is_break {
        true => Vec::new(),
        false => tables_in_play(tournament, at),
    };
    let is_over = tables.is_empty();
    // Whoever waits hand for hand is never ahead: the soft way is over.
    let soft = tournament.pace.soft.as_ref().map(|_| Event::SoftHandForHandEnded { at });
    let mut events: Vec<Event> = soft.into_iter().collect();
    events.push(Event::HandForHandStarted { at, tables, clock: reading.run });
    events.extend(clock_off(tournament, at, ClockChange::HandForHand));
    if is_over {
        events.push(Event::HandOver { at, no: 0 });
    }
    events
}

/// All tables have finished: the hand comes off the clock, and with the money reached by those
/// who are `left` everything goes on as usual.
///
/// Nothing is taken for the hand in which hand-for-hand was announced: it began while the clock
/// ran. Levels go up; a break that is reached waits for the floor.
///
/// Rules: TDA 2024 RP-8: one step a hand, and not several at once.
pub(crate) fn hand_over(tournament: &Tournament, at: Timestamp, left: u32) -> Vec<Event> {
    let no = tournament.pace.hand_no().unwrap_or_default();
    let mut events = vec![Event::HandOver { at, no }];
    let mut off = off_clock(tournament, at);
    let secs = tournament.settings.pace.hand_for_hand_secs;
    if no > 0 && tournament.reading(at).by_hands {
        events.extend(after_hand(tournament, at));
    } else if let Some((stage, elapsed)) = off.filter(|_| no > 0 && secs > 0) {
        let (stage, elapsed_millis) = stepped(tournament, stage, elapsed, secs);
        let change = ClockChange::HandTaken { secs };
        events.push(Event::ClockSet { at, stage, elapsed_millis, run: Run::Paused, change });
        off = Some((stage, elapsed_millis));
    }
    if is_paid(tournament, left) {
        events.extend(ended(tournament, at, Event::HandForHandEnded { at }, off));
    }
    events
}

/// Hand-for-hand ends at once, by word of the floor or because somebody left.
pub(super) fn ended_by_floor(tournament: &Tournament, at: Timestamp) -> Vec<Event> {
    ended(tournament, at, Event::HandForHandEnded { at }, off_clock(tournament, at))
}
