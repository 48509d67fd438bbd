//! Where tables stand in the room, as far as the director has said so.
//!
//! Nothing in the tournament depends on it: it is only for whoever looks for a table.

use crate::event::Event;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::values::TableNo;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A spot on the floor, in centimeters from the corner of the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// To the right.
    pub x: u32,
    /// Away from the wall.
    pub y: u32,
}

impl Spot {
    /// The largest distance from the corner: half a kilometer.
    pub const MOST: u32 = 50_000;
}

/// The place of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablePlace {
    /// Which.
    pub table: TableNo,
    /// Where its middle is; none for a table that is put wherever there is room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
}

/// Says where tables stand.
///
/// # Errors
/// Where none is named, one is unknown or named twice, or a spot lies outside the room.
pub fn decide_place_tables(
    tournament: &Tournament,
    places: &[TablePlace],
) -> Result<Vec<Event>, Refusal> {
    if places.is_empty() {
        return Err(Refusal::NoTableNamed);
    }
    let mut seen = BTreeSet::new();
    for TablePlace { table, at } in places.iter().copied() {
        tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
        if !seen.insert(table) {
            return Err(Refusal::TableTwice { table });
        }
        if at.is_some_and(|spot| spot.x > Spot::MOST || spot.y > Spot::MOST) {
            return Err(Refusal::OutsideTheRoom { table, meters: Spot::MOST / 100 });
        }
    }
    Ok(vec![Event::TablesPlaced { places: places.to_vec() }])
}

/// Tables were put somewhere.
pub fn apply_tables_placed(tournament: &mut Tournament, places: &[TablePlace]) {
    for place in places {
        tournament.seating.change(place.table, |table| table.place = place.at);
    }
}
