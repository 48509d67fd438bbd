//! Bringing the players of all flights together.

use crate::ask::Ask;
use crate::chips::ChipCause;
use crate::clock::Run;
use crate::days::{BroughtForward, Flight, FlightStacks, FlightSum};
use crate::entries::{Player, PlayerName, Registered, check_member_numbers};
use crate::event::{ClockChange, Event};
use crate::money::BountyTerms;
use crate::refusal::{Refusal, refuse_if};
use crate::settings::CHIPS_SOLD_MAX;
use crate::tournament::Tournament;
use crate::values::{Chips, MemberNo, Money, PlayerId, StageNo};
use std::collections::{BTreeMap, BTreeSet};

/// The day with which an event of several flights goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextDay {
    /// Its number; the second where not given.
    pub day: Option<u32>,
    /// The level or break that it goes on with; the first where not given.
    pub stage: Option<StageNo>,
}

/// Brings the players of all flights together with what they bagged.
///
/// Somebody who bagged in several is known by their name, whatever its case and accents. The event
/// goes on with the stage of `from`, where one is told, and waits there.
///
/// # Errors
/// Where play has begun, a flight or a name in it stands twice, a bag is empty, somebody is on the
/// list already, or money comes along that has no place here: without prices, in another currency,
/// or in envelopes where bounties are on heads.
pub fn decide_bring_forward(
    tournament: &Tournament,
    flights: &[Flight],
    stacks: Option<FlightStacks>,
    from: NextDay,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    if tournament.clock.is_started() || !tournament.days.flights.is_empty() {
        return Err(Refusal::FlightsTogether);
    }
    let mut names = BTreeSet::new();
    if let Some(twice) = flights.iter().find(|flight| !names.insert(flight.name.trim())) {
        return Err(Refusal::FlightTwice { flight: twice.name.clone() });
    }
    let stacks = stacks.unwrap_or(tournament.settings.entries.flight_stacks);
    let people = people(tournament, flights)?;
    refuse_if!(people.is_empty(), Refusal::NobodyNamed);
    check_member_numbers(tournament, people.iter().filter_map(|one| one.member.as_ref()))?;
    let first = tournament.entries.next_id().0;
    let players = (first..).zip(people).map(|(id, comer)| {
        let Comer { name, member, bags, bounty } = comer;
        let all: Chips = bags.iter().copied().sum();
        let chips = match stacks {
            FlightStacks::All => all,
            FlightStacks::Best => bags.into_iter().max().unwrap_or_default(),
        };
        let (id, given_up) = (PlayerId(id), all.minus(chips));
        BroughtForward { id, name, chips, given_up, bounty, member }
    });
    let players: Vec<BroughtForward> = players.collect();
    check_money(tournament, flights)?;
    let flights = flights.iter().map(|flight| FlightSum {
        money: flight.money,
        name: flight.name.trim().to_owned(),
        entries: flight.entries,
        players: u32::try_from(flight.players.len()).unwrap_or(u32::MAX),
        chips: flight.players.iter().map(|bag| bag.chips).sum(),
    });
    let (flights, day) = (flights.collect(), from.day.unwrap_or(2).max(1));
    let mut events = vec![Event::PlayersBroughtForward { day, stacks, flights, players }];
    if let Some(stage) = from.stage {
        if stage.0 == 0 || tournament.structure.stage(stage).is_none() {
            return Err(Refusal::StageUnknown { stage });
        }
        let (at, run, change) = (ask.at, Run::Paused, ClockChange::Moved);
        events.push(Event::ClockSet { at, stage, elapsed_millis: 0, run, change });
    }
    Ok(events)
}

/// Whether the money that comes along has its place here.
fn check_money(tournament: &Tournament, flights: &[Flight]) -> Result<(), Refusal> {
    let heads = flights.iter().flat_map(|flight| &flight.players).map(|bag| bag.bounty);
    let pools = flights.iter().flat_map(|flight| [flight.money.pool, flight.money.bounties]);
    let all: Money = heads.chain(pools).sum();
    let digits = tournament.settings.money.as_ref().map_or(0, |terms| terms.currency.digits);
    refuse_if!(all > Money::MOST, Refusal::MoneyTooMuch { amount: Money::MOST, digits });
    let is_without = all > Money::ZERO && tournament.settings.money.is_none();
    refuse_if!(is_without, Refusal::NoPrices);
    let own = tournament.settings.money.as_ref();
    let is_sealed = |flight: &&Flight| flight.money.bounties > Money::ZERO;
    let is_mystery = own.is_some_and(|terms| terms.bounties == BountyTerms::Mystery);
    if let Some(sealed) = flights.iter().find(is_sealed).filter(|_| !is_mystery) {
        return Err(Refusal::FlightEnvelopes { flight: sealed.name.clone() });
    }
    let own = own.map(|terms| &terms.currency);
    let is_other = |flight: &&Flight| flight.currency.as_ref().is_some_and(|it| Some(it) != own);
    match flights.iter().find(is_other).filter(|_| own.is_some()) {
        Some(other) => Err(Refusal::FlightCurrency { flight: other.name.clone() }),
        None => Ok(()),
    }
}

/// Somebody who comes: with what they bagged in each flight, and what is on their head.
struct Comer {
    name: PlayerName,
    /// Their member number, as the first flight that knows it has it.
    member: Option<MemberNo>,
    bags: Vec<Chips>,
    bounty: Money,
}

/// Everybody who comes, in the order in which they were told.
fn people(tournament: &Tournament, flights: &[Flight]) -> Result<Vec<Comer>, Refusal> {
    let mut people: Vec<Comer> = Vec::new();
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    for flight in flights {
        let mut here = BTreeSet::new();
        for bag in &flight.players {
            let name = || bag.name.to_string();
            if !here.insert(bag.name.folded()) {
                return Err(Refusal::NameTwiceInFlight {
                    name: name(),
                    flight: flight.name.clone(),
                });
            }
            if bag.chips == Chips::ZERO {
                return Err(Refusal::FlightBagEmpty { name: name(), flight: flight.name.clone() });
            }
            if bag.chips > CHIPS_SOLD_MAX {
                return Err(Refusal::ChipsTooMany { chips: bag.chips, most: CHIPS_SOLD_MAX });
            }
            if let Some(same) = tournament.entries.named(bag.name.as_str()).next() {
                return Err(Refusal::NameTaken { name: name(), player: same.id });
            }
            let index = *known.entry(bag.name.folded()).or_insert_with(|| {
                people.push(Comer {
                    name: bag.name.clone(),
                    member: None,
                    bags: Vec::new(),
                    bounty: Money::ZERO,
                });
                people.len() - 1
            });
            if let Some(comer) = people.get_mut(index) {
                comer.bags.push(bag.chips);
                comer.bounty = comer.bounty.plus(bag.bounty);
                comer.member = comer.member.take().or_else(|| bag.member.clone());
            }
        }
    }
    Ok(people)
}

/// The players of all flights came together.
pub fn apply_brought_forward(
    tournament: &mut Tournament,
    day: u32,
    flights: &[FlightSum],
    players: &[BroughtForward],
) {
    for brought in players {
        let (name, member) = (brought.name.clone(), brought.member.clone());
        let registered = Registered { id: brought.id, name, need: None, member };
        tournament.entries.enter(Player::entered(&registered, brought.chips));
        tournament.chips.buy(ChipCause::BroughtForward, brought.chips);
    }
    tournament.days.begun = day.saturating_sub(1);
    tournament.days.flights = flights.to_vec();
    let of_pool = flights.iter().map(|flight| flight.money.pool).sum();
    let in_envelopes = flights.iter().map(|flight| flight.money.bounties).sum();
    let heads = players.iter().map(|brought| (brought.id, brought.bounty));
    tournament.money.bring_forward(of_pool, in_envelopes, heads);
    let (first, last) = (players.first(), players.last());
    tournament.days.brought_forward = match (first, last) {
        (Some(first), Some(last)) => first.id.0..last.id.0.saturating_add(1),
        (None, _) | (_, None) => 0..0,
    };
}
