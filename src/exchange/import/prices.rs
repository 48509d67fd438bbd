//! What things cost in an evening that is imported: prices, the pool, and the price of each sale.

use super::error::ImportError;
use super::remark::{RemarkKind, Remarks};
use engine::money::{
    BountyTerms, BountyWinners, BuyIn, Currency, Deduction, DeductionShare, ExtraPrize, Fee,
    MoneyTerms, PayoutTerms, Price,
};
use engine::values::{Chips, Money, Place, Sale};
use rulebook::{Between, PayoutLine, PayoutTemplate};
use std::collections::BTreeMap;
use tdt::{Decimal, Fault, FaultKind, Point, PrizeUnit, TdtEvent, TdtPrize, TdtPurchase, TdtSale};
use words::{Args, Words};

/// No event has more prices: each sale is looked for among them.
const PRICES_MAX: usize = 200;

pub(super) struct Prices {
    /// Digits after the point in amounts.
    pub(super) digits: u8,
    pub(super) buy_ins: Vec<BuyIn>,
    /// What everything that was sold brought to the pool.
    collected: Money,
    /// Whether money is played for.
    is_told: bool,
    /// The names of those that are not sold any more.
    off: Vec<String>,
}

#[derive(Clone)]
struct Paid {
    name: String,
    price: Price,
    chips: u64,
    points: u32,
}

impl Prices {
    /// The prices that were told, and those that were paid.
    ///
    /// # Errors
    /// Where an amount cannot be told in any currency, or there are too many prices.
    pub(super) fn of(
        event: &TdtEvent,
        words: &Words,
        remarks: &mut Remarks,
    ) -> Result<Self, ImportError> {
        let mut prices = Self {
            digits: digits_of(event),
            buy_ins: Vec::new(),
            collected: Money::ZERO,
            is_told: false,
            off: Vec::new(),
        };
        let finances = &event.finances;
        let told = [
            (Sale::Entry, &finances.buy_ins),
            (Sale::Rebuy, &finances.rebuys),
            (Sale::AddOn, &finances.add_ons),
        ];
        for (sale, terms) in told {
            prices.tell(sale, terms, words)?;
        }
        for player in &event.players {
            for (nth, buy_in) in player.buy_ins.iter().enumerate() {
                let sale = sale_of(event, nth, &buy_in.bought);
                prices.pay(sale, &buy_in.bought, words)?;
            }
            for add_on in &player.add_ons {
                prices.pay(Sale::AddOn, add_on, words)?;
            }
        }
        prices.take_off(event, words, remarks)?;
        prices.note(event, remarks);
        prices.is_told |= !event.prizes.prizes.is_empty();
        prices.is_told |= !finances.added.is_zero() || !finances.guarantee.is_zero();
        Ok(prices)
    }

    /// Prices that are not sold any more are sold as often as they were, or are none.
    fn take_off(
        &mut self,
        event: &TdtEvent,
        words: &Words,
        remarks: &mut Remarks,
    ) -> Result<(), ImportError> {
        if self.off.is_empty() {
            return Ok(());
        }
        let mut sold: BTreeMap<String, u32> = BTreeMap::new();
        for player in &event.players {
            let buy_ins = player.buy_ins.iter().enumerate();
            let entered = buy_ins.map(|(nth, one)| (sale_of(event, nth, &one.bought), &one.bought));
            let added = player.add_ons.iter().map(|add_on| (Sale::AddOn, add_on));
            for (sale, bought) in entered.chain(added) {
                let paid = self.paid(sale, bought, words)?;
                if let Some(buy_in) = self.find(sale, &paid) {
                    *sold.entry(buy_in.name.clone()).or_default() += 1;
                }
            }
        }
        let off = std::mem::take(&mut self.off);
        remarks.name(RemarkKind::PriceOff, off.join(", "));
        self.buy_ins
            .retain(|buy_in| !off.contains(&buy_in.name) || sold.contains_key(&buy_in.name));
        for buy_in in self.buy_ins.iter_mut().filter(|buy_in| off.contains(&buy_in.name)) {
            buy_in.in_all = sold.get(&buy_in.name).copied();
        }
        Ok(())
    }

    /// What is to be said of what was paid.
    fn note(&self, event: &TdtEvent, remarks: &mut Remarks) {
        let is_told = |amount: &Decimal| !amount.is_zero();
        let raked = |bought: &TdtPurchase| self.units(bought.rake.iter());
        let is_over = |bought: &TdtPurchase| raked(bought) > self.units([&bought.amount]);
        if purchases(event).any(is_over) {
            remarks.name(RemarkKind::RakeOverFee, "");
        }
        if purchases(event).any(|bought| is_told(&bought.bounty)) {
            remarks.name(RemarkKind::BountiesBeside, "");
        } else if event.finances.has_bounties {
            remarks.name(RemarkKind::BountiesUnsold, "");
        }
        if purchases(event).any(|bought| count(bought.points).is_none()) {
            remarks.name(RemarkKind::SalePoints, "");
        }
    }

    /// The prices that are offered for a sale, with its limits.
    fn tell(&mut self, sale: Sale, terms: &TdtSale, words: &Words) -> Result<(), ImportError> {
        for profile in &terms.profiles {
            // A bounty is bought with it or not.
            let heads = [Decimal::ZERO, profile.bounty];
            let heads = heads.get(..1 + usize::from(!profile.bounty.is_zero())).unwrap_or(&heads);
            for bounty in heads {
                let price = self.price(profile.fee, &profile.rake, *bounty, Point::START, words)?;
                self.is_told |= !price.total().is_zero();
                let name = match profile.name.trim() {
                    "" => usual_name(sale, words),
                    name => name.to_owned(),
                };
                let name = match bounty.is_zero() {
                    true => name,
                    false => words.say("import-price-bounty", &Args::new().text("name", name)),
                };
                let name = self.free_name(sale, &name, words);
                let points = count(profile.points).unwrap_or_default();
                let paid = Paid { name, price, chips: profile.chips, points };
                self.add(sale, paid, Point::START)?;
                if !profile.is_enabled {
                    self.off.extend(self.buy_ins.last().map(|buy_in| buy_in.name.clone()));
                }
            }
        }
        // Of several prices none is the one that the limit was meant for.
        if let ([one], Some(in_all)) = (terms.profiles.as_slice(), terms.in_all)
            && one.bounty.is_zero()
            && let Some(buy_in) = self.buy_ins.last_mut()
        {
            buy_in.in_all = Some(in_all);
        }
        Ok(())
    }

    /// The price of something that was bought, which may be another one than is offered.
    fn pay(&mut self, sale: Sale, bought: &TdtPurchase, words: &Words) -> Result<(), ImportError> {
        let paid = self.paid(sale, bought, words)?;
        self.collected = self.collected.plus(paid.price.pool);
        self.is_told |= !paid.price.total().is_zero();
        if self.find(sale, &paid).is_none() {
            let name = self.free_name(sale, &paid.name, words);
            self.add(sale, Paid { name, ..paid }, bought.at)?;
        }
        Ok(())
    }

    /// The name of the price by which something was bought; none where nothing costs anything.
    pub(super) fn name_of(
        &self,
        sale: Sale,
        bought: &TdtPurchase,
        words: &Words,
    ) -> Result<Option<String>, ImportError> {
        let paid = self.paid(sale, bought, words)?;
        Ok(self.find(sale, &paid).map(|buy_in| buy_in.name.clone()).filter(|_| self.is_told))
    }

    fn paid(&self, sale: Sale, bought: &TdtPurchase, words: &Words) -> Result<Paid, ImportError> {
        let price = self.price(bought.amount, &bought.rake, bought.bounty, bought.at, words)?;
        let name = match bought.profile.trim() {
            "" => usual_name(sale, words),
            name => name.to_owned(),
        };
        let points = count(bought.points).unwrap_or_default();
        Ok(Paid { name, price, chips: bought.chips.unwrap_or_default(), points })
    }

    /// The price that is the same, by name where several are.
    fn find(&self, sale: Sale, paid: &Paid) -> Option<&BuyIn> {
        let is_same = |buy_in: &&BuyIn| {
            let chips = buy_in.chips.map_or(0, |chips| chips.0);
            let is_priced = buy_in.price == paid.price && buy_in.points == paid.points;
            buy_in.sale == sale && is_priced && chips == paid.chips
        };
        let mut same = self.buy_ins.iter().filter(is_same);
        let named = same.clone().find(|buy_in| buy_in.name == paid.name);
        named.or_else(|| same.find(|buy_in| buy_in.name.starts_with(&paid.name)))
    }

    fn add(&mut self, sale: Sale, paid: Paid, at: Point) -> Result<(), ImportError> {
        if self.buy_ins.len() >= PRICES_MAX {
            let kind = FaultKind::TooMany { most: PRICES_MAX };
            return Err(ImportError::Faults(vec![Fault { at, field: "Fee".to_owned(), kind }]));
        }
        self.buy_ins.push(BuyIn {
            name: paid.name,
            sale,
            price: paid.price,
            chips: (paid.chips > 0).then_some(Chips(paid.chips)),
            points: paid.points,
            until: None,
            per_player: None,
            in_all: None,
        });
        Ok(())
    }

    fn price(
        &self,
        fee: Decimal,
        rake: &[Decimal],
        bounty: Decimal,
        at: Point,
        words: &Words,
    ) -> Result<Price, ImportError> {
        let amount = |amount: Decimal, field: &str| {
            let units = amount.in_units(self.digits).and_then(|units| u64::try_from(units).ok());
            let fault = || Fault { at, field: field.to_owned(), kind: FaultKind::OutOfRange };
            units.map(Money).ok_or_else(|| ImportError::Faults(vec![fault()]))
        };
        let told: Vec<&Decimal> = rake.iter().filter(|part| !part.is_zero()).collect();
        let mut fees = Vec::with_capacity(told.len());
        // The rake comes out of the fee, and no more of it than there is.
        let mut pool = amount(fee, "Fee")?;
        for (no, part) in (1..).zip(&told) {
            let id = if told.len() == 1 { "import-fee" } else { "import-fee-of-several" };
            let name = words.say(id, &Args::new().no("no", no));
            let taken = amount(**part, "Rake")?.min(pool);
            pool = pool.minus(taken);
            fees.push(Fee { name, amount: taken });
        }
        let bounty = amount(bounty, "PersonalBounty")?;
        Ok(Price { pool, fees, staff: Money::ZERO, bounty })
    }

    /// What amounts come to together, in the smallest units.
    fn units<'a>(&self, amounts: impl IntoIterator<Item = &'a Decimal>) -> i64 {
        let units = amounts.into_iter().filter_map(|amount| amount.in_units(self.digits));
        units.fold(0, i64::saturating_add)
    }

    /// A name that no other price has.
    fn free_name(&self, sale: Sale, name: &str, words: &Words) -> String {
        let name = match name.trim() {
            "" => usual_name(sale, words),
            name => name.to_owned(),
        };
        let is_free = |name: &String| !self.buy_ins.iter().any(|buy_in| buy_in.name == *name);
        let numbered = (2..=PRICES_MAX + 1).map(|no| format!("{name} {no}"));
        std::iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or(name)
    }

    /// The terms of money, so that the pool is what the prizes come to; none where nothing is paid.
    pub(super) fn terms(
        &self,
        event: &TdtEvent,
        prizes: &[Money],
        words: &Words,
        remarks: &mut Remarks,
    ) -> Option<MoneyTerms> {
        if !self.is_told {
            return None;
        }
        let digits = self.digits;
        let whole = |amount: Decimal| {
            let units = amount.in_whole_units(digits).and_then(|units| u64::try_from(units).ok());
            Money(units.unwrap_or_default())
        };
        let finances = &event.finances;
        let mut deductions: Vec<Deduction> = Vec::new();
        let fixed: Money = finances.fixed_rake.iter().map(|part| whole(*part)).sum();
        if !fixed.is_zero() {
            let share = DeductionShare::Amount(fixed);
            deductions.push(Deduction { name: words.text("import-fixed-rake"), share });
        }
        for percent in &finances.fixed_rake_percent {
            let share = percent.in_whole_units(1).and_then(|share| u32::try_from(share).ok());
            let share = DeductionShare::PerThousand(share.unwrap_or_default().min(1000));
            deductions.push(Deduction { name: words.text("import-fixed-rake"), share });
        }
        let currency = Currency { name: String::new(), digits };
        let paid: Money = prizes.iter().copied().sum();
        let pool = Pool {
            collected: self.collected,
            taken: deductions.iter().map(|taken| taken.share.of(self.collected)).sum(),
            added: whole(finances.added),
            guarantee: whole(finances.guarantee),
        };
        let places = prizes.iter().filter(|prize| !prize.is_zero()).count();
        let settled = pool.settled(paid, places as u64);
        if !settled.more.is_zero() {
            remarks.name(RemarkKind::HouseAdds, words.money(settled.more, &currency));
        }
        if !settled.kept.is_zero() {
            remarks.name(RemarkKind::KeptBack, words.money(settled.kept, &currency));
            let (name, share) =
                (words.text("import-kept-back"), DeductionShare::Amount(settled.kept));
            deductions.push(Deduction { name, share });
        }
        let (added, guarantee) = (settled.added, settled.guarantee);
        let unit = whole(event.prizes.rounded_to);
        let payouts = PayoutTerms {
            template: template_of(&event.prizes.prizes, prizes),
            unit: if unit.is_zero() { Money(1) } else { unit },
            smallest: None,
            seat: None,
        };
        let things = event.prizes.prizes.iter().filter(|prize| !prize.thing.trim().is_empty());
        let extra = |prize: &TdtPrize| {
            Some(ExtraPrize { place: Place(prize.place?), what: prize.thing.trim().to_owned() })
        };
        let extras = things.filter_map(extra).collect();
        let (buy_ins, bounties) = (self.buy_ins.clone(), BountyTerms::Fixed);
        Some(MoneyTerms {
            currency,
            buy_ins,
            deductions,
            added,
            guarantee,
            payouts,
            extras,
            bounties,
            ties: None,
            bounty_winners: match finances.restricted_bounties {
                true => BountyWinners::WhoBoughtOne,
                false => BountyWinners::Everybody,
            },
        })
    }
}

/// What is in the pool, by what was chosen.
struct Pool {
    collected: Money,
    taken: Money,
    added: Money,
    guarantee: Money,
}

/// The pool once it is what was paid out of it.
struct Settled {
    added: Money,
    guarantee: Money,
    /// What the house pays beside what was chosen.
    more: Money,
    /// What of the pool is paid to nobody.
    kept: Money,
}

impl Pool {
    /// The terms by which the pool is what was paid out of it, to so many places.
    fn settled(&self, paid: Money, places: u64) -> Settled {
        let Self { collected, taken, added, guarantee } = *self;
        let sold = collected.minus(taken);
        let own = sold.plus(added);
        let pool = own.plus(guarantee.minus(own));
        // What was lost in fractions of a unit goes to the first place, as everywhere.
        let is_rounded = paid <= pool && pool.minus(paid).0 < places;
        if paid.is_zero() || paid == pool || is_rounded {
            return Settled { added, guarantee, more: Money::ZERO, kept: Money::ZERO };
        }
        let (guarantee, more) = (Money::ZERO, paid.minus(own));
        let over = own.minus(paid);
        // What nobody sold cannot be kept back: then less was added.
        let kept = Money(over.0.min(sold.0));
        Settled { added: added.plus(more).minus(over.minus(kept)), guarantee, more, kept }
    }
}

/// What something that was bought after the first entry was: a rebuy, or an entry once more where
/// its price is one of an entry and of nothing else.
pub(super) fn sale_of(event: &TdtEvent, nth: usize, bought: &TdtPurchase) -> Sale {
    let has = |sale: &TdtSale| sale.profiles.iter().any(|profile| profile.name == bought.profile);
    let finances = &event.finances;
    let is_entry = !bought.profile.is_empty() && has(&finances.buy_ins) && !has(&finances.rebuys);
    match nth {
        0 => Sale::Entry,
        _ if is_entry => Sale::ReEntry,
        _ => Sale::Rebuy,
    }
}

fn usual_name(sale: Sale, words: &Words) -> String {
    words.text(&format!("import-price-{}", sale.id()))
}

/// Points that a sale brings; none where they are no whole number.
fn count(points: Decimal) -> Option<u32> {
    u32::try_from(points.whole()?).ok()
}

/// Everything that was bought.
fn purchases(event: &TdtEvent) -> impl Iterator<Item = &TdtPurchase> {
    event.players.iter().flat_map(|player| {
        let buy_ins = player.buy_ins.iter().map(|buy_in| &buy_in.bought);
        buy_ins.chain(&player.add_ons)
    })
}

/// Digits after the point that every price has room in: none, or two, or what is needed.
fn digits_of(event: &TdtEvent) -> u8 {
    let finances = &event.finances;
    let profiles = [&finances.buy_ins, &finances.rebuys, &finances.add_ons];
    let profiles = profiles.into_iter().flat_map(|sale| &sale.profiles);
    let told = profiles.flat_map(|profile| profile.rake.iter().chain([&profile.fee]));
    let paid = purchases(event).flat_map(|one| one.rake.iter().chain([&one.amount, &one.bounty]));
    let chosen = [&finances.added, &finances.guarantee, &event.prizes.rounded_to];
    let most = told.chain(paid).chain(chosen).map(|amount| amount.digits()).max();
    // A prize may have been worked out in fractions; that alone makes no digits.
    let prizes = event.prizes.prizes.iter().map(|prize| prize.amount.digits()).max();
    let most = most.unwrap_or_default().max(prizes.unwrap_or_default().min(2));
    match most {
        0 => 0,
        1 | 2 => 2,
        more => more.min(Currency::DIGITS_MAX),
    }
}

/// The proportion in which places are paid: what the file says in percent, or what each is paid.
fn template_of(told: &[TdtPrize], prizes: &[Money]) -> PayoutTemplate {
    let of_place = |place: usize| {
        let is_it = |prize: &&TdtPrize| {
            let at = prize.place.and_then(|place| usize::try_from(place).ok());
            at == Some(place) && prize.unit == PrizeUnit::Percent
        };
        let percent = told.iter().find(is_it)?.told.in_whole_units(3)?;
        u32::try_from(percent).ok().filter(|weight| *weight > 0)
    };
    let places = prizes.len().max(1);
    let percents: Option<Vec<u32>> = (1..=places).map(of_place).collect();
    // As they are, so that whole units come out as they were; larger ones in proportion.
    let most = prizes.iter().copied().max().unwrap_or_default().0;
    let divisor = most / u64::from(u32::MAX) + 1;
    let weight = |prize: &Money| u32::try_from(prize.0 / divisor).unwrap_or(u32::MAX).max(1);
    let weights = percents.unwrap_or_else(|| prizes.iter().map(weight).collect());
    let weights = if weights.is_empty() { vec![1] } else { weights };
    PayoutTemplate {
        slug: "imported".to_owned(),
        lines: vec![PayoutLine { entries: 1, weights }],
        between: Between::Steps,
        curve: None,
        is_satellite: false,
    }
}
