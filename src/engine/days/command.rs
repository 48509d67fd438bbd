//! What can be asked about the days of an event, and why it is refused.

use crate::acts::BetweenDays;
use crate::ask::Ask;
use crate::chips::check_stack;
use crate::clock::{Run, check_start, decide_pause};
use crate::command::Command;
use crate::days::{Bag, BagCount, Counted, DaySeats};
use crate::entries::Sale;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{DrawPurpose, decide_redraw_of, fewest_tables};
use crate::tournament::Tournament;
use crate::values::{Chips, PlayerId, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};

/// Whether something may happen at the tables: not after the end of a day, before the next one.
///
/// What happened before the end and was forgotten can still be entered.
///
/// # Errors
/// Where the day is over.
pub fn check_at_tables(tournament: &Tournament, command: &Command) -> Result<(), Refusal> {
    let is_over = tournament.days.is_over() && needs_tables(command);
    refuse_if!(is_over, Refusal::DayOver { day: tournament.days.day() });
    Ok(())
}

/// Whether this is only done while play goes on at the tables.
fn needs_tables(command: &Command) -> bool {
    let sells_to_stack =
        matches!(command, Command::SellAllTheSame { sale: Sale::Rebuy | Sale::AddOn, .. });
    sells_to_stack || command.row().between_days == BetweenDays::Refused
}

/// Ends the day: the clock stands still, and stacks are counted into bags.
///
/// # Errors
/// Where play has not begun, or the day is over.
pub fn decide_end_day(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.days.is_over(), Refusal::DayOver { day: tournament.days.day() });
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    let reading = tournament.reading(ask.at);
    let mut events = Vec::new();
    if reading.run == Run::Running || reading.recess.is_some() {
        events.extend(decide_pause(tournament, ask)?);
    }
    let day = tournament.days.day();
    events.push(Event::DayEnded { at: ask.at, day, level: reading.level });
    Ok(events)
}

/// Says when the next day begins, so that players can be told; nothing begins by itself.
///
/// # Errors
/// Where the day is not over, or the moment is past or more than a year ahead.
pub fn decide_schedule_next_day(
    tournament: &Tournament,
    at: Option<Timestamp>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(!tournament.days.is_over(), Refusal::DayNotOver);
    if let Some(at) = at {
        check_start(at, ask.at)?;
    }
    Ok(vec![Event::NextDayScheduled { begins: at }])
}

/// Writes down what goes into these bags; counted again, the newer count holds.
///
/// # Errors
/// If the day is not over, a player has no seat or no chips, a seal is taken, or a bag is sealed.
pub fn decide_bag(tournament: &Tournament, bags: &[BagCount]) -> Result<Vec<Event>, Refusal> {
    let end = tournament.days.end().ok_or(Refusal::DayNotOver)?;
    refuse_if!(bags.is_empty(), Refusal::NobodyNamed);
    let mut seen = BTreeSet::new();
    let mut filled = Vec::with_capacity(bags.len());
    for bag in bags {
        let player = tournament.find(&bag.player)?;
        let id = player.id;
        let at = player.seat_in_play()?;
        refuse_if!(!seen.insert(id), Refusal::PlayerTwice { player: id });
        refuse_if!(end.seal.is_some() && tournament.days.bag(id).is_some(), Refusal::BagsSealed);
        refuse_if!(bag.chips == Chips::ZERO, Refusal::BagEmpty { player: id });
        check_stack(tournament, id, bag.chips)?;
        let before = tournament.days.bag(id);
        let expected = before.map_or(player.stack, |bag| bag.expected);
        let told = bag.seal.as_deref().map(str::trim).filter(|seal| !seal.is_empty());
        // A count alone leaves the seal that was told before.
        let seal = told.map(str::to_owned).or_else(|| before.and_then(|bag| bag.seal.clone()));
        filled.push(Bag { player: id, at, chips: bag.chips, expected, seal });
    }
    check_seals(tournament, &filled)?;
    Ok(vec![Event::StacksBagged { bags: filled }])
}

/// Refuses a seal that already closes another bag.
fn check_seals(tournament: &Tournament, filled: &[Bag]) -> Result<(), Refusal> {
    if filled.iter().all(|bag| bag.seal.is_none()) {
        return Ok(());
    }
    let again: BTreeSet<PlayerId> = filled.iter().map(|bag| bag.player).collect();
    let earlier = tournament.days.bags().filter(|bag| !again.contains(&bag.player));
    let mut closed: BTreeMap<&str, PlayerId> = BTreeMap::new();
    for bag in earlier.chain(filled) {
        let Some(seal) = bag.seal.as_deref() else { continue };
        if let Some(player) = closed.insert(seal, bag.player) {
            return Err(Refusal::SealTwice { seal: seal.to_owned(), player });
        }
    }
    Ok(())
}

/// Seals the bags of the day. Where they do not hold what is in play, somebody has to say why.
///
/// # Errors
/// If the day is not over, a player has not bagged, bags are sealed, or a difference has no note.
pub fn decide_seal_bags(
    tournament: &Tournament,
    signed: &[String],
    note: Option<&str>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let end = tournament.days.end().ok_or(Refusal::DayNotOver)?;
    refuse_if!(end.seal.is_some(), Refusal::BagsSealed);
    let sum = count_bags(tournament);
    refuse_if!(!sum.is_whole(), Refusal::BagsMissing { players: sum.missing });
    let (counted, in_play) = (sum.bagged.plus(sum.without_bag), sum.in_play);
    let note = note.map(str::trim).unwrap_or_default().to_owned();
    refuse_if!(counted != in_play && note.is_empty(), Refusal::BagsDiffer { counted, in_play });
    let by = signed.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    Ok(vec![Event::BagsSealed { at: ask.at, counted, in_play, by: by.collect(), note }])
}

/// Begins the next day, for everybody who is in: all seats drawn anew, or as they were.
///
/// Without tables, as few are used as hold everybody. The clock stands still until it is resumed.
///
/// # Errors
/// Where the day is not over, its bags are not sealed, or the players do not fit.
pub fn decide_begin_day(
    tournament: &Tournament,
    seats: DaySeats,
    tables: &[TableNo],
    public: Option<&str>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let end = tournament.days.end().ok_or(Refusal::DayNotOver)?;
    let sum = count_bags(tournament);
    refuse_if!(!sum.is_whole(), Refusal::BagsMissing { players: sum.missing });
    refuse_if!(end.seal.is_none(), Refusal::BagsNotSealed);
    let day = tournament.days.day().saturating_add(1);
    let mut events = vec![Event::DayBegun { at: ask.at, day }];
    let players = tournament.entries.players().filter(|player| player.is_in());
    let players: Vec<PlayerId> = players.map(|player| player.id).collect();
    // Where nobody is in yet, there is nobody to draw a seat.
    if seats == DaySeats::Redraw && !players.is_empty() {
        let tables = match tables {
            [] => fewest_tables(tournament, tournament.entries.left()),
            told => told.to_vec(),
        };
        let purpose = DrawPurpose::NewDay(day);
        events.extend(decide_redraw_of(tournament, purpose, &players, &tables, public, ask)?);
    }
    Ok(events)
}

/// Counts the bags of those who are still in.
#[must_use]
pub fn count_bags(tournament: &Tournament) -> Counted {
    let days = &tournament.days;
    let mut counted = Counted { in_play: tournament.chips.in_play(), ..Counted::default() };
    for player in tournament.entries.players().filter(|player| player.is_in()) {
        match days.bag(player.id) {
            Some(bag) => {
                counted.bagged = counted.bagged.plus(bag.chips);
                counted.filled += 1;
            }
            None if days.end().is_some_and(|end| end.has_to_bag(player.id)) => {
                counted.missing += 1;
            }
            None => counted.without_bag = counted.without_bag.plus(player.stack),
        }
    }
    counted
}
