//! What is posted for players who do not play a hand though they are dealt in.

use crate::button::{ButtonState, Positions};
use crate::chips::restack;
use crate::penalties::{Posted, sitting_out};
use crate::structure::{Ante, Stakes};
use crate::tournament::Tournament;
use crate::values::{Chips, SeatNo, TableNo, Timestamp};

/// Blinds and antes that a hand takes from those who sit it out.
///
/// Where button and blinds are not known these are the antes alone. The bring-in of stud is not
/// among them, because it goes with the cards.
///
/// Rules: TDA 2011 §27, §51; TDA 2024 §30, §71-C, RP-11.
pub(crate) fn posted_in_hand(
    tournament: &Tournament,
    table: TableNo,
    state: Option<ButtonState>,
    not_dealt: &[SeatNo],
    now: Timestamp,
) -> Vec<Posted> {
    let Some((_, level)) = tournament.level_at(now) else { return Vec::new() };
    let positions = match state {
        Some(ButtonState::Played(positions)) => Some(positions),
        Some(ButtonState::Frozen(_)) | None => None,
    };
    let posted = sitting_out(tournament, table).into_iter().filter_map(|id| {
        let player = tournament.entries.player(id)?;
        let seat = player.seat()?.seat;
        if not_dealt.contains(&seat) {
            return None;
        }
        let chips = due(&level.stakes, positions, seat).min(player.stack);
        (chips > Chips::ZERO).then_some(Posted { player: id, chips })
    });
    posted.collect()
}

/// What the player in this seat owes before the cards are dealt.
fn due(stakes: &Stakes, positions: Option<Positions>, seat: SeatNo) -> Chips {
    let has_small = positions.is_some_and(|positions| positions.small_blind == seat);
    let has_big = positions.is_some_and(|positions| positions.big_blind == seat);
    let blind = |small: Chips, big: Chips| match (has_small, has_big) {
        (_, true) => big,
        (true, false) => small,
        (false, false) => Chips::ZERO,
    };
    match *stakes {
        Stakes::Blinds { small_blind, big_blind, ante } => {
            let ante = match ante {
                Ante::PerPlayer(ante) => ante,
                Ante::BigBlind(ante) if has_big => ante,
                Ante::BigBlind(_) | Ante::None => Chips::ZERO,
            };
            blind(small_blind, big_blind).plus(ante)
        }
        Stakes::Limit { small_blind, big_blind, .. } => blind(small_blind, big_blind),
        Stakes::Stud { ante, .. } => ante,
    }
}

/// What was posted leaves the stacks; whose it is then the cards decide.
pub fn apply_posted(tournament: &mut Tournament, posted: &[Posted]) {
    for Posted { player, chips } in posted {
        let Some(stack) = tournament.entries.player(*player).map(|player| player.stack) else {
            continue;
        };
        restack(tournament, *player, stack.minus(*chips));
        let penalties = &mut tournament.penalties;
        let first = penalties.serving().find(|penalty| penalty.player == *player);
        if let Some(no) = first.map(|penalty| penalty.no)
            && let Some(penalty) = penalties.penalty_mut(no)
        {
            penalty.posted = penalty.posted.plus(*chips);
        }
        if let Some(absence) = penalties.absent.get_mut(player) {
            absence.posted = absence.posted.plus(*chips);
        }
    }
}
