//! What the big blind may do when the action comes to him before the flop.
//!
//! ## Why
//! His blind was no choice of his, so he has the right to one.
//!
//! ## Example
//! Everybody called: he may check, which ends the round, or raise.
//!
//! ## Discretion
//! None.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::fact::{facts, read};
use crate::{FactsError, Reason, Ruling, Topic};
use rulebook::Rulebook::{Home001, Pl004};
use rulebook::options::BigBlindOption;
use rulebook::{RuleSet, Section};
use serde_json::json;

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "big-blind-option",
    section: Section::ButtonAndBlinds,
    fields: Facts::FIELDS,
    cites: &[
        Home001.cite("CZ-HE-06", "gist-big-blind-option"),
        Pl004.cite("PL-HE-06", "gist-no-check-004"),
    ],
    example: r#"{"raised":false}"#,
    judge: |facts, rules| judge(read(facts)?, rules),
};

facts! {
    /// What is asked.
    struct Facts {
        raised: bool,
    }
}

fn judge(Facts { raised }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (may, answer, why) = match (raised, rules.options.big_blind_option) {
        (true, _) => (["call", "raise", "fold"], "blind-may-call", "blind-was-raised"),
        (false, BigBlindOption::Yes) => {
            (["check", "raise", "fold"], "blind-may-check", "blind-has-option")
        }
        (false, BigBlindOption::No) => {
            (["call", "raise", "fold"], "blind-may-not-check", "blind-is-opening-bet")
        }
    };
    let ruling = Ruling::new(json!({ "may": may }), Reason::new(answer)).because(Reason::new(why));
    Ok(match (raised, rules.options.big_blind_option) {
        (false, BigBlindOption::Yes) => ruling.say(Reason::new("say-option")),
        _ => ruling,
    })
}
