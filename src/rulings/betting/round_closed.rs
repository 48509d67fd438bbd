//! Whether a round of betting is over.
//!
//! ## Why
//! The next card comes when everybody has had their say and all bets are equal.
//!
//! ## Example
//! Two players have 400 in, a third is all-in for 250, all have acted: the round is over.

use crate::{
    Amount, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use engine::values::SeatNo;
use rulebook::Rulebook::Home001;
use serde_json::json;
use std::collections::BTreeSet;

pub(super) const TOPIC: Topic = Topic {
    slug: "round-closed",
    cites: &[
        Home001.cite("CZ-BET-03", "gist-round-equal"),
        Home001.cite("CZ-BET-11", "gist-round-all-check"),
    ],
    example: r#"{"players":[{"seat":1,"in":400,"acted":true,"all_in":false},{"seat":4,"in":250,"acted":true,"all_in":true},{"seat":6,"in":200,"acted":false,"all_in":false}]}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        /// Everybody with a live hand.
        players: Vec<Player>,
    }

    struct Player {
        seat: SeatNo,
        /// Chips that they have put in for this round.
        r#in: Amount,
        acted: bool,
        all_in: Option<bool>,
    }
}

/// Rules: house rules 001 CZ-BET-03, CZ-BET-11.
fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let mut seats = BTreeSet::new();
    if facts.players.is_empty() {
        return Err(FactsError::at("players", Reason::new("players-count")));
    }
    if let Some(player) = facts.players.iter().find(|player| !seats.insert(player.seat)) {
        let reason = Reason::new("seat-twice").with("list", "players").with("seat", player.seat);
        return Err(FactsError::at("players", reason));
    }
    let bet = facts.players.iter().map(|player| player.r#in).max().unwrap_or_default();
    let has_chips = |player: &&Player| !player.all_in.unwrap_or_default();
    let is_alone = facts.players.iter().filter(has_chips).count() <= 1;
    let waits = |player: &&Player| player.r#in < bet || !(player.acted || is_alone);
    let waiting: Vec<SeatNo> =
        facts.players.iter().filter(has_chips).filter(waits).map(|player| player.seat).collect();
    let verdict = json!({ "closed": waiting.is_empty(), "waiting": waiting });
    let gist = if bet == Amount(0) { "gist-round-all-check" } else { "gist-round-equal" };
    let gists = ["gist-round-equal", gist];
    if waiting.is_empty() {
        let ruling = Ruling::new(verdict, "round-closed");
        return Ok(ruling.because("round-all-equal").rests_on(&gists));
    }
    let waits = Reason::new("round-waits").said("seats", ReasonValue::each(&waiting));
    let ruling = Ruling::new(verdict, "round-open").rests_on(&gists);
    Ok(ruling.because(waits.count("count", u64::try_from(waiting.len()).unwrap_or_default())))
}
