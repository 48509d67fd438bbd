//! Mystery bounties: envelopes that are sealed by a list, and drawn one after another so that
//! anyone can check it, like the seats.

use super::envelopes::{Envelope, Envelopes};
use super::over::is_over;
use crate::ask::Ask;
use crate::entries::Status;
use crate::event::Event;
use crate::finishes::Busted;
use crate::money::{BountyTerms, BuyIn, MoneyColumn};
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{DrawPurpose, DrawRoll, hold};
use crate::tournament::Tournament;
use crate::values::{Money, PlayerId, Sale, Timestamp, Who};
use std::collections::BTreeMap;

/// For whose heads an envelope can be drawn now: of everybody who was knocked out since they were
/// sealed, and at the end of whoever is left.
#[must_use]
pub fn envelopes_due(tournament: &Tournament) -> Vec<PlayerId> {
    let Some(envelopes) = tournament.winnings().envelopes() else { return Vec::new() };
    // At the end heads for which nobody is named are opened, too, and it is decided who gets them.
    let is_over = is_over(tournament);
    let hands = tournament.finishes().hands().filter(|(key, _)| envelopes.holds(key.order));
    let is_out = |player: &PlayerId| {
        tournament.entries().player(*player).is_some_and(|one| one.status == Status::Out)
    };
    let mut heads: Vec<PlayerId> = hands
        .flat_map(|(_, hand)| {
            let is_due = |bust: &&Busted| is_over || !hand.won_by(bust).is_empty();
            hand.busts.iter().filter(is_due).map(|bust| bust.player)
        })
        .collect();
    heads.retain(is_out);
    if is_over {
        let left = tournament.entries().players().filter(|player| player.is_in());
        heads.extend(left.map(|player| player.id));
    }
    heads.retain(|player| !envelopes.drawn.contains_key(player));
    heads.dedup();
    heads
}

/// Whose envelope waits because nobody is named who knocked them out, while play goes on.
#[must_use]
pub fn envelopes_unclaimed(tournament: &Tournament) -> Vec<PlayerId> {
    let Some(envelopes) = tournament.winnings().envelopes() else { return Vec::new() };
    if is_over(tournament) {
        return Vec::new();
    }
    let out = tournament.entries().players().filter(|player| player.status == Status::Out);
    out.map(|player| player.id)
        .filter(|player| !envelopes.drawn.contains_key(player))
        .filter(|player| {
            let last = tournament.finishes().last_bust(*player);
            let last = last.filter(|(key, _)| envelopes.holds(key.order));
            last.is_some_and(|(_, hand)| {
                hand.busts.iter().any(|it| it.player == *player && hand.won_by(it).is_empty())
            })
        })
        .collect()
}

/// Whether no head can be added any more, so that the envelopes can be sealed.
///
/// # Errors
/// Where there are no envelopes, they are sealed already, or something with a bounty is sold.
pub fn check_sealing(tournament: &Tournament, at: Timestamp) -> Result<(), Refusal> {
    let terms = tournament.settings().money.as_ref().ok_or(Refusal::NoPrices)?;
    refuse_if!(terms.bounties != BountyTerms::Mystery, Refusal::NoMysteryBounties);
    refuse_if!(tournament.winnings().envelopes().is_some(), Refusal::EnvelopesSealed);
    refuse_if!(tournament.is_registration_open(at), Refusal::EntriesStillSold);
    let has_head = |buy_in: &BuyIn| buy_in.sale == Sale::Rebuy && !buy_in.price.bounty.is_zero();
    let is_sold = tournament.is_rebuy_open(at) && terms.buy_ins.iter().any(has_head);
    refuse_if!(is_sold, Refusal::EntriesStillSold);
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
    let (list, drawn) = (list.to_vec(), BTreeMap::new());
    tournament.winnings.envelopes = Some(Envelopes { at, list, after, drawn });
}

/// An envelope was drawn for a head.
pub fn apply_envelope_drawn(tournament: &mut Tournament, player: PlayerId, no: u32) {
    if let Some(envelopes) = &mut tournament.winnings.envelopes {
        envelopes.drawn.insert(player, no);
    }
}
