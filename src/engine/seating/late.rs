//! Seats for late entries, re-entries and alternates: by draw, at the shortest tables.

use crate::ask::Ask;
use crate::entries::{Player, SeatNeed};
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::distribute::{DrawRoom, DrawTable, draw_lasting_seats};
use crate::seating::draw::{DrawPurpose, DrawRecord, DrawRoll};
use crate::seating::hold::hold;
use crate::seating::{Seated, Table, plan};
use crate::structure::Family;
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatAt, Timestamp};
use std::collections::BTreeMap;

/// Seats newcomers at once, as far as seats are open; the others wait in line.
///
/// Nothing happens before the first draw, and nobody passes those who wait already.
///
/// Rules: TDA 2024 §8, §10. TDA 2011 speaks of players from broken tables only.
///
/// # Errors
/// Where a needed seat is not to be had, or two cannot be kept apart.
pub fn decide_late_seats(
    tournament: &Tournament,
    players: &[PlayerId],
    needs: &BTreeMap<PlayerId, SeatNeed>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    if !tournament.is_seated(ask.at) {
        return Ok(Vec::new());
    }
    let is_line = tournament.entries.alternates().len() > 0;
    let open = usize::try_from(tournament.seating.open_seats()).unwrap_or(usize::MAX);
    let seated_now = if is_line { 0 } else { open.min(players.len()) };
    let (now, waiting) = players.split_at(seated_now);
    let mut events = Vec::new();
    if !now.is_empty() {
        let draw = hold(tournament, DrawPurpose::LateSeats, None, now, ask);
        let seats = seat_by_draw(tournament, &DrawRoll::of(&draw), now, needs, ask.at)?;
        events.push(Event::SeatsDrawn { draw, seats });
    }
    if !waiting.is_empty() {
        events.push(Event::AlternatesQueued { players: waiting.to_vec() });
    }
    Ok(events)
}

/// Draws a seat for one player among all open ones, whoever waits in line.
///
/// # Errors
/// Where no seat is open, or a needed one is not to be had.
pub(crate) fn draw_late_seat(
    tournament: &Tournament,
    player: &Player,
    ask: &mut Ask<'_>,
) -> Result<(DrawRecord, Seated), Refusal> {
    refuse_if!(tournament.seating.open_seats() == 0, Refusal::NoSeatOpen);
    let needs = needs_of(tournament, &[player.id]);
    let draw = hold(tournament, DrawPurpose::LateSeats, None, &[player.id], ask);
    let seats = seat_by_draw(tournament, &DrawRoll::of(&draw), &[player.id], &needs, ask.at)?;
    let seated = seats.first().copied().ok_or(Refusal::NoSeatOpen)?;
    Ok((draw, seated))
}

/// Draws seats for newcomers among all open ones.
pub(super) fn seat_by_draw(
    tournament: &Tournament,
    roll: &DrawRoll,
    players: &[PlayerId],
    needs: &BTreeMap<PlayerId, SeatNeed>,
    now: Timestamp,
) -> Result<Vec<Seated>, Refusal> {
    let room = DrawRoom::whole(tournament.seating.tables().map(as_draw_table).collect());
    let (due, before) = (plan(tournament, now).breaks, BTreeMap::new());
    let seats = draw_lasting_seats(tournament, roll, players, needs, room, &due, &before)?;
    let seated = |(player, to)| Seated {
        player,
        to,
        waits_one_hand: waits_one_hand(tournament, to, None, now),
    };
    Ok(seats.into_iter().map(seated).collect())
}

pub(super) fn as_draw_table(table: &Table) -> DrawTable {
    DrawTable { table: table.no, taken: table.taken().len(), open: table.open() }
}

/// Whether somebody arriving here sits between the button and the small blind, as far as known.
///
/// `from` is the seat they leave; one of the same table is empty by then.
///
/// Rules: TDA 2011 §7; TDA 2024 §10-A.
pub(super) fn waits_one_hand(
    tournament: &Tournament,
    at: SeatAt,
    from: Option<SeatAt>,
    now: Timestamp,
) -> bool {
    if tournament.family_at(now) == Family::Stud {
        return false;
    }
    let method = tournament.settings.rules.button;
    let Some(table) = tournament.seating.table(at.table) else { return false };
    let Some(hand) = table.button(now) else { return false };
    let left = from.filter(|from| from.table == at.table);
    let live = left.map_or(table.taken(), |from| table.taken().without(from.seat));
    crate::button::waits_one_hand(method, hand.state, live, at.seat)
}

/// Seats those next in line by draw, as far as seats are open.
///
/// Somebody who cannot sit, as the seat they must have is taken, holds up nobody behind them.
///
/// Rules: TDA 2024 §8. TDA 2011 speaks of players from broken tables only.
///
/// # Errors
/// Where nobody waits in line, no seat is open, or nobody in line can have one.
pub fn decide_seat_alternates(
    tournament: &Tournament,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.entries.alternates().len() == 0, Refusal::NobodyToSeat);
    let open = usize::try_from(tournament.seating.open_seats()).unwrap_or(usize::MAX);
    refuse_if!(open == 0, Refusal::NoSeatOpen);
    let mut line: Vec<PlayerId> = tournament.entries.alternates().collect();
    let mut first_refusal = None;
    loop {
        let players: Vec<PlayerId> = line.iter().copied().take(open).collect();
        let needs = needs_of(tournament, &players);
        let draw = hold(tournament, DrawPurpose::LateSeats, None, &players, ask);
        let seats = seat_by_draw(tournament, &DrawRoll::of(&draw), &players, &needs, ask.at);
        let refusal = match seats {
            Ok(seats) => return Ok(vec![Event::SeatsDrawn { draw, seats }]),
            Err(refusal) => refusal,
        };
        let (Refusal::NeedImpossible { player: held_up }
        | Refusal::ApartImpossible { player: held_up, .. }) = refusal
        else {
            return Err(refusal);
        };
        let first = first_refusal.get_or_insert(refusal).clone();
        line.retain(|player| *player != held_up);
        refuse_if!(line.is_empty(), first);
    }
}

/// What these players must have.
pub(super) fn needs_of(
    tournament: &Tournament,
    players: &[PlayerId],
) -> BTreeMap<PlayerId, SeatNeed> {
    let need = |id: &PlayerId| Some((*id, tournament.entries.player(*id)?.need?));
    players.iter().filter_map(need).collect()
}
