//! Money: payouts to the last unit, what stacks are worth, deals.

mod chops;
mod icm;
mod payouts;
mod questions;
