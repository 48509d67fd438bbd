//! What can be asked about a table's button, and why it is refused.

use crate::ask::Ask;
use crate::button::{ButtonState, Positions, first_hand};
use crate::command::{ButtonMoment, Tracking};
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{DrawPurpose, DrawRoll, Table, dealt_in, draw_button, hold};
use crate::structure::Family;
use crate::tournament::Tournament;
use crate::values::{SeatAt, SeatNo, SeatSet, TableNo};

/// Where the director sees the button and the blinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToldButton {
    /// The seat of the button, taken or empty.
    pub button: SeatNo,
    /// The seat of the small blind, where it does not follow from the button.
    pub small_blind: Option<SeatNo>,
    /// The seat of the big blind, where it does not follow.
    pub big_blind: Option<SeatNo>,
    /// Whether it is told of this hand or of the next one.
    pub when: ButtonMoment,
}

/// Says where the button of a table is.
///
/// Who busted out of the hand just finished still had a blind in it.
/// In a stud round of a mixed event it is where the next hand with a button will have it.
///
/// Rules: TDA 2011 §8-B; TDA 2024 §11-B.
///
/// # Errors
/// Where the event has no button, a seat does not exist, or the seats are not in order.
pub fn decide_set_button(
    tournament: &Tournament,
    table: TableNo,
    told: ToldButton,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let known = with_button(tournament, table)?;
    let seats = [Some(told.button), told.small_blind, told.big_blind];
    for seat in seats.into_iter().flatten() {
        refuse_if!(!known.has_seat(seat), Refusal::SeatUnknown { at: SeatAt { table, seat } });
    }
    let is_next =
        told.when == ButtonMoment::NextHand || tournament.family_at(ask.at) == Family::Stud;
    let live = if is_next { known.taken() } else { dealt_in(tournament, known, ask.at) };
    let positions = follow(told, live).ok_or(Refusal::TooFewPlayers { table })?;
    check_order(table, positions)?;
    if is_next && !known.taken().contains(positions.big_blind) {
        let at = SeatAt { table, seat: positions.big_blind };
        return Err(Refusal::SeatEmpty { at });
    }
    let state =
        if is_next { ButtonState::Frozen(positions) } else { ButtonState::Played(positions) };
    Ok(vec![Event::ButtonSet { at: ask.at, table, state }])
}

/// The positions that were told; what was not told follows from the players who were dealt in.
fn follow(told: ToldButton, live: SeatSet) -> Option<Positions> {
    let by_rule = first_hand(told.button, live).map(|next| next.positions);
    let small_blind = match (told.small_blind, by_rule) {
        (Some(seat), _) => seat,
        (None, Some(positions)) => positions.small_blind,
        (None, None) => live.next_after(told.button)?,
    };
    let big_blind = match told.big_blind {
        Some(seat) => seat,
        None => live.without(small_blind).next_after(small_blind)?,
    };
    Some(Positions { button: told.button, small_blind, big_blind })
}

/// Button, small blind and big blind go clockwise; heads-up the first two are one seat.
fn check_order(table: TableNo, positions: Positions) -> Result<(), Refusal> {
    let Positions { button, small_blind, big_blind } = positions;
    let all: SeatSet = [button, small_blind, big_blind].into_iter().collect();
    let in_order = match all.len() {
        3 => all.next_after(button) == Some(small_blind),
        2 => button == small_blind,
        _ => false,
    };
    if in_order {
        return Ok(());
    }
    Err(Refusal::PositionsOutOfOrder { table, button, small_blind, big_blind })
}

/// Draws the button of a table for its first hand.
///
/// # Errors
/// Where the event has no button, or fewer than two sit there.
pub fn decide_draw_button(
    tournament: &Tournament,
    table: TableNo,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let known = playable(tournament, table)?;
    let players: Vec<_> = known.seats().filter_map(|(_, seat)| seat.player).collect();
    let draw = hold(tournament, DrawPurpose::Button(table), None, &players, ask);
    let button = draw_button(&DrawRoll::of(&draw), table, known.taken());
    let button = button.ok_or(Refusal::TooFewPlayers { table })?;
    Ok(vec![Event::ButtonDrawn { at: ask.at, draw, button }])
}

/// Enters every hand of a table from now on, or no longer.
///
/// # Errors
/// Where that is so already, or the event has no button.
pub fn decide_track_button(
    tournament: &Tournament,
    table: TableNo,
    tracking: Tracking,
) -> Result<Vec<Event>, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    refuse_if!(tournament.structure.is_stud_only(), Refusal::NoButtonInStud);
    match (tracking, known.is_tracked) {
        (Tracking::On, true) => Err(Refusal::ButtonTracked { table }),
        (Tracking::Off, false) => Err(Refusal::ButtonNotTracked { table }),
        (Tracking::On, false) => Ok(vec![Event::ButtonTracked { table }]),
        (Tracking::Off, true) => Ok(vec![Event::ButtonUntracked { table }]),
    }
}

/// A table that has a button. One player may be left there, whom others are to join.
fn with_button(tournament: &Tournament, table: TableNo) -> Result<&Table, Refusal> {
    let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
    refuse_if!(tournament.structure.is_stud_only(), Refusal::NoButtonInStud);
    refuse_if!(known.taken().is_empty(), Refusal::TooFewPlayers { table });
    Ok(known)
}

fn playable(tournament: &Tournament, table: TableNo) -> Result<&Table, Refusal> {
    let known = with_button(tournament, table)?;
    refuse_if!(known.taken().len() < 2, Refusal::TooFewPlayers { table });
    Ok(known)
}
