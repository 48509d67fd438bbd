//! What becomes of a wager, whatever was said and put in: the topics about wagers ask here.

mod cites;
mod decide;
mod declaration;
mod facing_a_bet;
mod half_raise;
mod outcome;
mod prior_chips;
mod reopening;
mod short_blinds;
mod silent;
mod small_blind;
mod spoken;
mod spot;
mod unclear_amount;
mod undercall;
mod unfit_words;

pub(crate) use cites::wager_cites;
pub use cites::{CITES, count, picked};
pub use decide::decide;
pub use declaration::{Heard, Order, Word};
pub use half_raise::half_raise;
pub use outcome::{Finding, PlayerChoice, WagerOutcome};
pub use reopening::{limit_reopens, reopening};
pub use short_blinds::as_blinds_count;
pub use small_blind::small_blind_as_half;
pub use spot::{Spot, Street, Structure, missing_blinds, steps};
pub use unclear_amount::{Meant, meant, open, readings};
pub use undercall::undercall;

use facing_a_bet::facing_a_bet;
use silent::silent;
use spoken::spoken;
