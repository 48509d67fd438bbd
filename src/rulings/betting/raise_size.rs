//! The smallest raise, and what becomes of this one.
//!
//! ## Why
//! A raise is at least as large as the largest bet or raise of the round, so that nobody can
//! raise by a pittance to see what the others do.
//!
//! ## Example
//! Blinds 100 and 200; a bet of 600 was made 1,600, then 3,600: the next raise is to 5,600 or
//! more, because the largest raise was by 2,000.

use super::wagers::{
    Finding, Spot, Street, Structure, WagerOutcome, half_raise, steps, wager_cites,
};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{Home001, House000};
use rulebook::options::PotLimitBlinds;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "raise-size",
    cites: wager_cites!(
        [
            "gist-wager-half-raise",
            "gist-wager-pot-limit",
            "gist-pot-limit-full-blinds",
            "gist-wager-at-least-the-bet",
            "gist-wager-no-limit"
        ],
        House000.cite("PLGEN-16", "gist-raise-no-ceiling"),
        Home001.cite("CZ-BET-05", "gist-raise-limit-sizes")
    ),
    example: r#"{"structure":"no_limit","street":"flop","big_blind":200,"bets":[600,1600,3600],"amount":4700,"said_raise":false,"pot":null}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

const CEILING: &str = "gist-raise-no-ceiling";
const AT_LEAST: &str = "gist-wager-at-least-the-bet";

facts! {
    struct Facts {
        structure: Structure,
        street: Street,
        big_blind: Amount,
        /// What each bet and raise of the round made it, all-ins too; without the blinds.
        bets: Vec<Amount>,
        /// What they want to make it.
        amount: Option<Amount>,
        said_raise: Option<bool>,
        #[asked_if(structure = "pot_limit")]
        pot: Option<Amount>,
        /// What they have in for the round already.
        #[form(or_none)]
        #[asked_if(structure = "pot_limit")]
        in_front: Option<Amount>,
        /// What a dead or short blind is short of, before the flop.
        #[asked_if(structure = "pot_limit")]
        blinds_missing: Option<Amount>,
    }
}

/// Rules: TDA 2024 §43-A; TDA 2011 §38.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let start = if facts.street == Street::Preflop { facts.big_blind.0 } else { 0 };
    let last_raise = steps(start, &facts.bets)?.into_iter().fold(start, u64::max);
    let bet = facts.bets.last().map_or(start, |bet| bet.0);
    let spot = Spot::facing(Amount(bet), facts.big_blind, Some(Amount(last_raise)));
    let (structure, street) = (facts.structure, facts.street);
    let spot = Spot { structure, street, ..spot };
    let pot = match (structure, facts.pot.unwrap_or_default().0) {
        (Structure::PotLimit, 0) => {
            return Err(FactsError::at("pot", Reason::new("pot-not-told")));
        }
        (_, pot) => pot,
    };
    let Amount(before) = facts.in_front.unwrap_or_default();
    if before > bet {
        return Err(FactsError::at(
            "in_front",
            Reason::new("raise-size-in-front").count("bet", bet),
        ));
    }
    let in_front = Some(before).filter(|chips| *chips > 0).into_iter().collect();
    let blinds_missing = facts.blinds_missing.map(|chips| chips.0);
    let spot = Spot { pot: Some(pot), in_front, blinds_missing, ..spot }.checked()?;
    let (least, most) = (spot.least(), spot.most(&rules.options));
    let mut verdict = json!({ "least": least, "most": most, "ruling": null });
    let named: &[&str] = match structure {
        Structure::NoLimit => &["gist-wager-half-raise", "gist-wager-no-limit", CEILING, AT_LEAST],
        Structure::PotLimit => {
            &["gist-wager-half-raise", "gist-wager-pot-limit", CEILING, AT_LEAST]
        }
        Structure::Limit => &["gist-wager-half-raise", "gist-raise-limit-sizes", AT_LEAST],
    };
    let whole = spot.pot_with_whole_blinds(&rules.options).map(|_| "gist-pot-limit-full-blinds");
    let named: Vec<&str> = named.iter().copied().chain(whole).collect();
    let is_dead_open = rules.options.pot_limit_blinds == PotLimitBlinds::ShortAsFull;
    let dead = whole.filter(|_| is_dead_open).map(|_| Reason::new("pot-limit-dead-blind"));
    let by = Reason::new("raise-size-by").count("by", spot.least_step());
    let ends = most.map(|most| Reason::new("wager-most").count("most", most));
    let Some(amount) = facts.amount else {
        let answer = match bet {
            0 => Reason::new("raise-size-least-bet").count("least", least),
            _ => Reason::new("raise-size-least").count("least", least),
        };
        let say = answer.clone();
        let ruling = Ruling::new(verdict, answer).because(by).say(say);
        let ruling = ends.into_iter().chain(dead).fold(ruling, Ruling::because);
        return Ok(ruling.rests_on(TOPIC.cites, &named));
    };
    if amount.0 < bet || amount == Amount(0) {
        return Err(FactsError::at("amount", Reason::new("amount-below-bet").count("bet", bet)));
    }
    // Without the word the amount lies there in chips, and what is not owed goes back.
    let finding = match facts.said_raise {
        Some(true) => raised(&spot, amount.0, &rules.options),
        _ if bet == 0 => raised(&spot.pushing(&[amount]), amount.0, &rules.options),
        _ => {
            let more = Amount(amount.0 - before);
            half_raise(&spot.pushing(&[more]), amount.0, &rules.options)
        }
    };
    if let (Some(place), Some(outcome)) = (verdict.get_mut("ruling"), finding.usual) {
        *place = outcome.verdict();
    }
    let ruling =
        Ruling { verdict: verdict.into(), citations: vec![], ..finding.ruling(TOPIC.cites) };
    let ruling = dead.into_iter().fold(ruling.because(by), Ruling::because);
    Ok(ruling.rests_on(TOPIC.cites, &named))
}

/// A raise in words, or a bet: at least the smallest one, and at most what the game allows.
fn raised(spot: &Spot, amount: u64, options: &Options) -> Finding {
    let because = match spot.most(options).filter(|most| amount > *most) {
        Some(most) => Reason::new("wager-most").count("most", most),
        None if amount < spot.least() => {
            Reason::new("wager-raise-at-least").count("least", spot.least())
        }
        None => Reason::new("wager-words-bind"),
    };
    Finding::clear(WagerOutcome::make(spot, amount, options), because, &["gist-wager-half-raise"])
}
