//! Names, and how they are compared.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A player's name as it is shown: not empty, on one line, at most 200 letters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct PlayerName(Arc<str>);

impl PlayerName {
    /// The longest name, in letters.
    pub const LETTERS_MAX: usize = 200;

    /// A name from what was typed; spaces and line breaks become single spaces.
    ///
    /// None where nothing readable is left, or more than [`Self::LETTERS_MAX`] letters are.
    #[must_use]
    pub fn new(typed: &str) -> Option<Self> {
        let is_hidden = |c: char| c.is_control() || matches!(c, '\u{feff}' | '\u{200b}');
        let spaced: String = typed.chars().map(|c| if is_hidden(c) { ' ' } else { c }).collect();
        let name = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = !name.is_empty() && name.chars().count() <= Self::LETTERS_MAX;
        fits.then(|| Self(name.into()))
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for PlayerName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let typed = String::deserialize(deserializer)?;
        Self::new(&typed).ok_or_else(|| D::Error::custom("a name needs 1 to 200 letters"))
    }
}

/// A text without case and accents, for comparing and searching.
///
/// `Łukasz Nový` and `lukasz novy` are the same.
#[must_use]
pub fn fold(text: &str) -> String {
    text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).map(plain).collect()
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
    fn a_name_is_one_tidy_line() {
        let name = |typed: &str| PlayerName::new(typed).map(|name| name.to_string());
        assert_eq!(name("  Anna \t Rys\n"), Some("Anna Rys".to_owned()));
        assert_eq!(name(" \n "), None);
        assert_eq!(name(&"x".repeat(200)).map(|n| n.len()), Some(200));
        assert_eq!(name(&"x".repeat(201)), None);
    }
}
