//! What the big blind may do when the action comes to them before the flop.
//!
//! ## Why
//! Their blind was no choice of theirs, so they have the right to one.
//!
//! ## Example
//! Everybody called: they may check, which ends the round, or raise.

use crate::own_blind::own_blind;
use crate::{FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Pl004};
use rulebook::options::BigBlindOption;

pub(super) const TOPIC: Topic = Topic {
    slug: "big-blind-option",
    cites: &[
        Home001.cite("CZ-HE-06", "gist-big-blind-option"),
        Pl004.cite("PL-HE-06", "gist-no-check-004"),
    ],
    example: r#"{"raised":false}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        raised: bool,
    }
}

fn judge(Facts { raised }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if raised {
        let may = ["call", "raise", "fold"];
        let ruling = Ruling::part("may", may, "blind-may-call").because("blind-was-raised");
        return Ok(ruling.by_the_game());
    }
    let may = own_blind(&rules.options);
    let ruling = match rules.options.big_blind_option {
        BigBlindOption::Yes => {
            let id = if may.contains(&"fold") { "blind-may-fold" } else { "blind-may-check" };
            let ruling = Ruling::part("may", may, id);
            ruling.because("blind-has-option").say("say-option")
        }
        BigBlindOption::No => {
            Ruling::part("may", may, "blind-may-not-check").because("blind-is-opening-bet")
        }
    };
    Ok(ruling.rests_on(&["gist-big-blind-option", "gist-no-check-004"]))
}
