//! Players who were found by what is typed over the plan.

use engine::values::{SeatAt, Seq};

/// Players who were found.
#[derive(Debug, Default)]
pub struct Found {
    /// By these letters, at this act.
    pub key: Option<(String, Seq)>,
    pub players: Vec<(String, SeatAt)>,
}
