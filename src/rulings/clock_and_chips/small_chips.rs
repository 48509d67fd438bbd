//! Whether a small chip plays.
//!
//! ## Why
//! Chips below the unit cannot be matched by the others, so they are changed and not bet.
//!
//! ## Example
//! With chips of 5 as the smallest in blinds, antes and fees, three chips of 1 do not play.
//!
//! ## Discretion
//! Where the book is silent.

use crate::{Amount, Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::House000;
use rulebook::options::SmallChips;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "small-chips",
    cites: &[
        House000.cite("PLGEN-06", "gist-smallest-chip"),
        House000.cite("PLGEN-07", "gist-change-between-hands"),
        House000.cite("PLGEN-08", "gist-given-chip"),
        House000.cite("PLGEN-09", "gist-all-in-is-all"),
    ],
    example: r#"{"why":"bet","chip":1,"smallest":5}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        why: Cause,
        #[above_zero("not-zero")]
        chip: Amount,
        /// The smallest chip used for blinds, antes and fees.
        #[above_zero("not-zero")]
        smallest: Amount,
    }

    /// What the player does with the small chip.
    enum Cause {
        Bet,
        AllIn,
        /// They set it aside for somebody: a tip.
        GivenAway,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let plays = json!({ "plays": true });
    let does_not = json!({ "plays": false });
    Ok(match facts.why {
        Cause::GivenAway => {
            Ruling::new(does_not, "small-chip-given-away").rests_on(&["gist-given-chip"])
        }
        Cause::AllIn => Ruling::new(plays, "small-chip-all-in").rests_on(&["gist-all-in-is-all"]),
        Cause::Bet if facts.chip >= facts.smallest => {
            Ruling::new(plays, "small-chip-plays").rests_on(&["gist-smallest-chip"])
        }
        Cause::Bet => match rules.options.small_chips {
            SmallChips::NeverPlay => Ruling::new(does_not, "small-chip-never")
                .step("small-chip-change")
                .rests_on(&["gist-smallest-chip", "gist-change-between-hands"]),
            SmallChips::Floor => Ruling::choice(
                "small-chip-silent",
                vec![
                    Choice::new(does_not, "small-chip-never"),
                    Choice::new(plays, "small-chip-plays-once"),
                ],
            ),
        },
    })
}
