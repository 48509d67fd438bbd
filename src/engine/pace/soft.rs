//! Soft hand for hand: the hands of every table are counted, and a table that is so many ahead of
//! the slowest one waits until that one has caught up. The clock runs on.
//!
//! No book says how many hands that is. Where it is reported from tournaments it is two, and the
//! floor says it when it is announced.
//!
//! A hand counts where it is entered when it begins, and at other tables when it is marked. A
//! table that opens, or plays again, counts from where the slowest one stands.
//!
//! Rules: TDA 2024 RP-19 names it against stalling and says no more.

use crate::ask::Ask;
use crate::event::Event;
use crate::pace::SoftHandForHand;
use crate::pace::begin::{check_levels_by_time, check_nothing_held};
use crate::pace::level_hands::{apply_marks, decide_mark};
use crate::pace::tables::{plays, tables_in_play};
use crate::pace::terms::TableHands;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{TableNo, Timestamp};
use std::collections::BTreeSet;

/// The most hands that a table may be ahead.
pub const AHEAD_MAX: u16 = 9;

/// How a table stands while hands are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoftTable {
    /// Its hands since the announcement.
    pub hands: u16,
    /// It is as far ahead as a table may be.
    pub waits: bool,
}

impl Tournament {
    /// How the tables stand that play while their hands are counted.
    #[must_use]
    pub fn soft_tables(&self, now: Timestamp) -> Vec<(TableNo, SoftTable)> {
        let Some(soft) = &self.pace.soft else { return Vec::new() };
        let tables = tables_in_play(self, now);
        let counted = tables.iter().filter_map(|table| soft.played.get(table).copied());
        let slowest = counted.min().unwrap_or_default();
        let stands = |table: TableNo| {
            let hands = soft.played.get(&table).copied().unwrap_or(slowest);
            let waits = hands.saturating_sub(slowest) >= soft.ahead;
            (table, SoftTable { hands, waits })
        };
        tables.into_iter().map(stands).collect()
    }

    /// The hands of a table while hands are counted, where the slowest one stands if it is new.
    fn soft_hands(&self, table: TableNo) -> u16 {
        let Some(soft) = &self.pace.soft else { return 0 };
        let plays = |table: &TableNo| self.seating.table(*table).is_some_and(plays);
        let of_all = soft.played.iter().filter(|(table, _)| plays(table));
        let slowest = || of_all.map(|(_, hands)| *hands).min().unwrap_or_default();
        soft.played.get(&table).copied().unwrap_or_else(slowest)
    }
}

/// Announces soft hand for hand: a table that is so many hands ahead waits.
///
/// # Errors
/// Where tables wait for each other already, the number is not from 1 to [`AHEAD_MAX`], the clock
/// has not begun, or one table is left.
pub fn decide_start_soft_hand_for_hand(
    tournament: &Tournament,
    ahead: u16,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_nothing_held(tournament)?;
    refuse_if!(tournament.pace.soft.is_some(), Refusal::SoftHandForHandOn);
    check_levels_by_time(tournament)?;
    let is_possible = (1..=AHEAD_MAX).contains(&ahead);
    refuse_if!(!is_possible, Refusal::AheadImpossible { hands: ahead, most: AHEAD_MAX });
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    let tables = tables_in_play(tournament, ask.at);
    refuse_if!(tables.len() < 2, Refusal::HandForHandOneTable);
    Ok(vec![Event::SoftHandForHandStarted { at: ask.at, ahead, tables }])
}

/// Marks hands that tables have played, or takes marks back where negative.
///
/// # Errors
/// Where hands are not counted, no table or no number is named, a table does not play, its hands
/// are entered, or less than nothing would be left.
pub fn decide_mark_hands(
    tournament: &Tournament,
    tables: &[TableNo],
    hands: i16,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    if tournament.pace.soft.is_none() {
        return decide_mark(tournament, tables, hands, ask);
    }
    refuse_if!(hands == 0 || tables.is_empty(), Refusal::NothingMarked);
    let mut seen = BTreeSet::new();
    let mut marks = Vec::with_capacity(tables.len());
    for table in tables.iter().copied() {
        let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
        refuse_if!(!seen.insert(table), Refusal::TableTwice { table });
        refuse_if!(!plays(known), Refusal::TooFewPlayers { table });
        refuse_if!(known.is_tracked, Refusal::HandsAreEntered { table });
        let before = tournament.soft_hands(table);
        let after = before.checked_add_signed(hands);
        let hands = after.ok_or(Refusal::HandsBelowNone { table, hands: before })?;
        marks.push(TableHands { table, hands });
    }
    Ok(vec![Event::HandsMarked { at: ask.at, marks }])
}

/// Ends soft hand for hand.
///
/// # Errors
/// Where it is not on.
pub fn decide_end_soft_hand_for_hand(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.pace.soft.is_none(), Refusal::SoftHandForHandNotOn);
    Ok(vec![Event::SoftHandForHandEnded { at: ask.at }])
}

/// Whether a table may begin a hand: it is not too far ahead.
pub(super) fn check_not_ahead(
    tournament: &Tournament,
    table: TableNo,
    now: Timestamp,
) -> Result<(), Refusal> {
    let tables = tournament.soft_tables(now);
    let is_slow = |(_, stands): &&(TableNo, SoftTable)| !stands.waits;
    let waits = tables.iter().any(|(no, stands)| *no == table && stands.waits);
    let others = || tables.iter().filter(is_slow).map(|(no, _)| *no).collect();
    if waits { Err(Refusal::TableAhead { table, others: others() }) } else { Ok(()) }
}

/// Soft hand for hand was announced.
pub fn apply_soft_started(
    tournament: &mut Tournament,
    at: Timestamp,
    ahead: u16,
    tables: &[TableNo],
) {
    let played = tables.iter().map(|table| (*table, 0)).collect();
    tournament.pace.soft = Some(SoftHandForHand { ahead, since: at, played });
}

/// Hands were marked, for soft hand for hand or for the level.
pub fn apply_marked(tournament: &mut Tournament, at: Timestamp, marks: &[TableHands]) {
    match &mut tournament.pace.soft {
        Some(soft) => soft.played.extend(marks.iter().map(|mark| (mark.table, mark.hands))),
        None => apply_marks(tournament, at, marks),
    }
}

/// Hands are no longer counted.
pub fn apply_soft_ended(tournament: &mut Tournament) {
    tournament.pace.soft = None;
}

/// A hand began at a table whose hands are entered.
pub(super) fn count_hand(tournament: &mut Tournament, table: TableNo) {
    let hands = tournament.soft_hands(table).saturating_add(1);
    if let Some(soft) = &mut tournament.pace.soft {
        soft.played.insert(table, hands);
    }
}
