//! A ruling was logged.

use crate::rulings::{FloorRuling, LoggedRuling};
use crate::tournament::Tournament;
use crate::values::{LevelNo, Timestamp};
use std::sync::Arc;

pub fn apply_logged(
    tournament: &mut Tournament,
    at: Timestamp,
    level: Option<LevelNo>,
    ruling: &FloorRuling,
) {
    let rulings = &mut tournament.rulings.rulings;
    let no = u32::try_from(rulings.len()).unwrap_or(u32::MAX).saturating_add(1);
    rulings.push(LoggedRuling { no, at, level, ruling: Arc::new(ruling.clone()) });
}
