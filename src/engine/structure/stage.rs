//! One line of the structure: a level or a break.

use super::Game;
use crate::values::Chips;
use serde::{Deserialize, Serialize};

/// One line of a structure: a level or a break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// A level: hands are dealt, and blinds or antes are posted.
    Level(Level),
    /// A break: no hand is dealt.
    Break(Break),
}

/// A blind level, or a level of limits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// What is played in this level.
    #[serde(default)]
    pub game: Game,
    /// Blinds, antes and bets, in whole chips.
    pub stakes: Stakes,
    /// How long the level lasts on the clock, in seconds.
    pub secs: u32,
    /// Whether play stops at its end until chips are colored up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub color_up: bool,
}

/// A break that the structure schedules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Break {
    /// How long the break lasts on the clock, in seconds.
    pub secs: u32,
    /// Whether chips are colored up in it.
    #[serde(default)]
    pub color_up: bool,
}

/// What is posted and bet in a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Stakes {
    /// No-limit or pot-limit with blinds; with antes alone where both blinds are nothing.
    Blinds {
        /// The small blind in chips; nothing where only antes are posted.
        small_blind: Chips,
        /// The big blind in chips; nothing where only antes are posted.
        big_blind: Chips,
        /// Who posts an ante, and how much; nobody where not given.
        #[serde(default)]
        ante: Ante,
    },
    /// Fixed limit with blinds: bets have one of two sizes.
    Limit {
        /// The small blind in chips, no larger than the big blind.
        small_blind: Chips,
        /// The big blind in chips; never nothing.
        big_blind: Chips,
        /// Size of a bet in the early rounds, in chips.
        small_bet: Chips,
        /// Size of a bet in the later rounds, in chips.
        big_bet: Chips,
    },
    /// Fixed limit with antes: stud, or a draw game where nobody brings in.
    Stud {
        /// What every player posts before the cards, in chips.
        ante: Chips,
        /// What the opener must bring in for.
        bring_in: Chips,
        /// Size of a bet in the early rounds, in chips.
        small_bet: Chips,
        /// Size of a bet in the later rounds, in chips.
        big_bet: Chips,
    },
}

/// Who posts an ante, and how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Ante {
    /// Nobody posts an ante in this level.
    #[default]
    None,
    /// Every player posts this much.
    PerPlayer(Chips),
    /// The big blind posts it for the table; the big blind itself is paid first.
    ///
    /// Rules: TDA 2024 RP-11.
    BigBlind(Chips),
}

impl Stage {
    /// The level, where this is one.
    #[must_use]
    pub fn as_level(&self) -> Option<&Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Break(_) => None,
        }
    }

    /// Whether chips are colored up in this break, or at the end of this level.
    #[must_use]
    pub fn has_color_up(&self) -> bool {
        match self {
            Self::Level(level) => level.color_up,
            Self::Break(scheduled) => scheduled.color_up,
        }
    }

    /// Whether play stops at the end of this level until chips are colored up.
    #[must_use]
    pub fn stops_for_color_up(&self) -> bool {
        self.as_level().is_some_and(|level| level.color_up)
    }

    /// How long the level or break lasts on the clock, in seconds.
    #[must_use]
    pub fn secs(&self) -> u32 {
        match self {
            Self::Level(level) => level.secs,
            Self::Break(scheduled) => scheduled.secs,
        }
    }
}

impl Stakes {
    /// Everything that is posted or bet in a level; every bet is a multiple of them.
    pub fn amounts(&self) -> impl Iterator<Item = Chips> + use<> {
        let all = match *self {
            Self::Blinds { small_blind, big_blind, ante } => {
                let ante = match ante {
                    Ante::None => Chips::ZERO,
                    Ante::PerPlayer(ante) | Ante::BigBlind(ante) => ante,
                };
                [small_blind, big_blind, ante, Chips::ZERO]
            }
            Self::Limit { small_blind, big_blind, small_bet, big_bet } => {
                [small_blind, big_blind, small_bet, big_bet]
            }
            Self::Stud { ante, bring_in, small_bet, big_bet } => {
                [ante, bring_in, small_bet, big_bet]
            }
        };
        all.into_iter().filter(|amount| *amount > Chips::ZERO)
    }

    /// The least that may be bet: the big blind, the small bet of stud, or an ante posted alone.
    #[must_use]
    pub fn big_blind(&self) -> Chips {
        match self {
            Self::Blinds { big_blind: Chips::ZERO, .. } => self.ante_chips(),
            Self::Blinds { big_blind, .. } | Self::Limit { big_blind, .. } => *big_blind,
            Self::Stud { small_bet, .. } => *small_bet,
        }
    }

    /// The small blind, or the bring-in where there is none.
    #[must_use]
    pub fn small_blind(&self) -> Chips {
        match self {
            Self::Blinds { small_blind, .. } | Self::Limit { small_blind, .. } => *small_blind,
            Self::Stud { bring_in, .. } => *bring_in,
        }
    }

    /// The ante as a number of chips, whoever posts it.
    #[must_use]
    pub fn ante_chips(&self) -> Chips {
        match self {
            Self::Blinds { ante: Ante::PerPlayer(ante) | Ante::BigBlind(ante), .. }
            | Self::Stud { ante, .. } => *ante,
            Self::Blinds { ante: Ante::None, .. } | Self::Limit { .. } => Chips::ZERO,
        }
    }
}
