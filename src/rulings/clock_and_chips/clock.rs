//! What becomes of a hand when the clock is called on its player.
//!
//! ## Why
//! Everybody may think, nobody may hold up the table for ever, and the end of the time must be one
//! moment that all can hear.
//!
//! ## Example
//! Facing a bet, they do not answer before the countdown ends: their hand is dead.
//!
//! ## Discretion
//! Where the edition does not say what happens to a player who faces no bet, or who acts in the
//! moment in which the end is declared.

use crate::{
    Choice, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use engine::player_clock::{ClockOutcome, ClockTimes, Facing, clock_outcome, clock_times};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::ClockTie;
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "clock",
    cites: &[
        Tda2024.cite("29", "gist-clock-2024"),
        Tda2011.cite("25", "gist-clock-2011"),
        Tda2011.cite("27", "gist-clock-caller-2011"),
        Local003.cite("25.C", "gist-clock-by-the-floor"),
    ],
    example: r#"{"called_by":"player_at_his_seat","facing_a_bet":true,"acted_after":null}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        called_by: Caller,
        facing_a_bet: bool,
        /// Seconds from the call until the player acted.
        #[range(0..=3600)]
        acted_after: Option<u32>,
        /// Whether the end was declared before they acted.
        declared: Option<bool>,
    }

    enum Caller {
        PlayerAtHisSeat,
        PlayerAway,
        Floor,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let times = clock_times(rules.options.player_clock);
    let ClockTimes { secs: seconds, countdown_secs: countdown } = times;
    let end = times.total_secs();
    let is_declared = match (facts.acted_after, facts.declared) {
        (Some(after), Some(true)) if after < end => {
            return Err(FactsError::at(
                "declared",
                Reason::new("declared-early").count("end", end),
            ));
        }
        (Some(after), told) => told.unwrap_or(after > end),
        (None, told) => told == Some(true),
    };
    if facts.called_by == Caller::PlayerAway {
        let gists = ["gist-clock-2024", "gist-clock-caller-2011"];
        return Ok(Ruling::of("no_clock", "clock-caller-away").rests_on(&gists));
    }
    let verdict = |hand: &str| json!({ "hand": hand, "seconds": seconds, "countdown": countdown });
    let times = Reason::new("clock-times").count("seconds", seconds).count("countdown", countdown);
    let gists = ["gist-clock-2024", "gist-clock-2011"];
    if let (None, false) = (facts.acted_after, is_declared) {
        return Ok(running(&facts, rules).rests_on(&gists));
    }
    if !is_declared {
        let in_time = Ruling::new(verdict("live"), "clock-in-time");
        let is_tie = facts.acted_after == Some(end) && facts.declared.is_none();
        let ruling = match (is_tie, rules.options.clock_tie) {
            (false, _) => in_time.because("clock-before-the-end"),
            (true, ClockTie::ToThePlayer) => in_time.because("clock-tie-to-player"),
            (true, ClockTie::Floor) => {
                let options = vec![
                    Choice::new(verdict("live"), "clock-in-time"),
                    Choice::new(verdict("dead"), "clock-dead"),
                ];
                Ruling::choice("clock-floor", options).because("clock-tie-silent")
            }
        };
        return Ok(ruling.because(times).rests_on(&gists));
    }
    let at_the_end = at_the_end(&facts, rules, verdict);
    Ok(at_the_end.because(times).rests_on(&gists))
}

/// The clock was called, and nobody said that the player acted or that the time ran out.
fn running(facts: &Facts, rules: &RuleSet) -> Ruling {
    let ClockTimes { secs: seconds, countdown_secs: countdown } =
        clock_times(rules.options.player_clock);
    let at_the_end = at_the_end(facts, rules, |hand| json!(hand));
    let outcome = at_the_end.verdict.json();
    let hand = if outcome.is_null() { "floor_decides".into() } else { outcome };
    let verdict = json!({ "hand": "to_act", "at_the_end": hand, "seconds": seconds,
        "countdown": countdown });
    let told = |id| Reason::new(id).count("seconds", seconds).count("countdown", countdown);
    let ruling = Ruling::new(verdict, told("clock-times")).because("clock-acts-in-time");
    let end = at_the_end.why.into_iter().map(|answer| {
        Reason::new("clock-if-time-runs-out").said("answer", ReasonValue::Phrase(Box::new(answer)))
    });
    let ruling = end.fold(ruling, Ruling::because).say(told("clock-say-called"));
    ruling.steps(["clock-step-start", "clock-step-countdown", "clock-step-declare"])
}

/// What becomes of the hand once the end is declared.
fn at_the_end(facts: &Facts, rules: &RuleSet, verdict: impl Fn(&str) -> Value) -> Ruling {
    let facing = if facts.facing_a_bet { Facing::Bet } else { Facing::NoBet };
    match clock_outcome(facing, rules.options.clock_without_bet) {
        Some(ClockOutcome::Checked) => Ruling::new(verdict("checked"), "clock-checked"),
        Some(_) => {
            let dead = Ruling::new(verdict("dead"), "clock-dead").say("clock-say-dead");
            match facing {
                Facing::Bet => dead,
                Facing::NoBet => dead.because("clock-no-bet-is-the-same"),
            }
        }
        None => {
            let options = vec![
                Choice::new(verdict("checked"), "clock-checked"),
                Choice::new(verdict("dead"), "clock-dead"),
            ];
            Ruling::choice("clock-no-bet-silent", options)
        }
    }
}
