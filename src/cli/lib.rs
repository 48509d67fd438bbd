//! The program without a window: one file per verb, the same engine and the same words.
//!
//! Exit status: 0 done; 1 refused by the rules of the tournament; 2 the call or the input is
//! malformed; 3 the world failed.

mod act;
mod ask;
mod check;
mod copy;
mod desk;
mod events;
mod export;
mod flights;
mod format;
mod import;
mod league;
mod list_told;
mod make;
mod moment;
mod one_of;
mod opened;
mod page;
mod people;
mod points_sheet;
mod print;
mod rescue;
mod results_told;
mod rule;
mod rules;
#[cfg(feature = "share")]
mod serve;
mod set;
mod show;
mod simulate;
mod some_settings;
mod statistics;
mod tester;
mod todo;
mod trouble;

pub use desk::{Desk, Format, Output};

use clap::{Parser, Subcommand};
use session::local_offset;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use trouble::Trouble;
use words::{Language, Words};

/// Runs poker tournaments: clock, seating, balancing, dead button and rulings.
#[derive(Debug, Parser)]
#[command(name = "floorman", version, about)]
pub struct Cli {
    /// The tournament to open in the window.
    pub file: Option<PathBuf>,
    /// What to do without the window.
    #[command(subcommand)]
    pub verb: Option<Verb>,
    /// The language of everything that people read: en, cs, pl.
    ///
    /// Without it the window speaks the one that was chosen there, or that of the system, and verbs
    /// speak English, so that a script reads the same everywhere.
    #[arg(long, global = true)]
    pub lang: Option<String>,
}

impl Cli {
    /// What the program was called with; where that is not understood, says so and ends.
    #[must_use]
    pub fn read() -> Self {
        Self::parse()
    }
}

/// What can be done without the window.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Makes a tournament from a template.
    New(make::New),
    /// Does what standard input asks, one command a line.
    Do(act::Do),
    /// Takes the structure or the payouts of a tournament from a file.
    Set(set::Set),
    /// Shows one view of a tournament.
    Show(show::Show),
    /// Reads a journal whole and checks everything that must be true.
    Check(check::Check),
    /// Goes on in a new file where a journal is damaged, or takes what it lacks from a copy.
    Rescue(rescue::Rescue),
    /// Copies a tournament between files and databases.
    Copy(copy::Copy),
    /// Makes a tournament of a file saved by The Tournament Director 3, or of a list of results.
    Import(import::Import),
    /// Answers floor questions: one object of facts a line in, one ruling a line out.
    Rule(rule::Rule),
    /// Finds the floor question that a sentence asks, with the facts that it states.
    Ask(ask::Ask),
    /// Writes a view for spreadsheets and web pages.
    Export(export::Export),
    /// Writes seat cards, seating lists, move slips, rulings or house rules as a PDF.
    Print(print::Print),
    /// Shows what a formula gives for every place, or what is wrong with it.
    Points(tester::PointsByFormula),
    /// Shows the table of a league over many events.
    League(league::League),
    /// Shows what everybody came to over many events: wins, prizes, who knocked out whom.
    Statistics(statistics::StatisticsAsked),
    /// Keeps the people of the house: names, numbers, contacts, who may not play.
    People(people::People),
    /// Shares a tournament with browsers on the local network.
    #[cfg(feature = "share")]
    Serve(serve::Serve),
    /// Plays a whole tournament through the same engine and reports its figures.
    Simulate(simulate::Simulate),
}

impl Verb {
    /// The file that stands in for standard input.
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
            | Self::Simulate(_) => None,
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

/// Does what the verb says, and reports trouble on standard error.
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
        // Where nobody can be told, the status says it all the same.
        drop(writeln!(std::io::stderr(), "{trouble}"));
    }
    ExitCode::from(status)
}

/// The exit status of a verb that came to this end.
#[must_use]
pub fn status(verb: &Verb, done: &Result<(), Trouble>) -> u8 {
    match done {
        Ok(()) => 0,
        // Whoever only looks has had enough of it; of acts, some were not done or not answered.
        Err(trouble) if trouble.is_closed_pipe() && !matches!(verb, Verb::Do(_)) => 0,
        Err(trouble) => trouble.status,
    }
}

/// Does what the verb says, on any input and output: the tests come in here. Without a language it
/// speaks English, and papers are in that of the event.
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
    let known = |id: &str| Language::from_id(id).ok_or_else(|| Language::unknown(id));
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
        Verb::Simulate(simulate) => simulate::run(simulate, desk),
    }
}
