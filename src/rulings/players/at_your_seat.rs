//! Whether the hand of a player who was not in his seat is live.
//!
//! ## Why
//! There must be one moment that everybody can see, after which a hand without its player is dead.
//!
//! ## Example
//! He reaches his chair after the first card of the deal and before the last: his hand is live,
//! except where the first card counts.
//!
//! ## Discretion
//! Where the edition does not say whether standing beside the chair is enough.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::facts::read;
use crate::{Choice, FactsError, Field, Kind, Reason, Ruling, Topic};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::{AtSeat, Entitlement};
use rulebook::{RuleSet, Section};
use serde::Deserialize;
use serde_json::{Value, json};

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "at-your-seat",
    section: Section::Players,
    fields: &[
        Field::needed("arrived", Kind::Choice(ARRIVALS)),
        Field::needed("place", Kind::Choice(&["in_the_chair", "within_reach", "out_of_reach"]))
            .only_if("arrived", &["before_first_card", "before_last_card"]),
        Field::new("posted", Kind::YesNo),
        Field::new("has_bring_in", Kind::YesNo),
    ],
    cites: &[
        Tda2024.cite("30", "gist-at-your-seat-2024"),
        Tda2011.cite("27", "gist-at-your-seat-2011"),
        House000.cite("PLMIS-10", "gist-entitled-000"),
    ],
    example: r#"{"arrived":"before_last_card","place":"in_the_chair"}"#,
    judge,
};

/// When he was there.
const ARRIVALS: &[&str] = &["before_first_card", "before_last_card", "after_last_card", "never"];

/// What is asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    arrived: Arrived,
    #[serde(default)]
    place: Option<Place>,
    /// Whether he has a blind or an ante in the pot.
    #[serde(default)]
    posted: Option<bool>,
    /// Whether the bring-in of a stud hand falls to him.
    #[serde(default)]
    has_bring_in: Option<bool>,
}

/// When he was there, by the cards of the first deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Arrived {
    BeforeFirstCard,
    BeforeLastCard,
    AfterLastCard,
    Never,
}

/// Where he was then.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Place {
    InTheChair,
    WithinReach,
    OutOfReach,
}

fn judge(facts: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let facts: Facts = read(facts)?;
    let has_posted = facts.posted.unwrap_or_default();
    let entitlement = rules.options.entitlement;
    let latest = match entitlement {
        Entitlement::FirstCard => Arrived::BeforeFirstCard,
        Entitlement::LastCard | Entitlement::SeatedOrPosted => Arrived::BeforeLastCard,
    };
    if entitlement == Entitlement::SeatedOrPosted && has_posted {
        return Ok(live().because(Reason::new("seat-posted-counts")));
    }
    let moment = Reason::new(match entitlement {
        Entitlement::FirstCard => "seat-first-card-counts",
        Entitlement::LastCard => "seat-last-card-counts",
        Entitlement::SeatedOrPosted => "seat-or-posted-counts",
    });
    let place = facts.place.unwrap_or(Place::InTheChair);
    if facts.arrived > latest || place == Place::OutOfReach {
        let dead = dead(&facts).because(moment);
        return Ok(dead.say(Reason::new("seat-say-dead")));
    }
    if place == Place::WithinReach && rules.options.at_seat == AtSeat::Floor {
        let options = vec![
            Choice::new(json!({ "hand": "live" }), Reason::new("seat-live")),
            Choice::new(json!({ "hand": "dead" }), Reason::new("seat-dead")),
        ];
        return Ok(Ruling::choice(Reason::new("seat-reach-silent"), options).because(moment));
    }
    Ok(live().because(moment))
}

fn live() -> Ruling {
    Ruling::new(json!({ "hand": "live" }), Reason::new("seat-live"))
}

/// His hand is dead, and his forced bets stay in the pot.
fn dead(facts: &Facts) -> Ruling {
    let mut ruling = Ruling::new(json!({ "hand": "dead" }), Reason::new("seat-dead"))
        .because(Reason::new("seat-forced-bets-stay"))
        .step(Reason::new("seat-kill-at-once"));
    if facts.has_bring_in.unwrap_or_default() {
        ruling = ruling.step(Reason::new("seat-posts-bring-in"));
    }
    ruling
}
