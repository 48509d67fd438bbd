//! The order of finish, derived from all bust-outs.

use crate::engine::entries::{Player, Status};
use crate::engine::finishes::{BustHand, Busted, Exit, HandKey};
use crate::engine::tournament::Tournament;
use crate::engine::values::{Place, PlayerId, SeatAt, TableNo, Timestamp};

/// Where somebody finished, or that he is still in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub player: PlayerId,
    /// His place; none while several are still in.
    pub place: Option<Place>,
    /// When he busted out last, where he is not in any more.
    pub busted_at: Option<Timestamp>,
    /// From which seat.
    pub seat: Option<SeatAt>,
    /// Who won his last chips.
    pub by: Vec<PlayerId>,
    /// How he went out; means nothing while he is in.
    pub exit: Exit,
}

/// Everybody who took part, best first; those still in by their stacks.
#[must_use]
pub fn standings(tournament: &Tournament) -> Vec<Standing> {
    let mut left: Vec<&Player> =
        tournament.entries.players().filter(|player| player.is_in()).collect();
    left.sort_by_key(|player| (std::cmp::Reverse(player.stack), player.id));
    let has_winner = winner(tournament).is_some();
    let mut standings: Vec<Standing> = left
        .into_iter()
        .map(|player| Standing {
            player: player.id,
            place: has_winner.then_some(Place(1)),
            busted_at: None,
            seat: player.seat(),
            by: Vec::new(),
            exit: Exit::default(),
        })
        .collect();
    for (key, hand) in tournament.finishes.hands().rev() {
        for together in ranked(tournament, key, hand) {
            let place = u32::try_from(standings.len() + 1).ok().map(Place);
            standings.extend(together.into_iter().map(|bust| Standing {
                player: bust.player,
                place,
                busted_at: Some(key.at),
                seat: Some(bust.seat),
                by: hand.by.clone(),
                exit: hand.exit,
            }));
        }
    }
    standings
}

/// Those for whom this bust-out was the last, in groups that share a place, best first.
fn ranked<'a>(tournament: &Tournament, key: &HandKey, hand: &'a BustHand) -> Vec<Vec<&'a Busted>> {
    let is_last = |bust: &&Busted| {
        let is_out = |player: &Player| player.status == Status::Out;
        tournament.entries.player(bust.player).is_some_and(is_out)
            && tournament.finishes.last_bust.get(&bust.player) == Some(key)
    };
    let mut busts: Vec<&Busted> = hand.busts.iter().filter(is_last).collect();
    if tables(hand) > 1 {
        return if busts.is_empty() { Vec::new() } else { vec![busts] };
    }
    busts.sort_by_key(|bust| std::cmp::Reverse(bust.stack));
    let groups = busts.chunk_by(|one, next| one.stack == next.stack);
    groups.map(<[&Busted]>::to_vec).collect()
}

fn tables(hand: &BustHand) -> usize {
    let mut tables: Vec<TableNo> = hand.busts.iter().map(|bust| bust.seat.table).collect();
    tables.sort_unstable();
    tables.dedup();
    tables.len()
}

/// The place of a player who busted out; none while he is in.
///
/// Counts only what came after his bust-out, so it is quick for the latest ones.
#[must_use]
pub fn place_of(tournament: &Tournament, player: PlayerId) -> Option<Place> {
    let status = tournament.entries.player(player)?.status;
    if status != Status::Out {
        return (winner(tournament) == Some(player)).then_some(Place(1));
    }
    let own = tournament.finishes.last_bust.get(&player)?;
    let mut place = tournament.entries.left() + 1;
    for (key, hand) in tournament.finishes.hands().rev() {
        for together in ranked(tournament, key, hand) {
            if key == own && together.iter().any(|bust| bust.player == player) {
                return Some(Place(place));
            }
            place += u32::try_from(together.len()).unwrap_or(u32::MAX);
        }
    }
    None
}

/// The winner: the only one left of at least two who played.
#[must_use]
pub fn winner(tournament: &Tournament) -> Option<PlayerId> {
    let entries = &tournament.entries;
    if entries.left() != 1 || entries.out() == 0 {
        return None;
    }
    entries.players().find(|player| player.is_in()).map(|player| player.id)
}
