//! Slips of the finger: a word that nobody says is read as one that is said, one letter away.

use crate::slip::is_one_slip;
use crate::token::Token;
use std::collections::BTreeMap;

/// The words that are said, and how often.
#[derive(Debug, Default)]
pub(super) struct Spelling {
    words: BTreeMap<String, u32>,
}

/// Shorter words are too like one another.
const LETTERS_MIN: usize = 5;

impl Spelling {
    /// These words, which stand in patterns.
    pub(super) fn of<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        Self { words: words.map(|word| (word.to_owned(), 1)).collect() }
    }

    /// Reads the words as they were learned.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let lines = std::str::from_utf8(bytes).unwrap_or_default().lines();
        let word = |line: &str| {
            let (word, count) = line.split_once(' ')?;
            Some((word.to_owned(), count.parse().ok()?))
        };
        Self { words: lines.filter_map(word).collect() }
    }

    /// A line for each, with how often it was said.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let lines = self.words.iter().map(|(word, count)| format!("{word} {count}\n"));
        lines.collect::<String>().into_bytes()
    }

    /// Whether any of these words is said.
    pub(super) fn knows_some(&self, tokens: &[Token]) -> bool {
        tokens.iter().any(|token| self.words.contains_key(&token.word))
    }

    /// Remembers the words of a sentence.
    pub(super) fn add(&mut self, tokens: &[Token]) {
        for token in tokens.iter().filter(|token| token.number.is_none()) {
            *self.words.entry(token.word.clone()).or_default() += 1;
        }
    }

    /// Puts slips right: of the words that may be meant, the one that is said most often.
    pub(super) fn put_right(&self, tokens: &mut [Token]) {
        for token in tokens {
            let letters = token.word.chars().count();
            let is_slip = token.number.is_none()
                && letters >= LETTERS_MIN
                && !self.words.contains_key(&token.word);
            if !is_slip {
                continue;
            }
            let near = self.words.iter().filter(|(word, _)| {
                word.chars().count().abs_diff(letters) <= 1 && is_one_slip(&token.word, word)
            });
            if let Some((word, _)) = near.max_by_key(|(_, count)| **count) {
                token.word.clone_from(word);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::lexicon::Lexicon;
    use crate::spelling::Spelling;
    use crate::token::split;

    #[test]
    fn a_slip_becomes_the_word_that_is_said_and_other_words_stay() {
        let lexicon = Lexicon::new();
        let mut said = Spelling::default();
        for sentence in ["the button was skipped", "the button moved", "a bottom card"] {
            said.add(&split(sentence, &lexicon));
        }
        let right = |sentence: &str| {
            let mut tokens = split(sentence, &lexicon);
            said.put_right(&mut tokens);
            tokens.into_iter().map(|token| token.word).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(right("the buttno was skiped"), "the button was skipped");
        assert_eq!(right("the button moved 50000"), "the button moved 50000");
        assert_eq!(right("teh zebra"), "teh zebra", "short words, and those that nobody says");
    }
}
