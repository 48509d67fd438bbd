//! Prizes and bounties are paid out, and what was paid wrongly is taken back.

use super::Winning;
use super::due::due_to;
use crate::ask::Ask;
use crate::event::Event;
use crate::money::MoneyColumn;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Money, PlayerId, Who};

/// Pays a player what is due to them, or a part of it.
///
/// # Errors
/// Where the prize is not decided, nothing is due, or not so much.
pub fn decide_pay_out(
    tournament: &Tournament,
    who: &Who,
    what: Winning,
    amount: Option<Money>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    refuse_if!(tournament.settings().money.is_none(), Refusal::NoPrices);
    let is_open = what == Winning::Prize && tournament.money().fixed().is_none();
    refuse_if!(is_open, Refusal::PayoutsNotFixed);
    let due = due_to(tournament, player, what).left();
    refuse_if!(due == Money::ZERO, Refusal::NothingDue { player });
    let amount = amount.unwrap_or(due);
    refuse_if!(amount == Money::ZERO, Refusal::AmountMissing);
    refuse_if!(amount > due, Refusal::MoreThanDue { player, amount, due });
    Ok(vec![Event::PaidOut { at: ask.at, player, what, amount }])
}

/// Takes back what a player was paid, or a part of it.
///
/// # Errors
/// Where they were not paid so much.
pub fn decide_take_back_payout(
    tournament: &Tournament,
    who: &Who,
    what: Winning,
    amount: Option<Money>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    let paid = tournament.winnings().paid(player, what);
    refuse_if!(paid == Money::ZERO, Refusal::NothingPaidOut { player });
    let amount = amount.unwrap_or(paid);
    refuse_if!(amount == Money::ZERO, Refusal::AmountMissing);
    refuse_if!(amount > paid, Refusal::MoreThanPaidOut { player, amount, total: paid });
    Ok(vec![Event::PayoutTakenBack { at: ask.at, player, what, amount }])
}

/// Somebody was paid so much, or gave it back where negative.
pub fn apply_paid(tournament: &mut Tournament, player: PlayerId, what: Winning, amount: i64) {
    let paid = tournament.winnings.paid.entry((player, what)).or_default();
    // A forged journal may take back what was never paid; then the ledger is below nothing.
    *paid = Money(paid.0.saturating_add_signed(amount));
    let column = match what {
        Winning::Prize => MoneyColumn::PrizesPaid,
        Winning::Bounty => MoneyColumn::BountiesPaid,
    };
    tournament.money.book(column, amount);
}
