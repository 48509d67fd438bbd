//! Names, and how they are compared.

use crate::entries::surname::{NameOrder, surname_at};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A player's name as it is shown: not empty, on one line, at most 200 letters.
///
/// It knows itself without case and accents, so that ten thousand names are searched at once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerName(Arc<Spelled>);

/// A name as it is written, and as it is searched.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Spelled {
    shown: Box<str>,
    folded: Box<str>,
    /// Where the surname begins in `folded`.
    surname: usize,
}

impl PlayerName {
    /// The longest name, in letters.
    pub const LETTERS_MAX: usize = 200;

    /// A name from what was typed; spaces and line breaks become single spaces.
    ///
    /// None where nothing readable is left, or more than [`Self::LETTERS_MAX`] letters are.
    #[must_use]
    pub fn new(typed: &str) -> Option<Self> {
        let is_space = |c: char| c.is_control() || matches!(c, '\u{feff}' | '\u{200b}');
        let letters = typed.chars().filter(|c| !is_unseen(*c));
        let spaced: String = letters.map(|c| if is_space(c) { ' ' } else { c }).collect();
        // Between letters these join or part them; elsewhere nobody sees them.
        let words = spaced.split_whitespace().map(|word| word.trim_matches(JOINERS));
        let name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let fits = !name.is_empty() && name.chars().count() <= Self::LETTERS_MAX;
        fits.then(|| {
            let folded = fold(&name);
            let before = folded.split(' ').take(surname_at(&name)).map(|word| word.len() + 1);
            let surname = before.sum::<usize>().min(folded.len());
            Self(Arc::new(Spelled { shown: name.into(), folded: folded.into(), surname }))
        })
    }

    /// The name as it is shown, with its case and accents.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0.shown
    }

    /// The name without case and accents; see [`fold`].
    #[must_use]
    pub fn folded(&self) -> &str {
        &self.0.folded
    }

    /// What sorts it: the words that people look for and those before, without case and accents.
    ///
    /// ```
    /// use engine::entries::{NameOrder, PlayerName};
    ///
    /// let name = PlayerName::new("Łukasz Wójcik").unwrap();
    /// assert_eq!(name.listed(NameOrder::SurnameLast), ("wojcik", "lukasz "));
    /// assert_eq!(name.listed(NameOrder::SurnameFirst), ("lukasz wojcik", ""));
    /// ```
    #[must_use]
    pub fn listed(&self, order: NameOrder) -> (&str, &str) {
        let folded = self.folded();
        let at = match order {
            NameOrder::SurnameLast => self.0.surname,
            NameOrder::SurnameFirst => 0,
        };
        let (before, surname) = folded.split_at_checked(at).unwrap_or(("", folded));
        (surname, before)
    }

    /// The same as it is written, for alphabets in which accents make other letters.
    #[must_use]
    pub fn listed_as_written(&self, order: NameOrder) -> (&str, &str) {
        let shown = self.as_str();
        let before = match order {
            NameOrder::SurnameLast => surname_at(shown),
            NameOrder::SurnameFirst => 0,
        };
        let at = shown.split(' ').take(before).map(|word| word.len() + 1).sum::<usize>();
        let (before, surname) = shown.split_at_checked(at).unwrap_or(("", shown));
        (surname, before)
    }

    /// Whether every one of these words, which are without case and accents, is part of it.
    pub fn has_all<'a>(&self, mut words: impl Iterator<Item = &'a str>) -> bool {
        words.all(|word| self.folded().contains(word))
    }
}

impl fmt::Debug for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PlayerName").field(&self.as_str()).finish()
    }
}

impl Serialize for PlayerName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl<'de> Deserialize<'de> for PlayerName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let typed = String::deserialize(deserializer)?;
        Self::new(&typed).ok_or_else(|| D::Error::custom("a name needs 1 to 200 letters"))
    }
}

/// Signs between letters that some scripts and pictures need, and nobody sees by themselves.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Whether a sign only breaks words or turns the writing round: it stands in no name.
fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
    ) || matches!(c, '\u{2060}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// A text without case, accents and what nobody sees, for comparing and searching.
///
/// `Łukasz Nový` and `lukasz novy` are the same.
#[must_use]
pub fn fold(text: &str) -> String {
    let counts = |c: &char| !is_combining_mark(*c) && !is_unseen(*c) && !JOINERS.contains(c);
    text.nfd().filter(counts).flat_map(char::to_lowercase).map(plain).collect()
}

/// Letters that have no decomposition but that people type without their stroke.
fn plain(letter: char) -> char {
    match letter {
        'ł' => 'l',
        'đ' | 'ð' => 'd',
        'ø' => 'o',
        'ı' => 'i',
        'ħ' => 'h',
        'ŧ' => 't',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::{PlayerName, fold};

    #[test]
    fn accents_and_case_do_not_count() {
        assert_eq!(fold("Žofie Świątek-ŁUKASZ"), "zofie swiatek-lukasz");
        assert_eq!(fold("Ødegård"), "odegard");
    }

    #[test]
    fn what_nobody_sees_makes_no_other_name() {
        let ana = PlayerName::new("Ana Rys").unwrap();
        for unseen in ['\u{2060}', '\u{ad}', '\u{202e}', '\u{2066}', '\u{200f}', '\u{e0041}'] {
            let name = PlayerName::new(&format!("An{unseen}a Rys{unseen}")).unwrap();
            assert_eq!(name, ana, "{unseen:?}");
        }
        for joiner in ['\u{200d}', '\u{200c}'] {
            let within = PlayerName::new(&format!("A{joiner}na Rys")).unwrap();
            assert_eq!(within.folded(), ana.folded(), "{joiner:?}");
            let around = PlayerName::new(&format!("{joiner}Ana {joiner} Rys{joiner}")).unwrap();
            assert_eq!(around, ana, "{joiner:?}");
        }
        assert_eq!(PlayerName::new("\u{202e}\u{200d} \u{2060}"), None);
        let family = "👩\u{200d}👩\u{200d}👧";
        assert_eq!(PlayerName::new(family).unwrap().as_str(), family, "pictures stay whole");
    }

    #[test]
    fn a_name_is_one_tidy_line() {
        let name = |typed: &str| PlayerName::new(typed).map(|name| name.to_string());
        assert_eq!(name("  Anna \t Rys\n"), Some("Anna Rys".to_owned()));
        assert_eq!(name(" \n "), None);
        assert_eq!(name(&"x".repeat(200)).map(|n| n.len()), Some(200));
        assert_eq!(name(&"x".repeat(201)), None);
    }

    #[test]
    fn a_name_has_words_in_any_order_without_case_and_accents() {
        let name = PlayerName::new("Łukasz Wójcik").unwrap();
        assert_eq!(name.folded(), "lukasz wojcik");
        assert!(name.has_all("woj luk".split(' ')));
        assert!(!name.has_all("woj anna".split(' ')));
    }
}
