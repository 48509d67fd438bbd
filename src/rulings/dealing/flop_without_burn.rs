//! What becomes of a flop before which no card was burned.
//!
//! ## Why
//! The burn card belongs to the deal, so it is taken from the flop as long as nobody has acted on
//! it; afterwards the flop is the one that players bet on.
//!
//! ## Example
//! Three cards without a burn, nobody has acted: they are mixed face down, one is the burn, the
//! other two and the next card are the flop. After a single check: the flop stands.
//!
//! ## Discretion
//! Only TDA 2024 has a rule.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2024};
use rulebook::options::UnburnedFlop;

pub(super) const TOPIC: Topic = Topic {
    slug: "flop-without-burn",
    cites: &[
        Tda2024.cite("39-B", "gist-flop-without-burn"),
        Home001.cite("CZ-DEAL-07", "gist-why-burn"),
    ],
    example: r#"{"acted_on":false}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        /// Whether anybody has acted on the flop, be it a check.
        acted_on: bool,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let scramble = Choice::of("scramble", "unburned-scramble");
    let stands = Choice::of("play_on", "unburned-stands");
    let redeal = Choice::of("redeal", "flop-again");
    Ok(match (rules.options.unburned_flop, facts.acted_on) {
        (UnburnedFlop::Scramble, false) => scramble
            .ruling()
            .because("unburned-nobody-acted")
            .say("say-flop-scramble")
            .steps(["step-scramble-three", "step-floor-picks-burn", "step-two-and-next"])
            .rests_on(&["gist-flop-without-burn"]),
        (UnburnedFlop::Scramble, true) => stands
            .ruling()
            .because("unburned-acted")
            .say("say-flop-stands")
            .step("step-one-burn-turn")
            .rests_on(&["gist-flop-without-burn"]),
        (UnburnedFlop::Floor, acted) => {
            let options = if acted { vec![stands, redeal] } else { vec![scramble, redeal, stands] };
            Ruling::choice("flop-floor", options).because("unburned-silent")
        }
    })
}
