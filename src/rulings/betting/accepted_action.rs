//! A caller who did not know the amount, or did not see the raise.
//!
//! ## Why
//! Who calls has to know what they call; otherwise every wrong count would be a free look.
//!
//! ## Example
//! The dealer counts an all-in as 24,000, it is called, and it is 28,000: the call is 28,000.
//!
//! ## Discretion
//! Too many chips that nobody noticed, where the book does not speak of it.

use super::wagers::{Spot, WagerOutcome, undercall, wager_cites};
use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use rulebook::Options;
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::{MultipleChips, WrongAmount};
use serde_json::{Value, json};
use std::cmp::Ordering;

pub(super) const TOPIC: Topic = Topic {
    slug: "accepted-action",
    cites: wager_cites!(
        [
            "gist-wager-call-is-whole",
            "gist-wager-undercall",
            "gist-wager-call",
            "gist-wager-overbet",
            "gist-wager-floor",
            "gist-wager-chips-stay",
            "gist-accepted-until-round-ends",
            "gist-accepted-unseen-raise"
        ],
        Tda2024.cite("49", "gist-accepted-action"),
        Tda2011.cite("42", "gist-accepted-action"),
        Local003.cite("42.C", "gist-accepted-count-along")
    ),
    example: r#"{"happened":"wrong_count","owed":28000,"put_in":24000,"round_over":false,"acted_behind":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        happened: Happened,
        /// What they should have put in for the round in all.
        owed: Amount,
        /// What they put in, or thought that they called.
        put_in: Amount,
        round_over: Option<bool>,
        /// Whether anybody acted after them.
        #[asked_if(happened = "raise_not_seen")]
        acted_behind: Option<bool>,
        /// Players who are in the hand, this one among them.
        #[range(2..=31)]
        #[asked_if(happened = "raise_not_seen" | "too_little")]
        players: Option<u8>,
        /// Whether what they should have called was a raise.
        #[asked_if(happened = "too_little")]
        raised: Option<bool>,
    }

    enum Happened {
        WrongCount,
        RaiseNotSeen,
        TooLittle,
        TooMuch,
    }
}

fn owes(owed: u64) -> Ruling {
    let verdict = json!({ "ruling": "owes_it_all", "total": owed });
    let answer = Reason::new("accepted-owes").count("total", owed);
    let say = answer.clone();
    Ruling::new(verdict, answer).say(say)
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_too_much = facts.happened == Happened::TooMuch;
    let wrong_way =
        if is_too_much { facts.put_in <= facts.owed } else { facts.put_in >= facts.owed };
    if wrong_way && facts.happened != Happened::WrongCount {
        return Err(FactsError::at("put_in", Reason::new("put-in-is-not")));
    }
    let is_short = matches!(facts.happened, Happened::RaiseNotSeen | Happened::TooLittle);
    let is_undercall = is_short && facts.put_in.0 > 0;
    Ok(match rules.options.wrong_amount {
        WrongAmount::Accepted if is_undercall => too_few(&facts, &rules.options)?,
        WrongAmount::Accepted => accepted(&facts, &rules.options),
        WrongAmount::CorrectedInRound => corrected_in_round(&facts)?,
    })
}

/// Who puts in the old amount over a raise that they did not see, or too little without asking for
/// a count, has put in too few chips.
///
/// Rules: TDA 2024 §51-B; TDA 2011 §35 only says that the chips stay.
fn too_few(facts: &Facts, options: &Options) -> Result<Ruling, FactsError> {
    let (owed, put_in) = (facts.owed, facts.put_in);
    let is_first_bet = facts.happened == Happened::TooLittle && facts.raised == Some(false);
    let raise = if is_first_bet { owed } else { Amount(owed.0 - put_in.0) };
    let spot = Spot::facing(owed, put_in, Some(raise)).pushing(&[put_in]).checked();
    let spot = spot.map_err(|error| error.renamed("pushed", "put_in"))?;
    let finding = undercall(&spot, None, facts.players.map(|players| players == 2), options);
    let shaped = |outcome: &WagerOutcome| match outcome.total == Some(owed.0) {
        true => json!({ "ruling": "owes_it_all", "total": outcome.total }),
        false => json!({ "ruling": "folded", "total": outcome.total }),
    };
    let choices = finding.allowed();
    let options = choices.iter().map(|one| Choice::new(shaped(one), one.answer())).collect();
    let verdict = finding.usual.as_ref().map_or(Value::Null, shaped).into();
    Ok(Ruling { verdict, options, ..finding.ruling() })
}

/// The caller answers for the amount; the floor may temper it in the name of fairness.
///
/// Rules: TDA 2024 §49, §51-A; TDA 2011 §42, §35.
fn accepted(facts: &Facts, options: &Options) -> Ruling {
    let gists = ["gist-accepted-action", "gist-wager-chips-stay", "gist-accepted-count-along"];
    if facts.happened == Happened::TooMuch {
        let back = json!({ "ruling": "surplus_back", "total": facts.owed.0 });
        let stands = json!({ "ruling": "stands", "total": facts.put_in.0 });
        let choices = vec![
            Choice::new(back, Reason::new("accepted-surplus").count("total", facts.owed.0)),
            Choice::new(stands, Reason::new("accepted-stands").count("total", facts.put_in.0)),
        ];
        let ruling = Ruling::choice("wager-floor-decides", choices);
        let ruling = ruling.because("accepted-too-much-silent");
        let ruling = match options.multiple_chips {
            MultipleChips::EveryChipNeeded => ruling.because("accepted-too-much-at-risk"),
            MultipleChips::OneValueOnly | MultipleChips::Raise => ruling,
        };
        let gists = ["gist-wager-floor", "gist-wager-chips-stay", "gist-wager-overbet"];
        return ruling.rests_on(&gists);
    }
    let ruling = owes(facts.owed.0).because("accepted-must-know").suggest("accepted-may-temper");
    let (owed, put_in) = (facts.owed.0, facts.put_in.0);
    let ruling = match put_in.cmp(&owed) {
        Ordering::Greater => {
            ruling.step(Reason::new("wager-give-back").count("chips", put_in - owed))
        }
        Ordering::Less => ruling.step(Reason::new("wager-adds").count("chips", owed - put_in)),
        Ordering::Equal => ruling,
    };
    ruling.rests_on(&gists)
}

/// Wrong amounts are put right until the round ends, and an unseen raise may be thought over.
///
/// Rules: house rules 000 PLGEN-20, PLGEN-22.
fn corrected_in_round(facts: &Facts) -> Result<Ruling, FactsError> {
    if facts.happened == Happened::RaiseNotSeen {
        let is_over = facts.round_over == Some(true);
        let gist = ["gist-accepted-unseen-raise"];
        if is_over || needed("acted_behind", facts.acted_behind)? {
            let owes = owes(facts.owed.0).because("accepted-acted-behind");
            return Ok(owes.rests_on(&gist));
        }
        let verdict = json!({ "ruling": "may_take_back", "total": null });
        let ruling = Ruling::new(verdict, "accepted-take-back");
        let ruling = ruling.because("accepted-nobody-behind");
        return Ok(ruling.say("accepted-say-again").rests_on(&gist));
    }
    let is_over = needed("round_over", facts.round_over)?;
    let gist = ["gist-accepted-until-round-ends"];
    if is_over {
        let verdict = json!({ "ruling": "stands", "total": facts.put_in.0 });
        let answer = Reason::new("accepted-stands").count("total", facts.put_in.0);
        let stands = Ruling::new(verdict, answer).because("accepted-round-over");
        return Ok(stands.rests_on(&gist));
    }
    let because = Reason::new("accepted-round-open");
    if facts.happened == Happened::TooMuch {
        let verdict = json!({ "ruling": "surplus_back", "total": facts.owed.0 });
        let answer = Reason::new("accepted-surplus").count("total", facts.owed.0);
        return Ok(Ruling::new(verdict, answer).because(because).rests_on(&gist));
    }
    Ok(owes(facts.owed.0).because(because).rests_on(&gist))
}
