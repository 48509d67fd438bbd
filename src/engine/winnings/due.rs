//! What is due to whom: prizes of places, shares of a deal, and bounties.

use super::bounties::{Bounties, bounties};
use super::over::is_every_seat_won;
use super::{DealShare, Winning};
use crate::finishes::{places, winner};
use crate::money::{FixedPayouts, TieShares, by_largest_remainder};
use crate::tournament::Tournament;
use crate::values::{Chips, Money, Place, PlayerId};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What is due to a player, and what of it they were paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// Who it is due to, or who was paid it.
    pub player: PlayerId,
    /// Their place, where they have one.
    pub place: Option<Place>,
    /// A prize, or bounties together.
    pub what: Winning,
    /// How much is due in all, what was paid among it.
    pub amount: Money,
    /// What was paid of it; more than that where a correction made it less.
    pub paid: Money,
}

impl Due {
    /// What is still to be paid; nothing where too much was.
    #[must_use]
    pub fn left(&self) -> Money {
        self.amount.minus(self.paid)
    }

    /// What was paid beyond what is due; nothing as a rule.
    #[must_use]
    pub fn too_much(&self) -> Money {
        self.paid.minus(self.amount)
    }
}

/// What everybody who finished gets by their place, the best first: with shared places their
/// prizes are shared, equally or in payout units as the terms say; odd units go to the larger
/// stacks of that hand, then to those who registered first.
///
/// Rules: TDA 2024 RP-8: players who bust in one hand at different tables share.
#[must_use]
pub fn place_prizes(tournament: &Tournament, prizes: &[Money]) -> Vec<(PlayerId, Place, Money)> {
    let terms = tournament.settings().money.as_ref();
    let unit = terms.map_or(Money(1), |terms| match terms.tie_shares() {
        TieShares::Equally => Money(1),
        TieShares::ByUnit => terms.payouts.unit,
    });
    let mut placed: Vec<(PlayerId, Place, Money)> = Vec::new();
    // The best places come first, and nobody behind the last prize is looked at.
    let paid = |(_, place): &(PlayerId, Place)| (place.0 as usize) <= prizes.len();
    let all: Vec<(PlayerId, Place)> = places(tournament).take_while(paid).collect();
    for together in all.chunk_by(|one, next| one.1 == next.1) {
        let Some((_, place)) = together.first().copied() else { continue };
        let from = (place.0 as usize).saturating_sub(1);
        let sum: Money = prizes.iter().skip(from).take(together.len()).copied().sum();
        if sum == Money::ZERO {
            continue;
        }
        if together.len() == 1 {
            placed.extend(together.iter().map(|(player, place)| (*player, *place, sum)));
            continue;
        }
        let mut order: Vec<PlayerId> = together.iter().map(|(player, _)| *player).collect();
        order.sort_by_key(|player| (Reverse(stack_of_hand(tournament, *player)), *player));
        let step = if sum.0.checked_rem(unit.0) == Some(0) { unit } else { Money(1) };
        let shares = by_largest_remainder(sum, &vec![1; order.len()], step);
        placed.extend(order.into_iter().zip(shares).map(|(player, share)| (player, place, share)));
    }
    placed
}

/// What a player had at the start of the hand that they busted out in.
fn stack_of_hand(tournament: &Tournament, player: PlayerId) -> Option<Chips> {
    tournament.finishes().last_bust(player)?.1.bust_of(player)?.stack
}

/// What is due to everybody, prizes first and the best place first; what is due is decided by the
/// payouts that were fixed, and before that no prize is due to anybody.
#[must_use]
pub fn dues(tournament: &Tournament) -> Vec<Due> {
    let mut all = dues_of(tournament, Winning::Prize);
    all.extend(dues_of(tournament, Winning::Bounty));
    all
}

/// The same, of prizes or of bounties alone; for prizes no bounty is looked at.
#[must_use]
pub fn dues_of(tournament: &Tournament, what: Winning) -> Vec<Due> {
    match what {
        Winning::Prize => with_paid(tournament, what, prizes_due(tournament)),
        Winning::Bounty => bounties_due(tournament, &bounties(tournament)),
    }
}

/// The same, of bounties that are worked out already.
#[must_use]
pub fn bounties_due(tournament: &Tournament, bounties: &Bounties) -> Vec<Due> {
    let due = bounties.due().into_iter().map(|(player, amount)| (player, None, amount));
    with_paid(tournament, Winning::Bounty, due.collect())
}

/// What is due beside what was paid of it.
fn with_paid(
    tournament: &Tournament,
    what: Winning,
    due: Vec<(PlayerId, Option<Place>, Money)>,
) -> Vec<Due> {
    let winnings = tournament.winnings();
    let with = |(player, place, amount)| Due {
        player,
        place,
        what,
        amount,
        paid: winnings.paid(player, what),
    };
    let mut dues: Vec<Due> = due.into_iter().map(with).collect();
    // Whoever was paid, and by now nothing is due to.
    let paid = winnings.all_paid().filter(|(_, of, paid)| *of == what && *paid > Money::ZERO);
    let paid: BTreeSet<PlayerId> = paid.map(|(player, ..)| player).collect();
    if !paid.is_empty() {
        let named: BTreeSet<PlayerId> = dues.iter().map(|due| due.player).collect();
        dues.extend(paid.difference(&named).map(|player| with((*player, None, Money::ZERO))));
    }
    dues
}

/// What is due to a player; nothing where they have won nothing of the sort.
#[must_use]
pub fn due_to(tournament: &Tournament, player: PlayerId, what: Winning) -> Due {
    let own = dues_of(tournament, what).into_iter().find(|due| due.player == player);
    let paid = tournament.winnings().paid(player, what);
    own.unwrap_or(Due { player, place: None, what, amount: Money::ZERO, paid })
}

/// The prize of a player with their place, where it is decided and they have one.
///
/// Quicker than [`dues`], which looks at all bounties too.
#[must_use]
pub fn prize_of(tournament: &Tournament, player: PlayerId) -> Option<(Option<Place>, Money)> {
    let mut prizes = prizes_due(tournament).into_iter();
    let (_, place, amount) = prizes.find(|(who, _, amount)| *who == player && !amount.is_zero())?;
    Some((place, amount))
}

/// The prizes that are decided, the best place first.
fn prizes_due(tournament: &Tournament) -> Vec<(PlayerId, Option<Place>, Money)> {
    let Some(fixed) = tournament.money().fixed() else { return Vec::new() };
    let place_known = |(player, place, amount)| (player, Some(place), amount);
    let Some(deal) = tournament.winnings().deal() else {
        let seats = seats_won(tournament, fixed).into_iter();
        let seats = seats.map(|(player, amount)| (player, None, amount));
        let placed = place_prizes(tournament, &fixed.prizes).into_iter().map(place_known);
        return seats.chain(placed).collect();
    };
    let places: BTreeMap<PlayerId, Place> = places(tournament).collect();
    let won = winner(tournament);
    let share = |share: &DealShare| {
        let kept = if won == Some(share.player) { deal.kept } else { Money::ZERO };
        (share.player, places.get(&share.player).copied(), share.amount.plus(kept))
    };
    let mut due: Vec<_> = deal.shares.iter().map(share).collect();
    // The prizes of as many places as there were players in the deal are shared in it; nobody who
    // comes back into the event after it gets one of them.
    let shared = |(at, prize): (usize, &Money)| {
        if at < deal.shares.len() { Money::ZERO } else { *prize }
    };
    let others: Vec<Money> = fixed.prizes.iter().enumerate().map(shared).collect();
    let placed = place_prizes(tournament, &others).into_iter();
    let placed = placed.filter(|(player, ..)| deal.share_of(*player).is_none());
    due.extend(placed.map(place_known));
    due
}

/// Who has won a seat of a satellite: everybody who is left, once no more are left than seats.
fn seats_won(tournament: &Tournament, fixed: &FixedPayouts) -> Vec<(PlayerId, Money)> {
    if !is_every_seat_won(tournament) {
        return Vec::new();
    }
    let left = tournament.entries().players().filter(|player| player.is_in());
    left.zip(fixed.prizes.iter()).map(|(player, seat)| (player.id, *seat)).collect()
}
