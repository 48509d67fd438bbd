//! Whether a straddle is allowed, and what becomes of one.
//!
//! ## Why
//! A straddle is a bet before anybody has looked at cards. No book of tournament rules has one, so
//! it is the house's; chips that are pushed in turn, looked at or not, are a bet like any other.
//!
//! ## Example
//! The player left of the big blind throws in 400 before the deal at 100-200: the floor says
//! whether the house plays with straddles.
//!
//! ## Discretion
//! Before the deal; no book speaks of it.

use super::out_of_turn::raised_too_early;
use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "straddle",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2024.cite("50-A", "gist-wager-chips-stay"),
        Tda2024.cite("53-A", "gist-out-of-turn"),
        Tda2011.cite("1", "gist-fairness"),
        Tda2011.cite("35", "gist-wager-chips-stay"),
        Tda2011.cite("36", "gist-out-of-turn"),
        House000.cite("PLGEN-21", "gist-wager-chips-stay"),
        House000.cite("PLGEN-23", "gist-out-of-turn-000"),
        House000.cite("PLGEN-25", "gist-out-of-turn-binds-000"),
        Home001.cite("CZ-ETI-09", "gist-out-of-turn-000"),
    ],
    example: r#"{"posted":"before_the_deal"}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        posted: Posted,
    }

    enum Posted {
        BeforeTheDeal,
        InTurn,
        OutOfTurn,
    }
}

fn judge(Facts { posted }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    Ok(match posted {
        Posted::BeforeTheDeal => {
            let none = Choice::of("taken_back", "straddle-taken-back");
            let plays = Choice::of("plays", "straddle-plays");
            let ruling = Ruling::choice("straddle-floor", vec![none, plays]);
            ruling.because("straddle-silent").rests_on(&["gist-fairness"])
        }
        Posted::InTurn => Ruling::of("counts_as_bet", "straddle-counts")
            .because("straddle-in-turn")
            .say("straddle-say-counts")
            .rests_on(&["gist-wager-chips-stay"]),
        Posted::OutOfTurn => raised_too_early(rules),
    })
}
