//! Facts that several topics share, read and checked.

use crate::{Field, Kind, Reason};
use engine::button::Positions;
use engine::values::{SeatNo, SeatSet};
use serde::de::{DeserializeOwned, Error, Unexpected};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// Facts that are not understood: where, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactsError {
    /// The fact, from the outside in: `players[1].cards`. Empty where it is about all of them.
    pub field: String,
    /// The end of a sentence's id, after `facts-`, and its arguments.
    pub reason: Reason,
}

impl FactsError {
    /// Something is wrong with this fact.
    #[must_use]
    pub fn at(field: impl Into<String>, reason: Reason) -> Self {
        Self { field: field.into(), reason }
    }

    /// The same, where a topic has another name for the fact.
    #[must_use]
    pub fn renamed(self, from: &str, to: &str) -> Self {
        if self.field == from { Self::at(to, self.reason) } else { self }
    }
}

/// Chips as a fact: a number that no sum of facts can push over the edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Amount(pub u64);

impl Amount {
    /// The most that a question may speak of.
    pub const MOST: u64 = 1_000_000_000_000;
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let chips = u64::deserialize(from)?;
        if chips > Self::MOST {
            let most = format_args!("at most {} chips", Self::MOST).to_string();
            return Err(D::Error::invalid_value(Unexpected::Unsigned(chips), &most.as_str()));
        }
        Ok(Self(chips))
    }
}

/// The facts of one topic.
///
/// # Errors
/// Where a field is missing, unknown or of the wrong kind.
pub fn read<T: DeserializeOwned>(facts: &Value) -> Result<T, FactsError> {
    if !facts.is_object() {
        return Err(FactsError::at("", Reason::new("not-an-object")));
    }
    serde_path_to_error::deserialize(facts).map_err(|error| {
        let field = match error.path().to_string() {
            path if path == "." => String::new(),
            path => path,
        };
        let what = error.inner().to_string();
        // A fact that is null counts as not told.
        let reason = match what.starts_with("invalid type: null") {
            true => Reason::new("still-needed"),
            false => Reason::new("malformed").with("what", plain(&what)),
        };
        FactsError::at(field, reason)
    })
}

/// What is wrong with a value, without the names that only programs have for kinds of values.
fn plain(what: &str) -> String {
    // The name of a seat is read as JSON of its own, whose line and column say nothing here.
    let what = what.split(" at line ").next().unwrap_or(what);
    let Some((found, wanted)) = what.rsplit_once(", expected ") else { return what.to_owned() };
    let wanted = match wanted {
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number",
        "string or map" => "a word",
        "a sequence" => "a list",
        "a map" => "an object",
        wanted if wanted.starts_with("struct ") => "an object",
        wanted => wanted,
    };
    let found = match found {
        "invalid type: sequence" => "invalid type: list",
        "invalid type: map" => "invalid type: object",
        found => found,
    };
    format!("{found}, expected {wanted}")
}

/// That what belongs together is told by its names and not by its places in a list.
///
/// # Errors
/// Where it is not.
pub fn by_name(fields: &[Field], facts: &Value) -> Result<(), FactsError> {
    let Value::Object(told) = facts else { return Ok(()) };
    for field in fields {
        let (rows, inner) = match (field.kind, told.get(field.name)) {
            (Kind::Rows(inner), Some(Value::Array(rows))) => (rows.as_slice(), inner),
            (Kind::Together(inner), Some(row)) => (std::slice::from_ref(row), inner),
            _ => continue,
        };
        for (no, row) in rows.iter().enumerate() {
            let place = match field.kind {
                Kind::Rows(_) => format!("{}[{no}]", field.name),
                _ => field.name.to_owned(),
            };
            if row.is_array() {
                return Err(FactsError::at(place, Reason::new("not-by-name")));
            }
            by_name(inner, row).map_err(|FactsError { field: within, reason }| {
                FactsError::at(format!("{place}.{within}"), reason)
            })?;
        }
    }
    Ok(())
}

/// The number of seats at a table, as a set of them all.
///
/// # Errors
/// Where it is not 2 to 31.
pub fn all_seats(seats: u8) -> Result<SeatSet, FactsError> {
    if !(2..=SeatSet::SEAT_MAX).contains(&seats) {
        let reason = Reason::new("seat-count").with("seats", seats).with("most", SeatSet::SEAT_MAX);
        return Err(FactsError::at("seats", reason));
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

/// The fields of [`positions`].
pub const POSITIONS: &[Field] = &[
    Field::needed("button", Kind::Seat),
    Field::needed("small_blind", Kind::Seat),
    Field::needed("big_blind", Kind::Seat),
];

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
        return Err(FactsError::at("last", Reason::new("out-of-order")));
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
            let FactsError { field, reason } = seat_error("seat-in-both", name, seat);
            Err(FactsError::at(field, reason.with("other", other)))
        }
        None => Ok(()),
    }
}

fn seat_error(id: &'static str, name: &str, seat: SeatNo) -> FactsError {
    FactsError::at(name, Reason::new(id).with("list", name).with("seat", seat))
}
