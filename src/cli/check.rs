//! `check`: reads a whole journal, replays it and checks every invariant.

use crate::Desk;
use crate::moment::time;
use crate::open::{odd_levels_said, tell_ahead};
use crate::trouble::Trouble;
use clap::Args;
use engine::event::Event;
use engine::finishes::winner_faults;
use engine::invariants::{check_all, check_chips};
use engine::log::{Act, Log};
use session::{Kinship, Session, chance, puts_time_right, shown};
use std::path::PathBuf;
use storage::Notice;
use words::{Args as Arguments, Words, legible_lines};

/// How many acts of a newer copy are listed in words.
const TOLD_MAX: usize = 40;

#[derive(Debug, Args)]
pub struct Check {
    /// Tournament file or database address.
    pub file: PathBuf,
}

/// Checks the journal; silence on standard error means that it is sound.
pub fn run(check: &Check, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let opened = Session::open_to_read(&check.file, time(None, &desk.words)?, chance(None));
    let mut session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    for notice in &session.found().notices {
        let line = wording::notice(&desk.words, notice);
        desk.line(&line)?;
    }
    tell_ahead(&session, desk);
    tell_copies(&session, desk)?;
    let path = shown(&check.file);
    let path = path.display();
    if let Some(damage) = &session.found().damage {
        return Err(Trouble::world(format!("{}: {path}", wording::damage(&desk.words, damage))));
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
            wording::older(&desk.words, session.log(), desk.offset)
        )));
    }
    Ok(())
}

/// Lists bust-outs of older journals whose named winner is impossible or sat elsewhere.
///
/// Returns how many are impossible.
fn tell_winners(session: &Session, desk: &mut Desk<'_>) -> Result<usize, Trouble> {
    let faults = winner_faults(session.tournament());
    for fault in &faults {
        let args = desk.words.winner_fault(session.tournament(), *fault, desk.offset);
        desk.line(&desk.words.say("terminal-winner-fault", &args))?;
    }
    Ok(faults.iter().filter(|fault| fault.why.is_certain()).count())
}

/// Finds a sequence of valid acts that no real evening can have.
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

/// Compares each copy beside the file with it, and lists what a newer copy adds.
fn tell_copies(session: &Session, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let own = session.log().last_seq();
    for copy in session.copies(&[]) {
        let said = wording::copy(&desk.words, &copy, own, desk.offset);
        desk.line(legible_lines(&said).trim_end())?;
        if copy.kinship == Kinship::Newer {
            for what in wording::copy_after(&desk.words, &copy, own, TOLD_MAX, desk.offset) {
                desk.line(&desk.words.say("copy-has", &Arguments::new().text("what", what)))?;
            }
        }
    }
    Ok(())
}
