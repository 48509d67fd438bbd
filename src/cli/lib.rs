//! The commands of the terminal, one file per verb, with the engine and texts of the window.
//!
//! Exit status: 0 done; 1 refused by the rules of the tournament; 2 malformed call or input;
//! 3 the disk or the computer failed.

mod act;
mod ask;
mod check;
mod copy;
mod desk;
mod events;
mod export;
mod first_word;
mod flights;
mod format;
mod help;
mod import;
mod import_results;
mod league;
mod list_args;
mod make;
mod manual;
mod moment;
mod near;
mod one_of;
mod open;
mod page;
mod people;
mod points_sheet;
mod print;
mod rescue;
mod rule;
mod rules;
#[cfg(feature = "share")]
mod serve;
mod set;
mod show;
#[cfg(feature = "simulate")]
mod simulate;
mod some_settings;
mod statistics;
mod tester;
mod todo;
mod trouble;

pub use desk::{Desk, Format, Output};
pub use first_word::unknown_first_word;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use session::local_offset;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use trouble::Trouble;
use words::{Language, Words};

/// Run poker tournaments: clock, seating, balancing, dead button and rulings.
#[derive(Debug, Parser)]
#[command(name = "floorman", version, about)]
pub struct Cli {
    /// Tournament to open in the window.
    pub file: Option<PathBuf>,
    /// The command to run without the window.
    #[command(subcommand)]
    pub verb: Option<Verb>,
    /// Language: en, cs or pl (default: English; the window uses its own setting).
    #[arg(long, global = true)]
    pub lang: Option<String>,
}

impl Cli {
    /// Reads the command line of this version; `--version` also says where new ones are, if that is
    /// known. If it is malformed, prints why and exits.
    #[must_use]
    pub fn read(version: &'static str, releases: Option<&'static str>) -> Self {
        // Once in a program, and as long as it runs.
        let long = releases.map_or(version, |at| format!("{version}\n{at}").leak());
        let matches = Self::command().version(version).long_version(long).get_matches();
        Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Create a tournament from a template.
    New(make::New),
    /// Apply commands from standard input, one per line.
    ///
    /// Commands are JSON or RON. A line such as {"show":"needs"} prints a view instead.
    Do(act::Do),
    /// Set the structure, payouts or chips of a tournament from a file.
    Set(set::Set),
    /// Show one view of a tournament.
    Show(show::Show),
    /// Check a journal: read all of it and verify that it is consistent.
    Check(check::Check),
    /// Continue a damaged journal in a new file, or take missing actions from a copy.
    ///
    /// A damaged file is never changed.
    Rescue(rescue::Rescue),
    /// Copy a tournament between files and databases.
    ///
    /// A tournament never overwrites another one.
    Copy(copy::Copy),
    /// Import a file saved by The Tournament Director 3, or a list of results.
    Import(import::Import),
    /// Answer floor questions: facts in, rulings out, one object per line.
    Rule(rule::Rule),
    /// Find the floor question that a sentence asks, and the facts that it states.
    Ask(ask::Ask),
    /// Export a view for spreadsheets and web pages.
    Export(export::Export),
    /// Print seat cards, seating lists, move slips, rulings or house rules to a PDF.
    Print(print::Print),
    /// Test a points formula: show the points for every place, or the error.
    Points(tester::PointsByFormula),
    /// Show the table of a league over many events.
    League(league::League),
    /// Show statistics over many events: wins, prizes, who knocked out whom.
    Statistics(statistics::StatisticsAsked),
    /// Manage the people of the house: names, numbers, contacts, who may not play.
    People(people::People),
    /// Print the completions of a shell, to be loaded by it.
    Completions(manual::Completions),
    /// Write the manual pages, one for each command.
    Man(manual::Manual),
    /// Share a tournament with browsers on the local network.
    ///
    /// Browsers show the players' clock, seats, levels, prizes and places, always up to date.
    /// Staff join with a code, and what they do on their phones is signed with their names.
    /// Without a code nobody can change anything.
    #[cfg(feature = "share")]
    Serve(serve::Serve),
    /// Simulate a whole tournament with the same engine and report its figures.
    #[cfg(feature = "simulate")]
    Simulate(simulate::Simulate),
}

impl Verb {
    /// The file to read instead of standard input.
    fn input(&self) -> Option<&Path> {
        match self {
            Self::Do(act) => act.input.as_deref(),
            Self::Rule(rule) => rule.input.as_deref(),
            Self::Ask(ask) => ask.input.as_deref(),
            Self::New(_)
            | Self::Set(_)
            | Self::Show(_)
            | Self::Check(_)
            | Self::Rescue(_)
            | Self::Copy(_)
            | Self::Import(_)
            | Self::Export(_)
            | Self::Print(_)
            | Self::Points(_)
            | Self::League(_)
            | Self::Statistics(_)
            | Self::People(_)
            | Self::Completions(_)
            | Self::Man(_) => None,
            #[cfg(feature = "simulate")]
            Self::Simulate(_) => None,
            #[cfg(feature = "share")]
            Self::Serve(_) => None,
        }
    }
}

fn open_input(path: &Path, words: &Words) -> Result<BufReader<File>, Trouble> {
    let opened = File::open(path);
    let failed = |error| Trouble::file("terminal-input-unreadable", &error, path, words);
    opened.map(BufReader::new).map_err(failed)
}

/// Runs a command on standard input and output, and reports errors on standard error.
#[must_use]
pub fn run(verb: &Verb, lang: Option<&str>) -> ExitCode {
    let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
    let mut input = stdin.lock();
    let mut out = std::io::BufWriter::new(stdout.lock());
    let done = run_on(verb, lang, &mut input, &mut out, &mut std::io::stderr());
    let done = done.and_then(|()| out.flush().map_err(Trouble::output));
    let status = status(verb, &done);
    if let Err(trouble) = done.as_ref().map_err(|trouble| &trouble.message)
        && status != 0
        && !trouble.is_empty()
    {
        // If standard error is closed, the exit status still tells.
        drop(writeln!(std::io::stderr(), "{trouble}"));
    }
    ExitCode::from(status)
}

/// The exit status of a command with this result.
#[must_use]
pub fn status(verb: &Verb, done: &Result<(), Trouble>) -> u8 {
    match done {
        Ok(()) => 0,
        // A reader may stop early. With `do`, some commands were not done or not answered.
        Err(trouble) if trouble.is_closed_pipe() && !matches!(verb, Verb::Do(_)) => 0,
        Err(trouble) => trouble.status,
    }
}

/// Runs a command on any input and output; the tests call this.
///
/// Without a language, answers are in English and handouts in the language of the event.
///
/// # Errors
/// What went wrong, with its exit status.
pub fn run_on(
    verb: &Verb,
    lang: Option<&str>,
    input: &mut dyn std::io::BufRead,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Result<(), Trouble> {
    let known = |id: &str| Language::from_id(id).ok_or_else(|| words::unknown_language(id));
    let chosen = lang.map(known).transpose().map_err(Trouble::malformed)?;
    let words = Words::new(chosen.unwrap_or_default());
    let mut file = verb.input().map(|path| open_input(path, &words)).transpose()?;
    let input = file.as_mut().map_or(input, |file| file as &mut dyn std::io::BufRead);
    let desk = &mut Desk { words, chosen, offset: local_offset(), out, err, input };
    match verb {
        Verb::New(new) => make::run(new, desk),
        Verb::Do(act) => act::run(act, desk),
        Verb::Set(asked) => set::run(asked, desk),
        Verb::Show(show) => show::run(show, desk),
        Verb::Check(check) => check::run(check, desk),
        Verb::Rescue(asked) => rescue::run(asked, desk),
        Verb::Copy(copy) => copy::run(copy, desk),
        Verb::Import(asked) => import::run(asked, desk),
        Verb::Rule(rule) => rule::run(rule, desk),
        Verb::Ask(asked) => ask::run(asked, desk),
        Verb::Export(export) => export::run(export, desk),
        Verb::Print(print) => print::run(print, desk),
        Verb::Points(asked) => tester::run(asked, desk),
        #[cfg(feature = "share")]
        Verb::Serve(asked) => serve::run(asked, desk),
        Verb::League(asked) => league::run(asked, desk),
        Verb::Statistics(asked) => statistics::run(asked, desk),
        Verb::People(asked) => people::run(asked, desk),
        Verb::Completions(asked) => manual::complete(asked, Cli::command(), desk),
        Verb::Man(asked) => manual::write(asked, Cli::command(), desk),
        #[cfg(feature = "simulate")]
        Verb::Simulate(simulate) => simulate::run(simulate, desk),
    }
}
