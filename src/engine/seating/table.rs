//! One table: its seats, and what is known of its button.

use crate::button::ButtonState;
use crate::seating::{Spot, shortness};
use crate::values::{PlayerId, RightTime, SeatAt, SeatNo, SeatSet, TableNo, Timestamp};
use serde::{Deserialize, Serialize};

/// A table that is set up, with all of its seats in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Its number, from 1; no table in use may have it already.
    pub table: TableNo,
    /// How many seats it has, from 2 to 31.
    pub seats: u8,
}

/// A table that was in use, and broke: it stands there until somebody takes it away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FreeTable {
    /// How many seats it had, those out of use among them.
    pub seats: u8,
    /// Where it stands, if that was said.
    pub(super) place: Option<Spot>,
}

/// A player, and the seat that they took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Who took the seat, and is in it from then on.
    pub player: PlayerId,
    /// Which seat they took, and at which table.
    pub to: SeatAt,
    /// They sit between the button and the small blind and are not dealt the next hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits_one_hand: bool,
}

/// A button that was drawn for a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ButtonDrawn {
    /// The seat in which the button starts.
    pub at: SeatAt,
    /// The positions of the first hand.
    pub state: ButtonState,
}

/// One seat of a table, in use or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seat {
    /// Who sits in it; none where it is open or out of use.
    pub player: Option<PlayerId>,
    /// Counts up over the whole event each time that a seat opens; 0 if this one never did.
    pub opened: u64,
}

/// What is known of a table's hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableHand {
    /// Button and blinds, of the hand just played or of one that is to come.
    pub state: ButtonState,
    /// When it became known; where hands are not entered, it is soon out of date.
    pub at: Timestamp,
    /// Who was dealt in at that moment.
    pub live: SeatSet,
    /// How many seats had opened by then, over the whole event.
    pub openings: u64,
}

/// A table in use: its seats, and what is known of its hands.
#[derive(Debug, Clone)]
pub struct Table {
    /// Its number, which no other table in use has.
    pub no: TableNo,
    seats: Vec<Seat>,
    taken: SeatSet,
    closed: SeatSet,
    /// Every hand of this table is entered.
    pub is_tracked: bool,
    /// What is known of its button.
    pub hand: Option<TableHand>,
    /// Hands that were entered there since it was set up.
    pub hands: u32,
    /// The director lets it play on though it is short.
    pub is_halt_waived: bool,
    /// Where it stands, if that was said.
    pub place: Option<Spot>,
}

/// How long a button that was told once is believed at a table where hands are not entered.
pub const BUTTON_BELIEVED_MILLIS: i64 = 3 * 60 * 1000;

impl Table {
    /// An empty table, with all of its seats in use.
    #[must_use]
    pub fn new(new: NewTable) -> Self {
        Self {
            no: new.table,
            seats: vec![Seat::default(); usize::from(new.seats)],
            taken: SeatSet::new(),
            closed: SeatSet::new(),
            is_tracked: false,
            hand: None,
            hands: 0,
            is_halt_waived: false,
            place: None,
        }
    }

    /// Seats with their numbers, those out of use among them.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = (SeatNo, &Seat)> {
        self.seats.iter().enumerate().map(|(index, seat)| (seat_no(index), seat))
    }

    /// Who sits in this seat; none where it is open or not there.
    #[must_use]
    pub fn player(&self, seat: SeatNo) -> Option<PlayerId> {
        self.seats.get(index(seat)?)?.player
    }

    /// Whether the table has a seat with this number, in use or not.
    #[must_use]
    pub fn has_seat(&self, seat: SeatNo) -> bool {
        index(seat).is_some_and(|index| index < self.seats.len())
    }

    /// Seats in which a player sits.
    #[must_use]
    pub fn taken(&self) -> SeatSet {
        self.taken
    }

    /// Seats that the director took out of use.
    #[must_use]
    pub fn closed(&self) -> SeatSet {
        self.closed
    }

    /// Seats in use, taken or not.
    #[must_use]
    pub fn usable(&self) -> SeatSet {
        SeatSet::first(self.seats.len()).difference(self.closed)
    }

    /// Seats in use that nobody sits in.
    #[must_use]
    pub fn open(&self) -> SeatSet {
        self.usable().difference(self.taken)
    }

    /// How many players it is short beside the fullest table.
    #[must_use]
    pub fn short_of(&self, fullest: usize) -> usize {
        shortness(self.taken.len(), self.usable().len(), fullest)
    }

    /// Open seats, the one that opened last first.
    #[must_use]
    pub fn open_last_first(&self) -> Vec<SeatNo> {
        let mut open: Vec<(SeatNo, &Seat)> =
            self.seats().filter(|(no, _)| self.open().contains(*no)).collect();
        open.sort_by_key(|(no, seat)| (std::cmp::Reverse(seat.opened), *no));
        open.into_iter().map(|(no, _)| no).collect()
    }

    /// Whether no hand can have been played there: at most one player, and nobody ever left.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.taken.len() < 2 && self.hand.is_none() && self.seats.iter().all(|it| it.opened == 0)
    }

    /// Puts right what a wrong clock of the computer told.
    pub(super) fn put_right(&mut self, right: RightTime) {
        if let Some(hand) = &mut self.hand {
            hand.at = right.of(hand.at);
        }
    }

    /// Button and blinds, where they are known at `now`.
    ///
    /// Where every hand is entered that is always; elsewhere for a few minutes after they were
    /// told, because hands go on unseen.
    #[must_use]
    pub fn button(&self, now: Timestamp) -> Option<TableHand> {
        let is_believed = |hand: &TableHand| {
            self.is_tracked || now.millis_since(hand.at) <= BUTTON_BELIEVED_MILLIS
        };
        self.hand.filter(is_believed)
    }

    pub(super) fn sit(&mut self, seat: SeatNo, player: PlayerId) {
        if let Some(place) = index(seat).and_then(|index| self.seats.get_mut(index)) {
            place.player = Some(player);
            self.taken.insert(seat);
            self.is_halt_waived = false;
        }
    }

    pub(super) fn stand(&mut self, seat: SeatNo, opening: u64) {
        if let Some(place) = index(seat).and_then(|index| self.seats.get_mut(index)) {
            *place = Seat { player: None, opened: opening };
            self.taken.remove(seat);
        }
    }

    pub(super) fn close(&mut self, seat: SeatNo) {
        self.closed.insert(seat);
    }

    pub(super) fn reopen(&mut self, seat: SeatNo) {
        self.closed.remove(seat);
    }

    /// Empties every seat at once, and forgets the button.
    pub(super) fn clear(&mut self) {
        self.seats.iter_mut().for_each(|seat| *seat = Seat::default());
        self.taken = SeatSet::new();
        self.hand = None;
        self.is_halt_waived = false;
    }
}

fn index(seat: SeatNo) -> Option<usize> {
    usize::from(seat.0).checked_sub(1)
}

fn seat_no(index: usize) -> SeatNo {
    SeatNo(u8::try_from(index + 1).unwrap_or(u8::MAX))
}
