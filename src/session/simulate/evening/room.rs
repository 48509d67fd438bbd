//! What really lies on the tables: every player's chips, which the engine never sees.

use crate::simulate::evening::program::{starting_purse, values};
use crate::simulate::evening::purse::Purse;
use engine::chips::ChipCause;
use engine::values::PlayerId;
use std::collections::BTreeMap;

/// The real chips of everybody who is in.
#[derive(Debug, Default)]
pub(super) struct Room {
    purses: BTreeMap<PlayerId, Purse>,
    /// Chips that somebody forgot in his pocket while they were raced.
    forgotten: BTreeMap<PlayerId, Purse>,
    /// Values that are gone are left out.
    values: Vec<u64>,
    /// Why chips came onto the tables, or left them.
    causes: BTreeMap<ChipCause, i64>,
}

impl Room {
    /// A room where every value of the set is in play.
    pub(super) fn new() -> Self {
        Self { values: values(), ..Self::default() }
    }

    /// The values in play, the smallest first.
    pub(super) fn values(&self) -> &[u64] {
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

    /// All chips in play.
    pub(super) fn worth(&self) -> u64 {
        self.purses.values().map(Purse::worth).sum::<u64>() + self.forgotten()
    }

    /// How many chips of a value there are.
    pub(super) fn count(&self, value: u64) -> u64 {
        let all = self.purses.values().chain(self.forgotten.values());
        all.map(|purse| purse.count(value)).sum()
    }

    /// Chips in pockets.
    pub(super) fn forgotten(&self) -> u64 {
        self.forgotten.values().map(Purse::worth).sum()
    }

    /// Writes down why chips came, or left where negative.
    pub(super) fn book(&mut self, cause: ChipCause, chips: i64) {
        *self.causes.entry(cause).or_default() += chips;
    }

    /// What a cause brought, or took where negative.
    pub(super) fn sum_of(&self, cause: ChipCause) -> i64 {
        self.causes.get(&cause).copied().unwrap_or_default()
    }

    /// How much somebody has in front of him.
    pub(super) fn stack(&self, player: PlayerId) -> u64 {
        self.purses.get(&player).map_or(0, Purse::worth)
    }

    /// His chips.
    pub(super) fn purse(&mut self, player: PlayerId) -> &mut Purse {
        self.purses.entry(player).or_default()
    }

    /// Takes his chips into a hand, or off the table.
    pub(super) fn take(&mut self, player: PlayerId) -> Purse {
        self.purses.remove(&player).unwrap_or_default()
    }

    /// Sets chips in front of him.
    pub(super) fn put(&mut self, player: PlayerId, purse: Purse) {
        if purse.worth() > 0 {
            self.purses.entry(player).or_default().merge(purse);
        }
    }

    /// A starting stack in chips that are still played with.
    pub(super) fn buy_in(&mut self, player: PlayerId, cause: ChipCause) {
        let whole = starting_purse();
        let is_in_play = |value: &u64| self.values.contains(value);
        let kept: Vec<(u64, u64)> = whole.iter().filter(|(value, _)| is_in_play(value)).collect();
        let mut purse = Purse::of(kept);
        purse.merge(self.change_for(whole.worth() - purse.worth()));
        self.book(cause, purse.worth().cast_signed());
        self.put(player, purse);
    }

    /// Chips worth this much, in the smallest ones that are played with.
    pub(super) fn change_for(&self, worth: u64) -> Purse {
        let Some(smallest) = self.values.first() else { return Purse::default() };
        Purse::of([(*smallest, worth / smallest)])
    }

    /// Somebody forgets a few chips of a value in his pocket.
    pub(super) fn forget(&mut self, player: PlayerId, value: u64, count: u64) -> u64 {
        let count = self.purse(player).remove(value, count);
        self.forgotten.entry(player).or_default().add(value, count);
        count
    }

    /// Somebody finds what he forgot.
    pub(super) fn find(&mut self, player: PlayerId) -> Purse {
        self.forgotten.remove(&player).unwrap_or_default()
    }

    /// Who forgot something.
    pub(super) fn forgetful(&self) -> Option<PlayerId> {
        self.forgotten.keys().next().copied()
    }

    /// The one of these with the smallest stack.
    pub(super) fn shortest(&self, players: &[PlayerId]) -> Option<PlayerId> {
        players.iter().copied().min_by_key(|player| (self.stack(*player), *player))
    }
}
