//! Whether an all-in of less than a raise lets a player raise who has already acted.
//!
//! ## Why
//! Who has acted and is not raised has had their say.
//!
//! ## Example
//! A bet of 100, an all-in of 125, another of 200; the first player faces 100 more. TDA 2024
//! counts them together, so they may raise; TDA 2011 each alone, so they may not.
//!
//! ## Discretion
//! In limit, where the edition does not say how large the all-in must be.

use super::wagers::{Structure, limit_reopens, reopening, steps, wager_cites};
use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::wagers::Reopening;
use rulebook::Options;
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "short-all-in",
    cites: wager_cites!(
        ["gist-wager-half-raise"],
        Tda2024.cite("47-A", "gist-reopen-together"),
        Tda2024.cite("47-B", "gist-reopen-half-limit"),
        Tda2011.cite("38", "gist-reopen-single"),
        House000.cite("PLGEN-14", "gist-reopen-half-limit"),
        House000.cite("PLGEN-15", "gist-reopen-half-limit"),
    ),
    example: r#"{"structure":"no_limit","has_acted":true,"in_front":100,"last_raise":100,"bets":[125,200]}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        structure: Structure,
        /// Whether they have acted in this round.
        has_acted: bool,
        /// What they have in for this round.
        #[formerly("his")]
        in_front: Amount,
        /// The largest whole bet or raise of the round; in limit the size of a bet.
        #[above_zero("raise-of-nothing")]
        last_raise: Amount,
        /// What each raise and all-in since made it.
        bets: Vec<Amount>,
    }
}

impl Facts {
    /// What the first of the raises and all-ins was made over.
    ///
    /// Who has acted has the bet in front. Who has not faces at least the largest whole bet, and an
    /// all-in of more than that raises it only by the rest.
    fn start(&self) -> u64 {
        let is_above = self.bets.first().is_some_and(|bet| bet.0 > self.last_raise.0);
        let whole = if is_above { self.last_raise.0 } else { 0 };
        if self.has_acted { self.in_front.0 } else { self.in_front.0.max(whole) }
    }
}

/// Whether they may raise; none where the book leaves it open.
fn is_reopened(steps: &[u64], facts: &Facts, options: &Options) -> Option<bool> {
    let size = facts.last_raise.0;
    let together = steps.iter().sum();
    if facts.structure != Structure::Limit {
        let full_raises = steps.iter().filter(|step| **step >= size).count();
        return Some(reopening(options).opens_again(together, full_raises, size));
    }
    let faced = match reopening(options) {
        Reopening::Cumulative => together,
        Reopening::Single => steps.iter().max().copied().unwrap_or_default(),
    };
    limit_reopens(faced, size, options)
}

/// Rules: TDA 2024 §47; TDA 2011 §38; house rules 000 PLGEN-14, -15.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let steps = steps(facts.start(), &facts.bets)?;
    let bet = facts.bets.last().map_or(facts.in_front.0, |bet| bet.0);
    let largest = steps.iter().fold(facts.last_raise.0, |largest, step| largest.max(*step));
    let least = match facts.structure {
        Structure::Limit => bet + facts.last_raise.0,
        _ => bet + largest,
    };
    let yes = json!({ "may_raise": true, "least_raise_to": least });
    let no = json!({ "may_raise": false, "least_raise_to": null });
    let id = if facts.structure == Structure::Limit { "reopen-yes-limit" } else { "reopen-yes" };
    let yes_answer = Reason::new(id).count("least", least);
    let no_answer = Reason::new("reopen-no");
    let gist: &[&'static str] = match facts.structure {
        Structure::Limit => &["gist-reopen-half-limit", "gist-reopen-single"],
        _ => &["gist-reopen-together", "gist-reopen-single"],
    };
    let is_reopened = match facts.has_acted {
        true => is_reopened(&steps, &facts, &rules.options),
        false => Some(true),
    };
    let because = match (facts.has_acted, facts.structure, reopening(&rules.options)) {
        (false, _, _) => Reason::new("reopen-not-acted"),
        (true, Structure::Limit, _) => Reason::new("reopen-limit"),
        (true, _, Reopening::Cumulative) => Reason::new("reopen-together"),
        (true, _, Reopening::Single) => Reason::new("reopen-single"),
    };
    let because = because.count("faced", bet - facts.in_front.0).count("size", facts.last_raise.0);
    let ruling = match is_reopened {
        Some(true) => Ruling::new(yes, yes_answer).because(because).say("reopen-say-yes"),
        Some(false) => Ruling::new(no, no_answer).because(because).say("reopen-say-no"),
        None => {
            let options = vec![Choice::new(yes, yes_answer), Choice::new(no, no_answer)];
            Ruling::choice("wager-floor-decides", options).because("reopen-limit-silent")
        }
    };
    // To what they raise at least is another rule than whether they may.
    let least: &[&str] = match (facts.structure, is_reopened) {
        (Structure::Limit, _) | (_, Some(false)) => &[],
        (_, Some(true) | None) => &["gist-wager-half-raise"],
    };
    Ok(ruling.rests_on(&[gist, least].concat()))
}
