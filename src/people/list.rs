//! A list of people as a table: what its columns hold, and what is wrong in which cell.
//!
//! Reading goes on after a bad cell, so that all of them are told at once; but a list with a
//! single one is not taken over.

use crate::columns::{Answer, Column, answer, column_of};
use crate::day::Slashed;
use crate::details::Details;
use crate::field::{Field, Unfit};
use crate::person::{Named, PersonId};
use engine::entries::PlayerName;
use std::collections::BTreeMap;
use storage::csv::{CsvError, Ragged, Record, Table, read_table};
use strum::IntoStaticStr;

/// A cell that stands for nothing: where somebody is known already, what was known is taken away.
const NOTHING: [&str; 3] = ["-", "–", "—"];

/// So many cells show what is in a column.
const CELLS_SHOWN: usize = 3;

/// So many problems are told; who has more has the wrong file.
const PROBLEMS_MAX: usize = 100;

/// A list of people that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeopleList {
    /// The people, in the order of their lines.
    pub people: Vec<ListedPerson>,
    /// Titles of columns that are not read.
    pub not_read: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPerson {
    /// The line on which they stand, from 1.
    pub line: u64,
    /// Their number in the file, where the list tells it, with its column from 1.
    pub id: Option<(PersonId, u64)>,
    /// What is told of them, with the column from 1; an empty text takes away what was known.
    pub told: Vec<(Field, u64, String)>,
}

impl ListedPerson {
    /// Their name as the list has it; none where it tells none.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.get(Field::Name).map(|(_, name)| name)
    }

    /// What is told of a field, with the column.
    pub(super) fn get(&self, wanted: Field) -> Option<(u64, &str)> {
        let mut told = self.told.iter().filter(|(field, ..)| *field == wanted);
        told.next().map(|(_, column, text)| (*column, text.as_str()))
    }
}

/// Something that keeps a list from being taken over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The number of the line, from 1.
    pub line: u64,
    /// The number of the column, from 1.
    pub column: u64,
    pub what: ProblemKind,
}

/// What is wrong with a line or a cell of a list.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ProblemKind {
    /// Two columns hold the same.
    ColumnTwice { first: u64 },
    /// No column holds names, numbers or ids.
    NoNames,
    /// The line has fewer cells than there are titles.
    TooFewCells { cells: usize, titles: usize },
    /// The cell stands under no title.
    TooManyCells,
    /// A quotation mark is not closed, so that the lines after it would be lost.
    Unclosed,
    /// The line tells neither a name nor a number by which somebody is known.
    NameMissing,
    /// The cell is no value of its column.
    Unfit { found: String, unfit: Unfit },
    /// It is no number in the file.
    NotAnId { found: String },
    /// They may play, and a reason or an end stands there why they may not.
    MayPlayAndNot,
    /// Nobody has this number in the file.
    IdUnknown { id: PersonId },
    /// The number in the file and the number or card lead to two people.
    TwoPeople { id: PersonId, other: Named },
    /// The number or card belongs to somebody of another name.
    OtherName { code: String, other: Named },
    /// The number or card stands on an earlier line already.
    CodeTwice { code: String, first_line: u64 },
    /// Somebody stands on an earlier line already.
    PersonTwice { id: PersonId, first_line: u64 },
    /// Somebody of this name is there already, and nothing says whether it is they.
    Namesake { other: Named },
    /// Somebody of this name stands on an earlier line already.
    NamesakeAbove { first_line: u64 },
}

impl ProblemKind {
    /// The end of its id in the text catalogue, after `people-list-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// Why a list of people cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListTrouble {
    /// It is no table with titles.
    Csv(CsvError),
    Problems(Vec<Problem>),
    /// Days in these columns have slashes, and nothing shows which of their numbers is the month.
    Days(Vec<OpenDays>),
}

/// A column of days that can be read in two ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenDays {
    /// The title over the column.
    pub title: String,
    pub field: Field,
    pub first: String,
}

/// Reads a list of people: a table whose titles say what the columns hold, in any of six languages.
///
/// ```
/// use people::{Field, read_people_list};
///
/// let list = read_people_list("Jméno;Č. člena;Klub\nJana Malá;17;Brno\n").unwrap();
/// assert!(list.people[0].told.contains(&(Field::Number, 2, "17".to_owned())));
/// assert_eq!(list.not_read, ["Klub"]);
/// ```
///
/// # Errors
/// Where it is no such table, or cells are wrong; then all of them are told, a hundred at most.
pub fn read_people_list(text: &str) -> Result<PeopleList, ListTrouble> {
    read_told_list(text, |_| None)
}

/// The same where somebody says what columns hold: a title that is known for the title there, or a
/// dash for a column that is left out.
///
/// # Errors
/// As of [`read_people_list`].
pub fn read_told_list<'t>(
    text: &str,
    meaning_of: impl Fn(&str) -> Option<&'t str>,
) -> Result<PeopleList, ListTrouble> {
    let column_of = |title: &str| column_of(meaning_of(title).unwrap_or(title));
    let table = read_table(text, |title| column_of(title).is_some()).map_err(ListTrouble::Csv)?;
    let columns = table.titles.iter().map(|title| column_of(title));
    let mut columns: Vec<Option<Column>> = columns.collect();
    let open = settle_days(&table, &mut columns);
    if !open.is_empty() {
        return Err(ListTrouble::Days(open));
    }
    let mut reader = Reader { columns: &columns, problems: Vec::new() };
    reader.look_at_columns();
    if let Some(line) = table.unclosed {
        reader.object(line, 0, ProblemKind::Unclosed);
    }
    let mut people = Vec::new();
    for record in &table.records {
        if reader.problems.len() >= PROBLEMS_MAX {
            break;
        }
        people.extend(reader.read(&table, record));
    }
    if !reader.problems.is_empty() {
        return Err(ListTrouble::Problems(reader.problems));
    }
    // A people file without anybody is exported as titles alone, with that of its ids.
    let has = |column| columns.contains(&Some(column));
    let is_export = table.records.is_empty() && has(Column::Id) && has(Column::Of(Field::Name));
    if people.is_empty() && !is_export {
        return Err(ListTrouble::Csv(CsvError::Empty));
    }
    let titles = table.titles.iter().zip(&columns);
    let not_read = titles.filter(|(title, column)| column.is_none() && !title.is_empty());
    Ok(PeopleList { people, not_read: not_read.map(|(title, _)| title.clone()).collect() })
}

/// Reads the order of days with slashes off the others of their column; those that are open.
fn settle_days(table: &Table, columns: &mut [Option<Column>]) -> Vec<OpenDays> {
    let mut open = Vec::new();
    for (at, column) in columns.iter_mut().enumerate() {
        let Some(Column::Of(field)) = *column else { continue };
        let cells = table.records.iter().filter_map(|record| record.cells.get(at));
        let days = cells.map(|cell| undefused(cell)).filter(|_| field.is_day());
        match Slashed::of(days) {
            Slashed::None => {}
            Slashed::In(order) => *column = Some(Column::Day(field, order)),
            Slashed::Either(first) => {
                let title = table.titles.get(at).cloned().unwrap_or_default();
                open.push(OpenDays { title, field, first: shown(first) });
            }
        }
    }
    open
}

/// A column of a table of people: its title, what it holds, and what stands in its first lines.
pub type PeopleColumn = (String, Option<Column>, Vec<String>);

/// The columns of a table of people, some named by `meaning_of`; empty if it is no titled table.
pub fn people_columns<'t>(
    text: &str,
    meaning_of: impl Fn(&str) -> Option<&'t str>,
) -> Vec<PeopleColumn> {
    let column_of = |title: &str| column_of(meaning_of(title).unwrap_or(title));
    let Ok(table) = read_table(text, |title| column_of(title).is_some()) else {
        return Vec::new();
    };
    let column = |(at, title): (usize, &String)| {
        let cells = table.records.iter().filter_map(|record| record.cells.get(at));
        let cells = cells.filter(|cell| !cell.trim().is_empty()).take(CELLS_SHOWN);
        (title.clone(), column_of(title), cells.map(|cell| shown(cell)).collect())
    };
    table.titles.iter().enumerate().map(column).collect()
}

struct Reader<'a> {
    columns: &'a [Option<Column>],
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn object(&mut self, line: u64, at: usize, what: ProblemKind) {
        self.problems.push(Problem { line, column: at as u64 + 1, what });
    }

    /// Each thing stands in one column, and somebody can be told by one of them.
    fn look_at_columns(&mut self) {
        let mut first: BTreeMap<Column, usize> = BTreeMap::new();
        for (at, column) in self.columns.iter().enumerate() {
            let Some(column) = column else { continue };
            let column = match column {
                Column::Day(field, _) => &Column::Of(*field),
                other => other,
            };
            let first = *first.entry(*column).or_insert(at);
            if first != at {
                self.object(1, at, ProblemKind::ColumnTwice { first: first as u64 + 1 });
            }
        }
        let tells = [Field::Name, Field::Number, Field::Card].map(Column::Of);
        let tells = tells.into_iter().chain([Column::Id, Column::FirstName, Column::LastName]);
        if !tells.into_iter().any(|column| first.contains_key(&column)) {
            self.object(1, 0, ProblemKind::NoNames);
        }
    }

    fn read(&mut self, table: &Table, record: &Record) -> Option<ListedPerson> {
        let before = self.problems.len();
        match table.ragged(record) {
            None => {}
            Some(Ragged::TooFew(cells)) => {
                let titles = table.titles.len();
                let what = ProblemKind::TooFewCells { cells, titles };
                self.object(record.line, cells.saturating_sub(1), what);
            }
            Some(Ragged::TooMany(column)) => {
                self.object(record.line, column - 1, ProblemKind::TooManyCells);
            }
        }
        let mut person = ListedPerson { line: record.line, id: None, told: Vec::new() };
        let mut parts = [("", 0), ("", 0)];
        let cells = self.columns.iter().zip(&record.cells).enumerate();
        for (at, (column, cell)) in cells {
            if table.hides_a_line(cell) {
                self.object(record.line, at, ProblemKind::Unclosed);
            }
            let cell = undefused(cell);
            match column {
                None => {}
                _ if cell.is_empty() => {}
                Some(Column::Id) => person.id = self.id(record.line, at, cell),
                Some(Column::FirstName) => parts[0] = (cell, at),
                Some(Column::LastName) => parts[1] = (cell, at),
                Some(Column::Of(field)) => self.field(&mut person, *field, at, cell),
                Some(Column::Day(field, order)) => {
                    self.field(&mut person, *field, at, &order.plain(cell));
                }
            }
        }
        self.name(&mut person, parts);
        self.may_play(&person);
        (self.problems.len() == before).then_some(person)
    }

    fn id(&mut self, line: u64, at: usize, cell: &str) -> Option<(PersonId, u64)> {
        let id = cell.parse().ok().filter(|id| *id > 0).map(|id| (PersonId(id), at as u64 + 1));
        if id.is_none() {
            self.object(line, at, ProblemKind::NotAnId { found: shown(cell) });
        }
        id
    }

    fn field(&mut self, person: &mut ListedPerson, field: Field, at: usize, cell: &str) {
        let told = if NOTHING.contains(&cell) { "" } else { cell };
        match scratch().and_then(|mut details| details.set(field, told).err()) {
            None => person.told.push((field, at as u64 + 1, told.to_owned())),
            Some(unfit) => {
                let what = ProblemKind::Unfit { found: shown(cell), unfit };
                self.object(person.line, at, what);
            }
        }
    }

    /// Puts a name together of its parts, where it does not stand there whole; without any,
    /// somebody must be known by a number.
    fn name(&mut self, person: &mut ListedPerson, [first, last]: [(&str, usize); 2]) {
        if person.get(Field::Name).is_none() {
            let name = format!("{} {}", first.0, last.0);
            if !name.trim().is_empty() {
                let at = if first.0.is_empty() { last.1 } else { first.1 };
                self.field(person, Field::Name, at, name.trim());
            }
        }
        let is_known = [Field::Name, Field::Number, Field::Card];
        let is_known = is_known.into_iter().any(|field| person.get(field).is_some());
        let is_named = |column: &Option<Column>| {
            matches!(column, Some(Column::Of(Field::Name) | Column::FirstName | Column::LastName))
        };
        let has_problem = self.problems.last().is_some_and(|last| last.line == person.line);
        if !is_known && person.id.is_none() && !has_problem {
            let at = self.columns.iter().position(is_named).unwrap_or_default();
            self.object(person.line, at, ProblemKind::NameMissing);
        }
    }

    /// Who may play has no reason why not.
    fn may_play(&mut self, person: &ListedPerson) {
        let says_yes = |(_, told): (u64, &str)| answer(told) == Some(Answer::Yes);
        if !person.get(Field::MayPlay).is_some_and(says_yes) {
            return;
        }
        let why_not = [Field::WhyNot, Field::NotUntil].into_iter();
        let mut why_not = why_not.filter_map(|field| person.get(field));
        if let Some((column, _)) = why_not.find(|(_, told)| !told.is_empty()) {
            let (line, what) = (person.line, ProblemKind::MayPlayAndNot);
            self.problems.push(Problem { line, column, what });
        }
    }
}

/// Somebody on whom a cell is tried.
fn scratch() -> Option<Details> {
    PlayerName::new("x").map(Details::of)
}

/// A cell without the sign before it that keeps a spreadsheet from taking it for a formula.
fn undefused(cell: &str) -> &str {
    let bare = cell.strip_prefix('\'');
    bare.filter(|bare| bare.starts_with(['=', '+', '-', '@', '\t'])).unwrap_or(cell)
}

/// As much of a cell as fits into a sentence.
fn shown(cell: &str) -> String {
    cell.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use crate::field::Field;
    use crate::list::{ListTrouble, PeopleList, ProblemKind, read_people_list, read_told_list};
    use storage::csv::CsvError;

    fn read(text: &str) -> PeopleList {
        read_people_list(text).unwrap()
    }

    /// Line, column and id of every problem.
    fn problems(text: &str) -> Vec<(u64, u64, &'static str)> {
        match read_people_list(text) {
            Err(ListTrouble::Problems(problems)) => {
                problems.iter().map(|one| (one.line, one.column, one.what.id())).collect()
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn columns_are_known_by_their_titles_with_any_delimiter() {
        for sign in [",", ";", "\t"] {
            let text = "Příjmení;Jméno;Č. člena;Club\nMalá;Jana;17;Brno\n".replace(';', sign);
            let list = read(&text);
            let person = &list.people[0];
            assert_eq!(person.get(Field::Name), Some((2, "Jana Malá")));
            assert_eq!(person.get(Field::Number), Some((3, "17")));
            assert_eq!((person.line, list.not_read.as_slice()), (2, &["Club".to_owned()][..]));
        }
        assert_eq!(read("Jméno\nJana Malá\n").people[0].get(Field::Name), Some((1, "Jana Malá")));
    }

    #[test]
    fn an_empty_cell_says_nothing_and_a_dash_takes_away() {
        let list = read("name,phone,email\nAna,,-\n");
        assert_eq!(list.people[0].get(Field::Phone), None);
        assert_eq!(list.people[0].get(Field::Email), Some((3, "")));
    }

    #[test]
    fn what_is_written_for_a_spreadsheet_is_read_as_it_was() {
        let list = read("name,phone,nickname\nAna,'+420 777,'Ace\n");
        assert_eq!(list.people[0].get(Field::Phone), Some((2, "+420 777")));
        assert_eq!(list.people[0].get(Field::Nickname), Some((3, "'Ace")));
    }

    #[test]
    fn every_bad_cell_is_told_with_line_and_column() {
        let text = "name;birthday;e-mail;may play;why not;id\n\
                    Ana;3.4.1980;ana@example.org;yes;;\n\
                    Bo;03/04/80;bo;perhaps;;x\n\
                    ;;;;;\n\
                    Cy;1.1.1990\n\
                    Dan;;;;;;late\n\
                    Eva;;;yes;cheated;\n\
                    ;1.1.1990;;;;\n";
        let expected = [
            (3, 2, "unfit"),
            (3, 3, "unfit"),
            (3, 4, "unfit"),
            (3, 6, "not-an-id"),
            (5, 2, "too-few-cells"),
            (6, 7, "too-many-cells"),
            (7, 5, "may-play-and-not"),
            (8, 1, "name-missing"),
        ];
        assert_eq!(problems(text), expected);
    }

    #[test]
    fn columns_are_no_riddle() {
        assert_eq!(problems("name;mail;e-mail\nAna;a@b;c@d\n"), [(1, 3, "column-twice")]);
        assert_eq!(problems("phone;mail\n1;a@b\n")[0], (1, 1, "no-names"));
        let csv = |text| match read_people_list(text) {
            Err(ListTrouble::Csv(error)) => error,
            other => panic!("{other:?}"),
        };
        assert_eq!(csv("Ana;17\nBo;18\n"), CsvError::NoTitles);
        let days = "name,birthday,fee until\nAna,3/4/1980,\nBo,3/4/1981,12/31/2026\n";
        let Err(ListTrouble::Days(open)) = read_people_list(days) else { panic!() };
        assert_eq!(
            (open.len(), open[0].title.as_str(), open[0].first.as_str()),
            (1, "birthday", "3/4/1980")
        );
        let told =
            read_told_list(days, |title| (title == "birthday").then_some("birthday-month-first"));
        let told = told.unwrap();
        assert_eq!(told.people[0].get(Field::Birthday), Some((2, "4.3.1980")));
        assert_eq!(told.people[1].get(Field::FeeUntil), Some((3, "31.12.2026")));
        assert_eq!(csv(""), CsvError::Empty);
        assert_eq!(csv("name;phone\n"), CsvError::Empty);
        assert_eq!(csv("PK\u{3}\0"), CsvError::NotText);
    }

    #[test]
    fn a_quotation_mark_without_its_partner_hides_nobody() {
        assert_eq!(
            problems("name,notes\nAna,\"late\nBo,here\nEva,\n"),
            [(2, 1, "unclosed"), (2, 2, "unclosed")]
        );
        let hidden = problems("name,phone,notes\nAna,1,\"late\nBo,2,\"here\nEva,3,\n");
        assert!(hidden.contains(&(2, 3, "unclosed")), "{hidden:?}");
        let list = read("name,notes\nAna,\"first\nsecond \"\"line\"\"\"\nBo,5\" tall\n");
        assert_eq!(list.people[0].get(Field::Notes), Some((2, "first\nsecond \"line\"")));
        assert_eq!(list.people[1].get(Field::Notes), Some((2, "5\" tall")));
    }

    #[test]
    fn a_hundred_problems_are_enough() {
        let text = format!("name;birthday\n{}", "Ana;x\n".repeat(5_000));
        assert_eq!(problems(&text).len(), 100);
        let long = format!("name\n{}\n", "x".repeat(300));
        let Err(ListTrouble::Problems(problems)) = read_people_list(&long) else { panic!() };
        assert!(matches!(&problems[0].what, ProblemKind::Unfit { found, .. } if found.len() == 40));
    }
}
