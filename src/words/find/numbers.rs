//! Rule numbers as they are typed: `39`, `44-A`, `rp 5`, `tda 2011 39`.

use rulebook::Rulebook;
use std::collections::BTreeSet;

/// The number of a rule in an edition.
#[derive(Debug)]
pub(super) struct Number {
    /// The edition, as files call it: `tda-2011`.
    edition: String,
    /// Small letters, and nothing between them: `44a`, `rp5`.
    plain: String,
}

impl Number {
    pub(super) fn new(edition: &str, number: &str) -> Self {
        Self { edition: edition.to_owned(), plain: plain(number) }
    }

    /// Whether the typed number is this one, or the rule whose letter this is.
    fn is_meant_by(&self, typed: &str) -> bool {
        let rest = self.plain.strip_prefix(typed);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
            && typed.ends_with(|c: char| c.is_ascii_digit() || self.plain.len() == typed.len())
    }
}

/// What was typed into the search.
#[derive(Debug)]
pub(super) struct Sought {
    /// All of it, without case and accents.
    pub(super) folded: String,
    pub(super) parts: Vec<QueryPart>,
    /// The year of the edition that a number belongs to, where one was typed.
    year: Option<String>,
    /// All words of it with a space around each.
    spaced: String,
}

/// A part that must be found: as words, or as a number.
#[derive(Debug)]
pub(super) struct QueryPart {
    pub(super) words: Vec<String>,
    number: Option<String>,
}

impl QueryPart {
    /// Whether it is nothing but one of these words.
    fn is_one_of(&self, words: &[String]) -> bool {
        matches!(self.words.as_slice(), [word] if words.contains(word)) && self.number.is_none()
    }
}

impl Sought {
    /// What was typed; `before` are words that mean nothing before a number.
    pub(super) fn of(folded: &str, before: &[String]) -> Self {
        let mut parts: Vec<QueryPart> = Vec::new();
        for typed in folded.split_whitespace() {
            let number = Some(plain(typed)).filter(|number| is_number(number));
            let joined = parts.last().filter(|part| part.words == ["rp"]).and(number.as_ref());
            if let Some(number) = joined {
                let number = Some(format!("rp{number}"));
                parts.pop();
                parts.push(QueryPart { words: vec!["rp".to_owned()], number });
                continue;
            }
            let words = split(typed);
            if !words.is_empty() {
                parts.push(QueryPart { words, number });
            }
        }
        if parts.len() > 1 && parts.first().is_some_and(|part| part.is_one_of(before)) {
            parts.remove(0);
        }
        let has_number =
            parts.iter().any(|part| part.number.as_ref().is_some_and(|number| !is_year(number)));
        let mut year = None;
        if has_number {
            parts.retain(|part| match (&part.number, part.words.as_slice()) {
                (Some(number), _) if is_year(number) => {
                    year = Some(number.clone());
                    false
                }
                (None, [word]) => word != "tda" && !before.contains(word),
                _ => true,
            });
        }
        let spaced = format!(" {} ", split(folded).join(" "));
        Self { folded: folded.trim().to_owned(), parts, year, spaced }
    }

    /// Without the words that say nothing, where something else was typed.
    pub(super) fn without(mut self, idle: &BTreeSet<String>) -> Self {
        let says = |part: &QueryPart| part.words.iter().any(|word| !idle.contains(word));
        if self.parts.iter().any(says) {
            self.parts.retain(says);
        }
        self
    }

    /// Whether several words that belong together stand in what was typed.
    pub(super) fn says(&self, phrase: &str) -> bool {
        phrase.contains(' ') && self.spaced.contains(&format!(" {phrase} "))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// What a part is worth as a number.
    pub(super) fn number_worth(
        &self,
        part: &QueryPart,
        numbers: &[Number],
        book: Rulebook,
    ) -> Option<u32> {
        let typed = part.number.as_ref()?;
        let meant = numbers.iter().filter(|number| number.is_meant_by(typed));
        let of_year = meant.filter(|number| {
            self.year.as_ref().is_none_or(|year| number.edition.ends_with(year.as_str()))
        });
        let worth = |number: &Number| {
            let of_book = |book: Rulebook| number.edition == book.id();
            let edition = if of_book(book) {
                120
            } else if book.fallback().is_some_and(of_book) {
                110
            } else {
                60
            };
            edition + if number.plain == *typed { 10 } else { 0 }
        };
        of_year.map(worth).max()
    }
}

fn plain(number: &str) -> String {
    let kept = number.chars().filter(|c| c.is_alphanumeric());
    kept.flat_map(char::to_lowercase).collect()
}

/// Whether it is a number of a rule: `39`, `44a`, `rp5`, `plgen29`.
fn is_number(plain: &str) -> bool {
    let digits = plain.trim_start_matches(|c: char| c.is_alphabetic());
    let letter = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    digits.len() > letter.len() && letter.len() <= 1
}

fn is_year(plain: &str) -> bool {
    plain.len() == 4 && plain.starts_with("20") && plain.chars().all(|c| c.is_ascii_digit())
}

/// The words of a folded text.
pub(super) fn split(folded: &str) -> Vec<String> {
    let words = folded.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
