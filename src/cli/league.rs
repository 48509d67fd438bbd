//! `league`: the table of a league over many events.

use crate::events::{Events, Points, formula, incomplete};
use crate::points_sheet::beside;
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use clap::Args;
use exchange::export::ExportFormat;
use exchange::league_sheet;
use points::Scope;
use reports::{LeagueEvent, LeagueTable, LeagueTerms, SameName};
use words::{Args as Arguments, legible_lines, legible_part};

#[derive(Debug, Args)]
pub struct League {
    #[command(flatten)]
    pub events: Events,
    /// Count only the N best results of each player.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub best: Option<u32>,
    /// Formula for the total, such as 'sum(top(5, listPoints))' (default: sum of all that count).
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub total: Option<String>,
    /// Two names of one person, such as "Rys Anna=Anna Rys".
    #[arg(long = "same", value_name = "NAME=NAME", value_parser = same_name)]
    pub same: Vec<SameName>,
    #[command(flatten)]
    pub output: Output,
}

/// Prints the table, and reports on standard error which events do not count.
pub fn run(asked: &League, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let total = formula(asked.total.as_deref(), Scope::League, &desk.words)?;
    let (read, missing) = asked.events.read(Points::Needed, desk)?;
    if !read.events.iter().any(LeagueEvent::counts) {
        return Err(Trouble::refused(desk.words.text("league-no-events")));
    }
    let best = asked.best.map(|best| usize::try_from(best).unwrap_or(usize::MAX));
    let table =
        LeagueTable::of(&read.events, &LeagueTerms { best, total, same: asked.same.clone() });
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
    for SameName { name, is } in &table.turned {
        let args = Arguments::new().text("name", legible_part(name)).text("is", legible_part(is));
        desk.note(&desk.words.say("league-turned-say", &args));
    }
    let (league, season) = (asked.events.league.as_deref(), asked.events.season.as_deref());
    let args = Arguments::new().text("league", league.unwrap_or_default());
    let args = args.text("season", season.unwrap_or_default());
    let title = desk.words.say("league-title", &args);
    let title = match title.trim() {
        "" => desk.words.text("league-untitled"),
        title => title.to_owned(),
    };
    let sheet =
        |format| league_sheet(&table, &read.events, format, &title, &desk.words, desk.offset);
    let text = match asked.output.format() {
        Format::Csv => sheet(ExportFormat::Csv),
        Format::Html => sheet(ExportFormat::Html),
        Format::Text => legible_lines(&format::write(&table.sheet(), Format::Text, &title, desk)),
        format @ (Format::Json | Format::Ron) => {
            format::write(&table.sheet(), format, &title, desk)
        }
    };
    desk.out.write_all(text.as_bytes()).map_err(Trouble::output)?;
    incomplete(missing, &desk.words)
}

/// Reads two names as `NAME=NAME`.
pub fn same_name(text: &str) -> Result<SameName, String> {
    let (name, is) = text.split_once('=').ok_or("NAME=NAME")?;
    Ok(SameName { name: name.trim().to_owned(), is: is.trim().to_owned() })
}
