//! The color-up plan: after which level each denomination may go, and what to bring for it.
//!
//! A denomination may go when everything that is posted and bet from then on is a multiple of the
//! next value that stays; a later level that needs it again keeps it. It goes in a scheduled break
//! where one is near, for a race stops play.
//!
//! Rules: TDA 2011 §21; TDA 2024 §24.

use crate::chips::{ChipSet, Sold, out_of_the_case};
use crate::structure::{Break, Level, Stage, Structure};
use crate::values::{Chips, LevelNo, StageNo};

/// A break so many levels later is near.
const NEAR_LEVELS: u16 = 2;
/// So is one after so much play, however many levels that is.
const NEAR_SECS: u32 = 45 * 60;

/// After which levels denominations go, and what does not fit together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ColorUpPlan {
    /// Every color-up, the earliest first.
    pub steps: Vec<ColorUpStep>,
    /// What does not fit together, between the plan, the structure and the case.
    pub flags: Vec<PlanFlag>,
}

/// One color-up: a denomination goes, or several at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColorUpStep {
    /// The level after which it is.
    pub after: LevelNo,
    /// The break in which it is; none where play stops for it at the end of the level.
    pub in_break: Option<StageNo>,
    /// Why it is after this level and not after another.
    pub placing: Placing,
    /// What goes, the smallest value first.
    pub removals: Vec<Removal>,
}

/// Why a color-up is where it is.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placing {
    /// In the break right after the last level that needs the chip.
    RightAfter,
    /// In the next break, so many levels later.
    NextBreak { levels: u16 },
    /// At the end of the last level that needs it, because no break is near.
    LevelEnd,
    /// In a break, or at the end of a level, that the structure marks.
    Marked,
}

/// A denomination that goes, with what it is exchanged for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Removal {
    /// What one of the chips that go is worth.
    pub value: Chips,
    /// What it is exchanged for; where no chip that stays is a multiple, the director decides.
    pub next: Option<Chips>,
    /// The last level that needs it, with what is posted or bet there; none where no level does.
    pub needed_by: Option<(LevelNo, Chips)>,
    /// How many come back; none where nobody said what a stack is made of.
    pub back: Option<u64>,
    /// How many of the next value to bring: for straight exchanges, and one a table for rounding.
    pub bring: Option<u64>,
    /// How many of them for each table.
    pub per_table: Option<u64>,
    /// At how many tables it goes: as many as there will be after the level.
    pub tables: u32,
}

/// What does not fit together.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlanFlag {
    /// A break or the end of a level is marked for a color-up, and its chip is needed later.
    TooEarly {
        stage: StageNo,
        /// The smallest chip that is still in play.
        value: Chips,
        /// The last level that needs it.
        level: LevelNo,
        amount: Chips,
    },
    /// One is marked, and every chip that may go is gone.
    NothingGoes { stage: StageNo },
    /// A chip could go here, and the structure does not say so.
    NotMarked {
        stage: StageNo,
        /// The smallest chip that could go.
        value: Chips,
    },
    /// The case has too few of a chip for the color-up after a level.
    CaseShort { value: Chips, after: LevelNo, short: u64 },
}

/// What a plan is made from: chips, levels, sales and tables.
#[derive(Clone, Copy)]
pub struct PlanFacts<'a> {
    /// The chips; those that are gone left out.
    pub set: &'a ChipSet,
    /// Levels and breaks; those in which chips are to go may be marked.
    pub structure: &'a Structure,
    /// What was sold, or is expected to be.
    pub sold: &'a Sold,
    /// How many tables there will be after a level.
    pub tables_after: &'a dyn Fn(LevelNo) -> u32,
}

/// When denominations go at the earliest that is handy, whatever the structure says.
///
/// 25/50, 50/100, 75/150, a break, 100/200 and so on: the 25s go in the break, for 75/150 is the
/// last level that needs them.
#[must_use]
pub fn color_up_plan(facts: PlanFacts<'_>) -> ColorUpPlan {
    let mut plan = ColorUpPlan::default();
    for (index, needed_by) in goings(facts) {
        let Some(place) = place(facts.structure, needed_by) else { break };
        add(&mut plan, facts.set, place, index, needed_by);
    }
    work_out(&mut plan, facts);
    compare(&mut plan, facts.structure);
    plan
}

/// When denominations go as the structure says: in each marked break, and at the end of each
/// marked level, all that may go by then.
#[must_use]
pub fn marked_color_ups(facts: PlanFacts<'_>) -> ColorUpPlan {
    let mut plan = ColorUpPlan::default();
    let goings: Vec<_> = goings(facts).collect();
    let mut rest = goings.as_slice();
    for (stage, _, what) in facts.structure.numbered() {
        let is_marked = what.has_color_up();
        let Some(after) = facts.structure.level_no(stage).filter(|_| is_marked) else { continue };
        let in_break = matches!(what, Stage::Break(_)).then_some(stage);
        let mut goes_any = false;
        while let Some(((index, needed_by), others)) = rest.split_first() {
            let is_needed = needed_by.is_some_and(|(level, _)| level > after);
            if is_needed {
                break;
            }
            let place = RemovalPlace { after, in_break, placing: Placing::Marked };
            add(&mut plan, facts.set, place, *index, *needed_by);
            rest = others;
            goes_any = true;
        }
        if !goes_any {
            plan.flags.push(early(facts, stage, after, &plan));
        }
    }
    work_out(&mut plan, facts);
    plan
}

/// What is odd about a marked break in which nothing may go.
fn early(facts: PlanFacts<'_>, stage: StageNo, after: LevelNo, plan: &ColorUpPlan) -> PlanFlag {
    let gone = plan.steps.iter().flat_map(|step| &step.removals).map(|removal| removal.value);
    let gone: Vec<Chips> = gone.collect();
    let mut values = in_play(facts.set, facts.sold).into_iter().filter_map(|(index, _)| {
        facts.set.denominations.get(index).map(|chip| (index, chip.value))
    });
    let first = values.find(|(_, value)| !gone.contains(value));
    let needed = first.and_then(|(index, value)| {
        let (level, amount) = last_need(facts, index)?;
        (level > after).then_some(PlanFlag::TooEarly { stage, value, level, amount })
    });
    needed.unwrap_or(PlanFlag::NothingGoes { stage })
}

/// The structure with its breaks and levels marked as the plan says.
///
/// Where chips are not to go the mark is gone. What was played before `on` stays as it is, and the
/// stage that is on loses no mark: its color-up may be under way.
#[must_use]
pub fn with_color_ups(structure: &Structure, plan: &ColorUpPlan, on: Option<StageNo>) -> Structure {
    let places: Vec<StageNo> = plan.steps.iter().filter_map(|step| step.stage(structure)).collect();
    let mut marked = structure.clone();
    let first = on.map_or(0, StageNo::index);
    for (index, stage) in marked.stages.iter_mut().enumerate().skip(first) {
        let here = StageNo::from_index(index);
        let (Stage::Break(Break { color_up, .. }) | Stage::Level(Level { color_up, .. })) = stage;
        *color_up = places.contains(&here) || (on == Some(here) && *color_up);
    }
    marked
}

impl ColorUpStep {
    /// The break in which it is, or the level at whose end.
    #[must_use]
    pub fn stage(&self, structure: &Structure) -> Option<StageNo> {
        self.in_break.or_else(|| structure.stage_of_level(self.after))
    }
}

/// The chips that are in play, with how many where that is known; the largest stays for ever.
fn in_play(set: &ChipSet, sold: &Sold) -> Vec<(usize, Option<u64>)> {
    let is_told = set.chips_in_a_stack() > 0;
    let out = out_of_the_case(set, &Sold { stacks: sold.stacks.max(1), ..*sold });
    let all = out.into_iter().enumerate();
    all.filter(|(_, count)| !is_told || *count > 0)
        .map(|(index, count)| (index, is_told.then_some(count)))
        .collect()
}

/// The last level that needs a chip: something there is no multiple of the next value.
fn last_need(facts: PlanFacts<'_>, index: usize) -> Option<(LevelNo, Chips)> {
    let next = facts.set.denominations.get(index + 1)?.value;
    let is_odd = |amount: &Chips| next.0 > 0 && amount.0 % next.0 != 0;
    let mut last = None;
    for (level, what) in facts.structure.levels() {
        if let Some(amount) = what.stakes.amounts().find(is_odd) {
            last = Some((level, amount));
        }
    }
    last
}

/// The chips that may go before the last level, in their order, each with the last level that
/// needs it. A chip that is brought for a smaller one is in play from then on.
fn goings<'a>(
    facts: PlanFacts<'a>,
) -> impl Iterator<Item = (usize, Option<(LevelNo, Chips)>)> + use<'a> {
    let last_level = facts.structure.levels().last().map_or(LevelNo(0), |(level, _)| level);
    let count = facts.set.denominations.len();
    let first = in_play(facts.set, facts.sold).first().map_or(count, |(index, _)| *index);
    let mut latest: Option<(LevelNo, Chips)> = None;
    (first..count.saturating_sub(1)).map_while(move |index| {
        // What stays longer keeps the larger ones, too: they are raced one into the other.
        let own = last_need(facts, index);
        if own.is_some_and(|(level, _)| latest.is_none_or(|(other, _)| level >= other)) {
            latest = own;
        }
        let goes = latest.is_none_or(|(level, _)| level < last_level);
        goes.then_some((index, latest))
    })
}

#[derive(Debug, Clone, Copy)]
struct RemovalPlace {
    after: LevelNo,
    in_break: Option<StageNo>,
    placing: Placing,
}

/// When a chip goes that no level after this one needs; none where no level follows.
fn place(structure: &Structure, needed_by: Option<(LevelNo, Chips)>) -> Option<RemovalPlace> {
    let after = needed_by.map_or(LevelNo(1), |(level, _)| level);
    let last_level = structure.levels().last()?.0;
    if after >= last_level {
        return None;
    }
    let (mut level, mut secs) = (after, 0_u32);
    let from = structure.stage_of_level(after)?.index() + 1;
    for (index, stage) in structure.stages.iter().enumerate().skip(from) {
        match stage {
            Stage::Break(_) => {
                let levels = level.0 - after.0;
                let is_near = levels <= NEAR_LEVELS || secs <= NEAR_SECS || needed_by.is_none();
                if !is_near || level >= last_level {
                    break;
                }
                let placing = match levels {
                    0 => Placing::RightAfter,
                    levels => Placing::NextBreak { levels },
                };
                let in_break = Some(StageNo::from_index(index));
                return Some(RemovalPlace { after: level, in_break, placing });
            }
            Stage::Level(what) => {
                level = LevelNo(level.0 + 1);
                secs = secs.saturating_add(what.secs);
            }
        }
    }
    // For one more level nobody stops play.
    let is_worth_it = after.0 + 2 <= last_level.0;
    (needed_by.is_some() && is_worth_it).then_some(RemovalPlace {
        after,
        in_break: None,
        placing: Placing::LevelEnd,
    })
}

/// Lets a chip go at a place.
fn add(
    plan: &mut ColorUpPlan,
    set: &ChipSet,
    place: RemovalPlace,
    index: usize,
    needed_by: Option<(LevelNo, Chips)>,
) {
    let RemovalPlace { after, in_break, placing } = place;
    let Some(value) = set.denominations.get(index).map(|chip| chip.value) else { return };
    let next = set.exchanged_for(value);
    let (back, bring, per_table, tables) = (None, None, None, 0);
    let removal = Removal { value, next, needed_by, back, bring, per_table, tables };
    match plan.steps.last_mut().filter(|step| (step.after, step.in_break) == (after, in_break)) {
        Some(step) => step.removals.push(removal),
        None => {
            plan.steps.push(ColorUpStep { after, in_break, placing, removals: vec![removal] });
        }
    }
}

/// Works out what comes back and what to bring, step by step.
fn work_out(plan: &mut ColorUpPlan, facts: PlanFacts<'_>) {
    let set = facts.set;
    if set.chips_in_a_stack() == 0 {
        for step in &mut plan.steps {
            let tables = (facts.tables_after)(step.after);
            step.removals.iter_mut().for_each(|removal| removal.tables = tables);
        }
        return;
    }
    let mut out = out_of_the_case(set, facts.sold);
    let at = |value: Chips| set.values().position(|other| other == value);
    for step in &mut plan.steps {
        let tables = (facts.tables_after)(step.after);
        for removal in &mut step.removals {
            removal.tables = tables;
            let going = at(removal.value).and_then(|index| out.get_mut(index));
            let back = going.map(std::mem::take).unwrap_or_default();
            removal.back = Some(back);
            let Some(next) = removal.next else { continue };
            let worth = back.saturating_mul(removal.value.0);
            let straight = worth.checked_div(next.0).unwrap_or_default();
            let rounding = if back == 0 { 0 } else { u64::from(tables) };
            removal.bring = Some(straight.saturating_add(rounding));
            let each = straight.div_ceil(u64::from(tables.max(1)));
            removal.per_table = Some(each + u64::from(back > 0));
            let Some(index) = at(next) else { continue };
            let Some(there) = out.get_mut(index) else { continue };
            *there = there.saturating_add(worth.div_ceil(next.0.max(1)));
            let brought = there.saturating_add(rounding);
            let owned = set.denominations.get(index).and_then(|chip| chip.inventory);
            let short = owned.map_or(0, |owned| brought.saturating_sub(owned.into()));
            if short > 0 {
                plan.flags.push(PlanFlag::CaseShort { value: next, after: step.after, short });
            }
        }
    }
}

/// Where the structure marks other breaks than the plan has.
fn compare(plan: &mut ColorUpPlan, structure: &Structure) {
    for step in &plan.steps {
        let Some(stage) = step.stage(structure) else { continue };
        let is_marked = structure.stage(stage).is_some_and(Stage::has_color_up);
        if let Some(removal) = step.removals.first().filter(|_| !is_marked) {
            plan.flags.push(PlanFlag::NotMarked { stage, value: removal.value });
        }
    }
}
