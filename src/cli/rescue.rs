//! `rescue`: goes on in a new file where a journal is damaged, or takes from a newer copy what an
//! older one lacks.

use crate::Desk;
use crate::moment::time;
use crate::trouble::Trouble;
use clap::Args;
use engine::values::Seq;
use session::{RescueError, Session, chance, said, shown};
use std::path::{Path, PathBuf};
use words::Args as Arguments;

/// Goes on in a new file where a journal is damaged; the damaged file is never touched.
#[derive(Debug, Args)]
pub struct Rescue {
    /// The tournament.
    pub file: PathBuf,
    /// The last act that comes along; the last good one where not given.
    #[arg(long, value_name = "ACT", conflicts_with = "with")]
    pub at: Option<u64>,
    /// The new file; beside the old one where not given.
    #[arg(long, value_name = "NEW", conflicts_with = "with")]
    pub into: Option<PathBuf>,
    /// Takes from this copy what the file lacks at its end, and makes no new file.
    #[arg(long, value_name = "COPY")]
    pub with: Option<PathBuf>,
}

/// Rescues what can be, and lists what cannot.
pub fn run(asked: &Rescue, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if let Some(copy) = &asked.with {
        return take_from(&asked.file, copy, desk);
    }
    let (upto, into) = (asked.at.map(Seq), asked.into.as_deref());
    let rescued = session::rescue(&asked.file, upto, into, &desk.words, desk.offset);
    let listed = match &rescued {
        Ok(rescued) => Some(rescued),
        Err(RescueError::NothingGood { left_out, .. }) => Some(&**left_out),
        Err(RescueError::Open(_) | RescueError::NoSuchAct { .. }) => None,
    };
    let listed = listed.map(|listed| said::left_out(&desk.words, listed, desk.offset));
    for line in listed.unwrap_or_default() {
        desk.line(&line)?;
    }
    let rescued = rescued.map_err(|error| trouble(error, desk))?;
    desk.line(&said::rescued(&desk.words, &rescued))
}

fn take_from(file: &Path, copy: &Path, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let opened = Session::open(file, time(None, &desk.words)?, chance(None), "");
    let mut session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    if let Some(damage) = &session.found().damage {
        let (said, id) = (said::damage(&desk.words, damage), "rescue-with-damaged");
        return Err(Trouble::world(format!("{said}\n{}", desk.words.text(id))));
    }
    let taken = session
        .take_from(copy)
        .map_err(|failure| Trouble::failure(failure, session.tournament(), &desk.words))?;
    let args = Arguments::new()
        .count("acts", usize::try_from(taken).unwrap_or(usize::MAX))
        .text("file", shown(copy).display().to_string());
    desk.line(&desk.words.say("copy-taken", &args))
}

fn trouble(error: RescueError, desk: &Desk<'_>) -> Trouble {
    match error {
        RescueError::Open(error) => Trouble::opening(error, &desk.words),
        RescueError::NothingGood { .. } => Trouble::world(said::not_rescued(&desk.words, &error)),
        RescueError::NoSuchAct { .. } => Trouble::refused(said::not_rescued(&desk.words, &error)),
    }
}
