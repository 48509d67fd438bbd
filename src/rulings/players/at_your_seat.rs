//! Whether the hand of a player who was not in their seat is live.
//!
//! ## Why
//! There must be one moment that everybody can see, after which a hand without its player is dead.
//!
//! ## Example
//! They reach their chair after the first card of the deal and before the last: their hand is live,
//! except where the first card counts.
//!
//! ## Discretion
//! Where the edition does not say whether standing beside the chair is enough.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::{AtSeat, Entitlement};

pub(super) const TOPIC: Topic = Topic {
    slug: "at-your-seat",
    cites: &[
        Tda2024.cite("30", "gist-at-your-seat-2024"),
        Tda2011.cite("27", "gist-at-your-seat-2011"),
        House000.cite("PLMIS-10", "gist-entitled-000"),
    ],
    example: r#"{"arrived":"before_last_card","place":"in_the_chair"}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        arrived: Arrived,
        #[needed_if(arrived = "before_first_card" | "before_last_card")]
        place: Option<Whereabouts>,
        /// Whether they have a blind or an ante in the pot.
        posted: Option<bool>,
        /// Whether the bring-in of a stud hand falls to them.
        has_bring_in: Option<bool>,
    }

    /// When they were there, by the cards of the first deal.
    enum Arrived {
        BeforeFirstCard,
        BeforeLastCard,
        AfterLastCard,
        Never,
    }

    enum Whereabouts {
        InTheChair,
        WithinReach,
        OutOfReach,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let gists = ["gist-at-your-seat-2024", "gist-at-your-seat-2011", "gist-entitled-000"];
    Ok(fate(&facts, rules).rests_on(&gists))
}

fn fate(facts: &Facts, rules: &RuleSet) -> Ruling {
    let has_posted = facts.posted.unwrap_or_default();
    let entitlement = rules.options.entitlement;
    let latest = match entitlement {
        Entitlement::FirstCard => Arrived::BeforeFirstCard,
        Entitlement::LastCard | Entitlement::SeatedOrPosted => Arrived::BeforeLastCard,
    };
    if entitlement == Entitlement::SeatedOrPosted && has_posted {
        return live().because("seat-posted-counts");
    }
    let moment = Reason::new(match entitlement {
        Entitlement::FirstCard => "seat-first-card-counts",
        Entitlement::LastCard => "seat-last-card-counts",
        Entitlement::SeatedOrPosted => "seat-or-posted-counts",
    });
    let place = facts.place.unwrap_or(Whereabouts::InTheChair);
    if facts.arrived > latest || place == Whereabouts::OutOfReach {
        return dead(facts).because(moment).say("seat-say-dead");
    }
    if place == Whereabouts::WithinReach && rules.options.at_seat == AtSeat::Floor {
        let options = vec![
            Choice::part("hand", "live", "seat-live"),
            Choice::part("hand", "dead", "seat-dead"),
        ];
        return Ruling::choice("seat-reach-silent", options).because(moment);
    }
    live().because(moment)
}

fn live() -> Ruling {
    Ruling::part("hand", "live", "seat-live")
}

/// Their hand is dead, and their forced bets stay in the pot.
fn dead(facts: &Facts) -> Ruling {
    let mut ruling = Ruling::part("hand", "dead", "seat-dead")
        .because("seat-forced-bets-stay")
        .steps(["seat-kill-at-once", "seat-may-not-look"]);
    if facts.has_bring_in.unwrap_or_default() {
        ruling = ruling.step("seat-posts-bring-in");
    }
    ruling
}
