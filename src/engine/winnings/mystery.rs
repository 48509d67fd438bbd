//! Mystery bounties: envelopes that are sealed by a list, and drawn one after another so that
//! anyone can check it, like the seats.

use super::envelopes::{Envelope, Envelopes};
use super::over::is_over;
use crate::ask::Ask;
use crate::entries::Player;
use crate::event::Event;
use crate::finishes::{Busted, HandKey};
use crate::money::{BountyTerms, BuyIn, MoneyColumn, not_charged};
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{DrawPurpose, DrawRoll, hold};
use crate::tournament::Tournament;
use crate::values::{Money, PlayerId, Sale, Timestamp, Who};
use std::collections::{BTreeMap, BTreeSet};

/// A head that somebody lost since the envelopes were sealed.
#[derive(Clone, Copy)]
pub(super) struct LostHead<'a> {
    /// The hand in which it was lost.
    pub(super) key: &'a HandKey,
    /// Who lost it.
    pub(super) bust: &'a Busted,
    /// Who is named to have won it.
    pub(super) by: &'a [PlayerId],
}

/// Every head that was lost since the envelopes were sealed, the earliest first.
///
/// Whoever was not in then has none. A stack that is bought later brings no head, either: it is won
/// in the first bust-out for which somebody is named. Where nobody is named it is lost with the
/// last one, unless the player is back.
pub(super) fn lost_heads<'a>(
    tournament: &'a Tournament,
    envelopes: &Envelopes,
) -> Vec<LostHead<'a>> {
    let hands = tournament.finishes().hands().filter(|(key, _)| envelopes.holds(key.order));
    let all = hands.flat_map(|(key, hand)| {
        let lost = hand.busts.iter().filter(|bust| envelopes.is_for(bust.player));
        lost.map(move |bust| LostHead { key, bust, by: hand.won_by(bust) })
    });
    let all: Vec<LostHead<'_>> = all.collect();
    let mut of_player: BTreeMap<PlayerId, LostHead<'_>> = BTreeMap::new();
    for head in &all {
        let held = of_player.entry(head.bust.player).or_insert(*head);
        if held.by.is_empty() {
            *held = *head;
        }
    }
    let is_in = |player| tournament.entries().player(player).is_some_and(Player::is_in);
    of_player.retain(|player, head| !head.by.is_empty() || !is_in(*player));
    let is_lost = |head: &LostHead<'_>| {
        of_player.get(&head.bust.player).is_some_and(|held| held.key == head.key)
    };
    all.into_iter().filter(is_lost).collect()
}

/// Who is left and has their own head.
pub(super) fn own_heads<'a>(
    tournament: &'a Tournament,
    envelopes: &'a Envelopes,
    lost: &[LostHead<'_>],
) -> impl Iterator<Item = PlayerId> + use<'a> {
    let lost: BTreeSet<PlayerId> = lost.iter().map(|head| head.bust.player).collect();
    let left = tournament.entries().players().filter(|player| player.is_in());
    let heads = left.map(|player| player.id).filter(|player| envelopes.is_for(*player));
    heads.filter(move |player| !lost.contains(player))
}

/// For whose heads an envelope can be drawn now: of everybody who was knocked out since they were
/// sealed, and at the end of whoever is left.
#[must_use]
pub fn envelopes_due(tournament: &Tournament) -> Vec<PlayerId> {
    let Some(envelopes) = tournament.winnings().envelopes() else { return Vec::new() };
    let lost = lost_heads(tournament, envelopes);
    // At the end heads for which nobody is named are opened, too, and it is decided who gets them.
    let is_over = is_over(tournament);
    let due = lost.iter().filter(|head| is_over || !head.by.is_empty());
    let mut heads: Vec<PlayerId> = due.map(|head| head.bust.player).collect();
    if is_over {
        heads.extend(own_heads(tournament, envelopes, &lost));
    }
    heads.retain(|player| !envelopes.drawn.contains_key(player));
    heads
}

/// Whose envelope waits because nobody is named who knocked them out, while play goes on.
#[must_use]
pub fn envelopes_unclaimed(tournament: &Tournament) -> Vec<PlayerId> {
    let Some(envelopes) = tournament.winnings().envelopes() else { return Vec::new() };
    if is_over(tournament) {
        return Vec::new();
    }
    let lost = lost_heads(tournament, envelopes).into_iter();
    let waiting = lost.filter(|head| head.by.is_empty()).map(|head| head.bust.player);
    waiting.filter(|player| !envelopes.drawn.contains_key(player)).collect()
}

/// Whether no head can be added any more, so that the envelopes can be sealed.
///
/// # Errors
/// Where there are no envelopes, they are sealed already, something with a bounty is sold, or
/// somebody was not charged for one.
pub fn check_sealing(tournament: &Tournament, at: Timestamp) -> Result<(), Refusal> {
    let terms = tournament.settings().money.as_ref().ok_or(Refusal::NoPrices)?;
    refuse_if!(terms.bounties != BountyTerms::Mystery, Refusal::NoMysteryBounties);
    refuse_if!(tournament.winnings().envelopes().is_some(), Refusal::EnvelopesSealed);
    refuse_if!(tournament.is_registration_open(at), Refusal::EntriesStillSold);
    let has_head = |buy_in: &BuyIn| buy_in.sale == Sale::Rebuy && !buy_in.price.bounty.is_zero();
    let is_sold = tournament.is_rebuy_open(at) && terms.buy_ins.iter().any(has_head);
    refuse_if!(is_sold, Refusal::EntriesStillSold);
    let is_entry = |buy_in: &BuyIn| buy_in.sale == Sale::Entry && !buy_in.price.bounty.is_zero();
    let has_bounty = terms.buy_ins.iter().any(is_entry);
    let players = if has_bounty { not_charged(tournament).count() } else { 0 };
    let players = u32::try_from(players).unwrap_or(u32::MAX);
    refuse_if!(players > 0, Refusal::EntriesNotCharged { players });
    Ok(())
}

/// Seals the envelopes: from now on one is drawn for each head.
///
/// # Errors
/// Where bounties are no mystery, entries are still sold, they are sealed already, or there is not
/// one for everybody who is left with all bounties in them.
pub fn decide_seal_envelopes(
    tournament: &Tournament,
    list: &[Envelope],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_sealing(tournament, ask.at)?;
    let sum = list.iter().fold((0_u64, Money::ZERO), |(count, sum), envelope| {
        let all = envelope.amount.times(u64::from(envelope.count));
        (count.saturating_add(u64::from(envelope.count)), sum.plus(all))
    });
    let (envelopes, amount) = sum;
    let players = tournament.entries().left();
    refuse_if!(
        envelopes != u64::from(players),
        Refusal::EnvelopesMiscounted {
            envelopes: u32::try_from(envelopes).unwrap_or(u32::MAX),
            players,
        }
    );
    let total = tournament.money().ledger().money(MoneyColumn::Bounties);
    refuse_if!(amount != total, Refusal::EnvelopesSum { amount, total });
    Ok(vec![Event::EnvelopesSealed { at: ask.at, list: list.to_vec() }])
}

/// Draws an envelope for the head of a player.
///
/// # Errors
/// Where none are sealed, nobody knocked them out since, or theirs was drawn.
pub fn decide_draw_envelope(
    tournament: &Tournament,
    who: &Who,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    let envelopes = tournament.winnings().envelopes().ok_or(Refusal::EnvelopesNotSealed)?;
    refuse_if!(envelopes.drawn.contains_key(&player), Refusal::EnvelopeDrawn { player });
    let due = envelopes_due(tournament);
    refuse_if!(!due.contains(&player), Refusal::NotKnockedOut { player });
    let draw = hold(tournament, DrawPurpose::Envelope(player), None, &[player], ask);
    let roll = DrawRoll::of(&draw);
    let no = envelopes.closed().min_by_key(|no| roll.rank(&format!("envelope {no}")));
    let no = no.ok_or(Refusal::EnvelopesNotSealed)?;
    Ok(vec![Event::EnvelopeDrawn { at: ask.at, draw, player, no }])
}

/// The envelopes were sealed.
pub fn apply_envelopes_sealed(tournament: &mut Tournament, at: Timestamp, list: &[Envelope]) {
    let after = tournament.finishes.orders;
    let left = tournament.entries().players().filter(|player| player.is_in());
    let heads = left.map(|player| player.id).collect();
    let (list, drawn) = (list.to_vec(), BTreeMap::new());
    tournament.winnings.envelopes = Some(Envelopes { at, list, after, heads, drawn });
}

/// An envelope was drawn for a head.
pub fn apply_envelope_drawn(tournament: &mut Tournament, player: PlayerId, no: u32) {
    if let Some(envelopes) = &mut tournament.winnings.envelopes {
        envelopes.drawn.insert(player, no);
    }
}
