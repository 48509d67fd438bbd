//! Entries that were sold before there were prices: whom that concerns, and how they are charged.

use super::Pays;
use super::charging::{Limits, Wanted, bought, price_for};
use crate::ask::Ask;
use crate::entries::Status;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{PlayerId, Sale, Who};
use std::collections::BTreeSet;

/// Who takes part and was charged nothing for their first entry, although entries have a price:
/// prices were set after they had registered.
///
/// Whoever comes from a flight paid there.
pub fn not_charged(tournament: &Tournament) -> impl Iterator<Item = PlayerId> {
    // Asked after every act: of ten thousand who all paid nobody is looked up.
    let entered = tournament.entries().taking_part();
    let came_here = entered.saturating_sub(tournament.days().brought_forward());
    let is_open = charged(tournament).is_some_and(|charged| charged < came_here);
    let all = is_open.then(|| tournament.entries().players()).into_iter().flatten();
    let here = all.filter(|player| {
        player.status != Status::Withdrawn && !tournament.days().is_brought_forward(player.id)
    });
    let charges = |player| tournament.money().charges_of(player).iter();
    let is_charged = move |player| charges(player).any(|charge| charge.sale == Sale::Entry);
    here.map(|player| player.id).filter(move |player| !is_charged(*player))
}

/// How many first entries were charged by a price that there is; none where they have no price.
fn charged(tournament: &Tournament) -> Option<u32> {
    let terms = tournament.settings().money.as_ref()?;
    let entries = terms.buy_ins.iter().filter(|buy_in| buy_in.sale == Sale::Entry);
    entries.map(|buy_in| tournament.money().sold(&buy_in.name)).reduce(u32::saturating_add)
}

/// Charges players for entries bought before there were prices; all of them if nobody is named.
///
/// # Errors
/// Where somebody was charged already, nobody is left to charge, the price does not fit, or it has
/// a bounty and the envelopes are sealed.
pub fn decide_charge_entries(
    tournament: &Tournament,
    players: &[Who],
    pays: &Pays,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.settings().money.is_none(), Refusal::NoPrices);
    let open: BTreeSet<PlayerId> = not_charged(tournament).collect();
    let mut named = BTreeSet::new();
    for who in players {
        let player = tournament.find(who)?.id;
        refuse_if!(!open.contains(&player), Refusal::ChargedAlready { player });
        named.insert(player);
    }
    let charged = if players.is_empty() { open } else { named };
    refuse_if!(charged.is_empty(), Refusal::NobodyToCharge);
    // They have what they bought: whether more of it is sold does not matter.
    let (sale, limits) = (Sale::Entry, Limits::AllTheSame);
    let wanted = Wanted { sale, pays, player: None, count: 0, limits };
    let buy_in = price_for(tournament, wanted, ask.at)?;
    let charged = bought(tournament, buy_in, pays, charged.into_iter().collect(), ask)?;
    Ok(charged.into_iter().collect())
}
