//! The evening as it stands on every page, and what every layout has at hand.

use crate::fonts::Weight;
use crate::letters::Letters;
use crate::paper::Paper;
use engine::log::Log;
use engine::values::Timestamp;
use reports::Person;
use rulebook::Rulebook;
use words::{Args, UtcOffset, Words};

/// The evening, as it stands on every page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Occasion {
    pub event: String,
    pub date: String,
    /// The day and time at which it is printed.
    pub printed: String,
    /// The level or break that is on.
    pub stage: String,
    /// The book whose rules are cited.
    pub rulebook: Rulebook,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
}

impl Occasion {
    #[must_use]
    pub fn of(log: &Log, now: Timestamp, words: &Words, offset: UtcOffset) -> Self {
        let tournament = log.state();
        let stage = tournament.reading(now).stage;
        Self {
            event: tournament.settings().name.clone(),
            date: words.date(now, offset),
            printed: words.date_and_time(now, offset),
            stage: words.stage_title(tournament.structure(), stage),
            rulebook: tournament.settings().rules.rulebook,
            offset,
        }
    }
}

/// What every layout has at hand.
#[expect(missing_debug_implementations, reason = "fonts and catalogues say nothing in a line")]
pub struct Desk<'a> {
    pub(super) letters: &'a Letters,
    pub(super) words: &'a Words,
    pub(super) occasion: &'a Occasion,
    pub(super) paper: Paper,
}

/// A name; with its number where another has it too, or where no font has its letters.
pub(super) fn called(desk: &Desk<'_>, who: &Person) -> String {
    let is_clear =
        !who.is_namesake && desk.letters.line(&who.name, Weight::Bold).lacking.is_empty();
    if is_clear {
        return who.name.clone();
    }
    let args = Args::new().text("name", who.name.as_str()).no("number", who.player.0);
    desk.words.say("print-name-no", &args)
}
