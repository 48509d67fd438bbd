//! Why a structure or payouts of somebody else cannot be taken.

use crate::handed_on::questions::{ListQuestion, ListTold};
use engine::values::Money;
use lists::FileKind;
use std::io;
use storage::csv::CsvError;
use strum::IntoStaticStr;

/// What is wrong with a line of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetProblem {
    /// The number of the line, from 1.
    pub line: u64,
    /// The number of the column, from 1.
    pub column: u64,
    pub fault: SheetFault,
}

#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SheetFault {
    ColumnTwice { first: u64 },
    TooFewCells { cells: usize, titles: usize },
    TooManyCells,
    Unclosed,
    NotANumber { found: String },
    PartOfOne { found: String },
    NotATime { found: String },
    TimeMissing,
    NotAGame { found: String },
    NotYesOrNo { found: String },
    NotASide { found: String },
    NotBlinds { found: String },
    BlindsMissing,
    StakesMixed,
    BreakWithStakes,
    LevelOutOfTurn { found: u64, expected: u64 },
    PlaceMissing,
    NotAPlace { found: String },
    NoPlaceOfTheirs { found: String },
    PlaceOutOfTurn { found: u64, expected: u64 },
    PlacesShared { from: u64, to: u64, lines: u64 },
    ShareMissing,
    NotAPercent { found: String },
    NotAShare { found: String },
    Rises,
    NotAHundred { thousandths: u64 },
    EntriesFall,
    TooManyPlaces { most: u64 },
    NotAName { found: String },
    NotAMember { found: String },
    NotPoints { found: String },
    PointsInDoubt { found: String, whole: u64 },
    NobodyWon,
    NotAStage { found: String },
    TooManyStages { most: u64 },
    PrizeRises,
    NotAColor { found: String },
    ValueTwice { first: u64 },
}

impl SheetFault {
    /// The end of its id in the text catalogue, after `handed-on-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

impl HandedOnError {
    /// Whether everything that columns under these titles were said to hold is known.
    ///
    /// # Errors
    /// The first that is not.
    pub(super) fn unless_known<C>(
        told: &ListTold,
        titles: &[String],
        column_of: impl Fn(&str) -> Option<C>,
    ) -> Result<(), Self> {
        match told.unknown(titles, column_of).cloned() {
            Some((title, meaning)) => Err(Self::ColumnUnknown { title, meaning }),
            None => Ok(()),
        }
    }
}

/// Why nothing can be taken from a file.
#[derive(Debug)]
pub enum HandedOnError {
    /// The file cannot be read; this is what the system said.
    Unreadable(io::Error),
    /// It is no table with titles.
    Csv(CsvError),
    /// None of its titles is one of those that are needed.
    NoColumns,
    /// A column was said to hold something that is not known: its title, and what was said.
    ColumnUnknown { title: String, meaning: String },
    /// There is no sheet or table of this name.
    SheetUnknown { name: String, known: Vec<String> },
    /// These lines and cells are wrong.
    Problems(Vec<SheetProblem>),
    /// It can be read in two ways.
    Questions(Vec<ListQuestion>),
    /// It is no list: what it is.
    NoList(FileKind),
    /// It is a folder, and nothing in it was saved by The Tournament Director.
    NoSavedEvening,
    /// Lines of a message about chips have two numbers, and either could be the value.
    ChipNumbers,
    /// It is not written as a list in RON.
    Ron {
        /// The number of the line, from 1.
        line: usize,
        /// The number of the column, from 1.
        column: usize,
        what: String,
    },
    /// A template of payouts that shares nothing, or more for a later place.
    Unpayable,
    /// Amounts that are not what the pool would be shared into.
    AmountsOff {
        /// What the amounts come to in all.
        sum: Money,
        pool: Money,
    },
}
