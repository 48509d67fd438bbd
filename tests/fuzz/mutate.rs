//! Input made of other input: cut, joined, repeated, with numbers at their edges and signs that
//! nobody expects.
//!
//! The same dice make the same input. Both runners use it: libFuzzer beside its own changes, which
//! know bytes, and not lines, numbers and brackets.

use rand::{Rng, RngExt};
use std::ops::Range;

/// What a change takes from besides the input.
#[derive(Debug, Clone, Copy)]
pub struct Sources<'a> {
    /// Another input of the same target.
    pub other: &'a [u8],
    /// Words of its language.
    pub words: &'a [&'a str],
    /// No input is longer, in bytes.
    pub bytes_max: usize,
}

/// Numbers at the edges of what can be kept.
const NUMBERS: [&str; 26] = [
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "9",
    "10",
    "31",
    "32",
    "33",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "0.1",
    "99999999999999999999999999999999999999999",
];

/// Bytes that nobody expects: no UTF-8, marks of order and direction, ends of lines, controls,
/// letters of two and four bytes, and one that becomes three in capitals.
const SIGNS: [&[u8]; 22] = [
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\0",
    b"\r",
    b"\r\n",
    b"\n",
    b"\t",
    b"\x1b[2J",
    "\u{202e}".as_bytes(),
    "\u{2066}".as_bytes(),
    "\u{200d}".as_bytes(),
    "\u{300}".as_bytes(),
    "\u{a0}".as_bytes(),
    "\u{2028}".as_bytes(),
    "\u{fb03}".as_bytes(),
    "\u{130}".as_bytes(),
    "\u{1f0a1}".as_bytes(),
    "\u{fdfa}".as_bytes(),
];

/// What opens something.
const OPENERS: [&str; 8] = ["(", "[", "{", "\"", "{\"a\":", "Some(", "/*", "r#\""];

/// The input after one to four changes.
pub fn mutated(input: &[u8], sources: Sources<'_>, dice: &mut impl Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..dice.random_range(1..=4) {
        change(&mut bytes, sources, dice);
        bytes.truncate(sources.bytes_max);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, sources: Sources<'_>, dice: &mut impl Rng) {
    match dice.random_range(0..13) {
        0 => drop(bytes.drain(part(bytes, dice))),
        1 => {
            let part = bytes[part(bytes, dice)].to_vec();
            insert(bytes, &part.repeat(dice.random_range(1..=3)), dice);
        }
        2 => {
            let part = &sources.other[part(sources.other, dice)];
            insert(bytes, part, dice);
        }
        3 | 4 => number(bytes, dice),
        5 | 6 => word(bytes, sources.words, dice),
        7 => insert(bytes, one_of(&SIGNS, dice), dice),
        8 => flip(bytes, dice),
        9 => lines(bytes, sources.other, dice),
        10 => {
            let times = 1 << dice.random_range(0..17);
            insert(bytes, one_of(&OPENERS, dice).repeat(times).as_bytes(), dice);
        }
        11 => bytes.truncate(dice.random_range(0..=bytes.len())),
        _ => field(bytes, sources.other, dice),
    }
}

fn one_of<'a, T: ?Sized>(all: &[&'a T], dice: &mut impl Rng) -> &'a T {
    all[dice.random_range(0..all.len())]
}

/// A part of these bytes, mostly a short one.
fn part(bytes: &[u8], dice: &mut impl Rng) -> Range<usize> {
    let from = dice.random_range(0..=bytes.len());
    let most = (bytes.len() - from).min(1 << dice.random_range(0..12));
    from..from + dice.random_range(0..=most)
}

fn insert(bytes: &mut Vec<u8>, part: &[u8], dice: &mut impl Rng) {
    let at = dice.random_range(0..=bytes.len());
    bytes.splice(at..at, part.iter().copied());
}

fn flip(bytes: &mut [u8], dice: &mut impl Rng) {
    if !bytes.is_empty() {
        let at = dice.random_range(0..bytes.len());
        bytes[at] = if dice.random_bool(0.5) { dice.random() } else { bytes[at] ^ 0x20 };
    }
}

/// The runs of bytes of one kind, as words and numbers are.
fn runs(bytes: &[u8], is: fn(&u8) -> bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| is(byte)) {
        match runs.last_mut().filter(|run| run.end == at) {
            Some(run) => run.end = at + 1,
            None => runs.push(at..at + 1),
        }
    }
    runs
}

/// Another number in the place of one.
fn number(bytes: &mut Vec<u8>, dice: &mut impl Rng) {
    let found = runs(bytes, u8::is_ascii_digit);
    if found.is_empty() {
        return insert(bytes, one_of(&NUMBERS, dice).as_bytes(), dice);
    }
    let run = found[dice.random_range(0..found.len())].clone();
    let small = dice.random_range(0..40_u32).to_string();
    let new = if dice.random_bool(0.5) { small.as_str() } else { one_of(&NUMBERS, dice) };
    bytes.splice(run, new.bytes());
}

/// A word of the language in the place of one, or between others.
fn word(bytes: &mut Vec<u8>, words: &[&str], dice: &mut impl Rng) {
    if words.is_empty() {
        return flip(bytes, dice);
    }
    let new = one_of(words, dice).as_bytes();
    let found = runs(bytes, |byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    if found.is_empty() || dice.random_bool(0.4) {
        return insert(bytes, new, dice);
    }
    let run = found[dice.random_range(0..found.len())].clone();
    bytes.splice(run, new.iter().copied());
}

/// Lines in another order, twice, gone, or from the other input.
fn lines(bytes: &mut Vec<u8>, other: &[u8], dice: &mut impl Rng) {
    let mut all: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let (one, two) = (dice.random_range(0..all.len()), dice.random_range(0..all.len()));
    match dice.random_range(0..4) {
        0 => all.swap(one, two),
        1 => all.insert(two, all[one]),
        2 => drop(all.remove(one)),
        _ => {
            let of: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
            all.insert(one, of[dice.random_range(0..of.len())]);
        }
    }
    *bytes = all.join(&b'\n');
}

/// A field of the other input, as `secs:900,`, in the place of one or beside it.
fn field(bytes: &mut Vec<u8>, other: &[u8], dice: &mut impl Rng) {
    let fields = |of: &[u8]| runs(of, |byte| !b",()[]{}".contains(byte));
    let (own, theirs) = (fields(bytes), fields(other));
    if own.is_empty() || theirs.is_empty() {
        return;
    }
    let at = own[dice.random_range(0..own.len())].clone();
    let new = other[theirs[dice.random_range(0..theirs.len())].clone()].to_vec();
    if dice.random_bool(0.5) {
        bytes.splice(at, new);
    } else {
        bytes.splice(at.end..at.end, std::iter::once(b',').chain(new));
    }
}
