//! May a value be raced off, exchanged, or taken late, and what comes of it.

use crate::ask::Ask;
use crate::chips::Sold;
use crate::chips::racing::table::{Holding, Ready};
use crate::chips::racing::{
    ChipExchange, Exchanged, RaceStep, RacedStep, Rescue, Rounding, SeatChips, TableChips,
    late_find,
};
use crate::entries::Who;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{DrawPurpose, DrawRecord, DrawRoll, Table, hold};
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, SeatAt, TableNo};
use rulebook::options::LateChips;
use std::collections::BTreeSet;

/// Races the odd chips of one value or several at these tables, the lowest value first.
///
/// Cards come from the dealer where they are told; else each table has a deck in an order that
/// was fixed by the secret of the draw.
///
/// Rules: TDA 2011 §21; TDA 2024 §24-A.
///
/// # Errors
/// Where a value does not become the next, is gone, or has raced at a table; where a table or
/// seat is not there or named twice; where chips or cards cannot be right.
pub fn decide_race(
    tournament: &Tournament,
    steps: &[RaceStep],
    tables: &[TableChips],
    public: Option<&str>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let steps = resolved(tournament, steps)?;
    let ready = ready(tournament, &steps, tables)?;
    let players: Vec<PlayerId> =
        ready.iter().flat_map(|table| &table.holdings).map(|holding| holding.player).collect();
    let options = &tournament.settings.rules.options;
    let rounding = Rounding::from(options.race_rounding);
    let rescue = Rescue::from(options.race_rescue);
    let mut held: Option<(DrawRecord, DrawRoll)> = None;
    let mut raced = Vec::with_capacity(ready.len());
    for table in ready {
        let mut deck = |table: TableNo, value: Chips| {
            let (_, roll) = held.get_or_insert_with(|| {
                let public = public.map(str::to_owned);
                let draw = hold(tournament, DrawPurpose::ChipRace, public, &players, ask);
                let roll = DrawRoll::of(&draw);
                (draw, roll)
            });
            roll.deck(table, value)
        };
        raced.push(table.raced(&steps, rounding, rescue, &mut deck)?);
    }
    let expected = |value| chips_to_expect(tournament, value);
    let steps = steps.into_iter();
    Ok(vec![Event::ChipsRaced {
        at: ask.at,
        steps: steps
            .map(|(remove, next)| RacedStep { remove, next, expected: expected(remove) })
            .collect(),
        rounding,
        rescue,
        draw: held.map(|(draw, _)| draw),
        tables: raced,
    }])
}

/// Each value with the one that it becomes.
fn resolved(tournament: &Tournament, steps: &[RaceStep]) -> Result<Vec<(Chips, Chips)>, Refusal> {
    refuse_if!(steps.is_empty(), Refusal::NoChipNamed);
    let mut resolved: Vec<(Chips, Chips)> = Vec::with_capacity(steps.len());
    for step in steps {
        let worth = step.remove;
        if resolved.last().is_some_and(|(before, _)| *before >= worth) {
            return Err(Refusal::RaceOutOfOrder { worth });
        }
        check_in_set(tournament, worth)?;
        if tournament.races.is_gone(worth, &tournament.seating) {
            return Err(Refusal::ChipsGone { worth });
        }
        let begun = tournament.races.value(worth).map(|raced| raced.next);
        let next = step.next.or_else(|| raced_for(tournament, worth));
        let next = next.ok_or(Refusal::NoNextChip { worth })?;
        check_next(tournament, worth, next)?;
        if let Some(begun) = begun.filter(|begun| *begun != next) {
            return Err(Refusal::RaceBegunForAnother { worth, next: begun });
        }
        resolved.push((worth, next));
    }
    Ok(resolved)
}

fn check_in_set(tournament: &Tournament, worth: Chips) -> Result<(), Refusal> {
    let set = &tournament.settings.chip_set;
    let is_known = set.is_empty() || set.denominations.iter().any(|chip| chip.value == worth);
    if is_known { Ok(()) } else { Err(Refusal::NotInChipSet { worth }) }
}

fn check_next(tournament: &Tournament, worth: Chips, next: Chips) -> Result<(), Refusal> {
    check_in_set(tournament, next)?;
    if worth == Chips::ZERO || next <= worth || !next.0.is_multiple_of(worth.0) {
        return Err(Refusal::NextNotMultiple { worth, next });
    }
    if tournament.races.is_gone(next, &tournament.seating) {
        return Err(Refusal::ChipsGone { worth: next });
    }
    Ok(())
}

/// The value that a table races for: that of the tables before it, or the smallest chip of the
/// set in play that is a multiple.
#[must_use]
pub fn raced_for(tournament: &Tournament, worth: Chips) -> Option<Chips> {
    let begun = tournament.races.value(worth).map(|raced| raced.next);
    begun.or_else(|| next_chip(tournament, worth))
}

/// The smallest chip of the set in play that so many of this value make.
fn next_chip(tournament: &Tournament, worth: Chips) -> Option<Chips> {
    let values = tournament.settings.chip_set.denominations.iter().map(|chip| chip.value);
    let serves = |next: &Chips| check_next(tournament, worth, *next).is_ok();
    values.filter(serves).min()
}

/// How many chips of a value were handed out and are to be in the room, where that is known.
///
/// Where chips were sold or brought forward that nobody told the values of, it is not.
pub(crate) fn chips_to_expect(tournament: &Tournament, value: Chips) -> Option<u64> {
    let (set, terms) = (&tournament.settings.chip_set, &tournament.settings.entries);
    let chip = set.denominations.iter().find(|chip| chip.value == value)?;
    let sold = Sold::of(tournament);
    let is_a_stack = |chips: Chips, times: u32| times == 0 || chips == terms.starting_chips;
    let is_as_sold = tournament.days.flights().is_empty()
        && is_a_stack(sold.rebuy_chips, sold.rebuys)
        && is_a_stack(sold.add_on_chips, sold.add_ons);
    let stacks = [sold.stacks, sold.rebuys, sold.add_ons].into_iter().map(u64::from).sum::<u64>();
    let raced = tournament.races.values().filter(|(_, raced)| raced.next == value);
    let from_races: u64 = raced.map(|(_, raced)| raced.received).sum();
    let expected = stacks * u64::from(chip.in_a_stack) + from_races;
    let expected = expected.saturating_add_signed(tournament.races.changed(value));
    (is_as_sold && chip.in_a_stack > 0).then_some(expected)
}

/// The tables as they were told, each seat with who sits there.
fn ready<'a>(
    tournament: &Tournament,
    steps: &[(Chips, Chips)],
    tables: &'a [TableChips],
) -> Result<Vec<Ready<'a>>, Refusal> {
    refuse_if!(tables.is_empty(), Refusal::NoTableNamed);
    let mut seen = BTreeSet::new();
    let mut ready = Vec::with_capacity(tables.len());
    for told in tables {
        let table = told.table;
        let known = tournament.seating.table(table).ok_or(Refusal::TableUnknown { table })?;
        refuse_if!(!seen.insert(table), Refusal::TableTwice { table });
        let has_raced = |value| {
            tournament.races.value(value).is_some_and(|raced| raced.tables.contains(&table))
        };
        let values = steps.iter().flat_map(|(value, next)| [*value, *next]);
        if let Some(worth) = values.into_iter().find(|value| has_raced(*value)) {
            return Err(Refusal::TableRaced { table, worth });
        }
        let mut holdings: Vec<Holding<'a>> = Vec::with_capacity(told.seats.len());
        for seat in &told.seats {
            let holding = holding(tournament, known, steps, seat)?;
            if holdings.iter().any(|other| other.seat == seat.seat) {
                return Err(Refusal::SeatTwice { at: SeatAt { table, seat: seat.seat } });
            }
            holdings.push(holding);
        }
        holdings.sort_by_key(|holding| holding.seat);
        ready.push(Ready { table, holdings });
    }
    check_in_play(tournament, steps, &ready)?;
    Ok(ready)
}

fn holding<'a>(
    tournament: &Tournament,
    table: &Table,
    steps: &[(Chips, Chips)],
    told: &'a SeatChips,
) -> Result<Holding<'a>, Refusal> {
    let at = SeatAt { table: table.no, seat: told.seat };
    refuse_if!(!table.has_seat(told.seat), Refusal::SeatUnknown { at });
    let player = table.player(told.seat).ok_or(Refusal::NobodyInSeat { at })?;
    if told.chips.len() != steps.len() {
        return Err(Refusal::RaceCountsWrong { at, values: steps.len() });
    }
    let chips: Vec<u64> = told.chips.iter().copied().map(u64::from).collect();
    let value = worth(&chips, steps);
    let in_play = tournament.chips.in_play();
    refuse_if!(value > in_play, Refusal::StackTooLarge { player, chips: value, in_play });
    let is_whole_stack = told.is_whole_stack && value > Chips::ZERO;
    Ok(Holding { seat: told.seat, player, chips, is_whole_stack, cards: &told.cards })
}

/// What chips of the leaving values are worth together.
fn worth(chips: &[u64], steps: &[(Chips, Chips)]) -> Chips {
    let worth = |(chips, (value, _)): (&u64, &(Chips, Chips))| Chips(chips.saturating_mul(value.0));
    chips.iter().zip(steps).map(worth).sum()
}

/// Nobody can hand in more than was ever handed out.
fn check_in_play(
    tournament: &Tournament,
    steps: &[(Chips, Chips)],
    ready: &[Ready<'_>],
) -> Result<(), Refusal> {
    let holdings = ready.iter().flat_map(|table| &table.holdings);
    let chips: Chips = holdings.map(|holding| worth(&holding.chips, steps)).sum();
    let in_play = tournament.chips.in_play();
    refuse_if!(chips > in_play, Refusal::MoreThanInPlay { chips, in_play });
    Ok(())
}

/// Changes chips of players for larger ones at equal value, outside a race.
///
/// What does not make a whole chip stays with the player.
///
/// Rules: TDA 2011 §22; TDA 2024 §25-B.
///
/// # Errors
/// Where the chips do not make a larger one, or the player is not in.
pub fn decide_exchange(
    tournament: &Tournament,
    remove: Chips,
    next: Chips,
    exchanges: &[ChipExchange],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_in_set(tournament, remove)?;
    check_next(tournament, remove, next)?;
    refuse_if!(exchanges.is_empty(), Refusal::NobodyNamed);
    let mut done: Vec<Exchanged> = Vec::with_capacity(exchanges.len());
    for exchange in exchanges {
        let player = player_in(tournament, &exchange.player)?;
        if done.iter().any(|other| other.player == player) {
            return Err(Refusal::PlayerTwice { player });
        }
        let told = Chips(remove.0.saturating_mul(u64::from(exchange.chips)));
        let in_play = tournament.chips.in_play();
        refuse_if!(told > in_play, Refusal::StackTooLarge { player, chips: told, in_play });
        let (chips, received) = exchanged(remove, next, exchange.chips);
        refuse_if!(received == 0, Refusal::NothingToExchange { player, next });
        done.push(Exchanged { player, chips, received });
    }
    Ok(vec![Event::ChipsExchanged { at: ask.at, remove, next, exchanges: done }])
}

/// Does without the color-up of these chips.
///
/// # Errors
/// Where no chip is named, or one is not in the set, or is gone.
pub fn decide_waive_color_up(
    tournament: &Tournament,
    values: &[Chips],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(values.is_empty(), Refusal::NoChipNamed);
    for worth in values.iter().copied() {
        check_in_set(tournament, worth)?;
        let is_gone = tournament.races.is_gone(worth, &tournament.seating);
        refuse_if!(is_gone, Refusal::ChipsGone { worth });
    }
    Ok(vec![Event::ColorUpWaived { at: ask.at, values: values.to_vec() }])
}

/// How many of so many chips make whole larger ones, and how many of those they make.
///
/// ```
/// use engine::chips::exchanged;
/// use engine::values::Chips;
///
/// assert_eq!(exchanged(Chips(25), Chips(100), 11), (8, 2));
/// ```
#[must_use]
pub fn exchanged(remove: Chips, next: Chips, chips: u32) -> (u64, u64) {
    let ratio = next.0.checked_div(remove.0).unwrap_or_default();
    let received = u64::from(chips).checked_div(ratio).unwrap_or_default();
    (received * ratio, received)
}

/// Takes chips that turn up after their race.
///
/// They are exchanged at equal value; what is worth less than the smallest chip in play leaves
/// unpaid. Where the book is silent the floor says how many chips are paid.
///
/// Rules: TDA 2024 §24-C.
///
/// # Errors
/// Where the value is still in play, no chip was named, or what is paid is not said or not right.
pub fn decide_late_chips(
    tournament: &Tournament,
    who: &Who,
    value: Chips,
    chips: u32,
    paid: Option<u32>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = player_in(tournament, who)?;
    let at = tournament.entries.player(player).and_then(|player| player.seat());
    let raced = tournament.races.value(value).ok_or(Refusal::ChipsInPlay { worth: value })?;
    let is_over = tournament.races.is_gone(value, &tournament.seating)
        || at.is_some_and(|at| raced.tables.contains(&at.table));
    refuse_if!(!is_over, Refusal::ChipsInPlay { worth: value });
    refuse_if!(chips == 0, Refusal::NoChipNamed);
    let told = Chips(value.0.saturating_mul(u64::from(chips)));
    let in_play = tournament.chips.in_play();
    refuse_if!(told > in_play, Refusal::StackTooLarge { player, chips: told, in_play });
    let smallest = smallest_after(tournament, value);
    let (equal, _) = late_find(value, chips, smallest);
    let paid = match (tournament.settings.rules.options.late_chips, paid.map(u64::from)) {
        (LateChips::EqualValue, None) => equal,
        (LateChips::EqualValue, Some(paid)) if paid == equal => equal,
        (LateChips::EqualValue, Some(_)) => {
            return Err(Refusal::LateChipsAtEqualValue { count: equal, next: smallest });
        }
        (LateChips::Floor, Some(paid)) if paid <= equal + 1 => paid,
        (LateChips::Floor, _) => {
            return Err(Refusal::LateChipsUndecided { count: equal, next: smallest });
        }
    };
    let (at, chips) = (ask.at, u64::from(chips));
    Ok(vec![Event::LateChipsTaken { at, player, value, chips, smallest, paid }])
}

/// The smallest chip in play that is worth more than one that went.
#[must_use]
pub fn smallest_after(tournament: &Tournament, value: Chips) -> Chips {
    let is_gone = |chip: Chips| tournament.races.is_gone(chip, &tournament.seating);
    let set = tournament.settings.chip_set.denominations.iter().map(|chip| chip.value);
    let in_set = set.filter(|chip| *chip > value && !is_gone(*chip)).min();
    let mut next = value;
    while let Some(raced) = tournament.races.value(next).filter(|raced| raced.next > next) {
        next = raced.next;
        if !is_gone(next) {
            break;
        }
    }
    in_set.unwrap_or(next)
}

fn player_in(tournament: &Tournament, who: &Who) -> Result<PlayerId, Refusal> {
    let player = tournament.find(who)?;
    if player.is_in() { Ok(player.id) } else { Err(Refusal::NotIn { player: player.id }) }
}
