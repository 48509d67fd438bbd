//! Who begins a street of stud.
//!
//! ## Why
//! In stud the open cards decide, street by street, and not the seat.
//!
//! ## Example
//! Fourth street, A-2, 3-K and K-A: the board with ace and king acts first.
//!
//! ## Discretion
//! None; equal boards go by suit or by position, as the house has it.

use super::spoken;
use super::stud::{STUD_CITES, Street};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::stud::{Aces, StudGame};
use cards::{Card, Seat};
use rulebook::options;
use std::collections::BTreeMap;

pub(super) const TOPIC: Topic = Topic {
    slug: "stud-order",
    cites: STUD_CITES,
    example: r#"{"game":"stud7","seats_at_table":8,"button_for_position":5,"street":4,"live":[7,1,5],"up_cards":{"7":"Ad 2h","1":"3s Ks","5":"Kh Ah"}}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        game: StudGame,
        #[range(2..=31)]
        seats_at_table: u8,
        /// The button from which equal boards count; without one they go as the rules have it.
        button_for_position: Option<Seat>,
        #[range(2..=7)]
        street: u8,
        live: Vec<Seat>,
        up_cards: BTreeMap<Seat, Vec<Card>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let street = Street {
        game: facts.game,
        street: facts.street,
        seats_at_table: facts.seats_at_table,
        button: facts.button_for_position,
        live: &facts.live,
        up_cards: &facts.up_cards,
    };
    let order = street.first()?;
    let by_rules = rules.options.tied_boards == options::TiedBoards::BySuit;
    let is_silent = rules.options.tied_boards == options::TiedBoards::Floor;
    if let (true, Some(equal), None) = (is_silent, order.equal, facts.button_for_position) {
        let choice = |seat: Seat| {
            let answer = Reason::new("stud-order-first").with("seat", seat);
            Choice::part("first_to_act", seat, answer)
        };
        let choices = vec![choice(order.by_suit), choice(equal)];
        return Ok(Ruling::choice("wager-floor-decides", choices)
            .because("stud-order-tied-silent")
            .rests_on(&["gist-stud-order-suit"]));
    }
    let is_by_suit = by_rules && facts.button_for_position.is_none();
    let first = if is_by_suit { Some(order.by_suit) } else { order.by_position() };
    let Some(first) = first else {
        return Ok(Ruling::undecided("stud-order-button-not-known"));
    };
    let is_bring_in = facts.game.open_on(facts.street) == Some(1);
    let answer = if is_bring_in { "stud-order-brings-in" } else { "stud-order-first" };
    let why = match (is_bring_in, facts.game.aces()) {
        (true, Aces::High) => "stud-order-lowest-card",
        (true, Aces::Low) => "stud-order-highest-card",
        (false, Aces::High) => "stud-order-highest-board",
        (false, Aces::Low) => "stud-order-lowest-board",
    };
    let mut ruling = Ruling::part("first_to_act", first, Reason::new(answer).with("seat", first));
    ruling = ruling.because(why);
    if order.equal.is_some() {
        let id = match (is_by_suit, by_rules) {
            (true, _) => "stud-order-tied-by-suit",
            (false, true) => "stud-order-tied-by-position",
            (false, false) => "stud-order-tied",
        };
        ruling = ruling
            .because(Reason::new(id).with("other", order.by_suit))
            .rests_on(&["gist-stud-order-suit"]);
    }
    let say = if is_bring_in { "stud-order-say-bring-in" } else { "stud-order-say" };
    let shown = facts.up_cards.get(&first).map(|up| spoken::cards(up)).unwrap_or_default();
    let step = Reason::new("stud-order-step").said("seats", spoken::seats(&facts.live));
    let gists: &[&'static str] = match (is_bring_in, facts.game.aces()) {
        (true, Aces::High) => &["gist-stud-order-bring-in"],
        (true, Aces::Low) => &["gist-bring-in-razz"],
        (false, Aces::High) => &["gist-stud-order-board", "gist-stud-order-suit"],
        (false, Aces::Low) => &["gist-stud-order-razz", "gist-stud-order-suit"],
    };
    let ruling = ruling.say(Reason::new(say).with("seat", first).with("cards", shown)).step(step);
    Ok(ruling.rests_on(gists))
}
