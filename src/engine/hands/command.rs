//! When a hand may begin, and why it is refused.

use crate::ask::Ask;
use crate::button::{ButtonState, Flag, NextHand, Positions};
use crate::event::{ClockChange, Event};
use crate::hands::coming::{coming_hand, frozen};
use crate::pace::{
    check_may_begin, check_may_count, check_stopped, clock_off, hand_over, tables_in_play,
};
use crate::penalties::{counts_at, posted_in_hand};
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{Room, Table};
use crate::structure::Family;
use crate::tournament::Tournament;
use crate::values::{LevelNo, SeatNo, TableNo, Timestamp};

/// Begins the next hand of a table.
///
/// The present level holds for the whole hand. In a stud round the button moves once, then waits.
///
/// Rules: TDA 2011 §8-B, §20, §29, §31; TDA 2024 §11-B, §23, §32, §34-B.
///
/// # Errors
/// Where the clock has not begun, a break is on, the button is not known, or the positions are in
/// doubt and nobody has confirmed them.
pub fn decide_next_hand(
    tournament: &Tournament,
    table: TableNo,
    confirmed: &[Flag],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    check_may_begin(tournament, table, ask.at)?;
    next_hand_of(tournament, table, confirmed, ask)
}

/// The next hand of a table, whether or not tables wait for each other.
fn next_hand_of(
    tournament: &Tournament,
    table: TableNo,
    confirmed: &[Flag],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    check_deal(tournament, known, ask.at)?;
    refuse_if!(!known.is_tracked, Refusal::ButtonNotTracked { table });
    let live = known.taken();
    let level = tournament.reading(ask.at).level.unwrap_or(LevelNo(1));
    let begun = |state, not_dealt: Vec<SeatNo>, confirmed| {
        let posted = posted_in_hand(tournament, table, state, &not_dealt, ask.at);
        vec![Event::HandBegun { at: ask.at, table, level, state, not_dealt, confirmed, posted }]
    };
    let state = known.hand.map(|hand| hand.state);
    if tournament.family_at(ask.at) == Family::Stud {
        return Ok(begun(frozen(tournament, state, live), Vec::new(), Vec::new()));
    }
    let state = state.ok_or_else(|| Refusal::ButtonUnknown { tables: vec![table] })?;
    let next = coming_hand(tournament, state, live);
    let next = next.ok_or(Refusal::TooFewPlayers { table })?;
    check_doubts(table, &next, confirmed)?;
    let state = Some(ButtonState::Played(next.positions));
    Ok(begun(state, next.not_dealt.iter().collect(), next.flags))
}

/// Whether a hand can begin at a table.
///
/// # Errors
/// Where the clock has not begun, a break is on, too few sit there, or the table is halted.
fn check_deal(tournament: &Tournament, table: &Table, now: Timestamp) -> Result<(), Refusal> {
    refuse_if!(!tournament.clock.has_begun(now), Refusal::ClockNotStarted);
    refuse_if!(tournament.reading(now).is_break, Refusal::BreakRunning);
    refuse_if!(table.taken().len() < 2, Refusal::TooFewPlayers { table: table.no });
    check_halt(tournament, table, now)
}

/// Whether the table may play on.
///
/// Rules: TDA 2011 §8-A; TDA 2024 §11-D.
fn check_halt(tournament: &Tournament, table: &Table, now: Timestamp) -> Result<(), Refusal> {
    check_stopped(tournament, table.no)?;
    let rules = tournament.settings.rules;
    let fullest = tournament.seating.size_range().map_or(0, |(fullest, _)| fullest);
    let short = table.short_of(fullest);
    if short < usize::from(rules.halt_gap) {
        return Ok(());
    }
    let (halted, _) = Room::of(tournament, now).halts(rules.halt, rules.halt_gap);
    if halted.contains(&table.no) {
        let short = u32::try_from(short).unwrap_or(u32::MAX);
        return Err(Refusal::TableHalted { table: table.no, short });
    }
    Ok(())
}

fn check_doubts(table: TableNo, next: &NextHand, confirmed: &[Flag]) -> Result<(), Refusal> {
    let doubts: Vec<Flag> =
        next.flags.iter().copied().filter(|flag| !confirmed.contains(flag)).collect();
    if doubts.is_empty() {
        return Ok(());
    }
    let Positions { button, small_blind, big_blind } = next.positions;
    Err(Refusal::PositionsInDoubt { table, flags: doubts, button, small_blind, big_blind })
}

/// Begins the next hand at all tables at once.
///
/// A table whose hands are entered begins its hand, too, unless its positions are in doubt: there
/// the floor begins it by itself.
///
/// # Errors
/// Where tables still play, a break is on, hand-for-hand is not on, or one table is left.
pub fn decide_next_hand_for_hand(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let hold = tournament.pace.hand_for_hand().ok_or(Refusal::HandForHandNotOn)?;
    let playing = tournament.tables_still_playing();
    refuse_if!(!playing.is_empty(), Refusal::TablesStillPlaying { tables: playing });
    refuse_if!(tournament.reading(ask.at).is_break, Refusal::BreakRunning);
    let tables = tables_in_play(tournament, ask.at);
    refuse_if!(tables.len() < 2, Refusal::HandForHandOneTable);
    let mut events = Vec::new();
    if !hold.is_over {
        // The last table that was waited for broke: nobody is left to tick off.
        events = hand_over(tournament, ask.at, tournament.entries.left());
        if events.iter().any(|event| matches!(event, Event::HandForHandEnded { .. })) {
            return Ok(events);
        }
    }
    events.extend(clock_off(tournament, ask.at, ClockChange::HandForHand));
    let unseen = tables.iter().filter(|table| !tournament.seating.is_tracked(**table));
    let posted = unseen.flat_map(|table| posted_in_hand(tournament, *table, None, &[], ask.at));
    let posted = posted.collect();
    let hands = tables.iter().filter_map(|table| hand_at(tournament, *table, ask));
    let hands: Vec<Event> = hands.flatten().collect();
    let no = tournament.pace.hand_no().unwrap_or_default() + 1;
    events.push(Event::HandForHandBegun { at: ask.at, no, tables, posted });
    events.extend(hands);
    Ok(events)
}

/// The hand of a table whose hands are entered, where nothing is in doubt.
fn hand_at(tournament: &Tournament, table: TableNo, ask: &Ask<'_>) -> Option<Vec<Event>> {
    tournament.seating.is_tracked(table).then(|| next_hand_of(tournament, table, &[], ask).ok())?
}

/// Counts a hand that begins at a table whose hands are not entered.
///
/// Rules: TDA 2011 §51; TDA 2024 §71; §35-C: a misdeal and its re-deal are one hand.
///
/// # Errors
/// Where no hand can begin, nobody there serves a penalty, or the table's hands are entered.
pub fn decide_count_hand(
    tournament: &Tournament,
    table: TableNo,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    refuse_if!(known.is_tracked, Refusal::HandsAreEntered { table });
    refuse_if!(!counts_at(tournament, table), Refusal::NobodyServes { table });
    check_may_count(tournament, table, ask.at)?;
    check_deal(tournament, known, ask.at)?;
    let posted = posted_in_hand(tournament, table, None, &[], ask.at);
    Ok(vec![Event::HandCounted { at: ask.at, table, posted }])
}
