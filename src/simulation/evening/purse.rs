//! Real chips: how many of each value somebody has in front of them.

use std::collections::BTreeMap;

/// Real chips, by value. Every value divides the next larger one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Purse {
    chips: BTreeMap<u64, u64>,
}

impl Purse {
    /// So many chips of each value.
    pub(super) fn of(chips: impl IntoIterator<Item = (u64, u64)>) -> Self {
        let mut purse = Self::default();
        for (value, count) in chips {
            purse.add(value, count);
        }
        purse
    }

    /// What they are worth together.
    pub(super) fn worth(&self) -> u64 {
        self.chips.iter().map(|(value, count)| value * count).sum()
    }

    /// How many chips of this value.
    pub(super) fn count(&self, value: u64) -> u64 {
        self.chips.get(&value).copied().unwrap_or_default()
    }

    /// Every value with its number of chips, the smallest first.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (u64, u64)> {
        self.chips.iter().map(|(value, count)| (*value, *count))
    }

    pub(super) fn add(&mut self, value: u64, count: u64) {
        if count > 0 {
            *self.chips.entry(value).or_default() += count;
        }
    }

    pub(super) fn merge(&mut self, other: Self) {
        for (value, count) in other.chips {
            self.add(value, count);
        }
    }

    /// Takes away up to so many chips of a value, and says how many there were.
    pub(super) fn remove(&mut self, value: u64, count: u64) -> u64 {
        let had = self.count(value);
        let taken = had.min(count);
        if taken == had {
            self.chips.remove(&value);
        } else {
            self.chips.insert(value, had - taken);
        }
        taken
    }

    /// Takes exactly this much, the largest chips first; nothing where these chips cannot make it.
    pub(super) fn take(&mut self, amount: u64) -> Option<Self> {
        self.take_below(u64::MAX, amount)
    }

    /// Takes exactly this much in chips smaller than `limit`.
    fn take_below(&mut self, limit: u64, amount: u64) -> Option<Self> {
        let mut left = amount;
        let mut taken = Vec::new();
        for (value, count) in self.chips.range(..limit).rev() {
            let fits = (left / value).min(*count);
            left -= fits * value;
            taken.push((*value, fits));
        }
        if left > 0 {
            return None;
        }
        for (value, count) in &taken {
            self.remove(*value, *count);
        }
        Some(Self::of(taken))
    }

    /// The smallest chip that has to be changed before exactly this much can be taken.
    fn too_large(&self, amount: u64) -> Option<u64> {
        let mut left = amount;
        for (value, count) in self.chips.iter().rev() {
            left -= (left / value).min(*count) * value;
        }
        self.chips.keys().find(|value| **value > left && left > 0).copied()
    }

    /// Takes exactly this much, with change from a neighbor, or else from the house.
    ///
    /// Gives back how many chips the house changed; nothing where it cannot be done.
    pub(super) fn pay(
        &mut self,
        amount: u64,
        neighbors: &mut [(impl Sized, Self)],
        values: &[u64],
    ) -> Option<(Self, u64)> {
        let mut changed = 0;
        loop {
            if let Some(taken) = self.take(amount) {
                return Some((taken, changed));
            }
            let large = self.too_large(amount)?;
            self.remove(large, 1);
            let small = neighbors.iter_mut().find_map(|(_, neighbor)| {
                let small = neighbor.take_below(large, large)?;
                neighbor.add(large, 1);
                Some(small)
            });
            if let Some(small) = small {
                self.merge(small);
                continue;
            }
            let smaller = values.iter().rev().find(|value| **value < large)?;
            self.add(*smaller, large / smaller);
            changed += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Purse;

    #[test]
    fn exactly_so_much_is_taken_or_nothing() {
        let mut purse = Purse::of([(25, 3), (100, 1), (500, 1)]);
        assert_eq!(purse.take(50), Some(Purse::of([(25, 2)])));
        assert_eq!(purse.take(50), None);
        assert_eq!(purse.worth(), 625);
        assert_eq!(purse.take(600), Some(Purse::of([(100, 1), (500, 1)])));
        assert_eq!(purse, Purse::of([(25, 1)]));
    }

    #[test]
    fn change_comes_from_a_neighbor_before_the_house() {
        let values = [25, 100, 500];
        let mut purse = Purse::of([(500, 1)]);
        let mut neighbors = [((), Purse::of([(100, 5)]))];
        let paid = purse.pay(200, &mut neighbors, &values);
        assert_eq!(paid, Some((Purse::of([(100, 2)]), 0)));
        assert_eq!(neighbors[0].1, Purse::of([(500, 1)]));
        let paid = purse.pay(25, &mut neighbors, &values);
        assert_eq!(paid, Some((Purse::of([(25, 1)]), 1)));
        assert_eq!(purse.worth(), 275);
        assert_eq!(purse.pay(300, &mut neighbors, &values), None);
    }
}
