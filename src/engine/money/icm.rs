//! What stacks are worth in prizes, by the Independent Chip Model.
//!
//! The model is Malmuth and Harville's: the chance to come first is a player's share of the chips,
//! and the chance of every further place is their share of what those left hold. Both ways below
//! work out this very model, and none guesses: over all sets of players who may come first, which
//! doubles with every player; and by an integral, which grows with players times prizes.
//!
//! Floating point stands here alone: what comes out is a share, and turning shares into money is
//! `share`'s.

use crate::values::{Chips, Money};

/// Up to so many players the sets are walked through: 2²⁰ of them at most.
pub const EXACT_MAX: usize = 20;

/// What each stack is worth of these prizes, in millionths of the smallest unit of money and in
/// the order of the stacks; the sum is that of the prizes.
///
/// A prize beyond the last player is nobody's. Everybody has chips: who has none is out.
#[must_use]
pub fn icm(stacks: &[Chips], prizes: &[Money]) -> Vec<u64> {
    let worth = match stacks.len() {
        0..=EXACT_MAX => over_sets(stacks, prizes),
        _ => by_integral(stacks, prizes),
    };
    worth.into_iter().map(in_millionths).collect()
}

/// A worth in whole millionths; worths are never negative, and far below 2⁵³ of them.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rounded, and bounded")]
fn in_millionths(worth: f64) -> u64 {
    (worth * 1e6).round().max(0.0) as u64
}

#[expect(clippy::cast_precision_loss, reason = "shares are known to 16 digits")]
fn float(number: u64) -> f64 {
    number as f64
}

/// The prizes as numbers, as far as there are players for them.
fn worths(stacks: &[Chips], prizes: &[Money]) -> Vec<f64> {
    prizes.iter().take(stacks.len()).map(|prize| float(prize.0)).collect()
}

/// The model over all sets of players who may have the first places.
///
/// `reached` holds, for each set, the chance that just its players have the first places, and
/// `inside` what they have in chips; only sets smaller than the number of prizes are looked at.
#[must_use]
pub fn over_sets(stacks: &[Chips], prizes: &[Money]) -> Vec<f64> {
    let prizes = worths(stacks, prizes);
    let total: u64 = stacks.iter().map(|stack| stack.0).sum();
    let chips: Vec<f64> = stacks.iter().map(|stack| float(stack.0)).collect();
    let mut worth = vec![0.0; stacks.len()];
    let sets = 1_usize << stacks.len().min(usize::BITS as usize - 1);
    let everybody = sets - 1;
    let (mut reached, mut inside) = (vec![0.0_f64; sets], vec![0_u64; sets]);
    if let Some(nobody) = reached.first_mut() {
        *nobody = 1.0;
    }
    for set in 0..sets {
        let stack = stacks.get(set.trailing_zeros() as usize).map_or(0, |stack| stack.0);
        let chips_inside = inside.get(set & set.wrapping_sub(1)).map_or(0, |chips| chips + stack);
        if let Some(inside) = inside.get_mut(set).filter(|_| set > 0) {
            *inside = chips_inside;
        }
        let Some(prize) = prizes.get(set.count_ones() as usize) else { continue };
        let left = total - inside.get(set).copied().unwrap_or_default();
        let a_chip = reached.get(set).copied().unwrap_or_default() / float(left);
        let mut outside = everybody & !set;
        while outside != 0 {
            let player = outside.trailing_zeros() as usize;
            outside &= outside - 1;
            let chance = chips.get(player).copied().unwrap_or_default() * a_chip;
            if let Some(worth) = worth.get_mut(player) {
                *worth += chance * prize;
            }
            if let Some(next) = reached.get_mut(set | (1 << player)) {
                *next += chance;
            }
        }
    }
    worth
}

/// The model as a race: every player has a clock that rings at a random time, their stack is its
/// rate, and the order of the rings is the order of the places. That is the same as drawing the
/// places one after the other, so a player's worth is one integral over the time of their ring:
/// how likely it is then, times the prize that those who rang before leave.
///
/// Over the logarithm of time the integrand is smooth and dies out on both sides, so plain steps
/// of equal width converge faster than any power; they are halved until that changes nothing.
#[must_use]
pub fn by_integral(stacks: &[Chips], prizes: &[Money]) -> Vec<f64> {
    let prizes = worths(stacks, prizes);
    let pool: f64 = prizes.iter().sum();
    let total = float(stacks.iter().map(|stack| stack.0).sum());
    let rates: Vec<f64> = stacks.iter().map(|stack| float(stack.0) / total).collect();
    let slowest = rates.iter().copied().filter(|rate| *rate > 0.0).fold(1.0, f64::min);
    // Before e^-26 nothing rings, and after 32 lives of the slowest clock everything has.
    let (from, to) = (-26.0, (32.0 / slowest).ln());
    let mut race = Race::new(rates, prizes);
    let mut steps = 64_u32;
    let width = (to - from) / f64::from(steps);
    let mut sum = race.sum((0..=steps).map(|step| from + width * f64::from(step)));
    let mut worth: Vec<f64> = sum.iter().map(|sum| sum * width).collect();
    // Sixteen thousand steps are more than a field of any size was seen to need.
    while steps < 1 << 14 {
        let width = (to - from) / f64::from(steps);
        let between = race.sum((0..steps).map(|step| from + width * (f64::from(step) + 0.5)));
        for (sum, between) in sum.iter_mut().zip(between) {
            *sum += between;
        }
        steps *= 2;
        let finer: Vec<f64> = sum.iter().map(|sum| sum * width / 2.0).collect();
        let changed = worth.iter().zip(&finer).map(|(old, new)| (old - new).abs());
        let changed = changed.fold(0.0, f64::max);
        worth = finer;
        // Halving squares the error: what it is now is far below a millionth of a millionth.
        if changed <= pool * 1e-7 {
            break;
        }
    }
    worth
}

/// The race of the clocks at one moment.
struct Race {
    rates: Vec<f64>,
    prizes: Vec<f64>,
    /// For each player, how likely it is that so many of those before them in the list rang.
    rung: Vec<Vec<f64>>,
    /// What the prizes are worth when those after a player are counted in, and before that.
    left: [Vec<f64>; 2],
}

impl Race {
    fn new(rates: Vec<f64>, prizes: Vec<f64>) -> Self {
        let rung = vec![vec![0.0; prizes.len()]; rates.len() + 1];
        let left = [prizes.clone(), prizes.clone()];
        Self { rates, prizes, rung, left }
    }

    /// The integrand of each player, summed over these logarithms of time.
    fn sum(&mut self, moments: impl Iterator<Item = f64>) -> Vec<f64> {
        let mut sum = vec![0.0; self.rates.len()];
        for moment in moments {
            self.add(moment.exp(), &mut sum);
        }
        sum
    }

    /// Adds the integrand at a time. Those before a player in the list are counted by how many of
    /// them rang, those after by what the prizes are worth when they are counted in, too.
    fn add(&mut self, time: f64, sum: &mut [f64]) {
        if let Some(first) = self.rung.first_mut().and_then(|rung| rung.first_mut()) {
            *first = 1.0;
        }
        for (player, rate) in self.rates.iter().enumerate() {
            let (silent, rang) = chances(*rate, time);
            let Some([before, after]) = self.rung.get_mut(player..player + 2) else { return };
            let one_more = std::iter::once(&0.0).chain(before.iter());
            for ((after, same), one_more) in after.iter_mut().zip(before.iter()).zip(one_more) {
                *after = same * silent + one_more * rang;
            }
        }
        let [left, next] = &mut self.left;
        left.copy_from_slice(&self.prizes);
        let players = self.rates.iter().zip(&self.rung).zip(sum);
        for ((rate, rung), sum) in players.rev() {
            let worth: f64 =
                rung.iter().zip(left.iter()).map(|(chance, prize)| chance * prize).sum();
            let (silent, rang) = chances(*rate, time);
            *sum += rate * time * silent * worth;
            let after = left.iter().skip(1).chain(std::iter::once(&0.0));
            for ((next, prize), after) in next.iter_mut().zip(left.iter()).zip(after) {
                *next = prize * silent + after * rang;
            }
            std::mem::swap(left, next);
        }
    }
}

/// How likely it is that a clock of this rate has not rung by this time, and that it has.
fn chances(rate: f64, time: f64) -> (f64, f64) {
    let exponent = -rate * time;
    (exponent.exp(), -exponent.exp_m1())
}
