//! Fewer chips than the bet.
//!
//! ## Why
//! A call that is too small must not become a cheap way to see how the others take it.
//!
//! ## Example
//! A bet of 8,000, silent chips of 2,000: under TDA 2024 a call of 8,000; had 8,000 been a raise
//! with several players, the floor may let them give up the 2,000 instead.
//!
//! ## Discretion
//! Over a raise with several players; in TDA 2011 always.

use super::wagers::{Heard, Spot, Word, decide, undercall, wager_cites};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed};
use rulebook::Rulebook::Tda2024;

pub(super) const TOPIC: Topic = Topic {
    slug: "undercall",
    cites: wager_cites!(
        [
            "gist-wager-undercall",
            "gist-wager-call-is-whole",
            "gist-wager-call",
            "gist-wager-floor",
            "gist-wager-chips-stay",
            "gist-wager-at-least-the-bet",
            "gist-accepted-until-round-ends",
            "gist-accepted-unseen-raise"
        ],
        Tda2024.cite("51-C", "gist-undercall-sequence")
    ),
    example: r#"{"big_blind":2000,"bet":8000,"pushed":[2000],"players":4,"said_call":false,"last_raise":6000,"in_front":[],"are_last_chips":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        #[needed_unless(said_call = "true")]
        big_blind: Option<Amount>,
        bet: Amount,
        #[needed_unless(said_call = "true")]
        pushed: Option<Vec<Amount>>,
        /// Players who are in the hand, this one among them.
        #[range(2..=31)]
        #[needed_unless(said_call = "true")]
        players: Option<u8>,
        said_call: Option<bool>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
        in_front: Option<Vec<Amount>>,
        are_last_chips: Option<bool>,
        /// Whether others have put in too little after them.
        #[form(or_none)]
        others_after: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let in_front = facts.in_front.unwrap_or_default().iter().map(|chip| chip.0).collect();
    let has_more = !facts.are_last_chips.unwrap_or_default();
    let has_said_call = facts.said_call == Some(true);
    // Whoever said "call" owes the bet, whatever the blinds are and whatever was put in.
    let big_blind = match facts.big_blind {
        None if has_said_call => facts.bet,
        told => needed("big_blind", told)?,
    };
    let is_owed_whole = facts.pushed.is_none() && has_said_call && has_more;
    let pushed = match facts.pushed {
        None if is_owed_whole => Vec::new(),
        told => needed("pushed", told)?,
    };
    let is_silent = pushed.is_empty() && !is_owed_whole;
    let spot = Spot::facing(facts.bet, big_blind, facts.last_raise).pushing(&pushed);
    let spot = Spot { in_front, has_more, ..spot }.checked()?;
    if is_silent || spot.total() >= spot.bet {
        return Err(FactsError::at("pushed", Reason::new("not-too-few")));
    }
    let finding = if has_said_call {
        decide(&spot, Heard::first(Some(Word::Call), None), &rules.options)
    } else {
        let players = needed("players", facts.players)?;
        undercall(&spot, None, Some(players == 2), &rules.options)
    };
    let mut ruling = finding.ruling();
    if is_owed_whole {
        // How much is still to come from them depends on what they put in.
        ruling.steps.clear();
    }
    Ok(match facts.others_after {
        Some(true) => ruling
            .because("undercall-sequence")
            .step("undercall-back-to-first")
            .rests_on(&["gist-undercall-sequence"]),
        Some(false) => ruling,
        None => ruling.step("undercall-back-up"),
    })
}
