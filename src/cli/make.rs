//! `new`: creates a tournament from a template or flights, with a list of players if given.

use crate::Desk;
use crate::flights::{self, FromFlights};
use crate::help::{chip_set_help, structure_help, template_help};
use crate::list_args::ListArgs;
use crate::moment::time;
use crate::open::tell_odd_levels;
use crate::rules::{BookOrFile, rule_set};
use crate::set::{chips_in, not_taken, structure_in};
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use engine::Settings;
use engine::chips::{ChipSet, usual_stack};
use engine::command::{Command, SameNames};
use engine::entries::NewPlayer;
use engine::money::{Currency, Pays};
use engine::values::Chips;
use exchange::{
    HandedOnError, ListNote, Template, Unlikely, ready_chip_sets, sign_up_list, usual_secs,
};
use session::{Session, chance, name_of};
use std::path::{Path, PathBuf};
use storage::csv::{Duplicate, read_players};
use words::Args as Arguments;
use words::{Words, legible_part};

/// What to do with a name that is twice in a list of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EntryNames {
    /// Create nothing and list the names.
    Refuse,
    /// Treat them as different people.
    Add,
    /// Treat them as one person; the first counts.
    Skip,
}

#[derive(Debug, Args)]
pub struct New {
    /// File or database address to create; it must not exist yet.
    pub out: PathBuf,
    /// Template name or file (default with --flight: settings and structure of the first flight).
    #[arg(long, required_unless_present = "flights", long_help = template_help())]
    pub template: Option<String>,
    /// Structure instead of the template's: CSV with column titles, or an exported structure.
    #[arg(long, value_name = "FILE", long_help = structure_help("terminal-new-structure-help"))]
    pub structure: Option<PathBuf>,
    /// Players to register: CSV, or one name per line.
    #[arg(long)]
    pub entries: Option<PathBuf>,
    #[command(flatten)]
    pub list: ListArgs,
    /// What to do with a name that is twice in --entries.
    #[arg(long, value_enum, default_value = "refuse")]
    pub same_names: EntryNames,
    #[command(flatten)]
    pub from: FromFlights,
    /// Name of the tournament (default: the file name).
    #[arg(long)]
    pub name: Option<String>,
    /// Seed that makes every draw repeatable.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Rules to apply: a rulebook or a file.
    #[arg(long, value_parser = BookOrFile)]
    pub rules: Option<String>,
    /// Chip set instead of the template's: a file with a list, or a ready set.
    #[arg(long, long_help = chip_set_help())]
    pub chip_set: Option<String>,
    /// Time, such as 2026-11-20T19:00:00+01:00 (default: now).
    #[arg(long)]
    pub at: Option<String>,
    /// Folder on another disk for a second copy, updated after every action.
    #[arg(long, value_name = "FOLDER")]
    pub copy: Option<PathBuf>,
    /// Name to sign with in the log.
    #[arg(long, default_value = "", hide_default_value = true)]
    pub by: String,
}

pub fn run(new: &New, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let flights = flights::read(&new.from, &desk.words)?;
    let name = new.name.clone().unwrap_or_else(|| name_of(&new.out));
    let mut command = match (&new.template, flights.first()) {
        (Some(template), _) => Template::find(template)
            .map_err(|error| Trouble::template(&error, &desk.words))?
            .command(&name),
        (None, first) => flights::command(first, &name),
    };
    if let (Some(rules), Command::CreateTournament { settings, .. }) = (&new.rules, &mut command) {
        settings.rules = rule_set(rules, &desk.words)?;
    }
    let usual = match &command {
        Command::CreateTournament { structure, .. } => usual_secs(structure),
        _ => None,
    };
    let own = new.structure.as_deref();
    let own = own.map(|path| structure_in(path, &new.list.told(usual), desk)).transpose()?;
    if let (Some(own), Command::CreateTournament { structure, .. }) = (own, &mut command) {
        *structure = own;
    }
    let together = flights::together(&flights, &command, new.from.stacks);
    if let (Some(set), Command::CreateTournament { settings, .. }) = (&new.chip_set, &mut command) {
        settings.chip_set = chip_set(set, &new.list, settings.entries.starting_chips, desk)?;
    }
    let players = new.entries.as_deref();
    let players = players.map(|path| read_people(path, new, desk)).transpose()?;
    let time = time(new.at.as_deref(), &desk.words)?;
    let made = Session::create(&new.out, &command, time, chance(new.seed), &new.by);
    let mut session = made.map_err(|error| Trouble::opening(error, &desk.words))?;
    if let Some(folder) = &new.copy {
        session.keep_copy_in(folder);
    }
    if let Some(odd) = odd_stack(session.tournament().settings(), &desk.words) {
        desk.note(&odd);
    }
    tell_odd_levels(&session, desk);
    if let Some(together) = together {
        let brought = session.submit(&together);
        brought.map_err(|failure| Trouble::failure(failure, session.tournament(), &desk.words))?;
    }
    if let Some(players) = players.filter(|players| !players.is_empty()) {
        let command =
            Command::Register { players, same_names: SameNames::Allow, pays: Pays::default() };
        session
            .submit(&command)
            .map_err(|failure| Trouble::failure(failure, session.tournament(), &desk.words))?;
    }
    desk.tell_copy(&session);
    Ok(())
}

/// Warns if the chips of a stack do not add up to the starting chips.
fn odd_stack(settings: &Settings, words: &Words) -> Option<String> {
    let (set, starting) = (&settings.chip_set, settings.entries.starting_chips);
    let count = set.chips_in_a_stack();
    let args = Arguments::new()
        .text("chips", words.chips(set.stack()))
        .text("starting", words.chips(starting))
        .count("count", count);
    (count > 0 && set.stack() != starting).then(|| words.say("chips-stack-sum-off", &args))
}

/// Reads the players in a file.
fn read_people(path: &Path, new: &New, desk: &mut Desk<'_>) -> Result<Vec<NewPlayer>, Trouble> {
    let shown = path.display();
    let words = &desk.words;
    let plain = Currency { name: String::new(), digits: 0 };
    let list = sign_up_list(path, &new.list.told(None)).map_err(|error| match error {
        HandedOnError::Unreadable(error) => {
            Trouble::file("terminal-players-unreadable", &error, path, words)
        }
        other => not_taken(&other, path, &plain, words),
    })?;
    let text = list.text;
    let mapping = new.list.mapping(&text).map_err(|unknown| {
        let (title, meaning) = unknown;
        let unknown = HandedOnError::ColumnUnknown { title, meaning };
        not_taken(&unknown, path, &plain, words)
    })?;
    let read = read_players(&text, mapping.as_ref()).map_err(|error| {
        Trouble::malformed(format!("{}: {shown}", words.text(&format!("csv-{}", error.id()))))
    })?;
    if let Some(problem) = read.problems.first() {
        let problem = exchange::messages::csv_problem(words, problem);
        return Err(Trouble::malformed(format!("{problem}: {shown}")));
    }
    let rows = match new.same_names {
        EntryNames::Add => read.rows,
        EntryNames::Skip => {
            let twice: Vec<usize> = read.duplicates.iter().map(|twice| twice.row).collect();
            let rows = read.rows.into_iter().enumerate();
            rows.filter(|(at, _)| !twice.contains(at)).map(|(_, row)| row).collect()
        }
        EntryNames::Refuse => {
            if !read.duplicates.is_empty() {
                let said = |twice: &Duplicate| {
                    let args = Arguments::new()
                        .text("name", legible_part(twice.name.as_str()))
                        .no("line", twice.line)
                        .no("first", twice.first_line);
                    words.say("terminal-entry-twice", &args)
                };
                let mut said: Vec<String> = read.duplicates.iter().map(said).collect();
                said.push(words.text("terminal-entry-twice-hint"));
                return Err(Trouble::malformed(format!("{}: {shown}", said.join("\n"))));
            }
            read.rows
        }
    };
    if !read.marks.is_empty() {
        let marks = read.marks.join(", ");
        let said = words.say("list-note-marks", &Arguments::new().text("marks", marks));
        desk.note(&said);
    }
    let unread = read.unread.into_iter().map(ListNote::ColumnUnread);
    let unlikely = Unlikely::of_all(&rows);
    let odd = rows.iter().zip(&unlikely).filter_map(|(row, why)| {
        Some(ListNote::NameInDoubt(row.line, row.name.to_string(), (*why)?))
    });
    let pairs = read.layout.are_pairs.then_some(ListNote::NamesBeside);
    let unread = list.notes.into_iter().chain(pairs).chain(unread).chain(odd).collect::<Vec<_>>();
    desk.tell_notes(&unread);
    let is_taken = |why: &Option<Unlikely>| !why.is_some_and(Unlikely::is_left_out);
    let taken = rows.into_iter().zip(&unlikely).filter(|(_, why)| is_taken(why));
    Ok(taken
        .map(|(row, _)| row)
        .map(|row| NewPlayer { name: row.name, need: row.need, member: row.member })
        .collect())
}

/// A ready chip set by name, or the chip set in a file.
///
/// If a list does not say how many chips make a stack, the usual stack is used.
fn chip_set(
    name: &str,
    list: &ListArgs,
    starting: Chips,
    desk: &mut Desk<'_>,
) -> Result<ChipSet, Trouble> {
    let sets = ready_chip_sets();
    let known: Vec<&str> = sets.iter().map(|(id, _)| *id).collect();
    let path = Path::new(name);
    if !known.contains(&name) && path.is_file() {
        let set = chips_in(path, &list.told(None), desk)?;
        let is_stacked = set.chips_in_a_stack() > 0;
        let counts = usual_stack(&set, starting);
        return Ok(if is_stacked { set } else { set.with_stack(&counts) });
    }
    let words = &desk.words;
    let unknown = || {
        let args = Arguments::new().text("name", name).text("known", words.list(&known));
        Trouble::malformed(words.say("terminal-no-chip-set", &args))
    };
    let (_, set) = sets.iter().find(|(id, _)| *id == name).ok_or_else(unknown)?;
    let counts = usual_stack(set, starting);
    Ok(set.clone().with_stack(&counts))
}
