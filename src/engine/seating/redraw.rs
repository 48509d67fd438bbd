//! Drawing all seats anew: at a number of players or tables, and for the final table.

use crate::ask::Ask;
use crate::button::{ButtonState, first_hand};
use crate::entries::{Player, SeatNeed};
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::distribute::{DrawRoom, DrawTable, draw_seats};
use crate::seating::draw::{DrawPurpose, DrawRoll};
use crate::seating::hold::hold;
use crate::seating::{ButtonDrawn, Seated};
use crate::settings::ButtonTracking;
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatAt, SeatNo, SeatSet, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};

/// How many players sit down at the final table.
///
/// What the director set, or the rules' own number; never more than the largest table holds.
///
/// Rules: TDA 2011 §9; TDA 2024 RP-9.
#[must_use]
pub fn final_table_size(tournament: &Tournament) -> u8 {
    let terms = &tournament.settings.seating;
    let sizes = tournament.settings.rules.final_table;
    let by_rule = if tournament.structure.is_stud_only() {
        sizes.stud
    } else if terms.seats_per_table <= 7 {
        sizes.short_handed
    } else {
        sizes.full
    };
    let largest = tournament.seating.largest_table().unwrap_or(u8::MAX);
    terms.final_table_size.unwrap_or(by_rule).min(largest)
}

/// The tables at which all seats are to be drawn anew now, if a redraw is due.
///
/// While players may still come, a redraw that takes tables away waits as a break does, until the
/// seats are open that [`EarlyBreaks`](crate::settings::EarlyBreaks) keeps for them.
#[must_use]
pub fn due_redraw(tournament: &Tournament, now: Timestamp) -> Option<Vec<TableNo>> {
    let tables = wanted_redraw(tournament)?;
    let is_early =
        tables.len() < tournament.seating.tables().len() && tournament.may_players_come(now);
    let seats = seats_at_last(tournament, tables.len());
    let open = seats.saturating_sub(tournament.entries.left());
    let [open, seats] = [open, seats].map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    let leaves_room = tournament.settings.seating.early_breaks.allows(open, seats);
    (!is_early || leaves_room).then_some(tables)
}

/// The tables at which all seats are to be drawn anew by how many are left, whoever may still come.
#[must_use]
pub fn wanted_redraw(tournament: &Tournament) -> Option<Vec<TableNo>> {
    let seating = &tournament.seating;
    let is_seated = seating.is_drawn() || tournament.clock.is_started();
    if !is_seated || seating.tables().len() == 0 {
        return None;
    }
    let players = tournament.entries.seated();
    let terms = &tournament.settings.seating;
    let mut wanted: Vec<u16> = terms.redraw_at_tables.clone();
    wanted.sort_unstable();
    wanted.dedup();
    let now = seating.tables().len();
    let fits = |tables: &u16| {
        let wanted = u32::from(*tables);
        let most = wanted * u32::from(seating.largest_table().unwrap_or(0));
        let tables = usize::from(*tables);
        // Most of the time the players are far too many, and no table needs to be looked at.
        players <= most
            && tables > 0
            && tables < now
            && players <= seats_at_last(tournament, tables)
    };
    if let Some(tables) = wanted.into_iter().find(fits) {
        return Some(last_to_break(tournament, usize::from(tables)));
    }
    let is_new = |at: u32| seating.last_redraw_players.is_none_or(|before| before > at);
    let is_due = terms.redraw_at_players.iter().any(|at| players <= *at && is_new(*at));
    (is_due && tournament.entries.out() > 0).then(|| fewest_tables(tournament, players))
}

/// The fewest tables that hold so many players, among those that break last; else all.
pub(crate) fn fewest_tables(tournament: &Tournament, players: u32) -> Vec<TableNo> {
    let all = tournament.seating.tables().len();
    let fewest = (1..all).find(|tables| players <= seats_at_last(tournament, *tables));
    last_to_break(tournament, fewest.unwrap_or(all))
}

/// Seats for play at the tables that break last; at one table no more than its final size.
fn seats_at_last(tournament: &Tournament, tables: usize) -> u32 {
    let seating = &tournament.seating;
    let at = last_to_break(tournament, tables);
    let seats = at.iter().filter_map(|table| seating.table(*table));
    let seats: usize = seats.map(|table| table.usable().len()).sum();
    let seats = u32::try_from(seats).unwrap_or(u32::MAX);
    if tables == 1 { seats.min(u32::from(final_table_size(tournament))) } else { seats }
}

fn last_to_break(tournament: &Tournament, tables: usize) -> Vec<TableNo> {
    let order: Vec<TableNo> = tournament.seating.break_order().collect();
    let mut last: Vec<TableNo> = order.into_iter().rev().take(tables).collect();
    last.sort_unstable();
    last
}

/// Draws all seats anew at these tables; the other tables are no longer in use.
///
/// The button of each table is drawn with it.
///
/// # Errors
/// Where the players do not fit, or a table is unknown.
pub fn decide_redraw(
    tournament: &Tournament,
    tables: &[TableNo],
    public: Option<&str>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let seated = tournament.entries.players().filter(|player| player.seat().is_some());
    let players: Vec<PlayerId> = seated.map(|player| player.id).collect();
    decide_redraw_of(tournament, DrawPurpose::Redraw, &players, tables, public, ask)
}

/// Draws the seats of these players anew at these tables.
///
/// # Errors
/// Where the players do not fit, or a table is unknown.
pub(crate) fn decide_redraw_of(
    tournament: &Tournament,
    purpose: DrawPurpose,
    players: &[PlayerId],
    tables: &[TableNo],
    public: Option<&str>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(!tournament.is_seated(ask.at), Refusal::SeatsNotDrawn);
    refuse_if!(tables.is_empty(), Refusal::NoTableNamed);
    let mut kept = BTreeSet::new();
    let mut rooms = Vec::with_capacity(tables.len());
    for no in tables {
        let table = tournament.seating.table(*no);
        let table = table.ok_or(Refusal::TableUnknown { table: *no })?;
        refuse_if!(!kept.insert(*no), Refusal::TableTwice { table: *no });
        rooms.push(DrawTable { table: *no, taken: 0, open: table.usable() });
    }
    rooms.sort_unstable_by_key(|room| room.table);
    let needs = needs_at(tournament, players, &kept);
    let public = public.map(str::to_owned);
    let draw = hold(tournament, purpose, public, players, ask);
    let roll = DrawRoll::of(&draw);
    let room = DrawRoom::whole(rooms);
    let drawn = draw_seats(tournament, &roll, players, &needs, room, &BTreeMap::new())?;
    let seats: Vec<Seated> = drawn
        .into_iter()
        .map(|(player, to)| Seated { player, to, waits_one_hand: false })
        .collect();
    let buttons =
        if tournament.structure.is_stud_only() { Vec::new() } else { draw_buttons(&roll, &seats) };
    let closed = tournament.seating.tables().map(|table| table.no);
    let closed = closed.filter(|table| !kept.contains(table)).collect();
    let is_final = kept.len() == 1
        && tournament.settings.seating.button_tracking == ButtonTracking::FinalTable;
    let tracked = if is_final { kept.into_iter().collect() } else { Vec::new() };
    Ok(vec![Event::Redrawn { at: ask.at, draw, seats, closed, buttons, tracked }])
}

/// Needs that these tables can meet: a table that is not kept is no longer asked for.
fn needs_at(
    tournament: &Tournament,
    players: &[PlayerId],
    kept: &BTreeSet<TableNo>,
) -> BTreeMap<PlayerId, SeatNeed> {
    let need = |id: &PlayerId| tournament.entries.player(*id).and_then(|p: &Player| p.need);
    let with_need = players.iter().filter_map(|id| Some((*id, need(id)?)));
    let kept_table = |need: SeatNeed| SeatNeed {
        table: need.table.filter(|table| kept.contains(table)),
        seat: need.seat,
    };
    with_need
        .map(|(id, need)| (id, kept_table(need)))
        .filter(|(_, need)| need.table.is_some() || need.seat.is_some())
        .collect()
}

fn draw_buttons(roll: &DrawRoll, seats: &[Seated]) -> Vec<ButtonDrawn> {
    let mut live: BTreeMap<TableNo, SeatSet> = BTreeMap::new();
    for seated in seats {
        live.entry(seated.to.table).or_default().insert(seated.to.seat);
    }
    live.into_iter().filter_map(|(table, live)| draw_button(roll, table, live)).collect()
}

/// Draws where the button of a table starts, among those who sit there.
pub(crate) fn draw_button(roll: &DrawRoll, table: TableNo, live: SeatSet) -> Option<ButtonDrawn> {
    let rank = |seat: &SeatNo| roll.rank(&format!("button table {table} seat {seat}"));
    let seat = live.iter().min_by_key(rank)?;
    let positions = first_hand(seat, live)?.positions;
    Some(ButtonDrawn { at: SeatAt { table, seat }, state: ButtonState::Frozen(positions) })
}
