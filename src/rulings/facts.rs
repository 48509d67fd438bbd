//! Facts that several topics share, read and checked.

use crate::engine::button::Positions;
use crate::engine::values::{SeatNo, SeatSet};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt;

/// Facts that are not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactsError(pub String);

impl fmt::Display for FactsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The facts of one topic.
///
/// # Errors
/// Where a field is missing, unknown or of the wrong kind.
pub fn read<T: DeserializeOwned>(facts: &Value) -> Result<T, FactsError> {
    serde_json::from_value(facts.clone()).map_err(|error| FactsError(error.to_string()))
}

/// The number of seats at a table, as a set of them all.
///
/// # Errors
/// Where it is not 2 to 31.
pub fn all_seats(seats: u8) -> Result<SeatSet, FactsError> {
    if !(2..=SeatSet::SEAT_MAX).contains(&seats) {
        return Err(FactsError(format!("`seats` is 2 to {}, not {seats}", SeatSet::SEAT_MAX)));
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
            return Err(FactsError(format!("`{name}` names seat {seat}, which is not there")));
        }
        if set.contains(*seat) {
            return Err(FactsError(format!("`{name}` names seat {seat} twice")));
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
            return Err(FactsError(format!("`last` names seat {seat}, which is not there")));
        }
    }
    let three: SeatSet = [button, small_blind, big_blind].into_iter().collect();
    let in_order = match three.len() {
        3 => three.next_after(button) == Some(small_blind),
        2 => button == small_blind,
        _ => false,
    };
    if !in_order {
        let what = "`last` does not go button, small blind, big blind round the table";
        return Err(FactsError(what.to_owned()));
    }
    Ok(last)
}
