//! The money of a whole evening: who pays when, the payouts, the bounties, a deal, and the box.

use crate::Failure;
use crate::simulate::evening::{Evening, WholeEvening};
use engine::command::Command;
use engine::entries::Who;
use engine::money::{
    BountyTerms, BountyWinners, BuyIn, Currency, Deduction, DeductionShare, Fee, MoneyColumn,
    MoneyTerms, PayoutTerms, Pays, PaysWhen, Price, prize_pool,
};
use engine::values::{Chips, Money, PlayerId, Sale};
use engine::winnings::{AfterDeal, DealCounts, DealMethod, DealStack, bounties, dues, prizes_left};
use rand::RngExt;
use rulebook::PayoutTemplate;
use serde::Serialize;
use std::collections::BTreeMap;

/// So many players make a deal.
const DEAL_OF: u32 = 5;

/// What the money of a whole evening came to, in cents.
#[derive(Debug, Clone, Default, Serialize)]
pub struct MoneyFigures {
    /// What stands in each column of the ledger.
    pub columns: BTreeMap<&'static str, i64>,
    /// What was shared.
    pub prize_pool: u64,
    /// What the house paid because less came in than it guaranteed.
    pub overlay: u64,
    /// What was taken from the pool before it was shared.
    pub deducted: u64,
    /// How many places were paid.
    pub places_paid: usize,
    /// What the busts of the bubble got, in the order of their places.
    pub bubble_prizes: Vec<u64>,
    /// Bounties of players whom nobody is named to have knocked out.
    pub bounties_open: u64,
    /// What each method gives those who made the deal, the largest stack first.
    pub deals: BTreeMap<&'static str, Vec<u64>>,
    /// What the deal kept for the winner.
    pub kept: u64,
    /// What has to be in the cash box.
    pub in_the_box: i64,
}

/// The prices of the event: a guarantee that the field does not reach, and heads that grow.
pub(super) fn prices(asked: &WholeEvening) -> Option<MoneyTerms> {
    let fee = |name: &str, amount| Fee { name: name.to_owned(), amount: Money(amount) };
    let buy_in = |name: &str, sale, price| BuyIn {
        name: name.to_owned(),
        sale,
        price,
        chips: None,
        points: 0,
        until: None,
        per_player: None,
        in_all: None,
    };
    let entry = Price {
        pool: Money(6_000),
        fees: vec![fee("Rake", 700), fee("Cup", 100)],
        staff: Money(200),
        bounty: Money(3_000),
    };
    let chips = |pool, staff| Price { pool: Money(pool), staff: Money(staff), ..Price::default() };
    Some(MoneyTerms {
        currency: Currency { name: "EUR".to_owned(), digits: 2 },
        buy_ins: vec![
            buy_in("Entry", Sale::Entry, entry.clone()),
            buy_in("Re-entry", Sale::ReEntry, entry),
            buy_in("Rebuy", Sale::Rebuy, chips(6_000, 0)),
            buy_in("Add-on", Sale::AddOn, chips(5_000, 500)),
        ],
        deductions: vec![Deduction {
            name: "Dealers".to_owned(),
            share: DeductionShare::PerThousand(30),
        }],
        added: Money::ZERO,
        guarantee: Money(u64::from(asked.entries) * 15_000),
        payouts: PayoutTerms {
            template: PayoutTemplate::find("fifteen-percent")?.clone(),
            unit: Money(500),
            smallest: None,
            seat: None,
        },
        extras: Vec::new(),
        bounties: BountyTerms::Progressive { won_per_thousand: 500 },
        bounty_winners: BountyWinners::default(),
        ties: None,
    })
}

impl Evening<'_> {
    /// What somebody pays who comes again: some pay later, and the house pays for a few.
    pub(super) fn pays(&mut self) -> Pays {
        match self.play.dice.random_range(0..20) {
            0..4 => Pays { when: PaysWhen::Later, ..Pays::default() },
            4 => Pays { off: Money(2_000), ..Pays::default() },
            _ => Pays::default(),
        }
    }

    /// Everybody who owes something pays it.
    pub(super) fn collect(&mut self) -> Result<(), Failure> {
        let tournament = self.play.tournament();
        let players = tournament.entries().players().map(|player| player.id);
        let owe = |player: &PlayerId| !tournament.money().owed_by(*player).is_zero();
        for player in players.filter(owe).collect::<Vec<_>>() {
            self.submit(&Command::TakePayment { player: Who::Id(player), amount: None })?;
        }
        Ok(())
    }

    /// Once nothing more is sold the payouts are fixed.
    pub(super) fn fix_payouts(&mut self) -> Result<(), Failure> {
        let tournament = self.play.tournament();
        let now = self.play.now;
        let is_sold = tournament.is_registration_open(now) || tournament.is_rebuy_open(now);
        let add_ons_come = self.figures.add_ons == 0;
        if is_sold || add_ons_come || tournament.money().fixed().is_some() {
            return Ok(());
        }
        self.collect()?;
        self.submit(&Command::FixPayouts)
    }

    /// Pays out every prize and bounty that is due.
    pub(super) fn pay_out(&mut self) -> Result<(), Failure> {
        let due = dues(self.play.tournament()).into_iter().filter(|due| !due.left().is_zero());
        for due in due.collect::<Vec<_>>() {
            let (player, what) = (Who::Id(due.player), due.what);
            self.submit(&Command::PayOut { player, what, amount: None })?;
        }
        Ok(())
    }

    /// What the busts of the bubble are paid.
    pub(super) fn note_bubble(&mut self) {
        let places = &self.figures.shared_places;
        let all = dues(self.play.tournament());
        let is_it = |place: u32| places.first() == Some(&place);
        let shared = all.iter().filter(|due| due.place.is_some_and(|place| is_it(place.0)));
        self.figures.money.bubble_prizes = shared.map(|due| due.amount.0).collect();
    }

    /// The last five look at what each method gives them, and share by ICM; a tenth stays for the
    /// winner.
    pub(super) fn deal_prizes(&mut self) -> Result<(), Failure> {
        let tournament = self.play.tournament();
        if self.left() != DEAL_OF || tournament.winnings().deal().is_some() {
            return Ok(());
        }
        let Ok(prizes) = prizes_left(tournament) else { return Ok(()) };
        let total: Money = prizes.iter().copied().sum();
        let kept = Money(total.0 / 10 / 500 * 500);
        let players = tournament.entries().players().filter(|player| player.is_in());
        let stacks: Vec<DealStack> = players
            .map(|player| DealStack {
                player: Who::Id(player.id),
                chips: Chips(self.room.stack(player.id)),
                amount: None,
            })
            .collect();
        self.figures.money.kept = kept.0;
        for method in [DealMethod::Even, DealMethod::ChipChop, DealMethod::Icm] {
            let (stacks, then) = (stacks.clone(), AfterDeal::PlayOn);
            self.submit(&Command::MakeDeal {
                method,
                stacks,
                kept,
                unit: None,
                then,
                counts: DealCounts::default(),
            })?;
            let deal = self.play.tournament().winnings().deal().ok_or(Failure::Broken)?;
            let shares = deal.shares.iter().map(|share| share.amount.0).collect();
            self.figures.money.deals.insert(method.id(), shares);
            if method != DealMethod::Icm {
                self.submit(&Command::DropDeal)?;
            }
        }
        Ok(())
    }

    /// The last prizes are paid out, and five euros are missing in the box when it is counted.
    pub(super) fn close_the_box(&mut self) -> Result<(), Failure> {
        self.collect()?;
        self.pay_out()?;
        let note = "counted".to_owned();
        self.submit(&Command::CorrectCash { amount: -500, note })?;
        let tournament = self.play.tournament();
        let ledger = tournament.money().ledger();
        let columns = MoneyColumn::ALL.iter().map(|column| (column.id(), ledger.sum(*column)));
        let money = &mut self.figures.money;
        money.columns = columns.collect();
        money.in_the_box = ledger.in_the_box();
        if let Some(pool) = prize_pool(tournament) {
            money.prize_pool = pool.total.0;
            money.overlay = pool.overlay.0;
            money.deducted = pool.deducted.iter().map(|(_, amount)| amount.0).sum();
        }
        let fixed = tournament.money().fixed();
        money.places_paid = fixed.map_or(0, |fixed| fixed.prizes.len());
        money.bounties_open = bounties(tournament).unclaimed.values().map(|open| open.0).sum();
        Ok(())
    }
}
