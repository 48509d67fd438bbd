//! Results from a table: a place, a name and what they got a line.

use crate::handed_on::cells::{Cells, cents_sign, is_of_mills, number, shown};
use crate::handed_on::grid::range;
use crate::handed_on::look::ListLook;
use crate::handed_on::problem::{HandedOnError, SheetFault};
use crate::handed_on::questions::{ListNote, ListTold};
use crate::handed_on::titles::{ResultColumn, result_column};
use crate::unlikely::{Unlikely, is_several};
use engine::entries::PlayerName;
use engine::values::{MemberNo, Money};
use std::collections::BTreeMap;
use storage::csv::{Record, read_table, turned};

/// Points are told in thousandths.
const POINTS_DIGITS: u8 = 3;

/// What somebody got, as a table says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ResultRow {
    /// The line on which it stands, from 1.
    pub(crate) line: u64,
    pub(crate) place: u64,
    pub(crate) name: PlayerName,
    /// The number by which their club knows them.
    pub(crate) member: Option<MemberNo>,
    pub(crate) prize: Money,
    /// Their points in thousandths.
    pub(crate) points: i64,
    /// The names of those who knocked them out.
    pub(crate) by: Vec<String>,
}

/// The results of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ResultList {
    /// Everybody, the best first.
    pub(crate) rows: Vec<ResultRow>,
    /// True where the list tells prizes.
    pub(crate) has_prizes: bool,
    /// True where the list tells points.
    pub(crate) has_points: bool,
}

/// The results in a table, where prizes have so many digits after the point.
///
/// # Errors
/// Where it is no table with titles over places and names, or cells are wrong.
pub(super) fn results_of(
    text: &str,
    digits: u8,
    told: &ListTold,
) -> Result<ListLook<ResultList>, HandedOnError> {
    use ResultColumn as C;
    let is_known = |title: &str| result_column(title).is_some() || told.meaning_of(title).is_some();
    let table = read_table(text, is_known).map_err(HandedOnError::Csv)?;
    HandedOnError::unless_known(told, &table.titles, result_column)?;
    let cells = Cells::of(&table, told, result_column, may_repeat);
    let cents = cents_sign(table.records.iter().filter_map(|one| cells.cell(one, C::Prize)));
    let mut reader = Reader { cells, digits, cents };
    // How many there were, the list says by itself.
    if reader.cells.has(C::Entries) {
        let title = reader.cells.title(C::Entries);
        reader.cells.notes.push(ListNote::ColumnUnread(title));
    }
    let is_named = [C::Name, C::FirstName, C::LastName].into_iter().any(|it| reader.cells.has(it));
    if !reader.cells.has(C::Place) || !is_named {
        return Err(HandedOnError::NoColumns);
    }
    let mut rows = Vec::new();
    for record in &table.records {
        if reader.cells.is_hopeless() {
            break;
        }
        rows.extend(reader.row(record).map(|row| (row, record)));
    }
    reader.name_twice(&rows);
    reader.name_several(&rows);
    rows.sort_by_key(|(row, _)| row.place);
    if reader.cells.problems.is_empty() {
        reader.look_at_places(&rows);
    }
    let (has_prizes, has_points) = (reader.cells.has(C::Prize), reader.cells.has(C::Points));
    let rows = rows.into_iter().map(|(row, _)| row).collect();
    let lines = Vec::new();
    Ok(reader.cells.look(ResultList { rows, has_prizes, has_points }, lines))
}

/// Money and points may stand there in several ways; who somebody is may not.
fn may_repeat(column: ResultColumn) -> bool {
    matches!(column, ResultColumn::Prize | ResultColumn::Points | ResultColumn::Entries)
}

struct Reader<'t> {
    cells: Cells<'t, ResultColumn>,
    digits: u8,
    /// The sign before cents, where some prize has them.
    cents: Option<char>,
}

impl<'t> Reader<'t> {
    fn row(&mut self, record: &'t Record) -> Option<ResultRow> {
        use ResultColumn as C;
        if self.cells.is_total(record) || !self.cells.fits(record) {
            return None;
        }
        let before = self.cells.problems.len();
        let told = self.cells.cell(record, C::Place);
        // Those who share a place have all of them: `3-4`.
        let place = told.and_then(range).map(|(from, _)| from);
        if place.is_none() {
            let fault = match told {
                Some(cell) => SheetFault::NoPlaceOfTheirs { found: shown(cell) },
                None => SheetFault::PlaceMissing,
            };
            self.cells.object(record, Some(C::Place), fault);
        }
        // `Name` beside a first name is the last one, and the other way round.
        let parts = [C::FirstName, C::Name, C::LastName];
        let parts =
            if self.cells.has(C::LastName) { parts } else { [C::FirstName, C::LastName, C::Name] };
        let parts: Vec<&str> =
            parts.into_iter().filter_map(|part| self.cells.cell(record, part)).collect();
        let written = parts.join(" ");
        let turned = turned(&written).filter(|_| parts.len() == 1);
        if let Some(turned) = &turned {
            self.cells.notes.push(ListNote::NameTurned(shown(&written), shown(turned)));
        }
        let name = PlayerName::new(turned.as_deref().unwrap_or(&written));
        if name.is_none() {
            let found = shown(&written);
            self.cells.object(record, Some(C::Name), SheetFault::NotAName { found });
        }
        let member = self.cells.cell(record, C::Member);
        let read = member.and_then(MemberNo::new);
        if let (Some(cell), None) = (member, &read) {
            let fault = SheetFault::NotAMember { found: shown(cell) };
            self.cells.object(record, Some(C::Member), fault);
        }
        let told = self.cells.cell(record, C::Prize);
        let prize = match told.filter(|cell| is_of_mills(cell, self.cents)) {
            Some(cell) => {
                let fault = SheetFault::NotANumber { found: shown(cell) };
                self.cells.object(record, Some(C::Prize), fault);
                0
            }
            None => self.cells.number(record, C::Prize, self.digits).unwrap_or_default(),
        };
        let points = self.points(record);
        let by = self.cells.cell(record, C::By).into_iter().flat_map(|cell| cell.split([',', ';']));
        let by = by.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
        if self.cells.problems.len() > before {
            return None;
        }
        let (line, prize) = (record.line, Money(prize));
        Some(ResultRow { line, place: place?, name: name?, member: read, prize, points, by })
    }

    /// Names that stand on several places are told: they are as many people.
    fn name_twice(&mut self, rows: &[(ResultRow, &'t Record)]) {
        let mut seen: BTreeMap<&str, u64> = BTreeMap::new();
        for (row, _) in rows.iter().filter(|(row, _)| row.member.is_none()) {
            match seen.get(row.name.folded()) {
                Some(first) => {
                    let name = row.name.to_string();
                    self.cells.notes.push(ListNote::NameTwice(row.line, name, *first));
                }
                None => {
                    seen.insert(row.name.folded(), row.line);
                }
            }
        }
    }

    /// Lines that seem to name several people are told: each is one player.
    fn name_several(&mut self, rows: &[(ResultRow, &'t Record)]) {
        for (row, _) in rows.iter().filter(|(row, _)| is_several(row.name.as_str())) {
            let name = row.name.to_string();
            self.cells.notes.push(ListNote::NameInDoubt(row.line, name, Unlikely::Several));
        }
    }

    /// Points, which may be less than none.
    fn points(&mut self, record: &'t Record) -> i64 {
        let Some(cell) = self.cells.cell(record, ResultColumn::Points) else { return 0 };
        let (cell, sign) = match cell.strip_prefix(['-', '−', '\'']) {
            Some(bare) => (bare.trim_start_matches(['-', '−']), -1),
            None => (cell, 1),
        };
        let read = number(cell, POINTS_DIGITS).and_then(|it| i64::try_from(it).ok());
        if read.is_none() {
            let found = shown(cell);
            // With three digits after its sign, it is a group or a fraction.
            let fault = match number(cell, 0) {
                Some(whole) => SheetFault::PointsInDoubt { found, whole },
                None => SheetFault::NotPoints { found },
            };
            self.cells.object(record, Some(ResultColumn::Points), fault);
        }
        read.unwrap_or_default() * sign
    }

    /// Every place is there, those that are shared as often as they are, and somebody won.
    fn look_at_places(&mut self, rows: &[(ResultRow, &'t Record)]) {
        let mut count: BTreeMap<u64, u64> = BTreeMap::new();
        for (row, _) in rows {
            *count.entry(row.place).or_default() += 1;
        }
        let mut before: Option<Money> = None;
        for (row, record) in rows {
            if before.is_some_and(|before| before < row.prize) {
                let column = Some(ResultColumn::Prize);
                return self.cells.object(record, column, SheetFault::PrizeRises);
            }
            before = Some(row.prize);
        }
        let mut expected = 1;
        for (row, record) in rows {
            let together = count.remove(&row.place);
            let Some(together) = together else { continue };
            let (found, column) = (row.place, Some(ResultColumn::Place));
            if found != expected {
                let fault = SheetFault::PlaceOutOfTurn { found, expected };
                return self.cells.object(record, column, fault);
            }
            if found == 1 && together > 1 {
                return self.cells.object(record, column, SheetFault::NobodyWon);
            }
            let told = self.cells.cell(record, ResultColumn::Place).and_then(range);
            if let Some((from, to)) = told.filter(|(from, to)| from < to)
                && to - from + 1 != together
            {
                let fault = SheetFault::PlacesShared { from, to, lines: together };
                return self.cells.object(record, column, fault);
            }
            expected += together;
        }
    }
}
