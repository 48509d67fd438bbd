//! `league`: the table of a league over many events.

use crate::points_sheet::{beside, of_place};
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use clap::Args;
use points::{Formula, Scope};
use reports::{LeagueTable, LeagueTerms};
use session::{LeagueChoice, LeagueLeft, LeagueRead, journals_in, read_league, shown};
use std::path::PathBuf;
use words::{Args as Arguments, Words, legible_lines};

/// Shows the table of a league: what everybody has from all events that count.
#[derive(Debug, Args)]
pub struct League {
    /// Tournaments, or folders of them.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// Only events of this league.
    #[arg(long, value_name = "NAME")]
    pub league: Option<String>,
    /// Only events of this season.
    #[arg(long, value_name = "NAME")]
    pub season: Option<String>,
    /// Only so many of the best results of everybody count.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub best: Option<u32>,
    /// The formula for points in every event, in place of its own.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub formula: Option<String>,
    /// What is made of the results that count, as in 'sum(top(5, listPoints))'; their sum where
    /// nothing is said.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub total: Option<String>,
    /// How to write it.
    #[command(flatten)]
    pub output: Output,
}

/// Shows it, and says on standard error which events do not count.
pub fn run(asked: &League, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let own = formula(asked.formula.as_deref(), Scope::Event, &desk.words)?;
    let total = formula(asked.total.as_deref(), Scope::League, &desk.words)?;
    let choice =
        LeagueChoice { league: asked.league.clone(), season: asked.season.clone(), formula: own };
    let first = asked.paths.first().cloned().unwrap_or_default();
    let files = journals_in(&asked.paths)
        .map_err(|error| Trouble::file("import-folder-unreadable", &error, &first, &desk.words))?;
    let read = read_league(&files, &choice, |_, _| {});
    let LeagueRead { events, left } = read;
    let missing = left.iter().filter(|(_, why)| why.is_trouble()).count();
    tell_left(left, asked.formula.as_deref(), desk);
    if events.is_empty() {
        return Err(Trouble::malformed(desk.words.text("league-no-events")));
    }
    let best = asked.best.map(|best| usize::try_from(best).unwrap_or(usize::MAX));
    let table = LeagueTable::of(&events, &LeagueTerms { best, total });
    let table = table.map_err(|fault| {
        let args = Arguments::new().text("name", fault.name.as_str());
        let whose = desk.words.say("league-total-for", &args);
        let text = asked.total.as_deref().unwrap_or_default();
        Trouble::malformed(format!("{whose}\n{}", beside(&fault.error, text, &desk.words)))
    })?;
    for name in &table.doubtful {
        let said = desk.words.say("league-doubtful", &Arguments::new().text("name", name.as_str()));
        desk.note(&said);
    }
    let args = Arguments::new().text("league", asked.league.as_deref().unwrap_or_default());
    let args = args.text("season", asked.season.as_deref().unwrap_or_default());
    let title = desk.words.say("league-title", &args);
    let text = format::write(&table.sheet(), asked.output.format(), title.trim(), desk);
    let is_text = asked.output.format() == Format::Text;
    let text = if is_text { legible_lines(&text) } else { text };
    desk.out.write_all(text.as_bytes()).map_err(Trouble::output)?;
    if missing == 0 {
        return Ok(());
    }
    let args = Arguments::new().count("count", missing);
    Err(Trouble::malformed(desk.words.say("league-incomplete", &args)))
}

fn formula(text: Option<&str>, scope: Scope, words: &Words) -> Result<Option<Formula>, Trouble> {
    let Some(text) = text else { return Ok(None) };
    let read = Formula::read(text, scope);
    read.map(Some).map_err(|error| Trouble::malformed(beside(&error, text, words)))
}

/// Says of every event that does not count why.
fn tell_left(left: Vec<(PathBuf, LeagueLeft)>, formula: Option<&str>, desk: &mut Desk<'_>) {
    for (path, why) in left {
        let words = &desk.words;
        let why = match why {
            LeagueLeft::Unreadable(error) => Trouble::opening(error, words).message,
            LeagueLeft::Damaged => words.text("league-left-damaged"),
            LeagueLeft::NotOver => words.text("league-left-not-over"),
            LeagueLeft::NoFormula => words.text("league-left-no-formula"),
            LeagueLeft::Fault(own, fault) => {
                of_place(&fault, formula.unwrap_or(&own), words).message
            }
        };
        let file = shown(&path).display().to_string();
        let said = words.say("league-left", &Arguments::new().text("file", file).text("why", why));
        desk.note(&said);
    }
}
