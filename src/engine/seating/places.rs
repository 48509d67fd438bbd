//! Where tables stand in the room, as far as the director has said so.
//!
//! Nothing in the tournament depends on it: it is only for whoever looks for a table.

use crate::values::TableNo;
use serde::{Deserialize, Serialize};

/// A spot on the floor, in centimeters from the corner of the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// Centimeters to the right of the corner.
    pub x: u32,
    /// Centimeters away from the wall.
    pub y: u32,
}

impl Spot {
    /// The largest distance from the corner: half a kilometer.
    pub const MOST: u32 = 50_000;
}

/// Where one table stands in the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablePlace {
    /// The number of the table, which has to be in use.
    pub table: TableNo,
    /// Where its middle is; none for a table that is put wherever there is room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
}
