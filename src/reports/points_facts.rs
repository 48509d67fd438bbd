//! What a formula for points may ask of an event.

use engine::Tournament;
use engine::entries::Player;
use engine::money::{BuyIn, Charge, places_paid, prize_pool, prizes};
use engine::seating::final_table_size;
use engine::values::{Money, Place, PlayerId, Sale};
use engine::winnings::{self, Bounties, Winning, dues_of};
use points::{Facts, Points, PriceBook, PriceFacts, PriceSale, Variable};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a formula may ask of an event, counted once for everybody.
pub(crate) struct EventFacts<'t> {
    tournament: &'t Tournament,
    /// What is the same for everybody.
    shared: Facts<'static>,
    hits: BTreeMap<PlayerId, u32>,
    prizes: BTreeMap<PlayerId, Money>,
    /// What everybody gets for bounties.
    due: BTreeMap<PlayerId, Money>,
    bounties: Bounties,
    /// How many places are paid, where that is decided.
    paid: Option<u32>,
    /// So many of the smallest units are one of the currency.
    unit: f64,
}

impl<'t> EventFacts<'t> {
    pub(crate) fn of(tournament: &'t Tournament) -> Self {
        let terms = tournament.settings().money.as_ref();
        let digits = terms.map_or(0, |terms| terms.currency.digits);
        let unit = f64::from(10_u32.saturating_pow(u32::from(digits)));
        let paid = match prizes(tournament) {
            Some(Ok(prizes)) => u32::try_from(prizes.len()).ok().filter(|paid| *paid > 0),
            Some(Err(_)) | None => None,
        };
        let paid = paid.or_else(|| places_paid(tournament));
        let entries = tournament.entries();
        let rebuys = entries.rebuys_total().saturating_add(entries.re_entries_total());
        let charges: Vec<&Charge> = standing(tournament.money().charges().map(|(_, it)| it));
        let amount = |sales| in_units(sum(&charges, sales, collected), unit);
        let rake = |sales| in_units(sum(&charges, sales, |charge| charge.price.fees()), unit);
        let shared = Facts::default()
            .with(Variable::Players, f64::from(entries.taking_part()))
            .with(Variable::PlayersLeft, f64::from(entries.left()))
            .with(Variable::RebuysTotal, f64::from(rebuys))
            .with(Variable::AddOnsTotal, f64::from(entries.add_ons_total()))
            .with(Variable::BuyInsAmount, amount(ENTRIES))
            .with(Variable::RebuysAmount, amount(REBUYS))
            .with(Variable::AddOnsAmount, amount(ADD_ONS))
            .with(Variable::BuyInsRake, rake(ENTRIES))
            .with(Variable::RebuysRake, rake(REBUYS))
            .with(Variable::AddOnsRake, rake(ADD_ONS))
            .with(Variable::ChipsInPlay, tournament.chips().in_play().0 as f64)
            .with(Variable::PlacesPaid, f64::from(paid.unwrap_or_default()));
        let book = Arc::new(price_book(tournament, &charges, unit));
        let shared = with_pool(shared, tournament, unit).with_prices(book);
        let prizes = dues_of(tournament, Winning::Prize).into_iter();
        let prizes = prizes.map(|due| (due.player, due.amount)).collect();
        let (hits, due) = (hits(tournament), bounties(tournament));
        let bounties = winnings::bounties(tournament);
        Self { tournament, shared, hits, prizes, due, bounties, paid, unit }
    }

    /// Everybody who took part, with what the formula may ask of them.
    pub(crate) fn of_everybody(
        &self,
        places: &BTreeMap<PlayerId, Place>,
    ) -> impl Iterator<Item = (PlayerId, Facts<'static>)> {
        let all = self.tournament.entries().players();
        let took_part = all.filter(|player| player.is_in() || places.contains_key(&player.id));
        took_part.map(|player| {
            let place = places.get(&player.id).copied();
            let prize = self.prizes.get(&player.id).copied().unwrap_or_default();
            // Before prizes are decided the number of places says who gets one.
            let is_placed = place.zip(self.paid).is_some_and(|(place, paid)| place.0 <= paid);
            let is_decided = self.tournament.money().fixed().is_some();
            let is_paid = if is_decided { !prize.is_zero() } else { is_placed };
            let chips = if player.is_in() { player.stack.0 } else { 0 };
            let rebuys = u32::from(player.rebuys) + u32::from(player.entries.saturating_sub(1));
            let took_part = self.tournament.entries().taking_part();
            let from_first_out = |place: Place| (took_part + 1).saturating_sub(place.0);
            let position = f64::from(place.map_or(0, from_first_out));
            let facts = self.shared.clone();
            let facts = facts
                .with(Variable::Rank, f64::from(place.map_or(0, |place| place.0)))
                .with(Variable::Position, position)
                .with(Variable::Hits, self.hits_of(player))
                .with(Variable::Rebuys, f64::from(rebuys))
                .with(Variable::AddOns, f64::from(player.add_ons))
                .with(Variable::InTheMoney, f64::from(u8::from(is_paid)))
                .with(Variable::FinalTable, self.final_table(place))
                .with(Variable::LevelOut, self.level_out(player))
                .with(Variable::ChipStack, chips as f64);
            (player.id, self.with_money(facts, player.id, prize))
        })
    }

    /// With what a player paid and won.
    fn with_money(&self, facts: Facts<'static>, player: PlayerId, prize: Money) -> Facts<'static> {
        let charges = standing(self.tournament.money().charges_of(player));
        let units = |amount| in_units(amount, self.unit);
        let paid = |sales| units(sum(&charges, sales, Charge::to_pay));
        let rake = |sales| units(sum(&charges, sales, |charge| charge.price.fees()));
        let on_head = |charge: &Charge| charge.price.bounty;
        let chips = charges.iter().filter(|charge| !on_head(charge).is_zero()).count();
        let won = self.bounties.won.iter().filter(|won| won.to == player).count();
        let due = self.due.get(&player).copied().unwrap_or_default();
        let kept = self.bounties.own.get(&player).copied().unwrap_or_default();
        let all_won = units(prize.plus(due));
        facts
            .with(Variable::BuyInCost, paid(ENTRIES))
            .with(Variable::RebuyCost, paid(REBUYS))
            .with(Variable::AddOnCost, paid(ADD_ONS))
            .with(Variable::TotalCost, paid(Sale::ALL))
            .with(Variable::BuyInRake, rake(ENTRIES))
            .with(Variable::RebuyRake, rake(REBUYS))
            .with(Variable::AddOnRake, rake(ADD_ONS))
            .with(Variable::TotalRake, rake(Sale::ALL))
            .with(Variable::BountyCost, units(sum(&charges, Sale::ALL, on_head)))
            .with(Variable::BountyChips, chips as f64)
            .with(Variable::BountiesWon, won as f64)
            .with(Variable::BountiesKept, f64::from(u8::from(!kept.is_zero())))
            .with(Variable::BountyKept, units(kept))
            .with(Variable::BountyWinnings, units(due.minus(kept)))
            .with(Variable::PrizeWinnings, units(prize))
            .with(Variable::TotalWinnings, all_won)
            .with(Variable::Take, all_won - paid(Sale::ALL))
    }

    /// 1 for a place among the last who fit at one table.
    fn final_table(&self, place: Option<Place>) -> f64 {
        let seats = u32::from(final_table_size(self.tournament));
        let place = place.map_or_else(|| self.tournament.entries().left(), |place| place.0);
        f64::from(u8::from(place <= seats))
    }

    /// The level in which a player went out; 0 while they are in.
    fn level_out(&self, player: &Player) -> f64 {
        let last = self.tournament.finishes().last_bust(player.id);
        let level = last.filter(|_| !player.is_in()).and_then(|(_, hand)| hand.level);
        f64::from(level.map_or(0, |level| level.0))
    }

    /// Hits as they were entered and put right; nobody has fewer than none.
    fn hits_of(&self, player: &Player) -> f64 {
        let entered = self.hits.get(&player.id).copied().unwrap_or_default();
        f64::from(entered.saturating_add_signed(player.by_hand.hits))
    }

    /// The points that the prices of a player bring.
    pub(crate) fn bought(&self, player: PlayerId) -> Points {
        let Some(terms) = self.tournament.settings().money.as_ref() else { return Points::ZERO };
        let charges = self.tournament.money().charges_of(player).iter();
        let points_of = |name: &str| {
            let named = terms.buy_ins.iter().find(|buy_in| buy_in.name == name);
            named.map_or(0, |buy_in| buy_in.points)
        };
        let standing = charges.filter(|charge| charge.stands());
        standing.map(|charge| Points(i64::from(points_of(&charge.buy_in)) * 1000)).sum()
    }
}

/// An amount as people say it, in whole units of the currency and parts of one.
fn in_units(amount: Money, unit: f64) -> f64 {
    amount.0 as f64 / unit
}

const ENTRIES: &[Sale] = &[Sale::Entry];
const REBUYS: &[Sale] = &[Sale::ReEntry, Sale::Rebuy];
const ADD_ONS: &[Sale] = &[Sale::AddOn];

fn standing<'c>(charges: impl IntoIterator<Item = &'c Charge>) -> Vec<&'c Charge> {
    charges.into_iter().filter(|charge| charge.stands()).collect()
}

/// What these charges come to for sales of these kinds.
fn sum(charges: &[&Charge], sales: &[Sale], of: impl Fn(&Charge) -> Money) -> Money {
    let counted = charges.iter().filter(|charge| sales.contains(&charge.sale));
    counted.map(|charge| of(charge)).sum()
}

/// What was asked for a charge beside the bounty.
fn collected(charge: &Charge) -> Money {
    charge.price.total().minus(charge.price.bounty)
}

/// The prices of the event, and what each rake took.
fn price_book(tournament: &Tournament, charges: &[&Charge], unit: f64) -> PriceBook {
    let settings = tournament.settings();
    let chips = &settings.entries;
    let offers = settings.money.iter().flat_map(|terms| &terms.buy_ins);
    let price = |offer: &BuyIn| {
        let (sale, usual) = match offer.sale {
            Sale::Entry => (PriceSale::BuyIn, Some(chips.starting_chips)),
            Sale::ReEntry => (PriceSale::Rebuy, Some(chips.starting_chips)),
            Sale::Rebuy => (PriceSale::Rebuy, chips.rebuy_chips.or(Some(chips.starting_chips))),
            Sale::AddOn => (PriceSale::AddOn, chips.add_on_chips),
        };
        let rakes = offer.price.fees.iter();
        PriceFacts {
            sale,
            name: offer.name.clone(),
            fee: in_units(offer.price.total().minus(offer.price.bounty), unit),
            rakes: rakes.map(|fee| (fee.name.clone(), in_units(fee.amount, unit))).collect(),
            chips: offer.chips.or(usual).unwrap_or_default().0 as f64,
            points: f64::from(offer.points),
        }
    };
    let mut rakes: BTreeMap<&str, Money> = BTreeMap::new();
    for fee in charges.iter().flat_map(|charge| &charge.price.fees) {
        let taken = rakes.entry(&fee.name).or_default();
        *taken = taken.plus(fee.amount);
    }
    // A rebuy is meant before a re-entry.
    let mut prices: Vec<PriceFacts> =
        offers.clone().filter(|offer| offer.sale != Sale::ReEntry).map(price).collect();
    prices.extend(offers.filter(|offer| offer.sale == Sale::ReEntry).map(price));
    let rakes = rakes.into_iter().map(|(name, amount)| (name.to_owned(), in_units(amount, unit)));
    PriceBook { prices, rakes: rakes.collect() }
}

/// With what makes up the prize pool.
fn with_pool(facts: Facts<'static>, tournament: &Tournament, unit: f64) -> Facts<'static> {
    let Some(pool) = prize_pool(tournament) else { return facts };
    let units = |amount| in_units(amount, unit);
    let guarantee = tournament.settings().money.as_ref().map(|terms| terms.guarantee);
    facts
        .with(Variable::Deducted, units(pool.deducted.iter().map(|(_, amount)| *amount).sum()))
        .with(Variable::Guarantee, units(guarantee.unwrap_or_default()))
        .with(Variable::Overlay, units(pool.overlay))
        .with(Variable::PotBeforeGuarantee, units(pool.total.minus(pool.overlay)))
        .with(Variable::HouseAdded, units(pool.added))
        .with(Variable::Pot, units(pool.total))
}

/// How often each player knocked somebody out.
fn hits(tournament: &Tournament) -> BTreeMap<PlayerId, u32> {
    let mut hits: BTreeMap<PlayerId, u32> = BTreeMap::new();
    for (by, _) in tournament.finishes().knocked_out() {
        let counted = hits.entry(by).or_default();
        *counted = counted.saturating_add(1);
    }
    hits
}

/// What everybody won for bounties.
pub(crate) fn bounties(tournament: &Tournament) -> BTreeMap<PlayerId, Money> {
    let won = dues_of(tournament, Winning::Bounty).into_iter();
    won.map(|due| (due.player, due.amount)).collect()
}
