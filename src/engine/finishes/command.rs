//! What can be asked about bust-outs, and why it is refused.

use crate::ask::Ask;
use crate::chips::check_stack;
use crate::entries::{Status, Who, seat_before_bust};
use crate::event::Event;
use crate::finishes::{Bust, BustHand, Busted, Exit, HandKey};
use crate::pace::after_exit;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{Seated, check_open, draw_late_seat};
use crate::settings::HandForHandBusts;
use crate::tournament::Tournament;
use crate::values::{Chips, LevelNo, PlayerId, SeatAt, TableNo, Timestamp};
use std::collections::BTreeMap;

/// Players bust out in one hand, now or at a moment that has passed.
///
/// Where two of one table bust in one hand their stacks at its start are needed: the larger one
/// finishes higher. Players of different tables in one hand share their places.
///
/// Rules: TDA 2024 RP-8 for tables playing hand for hand; otherwise the custom of the house.
///
/// # Errors
/// Where somebody has no seat, stacks are missing, or nobody would be left.
pub fn decide_bust_out(
    tournament: &Tournament,
    busts: &[Bust],
    by: &[Who],
    moment: Option<Timestamp>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let last_hand = tournament.days.end().map_or(ask.at, |end| end.at);
    let at = moment.unwrap_or(last_hand.min(ask.at));
    refuse_if!(at > ask.at, Refusal::MomentAhead);
    let who: Vec<Who> = busts.iter().map(|bust| bust.player.clone()).collect();
    let mut busted = Vec::with_capacity(busts.len());
    for (player, bust) in tournament.find_all(&who)?.into_iter().zip(busts) {
        let seat = player.seat_in_play()?;
        check_moment(tournament, player.id, None, at)?;
        check_bust_stack(tournament, player.id, bust.stack)?;
        busted.push(Busted { player: player.id, seat, stack: bust.stack });
    }
    let hand = match moment {
        Some(moment) => tournament.pace.hand_at(moment),
        None => tournament.pace.hand_on(),
    };
    match hand {
        Some(hand) => check_stacks_of_hand(tournament, hand, &busted)?,
        None => check_stacks_told(&busted)?,
    }
    let by = winners(tournament, by, &busted)?;
    let out = u32::try_from(busted.len()).unwrap_or(u32::MAX);
    let left = tournament.entries.left().saturating_sub(out);
    refuse_if!(left == 0, Refusal::NobodyLeft);
    let level = level_of(tournament, at);
    let gone: Vec<SeatAt> = busted.iter().map(|bust| bust.seat).collect();
    let mut events = vec![Event::BustedOut { at, level, busts: busted, by, hand }];
    events.extend(after_exit(tournament, &gone, ask));
    Ok(events)
}

/// The level at a moment that may have passed; none before the clock was started.
fn level_of(tournament: &Tournament, moment: Timestamp) -> Option<LevelNo> {
    let begun = tournament.clock.is_started();
    tournament.reading_of(moment).level.filter(|_| begun)
}

/// Nobody loses their newest stack before they lost the one before it.
fn check_moment(
    tournament: &Tournament,
    player: PlayerId,
    corrected: Option<&HandKey>,
    at: Timestamp,
) -> Result<(), Refusal> {
    if tournament.finishes.last_bust(player).is_none() {
        return Ok(());
    }
    let is_later = |(key, hand): (&HandKey, &BustHand)| {
        key.at > at && Some(key) != corrected && hand.bust_of(player).is_some()
    };
    refuse_if!(tournament.finishes.hands().any(is_later), Refusal::BustedLater { player });
    Ok(())
}

fn check_bust_stack(
    tournament: &Tournament,
    player: PlayerId,
    stack: Option<Chips>,
) -> Result<(), Refusal> {
    match stack {
        Some(Chips::ZERO) => Err(Refusal::StackEmpty { player }),
        Some(chips) => check_stack(tournament, player, chips),
        None => Ok(()),
    }
}

/// Those who bust in a hand that all tables play at once are told apart as the event has it.
///
/// Rules: TDA 2024 RP-8: all of them share; otherwise the custom of the house.
fn check_stacks_of_hand(
    tournament: &Tournament,
    hand: u32,
    busted: &[Busted],
) -> Result<(), Refusal> {
    let rule = tournament.settings.pace.hand_for_hand_busts;
    let before: Vec<Busted> =
        tournament.finishes.of_hand(hand).flat_map(|(_, hand)| hand.busts.clone()).collect();
    let all: Vec<&Busted> = before.iter().chain(busted).collect();
    let has_rival = |bust: &Busted| match rule {
        HandForHandBusts::Share => false,
        HandForHandBusts::ByTable => {
            all.iter().filter(|other| other.seat.table == bust.seat.table).count() > 1
        }
        HandForHandBusts::ByStack => all.len() > 1,
    };
    let is_missing = |bust: &&&Busted| bust.stack.is_none() && has_rival(bust);
    let players: Vec<PlayerId> = all.iter().filter(is_missing).map(|bust| bust.player).collect();
    if players.is_empty() { Ok(()) } else { Err(Refusal::StacksNeeded { players }) }
}

/// Players of one table who bust in one hand are told apart by their stacks.
fn check_stacks_told(busted: &[Busted]) -> Result<(), Refusal> {
    let mut at_table: BTreeMap<TableNo, Vec<&Busted>> = BTreeMap::new();
    for bust in busted {
        at_table.entry(bust.seat.table).or_default().push(bust);
    }
    for together in at_table.values().filter(|together| together.len() > 1) {
        let players: Vec<PlayerId> =
            together.iter().filter(|bust| bust.stack.is_none()).map(|bust| bust.player).collect();
        refuse_if!(!players.is_empty(), Refusal::StacksNeeded { players });
    }
    Ok(())
}

/// Those who won the chips. In a hand with side pots a winner may bust out too.
fn winners(
    tournament: &Tournament,
    by: &[Who],
    busted: &[Busted],
) -> Result<Vec<PlayerId>, Refusal> {
    if by.is_empty() {
        return Ok(Vec::new());
    }
    let mut winners = Vec::with_capacity(by.len());
    for player in tournament.find_all(by)? {
        let busts_too = busted.iter().any(|bust| bust.player == player.id);
        refuse_if!(busts_too && busted.len() == 1, Refusal::BustedByHimself { player: player.id });
        if !player.is_in() && tournament.finishes.last_bust(player.id).is_none() {
            return Err(Refusal::NotIn { player: player.id });
        }
        winners.push(player.id);
    }
    Ok(winners)
}

/// Takes a bust-out back. The player sits in the seat that is named, or where they sat; where
/// that table is gone or the seat taken, a seat is drawn as for everybody who comes late.
///
/// # Errors
/// Where they have not busted out, the named seat is not to be had, or none is open.
pub fn decide_reinstate(
    tournament: &Tournament,
    who: &Who,
    to: Option<SeatAt>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    refuse_if!(player.status != Status::Out, Refusal::NotBusted { player: player.id });
    let own = |seat| (Seated { player: player.id, to: seat, waits_one_hand: false }, None);
    let (seated, draw) = match to {
        Some(seat) => {
            check_open(tournament, seat)?;
            own(seat)
        }
        None => match seat_before_bust(tournament, player) {
            Ok(seat) => own(seat),
            Err(_) => {
                let (draw, seated) = draw_late_seat(tournament, player, ask)?;
                (seated, Some(draw))
            }
        },
    };
    let Seated { player, to: seat, waits_one_hand } = seated;
    Ok(vec![Event::Reinstated { player, seat, draw, waits_one_hand }])
}

/// Corrects moment, stack or winners of a player's last bust-out.
///
/// # Errors
/// Where they have not busted out, or the moment lies ahead.
pub fn decide_correct_bust(
    tournament: &Tournament,
    who: &Who,
    at: Option<Timestamp>,
    stack: Option<Chips>,
    by: Option<&[Who]>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let not_busted = || Refusal::NotBusted { player: player.id };
    refuse_if!(player.status != Status::Out, not_busted());
    refuse_if!(at.is_some_and(|at| at > ask.at), Refusal::MomentAhead);
    let (key, hand) = tournament.finishes.last_bust(player.id).ok_or_else(not_busted)?;
    // Chips of somebody who left may have been shared out: that is taken back as a whole.
    refuse_if!(hand.exit == Exit::LeftEarly, not_busted());
    let bust = hand.bust_of(player.id).ok_or_else(not_busted)?;
    check_moment(tournament, player.id, Some(key), at.unwrap_or(key.at))?;
    check_bust_stack(tournament, player.id, stack)?;
    if hand.exit != Exit::BustedOut && by.is_some_and(|by| !by.is_empty()) {
        return Err(Refusal::ChipsLeftPlay { player: player.id });
    }
    let by = match by {
        Some(by) => winners(tournament, by, std::slice::from_ref(bust))?,
        None => hand.by.clone(),
    };
    let level = match at {
        Some(at) if at != key.at => level_of(tournament, at),
        _ => hand.level,
    };
    let held = match at {
        Some(at) if at != key.at => tournament.pace.hand_at(at),
        _ => hand.hand,
    };
    let (at, stack) = (at.unwrap_or(key.at), stack.or(bust.stack));
    Ok(vec![Event::BustCorrected { player: player.id, at, level, stack, by, hand: held }])
}
