//! What was learned from the sentences, as it is compiled in: what each feature weighs for each
//! answer, in bytes that are read where they stand. Nothing is learned while somebody waits.

use crate::asked::features::{Feature, hashed};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Sections by their names, in bytes: of which sources they are, how many there are, and for each
/// the name, where it begins and where it ends.
pub(super) struct Learned(Cow<'static, [u8]>);

/// The bytes before the list of sections, and those of each in the list.
const HEAD: usize = 12;
const OF_SECTION: usize = 16;

impl Learned {
    /// What stands in these bytes.
    pub(super) fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Self {
        Self(bytes.into())
    }

    /// Of which sources it was learned.
    pub(super) fn source(&self) -> u64 {
        u64_at(&self.0, 0).unwrap_or_default()
    }

    /// A section; empty where there is none of this name.
    pub(super) fn section(&self, name: &str) -> &[u8] {
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

/// Sections that are written.
#[derive(Default)]
pub(super) struct Writing(BTreeMap<u64, Vec<u8>>);

impl Writing {
    pub(super) fn add(&mut self, name: &str, section: Vec<u8>) {
        self.0.insert(hashed("section", name), section);
    }

    /// All of them, learned of these sources.
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

/// What each feature weighs for each of several answers.
pub(super) struct Weights<'a> {
    answers: usize,
    scale: f32,
    /// What speaks for each answer in any case.
    always: &'a [u8],
    /// The features in order, where the weights of each end, and these: answer and weight.
    features: &'a [u8],
    ends: &'a [u8],
    weights: &'a [u8],
}

/// The bytes before what speaks in any case.
const WEIGHTS_HEAD: usize = 12;

impl<'a> Weights<'a> {
    /// What stands in these bytes.
    pub(super) fn read(bytes: &'a [u8]) -> Option<Self> {
        let answers = index(u32_at(bytes, 0)?);
        let scale = f32::from_bits(u32_at(bytes, 4)?);
        let count = index(u32_at(bytes, 8)?).checked_mul(4)?;
        let (always, rest) = bytes.get(WEIGHTS_HEAD..)?.split_at_checked(answers * 4)?;
        let (features, rest) = rest.split_at_checked(count)?;
        let (ends, weights) = rest.split_at_checked(count)?;
        Some(Self { answers, scale, always, features, ends, weights })
    }

    /// What speaks for each answer.
    pub(super) fn scores(&self, said: &[Feature]) -> Vec<f32> {
        let always = (0..self.answers).map(|at| u32_at(self.always, at * 4).unwrap_or_default());
        let mut scores: Vec<f32> = always.map(f32::from_bits).collect();
        for (feature, much) in said {
            for pair in self.of(*feature).chunks_exact(2) {
                let [answer, weight] = pair else { continue };
                if let Some(score) = scores.get_mut(usize::from(*answer)) {
                    *score += much * self.scale * f32::from(i8::from_le_bytes([*weight]));
                }
            }
        }
        scores
    }

    /// The answers and weights of a feature.
    fn of(&self, feature: u32) -> &'a [u8] {
        let (mut low, mut high) = (0, self.features.len() / 4);
        while low < high {
            let middle = usize::midpoint(low, high);
            let Some(found) = u32_at(self.features, middle * 4) else { return &[] };
            match found.cmp(&feature) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => {
                    let end = |at: usize| u32_at(self.ends, at * 4).map_or(0, index);
                    let start = middle.checked_sub(1).map_or(0, end);
                    return self.weights.get(start..end(middle)).unwrap_or_default();
                }
            }
        }
        &[]
    }
}

/// Weights as they are learned.
pub(super) struct Weighed {
    /// What speaks for each answer in any case.
    pub(super) always: Vec<f32>,
    /// Of each feature, what it says for each answer.
    pub(super) by_feature: BTreeMap<u32, Vec<f32>>,
    /// What says less than this share of what says most is not kept.
    pub(super) kept_from: f32,
}

impl Weighed {
    /// In bytes, each weight in one.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let all = self.by_feature.values().flatten();
        let most = all.map(|weight| weight.abs()).fold(0.0_f32, f32::max).max(f32::MIN_POSITIVE);
        let (mut features, mut ends, mut weights) = (Vec::new(), Vec::new(), Vec::new());
        for (feature, by_answer) in &self.by_feature {
            let before = weights.len();
            for (answer, weight) in (0_u8..).zip(by_answer) {
                if weight.abs() >= most * self.kept_from {
                    weights.push(answer);
                    weights.extend(in_a_byte(weight / most).to_le_bytes());
                }
            }
            if weights.len() > before {
                features.extend(feature.to_le_bytes());
                ends.extend(length(weights.len()));
            }
        }
        let mut bytes = length(self.always.len()).to_vec();
        bytes.extend((most / f32::from(i8::MAX)).to_bits().to_le_bytes());
        bytes.extend(length(features.len() / 4));
        bytes.extend(self.always.iter().flat_map(|always| always.to_bits().to_le_bytes()));
        bytes.extend(features);
        bytes.extend(ends);
        bytes.extend(weights);
        bytes
    }
}

/// A number from -1 to 1 as one from -127 to 127.
fn in_a_byte(share: f32) -> i8 {
    let rounded = (share * f32::from(i8::MAX)).round();
    // The nearest of all there are, for there is no conversion that cannot fail.
    (i8::MIN..=i8::MAX).find(|byte| f32::from(*byte) >= rounded).unwrap_or(i8::MAX)
}

/// A length in four bytes.
pub(super) fn length(number: usize) -> [u8; 4] {
    u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes()
}

/// A number of four bytes.
pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().copied().map(u32::from_le_bytes)
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().copied().map(u64::from_le_bytes)
}

fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
