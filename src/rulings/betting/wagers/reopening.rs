//! Whether an all-in of less than a bet opens limit betting again.

use cards::wagers::{ShortAllIn, limit_all_in};
use rulebook::Options;
use rulebook::options::LimitReopening;

/// Whether whoever has acted and now faces so much more may raise; none where the book is silent.
///
/// Rules: TDA 2024 §47-B; house rules 000 PLGEN-14, -15.
pub fn limit_reopens(faced: u64, bet: u64, options: &Options) -> Option<bool> {
    let is_half = limit_all_in(faced, bet) == ShortAllIn::FullBet;
    match options.limit_reopening {
        LimitReopening::HalfBet => Some(is_half),
        LimitReopening::FullRaise => Some(faced >= bet),
        LimitReopening::Floor if is_half && faced < bet => None,
        LimitReopening::Floor => Some(faced >= bet),
    }
}
