//! Learns what features weigh for each of several answers.
//!
//! `ridge` finds the weights by which examples lead to their answers as nearly as is good for what
//! nobody has seen (ridge regression, by conjugate gradients); `margins` those by which every
//! example is well ahead of what is answered otherwise (a support vector machine, by coordinate
//! descent). The same examples weigh the same.

use crate::features::{Feature, order};
use crate::learned::{Storage, Weighed};
use std::collections::BTreeMap;

/// An example, with its answer.
pub(super) struct Example {
    pub(super) features: Vec<Feature>,
    pub(super) answer: usize,
    /// The penalty: how little it counts if it is answered otherwise (ridge λ).
    pub(super) penalty: f32,
}

/// A feature is learned where so many examples have it.
const LEARNED_FROM: usize = 4;
const LEARNED_FROM_MARGINS: usize = 4;

/// How weights are stored: smaller ones than this share of the largest are pruned, the others are
/// rounded to so many levels each way.
///
/// Finer storage does not help sentences that nobody learned from: of 333, as many find their
/// question and their facts with weights of 127 levels, in half as many bytes again.
const OF_FACTS: Storage = Storage { pruned_below: 0.06, levels: 16.0 };
const OF_QUESTIONS: Storage = Storage { pruned_below: 0.02, levels: 42.0 };

/// So many steps towards the weights.
const STEPS: usize = 40;

/// Steps end once the squared rest falls below this.
const NEAR: f32 = 1e-4;

/// Examples with their features counted through.
struct Matrix {
    rows: Vec<Vec<(usize, f32)>>,
    /// The features, by their numbers in the rows.
    features: Vec<u32>,
    /// The feature that all have: its weight is the bias.
    bias: f32,
}

impl Matrix {
    /// With the features that so many examples have at least.
    fn of(examples: &[Example], bias: f32, least: usize) -> Self {
        let mut had: BTreeMap<u32, usize> = BTreeMap::new();
        for (feature, _) in examples.iter().flat_map(|one| &one.features) {
            *had.entry(*feature).or_default() += 1;
        }
        had.retain(|_, count| *count >= least);
        let features: Vec<u32> = had.into_keys().collect();
        let number =
            |(feature, much): &Feature| Some((features.binary_search(feature).ok()?, *much));
        let row = |one: &Example| one.features.iter().filter_map(number).collect();
        let rows = examples.iter().map(row).collect();
        Self { rows, features, bias }
    }

    /// The weights that examples make together, the last of them the bias.
    fn weights(&self, says: &[f32]) -> Vec<f32> {
        let mut weights = vec![0.0; self.features.len() + 1];
        for (row, says) in self.rows.iter().zip(says) {
            add(&mut weights, row, *says);
        }
        if let Some(last) = weights.last_mut() {
            *last = says.iter().sum::<f32>() * self.bias;
        }
        weights
    }

    /// How much the weights say for each example.
    fn said(&self, weights: &[f32]) -> Vec<f32> {
        let bias = weights.last().copied().unwrap_or_default() * self.bias;
        self.rows.iter().map(|row| bias + product(weights, row)).collect()
    }
}

fn add(weights: &mut [f32], row: &[(usize, f32)], much: f32) {
    for (feature, weight) in row {
        if let Some(sum) = weights.get_mut(*feature) {
            *sum += much * weight;
        }
    }
}

fn product(weights: &[f32], row: &[(usize, f32)]) -> f32 {
    let of = |feature: &usize| weights.get(*feature).copied().unwrap_or_default();
    row.iter().map(|(feature, weight)| weight * of(feature)).sum()
}

/// What features weigh for each answer, by ridge regression.
pub(super) fn ridge(examples: &[Example], answers: usize, bias: f32) -> Weighed {
    let matrix = Matrix::of(examples, bias, LEARNED_FROM);
    let of_answer = |answer: usize| {
        let right = |one: &Example| if one.answer == answer { 1.0 } else { 0.0 };
        let right: Vec<f32> = examples.iter().map(right).collect();
        matrix.weights(&solve(&matrix, examples, right))
    };
    weighed(&matrix, &(0..answers).map(of_answer).collect::<Vec<_>>(), OF_FACTS)
}

/// What each example says, so that all together say what is right of each.
fn solve(matrix: &Matrix, examples: &[Example], right: Vec<f32>) -> Vec<f32> {
    let mut says = vec![0.0; right.len()];
    let mut rest = right;
    let mut way = rest.clone();
    let mut length = dot(&rest, &rest);
    for _ in 0..STEPS {
        let mut went = matrix.said(&matrix.weights(&way));
        for ((went, way), one) in went.iter_mut().zip(&way).zip(examples) {
            *went += one.penalty * way;
        }
        let far = length / dot(&way, &went).max(f32::MIN_POSITIVE);
        says.iter_mut().zip(&way).for_each(|(says, way)| *says += far * way);
        rest.iter_mut().zip(&went).for_each(|(rest, went)| *rest -= far * went);
        let next = dot(&rest, &rest);
        if next < NEAR {
            break;
        }
        let kept = next / length;
        way.iter_mut().zip(&rest).for_each(|(way, rest)| *way = rest + kept * *way);
        length = next;
    }
    says
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// What is so far ahead of what it must be rests so many times.
const RESTS_FROM: f32 = 0.1;
const RESTS: u8 = 3;

/// The feature that all have, where margins are learned.
const BIAS: f32 = 0.3;

/// So often all examples are gone through.
const TIMES: u64 = 14;

/// What features weigh for each answer, by margins: `cost` is what one not well ahead counts.
pub(super) fn margins(examples: &[Example], answers: usize, cost: f32) -> Weighed {
    let matrix = Matrix::of(examples, BIAS, LEARNED_FROM_MARGINS);
    let orders: Vec<Vec<usize>> = (0..TIMES).map(|time| order(examples.len(), time)).collect();
    let of = |answer| ahead(&matrix, examples, answer, cost, &orders);
    weighed(&matrix, &(0..answers).map(of).collect::<Vec<_>>(), OF_QUESTIONS)
}

/// The weights by which the examples of one answer are ahead of the others.
fn ahead(
    matrix: &Matrix,
    examples: &[Example],
    answer: usize,
    cost: f32,
    orders: &[Vec<usize>],
) -> Vec<f32> {
    let mut weights = vec![0.0_f32; matrix.features.len() + 1];
    let mut says = vec![0.0_f32; examples.len()];
    let soft = 0.5 / cost;
    let last = matrix.features.len();
    let squares = |row: &Vec<(usize, f32)>| row.iter().map(|(_, much)| much * much).sum::<f32>();
    let common = matrix.bias * matrix.bias;
    let squares: Vec<f32> = matrix.rows.iter().map(|row| squares(row) + common + soft).collect();
    let mut rests = vec![0_u8; examples.len()];
    for order in orders {
        for at in order {
            // What is well ahead is not looked at for a while.
            if let Some(rests) = rests.get_mut(*at).filter(|rests| **rests > 0) {
                *rests -= 1;
                continue;
            }
            let (Some(row), Some(one)) = (matrix.rows.get(*at), examples.get(*at)) else {
                continue;
            };
            let (Some(says), Some(square)) = (says.get_mut(*at), squares.get(*at)) else {
                continue;
            };
            let sign = if one.answer == answer { 1.0 } else { -1.0 };
            let bias = weights.get(last).copied().unwrap_or_default() * matrix.bias;
            let short = sign * (product(&weights, row) + bias) - 1.0 + soft * *says;
            if *says == 0.0 && short >= 0.0 {
                if let Some(rests) = rests.get_mut(*at).filter(|_| short >= RESTS_FROM) {
                    *rests = RESTS;
                }
                continue;
            }
            let next = (*says - short / square).max(0.0);
            let step = (next - *says) * sign;
            *says = next;
            add(&mut weights, row, step);
            if let Some(last) = weights.get_mut(last) {
                *last += step * matrix.bias;
            }
        }
    }
    weights
}

/// Weights of each answer as weights of each feature.
fn weighed(matrix: &Matrix, by_answer: &[Vec<f32>], storage: Storage) -> Weighed {
    let last = |weights: &Vec<f32>| weights.last().copied().unwrap_or_default() * matrix.bias;
    let of = |(number, feature): (usize, &u32)| {
        let says = |weights: &Vec<f32>| weights.get(number).copied().unwrap_or_default();
        (*feature, by_answer.iter().map(says).collect())
    };
    Weighed {
        storage,
        bias: by_answer.iter().map(last).collect(),
        by_feature: matrix.features.iter().enumerate().map(of).collect(),
    }
}

#[cfg(test)]
mod tests {
    use crate::learned::Weights;
    use crate::weighing::{Example, margins, ridge};

    #[test]
    fn examples_lead_to_their_own_answers_and_what_is_near_follows_them() {
        let example = |features: [(u32, f32); 2], answer| Example {
            features: features.to_vec(),
            answer,
            penalty: 0.1,
        };
        // What too few say is not learned.
        let each = [
            ([(1, 1.0), (2, 0.5)], 0),
            ([(1, 1.0), (3, 0.5)], 0),
            ([(7, 1.0), (2, 0.5)], 1),
            ([(7, 1.0), (9, 0.5)], 1),
        ];
        let all = [each; 4].concat().into_iter();
        let all: Vec<Example> = all.map(|(features, answer)| example(features, answer)).collect();
        for learned in [ridge(&all, 2, 0.1), margins(&all, 2, 1.0)] {
            let bytes = learned.bytes();
            let weights = Weights::read(&bytes).unwrap();
            for known in &all {
                let scores = weights.scores(&known.features);
                assert!(scores[known.answer] > scores[1 - known.answer] + 0.2, "{scores:?}");
            }
            let near = weights.scores(&[(7, 1.0)]);
            assert!(near[1] > near[0], "{near:?}");
            assert_eq!(weights.scores(&[(100, 1.0)]), weights.scores(&[]), "nothing in common");
        }
    }
}
