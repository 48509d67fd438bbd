//! What needs doing about the money: payouts, envelopes, what is due, owed, or nobody's.

use super::owed::who_owes;
use super::till::Till;
use crate::need::{Need, PoolState};
use engine::entries::Player;
use engine::finishes::impossible_winners;
use engine::money::{
    MoneyColumn, PayoutFault, is_pool_open, not_charged, prize_pool, prizes, still_sold,
};
use engine::tournament::Tournament;
use engine::values::{Money, PlayerId, Timestamp};
use engine::winnings::{
    Bounties, Due, Winning, bounties, bounties_due, check_sealing, dues_of, envelopes_due,
    envelopes_unclaimed, is_every_seat_won, is_over,
};

/// What is to be done about the payouts, where an event has prices.
pub(crate) fn payouts_need(tournament: &Tournament, now: Timestamp) -> Option<Need> {
    if is_every_seat_won(tournament) {
        return Some(Need::SeatsWon { players: tournament.entries().left() });
    }
    let pool = prize_pool(tournament)?.total;
    let is_open = is_pool_open(tournament, now);
    if pool.is_zero() || tournament.winnings().deal().is_some() {
        return None;
    }
    // A pool that is too small so far grows while entries are sold; what was set by hand stays so.
    let prizes = prizes(tournament);
    // A guaranteed pool that nobody plays for has no places.
    if matches!(&prizes, Some(Ok(prizes)) if prizes.is_empty()) {
        return None;
    }
    let fault = prizes.and_then(Result::err);
    let is_growing =
        |fault: &PayoutFault| is_open && matches!(fault, PayoutFault::PoolTooSmall { .. });
    if let Some(fault) = fault.filter(|fault| !is_growing(fault)) {
        return Some(Need::PayoutsImpossible { fault });
    }
    if is_open {
        return None;
    }
    match tournament.money().fixed() {
        None => Some(Need::PayoutsOpen { pool, state: pool_state(tournament, now) }),
        Some(fixed) if fixed.pool != pool => Some(Need::PayoutsBehind { fixed: fixed.pool, pool }),
        Some(_) => None,
    }
}

/// Whether the pool can still grow, though no entries and rebuys are waited for.
fn pool_state(tournament: &Tournament, now: Timestamp) -> PoolState {
    let sold = still_sold(tournament, now);
    if sold.is_empty() {
        return PoolState::Closed;
    }
    if is_over(tournament) {
        return PoolState::Decided;
    }
    let names = sold.into_iter().filter_map(|offer| offer.buy_in);
    PoolState::StillSold(names.map(|buy_in| buy_in.name.clone()).collect())
}

/// Who registered before there were prices.
pub(crate) fn entries_need(tournament: &Tournament) -> Option<Need> {
    let players = not_charged(tournament).count();
    (players > 0).then_some(Need::EntriesNotCharged { players })
}

/// What is to be done about the envelopes, where bounties are a mystery.
pub(crate) fn envelopes_need(tournament: &Tournament, now: Timestamp) -> Option<Need> {
    if let Some(envelopes) = tournament.winnings().envelopes() {
        // Somebody may have come back since they were sealed; there is none for their head.
        envelopes.closed().next()?;
        let due = envelopes_due(tournament);
        return Some(Need::EnvelopesDue { heads: due.len(), first: *due.first()? });
    }
    let bounties = tournament.money().ledger().money(MoneyColumn::Bounties);
    let is_due = !bounties.is_zero() && !is_over(tournament);
    (is_due && check_sealing(tournament, now).is_ok()).then_some(Need::EnvelopesOpen { bounties })
}

/// Whose envelope waits for somebody to be named.
pub(crate) fn envelopes_unclaimed_need(tournament: &Tournament) -> Option<Need> {
    tournament.winnings().envelopes()?.closed().next()?;
    let heads = envelopes_unclaimed(tournament);
    Some(Need::EnvelopesUnclaimed { heads: heads.len(), first: *heads.first()? })
}

/// What is still to be paid out, to be taken back, to be paid at the desk, and nobody's.
pub(crate) fn payments_needs(tournament: &Tournament) -> impl Iterator<Item = Need> {
    let all = if is_anything_won(tournament) { bounties(tournament) } else { Bounties::default() };
    let mut dues = dues_of(tournament, Winning::Prize);
    dues.extend(bounties_due(tournament, &all));
    let over = too_much(&dues);
    let [prizes, bounties] = [Winning::Prize, Winning::Bounty].map(|what| {
        let is_due = |due: &&Due| due.what == what && !due.left().is_zero();
        let due: Vec<&Due> = dues.iter().filter(is_due).collect();
        due
    });
    // Whoever plays on gets their bounties when they go; who is out stands at the desk.
    let is_over = is_over(tournament);
    let is_in = |due: &Due| tournament.entries().player(due.player).is_some_and(Player::is_in);
    let bounties = bounties.into_iter().filter(|due| is_over || !is_in(due)).collect();
    let prizes =
        still_due(&prizes).map(|(prizes, amount, first)| Need::PrizesDue { prizes, amount, first });
    let bounties = still_due(&bounties).map(|(players, amount, first)| Need::BountiesDue {
        players,
        amount,
        first,
    });
    let doubtful = impossible_winners(tournament).into_iter();
    let doubtful = doubtful.map(|fault| Need::WinnerInDoubt { fault });
    let paid = doubtful.chain(over).chain(prizes).chain(bounties);
    paid.chain(payments_due(tournament)).chain(bounty_needs(&all))
}

/// Bounties that nobody is named for, and those that went two ways.
fn bounty_needs(all: &Bounties) -> Vec<Need> {
    let twice = all.given_twice.iter();
    let twice: Vec<Need> = twice
        .map(|(player, amount)| Need::BountyGivenTwice { player: *player, amount: *amount })
        .collect();
    let open = all.unclaimed.iter().find(|(_, amount)| !amount.is_zero());
    let open = open.map(|(first, of_first)| Need::BountyUnclaimed {
        players: all.unclaimed.values().filter(|amount| !amount.is_zero()).count(),
        amount: all.unclaimed.values().copied().sum(),
        first: *first,
        of_first: *of_first,
    });
    twice.into_iter().chain(open).collect()
}

/// What is missing in the cash box once it is over and the payouts are fixed.
pub(crate) fn box_need(tournament: &Tournament) -> Option<Need> {
    let fixed = tournament.money().fixed()?;
    let till = Till::of(tournament)?;
    let is_settled = prize_pool(tournament).is_some_and(|pool| pool.total == fixed.pool);
    let (missing, still_to_pay) = (till.missing(), till.still_to_pay);
    let still_to_pay = Money(u64::try_from(still_to_pay).unwrap_or_default());
    let is_short = is_settled && !missing.is_zero() && !still_to_pay.is_zero();
    is_short.then_some(Need::BoxShort { missing, still_to_pay })
}

/// Whether anybody can be owed or was paid anything; otherwise nobody is looked at.
fn is_anything_won(tournament: &Tournament) -> bool {
    let ledger = tournament.money().ledger();
    let columns = [MoneyColumn::Bounties, MoneyColumn::PrizesPaid, MoneyColumn::BountiesPaid];
    tournament.money().fixed().is_some() || columns.iter().any(|column| ledger.sum(*column) != 0)
}

/// How many are owed how much; whoever went out last is the one who stands at the desk.
fn still_due(dues: &Vec<&Due>) -> Option<(usize, Money, PlayerId)> {
    let first = dues.first()?.player;
    Some((dues.len(), dues.iter().map(|due| due.left()).sum(), first))
}

/// What was paid to somebody who has won less by now.
fn too_much(dues: &[Due]) -> Option<Need> {
    let over: Vec<&Due> = dues.iter().filter(|due| !due.too_much().is_zero()).collect();
    let due = over.first()?;
    let (first, what, of_first) = (due.player, due.what, due.too_much());
    let (players, amount) = (over.len(), over.iter().map(|due| due.too_much()).sum());
    Some(Need::PaidTooMuch { players, amount, first, what, of_first })
}

/// Who has not paid yet: whoever is gone first, for they are hardest to find.
fn payments_due(tournament: &Tournament) -> Option<Need> {
    if tournament.money().ledger().sum(MoneyColumn::Owed) <= 0 {
        return None;
    }
    let is_in = |player: PlayerId| tournament.entries().player(player).is_some_and(Player::is_in);
    let owed: Vec<(PlayerId, Money)> = who_owes(tournament).collect();
    let gone = owed.iter().find(|(player, _)| !is_in(*player));
    let (first, of_first) = *gone.or(owed.first())?;
    let amount = owed.iter().map(|(_, owed)| *owed).sum();
    let is_gone = !is_in(first);
    Some(Need::PaymentsDue { players: owed.len(), amount, first, of_first, is_gone })
}
