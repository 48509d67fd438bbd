//! The games: how many cards, which deck, what is a hand, and who wins at the showdown.

mod deal;
mod game;
mod options;
mod showdown;

pub(crate) use deal::check_deal;
pub use deal::{DealError, Holding};
pub use game::{Family, Game};
pub use options::HandOptions;
pub use showdown::{Showdown, ShownHand, showdown};
