//! What must be true after every act, whatever happened.
//!
//! A broken invariant is a bug of ours. It costs the one act that found it, never the night.

use crate::chips::ChipCause;
use crate::concerns::Concerned;
use crate::entries::Status;
use crate::event::Event;
use crate::finishes::{Busted, impossible_winner_of};
use crate::log::Log;
use crate::money::{MoneyColumn, signed};
use crate::refusal::refuse_if;
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, SeatAt, TableNo};
use crate::winnings::{Winning, bounties};
use std::collections::BTreeMap;

/// An invariant that does not hold.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The chip ledger does not balance.
    ChipsNotConserved,
    /// What the acts in force brought and took is not what is in play.
    ActsDoNotAddUp,
    /// A player and a seat disagree about each other.
    SeatMismatch { player: PlayerId, at: SeatAt },
    /// A player sits in a seat that is out of use.
    ClosedSeatTaken { at: SeatAt },
    /// The ledger of money does not balance.
    MoneyNotConserved,
    /// What is counted about players is wrong.
    CountsWrong,
    /// A player who is out has no bust-out.
    BustMissing { player: PlayerId },
    /// Somebody is said to have won the chips of a player who cannot have won them.
    WinnerImpossible { player: PlayerId, winner: PlayerId },
}

/// Checks what these events could have broken.
///
/// # Errors
/// The first fault found.
pub fn check_after(tournament: &Tournament, events: &[Event]) -> Result<(), Fault> {
    check_sums(tournament)?;
    for event in events {
        let mut found = Ok(());
        event.concerns(&mut |concerned| {
            if let (Concerned::Player(player, _), Ok(())) = (concerned, &found) {
                found = check_player(tournament, player);
            }
        });
        found?;
        if let Event::BustedOut { busts, by, .. } = event {
            let names_winners = |bust: &&Busted| !by.is_empty() || bust.by.is_some();
            let mut named = busts.iter().filter(names_winners);
            named.try_for_each(|bust| check_winners(tournament, bust.player))?;
        }
        if let Event::SeatClosed { at } = event {
            check_table(tournament, at.table)?;
        }
    }
    Ok(())
}

/// Checks that the acts in force brought and took what is in play, cause by cause.
///
/// # Errors
/// Where they did not.
pub fn check_chips(log: &Log) -> Result<(), Fault> {
    let mut sums: BTreeMap<ChipCause, i64> = BTreeMap::new();
    for change in log.chip_changes() {
        let sum = sums.entry(change.cause).or_default();
        *sum = sum.saturating_add(change.chips);
    }
    let ledger = &log.state().chips;
    let is_right = ChipCause::ALL
        .iter()
        .copied()
        .all(|cause| sums.get(&cause).copied().unwrap_or_default() == ledger.sum_of(cause));
    if is_right { Ok(()) } else { Err(Fault::ActsDoNotAddUp) }
}

/// Checks everything.
///
/// # Errors
/// The first fault found.
pub fn check_all(tournament: &Tournament) -> Result<(), Fault> {
    check_sums(tournament)?;
    for player in tournament.entries.players() {
        check_player(tournament, player.id)?;
    }
    for table in tournament.seating.tables() {
        check_table(tournament, table.no)?;
    }
    let stacks: Chips = tournament.entries.players().map(|player| player.stack).sum();
    refuse_if!(stacks != tournament.chips.in_stacks, Fault::ChipsNotConserved);
    check_money(tournament)?;
    let count = |is: fn(Status) -> bool| {
        tournament.entries.players().filter(|player| is(player.status)).count()
    };
    let same = |counted: usize, kept: u32| u32::try_from(counted).ok() == Some(kept);
    let is_right = same(count(|s| matches!(s, Status::Seated(_))), tournament.entries.seated())
        && same(count(|s| s == Status::Out), tournament.entries.out())
        && same(
            count(|s| matches!(s, Status::Unseated | Status::Alternate)),
            tournament.entries.unseated(),
        )
        && same(count(|s| s == Status::Alternate), alternates(tournament));
    if is_right { Ok(()) } else { Err(Fault::CountsWrong) }
}

/// Checks that the ledger of money is what charges and payments come to, one by one, and that
/// every bounty is somebody's or nobody's, but never lost.
fn check_money(tournament: &Tournament) -> Result<(), Fault> {
    let book = &tournament.money;
    let mut sums: BTreeMap<MoneyColumn, i64> = BTreeMap::new();
    let mut add = |column, amount| {
        let sum: &mut i64 = sums.entry(column).or_default();
        *sum = sum.saturating_add(signed(amount));
    };
    for (_, charge) in book.charges() {
        add(MoneyColumn::Owed, charge.owed());
        add(MoneyColumn::Paid, charge.void.unwrap_or(charge.paid));
        add(MoneyColumn::Kept, charge.void.unwrap_or_default());
        if charge.stands() {
            add(MoneyColumn::House, charge.off);
            add(MoneyColumn::WrittenOff, charge.written_off);
            add(MoneyColumn::Pool, charge.price.pool);
            add(MoneyColumn::Fees, charge.price.fees());
            add(MoneyColumn::Staff, charge.price.staff);
            add(MoneyColumn::Bounties, charge.price.bounty);
        }
    }
    for flight in tournament.days.flights() {
        add(MoneyColumn::Flights, flight.money.pool.plus(flight.money.bounties));
        add(MoneyColumn::Pool, flight.money.pool);
        add(MoneyColumn::Bounties, flight.money.bounties);
    }
    for head in book.brought().values() {
        add(MoneyColumn::Flights, *head);
        add(MoneyColumn::Bounties, *head);
    }
    for (_, what, amount) in tournament.winnings.all_paid() {
        let column = match what {
            Winning::Prize => MoneyColumn::PrizesPaid,
            Winning::Bounty => MoneyColumn::BountiesPaid,
        };
        add(column, amount);
    }
    let ledger = book.ledger();
    let is_right = MoneyColumn::ALL.iter().all(|column| {
        let is_told = *column == MoneyColumn::Corrected;
        is_told || sums.get(column).copied().unwrap_or_default() == ledger.sum(*column)
    });
    let has_heads = tournament.settings.money.is_some();
    let heads = bounties(tournament).total();
    let all = match tournament.winnings.envelopes() {
        Some(envelopes) => envelopes.total(),
        None => ledger.money(MoneyColumn::Bounties),
    };
    let are_kept = !has_heads || heads == all;
    if is_right && are_kept { Ok(()) } else { Err(Fault::MoneyNotConserved) }
}

fn alternates(tournament: &Tournament) -> u32 {
    u32::try_from(tournament.entries.alternates().len()).unwrap_or(u32::MAX)
}

fn check_sums(tournament: &Tournament) -> Result<(), Fault> {
    refuse_if!(!tournament.chips.balances(), Fault::ChipsNotConserved);
    refuse_if!(!tournament.money.ledger().balances(), Fault::MoneyNotConserved);
    let seated = tournament.seating.capacity() - tournament.seating.open_seats();
    refuse_if!(seated != tournament.entries.seated(), Fault::CountsWrong);
    Ok(())
}

/// What is decided now names no winner who cannot have won; what an older journal says stands, and
/// [`crate::finishes::winner_faults`] tells it.
fn check_winners(tournament: &Tournament, player: PlayerId) -> Result<(), Fault> {
    match impossible_winner_of(tournament, player) {
        Some(fault) => Err(Fault::WinnerImpossible { player, winner: fault.winner }),
        None => Ok(()),
    }
}

fn check_player(tournament: &Tournament, id: PlayerId) -> Result<(), Fault> {
    let Some(player) = tournament.entries.player(id) else { return Ok(()) };
    match player.status {
        Status::Seated(at) if tournament.seating.player_at(at) != Some(id) => {
            Err(Fault::SeatMismatch { player: id, at })
        }
        Status::Out if tournament.finishes.last_bust(id).is_none() => {
            Err(Fault::BustMissing { player: id })
        }
        Status::Unseated
        | Status::Alternate
        | Status::Seated(_)
        | Status::Out
        | Status::Withdrawn => Ok(()),
    }
}

fn check_table(tournament: &Tournament, table: TableNo) -> Result<(), Fault> {
    let Some(known) = tournament.seating.table(table) else { return Ok(()) };
    let is_noted = tournament.seating.notes_open_seats_at(table);
    refuse_if!(is_noted == known.open().is_empty(), Fault::CountsWrong);
    for (seat, place) in known.seats() {
        let at = SeatAt { table, seat };
        let Some(player) = place.player else { continue };
        let status = tournament.entries.player(player).map(|player| player.status);
        refuse_if!(status != Some(Status::Seated(at)), Fault::SeatMismatch { player, at });
        refuse_if!(known.closed().contains(seat), Fault::ClosedSeatTaken { at });
    }
    Ok(())
}
