//! The whole hand: refunds, pots, and what everybody gets.

use super::award::{Award, Deciding};
use super::layers::{PotError, Stake, layers, refund, without};
use super::options::PotOptions;
use crate::games::{Game, Holding, check_deal, showdown};
use crate::{AMOUNT_MAX, Card, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// One player who put chips in, with their cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InPot {
    /// What they put in, and whether they folded.
    pub stake: Stake,
    /// Their cards; not asked where they have folded or nobody else is left.
    pub cards: Vec<Card>,
}

/// A hand that has been played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PotsOf {
    /// The game, which decides whose hands win.
    pub game: Game,
    /// How many seats the table has.
    pub seats_at_table: u8,
    /// Where the button is; the seat may be empty.
    pub button: Seat,
    /// The smallest chip in play.
    pub chip_unit: u64,
    /// Chips in the pot that nobody has to match: one ante for all, dead blinds, a stack given up.
    pub dead: u64,
    /// Everybody who put chips in.
    pub players: Vec<InPot>,
    /// Cards on the board; empty in games without one.
    pub board: Vec<Card>,
}

/// A pot, and who gets which part of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PaidPot {
    /// Chips in it, without what nobody called.
    pub amount: u64,
    /// Seats that play for it, the lowest number first.
    pub eligible: Vec<Seat>,
    /// Its parts for high and low hands, and who gets them.
    pub awards: Vec<Award>,
}

/// Who gets what of a hand that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Payout {
    /// What nobody called goes back.
    pub refund: BTreeMap<Seat, u64>,
    /// All pots, the main pot first.
    pub pots: Vec<PaidPot>,
    /// What everybody gets in all, refunds included.
    pub payouts: BTreeMap<Seat, u64>,
}

/// Who gets what at the end of this hand.
///
/// # Errors
/// Where the hand cannot have been played like that.
///
/// Rules: TDA 2011 §17, §18; TDA 2024 §20, §21.
pub fn pay(hand: &PotsOf, options: PotOptions) -> Result<Payout, PotError> {
    hand.check()?;
    let stakes: Vec<Stake> = hand.players.iter().map(|player| player.stake).collect();
    if stakes.iter().all(|stake| stake.has_folded) {
        return Err(PotError::AllFolded);
    }
    let refund: BTreeMap<Seat, u64> = refund(&stakes)?.into_iter().collect();
    let pots = layers(&without(&stakes, &refund), hand.dead)?;
    let live: Vec<&InPot> = hand.players.iter().filter(|of| !of.stake.has_folded).collect();
    let hands = match live.len() {
        0 | 1 => BTreeMap::new(),
        _ => {
            let holding =
                |player: &&InPot| Holding { seat: player.stake.seat, cards: player.cards.clone() };
            let holdings: Vec<Holding> = live.iter().map(holding).collect();
            let shown = showdown(hand.game, options.hands, &holdings, &hand.board);
            shown.map_err(PotError::Deal)?.hands
        }
    };
    let deciding = Deciding {
        game: hand.game,
        options,
        button: hand.button,
        seats_at_table: hand.seats_at_table,
        unit: hand.chip_unit,
        hands: &hands,
    };
    let mut payouts: BTreeMap<Seat, u64> = stakes.iter().map(|stake| (stake.seat, 0)).collect();
    let mut paid = Vec::new();
    for pot in pots {
        let awards = deciding.award(&pot);
        paid.push(PaidPot { amount: pot.amount, eligible: pot.eligible, awards });
    }
    let shares = paid.iter().flat_map(|pot| &pot.awards).flat_map(|award| &award.shares);
    for (seat, chips) in shares.chain(&refund) {
        *payouts.entry(*seat).or_default() += chips;
    }
    Ok(Payout { refund, pots: paid, payouts })
}

impl PotsOf {
    fn check(&self) -> Result<(), PotError> {
        if self.chip_unit == 0 {
            return Err(PotError::UnitZero);
        }
        let seats = self.players.iter().map(|player| player.stake.seat);
        let all = 1..=self.seats_at_table;
        if let Some(seat) = seats.chain([self.button]).find(|seat| !all.contains(&seat.0)) {
            return Err(PotError::SeatUnknown(seat));
        }
        let holdings = self.players.iter().map(|of| (of.stake.seat, of.cards.as_slice()));
        check_deal(self.game, holdings, &self.board).map_err(PotError::Deal)?;
        if self.dead > AMOUNT_MAX {
            return Err(PotError::TooMuchDead);
        }
        if self.dead % self.chip_unit != 0 {
            return Err(PotError::DeadNotInUnits);
        }
        let odd = |player: &&InPot| player.stake.contributed % self.chip_unit != 0;
        match self.players.iter().find(odd) {
            Some(player) => Err(PotError::NotInUnits(player.stake.seat)),
            None => Ok(()),
        }
    }
}
