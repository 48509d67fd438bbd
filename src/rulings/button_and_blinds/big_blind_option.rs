//! What the big blind may do when the action comes to them before the flop.
//!
//! ## Why
//! Their blind was no choice of theirs, so they have the right to one.
//!
//! ## Example
//! Everybody called: they may check, which ends the round, or raise.

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
    let (may, answer, why) = match (raised, rules.options.big_blind_option) {
        (true, _) => (["call", "raise", "fold"], "blind-may-call", "blind-was-raised"),
        (false, BigBlindOption::Yes) => {
            (["check", "raise", "fold"], "blind-may-check", "blind-has-option")
        }
        (false, BigBlindOption::No) => {
            (["call", "raise", "fold"], "blind-may-not-check", "blind-is-opening-bet")
        }
    };
    let ruling = Ruling::part("may", may, answer).because(why);
    let gists = ["gist-big-blind-option", "gist-no-check-004"];
    Ok(match (raised, rules.options.big_blind_option) {
        (false, BigBlindOption::Yes) => ruling.say("say-option").rests_on(TOPIC.cites, &gists),
        (false, BigBlindOption::No) => ruling.rests_on(TOPIC.cites, &gists),
        (true, _) => ruling.by_the_game(),
    })
}
