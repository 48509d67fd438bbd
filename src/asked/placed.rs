//! The numbers of a sentence put into the places of a question, all together.

use crate::corpus::Said;
use crate::figures::Figures;
use crate::slot::Slot;

/// Where the numbers of a sentence stand.
pub(super) struct Placed {
    /// The slot of each number, counted from 1, or 0 for none.
    pub(super) slots: Vec<usize>,
    /// How far that is ahead of anything else that the number might be.
    pub(super) ahead: Vec<f32>,
}

/// So many ways to place the numbers are followed at once.
const WIDTH: usize = 12;

/// How much it counts what stood before.
const OF_ORDER: f32 = 0.3;

/// A way to place the first numbers.
#[derive(Clone)]
struct Way {
    slots: Vec<usize>,
    sum: f32,
}

impl Placed {
    /// The likeliest way to place them, by how much speaks for each.
    pub(super) fn of(figures: &Figures, said: &Said, scores: &[Vec<f32>]) -> Self {
        let best = likeliest(figures, said, scores, None);
        let ahead = best
            .slots
            .iter()
            .copied()
            .enumerate()
            .map(|barred| best.sum - likeliest(figures, said, scores, Some(barred)).sum);
        Self { ahead: ahead.collect(), slots: best.slots.clone() }
    }
}

/// The likeliest way; a number may be barred from a slot.
fn likeliest(
    figures: &Figures,
    said: &Said,
    scores: &[Vec<f32>],
    barred: Option<(usize, usize)>,
) -> Way {
    let mut ways = vec![Way { slots: Vec::new(), sum: 0.0 }];
    for (at, (scores, entity)) in scores.iter().zip(&said.entities).enumerate() {
        let slot = |place: usize| place.checked_sub(1).and_then(|at| figures.slots.get(at));
        let may = |place: usize| {
            barred != Some((at, place))
                && slot(place).is_none_or(|slot| slot.value(entity).is_some())
        };
        let open = scores.iter().copied().enumerate().filter(|(place, _)| may(*place));
        let open: Vec<(usize, f32)> = open.collect();
        let mut next: Vec<Way> = Vec::new();
        for way in &ways {
            let before = way.slots.last().copied();
            for (place, score) in &open {
                let is_taken = |own: &Slot| {
                    let mut used = way.slots.iter().filter_map(|place| slot(*place));
                    !own.is_many() && used.any(|used| used.is_same(own))
                };
                if slot(*place).is_some_and(is_taken) {
                    continue;
                }
                let mut slots = way.slots.clone();
                slots.push(*place);
                let sum = way.sum + score + OF_ORDER * figures.after(before, *place);
                next.push(Way { slots, sum });
            }
        }
        // Stable: equals stay in the order of the form.
        next.sort_by(|one, other| other.sum.total_cmp(&one.sum));
        next.truncate(WIDTH);
        ways = next;
    }
    ways.into_iter().next().unwrap_or(Way { slots: Vec::new(), sum: f32::MIN })
}
