//! What a sale costs: the buy-in that somebody gets, and the charge that comes of it.

use super::{BuyIn, Charge, MoneyColumn, Pays};
use crate::ask::Ask;
use crate::entries::{Player, Registration};
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::settings::Offer;
use crate::tournament::Tournament;
use crate::values::{Money, MoneyBack, PlayerId, Sale, Timestamp};

/// Whether the limits of a buy-in count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limits {
    /// What is past a limit is refused.
    Hold,
    /// The floor sells past them.
    AllTheSame,
}

/// What is wanted of the prices.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub sale: Sale,
    /// Which buy-in the desk says, what is taken off, and when they pay.
    pub pays: &'a Pays,
    /// To whom, where they have a number.
    pub player: Option<PlayerId>,
    /// How many are to be sold; 0 where what was bought before is charged.
    pub count: u32,
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
        check_limits(tournament, None, wanted, at)?;
        return Ok(None);
    };
    let of_sale = terms.buy_ins.iter().filter(|buy_in| buy_in.sale == wanted.sale);
    let buy_in = match &wanted.pays.buy_in {
        Some(name) => {
            let mut named = of_sale.filter(|buy_in| buy_in.name == *name);
            let unknown = || Refusal::BuyInUnknown { name: name.clone() };
            let buy_in = named.next().ok_or_else(unknown)?;
            check_limits(tournament, Some(buy_in), wanted, at)?;
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
        match check_limits(tournament, Some(buy_in), wanted, at) {
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

/// Whether so many more may be sold at a price, or without one: the limits of the price count, and
/// where it has none, those of the event.
fn check_limits(
    tournament: &Tournament,
    buy_in: Option<&BuyIn>,
    wanted: Wanted<'_>,
    at: Timestamp,
) -> Result<(), Refusal> {
    let Wanted { sale, player, count, limits, .. } = wanted;
    if limits == Limits::AllTheSame {
        return Ok(());
    }
    let bounty = buy_in.map_or(Money::ZERO, |buy_in| buy_in.price.bounty);
    refuse_if!(is_sealed_out(tournament, bounty), Refusal::EnvelopesSealed);
    let offer = tournament.settings().offer(sale, buy_in);
    check_time(tournament, &offer, at)?;
    if let Some(buy_in) = buy_in
        && let Some(most) = buy_in.in_all
        && tournament.money().sold(&buy_in.name).saturating_add(count) > most
    {
        return Err(Refusal::BuyInSoldOut { name: buy_in.name.clone(), most });
    }
    let Some(player) = player.and_then(|player| tournament.entries().player(player)) else {
        return Ok(());
    };
    match offer.per_player {
        Some(most) if bought_of(tournament, player, &offer) >= u32::from(most) => {
            Err(used_up(&offer, player.id, most))
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether something is still sold at this moment.
fn check_time(tournament: &Tournament, offer: &Offer<'_>, at: Timestamp) -> Result<(), Refusal> {
    let settings = tournament.settings();
    // Entries that were opened by hand are sold at the prices that were sold last.
    let is_open = match offer.sale {
        Sale::Entry | Sale::ReEntry => match tournament.entries().registration() {
            Registration::Closed => return Err(Refusal::RegistrationOver),
            Registration::Open => offer.until >= settings.entries_until(),
            Registration::ByLevel => {
                !tournament.clock().has_begun(at) || tournament.is_before_end(offer.until, at)
            }
        },
        Sale::Rebuy | Sale::AddOn => tournament.is_before_end(offer.until, at),
    };
    if is_open {
        return Ok(());
    }
    let own = offer.buy_in.and_then(|buy_in| Some((buy_in.name.clone(), buy_in.until?)));
    Err(match (own, offer.sale) {
        (Some((name, level)), _) => Refusal::BuyInOver { name, level },
        (None, Sale::Entry | Sale::ReEntry) => Refusal::RegistrationOver,
        (None, Sale::Rebuy) => Refusal::RebuysOver,
        (None, Sale::AddOn) => Refusal::AddOnNotSold,
    })
}

/// How many a player has of what counts against the limit of an offer: of a price with a limit of
/// its own those of that name, and otherwise everything of the sort that has none.
fn bought_of(tournament: &Tournament, player: &Player, offer: &Offer<'_>) -> u32 {
    let charges = tournament.money().charges_of(player.id).iter();
    let mut standing = charges.filter(|charge| charge.stands() && charge.sale == offer.sale);
    if let Some(buy_in) = offer.buy_in.filter(|buy_in| buy_in.per_player.is_some()) {
        return u32::try_from(standing.filter(|charge| *charge.buy_in == *buy_in.name).count())
            .unwrap_or(u32::MAX);
    }
    let all = match offer.sale {
        Sale::Entry => 0,
        Sale::ReEntry => player.entries.saturating_sub(1),
        Sale::Rebuy => player.rebuys,
        Sale::AddOn => player.add_ons,
    };
    let terms = tournament.settings().money.as_ref();
    let buy_ins = terms.map_or(&[][..], |terms| terms.buy_ins.as_slice());
    let has_own = |charge: &Charge| {
        let mut named = buy_ins.iter().filter(|buy_in| *buy_in.name == *charge.buy_in);
        named.any(|buy_in| buy_in.per_player.is_some())
    };
    let of_own = standing.by_ref().filter(|charge| has_own(charge)).count();
    u32::from(all).saturating_sub(u32::try_from(of_own).unwrap_or(u32::MAX))
}

/// Why a player may have no more of an offer.
fn used_up(offer: &Offer<'_>, player: PlayerId, most: u16) -> Refusal {
    let own = offer.buy_in.filter(|buy_in| buy_in.per_player.is_some());
    match (own, offer.sale) {
        (Some(buy_in), _) => Refusal::BuyInUsed { name: buy_in.name.clone(), player, most },
        (None, Sale::Entry | Sale::ReEntry) => Refusal::ReEntriesUsed { player },
        (None, Sale::Rebuy) => Refusal::RebuysUsed { player },
        (None, Sale::AddOn) => Refusal::AddOnTaken { player },
    }
}

/// Everything that may still be bought by somebody at `at`, in the order of sales.
pub fn still_sold(tournament: &Tournament, at: Timestamp) -> Vec<Offer<'_>> {
    let sales = Sale::ALL.iter().copied();
    let offers = sales.flat_map(|sale| tournament.settings().offers(sale));
    offers.filter(|offer| offer.is_ever_sold() && has_buyer(tournament, offer, at)).collect()
}

/// Whether somebody may buy at an offer.
fn has_buyer(tournament: &Tournament, offer: &Offer<'_>, at: Timestamp) -> bool {
    let pays = Pays::default();
    let wanted =
        Wanted { sale: offer.sale, pays: &pays, player: None, count: 1, limits: Limits::Hold };
    if check_limits(tournament, offer.buy_in, wanted, at).is_err() {
        return false;
    }
    let mut players = tournament.entries().players();
    let is_left = |player: &Player| {
        offer.per_player.is_none_or(|most| bought_of(tournament, player, offer) < u32::from(most))
    };
    match offer.sale {
        // Whoever comes may enter, and whoever sits may give a stack up.
        Sale::Entry => true,
        Sale::ReEntry | Sale::Rebuy => {
            players.any(|player| player.is_on_the_list() && is_left(player))
        }
        Sale::AddOn => players.any(|player| player.is_in() && is_left(player)),
    }
}

/// These players are charged for what they bought; nothing where it costs nothing.
///
/// # Errors
/// Where a bounty is in the price and the envelopes are sealed: it would be in none of them.
pub(crate) fn bought(
    tournament: &Tournament,
    buy_in: Option<&BuyIn>,
    pays: &Pays,
    players: Vec<PlayerId>,
    ask: &Ask<'_>,
) -> Result<Option<Event>, Refusal> {
    let Some(BuyIn { name, sale, price, .. }) = buy_in.cloned() else { return Ok(None) };
    refuse_if!(is_sealed_out(tournament, price.bounty), Refusal::EnvelopesSealed);
    let (at, off, when) = (ask.at, pays.off, pays.when);
    let price = Box::new(price);
    Ok(Some(Event::Charged { at, sale, buy_in: name, price, off, when, players }))
}

/// Whether a bounty may become another one than it was: where the envelopes hold all of them, only
/// if they hold as much as there is then.
pub(super) fn check_envelopes(
    tournament: &Tournament,
    now: Money,
    before: Money,
) -> Result<(), Refusal> {
    let Some(envelopes) = tournament.winnings().envelopes() else { return Ok(()) };
    let total = tournament.money().ledger().money(MoneyColumn::Bounties);
    let is_whole = total.plus(now).minus(before) == envelopes.total();
    refuse_if!(now != before && !is_whole, Refusal::EnvelopesSealed);
    Ok(())
}

/// Whether a bounty comes too late: the envelopes are sealed, and it is in none of them.
fn is_sealed_out(tournament: &Tournament, bounty: Money) -> bool {
    !bounty.is_zero() && tournament.winnings().envelopes().is_some()
}

/// What becomes of the money for charges that are void.
///
/// # Errors
/// Where a bounty of theirs is in a sealed envelope.
pub(crate) fn give_back<'a>(
    tournament: &Tournament,
    player: PlayerId,
    charges: impl Iterator<Item = &'a Charge>,
    money: MoneyBack,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let standing: Vec<&Charge> = charges.filter(|charge| charge.stands()).collect();
    let is_in_one = |charge: &&Charge| is_sealed_out(tournament, charge.price.bounty);
    refuse_if!(standing.iter().any(is_in_one), Refusal::EnvelopesSealed);
    let void = |charge: &Charge| {
        let (back, kept) = match money {
            MoneyBack::GivenBack => (charge.paid, Money::ZERO),
            MoneyBack::Kept => (Money::ZERO, charge.paid),
        };
        Event::ChargeVoided { at, player, no: charge.no, back, kept }
    };
    Ok(standing.into_iter().map(void).collect())
}
