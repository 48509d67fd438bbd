//! Leaving for good while still in: the place, and where the chips go.

use crate::ask::Ask;
use crate::chips::{ChipCause, check_stack, signed};
use crate::days::{Departure, LeaverChips, Share, by_rules, departure};
use crate::entries::Who;
use crate::event::Event;
use crate::finishes::{Busted, Exit, remove_with_chips};
use crate::money::places_paid;
use crate::pace::after_exit;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Chips, Moment, PlayerId};
use rulebook::options::DepartureChips;

/// The smallest chip in play, in which a stack is shared; 1 where nobody told the chips.
#[must_use]
pub fn smallest_chip(tournament: &Tournament) -> Chips {
    let is_gone = |chip: Chips| tournament.races.is_gone(chip, &tournament.seating);
    let set = tournament.settings.chip_set.denominations.iter().map(|chip| chip.value);
    let smallest = set.filter(|chip| chip.0 > 0 && !is_gone(*chip)).min();
    smallest.unwrap_or(Chips(1))
}

/// Somebody leaves for good, by agreement. Their place is the number of players still in.
///
/// In an unpaid place their chips leave play. In a paid one they do so, too, or are shared equally
/// among the others, as the event has it; what does not divide into whole chips leaves play.
///
/// # Errors
/// Where they have no seat or no chips, it depends on the number of paid places and that is not
/// known, or they are the last one.
pub fn decide_leave_early(
    tournament: &Tournament,
    who: &Who,
    stack: Option<Chips>,
    chips: LeaverChips,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let seat = player.seat_in_play()?;
    let left = tournament.entries.left();
    refuse_if!(left < 2, Refusal::NobodyLeft);
    let stack = stack.unwrap_or(player.stack);
    refuse_if!(stack == Chips::ZERO, Refusal::LeaverWithoutChips { player: player.id });
    check_stack(tournament, player.id, stack)?;
    let chips = settle(tournament, chips, left)?;
    let smallest = smallest_chip(tournament);
    if chips == LeaverChips::Shared && !stack.0.is_multiple_of(smallest.0) {
        return Err(Refusal::StackNotInChips { player: player.id, chips: stack, smallest });
    }
    let others = tournament.entries.players().filter(|other| other.is_in());
    let to: Vec<PlayerId> =
        others.map(|other| other.id).filter(|other| *other != player.id).collect();
    let Departure { each, removed } = departure(stack, to.len() as u64, smallest, chips);
    let to = if each == Chips::ZERO { Vec::new() } else { to };
    let begun = tournament.clock.is_started();
    let level = tournament.reading(ask.at).level.filter(|_| begun);
    let bust = Busted { player: player.id, seat, stack: Some(stack), by: None };
    let mut events = vec![Event::PlayerLeft { at: ask.at, level, left: bust, each, to, removed }];
    events.extend(after_exit(tournament, &[seat], ask));
    Ok(events)
}

/// Whether the chips are shared or leave play.
fn settle(tournament: &Tournament, chips: LeaverChips, left: u32) -> Result<LeaverChips, Refusal> {
    if chips != LeaverChips::ByRules {
        return Ok(chips);
    }
    match (tournament.settings.rules.options.departure_chips, places_paid(tournament)) {
        (DepartureChips::SharedWhenPaid, None) => Err(Refusal::PlacesPaidUnknown),
        (option, paid) => Ok(by_rules(option, left, paid.unwrap_or_default())),
    }
}

/// Somebody left early: the others get their parts, and the rest leaves play.
pub fn apply_player_left(
    tournament: &mut Tournament,
    moment: Moment,
    left: &Busted,
    each: Chips,
    to: &[PlayerId],
) {
    remove_with_chips(tournament, moment, Exit::LeftEarly, left);
    for id in to {
        let Some(player) = tournament.entries.player_mut(*id) else { continue };
        let before = player.stack;
        player.stack = before.plus(each);
        let after = player.stack;
        tournament.chips.change(ChipCause::LeftEarly, signed(each), before, after);
    }
    tournament.days.shares.remove(&left.player);
    if !to.is_empty() {
        tournament.days.shares.insert(left.player, Share { each, to: to.to_vec() });
    }
}

/// A player is about to be back in a seat.
///
/// Where they left early, the others give their parts back; after a day, they have to bag as well.
pub fn apply_reinstated(tournament: &mut Tournament, id: PlayerId) {
    if tournament.finishes.exit_of(id) == Exit::LeftEarly {
        let share = tournament.days.shares.remove(&id);
        for (other, each) in
            share.iter().flat_map(|share| share.to.iter().map(|to| (to, share.each)))
        {
            let Some(player) = tournament.entries.player_mut(*other) else { continue };
            let before = player.stack;
            player.stack = before.minus(each);
            let after = player.stack;
            tournament.chips.change(ChipCause::LeftEarly, -signed(each), before, after);
        }
    }
    if let Some(end) = &mut tournament.days.end {
        end.to_bag.insert(id);
    }
}
