//! The events of a league or of somebody's history, read from their journals, each once.

use engine::Tournament;
use engine::entries::fold;
use engine::values::Timestamp;
use engine::winnings::is_over;
use exchange::first_line;
use points::Formula;
use reports::{LeagueEvent, PointsFault, PointsTable};
use session::{OpenError, Session, Time, chance};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// No league has more events: ten years of a club are a few hundred.
const EVENTS_MAX: usize = 10_000;

/// Which events count for the league.
#[derive(Debug, Default)]
pub struct LeagueChoice {
    /// Those of this league, whatever its case and accents; of any where nothing is said.
    pub league: Option<String>,
    /// Those of this season, likewise.
    pub season: Option<String>,
    /// The formula for points in place of those of the events.
    pub formula: Option<Formula>,
}

#[derive(Debug, Default)]
pub struct LeagueRead {
    /// The events that are over, the first first; those that count for a table say so.
    pub events: Vec<LeagueEvent>,
    /// The file of each of them, in the same order.
    pub files: Vec<PathBuf>,
    /// Events that do not count, though they may be meant, and why.
    pub left: Vec<(PathBuf, LeagueLeft)>,
}

/// Why an event does not count.
#[derive(Debug)]
pub enum LeagueLeft {
    /// Its journal cannot be read.
    Unreadable(OpenError),
    /// Its journal is damaged, and what stands in it is not all.
    Damaged,
    /// It is a copy of another one, which is here, too, and goes on as long or longer.
    Copy(PathBuf),
    /// It is another save of an evening that is here, too: the newest one counts.
    OtherSave(PathBuf),
    /// The event is still being played.
    NotOver,
    /// It is over, but not everybody has their place: a deal ended it, or all seats were won.
    NoPlaces,
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
            Self::Copy(_)
            | Self::OtherSave(_)
            | Self::NotOver
            | Self::NoPlaces
            | Self::NoFormula => false,
        }
    }

    /// Whether it is among the events that were read all the same: then it is only the points of
    /// everybody that are not known.
    #[must_use]
    pub fn is_read(&self) -> bool {
        match self {
            Self::NoPlaces | Self::NoFormula | Self::Fault(..) => true,
            Self::Unreadable(_)
            | Self::Damaged
            | Self::Copy(_)
            | Self::OtherSave(_)
            | Self::NotOver => false,
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

/// Reads the events of a league and season. `told` hears of each file before it is read.
pub fn read_league(
    files: &[PathBuf],
    choice: &LeagueChoice,
    mut told: impl FnMut(usize, &Path),
) -> LeagueRead {
    let (mut read, mut left): (Vec<EventRead>, _) = (Vec::new(), Vec::new());
    let mut begun: BTreeMap<String, usize> = BTreeMap::new();
    for (index, path) in files.iter().enumerate() {
        told(index, path);
        let event = match read_event(path, choice) {
            Ok(Some(event)) => event,
            Ok(None) => continue,
            Err(why) => {
                left.push((path.clone(), why));
                continue;
            }
        };
        // A copy, as a backup or a rescue leaves one beside: whichever goes on longest counts.
        let first = event.origin.clone().unwrap_or_else(|| event.begun.clone());
        let known = begun.get(&first).copied().and_then(|at| read.get_mut(at));
        let Some(known) = known else {
            begun.insert(first, read.len());
            read.push(event);
            continue;
        };
        let is_longer = (event.saved_at, event.acts) > (known.saved_at, known.acts);
        let is_save = event.origin.is_some() && event.begun != known.begun;
        let copy = if is_longer { std::mem::replace(known, event) } else { event };
        let of = known.path.clone();
        let why = if is_save { LeagueLeft::OtherSave(of) } else { LeagueLeft::Copy(of) };
        left.push((copy.path, why));
    }
    read.sort_by(|one, other| {
        (one.event.at, &one.event.name).cmp(&(other.event.at, &other.event.name))
    });
    let (mut events, mut files) = (Vec::new(), Vec::new());
    for EventRead { event, path, why, .. } in read {
        left.extend(why.map(|why| (path.clone(), why)));
        events.push(event);
        files.push(path);
    }
    LeagueRead { events, files, left }
}

struct EventRead {
    event: LeagueEvent,
    path: PathBuf,
    /// Its first act, by which a copy of it is known: it holds what the first draw will be.
    begun: String,
    /// What another program calls it, from whose file it was made, and when it began: so all saves
    /// of it are called, and no other evening.
    origin: Option<String>,
    saved_at: Option<Timestamp>,
    acts: usize,
    /// Why it does not count, where it does not.
    why: Option<LeagueLeft>,
}

/// One event; none where it is of another league or season.
fn read_event(path: &Path, choice: &LeagueChoice) -> Result<Option<EventRead>, LeagueLeft> {
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
    let points = points(tournament, choice);
    let event = LeagueEvent::of(session.log(), points.as_ref().ok());
    let is_placed = !event.results.is_empty() && event.results.iter().all(|it| it.place.is_some());
    if !is_placed && !is_over(tournament) {
        return Err(LeagueLeft::NotOver);
    }
    let why = match points {
        Err(why) => Some(why),
        // Whoever has no place may have come before everybody.
        Ok(_) => (!event.counts()).then_some(LeagueLeft::NoPlaces),
    };
    let acts = session.log().acts();
    let (begun, acts) = (format!("{:?}", acts.first()), acts.len());
    let origin = settings.origin.as_ref().map(|origin| format!("{} {}", origin.id, event.at.0));
    let saved_at = settings.origin.as_ref().and_then(|origin| origin.saved_at);
    let path = path.to_path_buf();
    Ok(Some(EventRead { event, path, begun, origin, saved_at, acts, why }))
}

/// What everybody got, by the formula that was told or that of the event.
fn points(tournament: &Tournament, choice: &LeagueChoice) -> Result<PointsTable, LeagueLeft> {
    let table = match &choice.formula {
        Some(formula) => PointsTable::of(tournament, formula),
        None => PointsTable::of_event(tournament).ok_or(LeagueLeft::NoFormula)?,
    };
    let text = &tournament.settings().points_formula;
    table.map_err(|fault| LeagueLeft::Fault(first_line(text), fault))
}
