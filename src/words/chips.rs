//! Chips in play, in words: causes, reasons, differences and counts.

use crate::engine::chips::{ChipCause, ForfeitReason};
use crate::engine::values::Chips;
use crate::words::{Args, Words};

impl Words {
    /// A number of chips that came or went, with its sign: `+12,500`, `−500`.
    #[must_use]
    pub fn signed(&self, chips: i64) -> String {
        let size = self.chips(Chips(chips.unsigned_abs()));
        match chips {
            0 => size,
            1.. => format!("+{size}"),
            _ => format!("−{size}"),
        }
    }

    /// How far a count is off, in a word: `5,000 missing`, `5,000 too many`, `adds up`.
    #[must_use]
    pub fn difference(&self, difference: i64) -> String {
        let args = Args::new().text("chips", self.chips(Chips(difference.unsigned_abs())));
        let id = match difference {
            0 => "chips-adds-up",
            1.. => "chips-too-many",
            _ => "chips-missing",
        };
        self.say(id, &args)
    }

    /// Why chips came into play or left it.
    #[must_use]
    pub fn chip_cause(&self, cause: ChipCause) -> String {
        self.text(&format!("chip-cause-{}", cause.id()))
    }

    /// Why chips were forfeited.
    #[must_use]
    pub fn forfeit_reason(&self, reason: ForfeitReason) -> String {
        self.text(&format!("forfeit-{}", reason.id()))
    }
}
