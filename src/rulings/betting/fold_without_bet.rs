//! A fold where nothing was to be called, or before their turn.
//!
//! ## Why
//! It helps one opponent against the others.
//!
//! ## Example
//! Nobody has bet on the flop and a player folds: their hand is gone, and they may be penalized.
//!
//! ## Discretion
//! Whether there is a penalty.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Local003, Tda2011, Tda2024};
use rulebook::options::FoldWithoutBet;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "fold-without-bet",
    cites: &[
        Tda2024.cite("58", "gist-wager-needless-fold"),
        Tda2024.cite("53-A", "gist-out-of-turn"),
        Tda2011.cite("46", "gist-wager-needless-fold"),
        Tda2011.cite("36", "gist-out-of-turn"),
        Home001.cite("CZ-GEN-06", "gist-wager-options-in-turn"),
        Home001.cite("CZ-ETI-09", "gist-out-of-turn-000"),
        Local003.cite("46.C", "gist-fold-when-forced"),
    ],
    example: r#"{"facing_bet":false,"in_turn":true,"betting_over":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        facing_bet: bool,
        in_turn: bool,
        /// Whether the last round of betting has ended.
        betting_over: Option<bool>,
    }
}

/// The rules about any fold that is not due; out of turn there are more.
const IN_TURN: &[&str] =
    &["gist-wager-needless-fold", "gist-wager-options-in-turn", "gist-fold-when-forced"];

/// Rules: TDA 2024 §58; TDA 2011 §46; house rules 001 CZ-GEN-06, CZ-ETI-09.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if facts.betting_over.unwrap_or_default() {
        let verdict = json!({ "ruling": "showdown", "may_be_penalized": false });
        let ruling = Ruling::new(verdict, "fold-at-showdown");
        return Ok(ruling.because("fold-betting-is-over").rests_on(IN_TURN));
    }
    let is_needless =
        !facts.facing_bet && rules.options.fold_without_bet == FoldWithoutBet::Flagged;
    let is_penalized = !facts.in_turn || is_needless;
    let verdict = json!({ "ruling": "folded", "may_be_penalized": is_penalized });
    let because = match (facts.in_turn, facts.facing_bet) {
        (false, _) => Reason::new("fold-out-of-turn"),
        (true, false) if is_needless => Reason::new("fold-needless"),
        (true, false) => Reason::new("fold-allowed"),
        (true, true) => Reason::new("fold-ordinary"),
    };
    let ruling = Ruling::new(verdict, "fold-binds").because(because);
    let ruling = ruling.say("wager-say-fold").rests_on(IN_TURN);
    let ruling = match facts.in_turn {
        true => ruling,
        false => ruling.rests_on(&["gist-out-of-turn", "gist-out-of-turn-000"]),
    };
    match is_penalized {
        true => Ok(ruling.suggest("fold-penalty")),
        false => Ok(ruling),
    }
}
