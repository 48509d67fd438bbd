//! The stack of one player: how large it can be, and how it changes.

use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId};

/// Whether one player can have this many chips.
///
/// # Errors
/// Where it is more than all chips in play.
pub(crate) fn check_stack(
    tournament: &Tournament,
    player: PlayerId,
    chips: Chips,
) -> Result<(), Refusal> {
    let in_play = tournament.chips.in_play();
    refuse_if!(chips > in_play, Refusal::StackTooLarge { player, chips, in_play });
    Ok(())
}

/// Gives a player a stack of another size and keeps the ledger balanced.
pub(crate) fn restack(tournament: &mut Tournament, id: PlayerId, chips: Chips) {
    if let Some(player) = tournament.entries.player_mut(id) {
        let before = std::mem::replace(&mut player.stack, chips);
        tournament.chips.restack(before, chips);
    }
}
