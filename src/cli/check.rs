//! `check`: reads a journal whole, replays it, and checks everything that must be true.

use crate::Desk;
use crate::moment::time;
use crate::trouble::Trouble;
use clap::Args;
use engine::invariants::{check_all, check_chips};
use session::{Session, chance, said};
use std::path::PathBuf;
use words::Args as Arguments;

/// Reads a journal whole and checks everything that must be true.
#[derive(Debug, Args)]
pub struct Check {
    /// The tournament.
    pub file: PathBuf,
}

/// Checks it: silence on standard error means that all is well.
pub fn run(check: &Check, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let opened = Session::open_to_read(&check.file, time(None, &desk.words)?, chance(None));
    let session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    for notice in &session.found().notices {
        let line = said::notice(&desk.words, notice);
        desk.line(&line)?;
    }
    let path = check.file.display();
    if let Some(damage) = &session.found().damage {
        return Err(Trouble::world(format!("{}: {path}", said::damage(&desk.words, damage))));
    }
    let sound = check_all(session.tournament()).and_then(|()| check_chips(session.log()));
    if let Err(fault) = sound {
        let args = Arguments::new().text("what", format!("{fault:?}"));
        let text = desk.words.say("terminal-invariant", &args);
        return Err(Trouble::world(format!("{text}: {path}")));
    }
    let acts = session.log().last_seq().0;
    let players = session.tournament().entries().taking_part();
    let args = Arguments::new().count("acts", acts).count("players", players);
    let line = desk.words.say("terminal-check-passed", &args);
    desk.line(&line)?;
    let changes = session.log().chip_changes().count();
    let in_play = desk.words.chips(session.tournament().chips().in_play());
    let args = Arguments::new().text("chips", in_play).count("acts", changes);
    let line = desk.words.say("chips-check-passed", &args);
    desk.line(&line)
}
