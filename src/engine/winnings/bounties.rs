//! Who won whose bounty: worked out from all bust-outs, in the order in which they happened.

use super::due::is_over;
use crate::finishes::{BustHand, HandKey};
use crate::money::{BountyTerms, MoneyColumn, by_largest_remainder};
use crate::tournament::Tournament;
use crate::values::{Money, PlayerId, Timestamp};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A bounty, or the part of one, that somebody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BountyWon {
    /// When.
    pub at: Timestamp,
    /// Who was knocked out.
    pub from: PlayerId,
    /// Who won it.
    pub to: PlayerId,
    /// What they get.
    pub amount: Money,
    /// What went on their own head.
    pub on_head: Money,
}

/// All bounties.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bounties {
    /// What was won, the earliest first.
    pub won: Vec<BountyWon>,
    /// What is on the heads of those who are in.
    pub heads: BTreeMap<PlayerId, Money>,
    /// Of players who are out, and nobody is named who knocked them out.
    pub unclaimed: BTreeMap<PlayerId, Money>,
    /// Of mystery bounties: what is in envelopes that nobody has drawn, or comes into them.
    pub unopened: Money,
    /// Heads that are their own owners', because nothing is played for any more.
    pub own: BTreeMap<PlayerId, Money>,
}

impl Bounties {
    /// What is due to each player.
    #[must_use]
    pub fn due(&self) -> BTreeMap<PlayerId, Money> {
        let mut due: BTreeMap<PlayerId, Money> = BTreeMap::new();
        let won = self.won.iter().map(|won| (won.to, won.amount));
        for (player, amount) in won.chain(self.own.iter().map(|(player, own)| (*player, *own))) {
            let sum = due.entry(player).or_default();
            *sum = sum.plus(amount);
        }
        due.retain(|_, amount| *amount > Money::ZERO);
        due
    }

    /// All of it: what was won, what is on heads, and what nobody won.
    #[must_use]
    pub fn total(&self) -> Money {
        let won: Money = self.won.iter().map(|won| won.amount).sum();
        let rest = [&self.heads, &self.unclaimed, &self.own];
        won.plus(rest.into_iter().flat_map(BTreeMap::values).copied().sum()).plus(self.unopened)
    }
}

/// What is on heads, and who won what; nothing where no price has a bounty.
///
/// A bounty that several won is shared, odd units to those named first. Of a progressive one a part
/// is won and the rest goes on the head of whoever won it. The winner of the event gets what is on
/// their own head. Of mystery bounties only what was drawn is known.
#[must_use]
pub fn bounties(tournament: &Tournament) -> Bounties {
    let mut bounties = Bounties::default();
    let Some(terms) = tournament.settings().money.as_ref() else { return bounties };
    // Envelopes that were sealed hold, whatever the terms say since.
    let is_sealed = tournament.winnings().envelopes().is_some();
    if is_sealed || terms.bounties == BountyTerms::Mystery {
        return mystery(tournament);
    }
    // What was put on each head, with the hands that had been entered by then; the oldest last.
    let mut put: BTreeMap<PlayerId, Vec<(u64, Money)>> = BTreeMap::new();
    // Envelopes of flights stay closed where the terms were changed after they came.
    bounties.unopened = tournament.days().flights().iter().map(|it| it.money.bounties).sum();
    for (player, head) in tournament.money().brought() {
        // Whoever came from a flight brought it: it is there before the first hand.
        put.entry(*player).or_default().push((0, *head));
    }
    for (player, charge) in tournament.money().charges() {
        if charge.stands() && charge.price.bounty > Money::ZERO {
            put.entry(player).or_default().push((charge.after, charge.price.bounty));
        }
    }
    if put.is_empty() {
        return bounties;
    }
    put.values_mut().for_each(|charges| charges.sort_by_key(|(after, _)| Reverse(*after)));
    for (key, hand) in tournament.finishes().hands() {
        for bust in &hand.busts {
            let charges = put.entry(bust.player).or_default();
            let mut head = bounties.heads.remove(&bust.player).unwrap_or_default();
            while let Some((_, amount)) = charges.pop_if(|(after, _)| *after < key.order) {
                head = head.plus(amount);
            }
            knocked_out(&mut bounties, (key, hand), bust.player, head, terms.bounties);
        }
    }
    for (player, charges) in put {
        let left: Money = charges.into_iter().map(|(_, amount)| amount).sum();
        let head = bounties.heads.entry(player).or_default();
        *head = head.plus(left);
    }
    bounties.heads.retain(|_, head| *head > Money::ZERO);
    settle(tournament, &mut bounties);
    bounties
}

/// What was drawn, for whoever knocked the players out; all the rest is in closed envelopes.
fn mystery(tournament: &Tournament) -> Bounties {
    let mut bounties = Bounties::default();
    // Once the list is sealed it holds, whatever becomes of a payment later.
    let total = match tournament.winnings().envelopes() {
        Some(envelopes) => envelopes.total(),
        None => tournament.money().ledger().money(MoneyColumn::Bounties),
    };
    let mut opened = Money::ZERO;
    if let Some(envelopes) = tournament.winnings().envelopes() {
        let amount_of = |player: PlayerId| {
            let is_last = tournament.finishes().last_bust(player);
            let no = envelopes.drawn.get(&player).copied()?;
            Some((is_last, envelopes.amount(no)?))
        };
        let out = tournament.finishes().hands().filter(|(key, _)| envelopes.holds(key.order));
        for (key, hand) in out {
            for bust in &hand.busts {
                // The head of somebody who came back and went out again is won once, the last time.
                let Some((Some((last, _)), amount)) = amount_of(bust.player) else { continue };
                let is_in = tournament.entries().player(bust.player).is_some_and(|p| p.is_in());
                if last != key || is_in || hand.by.is_empty() {
                    continue;
                }
                opened = opened.plus(amount);
                knocked_out(&mut bounties, (key, hand), bust.player, amount, BountyTerms::Fixed);
            }
        }
        if is_over(tournament) {
            let left = tournament.entries().players().filter(|player| player.is_in());
            for player in left.map(|player| player.id) {
                let Some((_, amount)) = amount_of(player) else { continue };
                opened = opened.plus(amount);
                bounties.own.insert(player, amount);
            }
        }
    }
    // Nothing is put on the head of whoever won an envelope.
    bounties.heads.clear();
    bounties.unopened = total.minus(opened);
    bounties
}

/// The head of somebody who was knocked out goes to those who did it.
fn knocked_out(
    bounties: &mut Bounties,
    (key, hand): (&HandKey, &BustHand),
    from: PlayerId,
    head: Money,
    terms: BountyTerms,
) {
    if head == Money::ZERO {
        return;
    }
    if hand.by.is_empty() {
        let open = bounties.unclaimed.entry(from).or_default();
        *open = open.plus(head);
        return;
    }
    let even = vec![1; hand.by.len()];
    let on_heads = match terms {
        BountyTerms::Fixed | BountyTerms::Mystery => Money::ZERO,
        BountyTerms::Progressive { won_per_thousand } => {
            let won = u128::from(head.0) * u128::from(won_per_thousand);
            // The odd unit is won, and not put on a head.
            head.minus(Money(u64::try_from(won.div_ceil(1000)).unwrap_or(u64::MAX)))
        }
    };
    let won = by_largest_remainder(head.minus(on_heads), &even, Money(1));
    let put = by_largest_remainder(on_heads, &even, Money(1));
    for ((to, amount), on_head) in hand.by.iter().copied().zip(won).zip(put) {
        bounties.won.push(BountyWon { at: key.at, from, to, amount, on_head });
        let head = bounties.heads.entry(to).or_default();
        *head = head.plus(on_head);
    }
}

/// Whose head is whose at the end, and what is on the heads of those who are not there any more.
fn settle(tournament: &Tournament, bounties: &mut Bounties) {
    let entries = tournament.entries();
    let is_in = |player: PlayerId| entries.player(player).is_some_and(|one| one.is_in());
    let (left, gone): (BTreeMap<_, _>, BTreeMap<_, _>) =
        std::mem::take(&mut bounties.heads).into_iter().partition(|(player, _)| is_in(*player));
    for (player, head) in gone {
        // They won a bounty with their last hand, or in one that was entered later.
        let open = bounties.unclaimed.entry(player).or_default();
        *open = open.plus(head);
    }
    match is_over(tournament) {
        true => bounties.own = left,
        false => bounties.heads = left,
    }
}
