//! `set`: the structure or the payouts of a tournament are those of a file.

use crate::Desk;
use crate::moment::{self, time};
use crate::opened::{open_to_act, tell_odd_levels};
use crate::trouble::Trouble;
use clap::Args;
use engine::command::Command;
use engine::money::Currency;
use engine::structure::Structure;
use reports::currency;
use session::{
    HandedOnError, PayoutSheet, PaysByError, Session, handed_on_said, pays_by, read_payouts,
    read_structure,
};
use std::path::{Path, PathBuf};
use words::Args as Arguments;
use words::Words;

/// Takes the structure or the payouts of a tournament from a file.
#[derive(Debug, Args)]
pub struct Set {
    /// The tournament.
    pub file: PathBuf,
    /// The structure: CSV with titles, a structure that was exported, or a template.
    #[arg(long, value_name = "FILE", required_unless_present = "payouts")]
    pub structure: Option<PathBuf>,
    /// The payouts: CSV with titles and a percent, share or amount for each place, or payouts that
    /// were exported.
    #[arg(long, value_name = "FILE")]
    pub payouts: Option<PathBuf>,
    /// The moment, like 2026-11-20T19:00:00+01:00; now where not given.
    #[arg(long)]
    pub at: Option<String>,
    /// Who does it, for the log.
    #[arg(long, default_value = "")]
    pub by: String,
}

/// Takes them: all that is asked, or nothing.
pub fn run(asked: &Set, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let structure = asked.structure.as_deref();
    let structure = structure.map(|path| structure_in(path, &desk.words)).transpose()?;
    let mut session =
        open_to_act(&asked.file, time(asked.at.as_deref(), &desk.words)?, &asked.by, desk)?;
    moment::set(&mut session, asked.at.as_deref(), &desk.words)?;
    let mut commands: Vec<Command> =
        structure.into_iter().map(|structure| Command::SetStructure { structure }).collect();
    if let Some(path) = &asked.payouts {
        commands.push(payouts_in(path, &session, desk)?);
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

/// The structure in a file, or everything that is wrong with it.
pub fn structure_in(path: &Path, words: &Words) -> Result<Structure, Trouble> {
    let plain = Currency { name: String::new(), digits: 0 };
    read_structure(path).map_err(|error| not_taken(&error, path, &plain, words))
}

/// The command that has an event pay as a file says.
fn payouts_in(path: &Path, session: &Session, desk: &mut Desk<'_>) -> Result<Command, Trouble> {
    let tournament = session.tournament();
    let currency = currency(tournament);
    let sheet = read_payouts(path, currency.digits)
        .map_err(|error| not_taken(&error, path, &currency, &desk.words))?;
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

/// Why nothing was taken from a file.
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
        | HandedOnError::Problems(_)
        | HandedOnError::Ron { .. }
        | HandedOnError::Unpayable => Trouble::malformed(said),
    }
}
