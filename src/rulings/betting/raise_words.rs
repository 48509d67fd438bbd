//! How a raise was announced.
//!
//! ## Why
//! "Raise" binds; how much it binds to depends on what came with it.
//!
//! ## Example
//! A bet of 2,000, "raise, eight thousand": a raise to 8,000 in all.
//!
//! ## Discretion
//! Where the edition does not say whether the amount is the total; an amount alone, too.

use super::wagers::{Heard, Spot, Word, decide, wager_cites};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "raise-words",
    cites: wager_cites!([
        "gist-wager-words-bind",
        "gist-wager-amount-as-chips",
        "gist-wager-one-motion",
        "gist-wager-half-raise",
        "gist-wager-raise-is-total",
        "gist-wager-one-chip",
        "gist-wager-invalid-words",
        "gist-wager-unclear-pot",
        "gist-wager-undercall",
        "gist-wager-floor",
        "gist-wager-two-motions",
        "gist-wager-intent",
        "gist-wager-unclear-lowest",
        "gist-wager-at-least-the-bet",
        "gist-accepted-until-round-ends",
        "gist-wager-declared-first",
        "gist-wager-local-raise",
        "gist-wager-chips-stay",
        "gist-accepted-unseen-raise",
        "gist-wager-call",
        "gist-wager-all-in"
    ]),
    example: r#"{"big_blind":400,"bet":2000,"words":"raise","amount":8000,"last_raise":2000,"pushed":[]}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        words: Words,
        amount: Option<Amount>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
        /// Everything in the pot before they act: it decides what a short number means.
        pot: Option<Amount>,
        pushed: Option<Vec<Amount>>,
    }

    enum Words {
        Raise,
        RaiseTo,
        RaiseBy,
        Amount,
        AllIn,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let needs_amount = matches!(facts.words, Words::RaiseTo | Words::RaiseBy | Words::Amount);
    if facts.amount == Some(Amount(0)) || (needs_amount && facts.amount.is_none()) {
        return Err(FactsError::at("amount", Reason::new("number-of-nothing")));
    }
    let word = match facts.words {
        Words::Raise => Some(Word::Raise),
        Words::RaiseTo => Some(Word::RaiseTo),
        Words::RaiseBy => Some(Word::RaiseBy),
        Words::Amount => None,
        Words::AllIn => Some(Word::AllIn),
    };
    let pushed = facts.pushed.unwrap_or_default();
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).pushing(&pushed);
    let spot = Spot { pot: facts.pot.map(|pot| pot.0), ..spot };
    let heard = Heard::first(word, facts.amount.map(|chips| chips.0));
    Ok(decide(&spot.checked()?, heard, &rules.options).ruling())
}
