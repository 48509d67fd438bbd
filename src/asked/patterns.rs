//! Patterns of words by which a sentence states a fact, from `assets/asked`.
//!
//! They catch what stands in no sentence. None of them decides: how far each is believed is learned
//! from the sentences, like everything else.

use crate::features::{BUCKETS, Feature, bucket, hashed};
use crate::token::Token;
use rulings::{Field, Topic};
use serde_json::Value;
use std::collections::BTreeMap;

/// The patterns of all questions.
#[derive(Default)]
pub(super) struct Patterns {
    signs: Vec<Sign>,
    patterns: Vec<Pattern>,
    /// The patterns of which something can only be said where this word stands.
    by_word: Vec<Vec<usize>>,
    /// The places in patterns for a word as it is, and for one that begins so.
    whole: BTreeMap<String, Vec<usize>>,
    begun: BTreeMap<String, Vec<usize>>,
    /// The places for any number.
    numbers: Vec<usize>,
}

/// What a pattern speaks for.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Sign {
    pub(super) topic: &'static str,
    /// The fact; nothing where it speaks for the question as a whole.
    pub(super) fact: Option<SignOf>,
}

/// A fact for which a pattern speaks.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct SignOf {
    pub(super) field: &'static str,
    /// Where it is told in each row: the part of the row.
    pub(super) part: Option<&'static str>,
    pub(super) value: Value,
}

/// Parts that may stand anywhere in a sentence, each of words in their order.
struct Pattern {
    sign: usize,
    parts: Vec<Vec<Step>>,
}

/// A word after so many others at most.
#[derive(Clone, Copy)]
struct Step {
    word: usize,
    between: usize,
}

/// How much a pattern says for its own fact, beside a whole sentence.
const OWN: f32 = 0.7;

/// So many other words may stand between two of a pattern, and where it says so with two stops.
const BETWEEN: usize = 1;
const BETWEEN_FAR: usize = 5;

struct Reader {
    patterns: Patterns,
    /// What words may stand at a place, by what is written for it.
    places: BTreeMap<String, usize>,
    /// How many words may stand at each place.
    sizes: Vec<usize>,
}

impl Patterns {
    /// Reads patterns: classes, and under the name of each question its facts and their patterns.
    /// The second are the lines, from 0, that cannot be read.
    pub(super) fn of(text: &str) -> (Self, Vec<usize>) {
        let (places, sizes) = (BTreeMap::new(), Vec::new());
        let mut reader = Reader { patterns: Self::default(), places, sizes };
        let bad = reader.read(text);
        (reader.finish(), bad)
    }

    /// The features of patterns: what they speak for, and the question of that.
    pub(super) fn features(&self, spoken: &[usize]) -> Vec<u64> {
        let signs = spoken.iter().filter_map(|sign| self.signs.get(*sign));
        let of = |sign: &Sign| {
            let fact = sign.fact.as_ref().map(|fact| {
                let part = fact.part.unwrap_or_default();
                format!("{} {} {part} {}", sign.topic, fact.field, fact.value)
            });
            [Some(hashed("question", sign.topic)), fact.map(|fact| hashed("sign", &fact))]
        };
        signs.flat_map(of).flatten().collect()
    }

    /// What speaks for a fact of a question, or for a part of its rows, as features: which value.
    pub(super) fn own(
        &self,
        spoken: &[usize],
        topic: &Topic,
        field: &Field,
        part: Option<&Field>,
    ) -> Vec<Feature> {
        let signs = spoken.iter().filter_map(|sign| self.signs.get(*sign));
        let signs = signs.filter(|sign| sign.topic == topic.slug);
        let own = signs
            .filter_map(|sign| sign.fact.as_ref())
            .filter(|fact| fact.field == field.name && fact.part == part.map(|part| part.name));
        let own: Vec<u32> =
            own.map(|fact| bucket(hashed("own", &fact.value.to_string()))).collect();
        let weight = f32::from(u8::try_from(own.len().max(1)).unwrap_or(u8::MAX)).sqrt();
        // Apart from the features of the sentence.
        let apart = u32::try_from(BUCKETS).unwrap_or(u32::MAX);
        own.into_iter().map(|own| (apart + own, OWN / weight)).collect()
    }

    /// The values for which patterns speak.
    pub(super) fn values<'a>(
        &'a self,
        topic: &'a Topic,
        field: &'a Field,
    ) -> impl Iterator<Item = &'a Value> {
        let signs = self.signs.iter().filter(|sign| sign.topic == topic.slug);
        let facts = signs.filter_map(|sign| sign.fact.as_ref());
        let own = facts.filter(|fact| fact.field == field.name && fact.part.is_none());
        own.map(|fact| &fact.value)
    }

    /// All words that stand in patterns whole.
    pub(super) fn words(&self) -> impl Iterator<Item = &str> {
        self.whole.keys().map(String::as_str)
    }

    /// The numbers of what speaks in this sentence, in order.
    pub(super) fn spoken(&self, tokens: &[Token]) -> Vec<usize> {
        let mut standing: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (at, token) in tokens.iter().enumerate() {
            for place in self.places_for(token) {
                let places = standing.entry(place).or_default();
                if places.last() != Some(&at) {
                    places.push(at);
                }
            }
        }
        let mut found: Vec<usize> = Vec::new();
        for place in standing.keys() {
            for at in self.by_word.get(*place).into_iter().flatten() {
                let Some(pattern) = self.patterns.get(*at) else { continue };
                let stands = |part: &Vec<Step>| stands(part, &standing);
                if !found.contains(&pattern.sign) && pattern.parts.iter().all(stands) {
                    found.push(pattern.sign);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The places in patterns where this word may stand.
    fn places_for(&self, token: &Token) -> impl Iterator<Item = usize> {
        let numbers = if token.number.is_some() { self.numbers.as_slice() } else { &[] };
        let whole = self.whole.get(&token.word).into_iter().flatten();
        let ends = token.word.char_indices().map(|(at, letter)| at + letter.len_utf8());
        let begun = ends.filter_map(|end| self.begun.get(token.word.get(..end)?)).flatten();
        numbers.iter().chain(whole).chain(begun).copied()
    }
}

/// Whether the words of a part stand in their order, near enough to one another.
fn stands(part: &[Step], standing: &BTreeMap<usize, Vec<usize>>) -> bool {
    let Some((first, rest)) = part.split_first() else { return false };
    let places = |step: &Step| standing.get(&step.word).map(Vec::as_slice).unwrap_or_default();
    let mut ends: Vec<usize> = places(first).to_vec();
    for step in rest {
        let follows =
            |at: &&usize| ends.iter().any(|end| **at > *end && **at <= end + 1 + step.between);
        ends = places(step).iter().filter(follows).copied().collect();
        if ends.is_empty() {
            return false;
        }
    }
    !ends.is_empty()
}

impl Reader {
    fn read(&mut self, text: &str) -> Vec<usize> {
        let (mut bad, mut classes) = (Vec::new(), BTreeMap::new());
        let mut topic: Option<&'static Topic> = None;
        let mut sign = None;
        for (at, line) in text.lines().enumerate() {
            let is_read = if line.trim().is_empty() {
                true
            } else if let Some((name, words)) = class(line) {
                classes.insert(name.to_owned(), words.to_owned()).is_none()
            } else if let Some(slug) = line.strip_prefix("# ") {
                (topic, sign) = (Topic::find(slug.trim()), None);
                topic.is_some()
            } else if line.starts_with(' ') {
                sign.is_some_and(|sign| self.pattern(sign, line.trim(), &classes).is_some())
            } else {
                sign = topic.and_then(|topic| self.sign(topic, line.trim()));
                sign.is_some()
            };
            if !is_read {
                bad.push(at);
            }
        }
        bad
    }

    /// The number of what stands at the head of patterns.
    fn sign(&mut self, topic: &'static Topic, head: &str) -> Option<usize> {
        let fact = if head == "topic" { None } else { Some(fact(topic, head)?) };
        let sign = Sign { topic: topic.slug, fact };
        let signs = &mut self.patterns.signs;
        Some(signs.iter().position(|other| *other == sign).unwrap_or_else(|| {
            signs.push(sign);
            signs.len() - 1
        }))
    }

    fn pattern(
        &mut self,
        sign: usize,
        text: &str,
        classes: &BTreeMap<String, String>,
    ) -> Option<()> {
        let mut parts = Vec::new();
        for part in text.split(" + ") {
            let mut steps = Vec::new();
            let mut between = BETWEEN;
            for written in part.split_whitespace() {
                if written == ".." {
                    between = BETWEEN_FAR;
                    continue;
                }
                steps.push(Step { word: self.place(written, classes)?, between });
                between = BETWEEN;
            }
            if steps.is_empty() {
                return None;
            }
            parts.push(steps);
        }
        self.patterns.patterns.push(Pattern { sign, parts });
        Some(())
    }

    /// The place for one of several words.
    fn place(&mut self, written: &str, classes: &BTreeMap<String, String>) -> Option<usize> {
        let mut words: Vec<&str> = Vec::new();
        for one in written.split('|') {
            match one.strip_prefix('@') {
                Some(name) => words.extend(classes.get(name)?.split('|')),
                None => words.push(one),
            }
        }
        words.sort_unstable();
        words.dedup();
        let key = words.join("|");
        if let Some(place) = self.places.get(&key) {
            return Some(*place);
        }
        let is_word = |word: &&str| {
            let plain = word.strip_suffix('*').unwrap_or(word);
            !plain.is_empty() && plain.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !words.iter().all(|word| *word == "#" || is_word(word)) {
            return None;
        }
        let place = self.sizes.len();
        let patterns = &mut self.patterns;
        for word in &words {
            match word.strip_suffix('*') {
                _ if *word == "#" => patterns.numbers.push(place),
                Some(begun) => patterns.begun.entry(begun.to_owned()).or_default().push(place),
                None => patterns.whole.entry((*word).to_owned()).or_default().push(place),
            }
        }
        self.sizes.push(words.len());
        self.places.insert(key, place);
        Some(place)
    }

    /// Finds each pattern by the word that the fewest sentences have.
    fn finish(mut self) -> Patterns {
        let mut by_word = vec![Vec::new(); self.sizes.len()];
        for (at, pattern) in self.patterns.patterns.iter().enumerate() {
            let steps = pattern.parts.iter().flatten();
            let rarest = steps.min_by_key(|step| self.sizes.get(step.word).copied());
            if let Some(found) = rarest.and_then(|step| by_word.get_mut(step.word)) {
                found.push(at);
            }
        }
        self.patterns.by_word = by_word;
        self.patterns
    }
}

/// A class of words: `@name = one|other*`.
fn class(text: &str) -> Option<(&str, &str)> {
    let (name, words) = text.strip_prefix('@')?.split_once('=')?;
    Some((name.trim(), words.trim()))
}

/// The fact for which patterns speak: `field=value`, or `field.part=value` in rows.
fn fact(topic: &'static Topic, head: &str) -> Option<SignOf> {
    let (name, value) = head.split_once('=')?;
    let (name, part) = name.split_once('.').map_or((name, None), |(name, part)| (name, Some(part)));
    let field = topic.fields.iter().find(|field| field.name == name)?;
    let part = part.map(|part| {
        let parts = match field.kind {
            rulings::FieldKind::Rows(parts) => parts,
            _ => &[],
        };
        parts.iter().find(|own| own.name == part).map(|own| own.name)
    });
    let part = match part {
        Some(None) => return None,
        Some(Some(part)) => Some(part),
        None => None,
    };
    // What is no number and neither true nor false is a word.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Some(SignOf { field: field.name, part, value })
}

#[cfg(test)]
mod tests {
    use crate::lexicon::Lexicon;
    use crate::patterns::Patterns;
    use crate::reading::read;

    fn speaks(pattern: &str, sentence: &str) -> bool {
        let file = format!("@guy = player|hrac*\n# misdeal\ntopic\n  {pattern}\n");
        let (patterns, bad) = Patterns::of(&file);
        assert_eq!(bad, [0; 0], "{pattern}");
        !patterns.spoken(&read(sentence, &Lexicon::new())).is_empty()
    }

    #[test]
    fn words_stand_in_their_order_and_near_enough() {
        for (pattern, sentence, wanted) in [
            ("first card", "the first card", true),
            ("first card", "first upturned card", true),
            ("first card", "first of all a card", false),
            ("first .. card", "first of all a card", true),
            ("first .. card", "a card first", false),
            ("card + first", "first of all a card", true),
            ("wrong @guy", "to the wrong player", true),
            ("wrong|spatn* @guy", "spatnemu hraci", true),
            ("deal* # cards", "dealt three cards", true),
            ("deal* # cards", "dealt some cards", false),
            ("never let", "never ever let", true),
        ] {
            assert_eq!(speaks(pattern, sentence), wanted, "{pattern}: {sentence}");
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named_and_hides_no_other() {
        let file = "# misdeal\n  without a head\nfault=exposed_cards\n  flipped\n  Flipped\n  \
                    @nobody\nno_fact=true\n  flash\n# nothing\ntopic\n";
        let (patterns, bad) = Patterns::of(file);
        assert_eq!(bad, [1, 4, 5, 6, 7, 8, 9]);
        let said = read("two were flipped", &Lexicon::new());
        assert_eq!(patterns.spoken(&said).len(), 1);
    }
}
