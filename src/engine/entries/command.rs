//! What can be asked of the entries, and why it is refused.

use crate::ask::Ask;
use crate::chips::{ForfeitReason, Forfeited, check_stack};
use crate::command::{Apart, SameNames};
use crate::entries::by_hand::check_member_numbers;
use crate::entries::void::check_head;
use crate::entries::{
    NewPlayer, Player, PlayerName, PlayerNote, Registered, SeatNeed, Status, Who,
};
use crate::event::Event;
use crate::finishes::Exit;
use crate::money::{BuyIn, Limits, Pays, Wanted, bought, give_back, price_for};
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{check_open, decide_late_seats};
use crate::tournament::Tournament;
use crate::values::{Chips, MoneyBack, PlayerId, Sale, SeatAt};
use std::collections::{BTreeMap, BTreeSet};

/// Sells entries. Once seats are drawn the players are seated at once, or wait in line.
///
/// Rules: TDA 2024 §8, §10. TDA 2011 speaks of players from broken tables only.
///
/// # Errors
/// Where entries are no longer sold, or a name is on the list and two people were not meant.
pub fn decide_register(
    tournament: &Tournament,
    players: &[NewPlayer],
    same_names: SameNames,
    pays: &Pays,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(players.is_empty(), Refusal::NobodyNamed);
    refuse_if!(!tournament.is_registration_open(ask.at), Refusal::RegistrationOver);
    entered(tournament, players, same_names, pays, Limits::Hold, ask)
}

/// Entries that are sold, whatever the level.
///
/// # Errors
/// Where a name is on the list and two people were not meant.
pub(super) fn entered(
    tournament: &Tournament,
    players: &[NewPlayer],
    same_names: SameNames,
    pays: &Pays,
    limits: Limits,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    if same_names == SameNames::Refuse {
        check_names(tournament, players)?;
    }
    check_member_numbers(tournament, players.iter().filter_map(|new| new.member.as_ref()))?;
    let first = tournament.entries.next_id().0;
    let registered: Vec<Registered> = (first..)
        .zip(players)
        .map(|(id, new)| Registered {
            id: PlayerId(id),
            name: new.name.clone(),
            need: new.need,
            member: new.member.clone(),
        })
        .collect();
    let ids: Vec<PlayerId> = registered.iter().map(|player| player.id).collect();
    let count = u32::try_from(players.len()).unwrap_or(u32::MAX);
    let wanted = Wanted { sale: Sale::Entry, pays, player: None, count, limits };
    let buy_in = price_for(tournament, wanted, ask.at)?;
    let chips = chips_of(tournament, Sale::Entry, buy_in)?;
    let needs: BTreeMap<PlayerId, SeatNeed> =
        registered.iter().filter_map(|player| Some((player.id, player.need?))).collect();
    let mut events = vec![Event::PlayersRegistered { players: registered, chips }];
    events.extend(bought(tournament, buy_in, pays, ids.clone(), ask)?);
    events.extend(decide_late_seats(tournament, &ids, &needs, ask)?);
    Ok(events)
}

fn check_names(tournament: &Tournament, players: &[NewPlayer]) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    for new in players {
        let name = new.name.to_string();
        let same = tournament.entries.named(&name).next().map(|same| same.id);
        if let Some(player) = same {
            return Err(Refusal::NameTaken { name, player });
        }
        refuse_if!(!seen.insert(new.name.folded()), Refusal::NameTwice { name });
    }
    Ok(())
}

/// Corrects a name.
///
/// # Errors
/// If `who` fits nobody or several, or another player has the name and `same_names` refuses that.
pub fn decide_rename(
    tournament: &Tournament,
    who: &Who,
    name: &PlayerName,
    same_names: SameNames,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    let same = tournament.entries.named(name.as_str()).find(|same| same.id != player);
    if let Some(same) = same.filter(|_| same_names == SameNames::Refuse) {
        return Err(Refusal::NameTaken { name: name.to_string(), player: same.id });
    }
    Ok(vec![Event::PlayerRenamed { player, name: name.clone() }])
}

/// Takes players off the list, with all they bought. Those seated may leave until play begins.
///
/// # Errors
/// Where one of them has played or has a sealed envelope, or their stacks hold more than is in
/// play.
pub fn decide_unregister(
    tournament: &Tournament,
    players: &[Who],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let players = tournament.find_all(players)?;
    for player in &players {
        let is_waiting = matches!(player.status, Status::Unseated | Status::Alternate);
        let may_leave = player.entries == 1
            && tournament.finishes.last_bust(player.id).is_none()
            && !tournament.finishes.has_won(player.id)
            && (is_waiting || !tournament.clock.has_begun(ask.at));
        refuse_if!(!may_leave, Refusal::HasPlayed { player: player.id });
        check_head(tournament, player.id)?;
    }
    // Chips of theirs that left play before cannot leave it a second time.
    let chips: Chips = players.iter().map(|player| player.stack).sum();
    let in_play = tournament.chips.in_play();
    refuse_if!(chips > in_play, Refusal::MoreThanInPlay { chips, in_play });
    let ids: Vec<PlayerId> = players.iter().map(|player| player.id).collect();
    let mut events = vec![Event::PlayersWithdrawn { players: ids.clone() }];
    for player in ids {
        let charges = tournament.money.charges_of(player).iter();
        events.extend(give_back(tournament, player, charges, MoneyBack::GivenBack, ask.at)?);
    }
    Ok(events)
}

/// Sells a new entry to somebody who busted out; they draw a new seat.
///
/// Rules: TDA 2024 §8.
///
/// # Errors
/// Where they are in, have entered as often as allowed, or entries are no longer sold.
pub fn decide_re_enter(
    tournament: &Tournament,
    who: &Who,
    pays: &Pays,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = busted(tournament, who)?;
    enter_again(tournament, player, pays, ask)
}

/// A new entry for a player whose old one is over.
///
/// # Errors
/// Where they have entered as often as allowed, or entries are no longer sold.
fn enter_again(
    tournament: &Tournament,
    player: &Player,
    pays: &Pays,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_not_disqualified(tournament, player.id)?;
    refuse_if!(!tournament.is_registration_open(ask.at), Refusal::RegistrationOver);
    entered_again(tournament, player, pays, Limits::Hold, ask)
}

/// An entry that is sold once more, whatever the level and however often.
///
/// # Errors
/// Where they were disqualified, or a needed seat is not to be had.
pub(super) fn entered_again(
    tournament: &Tournament,
    player: &Player,
    pays: &Pays,
    limits: Limits,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_not_disqualified(tournament, player.id)?;
    let wanted = Wanted { sale: Sale::ReEntry, pays, player: Some(player.id), count: 1, limits };
    let buy_in = price_for(tournament, wanted, ask.at)?;
    let chips = chips_of(tournament, Sale::ReEntry, buy_in)?;
    let mut events = vec![Event::ReEntered { player: player.id, chips }];
    events.extend(bought(tournament, buy_in, pays, vec![player.id], ask)?);
    let needs = player.need.map(|need| (player.id, need)).into_iter().collect();
    events.extend(decide_late_seats(tournament, &[player.id], &needs, ask)?);
    Ok(events)
}

/// A player who is still in gives their stack up, which leaves play, and enters again with a full
/// one; they draw a new seat like everybody who enters.
///
/// Rules: TDA 2024 §8-B. TDA 2011 is silent.
///
/// # Errors
/// Where they are not in, have entered as often as allowed, or entries are no longer sold.
pub fn decide_surrender(
    tournament: &Tournament,
    who: &Who,
    pays: &Pays,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let seat = player.seat_in_play()?;
    check_stack(tournament, player.id, player.stack)?;
    // They draw as everybody does, and their own seat is open by then.
    let mut risen = tournament.clone();
    risen.entries.set_status(player.id, Status::Unseated);
    risen.seating.stand(seat);
    let again = enter_again(&risen, player, pays, ask)?;
    let forfeited = Forfeited {
        player: Some(player.id),
        table: Some(seat.table),
        chips: player.stack,
        reason: ForfeitReason::ReEntry,
        note: String::new(),
    };
    let gave_up = Event::ChipsForfeited { at: ask.at, forfeited };
    Ok(std::iter::once(gave_up).chain(again).collect())
}

/// Sells a rebuy. Somebody who is out sits down where they sat, or draws a seat if that is gone.
///
/// Rules: TDA 2011 §24; TDA 2024 §27: a player may not miss a hand.
///
/// # Errors
/// Where rebuys are no longer sold, or they have used theirs.
pub fn decide_rebuy(
    tournament: &Tournament,
    who: &Who,
    pays: &Pays,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    check_not_disqualified(tournament, player.id)?;
    rebuy_sold(tournament, player, pays, Limits::Hold, ask)
}

/// A rebuy that is sold, whatever the level and however often.
///
/// # Errors
/// Where they were disqualified, or have no seat.
pub(super) fn rebuy_sold(
    tournament: &Tournament,
    player: &Player,
    pays: &Pays,
    limits: Limits,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_not_disqualified(tournament, player.id)?;
    let seat = match player.status {
        Status::Seated(_) => None,
        Status::Out => seat_before_bust(tournament, player).ok(),
        Status::Unseated | Status::Alternate | Status::Withdrawn => {
            return Err(Refusal::NotSeated { player: player.id });
        }
    };
    let wanted = Wanted { sale: Sale::Rebuy, pays, player: Some(player.id), count: 1, limits };
    let buy_in = price_for(tournament, wanted, ask.at)?;
    let chips = chips_of(tournament, Sale::Rebuy, buy_in)?;
    let mut events = vec![Event::RebuyTaken { player: player.id, chips, seat }];
    events.extend(bought(tournament, buy_in, pays, vec![player.id], ask)?);
    if player.status == Status::Out && seat.is_none() {
        let needs = player.need.map(|need| (player.id, need)).into_iter().collect();
        events.extend(decide_late_seats(tournament, &[player.id], &needs, ask)?);
    }
    Ok(events)
}

/// Whoever was disqualified buys nothing more.
///
/// Rules: TDA 2011 §51; TDA 2024 §71.
fn check_not_disqualified(tournament: &Tournament, player: PlayerId) -> Result<(), Refusal> {
    if tournament.finishes.exit_of(player) == Exit::Disqualified {
        return Err(Refusal::Disqualified { player });
    }
    Ok(())
}

/// What a sale brings: as its price says, or else the event.
///
/// # Errors
/// Where neither says it, as of an add-on that is not sold.
fn chips_of(tournament: &Tournament, sale: Sale, buy_in: Option<&BuyIn>) -> Result<Chips, Refusal> {
    tournament.settings.offer(sale, buy_in).chips.ok_or(Refusal::AddOnNotSold)
}

/// The seat that a player left when they busted out, if they can sit there again.
///
/// # Errors
/// Where the table is gone, the seat out of use, or somebody sits in it.
pub(crate) fn seat_before_bust(
    tournament: &Tournament,
    player: &Player,
) -> Result<SeatAt, Refusal> {
    let not_busted = Refusal::NotBusted { player: player.id };
    let (_, hand) = tournament.finishes.last_bust(player.id).ok_or_else(|| not_busted.clone())?;
    let bust = hand.busts.iter().find(|bust| bust.player == player.id).ok_or(not_busted)?;
    check_open(tournament, bust.seat)?;
    Ok(bust.seat)
}

/// Sells an add-on, as often as its price says, and one for each player where it says nothing.
///
/// # Errors
/// Where none is sold, they have theirs, or they are not in.
pub fn decide_add_on(
    tournament: &Tournament,
    who: &Who,
    pays: &Pays,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    add_on_sold(tournament, player, pays, Limits::Hold, ask)
}

/// An add-on that is sold, though it may be their second.
///
/// # Errors
/// Where none is sold, or they are not in.
pub(super) fn add_on_sold(
    tournament: &Tournament,
    player: &Player,
    pays: &Pays,
    limits: Limits,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(!tournament.settings.sells(Sale::AddOn), Refusal::AddOnNotSold);
    refuse_if!(!player.is_in(), Refusal::NotIn { player: player.id });
    let wanted = Wanted { sale: Sale::AddOn, pays, player: Some(player.id), count: 1, limits };
    let buy_in = price_for(tournament, wanted, ask.at)?;
    let chips = chips_of(tournament, Sale::AddOn, buy_in)?;
    let sold = Event::AddOnTaken { player: player.id, chips };
    let charged = bought(tournament, buy_in, pays, vec![player.id], ask)?;
    Ok(std::iter::once(sold).chain(charged).collect())
}

/// Gives a player a table or seat that they must have, from the next draw on.
///
/// # Errors
/// Where nobody or more than one is meant.
pub fn decide_need(
    tournament: &Tournament,
    who: &Who,
    need: Option<SeatNeed>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    let need = need.filter(|need| need.table.is_some() || need.seat.is_some());
    Ok(vec![Event::NeedSet { player, need }])
}

/// Keeps two players from being drawn to one table, or allows it again.
///
/// # Errors
/// Where both are the same.
pub fn decide_apart(
    tournament: &Tournament,
    pair: &[Who; 2],
    apart: Apart,
) -> Result<Vec<Event>, Refusal> {
    let [one, other] = pair;
    let players = [tournament.find(one)?.id, tournament.find(other)?.id];
    refuse_if!(players[0] == players[1], Refusal::SamePlayer { player: players[0] });
    Ok(vec![match apart {
        Apart::Keep => Event::PairKeptApart { players },
        Apart::Free => Event::PairFreed { players },
    }])
}

/// Writes down what the floor should know of a player, and who assists them; nothing takes it away.
///
/// Rules: TDA 2011 §6; TDA 2024 §9.
///
/// # Errors
/// Where it stands there already, or is too long.
pub fn decide_note(
    tournament: &Tournament,
    who: &Who,
    note: &PlayerNote,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let note = note.spaced();
    refuse_if!(note.is_too_long(), Refusal::NoteTooLong { most: PlayerNote::LETTERS_MAX });
    refuse_if!(note == player.note, Refusal::NoteUnchanged { player: player.id });
    Ok(vec![Event::PlayerNoted { player: player.id, note }])
}

/// Lets a player stay where they are when tables are balanced.
///
/// # Errors
/// Where they are locked already.
pub fn decide_lock(tournament: &Tournament, who: &Who) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    refuse_if!(!player.is_in(), Refusal::NotIn { player: player.id });
    refuse_if!(player.is_locked, Refusal::PlayerLocked { player: player.id });
    Ok(vec![Event::PlayerLocked { player: player.id }])
}

/// Lets a player be moved again.
///
/// # Errors
/// Where they are not locked.
pub fn decide_unlock(tournament: &Tournament, who: &Who) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    refuse_if!(!player.is_locked, Refusal::PlayerNotLocked { player: player.id });
    Ok(vec![Event::PlayerUnlocked { player: player.id }])
}

/// Sells no more entries.
///
/// # Errors
/// Where entries are not sold anyway.
pub fn decide_close_registration(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(!tournament.is_registration_open(ask.at), Refusal::RegistrationClosed);
    Ok(vec![Event::RegistrationClosed])
}

/// Sells entries again, whatever the level.
///
/// # Errors
/// Where entries are sold.
pub fn decide_open_registration(
    tournament: &Tournament,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.is_registration_open(ask.at), Refusal::RegistrationOpen);
    refuse_if!(tournament.winnings.envelopes().is_some(), Refusal::EnvelopesSealed);
    Ok(vec![Event::RegistrationOpened])
}

/// Somebody who is out.
///
/// # Errors
/// Where nobody or more than one is meant, or they are in.
pub(super) fn busted<'a>(tournament: &'a Tournament, who: &Who) -> Result<&'a Player, Refusal> {
    let player = tournament.find(who)?;
    match player.status {
        Status::Out => Ok(player),
        Status::Unseated | Status::Alternate | Status::Seated(_) | Status::Withdrawn => {
            Err(Refusal::StillIn { player: player.id })
        }
    }
}
