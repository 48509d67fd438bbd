//! One chip that is larger than the bet.
//!
//! ## Why
//! A player who throws in their smallest chip that covers the bet means to call it.
//!
//! ## Example
//! Blinds 100 and 200, one chip of 1,000 without a word: a call of 200, and 800 go back.

use super::wagers::{Heard, Spot, Word, decide, wager_cites};
use crate::{Amount, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "oversized-chip",
    cites: wager_cites!([
        "gist-wager-one-chip",
        "gist-wager-one-motion",
        "gist-wager-half-raise",
        "gist-wager-call",
        "gist-wager-undercall",
        "gist-wager-two-motions",
        "gist-wager-invalid-words",
        "gist-wager-chips-stay",
        "gist-wager-words-bind",
        "gist-wager-at-least-the-bet",
        "gist-wager-floor",
        "gist-wager-declared-first",
        "gist-wager-local-raise",
        "gist-wager-no-limit",
        "gist-accepted-until-round-ends",
        "gist-accepted-unseen-raise",
        "gist-wager-all-in",
        "gist-wager-short-bet"
    ]),
    example: r#"{"big_blind":200,"bet":200,"chip":1000,"said_raise":false,"last_raise":200,"is_last_chip":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        /// What they must have in front to stay in; 0 where nobody has bet.
        bet: Amount,
        #[above_zero("chip-of-nothing")]
        chip: Amount,
        /// Before the chip touched the table.
        said_raise: bool,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
        is_last_chip: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).pushing(&[facts.chip]);
    let has_more = !facts.is_last_chip.unwrap_or_default();
    let spot =
        Spot { has_more, ..spot }.checked().map_err(|error| error.renamed("pushed", "chip"))?;
    let heard = match facts.said_raise {
        true => Heard::first(Some(Word::Raise), None),
        false => Heard::NOTHING,
    };
    Ok(decide(&spot, heard, &rules.options).ruling())
}
