//! What becomes of a flop with too many cards.
//!
//! ## Why
//! Nobody can be sure which card was one too many, so chance says it once more.
//!
//! ## Example
//! Four cards lie there, two of them face up. They are mixed face down; one at random is the next
//! burn, the other three are the flop.
//!
//! ## Discretion
//! Five cards or more, and a flop that players have acted on.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Local003, Tda2011, Tda2024};
use rulebook::options::BadFlop;

pub(super) const TOPIC: Topic = Topic {
    slug: "four-card-flop",
    cites: &[
        Tda2024.cite("39-A", "gist-four-card-flop"),
        Tda2011.cite("34", "gist-four-card-flop"),
        Local003.cite("34.C", "gist-no-reconstruction-003"),
        House000.cite("PLIRR-05", "gist-flop-again-000"),
    ],
    example: r#"{"cards":4,"face_up":2,"acted_on":false}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        #[range(4..=10)]
        cards: u8,
        #[range(0..=10)]
        face_up: Option<u8>,
        acted_on: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if facts.face_up.is_some_and(|up| up > facts.cards) {
        let reason = Reason::new("more-up-than-there").with("cards", facts.cards);
        return Err(FactsError::at("face_up", reason));
    }
    let acted_on = facts.acted_on == Some(true);
    Ok(flop_of(&Flop { cards: facts.cards, acted_on }, rules))
}

/// A flop with too many cards.
pub(super) struct Flop {
    pub cards: u8,
    /// Whether anybody has acted on it.
    pub acted_on: bool,
}

/// The ruling on a flop with too many cards.
pub(super) fn flop_of(flop: &Flop, rules: &RuleSet) -> Ruling {
    let scramble = Choice::of("scramble", "flop-scramble");
    let redeal = Choice::of("redeal", "flop-again");
    let stands = Choice::of("play_on", "flop-three-stand");
    if flop.acted_on {
        let options = vec![scramble, redeal, stands];
        return Ruling::choice("flop-floor", options).because("flop-acted-on-silent");
    }
    let extra_of_five = Reason::new("flop-many-silent").with("cards", flop.cards);
    match rules.options.bad_flop {
        BadFlop::Scramble if flop.cards > 4 => {
            Ruling::choice("flop-floor", vec![scramble, redeal]).because(extra_of_five)
        }
        BadFlop::Scramble => scramble
            .ruling()
            .because("flop-four")
            .because("flop-known-card")
            .say("say-flop-scramble")
            .steps([
                "step-floor-comes",
                "step-scramble-four",
                "step-floor-picks-burn",
                "step-other-three-flop",
            ])
            .rests_on(&["gist-four-card-flop", "gist-no-reconstruction-003"]),
        BadFlop::Redeal => redeal
            .ruling()
            .because("flop-again-why")
            .say("say-flop-again")
            .steps(["step-flop-into-stub", "step-shuffle-stub", "step-flop-no-burn"])
            .rests_on(&["gist-flop-again-000"]),
    }
}
