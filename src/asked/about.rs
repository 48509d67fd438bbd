//! Sentences that ask no floor question: greetings and talk, and questions about the room, the
//! program or the event.
//!
//! ## Why
//! A ruling on something that nobody asked costs the trust in all the others.

use rulings::{Topic, topics};
use strum::{EnumIter, IntoEnumIterator as _, IntoStaticStr};

/// What a sentence is about that asks no floor question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Apart {
    /// A greeting, a story, general knowledge, letters without a sense.
    Talk,
    /// The room: food, parking, cash games.
    House,
    /// How something is done with this program.
    Program,
    /// The level, its blinds and the time left.
    Level,
    /// The next level, and how long levels are.
    Next,
    Break,
    /// Players, tables and entries.
    Left,
    /// The average stack, chips in play.
    Stack,
    /// The prize pool, the places paid.
    Prizes,
    /// What an entry costs, and until when there are any.
    Entry,
    Seat,
    /// How somebody is doing in the event.
    Person,
    /// When the event starts and ends.
    Start,
}

impl Apart {
    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// Whether it is about the event, which may know the answer.
    #[must_use]
    pub fn is_of_event(self) -> bool {
        match self {
            Self::Talk | Self::House | Self::Program => false,
            Self::Level
            | Self::Next
            | Self::Break
            | Self::Left
            | Self::Stack
            | Self::Prizes
            | Self::Entry
            | Self::Seat
            | Self::Person
            | Self::Start => true,
        }
    }

    /// Its name in the files of sentences.
    #[must_use]
    pub fn slug(self) -> &'static str {
        self.into()
    }
}

#[derive(Clone, Copy)]
pub(super) enum LeadsTo {
    /// To no floor question: it asks about this instead.
    Apart(Apart),
    /// To this floor question, though it sounds like something else; its facts are not told.
    Question(&'static Topic),
}

impl LeadsTo {
    /// All that a sentence may lead to: the floor questions, and then all apart from them.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        topics().map(Self::Question).chain(Apart::all().map(Self::Apart))
    }

    /// By its name in the files of sentences.
    pub(super) fn of_slug(slug: &str) -> Option<Self> {
        let apart = Apart::all().find(|apart| apart.slug() == slug).map(Self::Apart);
        apart.or_else(|| Topic::find(slug).map(Self::Question))
    }

    /// Its name in the files of sentences.
    pub(super) fn slug(self) -> &'static str {
        match self {
            Self::Apart(apart) => apart.slug(),
            Self::Question(topic) => topic.slug,
        }
    }
}
