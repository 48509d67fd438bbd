//! Orbit for orbit: every table plays one orbit and waits for the others.
//!
//! An orbit is as many hands as the table has players when it begins, so that everybody there
//! posts each blind once. It keeps that length whoever busts, comes or goes in the middle: every
//! table is known to have so many hands, and nobody shortens theirs by a bust-out. A table that
//! breaks, or where one player is left, is not waited for; one that opens waits for the next orbit.
//!
//! Rules: TDA 2024 RP-19 names it against stalling and says no more; what the clock does and who
//! shares a place the floor says when it is announced.

use crate::ask::Ask;
use crate::clock::Run;
use crate::event::{ClockChange, Event};
use crate::pace::begin::{check_levels_by_time, check_nothing_held};
use crate::pace::off::{clock_off, ended, off_clock, stepped};
use crate::pace::tables::tables_in_play;
use crate::pace::terms::{OrbitBusts, OrbitClock, OrbitTerms, TableHands};
use crate::pace::{HeldHand, HeldKind, Hold, HoldKind, Orbit};
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{TableNo, Timestamp};
use std::collections::BTreeMap;

/// Announces orbit for orbit: after the hand that is on every table plays one orbit and waits.
///
/// # Errors
/// If tables already wait, the clock has not begun, a break is on, or only one table is left.
pub fn decide_start_orbit_for_orbit(
    tournament: &Tournament,
    terms: OrbitTerms,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_nothing_held(tournament)?;
    refuse_if!(tournament.pace.soft.is_some(), Refusal::SoftHandForHandOn);
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    let reading = tournament.reading(ask.at);
    refuse_if!(reading.is_break, Refusal::BreakRunning);
    check_levels_by_time(tournament)?;
    begun(tournament, Orbit { no: 1, terms }, reading.run, ask)
}

/// Begins the next orbit at all tables.
///
/// # Errors
/// Where tables still play, a break is on, orbit for orbit is not on, or one table is left.
pub fn decide_next_orbit(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let (hold, orbit) = tournament.pace.orbit().ok_or(Refusal::OrbitForOrbitNotOn)?;
    let tables = tournament.tables_still_playing();
    refuse_if!(!tables.is_empty(), Refusal::OrbitStillPlayed { tables });
    refuse_if!(tournament.reading(ask.at).is_break, Refusal::BreakRunning);
    let next = Orbit { no: orbit.no.saturating_add(1), ..orbit };
    let begun = begun(tournament, next, hold.clock, ask)?;
    // The last table that was waited for broke: nobody is left to tick off.
    let over = if hold.is_over { Vec::new() } else { orbit_over(tournament, ask.at) };
    Ok(over.into_iter().chain(begun).collect())
}

/// Ends orbit for orbit; a clock that was put off runs on.
///
/// # Errors
/// Where it is not on.
pub fn decide_end_orbit_for_orbit(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    tournament.pace.orbit().ok_or(Refusal::OrbitForOrbitNotOn)?;
    let over = Event::OrbitForOrbitEnded { at: ask.at };
    Ok(ended(tournament, ask.at, over, off_clock(tournament, ask.at)))
}

fn begun(
    tournament: &Tournament,
    orbit: Orbit,
    clock: Run,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let at = ask.at;
    let tables = tables_in_play(tournament, at);
    refuse_if!(tables.len() < 2, Refusal::HandForHandOneTable);
    let players = |table| tournament.seating.table(table).map_or(0, |table| table.taken().len());
    let hands = |table| u16::try_from(players(table)).unwrap_or(u16::MAX);
    let tables = tables.into_iter().map(|table| TableHands { table, hands: hands(table) });
    let tables = tables.collect();
    let mut events =
        vec![Event::OrbitBegun { at, no: orbit.no, tables, terms: orbit.terms, clock }];
    if orbit.terms.clock == OrbitClock::ByHands {
        events.extend(clock_off(tournament, at, ClockChange::OrbitForOrbit));
    }
    Ok(events)
}

/// All tables have played their orbit: its hands come off a clock that was put off.
///
/// Levels go up; a break that is reached waits for the floor.
pub(super) fn orbit_over(tournament: &Tournament, at: Timestamp) -> Vec<Event> {
    let Some((hold, orbit)) = tournament.pace.orbit() else { return Vec::new() };
    let mut events = vec![Event::OrbitOver { at, no: orbit.no }];
    let hands = hold.orbits.values().copied().max().unwrap_or_default();
    let secs = u32::from(hands).saturating_mul(tournament.settings.pace.hand_for_hand_secs);
    let is_by_hands = orbit.terms.clock == OrbitClock::ByHands && secs > 0;
    if let Some((stage, elapsed)) = off_clock(tournament, at).filter(|_| is_by_hands) {
        let (stage, elapsed_millis) = stepped(tournament, stage, elapsed, secs);
        let change = ClockChange::OrbitTaken { hands, secs };
        events.push(Event::ClockSet { at, stage, elapsed_millis, run: Run::Paused, change });
    }
    events
}

/// These tables begin an orbit, each with its own number of hands.
pub fn apply_orbit_begun(
    tournament: &mut Tournament,
    at: Timestamp,
    orbit: Orbit,
    tables: &[TableHands],
    clock: Run,
) {
    let pace = &mut tournament.pace;
    if orbit.terms.busts == OrbitBusts::AsOneHand {
        if orbit.no > 1
            && let Some(last) = pace.hands.last_mut()
        {
            last.until = Some(at);
        }
        let kind = HeldKind::Orbit;
        pace.hands.push(HeldHand { no: orbit.no, begun: at, until: None, kind });
    }
    let of_table: BTreeMap<TableNo, u16> = tables.iter().map(|it| (it.table, it.hands)).collect();
    pace.hold = Some(Hold {
        kind: HoldKind::Orbits(orbit),
        since: at,
        tables: of_table.keys().copied().collect(),
        done: BTreeMap::new(),
        begun: BTreeMap::new(),
        orbits: of_table,
        is_over: false,
        clock,
    });
}

/// Tables no longer play orbit for orbit.
pub fn apply_orbits_ended(tournament: &mut Tournament, at: Timestamp) {
    let pace = &mut tournament.pace;
    let is_one_hand = |(_, orbit): (&Hold, Orbit)| orbit.terms.busts == OrbitBusts::AsOneHand;
    if pace.orbit().is_some_and(is_one_hand)
        && let Some(last) = pace.hands.last_mut()
    {
        last.until = Some(at);
    }
    pace.hold = None;
}
