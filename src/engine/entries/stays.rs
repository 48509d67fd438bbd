//! Who sat where from when on: what a bust-out that is entered later is held against.

use crate::values::{PlayerId, RightOrder, SeatAt, TableNo, Timestamp};
use std::collections::BTreeMap;
use std::sync::Arc;

/// So many are shared at once with the states that the log keeps.
const SHARED_TOGETHER: usize = 512;

/// From this moment on a player sat there, or had no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stay {
    player: PlayerId,
    since: Timestamp,
    seat: Option<SeatAt>,
}

/// Every seat that anybody ever had, in the order in which they got them.
#[derive(Debug, Clone, Default)]
pub struct Stays {
    /// Full pieces, shared with kept states.
    full: Vec<Arc<[Stay]>>,
    last: Vec<Stay>,
}

impl Stays {
    pub(super) fn add(&mut self, player: PlayerId, since: Timestamp, seat: Option<SeatAt>) {
        self.last.push(Stay { player, since, seat });
        if self.last.len() == SHARED_TOGETHER {
            self.full.push(std::mem::take(&mut self.last).into());
        }
    }

    /// The table of a player at a moment; the first one they got where they had none by then.
    ///
    /// None where they waited for a seat. Looks at every seat that was ever given, so it is for
    /// what is entered later; who sits where now stands with the player.
    #[must_use]
    pub fn table_then(&self, player: PlayerId, at: Timestamp) -> Option<TableNo> {
        let mut first = None;
        for stay in self.newest_first().filter(|stay| stay.player == player) {
            if stay.since <= at {
                return stay.seat.map(|seat| seat.table);
            }
            first = stay.seat.or(first);
        }
        first.map(|seat| seat.table)
    }

    /// The same for everybody, for whoever asks often.
    #[must_use]
    pub fn by_player(&self) -> StaysByPlayer {
        let mut by_player: BTreeMap<PlayerId, Vec<Stay>> = BTreeMap::new();
        for stay in self.newest_first() {
            by_player.entry(stay.player).or_default().push(*stay);
        }
        StaysByPlayer(by_player)
    }

    fn newest_first(&self) -> impl Iterator<Item = &Stay> {
        let full = self.full.iter().rev().flat_map(|piece| piece.iter().rev());
        self.last.iter().rev().chain(full)
    }

    pub(super) fn moments(&self) -> impl Iterator<Item = Timestamp> {
        self.newest_first().map(|stay| stay.since)
    }

    pub(super) fn put_right(&mut self, right: &RightOrder) {
        let of = |stay: &Stay| Stay { since: right.of(stay.since), ..*stay };
        self.full.iter_mut().for_each(|piece| *piece = piece.iter().map(of).collect());
        self.last.iter_mut().for_each(|stay| *stay = of(stay));
    }
}

/// [`Stays`] in the order of players.
#[derive(Debug, Clone)]
pub struct StaysByPlayer(BTreeMap<PlayerId, Vec<Stay>>);

impl StaysByPlayer {
    /// The table of a player at a moment, as [`Stays::table_then`] has it.
    #[must_use]
    pub fn table_then(&self, player: PlayerId, at: Timestamp) -> Option<TableNo> {
        let stays = self.0.get(&player)?;
        let then = stays.iter().find(|stay| stay.since <= at);
        let seat = match then {
            Some(stay) => stay.seat,
            None => stays.iter().rev().find_map(|stay| stay.seat),
        };
        seat.map(|seat| seat.table)
    }
}

#[cfg(test)]
mod tests {
    use super::{SHARED_TOGETHER, SeatAt, Stays, TableNo, Timestamp};
    use crate::values::{PlayerId, SeatNo};

    #[test]
    fn the_table_then_is_the_last_one_before() {
        let mut stays = Stays::default();
        let seat = |table| Some(SeatAt { table: TableNo(table), seat: SeatNo(1) });
        for no in 0..SHARED_TOGETHER as u32 {
            stays.add(PlayerId(no + 10), Timestamp(5), seat(9));
        }
        stays.add(PlayerId(1), Timestamp(10), seat(1));
        stays.add(PlayerId(1), Timestamp(20), None);
        stays.add(PlayerId(1), Timestamp(30), seat(3));
        let by_player = stays.by_player();
        for (at, table) in [(5, Some(1)), (10, Some(1)), (19, Some(1)), (20, None), (30, Some(3))] {
            let table = table.map(TableNo);
            assert_eq!(stays.table_then(PlayerId(1), Timestamp(at)), table, "{at}");
            assert_eq!(by_player.table_then(PlayerId(1), Timestamp(at)), table, "{at}");
        }
        assert_eq!(stays.table_then(PlayerId(10), Timestamp(7)), Some(TableNo(9)));
        assert_eq!(stays.table_then(PlayerId(2), Timestamp(7)), None);
    }
}
