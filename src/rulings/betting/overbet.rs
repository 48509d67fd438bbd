//! More chips than the bet, put in to get change.
//!
//! ## Why
//! Chips that are put in without a word are all at risk, whatever their owner thought of them.
//!
//! ## Example
//! A bet of 325, chips of 500 and 25 without a word: a raise to 650, because the 500 alone would
//! have covered the bet.

use super::wagers::{Heard, Spot, decide, wager_cites};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "overbet-for-change",
    cites: wager_cites!([
        "gist-wager-overbet",
        "gist-wager-every-chip-needed",
        "gist-wager-more-chips",
        "gist-wager-one-chip",
        "gist-wager-half-raise",
        "gist-wager-one-value-needed",
        "gist-wager-more-is-raise"
    ]),
    example: r#"{"big_blind":50,"bet":325,"pushed":[500,25],"last_raise":325}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        pushed: Vec<Amount>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
    }
}

/// Judged like any chips without a word.
///
/// Rules: TDA 2024 §61; TDA 2011 §38–40.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).pushing(&facts.pushed);
    let spot = spot.checked()?;
    if spot.bet == 0 {
        return Err(FactsError::at("bet", Reason::new("no-bet-to-overbet")));
    }
    if spot.total() <= spot.bet {
        return Err(FactsError::at("pushed", Reason::new("not-too-much")));
    }
    let finding = decide(&spot, Heard::NOTHING, &rules.options);
    Ok(finding.resting_on("gist-wager-overbet").because("overbet-at-risk").ruling())
}
