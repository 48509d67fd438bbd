//! "Five": hundred or thousand.
//!
//! ## Why
//! A player who shortens his amount bears the doubt; the editions differ in which way it falls.
//!
//! ## Example
//! Blinds 200 and 400, a pot of 5,200, "five": 5,000 under TDA 2024, 500 under TDA 2011.
//!
//! ## Discretion
//! None.

use crate::betting::spot::Spot;
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::UnclearAmount;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "unclear-amount",
    cites: &[
        Tda2024.cite("57", "gist-wager-unclear-pot"),
        Tda2024.cite("3", "gist-wager-official-words"),
        Tda2011.cite("45", "gist-wager-unclear-lowest"),
        Tda2011.cite("3", "gist-wager-official-words"),
    ],
    example: r#"{"big_blind":400,"pot":5200,"number":5,"bet":0,"last_raise":null}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        /// Everything in the pot before he acts, bets of this round included.
        pot: Amount,
        /// The number as he said it.
        number: Amount,
        /// What he must have in front to stay in.
        bet: Option<Amount>,
        last_raise: Option<Amount>,
    }
}

/// What a number may stand for.
const MULTIPLES: [u64; 5] = [1, 100, 1_000, 100_000, 1_000_000];

/// What a number is taken to mean.
#[derive(Debug, Clone, Copy)]
pub struct Meant {
    /// In chips.
    pub chips: u64,
    /// Whether it could have meant something else.
    pub is_unclear: bool,
    /// Whether it is the lowest of all that it could mean.
    is_lowest: bool,
}

impl Meant {
    /// Why it is taken to mean that.
    #[must_use]
    pub fn because(&self) -> Reason {
        match self.is_lowest {
            true => Reason::new("wager-unclear-lowest"),
            false => Reason::new("wager-unclear-pot"),
        }
    }

    /// The rule on which that rests.
    #[must_use]
    pub fn gist(&self, options: &Options) -> &'static str {
        match options.unclear_amount {
            UnclearAmount::HighestWithinPot => "gist-wager-unclear-pot",
            UnclearAmount::Lowest => "gist-wager-unclear-lowest",
        }
    }
}

/// Everything that a number may stand for, of at least this many chips, the lowest first.
///
/// A number that can be chips at these blinds means just that.
#[must_use]
pub fn readings(number: u64, least: u64, spot: &Spot) -> Vec<u64> {
    let is_short = number < spot.small_blind || number.saturating_mul(10) < spot.big_blind;
    if !is_short || number == 0 {
        return vec![number];
    }
    let all = MULTIPLES.into_iter().map(|multiple| number.saturating_mul(multiple));
    all.filter(|chips| *chips >= least && *chips <= Amount::MOST).collect()
}

/// What a number is taken to mean.
///
/// Rules: TDA 2024 §57: the highest that is not more than the pot; TDA 2011 §45: the lowest.
#[must_use]
pub fn meant(number: u64, least: u64, spot: &Spot, options: &Options) -> Meant {
    let readings = readings(number, least, spot);
    let lowest = readings.first().copied().unwrap_or(number);
    let within_pot = readings.iter().rev().find(|chips| **chips <= spot.pot).copied();
    let chips = match options.unclear_amount {
        UnclearAmount::HighestWithinPot => within_pot.unwrap_or(lowest),
        UnclearAmount::Lowest => lowest,
    };
    Meant { chips, is_unclear: chips != number, is_lowest: chips == lowest }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if facts.number == Amount(0) {
        return Err(FactsError::at("number", Reason::new("number-of-nothing")));
    }
    let bet = facts.bet.unwrap_or_default();
    let spot = Spot::facing(bet, facts.big_blind, facts.last_raise);
    let spot = Spot { pot: facts.pot.0, ..spot }.checked()?;
    let (number, least) = (facts.number.0, spot.bet.max(spot.least()));
    let meant = meant(number, least, &spot, &rules.options);
    let readings = readings(number, least, &spot);
    let answer = Reason::new("unclear-amount-is").count("chips", meant.chips);
    let because = match meant.is_unclear {
        true => meant.because(),
        false => Reason::new("unclear-amount-clear"),
    };
    let verdict = json!({ "amount": meant.chips, "readings": readings });
    let say = Reason::new("unclear-amount-is").count("chips", meant.chips);
    Ok(Ruling::new(verdict, answer).because(because).say(say).step("unclear-ask"))
}
