//! Moves as they are put on paper: who goes from where to where, and why.

use crate::paper::{Choice, seats_given};
use crate::person::Person;
use engine::event::Event;
use engine::log::{Log, Record};
use engine::seating::{Move, MoveReason};
use engine::values::{PlayerId, SeatAt, Seq, Timestamp};
use std::collections::BTreeMap;

/// A move of somebody who sits where it led.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveSlip {
    /// Who.
    pub who: Person,
    /// The seat that the player leaves, where there was one.
    pub from: Option<SeatAt>,
    /// The seat that the player takes.
    pub to: SeatAt,
    /// Is not dealt in until the button has passed.
    pub waits_one_hand: bool,
    /// Why.
    pub reason: MoveReason,
    /// The act that ordered it.
    pub seq: Seq,
    /// When it was ordered.
    pub at: Timestamp,
}

/// Which moves are wanted.
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
    slips.sort_by_key(|slip| (slip.from, slip.to));
    slips
}

/// The newest move of everybody who still sits where it led.
fn newest_moves(log: &Log) -> BTreeMap<PlayerId, MoveSlip> {
    let mut slips = BTreeMap::new();
    let mut seats: BTreeMap<PlayerId, SeatAt> = BTreeMap::new();
    for record in log.records() {
        for event in record.act.body.events() {
            for moved in moves_of(event, &seats) {
                if let Some(slip) = slip(log, record, moved) {
                    slips.insert(slip.who.player, slip);
                }
            }
            seats.extend(seats_given(event));
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

/// A move, with the seat that was left where that is known.
struct Moved {
    from: Option<SeatAt>,
    order: Move,
}

fn moves_of(event: &Event, seats: &BTreeMap<PlayerId, SeatAt>) -> Vec<Moved> {
    let ordered = |order: &Move| Moved { from: Some(order.from), order: *order };
    match event {
        Event::PlayersMoved { moves, .. } | Event::TableBroken { moves, .. } => {
            moves.iter().map(ordered).collect()
        }
        Event::Redrawn { seats: drawn, .. } => drawn
            .iter()
            .map(|seated| {
                let from = seats.get(&seated.player).copied();
                let (player, to) = (seated.player, seated.to);
                let waits_one_hand = seated.waits_one_hand;
                let reason = MoveReason::Redraw;
                let order = Move { player, from: from.unwrap_or(to), to, reason, waits_one_hand };
                Moved { from, order }
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn slip(log: &Log, record: Record<'_>, moved: Moved) -> Option<MoveSlip> {
    let entries = log.state().entries();
    let player = entries.player(moved.order.player)?;
    Some(MoveSlip {
        who: Person::of(player, entries),
        from: moved.from,
        to: moved.order.to,
        waits_one_hand: moved.order.waits_one_hand,
        reason: moved.order.reason,
        seq: record.seq,
        at: record.act.at,
    })
}
