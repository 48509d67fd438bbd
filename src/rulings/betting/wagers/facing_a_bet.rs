//! Chips without a word, worth more than the bet.

use super::{Finding, Spot, WagerOutcome, half_raise};
use crate::Reason;
use rulebook::Options;
use rulebook::options::MultipleChips;

/// Whether the call needs every chip: without the smallest they no longer cover the bet.
fn needs_every_chip(spot: &Spot) -> bool {
    let smallest = spot.pushed.iter().min().copied().unwrap_or_default();
    spot.total() - smallest < spot.bet
}

/// One chip is a call, even if it is the player's last; several chips may be more.
///
/// Rules: TDA 2024 §44–45; TDA 2011 §39–40; house rules 000 PLGEN-29, PLGEN-30.
pub fn facing_a_bet(spot: &Spot, options: &Options) -> Finding {
    match spot.pushed.as_slice() {
        [_] => Finding::clear(
            WagerOutcome::call(spot),
            "wager-oversized-chip",
            &["gist-wager-one-chip"],
        ),
        _ => several_chips(spot, options),
    }
}

fn several_chips(spot: &Spot, options: &Options) -> Finding {
    let is_one_value = spot.pushed.windows(2).all(|pair| pair.first() == pair.last());
    let call = |reason, gist| Finding::clear(WagerOutcome::call(spot), reason, &[gist]);
    match options.multiple_chips {
        MultipleChips::EveryChipNeeded if needs_every_chip(spot) => {
            call("wager-every-chip-needed", "gist-wager-every-chip-needed")
        }
        MultipleChips::OneValueOnly if is_one_value && needs_every_chip(spot) => {
            call("wager-one-value-needed", "gist-wager-one-value-needed")
        }
        MultipleChips::Raise => {
            let outcome = WagerOutcome::make(spot, spot.total(), options);
            Finding::clear(outcome, "wager-more-is-raise", &["gist-wager-more-is-raise"])
        }
        MultipleChips::EveryChipNeeded | MultipleChips::OneValueOnly if !spot.has_more => {
            last_chips(spot, options)
        }
        MultipleChips::EveryChipNeeded => half_raise(spot, spot.total(), options)
            .because("wager-not-every-chip-needed")
            .resting_on("gist-wager-more-chips"),
        MultipleChips::OneValueOnly => {
            let because = match is_one_value {
                true => Reason::new("wager-not-every-chip-needed"),
                false => Reason::new("wager-mixed-values"),
            };
            half_raise(spot, spot.total(), options)
                .because(because)
                .resting_on("gist-wager-one-value-needed")
        }
    }
}

/// Their last chips, of which the call does not need every one: they are all-in.
///
/// Where the book only speaks of chips of one value it does not speak of last chips, either.
///
/// Rules: TDA 2024 §45-B.
fn last_chips(spot: &Spot, options: &Options) -> Finding {
    let all_in = WagerOutcome::all_in(Some(spot.total()));
    let because = Reason::new("wager-last-chips");
    let is_silent = options.multiple_chips == MultipleChips::OneValueOnly;
    if is_silent && spot.total() < spot.least() {
        let gists = ["gist-wager-one-value-needed"];
        let finding = Finding::floor(because, &[all_in, WagerOutcome::call(spot)], &gists);
        return finding.usually(all_in);
    }
    Finding::clear(all_in, because, &["gist-wager-more-chips", "gist-wager-half-raise"])
}
