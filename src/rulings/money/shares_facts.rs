//! Stacks and prizes as they are told, for every question that shares prizes by stacks.

use super::figures::Figures;
use crate::{Amount, FactsError, Reason};
use engine::values::{Chips, Money};

/// Players and prizes that a question may name: an answer comes in well under a second.
const PLAYERS_MAX: usize = 1_000;
const PRIZES_MAX: usize = 200;

/// The stacks of players who are in.
///
/// # Errors
/// Where nobody is, too many are, or somebody has no chips.
pub fn chip_stacks(told: &[Amount]) -> Result<Vec<Chips>, FactsError> {
    if told.is_empty() || told.len() > PLAYERS_MAX {
        return Err(FactsError::range(1, PLAYERS_MAX as u64).within("stacks"));
    }
    match told.iter().position(|stack| stack.0 == 0) {
        Some(at) => Err(FactsError::at(format!("stacks[{at}]"), Reason::new("not-zero"))),
        None => Ok(told.iter().map(|stack| Chips(stack.0)).collect()),
    }
}

/// The prizes that are left for so many players.
///
/// # Errors
/// Where there is none, there are more than players, or a later one is higher.
pub fn falling_prizes(
    told: &[Figures],
    players: usize,
    digits: u8,
) -> Result<Vec<Money>, FactsError> {
    let most = players.min(PRIZES_MAX);
    if told.is_empty() || told.len() > most {
        let reason = Reason::new("too-many-prizes").count("most", most as u64);
        return Err(FactsError::at("prizes", reason));
    }
    let prizes: Vec<Money> = told.iter().map(|prize| prize.amount(digits)).collect();
    match prizes.windows(2).position(|pair| matches!(pair, [one, next] if next > one)) {
        Some(at) => Err(FactsError::at(format!("prizes[{}]", at + 1), Reason::new("prize-rises"))),
        None => Ok(prizes),
    }
}
