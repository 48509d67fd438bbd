//! Which question a sentence asks, by the sentences that are known of each.
//!
//! Two things are asked, and their answers added up. What weighs for and against each question is
//! learned from all sentences, again and again, until each leads to its own; and the sentences that
//! are nearest vote for theirs. Nothing depends on chance, and the same sentence has the same
//! answer everywhere.

use crate::asked::features::{BUCKETS, Feature, order, place};

/// A sentence whose question is known.
pub(super) struct Known {
    pub(super) topic: usize,
    pub(super) features: Vec<Feature>,
}

/// What was learned.
pub(super) struct Ranker {
    topics: usize,
    /// How much each feature says: the fewer questions have it, the more.
    rarity: Vec<f32>,
    /// The row of each feature in the weights; none where too few sentences have it.
    rows: Vec<Option<u32>>,
    /// Of each row, what it says for each question.
    weights: Vec<f32>,
    /// The sentences that have each feature, and how much it is in them.
    sentences: Vec<Vec<(u32, f32)>>,
    /// The question of each sentence.
    asks: Vec<usize>,
}

/// How well each question fits, and how near the nearest sentence is.
pub(super) struct Fits {
    /// For each question a share of one.
    pub(super) shares: Vec<f32>,
    /// From 0, nothing in common, to 1, the same words.
    pub(super) nearest: f32,
}

/// All sentences are gone through so many times.
const TIMES: u64 = 7;

/// The own question must be ahead of every other one by so much.
const AHEAD: f32 = 1.0;

/// So many of the nearest sentences vote.
const VOTES: usize = 12;

/// How much the votes count beside what was learned.
const OF_VOTES: f32 = 0.3;

/// How quickly one question outdoes the others.
const SHARPNESS: f32 = 7.0;

/// How much rarer features say more than common ones: at 0 not at all.
const RARE: f32 = 0.2;

/// A feature is learned where so many sentences have it.
const LEARNED_FROM: usize = 8;

impl Ranker {
    /// Learns from sentences, whose features are weighed by how much they say.
    pub(super) fn new(topics: usize, known: &mut [Known]) -> Self {
        let mut ranker = Self {
            topics,
            rarity: rarity(topics, known),
            rows: Vec::new(),
            weights: Vec::new(),
            sentences: vec![Vec::new(); BUCKETS],
            asks: known.iter().map(|known| known.topic).collect(),
        };
        for (at, known) in (0..).zip(known.iter_mut()) {
            known.features = ranker.weighed(&known.features);
            for (bucket, weight) in &known.features {
                if let Some(sentences) = ranker.sentences.get_mut(place(*bucket)) {
                    sentences.push((at, *weight));
                }
            }
        }
        ranker.sentences.iter_mut().for_each(Vec::shrink_to_fit);
        let mut rows = 0;
        let row = |sentences: &Vec<(u32, f32)>| {
            (sentences.len() >= LEARNED_FROM).then(|| {
                rows += 1;
                rows - 1
            })
        };
        ranker.rows = ranker.sentences.iter().map(row).collect();
        ranker.learn(place(rows), known);
        ranker
    }

    /// Features by how much they say, all together of length one.
    pub(super) fn weighed(&self, features: &[Feature]) -> Vec<Feature> {
        let said = |(bucket, weight): &Feature| {
            let rarity = self.rarity.get(place(*bucket)).copied().unwrap_or_default();
            (*bucket, weight * rarity)
        };
        let mut weighed: Vec<Feature> =
            features.iter().map(said).filter(|(_, weight)| *weight > 0.0).collect();
        let length = weighed.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        if length > 0.0 {
            weighed.iter_mut().for_each(|(_, weight)| *weight /= length);
        }
        weighed
    }

    /// What weighs for and against each question: the mean over all the times.
    fn learn(&mut self, rows: usize, known: &[Known]) {
        let mut weights = vec![0.0; rows * self.topics];
        let mut late = weights.clone();
        let mut scores = vec![0.0; self.topics];
        let mut seen: f32 = 1.0;
        let mut rests = vec![false; known.len()];
        for time in 0..TIMES {
            for at in order(known.len(), time) {
                let Some(Known { topic: own, features }) = known.get(at) else { continue };
                // What was well ahead the last time is not looked at this time.
                if rests.get_mut(at).is_some_and(std::mem::take) {
                    continue;
                }
                let features = self.in_rows(features);
                score(&weights, self.topics, &features, &mut scores);
                seen += 1.0;
                let Some(rival) = rival(&scores, *own) else {
                    rests.get_mut(at).into_iter().for_each(|rests| *rests = true);
                    continue;
                };
                for (row, weight) in &features {
                    let start = place(*row) * self.topics;
                    for (topic, sign) in [(*own, 1.0), (rival, -1.0)] {
                        let step = weight * sign;
                        if let Some(weight) = weights.get_mut(start + topic) {
                            *weight += step;
                        }
                        if let Some(late) = late.get_mut(start + topic) {
                            *late += step * seen;
                        }
                    }
                }
            }
        }
        for (weight, late) in weights.iter_mut().zip(&late) {
            *weight -= late / seen;
        }
        self.weights = weights;
    }

    fn in_rows(&self, features: &[Feature]) -> Vec<Feature> {
        let row = |(bucket, weight): &Feature| {
            let row = self.rows.get(place(*bucket)).copied().flatten()?;
            Some((row, *weight))
        };
        features.iter().filter_map(row).collect()
    }

    /// How well each question fits features that are weighed.
    pub(super) fn fits(&self, weighed: &[Feature]) -> Fits {
        let mut scores = vec![0.0; self.topics];
        score(&self.weights, self.topics, &self.in_rows(weighed), &mut scores);
        let near = self.near(weighed);
        let nearest = near.first().map_or(0.0, |(_, near)| *near);
        let votes: f32 = near.iter().take(VOTES).map(|(_, near)| near * near).sum();
        for (at, near) in near.iter().take(VOTES) {
            let topic = self.asks.get(*at).and_then(|topic| scores.get_mut(*topic));
            if let (Some(score), true) = (topic, votes > 0.0) {
                *score += OF_VOTES * near * near / votes;
            }
        }
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        scores.iter_mut().for_each(|score| *score = ((*score - most) * SHARPNESS).exp());
        let sum: f32 = scores.iter().sum();
        scores.iter_mut().for_each(|score| *score /= sum);
        Fits { shares: scores, nearest }
    }

    /// The sentences that have something in common with this, the nearest first.
    pub(super) fn near(&self, weighed: &[Feature]) -> Vec<(usize, f32)> {
        let mut near = vec![0.0; self.asks.len()];
        for (bucket, weight) in weighed {
            for (at, other) in self.sentences.get(place(*bucket)).into_iter().flatten() {
                if let Some(near) = near.get_mut(place(*at)) {
                    *near += weight * other;
                }
            }
        }
        let mut near: Vec<(usize, f32)> =
            near.into_iter().enumerate().filter(|(_, near)| *near > 0.05).collect();
        near.sort_by(|(at, one), (other_at, other)| other.total_cmp(one).then(at.cmp(other_at)));
        near
    }
}

/// Adds up what features say for each question.
fn score(weights: &[f32], topics: usize, features: &[Feature], scores: &mut [f32]) {
    scores.fill(0.0);
    for (row, weight) in features {
        let start = place(*row) * topics;
        let row = weights.get(start..start + topics).unwrap_or_default();
        for (score, says) in scores.iter_mut().zip(row) {
            *score += weight * says;
        }
    }
}

/// The question that comes too near to the own one, or before it.
fn rival(scores: &[f32], own: usize) -> Option<usize> {
    let own_score = scores.get(own).copied()?;
    let others = scores.iter().enumerate().filter(|(topic, _)| *topic != own);
    let (topic, score) =
        others.fold(
            (own, f32::MIN),
            |best, (topic, score)| {
                if *score > best.1 { (topic, *score) } else { best }
            },
        );
    (score + AHEAD > own_score).then_some(topic)
}

/// How much each feature says: the fewer questions have it, the more.
fn rarity(topics: usize, known: &[Known]) -> Vec<f32> {
    let mut had = vec![(0_u16, usize::MAX); BUCKETS];
    let mut by_topic: Vec<&Known> = known.iter().collect();
    by_topic.sort_by_key(|known| known.topic);
    for known in by_topic {
        for (bucket, _) in &known.features {
            if let Some((count, last)) = had.get_mut(place(*bucket))
                && *last != known.topic
            {
                *last = known.topic;
                *count += 1;
            }
        }
    }
    let all = f32::from(u16::try_from(topics).unwrap_or(u16::MAX)) + 1.0;
    let says = |(count, _): (u16, usize)| match count {
        0 => 0.0,
        count => (all / f32::from(count)).ln().max(0.05).powf(RARE),
    };
    had.into_iter().map(says).collect()
}
