//! Chips that came in more than one motion.
//!
//! ## Why
//! Who puts out a call, looks at the others and then adds a raise has seen what they may not see.
//!
//! ## Example
//! A raise to 400 over 200. "Raise", 400 put in, back to the stack, 1,000 more. TDA 2011: raise
//! to 1,400. TDA 2024: a raise to 600, the smallest, because it took two motions.
//!
//! ## Discretion
//! None beyond that of the chips themselves.

use super::wagers::{Heard, Spot, Word, decide, wager_cites};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};
use rulebook::options::{RaiseMethod, StringBet};

pub(super) const TOPIC: Topic = Topic {
    slug: "string-bet",
    cites: wager_cites!(
        [
            "gist-wager-one-motion",
            "gist-wager-two-motions",
            "gist-wager-declared-first",
            "gist-wager-local-raise"
        ],
        Tda2024.cite("56", "gist-string-bet"),
        Tda2011.cite("44", "gist-string-bet-dealer"),
        House000.cite("PLGEN-26", "gist-string-bet"),
        Home001.cite("CZ-ETI-02", "gist-first-declaration")
    ),
    example: r#"{"big_blind":200,"bet":400,"said":"raise","amount":null,"first":[400],"second":[1000],"last_raise":200}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        /// What they said before the first chips went in.
        #[form(needed)]
        said: Option<WordsBefore>,
        #[asked_if(said = "amount")]
        amount: Option<Amount>,
        /// The chips of the first motion.
        first: Vec<Amount>,
        /// The chips of the second one.
        second: Vec<Amount>,
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
    }

    enum WordsBefore {
        Nothing,
        Raise,
        Amount,
    }
}

/// Rules: TDA 2024 §56, §42; TDA 2011 §44, §37; house rules 000 PLGEN-26, -27; 001 CZ-ETI-02.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    for (name, chips) in [("first", &facts.first), ("second", &facts.second)] {
        if chips.is_empty() || chips.contains(&Amount(0)) {
            return Err(FactsError::at(name, Reason::new("chip-of-nothing")));
        }
    }
    let amount = facts.amount.map(|chips| chips.0);
    let is_amount_told = amount.is_some_and(|amount| amount > 0);
    let said = match facts.said.unwrap_or(WordsBefore::Nothing) {
        WordsBefore::Raise if is_amount_told => WordsBefore::Amount,
        said => said,
    };
    if is_amount_told != (said == WordsBefore::Amount) {
        return Err(FactsError::at("amount", Reason::new("amount-or-not")));
    }
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise);
    let all: Vec<Amount> = facts.first.iter().chain(&facts.second).copied().collect();
    let checked = |spot: Spot, name| spot.checked().map_err(|error| error.renamed("pushed", name));
    let first = checked(spot.clone().pushing(&facts.first), "first")?;
    let whole = checked(spot.pushing(&all), "second")?;
    let options = &rules.options;
    let is_call_first = first.total() == first.bet && first.bet > 0;
    let may_add = is_call_first && options.raise_method == RaiseMethod::TwoMotions;
    let is_declared = options.raise_method == RaiseMethod::FirstDeclaration
        || options.string_bet == StringBet::OneMotionUnlessDeclared;
    let declared = if first.bet == 0 { Word::Bet } else { Word::RaiseTo };
    let raise = Heard::first(Some(Word::Raise), None);
    let (finding, gists, because): (_, &[&str], _) = match said {
        WordsBefore::Amount => (
            decide(&whole, Heard::first(Some(declared), amount), options),
            &["gist-wager-declared-first", "gist-wager-one-motion", "gist-wager-two-motions"],
            Reason::new("string-declared-first"),
        ),
        WordsBefore::Raise if is_declared => (
            decide(&whole, raise, options),
            &["gist-wager-declared-first"],
            Reason::new("string-declared-first"),
        ),
        WordsBefore::Raise if may_add => (
            decide(&whole, raise, options),
            &["gist-wager-two-motions"],
            Reason::new("string-two-motions"),
        ),
        WordsBefore::Raise => (
            decide(&first, raise, options).with_more(whole.put_in() - first.put_in()),
            &["gist-wager-one-motion"],
            Reason::new("string-raise-first-motion"),
        ),
        WordsBefore::Nothing => (
            decide(&first, Heard::NOTHING, options).with_more(whole.put_in() - first.put_in()),
            &["gist-string-bet"],
            Reason::new("string-first-motion"),
        ),
    };
    let ruling = finding.because(because).ruling();
    let who = match options.string_bet {
        StringBet::CalledByDealer => Reason::new("string-dealer-calls"),
        StringBet::OneMotionUnlessDeclared => Reason::new("string-one-motion"),
        StringBet::FirstDeclaration => Reason::new("string-first-declaration"),
    };
    let counts_whole = said == WordsBefore::Raise && (is_declared || may_add);
    let is_string = said == WordsBefore::Nothing || (said == WordsBefore::Raise && !counts_whole);
    let ruling = if is_string { ruling.step(who) } else { ruling };
    let of_every_way = [
        "gist-string-bet",
        "gist-string-bet-dealer",
        "gist-first-declaration",
        "gist-wager-local-raise",
    ];
    Ok(ruling.rests_on(gists).rests_on(&of_every_way))
}
