//! Whether the cards that would have come may be shown.
//!
//! ## Why
//! It costs time, tells what others would have had, and leads to talk about hands still to come.
//!
//! ## Example
//! The hand ended on the turn, and somebody wants to see the river: no.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::Rabbit;

pub(super) const TOPIC: Topic = Topic {
    slug: "rabbit-hunting",
    cites: &[
        Tda2024.cite("28", "gist-no-rabbit"),
        Tda2011.cite("26", "gist-no-rabbit"),
        Local003.cite("26.C", "gist-paid-rabbit-003"),
    ],
    example: r#"{"game":"tournament"}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Game {
        Tournament,
        Cash,
    }

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
        return Ok(Ruling::part("allowed", false, "rabbit-no")
            .because(why)
            .say("say-no-rabbit")
            .step("step-stub-into-muck")
            .rests_on(&["gist-no-rabbit"]));
    }
    let ruling = if all_agree {
        Ruling::part("allowed", true, "rabbit-yes")
            .because("rabbit-all-agree")
            .step("step-payment-first")
    } else {
        Ruling::part("allowed", false, "rabbit-no")
            .because("rabbit-one-objects")
            .say("say-no-rabbit")
    };
    Ok(ruling.rests_on(&["gist-paid-rabbit-003"]))
}
