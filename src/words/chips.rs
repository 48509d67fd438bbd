//! Chips in play, in words: causes, reasons, differences and counts.

use crate::{Args, Words};
use engine::chips::{ChipCause, ForfeitReason};
use engine::tournament::Tournament;
use engine::values::Chips;
use reports::{Clue, InDenomination};

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

    #[must_use]
    pub fn forfeit_reason(&self, reason: ForfeitReason) -> String {
        self.text(&format!("forfeit-{}", reason.id()))
    }

    /// How many chips of a value should be in play.
    #[must_use]
    pub fn in_denomination(&self, chip: &InDenomination) -> String {
        let count = self.number(i64::try_from(chip.chips).unwrap_or(i64::MAX));
        let args = Args::new().text("chips", count).text("value", self.chips(chip.value));
        self.say("chips-of-value", &args.yes_no("gone", chip.is_gone))
    }

    /// What would explain that a count is off by so many chips; missing where negative.
    #[must_use]
    pub fn clue(&self, tournament: &Tournament, clue: Clue, difference: i64) -> String {
        let player = |player| Args::new().text("player", self.player(tournament, player));
        match clue {
            Clue::Sold { what, times } => {
                let sold = match what {
                    ChipCause::Entries => "entries",
                    ChipCause::Rebuys => "rebuys",
                    _ => "add-ons",
                };
                let args = Args::new().text("sold", sold).count("times", times);
                self.say("clue-sold", &args.yes_no("missing", difference < 0))
            }
            Clue::Chip { value, times } => {
                let args = Args::new().count("times", times).text("value", self.chips(value));
                self.say("clue-chip", &args)
            }
            Clue::Swapped { player: who, instead } => {
                self.say("clue-swapped", &player(who).text("instead", self.chips(instead)))
            }
            Clue::Zero { player: who, instead } => {
                self.say("clue-zero", &player(who).text("instead", self.chips(instead)))
            }
            Clue::Twice { player: who } => self.say("clue-twice", &player(who)),
        }
    }
}
