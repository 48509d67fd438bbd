//! "Pot".
//!
//! ## Why
//! Only in pot-limit is the pot a size to bet; elsewhere nobody counts it, but the word binds.
//!
//! ## Example
//! No-limit, a bet of 400, blinds 100 and 200: "pot" is at least a raise to 800.
//!
//! ## Discretion
//! In no-limit and limit, how large the valid bet is.

use crate::betting::decide::{Heard, decide};
use crate::betting::outcome::{Finding, Outcome};
use crate::betting::spoken::Word;
use crate::betting::spot::{Spot, Structure};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{Home001, Local003, Tda2011, Tda2024};
use rulebook::options::PotWordNoLimit;

pub(super) const TOPIC: Topic = Topic {
    slug: "pot-word",
    cites: &[
        Tda2024.cite("54-D", "gist-wager-pot-word"),
        Tda2024.cite("54", "gist-wager-pot-limit"),
        Tda2011.cite("43", "gist-wager-pot-word"),
        Tda2011.cite("43", "gist-wager-pot-limit"),
        Home001.cite("CZ-BET-09", "gist-wager-pot-limit"),
        Local003.cite("43.C", "gist-wager-pot-word"),
    ],
    example: r#"{"structure":"no_limit","big_blind":200,"bet":400,"pot":1100,"last_raise":400,"in_front":[]}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        structure: Structure,
        big_blind: Amount,
        bet: Amount,
        /// Everything in the pot before he acts, bets of this round included.
        pot: Amount,
        last_raise: Option<Amount>,
        in_front: Option<Vec<Amount>>,
    }
}

/// The word alone: the pot in pot-limit, elsewhere some valid bet.
///
/// Rules: TDA 2024 §54-D; TDA 2011 §43.
#[must_use]
pub fn pot_word(spot: &Spot, options: &Options) -> Finding {
    if let (Structure::PotLimit, Some(most)) = (spot.structure, spot.most(options)) {
        let outcome = Outcome::make(spot, most, options);
        let because = Reason::new("wager-pot").count("pot", spot.pot);
        return Finding::clear(outcome, because, &["gist-wager-pot-limit"]);
    }
    let least = Outcome::make(spot, spot.total(), options);
    let gists = ["gist-wager-pot-word"];
    let finding = match options.pot_word_no_limit {
        PotWordNoLimit::LeastBet => {
            Finding::clear(least, Reason::new("wager-pot-is-no-amount"), &gists)
        }
        PotWordNoLimit::Floor => {
            let pot = spot.pot + spot.bet.saturating_sub(spot.before());
            let size = Outcome::make(spot, spot.bet + pot, options);
            Finding::floor(Reason::new("wager-pot-is-no-amount"), &[least, size], &gists)
        }
    };
    finding.suggest("wager-penalty-pot")
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise);
    let in_front = facts.in_front.unwrap_or_default().iter().map(|chip| chip.0).collect();
    let (structure, pot) = (facts.structure, facts.pot.0);
    let spot = Spot { structure, pot, in_front, ..spot }.checked()?;
    Ok(decide(&spot, Heard::first(Some(Word::Pot), None), &rules.options).ruling(TOPIC.cites))
}
