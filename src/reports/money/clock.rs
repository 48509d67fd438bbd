//! What the players' clock shows of the money.

use super::{Prizes, currency};
use engine::Tournament;
use engine::money::Currency;
use engine::values::{Money, Place};
use engine::winnings::is_over;

/// What there is to win, as players see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockPrizes {
    /// The currency in which amounts are told.
    pub currency: Currency,
    /// The prize pool that is shared in all.
    pub pool: Money,
    /// What places are paid, the best first; those that are paid alike in one step.
    pub steps: Vec<PrizeStep>,
    /// How many have to go until everybody who is left is paid; none before payouts are fixed,
    /// once they are paid, after a deal, and where nothing is played for any more.
    pub from_the_money: Option<u32>,
    /// What whoever goes out next is paid, likewise.
    pub next: Option<(Place, Money)>,
}

/// Places that are paid alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeStep {
    pub first: Place,
    pub last: Place,
    /// What each of these places is paid.
    pub amount: Money,
    /// Prizes of these places that are no money.
    pub extras: Vec<String>,
}

impl ClockPrizes {
    /// What there is to win; none where the event has no prices.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Option<Self> {
        let prizes = Prizes::of(tournament)?;
        let left = tournament.entries().left();
        let dealt = tournament.winnings().deal().map_or(0, |deal| deal.shares.len());
        let is_over = is_over(tournament);
        let fixed = tournament.money().fixed().filter(|_| dealt == 0 && !is_over);
        let paid = fixed.map(|fixed| u32::try_from(fixed.prizes.len()).unwrap_or(u32::MAX));
        let next = fixed.filter(|_| left > 1).and_then(|fixed| {
            let last = (left as usize).checked_sub(1)?;
            Some((Place(left), *fixed.prizes.get(last)?))
        });
        Some(Self {
            currency: currency(tournament),
            pool: prizes.fixed.unwrap_or(prizes.pool.total),
            steps: steps(&prizes, dealt),
            from_the_money: paid.and_then(|paid| left.checked_sub(paid)).filter(|left| *left > 0),
            next,
        })
    }
}

/// What each place is paid, whoever has it; what was dealt is nobody else's affair.
fn steps(prizes: &Prizes, dealt: usize) -> Vec<PrizeStep> {
    let mut steps: Vec<PrizeStep> = Vec::new();
    for (place, amount, extras) in prizes.by_place(dealt) {
        match steps.last_mut() {
            Some(last) if last.amount == amount && last.extras.is_empty() && extras.is_empty() => {
                last.last = place;
            }
            _ => steps.push(PrizeStep { first: place, last: place, amount, extras }),
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::{PrizeStep, Prizes, steps};
    use engine::money::{ExtraPrize, ForThePool, PrizePool};
    use engine::values::{Money, Place};

    /// An old file may name any place, so only places that have something are walked over.
    #[test]
    fn a_place_that_is_none_is_walked_over_at_once() {
        let total = Money(90);
        let (added, overlay) = (Money::ZERO, Money::ZERO);
        let from = ForThePool { sold: total, ..ForThePool::default() };
        let pool = PrizePool { from, deducted: Vec::new(), added, overlay, total };
        let extra = |place, what: &str| ExtraPrize { place: Place(place), what: what.to_owned() };
        let extras = vec![extra(0, "A cup"), extra(u32::MAX, "A lemon")];
        let amounts = vec![Money(60), Money(30)];
        let (fixed, fault, lines) = (None, None, Vec::new());
        let prizes = Prizes { pool, fixed, fault, lines, amounts, extras };
        let of_place = |place: u32, amount, extras| {
            let place = Place(place);
            PrizeStep { first: place, last: place, amount: Money(amount), extras }
        };
        let last = of_place(u32::MAX, 0, vec!["A lemon".to_owned()]);
        let all = [of_place(1, 60, Vec::new()), of_place(2, 30, Vec::new()), last];
        assert_eq!(steps(&prizes, 0), all);
    }
}
