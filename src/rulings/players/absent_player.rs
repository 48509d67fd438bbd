//! What happens to the hands and the chips of a player who is away.
//!
//! ## Why
//! An empty chair must cost as much as a taken one, or being away would pay.
//!
//! ## Example
//! They are at dinner: their cards are dealt, their blinds are posted, their hand is killed after
//! the deal.
//!
//! ## Discretion
//! A stack whose owner never came: no edition speaks of it.

use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::Recommended;
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "absent-player",
    cites: &[
        Tda2024.cite("30", "gist-absent-killed"),
        Tda2024.cite("71-A", "gist-blinded-off"),
        Tda2024.cite("71-C", "gist-penalized-is-dealt-in"),
        Tda2024.cite("RP-16", "gist-absent-at-a-break"),
        Tda2011.cite("27", "gist-absent-killed"),
        Tda2011.cite("51", "gist-dealt-in-while-away"),
    ],
    example: r#"{"why":"away","stack":9000,"cost_of_a_round":2400}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        why: Cause,
        #[asked_if(why = "away" | "penalty" | "never_came")]
        stack: Option<Amount>,
        /// Both blinds and the antes that one round of hands takes from them.
        #[asked_if(why = "away" | "penalty" | "never_came")]
        cost_of_a_round: Option<Amount>,
    }

    /// Why the chair of the player is empty.
    enum Cause {
        Away,
        Penalty,
        NeverCame,
        TableBreaks,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    match facts.why {
        Cause::TableBreaks => Ok(at_a_break(rules.options.recommended)),
        Cause::Away => {
            let rounds = rounds(&facts)?;
            let ruling = Ruling::new(verdict(rounds), "absent-blinded-off");
            let gists = ["gist-absent-killed", "gist-blinded-off"];
            Ok(with_steps(ruling, rounds).rests_on(&gists))
        }
        Cause::Penalty => {
            let rounds = rounds(&facts)?;
            let ruling = Ruling::new(verdict(rounds), "absent-blinded-off");
            let gists =
                ["gist-penalized-is-dealt-in", "gist-blinded-off", "gist-dealt-in-while-away"];
            Ok(with_steps(ruling, rounds).rests_on(&gists))
        }
        Cause::NeverCame => {
            let rounds = rounds(&facts)?;
            let options = vec![
                Choice::new(verdict(rounds), "absent-blinded-off"),
                Choice::of("stack_removed", "absent-stack-removed"),
            ];
            let ruling = Ruling::choice("absent-never-came", options);
            Ok(with_steps(ruling, rounds).rests_on(&["gist-blinded-off"]))
        }
    }
}

/// A penalised or absent player pays like the others.
fn verdict(rounds: Option<u64>) -> Value {
    json!({ "dealt_in": true, "posts": true, "hand": "dead", "rounds_until_out": rounds })
}

/// The rounds for which a stack lasts, the last one in part.
fn rounds(facts: &Facts) -> Result<Option<u64>, FactsError> {
    match (facts.stack, facts.cost_of_a_round) {
        (_, Some(Amount(0))) => Err(FactsError::at("cost_of_a_round", Reason::new("not-zero"))),
        (Some(stack), Some(cost)) => Ok(Some(stack.0.div_ceil(cost.0))),
        _ => Ok(None),
    }
}

fn with_steps(ruling: Ruling, rounds: Option<u64>) -> Ruling {
    let ruling = match rounds {
        Some(rounds) => ruling.because(Reason::new("absent-lasts").count("rounds", rounds)),
        None => ruling,
    };
    ruling.steps(["absent-deal-him-in", "absent-post-for-him", "absent-kill", "absent-bring-in"])
}

fn at_a_break(recommended: Recommended) -> Ruling {
    match recommended {
        Recommended::Followed => Ruling::of("staff_moves_his_chips", "absent-staff-moves")
            .steps(["absent-count-aloud", "absent-rack"])
            .rests_on(&["gist-absent-at-a-break"]),
        Recommended::Floor => {
            let options = vec![
                Choice::of("staff_moves_his_chips", "absent-staff-moves"),
                Choice::of("chips_wait_for_him", "absent-chips-wait"),
            ];
            Ruling::choice("absent-break-silent", options)
        }
    }
}
