//! Prices and payouts as they are typed, and what becomes of it.

use engine::money::{
    BountyTerms, BountyWinners, BuyIn, Currency, Deduction, DeductionShare, ExtraPrize, Fee,
    MoneyTerms, PayoutTerms, Price, TieShares,
};
use engine::settings::{Settings, SoldUntil};
use engine::values::{Chips, LevelNo, Money, Place, Sale};
use rulebook::PayoutTemplate;
use words::typed::chips_typed;
use words::{Args, Words};

/// What stands between two fees, deductions or other prizes in one field.
const BETWEEN: char = '+';

/// What stands for a limit that is none, and for what is not sold in any level.
const UNLIMITED: &str = "∞";
const NONE: &str = "–";

/// What stands for payouts that no template has as they are; no template is called so.
pub(super) const OWN_TEMPLATE: &str = "own/";

/// A short field with its name in the catalogue.
pub(super) struct SmallField<'a> {
    pub(super) id: &'static str,
    pub(super) width: f32,
    pub(super) typed: &'a mut String,
    /// What counts while it is empty.
    pub(super) hint: String,
}

fn small<'a>(id: &'static str, width: f32, typed: &'a mut String) -> SmallField<'a> {
    SmallField { id, width, typed, hint: String::new() }
}

impl SmallField<'_> {
    fn hint(mut self, hint: String) -> Self {
        self.hint = hint;
        self
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BountyKind {
    Fixed,
    Progressive,
    Mystery,
}

#[derive(Debug)]
pub(super) struct PriceRow {
    pub(super) sale: Sale,
    pub(super) name: String,
    pool: String,
    fees: String,
    staff: String,
    bounty: String,
    chips: String,
    until: String,
    per_player: String,
    in_all: String,
    points: String,
}

impl PriceRow {
    pub(super) fn new(sale: Sale, name: String) -> Self {
        let empty = String::new;
        Self {
            sale,
            name,
            pool: empty(),
            fees: empty(),
            staff: empty(),
            bounty: empty(),
            chips: empty(),
            until: empty(),
            per_player: empty(),
            in_all: empty(),
            points: empty(),
        }
    }

    fn of(words: &Words, buy_in: &BuyIn, currency: &Currency) -> Self {
        let BuyIn { name, sale, price, chips, points, until, per_player, in_all } = buy_in;
        let some = |amount: Money| match amount {
            Money::ZERO => String::new(),
            amount => words.money_field(amount, currency),
        };
        let fee = |fee: &Fee| format!("{} {}", fee.name, words.money_field(fee.amount, currency));
        let number = |number: Option<u32>| number.map(|it| it.to_string()).unwrap_or_default();
        Self {
            sale: *sale,
            name: name.clone(),
            pool: some(price.pool),
            fees: joined(price.fees.iter().map(fee)),
            staff: some(price.staff),
            bounty: some(price.bounty),
            chips: chips.map(|chips| words.chips(chips)).unwrap_or_default(),
            until: number(until.map(|level| u32::from(level.0))),
            per_player: number(per_player.map(u32::from)),
            in_all: number(*in_all),
            points: number((*points > 0).then_some(*points)),
        }
    }

    /// Its fields; where one is empty the event's own setting counts, which is shown in it.
    pub(super) fn fields(&mut self, words: &Words, settings: &Settings) -> [SmallField<'_>; 10] {
        let usual = settings.offer(self.sale, None);
        let chips = usual.chips.map(|chips| words.chips(chips));
        let until = match usual.until {
            SoldUntil::Level(level) => level.0.to_string(),
            SoldUntil::Always => UNLIMITED.to_owned(),
            SoldUntil::Never | SoldUntil::FirstHand => NONE.to_owned(),
        };
        let per_player = usual.per_player.map_or(UNLIMITED.to_owned(), |most| most.to_string());
        [
            small("name", 132.0, &mut self.name),
            small("into-pool", 84.0, &mut self.pool),
            small("fees", 132.0, &mut self.fees),
            small("staff", 72.0, &mut self.staff),
            small("bounty", 72.0, &mut self.bounty),
            small("chips", 84.0, &mut self.chips).hint(chips.unwrap_or_default()),
            small("until", 72.0, &mut self.until).hint(until),
            small("per-player", 72.0, &mut self.per_player).hint(per_player),
            small("in-all", 72.0, &mut self.in_all),
            small("points", 96.0, &mut self.points),
        ]
    }

    fn buy_in(&self, reading: &Reading<'_>) -> Result<BuyIn, String> {
        let name = self.name.trim().to_owned();
        let chips: Option<Chips> = match self.chips.trim() {
            "" => None,
            typed => Some(chips_typed(typed).ok_or_else(|| reading.unread("chips", typed))?),
        };
        Ok(BuyIn {
            name,
            sale: self.sale,
            price: Price {
                pool: reading.amount("into-pool", &self.pool)?,
                fees: reading.fees(&self.fees)?,
                staff: reading.amount("staff", &self.staff)?,
                bounty: reading.amount("bounty", &self.bounty)?,
            },
            chips,
            points: reading.number("points", &self.points)?.unwrap_or_default(),
            until: reading.number("until", &self.until)?.map(LevelNo),
            per_player: reading.number("per-player", &self.per_player)?,
            in_all: reading.number("in-all", &self.in_all)?,
        })
    }
}

/// Prices and payouts as they are typed.
#[derive(Debug)]
pub(super) struct PriceDraft {
    pub(super) rows: Vec<PriceRow>,
    deductions: String,
    added: String,
    guarantee: String,
    pub(super) template: String,
    /// A template that is none of those that come with the program.
    pub(super) own: Option<PayoutTemplate>,
    unit: String,
    smallest: String,
    seat: String,
    /// Percent of a bounty that go on the head of whoever won it; nothing for fixed bounties.
    pub(super) bounties: BountyKind,
    /// Who can win them, where they are not in envelopes.
    pub(super) bounty_winners: BountyWinners,
    /// How shared places are shared.
    pub(super) ties: TieShares,
    pub(super) head_share: String,
    currency: String,
    digits: String,
    pub(super) extras: String,
}

impl PriceDraft {
    /// One price for an entry, and the payouts of a home game.
    pub(super) fn usual(words: &Words) -> Self {
        let entry = PriceRow::new(Sale::Entry, words.text("prices-name-entry"));
        Self {
            rows: vec![entry],
            deductions: String::new(),
            added: String::new(),
            guarantee: String::new(),
            template: "home".to_owned(),
            own: None,
            unit: "1".to_owned(),
            smallest: String::new(),
            seat: String::new(),
            bounties: BountyKind::Fixed,
            bounty_winners: BountyWinners::default(),
            ties: TieShares::default(),
            head_share: String::new(),
            currency: String::new(),
            digits: "2".to_owned(),
            extras: String::new(),
        }
    }

    /// Fills the fields with the terms that stand.
    pub(super) fn of(words: &Words, terms: &MoneyTerms) -> Self {
        let currency = &terms.currency;
        let amount = |amount: Money| words.money_field(amount, currency);
        let some = |sum: Money| if sum.is_zero() { String::new() } else { amount(sum) };
        let deduction = |deduction: &Deduction| {
            let share = match deduction.share {
                DeductionShare::PerThousand(share) => {
                    format!("{}%", words.figures(&Money(u64::from(share)).figures(1)))
                }
                DeductionShare::Amount(sum) => amount(sum),
            };
            format!("{} {share}", deduction.name)
        };
        let extra = |extra: &ExtraPrize| format!("{} {}", extra.place, extra.what);
        let is_known = PayoutTemplate::find(&terms.payouts.template.slug)
            .is_some_and(|known| *known == terms.payouts.template);
        Self {
            rows: terms.buy_ins.iter().map(|it| PriceRow::of(words, it, currency)).collect(),
            deductions: joined(terms.deductions.iter().map(deduction)),
            added: some(terms.added),
            guarantee: some(terms.guarantee),
            template: match is_known {
                true => terms.payouts.template.slug.clone(),
                false => OWN_TEMPLATE.to_owned(),
            },
            own: (!is_known).then(|| terms.payouts.template.clone()),
            unit: amount(terms.payouts.unit),
            smallest: terms.payouts.smallest.map(amount).unwrap_or_default(),
            seat: terms.payouts.seat.map(amount).unwrap_or_default(),
            head_share: match terms.bounties {
                BountyTerms::Fixed | BountyTerms::Mystery => String::new(),
                BountyTerms::Progressive { won_per_thousand } => {
                    let on_head = u64::from(1000_u32.saturating_sub(won_per_thousand));
                    words.figures(&Money(on_head).figures(1))
                }
            },
            ties: terms.tie_shares(),
            bounty_winners: terms.bounty_winners,
            bounties: match terms.bounties {
                BountyTerms::Fixed => BountyKind::Fixed,
                BountyTerms::Progressive { .. } => BountyKind::Progressive,
                BountyTerms::Mystery => BountyKind::Mystery,
            },
            currency: currency.name.clone(),
            digits: currency.digits.to_string(),
            extras: joined(terms.extras.iter().map(extra)),
        }
    }

    pub(super) fn pool_fields(&mut self) -> [SmallField<'_>; 3] {
        [
            small("guarantee", 132.0, &mut self.guarantee),
            small("added", 132.0, &mut self.added),
            small("deductions", 240.0, &mut self.deductions),
        ]
    }

    pub(super) fn payout_fields(&mut self) -> Vec<SmallField<'_>> {
        let is_satellite = self.template == "satellite";
        let mut fields = vec![
            small("unit", 132.0, &mut self.unit),
            small("smallest", 132.0, &mut self.smallest),
        ];
        if is_satellite {
            fields.push(small("seat", 132.0, &mut self.seat));
        }
        fields
    }

    pub(super) fn currency_fields(&mut self) -> [SmallField<'_>; 2] {
        [
            small("currency-name", 132.0, &mut self.currency),
            small("digits", 132.0, &mut self.digits),
        ]
    }

    /// What was typed, as terms.
    ///
    /// # Errors
    /// In words, what cannot be read, and where.
    pub(super) fn terms(&self, words: &Words) -> Result<MoneyTerms, String> {
        let digits = self.digits.trim().parse::<u8>().ok();
        let reading = Reading { words, digits: digits.unwrap_or_default() };
        let digits = digits.filter(|digits| *digits <= Currency::DIGITS_MAX);
        let digits = digits.ok_or_else(|| reading.unread("digits", &self.digits))?;
        let own = self.own.as_ref().filter(|_| self.template == OWN_TEMPLATE);
        let template = own.or_else(|| PayoutTemplate::find(&self.template));
        let template = template.ok_or_else(|| reading.unread("template", &self.template))?.clone();
        let some = |id, typed: &str| match typed.trim() {
            "" => Ok(None),
            typed => reading.amount(id, typed).map(Some),
        };
        Ok(MoneyTerms {
            currency: Currency { name: self.currency.trim().to_owned(), digits },
            buy_ins: self.rows.iter().map(|row| row.buy_in(&reading)).collect::<Result<_, _>>()?,
            deductions: reading.deductions(&self.deductions)?,
            added: reading.amount("added", &self.added)?,
            guarantee: reading.amount("guarantee", &self.guarantee)?,
            payouts: PayoutTerms {
                template,
                unit: reading.amount("unit", &self.unit)?,
                smallest: some("smallest", &self.smallest)?,
                seat: some("seat", &self.seat)?,
            },
            extras: reading.extras(&self.extras)?,
            ties: Some(self.ties),
            bounty_winners: match self.bounties {
                BountyKind::Fixed | BountyKind::Progressive => self.bounty_winners,
                BountyKind::Mystery => BountyWinners::default(),
            },
            bounties: match self.bounties {
                BountyKind::Fixed => BountyTerms::Fixed,
                BountyKind::Mystery => BountyTerms::Mystery,
                BountyKind::Progressive => {
                    let on_head = reading.per_thousand("head-share", &self.head_share)?;
                    BountyTerms::Progressive { won_per_thousand: 1000_u32.saturating_sub(on_head) }
                }
            },
        })
    }
}

/// How what is typed is read.
struct Reading<'a> {
    words: &'a Words,
    digits: u8,
}

impl Reading<'_> {
    /// What cannot be read, and in which field.
    fn unread(&self, id: &str, typed: &str) -> String {
        let field = self.words.text(&format!("prices-{id}"));
        let args = Args::new().text("field", field).text("typed", typed.trim());
        self.words.say("prices-unread", &args)
    }

    /// An amount; nothing typed is nothing.
    fn amount(&self, id: &str, typed: &str) -> Result<Money, String> {
        match typed.trim() {
            "" => Ok(Money::ZERO),
            typed => {
                self.words.money_typed(typed, self.digits).ok_or_else(|| self.unread(id, typed))
            }
        }
    }

    fn number<N: std::str::FromStr>(&self, id: &str, typed: &str) -> Result<Option<N>, String> {
        match typed.trim() {
            "" => Ok(None),
            typed => typed.parse().map(Some).map_err(|_| self.unread(id, typed)),
        }
    }

    /// A share in percent with at most one digit after the point, in thousandths.
    fn per_thousand(&self, id: &str, typed: &str) -> Result<u32, String> {
        let typed = typed.trim().trim_end_matches('%');
        let share = self.words.money_typed(typed, 1).and_then(|share| u32::try_from(share.0).ok());
        let share = share.ok_or_else(|| self.unread(id, typed))?;
        if share > 1000 {
            let field = self.words.text(&format!("prices-{id}"));
            let args = Args::new().text("field", field).text("typed", typed);
            return Err(self.words.say("prices-over-hundred", &args));
        }
        Ok(share)
    }

    /// `Rake 5 + Dealers 2`: a name and an amount each; one without a name has the usual one.
    fn fees(&self, typed: &str) -> Result<Vec<Fee>, String> {
        let fee = |part: &str| {
            let (name, amount) = self.named(part);
            Ok(Fee { name, amount: self.amount("fees", amount)? })
        };
        parts(typed).map(fee).collect()
    }

    /// Reads deductions as typed: `Staff 3% + League 10`.
    fn deductions(&self, typed: &str) -> Result<Vec<Deduction>, String> {
        let deduction = |part: &str| {
            let (name, share) = self.named(part);
            let share = match share.ends_with('%') {
                true => DeductionShare::PerThousand(self.per_thousand("deductions", share)?),
                false => DeductionShare::Amount(self.amount("deductions", share)?),
            };
            Ok(Deduction { name, share })
        };
        parts(typed).map(deduction).collect()
    }

    /// Reads prizes that are no money: `1 Cup + 9 A lemon`.
    fn extras(&self, typed: &str) -> Result<Vec<ExtraPrize>, String> {
        let extra = |part: &str| {
            let (place, what) = part.split_once(' ').unwrap_or((part, ""));
            let place = place.parse().ok().filter(|place| *place > 0);
            let place = place.ok_or_else(|| self.unread("extras", part))?;
            Ok(ExtraPrize { place: Place(place), what: what.trim().to_owned() })
        };
        parts(typed).map(extra).collect()
    }

    /// The name before the last word, and that word.
    fn named<'t>(&self, part: &'t str) -> (String, &'t str) {
        match part.rsplit_once(' ') {
            Some((name, last)) => (name.trim().to_owned(), last),
            None => (self.words.text("prices-name-fee"), part),
        }
    }
}

fn parts(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(BETWEEN).map(str::trim).filter(|part| !part.is_empty())
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(&format!(" {BETWEEN} "))
}
