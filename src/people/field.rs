//! What can be said of somebody, field by field, and what is no value of a field.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantArray};

/// A field of somebody's details. The name of each is that of its column.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, VariantArray, IntoStaticStr, Deserialize,
)]
#[strum(serialize_all = "snake_case")]
pub enum Field {
    Name,
    /// What they are called at the table.
    Nickname,
    /// Their number as a member; nobody else has it.
    Number,
    /// What a reader says when their card is held to it.
    Card,
    Email,
    Phone,
    /// The day on which they were born.
    Birthday,
    /// Whether they may play: yes or no.
    MayPlay,
    WhyNot,
    /// The last day on which they may not play.
    NotUntil,
    /// What they need at the table: a place for a wheelchair, somebody who reads the cards.
    Needs,
    /// The last day for which their membership is paid.
    FeeUntil,
    /// Whatever else is to be known.
    Notes,
}

impl Field {
    /// Every field, in the order in which they are written.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its name for programs, and that of its column.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// How many letters it holds at most.
    #[must_use]
    pub fn letters_max(self) -> usize {
        match self {
            Self::Name | Self::Nickname | Self::Email => 200,
            Self::Number | Self::Card | Self::Phone => 60,
            Self::Birthday | Self::MayPlay | Self::NotUntil | Self::FeeUntil => 20,
            Self::WhyNot | Self::Needs => 1_000,
            Self::Notes => 10_000,
        }
    }

    #[must_use]
    pub fn is_day(self) -> bool {
        matches!(self, Self::Birthday | Self::NotUntil | Self::FeeUntil)
    }

    /// Whether it may go over several lines.
    #[must_use]
    pub fn has_lines(self) -> bool {
        self == Self::Notes
    }
}

/// Why a text is no value of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Unfit {
    /// The name is empty, and nobody is without one.
    NameMissing,
    TooLong {
        letters: usize,
        letters_max: usize,
    },
    /// It goes over several lines.
    OverLines,
    /// It has signs that nobody sees and that mean something to a screen.
    Signs,
    /// It is no day, or one that can be read in two ways.
    NotADay,
    NotAnAddress,
    NotAPhone,
    NotYesOrNo,
}

impl Unfit {
    /// The end of its id in the text catalogue, after `people-unfit-`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
