//! "Pot".
//!
//! ## Why
//! Only in pot-limit is the pot a size to bet; elsewhere nobody counts it, but the word binds.
//!
//! ## Example
//! No-limit, a bet of 400, blinds 100 and 200: "pot" is at least a raise to 800.
//!
//! ## Discretion
//! In no-limit and limit, how large the valid bet is.

use super::wagers::{Heard, Spot, Street, Structure, Word, decide, wager_cites};
use crate::{Amount, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "pot-word",
    cites: wager_cites!([
        "gist-wager-pot-word",
        "gist-wager-pot-limit",
        "gist-wager-floor",
        "gist-pot-limit-full-blinds"
    ]),
    example: r#"{"structure":"no_limit","big_blind":200,"bet":400,"pot":1100,"last_raise":400,"in_front":[]}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        structure: Structure,
        big_blind: Amount,
        bet: Amount,
        /// Everything in the pot before they act, bets of this round included.
        pot: Amount,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
        in_front: Option<Vec<Amount>>,
        /// What a dead or short blind is short of, before the flop.
        #[form(or_none)]
        #[asked_if(structure = "pot_limit")]
        blinds_missing: Option<Amount>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise);
    let in_front = facts.in_front.unwrap_or_default().iter().map(|chip| chip.0).collect();
    let (structure, pot) = (facts.structure, Some(facts.pot.0));
    let blinds_missing = facts.blinds_missing.map(|chips| chips.0).filter(|chips| *chips > 0);
    // Only before the flop is anything of a blind missing.
    let street = if blinds_missing.is_some() { Street::Preflop } else { spot.street };
    let spot = Spot { structure, street, pot, blinds_missing, in_front, ..spot }.checked()?;
    Ok(decide(&spot, Heard::first(Some(Word::Pot), None), &rules.options).ruling())
}
