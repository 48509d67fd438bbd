//! Where the bounty of a player goes whom nobody is named to have knocked out.

use super::bounties::bounties;
use super::{BountyDecision, BountyTo};
use crate::ask::Ask;
use crate::event::Event;
use crate::money::signed;
use crate::put_right::why_put_right;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Money, PlayerId, Who};

/// Decides where the bounty of a player goes, or leaves it open again.
///
/// # Errors
/// Where nobody's bounty is open, it is to go so already, it is to be the player's own, nobody says
/// why, or nothing was decided.
pub fn decide_settle_bounty(
    tournament: &Tournament,
    who: &Who,
    to: Option<&BountyTo<Who>>,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    refuse_if!(tournament.settings().money.is_none(), Refusal::NoPrices);
    let before = tournament.winnings().decided.get(&player).copied();
    let to = match to {
        None => None,
        Some(BountyTo::Player(who)) => {
            let winner = tournament.find(who)?.id;
            refuse_if!(winner == player, Refusal::OwnBounty { player });
            Some(BountyTo::Player(winner))
        }
        Some(BountyTo::Winner) => Some(BountyTo::Winner),
        Some(BountyTo::Pool) => Some(BountyTo::Pool),
        Some(BountyTo::House) => Some(BountyTo::House),
        Some(BountyTo::Staff) => Some(BountyTo::Staff),
    };
    let all = bounties(tournament);
    let given: Money =
        all.given.iter().filter(|given| given.from == player).map(|given| given.amount).sum();
    let open = all.unclaimed.get(&player).copied().unwrap_or_default().plus(given);
    let (Some(to), amount) = (to, open) else {
        let before = before.ok_or(Refusal::NoBountyOpen { player })?;
        let (amount, note) = (before.amount, note.trim().to_owned());
        return Ok(vec![Event::BountySettled { at: ask.at, player, to: None, amount, note }]);
    };
    refuse_if!(amount == Money::ZERO, Refusal::NoBountyOpen { player });
    let is_same = before.is_some_and(|before| before.to == to && before.amount == amount);
    refuse_if!(is_same, Refusal::BountyDecided { player });
    let note = why_put_right(note)?;
    Ok(vec![Event::BountySettled { at: ask.at, player, to: Some(to), amount, note }])
}

/// It was decided where the bounty of a player goes, or it is open again.
pub fn apply_bounty_settled(
    tournament: &mut Tournament,
    player: PlayerId,
    to: Option<BountyTo<PlayerId>>,
    amount: Money,
) {
    let decided = &mut tournament.winnings.decided;
    let before = match to {
        Some(to) => decided.insert(player, BountyDecision { to, amount }),
        None => decided.remove(&player),
    };
    if let Some(before) = before.filter(|before| before.to == BountyTo::Pool) {
        tournament.money.add_from_bounties(-signed(before.amount));
    }
    if to == Some(BountyTo::Pool) {
        tournament.money.add_from_bounties(signed(amount));
    }
}
