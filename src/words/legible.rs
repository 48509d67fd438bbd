//! Words of others, made fit to be shown on one line.

/// The most letters of somebody else's that a message repeats.
const LETTERS_MAX: usize = 600;

/// A text without letters that move the cursor, turn the writing round or end the line, and cut
/// short where it is longer than anybody reads.
#[must_use]
pub fn legible(text: &str) -> String {
    let mut shown: String = text.chars().take(LETTERS_MAX).map(visible).collect();
    if text.chars().nth(LETTERS_MAX).is_some() {
        shown.push('…');
    }
    shown
}

/// The most letters of somebody else's in the middle of a message.
const PART_LETTERS_MAX: usize = 200;

/// The same for a part of a message, as what a reader of files says: so short that what the message
/// says after it is seen, too.
#[must_use]
pub fn legible_part(text: &str) -> String {
    let cut = text.char_indices().nth(PART_LETTERS_MAX);
    match cut.and_then(|(at, _)| text.get(..at)) {
        Some(part) => legible(part) + "…",
        None => legible(text),
    }
}

/// A text of several lines without letters that move the cursor or turn the writing round.
#[must_use]
pub fn legible_lines(text: &str) -> String {
    let line = |line: &str| line.chars().map(visible).collect::<String>() + "\n";
    text.lines().map(line).collect()
}

/// A letter, or a sign that one stands there that cannot be shown.
#[must_use]
pub fn visible(letter: char) -> char {
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(letter, '\u{2066}'..='\u{2069}');
    if letter.is_whitespace() {
        ' '
    } else if letter.is_control() || turns {
        '\u{fffd}'
    } else {
        letter
    }
}
