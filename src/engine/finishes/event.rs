//! What can have happened: bust-outs, taken back or corrected.

use crate::chips::restack;
use crate::chips::{ChipCause, signed};
use crate::entries::{Player, Status};
use crate::finishes::winners::has_impossible_winner;
use crate::finishes::{BustHand, Busted, Elsewhere, Exit, HandKey, WinnersOf};
use crate::tournament::Tournament;
use crate::values::{Chips, Moment, PlayerId, Timestamp};
use std::sync::Arc;

/// Those who busted out in one hand, and who won their chips.
#[derive(Debug, Clone, Copy)]
pub struct BustedTogether<'a> {
    /// Those who busted out, each with their seat and stack.
    pub busts: &'a [Busted],
    /// Who won the chips of those who name nobody else.
    pub by: &'a [PlayerId],
    /// In which of the hands that all tables played at once.
    pub hand: Option<u32>,
    /// Whether winners who sat at another table were confirmed.
    pub elsewhere: Elsewhere,
}

/// Players busted out in one hand.
pub fn apply_busted_out(
    tournament: &mut Tournament,
    moment: Moment,
    BustedTogether { busts, by, hand, elsewhere }: BustedTogether<'_>,
) {
    let mut lost = Vec::with_capacity(busts.len());
    for bust in busts {
        let stack = tournament.entries.player(bust.player).map(|player| player.stack);
        let chips = bust.stack.or(stack).unwrap_or_default();
        lost.push(chips);
        restack(tournament, bust.player, Chips::ZERO);
        tournament.entries.set_status(bust.player, Status::Out);
        tournament.seating.stand(bust.seat);
        tournament.seating.hand_ended(bust.seat.table);
        tournament.seating.pending.retain(|pending| pending.order.player != bust.player);
        if let Some(player) = tournament.entries.player_mut(bust.player) {
            player.waits_one_hand = false;
        }
    }
    let key = next_key(tournament, moment.at);
    for bust in busts {
        tournament.finishes.last_bust.insert(bust.player, key);
    }
    let (exit, level) = (Exit::BustedOut, moment.level);
    let (all, by) = (busts.to_vec(), by.to_vec());
    let hand = BustHand { exit, level, busts: all, lost, by, elsewhere, hand };
    let is_in = |player| tournament.entries.player(player).is_some_and(Player::is_in);
    let is_plain = hand.winners().all(is_in) && tournament.finishes.is_last(key);
    share_out(tournament, &won_in(&hand));
    tournament.finishes.insert(key, hand);
    if !is_plain {
        let players: Vec<PlayerId> = busts.iter().map(|bust| bust.player).collect();
        note_doubt(tournament, &players);
    }
}

/// A player goes out with chips, which leave play: disqualified, or by agreement.
///
/// `bust.stack` is what the player had; as last known where not given.
pub(crate) fn remove_with_chips(
    tournament: &mut Tournament,
    moment: Moment,
    exit: Exit,
    bust: &Busted,
) {
    let known = tournament.entries.player(bust.player).map(|player| player.stack);
    let chips = bust.stack.or(known).unwrap_or_default();
    restack(tournament, bust.player, chips);
    if let Some(player) = tournament.entries.player_mut(bust.player) {
        player.stack = Chips::ZERO;
        player.waits_one_hand = false;
    }
    if let Some(cause) = exit.chips_leave_play() {
        tournament.chips.remove(cause, chips);
    }
    tournament.entries.set_status(bust.player, Status::Out);
    tournament.seating.stand(bust.seat);
    tournament.seating.pending.retain(|pending| pending.order.player != bust.player);
    let key = next_key(tournament, moment.at);
    tournament.finishes.last_bust.insert(bust.player, key);
    let (busts, lost, level) = (vec![bust.clone()], vec![chips], moment.level);
    let (by, elsewhere) = (Vec::new(), Elsewhere::default());
    let hand = BustHand { exit, level, busts, lost, by, elsewhere, hand: None };
    tournament.finishes.insert(key, hand);
}

fn next_key(tournament: &mut Tournament, at: Timestamp) -> HandKey {
    let key = tournament.finishes.next_key(at);
    tournament.finishes.orders = key.order;
    key
}

/// Chips that somebody lost, and those who won them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Won<'a> {
    chips: Chips,
    by: &'a [PlayerId],
}

/// The shares of the winners, the first of them taking what does not divide.
fn shares(won: Won<'_>) -> Vec<(PlayerId, Chips)> {
    let (chips, winners) = (won.chips.0, won.by.len() as u64);
    let (Some(each), Some(odd)) = (chips.checked_div(winners), chips.checked_rem(winners)) else {
        return Vec::new();
    };
    let share = |(index, player): (usize, &PlayerId)| {
        (*player, Chips(if index == 0 { each + odd } else { each }))
    };
    won.by.iter().enumerate().map(share).collect()
}

/// What everybody won in a hand: chips that the same players won are shared as one pot.
fn won_in(hand: &BustHand) -> Vec<(PlayerId, Chips)> {
    let busts = hand.busts.iter().zip(hand.lost.iter().copied());
    let together = busts.clone().filter(|(bust, _)| bust.by.is_none());
    let together = together.map(|(_, lost)| lost).sum();
    let mut won = shares(Won { chips: together, by: &hand.by });
    for (bust, chips) in busts {
        if let Some(by) = &bust.by {
            won.extend(shares(Won { chips, by }));
        }
    }
    won
}

fn share_out(tournament: &mut Tournament, won: &[(PlayerId, Chips)]) {
    for (player, share) in won.iter().copied() {
        let stack = tournament.entries.player(player).map(|p| p.stack).unwrap_or_default();
        let is_in = tournament.entries.player(player).is_some_and(|player| player.is_in());
        if is_in {
            restack(tournament, player, stack.plus(share));
        }
    }
}

/// The winners give back what they won.
fn take_back(tournament: &mut Tournament, won: &[(PlayerId, Chips)]) {
    for (player, share) in won.iter().copied() {
        let stack = tournament.entries.player(player).map(|p| p.stack).unwrap_or_default();
        restack(tournament, player, stack.minus(share));
    }
}

/// A bust-out was taken back: chips and seat are the player's again.
pub fn apply_reinstated(tournament: &mut Tournament, id: PlayerId) {
    let exit = tournament.finishes.last_bust(id).map(|(_, hand)| hand.exit).unwrap_or_default();
    let Some((_, chips, by)) = take_bust(tournament, id) else { return };
    match exit {
        Exit::BustedOut => {
            take_back(tournament, &shares(Won { chips, by: &by }));
            restack(tournament, id, chips);
        }
        Exit::Disqualified => come_back(tournament, id, ChipCause::Disqualified, chips),
        Exit::LeftEarly => come_back(tournament, id, ChipCause::LeftEarly, chips),
    }
}

/// Chips that had left play with a player are theirs again.
fn come_back(tournament: &mut Tournament, id: PlayerId, cause: ChipCause, chips: Chips) {
    restack(tournament, id, Chips::ZERO);
    if let Some(player) = tournament.entries.player_mut(id) {
        player.stack = chips;
        tournament.chips.change(cause, signed(chips), Chips::ZERO, chips);
    }
}

/// Takes a player's last bust-out off the list: it, the chips lost, and who won them.
fn take_bust(tournament: &mut Tournament, id: PlayerId) -> Option<(Busted, Chips, Vec<PlayerId>)> {
    let finishes = &mut tournament.finishes;
    let key = finishes.last_bust.remove(&id)?;
    let hand = finishes.hands.get_mut(&key).map(Arc::make_mut)?;
    let index = hand.busts.iter().position(|bust| bust.player == id)?;
    let bust = hand.busts.remove(index);
    let chips = hand.lost.remove(index);
    let by = bust.by.clone().unwrap_or_else(|| hand.by.clone());
    if hand.busts.is_empty() {
        finishes.remove(key);
    }
    // An earlier entry of theirs may have ended before: that bust-out counts again.
    let mut earlier = finishes.hands.iter().rev();
    let before = earlier.find(|(_, hand)| hand.bust_of(id).is_some()).map(|(key, _)| *key);
    if let Some(key) = before {
        finishes.last_bust.insert(id, key);
    }
    Some((bust, chips, by))
}

/// A bust-out as it really was.
#[derive(Debug, Clone, Copy)]
pub struct BustCorrection<'a> {
    /// When it really happened, and in which level.
    pub moment: Moment,
    /// With which stack at the start of the hand, where it was given.
    pub stack: Option<Chips>,
    /// Who won the chips: of this player, or of the whole hand.
    pub by: &'a [PlayerId],
    /// In which of the hands that all tables played at once.
    pub hand: Option<u32>,
    /// Whether the winners are those of this player or of the hand.
    pub of: WinnersOf,
    /// Whether winners who sat at another table were confirmed.
    pub elsewhere: Elsewhere,
}

/// Moment, stack or winners of a bust-out were corrected.
pub fn apply_bust_corrected(
    tournament: &mut Tournament,
    id: PlayerId,
    correction: BustCorrection<'_>,
) {
    let BustCorrection { moment: Moment { at, level }, stack, by, hand: no, of, elsewhere } =
        correction;
    let finishes = &mut tournament.finishes;
    let Some(key) = finishes.last_bust.get(&id).copied() else { return };
    if key.at == at {
        let Some(hand) = finishes.hands.get_mut(&key).map(Arc::make_mut) else { return };
        let lost_in = |hand: &BustHand| -> Chips { hand.lost.iter().copied().sum() };
        let (before, lost_before) = (won_in(hand), lost_in(hand));
        let is_only = hand.busts.len() == 1;
        for (bust, lost) in hand.busts.iter_mut().zip(&mut hand.lost) {
            if bust.player == id {
                *lost = stack.unwrap_or(*lost);
                bust.stack = stack;
            }
            match of {
                WinnersOf::Player if bust.player == id && !is_only => bust.by = Some(by.to_vec()),
                WinnersOf::Player => {}
                WinnersOf::Hand => bust.by = None,
            }
        }
        if of == WinnersOf::Hand || is_only {
            by.clone_into(&mut hand.by);
            hand.busts.iter_mut().for_each(|bust| bust.by = None);
        }
        if elsewhere == Elsewhere::Allow {
            hand.elsewhere = elsewhere;
        }
        let (exit, after, lost_after) = (hand.exit, won_in(hand), lost_in(hand));
        change_winners(tournament, &before, &after);
        change_removed(tournament, exit, lost_before, lost_after);
        note_doubt(tournament, &[id]);
        return;
    }
    let exit = finishes.hands.get(&key).map(|hand| hand.exit).unwrap_or_default();
    let Some((bust, chips, winners)) = take_bust(tournament, id) else { return };
    let lost = stack.unwrap_or(chips);
    let before = shares(Won { chips, by: &winners });
    change_winners(tournament, &before, &shares(Won { chips: lost, by }));
    change_removed(tournament, exit, chips, lost);
    let key = next_key(tournament, at);
    let busts = vec![Busted { stack, by: None, ..bust }];
    let (lost, by) = (vec![lost], by.to_vec());
    let hand = BustHand { exit, level, busts, lost, by, elsewhere, hand: no };
    tournament.finishes.insert(key, hand);
    tournament.finishes.last_bust.insert(id, key);
    note_doubt(tournament, &[id]);
}

/// Remembers that a journal names winners who cannot have won: an older program let them pass, so
/// they are told of instead of being looked for after every act.
fn note_doubt(tournament: &mut Tournament, players: &[PlayerId]) {
    let is_wrong = |player: &PlayerId| has_impossible_winner(tournament, *player);
    let is_in_doubt = players.iter().any(is_wrong);
    tournament.finishes.is_in_doubt |= is_in_doubt;
}

/// Chips went to other players than was said, or others than so many.
fn change_winners(
    tournament: &mut Tournament,
    before: &[(PlayerId, Chips)],
    after: &[(PlayerId, Chips)],
) {
    if before != after {
        take_back(tournament, before);
        share_out(tournament, after);
    }
}

/// Another number of chips left play with a player than was said.
fn change_removed(tournament: &mut Tournament, exit: Exit, before: Chips, after: Chips) {
    let Some(cause) = exit.chips_leave_play() else { return };
    let chips = signed(before) - signed(after);
    tournament.chips.change(cause, chips, Chips::ZERO, Chips::ZERO);
}
