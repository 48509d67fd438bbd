//! What a player gets when the director colors up their stack outside a race.
//!
//! ## Why
//! One player with all the small chips slows everybody down; nobody gains or loses by a change.
//!
//! ## Example
//! Forty chips of 100 become eight of 500.
//!
//! ## Discretion
//! Whether and when to do it is the director's choice; the count is not.

use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Local003, Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "color-up",
    cites: &[
        Tda2024.cite("25-B", "gist-color-up"),
        Tda2024.cite("RP-6", "gist-color-up-before-moves"),
        Tda2011.cite("22", "gist-color-up"),
        House000.cite("PLGEN-07", "gist-change-between-hands"),
        Local003.cite("21.C", "gist-exact-multiples"),
    ],
    example: r#"{"remove":100,"chips":40,"next":500,"announced":true}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        #[above_zero("not-zero")]
        remove: Amount,
        #[range(0..=100_000)]
        chips: u32,
        next: Amount,
        /// Whether it was announced beforehand.
        announced: Option<bool>,
        during_a_hand: Option<bool>,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let (remove, next) = (facts.remove.0, facts.next.0);
    if next <= remove || next % remove != 0 {
        return Err(FactsError::at("next", Reason::new("no-multiple")));
    }
    let ratio = next / remove;
    let (received, kept) = (u64::from(facts.chips) / ratio, u64::from(facts.chips) % ratio);
    let verdict = json!({ "received": received, "kept": kept });
    let answer = Reason::new("color-up-gets").count("chips", received).count("value", next);
    let mut ruling = Ruling::new(verdict, answer).because("color-up-equal-value").rests_on(&[
        "gist-color-up",
        "gist-color-up-before-moves",
        "gist-exact-multiples",
    ]);
    if kept > 0 {
        let rest = Reason::new("color-up-keeps").count("chips", kept).count("value", remove);
        ruling = ruling.because(rest);
    }
    if facts.during_a_hand.unwrap_or_default() {
        ruling = ruling.step("color-up-after-the-hand").rests_on(&["gist-change-between-hands"]);
    }
    if !facts.announced.unwrap_or_default() {
        ruling = ruling.step("color-up-announce");
    }
    Ok(ruling.step("color-up-count-aloud"))
}
