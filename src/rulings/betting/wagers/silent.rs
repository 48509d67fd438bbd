//! Chips without a word.

use super::{Finding, Spot, WagerOutcome, facing_a_bet, prior_chips, undercall};
use crate::Reason;
use rulebook::Options;

/// What becomes of chips that were put in without a word.
///
/// Rules: TDA 2024 §41, §44–46; TDA 2011 §38–40.
pub fn silent(spot: &Spot, options: &Options) -> Finding {
    if spot.pushed.is_empty() {
        return prior_chips::only_taken_back(spot, options);
    }
    if spot.bet == 0 {
        return opening(spot, options);
    }
    if spot.total() < spot.bet {
        return undercall(spot, None, None, options);
    }
    if spot.total() == spot.bet {
        let gists = ["gist-wager-call", "gist-wager-chips-stay", "gist-wager-at-least-the-bet"];
        return Finding::clear(WagerOutcome::call(spot), "wager-exact-call", &gists);
    }
    if !spot.in_front.is_empty() {
        return prior_chips::more_than_the_bet(spot, options);
    }
    facing_a_bet(spot, options)
}

/// Chips where nobody has bet: a bet of what they are worth, and at least the smallest one.
///
/// Rules: TDA 2024 §44, §52-A; TDA 2011 §39.
fn opening(spot: &Spot, options: &Options) -> Finding {
    let outcome = WagerOutcome::make(spot, spot.total(), options);
    if spot.total() < spot.least() && spot.has_more {
        let because = Reason::new("wager-smallest-bet").count("least", spot.least());
        return Finding::clear(
            outcome,
            because,
            &["gist-wager-short-bet", "gist-wager-half-raise"],
        );
    }
    let because = match (outcome.returned > 0, spot.pushed.len()) {
        (true, _) => Reason::new("wager-most").count("most", outcome.total.unwrap_or_default()),
        (false, 1) => Reason::new("wager-one-chip-bet"),
        (false, _) => Reason::new("wager-chips-bet"),
    };
    let gists = ["gist-wager-one-chip", "gist-wager-chips-stay", "gist-wager-no-limit"];
    Finding::clear(outcome, because, &gists)
}
