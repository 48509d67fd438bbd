//! "If you bet, I raise", and a call before the amount is known.
//!
//! ## Why
//! Words about what somebody would do work on the others without costing anything.
//!
//! ## Example
//! "If you bet, I raise", and the other bets: the floor may hold them to a raise.
//!
//! ## Discretion
//! Always, once the condition has come about.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "conditional-words",
    cites: &[
        Tda2024.cite("59-A", "gist-conditional"),
        Tda2024.cite("59-B", "gist-call-before-amount"),
        Tda2024.cite("50-B", "gist-wait-for-amount"),
        Tda2011.cite("47", "gist-conditional"),
        Tda2011.cite("42", "gist-accepted-action"),
    ],
    example: r#"{"kind":"if_then","came_about":true}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        kind: Sort,
        /// Whether the bet that they spoke of was made.
        came_about: bool,
    }

    enum Sort {
        IfThen,
        BeforeTheAmount,
    }
}

/// Rules: TDA 2024 §59; TDA 2011 §47.
fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let gists: &[&'static str] = match facts.kind {
        Sort::IfThen => &["gist-conditional"],
        Sort::BeforeTheAmount => {
            &["gist-call-before-amount", "gist-accepted-action", "gist-wait-for-amount"]
        }
    };
    let penalty = Reason::new("conditional-penalty");
    if !facts.came_about {
        let verdict = json!({ "ruling": "not_bound" });
        let ruling = Ruling::new(verdict, "conditional-not-bound");
        let ruling = ruling.because("conditional-did-not-come");
        return Ok(ruling.suggest(penalty).rests_on(gists));
    }
    let bound = match facts.kind {
        Sort::IfThen => Reason::new("conditional-bound"),
        Sort::BeforeTheAmount => Reason::new("conditional-any-amount"),
    };
    let options = vec![
        Choice::part("ruling", "bound", bound),
        Choice::of("not_bound", "conditional-not-bound"),
    ];
    let ruling = Ruling::choice("wager-floor-decides", options);
    let ruling = ruling.because("conditional-at-risk");
    Ok(ruling.suggest(penalty).rests_on(gists))
}
