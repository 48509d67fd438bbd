//! A tournament that a verb changes by one or two acts.

use crate::Desk;
use crate::act::older;
use crate::trouble::Trouble;
use session::{Session, Time, chance, said};
use std::path::Path;
use storage::JournalTrouble;

/// Opens a tournament to change it, and says on standard error what was found in its journal.
///
/// # Errors
/// Where it cannot be opened, another program has it, or it is an older copy.
pub fn open_to_act(
    path: &Path,
    time: Time,
    by: &str,
    desk: &mut Desk<'_>,
) -> Result<Session, Trouble> {
    let session = Session::open(path, time, chance(None), by)
        .map_err(|error| Trouble::opening(error, &desk.words))?;
    if session.found().is_in_use {
        return Err(Trouble::journal(&JournalTrouble::InUse.at(path), &desk.words));
    }
    for line in said::found(&desk.words, session.found()) {
        desk.note(&line);
    }
    if session.found().asks {
        return Err(Trouble::refused(older(&session, desk)));
    }
    Ok(session)
}
