//! The level that comes next, when one is added by hand.

use super::figures::{Figure, USUAL_CHIPS, figures, log2, unit_of};
use super::suggest::after;
use super::{Ante, Game, Level, Stage, Stakes, Structure};
use crate::values::Chips;

/// How long a level is where no other is there to go by.
const LEVEL_SECS: u32 = 20 * 60;
/// The step where no other is there to go by, in parts of an octave: about a third.
const STEP: u64 = super::OCTAVE * 43 / 100;

/// A level to put in after the stage at `index`, counted from 0.
///
/// It lies between its neighbors where there is room, and else goes on as the levels before do,
/// in figures that the chips of the level before can pay.
///
/// ```
/// use engine::structure::{Structure, level_after};
///
/// let level = level_after(&Structure::default(), 0);
/// assert_eq!(level.stakes.big_blind().0, 50);
/// ```
#[must_use]
pub fn level_after(structure: &Structure, index: usize) -> Level {
    let before: Vec<&Level> =
        structure.stages.iter().take(index + 1).filter_map(Stage::as_level).collect();
    let next = structure.stages.iter().skip(index + 1).find_map(Stage::as_level);
    let Some(last) = before.last() else {
        let stakes =
            Stakes::Blinds { small_blind: Chips(25), big_blind: Chips(50), ante: Ante::None };
        return Level { game: Game::default(), stakes, secs: LEVEL_SECS, color_up: false };
    };
    // In a mixed event the games go round, and the stakes with the game.
    let big_blind = last.stakes.big_blind();
    let next_big_blind = next.map(|next| next.stakes.big_blind()).filter(|next| *next > big_blind);
    // Chips that the next level needs are still in play in this one.
    let unit = |level: &Level| {
        let stakes = level.stakes;
        unit_of(&USUAL_CHIPS, &[stakes.small_blind().0, stakes.big_blind().0])
    };
    let units = std::iter::once(*last).chain(next).map(unit);
    let unit = units.min().flatten().unwrap_or(Chips(1));
    let mut chips: Vec<Chips> = vec![unit];
    chips.extend(USUAL_CHIPS.into_iter().filter(|chip| *chip > unit));
    let all = figures(&chips, Chips(big_blind.0.saturating_mul(4)));
    let here = Figure { small_blind: Chips::ZERO, big_blind, unit, oddness: 0 };
    let figure = match next_big_blind {
        Some(next) => between(&all, big_blind, next),
        None => after(&all, here, STEP),
    };
    let raised = figure.map(|figure| figure.big_blind).unwrap_or(big_blind);
    let small = figure.map(|figure| figure.small_blind);
    Level { stakes: scaled(last.stakes, raised, small), ..(*last).clone() }
}

/// The figure nearest to the middle of two big blinds, if one lies between them.
fn between(all: &[Figure], low: Chips, high: Chips) -> Option<Figure> {
    let middle = log2(low.0).midpoint(log2(high.0));
    let within = all.iter().filter(|figure| figure.big_blind > low && figure.big_blind < high);
    within.min_by_key(|figure| log2(figure.big_blind.0).abs_diff(middle)).copied()
}

/// The same stakes with another big blind, or another small bet in stud.
fn scaled(stakes: Stakes, to: Chips, small: Option<Chips>) -> Stakes {
    let from = stakes.big_blind().0.max(1);
    let scale = |chips: Chips| {
        let raised = u128::from(chips.0) * u128::from(to.0) / u128::from(from);
        rounded(Chips(u64::try_from(raised).unwrap_or(u64::MAX)))
    };
    match stakes {
        Stakes::Blinds { small_blind, big_blind: Chips::ZERO, .. } => {
            Stakes::Blinds { small_blind, big_blind: Chips::ZERO, ante: Ante::PerPlayer(to) }
        }
        Stakes::Blinds { small_blind, ante, .. } => Stakes::Blinds {
            small_blind: small.unwrap_or_else(|| scale(small_blind)).min(to),
            big_blind: to,
            ante: match ante {
                Ante::None => Ante::None,
                Ante::PerPlayer(chips) => Ante::PerPlayer(scale(chips)),
                Ante::BigBlind(chips) if chips.0 == from => Ante::BigBlind(to),
                Ante::BigBlind(chips) => Ante::BigBlind(scale(chips)),
            },
        },
        Stakes::Limit { small_bet, big_bet, .. } => Stakes::Limit {
            small_blind: small.unwrap_or(Chips(to.0 / 2)).min(to),
            big_blind: to,
            small_bet: scale(small_bet),
            big_bet: scale(big_bet),
        },
        Stakes::Stud { ante, bring_in, big_bet, .. } => Stakes::Stud {
            ante: scale(ante),
            bring_in: if bring_in == Chips::ZERO { bring_in } else { scale(bring_in) },
            small_bet: to,
            big_bet: scale(big_bet),
        },
    }
}

/// Down to a chip that fits: two digits, the second one 0 or 5.
fn rounded(chips: Chips) -> Chips {
    let mut unit = 1;
    while chips.0 / unit >= 100 {
        unit *= 10;
    }
    let digits = chips.0 / unit;
    let digits = if digits >= 20 { digits / 5 * 5 } else { digits };
    Chips((digits * unit).max(1))
}
