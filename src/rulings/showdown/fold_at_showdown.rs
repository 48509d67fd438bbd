//! Whether a hand still plays whose player says *fold* at the showdown and throws the cards.
//!
//! ## Why
//! With no bet left to call there is nothing to fold; cards that land face up speak for
//! themselves, whatever was said, and cards that land face down are like any other discard.
//!
//! ## Example
//! A bet on the river is called; a third player in the hand says *fold*, and the cards flip over:
//! the best hand. All can read it, so it plays.
//!
//! ## Discretion
//! Where the book does not speak of discards that can still be told.

use super::muck::{discarded, not_identifiable};
use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::Discards;

pub(super) const TOPIC: Topic = Topic {
    slug: "fold-at-showdown",
    cites: &[
        Tda2024.cite("12", "gist-declared-hand-cards-speak"),
        Tda2024.cite("13-A", "gist-tabled-face-up"),
        Tda2024.cite("14", "gist-muck-live-until-killed"),
        Tda2011.cite("1", "gist-fairness"),
        Tda2011.cite("10", "gist-declared-hand-cards-speak"),
        Tda2011.cite("13", "gist-muck-show-to-win"),
        House000.cite("PLGEN-33", "gist-muck-own-risk"),
    ],
    example: r#"{"landed":"face_up","identifiable":true}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        landed: Landed,
        /// Whether it is certain which cards they are, all of them.
        identifiable: bool,
    }

    enum Landed {
        FaceUp,
        FaceDown,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = match (facts.landed, facts.identifiable, rules.options.discards) {
        (Landed::FaceUp, true, Discards::LiveIfIdentifiable) => Ruling::of("plays", "muck-plays")
            .because("fold-at-showdown-no-fold")
            .because("fold-at-showdown-tabled")
            .say("muck-say-plays")
            .rests_on(&["gist-declared-hand-cards-speak", "gist-tabled-face-up"]),
        (Landed::FaceUp, true, Discards::Floor) => {
            let plays = Choice::of("plays", "muck-choice-live");
            let dead = Choice::of("dead", "muck-choice-dead");
            Ruling::choice("muck-floor", vec![plays, dead])
                .because("fold-at-showdown-face-up-silent")
                .step("muck-step-hold-cards")
                .rests_on(&["gist-declared-hand-cards-speak", "gist-fairness"])
        }
        (Landed::FaceDown, true, _) => discarded(rules).because("fold-at-showdown-no-fold"),
        (_, false, _) => not_identifiable().because("fold-at-showdown-no-fold"),
    };
    Ok(ruling.suggest("fold-at-showdown-say-nothing"))
}
