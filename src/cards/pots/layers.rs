//! Main pot and side pots, from what everybody put in.

use crate::games::DealError;
use crate::{AMOUNT_MAX, Seat};
use std::collections::BTreeMap;

/// What one player put in during the whole hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stake {
    /// The seat of the player who put chips in.
    pub seat: Seat,
    /// Chips that they put in during the whole hand.
    pub contributed: u64,
    /// Whether they have folded; their chips stay.
    pub has_folded: bool,
}

/// What is wrong with a hand that has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PotError {
    /// The cards of the hand are wrong, for this reason.
    Deal(DealError),
    /// A chip is worth something.
    UnitZero,
    /// The table has no such seat.
    SeatUnknown(Seat),
    /// This player's chips cannot be made up of the smallest chip in play.
    NotInUnits(Seat),
    /// The dead chips cannot be made up of the smallest chip in play.
    DeadNotInUnits,
    /// The dead chips are more than anybody has.
    TooMuchDead,
    /// This player put in more than anybody has.
    TooMuch(Seat),
    /// Everybody folded, so nobody can win the pot.
    AllFolded,
    /// This player folded after others had called more than anybody who is left has put in.
    FoldedAboveAll(Seat),
}

/// One pot: the main pot or a side pot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pot {
    /// Chips in it, without what nobody called.
    pub amount: u64,
    /// Seats that play for it, the lowest number first.
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
/// What nobody called must be out of it. Dead chips belong to the main pot; where somebody plays
/// for them alone, because their last chips were the ante, they are a pot of their own.
///
/// # Errors
/// Where nobody is left who could win what lies in the last one.
pub(super) fn layers(stakes: &[Stake], dead: u64) -> Result<Vec<Pot>, PotError> {
    let in_hand = || stakes.iter().filter(|stake| !stake.has_folded);
    let mut levels: Vec<u64> =
        in_hand().map(|stake| stake.contributed).filter(|level| *level > 0).collect();
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
    if let Some(stake) = stakes.iter().find(|stake| stake.contributed > below) {
        return Err(PotError::FoldedAboveAll(stake.seat));
    }
    let is_played_for_alone = in_hand().any(|stake| stake.contributed == 0);
    match pots.first_mut() {
        Some(main) if !is_played_for_alone => main.amount += dead,
        Some(_) | None if dead > 0 => {
            let mut eligible: Vec<Seat> = in_hand().map(|stake| stake.seat).collect();
            eligible.sort_unstable();
            pots.insert(0, Pot { amount: dead, eligible });
        }
        Some(_) | None => {}
    }
    Ok(pots)
}

/// The same stakes without what goes back.
pub(super) fn without(stakes: &[Stake], refund: &BTreeMap<Seat, u64>) -> Vec<Stake> {
    let less = |stake: &Stake| {
        let back = refund.get(&stake.seat).copied().unwrap_or(0);
        Stake { contributed: stake.contributed - back, ..*stake }
    };
    stakes.iter().map(less).collect()
}
