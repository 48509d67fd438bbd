//! Whether a stack stands as it must: countable, with its large chips in sight.
//!
//! ## Why
//! A bet is made against a stack, so everybody must be able to estimate it.
//!
//! ## Example
//! Piles of twenty with the largest chips in front: in order. The largest behind a wall of small
//! ones: to be moved at once.
//!
//! ## Discretion
//! None; a player who does it again may be penalized.

use crate::{FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};
use rulebook::options::ChipPiles;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "chips-visible",
    cites: &[
        Tda2024.cite("25-A", "gist-countable-2024"),
        Tda2024.cite("70", "gist-visible-etiquette"),
        Tda2011.cite("22", "gist-countable-2011"),
        Home001.cite("CZ-ETI-07", "gist-no-hiding"),
    ],
    example: r#"{"large_chips_seen":true,"chips_in_a_pile":20}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

/// Chips in a pile that is counted at a glance.
const PILE: u32 = 20;

facts! {
    struct Facts {
        large_chips_seen: bool,
        #[range(1..=1000)]
        chips_in_a_pile: u32,
        warned_before: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_recommended = match rules.options.chip_piles {
        ChipPiles::Twenties => facts.chips_in_a_pile == PILE,
        ChipPiles::MultiplesOfTwenty => facts.chips_in_a_pile % PILE == 0,
    };
    let verdict = json!({ "in_order": facts.large_chips_seen, "piles_as_advised": is_recommended });
    let id = match (facts.large_chips_seen, is_recommended) {
        (true, true) => "chips-in-order",
        (true, false) => "chips-better-in-twenties",
        (false, _) => "chips-large-to-the-front",
    };
    let gists = ["gist-countable-2024", "gist-countable-2011"];
    let ruling = Ruling::new(verdict, id).rests_on(&gists);
    let ruling = match facts.large_chips_seen {
        true => ruling,
        false => ruling.rests_on(&["gist-visible-etiquette", "gist-no-hiding"]),
    };
    Ok(match (facts.large_chips_seen, facts.warned_before.unwrap_or_default()) {
        (true, _) => ruling,
        (false, false) => ruling.say("chips-say-to-the-front"),
        (false, true) => ruling.suggest("chips-hidden-again"),
    })
}
