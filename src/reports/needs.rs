//! What needs doing now: the list that the floor reads instead of remembering.

use crate::color_ups::{due_color_ups, is_color_up_past, may_be_overdue};
use crate::count_report;
use crate::level_flags::odd_levels;
use crate::money::needs::{
    box_need, entries_need, envelopes_need, envelopes_unclaimed_need, payments_needs, payouts_need,
};
use crate::need::Need;
use crate::pace::{dealer_push_need, decks_need, pace_needs};
use engine::clock::{Reading, Run};
use engine::days::{DayEnd, count_bags};
use engine::decide::check;
use engine::finishes::winner;
use engine::penalties;
use engine::refusal::Refusal;
use engine::seating::{Plan, Room, due_redraw, plan};
use engine::structure::Stage;
use engine::tournament::Tournament;
use engine::values::{StageNo, TableNo, Timestamp};
use engine::winnings::is_over;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Whether all seats are to be drawn anew, for which everything else in the room waits.
#[must_use]
pub fn is_redrawn(needs: &[Need]) -> bool {
    needs.iter().any(|need| matches!(need, Need::Redraw { .. }))
}

/// What is left of a count of all stacks.
fn count(tournament: &Tournament) -> Option<Need> {
    tournament.counts().under_way()?;
    let report = count_report(tournament)?;
    let tables_left = report.tables.len() - report.tables_done();
    Some(Need::CountUnderWay { tables_left, difference: report.difference() })
}

/// What comes within this time is pointed out.
const SOON_MILLIS: i64 = 10 * 60 * 1000;

/// What needs doing at `now`, the most urgent first.
///
/// Cheap while nothing is out of balance; otherwise it makes the whole plan.
#[must_use]
pub fn needs(tournament: &Tournament, now: Timestamp) -> Vec<Need> {
    needs_and_plan(tournament, now).0
}

/// The same, with the plan for the room where one had to be made.
#[must_use]
pub fn needs_and_plan(tournament: &Tournament, now: Timestamp) -> (Vec<Need>, Option<Plan>) {
    let mut needs = floor_calls(tournament);
    let mut plan = None;
    let reading = tournament.reading(now);
    // Nobody plays on where somebody won, a deal ended it, or all seats are won.
    if is_over(tournament) {
        needs.extend(winner(tournament).map(|player| Need::Winner { player }));
        needs.extend(payouts_need(tournament, now));
        needs.extend(entries_need(tournament));
        needs.extend(envelopes_need(tournament, now));
        needs.extend(payments_needs(tournament));
        needs.extend(box_need(tournament));
        needs.extend(pending(tournament));
        return (needs, plan);
    }
    if tournament.days().end().is_none() {
        needs.extend(pace_needs(tournament, reading, now));
    }
    needs.extend(payouts_need(tournament, now));
    needs.extend(away(tournament));
    match tournament.days().end() {
        Some(end) => needs.extend(evening_need(tournament, end)),
        None => plan = room_needs(tournament, now, &mut needs),
    }
    needs.extend(morning_need(tournament, now));
    needs.extend(clock_waits(tournament, reading, now));
    needs.extend(pending(tournament));
    let entries = tournament.entries();
    let waiting = entries.alternates().len();
    needs.extend(line_need(tournament));
    let undrawn = entries.unseated() - u32::try_from(waiting).unwrap_or(0).min(entries.unseated());
    if undrawn > 0 {
        needs.push(Need::DrawSeats { players: undrawn });
    }
    if tournament.seating().is_drawn() && !tournament.clock().is_started() {
        needs.push(Need::StartClock);
    }
    needs.extend(count(tournament));
    needs.extend(entries_need(tournament));
    needs.extend(envelopes_need(tournament, now));
    needs.extend(envelopes_unclaimed_need(tournament));
    needs.extend(payments_needs(tournament));
    needs.extend(registration(tournament, reading, now));
    needs.extend(structure_needs(tournament, reading, now));
    needs.extend(odd_level(tournament, now));
    needs.extend(dealer_push_need(tournament, reading));
    needs.extend(decks_need(tournament, reading, now));
    name_impossible(tournament, now, &mut needs);
    (needs, plan)
}

/// Replaces each draw that would be refused by the player who cannot be seated in it.
fn name_impossible(tournament: &Tournament, now: Timestamp, needs: &mut Vec<Need>) {
    if !tournament.entries().is_anybody_bound() {
        return;
    }
    let mut named = BTreeSet::new();
    needs.retain_mut(|need| {
        let is_draw = matches!(
            need,
            Need::Redraw { .. }
                | Need::Break { .. }
                | Need::SeatAlternates { .. }
                | Need::DrawSeats { .. }
        );
        let Some(draw) = need.command().filter(|_| is_draw) else { return true };
        match check(tournament, &draw, now) {
            Err(Refusal::NeedImpossible { player } | Refusal::ApartImpossible { player, .. }) => {
                *need = Need::SeatImpossible { player };
                named.insert(player)
            }
            Ok(()) | Err(_) => true,
        }
    });
}

/// Who waits in line, and where they can sit down.
fn line_need(tournament: &Tournament) -> Option<Need> {
    let waiting = tournament.entries().alternates().len();
    let seating = tournament.seating();
    let open = seating.open_seats();
    let tables = seating.tables_to_open(waiting);
    match waiting {
        0 => None,
        _ if open > 0 => Some(Need::SeatAlternates { waiting, open }),
        _ if tables.is_empty() => Some(Need::AlternatesWait { waiting }),
        _ => Some(Need::OpenTables { tables, waiting }),
    }
}

/// What is left to do on the evening of a day.
fn evening_need(tournament: &Tournament, end: &DayEnd) -> Option<Need> {
    let sum = count_bags(tournament);
    if sum.missing > 0 {
        let missing = tournament.entries().players().filter(|player| {
            end.has_to_bag(player.id) && tournament.days().bag(player.id).is_none()
        });
        let seats = missing.filter_map(|player| player.seat());
        let tables: BTreeSet<TableNo> = seats.map(|at| at.table).collect();
        let table = tables.first().copied()?;
        return Some(Need::BagsDue { players: sum.missing, tables: tables.len(), table });
    }
    if end.seal.is_none() {
        return Some(Need::BagsToSeal { difference: sum.difference() });
    }
    let (day, players) = (tournament.days().day().saturating_add(1), tournament.entries().left());
    Some(Need::NextDay { day, players })
}

/// The clock of a day that began has not been resumed.
fn morning_need(tournament: &Tournament, now: Timestamp) -> Option<Need> {
    let days = tournament.days();
    let began = days.began_at().filter(|_| !days.is_over())?;
    let stands = tournament.reading(now).run == Run::Paused;
    let untouched = tournament.clock().setting().at <= began;
    (stands && untouched).then(|| Need::StartDay { day: days.day() })
}

/// The stage that is on is over, and somebody has to start the next one.
fn clock_waits(tournament: &Tournament, reading: Reading, now: Timestamp) -> Option<Need> {
    if tournament.days().is_over() {
        return None;
    }
    if let Some(recess) = reading.recess.filter(|recess| recess.waits(now)) {
        return Some(Need::ClockWaits { since: recess.until, next: reading.stage });
    }
    let millis = reading.waits_millis?;
    let next = StageNo(reading.stage.0.saturating_add(1));
    // Where tables wait for each other the clock is off, and time alone says nothing.
    let is_held = tournament.pace().hold().is_some();
    (!is_held).then(|| Need::ClockWaits { since: now.plus_millis(-millis), next })
}

/// The tables that wait for the floor; one that was broken meanwhile waits no longer.
fn floor_calls(tournament: &Tournament) -> Vec<Need> {
    let calls = tournament.rulings().calls().into_iter();
    let is_there = |table| tournament.seating().table(table).is_some();
    calls
        .filter(|call| is_there(call.table))
        .map(|call| Need::FloorCalled {
            table: call.table,
            since: call.at,
            note: Arc::clone(&call.note),
        })
        .collect()
}

fn pending(tournament: &Tournament) -> Option<Need> {
    let moves = tournament.seating().pending_moves().len();
    (moves > 0).then_some(Need::MovesPending { moves })
}

/// Players who may come back, and those who have nothing left to come back to.
fn away(tournament: &Tournament) -> impl Iterator<Item = Need> {
    let over = penalties::returning(tournament).into_iter();
    let out = penalties::blinded_out(tournament).into_iter();
    over.map(|player| Need::PenaltyOver { player })
        .chain(out.map(|player| Need::BlindedOut { player }))
}

/// What the room needs; the plan, where it had to be made for that.
fn room_needs(tournament: &Tournament, now: Timestamp, needs: &mut Vec<Need>) -> Option<Plan> {
    let seating = tournament.seating();
    let (fullest, emptiest) = seating.size_range().filter(|_| tournament.is_seated(now))?;
    let rules = tournament.settings().rules;
    let is_short = emptiest + usize::from(rules.halt_gap) <= fullest;
    let mut short = Vec::new();
    if is_short && tournament.clock().has_begun(now) {
        let room = Room::of(tournament, now);
        let (halted, _) = room.halts(rules.halt, rules.halt_gap);
        let stops = tournament.pace().stops();
        for table in room.tables.iter().filter(|table| !stops.contains_key(&table.table)) {
            let (no, missing) = (table.table, table.short_of(fullest));
            match halted.contains(&no) {
                true => needs.push(Need::Halted { table: no, short: missing }),
                false if table.is_halt_waived || table.taken.is_empty() => {}
                false if missing < usize::from(rules.halt_gap) => {}
                false => short.push((no, missing)),
            }
        }
    }
    // Everybody moves in a redraw, so nobody moves before it; a table that halts stands until then.
    if let Some(tables) = due_redraw(tournament, now) {
        needs.push(Need::Redraw { tables });
        return None;
    }
    let plan = may_need_plan(tournament, fullest - emptiest).then(|| plan(tournament, now));
    if let Some(plan) = &plan {
        plan_needs(tournament, now, plan, fullest, needs);
    }
    let is_planned = |table: TableNo| {
        plan.as_ref().is_some_and(|plan| {
            plan.breaks.contains(&table)
                || plan.ask_button.contains(&table)
                || plan.moves.iter().any(|planned| planned.to.table == table)
                || plan.undecided.iter().any(|doubt| doubt.to == table)
        })
    };
    let left = short.into_iter().filter(|(table, _)| !is_planned(*table));
    needs.extend(left.map(|(table, short)| Need::Short { table, short }));
    plan
}

/// Whether a plan could hold anything; avoids looking at every table after every act.
fn may_need_plan(tournament: &Tournament, gap: usize) -> bool {
    let seating = tournament.seating();
    let allowed = tournament.settings().seating.gap(seating.tables().len());
    let smallest_break = seating.break_order().next().and_then(|table| seating.table(table));
    let fits = smallest_break.is_some_and(|table| {
        u32::try_from(table.usable().len()).is_ok_and(|seats| seating.open_seats() >= seats)
    });
    gap > usize::from(allowed) || (fits && seating.tables().len() > 1)
}

fn plan_needs(
    tournament: &Tournament,
    now: Timestamp,
    plan: &Plan,
    fullest: usize,
    needs: &mut Vec<Need>,
) {
    let seating = tournament.seating();
    if !plan.breaks.is_empty() {
        let at = plan.breaks.iter().filter_map(|table| seating.table(*table));
        let players = at.map(|table| table.taken().len()).sum();
        let early = tournament.settings().seating.early_breaks;
        let early = tournament.may_players_come(now).then_some(early);
        needs.push(Need::Break { tables: plan.breaks.clone(), players, early });
    }
    if !plan.ask_button.is_empty() {
        needs.push(Need::AskButton { tables: plan.ask_button.clone() });
    }
    if let Some(first) = plan.moves.first() {
        let (moves, table) = (plan.moves.len(), first.to.table);
        let short = seating.table(table).map_or(0, |table| table.short_of(fullest));
        needs.push(Need::Balance { moves, table, short });
    }
    for undecided in &plan.undecided {
        needs.push(Need::Undecided { from: undecided.from, to: undecided.to });
    }
}

fn registration(tournament: &Tournament, reading: Reading, now: Timestamp) -> Option<Need> {
    let level = tournament.settings().last_entry_level()?;
    let is_last = tournament.clock().has_begun(now)
        && reading.level == Some(level)
        && reading.waits_millis.is_none()
        && tournament.is_registration_open(now);
    let in_millis = reading.remaining_millis;
    (is_last && in_millis <= SOON_MILLIS).then_some(Need::RegistrationEnds { level, in_millis })
}

/// What the structure asks for: more levels where it is over, and the color-up of a break.
fn structure_needs(
    tournament: &Tournament,
    reading: Reading,
    now: Timestamp,
) -> impl Iterator<Item = Need> {
    let structure = tournament.structure();
    let is_last = reading.stage.index() + 1 >= structure.stages.len();
    let is_over = reading.run == Run::Running && is_last && reading.remaining_millis <= 0;
    let over = is_over.then_some(Need::StructureOver);
    let due = color_up_due(tournament, reading, now);
    over.into_iter().chain(due).chain(color_up(tournament, reading, now))
}

/// The first level to come that is odd.
fn odd_level(tournament: &Tournament, now: Timestamp) -> Option<Need> {
    let flags = odd_levels(tournament, now);
    let flag = *flags.first()?;
    Some(Need::OddLevel { flag, others: flags.len() - 1 })
}

/// The color-ups whose moment has passed without a race, however their level or break ended.
fn color_up_due(tournament: &Tournament, reading: Reading, now: Timestamp) -> Option<Need> {
    if reading.run == Run::NotStarted || !may_be_overdue(tournament, reading) {
        return None;
    }
    let structure = tournament.structure();
    let due = due_color_ups(tournament, now).into_iter();
    let mut past = due.filter(|step| is_color_up_past(structure, step, reading)).peekable();
    let after = past.peek()?.after;
    Some(Need::ColorUpDue { after, removals: past.flat_map(|step| step.removals).collect() })
}

/// The color-up that is on, or comes soon.
fn color_up(tournament: &Tournament, reading: Reading, now: Timestamp) -> Option<Need> {
    let structure = tournament.structure();
    let next = StageNo::from_index(reading.stage.index() + 1);
    let is_soon = reading.remaining_millis < SOON_MILLIS + 1000;
    if reading.run == Run::NotStarted || !(reading.is_break || is_soon) {
        return None;
    }
    let due = due_color_ups(tournament, now);
    let in_break = |stage: StageNo| {
        let is_marked = matches!(structure.stage(stage), Some(Stage::Break(rest)) if rest.color_up);
        let step = due.iter().find(|step| step.in_break == Some(stage));
        let removals = step.map(|step| step.removals.clone());
        // Where the chips are told, a mark says nothing once they are gone.
        let is_untold = is_marked && tournament.settings().chip_set.is_empty();
        removals.or_else(|| is_untold.then(Vec::new))
    };
    if reading.is_break
        && let Some(removals) = in_break(reading.stage)
    {
        return Some(Need::ColorUp { in_millis: None, is_break: true, removals });
    }
    if !is_soon {
        return None;
    }
    let in_millis = Some(reading.remaining_millis);
    if let Some(removals) = in_break(next) {
        return Some(Need::ColorUp { in_millis, is_break: true, removals });
    }
    let mut at_ends = due.into_iter().filter(|step| step.in_break.is_none());
    let step = at_ends.find(|step| !reading.is_break && Some(step.after) == reading.level)?;
    Some(Need::ColorUp { in_millis, is_break: false, removals: step.removals })
}
