//! Seats that several topics are told of, checked.

use crate::{FactsError, Reason, facts};
use engine::button::Positions;
use engine::values::{SeatNo, SeatSet};

/// The number of seats at a table, as a set of them all.
pub fn all_seats(seats: u8) -> SeatSet {
    (1..=seats).map(SeatNo).collect()
}

/// Seats that must exist and stand in the list once.
///
/// # Errors
/// Where one does not, or stands there twice.
pub fn seat_set(name: &str, seats: &[SeatNo], all: SeatSet) -> Result<SeatSet, FactsError> {
    let mut set = SeatSet::new();
    for seat in seats {
        if !all.contains(*seat) {
            return Err(seat_error("seat-unknown", name, *seat));
        }
        if set.contains(*seat) {
            return Err(seat_error("seat-twice", name, *seat));
        }
        set.insert(*seat);
    }
    Ok(set)
}

facts! {
    /// Button and blinds of the last hand.
    #[derive(Clone, Copy)]
    pub struct Last {
        pub button: SeatNo,
        pub small_blind: SeatNo,
        pub big_blind: SeatNo,
    }
}

/// Positions whose seats must exist and go round the table.
///
/// # Errors
/// Where they do not.
pub fn positions(last: Last, all: SeatSet) -> Result<Positions, FactsError> {
    let Last { button, small_blind, big_blind } = last;
    for seat in [button, small_blind, big_blind] {
        if !all.contains(seat) {
            return Err(seat_error("seat-unknown", "last", seat));
        }
    }
    let three: SeatSet = [button, small_blind, big_blind].into_iter().collect();
    let in_order = match three.len() {
        3 => three.next_after(button) == Some(small_blind),
        2 => button == small_blind,
        _ => false,
    };
    if !in_order {
        return Err(FactsError::at("last", Reason::new("out-of-order")));
    }
    Ok(Positions { button, small_blind, big_blind })
}

/// Two lists that must not share a seat.
///
/// # Errors
/// Where they do.
pub fn apart(name: &str, seats: SeatSet, other: &str, others: SeatSet) -> Result<(), FactsError> {
    match seats.intersection(others).iter().next() {
        Some(seat) => {
            let FactsError { field, reason } = seat_error("seat-in-both", name, seat);
            Err(FactsError::at(field, reason.with("other", other)))
        }
        None => Ok(()),
    }
}

fn seat_error(id: &'static str, name: &str, seat: SeatNo) -> FactsError {
    FactsError::at(name, Reason::new(id).with("list", name).with("seat", seat))
}
