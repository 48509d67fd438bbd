//! What the dealer does when they have dropped the undealt cards.
//!
//! ## Why
//! The order that the shuffle made is kept where it can be; where not, only what still is unknown
//! is shuffled, so that no card of the muck comes back.
//!
//! ## Example
//! The stub falls and its order is lost, but it has not touched the muck: it alone is shuffled.
//!
//! ## Discretion
//! Only TDA 2024 recommends a procedure.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::Tda2024;
use rulebook::options::DroppedStub;

pub(super) const TOPIC: Topic = Topic {
    slug: "dropped-stub",
    cites: &[
        Tda2024.cite("RP-4", "gist-dropped-stub"),
        Tda2024.cite("39-D", "gist-reshuffle-face-down"),
    ],
    example: r#"{"order_known":false,"mixed_with_muck":false}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        order_known: bool,
        #[needed_if(order_known = "false")]
        mixed_with_muck: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let rebuild = Choice::of("rebuild", "stub-rebuild");
    let stub = Choice::of("reshuffle_stub", "stub-reshuffle");
    let all = Choice::of("reshuffle_all", "stub-reshuffle-all");
    let is_mixed = match facts {
        Facts { order_known: true, mixed_with_muck } => mixed_with_muck.unwrap_or_default(),
        Facts { mixed_with_muck: Some(mixed), .. } => mixed,
        _ => return Err(FactsError::at("mixed_with_muck", Reason::new("mixed-unknown"))),
    };
    if rules.options.dropped_stub == DroppedStub::Floor {
        let options = if facts.order_known { vec![rebuild, stub, all] } else { vec![stub, all] };
        return Ok(Ruling::choice("stub-floor", options).because("stub-silent"));
    }
    let ruling = match (facts.order_known, is_mixed) {
        (true, _) => rebuild.ruling().because("stub-order-known").step("step-stub-as-it-lay"),
        (false, false) => stub
            .ruling()
            .because("stub-order-lost")
            .steps(["step-muck-and-burns-stay", "step-shuffle-stub"])
            .rests_on(&["gist-reshuffle-face-down"]),
        (false, true) => all
            .ruling()
            .because("stub-mixed")
            .step("step-shuffle-all")
            .rests_on(&["gist-reshuffle-face-down"]),
    };
    Ok(ruling.say("say-cards-dropped").rests_on(&["gist-dropped-stub"]))
}
