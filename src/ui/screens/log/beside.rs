//! What follows from what was pressed beside the list.

use engine::values::{PlayerId, Seq, TableNo};

/// What follows from what was pressed beside the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BesideDone {
    Stays,
    Closed,
    Act(Seq),
    /// Everything from this act on is to be taken back.
    TakeBack(Seq),
    Player(PlayerId, String),
    Table(TableNo),
}
