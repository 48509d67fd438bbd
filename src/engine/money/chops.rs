//! Ways to share the prizes that are left among those who still play.

use super::icm::icm;
use super::largest_remainder::by_largest_remainder;
use crate::values::{Chips, Money};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use strum::{IntoStaticStr, VariantArray};

/// By what the players who are left share the prizes that are left.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ChopMethod {
    /// What each stack is worth by the Independent Chip Model.
    Icm,
    /// The smallest prize for everybody, and the rest by chips.
    ChipChop,
    /// Alike for everybody, whatever their stacks are.
    Even,
}

impl ChopMethod {
    /// Every method, in the order in which they stand side by side.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What is shared, and by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chop {
    /// The stacks; everybody has chips.
    pub stacks: Vec<Chips>,
    /// The prizes that are left, one a player, the highest first.
    pub prizes: Vec<Money>,
    /// What is kept out of them for the winner, who is played for.
    pub kept: Money,
    /// Shares are whole multiples of it, as far as it goes into what is shared.
    pub unit: Money,
}

impl Chop {
    /// What is shared: all prizes but for what is kept.
    #[must_use]
    pub fn shared(&self) -> Money {
        self.prizes.iter().copied().sum::<Money>().minus(self.kept)
    }

    /// The prizes that are shared, the highest first: what is kept comes off the highest one, and
    /// off those that are then as high, so that no place is ever worth more than the one before it.
    #[must_use]
    pub fn shared_prizes(&self) -> Vec<Money> {
        let mut prizes = self.prizes.clone();
        let mut kept = self.kept;
        for top in 1..=self.prizes.len() {
            // So many prizes are alike by now; they come down together to the one below them.
            let below = self.prizes.get(top).copied().unwrap_or_default();
            let count = top as u64;
            let highest = self.prizes.get(top - 1).copied().unwrap_or_default();
            let off = kept.min(highest.minus(below).times(count));
            let each = highest.minus(Money(off.0 / count));
            let odd = usize::try_from(off.0 % count).unwrap_or_default();
            for (at, prize) in prizes.iter_mut().take(top).enumerate() {
                *prize = if at >= top - odd { each.minus(Money(1)) } else { each };
            }
            kept = kept.minus(off);
            if kept == Money::ZERO {
                break;
            }
        }
        prizes
    }

    /// What a method gives each player before any rounding, in millionths of the smallest unit of
    /// money and in the order of the stacks.
    #[must_use]
    pub fn exact(&self, method: ChopMethod) -> Vec<u64> {
        const MILLION: u128 = 1_000_000;
        let prizes = self.shared_prizes();
        let players = self.stacks.len() as u64;
        let shared = u128::from(self.shared().0) * MILLION;
        let whole = |millionths: u128| u64::try_from(millionths).unwrap_or(u64::MAX);
        match method {
            ChopMethod::Icm => icm(&self.stacks, &prizes),
            ChopMethod::ChipChop => {
                let smallest = match prizes.len() == self.stacks.len() {
                    true => u128::from(prizes.last().map_or(0, |last| last.0)) * MILLION,
                    false => 0,
                };
                let by_chips = shared.saturating_sub(smallest * u128::from(players));
                let total: u128 = self.stacks.iter().map(|stack| u128::from(stack.0)).sum();
                let of = |stack: &Chips| {
                    let share = by_chips.saturating_mul(u128::from(stack.0)).checked_div(total);
                    whole(smallest + share.unwrap_or_default())
                };
                self.stacks.iter().map(of).collect()
            }
            ChopMethod::Even => {
                let each = shared.checked_div(u128::from(players)).unwrap_or_default();
                self.stacks.iter().map(|_| whole(each)).collect()
            }
        }
    }

    /// What a method gives each player, in whole units and with the sum exact: what rounding leaves
    /// goes to those who lost most by it, and among those who lost alike to the larger stack.
    #[must_use]
    pub fn rounded(&self, method: ChopMethod) -> Vec<Money> {
        let exact = self.exact(method);
        let mut order: Vec<(usize, &Chips)> = self.stacks.iter().enumerate().collect();
        order.sort_by_key(|(at, stack)| (Reverse(**stack), *at));
        let exact_of = |(at, _): &(usize, &Chips)| exact.get(*at).copied().unwrap_or_default();
        let sorted: Vec<u64> = order.iter().map(exact_of).collect();
        let mut rounded = vec![Money::ZERO; self.stacks.len()];
        let amounts = by_largest_remainder(self.shared(), &sorted, self.unit);
        for ((at, _), amount) in order.into_iter().zip(amounts) {
            if let Some(of_player) = rounded.get_mut(at) {
                *of_player = amount;
            }
        }
        rounded
    }
}
