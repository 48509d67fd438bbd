//! Where the button and the blinds go, hand by hand, and which open seat is the worst.
//!
//! Everything here is arithmetic on seats: the positions of one hand and the seats taken now give
//! the positions of the next.
//! Nothing here knows a player, a table number, an edition of the rules or what a blind costs.
//! A seat counts as live while somebody owns its chips: who is absent or serving a penalty is live
//! and posts, who has busted or moved away is not.
//! Why a seat is empty is never asked, nor who sat in it before.

mod advance;
mod big_blind_empty;
mod command;
mod event;
mod freeze;
mod positions;
mod state;
mod worst_seat;

pub use advance::{advance, advance_moving, first_hand, next_hand};
pub use big_blind_empty::big_blind_meets_empty_seat;
pub use command::{ToldButton, decide_draw_button, decide_set_button, decide_track_button};
pub use event::{apply_button_set, apply_tracked};
pub use freeze::{freeze, resume, resume_moving, would_be_big_blind};
pub use positions::{Flag, NextHand, Positions};
pub use state::ButtonState;
pub use worst_seat::{Role, SeatRank, rank_seats, waits_one_hand, worst_seat};
