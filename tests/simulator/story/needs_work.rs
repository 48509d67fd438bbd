//! What needs doing can be done: each button of a need works, its text is true, all money is
//! somebody's, and whoever won chips can have won them.

use super::Checked;
use engine::Tournament;
use engine::decide::check;
use engine::finishes::winner_faults;
use engine::money::{MoneyColumn, prize_pool, still_sold};
use engine::values::{Money, Timestamp};
use engine::winnings::{BountyTo, bounties};
use reports::{Need, NeedAnswer, NeedsAt, PoolState, Till, needs};

/// Whether every need is true, and what its buttons ask for may be done.
pub(super) fn needs_work(tournament: &Tournament, now: Timestamp) -> Checked {
    let all = needs(tournament, now);
    for need in &all {
        let at = NeedsAt { tournament, needs: &all, now };
        let commands = need.answers(at).into_iter().filter_map(|answer| match answer {
            NeedAnswer::Submit(command) => Some(command),
            NeedAnswer::Go(_) => None,
        });
        for command in commands.chain(need.command()) {
            check(tournament, &command, now)
                .map_err(|refusal| format!("{need:?}: {command:?} is refused: {refusal:?}"))?;
        }
        if let Need::PayoutsOpen { state, .. } = need {
            let is_sold = !still_sold(tournament, now).is_empty();
            if is_sold == (*state == PoolState::Closed) {
                return Err(format!("{need:?}, and something is sold: {is_sold}"));
            }
        }
    }
    bounties_are_told(tournament, &all)?;
    winners_were_in(tournament)?;
    box_balances(tournament)
}

/// Nobody won chips who was out, or went out in that hand.
fn winners_were_in(tournament: &Tournament) -> Checked {
    let mut faults = winner_faults(tournament).into_iter();
    match faults.find(|fault| fault.why.is_certain()) {
        Some(fault) => Err(format!("{fault:?}")),
        None => Ok(()),
    }
}

/// A bounty that nobody won is listed until it is settled.
fn bounties_are_told(tournament: &Tournament, needs: &[Need]) -> Checked {
    let open: Money = bounties(tournament).unclaimed.values().copied().sum();
    let told = needs.iter().find_map(|need| match need {
        Need::BountyUnclaimed { amount, .. } => Some(*amount),
        _ => None,
    });
    let is_told = told.unwrap_or_default() == open;
    is_told.then_some(()).ok_or_else(|| format!("bounties of {open:?} are nobody's: {told:?}"))
}

/// What is left in the box when everything is paid is what the house and the staff have of it,
/// without what is still owed.
fn box_balances(tournament: &Tournament) -> Checked {
    let Some(till) = Till::of(tournament) else { return Ok(()) };
    let Some(pool) = prize_pool(tournament) else { return Ok(()) };
    let book = tournament.money();
    let ledger = book.ledger();
    // While payouts are fixed for another pool, that need says so.
    let is_behind = book.fixed().is_some_and(|fixed| fixed.pool != pool.total);
    // Envelopes that were sealed hold, whatever becomes of a payment later.
    let all = bounties(tournament);
    let is_sealed_otherwise = all.total() != ledger.money(MoneyColumn::Bounties);
    if is_behind || is_sealed_otherwise || !all.given_twice.is_empty() {
        return Ok(());
    }
    let signed = |amount: Money| i64::try_from(amount.0).unwrap_or(i64::MAX);
    let of = |column| ledger.sum(column);
    let deducted: Money = pool.deducted.iter().map(|(_, part)| *part).sum();
    let to_house: Money = all
        .given
        .iter()
        .filter(|given| matches!(given.to, BountyTo::House | BountyTo::Staff))
        .map(|given| given.amount)
        .sum();
    let house = of(MoneyColumn::Fees)
        + of(MoneyColumn::Staff)
        + of(MoneyColumn::Kept)
        + of(MoneyColumn::Corrected)
        + signed(deducted)
        + signed(to_house)
        - signed(pool.added)
        - signed(pool.overlay)
        - of(MoneyColumn::House)
        - (of(MoneyColumn::WrittenOff) - signed(pool.from.written_off))
        - of(MoneyColumn::Owed);
    let is_right = till.left_over() == house;
    is_right.then_some(()).ok_or_else(|| format!("{till:?} leaves another sum than {house}"))
}
