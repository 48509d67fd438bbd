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

use super::wagers::{Heard, Spot, decide, wager_cites};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "multiple-chips",
    cites: wager_cites!([
        "gist-wager-every-chip-needed",
        "gist-wager-more-chips",
        "gist-wager-half-raise",
        "gist-wager-one-chip",
        "gist-wager-call",
        "gist-wager-undercall",
        "gist-wager-floor",
        "gist-wager-one-value-needed",
        "gist-wager-chips-stay",
        "gist-wager-at-least-the-bet",
        "gist-wager-more-is-raise",
        "gist-accepted-until-round-ends",
        "gist-accepted-unseen-raise",
        "gist-wager-all-in"
    ]),
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
    Ok(decide(&spot, Heard::NOTHING, &rules.options).ruling())
}
