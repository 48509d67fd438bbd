//! The button of a mixed game: where it lies while stud is played, where it is afterwards, and who
//! is moved meanwhile.
//!
//! ## Why
//! Stud needs no button, and nobody may win or lose a blind because it was played in between.
//!
//! ## Example
//! Button 3, blinds 4 and 5, and stud begins: the button moves to seat 4 and lies still. When
//! hold'em comes again seat 4 has it; meanwhile seat 6, who would be the big blind, is the one to
//! move.

use crate::seat_facts::{Last, all_seats, positions, seat_set};
use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::button::{ButtonState, NextHand};
use engine::values::{SeatNo, SeatSet};
use rulebook::Rulebook::{Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "frozen-button",
    cites: &[
        Tda2024.cite("11-B", "gist-frozen-button"),
        Tda2024.cite("11-B", "gist-frozen-mover"),
        Tda2011.cite("8-B", "gist-frozen-button"),
        Tda2011.cite("8-B", "gist-frozen-mover"),
    ],
    example: r#"{"change":"stud_begins","last":{"button":3,"small_blind":4,"big_blind":5},"live":[1,2,3,4,5,6,7,8,9]}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        change: Change,
        /// Of the last hand with a button; while stud is played, where they were frozen.
        last: Last,
        /// Seats whose players have chips now.
        live: Vec<SeatNo>,
    }

    enum Change {
        /// A game with a button ends, stud begins.
        StudBegins,
        /// Stud is played, and somebody has to move.
        MoveDuringStud,
        /// Stud ends, a game with a button begins.
        ButtonGameBegins,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let all = all_seats(SeatSet::SEAT_MAX);
    let last = positions(facts.last, all)?;
    let live = seat_set("live", &facts.live, all)?;
    let state = match facts.change {
        Change::StudBegins => ButtonState::Played(last),
        Change::MoveDuringStud | Change::ButtonGameBegins => ButtonState::Frozen(last),
    };
    let Some(next) = state.next(rules.button, live) else {
        return Err(FactsError::at("live", Reason::new("frozen-two-players")));
    };
    Ok(match facts.change {
        Change::StudBegins => lies(&next, "frozen-lies-at").because("frozen-one-more-move"),
        Change::ButtonGameBegins => lies(&next, "frozen-is-back-at").because("frozen-as-left"),
        Change::MoveDuringStud => {
            let mover = next.positions.big_blind;
            let answer = Reason::new("frozen-mover").with("seat", mover);
            let ruling = Ruling::part("mover", mover, answer).because("frozen-as-if-holdem");
            ruling.rests_on(&["gist-frozen-mover"])
        }
    })
}

/// Where button and blinds are.
fn lies(next: &NextHand, answer: &'static str) -> Ruling {
    let button = next.positions.button;
    let (small_blind, big_blind) = (next.positions.small_blind, next.positions.big_blind);
    let verdict = json!({
        "button": button,
        "button_dead": next.button_dead,
        "small_blind": small_blind,
        "small_blind_dead": next.small_blind_dead,
        "big_blind": big_blind,
    });
    let answer = Reason::new(answer)
        .with("button", button)
        .with("small-blind", small_blind)
        .with("big-blind", big_blind);
    Ruling::new(verdict, answer).rests_on(&["gist-frozen-button"])
}
