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

use super::wagers::{Heard, Spot, Word, decide};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Local003, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "raise-words",
    cites: &[
        Tda2024.cite("40-B", "gist-wager-words-bind"),
        Tda2024.cite("40-C", "gist-wager-amount-as-chips"),
        Tda2024.cite("42", "gist-wager-one-motion"),
        Tda2024.cite("43-A", "gist-wager-half-raise"),
        Tda2024.cite("43-B", "gist-wager-raise-is-total"),
        Tda2024.cite("44", "gist-wager-one-chip"),
        Tda2024.cite("55", "gist-wager-invalid-words"),
        Tda2024.cite("57", "gist-wager-unclear-pot"),
        Tda2024.cite("51-B", "gist-wager-undercall"),
        Tda2024.cite("1", "gist-wager-floor"),
        Tda2011.cite("35", "gist-wager-words-bind"),
        Tda2011.cite("37", "gist-wager-two-motions"),
        Tda2011.cite("37", "gist-wager-intent"),
        Tda2011.cite("38", "gist-wager-half-raise"),
        Tda2011.cite("39", "gist-wager-one-chip"),
        Tda2011.cite("45", "gist-wager-unclear-lowest"),
        Tda2011.cite("1", "gist-wager-floor"),
        House000.cite("PLGEN-17", "gist-wager-at-least-the-bet"),
        House000.cite("PLGEN-18", "gist-wager-words-bind"),
        House000.cite("PLGEN-20", "gist-accepted-until-round-ends"),
        House000.cite("PLGEN-27", "gist-wager-declared-first"),
        Local003.cite("37.C", "gist-wager-local-raise"),
    ],
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
    Ok(decide(&spot.checked()?, heard, &rules.options).ruling(TOPIC.cites))
}
