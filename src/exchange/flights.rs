//! Flights that come together: the bags of several tournaments, and names that may be one person.

use engine::Tournament;
use engine::command::Command;
use engine::days::{Flight, FlightMoney, FlightStack, FlightStacks};
use engine::entries::near_keys;
use engine::money::{MoneyColumn, entries_sold};
use engine::settings::Settings;
use engine::structure::Structure;
use engine::values::StageNo;
use engine::winnings::bounties;
use session::{OpenError, Session, Time, chance};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A flight that was read from its journal.
#[derive(Debug, Clone)]
pub struct FlightRead {
    /// The flight by name, with everybody who bagged.
    pub flight: Flight,
    /// The settings of its tournament.
    pub settings: Settings,
    pub structure: Structure,
    /// The level or break where its clock stands.
    pub stage: StageNo,
    pub day: u32,
}

/// Why a flight cannot be brought in.
#[derive(Debug)]
pub enum FlightTrouble {
    /// Its journal cannot be read.
    Unreadable(OpenError),
    /// Its journal is damaged: the bags may not be the last ones.
    Damaged,
    NotSealed,
}

/// Two names of different flights that may be one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SamePerson {
    /// The name, as it stands in the earlier flight.
    pub name: String,
    /// The name in the later one.
    pub other: String,
}

/// Reads a flight; its bags must be sealed.
///
/// # Errors
/// Where it cannot be read, is damaged, or its bags are not sealed.
pub fn read_flight(path: &Path) -> Result<FlightRead, FlightTrouble> {
    let opened = Session::open_to_read(path, Time::live(), chance(None));
    let session = opened.map_err(FlightTrouble::Unreadable)?;
    if session.found().damage.is_some() {
        return Err(FlightTrouble::Damaged);
    }
    flight_of(session.tournament(), session.now()).ok_or(FlightTrouble::NotSealed)
}

/// A tournament as a flight; none where its bags are not sealed.
fn flight_of(tournament: &Tournament, now: engine::values::Timestamp) -> Option<FlightRead> {
    tournament.days().end()?.seal.as_ref()?;
    let players = tournament.entries().players().filter(|player| player.is_in());
    let bounties = bounties(tournament);
    let stacks = players.map(|player| FlightStack {
        name: player.name.clone(),
        chips: tournament.days().bag(player.id).map_or(player.stack, |bag| bag.chips),
        bounty: bounties.heads.get(&player.id).copied().unwrap_or_default(),
        member: player.member.clone(),
    });
    let ledger = tournament.money().ledger();
    let paid = ledger.money(MoneyColumn::PrizesPaid);
    let from = tournament.money().for_the_pool();
    let pool = from.sold.minus(from.written_off).plus(from.from_bounties).minus(paid);
    let flight = Flight {
        name: tournament.settings().name.clone(),
        entries: entries_sold(tournament),
        money: FlightMoney { pool, bounties: bounties.unopened },
        currency: tournament.settings().money.as_ref().map(|terms| terms.currency.clone()),
        players: stacks.collect(),
    };
    Some(FlightRead {
        flight,
        settings: tournament.settings().clone(),
        structure: tournament.structure().clone(),
        stage: tournament.reading(now).stage,
        day: tournament.days().day(),
    })
}

/// The act that brings them together.
///
/// It goes on at the latest level or break that they reached, if all have the structure played.
#[must_use]
pub fn bring_forward(
    flights: &[FlightRead],
    structure: &Structure,
    stacks: Option<FlightStacks>,
) -> Command {
    let is_same = flights.iter().all(|read| read.structure == *structure);
    let stage = flights.iter().map(|read| read.stage).max().filter(|_| is_same);
    let day = flights.iter().map(|read| read.day.saturating_add(1)).max();
    let flights = flights.iter().map(|read| read.flight.clone()).collect();
    Command::BringForward { flights, stacks, day, stage }
}

/// Names of different flights that may be one person though they are not the same.
///
/// The same words in another order, or one letter more, less or other.
#[must_use]
pub fn doubtful_names(flights: &[Flight]) -> Vec<SamePerson> {
    let mut doubts = Vec::new();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut near: BTreeMap<String, Vec<&FlightStack>> = BTreeMap::new();
    for flight in flights {
        let new: Vec<&FlightStack> =
            flight.players.iter().filter(|bag| !seen.contains(bag.name.folded())).collect();
        for bag in &new {
            let mut others: Vec<&FlightStack> = Vec::new();
            for key in near_keys(bag.name.folded()) {
                others.extend(near.get(&key).into_iter().flatten());
            }
            others.sort_by_key(|other| other.name.folded());
            others.dedup_by_key(|other| other.name.folded());
            // Only one of both flights' people can be meant who did not bag under both names.
            let here = |other: &&&FlightStack| {
                !flight.players.iter().any(|bag| bag.name.folded() == other.name.folded())
            };
            doubts.extend(others.iter().filter(here).map(|other| SamePerson {
                name: other.name.to_string(),
                other: bag.name.to_string(),
            }));
        }
        for bag in new {
            seen.insert(bag.name.folded());
            for key in near_keys(bag.name.folded()) {
                near.entry(key).or_default().push(bag);
            }
        }
    }
    doubts
}

/// Gives the later name of each pair the spelling of the earlier one, so that both are one person.
pub fn unite(flights: &mut [Flight], pairs: &[SamePerson]) {
    for pair in pairs {
        let names = || flights.iter().flat_map(|flight| &flight.players).map(|bag| &bag.name);
        let known = names().find(|name| name.as_str() == pair.name).cloned();
        let Some(name) = known else { continue };
        for bag in flights.iter_mut().flat_map(|flight| &mut flight.players) {
            if bag.name.as_str() == pair.other {
                bag.name = name.clone();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{flights::SamePerson, flights::doubtful_names, flights::unite};
    use engine::days::{Flight, FlightMoney, FlightStack};
    use engine::entries::PlayerName;
    use engine::values::{Chips, Money};

    fn flight(name: &str, players: &[&str]) -> Flight {
        let players = players.iter().map(|name| FlightStack {
            name: PlayerName::new(name).unwrap(),
            chips: Chips(100),
            bounty: Money::ZERO,
            member: None,
        });
        Flight {
            name: name.to_owned(),
            entries: 2,
            money: FlightMoney::default(),
            currency: None,
            players: players.collect(),
        }
    }

    #[test]
    fn names_that_are_nearly_the_same_in_two_flights_are_asked_about() {
        let a = flight("A", &["Jan Novák", "Ana Rys", "Petr Svoboda", "Bo Li"]);
        let b = flight("B", &["Novak Jan", "ana rys", "Petr Svobodda", "Bo Lim", "Eva Malá"]);
        let same =
            |name: &str, other: &str| SamePerson { name: name.to_owned(), other: other.to_owned() };
        let mut flights = vec![a, b];
        let doubts = doubtful_names(&flights);
        assert_eq!(doubts, [same("Jan Novák", "Novak Jan"), same("Petr Svoboda", "Petr Svobodda")]);
        unite(&mut flights, &doubts[..1]);
        assert_eq!(flights[1].players[0].name.as_str(), "Jan Novák");
        assert_eq!(doubtful_names(&flights), doubts[1..]);
    }

    #[test]
    fn two_who_bagged_in_the_same_flight_are_two() {
        let a = flight("A", &["Petr Svoboda", "Petr Svobodda"]);
        let b = flight("B", &["Petr Svoboda", "Petr Svobodda"]);
        assert_eq!(doubtful_names(&[a, b]), []);
    }
}
