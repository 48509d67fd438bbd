//! What was typed, taken apart: which phrase it may be, and what is said with it.

use crate::typed::{Act, Extent, Phrasebook, Wording};
use engine::entries::fold;
use std::cmp::Reverse;

/// More letters than this are no command.
pub(super) const LETTERS_MAX: usize = 220;

/// More words than this are no command.
const WORDS_MAX: usize = 24;

/// What was typed, word by word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) raw: String,
    /// The word without case and accents.
    pub(super) folded: String,
    pub(super) number: Option<Number>,
}

/// A number with what it is the number of, where that was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    Plain(u32),
    Table(u32),
    Seat(u32),
    Player(u32),
    /// Seconds to add or to take: `+1`, `-5`, `+30s`, `+1:30`.
    Time(i64),
    /// So many seconds, and nobody said whether they are added or taken: `5 minutes`.
    Span(i64),
    /// `20:00`: a time that is left, a time of day, or a table and a seat.
    Clock(u32, u32),
}

/// One way to understand what was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Understood {
    /// What is to be done; none where only a player or table is named.
    pub(super) act: Option<Act>,
    /// How well its words fit; the higher, the better.
    pub(super) score: u32,
    /// Whether it was said in so many words; that of no act is.
    pub(super) wording: Wording,
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
        let mut best: Option<(usize, Understood)> = None;
        let is_text = phrase.act.takes_any_words();
        for [before, said, after] in
            phrase.lengths().into_iter().flat_map(|count| splits(&tokens, count))
        {
            let words: Vec<&str> = said.iter().map(|token| token.folded.as_str()).collect();
            let left = before.len() + after.len();
            let extent = if left == 0 { Extent::Everything } else { Extent::Part };
            let Some(score) = phrase.score(&words, extent) else { continue };
            let wording = phrase.wording(&words);
            if is_text && !begins_a_text(before.len(), wording, &words) {
                continue;
            }
            let is_better = best
                .as_ref()
                .is_none_or(|(more, best)| (score, Reverse(left)) > (best.score, Reverse(*more)));
            if is_better {
                let rest = [before, after].concat();
                let rest = if is_text { rest } else { marked(book, rest) };
                best = Some((left, Understood { act: Some(phrase.act), score, wording, rest }));
            }
        }
        ways.extend(best.map(|(_, best)| best));
    }
    let rest = marked(book, tokens);
    ways.push(Understood { act: None, score: 0, wording: Wording::Slipped, rest });
    ways
}

/// An act that takes any words needs its own before them, and no other words that look like them:
/// *late reg closed* and *ante off* name nobody.
fn begins_a_text(place: usize, wording: Wording, said: &[&str]) -> bool {
    let is_long = || said.iter().all(|word| word.chars().count() >= SLIPPED_LETTERS);
    place == 0 && (wording != Wording::Slipped || is_long())
}

/// A slip in a shorter word makes it another one.
const SLIPPED_LETTERS: usize = 6;

/// So many words that follow each other, between what stands before and after them.
fn splits(tokens: &[Token], count: usize) -> impl Iterator<Item = [&[Token]; 3]> {
    let count = count.min(tokens.len());
    let starts = 0..=tokens.len() - count;
    starts.filter_map(move |start| {
        let (before, said) = tokens.split_at_checked(start)?;
        let (said, after) = said.split_at_checked(count)?;
        Some([before, said, after])
    })
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
    if let Some((first, second)) = word.split_once(':')
        && let (Some(minutes), Some(secs), 2) = (count(first), count(second), second.len())
    {
        return vec![plain(word, Some(Number::Clock(minutes, secs)))];
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
    let signed = word.strip_prefix('+').map(|rest| (1, rest)).or_else(|| {
        let rest = word.strip_prefix('-').or_else(|| word.strip_prefix('−'))?;
        Some((-1, rest))
    });
    let time = match signed {
        Some((sign, rest)) => span(rest).map(|secs| Number::Time(sign * secs)),
        None => span(word).map(Number::Span),
    };
    vec![plain(word, time)]
}

/// Seconds: `30s`, `1:30`, `2m`, `1h`, and minutes where no unit is said.
fn span(word: &str) -> Option<i64> {
    let count = |text: &str| text.parse::<u32>().ok().map(i64::from);
    if let Some((minutes, secs)) = word.split_once(':') {
        return Some(count(minutes)? * 60 + count(secs).filter(|secs| *secs < 60)?);
    }
    let units = [(['s', 'S'], 1), (['m', 'M'], 60), (['h', 'H'], 3600)];
    let in_units = units.iter().find_map(|(letters, secs)| {
        let number = word.strip_suffix(*letters).and_then(count)?;
        Some(number * secs)
    });
    in_units.or_else(|| count(word).map(|minutes| minutes * 60))
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
        if let Some(Number::Plain(number)) = token.number
            && let Some(secs) = tokens.peek().and_then(|next| book.unit(&next.folded))
        {
            let number = Some(Number::Span(i64::from(number) * secs));
            tokens.next();
            kept.push(Token { number, ..token });
            continue;
        }
        if is(&book.small) || (is_time(kept.last()) && book.unit(&token.folded).is_some()) {
            continue;
        }
        kept.extend(one_word(book, token));
    }
    kept
}

fn is_time(token: Option<&Token>) -> bool {
    token.is_some_and(|token| matches!(token.number, Some(Number::Time(_) | Number::Span(_))))
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
