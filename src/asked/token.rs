//! A sentence as words and numbers: `T500`, `1.5k`, `100/200`, `two thousand`.

use crate::lexicon::Lexicon;
use engine::entries::fold;

/// A word or a number, in the order in which they were said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    /// Small letters without accents; of a number its figures and what is written on to them.
    pub(super) word: String,
    pub(super) number: Option<u64>,
    /// What joins it to the token before it.
    pub(super) joint: Joint,
    /// What is written on to a number.
    pub(super) mark: Mark,
    /// The cards that it is; nothing of a word that only belongs to a card.
    pub(super) cards: Option<String>,
    /// How many there are of it: `two 500s`.
    pub(super) several: u64,
    /// It says how many there are of another number.
    pub(super) is_count: bool,
}

/// What stands between two tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Joint {
    /// A space between them, or nothing.
    Space,
    /// As between blinds, `100/200`.
    Slash,
    /// As in `100-200`.
    Dash,
    /// As in `500+500`, and between parts of a list.
    Plus,
    /// A comma or the end of a sentence.
    Stop,
}

/// What is written on to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    /// The mark of chips, as in `T500`.
    Chip,
    /// Several of them, as in `500s`.
    Several,
    /// `2x`: so many times what comes next.
    Times,
    /// `60s` after a small number would be seconds, `9th` a place: letters that say what it is.
    Letters,
    /// The number was told in words.
    Words,
}

/// No sentence is longer, in letters; what is pasted beyond that does not count.
const LETTERS_MAX: usize = 400;

/// What is written on to so many letters is a number of its own: `seat2`.
const WORD_MIN: usize = 4;

/// The words and numbers of a sentence.
pub(super) fn split(sentence: &str, lexicon: &Lexicon) -> Vec<Token> {
    let short: String = sentence.chars().take(LETTERS_MAX).collect();
    tokens(&fold(&short), lexicon)
}

/// The tokens of a sentence that is without case and accents.
fn tokens(folded: &str, lexicon: &Lexicon) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut joint = Joint::Space;
    let letters: Vec<char> = folded.chars().collect();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        if !letter.is_alphanumeric() {
            joint = joined_by(letter, joint);
            at += 1;
            continue;
        }
        let start = at;
        at += run(&letters, start);
        let written: String = letters.get(start..at).unwrap_or_default().iter().collect();
        let written = written.trim_end_matches(['\'', ',', '.', '-']).to_owned();
        found.push(token(&written, joint));
        joint = Joint::Space;
        let is_stop = |at: usize| letters.get(at).is_some_and(|c| ",.".contains(*c));
        if at > start && is_stop(at - 1) {
            joint = Joint::Stop;
        }
    }
    in_groups(&mut found);
    spelled(&mut found, lexicon);
    found
}

/// What a sign between tokens makes of the joint.
fn joined_by(sign: char, so_far: Joint) -> Joint {
    match sign {
        '/' => Joint::Slash,
        '-' | '–' => Joint::Dash,
        '+' | '&' => Joint::Plus,
        ',' | '.' | ';' | ':' | '!' | '?' | '(' | ')' => Joint::Stop,
        _ => so_far,
    }
}

/// How many letters from here on are one token.
fn run(letters: &[char], start: usize) -> usize {
    let mut count = 0;
    while let Some(&letter) = letters.get(start + count) {
        let before = (start + count).checked_sub(1).and_then(|at| letters.get(at));
        let after = letters.get(start + count + 1);
        let is_between =
            |test: fn(&char) -> bool| before.is_some_and(test) && after.is_some_and(test);
        let goes_on = letter.is_alphanumeric()
            || letter == '\'' && is_between(|c| c.is_alphanumeric())
            || ",.".contains(letter)
                && is_between(char::is_ascii_digit)
                && !is_list(letters, start + count);
        if !goes_on || count > 40 {
            break;
        }
        count += 1;
        // `seat2` is a word and a number.
        let so_far = letters.get(start..start + count).unwrap_or_default();
        let is_word = count >= WORD_MIN && so_far.iter().all(|letter| letter.is_alphabetic());
        if is_word && letters.get(start + count).is_some_and(char::is_ascii_digit) {
            break;
        }
        // `2x500` are two numbers.
        if letter == 'x' && is_between(char::is_ascii_digit) {
            break;
        }
    }
    count.max(1)
}

/// Whether the comma at this place stands between the numbers of a list, as in `1,3,9`: no group of
/// three figures comes, and nothing that is multiplied, as in `2,5k`.
fn is_list(letters: &[char], comma: usize) -> bool {
    let after = letters.get(comma + 1..).unwrap_or_default();
    let figures = after.iter().take_while(|letter| letter.is_ascii_digit()).count();
    let next = after.get(figures);
    letters.get(comma) == Some(&',')
        && figures < 3
        && !next.is_some_and(|letter| letter.is_alphabetic())
}

fn token(written: &str, joint: Joint) -> Token {
    let word = written.replace('\'', "");
    let (number, mark) = match figures(&word) {
        Some((number, mark)) => (Some(number), mark),
        None => (None, Mark::None),
    };
    Token { word, number, joint, mark, cards: None, several: 1, is_count: false }
}

/// A number as it is written: `500`, `1,500`, `1.5k`, `t500`, `500s`, `2x`, `9th`.
fn figures(word: &str) -> Option<(u64, Mark)> {
    let (digits, mark) = match word.strip_prefix(['t', '$']) {
        Some(digits) => (digits, Mark::Chip),
        None => (word, Mark::None),
    };
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        // A seat in short: `s4`, `m4`.
        let seat = word.strip_prefix(['s', 'm', 'p']).filter(|seat| seat.len() <= 2);
        return seat.and_then(|seat| seat.parse().ok()).map(|seat| (seat, Mark::Letters));
    }
    let end = digits.find(|c: char| c.is_alphabetic()).unwrap_or(digits.len());
    let (digits, letters) = digits.split_at_checked(end)?;
    let (times, mark) = match letters {
        "" => (1, mark),
        "k" | "ka" | "tis" | "tys" => (1_000, mark),
        "ks" => (1_000, Mark::Several),
        "m" | "mio" => (1_000_000, mark),
        "s" if digits.len() > 2 => (1, Mark::Several),
        "x" => (1, Mark::Times),
        letters if letters.len() <= 4 => (1, Mark::Letters),
        _ => return None,
    };
    Some((scaled(digits, times)?, mark))
}

/// Digits with groups or a decimal part, times a thousand or a million.
fn scaled(digits: &str, times: u64) -> Option<u64> {
    if digits.len() > 15 {
        return None;
    }
    let (whole, part) = match digits.rsplit_once([',', '.']) {
        Some((whole, part)) if part.len() != 3 || times > 1 && part.len() < 3 => (whole, part),
        _ => (digits, ""),
    };
    let whole: u64 = whole.replace([',', '.'], "").parse().ok()?;
    let mut value = whole.checked_mul(times)?;
    if times > 1 {
        let mut unit = times;
        for digit in part.chars().filter_map(|c| c.to_digit(10)) {
            unit /= 10;
            value = value.checked_add(u64::from(digit).checked_mul(unit)?)?;
        }
    } else if !part.is_empty() && part.chars().any(|c| c != '0') {
        return None;
    }
    Some(value)
}

/// `1 500` is one number, and so is `5 k`; two chips of 100 are `2 100s`.
fn in_groups(tokens: &mut Vec<Token>) {
    let mut at = 0;
    while at + 1 < tokens.len() {
        let joined = match tokens.get(at..=at + 1) {
            Some([one, next]) if next.joint == Joint::Space => grouped(one, next),
            _ => None,
        };
        if let (Some(number), Some(one)) = (joined, tokens.get_mut(at)) {
            one.word = number.to_string();
            one.number = Some(number);
            tokens.remove(at + 1);
        }
        at += 1;
    }
}

fn grouped(one: &Token, next: &Token) -> Option<u64> {
    let number = one.number?;
    if !one.word.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    if matches!(next.word.as_str(), "k") {
        return number.checked_mul(1_000);
    }
    let is_three = next.word.len() == 3 && next.word.chars().all(|c| c.is_ascii_digit());
    let is_group = next.word == "000" || one.word.len() <= 2 && number > 0;
    (is_three && is_group && one.word.len() <= 3).then_some(())?;
    number.checked_mul(1_000)?.checked_add(next.number?)
}

/// Numbers that are told in words: `five`, `two thousand`, `pet set`, `2 tisice`.
fn spelled(tokens: &mut Vec<Token>, lexicon: &Lexicon) {
    let mut at = 0;
    while at < tokens.len() {
        let known = tokens.get(at).and_then(|token| lexicon.number(&token.word));
        if let (Some(number), Some(token)) = (known, tokens.get_mut(at))
            && token.number.is_none()
        {
            token.number = Some(number);
            token.mark = Mark::Words;
        }
        // What multiplies the number before it.
        let times = match (known, at.checked_sub(1).and_then(|before| tokens.get(before))) {
            (_, Some(before)) if before.number.is_some() => {
                let word = tokens.get(at).map(|token| token.word.as_str()).unwrap_or_default();
                let is_small = before.number.is_some_and(|number| number > 0 && number < 1_000);
                lexicon
                    .times(word)
                    .filter(|times| is_small && before.number.is_some_and(|number| number < *times))
            }
            _ => None,
        };
        let Some(times) = times else {
            at += 1;
            continue;
        };
        let word = tokens.remove(at).word;
        if let Some(before) = tokens.get_mut(at - 1) {
            before.number = before.number.and_then(|number| number.checked_mul(times));
            before.word = format!("{}{word}", before.word);
        }
        // "two thousand five hundred": the hundreds are added when they come.
        added(tokens, at);
    }
    for at in (1..tokens.len()).rev() {
        added(tokens, at);
    }
}

/// Whether a number that is said after a larger one is part of it: `thousand five hundred`.
fn is_added(large: u64, small: u64) -> bool {
    match small {
        1..=9 => (20..=90).contains(&large) && large.is_multiple_of(10),
        20..=99 => large >= 100 && large.is_multiple_of(100),
        100..=999 => large >= 1_000 && large.is_multiple_of(1_000),
        _ => false,
    }
}

/// Adds what was told in words to the thousands before it.
fn added(tokens: &mut Vec<Token>, at: usize) {
    let Some(before) = at.checked_sub(1) else { return };
    let sum = match (tokens.get(before), tokens.get(at)) {
        (Some(Token { number: Some(large), mark: Mark::Words, .. }), Some(next)) => {
            let is_said = next.mark == Mark::Words && next.joint == Joint::Space;
            let small = next.number.filter(|small| is_said && is_added(*large, *small));
            small.map(|small| large + small)
        }
        _ => None,
    };
    if let Some(sum) = sum {
        tokens.remove(at);
        if let Some(token) = tokens.get_mut(before) {
            token.number = Some(sum);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::lexicon::Lexicon;
    use crate::token::split;

    fn numbers(sentence: &str) -> Vec<u64> {
        let tokens = split(sentence, &Lexicon::new());
        tokens.iter().filter_map(|token| token.number).collect()
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for (written, read) in [
            ("T500 into 1,500", vec![500, 1_500]),
            ("1.5k and 2k, 2,5k", vec![1_500, 2_000, 2_500]),
            ("blinds 100/200", vec![100, 200]),
            ("1 500 and 25 000", vec![1_500, 25_000]),
            ("2 100s", vec![2, 100]),
            ("2x500", vec![2, 500]),
            ("1 400 and 12 800", vec![1_400, 12_800]),
            ("seats 1,3,9", vec![1, 3, 9]),
            ("seat2 and s4", vec![2, 4]),
            ("0k 5.", vec![0, 5]),
        ] {
            assert_eq!(numbers(written), read, "{written}");
        }
    }

    #[test]
    fn numbers_are_read_as_they_are_said_in_three_languages() {
        for (said, read) in [
            ("two thousand five hundred", vec![2_500]),
            ("dva tisíce", vec![2_000]),
            ("pět set", vec![500]),
            ("pięć tysięcy", vec![5_000]),
            ("osiem graczy", vec![8]),
            ("twenty five", vec![25]),
            ("ósemka i trójce", vec![8, 3]),
        ] {
            assert_eq!(numbers(said), read, "{said}");
        }
    }

    #[test]
    fn what_is_too_large_is_no_number() {
        for hostile in ["99999999999999999999", "18446744073709551615k", "9999999999999999m"] {
            assert!(numbers(hostile).is_empty(), "{hostile}");
        }
        let many = "hundred thousand ".repeat(100);
        assert!(numbers(&many).len() < 200);
    }
}
