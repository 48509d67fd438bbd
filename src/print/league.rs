//! The table of a league: who has how many points, from how many events.

use crate::job::{Content, Job};
use crate::occasion::Desk;
use crate::page::Page;
use crate::passages::{Passage, Text, Tone, pages};
use crate::watch::{Stopped, Watch};
use reports::{LeagueTable, Statistics};
use words::{Args, Words};

/// A list over many events, as it hangs on a wall.
#[derive(Debug, Clone, PartialEq, Eq)]
struct LeagueList {
    title: String,
    /// How it comes about, a line each.
    said: Vec<String>,
    /// The head, and a row for everybody.
    rows: Vec<Vec<String>>,
}

/// The table of a league; `said` is how it comes about.
#[must_use]
pub fn league_job(table: &LeagueTable, title: &str, said: Vec<String>, words: &Words) -> Job {
    let heads = ["column-place", "column-name", "column-points", "column-events", "column-wins"];
    let mut rows = vec![heads.map(|id| words.text(id)).to_vec()];
    rows.extend(table.lines.iter().map(|line| {
        vec![
            format!("{}.", line.place),
            line.name.clone(),
            words.points(line.points),
            line.events.to_string(),
            line.wins.to_string(),
        ]
    }));
    Job::new(LeagueList { title: title.to_owned(), said, rows })
}

/// What everybody came to over many events.
#[must_use]
pub fn statistics_job(people: &[Statistics], title: &str, words: &Words) -> Job {
    let heads = [
        "column-name",
        "column-events",
        "column-wins",
        "column-cashes",
        "column-best-place",
        "column-average-place",
        "column-longest-streak",
        "column-took-out",
    ];
    let mut rows = vec![heads.map(|id| words.text(id)).to_vec()];
    rows.extend(people.iter().map(|one| {
        let best = one.best_place.map(|place| place.0.to_string());
        vec![
            one.name.clone(),
            one.events.to_string(),
            one.wins.to_string(),
            one.cashes.to_string(),
            best.unwrap_or_default(),
            words.average_place(one.average_place_hundredths()),
            one.longest_streak.to_string(),
            one.took_out.to_string(),
        ]
    }));
    Job::new(LeagueList { title: title.to_owned(), said: Vec::new(), rows })
}

impl Content for LeagueList {
    fn count(&self) -> usize {
        self.rows.len().saturating_sub(1)
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let said = self.said.iter().map(|line| (Tone::Quiet, line.clone())).collect();
        let passage = Passage { said, rows: self.rows.clone(), ..Passage::default() };
        let people = Args::new().count("players", self.count());
        let summary = desk.words.say("players", &people);
        let passages = [passage];
        let text = Text { title: &self.title, summary: &summary, columns: 1, passages: &passages };
        pages(desk, &text, watch)
    }
}
