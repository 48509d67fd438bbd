//! Flights that come together in a new tournament.

use crate::make::{New, Stacks};
use crate::trouble::Trouble;
use engine::Command;
use engine::days::FlightStacks;
use engine::settings::Settings;
use engine::structure::Structure;
use session::{
    FlightRead, FlightTrouble, SamePerson, bring_forward, doubtful_names, read_flight, unite,
};
use words::{Args, Words};

/// Every flight that was named, with names that are one person made the same.
pub fn read(new: &New, words: &Words) -> Result<Vec<FlightRead>, Trouble> {
    let mut flights = Vec::with_capacity(new.flights.len());
    for path in &new.flights {
        let args = Args::new().text("file", path.display().to_string());
        let read = read_flight(path).map_err(|trouble| match trouble {
            FlightTrouble::Unreadable(error) => Trouble::opening(error, words),
            FlightTrouble::Damaged => Trouble::malformed(words.say("flight-damaged", &args)),
            FlightTrouble::NotSealed => Trouble::refused(words.say("flight-not-sealed", &args)),
        })?;
        flights.push(read);
    }
    let same = new.same.iter().map(|told| same_person(told, words));
    let same: Vec<SamePerson> = same.collect::<Result<_, Trouble>>()?;
    let mut lists: Vec<_> = flights.iter().map(|read| read.flight.clone()).collect();
    unite(&mut lists, &same);
    let doubts = doubtful_names(&lists);
    if !new.others_differ && !doubts.is_empty() {
        let pair = |pair: &SamePerson| format!("{} = {}", pair.name, pair.other);
        let pairs: Vec<String> = doubts.iter().map(pair).collect();
        let args = Args::new().text("pairs", words.list(&pairs)).count("count", pairs.len());
        return Err(Trouble::refused(words.say("flight-doubtful", &args)));
    }
    for (read, list) in flights.iter_mut().zip(lists) {
        read.flight = list;
    }
    Ok(flights)
}

fn same_person(told: &str, words: &Words) -> Result<SamePerson, Trouble> {
    let pair = told.split_once('=').map(|(name, other)| (name.trim(), other.trim()));
    let Some((name, other)) = pair.filter(|(name, other)| !name.is_empty() && !other.is_empty())
    else {
        let args = Args::new().text("told", told);
        return Err(Trouble::malformed(words.say("flight-same-unreadable", &args)));
    };
    Ok(SamePerson { name: name.to_owned(), other: other.to_owned() })
}

/// A tournament that goes on as this flight was played.
pub fn command(first: Option<&FlightRead>, name: &str) -> Command {
    let (settings, structure) = match first {
        Some(read) => (read.settings.clone(), read.structure.clone()),
        None => (Settings::default(), Structure::default()),
    };
    let settings = Box::new(Settings { name: name.to_owned(), ..settings });
    Command::CreateTournament { settings, structure }
}

/// The act that brings them together, where there are any.
pub fn together(
    flights: &[FlightRead],
    create: &Command,
    stacks: Option<Stacks>,
) -> Option<Command> {
    let Command::CreateTournament { structure, .. } = create else { return None };
    let stacks = stacks.map(|stacks| match stacks {
        Stacks::Best => FlightStacks::Best,
        Stacks::All => FlightStacks::All,
    });
    (!flights.is_empty()).then(|| bring_forward(flights, structure, stacks))
}
