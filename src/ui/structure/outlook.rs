//! How long a structure is, and when the event ends, in words.

use crate::engine::structure::{
    Ending, Field, Position, Stage, Structure, big_blinds_at_end, ending, players_left,
};
use crate::engine::values::{LevelNo, StageNo, Timestamp};
use crate::words::{Args, UtcOffset, Words};

/// Who plays, and where the evening stands: what an end is foretold from.
#[derive(Debug, Clone, Copy)]
pub struct Outlook {
    /// Who plays, for how many chips.
    pub field: Field,
    /// Where the evening stands.
    pub position: Position,
}

impl Outlook {
    /// Before the first hand.
    #[must_use]
    pub fn at_start(field: Field) -> Self {
        Self { field, position: Position::START }
    }

    /// When the event ends.
    #[must_use]
    pub fn ending(&self, structure: &Structure) -> Option<Ending> {
        ending(structure, self.position, self.field)
    }

    /// Who is left when each line of the structure begins, and their average in big blinds; none
    /// for breaks and for what was played.
    #[must_use]
    pub fn lines(&self, structure: &Structure) -> Vec<Option<(u32, u64)>> {
        let ending = self.ending(structure);
        let on = structure.level_no(self.position.stage).unwrap_or(LevelNo(1)).0;
        let last = ending.and_then(|ending| ending.level).map_or_else(
            || u16::try_from(structure.levels().count()).unwrap_or(u16::MAX),
            |level| level.0,
        );
        let to_end = u32::from(last.saturating_sub(on));
        let line = |(stage, no, what): (StageNo, Option<LevelNo>, &Stage)| {
            let (no, level) = (no?, what.as_level()?);
            if stage < self.position.stage || no.0 > last || ending.is_none() {
                return None;
            }
            let ahead = u32::from(no.0.saturating_sub(on));
            let left = players_left(self.field.players, ahead, to_end);
            let average = self.field.chips.0.checked_div(u64::from(left))?;
            Some((left, average.checked_div(level.stakes.big_blind().0)?))
        };
        structure.numbered().map(line).collect()
    }
}

/// An end that is farther away needs its day.
const SECS_OF_ONE_EVENING: u64 = 16 * 3600;

/// `15 levels, 3 breaks · 5 h 10 min`.
#[must_use]
pub fn length_words(words: &Words, structure: &Structure) -> String {
    let secs: i64 = structure.stages.iter().map(|stage| i64::from(stage.secs())).sum();
    let levels = structure.levels().count();
    let args = Args::new()
        .count("levels", levels)
        .count("breaks", structure.stages.len() - levels)
        .text("time", words.minutes(secs));
    words.say("structure-length", &args)
}

/// When the event ends on the clock on the wall: `Ends between 22:40 and 23:30`.
#[must_use]
pub fn ends_at_words(words: &Words, ending: &Ending, from: Timestamp, offset: UtcOffset) -> String {
    let at = |secs: u64| {
        let millis = i64::try_from(secs).unwrap_or(i64::MAX / 1000).saturating_mul(1000);
        // Nobody can foretell a minute.
        let at = rounded(from.plus_millis(millis));
        if ending.earliest_secs < SECS_OF_ONE_EVENING {
            words.time(at, offset)
        } else {
            words.date_and_time(at, offset)
        }
    };
    let args = Args::new()
        .text("earliest", at(ending.earliest_secs))
        .text("likely", at(ending.likely_secs))
        .text("latest", at(ending.latest_secs));
    words.say("structure-ends-at", &args)
}

/// To five minutes.
fn rounded(at: Timestamp) -> Timestamp {
    const FIVE: i64 = 5 * 60 * 1000;
    Timestamp((at.0 + FIVE / 2).div_euclid(FIVE) * FIVE)
}

/// When the event ends after its start: `Ends 4 h to 4 h 50 min after the start`.
#[must_use]
pub fn ends_after_words(words: &Words, ending: &Ending) -> String {
    let time = |secs: u64| {
        let minutes = secs.saturating_add(150) / 300 * 5;
        words.minutes(i64::try_from(minutes * 60).unwrap_or(i64::MAX))
    };
    let args = Args::new()
        .text("earliest", time(ending.earliest_secs))
        .text("likely", time(ending.likely_secs))
        .text("latest", time(ending.latest_secs));
    words.say("structure-ends-after", &args)
}

/// Why then: the level in which the chips in play are so few big blinds.
#[must_use]
pub fn why_words(words: &Words, structure: &Structure, ending: &Ending) -> String {
    let Some((no, level)) = ending.level.and_then(|no| Some((no, structure.level(no)?))) else {
        let secs = structure.levels().last().map_or(0, |(_, level)| level.secs);
        let args = Args::new().count("big_blinds", big_blinds_at_end(secs));
        return words.say("structure-why-beyond", &args);
    };
    let args = Args::new()
        .no("level", no.0)
        .text("stakes", words.stakes(&level.stakes))
        .count("big_blinds", ending.big_blinds);
    words.say("structure-why", &args)
}
