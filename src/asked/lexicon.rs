//! Words for numbers, and words that mean the same, from `assets/asked/words.txt`.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The words that are known beforehand.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    numbers: Vocabulary<u64>,
    times: BTreeMap<&'static str, u64>,
    ranks: Vocabulary<&'static str>,
    suits: Vocabulary<&'static str>,
    /// What stands between a rank and a suit.
    of: Vec<&'static str>,
    /// What stands between a count and a value.
    each: Vec<&'static str>,
    meanings: Vocabulary<Vec<u16>>,
    /// The number of the meaning for colors.
    color: u16,
    /// The number of the meaning for seats.
    seat: u16,
}

#[derive(Debug)]
struct Vocabulary<T> {
    whole: BTreeMap<&'static str, T>,
    /// Those that count for any word that begins so.
    begun: BTreeMap<&'static str, T>,
}

impl<T> Default for Vocabulary<T> {
    fn default() -> Self {
        Self { whole: BTreeMap::new(), begun: BTreeMap::new() }
    }
}

impl<T> Vocabulary<T> {
    /// Where a word, or with a star the beginning of one, is kept.
    fn entry(&mut self, word: &'static str) -> Entry<'_, &'static str, T> {
        match word.strip_suffix('*') {
            Some(begun) => self.begun.entry(begun),
            None => self.whole.entry(word),
        }
    }

    fn add(&mut self, word: &'static str, says: T) {
        self.entry(word).or_insert(says);
    }

    /// What a word says: of its beginnings the longest counts.
    fn get(&self, word: &str) -> Option<&T> {
        self.whole.get(word).or_else(|| {
            let ends = word.char_indices().map(|(at, letter)| at + letter.len_utf8());
            let beginnings = ends.take(BEGUN_MAX).filter_map(|end| word.get(..end));
            beginnings.filter_map(|begun| self.begun.get(begun)).last()
        })
    }
}

impl Vocabulary<Vec<u16>> {
    fn add_to(&mut self, word: &'static str, meaning: u16) {
        self.entry(word).or_default().push(meaning);
    }
}

/// The words, as a director can correct them.
pub(super) const WORDS: &str = include_str!("../../assets/asked/words.txt");

/// The longest beginning of a word that is looked for, in letters.
const BEGUN_MAX: usize = 20;

impl Lexicon {
    /// Reads the words that stand in the file.
    pub(super) fn new() -> Self {
        let mut lexicon = Self::default();
        let mut meaning = 0;
        let lines = WORDS.lines().filter(|line| !line.starts_with(['#', '=']));
        for (name, words) in lines.filter_map(|line| line.split_once(':')) {
            let words = words.split_whitespace();
            if let Ok(number) = name.parse() {
                words.for_each(|word| lexicon.numbers.add(word, number));
            } else if let Some(Ok(times)) = name.strip_prefix('x').map(str::parse) {
                lexicon.times.extend(words.map(|word| (word, times)));
            } else if let Some(rank) = name.strip_prefix("rank ") {
                words.for_each(|word| lexicon.ranks.add(word, rank));
            } else if let Some(suit) = name.strip_prefix("suit ") {
                words.for_each(|word| lexicon.suits.add(word, suit));
            } else if name == "of" {
                lexicon.of.extend(words);
            } else if name == "each" {
                lexicon.each.extend(words);
            } else {
                meaning += 1;
                match name {
                    "color" => lexicon.color = meaning,
                    "seat" => lexicon.seat = meaning,
                    _ => {}
                }
                for word in words {
                    lexicon.meanings.add_to(word, meaning);
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

    /// The rank of a card that a word or a number tells.
    pub(super) fn rank(&self, word: &str, number: Option<u64>) -> Option<String> {
        let of_number = || match number? {
            10 => Some("T".to_owned()),
            small @ 2..=9 => Some(small.to_string()),
            _ => None,
        };
        self.ranks.get(word).map(|rank| (*rank).to_owned()).or_else(of_number)
    }

    /// The suit of a card that a word tells.
    pub(super) fn suit(&self, word: &str) -> Option<&'static str> {
        self.suits.get(word).copied()
    }

    /// Whether a word stands between a rank and a suit.
    pub(super) fn is_of(&self, word: &str) -> bool {
        self.of.contains(&word)
    }

    /// Whether a word stands between a count and a value: `three of 500`.
    pub(super) fn is_each(&self, word: &str) -> bool {
        self.each.contains(&word)
    }

    pub(super) fn is_color(&self, word: &str) -> bool {
        self.meanings(word).contains(&self.color)
    }

    pub(super) fn is_seat(&self, word: &str) -> bool {
        self.meanings(word).contains(&self.seat)
    }

    /// What a word means, where it means the same as others: of its beginnings the longest counts.
    pub(super) fn meanings(&self, word: &str) -> &[u16] {
        self.meanings.get(word).map(Vec::as_slice).unwrap_or_default()
    }
}
