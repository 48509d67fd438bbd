//! What speaks for what a number or cards tell: how they are written, and what stands beside them.

use crate::features::{beginning, hashed};
use crate::lexicon::Lexicon;
use crate::token::{Joint, Mark, Token};

/// So many tokens on either side of a number say what it is.
const BESIDE: usize = 4;

/// By how many letters a neighbour is known.
const STEM_LETTERS: usize = 5;

/// What a token is known by: its word, its beginning, its meanings; a number by its size.
fn names(token: &Token, lexicon: &Lexicon) -> Vec<u64> {
    let mut names = Vec::new();
    if token.cards.is_some() {
        names.push(hashed("#", "card"));
    }
    if let Some(number) = token.number {
        names.push(hashed("#", size(number)));
        if number <= 12 {
            names.push(hashed("#=", &number.to_string()));
        }
        if token.mark != Mark::Words {
            return names;
        }
    }
    names.push(hashed("w", &token.word));
    names.push(hashed("s", beginning(&token.word, STEM_LETTERS)));
    names.extend(lexicon.meanings(&token.word).iter().map(|m| hashed("m", &m.to_string())));
    names
}

/// What speaks for what the number or the cards at this place are.
pub(super) fn signs(tokens: &[Token], at: usize, lexicon: &Lexicon) -> Vec<u64> {
    let Some(token) = tokens.get(at) else { return Vec::new() };
    let number = token.number.unwrap_or_default();
    let cards = tokens.iter().skip(at).take_while(|token| token.cards.is_some()).count();
    let last = at + cards.saturating_sub(1);
    let mut signs = vec![hashed("any", ""), hashed("mark", mark(token.mark))];
    signs.push(hashed("size", if cards > 0 { "cards" } else { size(number) }));
    if cards > 0 {
        signs.push(hashed("cards", &cards.to_string()));
    }
    if token.is_count {
        signs.push(hashed("count", ""));
    }
    if token.several > 1 {
        signs.push(hashed("several", ""));
    }
    signs.push(hashed("before", joint(token.joint)));
    let next = tokens.get(last + 1);
    signs.push(hashed("after", next.map_or("end", |next| joint(next.joint))));
    if token.mark == Mark::Letters {
        let letters = token.word.trim_start_matches(|c: char| !c.is_alphabetic());
        signs.push(hashed("letters", letters));
    }
    for away in 1..=BESIDE {
        let sides = [(at.checked_sub(away), 0), (Some(last + away), 10)];
        for (place, side) in sides {
            let found = place.and_then(|place| tokens.get(place));
            let Some(found) = found else {
                signs.push(beside(hashed("edge", ""), 0, side + away));
                continue;
            };
            for name in names(found, lexicon) {
                signs.push(beside(name, 0, side + away));
                // Somewhere on this side, and somewhere near.
                signs.push(beside(name, 1, side));
                if away <= 2 {
                    signs.push(beside(name, 2, 0));
                }
            }
        }
    }
    among_numbers(tokens, at, number, &mut signs);
    signs
}

/// Which of the numbers of the sentence it is.
fn among_numbers(tokens: &[Token], at: usize, number: u64, signs: &mut Vec<u64>) {
    let numbers: Vec<(usize, u64)> = tokens
        .iter()
        .enumerate()
        .filter_map(|(place, token)| Some((place, token.number?)))
        .filter(|(_, other)| size(*other) == size(number))
        .collect();
    let place = numbers.iter().position(|(place, _)| *place == at).unwrap_or_default();
    let count = numbers.len().min(4);
    signs.push(hashed("which", &format!("{place} {count}")));
    let most = numbers.iter().map(|(_, other)| *other).max().unwrap_or_default();
    let least = numbers.iter().map(|(_, other)| *other).min().unwrap_or_default();
    signs.push(hashed("most", if number == most { "is" } else { "not" }));
    signs.push(hashed("least", if number == least { "is" } else { "not" }));
    let beside = |place: Option<usize>| {
        let other = place.and_then(|place| numbers.get(place))?;
        Some(match other.1.cmp(&number) {
            std::cmp::Ordering::Less => "less",
            std::cmp::Ordering::Equal => "same",
            std::cmp::Ordering::Greater => "more",
        })
    };
    signs.push(hashed("former", beside(place.checked_sub(1)).unwrap_or("none")));
    signs.push(hashed("latter", beside(Some(place + 1)).unwrap_or("none")));
}

/// A word for how large a number is.
fn size(number: u64) -> &'static str {
    match number {
        0..=1 => "one",
        2..=10 => "few",
        11..=24 => "some",
        25..=99 => "tens",
        _ => "chips",
    }
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::None => "none",
        Mark::Chip => "chip",
        Mark::Several => "several",
        Mark::Times => "times",
        Mark::Letters => "letters",
        Mark::Words => "words",
    }
}

fn joint(joint: Joint) -> &'static str {
    match joint {
        Joint::Space => "space",
        Joint::Slash => "slash",
        Joint::Dash => "dash",
        Joint::Plus => "plus",
        Joint::Stop => "stop",
    }
}

/// A sign that stands somewhere.
fn beside(name: u64, other: u64, place: usize) -> u64 {
    let place = u64::try_from(place).unwrap_or_default();
    let sum = name.rotate_left(7) ^ other.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (sum ^ place.wrapping_mul(0xc2b2_ae3d_27d4_eb4f)).wrapping_mul(0x0000_0100_0000_01b3)
}
