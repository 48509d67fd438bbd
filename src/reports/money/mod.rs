//! Money as people read it: prizes and who gets them, who owes, and what is in the cash box.

mod act;
mod agreement;
mod cash;
mod clock;
mod handed_out;
pub(crate) mod needs;
mod owed;
mod till;

pub use act::{MoneyAct, MoneyDeed};
pub use agreement::{DealAgreement, DealLine, NoDeal};
pub use cash::{
    BountiesLeft, CashFlow, CashLine, CashNote, CashSheet, MoneySums, SoldLine, cash_report,
};
pub use clock::{ClockPrizes, PrizeStep};
pub use handed_out::{
    PayoutSlip, PrizeList, PrizeListLine, Receipt, currency, payout_slips, receipts,
};
pub use owed::who_owes;
pub use till::Till;

use crate::sheet::{Cell, ReportRow, Sheet};
use engine::Tournament;
use engine::finishes::places;
use engine::log::Log;
use engine::money::{
    ExtraPrize, MORE_MAX, MoneyColumn, MoneyTerms, PayoutFault, PrizePool, prize_pool, prizes,
    prizes_if,
};
use engine::refusal::Refusal;
use engine::values::{Money, Place, PlayerId};
use engine::winnings::{Deal, Winning, dues, dues_of, place_prizes};
use rulebook::PayoutLine;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prizes {
    /// Where the pool comes from.
    pub pool: PrizePool,
    /// The pool that was shared, where payouts are fixed.
    pub fixed: Option<Money>,
    /// Why the pool cannot be shared as the terms have it.
    pub fault: Option<PayoutFault>,
    /// Prizes, the best place first.
    pub lines: Vec<PrizeLine>,
    /// What each place is paid, the first place first, whatever a deal made of it.
    pub amounts: Vec<Money>,
    /// Prizes that are no money, such as a cup.
    pub extras: Vec<ExtraPrize>,
}

/// What somebody gets, or got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeKind {
    Place,
    Share,
    /// A seat that is won in a satellite.
    Seat,
    /// Nothing by now, though they were paid.
    Nothing,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeLine {
    pub kind: PrizeKind,
    /// Its place; none for a share of a deal before places are decided.
    pub place: Option<Place>,
    pub amount: Money,
    pub to: Option<PlayerId>,
    pub paid: Money,
    /// Prizes of the place that are no money.
    pub extras: Vec<String>,
    /// True where the director set it by hand.
    pub is_set: bool,
}

impl PrizeLine {
    /// What was paid too much, because a correction made it less.
    #[must_use]
    pub fn too_much(&self) -> Money {
        self.paid.minus(self.amount)
    }
}

impl Prizes {
    /// The prizes of an event; none where it has no prices.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Option<Self> {
        let terms = tournament.settings().money.as_ref()?;
        let pool = prize_pool(tournament)?;
        let fixed = tournament.money().fixed().map(|fixed| fixed.pool);
        let (amounts, fault) = match prizes(tournament)? {
            Ok(amounts) => (amounts.to_vec(), None),
            Err(fault) => (Vec::new(), Some(fault)),
        };
        let lines = lines(tournament, terms, &amounts);
        let extras = terms.extras.clone();
        Some(Self { pool, fixed, fault, lines, amounts, extras })
    }

    /// What every place is paid, the first first; of those that were shared in a deal, what
    /// whoever took them got, and the first place has what the deal kept for it.
    pub(crate) fn by_place(
        &self,
        dealt: usize,
    ) -> impl Iterator<Item = (Place, Money, Vec<String>)> {
        let of_deal = |no: u32| {
            let line = self.lines.iter().find(|line| line.place == Some(Place(no)));
            line.map_or(Money::ZERO, |line| line.amount)
        };
        let paid = u32::try_from(self.amounts.len()).unwrap_or(u32::MAX);
        // Only places that have something are walked over: an old file may name any place.
        let others = self.extras.iter().map(|extra| extra.place.0);
        let places: BTreeSet<u32> = (1..=paid).chain(others).filter(|no| *no > 0).collect();
        places.into_iter().filter_map(move |no| {
            let at = (no as usize).saturating_sub(1);
            let amount = match at {
                at if at < dealt => of_deal(no),
                at => self.amounts.get(at).copied().unwrap_or_default(),
            };
            let of_place = self.extras.iter().filter(|extra| extra.place.0 == no);
            let extras: Vec<String> = of_place.map(|extra| extra.what.clone()).collect();
            let is_something = !amount.is_zero() || !extras.is_empty();
            is_something.then_some((Place(no), amount, extras))
        })
    }

    /// What is still to be paid to those who have won it.
    #[must_use]
    pub fn unpaid(&self) -> Money {
        let won = self.lines.iter().filter(|line| line.to.is_some());
        won.map(|line| line.amount.minus(line.paid)).sum()
    }

    /// What was paid to somebody who has won less than that by now.
    #[must_use]
    pub fn paid_too_much(&self) -> Money {
        self.lines.iter().map(PrizeLine::too_much).sum()
    }
}

fn lines(tournament: &Tournament, terms: &MoneyTerms, amounts: &[Money]) -> Vec<PrizeLine> {
    let is_fixed = tournament.money().fixed().is_some();
    let decided: Vec<(PlayerId, Option<Place>, Money, Money)> = match is_fixed {
        true => dues_of(tournament, Winning::Prize)
            .into_iter()
            .map(|due| (due.player, due.place, due.amount, due.paid))
            .collect(),
        false => place_prizes(tournament, amounts)
            .into_iter()
            .map(|(player, place, amount)| (player, Some(place), amount, Money::ZERO))
            .collect(),
    };
    let lists = Lists::of(tournament, terms);
    let line = |place, amount, to, paid| lists.line(place, amount, to, paid);
    // A deal, or seats that are won, take the places of everybody who is left.
    let dealt = tournament.winnings().deal().map_or(0, |deal| deal.shares.len());
    let seats = decided.iter().filter(|(_, place, amount, _)| place.is_none() && !amount.is_zero());
    let taken = dealt.max(seats.count());
    let mut open: BTreeMap<u32, Money> = (1..).zip(amounts.iter().copied()).skip(taken).collect();
    let mut placed: Vec<Place> = decided.iter().filter_map(|(_, place, ..)| *place).collect();
    placed.sort_unstable();
    for together in placed.chunk_by(|one, next| one == next) {
        for (place, beside) in together.iter().zip(0..) {
            open.remove(&place.0.saturating_add(beside));
        }
    }
    let kept = tournament.winnings().deal().filter(|deal| {
        let is_won = decided.iter().any(|(_, place, ..)| *place == Some(Place(1)));
        deal.kept > Money::ZERO && !is_won
    });
    let mut lines: Vec<PrizeLine> = Vec::with_capacity(decided.len() + open.len() + 1);
    lines.extend(kept.map(|deal| line(Some(Place(1)), deal.kept, None, Money::ZERO)));
    lines.extend(
        decided.into_iter().map(|(to, place, amount, paid)| line(place, amount, Some(to), paid)),
    );
    let alike = lists.alike_of_seats(&mut lines);
    let open = open.into_iter();
    lines.extend(open.map(|(place, amount)| line(Some(Place(place)), amount, None, Money::ZERO)));
    for extra in &terms.extras {
        if extra.place.0 > alike && !lines.iter().any(|line| line.place == Some(extra.place)) {
            lines.push(line(
                Some(extra.place),
                Money::ZERO,
                alone_at(tournament, extra.place),
                Money::ZERO,
            ));
        }
    }
    // Stable: who shares a place stays in order, and shares without a place stay before.
    lines.sort_by_key(|line| line.place.map_or(0, |place| place.0));
    lines
}

/// What the lines of prizes are made from.
struct Lists<'a> {
    terms: &'a MoneyTerms,
    deal: Option<&'a Deal>,
    /// Prizes that were set by hand, while they are not fixed.
    set: Option<&'a BTreeMap<Place, Money>>,
}

impl<'a> Lists<'a> {
    fn of(tournament: &'a Tournament, terms: &'a MoneyTerms) -> Self {
        let money = tournament.money();
        let set = money.fixed().is_none().then(|| money.set_by_hand());
        Self { terms, deal: tournament.winnings().deal(), set }
    }

    fn line(
        &self,
        place: Option<Place>,
        amount: Money,
        to: Option<PlayerId>,
        paid: Money,
    ) -> PrizeLine {
        PrizeLine {
            kind: self.kind(place, amount, to),
            place,
            amount,
            to,
            paid,
            extras: place.map(|place| self.extras(place.0)).unwrap_or_default(),
            is_set: place.is_some_and(|place| self.set.is_some_and(|set| set.contains_key(&place))),
        }
    }

    fn kind(&self, place: Option<Place>, amount: Money, to: Option<PlayerId>) -> PrizeKind {
        let seat = self.terms.payouts.seat.filter(|_| self.terms.payouts.template.is_satellite);
        let is_dealt = to.is_some_and(|to| self.deal.is_some_and(|it| it.share_of(to).is_some()));
        if is_dealt {
            PrizeKind::Share
        } else if seat.is_some_and(|seat| !seat.is_zero() && amount >= seat) {
            PrizeKind::Seat
        } else if place.is_none() {
            PrizeKind::Nothing
        } else {
            PrizeKind::Place
        }
    }

    fn extras(&self, place: u32) -> Vec<String> {
        let of_place = self.terms.extras.iter().filter(|extra| extra.place.0 == place);
        of_place.map(|extra| extra.what.clone()).collect()
    }

    /// Where all seats are won and nobody has a place, what is no money and the same for every
    /// seat comes with it; gives up to which place that is. What is for one place alone stays
    /// nobody's: play stops, and nobody wins the place.
    fn alike_of_seats(&self, lines: &mut [PrizeLine]) -> u32 {
        let is_seat = |line: &&mut PrizeLine| line.kind == PrizeKind::Seat && line.place.is_none();
        let seats = u32::try_from(lines.iter_mut().filter(is_seat).count()).unwrap_or(u32::MAX);
        let first = self.extras(1);
        if first.is_empty() || !(1..=seats).all(|place| self.extras(place) == first) {
            return 0;
        }
        lines.iter_mut().filter(is_seat).for_each(|line| line.extras.clone_from(&first));
        seats
    }
}

/// What is in the envelopes of mystery bounties, and what the bounties come to by now, where a
/// correction after they were sealed has made that something else.
#[must_use]
pub fn sealed_otherwise(tournament: &Tournament) -> Option<(Money, Money)> {
    let sealed = tournament.winnings().envelopes()?.total();
    let bounties = tournament.money().ledger().money(MoneyColumn::Bounties);
    (sealed != bounties).then_some((sealed, bounties))
}

/// Who has this place, and shares it with nobody: what is no money cannot be shared.
fn alone_at(tournament: &Tournament, place: Place) -> Option<PlayerId> {
    let mut there = places(tournament).filter(|(_, known)| *known == place);
    let (player, _) = there.next()?;
    there.next().is_none().then_some(player)
}

/// An amount as programs read it: figures with the decimals of the currency.
fn figures(tournament: &Tournament, amount: Money) -> Cell {
    let digits = tournament.settings().money.as_ref().map_or(0, |terms| terms.currency.digits);
    Cell::Text(amount.figures(digits))
}

/// An amount that may be below nothing, likewise.
fn signed_figures(tournament: &Tournament, amount: i64) -> Cell {
    match figures(tournament, Money(amount.unsigned_abs())) {
        Cell::Text(text) if amount < 0 => Cell::Text(format!("-{text}")),
        other => other,
    }
}

/// Every prize as rows, the best place first; nothing where the event has no prices.
///
/// # Errors
/// Where the pool cannot be shared as the terms have it: then no prize is known.
pub fn prizes_sheet(tournament: &Tournament) -> Result<Sheet, Refusal> {
    let Some(prizes) = Prizes::of(tournament) else { return Ok(Sheet::default()) };
    if let Some(fault) = prizes.fault {
        return Err(Refusal::from(fault));
    }
    let name = |id: PlayerId| tournament.entries().player(id).map(|one| one.name.to_string());
    let rows = prizes.lines.iter().map(|line| {
        let to: Vec<String> = line.to.and_then(name).into_iter().collect();
        vec![
            ("place", Cell::number(line.place.map(|place| place.0))),
            ("amount", figures(tournament, line.amount)),
            ("to", Cell::Texts(to)),
            ("paid", figures(tournament, line.paid)),
            ("extras", Cell::Texts(line.extras.clone())),
        ]
    });
    Ok(Sheet { rows: rows.collect() })
}

/// The places paid by field size, and their proportions, as rows; empty if the event has no prices.
#[must_use]
pub fn payouts_sheet(tournament: &Tournament) -> Sheet {
    let Some(terms) = &tournament.settings().money else { return Sheet::default() };
    let template = &terms.payouts.template;
    let of_line = |line: &PayoutLine| {
        let entries = line.entries;
        let places = (1_u32..).zip(line.weights.clone());
        places.map(move |(place, share)| {
            vec![
                ("entries", Cell::number(Some(entries))),
                ("place", Cell::number(Some(place))),
                ("share", Cell::number(Some(share))),
            ]
        })
    };
    let mut rows: Vec<ReportRow> = template.lines.iter().flat_map(of_line).collect();
    rows.extend(template.curve.as_ref().map(|curve| {
        vec![
            ("entries", Cell::number(Some(curve.entries))),
            ("paid_per_thousand", Cell::number(Some(curve.paid_per_thousand))),
            ("smallest_per_thousand", Cell::number(Some(curve.smallest_per_thousand))),
        ]
    }));
    if template.is_satellite {
        let seat = terms.payouts.seat.map(|seat| figures(tournament, seat));
        rows.push(vec![("seat_worth", seat.unwrap_or(Cell::Empty))]);
    }
    Sheet { rows }
}

/// What each place would be paid if `more` of each named price were sold; or why nobody can say.
///
/// # Errors
/// Where the event has no prices or none of that name, more of one is asked about than is worked
/// out, or the pool could not be shared.
pub fn prizes_if_sheet(
    tournament: &Tournament,
    more: &BTreeMap<String, u32>,
) -> Result<Sheet, Refusal> {
    let terms = tournament.settings().money.as_ref().ok_or(Refusal::NoPrices)?;
    let is_known = |name: &&String| !terms.buy_ins.iter().any(|buy_in| buy_in.name == **name);
    if let Some(name) = more.keys().find(is_known) {
        return Err(Refusal::BuyInUnknown { name: name.clone() });
    }
    if let Some((name, _)) = more.iter().find(|(_, count)| **count > MORE_MAX) {
        return Err(Refusal::MoreTooMany { name: name.clone(), most: MORE_MAX });
    }
    let then = prizes_if(tournament, more).ok_or(Refusal::NoPrices)?;
    let prizes = then.prizes.map_err(Refusal::from)?;
    let rows = (1_u32..).zip(prizes).map(|(place, amount)| {
        vec![("place", Cell::number(Some(place))), ("amount", figures(tournament, amount))]
    });
    Ok(Sheet { rows: rows.collect() })
}

/// Where the money came from and went to, in one row; nothing where the event has no prices.
#[must_use]
pub fn money_sheet(tournament: &Tournament) -> Sheet {
    let Some(prizes) = Prizes::of(tournament) else { return Sheet::default() };
    let ledger = tournament.money().ledger();
    let Some(till) = Till::of(tournament) else { return Sheet::default() };
    let all: Vec<_> = dues(tournament);
    let due: Money = all.iter().map(|due| due.left()).sum();
    let nobodys = engine::winnings::bounties(tournament).unclaimed.values().copied().sum();
    let money = |amount| figures(tournament, amount);
    let mut row: ReportRow = MoneyColumn::ALL
        .iter()
        .map(|column| (column_name(*column), signed_figures(tournament, ledger.sum(*column))))
        .collect();
    row.extend([
        ("deducted", money(prizes.pool.deducted.iter().map(|(_, amount)| *amount).sum())),
        ("added", money(prizes.pool.added)),
        ("overlay", money(prizes.pool.overlay)),
        ("pool_now", money(prizes.pool.total)),
        ("prize_pool", money(prizes.fixed.unwrap_or(prizes.pool.total))),
        ("payouts_fixed", Cell::Flag(prizes.fixed.is_some())),
        ("collected", money(prizes.pool.from.collected())),
        ("due_now", money(due)),
        ("bounties_unclaimed", money(nobodys)),
        ("in_the_box", signed_figures(tournament, till.in_the_box)),
        ("still_to_pay", signed_figures(tournament, till.still_to_pay)),
        ("left_over", signed_figures(tournament, till.left_over())),
    ]);
    Sheet { rows: vec![row] }
}

/// The column of a report for a column of the ledger.
fn column_name(column: MoneyColumn) -> &'static str {
    match column {
        MoneyColumn::Paid => "paid",
        MoneyColumn::Owed => "owed",
        MoneyColumn::House => "house_gave",
        MoneyColumn::WrittenOff => "written_off",
        MoneyColumn::Flights => "from_flights",
        MoneyColumn::Pool => "pool",
        MoneyColumn::Fees => "fees",
        MoneyColumn::Staff => "staff",
        MoneyColumn::Bounties => "bounties",
        MoneyColumn::Kept => "kept",
        MoneyColumn::PrizesPaid => "prizes_paid",
        MoneyColumn::BountiesPaid => "bounties_paid",
        MoneyColumn::Corrected => "corrected",
    }
}

#[must_use]
pub fn cash_sheet(log: &Log) -> Sheet {
    let tournament = log.state();
    let rows = cash_report(log).into_iter().map(|line| {
        let mut row: ReportRow =
            vec![("hour", Cell::Moment(line.hour)), ("desk", Cell::Text(line.desk.clone()))];
        row.extend(MoneyColumn::ALL.iter().map(|column| {
            (column_name(*column), signed_figures(tournament, line.flow.of(*column)))
        }));
        row.push(("given_back", signed_figures(tournament, line.flow.back)));
        row.push(("cash", signed_figures(tournament, line.flow.cash())));
        row
    });
    Sheet { rows: rows.collect() }
}

/// Everybody who owes something, as rows.
#[must_use]
pub fn owed_sheet(tournament: &Tournament) -> Sheet {
    let name = |id| tournament.entries().player(id).map(|one| one.name.to_string());
    let rows = who_owes(tournament).map(|(player, owed)| {
        vec![
            ("player", name(player).map_or(Cell::Empty, Cell::Text)),
            ("owed", figures(tournament, owed)),
        ]
    });
    Sheet { rows: rows.collect() }
}

/// Who gets which bounties, and what was paid of it, as rows.
#[must_use]
pub fn bounties_sheet(tournament: &Tournament) -> Sheet {
    let name = |id| tournament.entries().player(id).map(|one| one.name.to_string());
    let bounties = engine::winnings::bounties(tournament);
    let due = bounties.due();
    let mut rows = Vec::new();
    let players = tournament.entries().players().map(|player| player.id);
    for player in players {
        let paid = tournament.winnings().paid(player, Winning::Bounty);
        let head = bounties.heads.get(&player).copied().unwrap_or_default();
        let won = due.get(&player).copied().unwrap_or_default();
        let open = bounties.unclaimed.get(&player).copied().unwrap_or_default();
        if [paid, head, won, open].iter().all(Money::is_zero) {
            continue;
        }
        rows.push(vec![
            ("player", name(player).map_or(Cell::Empty, Cell::Text)),
            ("on_head", figures(tournament, head)),
            ("won", figures(tournament, won)),
            ("paid", figures(tournament, paid)),
            ("nobody_named", figures(tournament, open)),
        ]);
    }
    Sheet { rows }
}

/// What the prize of each player is, as programs read it; empty where the event has no prices.
pub(super) fn prize_cells(tournament: &Tournament) -> BTreeMap<PlayerId, Cell> {
    let Some(prizes) = Prizes::of(tournament) else { return BTreeMap::new() };
    let won = prizes.lines.iter().filter_map(|line| Some((line.to?, line.amount)));
    won.filter(|(_, amount)| !amount.is_zero())
        .map(|(player, amount)| (player, figures(tournament, amount)))
        .collect()
}
