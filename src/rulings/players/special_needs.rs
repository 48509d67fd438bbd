//! What the room does for a player who needs something that others do not.
//!
//! ## Why
//! Whoever paid to play must be able to, and small changes are enough for nearly everybody.
//!
//! ## Example
//! A player in a wheelchair needs the place of two: the seat beside him is closed.
//!
//! ## Discretion
//! Where it cannot be done without harm to the event.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::facts::read;
use crate::{Choice, FactsError, Field, Kind, Reason, Ruling, Topic};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::{RuleSet, Section};
use serde::Deserialize;
use serde_json::Value;

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "special-needs",
    section: Section::Players,
    fields: &[
        Field::needed("need", Kind::Choice(&["space", "assistant", "fixed_seat", "other"])),
        Field::needed("possible", Kind::YesNo),
    ],
    cites: &[
        Tda2024.cite("9", "gist-special-needs"),
        Tda2011.cite("6", "gist-special-needs"),
        Local003.cite("6.C", "gist-special-needs-practice"),
    ],
    example: r#"{"need":"space","possible":true}"#,
    judge,
};

/// What is asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    need: Need,
    possible: bool,
}

/// What he needs.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Need {
    Space,
    Assistant,
    FixedSeat,
    Other,
}

fn judge(facts: &Value, _: &RuleSet) -> Result<Ruling, FactsError> {
    let facts: Facts = read(facts)?;
    if !facts.possible {
        let options = vec![
            Choice::of("another_way", "needs-another-way"),
            Choice::of("not_possible", "needs-not-possible"),
        ];
        return Ok(Ruling::choice(Reason::new("needs-floor"), options));
    }
    Ok(Ruling::of("provided", "needs-provided").step(Reason::new(match facts.need {
        Need::Space => "needs-close-a-seat",
        Need::Assistant => "needs-name-the-assistant",
        Need::FixedSeat => "needs-lock-the-seat",
        Need::Other => "needs-tell-the-dealers",
    })))
}
