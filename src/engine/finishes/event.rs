//! What can have happened: bust-outs, taken back or corrected.

use crate::chips::{ChipCause, signed};
use crate::days::{apply_reinstated_leaver, apply_reinstated_overnight};
use crate::entries::{Status, restack};
use crate::finishes::{BustHand, Busted, Exit, HandKey};
use crate::tournament::Tournament;
use crate::values::{Chips, LevelNo, PlayerId, SeatAt, Timestamp};

/// Players busted out in one hand.
pub fn apply_busted_out(
    tournament: &mut Tournament,
    at: Timestamp,
    level: Option<LevelNo>,
    (busts, no): (&[Busted], Option<u32>),
    by: &[PlayerId],
) {
    let mut won = Chips::ZERO;
    let mut lost = Vec::with_capacity(busts.len());
    for bust in busts {
        let stack = tournament.entries.player(bust.player).map(|player| player.stack);
        let chips = bust.stack.or(stack).unwrap_or_default();
        lost.push(chips);
        won = won.plus(chips);
        restack(tournament, bust.player, Chips::ZERO);
        tournament.entries.set_status(bust.player, Status::Out);
        tournament.seating.stand(bust.seat);
        tournament.seating.hand_ended(bust.seat.table);
        tournament.seating.pending.retain(|pending| pending.order.player != bust.player);
        if let Some(player) = tournament.entries.player_mut(bust.player) {
            player.waits_one_hand = false;
        }
    }
    share_out(tournament, won, by);
    let key = next_key(tournament, at);
    for bust in busts {
        tournament.finishes.last_bust.insert(bust.player, key);
    }
    let exit = Exit::BustedOut;
    let (busts, by) = (busts.to_vec(), by.to_vec());
    let hand = BustHand { exit, level, busts, lost, by, hand: no };
    tournament.finishes.insert(key, hand);
}

/// A player goes out with chips, which leave play for `cause`: he is disqualified, or leaves.
///
/// `bust.stack` is what he had; as last known where not given.
pub(crate) fn remove_with_chips(
    tournament: &mut Tournament,
    (at, level): (Timestamp, Option<LevelNo>),
    (exit, cause): (Exit, ChipCause),
    bust: &Busted,
) {
    let known = tournament.entries.player(bust.player).map(|player| player.stack);
    let chips = bust.stack.or(known).unwrap_or_default();
    restack(tournament, bust.player, chips);
    if let Some(player) = tournament.entries.player_mut(bust.player) {
        player.stack = Chips::ZERO;
        player.waits_one_hand = false;
    }
    tournament.chips.remove(cause, chips);
    tournament.entries.set_status(bust.player, Status::Out);
    tournament.seating.stand(bust.seat);
    tournament.seating.pending.retain(|pending| pending.order.player != bust.player);
    let key = next_key(tournament, at);
    tournament.finishes.last_bust.insert(bust.player, key);
    let (busts, lost) = (vec![bust.clone()], vec![chips]);
    let hand = BustHand { exit, level, busts, lost, by: Vec::new(), hand: None };
    tournament.finishes.insert(key, hand);
}

fn next_key(tournament: &mut Tournament, at: Timestamp) -> HandKey {
    tournament.finishes.orders += 1;
    HandKey { at, order: tournament.finishes.orders }
}

/// The shares of `chips` for the winners, the first of them taking what does not divide.
fn shares(chips: Chips, by: &[PlayerId]) -> Vec<(PlayerId, Chips)> {
    let winners = by.len() as u64;
    let (Some(each), Some(odd)) = (chips.0.checked_div(winners), chips.0.checked_rem(winners))
    else {
        return Vec::new();
    };
    let share = |(index, player): (usize, &PlayerId)| {
        (*player, Chips(if index == 0 { each + odd } else { each }))
    };
    by.iter().enumerate().map(share).collect()
}

fn share_out(tournament: &mut Tournament, chips: Chips, by: &[PlayerId]) {
    for (player, share) in shares(chips, by) {
        let stack = tournament.entries.player(player).map(|p| p.stack).unwrap_or_default();
        let is_in = tournament.entries.player(player).is_some_and(|player| player.is_in());
        if is_in {
            restack(tournament, player, stack.plus(share));
        }
    }
}

/// The winners of `chips` give them back.
fn take_back(tournament: &mut Tournament, chips: Chips, by: &[PlayerId]) {
    for (player, share) in shares(chips, by) {
        let stack = tournament.entries.player(player).map(|p| p.stack).unwrap_or_default();
        restack(tournament, player, stack.minus(share));
    }
}

/// A bust-out was taken back: chips and seat are the player's again.
pub fn apply_reinstated(tournament: &mut Tournament, id: PlayerId, seat: SeatAt) {
    let exit = tournament.finishes.last_bust(id).map(|(_, hand)| hand.exit).unwrap_or_default();
    let Some((_, chips, by)) = take_bust(tournament, id) else { return };
    match exit {
        Exit::BustedOut => {
            take_back(tournament, chips, &by);
            restack(tournament, id, chips);
        }
        Exit::Disqualified => come_back(tournament, id, ChipCause::Disqualified, chips),
        Exit::LeftEarly => apply_reinstated_leaver(tournament, id, chips),
    }
    tournament.entries.set_status(id, Status::Seated(seat));
    tournament.seating.sit(seat, id);
    apply_reinstated_overnight(tournament, id);
}

/// Chips that had left play with a player are his again.
fn come_back(tournament: &mut Tournament, id: PlayerId, cause: ChipCause, chips: Chips) {
    if let Some(player) = tournament.entries.player_mut(id) {
        player.stack = chips;
        tournament.chips.change(cause, signed(chips), Chips::ZERO, chips);
    }
}

/// Takes a player's last bust-out off the list: it, the chips lost, and who won them.
fn take_bust(tournament: &mut Tournament, id: PlayerId) -> Option<(Busted, Chips, Vec<PlayerId>)> {
    let finishes = &mut tournament.finishes;
    let key = finishes.last_bust.remove(&id)?;
    let hand = finishes.hands.get_mut(&key)?;
    let index = hand.busts.iter().position(|bust| bust.player == id)?;
    let bust = hand.busts.remove(index);
    let chips = hand.lost.remove(index);
    let by = hand.by.clone();
    if hand.busts.is_empty() {
        finishes.remove(key);
    }
    // An earlier entry of his may have ended before: that bust-out counts again.
    let mut earlier = finishes.hands.iter().rev();
    let before = earlier.find(|(_, hand)| hand.bust_of(id).is_some()).map(|(key, _)| *key);
    if let Some(key) = before {
        finishes.last_bust.insert(id, key);
    }
    Some((bust, chips, by))
}

/// Moment, stack or winners of a bust-out were corrected.
pub fn apply_bust_corrected(
    tournament: &mut Tournament,
    id: PlayerId,
    (at, level, no): (Timestamp, Option<LevelNo>, Option<u32>),
    stack: Option<Chips>,
    by: &[PlayerId],
) {
    let finishes = &mut tournament.finishes;
    let Some(key) = finishes.last_bust.get(&id).copied() else { return };
    if key.at == at {
        let Some(hand) = finishes.hands.get_mut(&key) else { return };
        let (won, winners) = (hand.lost.iter().copied().sum(), std::mem::take(&mut hand.by));
        by.clone_into(&mut hand.by);
        for (bust, lost) in hand.busts.iter_mut().zip(&mut hand.lost) {
            if bust.player == id {
                *lost = stack.unwrap_or(*lost);
                bust.stack = stack;
            }
        }
        let lost: Chips = hand.lost.iter().copied().sum();
        let exit = hand.exit;
        change_winners(tournament, (won, &winners), (lost, by));
        change_removed(tournament, exit, won, lost);
        return;
    }
    let exit = finishes.hands.get(&key).map(|hand| hand.exit).unwrap_or_default();
    let Some((bust, chips, winners)) = take_bust(tournament, id) else { return };
    let lost = stack.unwrap_or(chips);
    change_winners(tournament, (chips, &winners), (lost, by));
    change_removed(tournament, exit, chips, lost);
    let key = next_key(tournament, at);
    let busts = vec![Busted { stack, ..bust }];
    let (lost, by) = (vec![lost], by.to_vec());
    let hand = BustHand { exit, level, busts, lost, by, hand: no };
    tournament.finishes.insert(key, hand);
    tournament.finishes.last_bust.insert(id, key);
}

/// Chips went to other players than was said, or others than so many.
fn change_winners(
    tournament: &mut Tournament,
    (chips, winners): (Chips, &[PlayerId]),
    (lost, by): (Chips, &[PlayerId]),
) {
    if chips != lost || winners != by {
        take_back(tournament, chips, winners);
        share_out(tournament, lost, by);
    }
}

/// Another number of chips left play with a player than was said.
fn change_removed(tournament: &mut Tournament, exit: Exit, before: Chips, after: Chips) {
    let cause = match exit {
        Exit::BustedOut => return,
        Exit::Disqualified => ChipCause::Disqualified,
        Exit::LeftEarly => ChipCause::LeftEarly,
    };
    let chips = signed(before) - signed(after);
    tournament.chips.change(cause, chips, Chips::ZERO, Chips::ZERO);
}
