//! Where the button and the blinds go in the next hand.
//!
//! ## Why
//! Nobody skips the big blind and nobody posts it twice in one orbit, whoever busts in between.
//!
//! ## Example
//! Button 1, small blind 2, big blind 3; seat 3 busts.
//! Next hand: button 2, dead small blind, big blind 4.
//!
//! ## Discretion
//! Where a newcomer's seat leaves no place for the button, or only two would be dealt in.

use crate::seat_facts::{Last, all_seats, apart, positions, seat_set};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::button::{NextHand, Positions, next_hand};
use engine::values::SeatNo;
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "next-hand",
    cites: &[
        Tda2024.cite("32", "gist-dead-button"),
        Tda2024.cite("34-B", "gist-heads-up-button"),
        Tda2024.cite("10-A", "gist-between-button-and-small-blind"),
        Tda2011.cite("29", "gist-dead-button"),
        Tda2011.cite("31", "gist-heads-up-button"),
        Tda2011.cite("7", "gist-between-button-and-small-blind"),
        House000.cite("PLHE-02", "gist-moving-button"),
        Home001.cite("CZ-HE-11", "gist-moving-button"),
        Pl004.cite("PL-HE-04", "gist-moving-button"),
    ],
    example: r#"{"seats":9,"occupied":[1,2,4,5],"last":{"button":1,"small_blind":2,"big_blind":3},"busted":[3],"left":[],"arrived":[]}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        #[range(2..=31)]
        seats: u8,
        /// Seats taken, after everybody who left and came.
        occupied: Vec<SeatNo>,
        last: Option<Last>,
        busted: Option<Vec<SeatNo>>,
        left: Option<Vec<SeatNo>>,
        arrived: Option<Vec<SeatNo>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let all = all_seats(facts.seats);
    let live = seat_set("occupied", &facts.occupied, all)?;
    let arrived = seat_set("arrived", &facts.arrived.unwrap_or_default(), all)?;
    if let Some(seat) = arrived.difference(live).iter().next() {
        let reason = Reason::new("arrived-not-seated").with("seat", seat);
        return Err(FactsError::at("arrived", reason));
    }
    for (name, seats) in [("busted", facts.busted), ("left", facts.left)] {
        let gone = seat_set(name, &seats.unwrap_or_default(), all)?;
        apart(name, gone, "occupied", live.difference(arrived))?;
    }
    let Some(last) = facts.last else {
        return Ok(Ruling::undecided("button-not-known").because("button-not-known-first"));
    };
    let last = positions(last, all)?;
    let Some(next) = next_hand(rules.button, last, live) else {
        return Ok(Ruling::undecided("table-over"));
    };
    let choice = |next: &NextHand| Choice::new(verdict(next), answer(next));
    let mut ruling =
        Ruling { verdict: verdict(&next).into(), why: why(&next), ..Ruling::default() };
    if !next.flags.is_empty() {
        ruling.is_discretion = true;
        ruling.options.push(choice(&next));
        // The strict alternative: newcomers wait until they fit in.
        let waiting = next_hand(rules.button, last, live.difference(arrived));
        ruling.options.extend(waiting.as_ref().map(choice));
        ruling.why.push(Reason::new("next-hand-doubt"));
    }
    let ruling = ruling.rests_on(&["gist-dead-button", "gist-moving-button"]);
    let ruling = match next.heads_up {
        true => ruling.rests_on(&["gist-heads-up-button"]),
        false => ruling,
    };
    Ok(match arrived.is_empty() && next.not_dealt.is_empty() {
        true => ruling,
        false => ruling.rests_on(&["gist-between-button-and-small-blind"]),
    })
}

fn verdict(next: &NextHand) -> Value {
    let Positions { button, small_blind, big_blind } = next.positions;
    json!({
        "button": button,
        "button_dead": next.button_dead,
        "small_blind": small_blind,
        "small_blind_dead": next.small_blind_dead,
        "big_blind": big_blind,
        "not_dealt": next.not_dealt.iter().collect::<Vec<SeatNo>>(),
        "heads_up": next.heads_up,
        "flags": next.flags,
    })
}

fn answer(next: &NextHand) -> Reason {
    let Positions { button, small_blind, big_blind } = next.positions;
    let id = match (next.heads_up, next.button_dead, next.small_blind_dead) {
        (true, _, _) => "next-hand-heads-up",
        (false, false, false) => "next-hand",
        (false, true, false) => "next-hand-dead-button",
        (false, false, true) => "next-hand-dead-small-blind",
        (false, true, true) => "next-hand-both-dead",
    };
    Reason::new(id)
        .with("button", button)
        .with("small-blind", small_blind)
        .with("big-blind", big_blind)
}

fn why(next: &NextHand) -> Vec<Reason> {
    let mut why = vec![answer(next)];
    for seat in next.not_dealt.iter() {
        why.push(Reason::new("seat-waits").with("seat", seat));
    }
    why
}
