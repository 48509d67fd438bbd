//! Deals: those who are left share the prizes that are left.

use super::{AfterDeal, Deal, DealCounts, DealMethod, DealShare, DealStack, Winning};
use crate::ask::Ask;
use crate::event::Event;
use crate::money::Chop;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Chips, Money, PlayerId};
use std::cmp::Reverse;

/// What a deal is to be, as the players agreed.
#[derive(Debug, Clone, Copy)]
pub struct DealTerms<'a> {
    /// By what the prizes that are left are shared.
    pub method: DealMethod,
    /// Everybody who is left, with their chips.
    pub stacks: &'a [DealStack],
    /// What is kept for the winner.
    pub kept: Money,
    /// Shares are whole multiples of it; what rooms pay out in where not given.
    pub unit: Option<Money>,
    /// What follows: play goes on, or the event is over.
    pub then: AfterDeal,
    /// Whether the counts have to come to the chips in play.
    pub counts: DealCounts,
}

/// The prizes that those who are left play for, the highest first.
///
/// # Errors
/// Where payouts are not fixed.
pub fn prizes_left(tournament: &Tournament) -> Result<Vec<Money>, Refusal> {
    let fixed = tournament.money().fixed().ok_or(Refusal::PayoutsNotFixed)?;
    let left = tournament.entries().left() as usize;
    Ok(fixed.prizes.iter().take(left).copied().collect())
}

/// Shares the prizes that are left among those who are left.
///
/// # Errors
/// Where payouts are not fixed, a deal stands already, nothing is to be shared, somebody is missing
/// or has no chips, the counts are not the chips in play where it goes by them and nobody says that
/// they are used all the same, or shares do not come to the prizes.
pub fn decide_make_deal(
    tournament: &Tournament,
    terms: DealTerms<'_>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let prizes = prizes_left(tournament)?;
    refuse_if!(tournament.winnings().deal().is_some(), Refusal::DealStands);
    let total: Money = prizes.iter().copied().sum();
    let left = tournament.entries().left();
    refuse_if!(left < 2 || total == Money::ZERO, Refusal::NothingToShare);
    let (stacks, off) = dealers(tournament, terms)?;
    let (amount, kept) = (terms.kept, terms.kept);
    refuse_if!(kept >= total, Refusal::KeptIsEverything { amount, total });
    let is_for_nothing = terms.then == AfterDeal::Ends && kept > Money::ZERO;
    refuse_if!(is_for_nothing, Refusal::KeptForNobody { amount });
    let shared = total.minus(kept);
    let usual = tournament.settings().money.as_ref().map(|terms| terms.payouts.unit);
    let fits = |unit: &Money| shared.0.checked_rem(unit.0) == Some(0);
    let unit = match terms.unit {
        Some(unit) if !fits(&unit) => {
            return Err(Refusal::UnitDoesNotGoIn { amount: unit, total: shared });
        }
        Some(unit) => unit,
        None => usual.filter(fits).unwrap_or(Money(1)),
    };
    let amounts = match terms.method.worked_out() {
        Some(method) => {
            let stacks = stacks.iter().map(|(_, chips, _)| *chips).collect();
            Chop { stacks, prizes, kept, unit }.rounded(method)
        }
        None => by_hand(&stacks, shared)?,
    };
    let mut shares: Vec<DealShare> = stacks
        .iter()
        .zip(amounts)
        .map(|((player, chips, _), amount)| DealShare { player: *player, chips: *chips, amount })
        .collect();
    shares.sort_by_key(|share| (Reverse(share.chips), share.player));
    if !terms.method.goes_by_chips() && off != 0 {
        // Stacks say nothing here, so the largest share comes first.
        shares.sort_by_key(|share| (Reverse(share.amount), share.player));
    }
    let off = if terms.method.goes_by_chips() { off } else { 0 };
    let (at, method, then) = (ask.at, terms.method, terms.then);
    Ok(vec![Event::DealMade { at, method, shares, kept, then, off }])
}

/// Somebody who makes the deal: who, their chips, and what they get where it was said.
type Dealer = (PlayerId, Chips, Option<Money>);

/// Everybody who is left, each once, and by how much their chips differ from those in play; stacks
/// have to be told only where the deal goes by them.
fn dealers(tournament: &Tournament, terms: DealTerms<'_>) -> Result<(Vec<Dealer>, i64), Refusal> {
    let DealTerms { method, stacks: told, counts, .. } = terms;
    let whos: Vec<_> = told.iter().map(|stack| stack.player.clone()).collect();
    let players = tournament.find_all(&whos)?;
    let mut dealers = Vec::with_capacity(told.len());
    for (player, stack) in players.into_iter().zip(told) {
        refuse_if!(!player.is_in(), Refusal::NotIn { player: player.id });
        let is_uncounted = method.goes_by_chips() && stack.chips == Chips::ZERO;
        refuse_if!(is_uncounted, Refusal::DealWithoutChips { player: player.id });
        dealers.push((player.id, stack.chips, stack.amount));
    }
    let is_named = |player: PlayerId| dealers.iter().any(|(named, ..)| *named == player);
    let mut left = tournament.entries().players().filter(|player| player.is_in());
    if let Some(missing) = left.find(|player| !is_named(player.id)) {
        return Err(Refusal::DealWithout { player: missing.id });
    }
    let counted: Chips = dealers.iter().map(|(_, chips, _)| *chips).sum();
    let in_play = tournament.chips().in_play();
    let is_wrong = counted != in_play && counts == DealCounts::Exact && method.goes_by_chips();
    refuse_if!(is_wrong, Refusal::DealChips { counted, in_play });
    let signed = |chips: Chips| i64::try_from(chips.0).unwrap_or(i64::MAX);
    Ok((dealers, signed(counted).saturating_sub(signed(in_play))))
}

/// What the players said that each of them gets.
fn by_hand(stacks: &[Dealer], shared: Money) -> Result<Vec<Money>, Refusal> {
    let mut amounts = Vec::with_capacity(stacks.len());
    for (player, _, amount) in stacks {
        amounts.push(amount.ok_or(Refusal::DealAmountMissing { player: *player })?);
    }
    let amount: Money = amounts.iter().copied().sum();
    refuse_if!(amount != shared, Refusal::DealSum { amount, total: shared });
    Ok(amounts)
}

/// A deal was made, or there is none any more.
pub fn apply_deal_made(tournament: &mut Tournament, deal: Option<Deal>) {
    tournament.winnings.deal = deal;
}

/// Drops the deal: prizes go by places again.
///
/// # Errors
/// Where there is none, or somebody was paid what it gives them.
pub fn decide_drop_deal(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let deal = tournament.winnings().deal().ok_or(Refusal::NoDeal)?;
    let paid =
        |share: &&DealShare| tournament.winnings().paid(share.player, Winning::Prize) > Money::ZERO;
    if let Some(share) = deal.shares.iter().find(paid) {
        return Err(Refusal::DealPaid { player: share.player });
    }
    Ok(vec![Event::DealDropped { at: ask.at }])
}
