//! What becomes of two cards that stuck together and came as one.
//!
//! ## Why
//! Two cards at once are nothing new: in a hand they are one card too many, on the flop a fourth
//! card, before a street a second burn. So each is decided as that is.
//!
//! ## Example
//! The burn before the turn turns out to be two cards, and the turn is not dealt yet: the floor
//! says whether the second one is the turn or stays burned.
//!
//! ## Discretion
//! Where two cards came as the turn or the river.

use super::four_card_flop::{Flop, flop_of};
use super::wrong_burns::burned_twice;
use super::{Action, Deal, Family, Fault, call, has_started};
use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts, needed};
use rulebook::Rulebook::{House000, Local003, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "stuck-cards",
    cites: &[
        Tda2024.cite("38", "gist-one-burn"),
        Tda2024.cite("1", "gist-fairness"),
        Tda2024.cite("35-A", "gist-misdeal-wrong-count"),
        Tda2024.cite("35-C", "gist-redeal"),
        Tda2024.cite("35-D", "gist-too-late"),
        Tda2024.cite("38", "gist-one-burn"),
        Tda2024.cite("39-A", "gist-four-card-flop"),
        Tda2011.cite("1", "gist-fairness"),
        Tda2011.cite("32", "gist-misdeal-list-2011"),
        Tda2011.cite("34", "gist-four-card-flop"),
        Local003.cite("34.C", "gist-no-reconstruction-003"),
        House000.cite("PLMIS-13", "gist-too-late-000"),
        House000.cite("PLIRR-05", "gist-flop-again-000"),
        House000.cite("PLIRR-11", "gist-extra-burns-000"),
    ],
    example: r#"{"came":"in_a_hand","actions":[{"seat":4,"action":"fold"}]}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        came: Came,
        #[form(since_the_deal)]
        #[asked_if(came = "in_a_hand")]
        substantial_action: Option<bool>,
        #[asked_if(came = "in_a_hand")]
        actions: Option<Vec<Action>>,
        /// Whether anybody has acted since the flop came.
        #[needed_if(came = "on_the_flop")]
        acted_on: Option<bool>,
        /// Whether it is certain which of the two lay on top.
        #[needed_if(came = "on_the_turn" | "on_the_river")]
        order_known: Option<bool>,
    }

    /// Where the two cards came that stuck together.
    enum Came {
        InAHand,
        InTheBurn,
        OnTheFlop,
        OnTheTurn,
        OnTheRiver,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = match facts.came {
        Came::InAHand => {
            let is_started =
                has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
            let deal = Deal { is_started, ..Deal::of(Family::Flop, Fault::ExtraCard) };
            return Ok(call(&deal, &rules.options).ruling());
        }
        Came::InTheBurn => {
            let ruling = burned_twice(rules.options.burns_after_action);
            let gist = if ruling.is_discretion { "gist-fairness" } else { "gist-one-burn" };
            return Ok(ruling.rests_on(&[gist]));
        }
        Came::OnTheFlop => {
            let acted_on = needed("acted_on", facts.acted_on)?;
            flop_of(&Flop { cards: 4, acted_on }, rules)
        }
        Came::OnTheTurn => turn(Order::of(&facts)?),
        Came::OnTheRiver => river(Order::of(&facts)?),
    };
    let gists: &[&'static str] = match ruling.is_discretion {
        true => &["gist-fairness"],
        false => &["gist-four-card-flop", "gist-no-reconstruction-003", "gist-flop-again-000"],
    };
    Ok(ruling.rests_on(gists))
}

/// Whether it is certain which of the two cards lay on top.
#[derive(Clone, Copy)]
enum Order {
    Known,
    Lost,
}

impl Order {
    fn of(facts: &Facts) -> Result<Self, FactsError> {
        let is_known = needed("order_known", facts.order_known)?;
        Ok(if is_known { Self::Known } else { Self::Lost })
    }
}

/// The other card would have been the burn before the river.
fn turn(order: Order) -> Ruling {
    street(order, Choice::of("top_stands", "stuck-top-stands-next-burn"))
}

/// No street comes any more for which the other card could be the burn.
fn river(order: Order) -> Ruling {
    street(order, Choice::of("top_stands", "stuck-top-stands"))
}

/// Two cards in place of one, of which the books say nothing.
fn street(order: Order, top: Choice) -> Ruling {
    let one_of_two = Choice::of("scramble", "stuck-one-of-two");
    let again = Choice::of("redeal", "unburned-street-again");
    let (options, why) = match order {
        Order::Known => (vec![top, again], "stuck-order-known-silent"),
        Order::Lost => (vec![one_of_two, again], "stuck-order-lost-silent"),
    };
    Ruling::choice("unburned-street-floor", options).because(why)
}
