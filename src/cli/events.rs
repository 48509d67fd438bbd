//! The events of a league, a history or statistics, and notes about those left out.

use crate::Desk;
use crate::points_sheet::beside;
use crate::trouble::Trouble;
use clap::Args;
use house::{LeagueChoice, LeagueLeft, LeagueRead, journals_in, read_league};
use points::{Formula, Scope};
use session::shown;
use std::io::IsTerminal;
use std::path::PathBuf;
use words::{Args as Arguments, Words};

/// Progress is shown only for more events than this.
const FEW: usize = 20;

/// The options that select events.
#[derive(Debug, Args)]
pub struct Events {
    /// Tournament files, or folders of them.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// Use only events of this league.
    #[arg(long, value_name = "NAME")]
    pub league: Option<String>,
    /// Use only events of this season.
    #[arg(long, value_name = "NAME")]
    pub season: Option<String>,
    /// Report progress on standard error, even if it is not a terminal.
    #[arg(long)]
    pub progress: bool,
    /// Points formula for every event, instead of its own.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub formula: Option<String>,
}

/// What to do with an event without points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Points {
    /// Leave it out.
    Needed,
    /// Use the rest of it.
    WhereKnown,
}

impl Events {
    /// Reads the events and reports on standard error which are left out.
    ///
    /// Returns them with the number of those left out because of an error.
    pub fn read(
        &self,
        points: Points,
        desk: &mut Desk<'_>,
    ) -> Result<(LeagueRead, usize), Trouble> {
        let (league, season) = (self.league.clone(), self.season.clone());
        let formula = formula(self.formula.as_deref(), Scope::Event, &desk.words)?;
        let choice = LeagueChoice { league, season, formula };
        let first = self.paths.first().cloned().unwrap_or_default();
        let files = journals_in(&self.paths).map_err(|error| {
            Trouble::file("import-folder-unreadable", &error, &first, &desk.words)
        })?;
        let tells = self.progress || (files.len() > FEW && std::io::stderr().is_terminal());
        let mut read = read_league(&files, &choice, |index, path| {
            if tells {
                let name = path.file_stem().unwrap_or_default();
                let args = Arguments::new()
                    .no("no", index + 1)
                    .no("of", files.len())
                    .text("file", name.to_string_lossy().into_owned());
                let said = desk.words.say("import-folder-at", &args);
                desk.note(&said);
            }
        });
        let mut missing = 0;
        for (path, why) in std::mem::take(&mut read.left) {
            let is_known = points == Points::WhereKnown && why.is_read();
            if is_known && !why.is_trouble() {
                continue;
            }
            missing += usize::from(why.is_trouble() && !is_known);
            let id = if is_known { "league-no-points" } else { "league-left" };
            let why = self.said(why, &desk.words);
            let file = shown(&path).display().to_string();
            let args = Arguments::new().text("file", file).text("why", why);
            let said = desk.words.say(id, &args);
            desk.note(&said);
        }
        Ok((read, missing))
    }

    /// Says why an event does not count.
    fn said(&self, why: LeagueLeft, words: &Words) -> String {
        house::messages::league_left(words, &why, self.formula.as_deref())
    }
}

/// Returns an error if any events are missing.
pub fn incomplete(missing: usize, words: &Words) -> Result<(), Trouble> {
    if missing == 0 {
        return Ok(());
    }
    let args = Arguments::new().count("count", missing);
    Err(Trouble::refused(words.say("league-incomplete", &args)))
}

/// Reads the formula of an option.
pub fn formula(
    text: Option<&str>,
    scope: Scope,
    words: &Words,
) -> Result<Option<Formula>, Trouble> {
    let Some(text) = text else { return Ok(None) };
    let read = Formula::read(text, scope);
    read.map(Some).map_err(|error| Trouble::malformed(beside(&error, text, words)))
}
