//! Cards in a sentence: `AhKd`, `10h 9c`, `king of hearts`, `piková sedma`.

use crate::lexicon::Lexicon;
use crate::token::Token;
use cards::read_cards_of_decks;
use std::collections::BTreeMap;

/// How surely a word is a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sure {
    Yes,
    /// It may be a word or a number, too, as `as` and `9s`.
    AmongOthers,
}

/// Notes the cards that tokens name. `sentence` has the original case: `As` is a card, `as` is not.
pub(super) fn find(tokens: &mut [Token], sentence: &str, lexicon: &Lexicon) {
    let words = sentence.split(|c: char| !c.is_alphanumeric());
    let written: BTreeMap<String, &str> = words.map(|word| (word.to_lowercase(), word)).collect();
    let read: Vec<Option<(String, Sure)>> =
        tokens.iter().map(|token| read(&token.word, &written)).collect();
    let is_card = |at: Option<usize>| at.and_then(|at| read.get(at)).is_some_and(Option::is_some);
    for ((at, token), card) in tokens.iter_mut().enumerate().zip(&read) {
        let is_near = is_card(at.checked_sub(1)) || is_card(Some(at + 1));
        match card {
            Some((cards, sure)) if *sure == Sure::Yes || is_near => {
                token.cards = Some(cards.clone());
            }
            Some(_) | None => {}
        }
    }
    said(tokens, lexicon);
}

/// A word as cards, as in `Ah` and `ahkd`.
fn read(word: &str, written: &BTreeMap<String, &str>) -> Option<(String, Sure)> {
    let cards = read_cards_of_decks(word).ok().filter(|cards| !cards.is_empty())?;
    let written = written.get(word).copied().unwrap_or(word);
    let (first, last) = (written.chars().next()?, written.chars().next_back()?);
    let is_sure = cards.len() > 1
        || first.is_ascii_digit() && !last.eq_ignore_ascii_case(&'s')
        || first.is_uppercase() && last.is_lowercase() && written != "As";
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    Some((cards.join(" "), if is_sure { Sure::Yes } else { Sure::AmongOthers }))
}

/// Cards that are told in words, the rank before the suit or after it.
fn said(tokens: &mut [Token], lexicon: &Lexicon) {
    let mut at = 0;
    while at + 1 < tokens.len() {
        let joins = tokens.get(at + 1).is_some_and(|token| lexicon.is_of(&token.word));
        let next = if joins { at + 2 } else { at + 1 };
        let free = |at: usize| tokens.get(at).filter(|token| token.cards.is_none());
        let card = free(at).zip(free(next)).and_then(|(one, other)| {
            let card = |rank: &Token, suit: &Token| {
                let rank = lexicon.rank(&rank.word, rank.number)?;
                Some(format!("{rank}{}", lexicon.suit(&suit.word)?))
            };
            card(one, other).or_else(|| card(other, one))
        });
        let Some(card) = card else {
            at += 1;
            continue;
        };
        for (place, token) in tokens.iter_mut().enumerate().take(next + 1).skip(at) {
            token.cards = Some(if place == at { card.clone() } else { String::new() });
        }
        at = next + 1;
    }
}
