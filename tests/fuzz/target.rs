//! The list of targets: everything that reads what a disk, a person or a program hands in.

use crate::bounds::{Budget, within};
use crate::{dictionary, fixtures, targets};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Something that reads hostile input.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, VariantArray, IntoStaticStr, EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Target {
    /// The bytes of a journal.
    Journal,
    /// The acts of a journal, with checksums that are right: undo and redo among them.
    Acts,
    /// A journal on the disk: opened, checked, rescued, copied, and asked as a flight.
    Files,
    /// What stands beside a journal: how far it went, until when the program ran, what was torn.
    Companions,
    /// Commands, one a line, done in memory.
    Commands,
    /// What `do` is told on standard input.
    Script,
    /// Facts, as `rule` is told them.
    Facts,
    /// Facts as they are typed into a form.
    FactsTyped,
    /// A file of rules.
    Rules,
    /// A template, with its chip set.
    Template,
    /// A structure or payouts that somebody hands on: a table, or a list.
    HandedOn,
    /// A list of players: CSV, cells, names.
    Players,
    /// A list of people, with titles over its columns.
    People,
    /// The bytes of a file of people.
    PeopleFile,
    /// Lines typed into the command box.
    Typed,
    /// Words by which pages and rules are looked for, and citations.
    Cited,
    /// Amounts, cards, moments and the like, each by itself.
    Values,
    /// Preferences, and shortcuts in them.
    Preferences,
    /// A set of screens of the room.
    Screens,
    /// Words of a call at the terminal.
    Arguments,
    /// Names on paper.
    Names,
    /// A formula for points.
    Formula,
    /// A file of The Tournament Director.
    Tdt,
}

impl Target {
    /// Its name, as the folder of its corpus has it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Makes of the input what the program makes of it, and asserts what must be true of that.
    ///
    /// # Panics
    /// Where something is not as it must be, or costs too much.
    pub fn run(self, input: &[u8]) {
        fixtures::warm();
        within(self.budget(), input.len(), || self.read(input));
    }

    fn read(self, input: &[u8]) {
        match self {
            Self::Journal => targets::journal::read(input),
            Self::Acts => targets::acts::read(input),
            Self::Files => targets::files::read(input),
            Self::Companions => targets::companions::read(input),
            Self::Commands => targets::commands::read(input),
            Self::Script => targets::script::read(input),
            Self::Facts => targets::facts::read(input),
            Self::FactsTyped => targets::facts_typed::read(input),
            Self::Rules => targets::rules::read(input),
            Self::Template => targets::template::read(input),
            Self::HandedOn => targets::handed_on::read(input),
            Self::Players => targets::players::read(input),
            Self::People => targets::people::read(input),
            Self::PeopleFile => targets::people_file::read(input),
            Self::Typed => targets::typed::read(input),
            Self::Cited => targets::cited::read(input),
            Self::Values => targets::values::read(input),
            Self::Preferences => targets::preferences::read(input),
            Self::Screens => targets::screens::read(input),
            Self::Arguments => targets::arguments::read(input),
            Self::Names => targets::names::read(input),
            Self::Formula => targets::formula::read(input),
            Self::Tdt => targets::tdt::read(input),
        }
    }

    /// What one input may cost.
    #[must_use]
    pub fn budget(self) -> Budget {
        let (held, held_per_byte, work, work_per_byte) = match self {
            Self::Journal | Self::Acts => (1 << 18, 128, 1_000, 4),
            Self::Files => (1 << 21, 1_024, 20_000, 16),
            Self::Companions => (1 << 18, 512, 4_000, 8),
            Self::Commands => (1 << 20, 1_024, 20_000, 64),
            Self::Script => (1 << 21, 1_024, 40_000, 128),
            // The other books are asked, too, and what is left out is tried.
            Self::Facts | Self::FactsTyped => (1 << 20, 512, 200_000, 128),
            Self::Rules | Self::Preferences => (1 << 19, 128, 8_000, 8),
            // Every screen is drawn, and each of its letters is measured.
            Self::Screens => (1 << 23, 2_048, 4_000_000, 1_024),
            Self::Template => (1 << 19, 512, 8_000, 16),
            Self::HandedOn => (1 << 20, 1_024, 20_000, 64),
            Self::Players => (1 << 20, 1_024, 20_000, 64),
            // SQLite keeps its own memory, which is not counted here.
            Self::People => (1 << 22, 1_024, 400_000, 256),
            Self::PeopleFile => (1 << 22, 64, 400_000, 8),
            // Every question and page is compared with every word, and a sentence with 18,000 that
            // are known: a share for each of them is held meanwhile.
            Self::Typed => (1 << 22, 1_024, 4_000_000, 64),
            Self::Cited => (1 << 19, 64, 4_000_000, 16),
            Self::Values => (1 << 17, 32, 8_000, 8),
            Self::Arguments => (1 << 24, 1_024, 2_000_000, 64),
            Self::Names => (1 << 22, 8_192, 400_000, 1_024),
            Self::Formula => (1 << 19, 512, 8_000, 32),
            // The evening is played twice, and every act is written and read.
            Self::Tdt => (1 << 20, 1_024, 20_000, 64),
        };
        Budget { held, held_per_byte, work, work_per_byte }
    }

    /// How many changed inputs it meets in the gate; the dear ones fewer.
    #[must_use]
    pub fn mutations(self) -> usize {
        match self {
            Self::Names => 6,
            Self::People | Self::PeopleFile | Self::Screens => 40,
            Self::Typed | Self::Cited => 16,
            Self::Files
            | Self::Companions
            | Self::Script
            | Self::Players
            | Self::Template
            | Self::HandedOn
            | Self::Tdt => 60,
            Self::Journal
            | Self::Acts
            | Self::Commands
            | Self::Facts
            | Self::FactsTyped
            | Self::Rules
            | Self::Values
            | Self::Preferences
            | Self::Formula
            | Self::Arguments => 120,
        }
    }

    /// Words that make its input likelier to mean something.
    #[must_use]
    pub fn dictionary(self) -> &'static [&'static str] {
        dictionary::of(self)
    }

    /// How long an input is made at most by mutation, in bytes.
    #[must_use]
    pub fn bytes_max(self) -> usize {
        match self {
            Self::Journal | Self::Acts | Self::Files | Self::Template => 1 << 15,
            // Of four dozen pages.
            Self::PeopleFile => 1 << 18,
            Self::Companions | Self::Arguments | Self::Names => 1 << 10,
            Self::Commands | Self::Script | Self::Facts | Self::FactsTyped | Self::Formula => {
                1 << 12
            }
            Self::Rules
            | Self::Players
            | Self::People
            | Self::HandedOn
            | Self::Preferences
            | Self::Screens
            | Self::Tdt => 1 << 13,
            Self::Typed | Self::Cited | Self::Values => 1 << 10,
        }
    }
}
