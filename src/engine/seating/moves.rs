//! Moves from seat to seat, and the list of those still to be carried out.

use crate::values::{PlayerId, SeatAt, Timestamp};
use serde::{Deserialize, Serialize};

/// Why somebody moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveReason {
    /// He is the next big blind of a full table and takes the worst seat of a short one.
    NextBigBlindToWorstSeat,
    /// He was drawn at a stud table, and takes the seat that opened last.
    LastSeatOpened,
    /// His table broke and he drew this seat.
    TableBroken,
    /// All seats were drawn anew.
    Redraw,
    /// The director moved him.
    ByHand,
}

/// Somebody changes seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who.
    pub player: PlayerId,
    /// The seat he leaves.
    pub from: SeatAt,
    /// The seat he takes.
    pub to: SeatAt,
    /// Why.
    pub reason: MoveReason,
    /// He sits between the button and the small blind and is not dealt the next hand.
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
