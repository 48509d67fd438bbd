//! A sale that should not have been, or that nobody ever used, is void; what followed it stays.

use crate::ask::Ask;
use crate::chips::{ChipCause, check_note, check_stack, restack, signed};
use crate::entries::{
    AfterVoid, MoneyBack, Player, Purchase, Sale, SaleEffect, Status, Who, apply_withdrawn,
};
use crate::event::Event;
use crate::money::give_back;
use crate::pace::after_exit;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, SeatAt, Timestamp};

/// What the floor says of a sale that is void.
#[derive(Debug, Clone, Copy)]
pub struct VoidTerms<'a> {
    /// The stack that leaves play with an entry; as last known where not given.
    pub stack: Option<Chips>,
    /// What becomes of the money.
    pub money: MoneyBack,
    /// Why it is void, in the words of the floor; may be empty.
    pub note: &'a str,
}

/// What was sold to a player last of this sort is void.
///
/// An entry takes the player off the list with whatever they have, so that nobody who never came
/// gets a place; an entry or rebuy after a bust-out leaves them out as before. Of anything else
/// the chips leave play again.
///
/// # Errors
/// Where nothing of the sort was sold, or something stands on it: another sale, a bust-out,
/// somebody they knocked out, or a sealed envelope.
pub fn decide_void_sale(
    tournament: &Tournament,
    who: &Who,
    sale: Sale,
    terms: VoidTerms<'_>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    check_note(terms.note)?;
    let (chips, then) = match sale {
        Sale::Entry => {
            check_first_entry(tournament, player)?;
            (check_leaving(tournament, player, terms.stack)?, AfterVoid::OffTheList)
        }
        Sale::ReEntry | Sale::Rebuy | Sale::AddOn => {
            let index = player.bought.iter().rposition(|bought| bought.sale == sale);
            let index = index.ok_or(Refusal::NotBought { player: player.id })?;
            let (upto, later) = player.bought.split_at(index + 1);
            let bought = upto.last().ok_or(Refusal::NotBought { player: player.id })?;
            match bought.effect {
                SaleEffect::MoreChips => (bought.chips, AfterVoid::AsBefore),
                SaleEffect::BackIn => {
                    check_back_in(tournament, player, *bought, later)?;
                    (check_leaving(tournament, player, terms.stack)?, AfterVoid::OutAgain)
                }
                SaleEffect::ForStack => {
                    return Err(Refusal::StackGivenUp { player: player.id });
                }
            }
        }
    };
    let in_play = tournament.chips.in_play();
    refuse_if!(chips > in_play, Refusal::MoreThanInPlay { chips, in_play });
    let (id, seat) = (player.id, player.seat());
    let (at, money, note) = (ask.at, terms.money, terms.note.trim().to_owned());
    let mut events =
        vec![Event::SaleVoided { at, player: id, seat, sale, chips, then, money, note }];
    events.extend(money_of(tournament, player, sale, money, at)?);
    if then != AfterVoid::AsBefore {
        let gone: Vec<SeatAt> = seat.into_iter().collect();
        events.extend(after_exit(tournament, &gone, ask));
    }
    Ok(events)
}

/// What becomes of what a player was charged: with their first entry all of it is void.
fn money_of(
    tournament: &Tournament,
    player: &Player,
    sale: Sale,
    money: MoneyBack,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let book = tournament.money();
    match sale {
        Sale::Entry => {
            give_back(tournament, player.id, book.charges_of(player.id).iter(), money, at)
        }
        Sale::ReEntry | Sale::Rebuy | Sale::AddOn => {
            let last = book.last_charge(player.id, sale).into_iter();
            give_back(tournament, player.id, last, money, at)
        }
    }
}

/// Whether no sealed envelope is for the head of a player: nobody could open it any more.
pub(super) fn check_head(tournament: &Tournament, player: PlayerId) -> Result<(), Refusal> {
    let envelopes = tournament.winnings.envelopes();
    let has_head = envelopes.is_some_and(|envelopes| envelopes.is_for(player));
    refuse_if!(has_head, Refusal::EnvelopesSealed);
    Ok(())
}

/// Whether nothing stands on the first entry of a player but chips.
fn check_first_entry(tournament: &Tournament, player: &Player) -> Result<(), Refusal> {
    let id = player.id;
    check_head(tournament, id)?;
    refuse_if!(player.status == Status::Out, Refusal::BustStands { player: id });
    refuse_if!(player.entries > 1, Refusal::BoughtSince { player: id });
    refuse_if!(tournament.finishes.last_bust(id).is_some(), Refusal::BoughtSince { player: id });
    check_won_nothing(tournament, id, 0)
}

/// Whether nothing stands on a sale that brought a player back in.
fn check_back_in(
    tournament: &Tournament,
    player: &Player,
    bought: Purchase,
    later: &[Purchase],
) -> Result<(), Refusal> {
    let id = player.id;
    refuse_if!(player.status == Status::Out, Refusal::BustStands { player: id });
    refuse_if!(!later.is_empty(), Refusal::BoughtSince { player: id });
    check_won_nothing(tournament, id, bought.after)
}

/// Whether nobody was knocked out by this player in a hand that was entered after so many.
fn check_won_nothing(tournament: &Tournament, id: PlayerId, after: u64) -> Result<(), Refusal> {
    let hands = tournament.finishes.hands().filter(|(key, _)| key.order > after);
    let mut lost = hands.flat_map(|(_, hand)| {
        hand.busts.iter().filter(move |bust| hand.won_by(bust).contains(&id))
    });
    match lost.next() {
        Some(bust) => Err(Refusal::HasKnockedOut { player: id, other: bust.player }),
        None => Ok(()),
    }
}

/// The stack that leaves play with a player.
fn check_leaving(
    tournament: &Tournament,
    player: &Player,
    stack: Option<Chips>,
) -> Result<Chips, Refusal> {
    let is_last = tournament.entries.left() <= 1 && tournament.entries.out() > 0;
    refuse_if!(is_last, Refusal::NobodyLeft);
    let stack = stack.unwrap_or(player.stack);
    check_stack(tournament, player.id, stack)?;
    Ok(stack)
}

/// What was sold to a player last of this sort is void.
pub fn apply_sale_voided(
    tournament: &mut Tournament,
    id: PlayerId,
    sale: Sale,
    chips: Chips,
    then: AfterVoid,
) {
    match then {
        AfterVoid::OffTheList => {
            restack(tournament, id, chips);
            apply_withdrawn(tournament, &[id]);
            return;
        }
        AfterVoid::OutAgain => go_out_again(tournament, id, chips),
        AfterVoid::AsBefore => take_chips(tournament, id, sale, chips),
    }
    let Some(player) = tournament.entries.player_mut(id) else { return };
    if let Some(index) = player.bought.iter().rposition(|bought| bought.sale == sale) {
        player.bought.remove(index);
    }
    // A forged journal may void what was never sold; then nothing is less by it.
    match sale {
        Sale::Entry => {}
        Sale::ReEntry => {
            player.entries = player.entries.saturating_sub(1);
            let entries = &mut tournament.entries;
            entries.entries_total = entries.entries_total.saturating_sub(1);
            entries.re_entries_total = entries.re_entries_total.saturating_sub(1);
        }
        Sale::Rebuy => {
            player.rebuys = player.rebuys.saturating_sub(1);
            let rebuys = &mut tournament.entries.rebuys_total;
            *rebuys = rebuys.saturating_sub(1);
        }
        Sale::AddOn => {
            player.add_ons = player.add_ons.saturating_sub(1);
            let add_ons = &mut tournament.entries.add_ons_total;
            *add_ons = add_ons.saturating_sub(1);
        }
    }
}

/// A player is out as before, and the stack they had leaves play.
fn go_out_again(tournament: &mut Tournament, id: PlayerId, chips: Chips) {
    restack(tournament, id, chips);
    let Some(player) = tournament.entries.player_mut(id) else { return };
    player.stack = Chips::ZERO;
    player.waits_one_hand = false;
    let seat = player.seat();
    tournament.chips.remove(ChipCause::Withdrawn, chips);
    tournament.entries.set_status(id, Status::Out);
    if let Some(at) = seat {
        tournament.seating.stand(at);
    }
    tournament.seating.pending.retain(|pending| pending.order.player != id);
}

/// Chips that a sale brought leave play; what the known stack does not hold, others have.
fn take_chips(tournament: &mut Tournament, id: PlayerId, sale: Sale, chips: Chips) {
    let Some(player) = tournament.entries.player_mut(id) else { return };
    let (before, after) = (player.stack, player.stack.minus(chips));
    player.stack = after;
    tournament.chips.change(ChipCause::of_sale(sale), -signed(chips), before, after);
}
