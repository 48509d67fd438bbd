//! What follows from what was pressed beside the list.

use engine::values::{PlayerId, Seq, TableNo};

/// What follows from what was pressed beside the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    /// Nothing.
    Stays,
    /// It is to be closed.
    Closed,
    /// Another act is to be shown.
    Act(Seq),
    /// Everything from this act on is to be taken back.
    TakeBack(Seq),
    /// Only acts about this player are to be listed.
    Player(PlayerId, String),
    /// Only acts about this table are to be listed.
    Table(TableNo),
}
