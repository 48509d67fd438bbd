//! What can be asked about hand-for-hand and the last hands, and why it is refused.

use crate::ask::Ask;
use crate::event::{ClockChange, Event};
use crate::pace::begin::check_nothing_held;
use crate::pace::level_hands::{check_level_hands, decide_done};
use crate::pace::off::clock_off;
use crate::pace::orbits::orbit_over;
use crate::pace::soft::check_not_ahead;
use crate::pace::{HoldKind, LAST_HANDS_MAX, may_wait_for_each_other, settle, tables_in_play};
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{TableNo, Timestamp};
use std::collections::BTreeSet;

/// Announces hand-for-hand: everybody finishes this hand, then holds.
///
/// Whoever busts from now on busts in a hand that all tables play at once.
///
/// Rules: TDA 2024 RP-8.
///
/// # Errors
/// Where it is on, last hands are played, the clock has not begun, or one table is left.
pub fn decide_start_hand_for_hand(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_nothing_held(tournament)?;
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    refuse_if!(!may_wait_for_each_other(tournament, ask.at), Refusal::HandForHandOneTable);
    Ok(settle::started(tournament, ask.at))
}

/// Tables have finished their hand, their orbit or their last hands; all tables if none is named.
///
/// When the last one has, the hand is over by itself.
///
/// # Errors
/// Where no tables tick off, or one of these is not waited for.
pub fn decide_table_done(
    tournament: &Tournament,
    tables: &[TableNo],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let Some(hold) = tournament.pace.hold() else {
        return decide_done(tournament, tables, ask);
    };
    refuse_if!(hold.is_over, Refusal::HandIsOver);
    let playing = tournament.tables_still_playing();
    let mut seen = BTreeSet::new();
    for table in tables {
        tournament.seating.table(*table).ok_or(Refusal::TableUnknown { table: *table })?;
        refuse_if!(!seen.insert(*table), Refusal::TableTwice { table: *table });
        refuse_if!(hold.done.contains_key(table), Refusal::TableAlreadyDone { table: *table });
        refuse_if!(!playing.contains(table), Refusal::TableNotWaitedFor { table: *table });
    }
    let tables = if tables.is_empty() { playing.clone() } else { tables.to_vec() };
    let is_last = playing.iter().all(|table| tables.contains(table));
    let mut events = vec![Event::TablesTicked { at: ask.at, tables }];
    if is_last {
        events.extend(match hold.kind {
            HoldKind::HandForHand => {
                settle::hand_over(tournament, ask.at, tournament.entries.left())
            }
            HoldKind::Orbits(_) => orbit_over(tournament, ask.at),
            HoldKind::LastHands { .. } => vec![Event::LastHandsPlayed { at: ask.at }],
        });
    }
    Ok(events)
}

/// Ends hand-for-hand; the clock runs on.
///
/// # Errors
/// Where it is not on.
pub fn decide_end_hand_for_hand(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    tournament.pace.hand_for_hand().ok_or(Refusal::HandForHandNotOn)?;
    Ok(settle::ended_by_floor(tournament, ask.at))
}

/// Announces how many hands every table plays after the one that is on; the clock stops.
///
/// # Errors
/// Where tables tick off already, the clock has not begun, a break is on, or the number is not
/// from 1 to [`LAST_HANDS_MAX`].
pub fn decide_announce_last_hands(
    tournament: &Tournament,
    hands: u16,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_nothing_held(tournament)?;
    if !(1..=LAST_HANDS_MAX).contains(&hands) {
        return Err(Refusal::LastHandsImpossible { hands, most: LAST_HANDS_MAX });
    }
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    let reading = tournament.reading(ask.at);
    refuse_if!(reading.is_break, Refusal::BreakRunning);
    let tables = tables_in_play(tournament, ask.at);
    refuse_if!(tables.is_empty(), Refusal::NobodyPlays);
    let (at, clock) = (ask.at, reading.run);
    let mut events = vec![Event::LastHandsAnnounced { at, hands, tables, clock }];
    events.extend(clock_off(tournament, ask.at, ClockChange::LastHands));
    Ok(events)
}

/// Takes the announcement of the last hands back, or ends them; the clock stays as it is.
///
/// # Errors
/// Where none were announced.
pub fn decide_end_last_hands(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    tournament.pace.last_hands().ok_or(Refusal::LastHandsNotOn)?;
    Ok(vec![Event::LastHandsEnded { at: ask.at }])
}

/// Whether a hand may begin at one table by itself while tables tick off.
pub(crate) fn check_may_begin(
    tournament: &Tournament,
    table: TableNo,
    now: Timestamp,
) -> Result<(), Refusal> {
    check_not_ahead(tournament, table, now)?;
    check_level_hands(tournament, table, now)?;
    let Some(hold) = tournament.pace.hold() else { return Ok(()) };
    let begun = hold.begun.get(&table).copied().unwrap_or_default();
    match hold.kind {
        HoldKind::HandForHand => {
            let is_announced = tournament.pace.hand_no() == Some(0);
            let has_played = begun > 0 || hold.done.contains_key(&table);
            refuse_if!(hold.is_over || is_announced || has_played, Refusal::TableHolds { table });
        }
        HoldKind::Orbits(_) => {
            // A table that opened since then has no orbit yet.
            let hands = hold.orbits.get(&table).copied().unwrap_or_default();
            let has_played = begun >= hands || hold.done.contains_key(&table) || hold.is_over;
            refuse_if!(has_played, Refusal::OrbitPlayedAt { table });
        }
        HoldKind::LastHands { hands } => {
            let has_played = begun >= hands || hold.done.contains_key(&table) || hold.is_over;
            refuse_if!(has_played, Refusal::LastHandsPlayedAt { table });
        }
    }
    Ok(())
}

/// Whether a hand may be counted at a table whose hands are not entered: while all tables begin
/// theirs at once, that counts it.
pub(crate) fn check_may_count(
    tournament: &Tournament,
    table: TableNo,
    now: Timestamp,
) -> Result<(), Refusal> {
    match tournament.pace.hand_for_hand() {
        Some(_) => Err(Refusal::TableHolds { table }),
        None => check_may_begin(tournament, table, now),
    }
}
