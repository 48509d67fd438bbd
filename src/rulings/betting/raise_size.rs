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
use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{Home001, House000};
use rulebook::options::PotLimitBlinds;
use serde_json::{Value, json};

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
        #[form(or_counted_as_none)]
        #[asked_if(structure = "pot_limit")]
        in_front: Option<Amount>,
        #[asked_if(structure = "pot_limit")]
        small_blind: Option<Amount>,
        /// What a dead or short blind is short of, before the flop.
        #[asked_if(structure = "pot_limit")]
        blinds_missing: Option<Amount>,
    }
}

/// Rules: TDA 2024 §43-A; TDA 2011 §38.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = facts.spot()?;
    let whole = sized(&facts, &spot, &rules.options)?;
    let is_dead_open = rules.options.pot_limit_blinds == PotLimitBlinds::ShortAsFull;
    let is_short = spot.pot_with_whole_blinds(&rules.options).is_some();
    let whole = match (facts.small_blind, facts.blinds_missing) {
        (None, None) => small_blind_as_half(&facts, &spot, whole, &rules.options)?,
        _ => whole,
    };
    if !(is_dead_open && is_short) {
        return Ok(whole);
    }
    // A book that speaks of a short all-in blind alone leaves a dead one to the floor.
    let posted = Options { pot_limit_blinds: PotLimitBlinds::AsPosted, ..rules.options };
    let posted = sized(&facts, &spot, &posted)?;
    let is_alike = facts.amount.is_some() && ruled(&whole) == ruled(&posted);
    let whole = whole.because("pot-limit-dead-blind");
    if is_alike {
        return Ok(whole);
    }
    let choices: Vec<Choice> = [&whole, &posted].into_iter().filter_map(choice).collect();
    Ok(whole.or_one_of(choices))
}

/// What becomes of the amount that was told.
fn ruled(ruling: &Ruling) -> Option<Value> {
    ruling.verdict.json().get("ruling").cloned()
}

/// A ruling as a choice: what becomes of the amount, or the largest raise.
fn choice(ruling: &Ruling) -> Option<Choice> {
    let verdict = ruling.verdict.json();
    let most = verdict.get("most").and_then(Value::as_u64);
    let answer = match (ruled(ruling)?, most) {
        (Value::Null, Some(most)) => Reason::new("wager-most").count("most", most),
        _ => ruling.why.first()?.clone(),
    };
    Some(Choice::new(verdict, answer))
}

/// The same, and that the small blind was taken as half the big one, where another could matter.
fn small_blind_as_half(
    facts: &Facts,
    spot: &Spot,
    ruling: Ruling,
    options: &Options,
) -> Result<Ruling, FactsError> {
    for small_blind in [0, spot.big_blind] {
        let other = sized(facts, &Spot { small_blind, ..spot.clone() }, options)?;
        if other.verdict != ruling.verdict {
            let half = Reason::new("wager-small-blind-as-half").count("chips", spot.small_blind);
            return Ok(ruling.because(half));
        }
    }
    Ok(ruling)
}

impl Facts {
    fn spot(&self) -> Result<Spot, FactsError> {
        let start = if self.street == Street::Preflop { self.big_blind.0 } else { 0 };
        let last_raise = steps(start, &self.bets)?.into_iter().fold(start, u64::max);
        let bet = self.bets.last().map_or(start, |bet| bet.0);
        let spot = Spot::facing(Amount(bet), self.big_blind, Some(Amount(last_raise)));
        let (structure, street) = (self.structure, self.street);
        let pot = match (structure, self.pot.unwrap_or_default().0) {
            (Structure::PotLimit, 0) => {
                return Err(FactsError::at("pot", Reason::new("pot-not-told")));
            }
            (_, pot) => Some(pot),
        };
        let Amount(before) = self.in_front.unwrap_or_default();
        if before > bet {
            let reason = Reason::new("raise-size-in-front").count("bet", bet);
            return Err(FactsError::at("in_front", reason));
        }
        let in_front = Some(before).filter(|chips| *chips > 0).into_iter().collect();
        let blinds_missing = self.blinds_missing.map(|chips| chips.0);
        let small_blind = self.small_blind.map_or(spot.small_blind, |chips| chips.0);
        Spot { structure, street, pot, in_front, blinds_missing, small_blind, ..spot }.checked()
    }
}

/// The least, the most, and what becomes of an amount; these options count what blinds lack.
fn sized(facts: &Facts, spot: &Spot, options: &Options) -> Result<Ruling, FactsError> {
    let (least, most) = (spot.least(), spot.most(options));
    let mut verdict = json!({ "least": least, "most": most, "ruling": null });
    let named: &[&str] = match facts.structure {
        Structure::NoLimit => &["gist-wager-half-raise", "gist-wager-no-limit", CEILING, AT_LEAST],
        Structure::PotLimit => {
            &["gist-wager-half-raise", "gist-wager-pot-limit", CEILING, AT_LEAST]
        }
        Structure::Limit => &["gist-wager-half-raise", "gist-raise-limit-sizes", AT_LEAST],
    };
    let whole = spot.pot_with_whole_blinds(options).map(|_| "gist-pot-limit-full-blinds");
    let named: Vec<&str> = named.iter().copied().chain(whole).collect();
    let by = Reason::new("raise-size-by").count("by", spot.least_step());
    let Some(amount) = facts.amount else {
        let answer = match spot.bet {
            0 => Reason::new("raise-size-least-bet").count("least", least),
            _ => Reason::new("raise-size-least").count("least", least),
        };
        let say = answer.clone();
        let ruling = Ruling::new(verdict, answer).because(by).say(say);
        let ends = most.map(|most| Reason::new("wager-most").count("most", most));
        return Ok(ends.into_iter().fold(ruling, Ruling::because).rests_on(&named));
    };
    if amount.0 < spot.bet || amount == Amount(0) {
        let reason = Reason::new("amount-below-bet").count("bet", spot.bet);
        return Err(FactsError::at("amount", reason));
    }
    // Without the word the amount lies there in chips, and what is not owed goes back.
    let finding = match facts.said_raise {
        Some(true) => raised(spot, amount.0, options),
        _ if spot.bet == 0 => raised(&spot.clone().pushing(&[amount]), amount.0, options),
        _ => {
            let more = Amount(amount.0 - spot.before());
            half_raise(&spot.clone().pushing(&[more]), amount.0, options)
        }
    };
    if let (Some(place), Some(outcome)) = (verdict.get_mut("ruling"), finding.usual) {
        *place = outcome.verdict();
    }
    let ruling = Ruling { verdict: verdict.into(), gists: vec![], ..finding.ruling() };
    Ok(ruling.because(by).rests_on(&named))
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
