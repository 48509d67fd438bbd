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

use crate::seats_told::{all_seats, seat_set};
use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
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
        bring_in_seat: SeatNo,
        live: Vec<SeatNo>,
        chips_after_ante: Amount,
        bring_in: Amount,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let live = seat_set("live", &facts.live, all_seats(SeatSet::SEAT_MAX))?;
    let Amount(bring_in) = facts.bring_in;
    if bring_in == 0 {
        return Err(FactsError::at("bring_in", Reason::new("at-least-one-chip")));
    }
    if !live.contains(facts.bring_in_seat) {
        let reason = Reason::new("bring-in-not-live").with("seat", facts.bring_in_seat);
        return Err(FactsError::at("bring_in_seat", reason));
    }
    let next = live.next_after(facts.bring_in_seat).filter(|next| *next != facts.bring_in_seat);
    let next = next.ok_or_else(|| FactsError::at("live", Reason::new("nobody-else-live")))?;
    let posted = bring_in.min(facts.chips_after_ante.0);
    let verdict = |least: u64| -> Value {
        json!({
            "posted": posted, "first_to_act": next, "may_check": least == 0,
            "least": least,
        })
    };
    if posted > 0 {
        let why = if posted == bring_in { "bring-in-full" } else { "bring-in-short" };
        let answer = Reason::new("bring-in-posted")
            .with("seat", facts.bring_in_seat)
            .count("chips", posted)
            .with("next", next);
        return Ok(Ruling::new(verdict(bring_in), answer)
            .because(Reason::new(why).count("bring-in", bring_in))
            .rests_on(TOPIC.cites, &["gist-bring-in-001", "gist-bring-in-is-a-bet"]));
    }
    let opens = Choice::new(
        verdict(bring_in),
        Reason::new("bring-in-next-opens").with("next", next).count("bring-in", bring_in),
    );
    let checks = Choice::new(verdict(0), Reason::new("bring-in-next-may-check").with("next", next));
    Ok(match rules.options.bring_in_all_in {
        BringInAllIn::NextPlayerOpens => opens
            .ruling()
            .because("bring-in-none-left")
            .say("say-bring-in-or-fold")
            .rests_on(TOPIC.cites, &["gist-bring-in-all-in"]),
        BringInAllIn::Floor => Ruling::choice("bring-in-floor", vec![opens, checks])
            .because("bring-in-silent")
            .rests_on(TOPIC.cites, &["gist-bring-in-all-in"]),
    })
}
