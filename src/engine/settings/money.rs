//! Whether prices and payouts can be worked with.

use crate::money::{BountyTerms, BuyIn, Currency, DeductionShare, MoneyBook, MoneyTerms, Price};
use crate::refusal::{Refusal, refuse_if};
use crate::settings::{CHIPS_SOLD_MAX, Settings};
use crate::values::{Chips, Money};
use std::collections::BTreeSet;

/// Whether the terms of money can be worked with.
///
/// # Errors
/// What is wrong with them, and where.
pub(super) fn check_money(terms: &MoneyTerms) -> Result<(), Refusal> {
    let MoneyTerms { currency, buy_ins, deductions, added, guarantee, payouts, extras, bounties } =
        terms;
    let most = Currency::DIGITS_MAX;
    refuse_if!(currency.digits > most, Refusal::CurrencyDigits { most });
    let mut names = BTreeSet::new();
    for buy_in in buy_ins {
        check_buy_in(buy_in)?;
        let is_new = names.insert(buy_in.name.as_str());
        refuse_if!(!is_new, Refusal::BuyInTwice { name: buy_in.name.clone() });
    }
    let mut per_thousand = 0_u32;
    for deduction in deductions {
        refuse_if!(deduction.name.trim().is_empty(), Refusal::NameMissing);
        match deduction.share {
            DeductionShare::PerThousand(share) => per_thousand = per_thousand.saturating_add(share),
            DeductionShare::Amount(amount) => check_amount(amount)?,
        }
    }
    refuse_if!(per_thousand > 1000, Refusal::DeductionsOverHundred);
    for amount in [Some(*added), Some(*guarantee), payouts.smallest, payouts.seat] {
        check_amount(amount.unwrap_or_default())?;
    }
    refuse_if!(payouts.unit == Money::ZERO, Refusal::UnitZero);
    check_amount(payouts.unit)?;
    let is_unpriced =
        payouts.template.is_satellite && payouts.seat.is_none_or(|seat| seat == Money::ZERO);
    refuse_if!(is_unpriced, Refusal::SeatNotPriced);
    let is_bare = |what: &str| what.trim().is_empty();
    refuse_if!(extras.iter().any(|extra| is_bare(&extra.what)), Refusal::NameMissing);
    match bounties {
        BountyTerms::Progressive { won_per_thousand } if *won_per_thousand > 1000 => {
            Err(Refusal::BountyShareOverHundred)
        }
        BountyTerms::Progressive { .. } | BountyTerms::Fixed | BountyTerms::Mystery => Ok(()),
    }
}

fn check_buy_in(buy_in: &BuyIn) -> Result<(), Refusal> {
    refuse_if!(buy_in.name.trim().is_empty(), Refusal::NameMissing);
    let fees = buy_in.price.fees.iter();
    refuse_if!(fees.clone().any(|fee| fee.name.trim().is_empty()), Refusal::NameMissing);
    if buy_in.price.total() >= Price::LIMIT {
        let (name, amount) = (buy_in.name.clone(), Price::LIMIT);
        return Err(Refusal::PriceTooHigh { name, amount });
    }
    match buy_in.chips {
        Some(chips) if chips > CHIPS_SOLD_MAX => {
            Err(Refusal::ChipsTooMany { chips, most: CHIPS_SOLD_MAX })
        }
        Some(Chips::ZERO) => Err(Refusal::StartingChipsMissing),
        Some(_) | None => Ok(()),
    }
}

fn check_amount(amount: Money) -> Result<(), Refusal> {
    refuse_if!(amount > Money::MOST, Refusal::MoneyTooMuch { amount: Money::MOST });
    Ok(())
}

/// Whether the terms of money may change as they are to: what was charged stays as it was.
///
/// # Errors
/// Where something was charged, and the event is to have no prices or another currency.
pub(super) fn check_change(
    before: &Settings,
    after: &Settings,
    book: &MoneyBook,
) -> Result<(), Refusal> {
    let digits = |settings: &Settings| settings.money.as_ref().map(|money| money.currency.digits);
    refuse_if!(book.is_used() && digits(before) != digits(after), Refusal::CurrencyInUse);
    Ok(())
}
