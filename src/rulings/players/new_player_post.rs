//! Whether a new player of a cash game posts before the first hand.
//!
//! ## Why
//! In a tournament a seat costs nothing but its own blinds, for everybody's stack is bought. In a
//! cash game somebody could come and go between the blinds, so many houses have a newcomer post.
//!
//! ## Example
//! A player sits down in the cutoff: the floor says whether they post a big blind now or wait.
//! In the seat of the big blind they post it as anybody would.
//!
//! ## Discretion
//! Everywhere but in the seat of the big blind: no book speaks of it.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "new-player-post",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2011.cite("1", "gist-fairness"),
        House000.cite("PLHE-03", "gist-blinds-left-of-button"),
        Home001.cite("CZ-HE-02", "gist-blinds-left-of-button"),
        Pl004.cite("PL-HE-03", "gist-blinds-left-of-button"),
    ],
    example: r#"{"seat_is":"elsewhere"}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        /// Where the seat is in the next hand.
        seat_is: SeatIs,
    }

    enum SeatIs {
        BigBlind,
        /// The small blind, the button, or between the two.
        BehindTheBlinds,
        Elsewhere,
    }
}

fn judge(Facts { seat_is }: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let waits = Choice::of("waits", "post-newcomer-waits");
    let posts = Choice::of("posts", "post-newcomer-posts");
    let plays = Choice::of("plays", "post-newcomer-plays");
    Ok(match seat_is {
        SeatIs::BigBlind => Ruling::of("big_blind", "post-newcomer-big-blind")
            .because("post-newcomer-as-anybody")
            .rests_on(&["gist-blinds-left-of-button"]),
        SeatIs::BehindTheBlinds => Ruling::choice("post-newcomer-floor", vec![waits, posts])
            .because("post-newcomer-silent")
            .rests_on(&["gist-fairness"]),
        SeatIs::Elsewhere => Ruling::choice("post-newcomer-floor", vec![posts, waits, plays])
            .because("post-newcomer-silent")
            .rests_on(&["gist-fairness"]),
    })
}
