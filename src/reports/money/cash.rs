//! The cash report: what came in and went out, by kind, by desk and by hour.

use super::owed::who_owes;
use crate::person::Person;
use engine::event::Event;
use engine::log::{Log, MoneyChange, Record};
use engine::money::{MoneyColumn, PrizePool, prize_pool};
use engine::values::{Money, ReceiptNo, Sale, Seq, Timestamp};
use std::collections::BTreeMap;

/// What went into each column of the ledger, or came out of it where negative.
pub type MoneySums = BTreeMap<MoneyColumn, i64>;

/// What one desk took in and paid out in one hour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CashLine {
    /// Who did it, as they call themselves; empty where nobody said.
    pub desk: String,
    /// The hour, by its beginning in UTC.
    pub hour: Timestamp,
    /// What went into each column of the ledger.
    pub sums: MoneySums,
}

impl CashLine {
    /// What that changed in the cash box.
    #[must_use]
    pub fn cash(&self) -> i64 {
        came(&self.sums).saturating_sub(went(&self.sums))
    }
}

/// What came into the cash box: payments, what flights handed over, and what was found in it.
#[must_use]
pub fn came(sums: &MoneySums) -> i64 {
    of(sums, MoneyColumn::Paid)
        .saturating_add(of(sums, MoneyColumn::Flights))
        .saturating_add(of(sums, MoneyColumn::Corrected).max(0))
}

/// What went out of the cash box: prizes, bounties, and what was missing in it.
#[must_use]
pub fn went(sums: &MoneySums) -> i64 {
    of(sums, MoneyColumn::PrizesPaid)
        .saturating_add(of(sums, MoneyColumn::BountiesPaid))
        .saturating_sub(of(sums, MoneyColumn::Corrected).min(0))
}

fn of(sums: &MoneySums, column: MoneyColumn) -> i64 {
    sums.get(&column).copied().unwrap_or_default()
}

const HOUR_MILLIS: i64 = 3_600_000;

/// What every desk took in and paid out, hour by hour, the earliest first. What it comes to is
/// what the ledger says is in the box.
#[must_use]
pub fn cash_report(log: &Log) -> Vec<CashLine> {
    let mut lines: BTreeMap<(Timestamp, String), MoneySums> = BTreeMap::new();
    for MoneyChange { seq, column, amount } in log.money_changes() {
        let index = usize::try_from(seq.0).unwrap_or(usize::MAX).saturating_sub(1);
        let Some(act) = log.acts().get(index) else { continue };
        let hour = Timestamp(act.at.0.div_euclid(HOUR_MILLIS) * HOUR_MILLIS);
        let sums = lines.entry((hour, act.by.clone())).or_default();
        let sum: &mut i64 = sums.entry(column).or_default();
        // A forged journal may say what no event has.
        *sum = sum.saturating_add(amount);
    }
    let line = |((hour, desk), sums)| CashLine { desk, hour, sums };
    lines.into_iter().map(line).collect()
}

/// What was sold at one price, of what stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldLine {
    /// What.
    pub sale: Sale,
    /// The name of the price.
    pub buy_in: String,
    /// How many.
    pub count: u32,
    /// What players paid for them.
    pub paid: Money,
    /// What they still owe.
    pub owed: Money,
    /// What the house pays in their place.
    pub house: Money,
}

/// Something that was put right, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CashNote {
    /// When.
    pub at: Timestamp,
    /// By whom, as they call themselves.
    pub desk: String,
    /// Whose receipt it was, where it was one.
    pub receipt: Option<(ReceiptNo, Person)>,
    /// What that changed in the cash box.
    pub cash: i64,
    /// Why; nothing where a receipt is void.
    pub note: String,
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
    /// By kind: at which prices how many were sold.
    pub sold: Vec<SoldLine>,
    /// By desk.
    pub desks: Vec<(String, MoneySums)>,
    /// By hour and desk.
    pub lines: Vec<CashLine>,
    /// What was put right, the first first.
    pub notes: Vec<CashNote>,
    /// Everybody who owes something.
    pub owed: Vec<(Person, Money)>,
}

impl CashSheet {
    /// Of everything that happened so far.
    #[must_use]
    pub fn of(log: &Log) -> Self {
        let tournament = log.state();
        let ledger = tournament.money().ledger();
        let entries = tournament.entries();
        let lines = cash_report(log);
        let mut desks: BTreeMap<&str, MoneySums> = BTreeMap::new();
        for line in &lines {
            let sums = desks.entry(&line.desk).or_default();
            for (column, amount) in &line.sums {
                let sum = sums.entry(*column).or_default();
                *sum = sum.saturating_add(*amount);
            }
        }
        let desks = desks.into_iter().map(|(desk, sums)| (desk.to_owned(), sums)).collect();
        let owed = who_owes(tournament).filter_map(|(player, owed)| {
            Some((Person::of(entries.player(player)?, entries), owed))
        });
        Self {
            ledger: MoneyColumn::ALL.iter().map(|column| (*column, ledger.sum(*column))).collect(),
            in_the_box: ledger.in_the_box(),
            pool: prize_pool(tournament),
            sold: sold(log),
            desks,
            notes: notes(log),
            lines,
            owed: owed.collect(),
        }
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

fn notes(log: &Log) -> Vec<CashNote> {
    let mut cash: BTreeMap<Seq, MoneySums> = BTreeMap::new();
    for MoneyChange { seq, column, amount } in log.money_changes() {
        let sum = cash.entry(seq).or_default().entry(column).or_default();
        *sum = sum.saturating_add(amount);
    }
    let entries = log.state().entries();
    let note = |Record { seq, act }: Record<'_>, event: &Event| {
        let (receipt, note) = if let Event::CashCorrected { note, .. } = event {
            (None, note.clone())
        } else if let Event::ChargeCorrected { player, no, note, .. } = event {
            (Some((*no, *player)), note.clone())
        } else if let Event::ChargeVoided { player, no, .. } = event {
            (Some((*no, *player)), String::new())
        } else {
            return None;
        };
        let receipt = receipt
            .and_then(|(no, player)| Some((no, Person::of(entries.player(player)?, entries))));
        let sums = cash.get(&seq).cloned().unwrap_or_default();
        let cash = came(&sums).saturating_sub(went(&sums));
        Some(CashNote { at: act.at, desk: act.by.clone(), receipt, cash, note })
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
