//! `statistics`: wins, prizes and knockouts of each player over many events.

use crate::events::{Events, Points, incomplete};
use crate::league::same_name;
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use clap::Args;
use reports::{SameName, Statistics, WhoIsWho, statistics_sheet};
use words::legible_lines;

#[derive(Debug, Args)]
pub struct StatisticsAsked {
    #[command(flatten)]
    pub events: Events,
    /// Two names of one person, such as "Rys Anna=Anna Rys".
    #[arg(long = "same", value_name = "NAME=NAME", value_parser = same_name)]
    pub same: Vec<SameName>,
    #[command(flatten)]
    pub output: Output,
}

/// Prints the statistics, and reports on standard error which events are left out.
pub fn run(asked: &StatisticsAsked, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let (read, missing) = asked.events.read(Points::WhereKnown, desk)?;
    if read.events.is_empty() {
        return Err(Trouble::refused(desk.words.text("league-no-events-over")));
    }
    let who = WhoIsWho::with_same(&read.events, &asked.same);
    let sheet = statistics_sheet(&Statistics::of_everybody(&read.events, &who));
    let title = desk.words.text("statistics-title");
    let text = format::write(&sheet, asked.output.format(), &title, desk);
    let is_text = asked.output.format() == Format::Text;
    let text = if is_text { legible_lines(&text) } else { text };
    desk.out.write_all(text.as_bytes()).map_err(Trouble::output)?;
    incomplete(missing, &desk.words)
}
