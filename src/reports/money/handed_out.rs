//! Money as it is handed out: receipts, slips for what is paid out, and prizes for the wall.

use super::{PrizeKind, Prizes};
use crate::paper::Choice;
use crate::person::Person;
use engine::Tournament;
use engine::event::Event;
use engine::log::Log;
use engine::money::{Charge, Currency, Price};
use engine::values::{Money, Place, ReceiptNo, Sale, Seq, Timestamp};
use engine::winnings::{Winning, dues_of};
use std::collections::BTreeMap;

/// What a player is paid, to be signed for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayoutSlip {
    pub who: Person,
    pub what: Winning,
    /// The place, where it is known.
    pub place: Option<Place>,
    /// What sort of prize it is, where it is one.
    pub kind: PrizeKind,
    pub amount: Money,
    /// What of it was paid before.
    pub paid: Money,
    /// Prizes of the place that are no money.
    pub extras: Vec<String>,
}

/// A slip for everybody to whom something is still to be paid; for one player, for all that they
/// won, paid or not. No prize before the payouts are fixed.
#[must_use]
pub fn payout_slips(tournament: &Tournament, choice: &Choice) -> Vec<PayoutSlip> {
    let Some(prizes) = Prizes::of(tournament) else { return Vec::new() };
    let entries = tournament.entries();
    let won = prizes.lines.into_iter().filter(|_| prizes.fixed.is_some()).filter_map(|line| {
        let player = line.to?;
        Some(PayoutSlip {
            who: Person::of(entries.player(player)?, entries),
            what: Winning::Prize,
            place: line.place,
            kind: line.kind,
            amount: line.amount,
            paid: line.paid,
            extras: line.extras,
        })
    });
    let bounties = dues_of(tournament, Winning::Bounty).into_iter();
    let bounties = bounties.filter_map(|due| {
        Some(PayoutSlip {
            who: Person::of(entries.player(due.player)?, entries),
            what: Winning::Bounty,
            place: None,
            kind: PrizeKind::Nothing,
            amount: due.amount,
            paid: due.paid,
            extras: Vec::new(),
        })
    });
    // Whoever was paid and has won nothing by now gives it back, and signs for nothing.
    let is_something = |slip: &PayoutSlip| !slip.amount.is_zero() || !slip.extras.is_empty();
    let is_wanted = |slip: &PayoutSlip| match choice.player {
        Some(player) => slip.who.player == player,
        None => slip.amount > slip.paid || (!slip.extras.is_empty() && slip.paid == slip.amount),
    };
    won.chain(bounties).filter(is_something).filter(is_wanted).collect()
}

/// What somebody bought and paid, as it is handed to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    pub no: ReceiptNo,
    pub at: Timestamp,
    pub who: Person,
    pub sale: Sale,
    /// The name of the price that was paid.
    pub buy_in: String,
    /// What it costs, by where the money goes.
    pub price: Price,
    /// What of it the house pays.
    pub off: Money,
    pub paid: Money,
    /// What the player still owes of it.
    pub owed: Money,
}

/// Receipts of what stands, by number: of everybody, of one player, or of sales from an act on.
#[must_use]
pub fn receipts(log: &Log, choice: &Choice) -> Vec<Receipt> {
    let tournament = log.state();
    let entries = tournament.entries();
    let sold_in = choice.since.map(|since| (since, sold_in(log)));
    let is_wanted = |charge: &Charge| match &sold_in {
        None => true,
        Some((since, acts)) => acts.get(&charge.no).is_some_and(|act| act >= since),
    };
    let of_player = |player| choice.player.is_none_or(|wanted| wanted == player);
    let charges = tournament.money().charges();
    let charges = charges
        .filter(|(player, charge)| charge.stands() && of_player(*player) && is_wanted(charge));
    let receipt = |(player, charge): (_, &Charge)| {
        Some(Receipt {
            no: charge.no,
            at: charge.at,
            who: Person::of(entries.player(player)?, entries),
            sale: charge.sale,
            buy_in: charge.buy_in.to_string(),
            price: charge.price.as_ref().clone(),
            off: charge.off,
            paid: charge.paid,
            owed: charge.owed(),
        })
    };
    let mut receipts: Vec<Receipt> = charges.filter_map(receipt).collect();
    receipts.sort_by_key(|receipt| receipt.no);
    receipts
}

/// The act in which each receipt was written: they are numbered in the order of sales.
fn sold_in(log: &Log) -> BTreeMap<ReceiptNo, Seq> {
    let mut acts = BTreeMap::new();
    let mut no = 0;
    for record in log.records() {
        for event in record.act.body.events() {
            if let Event::Charged { players, .. } = event {
                for _ in players {
                    no += 1;
                    acts.insert(ReceiptNo(no), record.seq);
                }
            }
        }
    }
    acts
}

/// The currency of an event; plain figures where it has no prices.
#[must_use]
pub fn currency(tournament: &Tournament) -> Currency {
    let terms = tournament.settings().money.as_ref();
    terms
        .map_or_else(|| Currency { name: String::new(), digits: 0 }, |terms| terms.currency.clone())
}

/// All prizes in one list, to hang on the wall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeList {
    pub pool: Money,
    /// Whether the payouts are fixed; otherwise they follow the pool.
    pub is_fixed: bool,
    /// The prizes, the best place first.
    pub lines: Vec<PrizeListLine>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeListLine {
    pub kind: PrizeKind,
    /// Its place; none for a share of a deal, or a seat, before places are decided.
    pub place: Option<Place>,
    /// Who has it, where that is decided.
    pub who: Option<Person>,
    pub amount: Money,
    /// Prizes of the place that are no money.
    pub extras: Vec<String>,
}

impl PrizeList {
    /// The prizes of an event; none where it has no prices.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Option<Self> {
        let Prizes { pool, fixed, lines, .. } = Prizes::of(tournament)?;
        let entries = tournament.entries();
        // What somebody was paid too much is nobody's affair but theirs.
        let lines = lines.into_iter().filter(|line| line.kind != PrizeKind::Nothing);
        let lines = lines.map(|line| PrizeListLine {
            kind: line.kind,
            place: line.place,
            who: line.to.and_then(|id| Some(Person::of(entries.player(id)?, entries))),
            amount: line.amount,
            extras: line.extras,
        });
        let (pool, is_fixed) = (fixed.unwrap_or(pool.total), fixed.is_some());
        Some(Self { pool, is_fixed, lines: lines.collect() })
    }
}
