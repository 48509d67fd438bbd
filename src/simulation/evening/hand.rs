//! One hand of poker, as far as chips move: blinds, a bet, a call, a showdown with side pots.

use crate::evening::Purse;
use engine::values::PlayerId;
use rand::RngExt;
use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom;
use std::collections::BTreeMap;

#[derive(Debug, Clone, Copy)]
pub(super) struct Posts {
    /// Who posts the small blind; nobody where it is dead.
    pub(super) small_blind: Option<PlayerId>,
    /// Who posts the big blind and the ante of the table.
    pub(super) big_blind: Option<PlayerId>,
    /// The small blind, the big blind and the ante, in chips.
    pub(super) chips: (u64, u64, u64),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Quiet,
    /// Two players put in everything that both have.
    AllIn,
    Careful,
    /// This player loses everything but so much.
    Lost(PlayerId, u64),
}

/// A player in the hand, with their chips.
pub(super) type Seat = (PlayerId, Purse);

#[derive(Debug, Default)]
pub(super) struct HandResult {
    /// Who has nothing left, with their stack at the start of the hand.
    pub(super) busted: Vec<(PlayerId, u64)>,
    /// Those who won chips of whoever busted.
    pub(super) by: Vec<PlayerId>,
    /// Chips that the house changed.
    pub(super) changed: u64,
}

/// A hand while it is played.
struct Hand<'a> {
    posts: Posts,
    dice: &'a mut ChaCha20Rng,
    /// Everybody's stack at the start, in chips.
    stacks: BTreeMap<PlayerId, u64>,
    /// What each put into the pots.
    bets: BTreeMap<PlayerId, u64>,
    /// The ante of the table, and who posted it.
    ante: u64,
    /// Those who show their cards, the best hand first.
    shown: Vec<PlayerId>,
}

/// Plays a hand with the real chips of a table; nothing where they cannot make the bets.
///
/// The cards of players who are away are dead; they post their blinds.
pub(super) fn play_hand(
    seats: &mut [Seat],
    away: &[PlayerId],
    posts: Posts,
    mood: Mood,
    values: &[u64],
    dice: &mut ChaCha20Rng,
) -> Option<HandResult> {
    let stacks = seats.iter().map(|(player, purse)| (*player, purse.worth())).collect();
    let mut hand = Hand { posts, dice, stacks, bets: BTreeMap::new(), ante: 0, shown: Vec::new() };
    hand.post();
    hand.bet(away, mood);
    hand.show(mood);
    let won =
        if mood == Mood::Careful && hand.has_two_all_in() { hand.chopped() } else { hand.won() };
    let by = hand.winners_over_busts(&won);
    let changed = hand.move_chips(seats, &won, values)?;
    let is_out = |seat: &&Seat| seat.1.worth() == 0;
    let stack_of = |player: PlayerId| hand.stacks.get(&player).copied().unwrap_or_default();
    let busted = seats.iter().filter(is_out).map(|seat| (seat.0, stack_of(seat.0))).collect();
    Some(HandResult { busted, by, changed })
}

impl Hand<'_> {
    fn stack(&self, player: PlayerId) -> u64 {
        let ante = if self.posts.big_blind == Some(player) { self.ante } else { 0 };
        self.stacks.get(&player).copied().unwrap_or_default() - ante
    }

    fn bet_of(&self, player: PlayerId) -> u64 {
        self.bets.get(&player).copied().unwrap_or_default()
    }

    fn is_all_in(&self, player: PlayerId) -> bool {
        self.bet_of(player) > 0 && self.bet_of(player) == self.stack(player)
    }

    fn raise_to(&mut self, player: PlayerId, bet: u64) {
        let bet = bet.min(self.stack(player)).max(self.bet_of(player));
        if bet > 0 {
            self.bets.insert(player, bet);
        }
    }

    /// The blind first, then the ante, as far as the chips go.
    fn post(&mut self) {
        let (small_blind, big_blind, ante) = self.posts.chips;
        if let Some(player) = self.posts.big_blind {
            self.raise_to(player, big_blind);
            self.ante = ante.min(self.stack(player) - self.bet_of(player));
        }
        if let Some(player) = self.posts.small_blind {
            self.raise_to(player, small_blind);
        }
    }

    /// One opens, another calls, the others fold.
    fn bet(&mut self, away: &[PlayerId], mood: Mood) {
        let present = |player: &PlayerId| !away.contains(player) && self.stack(*player) > 0;
        let mut players: Vec<PlayerId> = self.stacks.keys().copied().filter(present).collect();
        players.shuffle(self.dice);
        if let Mood::Lost(loser, _) = mood {
            players.sort_by_key(|player| (*player != loser, u64::MAX - self.stack(*player)));
        }
        self.shown = players.iter().take(2).copied().collect();
        let effective = self.shown.iter().map(|player| self.stack(*player)).min().unwrap_or(0);
        let (_, big_blind, _) = self.posts.chips;
        let bet = match mood {
            Mood::AllIn => effective,
            Mood::Lost(_, kept) => effective.saturating_sub(kept),
            Mood::Quiet | Mood::Careful => {
                let most = (effective * 3 / 10 / big_blind.max(1)).max(1);
                big_blind * self.dice.random_range(1..=most)
            }
        };
        let bet = bet.max(big_blind);
        if let [opener, caller] = *self.shown.as_slice() {
            self.raise_to(opener, bet.min(self.stack(caller).max(big_blind)));
            self.raise_to(caller, bet.min(self.bet_of(opener).max(big_blind)));
        }
        let posted = [self.posts.small_blind, self.posts.big_blind];
        for player in posted.into_iter().flatten() {
            let plays = self.is_all_in(player) && !away.contains(&player);
            if (plays || self.shown.is_empty()) && !self.shown.contains(&player) {
                self.shown.push(player);
            }
        }
    }

    /// Who shows the better hand.
    fn show(&mut self, mood: Mood) {
        self.shown.shuffle(self.dice);
        match mood {
            Mood::Careful => {
                let mut order = std::mem::take(&mut self.shown);
                order.sort_by_key(|player| !self.is_all_in(*player));
                self.shown = order;
            }
            Mood::Lost(loser, _) => self.shown.sort_by_key(|player| *player == loser),
            Mood::Quiet | Mood::AllIn => {}
        }
    }

    fn has_two_all_in(&self) -> bool {
        self.shown.iter().filter(|player| self.is_all_in(**player)).count() > 1
    }

    /// Everybody takes back what they put in; the ante goes to the first.
    fn chopped(&self) -> BTreeMap<PlayerId, u64> {
        let mut won = self.bets.clone();
        if let Some(first) = self.shown.first() {
            *won.entry(*first).or_default() += self.ante;
        }
        won
    }

    /// Each layer of the pots goes to the best hand that paid for it.
    fn won(&self) -> BTreeMap<PlayerId, u64> {
        let mut won: BTreeMap<PlayerId, u64> = BTreeMap::new();
        let mut levels: Vec<u64> = self.bets.values().copied().collect();
        levels.sort_unstable();
        levels.dedup();
        let (mut below, mut ante) = (0, self.ante);
        for level in levels {
            let paid = self.bets.values().filter(|bet| **bet >= level).count() as u64;
            let pot = paid * (level - below) + std::mem::take(&mut ante);
            let best = self.shown.iter().find(|player| self.bet_of(**player) >= level);
            // What nobody called goes back to the one who bet it.
            let alone = self.bets.iter().find(|(_, bet)| **bet >= level).map(|(player, _)| player);
            let winner = if paid == 1 { alone } else { best.or(self.shown.first()) };
            if let Some(winner) = winner {
                *won.entry(*winner).or_default() += pot;
            }
            below = level;
        }
        won
    }

    /// Those who win chips of somebody who loses their last ones.
    fn winners_over_busts(&self, won: &BTreeMap<PlayerId, u64>) -> Vec<PlayerId> {
        let is_out = |player: &PlayerId| self.is_all_in(*player) && !won.contains_key(player);
        let lost = self.bets.keys().filter(|player| is_out(player));
        let Some(most) = lost.map(|player| self.bet_of(*player)).max() else {
            return Vec::new();
        };
        let ahead = |player: &&PlayerId| won.contains_key(*player) && self.bet_of(**player) > 0;
        let mut by: Vec<PlayerId> = self.shown.iter().filter(ahead).copied().collect();
        // The best hand that covers all of them leaves nothing to those behind it.
        let covers = by.iter().position(|player| self.bet_of(*player) >= most);
        by.truncate(covers.map_or(by.len(), |place| place + 1));
        by
    }

    /// Moves the real chips into the pot and to those who won it.
    fn move_chips(
        &self,
        seats: &mut [Seat],
        won: &BTreeMap<PlayerId, u64>,
        values: &[u64],
    ) -> Option<u64> {
        let mut pot = Purse::default();
        let mut changed = 0;
        for (player, bet) in &self.bets {
            let ante = if self.posts.big_blind == Some(*player) { self.ante } else { 0 };
            let place = seats.iter().position(|seat| seat.0 == *player)?;
            let mut purse = std::mem::take(&mut seats.get_mut(place)?.1);
            let (paid, by_house) = purse.pay(bet + ante, seats, values)?;
            pot.merge(paid);
            changed += by_house;
            seats.get_mut(place)?.1 = purse;
        }
        for (player, chips) in won {
            let (paid, by_house) = pot.pay(*chips, seats, values)?;
            changed += by_house;
            seats.iter_mut().find(|seat| seat.0 == *player)?.1.merge(paid);
        }
        (pot.worth() == 0).then_some(changed)
    }
}
