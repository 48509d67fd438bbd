//! The table of a league for others: a column for each event that counts.

use crate::export::{ExportFormat, NOT_THERE, defused};
use crate::web_page::{PageColumn, WebPage};
use reports::{LeagueEvent, LeagueLine, LeagueTable};
use storage::csv::write_rows;
use words::{UtcOffset, Words};

/// The table of a league for a spreadsheet or as a web page of its own, under this title; `events`
/// are those that the table was made of.
#[must_use]
pub fn league_sheet(
    table: &LeagueTable,
    events: &[LeagueEvent],
    format: ExportFormat,
    title: &str,
    words: &Words,
    offset: UtcOffset,
) -> String {
    let counted = || table.events.iter().filter_map(|at| events.get(*at));
    let member = table.lines.iter().any(|line| line.member.is_some());
    match format {
        ExportFormat::Csv => {
            let own = ["place", "name", "member", "points", "events", "wins"].map(str::to_owned);
            let days = counted().map(|event| defused(event.name.clone()));
            let head = own.into_iter().chain(days).collect();
            let row = |line| cells(line, "").into_iter().map(defused).collect();
            write_rows(std::iter::once(head).chain(table.lines.iter().map(row)))
        }
        ExportFormat::Html => {
            let ids = ["place", "name", "member", "points", "events", "wins"];
            let own = ids.into_iter().map(|id| PageColumn {
                title: words.text(&format!("column-{id}")),
                is_number: !matches!(id, "name" | "member"),
            });
            let days = counted().map(|event| PageColumn {
                title: format!("{} ({})", event.name, words.date(event.at, offset)),
                is_number: true,
            });
            let mut page = WebPage {
                title: title.to_owned(),
                columns: own.chain(days).collect(),
                rows: table.lines.iter().map(|line| cells(line, NOT_THERE)).collect(),
                ..WebPage::default()
            };
            if !member {
                page.columns.remove(2);
                page.rows.iter_mut().for_each(|row| drop(row.remove(2)));
            }
            page.text(words)
        }
    }
}

/// What stands in the row of somebody, with this where they were not there.
fn cells(line: &LeagueLine, not_there: &str) -> Vec<String> {
    let results = line.results.iter().map(|points| match points {
        Some(points) => points.to_string(),
        None => not_there.to_owned(),
    });
    let member = line.member.as_ref().map(ToString::to_string).unwrap_or_default();
    [
        line.place.to_string(),
        line.name.clone(),
        member,
        line.points.to_string(),
        line.events.to_string(),
        line.wins.to_string(),
    ]
    .into_iter()
    .chain(results)
    .collect()
}
