//! What can have happened to the days of an event.

use crate::chips::restack;
use crate::days::{Bag, DayEnd, Seal};
use crate::tournament::Tournament;
use crate::values::Timestamp;

/// A day ended; those who sit with chips have to bag them.
pub fn apply_day_ended(tournament: &mut Tournament, at: Timestamp) {
    let seated = tournament.entries.players().filter(|player| player.seat().is_some());
    let to_bag = seated.map(|player| player.id).collect();
    tournament.days.bags.clear();
    tournament.days.end = Some(DayEnd { at, to_bag, seal: None, next_begins: None });
}

/// It is known when the next day begins, or no longer.
pub fn apply_next_day_scheduled(tournament: &mut Tournament, begins: Option<Timestamp>) {
    if let Some(end) = &mut tournament.days.end {
        end.next_begins = begins;
    }
}

/// Stacks were counted into bags.
pub fn apply_stacks_bagged(tournament: &mut Tournament, bags: &[Bag]) {
    for bag in bags {
        restack(tournament, bag.player, bag.chips);
        tournament.days.bags.insert(bag.player, bag.clone());
    }
}

/// The bags were sealed: the end of the day keeps the seal.
pub fn apply_bags_sealed(tournament: &mut Tournament, seal: Seal) {
    if let Some(end) = &mut tournament.days.end {
        end.seal = Some(seal);
    }
}

/// The next day began, and the one before is no longer over.
pub fn apply_day_begun(tournament: &mut Tournament, at: Timestamp, day: u32) {
    let days = &mut tournament.days;
    days.begun = day.saturating_sub(1);
    days.began_at = Some(at);
    days.end = None;
}
