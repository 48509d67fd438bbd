//! The chips of a house from a table: a value a line.

use crate::chip_sets::ready_chip_sets;
use crate::handed_on::cells::{Cells, number, shown};
use crate::handed_on::chip_lines::chip_lines;
use crate::handed_on::look::ListLook;
use crate::handed_on::problem::{HandedOnError, SheetFault};
use crate::handed_on::questions::ListTold;
use crate::handed_on::titles::{ChipColumn, chip_column, color};
use engine::chips::{ChipSet, Denomination, Edge};
use engine::values::Chips;
use std::collections::BTreeMap;
use storage::csv::{Record, read_table};

/// A chip of no color that anybody told.
const GRAY: [u8; 3] = [136, 138, 142];

/// The chips in a table or in the lines of a message; the smallest value first.
///
/// # Errors
/// Where it is neither, or cells are wrong.
pub(super) fn chips_of(text: &str, told: &ListTold) -> Result<ListLook<ChipSet>, HandedOnError> {
    match chip_lines(text)? {
        Some((table, lines)) => Ok(chips_in_table(&table, told)?.on_lines(&lines)),
        None => chips_in_table(text, told),
    }
}

fn chips_in_table(text: &str, told: &ListTold) -> Result<ListLook<ChipSet>, HandedOnError> {
    let is_known = |title: &str| chip_column(title).is_some() || told.meaning_of(title).is_some();
    let table = read_table(text, is_known).map_err(HandedOnError::Csv)?;
    HandedOnError::unless_known(told, &table.titles, chip_column)?;
    let cells = Cells::of(&table, told, chip_column, |_| false);
    if !cells.has(ChipColumn::Value) {
        return Err(HandedOnError::NoColumns);
    }
    let mut rows = Rows { cells, seen: BTreeMap::new(), usual: usual_looks() };
    let mut read: Vec<(Denomination, u64)> = Vec::new();
    for record in &table.records {
        if rows.cells.is_hopeless() {
            break;
        }
        read.extend(rows.read(record).map(|chip| (chip, record.line)));
    }
    read.sort_by_key(|(chip, _)| chip.value);
    let (denominations, lines): (Vec<_>, Vec<_>) = read.into_iter().unzip();
    if denominations.is_empty() && rows.cells.problems.is_empty() {
        return Err(HandedOnError::NoColumns);
    }
    Ok(rows.cells.look(ChipSet { denominations }, lines))
}

/// What chips of a value look like in most houses.
fn usual_looks() -> BTreeMap<Chips, ([u8; 3], Edge)> {
    let all = ready_chip_sets().into_iter().flat_map(|(_, set)| set.denominations);
    all.map(|chip| (chip.value, (chip.color, chip.edge))).collect()
}

struct Rows<'t> {
    cells: Cells<'t, ChipColumn>,
    /// The line on which each value stands.
    seen: BTreeMap<u64, u64>,
    usual: BTreeMap<Chips, ([u8; 3], Edge)>,
}

impl<'t> Rows<'t> {
    fn read(&mut self, record: &'t Record) -> Option<Denomination> {
        use ChipColumn as C;
        if self.cells.is_total(record) || !self.cells.fits(record) {
            return None;
        }
        let told = self.cells.cell(record, C::Value);
        let Some(value) = told.and_then(|cell| number(cell, 0)).filter(|value| *value > 0) else {
            let found = told.map(shown).unwrap_or_default();
            self.cells.object(record, Some(C::Value), SheetFault::NotANumber { found });
            return None;
        };
        if let Some(first) = self.seen.insert(value, record.line) {
            self.cells.object(record, Some(C::Value), SheetFault::ValueTwice { first });
            return None;
        }
        let usual = self.usual.get(&Chips(value)).copied();
        let (named, rgb) = (self.color(record, C::Color)?, self.color(record, C::Rgb)?);
        let told = rgb.or(named);
        let (color, mut edge) = match told {
            Some(color) => (color, Edge::default()),
            None => usual.unwrap_or((GRAY, Edge::default())),
        };
        if let Some(spots) = self.count(record, C::Spots) {
            edge.spots = u8::try_from(spots).unwrap_or(u8::MAX);
        }
        if let Some(color) = self.color(record, C::SpotsRgb)? {
            edge.color = color;
        }
        let inventory = self.count(record, C::Inventory);
        let in_a_stack = self.count(record, C::InStack).unwrap_or_default();
        Some(Denomination { value: Chips(value), color, edge, inventory, in_a_stack })
    }

    /// The color in a column, where one is told there; none where it is no color.
    #[expect(clippy::option_option, reason = "what is wrong is told, and what is not there is not")]
    fn color(&mut self, record: &'t Record, column: ChipColumn) -> Option<Option<[u8; 3]>> {
        let Some(cell) = self.cells.cell(record, column) else { return Some(None) };
        let read = color(cell);
        if read.is_none() {
            self.cells.object(record, Some(column), SheetFault::NotAColor { found: shown(cell) });
        }
        read.map(Some)
    }

    fn count(&mut self, record: &'t Record, column: ChipColumn) -> Option<u32> {
        let read = self.cells.number(record, column, 0)?;
        let count = u32::try_from(read).ok();
        if count.is_none() {
            let fault = SheetFault::NotANumber { found: read.to_string() };
            self.cells.object(record, Some(column), fault);
        }
        count
    }
}
