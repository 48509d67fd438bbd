//! The first draw: seats for everybody who waits for it, and the first buttons.

use crate::ask::Ask;
use crate::entries::Status;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::break_table::track_final_table;
use crate::seating::command::tables_added;
use crate::seating::distribute::{DrawRoom, DrawTable, draw_lasting_seats};
use crate::seating::draw::{DrawPurpose, DrawRoll};
use crate::seating::hold::{HeldDraws, hold, hold_after};
use crate::seating::late::{as_draw_table, needs_of, waits_one_hand};
use crate::seating::redraw::draw_button;
use crate::seating::{NewTable, Seated, plan};
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatSet, TableNo};
use std::collections::BTreeMap;

/// Draws seats for everybody who waits for the draw.
///
/// Where no table is set up, as many as are needed are. Where seats are too few, those who
/// registered last wait in line. Tables whose hands are all entered get their button drawn.
///
/// Rules: TDA 2011 §5; TDA 2024 §7.
///
/// # Errors
/// Where nobody waits, or a needed seat is not to be had.
pub fn decide_draw_seats(
    tournament: &Tournament,
    public: Option<&str>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let waiting = tournament.entries.players().filter(|p| p.status == Status::Unseated);
    let mut players: Vec<PlayerId> = waiting.map(|player| player.id).collect();
    refuse_if!(players.is_empty(), Refusal::NobodyToSeat);
    let mut events = Vec::new();
    let mut tables: Vec<DrawTable> = tournament.seating.tables().map(as_draw_table).collect();
    let mut tracked: Vec<TableNo> =
        tournament.seating.tables().filter(|table| table.is_tracked).map(|t| t.no).collect();
    if tables.is_empty() {
        let new = tables_for(players.len(), tournament.settings.seating.seats_per_table)?;
        tables = new.iter().map(|new| empty_table(*new)).collect();
        let added = tables_added(tournament, new);
        if let Event::TablesAdded { tracked: added_tracked, .. } = &added {
            tracked.extend(added_tracked);
        }
        events.push(added);
    }
    if let [only] = tables.as_slice()
        && !tracked.contains(&only.table)
        && let Some(tracking) = track_final_table(tournament, only.table)
    {
        tracked.push(only.table);
        events.push(tracking);
    }
    let open: usize = tables.iter().map(|table| table.open.len()).sum();
    let alternates = players.split_off(open.min(players.len()));
    refuse_if!(players.is_empty(), Refusal::NoSeatOpen);
    let purpose = if tournament.seating.is_drawn() {
        DrawPurpose::LateSeats
    } else {
        DrawPurpose::FirstSeats
    };
    let draw = hold(tournament, purpose, public.map(str::to_owned), &players, ask);
    let needs = needs_of(tournament, &players);
    let (roll, room) = (DrawRoll::of(&draw), DrawRoom::whole(tables));
    let (due, before) = (plan(tournament, ask.at).breaks, BTreeMap::new());
    let drawn = draw_lasting_seats(tournament, &roll, &players, &needs, room, &due, &before)?;
    let seats: Vec<Seated> = drawn
        .into_iter()
        .map(|(player, to)| Seated {
            player,
            to,
            waits_one_hand: waits_one_hand(tournament, to, None, ask.at),
        })
        .collect();
    let held = HeldDraws::and(&draw);
    let buttons = first_buttons(tournament, held, &tracked, &seats, ask);
    events.push(Event::SeatsDrawn { draw, seats });
    if !alternates.is_empty() {
        events.push(Event::AlternatesQueued { players: alternates });
    }
    events.extend(buttons);
    Ok(events)
}

/// As many tables as these players need.
fn tables_for(players: usize, seats: u8) -> Result<Vec<NewTable>, Refusal> {
    refuse_if!(!(2..=SeatSet::SEAT_MAX).contains(&seats), Refusal::SeatCountImpossible { seats });
    let tables = players.div_ceil(usize::from(seats));
    let tables = u16::try_from(tables).unwrap_or(u16::MAX);
    Ok((1..=tables).map(|no| NewTable { table: TableNo(no), seats }).collect())
}

fn empty_table(new: NewTable) -> DrawTable {
    let open = (1..=new.seats).map(crate::values::SeatNo).collect();
    DrawTable { table: new.table, taken: 0, open }
}

/// Draws the first button of each table whose hands are entered and whose button is not known.
fn first_buttons(
    tournament: &Tournament,
    mut held: HeldDraws,
    tracked: &[TableNo],
    seats: &[Seated],
    ask: &mut Ask<'_>,
) -> Vec<Event> {
    let mut events = Vec::new();
    for table in tracked {
        let before = tournament.seating.table(*table);
        if before.is_some_and(|table| table.hand.is_some()) {
            continue;
        }
        let here = seats.iter().filter(|seated| seated.to.table == *table);
        let players: Vec<PlayerId> = here.clone().map(|seated| seated.player).collect();
        let stays = before.map(|table| table.taken()).unwrap_or_default();
        let live = here.map(|seated| seated.to.seat).collect::<SeatSet>().union(stays);
        let draw = hold_after(held, DrawPurpose::Button(*table), None, &players, ask);
        if let Some(button) = draw_button(&DrawRoll::of(&draw), *table, live) {
            held = HeldDraws::and(&draw);
            events.push(Event::ButtonDrawn { at: ask.at, draw, button });
        }
    }
    events
}
