//! Several chips without a word, worth more than the bet.
//!
//! ## Why
//! Who needs every chip to cover the bet means to call; who does not may have meant to raise.
//!
//! ## Example
//! Chips of 500 and 1,000 into a raise by 600 to 1,100: a call under TDA 2024; under TDA 2011,
//! where mixed chips go by the half, a raise to 1,700.
//!
//! ## Discretion
//! His last chips, where the edition does not speak of them.

use crate::betting::decide::{Heard, decide};
use crate::betting::half_raise::half_raise;
use crate::betting::outcome::{Finding, Outcome};
use crate::betting::spot::Spot;
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::MultipleChips;

pub(super) const TOPIC: Topic = Topic {
    slug: "multiple-chips",
    cites: &[
        Tda2024.cite("45-A", "gist-wager-every-chip-needed"),
        Tda2024.cite("45-B", "gist-wager-more-chips"),
        Tda2024.cite("43-A", "gist-wager-half-raise"),
        Tda2024.cite("44", "gist-wager-one-chip"),
        Tda2024.cite("41", "gist-wager-call"),
        Tda2024.cite("51-B", "gist-wager-undercall"),
        Tda2024.cite("1", "gist-wager-floor"),
        Tda2011.cite("40", "gist-wager-one-value-needed"),
        Tda2011.cite("38", "gist-wager-half-raise"),
        Tda2011.cite("39", "gist-wager-one-chip"),
        Tda2011.cite("35", "gist-wager-chips-stay"),
        Tda2011.cite("1", "gist-wager-floor"),
        House000.cite("PLGEN-30", "gist-wager-more-is-raise"),
        House000.cite("PLGEN-29", "gist-wager-one-chip"),
    ],
    example: r#"{"big_blind":500,"bet":1100,"chips":[500,1000],"last_raise":600,"are_last_chips":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        chips: Vec<Amount>,
        last_raise: Option<Amount>,
        are_last_chips: Option<bool>,
    }
}

/// Whether the call needs every chip: without the smallest they no longer cover the bet.
#[must_use]
pub fn needs_every_chip(spot: &Spot) -> bool {
    let smallest = spot.pushed.iter().min().copied().unwrap_or_default();
    spot.total() - smallest < spot.bet
}

/// Several chips that are worth more than the bet.
///
/// Rules: TDA 2024 §45; TDA 2011 §40; house rules 000 PLGEN-30.
#[must_use]
pub fn facing_a_bet(spot: &Spot, options: &Options) -> Finding {
    let is_one_value = spot.pushed.windows(2).all(|pair| pair.first() == pair.last());
    let call = |reason, gist| Finding::clear(Outcome::call(spot), Reason::new(reason), &[gist]);
    match options.multiple_chips {
        MultipleChips::EveryChipNeeded if needs_every_chip(spot) => {
            call("wager-every-chip-needed", "gist-wager-every-chip-needed")
        }
        MultipleChips::OneValueOnly if is_one_value && needs_every_chip(spot) => {
            call("wager-one-value-needed", "gist-wager-one-value-needed")
        }
        MultipleChips::Raise => {
            let outcome = Outcome::make(spot, spot.total(), options);
            let because = Reason::new("wager-more-is-raise");
            Finding::clear(outcome, because, &["gist-wager-more-is-raise"])
        }
        MultipleChips::EveryChipNeeded | MultipleChips::OneValueOnly if !spot.has_more => {
            last_chips(spot, options)
        }
        MultipleChips::EveryChipNeeded => {
            let because = Reason::new("wager-not-every-chip-needed");
            half_raise(spot, spot.total(), options)
                .because(because)
                .resting_on("gist-wager-more-chips")
        }
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

/// His last chips, of which the call does not need every one: he is all-in.
///
/// Where the book only speaks of chips of one value it does not speak of last chips, either.
///
/// Rules: TDA 2024 §45-B.
fn last_chips(spot: &Spot, options: &Options) -> Finding {
    let all_in = Outcome::all_in(Some(spot.total()));
    let because = Reason::new("wager-last-chips");
    let is_silent = options.multiple_chips == MultipleChips::OneValueOnly;
    if is_silent && spot.total() < spot.least() {
        let gists = ["gist-wager-one-value-needed"];
        let finding = Finding::floor(because, &[all_in, Outcome::call(spot)], &gists);
        return finding.usually(all_in);
    }
    Finding::clear(all_in, because, &["gist-wager-more-chips", "gist-wager-half-raise"])
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if facts.chips.is_empty() {
        return Err(FactsError::at("chips", Reason::new("nothing-done")));
    }
    if facts.chips.contains(&Amount(0)) {
        return Err(FactsError::at("chips", Reason::new("chip-of-nothing")));
    }
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).pushing(&facts.chips);
    let has_more = !facts.are_last_chips.unwrap_or_default();
    let spot = Spot { has_more, ..spot }.checked();
    let spot = spot.map_err(|error| error.renamed("pushed", "chips"))?;
    Ok(decide(&spot, Heard::NOTHING, &rules.options).ruling(TOPIC.cites))
}
