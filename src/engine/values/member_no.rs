//! The number by which a club knows somebody.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::sync::Arc;

/// A member number, as it stands on a card: digits mostly, and not always.
///
/// ```
/// use engine::values::MemberNo;
///
/// let number = MemberNo::new(" A  0042 ").unwrap();
/// assert_eq!(number.as_str(), "A 0042");
/// assert!(number.is_same(&MemberNo::new("a 0042").unwrap()));
/// assert!(MemberNo::new(" \n").is_none());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct MemberNo(Arc<str>);

impl MemberNo {
    /// The longest number, in letters.
    pub const LETTERS_MAX: usize = 40;

    /// A number from what was typed or scanned, with single spaces.
    ///
    /// None where nothing readable is left, or more than [`Self::LETTERS_MAX`] letters are.
    #[must_use]
    pub fn new(typed: &str) -> Option<Self> {
        let is_between = |letter: char| letter.is_whitespace() || letter.is_control();
        let seen: String = typed.chars().filter(|letter| !is_unseen(*letter)).collect();
        let words = seen.split(is_between).filter(|word| !word.is_empty());
        let number = words.collect::<Vec<_>>().join(" ");
        let fits = !number.is_empty() && number.chars().count() <= Self::LETTERS_MAX;
        fits.then(|| Self(number.into()))
    }

    /// The number as text, with one blank between its words.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both stand on one card, whatever their case.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

/// Letters that nobody sees: those without width, and those that turn the writing round.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
        || letter == '\u{feff}'
}

impl fmt::Display for MemberNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl<'de> Deserialize<'de> for MemberNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let typed = String::deserialize(deserializer)?;
        Self::new(&typed).ok_or_else(|| D::Error::custom("a member number needs 1 to 40 letters"))
    }
}
