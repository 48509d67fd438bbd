//! What in a list of players does not look like a name, or like one of somebody who plays.

use storage::csv::{
    Heading, PlayerRow, Stands, heading, is_of_chat, may_be_heading, says_not_playing, turned,
};

/// Why a line does not look like a player; it can be one all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unlikely {
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
    /// It may be a heading, or somebody's nickname: `Waitlist`.
    LikeHeading,
    /// It is a line of a chat, with when it was written.
    Chat,
    /// A mark beside the name says that they do not play: `Ben ❌`, `Ben - maybe`.
    MarkedNo,
    /// A heading above it or a column says that they do not play, or not yet.
    NotPlaying,
}

impl Unlikely {
    /// A name of more words than this is more likely a sentence of a page.
    const WORDS_MAX: usize = 6;

    /// What is unlikely about each of these lines, one after the other.
    #[must_use]
    pub fn of_all(rows: &[PlayerRow]) -> Vec<Option<Self>> {
        let (mut is_playing, mut last) = (true, None);
        // Where everybody has the same mark it says nothing of one of them.
        let marked = rows.iter().filter(|row| row.says_no).count();
        let are_told_apart = marked > 0 && marked < rows.len();
        let of_row = |row: &PlayerRow| {
            let is_apart = last.is_none_or(|last| row.line > last + 1);
            let stands = if is_apart { Stands::Apart } else { Stands::Among };
            last = Some(row.line);
            let name = row.name.as_str();
            match heading(name, stands) {
                Some(Heading::NotPlaying) => is_playing = false,
                Some(Heading::Playing | Heading::Unknown) => is_playing = true,
                None if !is_playing || row.declines => return Some(Self::NotPlaying),
                None if row.says_no && are_told_apart => return Some(Self::MarkedNo),
                None => return Self::of(name),
            }
            Some(Self::Heading)
        };
        rows.iter().map(of_row).collect()
    }

    /// What is unlikely about a person of a list, whether or not they play; none of a name.
    pub(crate) fn of_person(name: &str) -> Option<Self> {
        match heading(name, Stands::Among) {
            Some(_) => Some(Self::Heading),
            None => Self::of(name).filter(|why| *why != Self::MarkedNo),
        }
    }

    /// Whether a list says by itself that this is nobody who plays.
    #[must_use]
    pub fn is_left_out(self) -> bool {
        match self {
            Self::Heading | Self::NotPlaying | Self::Chat => true,
            Self::NoLetters
            | Self::Address
            | Self::Signs
            | Self::Sentence
            | Self::Turned
            | Self::Several
            | Self::LikeHeading
            | Self::MarkedNo => false,
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
            Self::LikeHeading => "like-heading",
            Self::Chat => "chat",
            Self::MarkedNo => "marked-no",
            Self::NotPlaying => "not-playing",
        }
    }

    /// Why this is no name, as far as can be seen.
    fn of(name: &str) -> Option<Self> {
        let is_address = ["://", "www.", "@"].iter().any(|sign| name.contains(sign));
        if is_of_chat(name) {
            Some(Self::Chat)
        } else if is_address {
            Some(Self::Address)
        } else if !name.chars().any(char::is_alphabetic) {
            Some(Self::NoLetters)
        } else if name.contains(['|', '<', '>', '=', '{', '}', '»', '©', '?', '¿']) {
            Some(Self::Signs)
        } else if name.split_whitespace().count() > Self::WORDS_MAX {
            Some(Self::Sentence)
        } else if turned(name).is_some() {
            Some(Self::Turned)
        } else if may_be_heading(name) || name.split_whitespace().skip(1).any(is_time_of_day) {
            Some(Self::LikeHeading)
        } else if name.rsplit_once(" - ").is_some_and(|(_, said)| says_not_playing(said)) {
            Some(Self::MarkedNo)
        } else if is_several(name) {
            Some(Self::Several)
        } else {
            None
        }
    }
}

/// Whether a word is a time of day, as in `Friday 8pm`.
fn is_time_of_day(word: &str) -> bool {
    let word = word.trim_end_matches([',', '.', ':', ')']).to_lowercase();
    let is_number = |part: &str| {
        (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let with_minutes = |time: &str| match time.split_once(':') {
        Some((hour, minute)) => is_number(hour) && minute.len() == 2 && is_number(minute),
        None => false,
    };
    let marked = ["am", "pm", "h", "hod"].into_iter().find_map(|mark| word.strip_suffix(mark));
    with_minutes(&word) || marked.is_some_and(|time| is_number(time) || with_minutes(time))
}

/// Whether a line names several: `Ana + Ben`, `Ana & Ben`, `Ana/Ben`, `Ana +1`, `Ana and Ben`.
pub(crate) fn is_several(name: &str) -> bool {
    let has_letters = |part: &str| part.chars().any(char::is_alphabetic);
    let joined = |sign: char| {
        let Some((first, rest)) = name.split_once(sign) else { return false };
        let more = rest.trim();
        let is_count = sign == '+' && more.chars().next().is_some_and(|it| it.is_ascii_digit());
        has_letters(first) && (has_letters(more) || is_count)
    };
    // `Ana 2. Ben 3. Cy` was numbered in one line.
    let mut words = name.split_whitespace().skip(1);
    let is_number = |word: &str| {
        word.strip_suffix(['.', ')']).is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit()))
    };
    if words.any(|word| word.len() > 1 && is_number(word)) {
        return true;
    }
    // `Rosa y Juan`, `Petr a Pavel`; a longer name may have such a word within.
    if let [_, "y" | "e" | "a" | "i", _] = name.split_whitespace().collect::<Vec<_>>()[..] {
        return true;
    }
    let lower = name.to_lowercase();
    let mut words = lower.split_whitespace().skip(1);
    let is_and = |word: &str| matches!(word, "and" | "und" | "et" | "plus");
    let and = words.by_ref().any(is_and) && words.next().is_some();
    and || ['+', '&', '/'].into_iter().any(joined)
}

#[cfg(test)]
mod tests {
    use super::{Unlikely, is_several, is_time_of_day};

    #[test]
    fn headings_of_a_message_are_no_names() {
        for time in ["8pm", "20:00", "19h", "7:30pm", "20:00,", "18hod"] {
            assert!(is_time_of_day(time), "{time}");
        }
        for word in ["Ana", "10", "8", "200:00", "pm", "H", "1:2", "Bo2h0"] {
            assert!(!is_time_of_day(word), "{word}");
        }
        assert_eq!(Unlikely::of("Friday 8pm"), Some(Unlikely::LikeHeading));
        assert_eq!(Unlikely::of("who's in?"), Some(Unlikely::Signs));
        assert_eq!(Unlikely::of("Bo Li 10"), None);
    }

    #[test]
    fn several_people_on_one_line_are_seen() {
        let all = ["Ana + Ben", "Ana & Ben", "Ana/Ben", "Ana +1", "Ana and Ben", "Petr a Pavel"];
        for line in all.into_iter().chain(["Ana 2. Ben 3. Cy", "Rosa y Juan"]) {
            assert!(is_several(line), "{line}");
        }
        for line in ["Ana", "Andy Band", "And One", "D'Arcy", "Ana +", "1/2", "A. B. Plus", "C++"] {
            assert!(!is_several(line), "{line}");
        }
    }
}
