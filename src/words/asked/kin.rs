//! Weighs answers by how like something is to examples whose answer is known.
//!
//! Every example says so much for its own answer that all of them together lead each to it, as
//! nearly as is good for what nobody has seen: kernel ridge regression. The same examples weigh the
//! same everywhere.

use crate::asked::features::{BUCKETS, Feature, place};

/// Features at their places, to see how much others have in common with them.
pub(super) struct Spread(Vec<f32>);

impl Spread {
    /// No features.
    pub(super) fn new() -> Self {
        Self(vec![0.0; BUCKETS])
    }

    /// These features alone.
    pub(super) fn of(features: &[Feature]) -> Self {
        let mut spread = Self::new();
        spread.add(features);
        spread
    }

    fn add(&mut self, features: &[Feature]) {
        for (bucket, weight) in features {
            if let Some(at) = self.0.get_mut(place(*bucket)) {
                *at = *weight;
            }
        }
    }

    fn remove(&mut self, features: &[Feature]) {
        for (bucket, _) in features {
            if let Some(at) = self.0.get_mut(place(*bucket)) {
                *at = 0.0;
            }
        }
    }

    /// How much these features have in common with it.
    pub(super) fn common(&self, features: &[Feature]) -> f32 {
        let at = |bucket: &u32| self.0.get(place(*bucket)).copied().unwrap_or_default();
        features.iter().map(|(bucket, weight)| weight * at(bucket)).sum()
    }
}

/// How much each has in common with each one before it, and with itself.
pub(super) fn likeness(all: &[&[Feature]]) -> Vec<Vec<f32>> {
    let mut spread = Spread::new();
    let row = |(at, own): (usize, &&[Feature])| {
        spread.add(own);
        let row = all.iter().take(at + 1).map(|other| spread.common(other)).collect();
        spread.remove(own);
        row
    };
    all.iter().enumerate().map(row).collect()
}

/// What each example says for each answer, by answer: `right` has the answer of each example, and
/// `ease` how easily it may be answered otherwise.
pub(super) fn weights(
    mut likeness: Vec<Vec<f32>>,
    ease: &[f32],
    right: &[usize],
    answers: usize,
) -> Vec<Vec<f32>> {
    factor(&mut likeness, ease);
    let of_answer = |answer: usize| {
        let is_right = |right: &usize| if *right == answer { 1.0 } else { 0.0 };
        let mut column: Vec<f32> = right.iter().map(is_right).collect();
        solve(&likeness, &mut column);
        column
    };
    (0..answers).map(of_answer).collect()
}

/// Makes of the likeness the lower triangle whose square it is (Cholesky).
fn factor(rows: &mut [Vec<f32>], ease: &[f32]) {
    for (at, ease) in ease.iter().enumerate() {
        let (done, rest) = rows.split_at_mut(at.min(rows.len()));
        let Some(row) = rest.first_mut() else { break };
        for (place, other) in done.iter().enumerate() {
            let (before, from) = row.split_at_mut(place);
            if let (Some(value), Some((diagonal, other_before))) =
                (from.first_mut(), other.split_last())
            {
                *value = (*value - dot(before, other_before)) / diagonal;
            }
        }
        if let Some((own, before)) = row.split_last_mut() {
            *own = (*own + ease - dot(before, before)).max(1e-6).sqrt();
        }
    }
}

/// Makes of what is wanted of each example what it has to say.
fn solve(rows: &[Vec<f32>], column: &mut [f32]) {
    for (at, row) in rows.iter().enumerate() {
        let (done, rest) = column.split_at_mut(at);
        if let (Some(value), Some((own, before))) = (rest.first_mut(), row.split_last()) {
            *value = (*value - dot(done, before)) / own;
        }
    }
    for (at, row) in rows.iter().enumerate().rev() {
        let (done, rest) = column.split_at_mut(at);
        if let (Some(value), Some((own, before))) = (rest.first_mut(), row.split_last()) {
            *value /= own;
            done.iter_mut().zip(before).for_each(|(other, like)| *other -= like * *value);
        }
    }
}

/// The sum of products, in an order that is the same everywhere and lets eight be added at once.
fn dot(one: &[f32], other: &[f32]) -> f32 {
    let (mut one, mut other) = (one.chunks_exact(8), other.chunks_exact(8));
    let mut sums = [0.0_f32; 8];
    for (left, right) in one.by_ref().zip(other.by_ref()) {
        for (sum, (left, right)) in sums.iter_mut().zip(left.iter().zip(right)) {
            *sum += left * right;
        }
    }
    let rest = one.remainder().iter().zip(other.remainder());
    sums.iter().sum::<f32>() + rest.map(|(left, right)| left * right).sum::<f32>()
}

#[cfg(test)]
mod tests {
    use crate::asked::kin::{Spread, likeness, weights};

    #[test]
    fn examples_lead_to_their_own_answers_and_what_is_near_follows_them() {
        let all = [
            vec![(1, 1.0), (2, 0.5)],
            vec![(1, 1.0), (3, 0.5)],
            vec![(7, 1.0), (2, 0.5)],
            vec![(7, 1.0), (9, 0.5)],
        ];
        let features: Vec<&[(u32, f32)]> = all.iter().map(Vec::as_slice).collect();
        let right = [0, 0, 1, 1];
        let says = weights(likeness(&features), &[0.1; 4], &right, 2);
        let answer = |asked: &[(u32, f32)]| {
            let spread = Spread::of(asked);
            let score = |says: &Vec<f32>| -> f32 {
                all.iter().zip(says).map(|(known, says)| says * spread.common(known)).sum()
            };
            says.iter().map(score).collect::<Vec<f32>>()
        };
        for (known, right) in all.iter().zip(right) {
            let scores = answer(known);
            assert!(scores[right] > 0.6 && scores[1 - right] < 0.4, "{known:?} {scores:?}");
        }
        let near = answer(&[(7, 1.0)]);
        assert!(near[1] > near[0], "{near:?}");
        assert_eq!(answer(&[(100, 1.0)]), [0.0, 0.0], "nothing in common");
    }
}
