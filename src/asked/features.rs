//! What is looked at in a sentence to know which question it asks.
//!
//! Words, their beginnings, what they mean in all three languages, neighbours, and a few letters in
//! a row, so that a word with a slip of the finger or another ending still has most of what it had.

use crate::lexicon::Lexicon;
use crate::token::{Joint, Mark, Token};
use std::collections::BTreeSet;

/// So many kinds of features are told apart, as a power of two.
const BITS: u32 = 18;

/// The number of features that are told apart.
pub(super) const BUCKETS: usize = 1 << BITS;

/// A feature with how much it counts.
pub(super) type Feature = (u32, f32);

const WORD: f32 = 0.6;
const STEM: f32 = 0.7;
const MEANING: f32 = 1.2;
const NUMBER: f32 = 0.5;
const NEIGHBORS: f32 = 0.5;
const TOGETHER: f32 = 0.35;
const LETTERS: f32 = 0.25;
const PATTERN: f32 = 0.5;

/// So many meanings are looked at two and two.
const TOGETHER_MAX: usize = 40;

/// A word is known by so many letters, whatever its ending.
const STEM_LETTERS: usize = 5;

/// The features of a sentence, each once, in order; `spoken` are those of its patterns.
pub(super) fn features(tokens: &[Token], lexicon: &Lexicon, spoken: &[u64]) -> Vec<Feature> {
    let mut found: Vec<Feature> =
        spoken.iter().map(|pattern| (bucket(*pattern), PATTERN)).collect();
    let mut before: Vec<u64> = Vec::new();
    for token in tokens {
        let keys = of_token(token, lexicon, &mut found);
        for one in &before {
            found.extend(keys.iter().map(|key| (pair(*one, *key), NEIGHBORS)));
        }
        before = keys;
    }
    together(tokens, lexicon, &mut found);
    found.sort_by_key(|(bucket, _)| *bucket);
    let mut once: Vec<Feature> = Vec::new();
    for (bucket, weight) in found {
        match once.last_mut() {
            Some((last, most)) if *last == bucket => *most = most.max(weight),
            _ => once.push((bucket, weight)),
        }
    }
    once
}

/// What is meant somewhere in a sentence, two and two.
fn together(tokens: &[Token], lexicon: &Lexicon, found: &mut Vec<Feature>) {
    let meant = tokens.iter().flat_map(|token| lexicon.meanings(&token.word));
    let meant: BTreeSet<u16> = meant.copied().take(TOGETHER_MAX).collect();
    for (at, one) in meant.iter().enumerate() {
        let others = meant.iter().skip(at + 1).map(|other| format!("{one} {other}"));
        found.extend(others.map(|pair| (bucket(hashed("t", &pair)), TOGETHER)));
    }
}

/// The features of a token alone; returned is by what its neighbours know it.
fn of_token(token: &Token, lexicon: &Lexicon, found: &mut Vec<Feature>) -> Vec<u64> {
    let is_told = token.number.is_some();
    if let Some(number) = token.number {
        let key = hashed("#", size(token, number));
        found.push((bucket(key), NUMBER));
        if number <= 10 {
            found.push((bucket(hashed("#=", &number.to_string())), NUMBER));
        }
        if token.mark != Mark::Words {
            return vec![key];
        }
    }
    let word = token.word.as_str();
    found.push((bucket(hashed("w", word)), WORD));
    let stem = beginning(word, STEM_LETTERS);
    found.push((bucket(hashed("s", stem)), STEM));
    let meanings = lexicon.meanings(word);
    let means = |meaning: &u16| hashed("m", &meaning.to_string());
    found.extend(meanings.iter().map(|meaning| (bucket(means(meaning)), MEANING)));
    letters_in_a_row(word, found);
    let mut keys = vec![hashed("s", stem)];
    keys.extend(meanings.iter().take(2).map(means));
    if is_told {
        keys.push(hashed("#", "told"));
    }
    keys
}

/// How large a number is, as far as that says what it may be.
fn size(token: &Token, number: u64) -> &'static str {
    match (token.mark, number) {
        (Mark::Chip | Mark::Several, _) => "chip",
        (Mark::Times, _) => "times",
        _ if token.joint == Joint::Slash => "blind",
        (_, 0..=10) => "few",
        (_, 11..=24) => "some",
        (_, 25..=99) => "tens",
        _ => "chips",
    }
}

/// Three or four letters in a row, with the ends of the word.
fn letters_in_a_row(word: &str, found: &mut Vec<Feature>) {
    let letters: Vec<char> = format!("<{word}>").chars().collect();
    for length in 3..=4 {
        for row in letters.windows(length) {
            let row: String = row.iter().collect();
            found.push((bucket(hashed("c", &row)), LETTERS));
        }
    }
}

/// The first letters of a word.
pub(super) fn beginning(word: &str, letters: usize) -> &str {
    let end = word.char_indices().nth(letters).map_or(word.len(), |(at, _)| at);
    word.get(..end).unwrap_or(word)
}

/// A number for a feature of a kind, always the same.
pub(super) fn hashed(kind: &str, text: &str) -> u64 {
    let bytes = kind.bytes().chain([b':']).chain(text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A number for two features beside one another.
pub(super) fn pair(one: u64, next: u64) -> u32 {
    let sum = one.rotate_left(17) ^ next.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bucket(sum.wrapping_mul(0x0000_0100_0000_01b3))
}

/// The place of a feature among those that are told apart.
pub(super) fn bucket(key: u64) -> u32 {
    let mixed = (key ^ key >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    u32::try_from(mixed >> (64 - BITS)).unwrap_or_default()
}

pub(super) fn place(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// An order of so many things that looks random, and is always the same the same time.
pub(super) fn order(count: usize, time: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut state = 0x2545_f491_4f6c_dd1d_u64.wrapping_add(time);
    for at in (1..count).rev() {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let other = usize::try_from(state >> 33).unwrap_or_default() % (at + 1);
        order.swap(at, other);
    }
    order
}
