//! What a player gets when the director colors up his stack outside a race.
//!
//! ## Why
//! One player with all the small chips slows everybody down; nobody gains or loses by a change.
//!
//! ## Example
//! Forty chips of 100 become eight of 500.
//!
//! ## Discretion
//! Whether and when to do it is the director's choice; the count is not.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::fact::{Amount, facts, read};
use crate::{FactsError, Reason, Ruling, Topic};
use rulebook::Rulebook::{House000, Local003, Tda2011, Tda2024};
use rulebook::{RuleSet, Section};
use serde_json::json;

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "color-up",
    section: Section::ClockAndChips,
    fields: Facts::FIELDS,
    cites: &[
        Tda2024.cite("25-B", "gist-color-up"),
        Tda2024.cite("RP-6", "gist-color-up-before-moves"),
        Tda2011.cite("22", "gist-color-up"),
        House000.cite("PLGEN-07", "gist-change-between-hands"),
        Local003.cite("21.C", "gist-exact-multiples"),
    ],
    example: r#"{"remove":100,"chips":40,"next":500,"announced":true}"#,
    judge: |facts, rules| judge(read(facts)?, rules),
};

facts! {
    /// What is asked.
    struct Facts {
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
    if remove == 0 {
        return Err(FactsError::at("remove", Reason::new("not-zero")));
    }
    if next <= remove || next % remove != 0 {
        return Err(FactsError::at("next", Reason::new("no-multiple")));
    }
    let ratio = next / remove;
    let (received, kept) = (u64::from(facts.chips) / ratio, u64::from(facts.chips) % ratio);
    let verdict = json!({ "received": received, "kept": kept });
    let answer = Reason::new("color-up-gets").count("chips", received).count("value", next);
    let mut ruling = Ruling::new(verdict, answer).because(Reason::new("color-up-equal-value"));
    if kept > 0 {
        let rest = Reason::new("color-up-keeps").count("chips", kept).count("value", remove);
        ruling = ruling.because(rest);
    }
    if facts.during_a_hand.unwrap_or_default() {
        ruling = ruling.step(Reason::new("color-up-after-the-hand"));
    }
    if !facts.announced.unwrap_or_default() {
        ruling = ruling.step(Reason::new("color-up-announce"));
    }
    Ok(ruling.step(Reason::new("color-up-count-aloud")))
}
