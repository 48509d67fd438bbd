//! Money: what a pool pays to each place, what stacks are worth in it, and how it is shared in a
//! deal.

mod chops;
pub mod icm;
mod largest_remainder;
mod payouts;

pub use chops::{Chop, ChopMethod};
pub use icm::icm;
pub use largest_remainder::by_largest_remainder;
pub use payouts::{PayoutFault, PayoutTerms, payouts};
