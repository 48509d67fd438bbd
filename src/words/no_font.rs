//! Letters that no font on the computer has, and what to install for them.

use crate::Words;
use crate::args::Args;
use crate::legible::visible;
use std::collections::BTreeSet;

/// So many letters are named; whoever installs a font does not need all of them.
const NAMED_MAX: usize = 4;

impl Words {
    /// What is in the way of these letters, and what helps; none where there are none.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// let words = Words::new(Language::English);
    /// let said = words.no_font(&["漢".to_owned()].into()).unwrap_or_default();
    /// assert!(said.contains("fonts-noto-cjk") && said.contains("U+6F22"));
    /// assert_eq!(words.no_font(&[].into()), None);
    /// ```
    #[must_use]
    pub fn no_font(&self, letters: &BTreeSet<String>) -> Option<String> {
        let first = letters.iter().filter_map(|letter| letter.chars().next());
        let first: BTreeSet<char> = first.collect();
        let mut codes: Vec<String> =
            first.iter().take(NAMED_MAX).map(|letter| code(*letter)).collect();
        if first.len() > NAMED_MAX {
            codes.push(String::from("…"));
        }
        let east = first.iter().any(|letter| is_east_asian(*letter));
        let rest = first.iter().any(|letter| !is_east_asian(*letter));
        let install = match (east, rest) {
            (false, false) => return None,
            (true, false) => "no-font-east-asian",
            (false, true) => "no-font-other",
            (true, true) => "no-font-both",
        };
        let args = Args::new().text("letters", codes.join(" "));
        Some(self.say(install, &args))
    }
}

/// The number of a letter, which can be shown where the letter cannot.
fn code(letter: char) -> String {
    format!("U+{:04X}", u32::from(visible(letter)))
}

/// Whether it is written in Chinese, Japanese or Korean.
fn is_east_asian(letter: char) -> bool {
    matches!(
        letter,
        '\u{1100}'..='\u{11ff}'
            | '\u{2e80}'..='\u{9fff}'
            | '\u{a960}'..='\u{a97f}'
            | '\u{ac00}'..='\u{d7ff}'
            | '\u{f900}'..='\u{faff}'
            | '\u{ff00}'..='\u{ffef}'
            | '\u{1b000}'..='\u{1b16f}'
            | '\u{20000}'..='\u{3ffff}'
    )
}
