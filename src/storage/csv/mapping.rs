//! What the columns of a table of players hold, guessed from their titles or their cells.

use crate::csv::records::Record;
use engine::entries::fold;
use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Column {
    Name,
    FirstName,
    LastName,
    /// The number of a table that the player must have.
    Table,
    /// The number of a seat that they must have.
    Seat,
    /// The number by which their club knows them.
    Member,
    /// Something that is not read.
    Ignored,
}

impl Column {
    /// Whether it is a name or a part of one.
    pub(super) fn is_name(self) -> bool {
        matches!(self, Self::Name | Self::FirstName | Self::LastName)
    }
}

/// What each column of a table holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnMapping {
    /// Whether the first line is titles and no player.
    pub has_titles: bool,
    /// The columns from the left; those not named are ignored.
    pub columns: Vec<Column>,
}

impl ColumnMapping {
    /// What a column holds, counted from 0.
    pub(super) fn column(&self, index: usize) -> Column {
        self.columns.get(index).copied().unwrap_or(Column::Ignored)
    }

    /// The first column with a name or a part of one, counted from 0.
    pub(super) fn name_column(&self) -> Option<usize> {
        self.columns.iter().position(|column| column.is_name())
    }

    /// The first cell of a line that holds this and is not empty, or else an empty one.
    pub(super) fn cell<'a>(&self, record: &'a Record, wanted: Column) -> Option<&'a str> {
        let cells = self.columns.iter().zip(&record.cells);
        let mut cells = cells.filter(|(column, _)| **column == wanted).map(|(_, cell)| &**cell);
        cells.find(|cell| !cell.trim().is_empty())
    }

    /// The column and the cell of a number, where something stands there.
    pub(super) fn numbered<'a>(
        &self,
        record: &'a Record,
        wanted: Column,
    ) -> Option<(usize, &'a str)> {
        let column = self.columns.iter().position(|column| *column == wanted)?;
        let cell = record.cells.get(column)?.trim();
        let cell = cell.strip_prefix('#').unwrap_or(cell);
        // What people write where there is nothing to write.
        (!matches!(cell, "" | "-" | "–" | "—")).then_some((column, cell))
    }
}

/// What the titles say of their columns.
static TITLES: LazyLock<Vec<(Column, Vec<String>)>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/csv/titles.ron")).unwrap_or_default()
});

/// A title as lists of titles have it: in small letters without accents and signs.
///
/// ```
/// assert_eq!(storage::csv::title_words("Č._stolu:"), "c stolu");
/// ```
#[must_use]
pub fn title_words(title: &str) -> String {
    let spaced: String = fold(title)
        .replace('ß', "ss")
        .chars()
        .map(|c| if is_letter(c) { c } else { ' ' })
        .collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a title says of its column, in English, Czech or Polish; none where it says nothing.
fn meaning(title: &str) -> Option<Column> {
    let words = title_words(title);
    TITLES.iter().find(|(_, known)| known.contains(&words)).map(|(column, _)| *column)
}

/// A letter or figure of a title, and no sign beside it, as in `Nº`.
fn is_letter(c: char) -> bool {
    c.is_alphanumeric() && !matches!(c, 'º' | 'ª')
}

/// Whether this is a title that stands over columns of people.
#[must_use]
pub fn is_title_of_people(title: &str) -> bool {
    meaning(title).is_some()
}

/// How many of these cells are titles that are known; 0 where the line is no line of titles.
pub(super) fn titles_known(cells: &[String]) -> usize {
    let known: Vec<Column> = cells.iter().filter_map(|cell| meaning(cell)).collect();
    let says_something = known.iter().any(|column| *column != Column::Ignored);
    if says_something || known.len() > 1 { known.len() } else { 0 }
}

/// Guesses what the columns hold from what stands over them, in English, Czech or Polish.
///
/// *Name* beside *Surname* is the first name, and *name* beside *first name* the last.
#[must_use]
pub fn guess_mapping(titles: &[String]) -> ColumnMapping {
    let guess = |title: &String| meaning(title).unwrap_or(Column::Ignored);
    let mut columns: Vec<Column> = titles.iter().map(guess).collect();
    let has = |wanted| columns.contains(&wanted);
    let name_is = match (has(Column::FirstName), has(Column::LastName)) {
        (false, true) => Column::FirstName,
        (true, false) => Column::LastName,
        _ => Column::Name,
    };
    columns.iter_mut().filter(|column| **column == Column::Name).for_each(|name| *name = name_is);
    for wanted in [Column::Table, Column::Seat, Column::Member] {
        let same = columns.iter_mut().filter(|column| **column == wanted);
        same.skip(1).for_each(|column| *column = Column::Ignored);
    }
    ColumnMapping { has_titles: titles_known(titles) > 0, columns }
}

/// Guesses what the columns hold from their cells, where no titles stand over them.
///
/// `Novák, Jan` puts the last name first, as people write it with a comma and a space. Two columns
/// of numbers after the name are table and seat; a single one may be anything.
pub(super) fn guess_from_cells(records: &[Record], last_comes_first: LastName) -> ColumnMapping {
    let width = records.iter().map(|record| record.cells.len()).max().unwrap_or(0);
    let kinds: Vec<ColumnKind> = (0..width).map(|column| ColumnKind::of(records, column)).collect();
    let mut columns = vec![Column::Ignored; width];
    let words: Vec<usize> = positions(&kinds, ColumnKind::Words).take(2).collect();
    let parts = match last_comes_first {
        LastName::First => [Column::LastName, Column::FirstName],
        LastName::Last => [Column::FirstName, Column::LastName],
    };
    let mut found: Vec<(usize, Column)> = Vec::new();
    match words.as_slice() {
        [first, second] if *second == first + 1 && are_parts(records, [*first, *second]) => {
            found.extend([*first, *second].into_iter().zip(parts));
        }
        [first, ..] => found.push((*first, Column::Name)),
        [] => {}
    }
    let after = words.first().copied().unwrap_or(width);
    let numbers: Vec<usize> =
        positions(&kinds, ColumnKind::Numbers).filter(|at| *at > after).collect();
    if numbers.len() == 2 {
        found.extend(numbers.into_iter().zip([Column::Table, Column::Seat]));
    }
    for (at, column) in found {
        columns.splice(at..=at, [column]);
    }
    ColumnMapping { has_titles: false, columns }
}

/// Where the last name stands when there are two columns of names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LastName {
    /// It stands before the first name.
    First,
    /// It stands after the first name.
    Last,
}

/// What the cells of a column are like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ColumnKind {
    Empty,
    Numbers,
    Words,
}

impl ColumnKind {
    fn of(records: &[Record], column: usize) -> Self {
        let cells = || {
            let cells = records.iter().filter_map(|record| record.cells.get(column));
            cells.map(|cell| cell.trim()).filter(|cell| !cell.is_empty())
        };
        let numbers = cells().filter(|cell| !cell.chars().any(char::is_alphabetic)).count();
        match cells().count() {
            0 => Self::Empty,
            all if numbers * 2 > all => Self::Numbers,
            _ => Self::Words,
        }
    }
}

fn positions(kinds: &[ColumnKind], wanted: ColumnKind) -> impl Iterator<Item = usize> {
    kinds.iter().enumerate().filter(move |(_, kind)| **kind == wanted).map(|(at, _)| at)
}

/// Whether two columns hold the parts of names: mostly a single word, and at most two beside it.
fn are_parts(records: &[Record], [first, second]: [usize; 2]) -> bool {
    let words = |record: &Record, column: usize| {
        record.cells.get(column).map_or(0, |cell| cell.split_whitespace().count())
    };
    let is_in_parts = |record: &&Record| words(record, first) == 1 && words(record, second) <= 2;
    records.iter().filter(is_in_parts).count() * 2 > records.len()
}
