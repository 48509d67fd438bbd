//! When an event ends, and how long levels must be for it to end in time.
//!
//! Blinds end a tournament: two players are left with so few big blinds between them that one soon
//! has them all. Home rules of thumb say that this is when all chips in play are 20 to 30 big
//! blinds, with levels of about 20 minutes. Longer levels have more hands, so that the end comes
//! while the chips are still more big blinds; shorter ones have fewer.
//!
//! ```text
//! big blinds in play at the end = 25 × minutes of the level ÷ 20, at least 15, at most 150
//! ```
//!
//! The club evening in `saves` ended in its level of 20 minutes with 25 big blinds in play; main
//! events with levels of two hours end with about 150.
//!
//! A field does not vanish at once either: below that many big blinds about half of those who are
//! left go in one level, so that a field of N takes about log₂ N levels more.

use super::figures::log2;
use super::{OCTAVE, Stage, Structure};
use crate::values::{Chips, LevelNo, StageNo};

/// Big blinds in play at the end, with levels of [`USUAL_SECS`].
const BIG_BLINDS_AT_END: u64 = 25;
/// The level that it holds for.
const USUAL_SECS: u64 = 20 * 60;
/// The fewest and the most, however long the levels.
const BIG_BLINDS_RANGE: (u64, u64) = (15, 150);
/// The earliest end has so many percent of them in play, and the latest one so many.
const EARLY_PERCENT: u128 = 160;
const LATE_PERCENT: u128 = 70;
/// Levels after the last one are thought to be half as high again.
const GROWTH_BEYOND: (u64, u64) = (3, 2);
/// As many levels are thought of after the last one.
const LEVELS_BEYOND_MAX: u32 = 64;
/// The lengths of a level that are tried, in minutes.
const MINUTES_TRIED: std::ops::RangeInclusive<u32> = 3..=180;

/// Who plays, for how many chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Players who are left, or who are expected before the event.
    pub players: u32,
    /// All chips in play, or those that are expected to be sold.
    pub chips: Chips,
}

/// Where the evening stands: a stage, and how much of it is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The stage that is on; those before it are over.
    pub stage: StageNo,
    /// How much of it is gone, in seconds.
    pub elapsed_secs: u64,
}

impl Position {
    /// Before the first hand: nothing of the first stage is gone.
    pub const START: Self = Self { stage: StageNo(1), elapsed_secs: 0 };
}

/// When an event ends, in seconds from where it stands, breaks included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// The event hardly ends in fewer seconds than this.
    pub earliest_secs: u64,
    /// The event most likely ends in this many seconds.
    pub likely_secs: u64,
    /// The event hardly lasts more seconds than this.
    pub latest_secs: u64,
    /// The level of the likely end; none where the structure has too few.
    pub level: Option<LevelNo>,
    /// All chips in play in big blinds of that level.
    pub big_blinds: u64,
}

/// How many big blinds are in play when an event with levels this long ends.
///
/// ```
/// use engine::structure::big_blinds_at_end;
///
/// assert_eq!(big_blinds_at_end(20 * 60), 25);
/// assert_eq!(big_blinds_at_end(8 * 60), 15);
/// assert_eq!(big_blinds_at_end(60 * 60), 75);
/// ```
#[must_use]
pub fn big_blinds_at_end(level_secs: u32) -> u64 {
    let (fewest, most) = BIG_BLINDS_RANGE;
    (BIG_BLINDS_AT_END * u64::from(level_secs) / USUAL_SECS).clamp(fewest, most)
}

/// One stage to come: how long it still lasts, and the big blind where it is a level.
#[derive(Clone, Copy)]
struct Ahead {
    secs: u64,
    level: Option<(Option<LevelNo>, u64, u32)>,
}

/// When the event ends if it goes on like this; none where nobody plays or there is no level.
#[must_use]
pub fn ending(structure: &Structure, position: Position, field: Field) -> Option<Ending> {
    if field.players < 2 || field.chips == Chips::ZERO {
        return None;
    }
    let ahead = ahead(structure, position);
    let length = ahead.iter().find_map(|stage| stage.level.map(|(_, _, secs)| u64::from(secs)))?;
    let mut gone = 0;
    let mut found = [None; 3];
    let mut likely = (None, 0);
    for stage in beyond(&ahead) {
        if let Some((no, big_blind, secs)) = stage.level {
            let in_play = field.chips.0 / big_blind.max(1);
            let at_end = u128::from(big_blinds_at_end(secs)) * u128::from(big_blind.max(1));
            let chips = u128::from(field.chips.0) * 100;
            let moments = [gone, gone + stage.secs / 2, gone + stage.secs];
            let percents = [EARLY_PERCENT, 100, LATE_PERCENT];
            for ((found, percent), moment) in found.iter_mut().zip(percents).zip(moments) {
                if found.is_none() && chips <= at_end * percent {
                    *found = Some(moment);
                    if percent == 100 {
                        likely = (no, in_play);
                    }
                }
            }
        }
        gone += stage.secs;
    }
    // A field needs its time, however high the blinds are.
    let rounds = log2(u64::from(field.players)) * length / OCTAVE;
    let [earliest, most_likely, latest] = found;
    let earliest_secs = earliest?.max(rounds / 2);
    let likely_secs = most_likely?.max(rounds * 3 / 4).max(earliest_secs);
    let latest_secs = latest?.max(rounds * 5 / 4).max(likely_secs);
    let (level, big_blinds) = likely;
    Some(Ending { earliest_secs, likely_secs, latest_secs, level, big_blinds })
}

/// What is left of the structure.
fn ahead(structure: &Structure, position: Position) -> Vec<Ahead> {
    let stages = structure.numbered().filter(|(stage, _, _)| *stage >= position.stage);
    let left = stages.map(|(stage, no, what)| {
        let gone = if stage == position.stage { position.elapsed_secs } else { 0 };
        let level = what.as_level().map(|level| (no, level.stakes.orbit_unit().0, level.secs));
        Ahead { secs: u64::from(what.secs()).saturating_sub(gone), level }
    });
    left.collect()
}

/// The stages to come, and then levels that somebody would have to add.
fn beyond(ahead: &[Ahead]) -> impl Iterator<Item = Ahead> + '_ {
    let last = ahead.iter().rev().find_map(|stage| stage.level);
    let more = (1..=LEVELS_BEYOND_MAX).scan(last, |last, _| {
        let (_, big_blind, secs) = (*last)?;
        let (times, by) = GROWTH_BEYOND;
        let big_blind = big_blind.saturating_mul(times) / by;
        *last = Some((None, big_blind.max(1), secs));
        Some(Ahead { secs: u64::from(secs), level: *last })
    });
    ahead.iter().copied().chain(more)
}

/// How many players are left when a level begins, if in every level the same share of them goes
/// and two are left in the last one, `levels_to_end` levels from now.
///
/// ```
/// use engine::structure::players_left;
///
/// assert_eq!(players_left(32, 0, 4), 32);
/// assert_eq!(players_left(32, 2, 4), 8);
/// assert_eq!(players_left(32, 4, 4), 2);
/// ```
#[must_use]
pub fn players_left(players: u32, levels_ahead: u32, levels_to_end: u32) -> u32 {
    if levels_ahead == 0 || players <= 2 {
        return players;
    }
    if levels_ahead >= levels_to_end {
        return 2;
    }
    let (all, two) = (log2(u64::from(players)), OCTAVE);
    let gone = (all - two) * u64::from(levels_ahead) / u64::from(levels_to_end);
    let wanted = all - gone;
    let (mut low, mut high) = (2, players);
    while low < high {
        let middle = low.midpoint(high);
        if log2(u64::from(middle)) < wanted {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// A structure whose levels to come last longer or shorter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Retimed {
    /// The whole structure, with what was played and the level that is on as before.
    pub structure: Structure,
    /// Minutes of the most common level to come, as it was.
    pub from_minutes: u32,
    /// Minutes of the same level when levels to come are longer or shorter.
    pub to_minutes: u32,
    /// When the event ends with that structure; its likely end is in time.
    pub ending: Ending,
}

/// Makes the levels to come as long as possible with a likely end not after `target_secs` from
/// now; none where no length does that. What was played and the level that is on stay.
#[must_use]
pub fn retimed(
    structure: &Structure,
    position: Position,
    field: Field,
    target_secs: u64,
) -> Option<Retimed> {
    let from_minutes = usual_minutes(structure, position)?;
    let tried = MINUTES_TRIED.rev().filter_map(|to_minutes| {
        let structure = stretched(structure, position, from_minutes, to_minutes);
        let ending = ending(&structure, position, field)?;
        Some(Retimed { structure, from_minutes, to_minutes, ending })
    });
    let mut tried = tried.filter(|tried| tried.ending.likely_secs <= target_secs);
    tried.next()
}

/// Minutes of the most common level after the one that is on.
fn usual_minutes(structure: &Structure, position: Position) -> Option<u32> {
    let to_come = structure.numbered().filter(|(stage, _, _)| *stage > position.stage);
    let lengths: Vec<u32> =
        to_come.filter_map(|(_, _, stage)| Some(stage.as_level()?.secs.div_ceil(60))).collect();
    let often = |minutes: &u32| lengths.iter().filter(|other| *other == minutes).count();
    lengths.iter().copied().max_by_key(|minutes| (often(minutes), *minutes))
}

/// The structure with the levels to come so much longer or shorter, in whole minutes.
fn stretched(structure: &Structure, position: Position, from: u32, to: u32) -> Structure {
    let mut changed = structure.clone();
    for (index, stage) in changed.stages.iter_mut().enumerate() {
        if let Stage::Level(level) = stage
            && index > position.stage.index()
        {
            let minutes = u64::from(level.secs.div_ceil(60));
            let (from, to) = (u64::from(from.max(1)), u64::from(to));
            let minutes = ((minutes * to + from / 2) / from).max(1);
            level.secs = u32::try_from(minutes * 60).unwrap_or(u32::MAX);
        }
    }
    changed
}
