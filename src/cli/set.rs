//! `set`: sets the structure, payouts or chips of a tournament from a file.

use crate::help::structure_help;
use crate::list_args::ListArgs;
use crate::moment::{self, time};
use crate::open::{open_to_act, tell_odd_levels};
use crate::trouble::Trouble;
use crate::{Desk, Output, format};
use clap::Args;
use engine::chips::{ChipSet, Denomination};
use engine::command::Command;
use engine::decide::would_stand;
use engine::money::Currency;
use engine::structure::Structure;
use exchange::{
    HandedOnError, ListTold, PayoutSheet, PaysByError, handed_on_said, pays_by, read_chips,
    read_payouts, read_structure, usual_secs,
};
use reports::currency;
use reports::{Cell, Sheet};
use session::Session;
use std::path::{Path, PathBuf};
use words::Args as Arguments;
use words::Words;

#[derive(Debug, Args)]
pub struct Set {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// Structure: CSV with column titles, an exported structure, or a template.
    #[arg(
        long,
        value_name = "FILE",
        required_unless_present_any = ["payouts", "chip_set"],
        long_help = structure_help("terminal-set-structure-help")
    )]
    pub structure: Option<PathBuf>,
    /// Payouts: CSV with a percentage, share or amount for each place, or exported payouts.
    #[arg(long, value_name = "FILE")]
    pub payouts: Option<PathBuf>,
    /// Chip set: a table of values, colors, chips owned and chips in a starting stack.
    #[arg(long, value_name = "FILE")]
    pub chip_set: Option<PathBuf>,
    #[command(flatten)]
    pub list: ListArgs,
    /// Show what was read, line by line, and change nothing.
    #[arg(long)]
    pub preview: bool,
    #[command(flatten)]
    pub output: Output,
    /// Time, such as 2026-11-20T19:00:00+01:00 (default: now).
    #[arg(long)]
    pub at: Option<String>,
    /// Name to sign with in the log.
    #[arg(long, default_value = "", hide_default_value = true)]
    pub by: String,
}

/// Sets everything that was given, or nothing.
pub fn run(asked: &Set, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let mut session =
        open_to_act(&asked.file, time(asked.at.as_deref(), &desk.words)?, &asked.by, desk)?;
    moment::set(&mut session, asked.at.as_deref(), &desk.words)?;
    let usual = usual_secs(session.tournament().structure());
    let structure = asked.structure.as_deref();
    let structure =
        structure.map(|path| structure_in(path, &asked.list.told(usual), desk)).transpose()?;
    let mut commands: Vec<Command> =
        structure.into_iter().map(|structure| Command::SetStructure { structure }).collect();
    if let Some(path) = &asked.payouts {
        commands.push(payouts_in(path, &asked.list.told(None), &session, desk)?);
    }
    if let Some(path) = &asked.chip_set {
        let mut settings = session.tournament().settings().clone();
        if let Some(Command::ChangeSettings { settings: payouts }) = commands.last() {
            settings = (**payouts).clone();
            commands.pop();
        }
        settings.chip_set = chips_in(path, &asked.list.told(None), desk)?;
        commands.push(Command::ChangeSettings { settings: Box::new(settings) });
    }
    if asked.preview {
        return preview(asked, &commands, &session, desk);
    }
    for command in &commands {
        let checked = session.check(command);
        checked.map_err(|refusal| refused(refusal, &session, &desk.words))?;
    }
    for command in &commands {
        session
            .submit(command)
            .map_err(|failure| Trouble::failure(failure, session.tournament(), &desk.words))?;
    }
    if asked.structure.is_some() {
        tell_odd_levels(&session, desk);
    }
    Ok(())
}

/// Reads the structure in a file, or lists everything that is wrong with it.
pub fn structure_in(
    path: &Path,
    told: &ListTold,
    desk: &mut Desk<'_>,
) -> Result<Structure, Trouble> {
    let plain = Currency { name: String::new(), digits: 0 };
    let read = read_structure(path, told);
    let read = read.map_err(|error| not_taken(&error, path, &plain, &desk.words))?;
    desk.tell_notes(&read.notes);
    Ok(read.value)
}

/// Reads the chip set in a file, or lists everything that is wrong with it.
pub fn chips_in(path: &Path, told: &ListTold, desk: &mut Desk<'_>) -> Result<ChipSet, Trouble> {
    let plain = Currency { name: String::new(), digits: 0 };
    let read = read_chips(path, told);
    let read = read.map_err(|error| not_taken(&error, path, &plain, &desk.words))?;
    desk.tell_notes(&read.notes);
    Ok(read.value)
}

/// A sheet with one row for each chip value.
fn chips_sheet(set: &ChipSet) -> Sheet {
    let row = |chip: &Denomination| {
        let [red, green, blue] = chip.color;
        let count = |count: u32| Cell::Number(i64::from(count));
        vec![
            ("value", Cell::Number(i64::try_from(chip.value.0).unwrap_or(i64::MAX))),
            ("color", Cell::Text(format!("#{red:02x}{green:02x}{blue:02x}"))),
            ("inventory", chip.inventory.map_or(Cell::Empty, count)),
            ("in_a_stack", count(chip.in_a_stack)),
        ]
    };
    Sheet { rows: set.denominations.iter().map(row).collect() }
}

/// Prints the result without changing the tournament.
fn preview(
    asked: &Set,
    commands: &[Command],
    session: &Session,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let after = would_stand(session.tournament(), commands, session.now());
    let after = after.map_err(|refusal| refused(refusal, session, &desk.words))?;
    let sheets = [
        asked.structure.is_some().then(|| reports::structure(&after)),
        asked.payouts.is_some().then(|| reports::payouts_sheet(&after)),
        asked.chip_set.is_some().then(|| chips_sheet(&after.settings().chip_set)),
    ];
    for sheet in sheets.into_iter().flatten() {
        let text = format::write(&sheet, asked.output.format(), "", desk);
        desk.line(text.trim_end())?;
    }
    Ok(())
}

/// The command that sets the payouts in a file.
fn payouts_in(
    path: &Path,
    told: &ListTold,
    session: &Session,
    desk: &mut Desk<'_>,
) -> Result<Command, Trouble> {
    let tournament = session.tournament();
    let currency = currency(tournament);
    let read = read_payouts(path, currency.digits, told)
        .map_err(|error| not_taken(&error, path, &currency, &desk.words))?;
    desk.tell_notes(&read.notes);
    let sheet = read.value;
    let command = pays_by(tournament, &sheet, path).map_err(|error| match error {
        PaysByError::Refused(refusal) => refused(refusal, session, &desk.words),
        PaysByError::HandedOn(error) => not_taken(&error, path, &currency, &desk.words),
    })?;
    let has_pool = reports::Prizes::of(tournament).is_some_and(|it| !it.pool.total.is_zero());
    if matches!(sheet, PayoutSheet::Amounts(_)) && !has_pool {
        let said = desk.words.text("handed-on-proportion");
        desk.note(&said);
    }
    Ok(command)
}

fn refused(refusal: engine::Refusal, session: &Session, words: &Words) -> Trouble {
    Trouble::failure(session::Failure::Refused(refusal), session.tournament(), words)
}

/// Says why nothing was taken from a file.
pub fn not_taken(
    error: &HandedOnError,
    path: &Path,
    currency: &Currency,
    words: &Words,
) -> Trouble {
    let mut said = handed_on_said(words, error, currency);
    let args = Arguments::new().text("file", path.display().to_string());
    said.push(words.say("handed-on-not-taken", &args));
    let said = said.join("\n");
    match error {
        HandedOnError::Unreadable(_) => Trouble::world(said),
        HandedOnError::AmountsOff { .. } => Trouble::refused(said),
        HandedOnError::Csv(_)
        | HandedOnError::NoColumns
        | HandedOnError::ChipNumbers
        | HandedOnError::Problems(_)
        | HandedOnError::Ron { .. }
        | HandedOnError::ColumnUnknown { .. }
        | HandedOnError::SheetUnknown { .. }
        | HandedOnError::Questions(_)
        | HandedOnError::NoList(_)
        | HandedOnError::NoSavedEvening
        | HandedOnError::Unpayable => Trouble::malformed(said),
    }
}
