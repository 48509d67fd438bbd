//! How long a structure is, and when the event ends, in words.

use engine::structure::{Ending, Structure, big_blinds_at_end};
use engine::values::Timestamp;
use words::{Args, UtcOffset, Words};

/// An end that is farther away needs its day.
const SECS_OF_ONE_EVENING: u64 = 16 * 3600;

/// `15 levels, 3 breaks · 5 h 10 min`.
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

fn rounded(at: Timestamp) -> Timestamp {
    const FIVE: i64 = 5 * 60 * 1000;
    Timestamp((at.0 + FIVE / 2).div_euclid(FIVE) * FIVE)
}

/// When the event ends after its start: `Ends 4 h to 4 h 50 min after the start`.
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
