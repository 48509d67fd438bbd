//! The cells of a table that somebody made by hand: numbers, lengths of time, and what is wrong.

use crate::handed_on::problem::{SheetFault, SheetProblem};
use std::collections::BTreeMap;
use storage::csv::{Ragged, Record, Table};

/// More problems are not told.
const PROBLEMS_MAX: usize = 100;

/// What stands between groups of three digits.
const GROUPS: [char; 7] = [' ', '\u{a0}', '\u{202f}', '\'', '’', '.', ','];

/// A table that is read line by line, with everything that is wrong with it.
pub(super) struct Cells<'t, C> {
    table: &'t Table,
    columns: BTreeMap<C, usize>,
    /// What is wrong, in the order of the lines.
    pub(super) problems: Vec<SheetProblem>,
}

impl<'t, C: Copy + Ord> Cells<'t, C> {
    /// The columns of this table, where each thing stands in one.
    pub(super) fn of(table: &'t Table, column_of: impl Fn(&str) -> Option<C>) -> Self {
        let mut cells = Self { table, columns: BTreeMap::new(), problems: Vec::new() };
        for (at, title) in table.titles.iter().enumerate() {
            let Some(column) = column_of(title) else { continue };
            let first = *cells.columns.entry(column).or_insert(at);
            if first != at {
                let fault = SheetFault::ColumnTwice { first: first as u64 + 1 };
                cells.problems.push(SheetProblem { line: 1, column: at as u64 + 1, fault });
            }
        }
        if let Some(line) = table.unclosed {
            let fault = SheetFault::Unclosed;
            cells.problems.push(SheetProblem { line, column: 1, fault });
        }
        cells
    }

    /// Whether there is such a column.
    pub(super) fn has(&self, column: C) -> bool {
        self.columns.contains_key(&column)
    }

    /// Whether so much is wrong that nobody reads on.
    pub(super) fn is_hopeless(&self) -> bool {
        self.problems.len() >= PROBLEMS_MAX
    }

    /// Says what is wrong with a column of a line; with its first cell where there is none.
    pub(super) fn object(&mut self, record: &Record, column: Option<C>, fault: SheetFault) {
        let at = column.and_then(|column| self.columns.get(&column)).copied().unwrap_or_default();
        let column = at as u64 + 1;
        self.problems.push(SheetProblem { line: record.line, column, fault });
    }

    /// Whether a line has a cell under each title, and no other.
    pub(super) fn fits(&mut self, record: &Record) -> bool {
        let fault = match self.table.ragged(record) {
            None => return true,
            Some(Ragged::TooFew(cells)) => {
                let titles = self.table.titles.len();
                (cells.saturating_sub(1), SheetFault::TooFewCells { cells, titles })
            }
            Some(Ragged::TooMany(column)) => (column.saturating_sub(1), SheetFault::TooManyCells),
        };
        let (at, fault) = fault;
        self.problems.push(SheetProblem { line: record.line, column: at as u64 + 1, fault });
        false
    }

    /// What stands in a column of a line; nothing where it is empty or a dash.
    pub(super) fn cell(&self, record: &'t Record, column: C) -> Option<&'t str> {
        let cell = record.cells.get(*self.columns.get(&column)?)?.trim();
        (!matches!(cell, "" | "-" | "–" | "—")).then_some(cell)
    }

    /// A number with at most so many digits after its comma, in units of the last of them; what is
    /// none is objected to.
    pub(super) fn number(&mut self, record: &'t Record, column: C, digits: u8) -> Option<u64> {
        let cell = self.cell(record, column)?;
        let read = number(cell, digits);
        if read.is_none() {
            self.object(record, Some(column), SheetFault::NotANumber { found: shown(cell) });
        }
        read
    }
}

/// As much of a cell as fits into a sentence.
pub(super) fn shown(cell: &str) -> String {
    cell.chars().take(40).collect()
}

/// A number as any program writes it, `1 250,50` or `1,250.50` or `1250.5`, in units of the last of
/// so many digits after the comma or point. What may be read in two ways is none.
pub(super) fn number(cell: &str, digits: u8) -> Option<u64> {
    let signs: Vec<(usize, char)> =
        cell.char_indices().filter(|(_, sign)| GROUPS.contains(sign)).collect();
    let after = |(at, sign): &(usize, char)| cell.get(at + sign.len_utf8()..);
    let last = signs.last().filter(|(_, sign)| matches!(sign, '.' | ','));
    let part = last.and_then(after).unwrap_or_default();
    let is_alone = signs.len() == 1;
    let is_part = match last {
        Some((_, sign)) => {
            let others = signs.iter().filter(|(_, other)| other == sign).count();
            let may_be = others == 1 && part.len() <= usize::from(digits);
            let may_be_group = part.len() == 3 && signs.iter().all(|(_, other)| other == sign);
            if may_be && may_be_group && is_alone {
                return None;
            }
            may_be && !may_be_group
        }
        None => false,
    };
    let (whole, part) = match last {
        Some((at, _)) if is_part => (cell.get(..*at)?, part),
        Some(_) | None => (cell, ""),
    };
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
    if !whole_is_grouped(whole) || (is_part && !is_digits(part)) {
        return None;
    }
    let whole: String = whole.chars().filter(char::is_ascii_digit).collect();
    let missing = usize::from(digits).checked_sub(part.len())?;
    [whole.as_str(), part, &"0".repeat(missing)].concat().parse().ok()
}

/// Whether this is digits, all together or in groups of three with one sign between them.
fn whole_is_grouped(whole: &str) -> bool {
    let sign = whole.chars().find(|sign| GROUPS.contains(sign));
    let Some(sign) = sign else {
        return !whole.is_empty() && whole.bytes().all(|one| one.is_ascii_digit());
    };
    let mut groups = whole.split(sign);
    let is_digits = |group: &str| group.bytes().all(|one| one.is_ascii_digit());
    let first = groups.next().unwrap_or_default();
    let is_first = (1..=3).contains(&first.len()) && is_digits(first);
    is_first && groups.all(|group| group.len() == 3 && is_digits(group))
}

/// A part of a hundred in thousandths: `12,5`, `12.5 %`.
pub(super) fn percent(cell: &str) -> Option<u32> {
    let cell = cell.strip_suffix('%').map_or(cell, str::trim_end).replace(',', ".");
    let (whole, part) = cell.split_once('.').unwrap_or((&cell, ""));
    let is_digits = |text: &str| text.bytes().all(|one| one.is_ascii_digit());
    if whole.is_empty() || !is_digits(whole) || !is_digits(part) || part.len() > 3 {
        return None;
    }
    let all = format!("{whole}{part}{}", "0".repeat(3 - part.len()));
    all.parse().ok().filter(|thousandths| *thousandths <= 100_000)
}

/// A length of time in seconds: whole minutes or parts of them, `20:00`, `1:30:00`.
pub(super) fn minutes(cell: &str) -> Option<u32> {
    let cell = cell.trim_end_matches(['m', 'i', 'n', '.', '\'', '’']).trim_end();
    let parts: Vec<&str> = cell.split(':').collect();
    let number = |text: &str| -> Option<u32> {
        let is_short = !text.is_empty() && text.len() <= 4;
        (is_short && text.bytes().all(|one| one.is_ascii_digit())).then(|| text.parse().ok())?
    };
    match parts.as_slice() {
        [minutes] => {
            let thousandths = percent_of_any(minutes)?;
            (thousandths * 60 % 1000 == 0).then(|| u32::try_from(thousandths * 60 / 1000).ok())?
        }
        [minutes, secs] => Some(number(minutes)? * 60 + number(secs).filter(|it| *it < 60)?),
        [hours, minutes, secs] => {
            let minutes = number(hours)? * 60 + number(minutes).filter(|it| *it < 60)?;
            Some(minutes * 60 + number(secs).filter(|it| *it < 60)?)
        }
        _ => None,
    }
}

/// A number with a comma or point and at most three digits after it, in thousandths.
fn percent_of_any(cell: &str) -> Option<u64> {
    let cell = cell.replace(',', ".");
    let (whole, part) = cell.split_once('.').unwrap_or((&cell, ""));
    let is_digits = |text: &str| text.bytes().all(|one| one.is_ascii_digit());
    let fits = (1..=4).contains(&whole.len()) && part.len() <= 3;
    if !fits || !is_digits(whole) || !is_digits(part) {
        return None;
    }
    format!("{whole}{part}{}", "0".repeat(3 - part.len())).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{minutes, number, percent};

    #[test]
    fn numbers_are_read_as_any_program_writes_them_and_never_in_two_ways() {
        let read = [
            ("1250", 0, Some(1250)),
            ("1 250", 0, Some(1250)),
            ("1\u{a0}250\u{a0}000", 0, Some(1_250_000)),
            ("1,250", 0, Some(1250)),
            ("1.250", 2, Some(125_000)),
            ("1.250,50", 2, Some(125_050)),
            ("1,250.5", 2, Some(125_050)),
            ("12,5", 2, Some(1250)),
            ("1250,50", 2, Some(125_050)),
            ("1.250.000", 2, Some(125_000_000)),
            // Tenths of a chip, groups that are none, and what may be one or the other.
            ("12,5", 0, None),
            ("1,25,000", 0, None),
            ("1250,000", 0, None),
            ("1.250", 3, None),
            ("1,250,5", 2, None),
            ("-5", 0, None),
            ("", 0, None),
            (",5", 2, None),
            ("5,", 2, None),
            ("1e3", 0, None),
            ("99999999999999999999", 0, None),
        ];
        for (cell, digits, expected) in read {
            assert_eq!(number(cell, digits), expected, "{cell} with {digits} digits");
        }
    }

    #[test]
    fn parts_of_a_hundred_and_lengths_of_time() {
        for (cell, expected) in
            [("12,5", Some(12_500)), ("33.333 %", Some(33_333)), ("100", Some(100_000))]
        {
            assert_eq!(percent(cell), expected, "{cell}");
        }
        for cell in ["101", "-1", "1.2.3", "", "%", "12,3456"] {
            assert_eq!(percent(cell), None, "{cell}");
        }
        for (cell, secs) in
            [("20", 1200), ("7,5", 450), ("20 min", 1200), ("20:00", 1200), ("1:30:00", 5400)]
        {
            assert_eq!(minutes(cell), Some(secs), "{cell}");
        }
        for cell in ["", "20:60", "1:2:3:4", "soon", "0.001", "99999", ":"] {
            assert_eq!(minutes(cell), None, "{cell}");
        }
    }
}
