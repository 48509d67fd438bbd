//! The columns of a structure: which numbers a line has, and what becomes of it when one of them
//! changes.

use crate::structure::{Ante, Break, Stage, Stakes, Structure};
use crate::values::Chips;

/// The kinds of stakes in a structure, which decide what its columns are called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kinds {
    /// Blinds, perhaps with antes.
    Blinds,
    /// Fixed limit: two blinds and two sizes of bets.
    Limit,
    /// Stud: an ante, a bring-in and two sizes of bets.
    Stud,
    /// Several of them, as in an event of mixed games.
    Mixed,
}

/// A column of numbers in a structure: one of the stakes, or the minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// The first number of the stakes, from 0.
    Stake(usize),
    /// How long the line lasts, in minutes rounded up.
    Minutes,
}

impl Kinds {
    /// What kinds of stakes a structure has.
    #[must_use]
    pub fn of(structure: &Structure) -> Self {
        let kind = |stakes: &Stakes| match stakes {
            Stakes::Blinds { .. } => Self::Blinds,
            Stakes::Limit { .. } => Self::Limit,
            Stakes::Stud { .. } => Self::Stud,
        };
        let mut kinds = structure.levels().map(|(_, level)| kind(&level.stakes));
        let Some(first) = kinds.next() else { return Self::Blinds };
        if kinds.all(|other| other == first) { first } else { Self::Mixed }
    }

    /// The columns, left to right.
    #[must_use]
    pub fn columns(self) -> Vec<Column> {
        let stakes = if self == Self::Blinds { 3 } else { 4 };
        (0..stakes).map(Column::Stake).chain([Column::Minutes]).collect()
    }
}

/// The number in a cell; none where there is no such cell.
#[must_use]
pub fn number(stage: &Stage, column: Column) -> Option<u64> {
    match (stage, column) {
        (_, Column::Minutes) => Some(u64::from(stage.secs().div_ceil(60))),
        (Stage::Break(_), Column::Stake(_)) => None,
        (Stage::Level(level), Column::Stake(at)) => {
            let numbers: [Option<Chips>; 4] = match level.stakes {
                Stakes::Blinds { small_blind, big_blind, .. } => {
                    [Some(small_blind), Some(big_blind), Some(level.stakes.ante_chips()), None]
                }
                Stakes::Limit { small_blind, big_blind, small_bet, big_bet } => {
                    [small_blind, big_blind, small_bet, big_bet].map(Some)
                }
                Stakes::Stud { ante, bring_in, small_bet, big_bet } => {
                    [ante, bring_in, small_bet, big_bet].map(Some)
                }
            };
            numbers.get(at).copied().flatten().map(|chips| chips.0)
        }
    }
}

/// The line with another number in one of its cells.
///
/// What follows from it follows: the small blind stays half the big blind where it was, a big blind
/// ante stays as large as that, and bets stay double. `usual` is the ante where there was none.
#[must_use]
pub fn with_number(stage: &Stage, column: Column, number: u64, usual: Ante) -> Stage {
    match (stage, column) {
        (Stage::Level(level), Column::Minutes) => {
            let mut level = level.clone();
            level.secs = secs(number);
            Stage::Level(level)
        }
        (Stage::Break(rest), _) => Stage::Break(Break { secs: secs(number), ..rest.clone() }),
        (Stage::Level(level), Column::Stake(at)) => {
            let mut level = level.clone();
            level.stakes = with_stake(level.stakes, at, Chips(number), usual);
            Stage::Level(level)
        }
    }
}

fn secs(minutes: u64) -> u32 {
    u32::try_from(minutes.saturating_mul(60)).unwrap_or(u32::MAX)
}

fn with_stake(stakes: Stakes, at: usize, to: Chips, usual: Ante) -> Stakes {
    let double = |chips: Chips| chips.plus(chips);
    match stakes {
        Stakes::Blinds { small_blind, big_blind, ante } => {
            let blinds = |small_blind, big_blind| {
                let ante = match ante {
                    Ante::BigBlind(chips) if chips == stakes.big_blind() => {
                        Ante::BigBlind(big_blind)
                    }
                    Ante::None | Ante::PerPlayer(_) | Ante::BigBlind(_) => ante,
                };
                Stakes::Blinds { small_blind, big_blind, ante }
            };
            match at {
                0 if to > big_blind => blinds(to, double(to)),
                0 => blinds(to, big_blind),
                1 if double(small_blind) == big_blind => blinds(Chips(to.0 / 2), to),
                1 => blinds(small_blind.min(to), to),
                _ => Stakes::Blinds { small_blind, big_blind, ante: with_ante(ante, to, usual) },
            }
        }
        Stakes::Limit { small_blind, big_blind, small_bet, big_bet } => {
            let [mut small_blind, mut big_blind, mut small_bet, mut big_bet] =
                [small_blind, big_blind, small_bet, big_bet];
            match at {
                0 => {
                    small_blind = to;
                    big_blind = if to > big_blind { double(to) } else { big_blind };
                }
                1 => {
                    let is_half = double(small_blind) == big_blind;
                    small_blind = if is_half { Chips(to.0 / 2) } else { small_blind.min(to) };
                    big_blind = to;
                }
                2 => {
                    big_bet = if double(small_bet) == big_bet { double(to) } else { big_bet };
                    small_bet = to;
                }
                _ => big_bet = to,
            }
            Stakes::Limit { small_blind, big_blind, small_bet, big_bet }
        }
        Stakes::Stud { ante, bring_in, small_bet, big_bet } => {
            let is_double = double(small_bet) == big_bet;
            match at {
                0 => Stakes::Stud { ante: to, bring_in, small_bet, big_bet },
                1 => Stakes::Stud { ante, bring_in: to, small_bet, big_bet },
                2 => {
                    let big_bet = if is_double { double(to) } else { big_bet };
                    Stakes::Stud { ante, bring_in, small_bet: to, big_bet }
                }
                _ => Stakes::Stud { ante, bring_in, small_bet, big_bet: to },
            }
        }
    }
}

fn with_ante(ante: Ante, to: Chips, usual: Ante) -> Ante {
    let kind = if ante == Ante::None { usual } else { ante };
    match (to, kind) {
        (Chips::ZERO, _) => Ante::None,
        (to, Ante::PerPlayer(_)) => Ante::PerPlayer(to),
        (to, _) => Ante::BigBlind(to),
    }
}

/// The kind of ante that the levels around a line have: the nearest one before it, or after it.
#[must_use]
pub fn usual_ante(structure: &Structure, index: usize) -> Ante {
    let ante = |stage: &Stage| match stage {
        Stage::Level(level) => match level.stakes {
            Stakes::Blinds { ante, .. } => Some(ante).filter(|ante| *ante != Ante::None),
            Stakes::Limit { .. } | Stakes::Stud { .. } => None,
        },
        Stage::Break(_) => None,
    };
    let before = structure.stages.iter().take(index).rev().find_map(ante);
    let after = || structure.stages.iter().skip(index).find_map(ante);
    before.or_else(after).unwrap_or_default()
}

/// The structure with antes of this kind from a line on, of the usual size where there were others.
#[must_use]
pub fn with_antes_from(structure: &Structure, index: usize, kind: Ante) -> Structure {
    let mut changed = structure.clone();
    for stage in changed.stages.iter_mut().skip(index) {
        let Stage::Level(level) = stage else { continue };
        let Stakes::Blinds { big_blind, ante, .. } = &mut level.stakes else { continue };
        if *big_blind == Chips::ZERO {
            continue;
        }
        *ante = match (kind, *ante) {
            (Ante::None, _) => Ante::None,
            (Ante::BigBlind(_), same @ Ante::BigBlind(_)) => same,
            (Ante::BigBlind(_), _) => Ante::BigBlind(*big_blind),
            (Ante::PerPlayer(_), same @ Ante::PerPlayer(_)) => same,
            (Ante::PerPlayer(_), _) => Ante::PerPlayer(Chips((big_blind.0 / 8).max(1))),
        };
    }
    changed
}

#[cfg(test)]
mod tests {
    use crate::structure::{Ante, Game, Level, Stage, Stakes};
    use crate::structure::{Column, number, with_number};
    use crate::values::Chips;

    fn level(small_blind: u64, big_blind: u64, ante: Ante) -> Stage {
        let (small_blind, big_blind) = (Chips(small_blind), Chips(big_blind));
        let stakes = Stakes::Blinds { small_blind, big_blind, ante };
        Stage::Level(Level { game: Game::Holdem, stakes, secs: 1200, color_up: false })
    }

    fn row(stage: &Stage) -> [u64; 3] {
        [0, 1, 2].map(|at| number(stage, Column::Stake(at)).unwrap())
    }

    #[test]
    fn what_follows_from_the_big_blind_follows_it() {
        let stage = level(100, 200, Ante::BigBlind(Chips(200)));
        let typed = with_number(&stage, Column::Stake(1), 300, Ante::None);
        assert_eq!(row(&typed), [150, 300, 300]);
        let odd = level(1_000, 2_500, Ante::PerPlayer(Chips(300)));
        assert_eq!(
            row(&with_number(&odd, Column::Stake(1), 3_000, Ante::None)),
            [1_000, 3_000, 300]
        );
    }

    #[test]
    fn a_small_blind_takes_the_big_blind_along_only_where_it_must() {
        let stage = level(1_250, 2_500, Ante::None);
        assert_eq!(
            row(&with_number(&stage, Column::Stake(0), 1_000, Ante::None)),
            [1_000, 2_500, 0]
        );
        assert_eq!(
            row(&with_number(&stage, Column::Stake(0), 3_000, Ante::None)),
            [3_000, 6_000, 0]
        );
    }

    #[test]
    fn an_ante_is_of_the_kind_that_its_neighbors_have() {
        let stage = level(100, 200, Ante::None);
        let usual = Ante::PerPlayer(Chips(10));
        let Stage::Level(typed) = with_number(&stage, Column::Stake(2), 25, usual) else {
            unreachable!()
        };
        assert!(matches!(typed.stakes, Stakes::Blinds { ante: Ante::PerPlayer(Chips(25)), .. }));
        let none = with_number(&Stage::Level(typed), Column::Stake(2), 0, usual);
        assert_eq!(row(&none), [100, 200, 0]);
    }
}
