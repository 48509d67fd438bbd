//! Button and blinds: examples that a director can check at a table, then all small tables.

mod examples;
mod frozen;
mod heads_up;
mod long_play;
mod moving;
mod next_hand;
mod notation;
mod saved;
mod small_tables;
mod worst_seat;
