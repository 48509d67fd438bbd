//! Where button and blinds are at a table: in the hand that is played, or in the one that comes.
//!
//! Everything that shows a table asks this, so that discs, words and the next hand never differ.

use crate::button::{ButtonState, Positions};
use crate::hands::coming::{coming_hand, frozen};
use crate::seating::{Seat, Table, TableHand};
use crate::structure::Family;
use crate::tournament::Tournament;
use crate::values::{SeatNo, SeatSet, Timestamp};

/// What can be said of a table's button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableButton {
    /// The event is played without one.
    NotUsed,
    /// Nobody has said where the button is.
    Unknown,
    /// No hand comes: fewer than two players sit here.
    NoHand,
    /// It is known, with the blinds of that hand.
    Known(TablePositions),
}

/// Which hand the positions are those of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhichHand {
    /// The hand that is played, or was just finished: whoever was dealt in still sits there.
    Played,
    /// The next hand, as it will be dealt.
    Coming,
    /// None: stud is played, and the button lies still until it is over.
    AfterStud,
}

/// Button and blinds of one hand of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TablePositions {
    /// The hand whose positions they are.
    pub which: WhichHand,
    /// Where they are, taken or empty.
    pub positions: Positions,
    /// Whether blinds are posted in that hand.
    pub has_blinds: bool,
    /// Whether the button lies at an empty seat.
    pub is_button_dead: bool,
    /// Whether nobody posts the small blind.
    pub is_small_blind_dead: bool,
    /// Who posts the big blind in the next hand that has one.
    pub next_big_blind: Option<SeatNo>,
    /// Where the button was in the hand before, where a hand that comes is shown.
    pub from: Option<SeatNo>,
}

/// Where button and blinds of a table are at `now`.
///
/// A hand is over at the latest when somebody who was dealt in has gone; from then on the next
/// hand is shown, as [`decide_next_hand`](crate::hands::decide_next_hand) would begin it.
///
/// Rules: TDA 2011 §8-B, §29; TDA 2024 §11-B, §32, §34-B.
#[must_use]
pub fn table_button(tournament: &Tournament, table: &Table, now: Timestamp) -> TableButton {
    if tournament.structure.is_stud_only() {
        return TableButton::NotUsed;
    }
    let Some(hand) = table.button(now) else { return TableButton::Unknown };
    let live = table.taken();
    let next = coming_hand(tournament, hand.state, live);
    let next_big_blind = next.as_ref().map(|next| next.positions.big_blind);
    let of = |which, positions, live: SeatSet| TablePositions {
        which,
        positions,
        has_blinds: which != WhichHand::AfterStud && tournament.has_blinds_at(now),
        is_button_dead: !live.contains(positions.button),
        is_small_blind_dead: !live.contains(positions.small_blind),
        next_big_blind,
        from: match hand.state {
            ButtonState::Played(last) if which == WhichHand::Coming => Some(last.button),
            ButtonState::Played(_) | ButtonState::Frozen(_) => None,
        },
    };
    let is_stud = tournament.family_at(now) == Family::Stud;
    let known = match (hand.state, next) {
        (ButtonState::Played(positions), _) if is_on(table, &hand) => {
            Some(of(WhichHand::Played, positions, hand.live))
        }
        (state, _) if is_stud => frozen(tournament, Some(state), live)
            .map(|state| of(WhichHand::AfterStud, state.positions(), live)),
        (_, next) => next.map(|next| of(WhichHand::Coming, next.positions, live)),
    };
    known.map_or(TableButton::NoHand, TableButton::Known)
}

/// Whether the hand may still be played: nobody who was dealt in has left their seat since.
fn is_on(table: &Table, hand: &TableHand) -> bool {
    let sits = |seat: SeatNo| {
        let kept = |(no, place): (SeatNo, &Seat)| {
            no == seat && place.player.is_some() && place.opened <= hand.openings
        };
        table.seats().any(kept)
    };
    hand.live.iter().all(sits)
}
