//! What can have happened to the entries.

use crate::chips::ChipCause;
use crate::command::Apart;
use crate::entries::{
    Player, PlayerName, PlayerNote, Purchase, Registered, Registration, Sale, SaleEffect, SeatNeed,
    Status,
};
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, SeatAt};
use std::sync::Arc;

/// Entries were sold: each player has these chips, and waits for a seat.
pub fn apply_registered(tournament: &mut Tournament, players: &[Registered], chips: Chips) {
    for registered in players {
        tournament.entries.enter(Player::entered(registered, chips));
        tournament.chips.buy(ChipCause::Entries, chips);
    }
}

/// A name was corrected; the player is found by the new one.
pub fn apply_renamed(tournament: &mut Tournament, id: PlayerId, name: &PlayerName) {
    let entries = &mut tournament.entries;
    let Some(player) = entries.player_mut(id) else { return };
    let before = std::mem::replace(&mut player.name, name.clone());
    Arc::make_mut(&mut entries.by_name).strike(&before, id);
    entries.list_name(name, id);
}

/// Players were taken off the list; what they bought is undone.
pub fn apply_withdrawn(tournament: &mut Tournament, players: &[PlayerId]) {
    for id in players {
        let Some(player) = tournament.entries.player_mut(*id) else { continue };
        let (stack, seat) = (std::mem::take(&mut player.stack), player.seat());
        let (entries, rebuys, add_ons) = (player.entries, player.rebuys, player.add_ons);
        if let Some(at) = seat {
            tournament.seating.stand(at);
        }
        tournament.seating.pending.retain(|pending| pending.order.player != *id);
        tournament.entries.set_status(*id, Status::Withdrawn);
        // A forged journal may take somebody off the list twice.
        let less = |total: &mut u32, count: u16| *total = total.saturating_sub(u32::from(count));
        less(&mut tournament.entries.entries_total, entries);
        less(&mut tournament.entries.re_entries_total, entries.saturating_sub(1));
        less(&mut tournament.entries.rebuys_total, rebuys);
        less(&mut tournament.entries.add_ons_total, add_ons);
        tournament.chips.remove(ChipCause::Withdrawn, stack);
    }
}

/// Somebody who busted out, or gave their stack up, entered again and waits for a seat.
pub fn apply_re_entered(tournament: &mut Tournament, id: PlayerId, chips: Chips) {
    let Some(player) = tournament.entries.player_mut(id) else { return };
    player.entries = player.entries.saturating_add(1);
    player.waits_one_hand = false;
    let effect = if player.is_in() { SaleEffect::ForStack } else { SaleEffect::BackIn };
    if let Some(at) = player.seat() {
        tournament.seating.stand(at);
        tournament.seating.pending.retain(|pending| pending.order.player != id);
    }
    tournament.entries.entries_total += 1;
    tournament.entries.re_entries_total += 1;
    tournament.entries.set_status(id, Status::Unseated);
    buy(tournament, id, Sale::ReEntry, chips, effect);
}

/// A rebuy was sold; somebody who had busted out sits in `seat` again.
pub fn apply_rebuy(tournament: &mut Tournament, id: PlayerId, chips: Chips, seat: Option<SeatAt>) {
    let Some(player) = tournament.entries.player_mut(id) else { return };
    player.rebuys = player.rebuys.saturating_add(1);
    let is_out = player.status == Status::Out;
    tournament.entries.rebuys_total += 1;
    if is_out && seat.is_none() {
        tournament.entries.set_status(id, Status::Unseated);
    }
    if let Some(at) = seat {
        tournament.entries.set_status(id, Status::Seated(at));
        tournament.seating.sit(at, id);
    }
    let effect = if is_out { SaleEffect::BackIn } else { SaleEffect::MoreChips };
    buy(tournament, id, Sale::Rebuy, chips, effect);
}

/// An add-on was sold: its chips go into the player's stack.
pub fn apply_add_on(tournament: &mut Tournament, id: PlayerId, chips: Chips) {
    let Some(player) = tournament.entries.player_mut(id) else { return };
    player.add_ons = player.add_ons.saturating_add(1);
    tournament.entries.add_ons_total += 1;
    buy(tournament, id, Sale::AddOn, chips, SaleEffect::MoreChips);
}

fn buy(tournament: &mut Tournament, id: PlayerId, sale: Sale, chips: Chips, effect: SaleEffect) {
    let (after, at) = (tournament.finishes.orders, tournament.entries.now);
    if let Some(player) = tournament.entries.player_mut(id) {
        player.stack = player.stack.plus(chips);
        player.bought.push(Purchase { sale, chips, effect, at, after });
        tournament.chips.buy(ChipCause::of_sale(sale), chips);
    }
}

/// These players wait in line for a seat.
pub fn apply_alternates(tournament: &mut Tournament, players: &[PlayerId]) {
    for id in players {
        tournament.entries.set_status(*id, Status::Alternate);
    }
}

/// A player must have a table or seat, or is free of it.
pub fn apply_need(tournament: &mut Tournament, id: PlayerId, need: Option<SeatNeed>) {
    tournament.entries.was_anybody_bound |= need.is_some();
    if let Some(player) = tournament.entries.player_mut(id) {
        player.need = need;
    }
}

/// Two players are kept at different tables, or no longer.
pub fn apply_apart(tournament: &mut Tournament, pair: [PlayerId; 2], apart: Apart) {
    let [one, other] = pair;
    for (id, from) in [(one, other), (other, one)] {
        let Some(player) = tournament.entries.player_mut(id) else { continue };
        player.apart.retain(|kept| *kept != from);
        if apart == Apart::Keep {
            player.apart.push(from);
        }
    }
    tournament.entries.was_anybody_bound |= apart == Apart::Keep;
}

/// A player stays in the same seat when tables are balanced.
pub fn apply_locked(tournament: &mut Tournament, id: PlayerId) {
    if let Some(player) = tournament.entries.player_mut(id) {
        player.is_locked = true;
    }
}

/// A player is told about, or no longer.
pub fn apply_noted(tournament: &mut Tournament, id: PlayerId, note: &PlayerNote) {
    if let Some(player) = tournament.entries.player_mut(id) {
        player.note = note.clone();
    }
}

/// A player may be moved again.
pub fn apply_unlocked(tournament: &mut Tournament, id: PlayerId) {
    if let Some(player) = tournament.entries.player_mut(id) {
        player.is_locked = false;
    }
}

/// Registration was closed or opened by hand.
pub fn apply_registration(tournament: &mut Tournament, registration: Registration) {
    tournament.entries.registration = registration;
}
