//! The figures that blinds are made of: what people expect to see, and what chips can pay.

use crate::values::Chips;

/// The first digits that a big blind has, so that players find it natural: 100, 150, 200, 250, …
///
/// With each of them how odd it looks, from 0; odd ones are taken only where steps get smoother.
const FIRST_DIGITS: [(u64, u64); 11] = [
    (10, 0),
    (12, 1),
    (15, 1),
    (16, 1),
    (20, 0),
    (25, 1),
    (30, 0),
    (40, 0),
    (50, 0),
    (60, 0),
    (80, 0),
];

/// A big blind of more chips than this is paid with a larger chip, or is no figure.
const CHIPS_PER_BIG_BLIND_MAX: u64 = 20;

/// The chips that most sets have.
pub const USUAL_CHIPS: [Chips; 9] = [
    Chips(5),
    Chips(25),
    Chips(100),
    Chips(500),
    Chips(1_000),
    Chips(5_000),
    Chips(25_000),
    Chips(100_000),
    Chips(500_000),
];

/// A small blind and a big blind that can be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// Half the big blind, or as near to it as the chips allow.
    pub small_blind: Chips,
    /// A number that looks natural, by its first digits.
    pub big_blind: Chips,
    /// The largest chip in which both are whole.
    pub unit: Chips,
    /// How odd it looks, from 0; more where the small blind is not half the big blind.
    pub oddness: u64,
}

/// Every pair of blinds up to `most` that these chips can pay, smallest first.
///
/// The small blind is half the big blind, or as near to it as the chips allow: 1,000/2,500.
///
/// `chips` are denominations, smallest first.
#[must_use]
pub fn figures(chips: &[Chips], most: Chips) -> Vec<Figure> {
    let mut found = Vec::new();
    let mut power = 1_u64;
    while power <= most.0 {
        let big_blinds = FIRST_DIGITS.iter().filter_map(|(digits, oddness)| {
            let tenfold = digits.checked_mul(power)?;
            (tenfold % 10 == 0).then_some((tenfold / 10, *oddness))
        });
        found.extend(
            big_blinds
                .filter(|(big_blind, _)| *big_blind <= most.0)
                .filter_map(|(big_blind, oddness)| figure(chips, big_blind, oddness)),
        );
        let Some(next) = power.checked_mul(10) else { break };
        power = next;
    }
    found
}

/// The pair with this big blind, where the chips can pay one.
fn figure(chips: &[Chips], big_blind: u64, oddness: u64) -> Option<Figure> {
    let largest = chips.last()?.0;
    let is_handy = |unit: u64| unit * CHIPS_PER_BIG_BLIND_MAX >= big_blind || unit == largest;
    let made = |small_blind: u64, oddness| {
        let unit = unit_of(chips, &[small_blind, big_blind])?;
        let (small_blind, big_blind) = (Chips(small_blind), Chips(big_blind));
        Some(Figure { small_blind, big_blind, unit, oddness })
    };
    if big_blind % 2 == 0
        && let Some(exact) = made(big_blind / 2, oddness).filter(|exact| is_handy(exact.unit.0))
    {
        return Some(exact);
    }
    let whole = chips.iter().rev().map(|chip| chip.0);
    let mut whole = whole.filter(|chip| *chip > 0 && big_blind % chip == 0 && is_handy(*chip));
    let uneven = whole.find_map(|chip| {
        let below = big_blind / 2 / chip * chip;
        let above = below + chip;
        if below > 0 && below * 5 >= big_blind * 2 {
            Some(below)
        } else {
            (above * 3 <= big_blind * 2).then_some(above)
        }
    })?;
    made(uneven, oddness + 2)
}

/// The largest chip in which all of these are whole.
pub(super) fn unit_of(chips: &[Chips], amounts: &[u64]) -> Option<Chips> {
    let is_whole = |chip: &&Chips| chip.0 > 0 && amounts.iter().all(|amount| amount % chip.0 == 0);
    chips.iter().rev().find(is_whole).copied()
}

/// The logarithm of a number to base 2, in parts of [`OCTAVE`]; 0 for 0.
///
/// Steps between blinds are compared as ratios, and a ratio is a difference of logarithms.
#[must_use]
pub fn log2(number: u64) -> u64 {
    let Some(whole) = number.checked_ilog2() else { return 0 };
    let mut rest = u128::from(number) << (63 - whole);
    let mut parts = 0;
    for _ in 0..OCTAVE.ilog2() {
        rest = (rest * rest) >> 63;
        parts *= 2;
        if rest >= 1 << 64 {
            parts += 1;
            rest >>= 1;
        }
    }
    u64::from(whole) * OCTAVE + parts
}

/// Parts of a doubling in which steps between blinds are measured.
pub const OCTAVE: u64 = 1024;

#[cfg(test)]
mod tests {
    use crate::structure::figures::{OCTAVE, USUAL_CHIPS, figures, log2};
    use crate::values::Chips;

    fn shown(chips: &[u64], most: u64) -> Vec<String> {
        let chips: Vec<Chips> = chips.iter().copied().map(Chips).collect();
        let all = figures(&chips, Chips(most)).into_iter();
        all.map(|figure| format!("{}/{}", figure.small_blind, figure.big_blind)).collect()
    }

    #[test]
    fn blinds_are_figures_that_people_expect() {
        let all = shown(&[25, 100, 500, 1000], 5_000);
        for usual in ["25/50", "50/100", "75/150", "100/200", "150/300", "200/400", "300/600"] {
            assert!(all.iter().any(|shown| shown == usual), "{usual}: {all:?}");
        }
        assert!(all.contains(&"1000/2500".to_owned()), "{all:?}");
        assert!(!all.contains(&"750/1500".to_owned()), "30 chips of 25 are no blind: {all:?}");
    }

    #[test]
    fn without_small_chips_the_small_blind_is_the_nearest_that_can_be_paid() {
        assert_eq!(
            shown(&[100, 500], 600),
            ["100/200", "200/300", "200/400", "200/500", "300/600"]
        );
    }

    #[test]
    fn every_figure_is_whole_in_its_chip_and_they_grow() {
        let all = figures(&USUAL_CHIPS, Chips(100_000_000));
        assert!(all.is_sorted_by_key(|figure| figure.big_blind));
        for figure in all {
            assert_eq!(figure.big_blind.0 % figure.unit.0, 0, "{figure:?}");
            assert_eq!(figure.small_blind.0 % figure.unit.0, 0, "{figure:?}");
            assert!(figure.small_blind < figure.big_blind, "{figure:?}");
        }
    }

    #[test]
    fn logarithms_are_near() {
        assert_eq!((log2(0), log2(1), log2(2), log2(1 << 40)), (0, 0, OCTAVE, 40 * OCTAVE));
        assert!((log2(3) as f64 / OCTAVE as f64 - 3_f64.log2()).abs() < 0.002);
        assert!((log2(1_500_000) as f64 / OCTAVE as f64 - 1_500_000_f64.log2()).abs() < 0.002);
    }
}
