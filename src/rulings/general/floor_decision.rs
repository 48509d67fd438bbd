//! What a decision of the floor is worth, and when it may leave the rule behind.
//!
//! ## Why
//! Somebody has to have the last word, and fairness is what all the rules are for.
//!
//! ## Example
//! They want the director to overrule the floor: the decision stands, and the game goes on.
//!
//! ## Discretion
//! Where the rule would be unfair, or where both sides were careless.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "floor-decision",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2024.cite("1", "gist-decision-is-final"),
        Tda2024.cite("2", "gist-duties-of-players"),
        Tda2011.cite("1", "gist-fairness"),
        Tda2011.cite("1", "gist-decision-is-final"),
        Local003.cite("1.C", "gist-no-appeal"),
    ],
    example: r#"{"case":"appeal"}"#,
    ..Topic::of(Section::General, &Judge(judge))
};

facts! {
    struct Facts {
        case: FloorCase,
    }

    enum FloorCase {
        Appeal,
        ArguesWithDealer,
        RuleIsUnfair,
        /// Each side could have prevented it.
        BothCareless,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    Ok(match facts.case {
        FloorCase::Appeal => Ruling::of("decision_stands", "decision-stands")
            .say("decision-say-final")
            .rests_on(&["gist-decision-is-final", "gist-no-appeal"]),
        FloorCase::ArguesWithDealer => Ruling::of("floor_hears_both", "decision-floor-hears")
            .steps(["decision-dealer-first", "decision-players-then", "decision-say-once"])
            .rests_on(&["gist-decision-is-final"]),
        FloorCase::RuleIsUnfair => Ruling::choice(
            "decision-may-override",
            vec![
                Choice::of("by_the_rule", "decision-by-the-rule"),
                Choice::of("by_fairness", "decision-by-fairness"),
            ],
        )
        .step("decision-write-down")
        .rests_on(&["gist-fairness"]),
        FloorCase::BothCareless => Ruling::choice(
            "decision-whose-duty",
            vec![
                Choice::of("against_the_more_careless", "decision-more-careless"),
                Choice::of("by_fairness", "decision-by-fairness"),
            ],
        )
        .because("decision-duties")
        .rests_on(&["gist-fairness", "gist-duties-of-players"]),
    })
}
