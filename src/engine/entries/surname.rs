//! Which part of a name is the surname, for lists that are searched by eye.
//!
//! A name stays as it was typed; only its place in a list follows from this.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Under which word of a name people look in a list.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum NameOrder {
    /// The last one: names are typed with the surname last.
    #[default]
    SurnameLast,
    /// The first one: names are typed with the surname first.
    SurnameFirst,
}

impl NameOrder {
    /// Both orders, the usual one first.
    pub const ALL: [Self; 2] = [Self::SurnameLast, Self::SurnameFirst];

    /// Its word for programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Whether it is the usual one.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Words that go before a surname. Written small, people look under the word after them; written
/// large they belong to the surname, as in `De Niro`.
const PARTICLES: [&str; 37] = [
    "af", "al", "av", "ben", "bin", "da", "dal", "das", "de", "degli", "del", "della", "den",
    "der", "di", "do", "dos", "du", "el", "ibn", "la", "las", "le", "los", "mac", "mc", "san",
    "st", "te", "ten", "ter", "van", "vom", "von", "z", "zu", "zum",
];

/// Words that come after a surname.
const SUFFIXES: [&str; 11] =
    ["jr", "sr", "ii", "iii", "iv", "ml", "st", "mlodszy", "starsi", "phd", "md"];

/// The word of a name with which its surname begins, where surnames are typed last.
///
/// ```
/// use engine::entries::surname_at;
///
/// let of = |name: &str| name.split(' ').nth(surname_at(name)).map(str::to_owned);
/// assert_eq!(of("Anna Marie Nováková").as_deref(), Some("Nováková"));
/// assert_eq!(of("Jan van den Berg").as_deref(), Some("Berg"));
/// assert_eq!(of("Robert De Niro").as_deref(), Some("De"));
/// assert_eq!(of("Sammy Davis Jr.").as_deref(), Some("Davis"));
/// assert_eq!(of("Novák, Jan").as_deref(), Some("Novák,"));
/// ```
#[must_use]
pub fn surname_at(name: &str) -> usize {
    let words: Vec<&str> = name.split(' ').collect();
    // Before a comma, and in East Asia, the surname comes first.
    let has_comma = words.iter().position(|word| word.ends_with(',')).filter(|_| words.len() > 1);
    if has_comma.is_some() || name.chars().any(is_east_asian) {
        return 0;
    }
    let is_one = |word: &str, of: &[&str]| {
        let plain: String = word.chars().filter(|letter| *letter != '.').collect();
        of.contains(&plain.to_lowercase().as_str())
    };
    let has_suffix = words.len() > 2 && words.last().is_some_and(|word| is_one(word, &SUFFIXES));
    let mut at = words.len() - 1 - usize::from(has_suffix);
    while at > 1 {
        let Some(before) = words.get(at - 1) else { break };
        let is_large = before.chars().next().is_some_and(char::is_uppercase);
        if !is_large || !is_one(before, &PARTICLES) {
            break;
        }
        at -= 1;
    }
    at
}

fn is_east_asian(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}')
}
