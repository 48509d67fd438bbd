//! A player said two things in one turn.
//!
//! ## Why
//! The first word binds, so that nobody can try a word and see how it is taken.
//!
//! ## Example
//! "Call … and raise 100,000": a call.
//!
//! ## Discretion
//! None beyond that of the first word itself.

use super::wagers::{Heard, Spot, Word, decide, wager_cites};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "changed-words",
    cites: wager_cites!(
        ["gist-wager-words-bind", "gist-wager-invalid-words"],
        Tda2024.cite("50-A", "gist-first-declaration"),
        Tda2011.cite("35", "gist-first-declaration"),
        House000.cite("PLGEN-18", "gist-first-declaration"),
        Home001.cite("CZ-ETI-02", "gist-first-declaration")
    ),
    example: r#"{"big_blind":2000,"bet":50000,"first":"call","first_amount":null,"then":"raise","then_amount":100000,"last_raise":50000}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        first: SpokenAction,
        #[asked_if(first = "bet" | "raise")]
        first_amount: Option<Amount>,
        then: SpokenAction,
        #[asked_if(then = "bet" | "raise")]
        then_amount: Option<Amount>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
    }

    enum SpokenAction {
        Check,
        Call,
        Bet,
        Raise,
        Fold,
    }
}

/// The first word stands; an amount that follows "bet" or "raise" only completes it.
///
/// Rules: TDA 2024 §50-A; TDA 2011 §35; house rules 001 CZ-ETI-02.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    for (name, said, amount) in [
        ("first_amount", facts.first, facts.first_amount),
        ("then_amount", facts.then, facts.then_amount),
    ] {
        let takes_amount = matches!(said, SpokenAction::Bet | SpokenAction::Raise);
        if amount.is_some_and(|amount| !takes_amount || amount == Amount(0)) {
            return Err(FactsError::at(name, Reason::new("amount-or-not")));
        }
    }
    let is_completed = facts.first == facts.then && facts.first_amount.is_none();
    let amount = if is_completed { facts.then_amount } else { facts.first_amount };
    let word = match facts.first {
        SpokenAction::Check => Word::Check,
        SpokenAction::Call => Word::Call,
        SpokenAction::Bet => Word::Bet,
        SpokenAction::Raise => Word::RaiseTo,
        SpokenAction::Fold => Word::Fold,
    };
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).checked()?;
    let heard = Heard::first(Some(word), amount.map(|chips| chips.0));
    let because = match is_completed {
        true => Reason::new("changed-words-completed"),
        false => Reason::new("changed-words-first"),
    };
    let finding = decide(&spot, heard, &rules.options).because(because);
    Ok(finding.resting_on("gist-first-declaration").ruling())
}
