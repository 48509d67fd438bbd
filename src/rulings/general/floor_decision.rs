//! What a decision of the floor is worth, and when it may leave the rule behind.
//!
//! ## Why
//! Somebody has to have the last word, and fairness is what all the rules are for.
//!
//! ## Example
//! He wants the director to overrule the floor: the decision stands, and the game goes on.
//!
//! ## Discretion
//! Where the rule would be unfair, or where both sides were careless.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::fact::{choices, facts, read};
use crate::{Choice, FactsError, Reason, Ruling, Topic};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::{RuleSet, Section};

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "floor-decision",
    section: Section::General,
    fields: Facts::FIELDS,
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2024.cite("1", "gist-decision-is-final"),
        Tda2024.cite("2", "gist-duties-of-players"),
        Tda2011.cite("1", "gist-fairness"),
        Tda2011.cite("1", "gist-decision-is-final"),
        Local003.cite("1.C", "gist-no-appeal"),
    ],
    example: r#"{"case":"appeal"}"#,
    judge: |facts, rules| judge(read(facts)?, rules),
};

facts! {
    /// What is asked.
    struct Facts {
        case: Case,
    }
}

choices! {
    /// What happened.
    enum Case {
        Appeal,
        ArguesWithDealer,
        RuleIsUnfair,
        /// Each side could have prevented it.
        BothCareless,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    Ok(match facts.case {
        Case::Appeal => {
            Ruling::of("decision_stands", "decision-stands").say(Reason::new("decision-say-final"))
        }
        Case::ArguesWithDealer => Ruling::of("floor_hears_both", "decision-floor-hears")
            .step(Reason::new("decision-dealer-first"))
            .step(Reason::new("decision-players-then"))
            .step(Reason::new("decision-say-once")),
        Case::RuleIsUnfair => Ruling::choice(
            Reason::new("decision-may-override"),
            vec![
                Choice::of("by_the_rule", "decision-by-the-rule"),
                Choice::of("by_fairness", "decision-by-fairness"),
            ],
        )
        .step(Reason::new("decision-write-down")),
        Case::BothCareless => Ruling::choice(
            Reason::new("decision-whose-duty"),
            vec![
                Choice::of("against_the_more_careless", "decision-more-careless"),
                Choice::of("by_fairness", "decision-by-fairness"),
            ],
        )
        .because(Reason::new("decision-duties")),
    })
}
