//! What is odd about the levels that are still to come.

use engine::chips::{LevelFlag, level_flags};
use engine::tournament::Tournament;
use engine::values::Timestamp;

/// What is odd about the present and later levels with the chips in play, without raced-off chips.
/// The window, the terminal and phones ask this wherever they read settings.
#[must_use]
pub fn odd_levels(tournament: &Tournament, now: Timestamp) -> Vec<LevelFlag> {
    let mut set = tournament.settings().chip_set.clone();
    let (races, seating) = (tournament.races(), tournament.seating());
    set.denominations.retain(|chip| !races.is_gone(chip.value, seating));
    let on = tournament.reading(now).level.filter(|_| tournament.clock().has_begun(now));
    let mut flags = level_flags(&set, tournament.structure());
    flags.retain(|flag| on.is_none_or(|on| flag.level() >= on));
    flags
}
