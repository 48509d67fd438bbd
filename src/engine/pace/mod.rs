//! The pace of play: tables that wait for each other hand for hand, orbit for orbit or softly, the
//! last hands, a clock that stops or a break that begins at a drawn minute, and tables that the
//! floor stops.
//!
//! Near the money tables play hand for hand: everybody finishes the hand that is on, then every
//! table plays one hand and waits. Who busts in one such hand busts at once, so a bust-out that is
//! entered while tables play hand for hand belongs to the hand that is on.

mod begin;
mod bubble;
mod command;
mod event;
mod level_hands;
mod off;
mod orbits;
mod random_halt;
mod settle;
mod soft;
mod stops;
mod tables;
mod terms;

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
pub(crate) use level_hands::check_ways;
pub use level_hands::{LEVEL_HANDS_MAX, LevelTable, apply_level_begun};
pub(crate) use off::clock_off;
pub use orbits::{
    apply_orbit_begun, apply_orbits_ended, decide_end_orbit_for_orbit, decide_next_orbit,
    decide_start_orbit_for_orbit,
};
pub use random_halt::{
    apply_random_halt, apply_random_halt_gone, decide_draw_random_break, decide_draw_random_halt,
    decide_drop_random_halt, decide_stop_at_random_halt,
};
pub(crate) use settle::{after_exit, hand_over};
pub use soft::{
    AHEAD_MAX, SoftTable, apply_marked, apply_soft_ended, apply_soft_started,
    decide_end_soft_hand_for_hand, decide_mark_hands, decide_start_soft_hand_for_hand,
};
pub(crate) use stops::check_stopped;
pub use stops::{apply_resumed, apply_stopped, decide_halt_table, decide_resume_table};
pub use tables::may_wait_for_each_other;
pub(crate) use tables::tables_in_play;
pub use terms::{AtMinute, OrbitBusts, OrbitClock, OrbitTerms, TableHands};

use crate::clock::Run;
use crate::seating::DrawRecord;
use crate::values::{RightTime, StageNo, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};

/// The most that a hand takes off the clock while tables play hand for hand, in seconds.
///
/// Rules: TDA 2024 RP-8.
pub const HAND_SECS_MAX: u32 = 180;

/// The most hands that are announced as the last ones.
pub const LAST_HANDS_MAX: u16 = 20;

/// What all tables play at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeldKind {
    /// One hand, as in hand-for-hand.
    Hand,
    /// An orbit whose busts count as those of one hand.
    Orbit,
}

/// A hand that all tables play at once, or an orbit that counts as one, and what belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeldHand {
    /// Which one since the announcement; 0 is the hand that was on when hand-for-hand was.
    pub no: u32,
    /// When it began: bust-outs from then on belong to it.
    pub begun: Timestamp,
    /// Until this moment: the next hand began, or hand-for-hand ended.
    pub until: Option<Timestamp>,
    /// One hand, or an orbit that counts as one.
    pub kind: HeldKind,
}

/// An orbit that every table plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Orbit {
    /// Which one since the announcement, from 1.
    pub no: u32,
    /// What the floor chose when it was announced.
    pub terms: OrbitTerms,
}

/// What tables play before they tick off and wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HoldKind {
    /// Every table plays one hand and waits for the others.
    HandForHand,
    /// Every table plays one orbit and waits for the others.
    Orbits(Orbit),
    /// Every table plays so many hands more, and no further.
    LastHands {
        /// After the hand that was on.
        hands: u16,
    },
}

/// Tables that tick off as they finish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// What the tables play before they tick off.
    pub kind: HoldKind,
    /// When this hand, this orbit, or the last hands, began.
    pub since: Timestamp,
    /// The tables that take part.
    pub tables: BTreeSet<TableNo>,
    /// Those that have finished, and when that was said.
    pub done: BTreeMap<TableNo, Timestamp>,
    /// Hands that were entered since, by table.
    pub begun: BTreeMap<TableNo, u16>,
    /// How many hands the orbit of each table has; empty otherwise.
    pub orbits: BTreeMap<TableNo, u16>,
    /// True once all tables have finished.
    pub is_over: bool,
    /// What the clock did before it was put off.
    pub clock: Run,
}

impl Hold {
    /// Whether last hands were announced, and all tables have played them.
    #[must_use]
    pub fn are_last_hands_over(&self) -> bool {
        self.is_over && matches!(self.kind, HoldKind::LastHands { .. })
    }
}

/// Hands are counted at every table, and whoever is too far ahead waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoftHandForHand {
    /// A table that is so many hands ahead of the slowest waits.
    pub ahead: u16,
    /// When it was announced and the count began.
    pub since: Timestamp,
    /// Hands since then, by table.
    pub played: BTreeMap<TableNo, u16>,
}

/// The hands of a level that lasts so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelHands {
    /// Hands that each table plays in the level.
    pub hands: u16,
    /// So many of them are left at the slowest table.
    pub left: u16,
}

/// Hands that tables have played in a level.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct LevelCount {
    /// The level in which these hands are counted; None before the first count.
    stage: Option<StageNo>,
    /// Hands that have begun where hands are entered, and that were marked elsewhere.
    hands: BTreeMap<TableNo, u16>,
    /// Tables where the last of these hands is on.
    last_on: BTreeSet<TableNo>,
}

/// A table that the floor has stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop {
    /// When the floor stopped it.
    pub at: Timestamp,
    /// How many players fewer than the fullest table it had then.
    pub short: u32,
}

/// A drawn minute, at which the clock stops or the break begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RandomHalt {
    /// The draw of the minute, hidden until that has come.
    pub draw: DrawRecord,
    /// The level in which it happens.
    pub stage: StageNo,
    /// With at most so many minutes left.
    pub from_mins: u16,
    /// With at least so many minutes left.
    pub to_mins: u16,
    /// What came of it: minutes left when it happens.
    pub mins_left: u16,
    /// What happens then: the clock stops, or the break begins.
    pub then: AtMinute,
}

/// How fast the event is played, beside the level clock.
#[derive(Debug, Clone, Default)]
pub struct Pace {
    hold: Option<Hold>,
    soft: Option<SoftHandForHand>,
    /// Every hand that was ever played hand for hand, and every orbit that counted as one;
    /// bust-outs name them by number from 1.
    hands: Vec<HeldHand>,
    random_halt: Option<RandomHalt>,
    level: LevelCount,
    stops: BTreeMap<TableNo, Stop>,
}

impl Pace {
    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        if let Some(hold) = &mut self.hold {
            hold.since = right.of(hold.since);
            hold.done.values_mut().for_each(|at| *at = right.of(*at));
        }
        if let Some(soft) = &mut self.soft {
            soft.since = right.of(soft.since);
        }
        for hand in &mut self.hands {
            hand.begun = right.of(hand.begun);
            hand.until = hand.until.map(|until| right.of(until));
        }
        self.stops.values_mut().for_each(|stop| stop.at = right.of(stop.at));
    }

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

    /// Orbit for orbit, while it is on.
    #[must_use]
    pub fn orbit(&self) -> Option<(&Hold, Orbit)> {
        self.hold().and_then(|hold| match hold.kind {
            HoldKind::Orbits(orbit) => Some((hold, orbit)),
            HoldKind::HandForHand | HoldKind::LastHands { .. } => None,
        })
    }

    /// Soft hand for hand, while it is on.
    #[must_use]
    pub fn soft(&self) -> Option<&SoftHandForHand> {
        self.soft.as_ref()
    }

    /// The last hands, from their announcement until the clock runs again.
    #[must_use]
    pub fn last_hands(&self) -> Option<&Hold> {
        self.hold().filter(|hold| matches!(hold.kind, HoldKind::LastHands { .. }))
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

    /// The number of the hand that all tables play or just finished; or of such an orbit.
    #[must_use]
    pub fn hand_on(&self) -> Option<u32> {
        let is_one = match self.hold()?.kind {
            HoldKind::HandForHand => true,
            HoldKind::Orbits(orbit) => orbit.terms.busts == OrbitBusts::AsOneHand,
            HoldKind::LastHands { .. } => false,
        };
        is_one.then(|| u32::try_from(self.hands.len()).ok())?
    }

    /// Which hand since the announcement is on; 0 is the one that was on then.
    #[must_use]
    pub fn hand_no(&self) -> Option<u32> {
        self.hand_for_hand()?;
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

    /// The hands that a table has finished in a level that lasts so many.
    #[must_use]
    pub fn level_hands_of(&self, stage: StageNo, table: TableNo) -> u16 {
        let begun = self.level_begun(stage, table);
        let is_on = self.level.last_on.contains(&table) && self.level.stage == Some(stage);
        if is_on { begun.saturating_sub(1) } else { begun }
    }

    /// The hands that a table has begun, or played, in a level that lasts so many.
    fn level_begun(&self, stage: StageNo, table: TableNo) -> u16 {
        let count = Some(&self.level).filter(|level| level.stage == Some(stage));
        count.and_then(|level| level.hands.get(&table).copied()).unwrap_or_default()
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
