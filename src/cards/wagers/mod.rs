//! Wagers of a hand: what has been bet in a round, who may raise, and by how much.

mod action;
mod limit;
mod pot_limit;
mod round;

pub use action::{Act, Action, BettingError, Fault};
pub use limit::{LimitCap, LimitRound, ShortAllIn, limit_all_in};
pub use pot_limit::{MissingBlinds, PotLimit};
pub use round::{Decision, Reopening, Round, StreetKind, decision};
