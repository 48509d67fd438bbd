//! Bags at the end of a day: who counted what, table by table, and what should be there.

use crate::person::Person;
use crate::sheet::{Cell, Sheet};
use engine::Tournament;
use engine::days::Bag;
use engine::values::{Chips, SeatAt, SeatNo, TableNo};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A bag, or a stack that has none yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BagLine {
    pub who: Person,
    pub at: SeatAt,
    /// The stack as it was last known before the count.
    pub expected: Chips,
    /// What was counted; none where nobody has.
    pub counted: Option<Chips>,
    /// The number on the bag's seal, where one was entered.
    pub seal: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BagTable {
    pub table: TableNo,
    /// The bags of its players, by seat.
    pub lines: Vec<BagLine>,
}

impl BagTable {
    /// How many players have bagged.
    #[must_use]
    pub fn filled(&self) -> usize {
        self.lines.iter().filter(|line| line.counted.is_some()).count()
    }

    /// Whether everybody has bagged.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.filled() == self.lines.len()
    }

    /// Chips that were last known at this table.
    #[must_use]
    pub fn expected(&self) -> Chips {
        self.lines.iter().map(|line| line.expected).sum()
    }

    /// The chips that were counted into its bags.
    #[must_use]
    pub fn counted(&self) -> Chips {
        self.lines.iter().filter_map(|line| line.counted).sum()
    }

    #[must_use]
    pub fn seat(&self, seat: SeatNo) -> Option<&BagLine> {
        self.lines.iter().find(|line| line.at.seat == seat)
    }
}

/// The bags of the last evening, by table and seat, with the stacks that have none yet.
#[must_use]
pub fn bag_tables(tournament: &Tournament) -> Vec<BagTable> {
    let days = tournament.days();
    let mut tables: BTreeMap<SeatAt, BagLine> = BTreeMap::new();
    for player in tournament.entries().players().filter(|player| player.is_in()) {
        let bag: Option<&Bag> = days.bag(player.id);
        let is_due = days.end().is_some_and(|end| end.has_to_bag(player.id));
        let at = match bag {
            Some(bag) => bag.at,
            None => match player.seat().filter(|_| is_due) {
                Some(at) => at,
                None => continue,
            },
        };
        let line = BagLine {
            who: Person::of(player, tournament.entries()),
            at,
            expected: bag.map_or(player.stack, |bag| bag.expected),
            counted: bag.map(|bag| bag.chips),
            seal: bag.and_then(|bag| bag.seal.clone()),
        };
        tables.insert(at, line);
    }
    let mut found: Vec<BagTable> = Vec::new();
    for (at, line) in tables {
        match found.last_mut().filter(|table| table.table == at.table) {
            Some(table) => table.lines.push(line),
            None => found.push(BagTable { table: at.table, lines: vec![line] }),
        }
    }
    found
}

/// The bags that are filled, the largest first; of these tables only, where any are named.
#[must_use]
pub fn bags_by_chips(tournament: &Tournament, tables: &[TableNo]) -> Vec<BagLine> {
    let lines = bag_tables(tournament).into_iter().flat_map(|table| table.lines);
    let is_wanted = |line: &BagLine| {
        line.counted.is_some() && (tables.is_empty() || tables.contains(&line.at.table))
    };
    let mut lines: Vec<BagLine> = lines.filter(is_wanted).collect();
    lines.sort_by_key(|line| (Reverse(line.counted), line.at));
    lines
}

/// The bags as rows, the largest first; stacks without a bag come last.
#[must_use]
pub fn bags(tournament: &Tournament) -> Sheet {
    let tables = bag_tables(tournament);
    let mut lines: Vec<BagLine> = tables.into_iter().flat_map(|table| table.lines).collect();
    lines.sort_by_key(|line| (Reverse(line.counted), line.at));
    let rows = lines.into_iter().map(|line| {
        let difference = line.counted.and_then(|counted| {
            let (counted, expected) = (counted.0, line.expected.0);
            i64::try_from(i128::from(counted) - i128::from(expected)).ok()
        });
        vec![
            ("name", Cell::Text(line.who.name)),
            ("table", Cell::Number(i64::from(line.at.table.0))),
            ("seat", Cell::Number(i64::from(line.at.seat.0))),
            ("counted", Cell::number(line.counted.map(|chips| chips.0))),
            ("expected", Cell::number(Some(line.expected.0))),
            ("difference", Cell::number(difference)),
            ("seal", line.seal.map_or(Cell::Empty, Cell::Text)),
        ]
    });
    Sheet { rows: rows.collect() }
}
