//! Who opens in stud when the player with the bring-in has too few chips for it.
//!
//! ## Why
//! Somebody who has nothing to bet cannot open, and that saves nobody the bring-in.
//!
//! ## Example
//! The low card is all-in for the ante: the next player to the left opens, with at least the
//! bring-in, or folds.
//!
//! ## Discretion
//! Only TDA 2024 recommends anything where they have no chips.

use crate::seat_facts::{all_seats, seat_set};
use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use engine::values::{SeatNo, SeatSet};
use rulebook::Rulebook::{Home001, Tda2024};
use rulebook::options::BringInAllIn;
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "bring-in-all-in",
    cites: &[
        Tda2024.cite("RP-10-E", "gist-bring-in-all-in"),
        Home001.cite("CZ-STUD-03", "gist-bring-in-001"),
        Home001.cite("CZ-STUD-05", "gist-bring-in-is-a-bet"),
    ],
    example: r#"{"bring_in_seat":3,"live":[1,3,5,8],"chips_after_ante":0,"bring_in":100}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        /// The seat that has to bring it in; with the seats in the hand, the answer names the next.
        bring_in_seat: Option<SeatNo>,
        live: Option<Vec<SeatNo>>,
        chips_after_ante: Amount,
        #[needed_unless(chips_after_ante = "0")]
        bring_in: Option<Amount>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let bring_in = match facts.bring_in {
        None if facts.chips_after_ante.0 == 0 => None,
        told => Some(needed("bring_in", told)?.0),
    };
    if bring_in == Some(0) {
        return Err(FactsError::at("bring_in", Reason::new("at-least-one-chip")));
    }
    let seats = seats(&facts)?;
    let next = seats.map(|(_, next)| next);
    let posted = bring_in.unwrap_or_default().min(facts.chips_after_ante.0);
    let verdict = |least: Option<u64>| -> Value {
        json!({
            "posted": posted, "first_to_act": next, "may_check": least == Some(0),
            "least": least,
        })
    };
    if let Some(bring_in) = bring_in.filter(|_| posted > 0) {
        let why = if posted == bring_in { "bring-in-full" } else { "bring-in-short" };
        let answer = match seats {
            Some((seat, next)) => {
                Reason::new("bring-in-posted").with("seat", seat).with("next", next)
            }
            None => Reason::new("bring-in-posted-left"),
        };
        return Ok(Ruling::new(verdict(Some(bring_in)), answer.count("chips", posted))
            .because(Reason::new(why).count("bring-in", bring_in))
            .rests_on(&["gist-bring-in-001", "gist-bring-in-is-a-bet"]));
    }
    let opening = match (next, bring_in) {
        (Some(next), Some(bring_in)) => {
            Reason::new("bring-in-next-opens").with("next", next).count("bring-in", bring_in)
        }
        (Some(next), None) => Reason::new("bring-in-next-opens-for-it").with("next", next),
        (None, Some(bring_in)) => Reason::new("bring-in-left-opens").count("bring-in", bring_in),
        (None, None) => Reason::new("bring-in-left-opens-for-it"),
    };
    let checking = match next {
        Some(next) => Reason::new("bring-in-next-may-check").with("next", next),
        None => Reason::new("bring-in-left-may-check"),
    };
    let opens = Choice::new(verdict(bring_in), opening);
    let checks = Choice::new(verdict(Some(0)), checking);
    Ok(match rules.options.bring_in_all_in {
        BringInAllIn::NextPlayerOpens => opens
            .ruling()
            .because("bring-in-none-left")
            .say("say-bring-in-or-fold")
            .rests_on(&["gist-bring-in-all-in"]),
        BringInAllIn::Floor => Ruling::choice("bring-in-floor", vec![opens, checks])
            .because("bring-in-silent")
            .rests_on(&["gist-bring-in-all-in"]),
    })
}

/// The seat of the bring-in and the next in the hand; none where nobody told the seats.
fn seats(facts: &Facts) -> Result<Option<(SeatNo, SeatNo)>, FactsError> {
    let (seat, told) = match (facts.bring_in_seat, facts.live.as_ref()) {
        (None, None) => return Ok(None),
        (seat, live) => (needed("bring_in_seat", seat)?, needed("live", live)?),
    };
    let live = seat_set("live", told, all_seats(SeatSet::SEAT_MAX))?;
    if !live.contains(seat) {
        let reason = Reason::new("bring-in-not-live").with("seat", seat);
        return Err(FactsError::at("bring_in_seat", reason));
    }
    let next = live.next_after(seat).filter(|next| *next != seat);
    let next = next.ok_or_else(|| FactsError::at("live", Reason::new("nobody-else-live")))?;
    Ok(Some((seat, next)))
}
