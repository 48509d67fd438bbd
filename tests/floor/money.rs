//! Money: prices and who paid, payouts to the last unit, prizes, bounties, deals.

mod at_the_terminal;
mod bounties;
mod chops;
mod deals;
mod debts;
mod envelopes;
mod evenings;
mod flights;
mod icm;
mod ledger;
mod limits;
mod paper;
mod payouts;
mod prizes;
mod questions;
pub mod room;
mod ties;
mod unclaimed;
