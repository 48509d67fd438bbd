//! How many there are of a number: `two 500s`, `2x500`, `three blue ones of 100`.

use crate::lexicon::Lexicon;
use crate::token::{Joint, Mark, Token};
use std::ops::RangeInclusive;

/// So many there may be, and without a word for it no more than the second.
const COUNTS: RangeInclusive<u64> = 2..=100;
const COUNT_UNSAID_MAX: u64 = 10;

/// Of smaller numbers there are several only where that is said.
const CHIP_MIN: u64 = 25;

/// So many words may stand between the count and what each of them is worth.
const BETWEEN_MAX: usize = 2;

/// Notes on the tokens how many there are of each.
pub(super) fn find(tokens: &mut [Token], lexicon: &Lexicon) {
    for at in 1..tokens.len() {
        let Some((before, count)) = count_of(tokens, at, lexicon) else { continue };
        if let Some(token) = tokens.get_mut(at) {
            token.several = count;
        }
        if let Some(token) = tokens.get_mut(before) {
            token.is_count = true;
        }
    }
}

/// What says how many there are of the number at this place: where it stands, and what it says.
fn count_of(tokens: &[Token], at: usize, lexicon: &Lexicon) -> Option<(usize, u64)> {
    let token = tokens.get(at).filter(|token| token.cards.is_none())?;
    let number = token.number?;
    let is_word = |at: usize, test: &dyn Fn(&str) -> bool| {
        tokens.get(at).is_some_and(|token| token.number.is_none() && test(&token.word))
    };
    let mut before = at.checked_sub(1)?;
    let mut between = 0;
    let is_each = is_word(before, &|word| lexicon.is_each(word));
    if is_each {
        before = before.checked_sub(1)?;
        while between < BETWEEN_MAX && is_word(before, &|_| true) {
            before = before.checked_sub(1)?;
            between += 1;
        }
    } else if is_word(before, &|word| lexicon.is_color(word)) {
        before = before.checked_sub(1)?;
    }
    let other = tokens.get(before).filter(|other| other.cards.is_none() && !other.is_count)?;
    let count = other.number.filter(|count| COUNTS.contains(count))?;
    let is_plain = matches!(other.mark, Mark::None | Mark::Times | Mark::Words);
    let mut joints = tokens.iter().take(at + 1).skip(before + 1).map(|token| token.joint);
    let is_near = joints.all(|joint| joint == Joint::Space);
    let is_told =
        token.mark == Mark::Several || token.mark == other.mark && token.mark == Mark::Words;
    let is_chip = number >= CHIP_MIN && (count <= COUNT_UNSAID_MAX || is_told);
    let is_said =
        other.mark == Mark::Times || token.mark == Mark::Several || is_each && between > 0;
    (is_plain && is_near && (is_chip || is_said)).then_some((before, count))
}
