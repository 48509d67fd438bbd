//! What a sale costs: the buy-in that somebody gets, and the charge that comes of it.

use super::{BuyIn, Charge, Pays};
use crate::ask::Ask;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Chips, Money, MoneyBack, PlayerId, Sale, Timestamp};

/// Whether the limits of a buy-in count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limits {
    /// They do.
    Hold,
    /// The floor sells past them.
    AllTheSame,
}

/// What is wanted of the prices.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted<'a> {
    /// What is sold.
    pub sale: Sale,
    /// As the desk says it.
    pub pays: &'a Pays,
    /// To whom, where they have a number.
    pub player: Option<PlayerId>,
    /// To so many.
    pub count: u32,
    /// Whether limits count.
    pub limits: Limits,
}

/// The buy-in that a sale is charged by; none where nothing costs anything.
///
/// # Errors
/// Where there is none for it, several fit and none was named, its time or number is over, or more
/// is taken off than it costs.
pub(crate) fn price_for<'t>(
    tournament: &'t Tournament,
    wanted: Wanted<'_>,
    at: Timestamp,
) -> Result<Option<&'t BuyIn>, Refusal> {
    let terms = tournament.settings().money.as_ref();
    let Some(terms) = terms.filter(|terms| !terms.buy_ins.is_empty()) else {
        refuse_if!(!wanted.pays.is_usual(), Refusal::NoPrices);
        return Ok(None);
    };
    let of_sale = terms.buy_ins.iter().filter(|buy_in| buy_in.sale == wanted.sale);
    let buy_in = match &wanted.pays.buy_in {
        Some(name) => {
            let mut named = of_sale.filter(|buy_in| buy_in.name == *name);
            let unknown = || Refusal::BuyInUnknown { name: name.clone() };
            let buy_in = named.next().ok_or_else(unknown)?;
            check_limits(tournament, buy_in, wanted, at)?;
            buy_in
        }
        None => only_one(tournament, of_sale, wanted, at)?,
    };
    let (amount, price) = (wanted.pays.off, buy_in.price.total());
    refuse_if!(amount > price, Refusal::OffTooMuch { amount, price });
    Ok(Some(buy_in))
}

/// The only buy-in that fits.
fn only_one<'t>(
    tournament: &Tournament,
    of_sale: impl Iterator<Item = &'t BuyIn>,
    wanted: Wanted<'_>,
    at: Timestamp,
) -> Result<&'t BuyIn, Refusal> {
    let mut fitting: Vec<&BuyIn> = Vec::new();
    let mut why = Refusal::PriceMissing { sale: wanted.sale };
    for buy_in in of_sale {
        match check_limits(tournament, buy_in, wanted, at) {
            Ok(()) => fitting.push(buy_in),
            Err(refusal) => why = refusal,
        }
    }
    match fitting.as_slice() {
        [] => Err(why),
        [only] => Ok(only),
        several => {
            let names = several.iter().map(|buy_in| buy_in.name.clone()).collect();
            Err(Refusal::BuyInNotSaid { names })
        }
    }
}

/// Whether so many more may be sold of a buy-in.
fn check_limits(
    tournament: &Tournament,
    buy_in: &BuyIn,
    wanted: Wanted<'_>,
    at: Timestamp,
) -> Result<(), Refusal> {
    if wanted.limits == Limits::AllTheSame {
        return Ok(());
    }
    let name = || buy_in.name.clone();
    if let Some(last) = buy_in.until
        && !tournament.is_within(Some(last), at)
    {
        return Err(Refusal::BuyInOver { name: name(), level: last });
    }
    let sold = tournament.money().sold(&buy_in.name);
    if let Some(most) = buy_in.in_all
        && sold.saturating_add(wanted.count) > most
    {
        return Err(Refusal::BuyInSoldOut { name: name(), most });
    }
    let charges = wanted.player.map_or(&[][..], |player| tournament.money().charges_of(player));
    let own = charges.iter().filter(|charge| charge.stands() && *charge.buy_in == *buy_in.name);
    if let (Some(most), Some(player)) = (buy_in.per_player, wanted.player)
        && own.count() >= usize::from(most)
    {
        return Err(Refusal::BuyInUsed { name: name(), player, most });
    }
    Ok(())
}

/// The chips of a buy-in, or else these.
pub(crate) fn chips_or(buy_in: Option<&BuyIn>, usual: Chips) -> Chips {
    buy_in.and_then(|buy_in| buy_in.chips).unwrap_or(usual)
}

/// These players are charged for what they bought; nothing where it costs nothing.
pub(crate) fn bought(
    buy_in: Option<&BuyIn>,
    pays: &Pays,
    players: Vec<PlayerId>,
    ask: &Ask<'_>,
) -> Option<Event> {
    let BuyIn { name, sale, price, .. } = buy_in?.clone();
    let (at, off, when) = (ask.at, pays.off, pays.when);
    Some(Event::Charged { at, sale, buy_in: name, price: Box::new(price), off, when, players })
}

/// What becomes of the money for charges that are void.
pub(crate) fn give_back<'a>(
    player: PlayerId,
    charges: impl Iterator<Item = &'a Charge>,
    money: MoneyBack,
    at: Timestamp,
) -> Vec<Event> {
    let void = |charge: &Charge| {
        let (back, kept) = match money {
            MoneyBack::GivenBack => (charge.paid, Money::ZERO),
            MoneyBack::Kept => (Money::ZERO, charge.paid),
        };
        Event::ChargeVoided { at, player, no: charge.no, back, kept }
    };
    charges.filter(|charge| charge.stands()).map(void).collect()
}
