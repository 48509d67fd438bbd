//! The clock on a player: called, counted down, and settled by the floor; shot clock and time
//! cards.
//!
//! Time passing is no act here either: a clock that has run out waits until the floor says what
//! came of the hand, and whoever acts before that has acted.

mod cards;
mod command;
mod event;
mod outcome;

pub use command::{
    CallTerms, SECS_MAX, decide_call, decide_give_cards, decide_settle, decide_shot_clock_over,
    decide_use_card,
};
pub use event::{
    Settlement, apply_called, apply_card_used, apply_cards_given, apply_hand_began, apply_settled,
    apply_shot_clock_ran_out, forget_gone,
};
pub use outcome::{clock_outcome, clock_times};

use crate::values::{LevelNo, PlayerId, RightTime, SeatAt, TableNo, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::IntoStaticStr;

/// Who asks for the clock on a player, which decides whether they may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ClockCaller {
    /// The floor itself.
    ///
    /// Rules: TDA 2024 §29.
    #[default]
    Floor,
    /// A player at the table who is in their seat.
    PlayerAtHisSeat,
    /// A player who is not in their seat: they may not.
    PlayerAway,
}

/// What the player has before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Facing {
    /// A bet or a raise, to be called, raised or folded to.
    #[default]
    Bet,
    /// Nothing: they may check.
    NoBet,
}

/// What came of the hand of a player on the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ClockOutcome {
    /// They acted before the end was declared; a tie goes to the player.
    Acted,
    /// The end was declared, and their hand is dead.
    Dead,
    /// The end was declared, and they have checked.
    Checked,
    /// The clock was called off, and no end was declared.
    Waived,
}

/// Seconds to think, and seconds that are counted down aloud after them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockTimes {
    /// Seconds to think, before the countdown.
    pub secs: u32,
    /// Seconds that are counted down aloud after those.
    pub countdown_secs: u32,
}

impl ClockTimes {
    /// Seconds to think and to count down, both together.
    #[must_use]
    pub fn total_secs(self) -> u32 {
        self.secs.saturating_add(self.countdown_secs)
    }
}

/// A clock that was called and is not settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunningClock {
    /// The player whose time runs.
    pub player: PlayerId,
    /// Their seat; a table has one running clock at most.
    pub seat: SeatAt,
    /// When it was called; their time runs from then.
    pub called_at: Timestamp,
    /// The level in which it was called; None before the first.
    pub level: Option<LevelNo>,
    /// Who asked for it.
    pub by: ClockCaller,
    /// What they have before them.
    pub facing: Facing,
    /// Seconds to think and to count down aloud.
    pub times: ClockTimes,
}

impl RunningClock {
    /// Milliseconds until their time is up, the countdown among them; negative after that.
    #[must_use]
    pub fn left_millis(&self, now: Timestamp) -> i64 {
        i64::from(self.times.total_secs()) * 1000 - now.millis_since(self.called_at).max(0)
    }

    /// Whole seconds since it was called.
    #[must_use]
    pub fn used_secs(&self, now: Timestamp) -> u32 {
        let millis = now.millis_since(self.called_at).max(0);
        u32::try_from(millis / 1000).unwrap_or(u32::MAX)
    }

    /// What it shows at this moment: thinking, countdown or over.
    #[must_use]
    pub fn phase(&self, now: Timestamp) -> ClockPhase {
        let left = self.left_millis(now);
        if left <= 0 {
            ClockPhase::Over
        } else if left <= i64::from(self.times.countdown_secs) * 1000 {
            ClockPhase::Countdown
        } else {
            ClockPhase::Thinking
        }
    }
}

/// How far a clock has run, by the time that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ClockPhase {
    /// They may think; the countdown has not begun.
    Thinking,
    /// The last seconds are counted aloud.
    Countdown,
    /// Their time is up, and the floor declares what comes of the hand.
    Over,
}

/// Which kind of clock it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockKind {
    /// It was called on the player, by this caller.
    Called(ClockCaller),
    /// The shot clock that runs for every action.
    Shot,
}

/// A called clock that was settled, or a shot clock that ran out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettledClock {
    /// Its number in this tournament, from 1.
    pub no: u32,
    /// When it was settled or ran out.
    pub at: Timestamp,
    /// In which level it was called.
    pub level: Option<LevelNo>,
    /// The player who was on the clock.
    pub player: PlayerId,
    /// Their seat at that time.
    pub seat: SeatAt,
    /// Called by somebody, or the shot clock.
    pub kind: ClockKind,
    /// What they had before them.
    pub facing: Facing,
    /// What came of their hand, or that it was called off.
    pub outcome: ClockOutcome,
    /// Whole seconds that it ran.
    pub used_secs: u32,
}

/// Clocks that run, clocks that were settled, and time cards.
#[derive(Debug, Clone, Default)]
pub struct PlayerClocks {
    pub(super) running: BTreeMap<TableNo, RunningClock>,
    pub(super) settled: Vec<SettledClock>,
    pub(super) cards: BTreeMap<PlayerId, TimeCards>,
    pub(super) played: Vec<PlayedCard>,
}

/// A time card that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedCard {
    /// When they played the card.
    pub at: Timestamp,
    /// The player whose card it was.
    pub player: PlayerId,
    /// Their seat when they played it.
    pub seat: SeatAt,
    /// Seconds that it added to their time.
    pub secs: u32,
}

/// The time cards of a player beside those that everybody gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct TimeCards {
    pub given: u32,
    pub used: u32,
}

impl PlayerClocks {
    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        self.running.values_mut().for_each(|clock| clock.called_at = right.of(clock.called_at));
        self.settled.iter_mut().for_each(|clock| clock.at = right.of(clock.at));
        self.played.iter_mut().for_each(|card| card.at = right.of(card.at));
    }

    /// Every clock that runs, by table.
    pub fn running(&self) -> impl ExactSizeIterator<Item = (TableNo, &RunningClock)> {
        self.running.iter().map(|(table, clock)| (*table, clock))
    }

    /// The clock that runs at a table.
    #[must_use]
    pub fn at(&self, table: TableNo) -> Option<&RunningClock> {
        self.running.get(&table)
    }

    /// Every clock that was settled, the first one first.
    pub fn settled(&self) -> impl DoubleEndedIterator<Item = &SettledClock> + ExactSizeIterator {
        self.settled.iter()
    }

    /// How often a clock was called on a player.
    #[must_use]
    pub fn called_on(&self, player: PlayerId) -> usize {
        let is_called = |clock: &&SettledClock| {
            clock.player == player && matches!(clock.kind, ClockKind::Called(_))
        };
        self.settled.iter().filter(is_called).count()
    }

    /// Every time card that was played, the first one first.
    #[must_use]
    pub fn played(&self) -> &[PlayedCard] {
        &self.played
    }

    /// Seconds that time cards added at a table since a moment.
    #[must_use]
    pub fn card_secs_since(&self, table: TableNo, since: Timestamp) -> u32 {
        let later = self.played.iter().rev().take_while(|card| card.at >= since);
        later.filter(|card| card.seat.table == table).map(|card| card.secs).sum()
    }

    /// How many time cards a player has used.
    #[must_use]
    pub fn cards_used(&self, player: PlayerId) -> u32 {
        self.cards.get(&player).map_or(0, |cards| cards.used)
    }
}
