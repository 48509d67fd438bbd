//! "Five": hundred or thousand.
//!
//! ## Why
//! A player who shortens their amount bears the doubt; the editions differ in which way it falls.
//!
//! ## Example
//! Blinds 200 and 400, a pot of 5,200, "five": 5,000 under TDA 2024, 500 under TDA 2011.
//!
//! ## Discretion
//! Where all that the number may mean is more than the pot.

use super::wagers::{Meant, Spot, WagerOutcome, meant, open, readings, wager_cites};
use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "unclear-amount",
    cites: wager_cites!([
        "gist-wager-unclear-pot",
        "gist-wager-official-words",
        "gist-wager-unclear-lowest"
    ]),
    example: r#"{"big_blind":400,"pot":5200,"number":5,"bet":0,"last_raise":null}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        /// Everything in the pot before they act, bets of this round included.
        pot: Amount,
        /// The number as they said it.
        #[above_zero("number-of-nothing")]
        number: Amount,
        /// What they must have in front to stay in.
        #[form(or_none)]
        bet: Option<Amount>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let bet = facts.bet.unwrap_or_default();
    let spot = Spot::facing(bet, facts.big_blind, facts.last_raise);
    let spot = Spot { pot: Some(facts.pot.0), ..spot }.checked()?;
    let (number, least) = (facts.number.0, spot.bet.max(spot.least()));
    let meant = meant(number, least, &spot, &rules.options);
    let readings = readings(number, least, &spot);
    let verdict = |chips: Option<u64>| json!({ "amount": chips, "readings": readings });
    let because = meant.because(&spot);
    let ruling = match meant {
        Meant::Clear(chips) | Meant::Taken { chips, .. } => {
            let amount = Reason::new("unclear-amount-is").count("chips", chips);
            Ruling::new(verdict(Some(chips)), amount.clone()).say(amount)
        }
        Meant::Open { lowest } => {
            let finding = open(&spot, None, lowest, &rules.options);
            let choice = |one: &WagerOutcome| Choice::new(verdict(one.total), one.answer());
            let choices: Vec<Choice> = finding.allowed().iter().map(choice).collect();
            match (choices.is_empty(), finding.usual) {
                (true, Some(only)) => Ruling::new(verdict(only.total), only.answer()),
                _ => Ruling::choice("wager-floor-decides", choices).because("wager-unclear-open"),
            }
        }
    };
    let (reason, gists): (Reason, &[&str]) = match &because {
        Some((reason, gist)) => (reason.clone(), &[gist]),
        None => (Reason::new("unclear-amount-clear"), &["gist-wager-official-words"]),
    };
    Ok(ruling.because(reason).step("unclear-ask").rests_on(gists))
}
