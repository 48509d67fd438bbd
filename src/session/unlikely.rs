//! What in a list of players does not look like a name, or like one of somebody who plays.

use serde::Deserialize;
use std::sync::LazyLock;
use storage::csv::{PlayerRow, title_words, turned};

/// Why a line does not look like a player; it can be one all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unlikely {
    /// It has no letters.
    NoLetters,
    /// It is an address of mail or of a page.
    Address,
    /// It has signs that names do not have, as between the parts of a page.
    Signs,
    /// It has as many words as a sentence.
    Sentence,
    /// Its last name seems to stand first, as in hardly any other line: or it is two people.
    Turned,
    /// It is several people: `Ana + Ben`.
    Several,
    /// It is a heading: `Waiting list:`.
    Heading,
    /// It stands below a heading over people who do not play, or not yet.
    NotPlaying,
}

/// Headings that are known, without accents and signs.
#[derive(Default, Deserialize)]
struct Headings {
    playing: Vec<String>,
    not_playing: Vec<String>,
}

static HEADINGS: LazyLock<Headings> = LazyLock::new(|| {
    ron::from_str(include_str!("../../assets/csv/headings.ron")).unwrap_or_default()
});

/// A heading within a list, and whether those below it play.
fn heading(line: &str) -> Option<bool> {
    let bare = line.trim().trim_matches(['-', '=', '*', '#', ' ']);
    let is_marked = bare.ends_with(':');
    // How many there are may stand beside it: `Reserves (3):`.
    let words = title_words(bare);
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let words: Vec<&str> = words.split(' ').filter(|word| !is_number(word)).collect();
    let words = words.join(" ");
    // A single word without a colon may be somebody's nickname.
    let is_said = is_marked || words.contains(' ');
    if is_said && HEADINGS.not_playing.contains(&words) {
        return Some(false);
    }
    let is_known = is_said && HEADINGS.playing.contains(&words);
    (is_known || (is_marked && !words.is_empty())).then_some(true)
}

impl Unlikely {
    /// A name of more words than this is more likely a sentence of a page.
    const WORDS_MAX: usize = 6;

    /// What is unlikely about each of these lines, one after the other.
    #[must_use]
    pub fn of_all(rows: &[PlayerRow]) -> Vec<Option<Self>> {
        let mut is_playing = true;
        let of_row = |row: &PlayerRow| {
            if let Some(below) = heading(row.name.as_str()) {
                is_playing = below;
                return Some(Self::Heading);
            }
            if is_playing { Self::of(row.name.as_str()) } else { Some(Self::NotPlaying) }
        };
        rows.iter().map(of_row).collect()
    }

    /// Whether a list says by itself that this is nobody who plays.
    #[must_use]
    pub fn is_left_out(self) -> bool {
        match self {
            Self::Heading | Self::NotPlaying => true,
            Self::NoLetters
            | Self::Address
            | Self::Signs
            | Self::Sentence
            | Self::Turned
            | Self::Several => false,
        }
    }

    /// The end of its text's id in the catalogues.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::NoLetters => "no-letters",
            Self::Address => "address",
            Self::Signs => "signs",
            Self::Sentence => "sentence",
            Self::Turned => "turned",
            Self::Several => "several",
            Self::Heading => "heading",
            Self::NotPlaying => "not-playing",
        }
    }

    /// Why this is no name, as far as can be seen.
    fn of(name: &str) -> Option<Self> {
        let is_address = ["://", "www.", "@"].iter().any(|sign| name.contains(sign));
        if is_address {
            Some(Self::Address)
        } else if !name.chars().any(char::is_alphabetic) {
            Some(Self::NoLetters)
        } else if name.contains(['|', '<', '>', '=', '{', '}', '»', '©']) {
            Some(Self::Signs)
        } else if name.split_whitespace().count() > Self::WORDS_MAX {
            Some(Self::Sentence)
        } else if turned(name).is_some() {
            Some(Self::Turned)
        } else if is_several(name) {
            Some(Self::Several)
        } else {
            None
        }
    }
}

/// Whether a line names several people: `Ana + Ben`, `Ana & Ben`, `Ana/Ben`, `Ana +1`,
/// `Ana and Ben`.
fn is_several(name: &str) -> bool {
    let has_letters = |part: &str| part.chars().any(char::is_alphabetic);
    let joined = |sign: char| {
        let Some((first, rest)) = name.split_once(sign) else { return false };
        let more = rest.trim();
        let is_count = sign == '+' && more.chars().next().is_some_and(|it| it.is_ascii_digit());
        has_letters(first) && (has_letters(more) || is_count)
    };
    let lower = name.to_lowercase();
    let mut words = lower.split_whitespace().skip(1);
    let is_and = |word: &str| matches!(word, "and" | "und" | "et" | "plus");
    let and = words.by_ref().any(is_and) && words.next().is_some();
    and || ['+', '&', '/'].into_iter().any(joined)
}

#[cfg(test)]
mod tests {
    use super::{HEADINGS, heading, is_several};
    use storage::csv::title_words;

    #[test]
    fn headings_are_written_as_they_are_looked_for() {
        let all: Vec<&String> = HEADINGS.playing.iter().chain(&HEADINGS.not_playing).collect();
        assert!(all.len() > 80, "the list is read");
        for heading in &all {
            assert_eq!(&&title_words(heading), heading);
            assert_eq!(all.iter().filter(|other| *other == heading).count(), 1, "{heading}");
        }
    }

    #[test]
    fn headings_are_no_players() {
        let all = [
            ("Waiting list:", Some(false)),
            ("WAITING LIST", Some(false)),
            ("Reserves (3):", Some(false)),
            ("--- Náhradníci: ---", Some(false)),
            ("Nicht dabei", Some(false)),
            ("Can't make it:", Some(false)),
            ("Players - 12:", Some(true)),
            ("Friday group:", Some(true)),
            ("Seznam hráčů", Some(true)),
            ("Out", None),
            ("Ana Nova", None),
            ("Reserve", None),
            (":", None),
        ];
        for (line, expected) in all {
            assert_eq!(heading(line), expected, "{line}");
        }
    }

    #[test]
    fn several_people_on_one_line_are_seen() {
        for line in ["Ana + Ben", "Ana & Ben", "Ana/Ben", "Ana +1", "Ana and Ben", "Ana und Ben"] {
            assert!(is_several(line), "{line}");
        }
        for line in ["Ana", "Andy Band", "And One", "D'Arcy", "Ana +", "1/2", "A. B. Plus", "C++"] {
            assert!(!is_several(line), "{line}");
        }
    }
}
