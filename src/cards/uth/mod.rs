//! Ultimate Texas hold'em: one player against the house, four stakes, paid by tables.

mod pay_table;
mod settle;

pub use pay_table::{Halves, PayTable};
pub use settle::{Net, PlayAt, Settled, StakeError, Stakes, TripsAfterFold, UthOutcome, settle};
