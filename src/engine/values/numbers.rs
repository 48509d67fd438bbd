//! Printed numbers, each counted from 1.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! printed_number {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

printed_number! {
    /// A player of this tournament; counts from 1 in the order of registration.
    PlayerId(u32)
}
printed_number! {
    /// The number of a table as it stands in the room, from 1.
    TableNo(u16)
}
printed_number! {
    /// A seat at a table, clockwise from the dealer's left, from 1.
    SeatNo(u8)
}
printed_number! {
    /// A level of the structure; breaks have no level number.
    LevelNo(u16)
}
printed_number! {
    /// A line of the structure, levels and breaks together.
    StageNo(u16)
}
printed_number! {
    /// A place in the order of finish; the winner has place 1.
    Place(u32)
}
printed_number! {
    /// A penalty of this tournament; counts from 1 in the order in which they were given.
    PenaltyNo(u32)
}
printed_number! {
    /// The number on a receipt; counts from 1 in the order in which things were sold.
    ReceiptNo(u32)
}
printed_number! {
    /// The number of an act in the journal, from 1 without gaps.
    Seq(u64)
}

impl StageNo {
    /// The position in a list that counts from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }

    /// The stage at a position that counts from 0.
    #[must_use]
    pub fn from_index(index: usize) -> Self {
        Self(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }
}

impl Place {
    /// The last place that a prize can be for.
    pub const MOST: Self = Self(100_000);

    /// Whether a prize can be for it.
    #[must_use]
    pub fn is_possible(self) -> bool {
        (1..=Self::MOST.0).contains(&self.0)
    }
}

/// One seat in the room: a table and a seat of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatAt {
    /// The table that the seat belongs to.
    pub table: TableNo,
    /// The seat of that table, from 1.
    pub seat: SeatNo,
}

impl SeatAt {
    /// The seat `seat` of table `table`.
    #[must_use]
    pub fn new(table: u16, seat: u8) -> Self {
        Self { table: TableNo(table), seat: SeatNo(seat) }
    }
}
