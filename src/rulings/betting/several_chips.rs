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
//! Their last chips, where the edition does not speak of them.

use super::wagers::{Heard, Spot, decide};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};

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
        House000.cite("PLGEN-17", "gist-wager-at-least-the-bet"),
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
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
        are_last_chips: Option<bool>,
    }
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
