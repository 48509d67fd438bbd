//! What can be asked of the seating, and why it is refused.

use crate::ask::Ask;
use crate::entries::{Player, Status, Who};
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::late::waits_one_hand;
use crate::seating::{Move, MoveReason, NewTable, Seated, Spot, Table, TablePlace};
use crate::settings::ButtonTracking;
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatAt, SeatSet, TableNo};
use std::collections::BTreeSet;

/// Sets up tables.
///
/// # Errors
/// Where a number is taken, or a table has too few or too many seats.
pub fn decide_add_tables(
    tournament: &Tournament,
    tables: &[NewTable],
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tables.is_empty(), Refusal::NoTableNamed);
    let mut seen = BTreeSet::new();
    for new in tables {
        refuse_if!(new.table == TableNo(0), Refusal::TableNumberImpossible { table: new.table });
        if tournament.seating.table(new.table).is_some() {
            return Err(Refusal::TableExists { table: new.table });
        }
        refuse_if!(!seen.insert(new.table), Refusal::TableTwice { table: new.table });
        if !(2..=SeatSet::SEAT_MAX).contains(&new.seats) {
            return Err(Refusal::SeatCountImpossible { seats: new.seats });
        }
    }
    Ok(vec![tables_added(tournament, tables.to_vec())])
}

/// Takes an empty table away, or one that broke: it can no longer be opened for those who wait.
///
/// # Errors
/// Where somebody sits at it.
pub fn decide_remove_table(tournament: &Tournament, table: TableNo) -> Result<Vec<Event>, Refusal> {
    let seating = &tournament.seating;
    let is_taken = match seating.table(table) {
        Some(known) => !known.taken().is_empty(),
        None if seating.free.contains_key(&table) => false,
        None => return Err(Refusal::TableUnknown { table }),
    };
    refuse_if!(is_taken, Refusal::TableTaken { table });
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

/// Gives a seat by hand to somebody who has none.
///
/// # Errors
/// Where they sit, are not in, or the seat is not to be had.
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
    let waits_one_hand = waits_one_hand(tournament, to, None, ask.at);
    let seated = Seated { player: player.id, to, waits_one_hand };
    Ok(vec![Event::PlayerSeated { seated }])
}

/// Moves somebody by hand.
///
/// At a table without an open seat this can only mean that two change seats, so they do.
///
/// # Errors
/// Where they have no seat, are locked, or the seat is not to be had.
pub fn decide_move(
    tournament: &Tournament,
    who: &Who,
    to: SeatAt,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let from = player.seat().ok_or(Refusal::NotSeated { player: player.id })?;
    refuse_if!(from == to, Refusal::SameSeat { player: player.id, at: to });
    refuse_if!(player.is_locked, Refusal::PlayerLocked { player: player.id });
    let is_full = |table: &Table| to.table == from.table && table.open().is_empty();
    if let Some(table) = tournament.seating.table(to.table).filter(|table| is_full(table))
        && let Some(other) = table.player(to.seat)
    {
        return decide_swap(tournament, &[Who::Id(player.id), Who::Id(other)], ask);
    }
    check_open(tournament, to)?;
    let ordered = Move {
        player: player.id,
        from,
        to,
        reason: MoveReason::ByHand,
        waits_one_hand: waits_one_hand(tournament, to, Some(from), ask.at),
    };
    Ok(vec![Event::PlayersMoved { at: ask.at, moves: vec![ordered] }])
}

/// Lets two players change seats: each takes over what is owed in the other's seat.
///
/// # Errors
/// Where both are the same, one of them has no seat, is locked, would leave a seat that they must
/// have, or would sit with somebody from whom they are kept apart.
pub fn decide_swap(
    tournament: &Tournament,
    players: &[Who; 2],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let [one, other] = players;
    let (one, other) = (tournament.find(one)?, tournament.find(other)?);
    refuse_if!(one.id == other.id, Refusal::SwapWithSelf { player: one.id });
    let moves = [swapped(tournament, one, other, ask)?, swapped(tournament, other, one, ask)?];
    Ok(vec![Event::PlayersMoved { at: ask.at, moves: moves.to_vec() }])
}

/// The move of one of two who change seats.
fn swapped(
    tournament: &Tournament,
    mover: &Player,
    other: &Player,
    ask: &Ask<'_>,
) -> Result<Move, Refusal> {
    let player = mover.id;
    let seat_of = |player: &Player| match player.status {
        Status::Seated(at) => Ok(at),
        Status::Unseated | Status::Alternate => Err(Refusal::NotSeated { player: player.id }),
        Status::Out | Status::Withdrawn => Err(Refusal::NotIn { player: player.id }),
    };
    let (from, to) = (seat_of(mover)?, seat_of(other)?);
    refuse_if!(mover.is_locked, Refusal::PlayerLocked { player });
    let leaves_need = mover.need.is_some_and(|need| need.is_met_by(from) && !need.is_met_by(to));
    refuse_if!(leaves_need, Refusal::SeatRequired { player, at: from });
    let sits_there = |id: &&PlayerId| {
        let seat = tournament.entries.player(**id).and_then(Player::seat);
        **id != other.id && seat.is_some_and(|at| at.table == to.table)
    };
    let beside = mover.apart.iter().find(sits_there).filter(|_| from.table != to.table);
    if let Some(other) = beside.copied() {
        return Err(Refusal::KeptApart { player, other, table: to.table });
    }
    // Both seats stay taken, so whoever sits in one is dealt in as whoever sat there was.
    let waits_one_hand = waits_one_hand(tournament, to, None, ask.at);
    Ok(Move { player, from, to, reason: MoveReason::SeatsSwapped, waits_one_hand })
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
        refuse_if!(!seen.insert(*table), Refusal::TableTwice { table: *table });
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
    refuse_if!(pending.is_empty(), Refusal::NoMovePending);
    if players.is_empty() {
        let players = pending.iter().map(|pending| pending.order.player).collect();
        return Ok(vec![Event::MovesCompleted { players }]);
    }
    let players = tournament.find_all(players)?;
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
pub fn decide_waive_halt(
    tournament: &Tournament,
    table: TableNo,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    let fullest = tournament.seating.size_range().map_or(0, |(fullest, _)| fullest);
    let gap = usize::from(tournament.settings.rules.halt_gap);
    let short = known.short_of(fullest);
    refuse_if!(known.is_halt_waived || short < gap, Refusal::TableNotShort { table });
    let short = u32::try_from(short).unwrap_or(u32::MAX);
    let mut events = vec![Event::HaltWaived { table, short: Some(short) }];
    if tournament.pace.stops().contains_key(&table) {
        events.push(Event::TableResumed { at: ask.at, table });
    }
    Ok(events)
}

/// Tables that are set up, with those whose hands are all entered.
pub(super) fn tables_added(tournament: &Tournament, tables: Vec<NewTable>) -> Event {
    let is_tracked = tournament.settings.seating.button_tracking == ButtonTracking::Always
        && !tournament.structure.is_stud_only();
    let tracked =
        if is_tracked { tables.iter().map(|new| new.table).collect() } else { Vec::new() };
    Event::TablesAdded { tables, tracked }
}

/// Whether somebody can sit down here.
///
/// # Errors
/// Where there is no such seat, it is out of use, or somebody sits in it.
pub(crate) fn check_open(tournament: &Tournament, at: SeatAt) -> Result<(), Refusal> {
    let unknown = Refusal::TableUnknown { table: at.table };
    let table = tournament.seating.table(at.table).ok_or(unknown)?;
    refuse_if!(!table.has_seat(at.seat), Refusal::SeatUnknown { at });
    if let Some(player) = table.player(at.seat) {
        return Err(Refusal::SeatTaken { at, player });
    }
    refuse_if!(table.closed().contains(at.seat), Refusal::SeatClosed { at });
    Ok(())
}

/// Says where tables stand.
///
/// # Errors
/// Where none is named, one is unknown or named twice, or a spot lies outside the room.
pub fn decide_place_tables(
    tournament: &Tournament,
    places: &[TablePlace],
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(places.is_empty(), Refusal::NoTableNamed);
    let mut seen = BTreeSet::new();
    for TablePlace { table, at } in places.iter().copied() {
        tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
        refuse_if!(!seen.insert(table), Refusal::TableTwice { table });
        if at.is_some_and(|spot| spot.x > Spot::MOST || spot.y > Spot::MOST) {
            return Err(Refusal::OutsideTheRoom { table, meters: Spot::MOST / 100 });
        }
    }
    Ok(vec![Event::TablesPlaced { places: places.to_vec() }])
}
