//! The table of a league: what everybody has from all events that count for it.

use crate::league_event::{LeagueEvent, LeagueResult};
use crate::points_table::points_cell;
use crate::sheet::{Cell, Sheet};
use crate::who_is_who::{PersonKey, SameName, WhoIsWho};
use engine::values::{MemberNo, Place};
use points::{Facts, Formula, FormulaError, Points};
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

/// How the points of events become those of a league.
#[derive(Debug, Default)]
pub struct LeagueTerms {
    /// So many of the best results of everybody count; all where none is said.
    pub best: Option<usize>,
    /// What is made of the results that count; their sum where nothing is said.
    pub total: Option<Formula>,
    /// Names that are said to be one person's.
    pub same: Vec<SameName>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueTable {
    /// The events that count, by their index among all that were told.
    pub events: Vec<usize>,
    /// Everybody who took part, the best first.
    pub lines: Vec<LeagueLine>,
    /// Names that may be several people, and so have a line for each that they may be.
    pub doubtful: Vec<String>,
    /// Names that are likely one person's, and have a line each.
    pub turned: Vec<SameName>,
}

/// What somebody has from all events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueLine {
    pub who: PersonKey,
    /// Their place; several share one where nothing tells them apart.
    pub place: u32,
    /// Their name, as it was last.
    pub name: String,
    /// Their member number, where one was told.
    pub member: Option<MemberNo>,
    /// In how many events they took part.
    pub events: u32,
    /// How many of the events they won.
    pub wins: u32,
    /// Their points from all that counts.
    pub points: Points,
    /// Their points in each event that counts; nothing where they were not there.
    pub results: Vec<Option<Points>>,
    /// Their place in each of them, likewise.
    pub finishes: Vec<Option<Place>>,
    /// Their places, the best first.
    places: Vec<Place>,
}

/// Where somebody stood after each event of a league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueCourse {
    pub who: PersonKey,
    /// Their name, as it was last.
    pub name: String,
    /// Where they stood after each event that counts; nothing before their first one, and where a
    /// formula of the league cannot be worked out for so few results.
    pub stood: Vec<Option<LeagueStand>>,
}

/// Where somebody stood in a league.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeagueStand {
    pub place: u32,
    /// Their points from all that counted by then.
    pub points: Points,
}

/// A league that cannot be worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueFault {
    pub name: String,
    pub error: FormulaError,
}

impl LeagueTable {
    /// The table of those of these events that count.
    ///
    /// Who is who is told by [`WhoIsWho`]; a name that may be several people is told.
    ///
    /// Whoever has the same points is ranked by wins, then by second places, and so on; who is
    /// still alike shares the place.
    ///
    /// # Errors
    /// Where the formula of the league cannot be worked out for somebody.
    pub fn of(events: &[LeagueEvent], terms: &LeagueTerms) -> Result<Self, LeagueFault> {
        let who = WhoIsWho::with_same(events, &terms.same);
        let (mut lines, mut doubtful) = (BTreeMap::new(), BTreeSet::new());
        let counted = |at: &usize| events.get(*at).is_some_and(LeagueEvent::counts);
        let counted: Vec<usize> = (0..events.len()).filter(counted).collect();
        for (no, at) in counted.iter().enumerate() {
            let results = events.get(*at).map(|event| event.results.as_slice());
            let results = results.unwrap_or_default();
            for (result, (key, is_doubtful)) in results.iter().zip(who.of_event(*at)) {
                if is_doubtful {
                    doubtful.insert(result.name.to_string());
                }
                if !lines.contains_key(key) {
                    lines.insert(key.clone(), LeagueLine::new(key.clone(), counted.len()));
                }
                if let Some(line) = lines.get_mut(key) {
                    line.add(no, result);
                }
            }
        }
        let mut lines: Vec<LeagueLine> = lines.into_values().collect();
        for line in &mut lines {
            line.points = line.total(terms)?;
            line.places.sort_unstable();
        }
        put_in_order(&mut lines);
        let (doubtful, turned) = (doubtful.into_iter().collect(), who.turned(events));
        Ok(Self { events: counted, lines, doubtful, turned })
    }

    /// Where everybody stood after each event that counts, in the order of the table.
    #[must_use]
    pub fn course(&self, terms: &LeagueTerms) -> Vec<LeagueCourse> {
        let course = |line: &LeagueLine| LeagueCourse {
            who: line.who.clone(),
            name: line.name.clone(),
            stood: vec![None; self.events.len()],
        };
        let mut courses: Vec<LeagueCourse> = self.lines.iter().map(course).collect();
        let index: BTreeMap<&PersonKey, usize> =
            self.lines.iter().zip(0..).map(|(line, at)| (&line.who, at)).collect();
        for at in 0..self.events.len() {
            let then = self.lines.iter().filter_map(|line| line.after(at, terms));
            let mut then: Vec<LeagueLine> = then.collect();
            put_in_order(&mut then);
            for line in &then {
                let own = index.get(&line.who).and_then(|own| courses.get_mut(*own));
                if let Some(stood) = own.and_then(|own| own.stood.get_mut(at)) {
                    *stood = Some(LeagueStand { place: line.place, points: line.points });
                }
            }
        }
        courses
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
    fn new(who: PersonKey, events: usize) -> Self {
        Self {
            who,
            place: 0,
            name: String::new(),
            member: None,
            events: 0,
            wins: 0,
            points: Points::ZERO,
            results: vec![None; events],
            finishes: vec![None; events],
            places: Vec::new(),
        }
    }

    fn add(&mut self, event: usize, result: &LeagueResult) {
        self.name = result.name.to_string();
        self.member = self.member.take().or_else(|| result.member.clone());
        self.events += 1;
        self.wins += u32::from(result.place == Some(Place(1)));
        self.places.extend(result.place);
        if let Some(own) = self.results.get_mut(event) {
            *own = result.points;
        }
        if let Some(own) = self.finishes.get_mut(event) {
            *own = result.place;
        }
    }

    /// The line as it was after this event; none before their first one, and where the formula of
    /// the league cannot be worked out.
    fn after(&self, event: usize, terms: &LeagueTerms) -> Option<Self> {
        let results = self.results.get(..=event)?.to_vec();
        let finishes = self.finishes.get(..=event)?.to_vec();
        let mut places: Vec<Place> = finishes.iter().flatten().copied().collect();
        if places.is_empty() {
            return None;
        }
        places.sort_unstable();
        let (who, name) = (self.who.clone(), self.name.clone());
        let mut line = Self { results, finishes, places, name, ..Self::new(who, 0) };
        line.points = line.total(terms).ok()?;
        Some(line)
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

    /// Who stands before whom in the table.
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

/// Puts the best first, and gives everybody their place.
fn put_in_order(lines: &mut [LeagueLine]) {
    lines.sort_by(|one, other| one.rank(other).then_with(|| one.name.cmp(&other.name)));
    number(lines);
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
