//! Chips in play put right by the floor.

use crate::ask::Ask;
use crate::chips::ChipCause;
use crate::entries::Who;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::settings::CHIPS_SOLD_MAX;
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId};

/// The longest note, in letters: it is printed on half a page.
const NOTE_MAX: u32 = 500;

/// Puts right how many chips are in play: a stack was sold too small, a bag cannot be found.
///
/// Chips of a player go into their stack or out of it; others into or out of what is adrift.
///
/// # Errors
/// Where no chips are named, more would leave than are in play, or the floor does not say why.
pub fn decide_correct_chips(
    tournament: &Tournament,
    who: Option<&Who>,
    chips: i64,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let in_play = tournament.chips.in_play();
    let size = Chips(chips.unsigned_abs());
    refuse_if!(chips == 0, Refusal::ChipsNotNamed);
    refuse_if!(chips < 0 && size > in_play, Refusal::MoreThanInPlay { chips: size, in_play });
    refuse_if!(size > CHIPS_SOLD_MAX, Refusal::ChipsTooMany { chips: size, most: CHIPS_SOLD_MAX });
    refuse_if!(note.trim().is_empty(), Refusal::NoteMissing);
    check_note(note)?;
    let player = who.map(|who| tournament.find(who)).transpose()?;
    if let Some(player) = player.filter(|player| !player.is_in()) {
        return Err(Refusal::NotIn { player: player.id });
    }
    let (player, note) = (player.map(|player| player.id), note.trim().to_owned());
    Ok(vec![Event::ChipsCorrected { at: ask.at, player, chips, note }])
}

/// Whether a note is one that somebody reads.
///
/// # Errors
/// Where it is too long.
pub(crate) fn check_note(note: &str) -> Result<(), Refusal> {
    match u32::try_from(note.chars().count()) {
        Ok(letters) if letters <= NOTE_MAX => Ok(()),
        _ => Err(Refusal::NoteTooLong { most: NOTE_MAX }),
    }
}

/// More chips are in play than was said, or fewer where negative.
pub fn apply_chips_corrected(tournament: &mut Tournament, id: Option<PlayerId>, chips: i64) {
    let stack = id.and_then(|id| tournament.entries.player_mut(id)).map(|player| &mut player.stack);
    let mut nobody = Chips::ZERO;
    let stack = stack.unwrap_or(&mut nobody);
    let before = *stack;
    if id.is_some() {
        let size = Chips(chips.unsigned_abs());
        *stack = if chips < 0 { before.minus(size) } else { before.plus(size) };
    }
    let after = *stack;
    tournament.chips.change(ChipCause::Corrected, chips, before, after);
}
