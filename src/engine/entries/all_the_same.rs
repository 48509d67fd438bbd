//! What the terms no longer allow is sold all the same, by word of the floor.

use crate::ask::Ask;
use crate::chips::check_note;
use crate::command::SameNames;
use crate::entries::command::{add_on_sold, busted, entered, entered_again, rebuy_sold};
use crate::entries::{NewPlayer, PlayerName, Sale, SaleLimit, Who};
use crate::event::Event;
use crate::money::{Limits, Pays, Wanted, price_for};
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::PlayerId;

/// Sells what the terms no longer allow, past a limit or a level; a new player is told by name.
///
/// # Errors
/// Where the terms allow it, the floor does not say why, or something else is in the way than the
/// terms: a disqualified player buys nothing more, and an add-on has to be one of the event.
pub fn decide_sell_all_the_same(
    tournament: &Tournament,
    sale: Sale,
    who: &Who,
    reason: &str,
    pays: &Pays,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_note(reason)?;
    let (player, mut events) = sold(tournament, sale, who, pays, ask)?;
    let wanted = Wanted { sale, pays, player: Some(player), count: 1, limits: Limits::Hold };
    let in_the_way = price_for(tournament, wanted, ask.at).err();
    let limit = in_the_way.ok_or(Refusal::SoldAsUsual)?;
    let limit = SaleLimit::of(&limit).ok_or(limit)?;
    refuse_if!(reason.trim().is_empty(), Refusal::NoteMissing);
    let (at, reason) = (ask.at, reason.trim().to_owned());
    // The first event is the sale; where it seats somebody, that follows.
    let told = Event::SoldAllTheSame { at, player, sale, limit, reason };
    events.insert(1.min(events.len()), told);
    Ok(events)
}

/// Whom a sale is for, and what comes of it, whatever its limits say.
fn sold(
    tournament: &Tournament,
    sale: Sale,
    who: &Who,
    pays: &Pays,
    ask: &mut Ask<'_>,
) -> Result<(PlayerId, Vec<Event>), Refusal> {
    let limits = Limits::AllTheSame;
    Ok(match sale {
        Sale::Entry => {
            let new = new_player(tournament, who)?;
            let player = tournament.entries.next_id();
            (player, entered(tournament, &[new], SameNames::Refuse, pays, limits, ask)?)
        }
        Sale::ReEntry => {
            let player = busted(tournament, who)?;
            (player.id, entered_again(tournament, player, pays, limits, ask)?)
        }
        Sale::Rebuy => {
            let player = tournament.find(who)?;
            (player.id, rebuy_sold(tournament, player, pays, limits, ask)?)
        }
        Sale::AddOn => {
            let player = tournament.find(who)?;
            (player.id, add_on_sold(tournament, player, pays, limits, ask)?)
        }
    })
}

/// Somebody new, who is told by name.
fn new_player(tournament: &Tournament, who: &Who) -> Result<NewPlayer, Refusal> {
    match who {
        Who::Name(name) => {
            let name = PlayerName::new(name).ok_or(Refusal::NameMissing)?;
            Ok(NewPlayer { name, need: None, member: None })
        }
        Who::Id(_) => {
            let player = tournament.find(who)?;
            Err(Refusal::NameTaken { name: player.name.to_string(), player: player.id })
        }
    }
}
