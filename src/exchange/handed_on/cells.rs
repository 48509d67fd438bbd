//! The cells of a table that somebody made by hand: numbers, lengths of time, and what is wrong.

use crate::handed_on::look::{ListColumn, ListLook};
use crate::handed_on::problem::{SheetFault, SheetProblem};
use crate::handed_on::questions::{ListNote, ListQuestion, ListTold};
use crate::handed_on::titles::{Unit, Word, unit, word};
use std::collections::BTreeMap;
use storage::csv::{Ragged, Record, Table, title_words};

/// More problems are not told.
const PROBLEMS_MAX: usize = 100;

/// So many cells show what is in a column.
const CELLS_SHOWN: usize = 3;

/// What stands between groups of three digits.
const GROUPS: [char; 7] = [' ', '\u{a0}', '\u{202f}', '\'', '’', '.', ','];

/// A table that is read line by line, with everything that is wrong with it.
pub(super) struct Cells<'t, C> {
    table: &'t Table,
    columns: BTreeMap<C, usize>,
    /// What each column is, from the left.
    named: Vec<ListColumn>,
    /// What is wrong, in the order of the lines.
    pub(super) problems: Vec<SheetProblem>,
    /// Remarks for whoever takes the list over.
    pub(super) notes: Vec<ListNote>,
    /// What can be read in two ways.
    pub(super) questions: Vec<ListQuestion>,
}

impl<'t, C: Copy + Ord + Into<&'static str>> Cells<'t, C> {
    /// The columns of this table; `told` says what each of them holds, or else its title does.
    pub(super) fn of(
        table: &'t Table,
        told: &ListTold,
        column_of: impl Fn(&str) -> Option<C>,
        may_repeat: impl Fn(C) -> bool,
    ) -> Self {
        let (columns, problems, notes) = (BTreeMap::new(), Vec::new(), Vec::new());
        let (questions, named) = (Vec::new(), Vec::new());
        let mut cells = Self { table, columns, named, problems, notes, questions };
        for (at, title) in table.titles.iter().enumerate() {
            let meaning = told.meaning_of(title).unwrap_or(title);
            let column = column_of(meaning);
            let samples = table.records.iter().filter_map(|record| record.cells.get(at));
            let samples = samples.filter(|cell| !cell.trim().is_empty()).take(CELLS_SHOWN);
            cells.named.push(ListColumn {
                title: title.clone(),
                meaning: column.map(Into::into),
                cells: samples.map(|cell| shown(cell)).collect(),
            });
            let Some(column) = column else {
                if !title.is_empty() && meaning.trim() != "-" {
                    cells.notes.push(ListNote::ColumnUnread(title.clone()));
                }
                continue;
            };
            let first = *cells.columns.entry(column).or_insert(at);
            let of_first = table.titles.get(first).map(|first| title_words(first));
            let is_aside = may_repeat(column) && of_first != Some(title_words(title));
            if first != at && is_aside {
                // Another word for the same: the first one counts.
                cells.notes.push(ListNote::ColumnUnread(title.clone()));
            } else if first != at {
                let fault = SheetFault::ColumnTwice { first: first as u64 + 1 };
                cells.problems.push(SheetProblem { line: 1, column: at as u64 + 1, fault });
            }
        }
        for (line, text) in &table.above {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            cells.notes.push(ListNote::LineUnread(*line, shown(&text)));
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

    /// The title over a column; empty where there is none.
    pub(super) fn title(&self, column: C) -> String {
        let at = self.columns.get(&column).copied();
        at.and_then(|at| self.table.titles.get(at)).cloned().unwrap_or_default()
    }

    /// What was read, on which lines, and what is to be said of it.
    pub(super) fn look<T>(self, value: T, lines: Vec<u64>) -> ListLook<T> {
        let Self { named, notes, problems, questions, .. } = self;
        ListLook { value, lines, columns: named, notes, problems, questions }
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

    /// Whether a line sums the others up; it is not read, and named.
    pub(super) fn is_total(&mut self, record: &Record) -> bool {
        let first = record.cells.iter().find(|cell| !cell.trim().is_empty());
        let is_total = first.is_some_and(|cell| word(cell) == Some(Word::Total));
        if is_total {
            let text = record.cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
            let text = text.collect::<Vec<_>>().join(" ");
            self.notes.push(ListNote::LineUnread(record.line, shown(&text)));
        }
        is_total
    }

    /// Whether a line has one cell for each title; a line that is a single word is whole, too.
    pub(super) fn fits(&mut self, record: &Record) -> bool {
        let fault = match self.table.ragged(record) {
            None => return true,
            Some(Ragged::TooFew(1)) => return true,
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
        (!matches!(cell, "" | "-" | "–" | "—" | "n/a" | "N/A")).then_some(cell)
    }

    /// A number of at most `digits` decimals, in units of the last; anything else is objected to.
    pub(super) fn number(&mut self, record: &'t Record, column: C, digits: u8) -> Option<u64> {
        let cell = self.cell(record, column)?;
        let read = number(cell, digits);
        if read.is_none() {
            let found = shown(cell);
            let fault = match digits == 0 && is_part_of_one(cell) {
                true => SheetFault::PartOfOne { found },
                false => SheetFault::NotANumber { found },
            };
            self.object(record, Some(column), fault);
        }
        read
    }
}

/// The sign before the cents of amounts in these cells, where some of them have two or one digit
/// after it: another cell with three digits after the same sign is no group of thousands there.
pub(super) fn cents_sign<'a>(mut cells: impl Iterator<Item = &'a str>) -> Option<char> {
    cells.find_map(|cell| {
        let cell = without_currency(cell);
        let at = cell.rfind(['.', ','])?;
        let part = cell.get(at + 1..)?;
        let is_part = (1..=2).contains(&part.len()) && part.bytes().all(|it| it.is_ascii_digit());
        cell.get(at..)?.chars().next().filter(|_| is_part)
    })
}

/// Whether an amount has three digits after the sign that stands before cents elsewhere.
pub(super) fn is_of_mills(cell: &str, cents: Option<char>) -> bool {
    let Some(cents) = cents else { return false };
    let cell = without_currency(cell);
    cell.matches(cents).count() == 1
        && cell
            .split_once(cents)
            .is_some_and(|(_, part)| part.len() == 3 && part.bytes().all(|it| it.is_ascii_digit()))
}

/// As much of a cell as fits into a sentence.
pub(super) fn shown(cell: &str) -> String {
    cell.chars().take(40).collect()
}

/// Whether a number of chips is not whole: `0.25`, `.5`, `12,50`.
pub(super) fn is_part_of_one(cell: &str) -> bool {
    let cell = cell.trim();
    let cell = if cell.starts_with(['.', ',']) { format!("0{cell}") } else { cell.to_owned() };
    number(&cell, 0).is_none() && number(&cell, 2).is_some()
}

/// A number as people write it, with the sign of a currency or a K for thousands, in units of the
/// last of so many digits after the comma or point. What may be read in two ways is none.
pub(super) fn number(cell: &str, digits: u8) -> Option<u64> {
    let cell = without_currency(cell);
    let times: u64 = match cell.chars().next_back() {
        Some('k' | 'K') => 1_000,
        Some('M') => 1_000_000,
        _ => return plain_number(cell, digits),
    };
    let figures = cell.get(..cell.len() - 1)?.trim_end();
    let thousandths = match plain_number(figures, 0) {
        Some(whole) => whole.checked_mul(1_000)?,
        None => plain_number(figures, 3)?,
    };
    let unit = 10_u64.checked_pow(u32::from(digits))?;
    let all = thousandths.checked_mul(times)?.checked_mul(unit)?;
    (all % 1_000 == 0).then_some(all / 1_000)
}

/// An amount without what it is told in: `$2,500.00`, `1 000 Kč`, `EUR 20`, `20,-`.
fn without_currency(cell: &str) -> &str {
    const SIGNS: [char; 5] = ['$', '€', '£', '¥', '\u{a4}'];
    let bare = |cell: &str| -> Option<usize> {
        let word: String = cell.chars().take_while(|letter| letter.is_alphabetic()).collect();
        let is_currency = !word.is_empty() && unit(&word) == Some(Unit::Currency);
        is_currency.then_some(word.len())
    };
    let cell = cell.trim().trim_start_matches(SIGNS).trim_end_matches(SIGNS).trim();
    let cell = bare(cell).and_then(|len| cell.get(len..)).unwrap_or(cell).trim_start_matches(SIGNS);
    let cell = cell.trim();
    let end = cell.rfind(|letter: char| !letter.is_alphabetic() && letter != '.');
    let tail = end
        .and_then(|at| cell.get(at..))
        .map(|tail| tail.trim_start_matches(|letter: char| !letter.is_alphabetic()));
    let cell = match tail.filter(|tail| unit(tail) == Some(Unit::Currency)) {
        Some(tail) => cell.get(..cell.len() - tail.len()).unwrap_or(cell),
        None => cell,
    };
    let cell = cell.strip_suffix(",-").or_else(|| cell.strip_suffix(".-")).unwrap_or(cell);
    cell.trim().trim_end_matches(SIGNS).trim()
}

/// A number as any program writes it, `1 250,50` or `1,250.50` or `1250.5`.
fn plain_number(cell: &str, digits: u8) -> Option<u64> {
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
    // Nothing and a group of three is a fraction.
    let is_first = (1..=3).contains(&first.len()) && is_digits(first) && !first.starts_with('0');
    is_first && groups.all(|group| group.len() == 3 && is_digits(group))
}

/// A part of a hundred in thousandths: `12,5`, `12.5 %`.
pub(super) fn percent(cell: &str) -> Option<u32> {
    let cell = cell.strip_suffix('%').map_or(cell, str::trim_end).replace(',', ".");
    let (whole, part) = cell.split_once('.').unwrap_or((&cell, ""));
    let is_digits = |text: &str| text.bytes().all(|one| one.is_ascii_digit());
    if whole.is_empty() || !is_digits(whole) || !is_digits(part) {
        return None;
    }
    // Spreadsheets work shares out to more digits than anybody is paid by.
    let (kept, rest) = part.split_at_checked(3).unwrap_or((part, ""));
    let all: u32 = format!("{whole}{kept}{}", "0".repeat(3 - kept.len())).parse().ok()?;
    let all = all.checked_add(u32::from(rest.starts_with(['5', '6', '7', '8', '9'])));
    all.filter(|thousandths| *thousandths <= 100_000)
}

#[cfg(test)]
mod tests {
    use super::{number, percent};

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
            // With what they are told in, and with a K.
            ("$2,500.00", 2, Some(250_000)),
            ("€1 000", 2, Some(100_000)),
            ("1 000 Kč", 0, Some(1_000)),
            ("EUR 20,50", 2, Some(2_050)),
            ("200,-", 2, Some(20_000)),
            ("$10,000,000", 2, Some(1_000_000_000)),
            ("1K", 0, Some(1_000)),
            ("1.5k", 0, Some(1_500)),
            ("200K", 0, Some(200_000)),
            ("1.25M", 0, Some(1_250_000)),
            ("1.0005k", 0, None),
            ("20 apples", 0, None),
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
    fn parts_of_a_hundred() {
        for (cell, expected) in [
            ("12,5", Some(12_500)),
            ("33.333 %", Some(33_333)),
            ("66.6666667", Some(66_667)),
            ("100", Some(100_000)),
        ] {
            assert_eq!(percent(cell), expected, "{cell}");
        }
        for cell in ["101", "-1", "1.2.3", "", "%", "12,3x"] {
            assert_eq!(percent(cell), None, "{cell}");
        }
    }
}
