//! Breaking tables: which one is next, and the two-step draw of its players.

use crate::ask::Ask;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::distribute::{DrawRoom, draw_lasting_seats, find_mut};
use crate::seating::draw::{DrawPurpose, DrawRoll};
use crate::seating::hold::{HeldDraws, hold_after};
use crate::seating::late::{as_draw_table, waits_one_hand};
use crate::seating::{Move, MoveReason, Seating, Table, plan};
use crate::settings::ButtonTracking;
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatAt, SeatSet, TableNo};
use std::collections::{BTreeMap, BTreeSet};

/// The table that breaks next, by the order of breaking.
#[must_use]
pub fn next_table_to_break(seating: &Seating) -> Option<TableNo> {
    if seating.tables().len() < 2 { None } else { seating.break_order().next() }
}

/// Breaks tables: their players draw in a drawn order from the seats open elsewhere.
///
/// The seats drawn for keep the other tables even, at tables that do not break next.
///
/// Rules: TDA 2011 §5, §7; TDA 2024 §10-B (order of drawing and seats, both by draw).
///
/// # Errors
/// Where no table is due, or the players do not fit elsewhere.
pub fn decide_break_tables(
    tournament: &Tournament,
    tables: &[TableNo],
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let due = plan(tournament, ask.at).breaks;
    let tables = if tables.is_empty() { &due } else { tables };
    refuse_if!(tables.is_empty(), Refusal::NothingToBreak);
    check(tournament, tables)?;
    let mut breaking = Breaking::new(tournament, tables, &due);
    let broken = tables.iter().map(|table| breaking.break_table(*table, ask));
    let mut events = broken.collect::<Result<Vec<Event>, Refusal>>()?;
    events.extend(last_table(tournament, tables).and_then(|no| track_final_table(tournament, no)));
    Ok(events)
}

/// The table that stays where all others break.
fn last_table(tournament: &Tournament, breaking: &[TableNo]) -> Option<TableNo> {
    let seating = &tournament.seating;
    if seating.tables().len() != breaking.len() + 1 {
        return None;
    }
    seating.tables().map(|table| table.no).find(|table| !breaking.contains(table))
}

/// The hands of the last table are entered from now on, where that was chosen.
pub(crate) fn track_final_table(tournament: &Tournament, table: TableNo) -> Option<Event> {
    let is_tracked = tournament.seating.table(table).is_some_and(|table| table.is_tracked);
    let is_wanted = tournament.settings.seating.button_tracking == ButtonTracking::FinalTable
        && !tournament.structure.is_stud_only();
    (is_wanted && !is_tracked).then_some(Event::ButtonTracked { table })
}

fn check(tournament: &Tournament, tables: &[TableNo]) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    let (mut players, mut capacity) = (0, 0);
    for table in tables {
        let known = tournament.seating.table(*table);
        let known = known.ok_or(Refusal::TableUnknown { table: *table })?;
        refuse_if!(!seen.insert(*table), Refusal::TableTwice { table: *table });
        players += count(known.taken());
        capacity += count(known.usable());
    }
    let others = tournament.seating.capacity() - capacity;
    let open = others - (tournament.entries.seated() - players);
    match tables.last() {
        Some(table) if players > open => {
            Err(Refusal::TooFewSeatsElsewhere { table: *table, players, open })
        }
        _ => Ok(()),
    }
}

/// What follows where tables break.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AfterBreak {
    /// Players who draw a new seat.
    pub moves: u32,
    /// Tables still in use once these have broken.
    pub tables_left: usize,
    /// Seats still open once everybody has moved.
    pub open_left: u32,
    /// Seats that are left, taken or not.
    pub seats_left: u32,
}

impl Seating {
    /// What follows where these tables break; one named twice counts once, an unknown one never.
    #[must_use]
    pub fn after_break(&self, tables: &[TableNo]) -> AfterBreak {
        let known: BTreeSet<TableNo> = tables.iter().copied().collect();
        let known: Vec<&Table> = known.iter().filter_map(|table| self.table(*table)).collect();
        let sum = |of: fn(&Table) -> SeatSet| known.iter().map(|table| count(of(table))).sum();
        let (moves, seats): (u32, u32) = (sum(Table::taken), sum(Table::usable));
        let seats_left = self.capacity() - seats;
        AfterBreak {
            moves,
            tables_left: self.tables().len() - known.len(),
            open_left: seats_left.saturating_sub(self.capacity() - self.open_seats()),
            seats_left,
        }
    }
}

/// What changes at the tables when it is chosen anew at which of them hands are entered.
pub(crate) fn retrack(tournament: &Tournament, tracking: ButtonTracking) -> Vec<Event> {
    let is_single = tournament.seating.tables().len() == 1;
    let wanted = match tracking {
        ButtonTracking::Never => false,
        ButtonTracking::FinalTable => is_single,
        ButtonTracking::Always => true,
    };
    let wanted = wanted && !tournament.structure.is_stud_only();
    let others = tournament.seating.tables().filter(|table| table.is_tracked != wanted);
    let change = |table: TableNo| {
        if wanted { Event::ButtonTracked { table } } else { Event::ButtonUntracked { table } }
    };
    others.map(|table| change(table.no)).collect()
}

/// Tables breaking one after the other, in one act.
struct Breaking<'a> {
    tournament: &'a Tournament,
    /// The tables that stay and had open seats, with those still open.
    rest: DrawRoom,
    /// The tables that break next, first to break first.
    due: &'a [TableNo],
    held: HeldDraws,
    drawn: BTreeMap<PlayerId, SeatAt>,
}

impl<'a> Breaking<'a> {
    fn new(tournament: &'a Tournament, tables: &[TableNo], due: &'a [TableNo]) -> Self {
        let breaking: BTreeSet<TableNo> = tables.iter().copied().collect();
        let seating = &tournament.seating;
        let stays = |table: &&Table| !breaking.contains(&table.no);
        let open = seating.tables_with_open_seats().filter(stays).map(as_draw_table);
        let fullest = seating.fullest_but(&breaking);
        Self {
            tournament,
            rest: DrawRoom { tables: open.collect(), fullest },
            due,
            held: HeldDraws::so_far(tournament),
            drawn: BTreeMap::new(),
        }
    }

    fn break_table(&mut self, table: TableNo, ask: &mut Ask<'_>) -> Result<Event, Refusal> {
        let players = players_at(self.tournament, table);
        let ids: Vec<PlayerId> = players.keys().copied().collect();
        let purpose = DrawPurpose::BrokenTable(table);
        let draw = hold_after(self.held, purpose, None, &ids, ask);
        self.held = HeldDraws::and(&draw);
        let roll = DrawRoll::of(&draw);
        let needs = ids
            .iter()
            .filter_map(|id| Some((*id, self.tournament.entries.player(*id)?.need?)))
            .filter(|(_, need)| need.table != Some(table))
            .collect();
        let rest = self.rest.clone();
        let (due, before) = (self.due, &self.drawn);
        let drawn = draw_lasting_seats(self.tournament, &roll, &ids, &needs, rest, due, before)?;
        self.drawn.extend(drawn.iter().copied());
        let mut moves = Vec::with_capacity(drawn.len());
        for (player, to) in drawn {
            if let Some(table) = find_mut(&mut self.rest.tables, to.table) {
                table.open.remove(to.seat);
                table.taken += 1;
                self.rest.fullest = self.rest.fullest.max(table.taken);
            }
            let Some(from) = players.get(&player).copied() else { continue };
            moves.push(Move {
                player,
                from,
                to,
                reason: MoveReason::TableBroken,
                waits_one_hand: waits_one_hand(self.tournament, to, None, ask.at),
            });
        }
        Ok(Event::TableBroken { at: ask.at, table, draw, moves })
    }
}

/// Who sits at a table, and where.
pub(super) fn players_at(tournament: &Tournament, table: TableNo) -> BTreeMap<PlayerId, SeatAt> {
    let seats = tournament.seating.table(table).into_iter().flat_map(|table| table.seats());
    seats.filter_map(|(seat, who)| Some((who.player?, SeatAt { table, seat }))).collect()
}

fn count(seats: SeatSet) -> u32 {
    u32::try_from(seats.len()).unwrap_or(u32::MAX)
}
