//! A chip that comes to light after an all-in was called.
//!
//! ## Why
//! Nobody may win with a chip that the caller could not see, nor save it by hiding it.
//!
//! ## Example
//! An all-in of 20,000 is called, then a chip of 5,000 is found under the cards.
//!
//! ## Discretion
//! Whether the chip was part of what the caller accepted.

use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};
use rulebook::options::HiddenChip;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "hidden-chip",
    cites: &[
        Tda2024.cite("62", "gist-hidden-chip"),
        Tda2024.cite("49", "gist-accepted-action"),
        Tda2024.cite("25-A", "gist-count-visible"),
        Tda2011.cite("42", "gist-accepted-action"),
        Tda2011.cite("22", "gist-count-visible"),
        Tda2011.cite("1", "gist-wager-floor"),
        House000.cite("PLGEN-09", "gist-all-in-everything"),
        Home001.cite("CZ-ETI-07", "gist-count-visible"),
    ],
    example: r#"{"counted":20000,"found":5000,"result":"won"}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        /// The all-in as it was counted.
        #[above_zero("number-of-nothing")]
        counted: Amount,
        /// What was found afterwards.
        #[above_zero("number-of-nothing")]
        found: Amount,
        /// How the all-in ended for the player.
        result: AllInResult,
    }

    enum AllInResult {
        NotYet,
        Won,
        Lost,
    }
}

/// Rules: TDA 2024 §62; TDA 2011 has none; house rules 000 PLGEN-09.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let whole = facts.counted.0 + facts.found.0;
    let part = json!({ "ruling": "part_of_all_in", "total": whole });
    let part_answer = Reason::new("hidden-part").count("total", whole);
    if rules.options.hidden_chip == HiddenChip::Counts {
        let ruling = Ruling::new(part, part_answer).because("hidden-everything");
        return Ok(ruling.rests_on(&["gist-all-in-everything"]));
    }
    let not_part = json!({ "ruling": "not_part", "total": facts.counted.0 });
    let not_answer = match facts.result {
        AllInResult::Won => Reason::new("hidden-not-paid"),
        AllInResult::Lost => Reason::new("hidden-not-saved"),
        AllInResult::NotYet => Reason::new("hidden-neither"),
    };
    let not_answer = not_answer.count("total", facts.counted.0).count("found", facts.found.0);
    let mut options = vec![Choice::new(part, part_answer), Choice::new(not_part, not_answer)];
    let because = if facts.result == AllInResult::Lost {
        // What is not saved has to go somewhere.
        let to_caller = json!({ "ruling": "not_part_to_caller", "total": facts.counted.0 });
        let answer = Reason::new("hidden-to-the-caller").count("found", facts.found.0);
        options.push(Choice::new(to_caller, answer));
        "hidden-out-all-the-same"
    } else {
        "hidden-wins-nothing"
    };
    let ruling = Ruling::choice("wager-floor-decides", options).because("hidden-accepted");
    let gists = ["gist-hidden-chip", "gist-accepted-action", "gist-wager-floor"];
    Ok(ruling.because(because).rests_on(&gists))
}
