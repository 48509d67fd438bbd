//! Who got what where prizes do not go by places alone: several share a prize, it was given to
//! somebody else, or there was a deal.

use super::remark::{RemarkKind, Remarks};
use engine::values::Money;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use tdt::{Decimal, TdtEvent, TdtPlayer};

/// What somebody gets in a deal.
#[derive(Debug, Clone, Copy)]
pub(super) struct Share {
    /// Whose place in the list of the file.
    pub(super) who: usize,
    /// What they get, in units of the currency.
    pub(super) amount: Money,
    /// Their chips, where they were counted.
    pub(super) chips: Option<u64>,
}

/// What the last players got, where places alone do not say it: those who are in the deal, the best
/// first; nobody where places say it. `prizes` is what each place is paid.
pub(super) fn shares_of(
    event: &TdtEvent,
    prizes: &[Money],
    digits: u8,
    remarks: &mut Remarks,
) -> Vec<Share> {
    let dealt = chops(event, digits);
    match awarded(event, prizes, digits) {
        Some(shares) => {
            if !shares.is_empty() && dealt.is_empty() {
                remarks.name(RemarkKind::SharedAsDeal, told(event, &shares, digits));
            }
            let is_other = |share: &Share| {
                let own = shares.iter().find(|own| own.who == share.who);
                own.is_none_or(|own| own.amount != share.amount)
            };
            if dealt.iter().any(is_other) {
                remarks.name(RemarkKind::DealNotPaid, told(event, &dealt, digits));
            }
            let chips: BTreeMap<usize, Option<u64>> =
                dealt.iter().map(|share| (share.who, share.chips)).collect();
            let counted = |share: Share| {
                let chips = chips.get(&share.who).copied().flatten();
                Share { chips, ..share }
            };
            shares.into_iter().map(counted).collect()
        }
        None => dealt,
    }
}

/// The deal that was entered as such.
fn chops(event: &TdtEvent, digits: u8) -> Vec<Share> {
    let all = event.chops.iter().filter(|chop| !chop.cash.is_zero());
    let share = |chop: &tdt::TdtChop| {
        let who = event.players.iter().position(|player| player.uuid == chop.player)?;
        Some(Share { who, amount: units(&chop.cash, digits), chips: chop.chips })
    };
    all.filter_map(share).collect()
}

/// What the prizes given to players say: none where none were, nobody where places say the same.
fn awarded(event: &TdtEvent, prizes: &[Money], digits: u8) -> Option<Vec<Share>> {
    // While it is played, a prize stands with whoever is out.
    event.ended_at?;
    let of_place = |prize: &&tdt::TdtPrize| {
        let place = prize.place.and_then(|place| usize::try_from(place).ok());
        place.is_some_and(|place| (1..=prizes.len()).contains(&place))
    };
    let given: Vec<&tdt::TdtPrize> = event.prizes.prizes.iter().filter(of_place).collect();
    let money: Vec<&tdt::TdtPrize> =
        given.into_iter().filter(|prize| !prize.amount.is_zero()).collect();
    let of_place = |at: usize| prizes.get(at).copied().unwrap_or_default();
    let is_told = |prize: &&tdt::TdtPrize| {
        let at = prize.place.and_then(|place| usize::try_from(place).ok()).unwrap_or_default();
        !prize.to.is_empty() || of_place(at.saturating_sub(1)) < units(&prize.amount, digits)
    };
    if !money.iter().any(is_told) {
        return None;
    }
    let placed = by_place(event);
    let dealt = chops(event, digits);
    let mut got: BTreeMap<usize, Money> = BTreeMap::new();
    for prize in money {
        let all = units(&prize.amount, digits);
        let among = u64::try_from(prize.to.len()).ok()?.max(1);
        let named = |uuid: &String| event.players.iter().position(|one| one.uuid == *uuid);
        let at = prize.place.and_then(|place| usize::try_from(place).ok()).unwrap_or_default();
        let to: Vec<usize> = match prize.to.as_slice() {
            [] => placed.get(at.saturating_sub(1)).copied().into_iter().collect(),
            to => to.iter().map(named).collect::<Option<_>>()?,
        };
        for (at, who) in (0_u64..).zip(to) {
            // An odd unit goes to those named first.
            let part = Money(all.0 / among + u64::from(at < all.0 % among));
            let own = got.entry(who).or_default();
            *own = own.plus(part);
        }
    }
    // What several share they share as they dealt, where a deal of theirs comes to the same.
    let is_shared = event.prizes.prizes.iter().any(|prize| prize.to.len() > 1);
    let in_deal: Money = dealt.iter().map(|share| share.amount).sum();
    let given: Money = dealt.iter().filter_map(|share| got.get(&share.who).copied()).sum();
    if is_shared && !dealt.is_empty() && in_deal == given {
        got.extend(dealt.iter().map(|share| (share.who, share.amount)));
    }
    let differs =
        |(at, who): &(usize, usize)| got.get(who).copied().unwrap_or_default() != of_place(*at);
    let last = placed.iter().copied().enumerate().filter(differs).map(|(at, _)| at).max();
    let Some(last) = last else { return Some(Vec::new()) };
    let share = |who: &usize| {
        let amount = got.get(who).copied().unwrap_or_default();
        Share { who: *who, amount, chips: None }
    };
    Some(placed.iter().take(last + 1).map(share).collect())
}

/// Everybody who entered, the winner first: by their last bust-out, and of those who went out at
/// one moment the one who stands first in the list.
fn by_place(event: &TdtEvent) -> Vec<usize> {
    let out = |player: &TdtPlayer| {
        let last = player.buy_ins.last().and_then(|buy_in| buy_in.bust.as_ref());
        last.map_or(i64::MAX, |bust| bust.time)
    };
    let entered = event.players.iter().enumerate().filter(|(_, one)| !one.buy_ins.is_empty());
    let mut all: Vec<(usize, i64)> = entered.map(|(who, one)| (who, out(one))).collect();
    all.sort_by_key(|(who, out)| (Reverse(*out), *who));
    all.into_iter().map(|(who, _)| who).collect()
}

fn units(amount: &Decimal, digits: u8) -> Money {
    let units = amount.in_whole_units(digits).and_then(|units| u64::try_from(units).ok());
    Money(units.unwrap_or_default())
}

/// Who gets what, as a line of a report has it.
pub(super) fn told(event: &TdtEvent, shares: &[Share], digits: u8) -> String {
    let one = |share: &Share| {
        let name = event.players.get(share.who).map(|player| player.name.as_str());
        format!("{} {}", name.unwrap_or_default(), share.amount.figures(digits))
    };
    shares.iter().map(one).collect::<Vec<_>>().join(", ")
}
