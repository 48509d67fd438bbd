//! The dealer's cards as they are keyed: one after the other, from seat 1 on.

use crate::view::View;
use cards::{Card, read_cards};
use engine::chips::{RaceStep, SeatChips, odd_chips, raced_for};
use words::Args;

/// How many odd chips each seat has, of the first value that goes.
pub(super) fn odd_chips_of(view: &View<'_>, steps: &[RaceStep], told: &[SeatChips]) -> Vec<usize> {
    let Some(step) = steps.first() else { return Vec::new() };
    let next = step.next.or_else(|| raced_for(view.tournament, step.remove)).unwrap_or_default();
    let odd = told.iter().map(|seat| {
        let chips = seat.chips.first().copied().unwrap_or_default();
        odd_chips(u64::from(chips), step.remove, next)
    });
    odd.map(|odd| usize::try_from(odd).unwrap_or(usize::MAX)).collect()
}

/// The cards of each seat, or why they cannot be given out.
pub(super) fn dealt(view: &View<'_>, typed: &str, odd: &[usize]) -> Result<Vec<Vec<Card>>, String> {
    let cards = read_cards(typed).map_err(|error| {
        view.say("race-cards-unreadable", &Args::new().text("card", error.to_string()))
    })?;
    let wanted: usize = odd.iter().sum();
    if cards.len() != wanted {
        let args = Args::new().count("cards", cards.len()).count("wanted", wanted);
        return Err(view.say("race-cards-count", &args));
    }
    let mut cards = cards.into_iter();
    Ok(odd.iter().map(|count| cards.by_ref().take(*count).collect()).collect())
}
