//! Which penalties are at hand for an offense, the mildest first.
//!
//! ## Why
//! Equal offenses cost about the same at every table, and the second one costs more.
//!
//! ## Example
//! A first exposed card: a word or a warning, seldom more. Soft play: at least a penalty.
//!
//! ## Discretion
//! Always: the rules give the kinds and say what may and what must be penalized.

use super::penalty::rung;
use super::strength::{Strength, strength};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::penalties::{LADDER, Offense, PenaltyKind};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::PenaltyRounds;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "penalty-ladder",
    cites: &[
        Tda2024.cite("71-A", "gist-penalty-kinds-2024"),
        Tda2024.cite("71-B", "gist-may-and-must-2024"),
        Tda2024.cite("33", "gist-dodging-2024"),
        Tda2024.cite("31", "gist-action-pending"),
        Tda2024.cite("58", "gist-odd-fold"),
        Tda2024.cite("59", "gist-if-then"),
        Tda2024.cite("53-A", "gist-out-of-turn"),
        Tda2024.cite("63", "gist-chips-in-view"),
        Tda2024.cite("70", "gist-delaying"),
        Tda2011.cite("51", "gist-penalty-kinds-2011"),
        Tda2011.cite("51", "gist-may-and-must-2011"),
        Tda2011.cite("30", "gist-dodging-2011"),
        Tda2011.cite("28", "gist-action-pending"),
        Tda2011.cite("46", "gist-odd-fold"),
        Tda2011.cite("47", "gist-if-then"),
        Tda2011.cite("36", "gist-out-of-turn"),
        Tda2011.cite("48", "gist-chips-in-view"),
        Tda2011.cite("55", "gist-delaying"),
        Local003.cite("30.C", "gist-move-swiftly"),
        Local003.cite("46.C", "gist-fold-only-when-forced"),
        Local003.cite("51.C", "gist-soft-play-meaning"),
    ],
    example: r#"{"offense":"exposed_card","before":1}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        offense: Offense,
        /// How often they were penalized or warned in this event.
        #[range(0..=20)]
        before: Option<u8>,
    }
}

/// The rules that speak of an offense, beside those of penalties.
fn gists(offense: Offense) -> &'static [&'static str] {
    match offense {
        Offense::DodgedBlind => &["gist-dodging-2024", "gist-dodging-2011", "gist-move-swiftly"],
        Offense::LeftTheTable => &["gist-action-pending"],
        Offense::OddFold => &["gist-odd-fold", "gist-fold-only-when-forced"],
        Offense::IfThen => &["gist-if-then"],
        Offense::OutOfTurn => &["gist-out-of-turn"],
        Offense::HiddenChips => &["gist-chips-in-view"],
        Offense::Stalling => &["gist-delaying"],
        _ => &["gist-soft-play-meaning"],
    }
}

/// The penalties that there are, the mildest first.
fn ladder(rounds: PenaltyRounds) -> Vec<Choice> {
    let mut rungs = vec![Choice::new(json!({ "penalty": "none" }), "ladder-none")];
    for kind in LADDER {
        if kind == PenaltyKind::Disqualification && rounds == PenaltyRounds::Unlimited {
            let more = json!({ "penalty": "rounds", "rounds": null });
            rungs.push(Choice::new(more, "ladder-more-rounds"));
        }
        rungs.push(rung(kind));
    }
    rungs
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let before = facts.before.unwrap_or_default();
    let strength = strength(facts.offense, before, &rules.options);
    if strength == Strength::Word {
        let ruling = Ruling::part("penalty", "none", "ladder-none").because("ladder-only-repeated");
        let grounds = ["gist-may-and-must-2011", "gist-delaying"];
        return Ok(ruling.step("ladder-log-it").rests_on(&grounds));
    }
    let must = strength == Strength::Must;
    let rungs = ladder(rules.options.penalty_rounds);
    // What was given before is the least that a repeated offense gets.
    let first = usize::from(must) + usize::from(before);
    let skipped = first.min(rungs.len().saturating_sub(2));
    let options: Vec<Choice> = rungs.into_iter().skip(skipped).collect();
    let answer = if must { "ladder-must" } else { "ladder-may" };
    let mut ruling = Ruling::choice(Reason::new(answer), options);
    if before > 0 {
        ruling = ruling.because("ladder-escalates");
    }
    if facts.offense == Offense::Cheating {
        ruling = ruling.because("ladder-cheating");
    }
    let kinds = ["gist-penalty-kinds-2024", "gist-penalty-kinds-2011"];
    let grounds = ["gist-may-and-must-2024", "gist-may-and-must-2011"];
    Ok(ruling
        .step("ladder-log-it")
        .rests_on(&kinds)
        .rests_on(&grounds)
        .rests_on(gists(facts.offense)))
}
