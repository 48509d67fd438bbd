//! Days: who leaves early, the end of a day and its bags, the next day, and flights.
//!
//! While a day is over nothing happens at the tables. Stacks are counted into bags, the bags are
//! sealed, and the next day begins with a draw of all seats.

mod bags;
mod bring_forward;
mod command;
mod departure;
mod event;
mod flights;
mod leave;

pub use bags::{Bag, BagCount, Counted};
pub use bring_forward::{NextDay, apply_brought_forward, decide_bring_forward};
pub use command::{
    check_at_tables, count_bags, decide_bag, decide_begin_day, decide_end_day,
    decide_schedule_next_day, decide_seal_bags,
};
pub use departure::{Departure, LeaverChips, by_rules, departure};
pub use event::{
    apply_bags_sealed, apply_day_begun, apply_day_ended, apply_next_day_scheduled,
    apply_stacks_bagged,
};
pub use flights::{BroughtForward, Flight, FlightMoney, FlightStack, FlightStacks, FlightSum};
pub use leave::{apply_player_left, apply_reinstated, decide_leave_early, smallest_chip};

use crate::values::{Chips, PlayerId, RightTime, SeatAt, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Where players sit on the next day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum DaySeats {
    /// All seats are drawn anew, at the tables of that day.
    #[default]
    Redraw,
    /// Everybody sits where they sat.
    Keep,
}

/// The days of an event: which one is on, its end, bags and flights.
#[derive(Debug, Clone, Default)]
pub struct Days {
    /// Days that began after the first.
    pub(super) begun: u32,
    /// The end of the day, while the next one has not begun.
    pub(super) end: Option<DayEnd>,
    /// When the newest day after the first began.
    pub(super) began_at: Option<Timestamp>,
    /// The bags of the last evening, by player.
    pub(super) bags: BTreeMap<PlayerId, Bag>,
    /// What those who left early left to the others.
    pub(super) shares: BTreeMap<PlayerId, Share>,
    /// The flights that came together.
    pub(super) flights: Vec<FlightSum>,
    /// The numbers of the players who came from them.
    pub(super) brought_forward: Range<u32>,
}

/// The evening of a day: from the end of play until the next day begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayEnd {
    /// When the last hand was over.
    pub at: Timestamp,
    /// Everybody who has to bag: who sat with chips then, or came back since.
    pub(super) to_bag: BTreeSet<PlayerId>,
    /// The seal, once everything was counted.
    pub seal: Option<Seal>,
    /// When the next day begins, where somebody said so.
    pub next_begins: Option<Timestamp>,
}

/// The word of those who counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seal {
    /// When the bags were sealed.
    pub at: Timestamp,
    /// Chips in all bags together.
    pub counted: Chips,
    /// Chips that should have been there.
    pub in_play: Chips,
    /// Names of those who signed; empty where nobody did.
    pub by: Vec<String>,
    /// What explains a difference.
    pub note: String,
}

/// What each of the others got from somebody who left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) each: Chips,
    pub(super) to: Vec<PlayerId>,
}

impl Days {
    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        self.began_at = self.began_at.map(|at| right.of(at));
        if let Some(end) = &mut self.end {
            end.at = right.of(end.at);
            end.next_begins = end.next_begins.map(|at| right.of(at));
        }
    }

    /// The day that is played, or was played last; the first is 1.
    #[must_use]
    pub fn day(&self) -> u32 {
        self.begun.saturating_add(1)
    }

    /// The end of the day, while it is over and the next one has not begun.
    #[must_use]
    pub fn end(&self) -> Option<&DayEnd> {
        self.end.as_ref()
    }

    /// Whether the day is over and the next one has not begun.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// When the newest day after the first began.
    #[must_use]
    pub fn began_at(&self) -> Option<Timestamp> {
        self.began_at
    }

    /// The bag of a player on the last evening.
    #[must_use]
    pub fn bag(&self, player: PlayerId) -> Option<&Bag> {
        self.bags.get(&player)
    }

    /// The bags of the last evening, by player.
    pub fn bags(&self) -> impl ExactSizeIterator<Item = &Bag> {
        self.bags.values()
    }

    /// The flights that came together, in the order in which they were told.
    #[must_use]
    pub fn flights(&self) -> &[FlightSum] {
        &self.flights
    }

    /// How many players came from them.
    #[must_use]
    pub fn brought_forward(&self) -> u32 {
        self.brought_forward.end.saturating_sub(self.brought_forward.start)
    }

    /// Whether a player came from a flight, where they bought what they play with.
    #[must_use]
    pub fn is_brought_forward(&self, player: PlayerId) -> bool {
        self.brought_forward.contains(&player.0)
    }

    /// What each of the others got when this player left early; none where their chips left play.
    #[must_use]
    pub fn share_of(&self, player: PlayerId) -> Option<(Chips, usize)> {
        self.shares.get(&player).map(|share| (share.each, share.to.len()))
    }

    /// Where a bag of the last evening was filled.
    #[must_use]
    pub fn bagged_at(&self, player: PlayerId) -> Option<SeatAt> {
        self.bag(player).map(|bag| bag.at)
    }
}

impl DayEnd {
    /// Whether this player sat with chips when the day ended.
    #[must_use]
    pub fn has_to_bag(&self, player: PlayerId) -> bool {
        self.to_bag.contains(&player)
    }
}
