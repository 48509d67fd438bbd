//! Chips that were in front already: blinds, or an earlier bet.
//!
//! ## Why
//! A blind in front of a player is their money, and what they add to it must not mean a call or a
//! raise as they like.
//!
//! ## Example
//! Big blind with two chips of 25 in front, facing 600: with 500 and 1,000 dropped on them they
//! raise to 1,550; with one chip of 1,000 they call.
//!
//! ## Discretion
//! Old chips taken back and nothing put in: a call or a raise. In TDA 2011 all of it.

use super::wagers::{Heard, Spot, decide, wager_cites};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "prior-chips",
    cites: wager_cites!([
        "gist-wager-prior-chips",
        "gist-wager-taken-back",
        "gist-wager-half-raise",
        "gist-wager-one-chip",
        "gist-wager-every-chip-needed",
        "gist-wager-more-chips",
        "gist-wager-call",
        "gist-wager-undercall",
        "gist-wager-floor",
        "gist-wager-at-least-the-bet",
        "gist-wager-intent",
        "gist-wager-one-value-needed",
        "gist-wager-chips-stay",
        "gist-wager-more-is-raise",
        "gist-accepted-until-round-ends",
        "gist-accepted-unseen-raise",
        "gist-wager-all-in"
    ]),
    example: r#"{"big_blind":50,"bet":600,"in_front":[25,25],"pushed":[1000],"taken_back":[25],"last_raise":550}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        in_front: Vec<Amount>,
        pushed: Vec<Amount>,
        taken_back: Option<Vec<Amount>>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).pushing(&facts.pushed);
    let chips = |list: Vec<Amount>| list.iter().map(|chip| chip.0).collect();
    let in_front = chips(facts.in_front);
    let taken_back: Vec<u64> = chips(facts.taken_back.unwrap_or_default());
    if facts.pushed.is_empty() && taken_back.is_empty() {
        return Err(FactsError::at("pushed", Reason::new("nothing-done")));
    }
    let spot = Spot { in_front, taken_back, ..spot }.checked()?;
    Ok(decide(&spot, Heard::NOTHING, &rules.options).ruling())
}
