//! The small values that everything else is made of.
//!
//! Printed numbers count from 1 and are types of their own, so a seat is never a table.
//! Nothing here knows a rule of the game.

mod amount;
mod chips;
mod member_no;
mod money;
mod numbers;
mod sale;
mod seat_set;
mod seed;
mod timestamp;
mod utc_offset;
mod who;

pub use chips::Chips;
pub use member_no::MemberNo;
pub use money::Money;
pub use numbers::{
    LevelNo, PenaltyNo, Place, PlayerId, ReceiptNo, SeatAt, SeatNo, Seq, StageNo, TableNo,
};
pub use sale::{MoneyBack, Sale};
pub use seat_set::SeatSet;
pub use seed::{Seed, sha256_hex};
pub use timestamp::{Moment, RightOrder, RightTime, Timestamp};
pub use utc_offset::UtcOffset;
pub use who::Who;
