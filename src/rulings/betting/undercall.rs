//! Fewer chips than the bet.
//!
//! ## Why
//! A call that is too small must not become a cheap way to see how the others take it.
//!
//! ## Example
//! A bet of 8,000, silent chips of 2,000: under TDA 2024 a call of 8,000; had 8,000 been a raise
//! with several players, the floor may let him give up the 2,000 instead.
//!
//! ## Discretion
//! Over a raise with several players; in TDA 2011 always.

use crate::betting::decide::{Heard, decide};
use crate::betting::outcome::{Finding, Outcome};
use crate::betting::spoken::Word;
use crate::betting::spot::Spot;
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::{PriorChips, Undercall};

pub(super) const TOPIC: Topic = Topic {
    slug: "undercall",
    cites: &[
        Tda2024.cite("51-B", "gist-wager-undercall"),
        Tda2024.cite("51-A", "gist-wager-call-is-whole"),
        Tda2024.cite("51-C", "gist-undercall-sequence"),
        Tda2024.cite("41", "gist-wager-call"),
        Tda2024.cite("1", "gist-wager-floor"),
        Tda2011.cite("35", "gist-wager-chips-stay"),
        Tda2011.cite("42", "gist-wager-call-is-whole"),
        Tda2011.cite("1", "gist-wager-floor"),
        House000.cite("PLGEN-17", "gist-wager-at-least-the-bet"),
    ],
    example: r#"{"big_blind":2000,"bet":8000,"pushed":[2000],"players":4,"said_call":false,"last_raise":6000,"in_front":[],"are_last_chips":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        big_blind: Amount,
        bet: Amount,
        pushed: Vec<Amount>,
        /// Players who are in the hand, he among them.
        #[range(2..=31)]
        players: u8,
        said_call: Option<bool>,
        last_raise: Option<Amount>,
        in_front: Option<Vec<Amount>>,
        are_last_chips: Option<bool>,
    }
}

/// Too few chips, in turn, by a player who has more.
///
/// It is a full call heads-up, and of the first bet; over a raise with several players the floor
/// chooses between the full call and a fold that costs what was put in.
///
/// `said` is the amount, where he only named one; `is_heads_up` is none where nobody told it.
///
/// Rules: TDA 2024 §41, §51-B, §46-B; TDA 2011 §35 only says that the chips stay.
#[must_use]
pub fn undercall(
    spot: &Spot,
    said: Option<u64>,
    is_heads_up: Option<bool>,
    options: &Options,
) -> Finding {
    let call = Outcome::call(spot);
    if !spot.has_more {
        let because = Reason::new("wager-all-in-for-less");
        let gists = ["gist-wager-call", "gist-wager-chips-stay", "gist-wager-all-in"];
        return Finding::clear(call, because, &gists);
    }
    let is_bound = !spot.taken_back.is_empty() && options.prior_chips == PriorChips::TotalCounts;
    let fold = Outcome::fold(spot, said.unwrap_or_else(|| forfeited(spot)));
    let is_tiny = said.is_none() && spot.pushed.len() == 1 && spot.total() * 10 <= spot.bet;
    match options.undercall {
        Undercall::FullCallOrFloor if is_bound => {
            let because = Reason::new("wager-taken-back");
            Finding::clear(call, because, &["gist-wager-taken-back"])
        }
        Undercall::FullCallOrFloor => {
            let gists = ["gist-wager-undercall"];
            let clear = |reason| Finding::clear(call, Reason::new(reason), &gists);
            let finding = if is_heads_up == Some(true) {
                clear("wager-undercall-heads-up")
            } else if spot.is_first_bet() {
                clear("wager-undercall-first-bet")
            } else {
                let because = Reason::new("wager-undercall");
                let finding = Finding::floor(because, &[call, fold], &gists);
                match is_heads_up {
                    None => finding.because("wager-undercall-if-heads-up"),
                    Some(_) => finding,
                }
            };
            if is_tiny {
                return finding.suggest("undercall-tiny").resting_on("gist-wager-call");
            }
            finding
        }
        Undercall::Floor => {
            let because = Reason::new("wager-undercall-chips-stay");
            Finding::floor(because, &[call, fold], &["gist-wager-chips-stay"])
        }
    }
}

/// What a fold costs: the chips that he put in, and of one chip too large for the bet before the
/// raise only that bet.
fn forfeited(spot: &Spot) -> u64 {
    let before_raise = spot.bet - spot.last_raise.min(spot.bet);
    let kept = spot.before();
    match spot.pushed.as_slice() {
        [_] if before_raise > kept && spot.total() > before_raise => before_raise,
        _ => kept + spot.put_in(),
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if !(2..=31).contains(&facts.players) {
        return Err(FactsError::at("players", Reason::new("players-count")));
    }
    let in_front = facts.in_front.unwrap_or_default().iter().map(|chip| chip.0).collect();
    let has_more = !facts.are_last_chips.unwrap_or_default();
    let spot = Spot::facing(facts.bet, facts.big_blind, facts.last_raise).pushing(&facts.pushed);
    let spot = Spot { in_front, has_more, ..spot }.checked()?;
    if spot.pushed.is_empty() || spot.total() >= spot.bet {
        return Err(FactsError::at("pushed", Reason::new("not-too-few")));
    }
    let finding = match facts.said_call {
        Some(true) => decide(&spot, Heard::first(Some(Word::Call), None), &rules.options),
        _ => undercall(&spot, None, Some(facts.players == 2), &rules.options),
    };
    Ok(finding.ruling(TOPIC.cites).step("undercall-back-up"))
}
