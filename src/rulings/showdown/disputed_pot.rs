//! Whether it is too late to dispute a hand or a pot.
//!
//! ## Why
//! Cards and chips are gone once the next hand is dealt, and nobody can look any more.
//!
//! ## Example
//! The pot was counted wrong; the next hand has been dealt, and one player has folded. Under
//! TDA 2024 that is in time, under TDA 2011 it is too late.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::DisputeWindow;

pub(super) const TOPIC: Topic = Topic {
    slug: "disputed-pot",
    cites: &[
        Tda2024.cite("22", "gist-disputed-pot-reading"),
        Tda2024.cite("22", "gist-disputed-pot-counting"),
        Tda2024.cite("22", "gist-disputed-pot-break"),
        Tda2011.cite("19", "gist-disputed-pot-2011"),
    ],
    example: r#"{"about":"counting","next_hand_begun":true,"substantial_action":false,"break_follows":false}"#,
    ..Topic::of(Section::Pots, &Judge(judge))
};

facts! {
    struct Facts {
        about: About,
        next_hand_begun: bool,
        /// Whether there has been substantial action in the next hand.
        #[asked_if(next_hand_begun = "true")]
        substantial_action: Option<bool>,
        break_follows: Option<bool>,
        #[range(0..=86_400)]
        #[asked_if(break_follows = "true")]
        secs_since_award: Option<u64>,
    }

    pub(super) enum About {
        /// Which hand is the best one.
        Reading,
        /// How much lay in the pot, and who got it.
        Counting,
    }
}

/// Whether it is in time where no break follows, and why.
pub(super) fn in_time(dispute: &Dispute, rules: &RuleSet) -> (bool, &'static str) {
    match (dispute.about, rules.options.dispute_window) {
        (About::Counting, DisputeWindow::UntilNextAction) => {
            (!dispute.has_action, "disputed-pot-until-action")
        }
        _ => (!dispute.next_hand_begun, "disputed-pot-until-next-hand"),
    }
}

/// What is disputed, and how far the next hand has come.
pub(super) struct Dispute {
    pub about: About,
    /// Whether the next hand has begun.
    pub next_hand_begun: bool,
    /// Whether there has been substantial action in it.
    pub has_action: bool,
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if facts.substantial_action == Some(true) && !facts.next_hand_begun {
        return Err(FactsError::at("substantial_action", Reason::new("action-before-hand")));
    }
    let is_newer = rules.options.dispute_window == DisputeWindow::UntilNextAction;
    let is_break = facts.break_follows == Some(true) && !facts.next_hand_begun && is_newer;
    let (is_in_time, why) = match facts.about {
        _ if is_break => {
            let secs = needed("secs_since_award", facts.secs_since_award)?;
            (secs <= 60, "disputed-pot-one-minute")
        }
        about => {
            let has_action = facts.substantial_action == Some(true);
            let next_hand_begun = facts.next_hand_begun;
            in_time(&Dispute { about, next_hand_begun, has_action }, rules)
        }
    };
    let ruling = match is_in_time {
        true => Ruling::of("in_time", "disputed-pot-in-time"),
        false => Ruling::of("too_late", "disputed-pot-too-late"),
    };
    let gist = match (facts.about, is_break) {
        (_, true) => "gist-disputed-pot-break",
        (About::Reading, false) => "gist-disputed-pot-reading",
        (About::Counting, false) => "gist-disputed-pot-counting",
    };
    let ruling = ruling.because(why).rests_on(&[gist, "gist-disputed-pot-2011"]);
    Ok(match is_in_time {
        true => ruling
            .say("disputed-pot-say-wait")
            .steps(["disputed-pot-step-stop", "disputed-pot-step-rebuild"]),
        false if is_break => ruling.say("disputed-pot-say-minute"),
        false => ruling.say("disputed-pot-say-stands"),
    })
}
