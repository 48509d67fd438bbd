//! Bust-outs and the order of finish.
//!
//! A place is never stored. A bust-out records its moment, and every place follows from all
//! bust-outs together; so one that was forgotten can be entered an hour later.

mod command;
mod event;
mod standings;
mod winners;

pub use command::{
    BustTold, decide_bust_out, decide_correct_bust, decide_reinstate, decide_reinstate_unseated,
};
pub(crate) use event::remove_with_chips;
pub use event::{
    BustCorrection, BustedTogether, apply_bust_corrected, apply_busted_out, apply_reinstated,
};
pub use standings::{BustOut, Standing, place_of, places, sharing, standings, winner};
pub(crate) use winners::impossible_winner_of;
pub use winners::{WinnerFault, WinnerTrouble, impossible_winners, winner_faults};

use crate::chips::ChipCause;
use crate::entries::Who;
use crate::values::{Chips, LevelNo, PlayerId, RightOrder, SeatAt, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Somebody who busts out, as the director says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bust {
    /// The player who busts out, by number or by name.
    pub player: Who,
    /// Their stack at the start of the hand, which separates players who bust in one hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Chips>,
    /// Who won their chips, where others did than of those who bust with them: as in a hand with
    /// side pots. Nobody is named where the list is empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Vec<Who>>,
}

impl Bust {
    /// Somebody of whom nothing else is told.
    #[must_use]
    pub fn of(player: Who) -> Self {
        Self { player, stack: None, by: None }
    }
}

/// Whether somebody who sat at another table may have won the chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Elsewhere {
    /// It is asked first: more likely the name is wrong.
    #[default]
    Refuse,
    /// The director confirmed it, as after a move that was never entered.
    Allow,
}

impl Elsewhere {
    /// Whether nobody confirmed it.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        *self == Self::Refuse
    }
}

/// Whose winners a correction names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum WinnersOf {
    /// Of everybody who busted in that hand: what older journals mean.
    #[default]
    Hand,
    /// Of this player alone, and of nobody else in that hand.
    Player,
}

impl WinnersOf {
    /// Whether it is of the whole hand.
    #[must_use]
    pub fn is_hand(&self) -> bool {
        *self == Self::Hand
    }
}

/// Somebody who busted out, as it is written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Busted {
    /// The player who busted out.
    pub player: PlayerId,
    /// The seat in which they sat when they busted out.
    pub seat: SeatAt,
    /// Their stack at the start of the hand, where it was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Chips>,
    /// Who won their chips, where those of the hand did not. Since format 9.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Vec<PlayerId>>,
}

/// The order in which bust-outs count: by moment, and by order of entry at the same moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct HandKey {
    /// When the hand ended.
    pub at: Timestamp,
    /// Which of the hands of that moment, in the order they were entered.
    pub order: u64,
}

/// How somebody went out of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Exit {
    /// They lost their last chips.
    #[default]
    BustedOut,
    /// They were disqualified; their chips left play.
    ///
    /// Rules: TDA 2011 §51; TDA 2024 §71-D.
    Disqualified,
    /// They left early, by agreement.
    LeftEarly,
}

impl Exit {
    /// Why the player's chips left play with them; none where others won them.
    #[must_use]
    pub fn chips_leave_play(self) -> Option<ChipCause> {
        match self {
            Self::BustedOut => None,
            Self::Disqualified => Some(ChipCause::Disqualified),
            Self::LeftEarly => Some(ChipCause::LeftEarly),
        }
    }
}

/// One hand in which somebody busted out, or the moment at which somebody left with chips.
#[derive(Debug, Clone)]
pub struct BustHand {
    /// How those of this hand went out: all of them alike.
    pub exit: Exit,
    /// The level that was on then; None before the first.
    pub level: Option<LevelNo>,
    /// Everybody who went out in it.
    pub busts: Vec<Busted>,
    /// What each of them lost, in the same order.
    pub lost: Vec<Chips>,
    /// Those who won their chips, but for busts that name others: [`BustHand::won_by`] tells whose.
    pub(crate) by: Vec<PlayerId>,
    /// Whether winners who sat at another table were confirmed.
    pub elsewhere: Elsewhere,
    /// Which of the hands that all tables played at once; see [`crate::pace`].
    pub hand: Option<u32>,
}

impl BustHand {
    /// Those who won the chips of somebody who busted in this hand.
    #[must_use]
    pub fn won_by<'a>(&'a self, bust: &'a Busted) -> &'a [PlayerId] {
        bust.by.as_deref().unwrap_or(&self.by)
    }

    /// Everybody who won chips in this hand, each once for every player who lost them.
    pub fn winners(&self) -> impl Iterator<Item = PlayerId> {
        self.busts.iter().flat_map(|bust| self.won_by(bust)).copied()
    }

    /// Whether stacks tell who of those who busted finishes higher.
    pub(super) fn is_told_apart(&self) -> bool {
        self.busts.iter().all(|bust| bust.stack.is_some())
    }

    /// The bust-out of this player in this hand.
    #[must_use]
    pub fn bust_of(&self, player: PlayerId) -> Option<&Busted> {
        self.busts.iter().find(|bust| bust.player == player)
    }
}

/// All bust-outs of the tournament.
#[derive(Debug, Clone, Default)]
pub struct Finishes {
    /// Shared with the states that the log keeps, until one is corrected.
    pub(super) hands: BTreeMap<HandKey, Arc<BustHand>>,
    pub(super) last_bust: BTreeMap<PlayerId, HandKey>,
    /// What was entered of each hand that all tables played at once.
    pub(super) held: BTreeMap<u32, BTreeSet<HandKey>>,
    pub(super) orders: u64,
    /// Somebody is or was named as a winner who cannot have won, as older journals may do.
    pub(super) is_in_doubt: bool,
}

impl Finishes {
    /// Every hand with a bust-out, the earliest first.
    pub fn hands(&self) -> impl DoubleEndedIterator<Item = (&HandKey, &BustHand)> {
        self.hands.iter().map(|(key, hand)| (key, hand.as_ref()))
    }

    /// What was entered of a hand that all tables played at once, the earliest first.
    pub fn of_hand(&self, hand: u32) -> impl DoubleEndedIterator<Item = (&HandKey, &BustHand)> {
        let keys = self.held.get(&hand).into_iter().flatten();
        keys.filter_map(|key| self.hands.get_key_value(key)).map(|(key, hand)| (key, hand.as_ref()))
    }

    /// When somebody went out, each time.
    pub(crate) fn moments(&self) -> impl Iterator<Item = Timestamp> {
        self.hands.keys().map(|key| key.at)
    }

    /// Puts right what a wrong clock of the computer told; who went out before whom stays.
    pub(crate) fn put_right(&mut self, right: &RightOrder) {
        let of = |key: HandKey| HandKey { at: right.of(key.at), ..key };
        let hands = std::mem::take(&mut self.hands).into_iter();
        self.hands = hands.map(|(key, hand)| (of(key), hand)).collect();
        self.last_bust.values_mut().for_each(|key| *key = of(*key));
        for keys in self.held.values_mut() {
            *keys = keys.iter().map(|key| of(*key)).collect();
        }
    }

    /// Whether anybody lost chips to this player.
    pub(crate) fn has_won(&self, player: PlayerId) -> bool {
        self.hands.values().any(|hand| hand.winners().any(|winner| winner == player))
    }

    /// Whether no hand that was entered ended after this one.
    pub(super) fn is_last(&self, key: HandKey) -> bool {
        self.hands.last_key_value().is_none_or(|(last, _)| *last < key)
    }

    /// What was entered of one moment, but for hands that all tables played at once.
    pub(super) fn of_moment(&self, at: Timestamp) -> impl Iterator<Item = &BustHand> {
        let (from, upto) = (HandKey { at, order: 0 }, HandKey { at, order: u64::MAX });
        let hands = self.hands.range(from..=upto).map(|(_, hand)| hand.as_ref());
        hands.filter(|hand| hand.hand.is_none() && hand.exit == Exit::BustedOut)
    }

    /// Where a hand stands that is entered next.
    pub(super) fn next_key(&self, at: Timestamp) -> HandKey {
        HandKey { at, order: self.orders + 1 }
    }

    pub(super) fn insert(&mut self, key: HandKey, hand: BustHand) {
        if let Some(no) = hand.hand {
            self.held.entry(no).or_default().insert(key);
        }
        self.hands.insert(key, Arc::new(hand));
    }

    pub(super) fn remove(&mut self, key: HandKey) {
        let no = self.hands.remove(&key).and_then(|hand| hand.hand);
        if let Some(keys) = no.and_then(|no| self.held.get_mut(&no)) {
            keys.remove(&key);
        }
    }

    /// Everybody who knocked somebody out, each with whom, in the order of the hands. Several who
    /// did it together each have done it; whoever came back later was knocked out all the same.
    pub fn knocked_out(&self) -> impl Iterator<Item = (PlayerId, PlayerId)> {
        self.hands().flat_map(|(_, hand)| {
            let of_bust = |bust| hand.won_by(bust).iter().map(move |by| (*by, bust.player));
            hand.busts.iter().flat_map(of_bust)
        })
    }

    /// How a player went out last; means nothing while they are in.
    #[must_use]
    pub fn exit_of(&self, player: PlayerId) -> Exit {
        self.last_bust(player).map(|(_, hand)| hand.exit).unwrap_or_default()
    }

    /// The hand in which this player busted out last.
    #[must_use]
    pub fn last_bust(&self, player: PlayerId) -> Option<(&HandKey, &BustHand)> {
        let (key, hand) = self.hands.get_key_value(self.last_bust.get(&player)?)?;
        Some((key, hand))
    }
}
