//! When tables break while players may still come.

use serde::{Deserialize, Serialize};

/// When a table may break while entries or rebuys are still sold.
///
/// Whoever comes next needs a seat: a table that broke too early makes them an alternate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum EarlyBreaks {
    /// Not until nothing more is sold.
    Never,
    /// If more than so many seats stay open.
    SeatsOpen(u32),
    /// If more than so many percent of the seats that are left stay open.
    ShareOpen(u8),
}

/// What an event says nothing of, and every event of before: more than a third of the seats.
impl Default for EarlyBreaks {
    fn default() -> Self {
        Self::ShareOpen(33)
    }
}

impl EarlyBreaks {
    /// Whether a table may break after which so many of so many seats are open.
    ///
    /// ```
    /// use engine::settings::EarlyBreaks;
    ///
    /// // 240 players at 40 tables of nine: after a break 111 of 351 seats would be open.
    /// assert!(!EarlyBreaks::default().allows(111, 351));
    /// assert!(EarlyBreaks::ShareOpen(30).allows(111, 351));
    /// assert!(!EarlyBreaks::SeatsOpen(111).allows(111, 351));
    /// assert!(!EarlyBreaks::Never.allows(351, 351));
    /// ```
    #[must_use]
    pub fn allows(self, open: usize, seats: usize) -> bool {
        match self {
            Self::Never => false,
            Self::SeatsOpen(kept) => usize::try_from(kept).is_ok_and(|kept| open > kept),
            Self::ShareOpen(percent) => {
                open.saturating_mul(100) > seats.saturating_mul(usize::from(percent))
            }
        }
    }

    /// Whether it is what an event has that says nothing of it.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
