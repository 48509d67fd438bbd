//! Opens a tournament for a command that changes it, and prints warnings about it.

use crate::Desk;
use crate::trouble::Trouble;
use reports::odd_levels;
use session::{Session, Time, chance};
use std::path::Path;
use storage::JournalTrouble;
use words::Words;

/// Opens a tournament to change it, and reports on standard error what its journal shows.
///
/// # Errors
/// If it cannot be opened, another program has it open, or it is an older copy.
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
    for line in wording::found(&desk.words, session.found()) {
        desk.note(&line);
    }
    if session.found().asks {
        return Err(Trouble::refused(older(&session, desk)));
    }
    tell_ahead(&session, desk);
    Ok(session)
}

/// Warns if this computer's clock differs from the shared one, or the last act lies in the future.
///
/// Until that is corrected, every act gets the time of the last one.
pub fn tell_ahead(session: &Session, desk: &mut Desk<'_>) {
    if let Some(clocks) = session.clocks_apart() {
        let said = wording::clocks_apart(&desk.words, clocks);
        let hint = desk.words.text("clock-apart.hint");
        desk.note(&format!("{said}\n{hint}"));
    }
    let Some(time) = session.ahead() else { return };
    let said = wording::wrong_time(&desk.words, "time-ahead", time);
    let hint = desk.words.text("terminal-time-ahead-hint");
    desk.note(&format!("{said}\n{hint}"));
}

/// Warns about odd levels ahead, such as falling blinds or one that no chip can pay.
pub fn tell_odd_levels(session: &Session, desk: &mut Desk<'_>) {
    for line in odd_levels_said(session, &desk.words) {
        desk.note(&line);
    }
}

/// The warnings of [`tell_odd_levels`] as lines.
pub fn odd_levels_said(session: &Session, words: &Words) -> Vec<String> {
    let (tournament, now) = (session.tournament(), session.now());
    let flags = odd_levels(tournament, now).into_iter();
    flags.map(|flag| words.level_flag(flag, tournament.structure())).collect()
}

/// Says that the file is an older copy, lists the copies beside it, and says what to do.
pub fn older(session: &Session, desk: &Desk<'_>) -> String {
    let words = &desk.words;
    let mut lines = vec![wording::older(words, session.log(), desk.offset)];
    let own = session.log().last_seq();
    let copies = session.copies(&[]);
    lines.extend(copies.iter().map(|copy| wording::copy(words, copy, own, desk.offset)));
    lines.push(words.text("terminal-older-hint"));
    lines.join("\n")
}
