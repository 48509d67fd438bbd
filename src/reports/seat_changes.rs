//! Who changed seats lately: what players look up on the screen for a few minutes.

use engine::concerns::{Concerned, SeatGiven};
use engine::event::Event;
use engine::log::{Act, Log};
use engine::tournament::Tournament;
use engine::values::{PlayerId, SeatAt, TableNo, Timestamp};
use std::collections::BTreeSet;

/// How long a change is recent.
pub const RECENT_MILLIS: i64 = 5 * 60 * 1000;

/// Somebody has another seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatChange {
    /// When the new seat was ordered.
    pub at: Timestamp,
    pub player: PlayerId,
    /// The player's name as it is shown.
    pub name: String,
    /// The seat that the player leaves; none where all seats were drawn anew.
    pub from: Option<SeatAt>,
    /// The seat that the player takes.
    pub to: SeatAt,
    /// The player is not dealt the next hand there.
    pub waits_one_hand: bool,
}

/// What happened to the seats lately, the newest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatChanges {
    pub moves: Vec<SeatChange>,
    pub broken: Vec<(Timestamp, TableNo)>,
}

impl SeatChange {
    /// How much of its time is gone at `now`, in milliseconds; none where it is not recent.
    #[must_use]
    pub fn age_millis(&self, now: Timestamp) -> Option<i64> {
        age_millis(self.at, now)
    }
}

/// How long ago something was that is still recent; never negative.
#[must_use]
pub fn age_millis(at: Timestamp, now: Timestamp) -> Option<i64> {
    Some(now.millis_since(at).max(0)).filter(|age| *age < RECENT_MILLIS)
}

/// The changes of the last few minutes, those of one act by name.
///
/// One that was taken back is none, nor is the seat of somebody who no longer sits there.
/// Who moved twice is listed once, with the seat that they sit in until they have moved.
#[must_use]
pub fn seat_changes(tournament: &Tournament, log: &Log, now: Timestamp) -> SeatChanges {
    let mut found = Finding { tournament, seen: BTreeSet::new(), changes: SeatChanges::default() };
    let newest_first = log.records().rev().map(|record| record.act);
    for act in newest_first.take_while(|act| age_millis(act.at, now).is_some()) {
        found.take(act);
    }
    found.changes
}

struct Finding<'a> {
    tournament: &'a Tournament,
    seen: BTreeSet<PlayerId>,
    changes: SeatChanges,
}

impl Finding<'_> {
    fn take(&mut self, act: &Act) {
        let before = self.changes.moves.len();
        for event in act.body.events().iter().rev() {
            if let Event::TableBroken { table, .. } = event
                && self.tournament.seating().table(*table).is_none()
            {
                self.changes.broken.push((act.at, *table));
            }
            event.concerns(&mut |concerned| {
                if let Concerned::Seat(given) = concerned
                    && given.reason.is_some()
                {
                    self.given(act.at, given);
                }
            });
        }
        // What was ordered together is looked up by name.
        if let Some(together) = self.changes.moves.get_mut(before..) {
            together.sort_by(|a, b| a.name.cmp(&b.name));
        }
    }

    fn given(&mut self, at: Timestamp, given: SeatGiven) {
        let SeatGiven { player: id, from: ordered, to, .. } = given;
        let is_first = self.seen.insert(id);
        let Some(player) = self.tournament.entries().player(id).filter(|_| is_first) else {
            return;
        };
        // Where the player sits until the move is done, which may not be where this one began.
        let slips = self.tournament.seating().pending_moves();
        let slip = slips.iter().find(|slip| slip.order.player == id).map(|slip| slip.order.from);
        let from = ordered.map(|ordered| slip.unwrap_or(ordered));
        if player.seat() == Some(to) && from != Some(to) {
            let name = player.name.to_string();
            let waits_one_hand = player.waits_one_hand;
            self.changes.moves.push(SeatChange { at, player: id, name, from, to, waits_one_hand });
        }
    }
}
