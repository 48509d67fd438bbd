//! Facts that several topics share, read and checked.

use crate::engine::button::Positions;
use crate::engine::values::{SeatNo, SeatSet};
use crate::rulings::Reason;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Facts that are not understood: the end of a sentence's id, after `facts-`, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactsError(pub Reason);

/// The facts of one topic.
///
/// # Errors
/// Where a field is missing, unknown or of the wrong kind.
pub fn read<T: DeserializeOwned>(facts: &Value) -> Result<T, FactsError> {
    serde_json::from_value(facts.clone())
        .map_err(|error| FactsError(Reason::new("malformed").with("what", error)))
}

/// The number of seats at a table, as a set of them all.
///
/// # Errors
/// Where it is not 2 to 31.
pub fn all_seats(seats: u8) -> Result<SeatSet, FactsError> {
    if !(2..=SeatSet::SEAT_MAX).contains(&seats) {
        let reason = Reason::new("seat-count").with("seats", seats).with("most", SeatSet::SEAT_MAX);
        return Err(FactsError(reason));
    }
    Ok((1..=seats).map(SeatNo).collect())
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

/// Positions whose seats must exist and go round the table.
///
/// # Errors
/// Where they do not.
pub fn positions(last: Positions, all: SeatSet) -> Result<Positions, FactsError> {
    let Positions { button, small_blind, big_blind } = last;
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
        return Err(FactsError(Reason::new("out-of-order")));
    }
    Ok(last)
}

/// Two lists that must not share a seat.
///
/// # Errors
/// Where they do.
pub fn apart(
    (name, seats): (&str, SeatSet),
    (other, others): (&str, SeatSet),
) -> Result<(), FactsError> {
    match seats.intersection(others).iter().next() {
        Some(seat) => {
            let FactsError(reason) = seat_error("seat-in-both", name, seat);
            Err(FactsError(reason.with("other", other)))
        }
        None => Ok(()),
    }
}

fn seat_error(id: &'static str, name: &str, seat: SeatNo) -> FactsError {
    FactsError(Reason::new(id).with("list", name).with("seat", seat))
}
