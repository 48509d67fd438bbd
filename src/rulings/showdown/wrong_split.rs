//! Who gives back how much of a pot that was pushed or split wrongly.
//!
//! ## Why
//! Chips of a pot are owed as the hands were; but once the next hand is under way, nobody can look
//! any more, and players have acted on the stacks that they saw.
//!
//! ## Example
//! Of 3,000 seat 2 got all, but seat 5 had the same hand: in time, seat 2 gives 1,500 to seat 5.
//!
//! ## Discretion
//! None; where it is too late the pot stays as it was pushed.

use super::disputed_pot::{About, Dispute, in_time};
use super::spoken;
use crate::{
    Amount, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use cards::Seat;
use rulebook::Rulebook::{Tda2011, Tda2024};
use serde_json::json;
use std::collections::BTreeMap;

pub(super) const TOPIC: Topic = Topic {
    slug: "wrong-split",
    cites: &[
        Tda2024.cite("22", "gist-disputed-pot-reading"),
        Tda2024.cite("22", "gist-disputed-pot-counting"),
        Tda2011.cite("19", "gist-disputed-pot-2011"),
    ],
    example: r#"{"about":"counting","next_hand_begun":false,"players":[{"seat":2,"got":3000,"due":1500},{"seat":5,"got":0,"due":1500}]}"#,
    ..Topic::of(Section::Pots, &Judge(judge))
};

facts! {
    struct Facts {
        about: About,
        next_hand_begun: bool,
        /// Whether there has been substantial action in the next hand.
        #[asked_if(next_hand_begun = "true")]
        substantial_action: Option<bool>,
        players: Vec<Share>,
    }

    /// What somebody got of the pot, and what they should have got.
    struct Share {
        seat: Seat,
        got: Amount,
        due: Amount,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let has_action = facts.substantial_action == Some(true);
    if has_action && !facts.next_hand_begun {
        return Err(FactsError::at("substantial_action", Reason::new("action-before-hand")));
    }
    let (gives, gets) = owed(&facts.players)?;
    let gists: &[&'static str] = match facts.about {
        About::Reading => &["gist-disputed-pot-reading", "gist-disputed-pot-2011"],
        About::Counting => &["gist-disputed-pot-counting", "gist-disputed-pot-2011"],
    };
    let next_hand_begun = facts.next_hand_begun;
    let dispute = Dispute { about: facts.about, next_hand_begun, has_action };
    let (is_in_time, why) = in_time(&dispute, rules);
    let ruling = if is_in_time {
        let verdict = json!({ "ruling": "put_right", "gives": gives, "gets": gets });
        let back = |(seat, chips): (&Seat, &u64)| {
            Reason::new("split-step-gives").with("seat", seat).count("chips", *chips)
        };
        let on = |(seat, chips): (&Seat, &u64)| {
            Reason::new("split-step-gets").with("seat", seat).count("chips", *chips)
        };
        let answer = Reason::new("split-put-right").said("seats", seats(&gives));
        let ruling = Ruling::new(verdict, answer).because(why).say("disputed-pot-say-wait");
        let steps = gives.iter().map(back).chain(gets.iter().map(on));
        steps.fold(ruling, Ruling::step)
    } else {
        let none = BTreeMap::<Seat, u64>::new();
        let verdict = json!({ "ruling": "stands", "gives": none, "gets": none });
        Ruling::new(verdict, "disputed-pot-too-late").because(why).say("disputed-pot-say-stands")
    };
    Ok(ruling.rests_on(gists))
}

type Chips = BTreeMap<Seat, u64>;

/// Who has too much of the pot, and who too little.
fn owed(players: &[Share]) -> Result<(Chips, Chips), FactsError> {
    let (mut gives, mut gets, mut told) = (Chips::new(), Chips::new(), Vec::new());
    let (mut got, mut due) = (0_u64, 0_u64);
    for share in players {
        if told.contains(&share.seat) {
            let reason = Reason::new("seat-twice").with("list", "players").with("seat", share.seat);
            return Err(FactsError::at("players", reason));
        }
        told.push(share.seat);
        got = got.saturating_add(share.got.0);
        due = due.saturating_add(share.due.0);
        if let Some(more) = share.got.0.checked_sub(share.due.0).filter(|more| *more > 0) {
            gives.insert(share.seat, more);
        } else if let Some(less) = share.due.0.checked_sub(share.got.0).filter(|less| *less > 0) {
            gets.insert(share.seat, less);
        }
    }
    if got != due {
        let reason = Reason::new("split-sums-differ").count("got", got).count("due", due);
        return Err(FactsError::at("players", reason));
    }
    if gives.is_empty() {
        return Err(FactsError::at("players", Reason::new("split-is-right")));
    }
    Ok((gives, gets))
}

fn seats(of: &Chips) -> ReasonValue {
    let seats: Vec<Seat> = of.keys().copied().collect();
    spoken::seats(&seats)
}
