//! What can be asked of the money, and why it is refused.

use super::charging::{Limits, Wanted, check_envelopes, price_for};
use super::payouts::payouts;
use super::pool::{field, prize_pool};
use super::{DebtEnd, MoneyColumn, MoneyTerms, Pays, PaysWhen};
use crate::ask::Ask;
use crate::event::Event;
use crate::put_right::why_put_right;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Money, Place, Sale, Timestamp, Who};
use std::sync::Arc;

/// The terms of an event that has prices.
fn terms(tournament: &Tournament) -> Result<&MoneyTerms, Refusal> {
    tournament.settings().money.as_ref().ok_or(Refusal::NoPrices)
}

/// A player pays what they owe, or a part of it.
///
/// # Errors
/// Where they owe nothing, or not so much.
pub fn decide_take_payment(
    tournament: &Tournament,
    who: &Who,
    amount: Option<Money>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    let owed = tournament.money().owed_by(player);
    refuse_if!(owed == Money::ZERO, Refusal::NothingOwed { player });
    let amount = amount.unwrap_or(owed);
    refuse_if!(amount == Money::ZERO, Refusal::AmountMissing);
    refuse_if!(amount > owed, Refusal::MoreThanOwed { player, amount, owed });
    Ok(vec![Event::PaymentTaken { at: ask.at, player, amount }])
}

/// What a player owes is settled without them: the house pays it, nobody does, or it is owed again.
///
/// # Errors
/// Where they owe nothing or not so much, nothing was written off, or nobody says why.
pub fn decide_settle_debt(
    tournament: &Tournament,
    who: &Who,
    how: DebtEnd,
    amount: Option<Money>,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    let book = tournament.money();
    let owed = match how {
        DebtEnd::PaidByHouse | DebtEnd::WrittenOff => book.owed_by(player),
        DebtEnd::OwedAgain => book.written_off_for(player),
    };
    refuse_if!(owed == Money::ZERO, Refusal::NothingOwed { player });
    let amount = amount.unwrap_or(owed);
    refuse_if!(amount == Money::ZERO, Refusal::AmountMissing);
    refuse_if!(amount > owed, Refusal::MoreThanOwed { player, amount, owed });
    // Prizes that are fixed stay as they are: then the house does without it.
    let of_pool = match how {
        DebtEnd::WrittenOff if book.fixed().is_none() => amount,
        DebtEnd::WrittenOff | DebtEnd::PaidByHouse | DebtEnd::OwedAgain => Money::ZERO,
    };
    let note = why_put_right(note)?;
    Ok(vec![Event::DebtSettled { at: ask.at, player, how, amount, of_pool, note }])
}

/// What a player was charged last for a sale of this sort was wrong: it is another buy-in, or more
/// or less is taken off. What they paid too much they get back; what is missing they pay or owe.
///
/// # Errors
/// If there is no such charge, the buy-in does not fit, nothing changes, its bounty is another one
/// and the envelopes are sealed, or the note is missing.
pub fn decide_correct_charge(
    tournament: &Tournament,
    who: &Who,
    sale: Sale,
    pays: &Pays,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    let old = tournament.money().last_charge(player, sale);
    let old = old.ok_or(Refusal::NotCharged { player })?;
    let note = why_put_right(note)?;
    let of_old = Pays { buy_in: Some(old.buy_in.to_string()), ..pays.clone() };
    let pays = if pays.buy_in.is_some() { pays } else { &of_old };
    let wanted = Wanted { sale, pays, player: None, count: 0, limits: Limits::AllTheSame };
    let buy_in = price_for(tournament, wanted, ask.at)?.ok_or(Refusal::NoPrices)?;
    check_envelopes(tournament, buy_in.price.bounty, old.price.bounty)?;
    let to_pay = buy_in.price.total().minus(pays.off);
    let paid = match pays.when {
        PaysWhen::Now => to_pay,
        PaysWhen::Later => Money(old.paid.0.min(to_pay.0)),
    };
    let is_same = *old.buy_in == *buy_in.name && *old.price == buy_in.price;
    refuse_if!(is_same && old.off == pays.off && old.paid == paid, Refusal::ChargeUnchanged);
    Ok(vec![Event::ChargeCorrected {
        at: ask.at,
        player,
        no: old.no,
        buy_in: buy_in.name.clone(),
        price: Box::new(buy_in.price.clone()),
        off: pays.off,
        paid,
        note,
    }])
}

/// What is in the cash box is put right: more, or less where negative.
///
/// # Errors
/// Where nothing is put right, or nobody says why.
pub fn decide_correct_cash(
    tournament: &Tournament,
    amount: i64,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let digits = terms(tournament)?.currency.digits;
    refuse_if!(amount == 0, Refusal::AmountMissing);
    let is_too_much = amount.unsigned_abs() > Money::MOST.0;
    refuse_if!(is_too_much, Refusal::MoneyTooMuch { amount: Money::MOST, digits });
    Ok(vec![Event::CashCorrected { at: ask.at, amount, note: why_put_right(note)? }])
}

/// Sets the prize of a place by hand, or frees it; the rest follows.
///
/// # Errors
/// Where payouts are fixed, or that is no place or no prize.
pub fn decide_set_prize(
    tournament: &Tournament,
    place: Place,
    amount: Option<Money>,
) -> Result<Vec<Event>, Refusal> {
    let digits = terms(tournament)?.currency.digits;
    refuse_if!(tournament.money().fixed().is_some(), Refusal::PayoutsFixed);
    refuse_if!(!place.is_possible(), Refusal::PlaceImpossible { most: Place::MOST.0 });
    let is_too_much = amount.is_some_and(|amount| amount > Money::MOST);
    refuse_if!(is_too_much, Refusal::MoneyTooMuch { amount: Money::MOST, digits });
    let was = tournament.money().set_by_hand().get(&place).copied();
    refuse_if!(was == amount, Refusal::PrizeUnchanged { place });
    Ok(vec![Event::PrizeSet { place, amount }])
}

/// Whether the pool still grows, so that payouts wait: something is sold, and nobody has won yet.
#[must_use]
pub fn is_pool_open(tournament: &Tournament, at: Timestamp) -> bool {
    let is_sold = tournament.is_registration_open(at) || tournament.is_rebuy_open(at);
    is_sold && !is_won(tournament)
}

/// Whether one of at least two who played is left.
fn is_won(tournament: &Tournament) -> bool {
    tournament.entries().left() == 1 && tournament.entries().out() > 0
}

/// Fixes what each place is paid, as the pool stands; anew where it has changed since.
///
/// # Errors
/// Where entries are still sold, the pool is empty or cannot be shared as the terms have it, it is
/// fixed so already, or less than was paid out.
pub fn decide_fix_payouts(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let terms = terms(tournament)?;
    let is_open = tournament.is_registration_open(ask.at) && !is_won(tournament);
    refuse_if!(is_open, Refusal::EntriesStillSold);
    refuse_if!(tournament.winnings().deal().is_some(), Refusal::DealStands);
    let book = tournament.money();
    let pool = prize_pool(tournament).ok_or(Refusal::NoPrices)?.total;
    let field = field(tournament);
    let entries = field.entries;
    let prizes = payouts(&terms.payouts, pool, field, book.set_by_hand())?;
    refuse_if!(prizes.is_empty(), Refusal::PoolEmpty);
    let is_same = book.fixed().is_some_and(|fixed| *fixed.prizes == *prizes);
    refuse_if!(is_same, Refusal::PayoutsFixed);
    let amount = book.ledger().money(MoneyColumn::PrizesPaid);
    refuse_if!(amount > pool, Refusal::PaidOutMore { amount, total: pool });
    Ok(vec![Event::PayoutsFixed { at: ask.at, pool, entries, prizes: Arc::from(prizes) }])
}

/// Lets the payouts follow the pool again.
///
/// # Errors
/// Where they do, or prizes were paid out.
pub fn decide_free_payouts(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.money().fixed().is_none(), Refusal::PayoutsNotFixed);
    refuse_if!(tournament.winnings().deal().is_some(), Refusal::DealStands);
    let amount = tournament.money().ledger().money(MoneyColumn::PrizesPaid);
    refuse_if!(amount > Money::ZERO, Refusal::PrizesPaidOut { amount });
    Ok(vec![Event::PayoutsFreed { at: ask.at }])
}
