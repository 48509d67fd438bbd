//! Who acts first in a round of betting, and who after them.
//!
//! ## Why
//! To act late is worth chips, so the order may never be in doubt.
//!
//! ## Example
//! Button 1, big blind 3: before the flop seat 4 begins, later seat 2, or whoever is the next one
//! to the left of the button and still in.
//!
//! ## Discretion
//! None; who begins a later street of stud follows from the open cards.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed};
use cards::Seat;
use cards::pots::from_the_button;
use rulebook::Rulebook::{Home001, House000, Pl004};
use serde_json::json;
use std::collections::BTreeSet;

pub(super) const TOPIC: Topic = Topic {
    slug: "first-to-act",
    cites: &[
        House000.cite("PLHE-07", "gist-first-after-the-blinds"),
        House000.cite("PLHE-07", "gist-first-after-the-flop"),
        Home001.cite("CZ-GEN-03", "gist-first-clockwise"),
        Home001.cite("CZ-HE-05", "gist-first-after-the-blinds"),
        Home001.cite("CZ-HE-07", "gist-first-after-the-flop"),
        Home001.cite("CZ-STUD-07", "gist-first-after-the-bring-in"),
        Pl004.cite("PL-HE-06", "gist-first-after-the-blinds"),
        Pl004.cite("PL-DRAW-05", "gist-first-after-the-antes"),
        Pl004.cite("PL-DRAW-08", "gist-first-goes-on"),
        Pl004.cite("PL-DRAW-18", "gist-first-after-the-exchange"),
    ],
    example: r#"{"round":"after_the_blinds","seats_at_table":9,"big_blind":3,"live":[1,2,3,5,8]}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        round: Round,
        #[range(2..=31)]
        seats_at_table: u8,
        #[needed_if(round = "after_the_blinds")]
        big_blind: Option<Seat>,
        #[needed_if(round = "after_the_bring_in")]
        bring_in: Option<Seat>,
        #[needed_if(round = "later_street" | "after_the_antes" | "after_the_exchange")]
        button: Option<Seat>,
        /// Who has cards and chips to act with.
        live: Vec<Seat>,
    }

    enum Round {
        /// The first one, with blinds.
        AfterTheBlinds,
        /// After the flop, the turn or the river.
        LaterStreet,
        /// The first one of draw, with antes alone.
        AfterTheAntes,
        /// The second round of draw, after cards were exchanged.
        AfterTheExchange,
        /// The first round of stud, after somebody brought it in.
        AfterTheBringIn,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let (field, from, why, gist) = match facts.round {
        Round::AfterTheBlinds => {
            ("big_blind", facts.big_blind, "first-left-of-big-blind", "gist-first-after-the-blinds")
        }
        Round::LaterStreet => {
            ("button", facts.button, "first-left-of-button", "gist-first-after-the-flop")
        }
        Round::AfterTheAntes => {
            ("button", facts.button, "first-left-of-button", "gist-first-after-the-antes")
        }
        Round::AfterTheExchange => {
            ("button", facts.button, "first-left-of-button", "gist-first-after-the-exchange")
        }
        Round::AfterTheBringIn => {
            ("bring_in", facts.bring_in, "first-left-of-bring-in", "gist-first-after-the-bring-in")
        }
    };
    let from = needed(field, from)?;
    let seats = facts.live.iter().map(|seat| ("live", seat)).chain([(field, &from)]);
    for (field, seat) in seats {
        if seat.0 > facts.seats_at_table {
            let reason = Reason::new("hand-seat-unknown").with("seat", seat);
            return Err(FactsError::at(field, reason));
        }
    }
    let different: BTreeSet<Seat> = facts.live.iter().copied().collect();
    let order = from_the_button(&facts.live, from, facts.seats_at_table);
    let (Some(first), true) = (order.first(), different.len() == order.len()) else {
        return Err(FactsError::at("live", Reason::new("first-to-act-seats")));
    };
    if order.len() < 2 {
        return Err(FactsError::at("live", Reason::new("first-to-act-seats")));
    }
    let answer = || Reason::new("first-acts").with("seat", first);
    let verdict = json!({ "first_to_act": first, "order": order });
    let ruling = Ruling::new(verdict, answer()).because(why).because("first-then-clockwise");
    let gists = [gist, "gist-first-clockwise", "gist-first-goes-on"];
    Ok(ruling.say(answer()).rests_on(&gists))
}
