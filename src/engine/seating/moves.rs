//! Moves from seat to seat, and the list of those still to be carried out.

use crate::values::{PlayerId, SeatAt, Timestamp};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Why somebody moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MoveReason {
    /// They are the next big blind of a full table and take the worst seat of a short one.
    NextBigBlindToWorstSeat,
    /// They were drawn at a stud table, and take the seat that opened last.
    LastSeatOpened,
    /// They fill a table where no hand can be played yet, and take a seat by lot: nobody has a
    /// position there.
    NoHandYet,
    /// Their table broke and they drew this seat.
    TableBroken,
    /// All seats were drawn anew.
    Redraw,
    /// The director moved them.
    ByHand,
    /// Two players changed seats with each other. Since format 9.
    SeatsSwapped,
}

/// Somebody changes seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who.
    pub player: PlayerId,
    /// The seat they leave.
    pub from: SeatAt,
    /// The seat they take.
    pub to: SeatAt,
    /// Why.
    pub reason: MoveReason,
    /// They sit between the button and the small blind and are not dealt the next hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits_one_hand: bool,
}

/// A move that was ordered and not yet reported done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PendingMove {
    /// Who moves where.
    pub order: Move,
    /// When it was ordered.
    pub at: Timestamp,
}
