//! Who gets how much of one pot.

use super::odd_chips::{by_suit, divide, from_the_button};
use super::{OddChips, Pot, PotOptions, SameHands};
use crate::Seat;
use crate::games::{Family, Game, ShownHand};
use crate::hands::{Hand, Strength};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// For which hands a part of a pot is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PotPart {
    /// The high hands; the whole pot where only they win.
    Hi,
    /// The low hands; the whole pot where only they win.
    Lo,
    /// Both: the same players are equal in both halves.
    All,
}

/// A part of a pot, and who gets it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Award {
    /// For which hands this part is: high, low, or both.
    pub part: PotPart,
    /// Chips in this part, for all winners together.
    pub amount: u64,
    /// The seats that win it, all of them with equal hands.
    pub winners: Vec<Seat>,
    /// How much each of them gets.
    pub shares: BTreeMap<Seat, u64>,
}

pub(super) struct Deciding<'a> {
    pub(super) game: Game,
    pub(super) options: PotOptions,
    pub(super) button: Seat,
    pub(super) seats_at_table: u8,
    pub(super) unit: u64,
    /// What everybody shows; empty where one player is left.
    pub(super) hands: &'a BTreeMap<Seat, ShownHand>,
}

impl Deciding<'_> {
    /// Who gets how much of this pot.
    ///
    /// Rules: TDA 2011 §17, §18; TDA 2024 §20, §21.
    pub(super) fn award(&self, pot: &Pot) -> Vec<Award> {
        let is_low_only = self.game.high(self.options.hands).is_none();
        if let [only] = pot.eligible.as_slice()
            && self.hands.is_empty()
        {
            let part = if is_low_only { PotPart::Lo } else { PotPart::Hi };
            return vec![self.shared(part, pot.amount, vec![*only])];
        }
        let high = winners(&pot.eligible, |seat| self.hand(PotPart::Hi, seat));
        let low = winners(&pot.eligible, |seat| self.hand(PotPart::Lo, seat));
        match (high.is_empty(), low.is_empty()) {
            (false, true) => vec![self.shared(PotPart::Hi, pot.amount, high)],
            (true, _) => vec![self.shared(PotPart::Lo, pot.amount, low)],
            (false, false) => self.halves(pot.amount, high, low),
        }
    }

    fn halves(&self, amount: u64, high: Vec<Seat>, low: Vec<Seat>) -> Vec<Award> {
        let is_same = high == low && high.len() > 1;
        if is_same && self.options.same_hands == SameHands::Evenly {
            return vec![self.shared(PotPart::All, amount, high)];
        }
        let for_low = amount / self.unit / 2 * self.unit;
        let for_high = amount - for_low;
        let parts =
            [self.shared(PotPart::Hi, for_high, high), self.shared(PotPart::Lo, for_low, low)];
        parts.into_iter().filter(|award| award.amount > 0).collect()
    }

    fn shared(&self, part: PotPart, amount: u64, winners: Vec<Seat>) -> Award {
        let is_by_suit = match self.options.odd_chips {
            OddChips::ByGame => self.game.family() == Family::Stud,
            OddChips::LeftOfButton => false,
            OddChips::HighCard => true,
        };
        let order = match is_by_suit {
            true => by_suit(&winners, |seat| self.hand(part, seat)),
            false => from_the_button(&winners, self.button, self.seats_at_table),
        };
        let shares = divide(amount, self.unit, &order);
        Award { part, amount, winners, shares }
    }

    fn hand(&self, part: PotPart, seat: Seat) -> Option<&Hand> {
        let shown = self.hands.get(&seat)?;
        match part {
            PotPart::Hi | PotPart::All => shown.high.as_ref(),
            PotPart::Lo => shown.low.as_ref(),
        }
    }
}

/// Those with the best hand; nobody where nobody has one.
fn winners<'a>(seats: &[Seat], hand: impl Fn(Seat) -> Option<&'a Hand>) -> Vec<Seat> {
    let strength = |seat: &Seat| hand(*seat).map(|hand| hand.strength);
    let best: Option<Strength> = seats.iter().filter_map(strength).max();
    seats.iter().filter(|seat| best.is_some() && strength(seat) == best).copied().collect()
}
