//! What everybody gets for a league by a formula, and what the formula may ask of an event.

use crate::person::Person;
use crate::points_facts::EventFacts;
use crate::sheet::{Cell, Sheet};
use engine::Tournament;
use engine::finishes::places;
use engine::values::{Place, PlayerId};
use points::{Facts, Formula, FormulaError, Points, Scope, Variable};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Points of everybody who took part, the most first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsTable {
    /// A line for each of them; at the end those who are still in.
    pub lines: Vec<PointsLine>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsLine {
    pub who: Person,
    /// Their place; none while several are in.
    pub place: Option<Place>,
    /// What the formula gives; nothing without a place, for most formulas ask for it.
    pub by_formula: Option<Points>,
    /// What the prices that they paid bring.
    pub bought: Points,
    /// What was put right by hand.
    pub by_hand: Points,
}

impl PointsLine {
    /// All together; nothing before they have a place.
    #[must_use]
    pub fn total(&self) -> Option<Points> {
        Some(self.by_formula?.plus(self.bought).plus(self.by_hand))
    }
}

/// A formula that cannot be worked out for an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsFault {
    pub place: Place,
    pub error: FormulaError,
}

impl PointsTable {
    /// The points of everybody by a formula.
    ///
    /// Who shares a place asks with the number of that place, and so gets as much as the others
    /// who do: they finished alike. Programs that list them in the order in which they entered
    /// give one of them more, for nothing that happened at the table.
    ///
    /// # Errors
    /// What cannot be worked out, for the best place for which it cannot.
    pub fn of(tournament: &Tournament, formula: &Formula) -> Result<Self, PointsFault> {
        let event = EventFacts::of(tournament);
        let places: BTreeMap<PlayerId, Place> = places(tournament).collect();
        let mut lines = Vec::new();
        let mut fault: Option<PointsFault> = None;
        for (player, facts) in event.of_everybody(&places) {
            let Some(found) = tournament.entries().player(player) else { continue };
            let place = places.get(&player).copied();
            let by_formula = match place.map(|place| (place, formula.points(&facts))) {
                Some((_, Ok(points))) => Some(points),
                Some((place, Err(error))) => {
                    if fault.as_ref().is_none_or(|earlier| place < earlier.place) {
                        fault = Some(PointsFault { place, error });
                    }
                    None
                }
                None => None,
            };
            let who = Person::of(found, tournament.entries());
            let (bought, by_hand) = (event.bought(player), found.by_hand.points);
            lines.push(PointsLine { who, place, by_formula, bought, by_hand });
        }
        if let Some(fault) = fault {
            return Err(fault);
        }
        lines.sort_by_key(|line| {
            let total = line.total();
            (total.is_none(), Reverse(total), line.place, line.who.player)
        });
        Ok(Self { lines })
    }

    /// The points of everybody by the formula of the event; none where it has no formula.
    ///
    /// # Errors
    /// What cannot be read or worked out; what cannot be read is told for the first place.
    pub fn of_event(tournament: &Tournament) -> Option<Result<Self, PointsFault>> {
        let text = &tournament.settings().points_formula;
        if text.trim().is_empty() {
            return None;
        }
        let unread = |error| PointsFault { place: Place(1), error };
        let read = Formula::read(text, Scope::Event).map_err(unread);
        Some(read.and_then(|formula| Self::of(tournament, &formula)))
    }

    /// Everybody with their points, as other programs read them.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let rows = self.lines.iter().map(|line| {
            vec![("name", Cell::Text(line.who.name.clone())), ("points", points_cell(line.total()))]
        });
        Sheet { rows: rows.collect() }
    }

    /// The same with the places and where the points come from.
    #[must_use]
    pub fn tested(&self) -> Sheet {
        let rows = self.lines.iter().map(|line| {
            vec![
                ("place", Cell::number(line.place.map(|place| place.0))),
                ("name", Cell::Text(line.who.name.clone())),
                ("by_formula", points_cell(line.by_formula)),
                ("by_hand", points_cell(Some(line.by_hand).filter(|it| *it != Points::ZERO))),
                ("points_bought", points_cell(Some(line.bought).filter(|it| *it != Points::ZERO))),
                ("points", points_cell(line.total())),
            ]
        });
        Sheet { rows: rows.collect() }
    }
}

/// Points as other programs read them.
pub(crate) fn points_cell(points: Option<Points>) -> Cell {
    points.map_or(Cell::Empty, |points| Cell::Text(points.to_string()))
}

/// The points of everybody who has some, by the formula of the event; nobody's where it has none
/// or it cannot be worked out, which its own view tells.
pub(crate) fn points_cells(tournament: &Tournament) -> BTreeMap<PlayerId, Cell> {
    let table = PointsTable::of_event(tournament).and_then(Result::ok);
    let lines = table.map(|table| table.lines).unwrap_or_default().into_iter();
    lines.map(|line| (line.who.player, points_cell(line.total()))).collect()
}

/// What a formula gives for the places of an event of so many about which nothing else is known.
///
/// # Errors
/// What cannot be worked out, for the first place for which it cannot.
pub fn points_by_place(players: u32, formula: &Formula) -> Result<Vec<Points>, PointsFault> {
    let plain = Facts::default().with(Variable::Players, f64::from(players));
    let of_place = |no: u32| {
        let position = f64::from((players + 1).saturating_sub(no));
        let facts = plain.clone().with(Variable::Rank, f64::from(no));
        let facts = facts.with(Variable::Position, position);
        formula.points(&facts).map_err(|error| PointsFault { place: Place(no), error })
    };
    (1..=players).map(of_place).collect()
}
