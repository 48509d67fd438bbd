//! Penalties counted in hands, and players who are away while their blinds are posted.
//!
//! A penalty has as many hands as its table had players when it was given; a bust-out at that
//! table shortens nothing. It begins with the next hand and is counted down where its player sits.
//! Who busts out misses nothing; what is left waits for them in case they enter again.

mod command;
mod event;
mod ladder;
mod offense;
mod posted;
mod sitting_out;

pub use command::{
    NewPenalty, decide_absent, decide_call_back, decide_correct, decide_give, decide_lift,
    decide_present,
};
pub use event::{
    GivenPenalty, apply_absent, apply_called_back, apply_corrected, apply_disqualified,
    apply_entered_again, apply_given, apply_gone, apply_hand_began, apply_lifted, apply_present,
    apply_reinstated,
};
pub use ladder::{LADDER, PenaltyKind, ROUNDS_MAX, Reputation, next_step};
pub use offense::Offense;
pub use posted::apply_posted;
pub(crate) use posted::posted_in_hand;
pub use sitting_out::{blinded_out, counts_at, returning, serving, sitting_out};

use crate::values::{Chips, LevelNo, PenaltyNo, PlayerId, RightTime, SeatAt, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Why a penalty was lifted, and so whether it still counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Lift {
    /// The floor lets them off what is left; the penalty stands in their history.
    #[default]
    Pardoned,
    /// It should not have been given; it does not count any more.
    InError,
}

/// How a penalty ended: served, or lifted by the floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// All its hands were missed.
    Served,
    /// The floor let them off what was left.
    Pardoned,
    /// It was given in error, and counts no more.
    InError,
}

/// A penalty that was given, and how much of it was served.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// Its number in this tournament, from 1.
    pub no: PenaltyNo,
    /// When it was given; its hands begin with the next one.
    pub at: Timestamp,
    /// The level in which it was given; none before the first.
    pub level: Option<LevelNo>,
    /// Who it was given to; it goes with them to other tables.
    pub player: PlayerId,
    /// Where they sat then; none where they had no seat.
    pub seat: Option<SeatAt>,
    /// A warning, hands or rounds to miss, or disqualification.
    pub kind: PenaltyKind,
    /// What for; none where only the note says it.
    pub offense: Option<Offense>,
    /// What the floor wrote down.
    pub note: String,
    /// Hands to miss, fixed when it was given.
    pub hands: u32,
    /// Hands missed so far, the one that is played among them.
    pub missed: u32,
    /// Blinds and antes posted for them meanwhile, as far as they are known.
    pub posted: Chips,
    /// How it ended; none while it stands.
    pub ended: Option<Ended>,
}

impl Penalty {
    /// Hands still to be missed; none once it has ended.
    #[must_use]
    pub fn left(&self) -> u32 {
        if self.ended.is_some() { 0 } else { self.hands.saturating_sub(self.missed) }
    }

    /// Whether it counts: it was not given in error.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.ended != Some(Ended::InError)
    }
}

/// What was posted for one player in one hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posted {
    /// Who sat the hand out; the chips leave their stack.
    pub player: PlayerId,
    /// Blinds and ante together, no more than their stack as known.
    pub chips: Chips,
}

/// How long a player is away, and what was posted meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// When they were said to be away.
    pub since: Timestamp,
    /// Blinds and antes posted for them since, as far as they are known.
    pub posted: Chips,
}

/// All penalties of a tournament, and who is away.
#[derive(Debug, Clone, Default)]
pub struct Penalties {
    given: Vec<Penalty>,
    /// Those with hands left, the oldest first.
    serving: BTreeSet<PenaltyNo>,
    /// Players who have missed all their hands and were not called back.
    returning: BTreeSet<PlayerId>,
    absent: BTreeMap<PlayerId, Absence>,
}

impl Penalties {
    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        self.given.iter_mut().for_each(|penalty| penalty.at = right.of(penalty.at));
        self.absent.values_mut().for_each(|absence| absence.since = right.of(absence.since));
    }

    /// Every penalty, the first one first.
    pub fn given(&self) -> impl DoubleEndedIterator<Item = &Penalty> + ExactSizeIterator {
        self.given.iter()
    }

    /// The penalty with this number.
    #[must_use]
    pub fn penalty(&self, no: PenaltyNo) -> Option<&Penalty> {
        self.given.get(usize::try_from(no.0).ok()?.checked_sub(1)?)
    }

    /// The penalties of a player, the first one first.
    pub fn of(&self, player: PlayerId) -> impl DoubleEndedIterator<Item = &Penalty> {
        self.given.iter().filter(move |penalty| penalty.player == player)
    }

    /// Penalties with hands left, the oldest first; those of players who are out among them.
    pub fn serving(&self) -> impl Iterator<Item = &Penalty> {
        self.serving.iter().filter_map(|no| self.penalty(*no))
    }

    /// Hands that a player has still to miss, in all their penalties together.
    #[must_use]
    pub fn hands_left(&self, player: PlayerId) -> u32 {
        self.serving().filter(|penalty| penalty.player == player).map(Penalty::left).sum()
    }

    /// Since when a player is away, if they are.
    #[must_use]
    pub fn absence(&self, player: PlayerId) -> Option<Absence> {
        self.absent.get(&player).copied()
    }

    /// Players who are away, those who are out among them.
    pub fn absent(&self) -> impl Iterator<Item = (PlayerId, Absence)> {
        self.absent.iter().map(|(player, absence)| (*player, *absence))
    }

    fn penalty_mut(&mut self, no: PenaltyNo) -> Option<&mut Penalty> {
        self.given.get_mut(usize::try_from(no.0).ok()?.checked_sub(1)?)
    }

    fn next_no(&self) -> PenaltyNo {
        PenaltyNo(u32::try_from(self.given.len()).unwrap_or(u32::MAX).saturating_add(1))
    }
}
