//! What can be asked of the seating, and why it is refused.

use crate::engine::ask::Ask;
use crate::engine::entries::{SeatNeed, Status, Who, check_open, find_all};
use crate::engine::event::Event;
use crate::engine::refusal::Refusal;
use crate::engine::seating::break_table::track_final_table;
use crate::engine::seating::distribute::{DrawTable, draw_seats};
use crate::engine::seating::draw::{DrawPurpose, DrawRoll, Held, hold, hold_after};
use crate::engine::seating::late::{as_draw_table, seat_by_draw, waits_one_hand};
use crate::engine::seating::redraw::draw_button;
use crate::engine::seating::{Move, MoveReason, NewTable, Plan, Seated, plan};
use crate::engine::settings::ButtonTracking;
use crate::engine::tournament::Tournament;
use crate::engine::values::{PlayerId, SeatAt, SeatSet, TableNo};
use std::collections::{BTreeMap, BTreeSet};

/// Sets up tables.
///
/// # Errors
/// Where a number is taken, or a table has too few or too many seats.
pub fn decide_add_tables(
    tournament: &Tournament,
    tables: &[NewTable],
) -> Result<Vec<Event>, Refusal> {
    if tables.is_empty() {
        return Err(Refusal::NoTableNamed);
    }
    let mut seen = BTreeSet::new();
    for new in tables {
        if new.table == TableNo(0) {
            return Err(Refusal::TableNumberImpossible { table: new.table });
        }
        if tournament.seating.table(new.table).is_some() {
            return Err(Refusal::TableExists { table: new.table });
        }
        if !seen.insert(new.table) {
            return Err(Refusal::TableTwice { table: new.table });
        }
        if !(2..=SeatSet::SEAT_MAX).contains(&new.seats) {
            return Err(Refusal::SeatCountImpossible { seats: new.seats });
        }
    }
    Ok(vec![tables_added(tournament, tables.to_vec())])
}

fn tables_added(tournament: &Tournament, tables: Vec<NewTable>) -> Event {
    let is_tracked = tournament.settings.seating.button_tracking == ButtonTracking::Always
        && !tournament.structure.is_stud_only();
    let tracked =
        if is_tracked { tables.iter().map(|new| new.table).collect() } else { Vec::new() };
    Event::TablesAdded { tables, tracked }
}

/// Takes an empty table away.
///
/// # Errors
/// Where somebody sits at it.
pub fn decide_remove_table(tournament: &Tournament, table: TableNo) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    if !known.taken().is_empty() {
        return Err(Refusal::TableTaken { table });
    }
    Ok(vec![Event::TableRemoved { table }])
}

/// Takes an open seat out of use.
///
/// # Errors
/// Where somebody sits in it, or it is out of use.
pub fn decide_close_seat(tournament: &Tournament, at: SeatAt) -> Result<Vec<Event>, Refusal> {
    check_open(tournament, at)?;
    Ok(vec![Event::SeatClosed { at }])
}

/// Puts a seat back into use.
///
/// # Errors
/// Where it is in use.
pub fn decide_open_seat(tournament: &Tournament, at: SeatAt) -> Result<Vec<Event>, Refusal> {
    match check_open(tournament, at) {
        Err(Refusal::SeatClosed { .. }) => Ok(vec![Event::SeatOpened { at }]),
        Ok(()) | Err(Refusal::SeatTaken { .. }) => Err(Refusal::SeatInUse { at }),
        Err(refusal) => Err(refusal),
    }
}

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
    if players.is_empty() {
        return Err(Refusal::NobodyToSeat);
    }
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
    if players.is_empty() {
        return Err(Refusal::NoSeatOpen);
    }
    let purpose = if tournament.seating.is_drawn() {
        DrawPurpose::LateSeats
    } else {
        DrawPurpose::FirstSeats
    };
    let draw = hold(tournament, purpose, public.map(str::to_owned), &players, ask);
    let needs = needs_of(tournament, &players);
    let drawn =
        draw_seats(tournament, &DrawRoll::of(&draw), &players, &needs, tables, &BTreeMap::new())?;
    let seats: Vec<Seated> = drawn
        .into_iter()
        .map(|(player, to)| Seated {
            player,
            to,
            waits_one_hand: waits_one_hand(tournament, to, ask.at),
        })
        .collect();
    let held = Held::and(&draw);
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
    if !(2..=SeatSet::SEAT_MAX).contains(&seats) {
        return Err(Refusal::SeatCountImpossible { seats });
    }
    let tables = players.div_ceil(usize::from(seats));
    let tables = u16::try_from(tables).unwrap_or(u16::MAX);
    Ok((1..=tables).map(|no| NewTable { table: TableNo(no), seats }).collect())
}

fn empty_table(new: NewTable) -> DrawTable {
    let open = (1..=new.seats).map(crate::engine::values::SeatNo).collect();
    DrawTable { table: new.table, taken: 0, open }
}

fn needs_of(tournament: &Tournament, players: &[PlayerId]) -> BTreeMap<PlayerId, SeatNeed> {
    let need = |id: &PlayerId| Some((*id, tournament.entries.player(*id)?.need?));
    players.iter().filter_map(need).collect()
}

/// Draws the first button of each table whose hands are entered and whose button is not known.
fn first_buttons(
    tournament: &Tournament,
    mut held: Held,
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
            held = Held::and(&draw);
            events.push(Event::ButtonDrawn { at: ask.at, draw, button });
        }
    }
    events
}

/// Seats those next in line by draw, as far as seats are open.
///
/// Rules: TDA 2024 §8. TDA 2011 speaks of players from broken tables only.
///
/// # Errors
/// Where nobody waits in line, or no seat is open.
pub fn decide_seat_alternates(
    tournament: &Tournament,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    if tournament.entries.alternates().len() == 0 {
        return Err(Refusal::NobodyToSeat);
    }
    let open = usize::try_from(tournament.seating.open_seats()).unwrap_or(usize::MAX);
    let players: Vec<PlayerId> = tournament.entries.alternates().take(open).collect();
    if players.is_empty() {
        return Err(Refusal::NoSeatOpen);
    }
    let needs = needs_of(tournament, &players);
    let draw = hold(tournament, DrawPurpose::LateSeats, None, &players, ask);
    let seats = seat_by_draw(tournament, &DrawRoll::of(&draw), &players, &needs, ask.at)?;
    Ok(vec![Event::SeatsDrawn { draw, seats }])
}

/// Gives a seat by hand to somebody who has none.
///
/// # Errors
/// Where he sits, is not in, or the seat is not to be had.
pub fn decide_seat_player(
    tournament: &Tournament,
    who: &Who,
    to: SeatAt,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    match player.status {
        Status::Unseated | Status::Alternate => {}
        Status::Seated(_) => return Err(Refusal::AlreadySeated { player: player.id }),
        Status::Out | Status::Withdrawn => return Err(Refusal::NotIn { player: player.id }),
    }
    check_open(tournament, to)?;
    let waits_one_hand = waits_one_hand(tournament, to, ask.at);
    let seated = Seated { player: player.id, to, waits_one_hand };
    Ok(vec![Event::PlayerSeated { seated }])
}

/// Moves somebody by hand.
///
/// # Errors
/// Where he has no seat, is locked, or the seat is not to be had.
pub fn decide_move(
    tournament: &Tournament,
    who: &Who,
    to: SeatAt,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let from = player.seat().ok_or(Refusal::NotSeated { player: player.id })?;
    if from == to {
        return Err(Refusal::SameSeat { player: player.id, at: to });
    }
    if player.is_locked {
        return Err(Refusal::PlayerLocked { player: player.id });
    }
    check_open(tournament, to)?;
    let ordered = Move {
        player: player.id,
        from,
        to,
        reason: MoveReason::ByHand,
        waits_one_hand: waits_one_hand(tournament, to, ask.at),
    };
    Ok(vec![Event::PlayersMoved { at: ask.at, moves: vec![ordered] }])
}

/// Carries out the proposed moves of these players, or all of them.
///
/// The plan is made anew: a move that is no longer in it is refused.
///
/// Rules: TDA 2011 §8; TDA 2024 §11.
///
/// # Errors
/// Where there is nothing to move, a button must be told first, or the plan has changed.
pub fn decide_balance(
    tournament: &Tournament,
    players: &[Who],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let plan = plan(tournament, ask.at);
    let proposed = moves_of(tournament, &plan);
    let moves =
        if players.is_empty() { proposed } else { accepted(tournament, &proposed, players)? };
    if !moves.is_empty() {
        return Ok(vec![Event::PlayersMoved { at: ask.at, moves }]);
    }
    if plan.ask_button.is_empty() {
        Err(Refusal::NothingToBalance)
    } else {
        Err(Refusal::ButtonUnknown { tables: plan.ask_button })
    }
}

/// The proposed moves of these players.
///
/// Whoever comes first to a table takes its worst seat: where a move before it is left out, the
/// next one to that table takes its seat.
fn accepted(
    tournament: &Tournament,
    proposed: &[Move],
    players: &[Who],
) -> Result<Vec<Move>, Refusal> {
    let mut chosen = BTreeSet::new();
    for player in find_all(tournament, players)? {
        if !proposed.iter().any(|proposed| proposed.player == player.id) {
            return Err(Refusal::PlanOvertaken { player: player.id });
        }
        chosen.insert(player.id);
    }
    let mut taken: BTreeMap<TableNo, usize> = BTreeMap::new();
    let mut moves = Vec::with_capacity(chosen.len());
    for ordered in proposed.iter().filter(|proposed| chosen.contains(&proposed.player)) {
        let table = ordered.to.table;
        let nth = taken.entry(table).or_default();
        let mut seats = proposed.iter().map(|other| other.to).filter(|to| to.table == table);
        let to = seats.nth(*nth).unwrap_or(ordered.to);
        *nth += 1;
        moves.push(Move { to, ..*ordered });
    }
    Ok(moves)
}

/// The proposed moves with the players who sit there.
fn moves_of(tournament: &Tournament, plan: &Plan) -> Vec<Move> {
    let player_at = |at: SeatAt| tournament.seating.player_at(at);
    let planned = plan.moves.iter().filter_map(|planned| {
        Some(Move {
            player: player_at(planned.from)?,
            from: planned.from,
            to: planned.to,
            reason: planned.reason,
            waits_one_hand: false,
        })
    });
    planned.collect()
}

/// Sets the order in which tables break.
///
/// # Errors
/// Where a table is unknown or named twice.
pub fn decide_break_order(
    tournament: &Tournament,
    tables: &[TableNo],
) -> Result<Vec<Event>, Refusal> {
    let mut seen = BTreeSet::new();
    for table in tables {
        tournament.seating.table(*table).ok_or(Refusal::TableUnknown { table: *table })?;
        if !seen.insert(*table) {
            return Err(Refusal::TableTwice { table: *table });
        }
    }
    Ok(vec![Event::BreakOrderSet { tables: tables.to_vec() }])
}

/// Reports moves as done.
///
/// # Errors
/// Where no move waits, or not that of somebody named.
pub fn decide_complete_moves(
    tournament: &Tournament,
    players: &[Who],
) -> Result<Vec<Event>, Refusal> {
    let pending = tournament.seating.pending_moves();
    if pending.is_empty() {
        return Err(Refusal::NoMovePending);
    }
    if players.is_empty() {
        let players = pending.iter().map(|pending| pending.order.player).collect();
        return Ok(vec![Event::MovesCompleted { players }]);
    }
    let players = find_all(tournament, players)?;
    for player in &players {
        if !pending.iter().any(|pending| pending.order.player == player.id) {
            return Err(Refusal::MoveNotPending { player: player.id });
        }
    }
    Ok(vec![Event::MovesCompleted { players: players.iter().map(|p| p.id).collect() }])
}

/// Lets a table play on though it is short.
///
/// Rules: TDA 2024 §11-D.
///
/// # Errors
/// Where it is not short.
pub fn decide_waive_halt(tournament: &Tournament, table: TableNo) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    let fullest = tournament.seating.size_range().map_or(0, |(fullest, _)| fullest);
    let gap = usize::from(tournament.settings.rules.halt_gap);
    if known.is_halt_waived || known.taken().len() + gap > fullest {
        return Err(Refusal::TableNotShort { table });
    }
    Ok(vec![Event::HaltWaived { table }])
}
