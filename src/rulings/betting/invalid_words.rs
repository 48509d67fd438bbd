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

use super::wagers::{Heard, Spot, Word, decide};
use crate::{Amount, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "invalid-words",
    cites: &[
        Tda2024.cite("55", "gist-wager-invalid-words"),
        Tda2024.cite("40-B", "gist-wager-words-bind"),
        Tda2024.cite("42", "gist-wager-one-motion"),
        Tda2024.cite("40-C", "gist-wager-amount-as-chips"),
        Tda2024.cite("43-A", "gist-wager-half-raise"),
        Tda2024.cite("43-B", "gist-wager-raise-is-total"),
        Tda2024.cite("51-A", "gist-wager-call-is-whole"),
        Tda2024.cite("51-B", "gist-wager-undercall"),
        Tda2024.cite("57", "gist-wager-unclear-pot"),
        Tda2024.cite("58", "gist-wager-needless-fold"),
        Tda2024.cite("1", "gist-wager-floor"),
        Tda2011.cite("35", "gist-wager-words-bind"),
        Tda2011.cite("35", "gist-wager-chips-stay"),
        Tda2011.cite("37", "gist-wager-intent"),
        Tda2011.cite("37", "gist-wager-two-motions"),
        Tda2011.cite("38", "gist-wager-half-raise"),
        Tda2011.cite("45", "gist-wager-unclear-lowest"),
        Tda2011.cite("46", "gist-wager-needless-fold"),
        Tda2011.cite("1", "gist-wager-floor"),
        House000.cite("PLGEN-17", "gist-wager-at-least-the-bet"),
        House000.cite("PLGEN-18", "gist-wager-words-bind"),
        House000.cite("PLGEN-20", "gist-accepted-until-round-ends"),
        House000.cite("PLGEN-27", "gist-wager-declared-first"),
        Home001.cite("CZ-GEN-06", "gist-wager-options-in-turn"),
        Pl004.cite("PL-HE-06", "gist-wager-options-in-turn"),
    ],
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
    Ok(decide(&spot, heard, &rules.options).ruling(TOPIC.cites))
}
