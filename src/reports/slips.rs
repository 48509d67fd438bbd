//! Moves as they are put on paper: who goes from where to where, and why.

use crate::move_order::move_order;
use crate::paper::Choice;
use crate::person::Person;
use engine::concerns::{Concerned, SeatGiven};
use engine::log::{Log, Record};
use engine::seating::MoveReason;
use engine::values::{PlayerId, SeatAt, Seq, Timestamp};
use std::collections::BTreeMap;

/// A move of somebody who sits where it led.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveSlip {
    pub who: Person,
    /// The seat that the player leaves, where there was one.
    pub from: Option<SeatAt>,
    /// The seat that the player takes.
    pub to: SeatAt,
    /// Is not dealt in until the button has passed.
    pub waits_one_hand: bool,
    pub reason: MoveReason,
    /// The act that ordered the move.
    pub seq: Seq,
    /// When the move was ordered.
    pub at: Timestamp,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum WhichMoves {
    /// Those that were ordered and not reported done.
    #[default]
    UnderWay,
    /// Those of the newest act that moved anybody.
    Newest,
    /// Those ordered at this moment or later.
    After(Timestamp),
}

/// The moves, by the seat that is left, for that is where a slip is handed over.
///
/// Of somebody who moved twice only the newest move counts.
#[must_use]
pub fn move_slips(log: &Log, which: WhichMoves, choice: &Choice) -> Vec<MoveSlip> {
    let all = newest_moves(log);
    let newest = all.values().map(|slip| slip.seq).max();
    let pending = log.state().seating().pending_moves();
    let is_pending = |slip: &MoveSlip| {
        let mut orders = pending.iter().map(|pending| pending.order);
        orders.any(|order| order.player == slip.who.player && order.to == slip.to)
    };
    let is_wanted = |slip: &MoveSlip| match which {
        // A choice by act is a choice of its own.
        WhichMoves::UnderWay => choice.since.is_some() || is_pending(slip),
        WhichMoves::Newest => Some(slip.seq) == newest,
        WhichMoves::After(at) => slip.at >= at,
    };
    let is_chosen = |slip: &MoveSlip| {
        let tables = [slip.from.map(|from| from.table), Some(slip.to.table)];
        let mut tables = tables.iter().flatten();
        let has_table = choice.tables.is_empty() || tables.any(|no| choice.tables.contains(no));
        let is_player = choice.player.is_none_or(|player| player == slip.who.player);
        has_table && is_player && choice.since.is_none_or(|since| slip.seq >= since)
    };
    let wanted = all.into_values().filter(|slip| is_wanted(slip) && is_chosen(slip));
    let mut slips: Vec<MoveSlip> = wanted.collect();
    slips.sort_by_key(|slip| move_order(slip.from, slip.to));
    slips
}

/// The newest move of everybody who still sits where it led.
fn newest_moves(log: &Log) -> BTreeMap<PlayerId, MoveSlip> {
    let mut slips = BTreeMap::new();
    let mut seats: BTreeMap<PlayerId, SeatAt> = BTreeMap::new();
    for record in log.records() {
        for event in record.act.body.events() {
            event.concerns(&mut |concerned| {
                let Concerned::Seat(given) = concerned else { return };
                let left = seats.insert(given.player, given.to);
                if let Some(slip) = slip(log, record, given, left) {
                    slips.insert(given.player, slip);
                }
            });
        }
    }
    let entries = log.state().entries();
    let sits = |slip: &MoveSlip| {
        let player = entries.player(slip.who.player);
        player.and_then(|player| player.seat()) == Some(slip.to)
    };
    slips.retain(|_, slip| sits(slip));
    slips
}

/// The slip of a move; none where somebody got a first seat.
fn slip(log: &Log, record: Record<'_>, given: SeatGiven, left: Option<SeatAt>) -> Option<MoveSlip> {
    let entries = log.state().entries();
    Some(MoveSlip {
        reason: given.reason?,
        who: Person::of(entries.player(given.player)?, entries),
        from: given.from.or(left),
        to: given.to,
        waits_one_hand: given.waits_one_hand,
        seq: record.seq,
        at: record.act.at,
    })
}
