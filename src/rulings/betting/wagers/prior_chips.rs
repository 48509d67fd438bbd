//! Chips that were in front already.

use super::{Finding, PlayerChoice, Spot, WagerOutcome, facing_a_bet, half_raise};
use rulebook::Options;
use rulebook::options::PriorChips;

/// New chips beside or instead of old ones, together worth more than the bet.
///
/// Rules: TDA 2024 §46-C; TDA 2011 only has one oversized chip, §39; §37 asks for clear intent.
pub fn more_than_the_bet(spot: &Spot, options: &Options) -> Finding {
    // A chip that does not cover the bet by itself is no oversized one.
    let is_one_chip = spot.pushed.len() == 1 && spot.put_in() > spot.bet;
    match options.prior_chips {
        PriorChips::TotalCounts => all_that_counts(spot, options),
        PriorChips::Floor if is_one_chip && !spot.is_free() => facing_a_bet(spot, options),
        PriorChips::Floor => {
            let raise = WagerOutcome::make(spot, spot.total(), options);
            let allowed = [WagerOutcome::call(spot), raise];
            Finding::floor("wager-prior-chips-silent", &allowed, &["gist-wager-intent"])
        }
    }
}

/// What lies in front at the end, or only what came new.
///
/// Where an unraised blind is taken back for one larger chip, the rule is read in two ways.
fn all_that_counts(spot: &Spot, options: &Options) -> Finding {
    let finding = match total_counts(spot) {
        true => half_raise(spot, spot.total(), options).because("wager-all-chips-count"),
        false => facing_a_bet(spot, options),
    };
    let is_exchanged = spot.pushed.len() == 1 && spot.kept() == 0 && spot.is_free();
    let by_chip = WagerOutcome::call(spot);
    match finding.usual.filter(|usual| is_exchanged && *usual != by_chip) {
        Some(raise) => {
            let gists = ["gist-wager-prior-chips", "gist-wager-one-chip"];
            Finding::floor("wager-exchanged-blind", &[raise, by_chip], &gists).usually(raise)
        }
        None => finding.resting_on("gist-wager-prior-chips"),
    }
}

/// Whether everything in front counts together: some of it was taken back and some was not, or
/// it covered the bet without a new chip.
fn total_counts(spot: &Spot) -> bool {
    let is_partly_back = spot.kept() > 0 && !spot.taken_back.is_empty();
    is_partly_back || spot.before() >= spot.bet
}

/// They took chips back and put none in, whether they then say nothing, check or fold.
///
/// Rules: TDA 2024 §46-B; TDA 2011 has none.
pub fn only_taken_back(spot: &Spot, options: &Options) -> Finding {
    let (call, raise) = (WagerOutcome::call(spot), WagerOutcome::make(spot, spot.least(), options));
    if spot.is_free() {
        return Finding::clear(
            WagerOutcome::check(spot),
            "wager-nothing-done",
            &["gist-wager-options-in-turn"],
        );
    }
    match options.prior_chips {
        PriorChips::TotalCounts => Finding::player(
            PlayerChoice::CallOrRaise,
            "wager-taken-back",
            &[call, raise],
            &["gist-wager-taken-back"],
        ),
        PriorChips::Floor => {
            let fold = WagerOutcome::fold(spot, spot.at_stake());
            Finding::floor("wager-taken-back-silent", &[call, raise, fold], &["gist-wager-intent"])
        }
    }
}
