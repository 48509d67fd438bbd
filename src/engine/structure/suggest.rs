//! A structure made to measure: for so many players, so many hours and these chips.
//!
//! All chips in play and [`big_blinds_at_end`] give the big blind of the last level; the hours and
//! the minutes of a level give how many levels there are until then. Between the first and the
//! last big blind the steps are as even as figures allow that the chips can pay, so that no level
//! is a leap. A few levels more stand behind the last one, for an event that goes on.

use super::figures::{Figure, OCTAVE, figures, log2};
use super::pace::{Field, big_blinds_at_end};
use super::steps::evenest;
use super::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use crate::values::{Chips, LevelNo};
use strum::IntoStaticStr;

/// The most entries that a structure is made for.
pub const ENTRIES_MAX: u32 = 100_000;
/// A stack has at least so many big blinds at the start.
pub const BIG_BLINDS_MIN: u64 = 10;
/// A stack has at most so many big blinds at the start.
const BIG_BLINDS_MAX: u64 = 500;
/// A stack has about so many, where there is a choice.
const BIG_BLINDS_USUAL: u64 = 100;
/// The most chips that a stack may be.
const STACK_MAX: u64 = 1_000_000_000;
/// The longest evening, in minutes: seven days.
pub const MINUTES_MAX: u32 = 7 * 24 * 60;
/// Steps that are neither leaps nor crawling, as parts of an octave: 9 % to 100 %.
const STEP_RANGE: (u64, u64) = (OCTAVE / 8, OCTAVE);
/// The step where there is a choice: about a third more.
const STEP_USUAL: u64 = OCTAVE * 43 / 100;
/// The lengths of a level where there is a choice, in minutes.
const LEVEL_MINUTES: [u32; 15] = [5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120];
/// Levels after the one in which the event ends.
const SPARE_LEVELS: usize = 4;
/// The most levels of a suggestion, spare ones left out.
const LEVELS_MAX: u64 = 120;
/// As many ways to begin are tried before it is said that there is none.
const TRIES_MAX: usize = 200;

/// What is wanted of a structure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wishes {
    /// What an entry brings, in chips; the first level is chosen to fit it.
    pub starting_chips: Chips,
    /// Who plays, for how many chips: rebuys and add-ons that are expected count.
    pub field: Field,
    /// From the first hand to the likely end, breaks included.
    pub minutes: u32,
    /// How long a level is; chosen where not given.
    pub level_minutes: Option<u32>,
    /// The values of chips to pay with, in any order.
    pub chips: Vec<Chips>,
    /// Who posts an ante, once there are antes.
    pub ante: AnteWish,
    /// The first level in which an ante is posted.
    pub ante_from: LevelNo,
    /// The breaks, if there are any.
    pub breaks: Option<BreakWish>,
    /// The big blind before the first level, where levels to come are asked for.
    pub after: Option<Chips>,
}

/// Who is to post an ante in the levels of a suggestion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AnteWish {
    /// Nobody: blinds are all that is posted.
    #[default]
    None,
    /// The big blind, as much as the big blind is.
    BigBlind,
    /// Every player, about an eighth of the big blind.
    PerPlayer,
}

/// How often there is a break, and how long it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BreakWish {
    /// After so many minutes of play, at the end of a level.
    pub every_minutes: u32,
    /// How long each break lasts, in minutes.
    pub minutes: u32,
}

/// Why no structure can be made to measure.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoStructure {
    /// Fewer than two players, or no chips to play for.
    TooFewPlayers,
    /// More entries than any event has.
    TooManyPlayers { most: u32 },
    /// No time, or more than there can be.
    TimeImpossible { hours: u32 },
    /// A level without time, or as long as the whole evening.
    LevelImpossible,
    /// Breaks take up the time, or come without play between them.
    BreaksImpossible,
    /// No chip to pay with, or a chip worth nothing.
    ChipsMissing,
    /// The stack is too small for the smallest chip.
    StackTooSmall { least: Chips },
    /// The stack is larger than any.
    StackTooLarge { most: Chips },
    /// Blinds would have to leap to end in time.
    TooSteep { percent: u64 },
    /// Blinds would have to crawl to last so long.
    TooFlat,
    /// The chips pay no blinds between the first and the last level that grow evenly.
    NoFigures,
}

impl NoStructure {
    /// The end of its text's id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// One way to begin: how long levels are, and the first big blind.
#[derive(Debug, Clone, Copy)]
struct Beginning {
    level_minutes: u32,
    levels: usize,
    first: Figure,
    /// The mean step, in parts of an octave.
    step: u64,
    /// How far it is from what is usual.
    cost: u64,
}

/// Makes a structure to measure.
///
/// # Errors
/// Where nothing can be made of the wishes: what is in the way.
pub fn suggest(wishes: &Wishes) -> Result<Structure, NoStructure> {
    let chips = check(wishes)?;
    let all = figures(&chips, wishes.field.chips);
    let mut ways = beginnings(wishes, &chips, &all)?;
    ways.sort_by_key(|way| way.cost);
    for way in ways.into_iter().take(TRIES_MAX) {
        let last = last_big_blind(wishes.field, way.level_minutes);
        if let Some(path) = evenest(&all, way.first, last, way.levels, way.step) {
            return Ok(laid_out(wishes, &chips, &all, way, path));
        }
    }
    Err(NoStructure::NoFigures)
}

/// What can be said without looking at blinds; the chips, smallest first.
fn check(wishes: &Wishes) -> Result<Vec<Chips>, NoStructure> {
    let players = wishes.field.players;
    if players < 2 || wishes.field.chips == Chips::ZERO {
        return Err(NoStructure::TooFewPlayers);
    }
    if players > ENTRIES_MAX {
        return Err(NoStructure::TooManyPlayers { most: ENTRIES_MAX });
    }
    if wishes.minutes == 0 || wishes.minutes > MINUTES_MAX {
        return Err(NoStructure::TimeImpossible { hours: MINUTES_MAX / 60 });
    }
    if wishes.level_minutes.is_some_and(|level| level == 0 || level > wishes.minutes) {
        return Err(NoStructure::LevelImpossible);
    }
    let has_play = |breaks: &BreakWish| breaks.every_minutes > 0 && breaks.minutes > 0;
    if wishes.breaks.is_some_and(|breaks| !has_play(&breaks) || breaks.minutes >= wishes.minutes) {
        return Err(NoStructure::BreaksImpossible);
    }
    let mut chips = wishes.chips.clone();
    chips.sort_unstable();
    chips.dedup();
    let Some(smallest) = chips.first().copied().filter(|chip| *chip > Chips::ZERO) else {
        return Err(NoStructure::ChipsMissing);
    };
    if wishes.starting_chips.0 > STACK_MAX || wishes.field.chips.0 > STACK_MAX * 100_000 {
        return Err(NoStructure::StackTooLarge { most: Chips(STACK_MAX) });
    }
    let least = Chips(smallest.0.saturating_mul(2 * BIG_BLINDS_MIN));
    if wishes.after.is_none() && wishes.starting_chips < least {
        return Err(NoStructure::StackTooSmall { least });
    }
    Ok(chips)
}

/// The big blind of the level in which the event ends.
fn last_big_blind(field: Field, level_minutes: u32) -> u64 {
    field.chips.0.div_ceil(big_blinds_at_end(level_minutes.saturating_mul(60)))
}

/// Every way to begin that ends in time with steps that can be played.
fn beginnings(
    wishes: &Wishes,
    chips: &[Chips],
    all: &[Figure],
) -> Result<Vec<Beginning>, NoStructure> {
    let chosen = wishes.level_minutes;
    let lengths = chosen.map_or_else(|| LEVEL_MINUTES.to_vec(), |minutes| vec![minutes]);
    let mut ways = Vec::new();
    let mut refusal = NoStructure::TooSteep { percent: u64::MAX };
    for level_minutes in lengths {
        let Some(levels) = levels_until_end(wishes, level_minutes) else { continue };
        let last = last_big_blind(wishes.field, level_minutes);
        for first in all.iter().filter(|figure| may_begin(wishes, chips, figure)) {
            let octaves = log2(last).saturating_sub(log2(first.big_blind.0));
            let steps = u64::try_from(levels).unwrap_or(u64::MAX).saturating_sub(1);
            let Some(step) = octaves.checked_div(steps) else { continue };
            if step > STEP_RANGE.1 {
                refusal = softer(refusal, step);
            } else if step < STEP_RANGE.0 {
                refusal = NoStructure::TooFlat;
            } else {
                let cost = cost(wishes, *first, step);
                ways.push(Beginning { level_minutes, levels, first: *first, step, cost });
            }
        }
    }
    if ways.is_empty() { Err(refusal) } else { Ok(ways) }
}

/// The smaller leap of the two.
fn softer(refusal: NoStructure, step: u64) -> NoStructure {
    // 2 to the whole octaves, and between them a straight line: near enough for a message.
    let whole = 1_u64.checked_shl(u32::try_from(step / OCTAVE).unwrap_or(63)).unwrap_or(u64::MAX);
    let percent = whole.saturating_mul(100 + step % OCTAVE * 100 / OCTAVE).saturating_sub(100);
    if let NoStructure::TooSteep { percent: other } = refusal {
        return NoStructure::TooSteep { percent: percent.min(other) };
    }
    refusal
}

/// Whether an event, or the rest of one, may begin with these blinds.
fn may_begin(wishes: &Wishes, chips: &[Chips], figure: &Figure) -> bool {
    let big_blind = figure.big_blind.0;
    if let Some(after) = wishes.after {
        return big_blind > after.0 && big_blind <= after.0.saturating_mul(2);
    }
    let smallest = chips.first().map_or(1, |chip| chip.0);
    let stack = wishes.starting_chips.0;
    figure.small_blind.0 >= smallest
        && big_blind * BIG_BLINDS_MIN <= stack
        && big_blind * BIG_BLINDS_MAX >= stack
}

/// How far a beginning is from what is usual.
fn cost(wishes: &Wishes, first: Figure, step: u64) -> u64 {
    let squared = |a: u64, b: u64| a.abs_diff(b).pow(2);
    let uneven = squared(step, STEP_USUAL) * 8;
    let odd = first.oddness * OCTAVE * 24;
    let Some(after) = wishes.after else {
        let depth = log2(wishes.starting_chips.0 / first.big_blind.0.max(1));
        return uneven + squared(depth, log2(BIG_BLINDS_USUAL)) / 4 + odd;
    };
    let leap = log2(first.big_blind.0).saturating_sub(log2(after.0));
    uneven + squared(leap, step) * 8 + odd
}

/// How many levels there are until the middle of the last one; none where there is no time.
fn levels_until_end(wishes: &Wishes, level_minutes: u32) -> Option<usize> {
    let level = u64::from(level_minutes);
    let wanted = u64::from(wishes.minutes);
    let length = |levels: u64| {
        let breaks = wishes.breaks.map_or(0, |breaks| {
            (levels - 1) / levels_between(breaks, level_minutes) * u64::from(breaks.minutes)
        });
        levels * level - level / 2 + breaks
    };
    let near = |levels: &u64| length(*levels).abs_diff(wanted);
    let best = (2..=LEVELS_MAX).min_by_key(near)?;
    // The end is promised to within a level and a break.
    let slack = level + wishes.breaks.map_or(0, |breaks| u64::from(breaks.minutes));
    (near(&best) <= slack).then(|| usize::try_from(best).unwrap_or(2))
}

/// Levels from one break to the next.
fn levels_between(breaks: BreakWish, level_minutes: u32) -> u64 {
    let level = u64::from(level_minutes.max(1));
    ((u64::from(breaks.every_minutes) + level / 2) / level).max(1)
}

/// The levels with their antes and breaks, and a few to spare.
fn laid_out(
    wishes: &Wishes,
    chips: &[Chips],
    all: &[Figure],
    way: Beginning,
    mut path: Vec<Figure>,
) -> Structure {
    for _ in 0..SPARE_LEVELS {
        let Some(last) = path.last().copied() else { break };
        path.extend(after(all, last, way.step));
    }
    let secs = way.level_minutes.saturating_mul(60);
    let between = wishes.breaks.map(|breaks| (levels_between(breaks, way.level_minutes), breaks));
    let count = u64::try_from(path.len()).unwrap_or(u64::MAX);
    let mut stages = Vec::new();
    for (no, figure) in (1_u64..).zip(&path) {
        let ante = ante(wishes, chips, no, figure);
        let stakes =
            Stakes::Blinds { small_blind: figure.small_blind, big_blind: figure.big_blind, ante };
        stages.push(Stage::Level(Level { game: Game::Holdem, stakes, secs, color_up: false }));
        if let Some((every, breaks)) = between
            && no % every == 0
            && no < count
        {
            let secs = breaks.minutes.saturating_mul(60);
            stages.push(Stage::Break(Break { secs, color_up: false }));
        }
    }
    let mut structure = Structure { stages };
    mark_color_ups(&mut structure, chips);
    structure
}

/// The figure after this one, about a step higher.
pub(super) fn after(all: &[Figure], last: Figure, step: u64) -> Option<Figure> {
    let from = log2(last.big_blind.0);
    let step = step.max(OCTAVE / 4);
    let higher = all.iter().filter(|figure| figure.big_blind > last.big_blind);
    let off = |figure: &&Figure| {
        log2(figure.big_blind.0).saturating_sub(from).abs_diff(step) + figure.oddness * OCTAVE / 12
    };
    higher.min_by_key(off).copied()
}

fn ante(wishes: &Wishes, chips: &[Chips], no: u64, figure: &Figure) -> Ante {
    if no < u64::from(wishes.ante_from.0) {
        return Ante::None;
    }
    match wishes.ante {
        AnteWish::None => Ante::None,
        AnteWish::BigBlind => Ante::BigBlind(figure.big_blind),
        AnteWish::PerPlayer => {
            let about = figure.big_blind.0 / 8;
            // A chip that the blinds need is still in play; a smaller one may be gone.
            let mut payable = chips.iter().filter(|chip| **chip <= figure.unit);
            let fits = payable.clone().rfind(|chip| chip.0 <= about);
            let smallest = payable.next().filter(|chip| chip.0 * 4 <= figure.big_blind.0);
            match (fits, smallest) {
                (Some(chip), _) => Ante::PerPlayer(Chips(about / chip.0 * chip.0)),
                (None, Some(chip)) => Ante::PerPlayer(*chip),
                (None, None) => Ante::None,
            }
        }
    }
}

/// Marks the breaks in which the smallest chip can go, because nothing needs it any more.
fn mark_color_ups(structure: &mut Structure, chips: &[Chips]) {
    let mut smallest = 0;
    for index in 0..structure.stages.len() {
        let to_come = structure.stages.iter().skip(index + 1).filter_map(Stage::as_level);
        let amounts: Vec<u64> = to_come
            .flat_map(|level| {
                let stakes = level.stakes;
                [stakes.small_blind().0, stakes.big_blind().0, stakes.ante_chips().0]
            })
            .collect();
        let is_needless = |next: &Chips| amounts.iter().all(|amount| amount % next.0 == 0);
        let Some(Stage::Break(rest)) = structure.stages.get_mut(index) else { continue };
        while chips.get(smallest + 1).is_some_and(is_needless) {
            rest.color_up = true;
            smallest += 1;
        }
    }
}
