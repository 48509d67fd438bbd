//! What happens to a player who is found in a seat that is not his.
//!
//! ## Why
//! Seats are drawn, so nobody may choose one; but hands that were played are not played again.
//!
//! ## Example
//! He sat down at table 4 instead of table 14 and plays his own starting stack: he moves and takes
//! along what he has.
//!
//! ## Discretion
//! Where he plays with chips that belong to somebody else.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::facts::read;
use crate::{Choice, FactsError, Field, Kind, Reason, Ruling, Topic};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::{RuleSet, Section};
use serde::Deserialize;
use serde_json::Value;

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "wrong-seat",
    section: Section::Players,
    fields: &[
        Field::needed("chips", Kind::Choice(&["own", "of_another", "not_known"])),
        Field::needed("found", Kind::Choice(&["between_hands", "during_a_hand"])),
    ],
    cites: &[
        Tda2024.cite("7", "gist-wrong-seat"),
        Tda2024.cite("1", "gist-fairness"),
        Tda2011.cite("5", "gist-wrong-seat"),
        Tda2011.cite("1", "gist-fairness"),
    ],
    example: r#"{"chips":"own","found":"between_hands"}"#,
    judge,
};

/// What is asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    chips: Whose,
    found: Found,
}

/// Whose starting stack he plays.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Whose {
    Own,
    OfAnother,
    NotKnown,
}

/// When it is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Found {
    BetweenHands,
    DuringAHand,
}

fn judge(facts: &Value, _: &RuleSet) -> Result<Ruling, FactsError> {
    let facts: Facts = read(facts)?;
    let ruling = match facts.chips {
        Whose::Own => Ruling::of("moves_with_his_chips", "wrong-seat-moves")
            .say(Reason::new("wrong-seat-say"))
            .rests_on(TOPIC.cites, &["gist-wrong-seat"]),
        whose => {
            let ask = Reason::new("wrong-seat-other-chips");
            let ruling = Ruling::choice(
                ask,
                vec![
                    Choice::of("each_takes_his_starting_stack", "wrong-seat-swap"),
                    Choice::of("each_keeps_what_he_has", "wrong-seat-keep"),
                    Choice::of("moves_with_his_chips", "wrong-seat-moves"),
                ],
            );
            match whose {
                Whose::NotKnown => ruling.step(Reason::new("wrong-seat-find-out")),
                _ => ruling,
            }
        }
    };
    Ok(match facts.found {
        Found::DuringAHand => ruling.step(Reason::new("wrong-seat-hand-first")),
        Found::BetweenHands => ruling,
    })
}
