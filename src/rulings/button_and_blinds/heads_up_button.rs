//! Who has the button and the blinds when two players are left.
//!
//! ## Why
//! The small blind has the button, so that the other one acts first after the flop; and nobody
//! pays the big blind twice running because a third player bust.
//!
//! ## Example
//! Button 1, small blind 4, big blind 7; seat 4 busts. Seat 7 has the button and the small blind,
//! seat 1 the big blind.

use crate::seat_facts::{Last, all_seats, positions, seat_set};
use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::button::advance;
use engine::values::{SeatNo, SeatSet};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::HeadsUpButton;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "heads-up-button",
    cites: &[
        Tda2024.cite("34-B", "gist-heads-up-button"),
        Tda2011.cite("31", "gist-heads-up-button"),
    ],
    example: r#"{"last":{"button":1,"small_blind":4,"big_blind":7},"survivors":[1,7]}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        last: Last,
        survivors: Vec<SeatNo>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let all = all_seats(SeatSet::SEAT_MAX);
    let last = positions(facts.last, all)?;
    let live = seat_set("survivors", &facts.survivors, all)?;
    let two =
        || FactsError::at("survivors", Reason::new("two-survivors").with("seats", live.len()));
    if live.len() != 2 {
        return Err(two());
    }
    let other = |seat| live.next_after(seat).unwrap_or(seat);
    let (button, small_blind, big_blind) = match rules.options.heads_up_button {
        HeadsUpButton::SmallBlindHasIt => {
            let next = advance(last, live).ok_or_else(two)?.positions;
            (next.button, next.small_blind, next.big_blind)
        }
        // The small blind sits to the left of the button, so the button has the big blind.
        HeadsUpButton::GeneralOrder => {
            let button = other(last.button);
            (button, other(button), button)
        }
    };
    let first_later = other(button);
    let verdict = json!({
        "button": button, "small_blind": small_blind, "big_blind": big_blind,
        "last_card": button, "first_before_the_flop": small_blind, "first_later": first_later,
    });
    let id = match rules.options.heads_up_button {
        HeadsUpButton::SmallBlindHasIt => "heads-up-small-blind-has-button",
        HeadsUpButton::GeneralOrder => "heads-up-general-order",
    };
    let answer = Reason::new("heads-up-seats")
        .with("button", button)
        .with("small-blind", small_blind)
        .with("big-blind", big_blind);
    let order = Reason::new("heads-up-order").with("first", small_blind).with("later", first_later);
    let mut ruling = Ruling::new(verdict, answer).because(id).because(order);
    let was_heads_up = last.button == last.small_blind;
    if rules.options.heads_up_button == HeadsUpButton::SmallBlindHasIt && !was_heads_up {
        ruling.why.push(Reason::new("heads-up-nobody-twice"));
    }
    let step = Reason::new("step-last-card-to-button").with("seat", button);
    Ok(ruling.step(step).rests_on(&["gist-heads-up-button"]))
}
