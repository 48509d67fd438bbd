//! Reads players from a table, line by line.

use crate::csv::error::CsvError;
use crate::csv::headings::{is_answer, says_not_playing};
use crate::csv::layout::{Layout, split};
use crate::csv::mapping::{Column, ColumnMapping, title_words};
use crate::csv::marks::{are_numbered, says_no, turned, without_marks};
use crate::csv::records::Record;
use engine::entries::{PlayerName, SeatNeed};
use engine::values::{MemberNo, SeatNo, SeatSet, TableNo};
use std::collections::BTreeMap;
use strum::IntoStaticStr;

/// Players that were read, and what is wrong or doubtful about them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayersFile {
    /// How the table was understood.
    pub layout: Layout,
    /// The players, in the order of their lines.
    pub rows: Vec<PlayerRow>,
    /// What is wrong, in the order of the lines.
    pub problems: Vec<Problem>,
    /// Names that stand there more than once; all of them are in `rows`.
    pub duplicates: Vec<Duplicate>,
    /// What stood beside names and was taken off them, each once: ticks, `(paid)`.
    pub marks: Vec<String>,
    /// The titles of columns that are not read.
    pub unread: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRow {
    /// The line on which they stand, from 1.
    pub line: u64,
    pub name: PlayerName,
    /// A table or seat that they must have.
    pub need: Option<SeatNeed>,
    /// The number by which their club knows them.
    pub member: Option<MemberNo>,
    /// Whether a mark beside their name seems to say that they do not play.
    pub says_no: bool,
    /// Whether a column says that they do not play, or not yet.
    pub declines: bool,
}

/// Something wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The number of the line, from 1.
    pub line: u64,
    /// The number of the column, from 1.
    pub column: u64,
    /// What stands over the column; empty where nothing does.
    pub title: String,
    pub what: ProblemKind,
}

/// What is wrong with a cell.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ProblemKind {
    /// The line has no name; it is left out.
    NameMissing,
    /// The name is too long; the line is left out.
    NameTooLong { letters: usize, letters_max: usize },
    /// The name spans several lines, as after an unclosed quotation mark; the lines are left out.
    NameOverLines { lines: usize },
    /// Another cell goes over several lines; players in them would be missing.
    CellOverLines { lines: usize },
    /// No title stands over a cell that says something; the line is left out.
    CellWithoutTitle { found: String },
    /// The table is no number from 1; the player is taken without it.
    NotATable { found: String },
    /// The seat is no number from 1 to the highest; the player is taken without it.
    NotASeat { found: String, seat_max: u8 },
    /// The member number is too long; the player is taken without it.
    NotAMemberNumber { found: String, letters_max: usize },
}

impl ProblemKind {
    /// The end of this problem's id in the text catalogue, after `csv-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// A name that stands on an earlier line already, but for case and accents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duplicate {
    /// Which of the players it is, from 0: several may stand on one line.
    pub row: usize,
    /// The number of the line, from 1.
    pub line: u64,
    /// The first line with this name.
    pub first_line: u64,
    /// The name as it stands on `line`.
    pub name: PlayerName,
}

/// Reads players from a text. Without a mapping, what the columns hold is guessed.
///
/// ```
/// use storage::csv::read_players;
///
/// let file = read_players("Jméno;Stůl;Místo\nJana Malá;3;7\nPetr;;\n", None).unwrap();
/// let names: Vec<_> = file.rows.iter().map(|row| row.name.as_str()).collect();
/// assert_eq!(names, ["Jana Malá", "Petr"]);
/// assert!(file.rows[0].need.is_some());
/// ```
///
/// # Errors
/// Where there is no text, no player, or no column that holds names.
pub fn read_players(text: &str, mapping: Option<&ColumnMapping>) -> Result<PlayersFile, CsvError> {
    let (records, mut layout) = split(text)?;
    if let Some(mapping) = mapping {
        layout.set_mapping(mapping.clone(), &records);
    }
    if layout.mapping.name_column().is_none() {
        return Err(CsvError::NoNameColumn);
    }
    let titles = usize::from(layout.mapping.has_titles);
    let below = records.get(titles..).unwrap_or_default();
    let (numbered, parts) = (are_numbered(below), are_last_names_first(below, &layout));
    // Where most names have a comma, the last name comes first; a single one may be two people.
    let names = below.iter().filter_map(|record| layout.mapping.cell(record, Column::Name));
    let with_comma = names.clone().filter(|name| turned(name).is_some()).count();
    let turns = with_comma > 1 && with_comma * 2 > names.count();
    let answers = answers_of(&layout, below);
    let unread = unread_of(&layout, below, &answers);
    let (rows, problems, marks) = (Vec::new(), Vec::new(), Vec::new());
    let mut reader = Reader { layout, answers, numbered, parts, turns, rows, problems, marks };
    below.iter().for_each(|record| reader.read(record));
    let Reader { layout, rows, problems, marks, .. } = reader;
    if rows.is_empty() && problems.is_empty() {
        return Err(CsvError::Empty);
    }
    let duplicates = duplicates(&rows);
    Ok(PlayersFile { layout, rows, problems, duplicates, marks, unread })
}

/// Columns that say who plays, of those that hold nothing else that is read.
fn answers_of(layout: &Layout, records: &[Record]) -> Vec<usize> {
    let width = records.iter().map(|record| record.cells.len()).max().unwrap_or_default();
    let ignored = (0..width).filter(|at| layout.mapping.column(*at) == Column::Ignored);
    let says_it = |at: &usize| {
        let title = layout.titles.get(*at).map(String::as_str).unwrap_or_default();
        let cells = || records.iter().filter_map(|it| it.cells.get(*at)).map(String::as_str);
        is_answer(title, cells()) && cells().any(says_not_playing)
    };
    ignored.filter(says_it).collect()
}

/// Columns that are not read: their titles, or what stands in them first where they have none.
fn unread_of(layout: &Layout, records: &[Record], answers: &[usize]) -> Vec<String> {
    let width = records.iter().map(|record| record.cells.len()).max().unwrap_or_default();
    let is_ignored = |at: &usize| layout.mapping.column(*at) == Column::Ignored;
    let ignored = (0..width).filter(|at| is_ignored(at) && !answers.contains(at));
    let named = ignored.filter_map(|at| {
        let title = layout.titles.get(at).filter(|title| !title.is_empty());
        let said =
            || records.iter().filter_map(|it| it.cells.get(at)).find(|cell| !cell.is_empty());
        let is_outside = !layout.titles.is_empty() && at >= layout.titles.len();
        title.or_else(said).filter(|_| !is_outside).map(|said| shown(said))
    });
    named.collect()
}

/// Whether names are last name first with a comma, under the one title `Name`: `Novák, Jan`.
fn are_last_names_first(records: &[Record], layout: &Layout) -> bool {
    let is_name_alone = layout.titles.len() == 1 && layout.mapping.column(0) == Column::Name;
    let is_whole = |record: &Record| match record.cells.as_slice() {
        [_] => true,
        [last, first] if first.is_empty() => !last.is_empty(),
        [last, first] => turned(&format!("{last}, {first}")).is_some(),
        _ => false,
    };
    is_name_alone && records.iter().any(|it| it.cells.len() == 2) && records.iter().all(is_whole)
}

/// Names that stand on an earlier line already.
fn duplicates(rows: &[PlayerRow]) -> Vec<Duplicate> {
    let mut first_lines: BTreeMap<&str, u64> = BTreeMap::new();
    let mut duplicates = Vec::new();
    for (row, PlayerRow { line, name, .. }) in rows.iter().enumerate() {
        match first_lines.get(name.folded()) {
            Some(first_line) => {
                let (line, first_line) = (*line, *first_line);
                duplicates.push(Duplicate { row, line, first_line, name: name.clone() });
            }
            None => drop(first_lines.insert(name.folded(), *line)),
        }
    }
    duplicates
}

/// What was read of a list so far.
struct Reader {
    layout: Layout,
    /// Columns that say who plays.
    answers: Vec<usize>,
    /// Whether names have the number of their line before them.
    numbered: bool,
    /// Whether a second cell holds first names.
    parts: bool,
    /// Whether a name with a comma has its last name first.
    turns: bool,
    marks: Vec<String>,
    rows: Vec<PlayerRow>,
    problems: Vec<Problem>,
}

impl Reader {
    fn read(&mut self, record: &Record) {
        for (column, cell) in record.cells.iter().enumerate() {
            let lines = cell.lines().count();
            let is_name = self.layout.mapping.column(column).is_name();
            match lines {
                0 | 1 => {}
                _ if is_name => {
                    return self.object(record, column, ProblemKind::NameOverLines { lines });
                }
                _ => self.object(record, column, ProblemKind::CellOverLines { lines }),
            }
        }
        let titles = self.layout.titles.len();
        let outside = record.cells.iter().skip(titles.max(1)).position(|cell| !cell.is_empty());
        if let Some(at) = outside.filter(|_| titles > 0 && !self.parts) {
            let found = record.cells.get(titles + at).map(|cell| shown(cell)).unwrap_or_default();
            return self.object(record, titles + at, ProblemKind::CellWithoutTitle { found });
        }
        let Some((name, says_no)) = self.name(record) else { return };
        let need = SeatNeed { table: self.table(record), seat: self.seat(record) };
        let need = Some(need).filter(|need| need.table.is_some() || need.seat.is_some());
        let member = self.member(record);
        let answers = || self.answers.iter().filter_map(|at| record.cells.get(*at));
        // Who is out may have come and been knocked out.
        let is_out = answers().any(|cell| title_words(cell) == "out");
        let declines = !is_out && answers().any(|cell| says_not_playing(cell));
        let (line, says_no) = (record.line, says_no || is_out);
        self.rows.push(PlayerRow { line, name, need, member, says_no, declines });
    }

    /// The name on a line, and whether a mark beside it says that they do not play.
    fn name(&mut self, record: &Record) -> Option<(PlayerName, bool)> {
        let mapping = &self.layout.mapping;
        let part = |wanted| mapping.cell(record, wanted).unwrap_or_default();
        let whole = part(Column::Name);
        let typed = if whole.trim().is_empty() {
            format!("{} {}", part(Column::FirstName), part(Column::LastName))
        } else {
            whole.to_owned()
        };
        let typed = match record.cells.as_slice() {
            [last, first] if self.parts => format!("{first} {last}"),
            _ => typed,
        };
        let typed = match typed.trim().split_once(char::is_whitespace) {
            Some((_, name)) if self.numbered => name.trim().to_owned(),
            _ => typed,
        };
        let (typed, marks) = without_marks(&typed);
        let typed = turned(&typed).filter(|_| self.turns).unwrap_or(typed);
        let says_no = marks.iter().any(|mark| says_no(mark));
        for mark in marks {
            if !self.marks.contains(&mark) {
                self.marks.push(mark);
            }
        }
        let name = PlayerName::new(&typed);
        if name.is_none() {
            let column = mapping.name_column().unwrap_or_default();
            let letters = typed.split_whitespace().collect::<Vec<_>>().join(" ").chars().count();
            let letters_max = PlayerName::LETTERS_MAX;
            let what = if letters > letters_max {
                ProblemKind::NameTooLong { letters, letters_max }
            } else {
                ProblemKind::NameMissing
            };
            self.object(record, column, what);
        }
        name.map(|name| (name, says_no))
    }

    fn table(&mut self, record: &Record) -> Option<TableNo> {
        let (column, cell) = self.layout.mapping.numbered(record, Column::Table)?;
        let table = cell.parse().ok().filter(|no| *no > 0).map(TableNo);
        if table.is_none() {
            self.object(record, column, ProblemKind::NotATable { found: shown(cell) });
        }
        table
    }

    fn seat(&mut self, record: &Record) -> Option<SeatNo> {
        let (column, cell) = self.layout.mapping.numbered(record, Column::Seat)?;
        let seat_max = SeatSet::SEAT_MAX;
        let seat = cell.parse().ok().filter(|no| (1..=seat_max).contains(no)).map(SeatNo);
        if seat.is_none() {
            self.object(record, column, ProblemKind::NotASeat { found: shown(cell), seat_max });
        }
        seat
    }

    fn member(&mut self, record: &Record) -> Option<MemberNo> {
        let (column, cell) = self.layout.mapping.numbered(record, Column::Member)?;
        let member = MemberNo::new(cell);
        if member.is_none() {
            let (found, letters_max) = (shown(cell), MemberNo::LETTERS_MAX);
            self.object(record, column, ProblemKind::NotAMemberNumber { found, letters_max });
        }
        member
    }

    fn object(&mut self, record: &Record, column: usize, what: ProblemKind) {
        let title = self.layout.titles.get(column).cloned().unwrap_or_default();
        self.problems.push(Problem { line: record.line, column: column as u64 + 1, title, what });
    }
}

/// As much of a cell as fits into a sentence.
fn shown(cell: &str) -> String {
    cell.chars().take(40).collect()
}
