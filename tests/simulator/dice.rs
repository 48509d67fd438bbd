//! The steps of a story, from its seed alone.

use crate::disk::{AfterPowerCut, WriteFault};
use crate::story::{Mishap, SeenAfterPowerCut, Step};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use simulator::throw::Throw;

/// The steps of the evening of this seed.
pub fn steps(seed: u64) -> Vec<Step> {
    let mut dice = ChaCha20Rng::seed_from_u64(seed);
    dice.set_stream(1);
    let count = dice.random_range(30..130);
    (0..count).map(|_| step(&mut dice)).collect()
}

fn step(dice: &mut ChaCha20Rng) -> Step {
    let (throw, millis) = (throw(dice), millis(dice));
    let mishap = if dice.random_bool(0.12) { mishap(dice) } else { Mishap::None };
    Step { throw, millis, mishap }
}

fn throw(dice: &mut ChaCha20Rng) -> Throw {
    let mut number = || dice.random_range(0..10_000_000);
    Throw { sort: number(), a: number(), b: number(), c: number() }
}

/// Mostly a few minutes; now and then hours or a night, and at times the clock is set back, or
/// for years.
fn millis(dice: &mut ChaCha20Rng) -> i64 {
    const HOUR: i64 = 3_600_000;
    const YEARS: i64 = 12 * 365 * 24 * HOUR;
    match dice.random_range(0..100) {
        0..90 => dice.random_range(0..400_000),
        90..95 => dice.random_range(0..3 * HOUR),
        95..97 => dice.random_range(0..20 * HOUR),
        97..99 => -dice.random_range(0..2 * HOUR),
        _ => [-YEARS, YEARS][usize::from(dice.random_bool(0.5))],
    }
}

fn mishap(dice: &mut ChaCha20Rng) -> Mishap {
    let bytes = dice.random_range(0..100_000);
    match dice.random_range(0..18) {
        0 => Mishap::Write(WriteFault::Full { room: bytes }),
        1 => Mishap::Write(WriteFault::ReadOnly),
        2 => Mishap::Write(WriteFault::NoFlush),
        3 => Mishap::Write(WriteFault::NoFlushNoCut),
        4 => Mishap::Write(WriteFault::FalseFlush),
        5 => Mishap::Write(WriteFault::NameGone),
        6..=8 => Mishap::PowerCut {
            after: bytes,
            leaves: left(dice),
            seen: if dice.random_bool(0.3) {
                SeenAfterPowerCut::Gone
            } else {
                SeenAfterPowerCut::Kept
            },
        },
        9 => Mishap::FalseFlushAndPowerCut,
        10 => Mishap::Reopened,
        11 if bytes % 2 == 0 => Mishap::CopyAway,
        11 => Mishap::AwayAndBack,
        12 => Mishap::CopyInPlace,
        13 => Mishap::OlderCopy { acts: bytes },
        14 if bytes % 2 == 0 => Mishap::BadSector { at: bytes },
        14 => Mishap::OtherOfEqualLength,
        15 => Mishap::CutOff { bytes },
        16 => {
            if dice.random_bool(0.5) {
                Mishap::Scribbled { bytes }
            } else {
                Mishap::BadSector { at: bytes }
            }
        }
        _ => Mishap::Overtaken { by: throw(dice) },
    }
}

fn left(dice: &mut ChaCha20Rng) -> AfterPowerCut {
    let bytes = dice.random_range(0..100_000);
    match dice.random_range(0..5) {
        0 => AfterPowerCut::Kept,
        1 => AfterPowerCut::Gone,
        2 => AfterPowerCut::Torn(bytes),
        3 => AfterPowerCut::Hole(bytes),
        _ => AfterPowerCut::Stale(bytes),
    }
}
