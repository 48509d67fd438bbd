//! What the floor may do against players who play slowly on purpose.
//!
//! ## Why
//! Whoever lets time pass near the money, or before a level, lets others pay for them.
//!
//! ## Example
//! One player takes their whole time before every fold: the clock on them, then a warning, then a
//! penalty.
//!
//! ## Discretion
//! All of it: the rules only say what is at hand.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::Recommended;

pub(super) const TOPIC: Topic = Topic {
    slug: "stalling",
    cites: &[
        Tda2024.cite("RP-19", "gist-against-stalling"),
        Tda2024.cite("70", "gist-delaying"),
        Tda2024.cite("2", "gist-timely-play"),
        Tda2011.cite("55", "gist-delaying"),
        Tda2011.cite("25", "gist-clock-2011"),
    ],
    example: r#"{"who":"many_players"}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        who: Staller,
    }

    enum Staller {
        OnePlayer,
        ManyPlayers,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let clock = || Choice::of("clock", "stalling-clock");
    Ok(match (facts.who, rules.options.recommended) {
        (Staller::OnePlayer, _) => Ruling::choice(
            "stalling-one-player",
            vec![
                clock(),
                Choice::of("warning", "stalling-warning"),
                Choice::of("penalty", "stalling-penalty"),
            ],
        )
        .rests_on(&["gist-delaying", "gist-timely-play", "gist-clock-2011"]),
        (Staller::ManyPlayers, Recommended::Followed) => Ruling::choice(
            "stalling-many-players",
            vec![
                Choice::of("random_break", "stalling-random-break"),
                Choice::of("fixed_hands_per_level", "stalling-fixed-hands"),
                Choice::of("orbit_for_orbit", "stalling-orbits"),
                Choice::of("soft_hand_for_hand", "stalling-soft-hand-for-hand"),
                Choice::of("shot_clock", "stalling-shot-clock"),
            ],
        )
        .rests_on(&["gist-against-stalling"]),
        (Staller::ManyPlayers, Recommended::Floor) => Ruling::choice(
            "stalling-silent",
            vec![clock(), Choice::of("penalty", "stalling-penalty")],
        ),
    })
}
