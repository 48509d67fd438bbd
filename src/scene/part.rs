//! The parts of a screen, and where they stand on its grid.

use crate::mark::Align;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr, VariantArray};

/// What a part of a screen shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Part {
    /// Nothing but its frame.
    Blank,
    /// The name of the event.
    Event,
    /// The time of day.
    OfDay,
    /// In one or two words where the evening is: *Break*, *Hand for hand*.
    Heading,
    /// The level, with its game where games change.
    Level,
    /// The level; or in a sentence what is going on.
    State,
    /// The time left; the winner at the end, and when the next day begins.
    Time(TimeForm),
    /// How much of the level or break is over, as a bar.
    Progress,
    Stakes,
    /// The same in the next level.
    Next,
    /// Levels and breaks to come.
    Coming,
    NextBreak,
    /// When play goes on after a break.
    Resumes,
    Players,
    Entries,
    Rebuys,
    AddOns,
    Tables,
    Average,
    InPlay,
    /// The chips that are played with, drawn as chips.
    Chips,
    /// The chips that go in the break that is on or next, and what they become.
    ColoredUp,
    Pool,
    Prizes,
    NextPayout,
    /// Who has a new seat, and which tables broke.
    Changes,
    /// Who is out, and by whom.
    Out,
    /// The last table with names, stacks and button, and the clock on it.
    FinalTable,
    /// The winner with the best places and their prizes.
    Podium,
    /// Short news beside each other: registration, color-up, who is out.
    News,
    /// Words of the host; names of values in braces stand for what they are.
    Words(String),
    /// How long it is until a time of day, and what is then: *20:30 Dinner*.
    Until(String),
    /// What the floor tells the room.
    Message,
    /// A picture of the set, or several in turn.
    Picture(Vec<String>),
    /// A code that phones read: where do I sit?
    Code,
}

/// How the time is shown.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum TimeForm {
    #[default]
    Digits,
    /// A ring that closes, with level, time and blinds in it.
    Ring,
}

/// What a part stands on.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Frame {
    #[default]
    Bare,
    Panel,
    /// A strip from edge to edge.
    Band,
}

/// A part in its place on the grid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// Columns from the left, rows from the top, and how many of each.
    pub at: (u8, u8, u8, u8),
    /// What it shows: the first of these that has anything to say.
    pub shows: Vec<Part>,
    #[serde(default)]
    pub frame: Frame,
    #[serde(default)]
    pub align: Align,
}

impl Placing {
    /// A message on a screen that has no place for one.
    pub(crate) fn of_message() -> Self {
        let at = (0, 0, 1, 1);
        Self { at, shows: vec![Part::Message], frame: Frame::Band, align: Align::Middle }
    }
}
