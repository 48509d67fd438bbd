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

use super::wagers::{Heard, Spot, decide};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "prior-chips",
    cites: &[
        Tda2024.cite("46-C", "gist-wager-prior-chips"),
        Tda2024.cite("46-B", "gist-wager-taken-back"),
        Tda2024.cite("43-A", "gist-wager-half-raise"),
        Tda2024.cite("44", "gist-wager-one-chip"),
        Tda2024.cite("45-A", "gist-wager-every-chip-needed"),
        Tda2024.cite("45-B", "gist-wager-more-chips"),
        Tda2024.cite("41", "gist-wager-call"),
        Tda2024.cite("51-B", "gist-wager-undercall"),
        Tda2024.cite("1", "gist-wager-floor"),
        House000.cite("PLGEN-17", "gist-wager-at-least-the-bet"),
        Tda2011.cite("37", "gist-wager-intent"),
        Tda2011.cite("38", "gist-wager-half-raise"),
        Tda2011.cite("39", "gist-wager-one-chip"),
        Tda2011.cite("40", "gist-wager-one-value-needed"),
        Tda2011.cite("35", "gist-wager-chips-stay"),
        Tda2011.cite("1", "gist-wager-floor"),
        House000.cite("PLGEN-30", "gist-wager-more-is-raise"),
        House000.cite("PLGEN-29", "gist-wager-one-chip"),
    ],
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
    Ok(decide(&spot, Heard::NOTHING, &rules.options).ruling(TOPIC.cites))
}
