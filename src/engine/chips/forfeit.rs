//! Chips that a player forfeits, and chips that are nobody's.

use crate::ask::Ask;
use crate::chips::{ChipCause, Forfeit, ForfeitReason, Forfeited, check_note, check_stack, signed};
use crate::entries::Player;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::Chips;

/// Takes chips out of play that a player forfeits, or that are nobody's.
///
/// Rules: TDA 2011 §48; TDA 2024 §63, §64.
///
/// # Errors
/// Where no chips are named or more than are in play, the player is not in, the table is unknown,
/// or the floor does not say why.
pub fn decide_forfeit(
    tournament: &Tournament,
    forfeit: &Forfeit,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = forfeit.player.as_ref().map(|who| tournament.find(who)).transpose()?;
    if let Some(player) = player.filter(|player| !player.is_in()) {
        return Err(Refusal::NotIn { player: player.id });
    }
    if let Some(table) = forfeit.table.filter(|no| tournament.seating.table(*no).is_none()) {
        return Err(Refusal::TableUnknown { table });
    }
    let chips = forfeit.chips.or_else(|| player.map(|player| player.stack));
    let chips = chips.filter(|chips| *chips > Chips::ZERO).ok_or(Refusal::ChipsNotNamed)?;
    let in_play = tournament.chips.in_play();
    match player {
        Some(player) => check_stack(tournament, player.id, chips)?,
        None if chips > in_play => return Err(Refusal::MoreThanInPlay { chips, in_play }),
        None => {}
    }
    let note = forfeit.note.trim();
    refuse_if!(forfeit.reason == ForfeitReason::Other && note.is_empty(), Refusal::NoteMissing);
    check_note(note)?;
    let forfeited = Forfeited {
        player: player.map(|player| player.id),
        table: forfeit.table.or_else(|| player.and_then(Player::seat).map(|at| at.table)),
        chips,
        reason: forfeit.reason,
        note: note.to_owned(),
    };
    Ok(vec![Event::ChipsForfeited { at: ask.at, forfeited }])
}

/// Chips were forfeited, or found and nobody's; they left play.
pub fn apply_forfeited(tournament: &mut Tournament, forfeited: &Forfeited) {
    let player = forfeited.player.and_then(|id| tournament.entries.player_mut(id));
    let (mut before, mut after) = (Chips::ZERO, Chips::ZERO);
    if let Some(player) = player {
        before = player.stack;
        after = before.minus(forfeited.chips);
        player.stack = after;
    }
    let chips = -signed(forfeited.chips);
    tournament.chips.change(ChipCause::Forfeited, chips, before, after);
}
