//! What happens when a player with a live hand leaves, or wants to.
//!
//! ## Why
//! Whoever still has cards can be asked to act or to show them, and the table must see that they
//! play their hand alone.
//!
//! ## Example
//! A player who is all-in goes for a smoke before the river: their hand lives, and a penalty is
//! due.
//!
//! ## Discretion
//! Which penalty.

use crate::{FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "action-pending",
    cites: &[
        Tda2024.cite("31", "gist-action-pending"),
        Tda2011.cite("28", "gist-action-pending"),
        Local003.cite("28.C", "gist-wait-then-fold"),
    ],
    example: r#"{"hand":"all_in","did":"left"}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        hand: Hand,
        did: Did,
    }

    enum Hand {
        Live,
        AllIn,
        Folded,
    }

    enum Did {
        AsksToLeave,
        Left,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = match (facts.hand, facts.did) {
        (Hand::Folded, _) => Ruling::of("may_leave", "pending-may-leave"),
        (Hand::AllIn, Did::AsksToLeave) => {
            Ruling::of("stays", "pending-stays-all-in").say("pending-say-stay")
        }
        (Hand::Live, Did::AsksToLeave) => Ruling::of("stays", "pending-stays")
            .because("pending-folds-in-turn")
            .say("pending-say-stay"),
        (Hand::Live | Hand::AllIn, Did::Left) => {
            let verdict = json!({ "hand": "live", "penalty": "may" });
            let ruling = Ruling::new(verdict, "pending-hand-lives")
                .because("pending-had-to-stay")
                .suggest("pending-penalty");
            match facts.hand {
                Hand::Live => ruling.step("pending-clock"),
                _ => ruling,
            }
        }
    };
    Ok(match (facts.hand, facts.did) {
        (Hand::Live, Did::AsksToLeave) => {
            ruling.rests_on(&["gist-action-pending", "gist-wait-then-fold"])
        }
        _ => ruling.rests_on(&["gist-action-pending"]),
    })
}
