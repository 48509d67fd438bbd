//! More than a call and less than a raise: the half decides.

use super::{Finding, Spot, WagerOutcome};
use crate::Reason;
use rulebook::Options;
use rulebook::options::FiftyBase;

/// What becomes of so much in front of a player who faces a bet and has more behind.
///
/// A whole raise or more stands. Half a raise or more is made a whole one, less is a call.
///
/// Rules: TDA 2024 §43-A; TDA 2011 §38.
pub fn half_raise(spot: &Spot, total: u64, options: &Options) -> Finding {
    let gists = ["gist-wager-half-raise"];
    if total >= spot.least() {
        let outcome = WagerOutcome::make(spot, total, options);
        let because = match spot.most(options).filter(|most| total > *most) {
            Some(most) => Reason::new("wager-most").count("most", most),
            None => Reason::new("wager-whole-raise").count("least", spot.least()),
        };
        return Finding::clear(outcome, because, &gists);
    }
    let more = total.saturating_sub(spot.bet);
    if more == 0 {
        return Finding::clear(WagerOutcome::call(spot), "wager-exact-call", &["gist-wager-call"]);
    }
    let base = match options.fifty_base {
        FiftyBase::LastRaise => spot.least_step(),
        FiftyBase::TotalBet => spot.bet,
    };
    let with = |id| Reason::new(id).count("more", more).count("base", base);
    if more * 2 >= base {
        let outcome = WagerOutcome::make(spot, spot.least(), options);
        return Finding::clear(outcome, with("wager-half-or-more"), &gists);
    }
    Finding::clear(WagerOutcome::call(spot), with("wager-less-than-half"), &gists)
}
