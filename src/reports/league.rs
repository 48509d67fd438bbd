//! The table of a league: what everybody has from all events that count for it.

use crate::points_table::points_cell;
use crate::sheet::{Cell, Sheet};
use engine::entries::PlayerName;
use engine::values::{MemberNo, Place, Timestamp};
use points::{Facts, Formula, FormulaError, Points};
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

/// An event that counts for a league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueEvent {
    /// Its name.
    pub name: String,
    /// When it began.
    pub at: Timestamp,
    /// What everybody got in it.
    pub results: Vec<LeagueResult>,
}

/// What somebody got in an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueResult {
    /// Their name, as it was there.
    pub name: PlayerName,
    /// The number by which their club knows them.
    pub member: Option<MemberNo>,
    /// Their place.
    pub place: Place,
    /// Their points.
    pub points: Points,
}

/// How the points of events become those of a league.
#[derive(Debug, Default)]
pub struct LeagueTerms {
    /// So many of the best results of everybody count; all where none is said.
    pub best: Option<usize>,
    /// What is made of the results that count; their sum where nothing is said.
    pub total: Option<Formula>,
}

/// The table of a league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueTable {
    /// Everybody who took part, the best first.
    pub lines: Vec<LeagueLine>,
    /// Names that may be several people, and so have a line for each that they may be.
    pub doubtful: Vec<String>,
}

/// What somebody has from all events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueLine {
    /// Their place; several share one where nothing tells them apart.
    pub place: u32,
    /// Their name, as it was last.
    pub name: String,
    /// Their member number, where one was told.
    pub member: Option<MemberNo>,
    /// In how many events they took part.
    pub events: u32,
    /// How many they won.
    pub wins: u32,
    /// Their points from all that counts.
    pub points: Points,
    /// Their points in each event; nothing where they were not there.
    pub results: Vec<Option<Points>>,
    /// Their places, the best first.
    places: Vec<Place>,
}

/// A league that cannot be worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueFault {
    /// For whom.
    pub name: String,
    /// Why.
    pub error: FormulaError,
}

/// Who somebody is in all events.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// Whoever has this member number, whatever their case.
    Member(String),
    /// Whoever has this name and never a number.
    Name(String),
    /// One of several of this name in one event, none of whom has a number.
    Namesake(String, usize, usize),
}

impl LeagueTable {
    /// The table of these events.
    ///
    /// Somebody is known by their member number, and without one by their name, whatever its case
    /// and accents. A name without a number is whoever has that name and one number; where several
    /// have it nobody's points are given to any of them, and the name is told.
    ///
    /// Whoever has the same points is ranked by wins, then by second places, and so on; who is
    /// still alike shares the place.
    ///
    /// # Errors
    /// Where the formula of the league cannot be worked out for somebody.
    pub fn of(events: &[LeagueEvent], terms: &LeagueTerms) -> Result<Self, LeagueFault> {
        let numbers = numbers_of_names(events);
        let (mut lines, mut doubtful) = (BTreeMap::new(), BTreeSet::new());
        for (no, event) in events.iter().enumerate() {
            let mut seen = BTreeSet::new();
            for (nth, result) in event.results.iter().enumerate() {
                let (mut key, is_doubtful) = key_of(result, &numbers);
                if !seen.insert(key.clone()) {
                    key = Key::Namesake(result.name.folded().to_owned(), no, nth);
                    doubtful.insert(result.name.to_string());
                }
                if is_doubtful {
                    doubtful.insert(result.name.to_string());
                }
                lines.entry(key).or_insert_with(|| LeagueLine::new(events.len())).add(no, result);
            }
        }
        let mut lines: Vec<LeagueLine> = lines.into_values().collect();
        for line in &mut lines {
            line.points = line.total(terms)?;
            line.places.sort_unstable();
        }
        lines.sort_by(|one, other| one.rank(other).then_with(|| one.name.cmp(&other.name)));
        number(&mut lines);
        Ok(Self { lines, doubtful: doubtful.into_iter().collect() })
    }

    /// The table, a person a row.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let rows = self.lines.iter().map(|line| {
            let results = line.results.iter().map(|points| match points {
                Some(points) => points.to_string(),
                None => String::new(),
            });
            let member = line.member.as_ref().map(|member| Cell::Text(member.to_string()));
            vec![
                ("place", Cell::Number(i64::from(line.place))),
                ("name", Cell::Text(line.name.clone())),
                ("member", member.unwrap_or(Cell::Empty)),
                ("points", points_cell(Some(line.points))),
                ("events", Cell::Number(i64::from(line.events))),
                ("wins", Cell::Number(i64::from(line.wins))),
                ("results", Cell::Texts(results.collect())),
            ]
        });
        Sheet { rows: rows.collect() }
    }
}

impl LeagueLine {
    fn new(events: usize) -> Self {
        Self {
            place: 0,
            name: String::new(),
            member: None,
            events: 0,
            wins: 0,
            points: Points::ZERO,
            results: vec![None; events],
            places: Vec::new(),
        }
    }

    fn add(&mut self, event: usize, result: &LeagueResult) {
        self.name = result.name.to_string();
        self.member = self.member.take().or_else(|| result.member.clone());
        self.events += 1;
        self.wins += u32::from(result.place == Place(1));
        self.places.push(result.place);
        if let Some(own) = self.results.get_mut(event) {
            *own = Some(result.points);
        }
    }

    /// What the best results come to.
    fn total(&self, terms: &LeagueTerms) -> Result<Points, LeagueFault> {
        let mut counted: Vec<Points> = self.results.iter().flatten().copied().collect();
        if let Some(best) = terms.best {
            counted.sort_by_key(|points| Reverse(*points));
            counted.truncate(best);
        }
        let Some(formula) = &terms.total else { return Ok(counted.into_iter().sum()) };
        let list: Vec<f64> = counted.iter().map(|points| points.value()).collect();
        let points = formula.points(&Facts::of_league(&list));
        points.map_err(|error| LeagueFault { name: self.name.clone(), error })
    }

    /// Who stands before whom.
    fn rank(&self, other: &Self) -> Ordering {
        let by_places = || {
            let apart = self.places.iter().zip(&other.places).find(|(own, their)| own != their);
            match apart {
                Some((own, their)) => own.cmp(their),
                // Whoever has one more place of that kind has more.
                None => other.places.len().cmp(&self.places.len()),
            }
        };
        other.points.cmp(&self.points).then_with(by_places)
    }
}

/// The member numbers that go with each name, over all events.
fn numbers_of_names(events: &[LeagueEvent]) -> BTreeMap<&str, BTreeSet<String>> {
    let mut numbers: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for result in events.iter().flat_map(|event| &event.results) {
        let of_name = numbers.entry(result.name.folded()).or_default();
        of_name.extend(result.member.as_ref().map(folded));
    }
    numbers
}

fn folded(member: &MemberNo) -> String {
    member.as_str().to_ascii_lowercase()
}

/// Who a result belongs to, and whether that is in doubt.
fn key_of(result: &LeagueResult, numbers: &BTreeMap<&str, BTreeSet<String>>) -> (Key, bool) {
    if let Some(member) = &result.member {
        return (Key::Member(folded(member)), false);
    }
    let name = result.name.folded();
    let known = numbers.get(name);
    match known.and_then(|known| Some((known.len(), known.first()?))) {
        Some((1, only)) => (Key::Member(only.clone()), false),
        Some(_) => (Key::Name(name.to_owned()), true),
        None => (Key::Name(name.to_owned()), false),
    }
}

/// Gives everybody their place.
fn number(lines: &mut [LeagueLine]) {
    let shares: Vec<bool> = lines
        .windows(2)
        .map(|pair| matches!(pair, [one, next] if one.rank(next).is_eq()))
        .collect();
    let mut place = 1;
    for (no, line) in (1..).zip(lines) {
        let index = usize::try_from(no).unwrap_or(usize::MAX);
        if !shares.get(index.wrapping_sub(2)).copied().unwrap_or_default() {
            place = no;
        }
        line.place = place;
    }
}
