//! What the room does for a player who needs something that others do not.
//!
//! ## Why
//! Whoever paid to play must be able to, and small changes are enough for nearly everybody.
//!
//! ## Example
//! A player in a wheelchair needs the place of two: the seat beside them is closed.
//!
//! ## Discretion
//! Where it cannot be done without harm to the event.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "special-needs",
    cites: &[
        Tda2024.cite("9", "gist-special-needs"),
        Tda2011.cite("6", "gist-special-needs"),
        Local003.cite("6.C", "gist-special-needs-practice"),
    ],
    example: r#"{"need":"space","possible":true}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        need: Need,
        possible: bool,
    }

    enum Need {
        Space,
        Assistant,
        FixedSeat,
        Other,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    if !facts.possible {
        let options = vec![
            Choice::of("another_way", "needs-another-way"),
            Choice::of("not_possible", "needs-not-possible"),
        ];
        let ruling = Ruling::choice("needs-floor", options);
        return Ok(ruling.rests_on(&["gist-special-needs"]));
    }
    let practice = match facts.need {
        Need::Space | Need::Assistant => "gist-special-needs-practice",
        Need::FixedSeat | Need::Other => "gist-special-needs",
    };
    let ruling =
        Ruling::of("provided", "needs-provided").rests_on(&["gist-special-needs", practice]);
    let steps: &[&'static str] = match facts.need {
        // A seat out of use belongs to the table, not to the player, and does not move along.
        Need::Space => &["needs-close-a-seat", "needs-lock-or-close-again"],
        Need::Assistant => &["needs-name-the-assistant"],
        Need::FixedSeat => &["needs-lock-the-seat"],
        Need::Other => &["needs-tell-the-dealers"],
    };
    Ok(ruling.steps(steps.iter().copied()))
}
