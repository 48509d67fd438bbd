//! Chips that a player forfeits, and chips that are nobody's.

use crate::ask::Ask;
use crate::chips::correct::check_note;
use crate::chips::{ChipCause, signed};
use crate::entries::{Player, Status, Who, check_stack, enter_again};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, TableNo};
use serde::{Deserialize, Serialize};

/// Why chips leave play without a bust-out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ForfeitReason {
    /// They were carried out of sight.
    ///
    /// Rules: TDA 2011 §48; TDA 2024 §63.
    OutOfSight,
    /// They were found and are nobody's.
    ///
    /// Rules: TDA 2024 §64.
    Found,
    /// Their owner gave them up to enter again.
    ///
    /// Rules: TDA 2024 §8-B.
    ReEntry,
    /// The floor says why.
    Other,
}

impl ForfeitReason {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::OutOfSight, Self::Found, Self::ReEntry, Self::Other];

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::OutOfSight => "out-of-sight",
            Self::Found => "found",
            Self::ReEntry => "re-entry",
            Self::Other => "other",
        }
    }
}

/// Chips that leave play, as the director says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// Whose they were; nobody's where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Who>,
    /// Where they were found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    /// How many; the player's whole stack as last known where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<Chips>,
    /// Why.
    pub reason: ForfeitReason,
    /// What the floor wants to remember of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// Chips that left play, as it is written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeited {
    /// Whose they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Where they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    /// How many.
    pub chips: Chips,
    /// Why.
    pub reason: ForfeitReason,
    /// What the floor wanted to remember of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

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
    if forfeit.reason == ForfeitReason::Other && note.is_empty() {
        return Err(Refusal::NoteMissing);
    }
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

/// A player who is still in gives his stack up, which leaves play, and enters again with a full
/// one; he draws a new seat like everybody who enters.
///
/// Rules: TDA 2024 §8-B. TDA 2011 is silent.
///
/// # Errors
/// Where he is not in, has entered as often as allowed, or entries are no longer sold.
pub fn decide_surrender(
    tournament: &Tournament,
    who: &Who,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let seat = player.seat_in_play()?;
    check_stack(tournament, player.id, player.stack)?;
    // He draws as everybody does, and his own seat is open by then.
    let mut risen = tournament.clone();
    risen.entries.set_status(player.id, Status::Unseated);
    risen.seating.stand(seat);
    let again = enter_again(&risen, player, ask)?;
    let forfeited = Forfeited {
        player: Some(player.id),
        table: Some(seat.table),
        chips: player.stack,
        reason: ForfeitReason::ReEntry,
        note: String::new(),
    };
    let gave_up = Event::ChipsForfeited { at: ask.at, forfeited };
    Ok(std::iter::once(gave_up).chain(again).collect())
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
