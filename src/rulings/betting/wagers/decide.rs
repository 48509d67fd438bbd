//! Which rules: the words or the chips.

use super::{Finding, Heard, Order, Spot, WagerOutcome, Word, as_blinds_count, silent, spoken};
use rulebook::Options;
use rulebook::options::AmountWords;

/// What becomes of a wager.
///
/// The first of words and chips rules; at once, clear words rule, and the floor decides where
/// they contradict the chips. An amount alone is no more than chips in words, so it never outranks
/// one small chip that goes in with it.
///
/// Rules: TDA 2024 §40-A, §40-C; TDA 2011 §35, §37.
pub fn decide(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    as_blinds_count(spot, options, |options| in_order(spot, heard, options))
}

/// What rules, words or chips, with what blinds lack counted as the book has it.
fn in_order(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    match heard.order {
        Order::ChipsOnly => silent(spot, options),
        Order::WordsFirst => words_first(spot, heard, options),
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

/// Words bind before the chips come; an amount alone and then one chip below it are two amounts.
fn words_first(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let is_amount_alone = matches!(heard.word, Some(Word::Other) | None);
    let is_one_chip = spot.pushed.len() == 1 && spot.has_more;
    if is_amount_alone && is_one_chip && options.amount_words == AmountWords::AsChips {
        return against_chips(spot, heard, options);
    }
    spoken(spot, heard, options)
}

fn together(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let finding = against_chips(spot, heard, options);
    finding.resting_on("gist-wager-first-of-words-and-chips")
}

/// As it was said, unless the chips say something else.
fn against_chips(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let by_words = spoken(spot, heard, options);
    let by_chips = silent(spot, options);
    match (by_words.usual, by_chips.usual) {
        (Some(words), Some(chips)) if contradict(spot, heard, words, chips) => {
            let gists = ["gist-wager-first-of-words-and-chips", "gist-wager-intent"];
            Finding::floor("wager-words-against-chips", &[words, chips], &gists)
        }
        _ => by_words,
    }
}

/// Whether the chips are more than the amount that was said, and none of them could be left out.
fn is_paid_with_change(spot: &Spot, amount: u64) -> bool {
    let smallest = spot.pushed.iter().min().copied().unwrap_or_default();
    let is_each_needed = spot.pushed.len() == 1 || spot.total() < amount + smallest;
    amount < spot.total() && is_each_needed
}

/// Whether the chips say clearly something else than the words.
fn contradict(spot: &Spot, heard: Heard, by_words: WagerOutcome, by_chips: WagerOutcome) -> bool {
    let total = spot.total();
    let is_change = heard.amount.is_some_and(|amount| is_paid_with_change(spot, amount));
    match heard.word {
        Some(Word::Fold | Word::Check | Word::Tap) => true,
        Some(Word::Call) => by_chips.total > Some(spot.bet),
        Some(Word::Raise | Word::RaiseTo | Word::RaiseBy) if heard.amount.is_none() => {
            total <= spot.bet
        }
        Some(Word::Other) | None if heard.amount.is_some() => {
            by_words.missing > 0 || (spot.pushed.len() > 1 && by_chips.total > by_words.total)
        }
        Some(Word::RaiseBy | Word::AllIn | Word::Pot) => false,
        _ => heard.amount.is_some_and(|amount| amount != total && !is_change),
    }
}
