//! The evenest way from one pair of blinds to another.

use super::figures::{Figure, OCTAVE, log2};

/// The largest step that is ever taken: twice as much.
const STEP_MAX: u64 = OCTAVE;

/// The `levels` figures from `first` to the first one of at least `last`, with steps as near to
/// `step` as figures allow; none where there is no such way.
///
/// The figure before the last one is smaller than `last`, so that the event ends in the last level.
pub(super) fn evenest(
    all: &[Figure],
    first: Figure,
    last: u64,
    levels: usize,
    step: u64,
) -> Option<Vec<Figure>> {
    let start = all.iter().position(|figure| *figure == first)?;
    let ladder: Vec<(Figure, u64)> =
        all.iter().skip(start).map(|figure| (*figure, log2(figure.big_blind.0))).collect();
    // For each figure the cheapest way to it with so many levels, and the figure before it.
    let mut best: Vec<Vec<Option<(u64, usize)>>> = vec![vec![None; ladder.len()]; levels];
    if let Some(begin) = best.first_mut().and_then(|row| row.first_mut()) {
        *begin = Some((0, 0));
    }
    for level in 1..levels {
        let (done, to_do) = best.split_at_mut(level);
        let (Some(before), Some(row)) = (done.last(), to_do.first_mut()) else { return None };
        for (to, (slot, (figure, at))) in row.iter_mut().zip(&ladder).enumerate() {
            let is_last = level + 1 == levels;
            if is_last == (figure.big_blind.0 < last) {
                continue;
            }
            let ways = before.iter().zip(&ladder).take(to).enumerate();
            *slot = ways
                .filter_map(|(from, (cost, (_, from_at)))| {
                    let (cost, _) = (*cost)?;
                    let taken = at - from_at;
                    let odd = figure.oddness * OCTAVE * OCTAVE / 64;
                    (taken <= STEP_MAX).then(|| (cost + taken.abs_diff(step).pow(2) + odd, from))
                })
                .min();
        }
    }
    let ends = best.last()?.iter().enumerate();
    let (mut index, _) = ends.filter_map(|(i, way)| Some((i, (*way)?.0))).min_by_key(|w| w.1)?;
    let mut path = Vec::new();
    for row in best.iter().rev() {
        path.push(ladder.get(index)?.0);
        index = (*row.get(index)?)?.1;
    }
    path.reverse();
    Some(path)
}
