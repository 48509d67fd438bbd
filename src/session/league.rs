//! The events of a league, read from their journals.

use crate::import::first_line;
use crate::{OpenError, Session, Time, chance};
use engine::Tournament;
use engine::entries::fold;
use engine::values::Timestamp;
use points::Formula;
use reports::{LeagueEvent, LeagueResult, PointsFault, PointsTable};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// No league has more events: ten years of a club are a few hundred.
const EVENTS_MAX: usize = 10_000;

/// Which events count.
#[derive(Debug, Default)]
pub struct LeagueChoice {
    /// Those of this league, whatever its case and accents; of any where nothing is said.
    pub league: Option<String>,
    /// Those of this season, likewise.
    pub season: Option<String>,
    /// The formula for points in place of those of the events.
    pub formula: Option<Formula>,
}

/// What was read of a league.
#[derive(Debug, Default)]
pub struct LeagueRead {
    /// The events that count, the first first.
    pub events: Vec<LeagueEvent>,
    /// Events that do not, though they may be meant, and why.
    pub left: Vec<(PathBuf, LeagueLeft)>,
}

/// Why an event does not count.
#[derive(Debug)]
pub enum LeagueLeft {
    /// Its journal cannot be read.
    Unreadable(OpenError),
    /// Its journal is damaged, and what stands in it is not all.
    Damaged,
    /// Not everybody has their place.
    NotOver,
    /// It has no formula for points, and none was told.
    NoFormula,
    /// Its formula cannot be worked out: the formula, and why.
    Fault(String, PointsFault),
}

impl LeagueLeft {
    /// Whether the table may be wrong without it.
    #[must_use]
    pub fn is_trouble(&self) -> bool {
        match self {
            Self::Unreadable(_) | Self::Damaged | Self::Fault(..) => true,
            Self::NotOver | Self::NoFormula => false,
        }
    }
}

/// The journals in these folders, and these files, each once and by name.
///
/// # Errors
/// Where a folder cannot be read, or has more than anybody played.
pub fn journals_in(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if !path.is_dir() {
            found.push(path.clone());
            continue;
        }
        for entry in fs::read_dir(path)? {
            let path = entry?.path();
            if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("floorman")) {
                found.push(path);
            }
            if found.len() > EVENTS_MAX {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
        }
    }
    found.sort();
    found.dedup();
    Ok(found)
}

/// Reads the events that count. `told` hears of each file before it is read.
pub fn read_league(
    files: &[PathBuf],
    choice: &LeagueChoice,
    mut told: impl FnMut(usize, &Path),
) -> LeagueRead {
    let mut read = LeagueRead::default();
    for (index, path) in files.iter().enumerate() {
        told(index, path);
        match read_event(path, choice) {
            Ok(Some(event)) => read.events.push(event),
            Ok(None) => {}
            Err(why) => read.left.push((path.clone(), why)),
        }
    }
    read.events.sort_by(|one, other| (one.at, &one.name).cmp(&(other.at, &other.name)));
    read
}

/// One event; none where it is of another league or season.
fn read_event(path: &Path, choice: &LeagueChoice) -> Result<Option<LeagueEvent>, LeagueLeft> {
    let time = Time::told(Timestamp(i64::MAX / 2));
    let opened = Session::open_to_read(path, time, chance(None));
    let session = opened.map_err(LeagueLeft::Unreadable)?;
    let tournament = session.tournament();
    let settings = tournament.settings();
    let is_of = |asked: &Option<String>, own: &str| {
        asked.as_deref().is_none_or(|asked| fold(asked.trim()) == fold(own.trim()))
    };
    if !is_of(&choice.league, &settings.league) || !is_of(&choice.season, &settings.season) {
        return Ok(None);
    }
    if session.found().damage.is_some() {
        return Err(LeagueLeft::Damaged);
    }
    let at = session.log().acts().first().map_or(Timestamp(0), |act| act.at);
    let results = results(tournament, choice)?;
    Ok(Some(LeagueEvent { name: settings.name.clone(), at, results }))
}

fn results(
    tournament: &Tournament,
    choice: &LeagueChoice,
) -> Result<Vec<LeagueResult>, LeagueLeft> {
    let text = tournament.settings().points_formula.clone();
    let table = match &choice.formula {
        Some(formula) => PointsTable::of(tournament, formula),
        None => PointsTable::of_event(tournament).ok_or(LeagueLeft::NoFormula)?,
    };
    let table = table.map_err(|fault| LeagueLeft::Fault(first_line(&text), fault))?;
    let results = table.lines.iter().map(|line| {
        let player = tournament.entries().player(line.who.player);
        let (player, place, points) = player
            .zip(line.place)
            .zip(line.total())
            .map(|((player, place), points)| (player, place, points))?;
        let (name, member) = (player.name.clone(), player.member.clone());
        Some(LeagueResult { name, member, place, points })
    });
    // Whoever has no place yet may still come before everybody.
    let results: Option<Vec<LeagueResult>> = results.collect();
    results.filter(|results| !results.is_empty()).ok_or(LeagueLeft::NotOver)
}
