//! Which events a league, a history or statistics are about, and what is said of those left out.

use crate::Desk;
use crate::points_sheet::beside;
use crate::trouble::Trouble;
use clap::Args;
use points::{Formula, Scope};
use session::{LeagueChoice, LeagueLeft, LeagueRead, journals_in, read_league, said, shown};
use std::io::IsTerminal;
use std::path::PathBuf;
use words::{Args as Arguments, Words};

/// So few events are read before anybody wonders.
const FEW: usize = 20;

/// Which events are read.
#[derive(Debug, Args)]
pub struct Events {
    /// Tournaments, or folders of them.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// Only events of this league.
    #[arg(long, value_name = "NAME")]
    pub league: Option<String>,
    /// Only events of this season.
    #[arg(long, value_name = "NAME")]
    pub season: Option<String>,
    /// Tells on standard error how far it is, also where that is no terminal.
    #[arg(long)]
    pub progress: bool,
    /// The formula for points in every event, in place of its own.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub formula: Option<String>,
}

/// Whether an event without points is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Points {
    /// It cannot count.
    Needed,
    /// Everything else of it is told.
    WhereKnown,
}

impl Events {
    /// Reads them, and says on standard error which are left out; with how many of those are
    /// missing though they should not be.
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

    /// Why an event does not count.
    fn said(&self, why: LeagueLeft, words: &Words) -> String {
        said::league_left(words, &why, self.formula.as_deref())
    }
}

/// That so many events are missing, where there are any.
pub fn incomplete(missing: usize, words: &Words) -> Result<(), Trouble> {
    if missing == 0 {
        return Ok(());
    }
    let args = Arguments::new().count("count", missing);
    Err(Trouble::malformed(words.say("league-incomplete", &args)))
}

/// A formula as it was told.
pub fn formula(
    text: Option<&str>,
    scope: Scope,
    words: &Words,
) -> Result<Option<Formula>, Trouble> {
    let Some(text) = text else { return Ok(None) };
    let read = Formula::read(text, scope);
    read.map(Some).map_err(|error| Trouble::malformed(beside(&error, text, words)))
}
