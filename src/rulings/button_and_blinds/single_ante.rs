//! What comes first when one player pays the ante for all and has too few chips for both.
//!
//! ## Why
//! The blind is what the others have to match, so it is filled first.
//!
//! ## Example
//! Big blind 500, ante 500, and they have 700: 500 is their blind, 200 the ante.

use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
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

fn judge(Facts { stack, big_blind, ante }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (blind_paid, ante_paid, why) = match rules.options.single_ante {
        SingleAnte::BlindFirst => {
            let blind = stack.min(big_blind).0;
            (blind, ante.0.min(stack.0.saturating_sub(blind)), "ante-blind-first")
        }
        SingleAnte::AnteFirst => {
            let paid = stack.min(ante).0;
            (big_blind.0.min(stack.0.saturating_sub(paid)), paid, "ante-ante-first")
        }
    };
    let answer = Reason::new("ante-paid").count("blind", blind_paid).count("ante", ante_paid);
    let verdict = json!({ "big_blind": blind_paid, "ante": ante_paid });
    let mut ruling = Ruling::new(verdict, answer)
        .because(why)
        .rests_on(TOPIC.cites, &["gist-blind-before-ante"]);
    if blind_paid < big_blind.0 {
        ruling.why.push(Reason::new("ante-full-blind").count("blind", big_blind.0));
    }
    Ok(ruling.because("ante-never-reduced"))
}
