//! How many cards are burned when the order of the deck is no longer what it was.
//!
//! ## Why
//! The order of unknown cards is worth nothing; trying to restore it only looks like a fix.
//!
//! ## Example
//! A hand with three cards is killed after substantial action. All three are mucked, and one card
//! is burned before each street, as ever: the third card is no burn.
//!
//! ## Discretion
//! Where two cards were burned before a street, and wherever a book has no rule.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2024};
use rulebook::options::BurnsAfterAction;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "wrong-burns",
    cites: &[
        Tda2024.cite("38", "gist-one-burn"),
        Home001.cite("CZ-DEAL-07", "gist-why-burn"),
        Home001.cite("CZ-DEAL-15", "gist-how-to-burn"),
    ],
    example: r#"{"cause":"too_many_cards"}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Cause {
        /// A hand had too many cards and was killed after substantial action.
        TooManyCards,
        TooFewCards,
        /// Two cards were burned before a street that is not yet dealt.
        BurnedTwice,
        /// None was burned before a street that is not yet dealt.
        BurnForgotten,
    }

    struct Facts {
        cause: Cause,
    }
}

/// Two cards burned before a street that is not yet dealt.
///
/// Where each street has exactly one burn, the second card was none.
///
/// Rules: TDA 2024 §38.
pub(super) fn burned_twice(option: BurnsAfterAction) -> Ruling {
    let burns = |burns: u8, restored: bool| json!({ "burns": burns, "order_restored": restored });
    match option {
        BurnsAfterAction::OneEach => {
            let one = Choice::new(burns(1, false), "burn-second-is-street");
            one.ruling().because("burn-never-more-than-one")
        }
        BurnsAfterAction::Floor => {
            let back = Choice::new(burns(1, true), "burn-second-is-street");
            let both = Choice::new(burns(2, false), "burn-both");
            Ruling::choice("burn-floor", vec![back, both]).because("burned-twice-silent")
        }
    }
}

fn judge(Facts { cause }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let burns = |burns: u8, restored: bool| json!({ "burns": burns, "order_restored": restored });
    let one = Choice::new(burns(1, false), "burn-one");
    let ruling = match (cause, rules.options.burns_after_action) {
        (Cause::BurnForgotten, _) => one
            .ruling()
            .because("burn-not-too-late")
            .step("step-burn-then-street")
            .rests_on(&["gist-one-burn", "gist-why-burn", "gist-how-to-burn"]),
        (Cause::BurnedTwice, option) => burned_twice(option).rests_on(&["gist-one-burn"]),
        (Cause::TooManyCards | Cause::TooFewCards, BurnsAfterAction::OneEach) => {
            let muck = match cause {
                Cause::TooManyCards => "step-muck-whole-hand",
                _ => "step-no-card-given",
            };
            one.ruling()
                .because("burn-no-restoring")
                .say("say-one-burn")
                .step(muck)
                .step("step-one-burn-each")
                .rests_on(&["gist-one-burn"])
        }
        (Cause::TooManyCards, BurnsAfterAction::Floor) => {
            let none = Choice::new(burns(0, true), "burn-extra-is-burn");
            Ruling::choice("burn-floor", vec![one, none]).because("burn-silent")
        }
        (Cause::TooFewCards, BurnsAfterAction::Floor) => {
            let two = Choice::new(burns(2, true), "burn-one-more");
            Ruling::choice("burn-floor", vec![one, two]).because("burn-silent")
        }
    };
    Ok(ruling)
}
