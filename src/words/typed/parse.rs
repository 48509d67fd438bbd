//! What was typed, taken apart: which phrase it may be, and what is said with it.

use crate::typed::{Act, Extent, Phrasebook, Takes, takes};
use engine::entries::fold;

/// More letters than this are no command.
pub(super) const LETTERS_MAX: usize = 220;

/// More words than this are no command.
const WORDS_MAX: usize = 24;

/// What was typed, word by word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    /// As it was typed.
    pub(super) raw: String,
    /// Without case and accents.
    pub(super) folded: String,
    pub(super) number: Option<Number>,
}

/// A number with what it is the number of, where that was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    /// Of anything.
    Plain(u32),
    /// Of a table.
    Table(u32),
    /// Of a seat.
    Seat(u32),
    /// Of a player.
    Player(u32),
    /// Minutes to add or to take.
    Minutes(i64),
}

/// One way to understand what was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Understood {
    /// What is to be done; none where only a player or table is named.
    pub(super) act: Option<Act>,
    /// How well its words fit.
    pub(super) score: u32,
    /// Everything else, in its order.
    pub(super) rest: Vec<Token>,
}

/// Every way to understand it.
pub(super) fn understand(book: &Phrasebook, typed: &str) -> Vec<Understood> {
    if typed.chars().count() > LETTERS_MAX {
        return Vec::new();
    }
    let tokens: Vec<Token> = typed.split_whitespace().flat_map(tokens_of).collect();
    if tokens.is_empty() || tokens.len() > WORDS_MAX {
        return Vec::new();
    }
    let mut ways = Vec::new();
    for phrase in &book.phrases {
        let mut best: Option<Understood> = None;
        let is_text = matches!(takes(phrase.act), Takes::Text(_));
        for (said, rest) in phrase.lengths().into_iter().flat_map(|count| splits(&tokens, count)) {
            let words: Vec<&str> = said.iter().map(|token| token.folded.as_str()).collect();
            let extent = if rest.is_empty() { Extent::Everything } else { Extent::Part };
            let Some(score) = phrase.score(&words, extent) else { continue };
            let is_better = best.as_ref().is_none_or(|best| {
                (score, std::cmp::Reverse(rest.len()))
                    > (best.score, std::cmp::Reverse(best.rest.len()))
            });
            if is_better {
                let rest = if is_text { rest } else { marked(book, rest) };
                best = Some(Understood { act: Some(phrase.act), score, rest });
            }
        }
        ways.extend(best);
    }
    ways.push(Understood { act: None, score: 0, rest: marked(book, tokens) });
    ways
}

/// So many words that follow each other, and the rest.
fn splits(tokens: &[Token], count: usize) -> Vec<(Vec<Token>, Vec<Token>)> {
    let count = count.min(tokens.len());
    let starts = 0..=tokens.len() - count;
    let split = |start: usize| {
        let (before, said) = tokens.split_at_checked(start)?;
        let (said, after) = said.split_at_checked(count)?;
        Some((said.to_vec(), [before, after].concat()))
    };
    starts.filter_map(split).collect()
}

/// A word as it is understood; `4-7` is two numbers.
fn tokens_of(word: &str) -> Vec<Token> {
    let plain = |text: &str, number: Option<Number>| Token {
        raw: text.to_owned(),
        folded: fold(text),
        number,
    };
    let is_count = |text: &&str| text.chars().all(|c| c.is_ascii_digit());
    let count = |text: &str| Some(text).filter(is_count)?.parse::<u32>().ok();
    if let Some(number) = count(word) {
        return vec![plain(word, Some(Number::Plain(number)))];
    }
    if let Some((table, seat)) = word.split_once(['-', '·', '/', ':', '.', ','])
        && let (Some(table_no), Some(seat_no)) = (count(table), count(seat))
    {
        let table = plain(table, Some(Number::Table(table_no)));
        return vec![table, plain(seat, Some(Number::Seat(seat_no)))];
    }
    if let Some(number) = word.strip_prefix('#').and_then(count) {
        return vec![plain(word, Some(Number::Player(number)))];
    }
    let minutes = word.strip_prefix('+').map(|rest| (1, rest)).or_else(|| {
        let rest = word.strip_prefix('-').or_else(|| word.strip_prefix('−'))?;
        Some((-1, rest))
    });
    let minutes = minutes.and_then(|(sign, rest)| Some(sign * i64::from(count(rest)?)));
    vec![plain(word, minutes.map(Number::Minutes))]
}

/// Leaves out words that say nothing, and says of what the numbers are.
fn marked(book: &Phrasebook, tokens: Vec<Token>) -> Vec<Token> {
    let mut kept: Vec<Token> = Vec::new();
    if tokens.iter().all(|token| book.small.contains(&token.folded)) {
        // Where nothing else is said, they may be a name.
        return tokens;
    }
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let is = |list: &[String]| list.contains(&token.folded);
        if let Some(Number::Plain(number)) = tokens.peek().and_then(|next| next.number) {
            let mark = [
                (&book.table, Number::Table(number)),
                (&book.seat, Number::Seat(number)),
                (&book.number, Number::Player(number)),
            ];
            let mark = mark.into_iter().find(|(list, _)| is(list)).map(|(_, mark)| mark);
            if mark.is_some() {
                kept.extend(tokens.next().map(|next| Token { number: mark, ..next }));
                continue;
            }
        }
        if is(&book.small) {
            continue;
        }
        kept.extend(one_word(book, token));
    }
    kept
}

/// `t12` is table 12, `s3` seat 3.
fn one_word(book: &Phrasebook, token: Token) -> Option<Token> {
    let letters = token.folded.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = token.folded.get(letters.len()..)?;
    let mark = digits.parse::<u32>().ok().filter(|_| !letters.is_empty()).and_then(|number| {
        let is = |list: &[String]| list.iter().any(|word| word == letters);
        match () {
            () if is(&book.table) => Some(Number::Table(number)),
            () if is(&book.seat) => Some(Number::Seat(number)),
            () => None,
        }
    });
    Some(Token { number: mark.or(token.number), ..token })
}
