//! Amounts by player, found without a search.

use crate::values::{Money, PlayerId};
use std::collections::BTreeMap;

/// An amount for each player; nothing for whoever is not named.
///
/// Players are numbered in the order of registration, so one of ten thousand is found at once; a
/// forged file may name others, too.
#[derive(Debug, Clone)]
pub(super) struct ByPlayer {
    registered: Vec<Money>,
    others: BTreeMap<PlayerId, Money>,
}

impl ByPlayer {
    /// Nothing for anybody, where so many are registered.
    pub(super) fn of(players: usize) -> Self {
        Self { registered: vec![Money::ZERO; players], others: BTreeMap::new() }
    }

    /// So much more for this player.
    pub(super) fn add(&mut self, player: PlayerId, amount: Money) {
        let sum = self.of_player(player);
        *sum = sum.plus(amount);
    }

    /// All that this player has, and nothing of it is left.
    pub(super) fn take(&mut self, player: PlayerId) -> Money {
        std::mem::take(self.of_player(player))
    }

    /// Everybody who has something, by number.
    pub(super) fn all(self) -> impl Iterator<Item = (PlayerId, Money)> {
        let registered = (1..).map(PlayerId).zip(self.registered);
        registered.chain(self.others).filter(|(_, amount)| !amount.is_zero())
    }

    fn of_player(&mut self, player: PlayerId) -> &mut Money {
        let index = usize::try_from(player.0).ok().and_then(|no| no.checked_sub(1));
        match index.and_then(|index| self.registered.get_mut(index)) {
            Some(amount) => amount,
            None => self.others.entry(player).or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ByPlayer, Money, PlayerId};

    #[test]
    fn whoever_is_not_registered_has_an_amount_too() {
        let mut amounts = ByPlayer::of(2);
        for (player, amount) in [(2, 5), (u32::MAX, 7), (2, 1), (1, 3), (0, 9)] {
            amounts.add(PlayerId(player), Money(amount));
        }
        assert_eq!(amounts.take(PlayerId(1)), Money(3));
        assert_eq!(amounts.take(PlayerId(1)), Money::ZERO);
        let all: Vec<(u32, u64)> = amounts.all().map(|(who, amount)| (who.0, amount.0)).collect();
        assert_eq!(all, [(2, 6), (0, 9), (u32::MAX, 7)]);
    }
}
