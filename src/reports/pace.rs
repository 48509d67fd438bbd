//! The pace of play: what the floor does about it now, and a view of it for the terminal.

use crate::need::Need;
use crate::sheet::{Cell, ReportRow, Sheet};
use engine::clock::{Reading, Run};
use engine::finishes::{Standing, standings};
use engine::money::places_paid;
use engine::pace::{
    AtMinute, HeldKind, Hold, HoldKind, SoftTable, is_near_bubble, may_wait_for_each_other,
};
use engine::structure::Stage;
use engine::tournament::Tournament;
use engine::values::{Place, StageNo, TableNo, Timestamp};
use rulebook::options::{DealerPush, Recommended};

/// Dealers are not pushed so shortly before a break or a level, in milliseconds.
///
/// Rules: TDA 2024 RP-7.
const PUSH_QUIET_MILLIS: i64 = 90_000;

/// Decks are ready so long before play begins or goes on, in milliseconds.
///
/// Rules: TDA 2024 RP-20.
const DECKS_MILLIS: i64 = 60_000;

/// What the pace of play asks for, the most urgent first.
pub(super) fn pace_needs(tournament: &Tournament, reading: Reading, now: Timestamp) -> Vec<Need> {
    let mut needs = Vec::new();
    let pace = tournament.pace();
    if let Some(halt) = pace.random_halt().filter(|_| tournament.is_random_halt_due(now)) {
        needs.push(Need::RandomHaltDue { mins_left: halt.mins_left, then: halt.then });
    }
    match pace.hold() {
        Some(hold) => hold_needs(tournament, hold, now, &mut needs),
        None if tournament.pace().soft().is_some() => needs.extend(ahead_need(tournament, now)),
        None if reading.by_hands && level_is_played(tournament, now) => {
            needs.push(Need::LevelPlayed);
        }
        None if is_near_bubble(tournament, now) => {
            let left = tournament.entries().left();
            needs.extend(places_paid(tournament).map(|paid| Need::BubbleNear { left, paid }));
        }
        None => {}
    }
    for table in pace.stops().keys() {
        let may_play = tournament.may_play_again(*table);
        needs.push(Need::Stopped { table: *table, may_play });
    }
    needs
}

/// No dealer is pushed shortly before a break or a level.
pub(super) fn dealer_push_need(tournament: &Tournament, reading: Reading) -> Option<Need> {
    let is_quiet = tournament.settings().rules.options.dealer_push == DealerPush::NotBeforeBreaks
        && reading.run == Run::Running
        && reading.starts_at.is_none()
        && !reading.is_break
        && !reading.by_hands
        && (1..=PUSH_QUIET_MILLIS).contains(&reading.remaining_millis);
    is_quiet.then_some(Need::NoDealerPush { in_millis: reading.remaining_millis })
}

/// Decks are made ready in the last minute before play begins, or goes on after a break.
pub(super) fn decks_need(
    tournament: &Tournament,
    reading: Reading,
    now: Timestamp,
) -> Option<Need> {
    let in_millis = match reading.starts_at {
        Some(at) => at.millis_since(now),
        None if reading.nobody_plays() => reading.left_millis(now),
        None => return None,
    };
    let runs = reading.run == Run::Running || reading.recess.is_some();
    let is_due = tournament.settings().rules.options.recommended == Recommended::Followed
        && runs
        && (1..=DECKS_MILLIS).contains(&in_millis);
    is_due.then_some(Need::DecksReady { in_millis })
}

fn hold_needs(tournament: &Tournament, hold: &Hold, now: Timestamp, needs: &mut Vec<Need>) {
    let reading = &tournament.reading(now);
    let tables = tournament.tables_still_playing();
    let no = tournament.pace().hand_no();
    if !tables.is_empty() {
        needs.push(Need::TablesPlaying { no, tables, since: hold.since });
        return;
    }
    let is_alone = !may_wait_for_each_other(tournament, now);
    let over = match hold.kind {
        HoldKind::LastHands { .. } => {
            let has_next = next_stage(tournament, reading).is_some();
            return needs.push(Need::LastHandsPlayed { has_next });
        }
        HoldKind::HandForHand if is_alone => Need::NoneToWaitFor { held: HeldKind::Hand },
        HoldKind::Orbits(_) if is_alone => Need::NoneToWaitFor { held: HeldKind::Orbit },
        HoldKind::HandForHand => Need::HandIsOver { no: no.unwrap_or_default() },
        HoldKind::Orbits(orbit) => Need::OrbitIsOver { no: orbit.no },
    };
    if is_break_reached(tournament, reading) {
        needs.push(Need::BreakReached);
    }
    // The next hand begins after the break.
    if !reading.is_break {
        needs.push(over);
    }
}

/// Whether all tables have played the hands of the level, and another one follows: the last one
/// that was waited for broke, or was stopped.
fn level_is_played(tournament: &Tournament, now: Timestamp) -> bool {
    let tables = tournament.level_tables(now);
    let has_next = next_stage(tournament, &tournament.reading(now)).is_some();
    has_next && !tables.is_empty() && tables.iter().all(|(_, stands)| stands.waits)
}

/// The tables that wait because they are ahead, if any do.
fn ahead_need(tournament: &Tournament, now: Timestamp) -> Option<Need> {
    let tables = tournament.soft_tables(now);
    let (ahead, others): (Vec<_>, Vec<_>) = tables.iter().partition(|(_, stands)| stands.waits);
    let numbers = |of: Vec<(TableNo, SoftTable)>| of.into_iter().map(|(table, _)| table).collect();
    let is_any = !ahead.is_empty();
    is_any.then(|| Need::TablesAhead { tables: numbers(ahead), others: numbers(others) })
}

/// The window in which a drawn break begins, in minutes that are left of this level, where one is
/// to come: the most and the fewest. The minute itself is shown to nobody.
#[must_use]
pub fn break_window(tournament: &Tournament, reading: &Reading) -> Option<(u16, u16)> {
    let halt = tournament.pace().random_halt()?;
    let is_due = halt.then == AtMinute::Break && halt.stage == reading.stage;
    is_due.then_some((halt.from_mins, halt.to_mins))
}

/// Whether the clock, which is off, stands at the end of a level that a break follows.
fn is_break_reached(tournament: &Tournament, reading: &Reading) -> bool {
    reading.run == Run::Paused
        && !reading.is_break
        && reading.remaining_millis <= 0
        && matches!(next_stage(tournament, reading), Some(Stage::Break(_)))
}

/// The level or break after the one that is on.
fn next_stage<'a>(tournament: &'a Tournament, reading: &Reading) -> Option<&'a Stage> {
    tournament.structure().stage(StageNo::from_index(reading.stage.index() + 1))
}

/// What a table does while tables wait for each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TablePace {
    /// It plays the hand, since this moment.
    Playing(Timestamp),
    /// It has finished, at this moment.
    Done(Timestamp),
    /// Its hands are counted: those that it has played, and whether it waits.
    Counted {
        /// Since the announcement, or since the level began.
        hands: u16,
        /// It is ahead, or has played them all.
        waits: bool,
    },
    /// The floor stopped it at this moment.
    Stopped(Timestamp),
}

/// What each table does about the pace: first those that still play, then those that finished, the
/// last one first, then those that are stopped. Where hands are counted, the slowest first.
#[must_use]
pub fn table_paces(tournament: &Tournament, now: Timestamp) -> Vec<(TableNo, TablePace)> {
    let pace = tournament.pace();
    let mut all = Vec::new();
    if let Some(hold) = pace.hold() {
        let playing = tournament.tables_still_playing();
        all.extend(playing.into_iter().map(|table| (table, TablePace::Playing(hold.since))));
        let mut done: Vec<_> = hold.done.iter().map(|(table, at)| (*table, *at)).collect();
        done.sort_by_key(|(table, at)| (std::cmp::Reverse(*at), *table));
        all.extend(done.into_iter().map(|(table, at)| (table, TablePace::Done(at))));
    }
    let soft = tournament.soft_tables(now).into_iter();
    let soft = soft.map(|(table, stands)| (stands.hands, table, stands.waits));
    let level = tournament.level_tables(now).into_iter().filter(|_| pace.hold().is_none());
    let level = level.map(|(table, stands)| (stands.hands, table, stands.waits));
    let mut counted: Vec<_> = soft.chain(level).collect();
    counted.sort_unstable();
    let counted = counted.into_iter();
    all.extend(counted.map(|(hands, table, waits)| (table, TablePace::Counted { hands, waits })));
    let stopped = pace.stops().iter().map(|(table, stop)| (*table, TablePace::Stopped(stop.at)));
    all.extend(stopped);
    all
}

/// The pace of play, a row for each table that waits for others or is waited for, or is stopped;
/// one row where there is none.
#[must_use]
pub fn pace(tournament: &Tournament, now: Timestamp) -> Sheet {
    let rows: Vec<ReportRow> = match table_paces(tournament, now) {
        tables if tables.is_empty() => vec![pace_row(tournament, now, None)],
        tables => tables.into_iter().map(|table| pace_row(tournament, now, Some(table))).collect(),
    };
    Sheet { rows }
}

fn pace_row(
    tournament: &Tournament,
    now: Timestamp,
    of: Option<(TableNo, TablePace)>,
) -> ReportRow {
    let pace = tournament.pace();
    let mode = match pace.hold().map(|hold| hold.kind) {
        None if pace.soft().is_some() => "soft-hand-for-hand",
        None if tournament.reading(now).by_hands => "hands-a-level",
        None => "usual",
        Some(HoldKind::Orbits(_)) => "orbit-for-orbit",
        Some(HoldKind::HandForHand) => "hand-for-hand",
        Some(HoldKind::LastHands { .. }) => "last-hands",
    };
    let hands = match pace.hold().map(|hold| hold.kind) {
        Some(HoldKind::LastHands { hands }) => Some(u32::from(hands)),
        Some(HoldKind::Orbits(orbit)) => Some(orbit.no),
        Some(HoldKind::HandForHand) | None => pace.hand_no(),
    };
    let table = of.map(|(table, _)| table);
    let players = table.and_then(|table| tournament.seating().table(table));
    let counted = of.and_then(|(table, paced)| match paced {
        TablePace::Counted { hands, .. } => Some(hands),
        TablePace::Playing(_) | TablePace::Done(_) | TablePace::Stopped(_) => {
            pace.orbit()?.0.orbits.get(&table).copied()
        }
    });
    let (state, at) = match of.map(|(_, pace)| pace) {
        None => (Cell::Empty, Cell::Empty),
        Some(TablePace::Playing(at)) => (Cell::word("playing"), Cell::Moment(at)),
        Some(TablePace::Counted { waits, .. }) => {
            (Cell::word(if waits { "done" } else { "playing" }), Cell::Empty)
        }
        Some(TablePace::Done(at)) => (Cell::word("done"), Cell::Moment(at)),
        Some(TablePace::Stopped(at)) => (Cell::word("stopped"), Cell::Moment(at)),
    };
    vec![
        ("mode", Cell::word(mode)),
        ("hand", Cell::number(hands)),
        ("clock_off", Cell::Flag(tournament.reading(now).run == Run::Paused)),
        ("left", Cell::number(Some(tournament.entries().left()))),
        ("places_paid", Cell::number(places_paid(tournament))),
        ("table", Cell::number(table.map(|table| table.0))),
        ("hands", Cell::number(counted)),
        ("players", Cell::number(players.map(|table| table.taken().len()))),
        ("state", state),
        ("at", at),
    ]
}

/// The prizes that a group of players shares who finished in one place, where several do: from
/// the best to the worst paid place among them.
#[must_use]
pub fn shared_prizes(place: u32, players: u32, paid: Option<u32>) -> Option<(Place, Place)> {
    let last = place.checked_add(players)?.checked_sub(1)?;
    let paid = paid.filter(|paid| players > 1 && place <= *paid)?;
    Some((Place(place), Place(last.min(paid))))
}

/// Everybody who took part with the prizes that they share, best first.
pub(super) fn with_shares(tournament: &Tournament) -> Vec<(Standing, Option<(Place, Place)>)> {
    let all = standings(tournament);
    let paid = places_paid(tournament);
    let mut told = Vec::with_capacity(all.len());
    for together in all.chunk_by(|one, next| one.place.is_some() && one.place == next.place) {
        let players = u32::try_from(together.len()).unwrap_or(u32::MAX);
        let place = together.first().and_then(|standing| standing.place);
        let shared = place.and_then(|place| shared_prizes(place.0, players, paid));
        told.extend(together.iter().map(|standing| (standing.clone(), shared)));
    }
    told
}
