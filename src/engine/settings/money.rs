//! Whether prices and payouts can be worked with.

use crate::money::{
    BountyTerms, BuyIn, Currency, Deduction, DeductionShare, MoneyBook, MoneyColumn, MoneyTerms,
    Price, pool_of,
};
use crate::refusal::{Refusal, refuse_if};
use crate::settings::{CHIPS_SOLD_MAX, Settings};
use crate::structure::Structure;
use crate::values::{Chips, Money, Place};
use std::collections::BTreeSet;

/// Whether the terms of money can be worked with.
///
/// # Errors
/// What is wrong with them, and where.
pub(super) fn check_money(terms: &MoneyTerms) -> Result<(), Refusal> {
    let MoneyTerms {
        currency,
        buy_ins,
        deductions,
        added,
        guarantee,
        payouts,
        extras,
        bounties,
        ties: _,
        bounty_winners: _,
    } = terms;
    let (digits, most) = (currency.digits, Currency::DIGITS_MAX);
    refuse_if!(digits > most, Refusal::CurrencyDigits { most });
    let mut names = BTreeSet::new();
    for buy_in in buy_ins {
        check_buy_in(buy_in, digits)?;
        let is_new = names.insert(buy_in.name.as_str());
        refuse_if!(!is_new, Refusal::BuyInTwice { name: buy_in.name.clone() });
    }
    check_deductions(deductions, digits)?;
    for amount in [Some(*added), Some(*guarantee), payouts.smallest, payouts.seat] {
        check_amount(amount.unwrap_or_default(), digits)?;
    }
    refuse_if!(payouts.unit == Money::ZERO, Refusal::UnitZero);
    check_amount(payouts.unit, digits)?;
    let is_unpriced =
        payouts.template.is_satellite && payouts.seat.is_none_or(|seat| seat == Money::ZERO);
    refuse_if!(is_unpriced, Refusal::SeatNotPriced);
    for extra in extras {
        let (place, most) = (extra.place, Place::MOST.0);
        refuse_if!(!place.is_possible(), Refusal::ExtraPlaceImpossible { place, most });
        refuse_if!(extra.what.trim().is_empty(), Refusal::ExtraUnnamed { place });
    }
    match bounties {
        BountyTerms::Progressive { won_per_thousand } if *won_per_thousand > 1000 => {
            Err(Refusal::BountyShareOverHundred)
        }
        BountyTerms::Progressive { .. } | BountyTerms::Fixed | BountyTerms::Mystery => Ok(()),
    }
}

/// Whether everything is sold until a level that there is. A limit that stood before stays, though
/// levels were taken away since.
///
/// # Errors
/// Where the structure has no such level.
pub(super) fn check_levels(
    before: Option<&MoneyTerms>,
    after: &Settings,
    structure: &Structure,
) -> Result<(), Refusal> {
    let most = u16::try_from(structure.levels().count()).unwrap_or(u16::MAX);
    let stands = |buy_in: &BuyIn| {
        let mut before = before.into_iter().flat_map(|terms| &terms.buy_ins);
        before.any(|old| old.name == buy_in.name && old.until == buy_in.until)
    };
    for buy_in in after.money.iter().flat_map(|terms| &terms.buy_ins) {
        let Some(level) = buy_in.until else { continue };
        let name = || buy_in.name.clone();
        let is_there = (1..=most).contains(&level.0) || stands(buy_in);
        refuse_if!(!is_there, Refusal::BuyInLevelUnknown { name: name(), level, most });
    }
    Ok(())
}

fn check_buy_in(buy_in: &BuyIn, digits: u8) -> Result<(), Refusal> {
    let name = || buy_in.name.clone();
    refuse_if!(buy_in.name.trim().is_empty(), Refusal::PriceUnnamed { sale: buy_in.sale });
    let mut fees = buy_in.price.fees.iter();
    let is_unnamed = fees.any(|fee| fee.name.trim().is_empty());
    refuse_if!(is_unnamed, Refusal::FeeUnnamed { name: name() });
    if buy_in.price.total() >= Price::LIMIT {
        let (name, amount) = (name(), Price::LIMIT);
        return Err(Refusal::PriceTooHigh { name, amount, digits });
    }
    let is_never_sold = buy_in.per_player == Some(0) || buy_in.in_all == Some(0);
    refuse_if!(is_never_sold, Refusal::BuyInNeverSold { name: name() });
    match buy_in.chips {
        Some(chips) if chips > CHIPS_SOLD_MAX => {
            Err(Refusal::ChipsTooMany { chips, most: CHIPS_SOLD_MAX })
        }
        Some(Chips::ZERO) => Err(Refusal::StartingChipsMissing),
        Some(_) | None => Ok(()),
    }
}

fn check_deductions(deductions: &[Deduction], digits: u8) -> Result<(), Refusal> {
    let mut per_thousand = 0_u32;
    for deduction in deductions {
        refuse_if!(deduction.name.trim().is_empty(), Refusal::DeductionUnnamed);
        match deduction.share {
            DeductionShare::PerThousand(share) => per_thousand = per_thousand.saturating_add(share),
            DeductionShare::Amount(amount) => check_amount(amount, digits)?,
        }
    }
    refuse_if!(per_thousand > 1000, Refusal::DeductionsOverHundred);
    Ok(())
}

fn check_amount(amount: Money, digits: u8) -> Result<(), Refusal> {
    refuse_if!(amount > Money::MOST, Refusal::MoneyTooMuch { amount: Money::MOST, digits });
    Ok(())
}

/// Whether the terms of money may change as they are to: what was charged stays as it was, and the
/// pool does not shrink below the prizes that were paid out of it.
///
/// # Errors
/// Where something was charged, and the event is to have no prices or another currency; where a
/// guarantee, what the house adds or what is taken away leaves less than was paid out.
pub(super) fn check_change(
    before: &Settings,
    after: &Settings,
    book: &MoneyBook,
) -> Result<(), Refusal> {
    let digits = |settings: &Settings| settings.money.as_ref().map(|money| money.currency.digits);
    refuse_if!(book.is_used() && digits(before) != digits(after), Refusal::CurrencyInUse);
    let pool = |settings: &Settings| {
        settings
            .money
            .as_ref()
            .map_or(Money::ZERO, |terms| pool_of(terms, book.for_the_pool()).total)
    };
    let (amount, total) = (book.ledger().money(MoneyColumn::PrizesPaid), pool(after));
    let is_too_little = total < amount && total < pool(before);
    refuse_if!(is_too_little, Refusal::PaidOutMore { amount, total });
    Ok(())
}
