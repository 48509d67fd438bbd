//! `new --flight`: combines flights in a new tournament.

use crate::trouble::Trouble;
use clap::{Args as Arguments, ValueEnum};
use engine::Command;
use engine::days::FlightStacks;
use engine::settings::Settings;
use engine::structure::Structure;
use exchange::{
    FlightRead, FlightTrouble, SamePerson, bring_forward, doubtful_names, read_flight, unite,
};
use session::shown;
use std::path::PathBuf;
use words::{Args, Words};

/// The flights to combine, and how to match their players.
#[derive(Debug, Arguments)]
pub struct FromFlights {
    /// Flight with sealed bags; repeat for each flight.
    #[arg(long = "flight", value_name = "FILE")]
    pub flights: Vec<PathBuf>,
    /// Stack to use for a player who bagged in several flights.
    #[arg(long, value_enum, requires = "flights")]
    pub stacks: Option<Stacks>,
    /// Two names from different flights that are one person, such as 'Jan Novak=Novak Jan'.
    #[arg(long = "same", value_name = "NAME=NAME", requires = "flights")]
    pub same: Vec<String>,
    /// Treat all other similar names as different people.
    #[arg(long, requires = "flights")]
    pub others_differ: bool,
}

/// The stack that goes forward.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Stacks {
    /// The largest stack; the others leave play.
    Best,
    /// All stacks added up.
    All,
}

/// Reads every flight and gives each person one spelling of their name.
pub fn read(from: &FromFlights, words: &Words) -> Result<Vec<FlightRead>, Trouble> {
    let mut flights = Vec::with_capacity(from.flights.len());
    for path in &from.flights {
        let args = Args::new().text("file", shown(path).display().to_string());
        let read = read_flight(path).map_err(|trouble| match trouble {
            FlightTrouble::Unreadable(error) => Trouble::opening(error, words),
            FlightTrouble::Damaged => Trouble::malformed(words.say("flight-damaged", &args)),
            FlightTrouble::NotSealed => Trouble::refused(words.say("flight-not-sealed", &args)),
        })?;
        flights.push(read);
    }
    let same = from.same.iter().map(|told| same_person(told, words));
    let same: Vec<SamePerson> = same.collect::<Result<_, Trouble>>()?;
    let mut lists: Vec<_> = flights.iter().map(|read| read.flight.clone()).collect();
    unite(&mut lists, &same);
    let doubts = doubtful_names(&lists);
    if !from.others_differ && !doubts.is_empty() {
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

/// The command that creates a tournament with the settings and structure of this flight.
pub fn command(first: Option<&FlightRead>, name: &str) -> Command {
    let (settings, structure) = match first {
        Some(read) => (read.settings.clone(), read.structure.clone()),
        None => (Settings::default(), Structure::default()),
    };
    let settings = Box::new(Settings { name: name.to_owned(), ..settings });
    Command::CreateTournament { settings, structure }
}

/// The command that combines the flights, if there are any.
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
