//! Words that do not fit: "call" where nobody bet, "check" where somebody did.
//!
//! ## Why
//! A word that cannot be meant must not win a player a second look at the others.
//!
//! ## Example
//! Nobody has bet and a player says "raise": it is a bet, of at least the smallest one.
//!
//! ## Discretion
//! Who says "check" to a bet may call or fold; they may not raise.

use super::wagers::{Heard, Spot, Word, decide, wager_cites};
use crate::{Amount, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "invalid-words",
    cites: wager_cites!([
        "gist-wager-invalid-words",
        "gist-wager-words-bind",
        "gist-wager-one-motion",
        "gist-wager-amount-as-chips",
        "gist-wager-half-raise",
        "gist-wager-raise-is-total",
        "gist-wager-call-is-whole",
        "gist-wager-undercall",
        "gist-wager-unclear-pot",
        "gist-wager-needless-fold",
        "gist-wager-floor",
        "gist-wager-chips-stay",
        "gist-wager-intent",
        "gist-wager-two-motions",
        "gist-wager-unclear-lowest",
        "gist-wager-at-least-the-bet",
        "gist-accepted-until-round-ends",
        "gist-wager-declared-first",
        "gist-wager-options-in-turn",
        "gist-wager-one-chip",
        "gist-wager-local-raise"
    ]),
    example: r#"{"said":"check","bet":400,"big_blind":200,"amount":null,"last_raise":400}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        said: SpokenAction,
        bet: Amount,
        big_blind: Amount,
        #[asked_if(said = "raise" | "bet")]
        amount: Option<Amount>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
        /// Everything in the pot before they act: it decides what a short number means.
        #[asked_if(said = "raise" | "bet")]
        pot: Option<Amount>,
    }

    enum SpokenAction {
        Call,
        Raise,
        Check,
        Bet,
        Fold,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let word = match facts.said {
        SpokenAction::Call => Word::Call,
        SpokenAction::Raise => Word::Raise,
        SpokenAction::Check => Word::Check,
        SpokenAction::Bet => Word::Bet,
        SpokenAction::Fold => Word::Fold,
    };
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise);
    let spot = Spot { pot: facts.pot.map(|pot| pot.0), ..spot }.checked()?;
    let heard = Heard::first(Some(word), facts.amount.map(|chips| chips.0));
    Ok(decide(&spot, heard, &rules.options).ruling())
}
