//! What cannot be read, and where it stands.

use crate::Point;
use strum::IntoStaticStr;

/// Something that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub at: Point,
    /// The field that it is about, after what it belongs to: `GameBuyin.Time`; empty where the file
    /// itself is not understood there.
    pub field: String,
    pub kind: FaultKind,
}

/// What is wrong with something that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FaultKind {
    /// The file is larger than any that is read, in bytes.
    FileTooLarge {
        most: u64,
    },
    /// The file ends within something.
    CutOff,
    /// Something else is expected than this letter.
    Unexpected {
        found: char,
    },
    /// Values stand within each other deeper than in any file.
    TooDeep {
        most: usize,
    },
    /// A text is longer than in any file, in bytes.
    TextTooLong {
        most: usize,
    },
    /// There are more values than in any file.
    TooManyValues {
        most: usize,
    },
    /// Figures that are no number.
    NumberOdd,
    /// It is a file, and none of a tournament.
    NoTournament,
    Missing,
    /// Something else stands there than is known: a text where a number is expected.
    WrongKind,
    /// A constructor that is not known; it was skipped whole.
    NotKnown,
    /// The number is negative, has a fraction, or is larger than it can be.
    OutOfRange,
    /// More of them than are read.
    TooMany {
        most: usize,
    },
    /// Another one in the file has the same id.
    Twice,
    /// It stands before what comes before it.
    TooEarly,
}

impl FaultKind {
    /// The end of its text's id in the catalogue.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}
