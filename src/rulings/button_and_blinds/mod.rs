//! Rulings on the button and the blinds.

pub mod next_hand;
