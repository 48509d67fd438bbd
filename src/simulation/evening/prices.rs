//! The money of a whole evening: who pays when, the payouts, a deal, and the box.

use crate::evening::Evening;
use engine::command::Command;
use engine::entries::Who;
use engine::money::{MoneyColumn, Pays, PaysWhen, prize_pool};
use engine::values::{Chips, Money, PlayerId};
use engine::winnings::{AfterDeal, DealCounts, DealMethod, DealStack, bounties, dues, prizes_left};
use rand::RngExt;
use session::Failure;

/// So many players make a deal.
const DEAL_OF: u32 = 5;

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

    /// The last five see what each method gives, and share by ICM; a tenth stays for the winner.
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
