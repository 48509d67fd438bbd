//! Where the evening is, as screens ask it.

use engine::values::Timestamp;
use reports::{Phase, PlayersClock, Waits};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Where the evening is. Each has a screen of its own where a set has one for it.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum State {
    /// Nobody has started the clock, or it starts at a time.
    Before,
    Playing,
    /// The last minute of a level.
    LastMinute,
    Break,
    Paused,
    /// So many last hands are played before the day or a break.
    LastHands,
    /// Tables wait for each other: hand for hand, or orbit for orbit.
    HandForHand,
    /// Whoever goes out next is the last one without a prize.
    Bubble,
    FinalTable,
    HeadsUp,
    DayOver,
    /// Somebody has won, or nothing is played for any more.
    Winner,
}

/// Under this much of a level that is left it is the last minute.
const LAST_MINUTE_MILLIS: i64 = 60_000;

impl State {
    /// Where the evening is at `now`.
    #[must_use]
    pub fn of(clock: &PlayersClock, now: Timestamp) -> Self {
        let holds = clock.waits.map(|waits| match waits {
            Waits::LastHands(_) => Self::LastHands,
            Waits::HandForHand(_) | Waits::Orbit(_, _) | Waits::Soft(_) => Self::HandForHand,
        });
        match clock.phase {
            Phase::Over(_) | Phase::Ended => Self::Winner,
            Phase::DayOver { .. } => Self::DayOver,
            Phase::NotStarted | Phase::StartsAt(_) => Self::Before,
            Phase::Break(_)
            | Phase::Paused { in_break: true }
            | Phase::Waits { in_break: true } => Self::Break,
            Phase::Paused { in_break: false } => match holds {
                Some(holds) if clock.waits.is_some_and(Waits::puts_clock_off) => holds,
                Some(_) | None => Self::Paused,
            },
            Phase::Level | Phase::Waits { in_break: false } => {
                holds.unwrap_or_else(|| Self::while_playing(clock, now))
            }
        }
    }

    fn while_playing(clock: &PlayersClock, now: Timestamp) -> Self {
        let to_the_money = clock.prizes.as_ref().and_then(|prizes| prizes.from_the_money);
        if clock.players_left == 2 && clock.tables <= 1 {
            Self::HeadsUp
        } else if to_the_money == Some(1) {
            Self::Bubble
        } else if clock.room.final_table.is_some() {
            Self::FinalTable
        } else if Self::is_last_minute(clock, now) {
            Self::LastMinute
        } else {
            Self::Playing
        }
    }

    /// Whether the last minute of a level runs.
    #[must_use]
    pub fn is_last_minute(clock: &PlayersClock, now: Timestamp) -> bool {
        let runs = matches!(clock.phase, Phase::Level) && clock.runs_down();
        runs && clock.left_at(now) < LAST_MINUTE_MILLIS
    }

    /// How long it is until the last minute of this level begins, in milliseconds; none where it
    /// runs, or none is to come.
    #[must_use]
    pub fn millis_to_last_minute(clock: &PlayersClock, now: Timestamp) -> Option<i64> {
        let runs = matches!(clock.phase, Phase::Level) && clock.runs_down();
        let left = clock.left_at(now) - LAST_MINUTE_MILLIS + 1;
        Some(left).filter(|left| runs && *left > 0)
    }

    /// What is shown where a set has no screen for it.
    #[must_use]
    pub fn otherwise(self) -> Option<Self> {
        match self {
            Self::Playing => None,
            Self::HeadsUp => Some(Self::FinalTable),
            Self::LastHands => Some(Self::HandForHand),
            Self::Before
            | Self::LastMinute
            | Self::Break
            | Self::Paused
            | Self::HandForHand
            | Self::Bubble
            | Self::FinalTable
            | Self::DayOver
            | Self::Winner => Some(Self::Playing),
        }
    }
}
