//! Whether all-ins of less than a bet open the betting again.

use cards::wagers::{Reopening, ShortAllIn, limit_all_in};
use rulebook::Options;
use rulebook::options::{self, LimitReopening};

/// What opens no-limit and pot-limit betting again.
///
/// Rules: TDA 2024 §47-A; TDA 2011 §38.
pub fn reopening(options: &Options) -> Reopening {
    match options.reopening {
        options::Reopening::Cumulative => Reopening::Cumulative,
        options::Reopening::Single => Reopening::Single,
    }
}

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
