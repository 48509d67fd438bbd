//! `rescue`: continues a damaged journal in a new file, or takes missing acts from a newer copy.

use crate::Desk;
use crate::moment::time;
use crate::trouble::Trouble;
use clap::Args;
use engine::values::Seq;
use session::{RescueError, Session, chance, shown};
use std::path::{Path, PathBuf};
use words::Args as Arguments;

#[derive(Debug, Args)]
pub struct Rescue {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// Last action to keep (default: the last good one).
    #[arg(long, value_name = "ACT", conflicts_with = "with")]
    pub at: Option<u64>,
    /// New file (default: beside the old one).
    #[arg(long, value_name = "NEW", conflicts_with = "with")]
    pub into: Option<PathBuf>,
    /// Copy to take the missing last actions from; no new file is made.
    #[arg(long, value_name = "COPY")]
    pub with: Option<PathBuf>,
}

/// Rescues the good acts and lists those left out.
pub fn run(asked: &Rescue, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if let Some(copy) = &asked.with {
        return take_from(&asked.file, copy, desk);
    }
    let (upto, into) = (asked.at.map(Seq), asked.into.as_deref());
    let rescued = wording::rescue(&asked.file, upto, into, &desk.words, desk.offset);
    let listed = match &rescued {
        Ok(rescued) => Some(rescued),
        Err(RescueError::NothingGood { left_out, .. }) => Some(&**left_out),
        // A sound file needs no second one, so nothing is done.
        Err(error @ RescueError::NothingDamaged { .. }) => {
            return desk.line(&wording::not_rescued(&desk.words, error));
        }
        Err(RescueError::Open(_) | RescueError::NoSuchAct { .. }) => None,
    };
    let listed = listed.map(|listed| wording::left_out(&desk.words, listed, desk.offset));
    for line in listed.unwrap_or_default() {
        desk.line(&line)?;
    }
    let rescued = rescued.map_err(|error| trouble(error, desk))?;
    desk.line(&wording::rescued(&desk.words, &rescued))
}

fn take_from(file: &Path, copy: &Path, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let opened = Session::open(file, time(None, &desk.words)?, chance(None), "");
    let mut session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    if let Some(damage) = &session.found().damage {
        let (said, id) = (wording::damage(&desk.words, damage), "rescue-with-damaged");
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
        RescueError::NothingGood { .. } => {
            Trouble::world(wording::not_rescued(&desk.words, &error))
        }
        RescueError::NoSuchAct { .. } | RescueError::NothingDamaged { .. } => {
            Trouble::refused(wording::not_rescued(&desk.words, &error))
        }
    }
}
