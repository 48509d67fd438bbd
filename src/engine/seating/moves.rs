//! Moves from seat to seat, and the list of those still to be carried out.

use crate::values::{PlayerId, SeatAt, Timestamp};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Why somebody moves, as it is printed on their slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MoveReason {
    /// They are the next big blind of a full table and take the worst seat of a short one.
    NextBigBlindToWorstSeat,
    /// They were drawn at a stud table, and take the seat that opened last.
    LastSeatOpened,
    /// They fill a table that has had no hand, so that nobody has a position: a seat by lot.
    NoHandYet,
    /// Their table broke and they drew this seat.
    TableBroken,
    /// All seats were drawn anew.
    Redraw,
    /// The director moved them by hand.
    ByHand,
    /// Two players changed seats with each other. Since format 9.
    SeatsSwapped,
}

/// Somebody goes from one seat to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who moves; they have a seat already.
    pub player: PlayerId,
    /// The seat they leave, at the same table or another.
    pub from: SeatAt,
    /// The seat they take, at the same table or another.
    pub to: SeatAt,
    /// Why they move: by a rule, by a draw, or as the director says.
    pub reason: MoveReason,
    /// They sit between the button and the small blind and are not dealt the next hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits_one_hand: bool,
}

/// A move that was ordered and not yet reported done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PendingMove {
    /// Who moves where, from the seat in which they still sit.
    pub order: Move,
    /// When it was ordered; the last time where it was changed since.
    pub at: Timestamp,
}
