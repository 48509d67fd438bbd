//! Who won whose bounty: worked out from all bust-outs, in the order in which they happened.

use super::by_player::ByPlayer;
use super::mystery::{LostHead, lost_heads, own_heads};
use super::over::is_over;
use super::{BountyDecision, BountyTo};
use crate::finishes::{Busted, HandKey, winner};
use crate::money::{BountyTerms, BountyWinners, MoneyColumn};
use crate::tournament::Tournament;
use crate::values::{Money, PlayerId, Timestamp};
use std::collections::BTreeMap;

/// A bounty, or the part of one, that somebody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BountyWon {
    /// When the hand ended that knocked the player out.
    pub at: Timestamp,
    /// Who was knocked out, with it on their head.
    pub from: PlayerId,
    /// Who won it, alone or with others.
    pub to: PlayerId,
    /// What they get, without what goes on their own head.
    pub amount: Money,
    /// What went on their own head.
    pub on_head: Money,
}

/// A bounty that nobody won, and where it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BountyGiven {
    /// Who went out with it on their head.
    pub from: PlayerId,
    /// How much of the bounty goes there.
    pub amount: Money,
    /// Where it goes, as the floor decided.
    pub to: BountyTo,
    /// Which player gets it, where one does and is known.
    pub player: Option<PlayerId>,
}

/// All bounties of an event: won, given, and still on heads.
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
    /// Of players who are out and nobody is named: what was decided to become of it.
    pub given: Vec<BountyGiven>,
    /// Decided to go somewhere, and won by somebody who was named since: by player, how much.
    pub given_twice: BTreeMap<PlayerId, Money>,
    /// Heads that are their own owners': nothing is played for any more, or nobody else knocked
    /// them out who could win one.
    pub own: BTreeMap<PlayerId, Money>,
}

impl Bounties {
    /// What is due to each player.
    #[must_use]
    pub fn due(&self) -> BTreeMap<PlayerId, Money> {
        let won = self.won.iter().map(|won| (won.to, won.amount));
        let own = self.own.iter().map(|(player, own)| (*player, *own));
        let given = self.given.iter().filter_map(|given| Some((given.player?, given.amount)));
        let mut all: Vec<(PlayerId, Money)> = won.chain(own).chain(given).collect();
        all.sort_unstable();
        let of_one = |all: &[(PlayerId, Money)]| {
            let amount: Money = all.iter().map(|(_, amount)| *amount).sum();
            all.first().map(|(player, _)| (*player, amount)).filter(|_| !amount.is_zero())
        };
        all.chunk_by(|one, next| one.0 == next.0).filter_map(of_one).collect()
    }

    /// All of it: what was won, what is on heads, and what nobody won.
    #[must_use]
    pub fn total(&self) -> Money {
        let won: Money = self.won.iter().map(|won| won.amount).sum();
        let rest = [&self.heads, &self.unclaimed, &self.own];
        let given: Money = self.given.iter().map(|given| given.amount).sum();
        let rest: Money = rest.into_iter().flat_map(BTreeMap::values).copied().sum();
        won.plus(rest).plus(given).plus(self.unopened)
    }
}

/// What is on heads, and who won what; nothing where no price has a bounty.
///
/// A bounty that several won is shared, odd units to those named first. Of a progressive one a part
/// is won and the rest goes on the head of whoever won it. The winner of the event gets what is on
/// their own head. Where only those can win one who bought one, a player whom nobody else knocked
/// out keeps theirs. Of mystery bounties only what was drawn is known.
#[must_use]
pub fn bounties(tournament: &Tournament) -> Bounties {
    let mut bounties = Bounties::default();
    let Some(terms) = tournament.settings().money.as_ref() else { return bounties };
    // Envelopes that were sealed hold, whatever the terms say since.
    let is_sealed = tournament.winnings().envelopes().is_some();
    if is_sealed || terms.bounties == BountyTerms::Mystery {
        return mystery(tournament);
    }
    // Envelopes of flights stay closed where the terms were changed after they came.
    bounties.unopened = tournament.days().flights().iter().map(|it| it.money.bounties).sum();
    let mut heads = ByPlayer::of(tournament.entries().players().len());
    // What comes on a head later, by player, after so many hands had been entered.
    let mut later: Vec<(PlayerId, u64, Money)> = Vec::new();
    for (player, head) in tournament.money().brought() {
        // Whoever came from a flight brought it: it is there before the first hand.
        heads.add(*player, *head);
    }
    for (player, charge) in tournament.money().charges().filter(|(_, charge)| charge.stands()) {
        match charge.after {
            0 => heads.add(player, charge.price.bounty),
            after => later.push((player, after, charge.price.bounty)),
        }
    }
    later.retain(|(.., amount)| !amount.is_zero());
    later.sort_unstable();
    let buyers = match terms.bounty_winners {
        BountyWinners::Everybody => None,
        BountyWinners::WhoBoughtOne => Some(buyers(tournament)),
    };
    for (key, hand) in tournament.finishes().hands() {
        for bust in &hand.busts {
            let first = later.partition_point(|(player, ..)| *player < bust.player);
            let own = later
                .iter_mut()
                .skip(first)
                .take_while(|(player, after, _)| *player == bust.player && *after < key.order);
            let put: Money = own.map(|(.., amount)| std::mem::take(amount)).sum();
            let head = heads.take(bust.player).plus(put);
            let by = hand.won_by(bust);
            let can_win = |winner: &PlayerId| match &buyers {
                Some(buyers) => {
                    buyers.get(winner).is_some_and(|after| *after == 0 || *after < key.order)
                }
                None => true,
            };
            let can_win: Vec<PlayerId> = by.iter().copied().filter(can_win).collect();
            if can_win.is_empty() && !by.is_empty() {
                let own = bounties.own.entry(bust.player).or_default();
                *own = own.plus(head);
                continue;
            }
            let out = Head { key, bust, by: &can_win, amount: head };
            knocked_out(&mut bounties, &mut heads, out, terms.bounties);
        }
    }
    later.into_iter().for_each(|(player, _, amount)| heads.add(player, amount));
    settle(tournament, heads, &mut bounties);
    give(tournament, &mut bounties);
    bounties
}

/// Who bought or brought a bounty, after how many hands first.
fn buyers(tournament: &Tournament) -> BTreeMap<PlayerId, u64> {
    let money = tournament.money();
    let brought = money.brought().iter().map(|(player, head)| (*player, 0, *head));
    let bought = money.charges().filter(|(_, charge)| charge.stands());
    let bought = bought.map(|(player, charge)| (player, charge.after, charge.price.bounty));
    let mut buyers = BTreeMap::new();
    for (player, after, _) in brought.chain(bought).filter(|(.., head)| !head.is_zero()) {
        let first = buyers.entry(player).or_insert(after);
        *first = after.min(*first);
    }
    buyers
}

/// Bounties that nobody won go where it was decided. Once somebody is named for one it is theirs,
/// whatever was decided before.
fn give(tournament: &Tournament, bounties: &mut Bounties) {
    for (from, BountyDecision { to, amount }) in tournament.winnings().decided() {
        let player = match to {
            BountyTo::Player(player) => Some(player),
            BountyTo::Winner => winner(tournament),
            BountyTo::Pool | BountyTo::House | BountyTo::Staff => None,
        };
        // A deal that ended the event leaves no winner: then it is open again.
        if to == BountyTo::Winner && player.is_none() && is_over(tournament) {
            continue;
        }
        let open = bounties.unclaimed.get(&from).copied().unwrap_or_default();
        let given = open.min(amount);
        match open.minus(given) {
            Money::ZERO => bounties.unclaimed.remove(&from),
            rest => bounties.unclaimed.insert(from, rest),
        };
        if !given.is_zero() {
            bounties.given.push(BountyGiven { from, amount: given, to, player });
        }
        // What a player was to get is theirs by now, or nobody's; other money moved already.
        let has_moved = matches!(to, BountyTo::Pool | BountyTo::House | BountyTo::Staff);
        if has_moved && given < amount {
            bounties.given_twice.insert(from, amount.minus(given));
        }
    }
}

/// What was drawn, for whoever knocked the players out; all the rest is in closed envelopes.
fn mystery(tournament: &Tournament) -> Bounties {
    let mut bounties = Bounties::default();
    // Once the list is sealed it holds, whatever becomes of a payment later.
    let total = match tournament.winnings().envelopes() {
        Some(envelopes) => envelopes.total(),
        None => tournament.money().ledger().money(MoneyColumn::Bounties),
    };
    // Nothing is put on the head of whoever wins an envelope.
    let mut heads = ByPlayer::of(0);
    let mut opened = Money::ZERO;
    if let Some(envelopes) = tournament.winnings().envelopes() {
        let amount_of = |player| envelopes.amount(envelopes.drawn.get(&player).copied()?);
        let lost = lost_heads(tournament, envelopes);
        for LostHead { key, bust, by } in &lost {
            let Some(amount) = amount_of(bust.player) else { continue };
            opened = opened.plus(amount);
            let head = Head { key, bust, by, amount };
            knocked_out(&mut bounties, &mut heads, head, BountyTerms::Fixed);
        }
        let left = is_over(tournament).then(|| own_heads(tournament, envelopes, &lost));
        for player in left.into_iter().flatten() {
            let Some(amount) = amount_of(player) else { continue };
            opened = opened.plus(amount);
            bounties.own.insert(player, amount);
        }
    }
    bounties.unopened = total.minus(opened);
    give(tournament, &mut bounties);
    bounties
}

/// What was on the head of somebody who was knocked out.
#[derive(Clone, Copy)]
struct Head<'a> {
    key: &'a HandKey,
    bust: &'a Busted,
    by: &'a [PlayerId],
    amount: Money,
}

/// The head of somebody who was knocked out goes to those who did it.
fn knocked_out(
    bounties: &mut Bounties,
    heads: &mut ByPlayer,
    Head { key, bust: Busted { player: from, .. }, by, amount: head }: Head<'_>,
    terms: BountyTerms,
) {
    if head == Money::ZERO {
        return;
    }
    if by.is_empty() {
        let open = bounties.unclaimed.entry(*from).or_default();
        *open = open.plus(head);
        return;
    }
    let on_heads = match terms {
        BountyTerms::Fixed | BountyTerms::Mystery => Money::ZERO,
        BountyTerms::Progressive { won_per_thousand } => {
            let won = u128::from(head.0) * u128::from(won_per_thousand);
            // The odd unit is won, and not put on a head.
            head.minus(Money(u64::try_from(won.div_ceil(1000)).unwrap_or(u64::MAX)))
        }
    };
    let won = evenly(head.minus(on_heads), by.len());
    let put = evenly(on_heads, by.len());
    for ((to, amount), on_head) in by.iter().copied().zip(won).zip(put) {
        bounties.won.push(BountyWon { at: key.at, from: *from, to, amount, on_head });
        if !on_head.is_zero() {
            heads.add(to, on_head);
        }
    }
}

/// So much for each of them, an odd unit more for those named first.
fn evenly(amount: Money, among: usize) -> impl Iterator<Item = Money> {
    let among = u64::try_from(among).unwrap_or(u64::MAX).max(1);
    let (each, odd) = (amount.0 / among, amount.0 % among);
    (0..among).map(move |at| Money(each + u64::from(at < odd)))
}

/// Whose head is whose at the end, and what is on the heads of those who are not there any more.
fn settle(tournament: &Tournament, heads: ByPlayer, bounties: &mut Bounties) {
    let entries = tournament.entries();
    let is_in = |player: PlayerId| entries.player(player).is_some_and(|one| one.is_in());
    let (left, gone): (Vec<_>, Vec<_>) = heads.all().partition(|(player, _)| is_in(*player));
    for (player, head) in gone {
        // They won a bounty with their last hand, or in one that was entered later.
        let open = bounties.unclaimed.entry(player).or_default();
        *open = open.plus(head);
    }
    match is_over(tournament) {
        true => left.into_iter().for_each(|(player, head): (PlayerId, Money)| {
            let own = bounties.own.entry(player).or_default();
            *own = own.plus(head);
        }),
        false => bounties.heads = left.into_iter().collect(),
    }
}
