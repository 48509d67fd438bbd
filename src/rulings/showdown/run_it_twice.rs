//! Whether the rest of a board is dealt twice for two halves of the pot.
//!
//! ## Why
//! It halves what chance does to a pot. In a tournament a player's chance of being out is everybody
//! else's affair as well, so all-in players cannot agree on it for themselves.
//!
//! ## Example
//! Two players all-in before the flop want to run it twice. No book of tournament rules has it, so
//! it is dealt once unless the house says otherwise.
//!
//! ## Discretion
//! Where all of them want it: no book speaks of it.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "run-it-twice",
    cites: &[Tda2024.cite("1", "gist-fairness"), Tda2011.cite("1", "gist-fairness")],
    example: r#"{"game":"tournament","all_agree":true}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        game: Played,
        /// Whether everybody in the hand wants it.
        all_agree: bool,
    }

    enum Played {
        Tournament,
        Cash,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let once = Choice::of("once", "run-once");
    let twice = Choice::of("twice", "run-twice");
    let ruling = match (facts.game, facts.all_agree) {
        (_, false) => once.ruling().because("run-not-agreed"),
        (Played::Tournament, true) => {
            let ruling = Ruling::choice("run-floor", vec![once, twice]).because("run-silent");
            ruling.because("run-others-concerned")
        }
        (Played::Cash, true) => {
            Ruling::choice("run-floor", vec![twice, once]).because("run-silent")
        }
    };
    let ruling = ruling.step("run-step-before-the-next-card");
    Ok(ruling.rests_on(&["gist-fairness"]))
}
