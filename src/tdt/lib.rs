//! Save files of The Tournament Director 3: bytes become a tree of values, and the tree an evening.
//!
//! Knows what stands in such a file, and no tournament of ours. What is not as it is known is never
//! guessed: where it matters nothing is read, and elsewhere it is left out; either is told with
//! line and column.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod chips;
mod decimal;
mod event;
mod fault;
mod fields;
mod finances;
mod history;
mod parse;
mod people;
mod point;
mod prizes;
mod scan;
mod stages;
mod tables;
mod unread;
mod value;

pub use chips::TdtChip;
pub use decimal::Decimal;
pub use event::{Named, Saved, TdtClock, TdtEvent, read, read_as, saved};
pub use fault::{Fault, FaultKind};
pub use finances::{TdtFinances, TdtProfile, TdtSale};
pub use history::{Said, SaidSeat, StageKind, TdtLine, said};
pub use parse::parse;
pub use people::{TdtBust, TdtBuyIn, TdtChop, TdtPlayer, TdtPurchase};
pub use point::Point;
pub use prizes::{PrizeUnit, TdtPrize, TdtPrizes};
pub use stages::{TdtBreak, TdtRound, TdtStage};
pub use tables::{TdtMove, TdtSeat, TdtTable, TdtTables};
pub use unread::Unread;
pub use value::{Field, Value, What};

/// No file is read that is larger, in bytes; real ones have 50,000 to 250,000.
pub const BYTES_MAX: u64 = 8 << 20;
