//! The learned file: named sections, each deflated, and the weights of features in them.

use crate::features::{Feature, hashed};
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read;

/// The learned file: the hash of its source, the number of sections, and for each the hash of its
/// name, where it begins and where it ends.
pub(super) struct Learned(Cow<'static, [u8]>);

/// The bytes before the list of sections, and those of each in the list.
const HEAD: usize = 12;
const OF_SECTION: usize = 16;

impl Learned {
    /// Takes the bytes of a file that was learned.
    pub(super) fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Self {
        Self(bytes.into())
    }

    /// The hash of the source from which it was learned.
    pub(super) fn source(&self) -> u64 {
        u64_at(&self.0, 0).unwrap_or_default()
    }

    /// A section, unpacked; empty if there is none of this name.
    pub(super) fn section(&self, name: &str) -> Vec<u8> {
        let mut unpacked = Vec::new();
        // Reading from memory fails only where the bytes are no section.
        match DeflateDecoder::new(self.packed(name)).read_to_end(&mut unpacked) {
            Ok(_) => unpacked,
            Err(_) => Vec::new(),
        }
    }

    /// The bytes of a section as they stand in the file.
    fn packed(&self, name: &str) -> &[u8] {
        let wanted = hashed("section", name);
        let mut low = 0;
        let mut high = u32_at(&self.0, 8).unwrap_or_default();
        while low < high {
            let middle = u32::midpoint(low, high);
            let at = HEAD + index(middle) * OF_SECTION;
            let Some(found) = u64_at(&self.0, at) else { return &[] };
            match found.cmp(&wanted) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => {
                    let start = u32_at(&self.0, at + 8).map_or(usize::MAX, index);
                    let end = u32_at(&self.0, at + 12).map_or(0, index);
                    return self.0.get(start..end).unwrap_or_default();
                }
            }
        }
        &[]
    }
}

/// Sections that are to be written to a file.
#[derive(Default)]
pub(super) struct Writing(BTreeMap<u64, Vec<u8>>);

impl Writing {
    /// Adds a section in compressed form.
    pub(super) fn add(&mut self, name: &str, section: &[u8]) {
        let mut packed = Vec::new();
        // Reading from memory never fails.
        let _ = DeflateEncoder::new(section, Compression::best()).read_to_end(&mut packed);
        self.0.insert(hashed("section", name), packed);
    }

    /// The file, learned from a source with this hash.
    pub(super) fn bytes(&self, source: u64) -> Vec<u8> {
        let mut bytes = source.to_le_bytes().to_vec();
        bytes.extend(length(self.0.len()));
        let mut start = HEAD + self.0.len() * OF_SECTION;
        for (name, section) in &self.0 {
            bytes.extend(name.to_le_bytes());
            bytes.extend(length(start));
            start += section.len();
            bytes.extend(length(start));
        }
        self.0.values().for_each(|section| bytes.extend(section));
        bytes
    }
}

/// The weight of each feature for each of several answers.
#[derive(Default)]
pub(super) struct Weights {
    bias: Vec<f32>,
    /// The features in order, and where the weights of each end.
    features: Vec<u32>,
    ends: Vec<usize>,
    /// Answers with the feature's weight for them.
    weights: Vec<(u8, f32)>,
}

impl Weights {
    /// Reads what [`Weighed::bytes`] wrote.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (answers, features) = (index(u32_at(bytes, 0)?), index(u32_at(bytes, 8)?));
        let scale = f32::from_bits(u32_at(bytes, 4)?);
        let (bias, rest) = bytes.get(12..)?.split_at_checked(answers.checked_mul(4)?)?;
        let bias = bias.chunks_exact(4).filter_map(|four| u32_at(four, 0)).map(f32::from_bits);
        let (mut at, mut feature, mut end) = (0, 0_u32, 0);
        let mut read = Self { bias: bias.collect(), ..Self::default() };
        for _ in 0..features {
            feature = feature.checked_add(varint(rest, &mut at)?)?;
            end += index(varint(rest, &mut at)?);
            read.features.push(feature);
            read.ends.push(end);
        }
        let (answers, weights) = rest.get(at..)?.split_at_checked(end)?;
        let weights = weights.iter().map(|one| f32::from(i8::from_le_bytes([*one])) * scale);
        read.weights = answers.iter().copied().zip(weights).collect();
        (read.weights.len() == end).then_some(read)
    }

    /// The score of each answer for these features.
    pub(super) fn scores(&self, said: &[Feature]) -> Vec<f32> {
        let mut scores = self.bias.clone();
        for (feature, much) in said {
            for (answer, weight) in self.of(*feature) {
                if let Some(score) = scores.get_mut(usize::from(*answer)) {
                    *score += much * weight;
                }
            }
        }
        scores
    }

    /// The answers and weights of a feature.
    fn of(&self, feature: u32) -> &[(u8, f32)] {
        let Ok(at) = self.features.binary_search(&feature) else { return &[] };
        let end = |at: usize| self.ends.get(at).copied().unwrap_or_default();
        let start = at.checked_sub(1).map_or(0, end);
        self.weights.get(start..end(at)).unwrap_or_default()
    }
}

/// Weights as they are learned.
pub(super) struct Weighed {
    pub(super) bias: Vec<f32>,
    /// The weights of each feature for each answer.
    pub(super) by_feature: BTreeMap<u32, Vec<f32>>,
    pub(super) storage: Storage,
}

/// How exactly weights are stored.
#[derive(Clone, Copy)]
pub(super) struct Storage {
    /// The pruning threshold, as a share of the largest weight.
    pub(super) pruned_below: f32,
    /// A weight is rounded to so many levels each way, at most 127.
    pub(super) levels: f32,
}

impl Weighed {
    /// In bytes. Features are told by how far each is from the one before, and columns are kept
    /// together, for small and similar numbers pack well.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let all = self.by_feature.values().flatten();
        let most = all.map(|weight| weight.abs()).fold(0.0_f32, f32::max).max(f32::MIN_POSITIVE);
        let Storage { pruned_below, levels } = self.storage;
        let (mut features, mut answers, mut weights) = (Vec::new(), Vec::new(), Vec::new());
        let (mut last, mut count) = (0, 0);
        for (feature, by_answer) in &self.by_feature {
            let before = weights.len();
            for (answer, weight) in (0_u8..).zip(by_answer) {
                if weight.abs() >= most * pruned_below {
                    answers.push(answer);
                    weights.extend(in_a_byte(weight / most * levels).to_le_bytes());
                }
            }
            if weights.len() > before {
                push_varint(&mut features, feature - last);
                push_varint(&mut features, u32_of(weights.len() - before));
                (last, count) = (*feature, count + 1);
            }
        }
        let mut bytes = length(self.bias.len()).to_vec();
        bytes.extend((most / levels).to_bits().to_le_bytes());
        bytes.extend(length(count));
        bytes.extend(self.bias.iter().flat_map(|bias| bias.to_bits().to_le_bytes()));
        [bytes, features, answers, weights].concat()
    }
}

/// Seven bits of a number in each byte, and whether more follow in the eighth.
fn push_varint(bytes: &mut Vec<u8>, mut number: u32) {
    loop {
        let [low, ..] = (number & 0x7f).to_le_bytes();
        number >>= 7;
        if number == 0 {
            return bytes.push(low);
        }
        bytes.push(low | 0x80);
    }
}

fn varint(bytes: &[u8], at: &mut usize) -> Option<u32> {
    let mut number = 0;
    for shift in (0..32).step_by(7) {
        let byte = bytes.get(*at)?;
        *at += 1;
        number |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

/// The nearest whole number from -127 to 127.
fn in_a_byte(number: f32) -> i8 {
    let rounded = number.round();
    // The nearest of all there are, for there is no conversion that cannot fail.
    (i8::MIN..=i8::MAX).find(|byte| f32::from(*byte) >= rounded).unwrap_or(i8::MAX)
}

/// A length as four bytes, the lowest first.
pub(super) fn length(number: usize) -> [u8; 4] {
    u32_of(number).to_le_bytes()
}

fn u32_of(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Reads four bytes, the lowest first, as a number.
pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().copied().map(u32::from_le_bytes)
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().copied().map(u64::from_le_bytes)
}

fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Learned, Storage, Weighed, Weights, Writing, push_varint, varint};
    use std::collections::BTreeMap;

    #[test]
    fn numbers_of_any_size_come_back() {
        let all = [0, 1, 127, 128, 300, 16_383, 16_384, 1 << 21, u32::MAX];
        let (mut bytes, mut at) = (Vec::new(), 0);
        all.iter().for_each(|number| push_varint(&mut bytes, *number));
        assert_eq!(all.map(|_| varint(&bytes, &mut at).unwrap()), all);
        assert_eq!(varint(&bytes, &mut at), None, "the end");
        assert_eq!(varint(&[0x80; 9], &mut 0), None, "no end");
    }

    #[test]
    fn weights_come_back_without_those_that_are_pruned() {
        let storage = Storage { pruned_below: 0.1, levels: 100.0 };
        let by_feature: BTreeMap<u32, Vec<f32>> =
            [(3, vec![1.0, 0.0]), (70_000, vec![-0.5, 0.25]), (70_001, vec![0.05, 0.0])].into();
        let weighed = Weighed { bias: vec![0.5, -2.0], by_feature, storage };
        let mut writing = Writing::default();
        writing.add("one", &weighed.bytes());
        let learned = Learned::read(writing.bytes(7));
        assert_eq!(learned.source(), 7);
        assert_eq!(learned.section("other"), Vec::<u8>::new());
        let weights = Weights::read(&learned.section("one")).unwrap();
        let near = |said: u32, wanted: [f32; 2]| {
            let scores = weights.scores(&[(said, 2.0)]);
            let off = scores.iter().zip(wanted).map(|(score, wanted)| (score - wanted).abs());
            assert!(off.fold(0.0, f32::max) < 0.01, "{said}: {scores:?}");
        };
        near(3, [2.5, -2.0]);
        near(70_000, [-0.5, -1.5]);
        near(70_001, [0.5, -2.0]);
        near(4, [0.5, -2.0]);
        assert!(Weights::read(&weighed.bytes()[..20]).is_none(), "cut off");
    }
}
