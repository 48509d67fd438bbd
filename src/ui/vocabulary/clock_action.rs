//! What may be asked of the clocks on players in this window.

use engine::values::{PlayerId, TableNo};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WhichClock {
    Called(TableNo),
    Shot,
}

/// What is asked for about the clocks of this window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClockAction {
    /// Begins the shot clock of a table anew, for this player if that is known.
    StartShot(TableNo, Option<PlayerId>),
    StopShot,
    /// Shows a clock as large as the screen, or none.
    Enlarge(Option<WhichClock>),
}
