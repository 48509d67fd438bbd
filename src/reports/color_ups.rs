//! Which chips go when, as the plan has it and as the structure says.

use crate::outlook::Outlook;
use crate::sheet::{Cell, ReportRow, Sheet};
use engine::chips::{
    ColorUpPlan, ColorUpStep, Placing, PlanFacts, PlanFlag, Removal, Sold, color_up_plan,
    marked_color_ups,
};
use engine::clock::Reading;
use engine::structure::Structure;
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo, StageNo, Timestamp};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ColorUps {
    /// At the earliest that is handy.
    pub plan: ColorUpPlan,
    /// In the breaks that the structure marks.
    pub marked: ColorUpPlan,
}

/// When chips go, with what to bring for what is sold by `now`.
#[must_use]
pub fn color_ups(tournament: &Tournament, now: Timestamp) -> ColorUps {
    let set = &tournament.settings().chip_set;
    if set.is_empty() {
        return ColorUps::default();
    }
    let sold = Sold::of(tournament);
    let tables = tables_after(tournament, sold.tables, now);
    let tables_after = |level: LevelNo| {
        let known = tables.iter().find(|(at, _)| *at > level);
        known.map_or(sold.tables, |(_, tables)| *tables)
    };
    let facts = PlanFacts {
        set,
        structure: tournament.structure(),
        sold: &sold,
        tables_after: &tables_after,
    };
    let ahead = |plan| ahead(tournament, plan, now);
    ColorUps { plan: ahead(color_up_plan(facts)), marked: ahead(marked_color_ups(facts)) }
}

/// A plan without the chips that are gone, and without what is odd about breaks that are over.
fn ahead(tournament: &Tournament, mut plan: ColorUpPlan, now: Timestamp) -> ColorUpPlan {
    let (races, seating) = (tournament.races(), tournament.seating());
    let is_left = |value: Chips| !races.is_gone(value, seating);
    for step in &mut plan.steps {
        step.removals.retain(|removal| is_left(removal.value));
    }
    plan.steps.retain(|step| !step.removals.is_empty());
    let has_begun = tournament.clock().has_begun(now);
    let on = tournament.reading(now).stage;
    let is_ahead = |stage: StageNo| !has_begun || stage >= on;
    plan.flags.retain(|flag| match *flag {
        PlanFlag::TooEarly { stage, value, .. } | PlanFlag::NotMarked { stage, value } => {
            is_ahead(stage) && is_left(value)
        }
        PlanFlag::NothingGoes { stage } => is_ahead(stage),
        PlanFlag::CaseShort { .. } => true,
    });
    plan
}

/// How many tables there will be when each level begins, as it goes.
fn tables_after(tournament: &Tournament, tables: u32, now: Timestamp) -> Vec<(LevelNo, u32)> {
    let Some(outlook) = Outlook::of(tournament, now) else { return Vec::new() };
    let seats = u32::from(tournament.settings().seating.seats_per_table.max(1));
    let lines = outlook.lines(tournament.structure());
    let numbered = tournament.structure().numbered().zip(lines);
    let levels = numbered.filter_map(|((_, level, _), line)| Some((level?, line?.0)));
    levels
        .map(|(level, players)| (level, players.div_ceil(seats).clamp(1, tables.max(1))))
        .collect()
}

/// Whether the break of a color-up, or the level at whose end it was planned, is over.
#[must_use]
pub fn is_color_up_past(structure: &Structure, step: &ColorUpStep, reading: Reading) -> bool {
    let Some(stage) = step.stage(structure) else { return false };
    // At the end of a level its clock waits until somebody lets it go on.
    let ends_here = step.in_break.is_none() && reading.stage == stage;
    reading.stage > stage || (ends_here && reading.waits_millis.is_some())
}

/// Whether a color-up may have been passed over: no plan is made for what comes back and what to
/// bring, so that this can be asked after every act.
pub(crate) fn may_be_overdue(tournament: &Tournament, reading: Reading) -> bool {
    let settings = tournament.settings();
    if settings.chip_set.is_empty() {
        return false;
    }
    let (races, seating) = (tournament.races(), tournament.seating());
    let is_left = |value: Chips| !races.is_gone(value, seating) && !races.is_waived(value);
    let sold = Sold::expected(&settings.entries, &settings.seating, 1);
    let structure = tournament.structure();
    let facts = PlanFacts { set: &settings.chip_set, structure, sold: &sold, tables_after: &|_| 1 };
    let is_due = |step: &ColorUpStep| {
        is_color_up_past(structure, step, reading)
            && step.removals.iter().any(|removal| is_left(removal.value))
    };
    color_up_plan(facts).steps.iter().chain(&marked_color_ups(facts).steps).any(is_due)
}

/// The color-ups that hold, but for those that are waived: those that the structure marks, and
/// those without a break near for chips that it does not mark; all of the plan where it marks none.
#[must_use]
pub fn due_color_ups(tournament: &Tournament, now: Timestamp) -> Vec<ColorUpStep> {
    let ColorUps { mut plan, mut marked } = color_ups(tournament, now);
    let holds_all = marked.steps.is_empty();
    let races = tournament.races();
    for steps in [&mut plan.steps, &mut marked.steps] {
        for step in steps.iter_mut() {
            step.removals.retain(|removal| !races.is_waived(removal.value));
        }
        steps.retain(|step| !step.removals.is_empty());
    }
    if holds_all {
        return plan.steps;
    }
    let going: Vec<Chips> = values(&marked.steps).collect();
    let mut due = marked.steps;
    for step in plan.steps.into_iter().filter(|step| step.in_break.is_none()) {
        if step.removals.iter().all(|removal| !going.contains(&removal.value)) {
            due.push(step);
        }
    }
    due.sort_by_key(|step| step.after);
    due
}

fn values(steps: &[ColorUpStep]) -> impl Iterator<Item = Chips> {
    steps.iter().flat_map(|step| &step.removals).map(|removal| removal.value)
}

/// The plan as a sheet: a row for each chip that goes.
#[must_use]
pub fn color_ups_sheet(tournament: &Tournament, now: Timestamp) -> Sheet {
    let ColorUps { plan, marked } = color_ups(tournament, now);
    let row = |step: &ColorUpStep, removal: &Removal| -> ReportRow {
        let chips = |chips: Option<Chips>| Cell::number(chips.map(|chips| chips.0));
        let marked_after = marked.steps.iter().find_map(|other| {
            let is_same = |going: &Removal| going.value == removal.value;
            other.removals.iter().any(is_same).then_some(other.after.0)
        });
        let counted = |count: Option<u64>| Cell::number(count);
        vec![
            ("after_level", Cell::Number(i64::from(step.after.0))),
            ("in_break", Cell::Flag(step.in_break.is_some())),
            ("why", Cell::word(placing_id(step.placing))),
            ("removes", chips(Some(removal.value))),
            ("for", chips(removal.next)),
            ("needed_until", Cell::number(removal.needed_by.map(|(level, _)| level.0))),
            ("needed_for", chips(removal.needed_by.map(|(_, amount)| amount))),
            ("back", counted(removal.back)),
            ("bring", counted(removal.bring)),
            ("per_table", counted(removal.per_table)),
            ("tables", Cell::Number(i64::from(removal.tables))),
            ("marked_after_level", Cell::number(marked_after)),
        ]
    };
    let rows = plan.steps.iter().flat_map(|step| {
        step.removals.iter().map(|removal| row(step, removal)).collect::<Vec<_>>()
    });
    Sheet { rows: rows.collect() }
}

fn placing_id(placing: Placing) -> &'static str {
    match placing {
        Placing::RightAfter => "break_right_after",
        Placing::NextBreak { .. } => "next_break",
        Placing::LevelEnd => "level_end",
        Placing::Marked => "marked",
    }
}
