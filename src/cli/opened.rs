//! A tournament that a verb changes by one or two acts.

use crate::Desk;
use crate::trouble::Trouble;
use reports::odd_levels;
use session::{Session, Time, chance, said};
use std::path::Path;
use storage::JournalTrouble;
use words::Words;

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
    tell_ahead(&session, desk);
    Ok(session)
}

/// Says where this computer's clock is off from the one that the desks go by, and where the last
/// act lies ahead of now: until that is put right, every act gets the moment of that one.
pub fn tell_ahead(session: &Session, desk: &mut Desk<'_>) {
    if let Some(clocks) = session.clocks_apart() {
        let said = said::clocks_apart(&desk.words, clocks);
        let hint = desk.words.text("clock-apart.hint");
        desk.note(&format!("{said}\n{hint}"));
    }
    let Some(time) = session.ahead() else { return };
    let said = said::wrong_time(&desk.words, "time-ahead", time);
    let hint = desk.words.text("terminal-time-ahead-hint");
    desk.note(&format!("{said}\n{hint}"));
}

/// Says on standard error what is odd about the levels to come: one that no chip can pay, blinds
/// that fall.
pub fn tell_odd_levels(session: &Session, desk: &mut Desk<'_>) {
    for line in odd_levels_said(session, &desk.words) {
        desk.note(&line);
    }
}

/// The same as lines.
pub fn odd_levels_said(session: &Session, words: &Words) -> Vec<String> {
    let (tournament, now) = (session.tournament(), session.now());
    let flags = odd_levels(tournament, now).into_iter();
    flags.map(|flag| words.level_flag(flag, tournament.structure())).collect()
}

/// That the file is an older copy, with the copies that go on from it, and what to do.
pub fn older(session: &Session, desk: &Desk<'_>) -> String {
    let words = &desk.words;
    let mut lines = vec![said::older(words, session.log(), desk.offset)];
    let own = session.log().last_seq();
    let copies = session.copies(&[]);
    lines.extend(copies.iter().map(|copy| said::copy(words, copy, own, desk.offset)));
    lines.push(words.text("terminal-older-hint"));
    lines.join("\n")
}
