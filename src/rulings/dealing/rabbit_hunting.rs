//! Whether the cards that would have come may be shown.
//!
//! ## Why
//! It costs time, tells what others would have had, and leads to talk about hands still to come.
//!
//! ## Example
//! The hand ended on the turn, and somebody wants to see the river: no.
//!
//! ## Discretion
//! None.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::fact::{choices, facts, read};
use crate::{FactsError, Reason, Ruling, Topic};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::Rabbit;
use rulebook::{RuleSet, Section};
use serde_json::json;

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "rabbit-hunting",
    section: Section::Dealing,
    fields: Facts::FIELDS,
    cites: &[
        Tda2024.cite("28", "gist-no-rabbit"),
        Tda2011.cite("26", "gist-no-rabbit"),
        Local003.cite("26.C", "gist-paid-rabbit-003"),
    ],
    example: r#"{"game":"tournament"}"#,
    judge: |facts, rules| judge(read(facts)?, rules),
};

choices! {
    /// Where it is asked.
    enum Game {
        Tournament,
        Cash,
    }
}

facts! {
    /// What is asked.
    struct Facts {
        game: Game,
        #[needed_if(game = "cash")]
        all_agree: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_tournament = facts.game == Game::Tournament;
    let all_agree = match facts.all_agree {
        None if !is_tournament => {
            return Err(FactsError::at("all_agree", Reason::new("all-agree-unknown")));
        }
        told => told.unwrap_or_default(),
    };
    if is_tournament || rules.options.rabbit == Rabbit::Forbidden {
        let why = if is_tournament { "rabbit-never" } else { "rabbit-not-here" };
        return Ok(Ruling::new(json!({ "allowed": false }), Reason::new("rabbit-no"))
            .because(Reason::new(why))
            .say(Reason::new("say-no-rabbit"))
            .step(Reason::new("step-stub-into-muck")));
    }
    Ok(if all_agree {
        Ruling::new(json!({ "allowed": true }), Reason::new("rabbit-yes"))
            .because(Reason::new("rabbit-all-agree"))
            .step(Reason::new("step-payment-first"))
    } else {
        Ruling::new(json!({ "allowed": false }), Reason::new("rabbit-no"))
            .because(Reason::new("rabbit-one-objects"))
            .say(Reason::new("say-no-rabbit"))
    })
}
