//! What can have happened while tables wait for each other.

use crate::clock::Run;
use crate::pace::level_hands::apply_begun;
use crate::pace::soft::count_hand;
use crate::pace::{HeldHand, HeldKind, Hold, HoldKind};
use crate::tournament::Tournament;
use crate::values::{TableNo, Timestamp};
use std::collections::BTreeMap;

fn hold(kind: HoldKind, since: Timestamp, tables: &[TableNo], clock: Run) -> Hold {
    Hold {
        kind,
        since,
        tables: tables.iter().copied().collect(),
        done: BTreeMap::new(),
        begun: BTreeMap::new(),
        orbits: BTreeMap::new(),
        is_over: false,
        clock,
    }
}

/// Hand-for-hand was announced.
pub fn apply_started(tournament: &mut Tournament, at: Timestamp, tables: &[TableNo], clock: Run) {
    let pace = &mut tournament.pace;
    pace.hold = Some(hold(HoldKind::HandForHand, at, tables, clock));
    pace.hands.push(HeldHand { no: 0, begun: at, until: None, kind: HeldKind::Hand });
}

/// Tables have finished their hand, orbit or last hands.
pub fn apply_ticked(tournament: &mut Tournament, at: Timestamp, tables: &[TableNo]) {
    if let Some(hold) = &mut tournament.pace.hold {
        hold.done.extend(tables.iter().map(|table| (*table, at)));
    }
}

/// All tables have finished the hand, or their last hands.
pub fn apply_hand_over(tournament: &mut Tournament) {
    if let Some(hold) = &mut tournament.pace.hold {
        hold.is_over = true;
    }
}

/// All tables begin the next hand at once.
pub fn apply_hand_begun(tournament: &mut Tournament, at: Timestamp, no: u32, tables: &[TableNo]) {
    let pace = &mut tournament.pace;
    if let Some(last) = pace.hands.last_mut() {
        last.until = Some(at);
    }
    pace.hands.push(HeldHand { no, begun: at, until: None, kind: HeldKind::Hand });
    if let Some(on) = &mut pace.hold {
        *on = hold(HoldKind::HandForHand, at, tables, on.clock);
    }
}

/// Hand-for-hand is over, and no table waits any more.
pub fn apply_hand_ended(tournament: &mut Tournament, at: Timestamp) {
    tournament.pace.hold = None;
    if let Some(last) = tournament.pace.hands.last_mut() {
        last.until = Some(at);
    }
}

/// The last hands were announced.
pub fn apply_last_hands(
    tournament: &mut Tournament,
    at: Timestamp,
    hands: u16,
    tables: &[TableNo],
    clock: Run,
) {
    tournament.pace.hold = Some(hold(HoldKind::LastHands { hands }, at, tables, clock));
}

/// The last hands are no longer on.
pub fn apply_last_hands_ended(tournament: &mut Tournament) {
    tournament.pace.hold = None;
}

/// A hand began at a table: it counts among those that were announced.
pub fn apply_hand_began(tournament: &mut Tournament, at: Timestamp, table: TableNo) {
    apply_begun(tournament, at, table);
    count_hand(tournament, table);
    if let Some(hold) = &mut tournament.pace.hold {
        *hold.begun.entry(table).or_default() += 1;
    }
}

/// The clock was set. When it runs again the last hands are history.
pub fn apply_clock_set(tournament: &mut Tournament, run: Run) {
    let pace = &mut tournament.pace;
    if run != Run::Running {
        return;
    }
    if pace.last_hands().is_some_and(|hold| hold.is_over) {
        pace.hold = None;
    } else if let Some(hold) = &mut pace.hold {
        // The floor let it run on meanwhile, so it runs on afterwards.
        hold.clock = Run::Running;
    }
}

/// A day began: the last hands were those of the day before, ticked off at all tables or not.
pub fn apply_day_begun(tournament: &mut Tournament) {
    let pace = &mut tournament.pace;
    if pace.last_hands().is_some() {
        pace.hold = None;
    }
}

/// All seats were drawn anew: what stopped a table is gone.
pub fn apply_redrawn(tournament: &mut Tournament) {
    tournament.pace.stops.clear();
}
