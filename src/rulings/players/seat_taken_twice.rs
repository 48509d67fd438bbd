//! What happens where two players come with the same seat.
//!
//! ## Why
//! Seats are drawn, so nobody is worth more than the other; a mistake of the draw or the door is
//! mended by chance, and a player's own mistake by the player's moving.
//!
//! ## Example
//! Both cards say table 4, seat 6: the draw is looked up; if it has both of them there, one draws
//! another seat.
//!
//! ## Discretion
//! Where both were given the seat: no book says who moves.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "seat-taken-twice",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2024.cite("7", "gist-wrong-seat"),
        Tda2011.cite("1", "gist-fairness"),
        Tda2011.cite("5", "gist-wrong-seat"),
    ],
    example: r#"{"given_to":"both","found":"between_hands"}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        given_to: GivenTo,
        found: NoticedWhen,
    }

    /// Whom the draw gave the seat to.
    enum GivenTo {
        /// One of them; the other belongs elsewhere.
        One,
        Both,
        NotKnown,
    }

    enum NoticedWhen {
        BetweenHands,
        DuringAHand,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = match facts.given_to {
        GivenTo::One => Ruling::of("other_moves", "seat-twice-other-moves")
            .because("seat-twice-drawn")
            .say("seat-twice-say-moves")
            .rests_on(&["gist-wrong-seat"]),
        GivenTo::Both => Ruling::choice(
            "seat-twice-floor",
            vec![
                Choice::of("later_draws", "seat-twice-later-draws"),
                Choice::of("high_card", "seat-twice-high-card"),
            ],
        )
        .because("seat-twice-silent")
        .rests_on(&["gist-fairness"]),
        GivenTo::NotKnown => Ruling::choice(
            "seat-twice-look-up",
            vec![
                Choice::of("other_moves", "seat-twice-other-moves"),
                Choice::of("later_draws", "seat-twice-later-draws"),
                Choice::of("high_card", "seat-twice-high-card"),
            ],
        )
        .step("seat-twice-step-look-up")
        .rests_on(&["gist-wrong-seat", "gist-fairness"]),
    };
    Ok(match facts.found {
        NoticedWhen::DuringAHand => ruling.step("seat-twice-step-hand-first"),
        NoticedWhen::BetweenHands => ruling,
    })
}
