//! Which rules: the words or the chips.

use super::{Finding, Heard, Order, Outcome, Spot, Word, silent, spoken};
use rulebook::Options;

/// What becomes of a wager.
///
/// The first of words and chips rules; at once, clear words rule, and the floor decides where
/// they contradict the chips.
///
/// Rules: TDA 2024 §40-A; TDA 2011 §35, §37.
pub fn decide(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    match heard.order {
        Order::ChipsOnly => silent(spot, options),
        Order::WordsFirst => spoken(spot, heard, options),
        Order::ChipsFirst => chips_first(spot, heard, options),
        Order::Together => together(spot, heard, options),
    }
}

/// Chips decide, but who says "call" over too few of them calls the whole bet.
fn chips_first(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let is_short = !spot.is_free() && spot.total() < spot.bet;
    if is_short && heard.word == Some(Word::Call) {
        return spoken(spot, heard, options);
    }
    let finding = silent(spot, options).because("wager-chips-came-first");
    finding.resting_on("gist-wager-first-of-words-and-chips")
}

fn together(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let by_words = spoken(spot, heard, options);
    let by_chips = silent(spot, options);
    match (by_words.usual, by_chips.usual) {
        (Some(words), Some(chips)) if contradict(spot, heard, chips) => {
            let gists = ["gist-wager-first-of-words-and-chips", "gist-wager-intent"];
            Finding::floor("wager-words-against-chips", &[words, chips], &gists)
        }
        _ => by_words.resting_on("gist-wager-first-of-words-and-chips"),
    }
}

/// Whether the chips are more than the amount that was said, and none of them could be left out.
fn is_paid_with_change(spot: &Spot, amount: u64) -> bool {
    let smallest = spot.pushed.iter().min().copied().unwrap_or_default();
    let is_each_needed = spot.pushed.len() == 1 || spot.total() < amount + smallest;
    amount < spot.total() && is_each_needed
}

/// Whether the chips say clearly something else than the words.
fn contradict(spot: &Spot, heard: Heard, by_chips: Outcome) -> bool {
    let total = spot.total();
    let is_change = heard.amount.is_some_and(|amount| is_paid_with_change(spot, amount));
    match heard.word {
        Some(Word::Fold | Word::Check | Word::Tap) => true,
        Some(Word::Call) => by_chips.total > Some(spot.bet),
        Some(Word::Raise | Word::RaiseTo | Word::RaiseBy) if heard.amount.is_none() => {
            total <= spot.bet
        }
        Some(Word::RaiseBy | Word::Other | Word::AllIn | Word::Pot) => false,
        _ => heard.amount.is_some_and(|amount| amount != total && !is_change),
    }
}
