//! The words of the window, below its screens: what can be done, and where one can go.
//!
//! A screen knows these and no other screen; the program on top knows what each of them means.

pub mod action;
pub mod chips_part;
pub mod clock_action;
pub mod destination;
pub mod keymap;
pub mod log_action;
pub mod look;
pub mod monitor;
pub mod print_choice;
pub mod rulings_action;
pub mod screen_id;
pub mod typing;
pub mod verb;
