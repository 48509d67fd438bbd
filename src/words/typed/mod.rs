//! Words that were typed become what can be done: the catalogue read backwards.
//!
//! What is typed is compared with the phrases of the catalogue and the names on the list; what
//! may be meant is offered, the likeliest first, each with what would happen. Nothing is guessed:
//! where several are meant, several are offered.

mod act;
mod bag;
mod bare;
mod candidate;
mod chips;
mod describe;
mod fuzzy;
mod meanings;
mod means;
mod moment;
mod money;
mod moves;
mod offer;
mod parse;
mod penalties;
mod people;
mod phrase;
mod player_clock;
mod race;
mod register;
mod rows;
mod seat;
mod spoken;
mod swap;
mod time;
mod who;
mod winner;

pub use bag::{NoBag, bag_typed};
pub use chips::chips_typed;
pub use describe::offer;
pub use means::offers;
pub use moment::{last_moment, moment_or_minutes, next_moment};
pub use offer::{Asking, BoxAction, FormAsked, OFFERS_MAX, Offer, OfferKind, VerbWords};
pub use phrase::Phrasebook;
pub use race::{ChipsKeyed, Unkeyed, chips_keyed, chips_keyed_so_far};
pub use seat::seat_by_rule;

use act::Act;
use bare::bare;
use candidate::{AskedFor, Candidate, both, nobody};
use fuzzy::{SPELLED, WHOLE, word_score};
use meanings::Heard;
use money::{payments, prize};
use moves::moves;
use parse::{Number, Token, Understood, understand};
use penalties::{penalties, penalty_typed};
use people::{Meant, find};
use phrase::{Extent, Wording};
use player_clock::settling;
use race::race_typed;
use rows::{NoSeat, Takes, Unsaid, takes};
use seat::{SeatKind, seats_for};
use spoken::{Spoken, spoken};
use swap::swaps;
use time::{adjusted, break_now, set_to, skip_break, take_break, times};
use who::{Named, people, seat_at, table_no};
use winner::{bust, busts_by};
