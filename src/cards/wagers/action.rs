//! What a player did in a round of betting, and what cannot have happened.

use crate::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};

/// What a player did when it was their turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumString, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Act {
    /// They gave up their cards.
    Fold,
    /// They put nothing in, and nothing was to call.
    Check,
    /// They put in what was to call, or all they had.
    Call,
    /// They put in the first chips of the round.
    Bet,
    /// They put in more than was to call.
    Raise,
}

/// One action of a round: who did what, and for how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// The seat of the player who acted.
    pub seat: Seat,
    /// What they did: fold, check, call, bet or raise.
    #[serde(rename = "action")]
    pub act: Act,
    /// How much lay in front of them then, in this round.
    #[serde(default)]
    pub to: Option<u64>,
    /// How many chips they added with it.
    #[serde(default)]
    pub amount: Option<u64>,
    /// Whether those were their last chips.
    #[serde(default)]
    pub all_in: Option<bool>,
}

/// A history that cannot have happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BettingError {
    /// Which action, from 1; none where it is not about one.
    pub action: Option<usize>,
    /// What is wrong.
    pub fault: Fault,
}

/// What cannot have happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// There is no big blind, or it is more than anybody has.
    BigBlind,
    /// The seat stands in the order of action twice.
    SeatTwice(Seat),
    /// The seat is not in the order of action.
    SeatUnknown(Seat),
    /// The stack of this seat is not told, or it is more than anybody has.
    StackUnknown(Seat),
    /// The seat posted more than it has.
    PostedTooMuch(Seat),
    /// It is another seat's turn.
    NotInTurn {
        /// The seat that is said to have acted.
        seat: Seat,
        /// The seat whose turn it is.
        turn: Seat,
    },
    /// Everybody has acted, so the round is over.
    RoundOver,
    /// There is something to call.
    CannotCheck,
    /// There is nothing to call.
    NothingToCall,
    /// A bet stands already; more is a raise.
    BetAlready,
    /// No bet stands; the first chips are a bet.
    NoBetYet,
    /// A call is another amount: the player adds this much.
    CallIs(u64),
    /// It is not told how much a bet or raise is.
    AmountUnknown,
    /// The amount and the total do not fit together.
    AmountsDiffer,
    /// They do not have so many chips; this many in all.
    MoreThanStack(u64),
    /// These are not their last chips.
    NotAllIn,
    /// It is no raise at all: the bet is this much already.
    NotAboveBet(u64),
    /// It is less than the least, and they have more chips.
    BelowMinimum(u64),
    /// The betting is not open to them again.
    NotReopened,
}
