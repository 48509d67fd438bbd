//! Chips that were moved forward, and taken back.
//!
//! ## Why
//! A move with chips that makes the next player show what they would do must not be free.
//!
//! ## Example
//! A player moves chips forward, the next one folds, and they draw them back: in house rules 000
//! they have to complete it.
//!
//! ## Discretion
//! Where the book does not speak of a move that was not finished.

use super::wagers::{Structure, wager_cites};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2024};
use rulebook::options::ForwardMotion;

pub(super) const TOPIC: Topic = Topic {
    slug: "forward-motion",
    cites: wager_cites!(
        ["gist-wager-chips-stay", "gist-wager-floor", "gist-wager-intent"],
        Tda2024.cite("2", "gist-wager-intent"),
        House000.cite("PLGEN-28", "gist-forward-motion")
    ),
    example: r#"{"released":false,"somebody_acted":true,"structure":"limit"}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        /// Whether the chips left their hand.
        released: bool,
        /// Whether somebody behind them acted on it.
        somebody_acted: bool,
        /// The rule of house 000 speaks of limit.
        #[asked_if(released = "false")]
        structure: Option<Structure>,
    }
}

fn completed() -> Choice {
    Choice::of("completed", "forward-completed")
}

fn taken_back() -> Choice {
    Choice::of("may_take_back", "forward-taken-back")
}

/// Rules: TDA 2024 §50-A; TDA 2011 §35; house rules 000 PLGEN-21, -28.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let ruled = |choice: Choice, because, gist| {
        let ruling = choice.ruling().because(because);
        Ok(ruling.rests_on(&[gist]))
    };
    if facts.released {
        let stays = Choice::of("stays", "forward-stays");
        return ruled(stays, Reason::new("forward-released"), "gist-wager-chips-stay");
    }
    let gist = "gist-forward-motion";
    let is_elsewhere = facts.somebody_acted && facts.structure != Some(Structure::Limit);
    let option = if is_elsewhere { ForwardMotion::Floor } else { rules.options.forward_motion };
    match (option, facts.somebody_acted) {
        (ForwardMotion::CompletedIfAnswered, true) => {
            ruled(completed(), Reason::new("forward-answered"), gist)
        }
        (ForwardMotion::CompletedIfAnswered, false) => {
            ruled(taken_back(), Reason::new("forward-not-answered"), gist)
        }
        (ForwardMotion::Floor, _) => {
            let options = vec![completed(), taken_back()];
            let ruling = Ruling::choice("wager-floor-decides", options);
            let gists = ["gist-wager-intent", "gist-wager-floor"];
            let why = match rules.options.forward_motion {
                ForwardMotion::Floor => "forward-silent",
                ForwardMotion::CompletedIfAnswered => "forward-limit-only-silent",
            };
            Ok(ruling.because(why).rests_on(&gists))
        }
    }
}
