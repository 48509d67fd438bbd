//! The cash report: what came in and went out, by kind, by desk and by hour.

use super::owed::who_owes;
use super::till::Till;
use crate::person::Person;
use engine::event::Event;
use engine::log::{Act, Log, MoneyChange, Record};
use engine::money::{DebtEnd, MoneyColumn, PrizePool, prize_pool};
use engine::tournament::Tournament;
use engine::values::{Money, PlayerId, ReceiptNo, Sale, Seq, Timestamp};
use engine::winnings::{BountyTo, Due, bounties, dues};
use std::collections::BTreeMap;

/// What went into each column of the ledger, or came out of it where negative.
pub type MoneySums = BTreeMap<MoneyColumn, i64>;

/// What changed in the cash box.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CashFlow {
    /// What went into each column of the ledger.
    pub sums: MoneySums,
    /// What of that was given back of payments; it is missing in what was paid.
    pub back: i64,
}

impl CashFlow {
    fn add(&mut self, column: MoneyColumn, amount: i64) {
        let sum = self.sums.entry(column).or_default();
        // A forged journal may say what no event has.
        *sum = sum.saturating_add(amount);
        if column == MoneyColumn::Paid {
            self.back = self.back.saturating_sub(amount.min(0));
        }
    }

    fn plus(&mut self, other: &Self) {
        for (column, amount) in &other.sums {
            let sum = self.sums.entry(*column).or_default();
            *sum = sum.saturating_add(*amount);
        }
        self.back = self.back.saturating_add(other.back);
    }

    /// What stands in one column.
    #[must_use]
    pub fn of(&self, column: MoneyColumn) -> i64 {
        self.sums.get(&column).copied().unwrap_or_default()
    }

    /// Payments, and what flights handed over.
    #[must_use]
    pub fn taken(&self) -> i64 {
        let paid = self.of(MoneyColumn::Paid).saturating_add(self.back);
        paid.saturating_add(self.of(MoneyColumn::Flights))
    }

    /// What came into the cash box: what was taken, and what was found in it.
    #[must_use]
    pub fn came(&self) -> i64 {
        self.taken().saturating_add(self.of(MoneyColumn::Corrected).max(0))
    }

    /// What went out of the cash box: payments given back, prizes, bounties, and shortages.
    #[must_use]
    pub fn went(&self) -> i64 {
        self.back
            .saturating_add(self.of(MoneyColumn::PrizesPaid))
            .saturating_add(self.of(MoneyColumn::BountiesPaid))
            .saturating_sub(self.of(MoneyColumn::Corrected).min(0))
    }

    /// What that changed in the cash box.
    #[must_use]
    pub fn cash(&self) -> i64 {
        self.came().saturating_sub(self.went())
    }
}

impl<'a> FromIterator<&'a CashFlow> for CashFlow {
    fn from_iter<T: IntoIterator<Item = &'a Self>>(flows: T) -> Self {
        let mut all = Self::default();
        flows.into_iter().for_each(|flow| all.plus(flow));
        all
    }
}

/// What one desk took in and paid out in one hour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CashLine {
    /// Who did it, as they call themselves; empty where nobody said.
    pub desk: String,
    /// The hour, by its beginning in UTC.
    pub hour: Timestamp,
    /// What changed in the cash box.
    pub flow: CashFlow,
}

const HOUR_MILLIS: i64 = 3_600_000;

/// What every desk took in and paid out, hour by hour, the earliest first. What it comes to is
/// what the ledger says is in the box.
#[must_use]
pub fn cash_report(log: &Log) -> Vec<CashLine> {
    let mut lines: BTreeMap<(Timestamp, String), CashFlow> = BTreeMap::new();
    for MoneyChange { seq, column, amount } in log.money_changes() {
        let index = usize::try_from(seq.0).unwrap_or(usize::MAX).saturating_sub(1);
        let Some(act) = log.acts().get(index) else { continue };
        let hour = Timestamp(act.at.0.div_euclid(HOUR_MILLIS) * HOUR_MILLIS);
        lines.entry((hour, act.by.clone())).or_default().add(column, amount);
    }
    let line = |((hour, desk), flow)| CashLine { desk, hour, flow };
    lines.into_iter().map(line).collect()
}

/// What was sold at one price, of what stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldLine {
    pub sale: Sale,
    /// The name of the price it was sold at.
    pub buy_in: String,
    pub count: u32,
    /// What players paid for them.
    pub paid: Money,
    /// What players still owe for them.
    pub owed: Money,
    /// What the house pays in their place.
    pub house: Money,
}

/// Where a bounty goes that nobody won, and to whom.
pub type BountyGoes = (&'static str, Option<Person>);

/// Something that was put right, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CashNote {
    pub at: Timestamp,
    /// By whom, as they call themselves.
    pub desk: String,
    pub receipt: Option<(ReceiptNo, Person)>,
    /// What that changed in the cash box.
    pub cash: i64,
    /// What of a void receipt was kept; none where none is void.
    pub kept: Option<Money>,
    /// A debt that its player did not pay: how it ended, whose it was, and how much.
    pub settled: Option<(DebtEnd, Person, Money)>,
    /// A bounty that nobody won: whose it was, where it went and to which player, and how much.
    pub bounty: Option<(Person, Option<BountyGoes>, Money)>,
    /// Why; nothing where nobody said it, as of a void receipt.
    pub note: String,
}

impl CashNote {
    /// What was said in an act, which is about nothing yet.
    fn of(act: &Act, note: &str) -> Self {
        Self {
            at: act.at,
            desk: act.by.clone(),
            receipt: None,
            cash: 0,
            kept: None,
            settled: None,
            bounty: None,
            note: note.to_owned(),
        }
    }
}

/// The player who got a bounty, where it went to one by name.
fn player_of(to: &BountyTo) -> Option<PlayerId> {
    match to {
        BountyTo::Player(player) => Some(*player),
        BountyTo::Winner | BountyTo::Pool | BountyTo::House | BountyTo::Staff => None,
    }
}

/// Bounties that nobody has been paid yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BountiesLeft {
    pub on_heads: Money,
    /// In envelopes that are closed.
    pub unopened: Money,
    /// Of players who are out, and nobody is named who knocked them out.
    pub unclaimed: Money,
    /// Of those, what went into the prize pool, to the house, and to the staff.
    pub to_pool: Money,
    pub to_house: Money,
    pub to_staff: Money,
}

/// The money of an event as it is counted at the end of the evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CashSheet {
    /// What stands in each column of the ledger.
    pub ledger: MoneySums,
    /// What has to be in the cash box.
    pub in_the_box: i64,
    /// The prize pool, by where it comes from; none where the event has no prices.
    pub pool: Option<PrizePool>,
    /// The pool that was shared, where payouts are fixed.
    pub fixed: Option<Money>,
    /// Fees of what stands, each with its name.
    pub fees: Vec<(String, Money)>,
    /// Bounties that nobody won so far.
    pub bounties: BountiesLeft,
    /// What is to be paid out by now.
    pub still_due: Money,
    /// The box against everything that is still to be paid out of it; none without prices.
    pub till: Option<Till>,
    /// By kind: at which prices how many were sold.
    pub sold: Vec<SoldLine>,
    /// What is void, and of which something was kept.
    pub void: (u32, Money),
    pub desks: Vec<(String, CashFlow)>,
    pub lines: Vec<CashLine>,
    /// What was put right, the first first.
    pub notes: Vec<CashNote>,
    /// Everybody who owes something.
    pub owed: Vec<(Person, Money)>,
    /// Everybody who was paid more than they have won by now.
    pub paid_too_much: Vec<(Person, Money)>,
}

impl CashSheet {
    /// Of everything that happened so far.
    #[must_use]
    pub fn of(log: &Log) -> Self {
        let tournament = log.state();
        let ledger = tournament.money().ledger();
        let entries = tournament.entries();
        let lines = cash_report(log);
        let mut desks: BTreeMap<&str, CashFlow> = BTreeMap::new();
        for line in &lines {
            desks.entry(&line.desk).or_default().plus(&line.flow);
        }
        let desks = desks.into_iter().map(|(desk, flow)| (desk.to_owned(), flow)).collect();
        let person =
            |(player, amount)| Some((Person::of(entries.player(player)?, entries), amount));
        let owed = who_owes(tournament).filter_map(person);
        let dues = dues(tournament);
        let over = dues.iter().map(|due| (due.player, due.too_much()));
        let over = over.filter(|(_, amount)| !amount.is_zero()).filter_map(person);
        Self {
            ledger: MoneyColumn::ALL.iter().map(|column| (*column, ledger.sum(*column))).collect(),
            in_the_box: ledger.in_the_box(),
            pool: prize_pool(tournament),
            fixed: tournament.money().fixed().map(|fixed| fixed.pool),
            fees: fees(tournament),
            bounties: bounties_left(tournament),
            still_due: dues.iter().map(Due::left).sum(),
            till: Till::of(tournament),
            sold: sold(log),
            void: void(tournament),
            desks,
            notes: notes(log),
            lines,
            owed: owed.collect(),
            paid_too_much: over.collect(),
        }
    }

    /// All hours and desks together.
    #[must_use]
    pub fn together(&self) -> CashFlow {
        self.lines.iter().map(|line| &line.flow).collect()
    }

    /// Whether nothing was ever charged, paid or put right.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

fn sold(log: &Log) -> Vec<SoldLine> {
    let mut sold: BTreeMap<(Sale, &str), SoldLine> = BTreeMap::new();
    for (_, charge) in log.state().money().charges().filter(|(_, charge)| charge.stands()) {
        let line = sold.entry((charge.sale, &charge.buy_in)).or_insert_with(|| SoldLine {
            sale: charge.sale,
            buy_in: charge.buy_in.to_string(),
            count: 0,
            paid: Money::ZERO,
            owed: Money::ZERO,
            house: Money::ZERO,
        });
        line.count = line.count.saturating_add(1);
        line.paid = line.paid.plus(charge.paid);
        line.owed = line.owed.plus(charge.owed());
        line.house = line.house.plus(charge.off);
    }
    sold.into_values().collect()
}

/// How much of what is void was kept, and of how many sales.
fn void(tournament: &Tournament) -> (u32, Money) {
    let kept = tournament.money().charges().filter_map(|(_, charge)| charge.void);
    let kept = kept.filter(|kept| !kept.is_zero());
    kept.fold((0, Money::ZERO), |(count, sum), kept| (count.saturating_add(1), sum.plus(kept)))
}

/// Fees of what stands, by name, as they stand in the prices.
fn fees(tournament: &Tournament) -> Vec<(String, Money)> {
    let mut fees: Vec<(String, Money)> = Vec::new();
    let charges = tournament.money().charges().filter(|(_, charge)| charge.stands());
    for fee in charges.flat_map(|(_, charge)| &charge.price.fees) {
        match fees.iter_mut().find(|(name, _)| *name == fee.name) {
            Some((_, sum)) => *sum = sum.plus(fee.amount),
            None => fees.push((fee.name.clone(), fee.amount)),
        }
    }
    fees
}

fn bounties_left(tournament: &Tournament) -> BountiesLeft {
    let all = bounties(tournament);
    let sum = |of: &BTreeMap<PlayerId, Money>| of.values().copied().sum();
    let (on_heads, unclaimed) = (sum(&all.heads), sum(&all.unclaimed));
    let given = |to: BountyTo| {
        all.given.iter().filter(|given| given.to == to).map(|given| given.amount).sum()
    };
    BountiesLeft {
        on_heads,
        unopened: all.unopened,
        unclaimed,
        to_pool: given(BountyTo::Pool),
        to_house: given(BountyTo::House),
        to_staff: given(BountyTo::Staff),
    }
}

/// Why what was sold to a player is void, as it was said in the same act.
fn why_void(record: Record<'_>, of: PlayerId) -> String {
    let mut events = record.act.body.events().iter();
    let note = events.find_map(|event| match event {
        Event::SaleVoided { player, note, .. } if *player == of => Some(note.clone()),
        _ => None,
    });
    note.unwrap_or_default()
}

fn notes(log: &Log) -> Vec<CashNote> {
    let mut cash: BTreeMap<Seq, CashFlow> = BTreeMap::new();
    for MoneyChange { seq, column, amount } in log.money_changes() {
        cash.entry(seq).or_default().add(column, amount);
    }
    let entries = log.state().entries();
    let note = |record: Record<'_>, event: &Event| {
        let Record { seq, act } = record;
        let (receipt, kept, note) = if let Event::CashCorrected { note, .. } = event {
            (None, None, note.clone())
        } else if let Event::DebtSettled { player, how, amount, note, .. } = event {
            return Some(CashNote {
                settled: Some((*how, Person::of(entries.player(*player)?, entries), *amount)),
                ..CashNote::of(act, note)
            });
        } else if let Event::BountySettled { player, to, amount, note, .. } = event {
            let name = |id| Some(Person::of(entries.player(id)?, entries));
            let to = to.as_ref().map(|to| (to.id(), player_of(to).and_then(name)));
            return Some(CashNote {
                bounty: Some((name(*player)?, to, *amount)),
                ..CashNote::of(act, note)
            });
        } else if let Event::ChargeCorrected { player, no, note, .. } = event {
            (Some((*no, *player)), None, note.clone())
        } else if let Event::ChargeVoided { player, no, kept, .. } = event {
            (Some((*no, *player)), Some(*kept), why_void(record, *player))
        } else {
            return None;
        };
        let receipt = receipt
            .and_then(|(no, player)| Some((no, Person::of(entries.player(player)?, entries))));
        let cash = cash.get(&seq).map(CashFlow::cash).unwrap_or_default();
        Some(CashNote { receipt, cash, kept, ..CashNote::of(act, &note) })
    };
    let mut notes: Vec<CashNote> = Vec::new();
    for record in log.records() {
        let mut of_act = record.act.body.events().iter().filter_map(|event| note(record, event));
        // What an act changed in the box is told once, however many receipts it made void.
        notes.extend(of_act.next());
        notes.extend(of_act.map(|note| CashNote { cash: 0, ..note }));
    }
    notes
}
