//! What happens to a player who is found in a seat that is not theirs.
//!
//! ## Why
//! Seats are drawn, so nobody may choose one; but hands that were played are not played again.
//!
//! ## Example
//! They sat down at table 4 instead of table 14 and play their own starting stack: they move and
//! take along what they have.
//!
//! ## Discretion
//! Where they play with chips that belong to somebody else.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "wrong-seat",
    cites: &[
        Tda2024.cite("7", "gist-wrong-seat"),
        Tda2024.cite("1", "gist-fairness"),
        Tda2011.cite("5", "gist-wrong-seat"),
        Tda2011.cite("1", "gist-fairness"),
    ],
    example: r#"{"chips":"own","found":"between_hands"}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        chips: Whose,
        found: NoticedWhen,
    }

    /// Whose starting stack they play.
    enum Whose {
        Own,
        OfAnother,
        NotKnown,
    }

    enum NoticedWhen {
        BetweenHands,
        DuringAHand,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = match facts.chips {
        Whose::Own => Ruling::of("moves_with_his_chips", "wrong-seat-moves")
            .say("wrong-seat-say")
            .rests_on(&["gist-wrong-seat"]),
        whose => {
            let ask = Reason::new("wrong-seat-other-chips");
            let ruling = Ruling::choice(
                ask,
                vec![
                    Choice::of("each_takes_his_starting_stack", "wrong-seat-swap"),
                    Choice::of("each_keeps_what_he_has", "wrong-seat-keep"),
                    Choice::of("moves_with_his_chips", "wrong-seat-moves"),
                ],
            )
            .rests_on(&["gist-wrong-seat"]);
            match whose {
                Whose::NotKnown => ruling.step("wrong-seat-find-out"),
                _ => ruling,
            }
        }
    };
    Ok(match facts.found {
        NoticedWhen::DuringAHand => ruling.step("wrong-seat-hand-first"),
        NoticedWhen::BetweenHands => ruling,
    })
}
