//! Ultimate Texas hold'em, stage by stage: what is dealt, and what may still be staked on Play.
//!
//! ## Why
//! Who stakes earlier may stake more, and who has staked waits for the end.
//!
//! ## Example
//! Three cards lie open and a player has not raised: check, or Play of twice the ante.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::Uth002;
use rulebook::options::UthPreflop;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "uth-stage",
    cites: &[
        Uth002.cite("UTH-03", "gist-uth-deal"),
        Uth002.cite("UTH-04", "gist-uth-secret"),
        Uth002.cite("UTH-05", "gist-uth-first-decision"),
        Uth002.cite("UTH-06", "gist-uth-one-raise"),
        Uth002.cite("UTH-07", "gist-uth-flop"),
        Uth002.cite("UTH-08", "gist-uth-second-decision"),
        Uth002.cite("UTH-09", "gist-uth-turn-and-river"),
        Uth002.cite("UTH-10", "gist-uth-third-decision"),
        Uth002.cite("UTH-11", "gist-uth-settling"),
    ],
    example: r#"{"stage":"three_cards","has_raised":false}"#,
    ..Topic::of(Section::Cards, &Judge(judge))
};

facts! {
    struct Facts {
        stage: Stage,
        /// Whether the player has staked Play in this hand.
        #[needed_if(stage = "before_the_board" | "three_cards" | "five_cards")]
        has_raised: Option<bool>,
    }

    /// How many cards for all lie open.
    enum Stage {
        BeforeTheBoard,
        ThreeCards,
        FiveCards,
        /// Everybody has decided, and hands are compared.
        Settling,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let preflop = rules.options.uth_preflop;
    let ruling = match (facts.stage, facts.has_raised.unwrap_or_default()) {
        (Stage::Settling, _) => nothing("uth-no-more", "gist-uth-third-decision"),
        (Stage::BeforeTheBoard | Stage::ThreeCards | Stage::FiveCards, true) => {
            nothing("uth-raised-once", "gist-uth-one-raise")
        }
        (Stage::BeforeTheBoard, false) => {
            let answer = match preflop {
                UthPreflop::ThreeOrFour => "uth-check-or-three-or-four",
                UthPreflop::ThreeToFour => "uth-check-or-three-to-four",
            };
            play(3, 4, "check", answer, "gist-uth-first-decision")
        }
        (Stage::ThreeCards, false) => {
            play(2, 2, "check", "uth-check-or-twice", "gist-uth-second-decision")
        }
        (Stage::FiveCards, false) => {
            play(1, 1, "fold", "uth-fold-or-once", "gist-uth-third-decision")
        }
    };
    Ok(match facts.stage {
        Stage::BeforeTheBoard => ruling
            .steps(["uth-step-deal", "uth-step-secret"])
            .rests_on(&["gist-uth-deal", "gist-uth-secret"]),
        Stage::ThreeCards => ruling.step("uth-step-three").rests_on(&["gist-uth-flop"]),
        Stage::FiveCards => ruling.step("uth-step-two").rests_on(&["gist-uth-turn-and-river"]),
        Stage::Settling => ruling
            .steps(["uth-step-dealer", "uth-step-boxes", "uth-step-call"])
            .rests_on(&["gist-uth-settling"]),
    })
}

/// Nothing more may be staked.
fn nothing(why: &'static str, gist: &'static str) -> Ruling {
    let verdict = json!({ "play_least": null, "play_most": null, "otherwise": null });
    Ruling::new(verdict, Reason::new(why)).rests_on(&[gist])
}

/// What may be staked on Play, in antes, and what a player does otherwise.
fn play(least: u8, most: u8, otherwise: &str, answer: &'static str, gist: &'static str) -> Ruling {
    let verdict = json!({ "play_least": least, "play_most": most, "otherwise": otherwise });
    let ruling = Ruling::new(verdict, Reason::new(answer)).because("uth-then-no-more");
    ruling.rests_on(&[gist, "gist-uth-one-raise"])
}
