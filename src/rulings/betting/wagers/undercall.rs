//! Fewer chips than the bet.

use super::{Finding, Spot, WagerOutcome};
use rulebook::Options;
use rulebook::options::{PriorChips, Undercall};

/// Too few chips, in turn, by a player who has more.
///
/// It is a full call heads-up, and of the first bet; over a raise with several players the floor
/// chooses between the full call and a fold that costs what was put in.
///
/// `said` is the amount, where they only named one; `is_heads_up` is none where nobody told it.
///
/// Rules: TDA 2024 §41, §51-B, §46-B; TDA 2011 §35: chips stay; house rules 000 PLGEN-17, -20, -22.
pub fn undercall(
    spot: &Spot,
    said: Option<u64>,
    is_heads_up: Option<bool>,
    options: &Options,
) -> Finding {
    let call = WagerOutcome::call(spot);
    if !spot.has_more {
        let gists = ["gist-wager-call", "gist-wager-chips-stay", "gist-wager-all-in"];
        return Finding::clear(call, "wager-all-in-for-less", &gists);
    }
    let is_bound = !spot.taken_back.is_empty() && options.prior_chips == PriorChips::TotalCounts;
    let fold = WagerOutcome::fold(spot, said.unwrap_or_else(|| forfeited(spot)));
    let is_tiny = said.is_none() && spot.pushed.len() == 1 && spot.total() * 10 <= spot.bet;
    match options.undercall {
        Undercall::FullCallOrFloor if is_bound => {
            Finding::clear(call, "wager-taken-back", &["gist-wager-taken-back"])
        }
        Undercall::FullCallOrFloor => {
            let gists = ["gist-wager-undercall"];
            let clear = |reason| Finding::clear(call, reason, &gists);
            let finding = if is_heads_up == Some(true) {
                clear("wager-undercall-heads-up")
            } else if spot.is_first_bet() {
                clear("wager-undercall-first-bet")
            } else {
                let finding = Finding::floor("wager-undercall", &[call, fold], &gists);
                match is_heads_up {
                    None => finding.because("wager-undercall-if-heads-up"),
                    Some(_) => finding,
                }
            };
            if is_tiny {
                // A full call is one of the choices, and what the other rule makes of it.
                let gists = ["gist-wager-call", "gist-wager-undercall"];
                let floor = Finding::floor("wager-undercall-tiny", &[call, fold], &gists);
                return floor.usually(call).suggest("undercall-tiny");
            }
            finding
        }
        Undercall::FullCall => {
            let gists = ["gist-wager-at-least-the-bet", "gist-accepted-until-round-ends"];
            let finding = Finding::clear(call, "wager-undercall-in-round", &gists);
            if spot.is_first_bet() {
                return finding;
            }
            finding.because("wager-undercall-unseen").resting_on("gist-accepted-unseen-raise")
        }
        Undercall::Floor => {
            Finding::floor("wager-undercall-chips-stay", &[call, fold], &["gist-wager-chips-stay"])
        }
    }
}

/// What a fold costs: their chips, but of one chip too large for the earlier bet only that bet.
fn forfeited(spot: &Spot) -> u64 {
    let before_raise = spot.bet - spot.last_raise.min(spot.bet);
    let kept = spot.before();
    match spot.pushed.as_slice() {
        [_] if before_raise > kept && spot.total() > before_raise => before_raise,
        _ => kept + spot.put_in(),
    }
}
