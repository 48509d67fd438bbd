//! Rulings on seats, balancing and breaking.

pub mod balance;
pub mod worst_seat;
