//! Button, small blind and big blind of one hand, and what there is to say about them.

use crate::values::{SeatNo, SeatSet};
use serde::{Deserialize, Serialize};

/// The seats of the button and the blinds in one hand, taken or empty.
///
/// Heads-up the button and the small blind are the same seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Positions {
    /// The seat of the button, taken or empty.
    pub button: SeatNo,
    /// Where the small blind is due.
    pub small_blind: SeatNo,
    /// The seat that posts the big blind.
    pub big_blind: SeatNo,
}

/// What a director should look at before the cards are dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// The button could not follow without reaching the big blind, so it was set behind the small
    /// blind; no rulebook says where it goes.
    #[serde(alias = "Collision")]
    Collision,
    /// More than two players sit here but only two are dealt in; no rulebook says what then.
    #[serde(alias = "TwoDealtIn")]
    TwoDealtIn,
}

/// The next hand: positions, who sits it out, and what is unusual about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextHand {
    /// Where the button and the blinds are.
    pub positions: Positions,
    /// Whether the button lies at an empty seat.
    pub button_dead: bool,
    /// Whether nobody posts the small blind; nobody makes it up later.
    pub small_blind_dead: bool,
    /// The players who wait for the button to pass.
    pub not_dealt: SeatSet,
    /// Whether only two players sit here, so that the button posts the small blind.
    pub heads_up: bool,
    /// What the director should look at.
    pub flags: Vec<Flag>,
}
