//! Headings within a list of names, and who stands beside and below them.

use crate::csv::mapping::title_words;
use serde::Deserialize;
use std::sync::LazyLock;

/// Headings that are known, in small letters without accents and signs.
#[derive(Default, Deserialize)]
struct Headings {
    playing: Vec<String>,
    not_playing: Vec<String>,
    /// Titles of columns that say who plays.
    answers: Vec<String>,
}

static HEADINGS: LazyLock<Headings> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/csv/headings.ron")).unwrap_or_default()
});

/// Whether a line stands apart from the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// An empty line is before it, or nothing at all.
    Apart,
    /// A line is right before it.
    Among,
}

/// What a heading says of those below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading {
    Playing,
    /// They do not play, or not yet.
    NotPlaying,
    /// It is known by its colon alone: whether they play, nobody said.
    Unknown,
}

/// What a line is a heading of; none where it may be a name.
///
/// Apart from others a single word is a heading, too, which among them may be somebody's nickname.
#[must_use]
pub fn heading(line: &str, stands: Stands) -> Option<Heading> {
    // `In`, `No` and `Out` are names of people.
    const LETTERS_MIN: usize = 4;
    let bare = line.trim().trim_matches(['-', '=', '*', '#', '_', ' ']);
    let has_colon = bare.ends_with(':');
    let words = title_words(bare);
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let has_count = words.split(' ').any(|word| is_number(&word));
    let words: Vec<&str> = words.split(' ').filter(|word| !is_number(word)).collect();
    let words = words.join(" ");
    let is_long = words.chars().count() >= LETTERS_MIN;
    let is_said =
        has_colon || has_count || words.contains(' ') || (stands == Stands::Apart && is_long);
    match () {
        () if words.is_empty() || !is_said => None,
        () if HEADINGS.not_playing.contains(&words) => Some(Heading::NotPlaying),
        () if HEADINGS.playing.contains(&words) => Some(Heading::Playing),
        () => has_colon.then_some(Heading::Unknown),
    }
}

/// Whether a word alone is a heading in many lists.
#[must_use]
pub fn may_be_heading(line: &str) -> bool {
    let words = title_words(line);
    words.chars().count() > 3
        && (HEADINGS.not_playing.contains(&words) || HEADINGS.playing.contains(&words))
}

/// Whether words beside a name say that somebody does not play: `cancelled`, `maybe`.
#[must_use]
pub fn says_not_playing(words: &str) -> bool {
    HEADINGS.not_playing.contains(&title_words(words))
}

/// Whether a column says who plays: by its title, `RSVP`, or because nothing else stands in it, as
/// `in`, `maybe` and `out`. A plain yes or no may be about anything.
pub(super) fn is_answer<'c>(title: &str, cells: impl Iterator<Item = &'c str>) -> bool {
    if HEADINGS.answers.contains(&title_words(title)) {
        return true;
    }
    let words: Vec<String> = cells.map(title_words).filter(|words| !words.is_empty()).collect();
    let is_known =
        |words: &String| HEADINGS.playing.contains(words) || HEADINGS.not_playing.contains(words);
    let is_plain = |words: &String| PLAIN.contains(&words.as_str());
    words.iter().all(is_known)
        && words.iter().any(|words| HEADINGS.not_playing.contains(words) && !is_plain(words))
}

/// Words that answer any question.
const PLAIN: [&str; 9] = ["yes", "no", "ano", "ne", "tak", "nie", "nein", "ja", "out"];

/// A known heading with names beside it, `Waiting list: Cy, Dan`: both, divided.
pub(super) fn heading_beside(line: &str) -> Option<(&str, &str)> {
    let (head, names) = line.split_once(':')?;
    let head = line.get(..=head.len())?;
    let is_known =
        matches!(heading(head, Stands::Among), Some(Heading::Playing | Heading::NotPlaying));
    (is_known && names.chars().any(char::is_alphabetic)).then_some((head, names.trim()))
}

/// Whether a line begins with when it was written, as a copy of a chat does:
/// `[12/01/2026, 19:02:11] Ana: In`, `12.01.26, 19:05 - Ana: In`.
#[must_use]
pub fn is_of_chat(line: &str) -> bool {
    let line = line.trim_start_matches('[');
    let is_of_moment =
        |sign: char| sign.is_ascii_digit() || matches!(sign, '/' | '.' | ':' | ',' | ' ' | '-');
    let end = line.find(|sign| !is_of_moment(sign)).unwrap_or(line.len());
    let moment = line.get(..end).unwrap_or_default();
    let groups = moment.split(|sign: char| !sign.is_ascii_digit()).filter(|it| !it.is_empty());
    groups.count() >= 5 && moment.contains(':')
}

#[cfg(test)]
mod tests {
    use super::{HEADINGS, Heading, Stands, heading, heading_beside, is_of_chat};
    use crate::csv::mapping::title_words;

    #[test]
    fn headings_are_written_as_they_are_looked_for() {
        let all: Vec<&String> = HEADINGS.playing.iter().chain(&HEADINGS.not_playing).collect();
        assert!(all.len() > 120, "the list is read");
        for heading in &all {
            assert_eq!(&&title_words(heading), heading);
            assert_eq!(all.iter().filter(|other| *other == heading).count(), 1, "{heading}");
        }
    }

    #[test]
    fn headings_are_no_players() {
        use Heading::{NotPlaying, Playing, Unknown};
        let all = [
            ("Waiting list:", Some(NotPlaying)),
            ("WAITING LIST", Some(NotPlaying)),
            ("Reserves (3):", Some(NotPlaying)),
            ("Waitlist (1)", Some(NotPlaying)),
            ("--- Náhradníci: ---", Some(NotPlaying)),
            ("Nicht dabei", Some(NotPlaying)),
            ("Can't make it:", Some(NotPlaying)),
            ("Players - 12:", Some(Playing)),
            ("Friday group:", Some(Unknown)),
            ("Seznam hráčů", Some(Playing)),
            ("Out", None),
            ("Ana Nova", None),
            ("John 2nd", None),
            ("Reserve", None),
            (":", None),
        ];
        for (line, expected) in all {
            assert_eq!(heading(line, Stands::Among), expected, "{line}");
        }
        assert_eq!(heading("Waitlist", Stands::Apart), Some(NotPlaying));
        assert_eq!(heading("Out", Stands::Apart), None);
        assert_eq!(heading_beside("Waiting list: Cy"), Some(("Waiting list:", "Cy")));
        assert_eq!(heading_beside("Ana: In"), None);
    }

    #[test]
    fn lines_of_a_chat_are_seen() {
        for line in ["[12/01/2026, 19:02:11] Ana: In", "12/01/26 19:02 - Ana: In"] {
            assert!(is_of_chat(line), "{line}");
        }
        for line in ["Ana", "3 Doors Down", "12. Ana", "12:30", "1 2 3 4 5 Ana"] {
            assert!(!is_of_chat(line), "{line}");
        }
    }
}
