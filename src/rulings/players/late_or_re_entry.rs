//! With which stack, and in which seat, a late player, an alternate or a re-entry begins.
//!
//! ## Why
//! Whoever pays a whole entry gets a whole stack, and nobody may buy themselves a better seat.
//!
//! ## Example
//! They give up 1,500 and enter again for 10,000: they draw a seat from the common pool, and the
//! chips in play grow by 8,500.
//!
//! ## Discretion
//! Where the edition is silent: a whole stack, or one less the blinds that went by.

use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::ReEntry;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "late-or-re-entry",
    cites: &[
        Tda2024.cite("8-A", "gist-late-full-stack"),
        Tda2024.cite("8-B", "gist-forfeited-chips-leave"),
        Tda2011.cite("5", "gist-random-seats"),
    ],
    example: r#"{"came":"re_entry","starting_stack":10000,"forfeited":1500}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        came: Came,
        #[above_zero("not-zero")]
        starting_stack: Amount,
        /// Chips that they gave up to enter again.
        #[form(or_none)]
        #[asked_if(came = "re_entry")]
        forfeited: Option<Amount>,
    }

    enum Came {
        Late,
        Alternate,
        ReEntry,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let stack = facts.starting_stack.0;
    let forfeited = match (facts.came, facts.forfeited) {
        (Came::ReEntry, given) => given.unwrap_or_default().0,
        (_, None) => 0,
        (_, Some(_)) => {
            return Err(FactsError::at("forfeited", Reason::new("only-re-entry-forfeits")));
        }
    };
    if rules.options.re_entry == ReEntry::Floor {
        let silent = Reason::new("late-entry-silent");
        let options = vec![
            Choice::of("whole_stack_by_draw", "late-entry-whole-by-draw"),
            Choice::of("stack_less_blinds_by_draw", "late-entry-less-blinds"),
        ];
        return Ok(Ruling::choice(silent, options));
    }
    let change =
        i64::try_from(stack).unwrap_or(i64::MAX) - i64::try_from(forfeited).unwrap_or(i64::MAX);
    let verdict = json!({
        "stack": stack,
        "seat": "random_draw",
        "removed": forfeited,
        "change": change,
    });
    let ruling = Ruling::new(verdict, Reason::new("late-entry-stack").count("stack", stack))
        .because("late-entry-same-pool");
    let ruling = ruling.rests_on(&["gist-late-full-stack"]);
    Ok(match forfeited {
        0 => ruling,
        _ => ruling
            .because(Reason::new("late-entry-removed").count("chips", forfeited))
            .rests_on(&["gist-forfeited-chips-leave"]),
    })
}
