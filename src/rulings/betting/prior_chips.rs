//! Chips that were in front already: blinds, or an earlier bet.
//!
//! ## Why
//! A blind in front of a player is his money, and what he adds to it must not mean a call or a
//! raise as he likes.
//!
//! ## Example
//! Big blind with two chips of 25 in front, facing 600: with 500 and 1,000 dropped on them he
//! raises to 1,550; with one chip of 1,000 he calls.
//!
//! ## Discretion
//! Old chips taken back and nothing put in: a call or a raise. In TDA 2011 all of it.

use crate::betting::decide::{Heard, decide};
use crate::betting::half_raise::half_raise;
use crate::betting::outcome::{Finding, Outcome};
use crate::betting::spot::Spot;
use crate::betting::{one_chip, several_chips};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::PriorChips;

pub(super) const TOPIC: Topic = Topic {
    slug: "prior-chips",
    cites: &[
        Tda2024.cite("46-C", "gist-wager-prior-chips"),
        Tda2024.cite("46-B", "gist-wager-taken-back"),
        Tda2024.cite("43-A", "gist-wager-half-raise"),
        Tda2024.cite("44", "gist-wager-one-chip"),
        Tda2024.cite("45-A", "gist-wager-every-chip-needed"),
        Tda2024.cite("45-B", "gist-wager-more-chips"),
        Tda2024.cite("41", "gist-wager-call"),
        Tda2024.cite("51-B", "gist-wager-undercall"),
        Tda2024.cite("1", "gist-wager-floor"),
        Tda2011.cite("37", "gist-wager-intent"),
        Tda2011.cite("38", "gist-wager-half-raise"),
        Tda2011.cite("39", "gist-wager-one-chip"),
        Tda2011.cite("40", "gist-wager-one-value-needed"),
        Tda2011.cite("35", "gist-wager-chips-stay"),
        Tda2011.cite("1", "gist-wager-floor"),
    ],
    example: r#"{"big_blind":50,"bet":600,"in_front":[25,25],"pushed":[1000],"taken_back":[25],"last_raise":550}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        in_front: Vec<Amount>,
        pushed: Vec<Amount>,
        taken_back: Option<Vec<Amount>>,
        last_raise: Option<Amount>,
    }
}

/// New chips beside or instead of old ones, together worth more than the bet.
///
/// Rules: TDA 2024 §46-C; TDA 2011 has none, §37 asks for clear intent.
#[must_use]
pub fn more_than_the_bet(spot: &Spot, options: &Options) -> Finding {
    let total_counts = total_counts(spot);
    let finding = match (total_counts, spot.pushed.as_slice()) {
        (true, _) => {
            let because = Reason::new("wager-all-chips-count");
            half_raise(spot, spot.total(), options).because(because)
        }
        (false, [_]) => one_chip::facing_a_bet(spot),
        (false, _) => several_chips::facing_a_bet(spot, options),
    };
    match options.prior_chips {
        PriorChips::TotalCounts => finding.resting_on("gist-wager-prior-chips"),
        PriorChips::Floor => {
            let raise = Outcome::make(spot, spot.total(), options);
            let because = Reason::new("wager-prior-chips-silent");
            Finding::floor(because, &[Outcome::call(spot), raise], &["gist-wager-intent"])
        }
    }
}

/// Whether everything in front counts together: some of it was taken back and some was not, or
/// it covered the bet without a new chip.
fn total_counts(spot: &Spot) -> bool {
    let is_partly_back = spot.kept() > 0 && !spot.taken_back.is_empty();
    is_partly_back || spot.before() >= spot.bet
}

/// He took chips back and put none in, whether he then says nothing, checks or folds.
///
/// Rules: TDA 2024 §46-B; TDA 2011 has none.
#[must_use]
pub fn only_taken_back(spot: &Spot, options: &Options) -> Finding {
    let (call, raise) = (Outcome::call(spot), Outcome::make(spot, spot.least(), options));
    if spot.is_free() {
        let because = Reason::new("wager-nothing-done");
        return Finding::clear(Outcome::check(spot), because, &["gist-wager-options-in-turn"]);
    }
    match options.prior_chips {
        PriorChips::TotalCounts => {
            let because = Reason::new("wager-taken-back");
            Finding::floor(because, &[call, raise], &["gist-wager-taken-back"])
        }
        PriorChips::Floor => {
            let because = Reason::new("wager-taken-back-silent");
            let fold = Outcome::fold(spot, spot.at_stake());
            Finding::floor(because, &[call, raise, fold], &["gist-wager-intent"])
        }
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).pushing(&facts.pushed);
    let chips = |list: Vec<Amount>| list.iter().map(|chip| chip.0).collect();
    let in_front = chips(facts.in_front);
    let taken_back: Vec<u64> = chips(facts.taken_back.unwrap_or_default());
    if facts.pushed.is_empty() && taken_back.is_empty() {
        return Err(FactsError::at("pushed", Reason::new("nothing-done")));
    }
    let spot = Spot { in_front, taken_back, ..spot }.checked()?;
    Ok(decide(&spot, Heard::NOTHING, &rules.options).ruling(TOPIC.cites))
}
