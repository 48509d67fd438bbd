//! What follows when players do not play against each other as they should.
//!
//! ## Why
//! A tournament is played by each player alone; chips that are spared or given away harm all
//! others.
//!
//! ## Example
//! Two friends check it down with a third player all-in and a strong hand: soft play, and a penalty
//! has to follow.
//!
//! ## Discretion
//! Which penalty; and whether a check of the best hand was soft play at all.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "soft-play",
    cites: &[
        Tda2024.cite("69", "gist-ethical-play"),
        Tda2024.cite("71-B", "gist-may-and-must-2024"),
        Tda2024.cite("71-D", "gist-disqualified-chips"),
        Tda2011.cite("54", "gist-ethical-play"),
        Tda2011.cite("51", "gist-may-and-must-2011"),
        Tda2011.cite("51", "gist-disqualified-chips"),
        Local003.cite("51.C", "gist-soft-play-meaning"),
        Local003.cite("54.C", "gist-houses-must-enforce"),
    ],
    example: r#"{"what":"spares_a_friend"}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        what: SoftPlayAct,
    }

    enum SoftPlayAct {
        SparesAFriend,
        /// They checked the best possible hand, last to act on the river.
        ChecksTheBestHand,
        ChipDumping,
        Collusion,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let penalty = || Choice::part("penalty", "hands_or_rounds", hands());
    let always = ["gist-ethical-play", "gist-houses-must-enforce"];
    let grounds = ["gist-may-and-must-2024", "gist-may-and-must-2011", "gist-soft-play-meaning"];
    let is_out = matches!(facts.what, SoftPlayAct::ChipDumping | SoftPlayAct::Collusion);
    let more: &[&str] = if is_out { &["gist-disqualified-chips"] } else { &grounds };
    let ruling = match facts.what {
        SoftPlayAct::SparesAFriend => Ruling::choice(
            "soft-play-must",
            vec![
                Choice::part("penalty", "warning", "soft-play-warning"),
                penalty(),
                Choice::part("penalty", "chips", "soft-play-chips"),
                Choice::part("penalty", "disqualification", "soft-play-disqualified"),
            ],
        ),
        SoftPlayAct::ChecksTheBestHand => Ruling::choice(
            "soft-play-best-hand",
            vec![Choice::part("penalty", "none", "soft-play-not"), penalty()],
        )
        .step("soft-play-ask"),
        SoftPlayAct::ChipDumping | SoftPlayAct::Collusion => {
            let verdict = json!({ "penalty": "disqualification", "chips": "removed" });
            Ruling::new(verdict, "soft-play-disqualified")
                .because("penalty-chips-leave")
                .step("soft-play-write-down")
        }
    };
    Ok(ruling.rests_on(&always).rests_on(more))
}

fn hands() -> Reason {
    Reason::new("soft-play-hands")
}
