//! Who was dealt the hand that is played at a table.

use crate::finishes::{BustHand, HandKey};
use crate::seating::Table;
use crate::seating::table::BUTTON_BELIEVED_MILLIS;
use crate::tournament::Tournament;
use crate::values::{SeatSet, Timestamp};

/// Who was dealt the hand that is played at `now`, or was just finished: those who sit there, and
/// those who busted out of it so shortly ago that nobody can have played on since.
pub(crate) fn dealt_in(tournament: &Tournament, table: &Table, now: Timestamp) -> SeatSet {
    let begun = table.hand.filter(|_| table.is_tracked).map(|hand| hand.at);
    let is_recent = |(key, _): &(&HandKey, &BustHand)| {
        now.millis_since(key.at) <= BUTTON_BELIEVED_MILLIS && begun.is_none_or(|at| at < key.at)
    };
    let recent = tournament.finishes.hands().rev().take_while(is_recent);
    let busts = recent.flat_map(|(_, hand)| &hand.busts).map(|bust| bust.seat);
    busts.filter(|at| at.table == table.no).fold(table.taken(), |live, at| live.with(at.seat))
}
