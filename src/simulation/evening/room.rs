//! What really lies on the tables: every player's chips, which the engine never sees.

use crate::evening::Purse;
use crate::evening::program::{starting_purse, values};
use engine::values::PlayerId;
use std::collections::BTreeMap;

/// Chips that somebody forgot in their pocket while they were raced.
#[derive(Debug, Clone, Copy)]
pub struct Forgotten {
    pub player: PlayerId,
    /// What each of these chips is worth.
    pub value: u64,
    pub count: u64,
}

/// The real chips of everybody who is in.
#[derive(Debug, Default)]
pub struct Room {
    purses: BTreeMap<PlayerId, Purse>,
    forgotten: Option<Forgotten>,
    /// Values that are gone are left out.
    values: Vec<u64>,
    /// How often the house had to change a chip.
    pub changed_by_house: u64,
}

impl Room {
    /// A room where every value of the set is in play.
    pub(super) fn new() -> Self {
        Self { values: values(), ..Self::default() }
    }

    /// The values in play, the smallest first.
    #[must_use]
    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// The smallest chip in play, and the one that it is raced for.
    pub(super) fn smallest_two(&self) -> Option<(u64, u64)> {
        Some((*self.values.first()?, *self.values.get(1)?))
    }

    /// A value is not played with any more.
    pub(super) fn value_is_gone(&mut self, value: u64) {
        self.values.retain(|kept| *kept != value);
    }

    /// What all chips in play are worth.
    #[must_use]
    pub fn worth(&self) -> u64 {
        let forgotten = self.forgotten.map_or(0, |chips| chips.value * chips.count);
        self.purses.values().map(Purse::worth).sum::<u64>() + forgotten
    }

    /// How many chips of a value there are.
    #[must_use]
    pub fn count(&self, value: u64) -> u64 {
        let forgotten = self.forgotten.filter(|chips| chips.value == value);
        let on_tables: u64 = self.purses.values().map(|purse| purse.count(value)).sum();
        on_tables + forgotten.map_or(0, |chips| chips.count)
    }

    /// Chips that somebody forgot in a pocket, if any.
    #[must_use]
    pub fn forgotten(&self) -> Option<Forgotten> {
        self.forgotten
    }

    /// How much somebody has in front of them.
    #[must_use]
    pub fn stack(&self, player: PlayerId) -> u64 {
        self.purses.get(&player).map_or(0, Purse::worth)
    }

    pub(super) fn purse(&mut self, player: PlayerId) -> &mut Purse {
        self.purses.entry(player).or_default()
    }

    /// Takes their chips into a hand, or off the table.
    pub(super) fn take(&mut self, player: PlayerId) -> Purse {
        self.purses.remove(&player).unwrap_or_default()
    }

    /// Sets chips in front of them.
    pub(super) fn put(&mut self, player: PlayerId, purse: Purse) {
        if purse.worth() > 0 {
            self.purses.entry(player).or_default().merge(purse);
        }
    }

    /// A starting stack in chips that are still played with.
    pub(super) fn buy_in(&mut self, player: PlayerId) {
        let whole = starting_purse();
        let is_in_play = |value: &u64| self.values.contains(value);
        let kept: Vec<(u64, u64)> = whole.iter().filter(|(value, _)| is_in_play(value)).collect();
        let mut purse = Purse::of(kept);
        purse.merge(self.change_for(whole.worth() - purse.worth()));
        self.put(player, purse);
    }

    /// Chips worth this much, in the smallest ones that are played with.
    pub(super) fn change_for(&self, worth: u64) -> Purse {
        let Some(smallest) = self.values.first() else { return Purse::default() };
        Purse::of([(*smallest, worth / smallest)])
    }

    /// Somebody forgets a few of their chips in their pocket.
    pub(super) fn forget(&mut self, chips: Forgotten) {
        self.purse(chips.player).remove(chips.value, chips.count);
        self.forgotten = Some(chips);
    }

    /// Whoever forgot something finds it, and gets this for it.
    pub(super) fn find(&mut self, paid: Purse) {
        if let Some(found) = self.forgotten.take() {
            self.put(found.player, paid);
        }
    }

    /// The one of these with the smallest stack.
    pub(super) fn shortest(&self, players: &[PlayerId]) -> Option<PlayerId> {
        players.iter().copied().min_by_key(|player| (self.stack(*player), *player))
    }
}
