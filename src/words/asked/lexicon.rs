//! Words for numbers, and words that mean the same, from `assets/asked/words.txt`.

use std::collections::BTreeMap;

/// The words that are known beforehand.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    numbers: BTreeMap<&'static str, u64>,
    times: BTreeMap<&'static str, u64>,
    /// Whole words, and what they mean.
    whole: BTreeMap<&'static str, Vec<u16>>,
    /// Beginnings of words, and what they mean.
    begun: BTreeMap<&'static str, Vec<u16>>,
}

/// The words, as a director can correct them.
const WORDS: &str = include_str!("../../../assets/asked/words.txt");

/// The longest beginning of a word that is looked for, in letters.
const BEGUN_MAX: usize = 12;

impl Lexicon {
    /// What stands in the file.
    pub(super) fn new() -> Self {
        let mut lexicon = Self::default();
        let mut meaning = 0;
        let lines = WORDS.lines().filter(|line| !line.starts_with(['#', '=']));
        for (name, words) in lines.filter_map(|line| line.split_once(':')) {
            let words = words.split_whitespace();
            if let Ok(number) = name.parse() {
                lexicon.numbers.extend(words.map(|word| (word, number)));
            } else if let Some(Ok(times)) = name.strip_prefix('x').map(str::parse) {
                lexicon.times.extend(words.map(|word| (word, times)));
            } else {
                meaning += 1;
                for word in words {
                    match word.strip_suffix('*') {
                        Some(begun) => lexicon.begun.entry(begun).or_default().push(meaning),
                        None => lexicon.whole.entry(word).or_default().push(meaning),
                    }
                }
            }
        }
        lexicon
    }

    /// The number that a word tells.
    pub(super) fn number(&self, word: &str) -> Option<u64> {
        self.numbers.get(word).copied()
    }

    /// What a word makes of the number before it.
    pub(super) fn times(&self, word: &str) -> Option<u64> {
        self.times.get(word).copied()
    }

    /// What a word means, where it means the same as others: of its beginnings the longest counts.
    pub(super) fn meanings(&self, word: &str) -> Vec<u16> {
        if let Some(found) = self.whole.get(word) {
            return found.clone();
        }
        let ends = word.char_indices().map(|(at, letter)| at + letter.len_utf8());
        let beginnings = ends.take(BEGUN_MAX).filter_map(|end| word.get(..end));
        let found = beginnings.filter_map(|begun| self.begun.get(begun)).last();
        found.cloned().unwrap_or_default()
    }
}
