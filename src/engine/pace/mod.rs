//! The pace of play: tables that wait for each other, the last hands, a clock that stops at a
//! drawn minute, and tables that the floor stops.
//!
//! Near the money tables play hand for hand: everybody finishes the hand that is on, then every
//! table plays one hand and waits. Who busts in one such hand busts at once, so a bust-out that is
//! entered while tables play hand for hand belongs to the hand that is on.

mod bubble;
mod command;
mod event;
mod random_halt;
mod settle;
mod stops;
mod tables;

pub use bubble::{HandPlaces, is_bubble, is_field_final, is_near_bubble, places_of_hand};
pub(crate) use command::{check_may_begin, check_may_count};
pub use command::{
    decide_announce_last_hands, decide_end_hand_for_hand, decide_end_last_hands,
    decide_start_hand_for_hand, decide_table_done,
};
pub use event::{
    apply_clock_set, apply_day_begun, apply_hand_began, apply_hand_begun, apply_hand_ended,
    apply_hand_over, apply_last_hands, apply_last_hands_ended, apply_redrawn, apply_started,
    apply_ticked,
};
pub use random_halt::{
    apply_random_halt, apply_random_halt_gone, decide_draw_random_halt, decide_drop_random_halt,
    decide_stop_at_random_halt,
};
pub(crate) use settle::{after_exit, clock_off, hand_over};
pub(crate) use stops::check_stopped;
pub use stops::{apply_resumed, apply_stopped, decide_halt_table, decide_resume_table};
pub(crate) use tables::tables_in_play;

use crate::clock::Run;
use crate::seating::DrawRecord;
use crate::values::{StageNo, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};

/// The most that a hand takes off the clock while tables play hand for hand, in seconds.
///
/// Rules: TDA 2024 RP-8.
pub const HAND_SECS_MAX: u32 = 180;

/// The most hands that are announced as the last ones.
pub const LAST_HANDS_MAX: u16 = 20;

/// A hand that all tables play at once, and what belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeldHand {
    /// Which one since hand-for-hand was announced; 0 is the hand that was on then.
    pub no: u32,
    /// From this moment on.
    pub begun: Timestamp,
    /// Until this moment: the next hand began, or hand-for-hand ended.
    pub until: Option<Timestamp>,
}

/// Why tables tick off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HoldKind {
    /// Every table plays one hand and waits for the others.
    HandForHand,
    /// Every table plays so many hands more, and no further.
    LastHands {
        /// After the hand that was on.
        hands: u16,
    },
}

/// Tables that tick off as they finish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// Why.
    pub kind: HoldKind,
    /// When this hand, or the last hands, began.
    pub since: Timestamp,
    /// The tables that take part.
    pub tables: BTreeSet<TableNo>,
    /// Those that have finished, and when that was said.
    pub done: BTreeMap<TableNo, Timestamp>,
    /// Hands that were entered since, by table.
    pub begun: BTreeMap<TableNo, u16>,
    /// Everybody has finished.
    pub is_over: bool,
    /// What the clock did before it was put off.
    pub clock: Run,
}

/// A table that the floor has stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop {
    /// Since when.
    pub at: Timestamp,
    /// How many players fewer than the fullest table it had then.
    pub short: u32,
}

/// A drawn minute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RandomHalt {
    /// The draw.
    pub draw: DrawRecord,
    /// The level in which the clock stops.
    pub stage: StageNo,
    /// With at most so many minutes left.
    pub from_mins: u16,
    /// With at least so many minutes left.
    pub to_mins: u16,
    /// What came of it: minutes left when the clock stops.
    pub mins_left: u16,
}

/// How fast the event is played, beside the level clock.
#[derive(Debug, Clone, Default)]
pub struct Pace {
    hold: Option<Hold>,
    /// Every hand that was ever played hand for hand; bust-outs name them by number from 1.
    hands: Vec<HeldHand>,
    random_halt: Option<RandomHalt>,
    stops: BTreeMap<TableNo, Stop>,
}

impl Pace {
    /// The tables that tick off, if they do.
    #[must_use]
    pub fn hold(&self) -> Option<&Hold> {
        self.hold.as_ref()
    }

    /// Hand-for-hand, while it is on.
    #[must_use]
    pub fn hand_for_hand(&self) -> Option<&Hold> {
        self.hold().filter(|hold| hold.kind == HoldKind::HandForHand)
    }

    /// The last hands, from their announcement until the clock runs again.
    #[must_use]
    pub fn last_hands(&self) -> Option<&Hold> {
        self.hold().filter(|hold| hold.kind != HoldKind::HandForHand)
    }

    /// A hand that was played hand for hand, by its number in the event.
    #[must_use]
    pub fn hand(&self, no: u32) -> Option<&HeldHand> {
        self.hands.get(usize::try_from(no).ok()?.checked_sub(1)?)
    }

    /// Every hand that was played hand for hand, with its number in the event.
    pub fn hands(&self) -> impl DoubleEndedIterator<Item = (u32, &HeldHand)> {
        let no = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
        self.hands.iter().enumerate().map(move |(index, hand)| (no(index), hand))
    }

    /// The number of the hand that is played hand for hand, or was just finished.
    #[must_use]
    pub fn hand_on(&self) -> Option<u32> {
        self.hand_for_hand()?;
        u32::try_from(self.hands.len()).ok()
    }

    /// Which hand since the announcement is on; 0 is the one that was on then.
    #[must_use]
    pub fn hand_no(&self) -> Option<u32> {
        self.hand(self.hand_on()?).map(|hand| hand.no)
    }

    /// The hand to which a moment belongs, where tables played hand for hand then.
    #[must_use]
    pub fn hand_at(&self, moment: Timestamp) -> Option<u32> {
        let is_it = |(_, hand): &(u32, &HeldHand)| {
            hand.begun <= moment && hand.until.is_none_or(|until| moment < until)
        };
        self.hands().rev().find(is_it).map(|(no, _)| no)
    }

    /// The drawn minute at which the clock stops, if one was drawn. Nobody is to see it before.
    #[must_use]
    pub fn random_halt(&self) -> Option<&RandomHalt> {
        self.random_halt.as_ref()
    }

    /// The tables that the floor has stopped.
    #[must_use]
    pub fn stops(&self) -> &BTreeMap<TableNo, Stop> {
        &self.stops
    }
}
