//! What is in the cash box, what is still to be paid out of it, and what is left then.

use engine::Tournament;
use engine::money::{MoneyColumn, prize_pool};
use engine::values::Money;
use engine::winnings::{Bounties, BountyTo, bounties};

/// The cash box against what is to be paid out of it, for the window, the terminal and the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Till {
    /// What has to be in the cash box.
    pub in_the_box: i64,
    /// Everything that is still to be paid out: prizes, whoever wins them, and bounties.
    pub still_to_pay: i64,
    /// What players still owe in all.
    pub owed: Money,
}

impl Till {
    /// As it stands; none where the event has no prices.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Option<Self> {
        let pool = prize_pool(tournament)?.total;
        let ledger = tournament.money().ledger();
        let prizes = match tournament.money().fixed() {
            Some(fixed) => fixed.prizes.iter().copied().sum(),
            None => pool,
        };
        let all = bounties_to_pay(&bounties(tournament)).plus(prizes);
        let paid = [MoneyColumn::PrizesPaid, MoneyColumn::BountiesPaid];
        let paid: i64 = paid.into_iter().map(|column| ledger.sum(column)).sum();
        Some(Self {
            in_the_box: ledger.in_the_box(),
            still_to_pay: signed(all).saturating_sub(paid),
            owed: ledger.money(MoneyColumn::Owed),
        })
    }

    /// What is left in the box when everything is paid out; missing where negative.
    #[must_use]
    pub fn left_over(self) -> i64 {
        self.in_the_box.saturating_sub(self.still_to_pay)
    }

    /// What is missing in the box even when everybody has paid what they owe.
    #[must_use]
    pub fn missing(self) -> Money {
        let left = self.left_over().saturating_add(signed(self.owed));
        Money(if left < 0 { left.unsigned_abs() } else { 0 })
    }
}

/// Bounties that players get, and those that nobody has won yet; not what went elsewhere.
fn bounties_to_pay(bounties: &Bounties) -> Money {
    let elsewhere = bounties.given.iter().filter(|given| match given.to {
        BountyTo::Pool | BountyTo::House | BountyTo::Staff => true,
        BountyTo::Player(_) | BountyTo::Winner => false,
    });
    bounties.total().minus(elsewhere.map(|given| given.amount).sum())
}

fn signed(amount: Money) -> i64 {
    i64::try_from(amount.0).unwrap_or(i64::MAX)
}
