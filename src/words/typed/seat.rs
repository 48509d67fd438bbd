//! Which open seat somebody takes who is moved to a table without a seat being named.

use engine::button::{SeatRank, rank_seats, worst_seat};
use engine::seating::Table;
use engine::tournament::Tournament;
use engine::values::{SeatNo, Timestamp};

/// An open seat as a newcomer would find it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OpenSeat {
    pub(super) seat: SeatNo,
    pub(super) kind: SeatKind,
    /// What the newcomer is there in the next hand, where that is known.
    pub(super) rank: Option<SeatRank>,
}

/// Why a seat is offered where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SeatKind {
    /// The one that must be taken.
    Worst,
    /// The one that opened last, which must be taken in stud.
    OpenedLast,
    Other,
    /// Nobody knows: the button was not told.
    ButtonUnknown,
}

/// The seat that somebody takes at a table that is named without one: the only open one, or the one
/// that the rule names; none where that has to be told.
///
/// Rules: TDA 2011 §8-A; TDA 2024 §11-A.
#[must_use]
pub fn seat_by_rule(tournament: &Tournament, table: &Table, now: Timestamp) -> Option<SeatNo> {
    let seats = seats_for(tournament, table, now);
    match seats.as_slice() {
        [only] => Some(only.seat),
        [first, ..] if matches!(first.kind, SeatKind::Worst | SeatKind::OpenedLast) => {
            Some(first.seat)
        }
        _ => None,
    }
}

/// Open seats of a table, the one that the rule names first.
///
/// Rules: TDA 2011 §8-A; TDA 2024 §11-A.
pub(super) fn seats_for(tournament: &Tournament, table: &Table, now: Timestamp) -> Vec<OpenSeat> {
    let open = |kind| move |seat| OpenSeat { seat, kind, rank: None };
    if tournament.structure().is_stud_only() {
        let mut seats: Vec<OpenSeat> =
            table.open_last_first().into_iter().map(open(SeatKind::Other)).collect();
        if let Some(first) = seats.first_mut() {
            first.kind = SeatKind::OpenedLast;
        }
        return seats;
    }
    let Some(hand) = table.button(now) else {
        return table.open().iter().map(open(SeatKind::ButtonUnknown)).collect();
    };
    let method = tournament.settings().rules.button;
    let worst = worst_seat(method, hand.state, table.taken(), table.open());
    let ranks = rank_seats(method, hand.state, table.taken(), table.open());
    if ranks.is_empty() {
        return table.open().iter().map(open(SeatKind::Other)).collect();
    }
    let kind = |rank: &SeatRank| match worst {
        Some(worst) if worst.seat == rank.seat => SeatKind::Worst,
        _ => SeatKind::Other,
    };
    let seats = ranks.iter();
    seats.map(|rank| OpenSeat { seat: rank.seat, kind: kind(rank), rank: Some(*rank) }).collect()
}
