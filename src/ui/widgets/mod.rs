//! The parts that screens are made of: each takes plain data and knows nothing of tournaments.

pub mod badge;
pub mod button;
pub mod card;
pub mod cards;
pub mod chip;
pub mod choice;
pub mod empty;
pub mod field;
pub mod form;
pub mod header;
pub mod more;
pub mod nav;
pub mod notice;
pub mod one_of;
pub mod poker_table;
pub mod rows;
pub mod said;
pub mod search;
pub mod seat;
pub mod split;
pub mod stadium;
pub mod stat;
pub mod status;
pub mod tag;
pub mod tile;
pub mod time_line;
