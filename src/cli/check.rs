//! `check`: reads a journal whole, replays it, and checks everything that must be true.

use crate::Desk;
use crate::moment::time;
use crate::opened::{odd_levels_said, tell_ahead};
use crate::trouble::Trouble;
use clap::Args;
use engine::event::Event;
use engine::finishes::winner_faults;
use engine::invariants::{check_all, check_chips};
use engine::log::{Act, Log};
use session::{Kinship, Session, chance, puts_time_right, said, shown};
use std::path::PathBuf;
use storage::Notice;
use words::{Args as Arguments, Words, legible_lines};

/// So many acts that a copy has beyond the file are told in words.
const TOLD_MAX: usize = 40;

/// Reads a journal whole and checks everything that must be true.
#[derive(Debug, Args)]
pub struct Check {
    /// The tournament.
    pub file: PathBuf,
}

/// Checks it: silence on standard error means that all is well.
pub fn run(check: &Check, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let opened = Session::open_to_read(&check.file, time(None, &desk.words)?, chance(None));
    let mut session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    for notice in &session.found().notices {
        let line = said::notice(&desk.words, notice);
        desk.line(&line)?;
    }
    tell_ahead(&session, desk);
    tell_copies(&session, desk)?;
    let path = shown(&check.file);
    let path = path.display();
    if let Some(damage) = &session.found().damage {
        return Err(Trouble::world(format!("{}: {path}", said::damage(&desk.words, damage))));
    }
    if let Some(text) = strange(session.log(), &desk.words) {
        return Err(Trouble::world(format!("{text}: {path}")));
    }
    let sound = check_all(session.tournament()).and_then(|()| check_chips(session.log()));
    if let Err(fault) = sound {
        let args = Arguments::new().text("what", format!("{fault:?}"));
        let text = desk.words.say("terminal-invariant", &args);
        return Err(Trouble::world(format!("{text}: {path}")));
    }
    let wrong = tell_winners(&session, desk)?;
    let acts = session.log().last_seq().0;
    let players = session.tournament().entries().taking_part();
    let args = Arguments::new().count("acts", acts).count("players", players);
    let line = desk.words.say("terminal-check-passed", &args);
    desk.line(&line)?;
    let changes = session.log().chip_changes().count();
    let in_play = desk.words.chips(session.tournament().chips().in_play());
    let args = Arguments::new().text("chips", in_play).count("acts", changes);
    let line = desk.words.say("chips-check-passed", &args);
    desk.line(&line)?;
    for line in odd_levels_said(&session, &desk.words) {
        desk.line(&line)?;
    }
    if let Ok(hash) = session.acts_sha256() {
        let line = desk.words.say("terminal-acts-hash", &Arguments::new().text("hash", hash));
        desk.line(&line)?;
    }
    if wrong > 0 {
        let args = Arguments::new().count("count", wrong);
        let text = desk.words.say("terminal-winners-wrong", &args);
        return Err(Trouble::world(format!("{text}: {path}")));
    }
    if session.found().notices.iter().any(Notice::asks) {
        return Err(Trouble::refused(format!(
            "{}: {path}",
            said::older(&desk.words, session.log(), desk.offset)
        )));
    }
    Ok(())
}

/// Says which winners an older journal names who cannot have won the chips, and which sat
/// elsewhere; how many of the first kind.
fn tell_winners(session: &Session, desk: &mut Desk<'_>) -> Result<usize, Trouble> {
    let faults = winner_faults(session.tournament());
    for fault in &faults {
        let args = desk.words.winner_fault(session.tournament(), *fault, desk.offset);
        desk.line(&desk.words.say("terminal-winner-fault", &args))?;
    }
    Ok(faults.iter().filter(|fault| fault.why.is_certain()).count())
}

/// What no evening can have done, though each act reads well by itself.
fn strange(log: &Log, words: &Words) -> Option<String> {
    let makes = |act: &Act| {
        act.body.events().iter().any(|event| matches!(event, Event::TournamentCreated { .. }))
    };
    let mut made = (1..).zip(log.acts()).filter(|(_, act)| makes(act)).map(|(seq, _)| seq);
    if made.next().is_none() {
        return Some(words.text("terminal-no-creation"));
    }
    if let Some(again) = made.next() {
        return Some(words.say("terminal-two-creations", &Arguments::new().no("act", again)));
    }
    let pairs = (2_u64..).zip(log.acts().iter().zip(log.acts().iter().skip(1)));
    let is_back = |before: &Act, act: &Act| act.at < before.at && !puts_time_right(act);
    let mut back = pairs.filter(|(_, (before, act))| is_back(before, act));
    let (seq, _) = back.next()?;
    Some(words.say("terminal-time-back", &Arguments::new().no("act", seq)))
}

/// Says of each copy beside the file how it stands to it, and what a newer one has beyond it.
fn tell_copies(session: &Session, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let own = session.log().last_seq();
    for copy in session.copies(&[]) {
        let said = said::copy(&desk.words, &copy, own, desk.offset);
        desk.line(legible_lines(&said).trim_end())?;
        if copy.kinship == Kinship::Newer {
            for what in copy.told_after(own, TOLD_MAX, &desk.words, desk.offset) {
                desk.line(&desk.words.say("copy-has", &Arguments::new().text("what", what)))?;
            }
        }
    }
    Ok(())
}
