//! Where the button and the blinds are in the first hand of a table.
//!
//! ## Why
//! There is no hand before from which the button could go on, so chance puts it somewhere; the
//! blinds follow from that, and nothing is dead that was never posted.
//!
//! ## Example
//! The button is drawn for seat 7 of 1, 2, 7, 8 and 9: small blind 8, big blind 9.
//!
//! ## Discretion
//! Where the draw fell on an open seat.

use crate::seat_facts::{all_seats, seat_set};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::button::{Positions, first_hand};
use engine::values::{SeatNo, SeatSet};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "first-hand",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2024.cite("34-B", "gist-heads-up-button"),
        Tda2011.cite("1", "gist-fairness"),
        Tda2011.cite("31", "gist-heads-up-button"),
        House000.cite("PLHE-03", "gist-blinds-left-of-button"),
        Home001.cite("CZ-HE-02", "gist-blinds-left-of-button"),
        Pl004.cite("PL-HE-03", "gist-blinds-left-of-button"),
    ],
    example: r#"{"seats":9,"occupied":[1,2,7,8,9],"drawn":7}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        #[range(2..=31)]
        seats: u8,
        occupied: Vec<SeatNo>,
        /// The seat that was drawn for the button.
        drawn: Option<SeatNo>,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let all = all_seats(facts.seats);
    let live = seat_set("occupied", &facts.occupied, all)?;
    let Some(drawn) = facts.drawn else {
        return Ok(not_drawn().rests_on(&["gist-fairness"]));
    };
    let drawn_of_all = seat_set("drawn", &[drawn], all)?;
    let is_open = drawn_of_all.intersection(live).is_empty();
    let gist = match (live.len(), is_open) {
        (2, false) => "gist-heads-up-button",
        (_, false) => "gist-blinds-left-of-button",
        (_, true) => "gist-fairness",
    };
    Ok(from(drawn, live).rests_on(&[gist]))
}

/// The button is to be drawn first.
fn not_drawn() -> Ruling {
    Ruling::undecided("first-hand-not-drawn")
        .because("first-hand-draw-silent")
        .steps(["first-hand-step-one-card-each", "first-hand-step-highest-card"])
}

/// The first hand with a button that was drawn for this seat.
fn from(drawn: SeatNo, live: SeatSet) -> Ruling {
    if live.len() < 2 {
        return Ruling::undecided("table-over");
    }
    if let Some(hand) = first_hand(drawn, live) {
        let ruling = choice(hand.positions).ruling();
        return ruling.because(match live.len() {
            2 => "heads-up-small-blind-has-button",
            _ => "first-hand-blinds-follow",
        });
    }
    let next = live.next_after(drawn).and_then(|seat| first_hand(seat, live));
    let next = next.map(|hand| choice(hand.positions));
    let stays = behind(drawn, live).filter(|_| live.len() > 2).map(choice);
    let back = live.previous_before(drawn).and_then(|seat| first_hand(seat, live));
    let back = back.filter(|_| live.len() == 2).map(|hand| choice(hand.positions));
    let options = [next, stays, back].into_iter().flatten().collect();
    Ruling::choice("first-hand-floor", options).because("first-hand-open-seat-silent")
}

/// The blinds of the next two players behind a button at an open seat.
fn behind(button: SeatNo, live: SeatSet) -> Option<Positions> {
    let small_blind = live.next_after(button)?;
    let big_blind = live.next_after(small_blind)?;
    Some(Positions { button, small_blind, big_blind })
}

fn choice(positions: Positions) -> Choice {
    let Positions { button, small_blind, big_blind } = positions;
    let answer = Reason::new("first-hand")
        .with("button", button)
        .with("small-blind", small_blind)
        .with("big-blind", big_blind);
    Choice::new(verdict(positions), answer)
}

fn verdict(positions: Positions) -> Value {
    let Positions { button, small_blind, big_blind } = positions;
    json!({ "button": button, "small_blind": small_blind, "big_blind": big_blind })
}
