//! Accepting the plan, whole or in part.

use crate::ask::Ask;
use crate::entries::Who;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{Doubt, Move, Plan, Undecided, plan};
use crate::tournament::Tournament;
use crate::values::{SeatAt, TableNo};
use std::collections::{BTreeMap, BTreeSet};

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
    refuse_if!(!plan.ask_button.is_empty(), Refusal::ButtonUnknown { tables: plan.ask_button });
    match plan.undecided.into_iter().next() {
        // Nothing to move is not the same as nobody to say who.
        Some(Undecided { from, to, why: Doubt::OnlyPoorSeats(_) }) => {
            Err(Refusal::OnlyPoorSeats { from, to })
        }
        Some(Undecided { from, to, why: Doubt::EverybodyLocked }) => {
            Err(Refusal::EverybodyLocked { from, to })
        }
        None => Err(Refusal::NothingToBalance),
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
    for player in tournament.find_all(players)? {
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
