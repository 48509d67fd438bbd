//! Main pot and side pots, from what everybody put in.

use crate::games::DealError;
use crate::{AMOUNT_MAX, Seat};
use std::collections::BTreeMap;

/// What one player put in during the whole hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stake {
    /// Who.
    pub seat: Seat,
    /// How much.
    pub contributed: u64,
    /// Whether they have folded; their chips stay.
    pub has_folded: bool,
}

/// What is wrong with a hand that has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PotError {
    /// The cards.
    Deal(DealError),
    /// A chip is worth something.
    UnitZero,
    /// The table has no such seat.
    SeatUnknown(Seat),
    /// This player's chips cannot be made up of the smallest chip in play.
    NotInUnits(Seat),
    /// This player put in more than anybody has.
    TooMuch(Seat),
    /// Everybody folded.
    AllFolded,
    /// This player folded after others had called more than anybody who is left has put in.
    FoldedAboveAll(Seat),
}

/// One pot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pot {
    /// How much lies in it.
    pub amount: u64,
    /// Who plays for it.
    pub eligible: Vec<Seat>,
}

/// The part of the largest contribution that nobody called, and whose it is.
///
/// # Errors
/// Where an amount is too large to be counted.
pub(super) fn refund(stakes: &[Stake]) -> Result<Option<(Seat, u64)>, PotError> {
    if let Some(stake) = stakes.iter().find(|stake| stake.contributed > AMOUNT_MAX) {
        return Err(PotError::TooMuch(stake.seat));
    }
    let Some(top) = stakes.iter().max_by_key(|stake| stake.contributed) else {
        return Ok(None);
    };
    let others = stakes.iter().filter(|stake| stake.seat != top.seat);
    let called = others.map(|stake| stake.contributed).max().unwrap_or(0);
    let uncalled = top.contributed - called;
    Ok((uncalled > 0).then_some((top.seat, uncalled)))
}

/// Main pot first, then the side pots; one more for each amount at which somebody is all-in.
///
/// What nobody called must be out of it.
///
/// # Errors
/// Where nobody is left who could win what lies in the last one.
pub(super) fn layers(stakes: &[Stake]) -> Result<Vec<Pot>, PotError> {
    let live = stakes.iter().filter(|stake| !stake.has_folded && stake.contributed > 0);
    let mut levels: Vec<u64> = live.map(|stake| stake.contributed).collect();
    levels.sort_unstable();
    levels.dedup();
    let (mut pots, mut below) = (Vec::new(), 0);
    for level in levels {
        let part = |stake: &Stake| stake.contributed.min(level).saturating_sub(below);
        let plays = |stake: &&Stake| !stake.has_folded && stake.contributed >= level;
        let mut eligible: Vec<Seat> = stakes.iter().filter(plays).map(|of| of.seat).collect();
        eligible.sort_unstable();
        pots.push(Pot { amount: stakes.iter().map(part).sum(), eligible });
        below = level;
    }
    match stakes.iter().find(|stake| stake.contributed > below) {
        Some(stake) => Err(PotError::FoldedAboveAll(stake.seat)),
        None => Ok(pots),
    }
}

/// The same stakes without what goes back.
pub(super) fn without(stakes: &[Stake], refund: &BTreeMap<Seat, u64>) -> Vec<Stake> {
    let less = |stake: &Stake| {
        let back = refund.get(&stake.seat).copied().unwrap_or(0);
        Stake { contributed: stake.contributed - back, ..*stake }
    };
    stakes.iter().map(less).collect()
}
