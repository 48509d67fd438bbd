//! Whether hands are turned up because somebody is all-in.
//!
//! ## Why
//! Where nobody can bet any more, closed cards only help those who play together.
//!
//! ## Example
//! A is all-in before the flop, B and C call and bet on: nothing is opened. B is all-in on the
//! turn and C calls: now all three are turned up, and then the river is dealt.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::{AllInOpen, Recommended};

pub(super) const TOPIC: Topic = Topic {
    slug: "all-in-face-up",
    cites: &[
        Tda2024.cite("16", "gist-all-in-face-up"),
        Tda2011.cite("11", "gist-all-in-face-up"),
        Local003.cite("11.C", "gist-all-in-face-up-river"),
        Tda2024.cite("RP-8", "gist-all-in-hand-for-hand"),
    ],
    example: r#"{"all_in":2,"with_chips":1,"action_complete":true,"all_cards_dealt":false}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        /// Players who are all-in and hold cards.
        #[range(0..=31)]
        all_in: u64,
        /// Players who hold cards and have chips.
        #[range(0..=31)]
        with_chips: u64,
        /// Whether everybody who could act in this round has.
        action_complete: bool,
        /// Whether the last card of the hand is out.
        all_cards_dealt: Option<bool>,
        /// Whether tables wait for each other after every hand.
        hand_for_hand: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let open = ["gist-all-in-face-up"];
    let closed = |why| Ruling::of("closed", "all-in-closed").because(why).rests_on(&open);
    if facts.all_in == 0 {
        return Ok(closed("all-in-nobody"));
    }
    if facts.all_in.saturating_add(facts.with_chips) < 2 {
        return Ok(closed("all-in-uncalled"));
    }
    // After the last bet of the last round nobody can bet any more, however many chips they have.
    let is_over = facts.action_complete && facts.all_cards_dealt == Some(true);
    if facts.with_chips > 1 && !is_over {
        let ruling = closed("all-in-betting-possible");
        return Ok(ruling.say("all-in-say-closed"));
    }
    if !facts.action_complete {
        return Ok(closed("all-in-action-pending"));
    }
    let waits = rules.options.all_in_open == AllInOpen::AfterTheRiver;
    if waits && facts.all_cards_dealt != Some(true) {
        let ruling = Ruling::of("closed", "all-in-closed").because("all-in-after-the-river");
        return Ok(ruling.rests_on(&["gist-all-in-face-up-river"]));
    }
    if facts.hand_for_hand == Some(true) && !is_over {
        return Ok(in_hand_for_hand(rules.options.recommended));
    }
    Ok(open_all(&facts))
}

/// Nothing is shown before the other tables have finished, so that nobody plays by it.
///
/// Rules: TDA 2024 RP-8.
fn in_hand_for_hand(recommended: Recommended) -> Ruling {
    match recommended {
        Recommended::Followed => Ruling::of("wait", "all-in-waits")
            .because("all-in-waits-for-tables")
            .say("all-in-say-waits")
            .rests_on(&["gist-all-in-hand-for-hand"]),
        Recommended::Floor => {
            let options = [("open_all", "all-in-open"), ("wait", "all-in-waits")];
            let options = options.map(|(word, id)| Choice::of(word, id));
            Ruling::choice("wager-floor-decides", options.to_vec())
                .because("all-in-hand-for-hand-silent")
                .rests_on(&["gist-all-in-face-up"])
        }
    }
}

/// Nobody can bet any more, so every hand is turned up.
fn open_all(facts: &Facts) -> Ruling {
    let ruling = Ruling::of("open_all", "all-in-open");
    let gists = ["gist-all-in-face-up", "gist-all-in-face-up-river"];
    let ruling = ruling.because("all-in-nobody-can-bet").rests_on(&gists);
    let deal_on = (facts.all_cards_dealt != Some(true)).then_some("all-in-step-deal-on");
    let steps = [Some("all-in-step-every-hand"), deal_on, Some("all-in-step-side-first")];
    ruling.say("all-in-say-open").steps(steps.into_iter().flatten())
}
