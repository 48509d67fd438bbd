//! What comes first when one player pays the ante for all and has too few chips for both.
//!
//! ## Why
//! The blind is what the others have to match, so it is filled first.
//!
//! ## Example
//! Big blind 500, ante 500, and they have 700: 500 is their blind, 200 the ante. TDA 2019 has it
//! the other way round.

use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::Tda2024;
use rulebook::options::SingleAnte;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "single-ante",
    cites: &[Tda2024.cite("RP-11", "gist-blind-before-ante")],
    example: r#"{"stack":700,"big_blind":500,"ante":500}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        #[above_zero("at-least-one-chip")]
        stack: Amount,
        #[above_zero("at-least-one-chip")]
        big_blind: Amount,
        #[above_zero("at-least-one-chip")]
        ante: Amount,
    }
}

/// What a stack pays of what comes first, and of what comes then.
fn paid(stack: Amount, first: Amount, then: Amount) -> (u64, u64) {
    let first = stack.0.min(first.0);
    (first, then.0.min(stack.0 - first))
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let choice = |(blind, ante): (u64, u64)| {
        let answer = Reason::new("ante-paid").count("blind", blind).count("ante", ante);
        Choice::new(json!({ "big_blind": blind, "ante": ante }), answer)
    };
    let Facts { stack, big_blind, ante } = facts;
    let blind_first = paid(stack, big_blind, ante);
    let (ante_paid, rest) = paid(stack, ante, big_blind);
    let ante_first = (rest, ante_paid);
    let is_short = blind_first != ante_first;
    let (ruling, blind_paid) = match rules.options.single_ante {
        SingleAnte::Floor if is_short => {
            let choices = vec![choice(blind_first), choice(ante_first)];
            return Ok(Ruling::choice("wager-floor-decides", choices)
                .because("ante-silent")
                .rests_on(&["gist-blind-before-ante"]));
        }
        SingleAnte::BlindFirst | SingleAnte::Floor => {
            (choice(blind_first).ruling().because("ante-blind-first"), blind_first.0)
        }
        SingleAnte::AnteFirst => {
            (choice(ante_first).ruling().because("ante-ante-first"), ante_first.0)
        }
    };
    let ruling = match blind_paid < big_blind.0 {
        true => {
            let whole = big_blind.0;
            ruling.because(Reason::new("ante-full-blind").count("blind", whole))
        }
        false => ruling,
    };
    let ruling = ruling.because("ante-never-reduced");
    let ruling = if is_short { ruling.because("ante-houses-differ") } else { ruling };
    Ok(ruling.rests_on(&["gist-blind-before-ante"]))
}
