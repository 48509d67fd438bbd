//! What happens to chips that are carried out of sight.
//!
//! ## Why
//! Chips in a pocket can be passed on, saved for another event, or hidden from the table.
//!
//! ## Example
//! Two chips of 5,000 in the pocket on the way to a new table: forfeited and out of play.
//!
//! ## Discretion
//! Whether the player is disqualified as well.

use crate::{Amount, Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "chips-in-transit",
    cites: &[
        Tda2024.cite("63", "gist-chips-in-view"),
        Tda2011.cite("48", "gist-chips-in-view"),
        Local003.cite("48.C", "gist-racks-not-pockets"),
    ],
    example: r#"{"carried":"out_of_sight","chips":10000}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        carried: Carried,
        /// How many chips were out of sight.
        #[asked_if(carried = "out_of_sight")]
        chips: Option<Amount>,
    }

    enum Carried {
        InARack,
        InOpenHands,
        OutOfSight,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = match facts.carried {
        Carried::InARack => Ruling::of("as_it_should_be", "transit-fine"),
        Carried::InOpenHands => {
            Ruling::of("as_it_should_be", "transit-fine").step("transit-give-rack")
        }
        Carried::OutOfSight => {
            let removed = facts.chips.map(|chips| chips.0);
            let verdict = |is_out: bool| {
                let ruling = "forfeited";
                json!({ "ruling": ruling, "removed": removed, "disqualified": is_out })
            };
            let forfeited = Choice::new(verdict(false), "transit-forfeited");
            let out = Choice::new(verdict(true), "transit-disqualified");
            let ruling = forfeited.clone().ruling().or_one_of(vec![forfeited, out]);
            ruling.because("transit-out-of-play").step("transit-count")
        }
    };
    Ok(match facts.carried {
        Carried::OutOfSight => ruling.rests_on(&["gist-chips-in-view"]),
        Carried::InARack | Carried::InOpenHands => {
            ruling.rests_on(&["gist-chips-in-view", "gist-racks-not-pockets"])
        }
    })
}
