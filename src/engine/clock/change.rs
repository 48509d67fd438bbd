//! Why the clock was set.

use crate::clock::AfterRecess;
use crate::values::Timestamp;
use serde::{Deserialize, Serialize};

/// Why the clock was set.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockChange {
    /// The first level started at once.
    Started,
    /// The first level starts at a time of day.
    Scheduled,
    /// It was stopped.
    Paused,
    /// It runs on after it stood still.
    Resumed,
    /// Seconds were added, or taken where negative.
    Adjusted { secs: i64 },
    /// It was put off, for tables play hand for hand.
    HandForHand,
    /// A hand that was played hand for hand took so many seconds.
    HandTaken { secs: u32 },
    /// It was put off, for tables play orbit for orbit.
    OrbitForOrbit,
    /// An orbit of so many hands took so many seconds.
    OrbitTaken { hands: u16, secs: u32 },
    /// All tables have played the hands of the level.
    HandsPlayed,
    /// From now on the clock waits at the end of some breaks and levels, or no longer does.
    WaitsChanged,
    /// Levels last so many hands from now on; their time where none is given.
    LevelsLast { hands: Option<u16> },
    /// It was stopped for the last hands.
    LastHands,
    /// Another level or break began.
    Moved,
    /// The floor called a break that lasts until this moment. Since format 10.
    BreakCalled { until: Timestamp, after: AfterRecess },
    /// Time that the computer slept through, in seconds, counts.
    LostTimeCounted { secs: i64 },
    /// Time that the computer slept through, in seconds, does not count.
    LostTimeDropped { secs: i64 },
}

impl ClockChange {
    /// Whether a level or a break begins with it, perhaps once more.
    pub(crate) fn begins_stage(self) -> bool {
        match self {
            Self::Started | Self::Scheduled | Self::Moved | Self::HandsPlayed => true,
            Self::Paused
            | Self::Resumed
            | Self::Adjusted { .. }
            | Self::HandForHand
            | Self::HandTaken { .. }
            | Self::OrbitForOrbit
            | Self::OrbitTaken { .. }
            | Self::WaitsChanged
            | Self::LevelsLast { .. }
            | Self::LastHands
            | Self::BreakCalled { .. }
            | Self::LostTimeCounted { .. }
            | Self::LostTimeDropped { .. } => false,
        }
    }

    /// Whether a break that the floor called goes on all the same.
    pub(crate) fn keeps_recess(self) -> bool {
        match self {
            Self::Moved
            | Self::WaitsChanged
            | Self::LevelsLast { .. }
            | Self::BreakCalled { .. } => true,
            Self::Started
            | Self::Scheduled
            | Self::Paused
            | Self::Resumed
            | Self::Adjusted { .. }
            | Self::HandForHand
            | Self::HandTaken { .. }
            | Self::OrbitForOrbit
            | Self::OrbitTaken { .. }
            | Self::HandsPlayed
            | Self::LastHands
            | Self::LostTimeCounted { .. }
            | Self::LostTimeDropped { .. } => false,
        }
    }
}
