//! Who sits hands out, whose penalty is over, and whose chips are used up meanwhile.

use crate::penalties::Penalty;
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, TableNo};
use std::collections::BTreeSet;

/// Players dealt in at a table who sit out the next hand: they serve a penalty or are away.
///
/// Rules: TDA 2011 §27, §51; TDA 2024 §30, §71-C.
#[must_use]
pub fn sitting_out(tournament: &Tournament, table: TableNo) -> Vec<PlayerId> {
    let Some(known) = tournament.seating.table(table) else { return Vec::new() };
    let penalties = &tournament.penalties;
    let seated = known.seats().filter_map(|(_, seat)| seat.player);
    let away = seated.filter(|player| penalties.absent.contains_key(player));
    let serving = penalties.serving().map(|penalty| penalty.player);
    let serving = serving.filter(|player| table_of(tournament, *player) == Some(table));
    let players: BTreeSet<PlayerId> = away.chain(serving).collect();
    players.into_iter().collect()
}

/// Players in a seat who serve a penalty, the oldest penalty first.
#[must_use]
pub fn serving(tournament: &Tournament) -> Vec<PlayerId> {
    let mut players = Vec::new();
    for penalty in tournament.penalties.serving() {
        let is_seated = table_of(tournament, penalty.player).is_some();
        if is_seated && !players.contains(&penalty.player) {
            players.push(penalty.player);
        }
    }
    players
}

/// Players still in whose penalty is over and who were not called back.
#[must_use]
pub fn returning(tournament: &Tournament) -> Vec<PlayerId> {
    let is_in =
        |player: &PlayerId| tournament.entries.player(*player).is_some_and(|player| player.is_in());
    tournament.penalties.returning.iter().copied().filter(is_in).collect()
}

/// Whether hands of penalties are counted at a table.
#[must_use]
pub fn counts_at(tournament: &Tournament, table: TableNo) -> bool {
    let at = |penalty: &Penalty| table_of(tournament, penalty.player) == Some(table);
    tournament.penalties.serving().any(at)
}

/// Players still in who are away or serve a penalty, and whose stack as known is used up.
#[must_use]
pub fn blinded_out(tournament: &Tournament) -> Vec<PlayerId> {
    let penalties = &tournament.penalties;
    let serving = penalties.serving().map(|penalty| penalty.player);
    let away: BTreeSet<PlayerId> = serving.chain(penalties.absent.keys().copied()).collect();
    let has_nothing = |id: &PlayerId| {
        let player = tournament.entries.player(*id);
        player.is_some_and(|player| player.seat().is_some() && player.stack == Chips::ZERO)
    };
    away.into_iter().filter(has_nothing).collect()
}

pub(super) fn table_of(tournament: &Tournament, player: PlayerId) -> Option<TableNo> {
    tournament.entries.player(player)?.seat().map(|at| at.table)
}
