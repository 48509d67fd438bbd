//! What is chosen of a league, and what comes of it.

use engine::entries::fold;
use exchange::formula_fault;
use house::{LeagueKept, LeagueRead};
use points::{Formula, Scope};
use reports::{
    LeagueCourse, LeagueEvent, LeagueTable, LeagueTerms, SameName, Statistics, WhoIsWho,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use words::{Args, Words};

/// Which events count, and how their points become those of the league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) folder: PathBuf,
    pub(super) league: Option<String>,
    pub(super) season: Option<String>,
    /// So many of the best results count.
    pub(super) best: Option<u32>,
    /// The formula in every event, in place of its own; empty where each has its own.
    pub(super) formula: String,
    /// What is made of the results; empty where it is their sum.
    pub(super) total: String,
    /// Names that are said to be one person's.
    pub(super) same: Vec<SameName>,
}

impl Terms {
    /// As they were kept; in this folder where none was chosen.
    pub(super) fn of(kept: &LeagueKept, folder: &Path) -> Self {
        let own = kept.folder.trim();
        Self {
            folder: if own.is_empty() { folder.to_path_buf() } else { PathBuf::from(own) },
            league: kept.league.clone(),
            season: kept.season.clone(),
            best: kept.best,
            formula: kept.formula.clone(),
            total: kept.total.clone(),
            same: kept.same.iter().cloned().map(|(name, is)| SameName { name, is }).collect(),
        }
    }

    pub(super) fn kept(&self) -> LeagueKept {
        LeagueKept {
            folder: self.folder.display().to_string(),
            league: self.league.clone(),
            season: self.season.clone(),
            best: self.best,
            formula: self.formula.clone(),
            total: self.total.clone(),
            same: self.same.iter().map(|same| (same.name.clone(), same.is.clone())).collect(),
        }
    }

    /// The title of the table: league and season.
    pub(super) fn title(&self, words: &Words) -> String {
        let name = |name: &Option<String>| name.clone().unwrap_or_default();
        let args = Args::new().text("league", name(&self.league));
        let title = words.say("league-title", &args.text("season", name(&self.season)));
        let title = title.trim();
        if title.is_empty() { words.text("league-untitled") } else { title.to_owned() }
    }

    /// How the points come about, in a line.
    pub(super) fn said(&self, words: &Words) -> String {
        let mut parts = Vec::new();
        parts.push(match self.best {
            None => words.text("league-counts-all"),
            Some(best) => words.say("league-counts-best", &Args::new().no("best", best)),
        });
        if !self.total.trim().is_empty() {
            parts.push(
                words.say("league-counts-total", &Args::new().text("total", self.total.trim())),
            );
        }
        parts.push(match self.formula.trim() {
            "" => words.text("league-formula-own"),
            formula => words.say("league-formula", &Args::new().text("formula", formula)),
        });
        parts.join(" · ")
    }
}

/// What comes of the events that are meant.
#[derive(Default)]
pub struct Work {
    /// The events that are meant, by their index among all that were read.
    pub(super) meant: Vec<usize>,
    pub(super) table: Option<LeagueTable>,
    pub(super) courses: Vec<LeagueCourse>,
    pub(super) statistics: Vec<Statistics>,
    /// The events that are meant, themselves.
    events: Vec<LeagueEvent>,
    /// Those of them that count, in their order.
    pub(super) counted: Vec<LeagueEvent>,
    /// Why there is no table; none where there is one.
    pub(super) fault: Option<String>,
}

impl Work {
    pub(super) fn is_empty(&self) -> bool {
        self.meant.is_empty()
    }

    pub fn table(&self) -> Option<&LeagueTable> {
        self.table.as_ref()
    }

    /// The events of which the table is made.
    pub fn events(&self) -> &[LeagueEvent] {
        &self.events
    }

    pub fn statistics(&self) -> &[Statistics] {
        &self.statistics
    }
}

/// Works everything out that is shown.
pub(super) fn worked_out(read: &LeagueRead, terms: &Terms, words: &Words) -> Work {
    let is_meant = |event: &LeagueEvent| {
        is_of(terms.league.as_deref(), &event.league)
            && is_of(terms.season.as_deref(), &event.season)
    };
    let meant: Vec<usize> =
        read.events.iter().enumerate().filter(|(_, one)| is_meant(one)).map(|(at, _)| at).collect();
    let events: Vec<LeagueEvent> =
        meant.iter().filter_map(|at| read.events.get(*at)).cloned().collect();
    let who = WhoIsWho::with_same(&events, &terms.same);
    let statistics = Statistics::of_everybody(&events, &who);
    let mut work = Work { meant, statistics, events: events.clone(), ..Work::default() };
    let total = match terms.total.trim() {
        "" => None,
        text => match Formula::read(text, Scope::League) {
            Ok(formula) => Some(formula),
            Err(error) => {
                work.fault = Some(formula_fault(words, &error, text));
                return work;
            }
        },
    };
    let best = terms.best.map(|best| usize::try_from(best).unwrap_or(usize::MAX));
    let asked = LeagueTerms { best, total, same: terms.same.clone() };
    match LeagueTable::of(&events, &asked) {
        Ok(table) => {
            work.courses = table.course(&asked);
            work.counted = table.events.iter().filter_map(|at| events.get(*at)).cloned().collect();
            work.table = Some(table);
        }
        Err(fault) => {
            let whose = words.say("league-total-for", &Args::new().text("name", fault.name));
            let said = formula_fault(words, &fault.error, &terms.total);
            work.fault = Some(format!("{whose}\n{said}"));
        }
    }
    work
}

/// Whether a name is the one that is chosen, whatever its case and accents; any where none is.
pub(super) fn is_of(chosen: Option<&str>, own: &str) -> bool {
    chosen.is_none_or(|chosen| fold(chosen.trim()) == fold(own.trim()))
}

/// The names that events have there, each once, in their order.
pub(super) fn names_of<'a>(
    read: Option<&'a LeagueRead>,
    name: impl Fn(&'a LeagueEvent) -> Option<&'a str>,
) -> Vec<String> {
    let events = read.map(|read| read.events.as_slice()).unwrap_or_default();
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for own in events.iter().filter_map(name) {
        names.entry(fold(own.trim())).or_insert_with(|| own.trim().to_owned());
    }
    // Events of none are chosen last.
    let none = names.remove("");
    names.into_values().chain(none).collect()
}
