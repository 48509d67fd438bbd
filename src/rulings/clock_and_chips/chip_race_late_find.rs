//! What happens to chips of a value that was raced off, when they turn up later.
//!
//! ## Why
//! Chips of equal value are paid for, but no chip is made out of a few that nobody counted.
//!
//! ## Example
//! Five chips of 25 with 100 as the smallest in play: one 100 for four of them, the fifth leaves.
//!
//! ## Discretion
//! Where the edition is silent.

use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::chips::late_find;
use engine::values::Chips;
use rulebook::Rulebook::Tda2024;
use rulebook::options::LateChips;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "chip-race-late-find",
    cites: &[Tda2024.cite("24-C", "gist-late-chips")],
    example: r#"{"value":25,"chips":5,"smallest":100}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        #[above_zero("not-zero")]
        value: Amount,
        #[range(1..=100_000)]
        chips: u32,
        /// The smallest chip that is still in play.
        smallest: Amount,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (value, smallest) = (facts.value.0, facts.smallest.0);
    if value >= smallest {
        return Err(FactsError::at("smallest", Reason::new("still-in-play")));
    }
    let total = value.saturating_mul(u64::from(facts.chips));
    let (new_chips, Chips(unpaid)) = late_find(Chips(value), facts.chips, Chips(smallest));
    let verdict = |new_chips: u64, unpaid: u64| json!({ "new_chips": new_chips, "unpaid": unpaid });
    let exchanged = |new_chips: u64| {
        Reason::new("late-chips-exchanged").count("chips", new_chips).count("smallest", smallest)
    };
    let equal =
        if new_chips > 0 { exchanged(new_chips) } else { Reason::new("late-chips-removed") };
    if rules.options.late_chips == LateChips::EqualValue {
        let ruling = Ruling::new(verdict(new_chips, unpaid), equal);
        let ruling = ruling.rests_on(&["gist-late-chips"]);
        return Ok(match (new_chips, unpaid) {
            (0, _) | (_, 0) => ruling,
            (_, unpaid) => ruling.because(Reason::new("late-chips-rest").count("value", unpaid)),
        });
    }
    let mut options = vec![Choice::new(verdict(new_chips, unpaid), equal)];
    if new_chips > 0 {
        options.push(Choice::new(verdict(0, total), "late-chips-removed"));
    }
    if unpaid > 0 {
        options.push(Choice::new(verdict(new_chips + 1, 0), exchanged(new_chips + 1)));
    }
    Ok(Ruling::choice("late-chips-silent", options))
}
