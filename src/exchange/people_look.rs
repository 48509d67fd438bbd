//! A list of people before it is taken over.

use crate::handed_on::{
    HandedOnError, ListColumn, ListNote, ListQuestion, ListTold, is_saved, kind_of, open_list,
    players_of, saved_people,
};
use crate::unlikely::Unlikely;
use lists::FileKind;
use people::{
    Column, DayOrder, ListTrouble, ListedPerson, OpenDays, PeopleList, is_title, people_columns,
    read_told_list,
};
use std::path::Path;
use storage::csv::LIST_BYTES_MAX;
use storage::read_bounded;

/// What is seen in a list of people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeopleLook {
    /// Its columns; none where it has no titles.
    pub columns: Vec<ListColumn>,
    /// Who stands in it, or what is wrong.
    pub list: Result<PeopleList, ListTrouble>,
    /// What was not read beside it.
    pub notes: Vec<ListNote>,
}

/// Looks at a list of people of whatever program, at those of a tournament, or at those of evenings
/// that The Tournament Director saved: a file, or a folder of them.
///
/// # Errors
/// Where it cannot be read or is no list, or it is open which one or in which letters.
pub fn look_at_people(path: &Path, told: &ListTold) -> Result<PeopleLook, HandedOnError> {
    let kind = if path.is_dir() { None } else { kind_of(path)? };
    let opened = if kind == Some(FileKind::Tournament) {
        players_of(path).ok_or(HandedOnError::NoList(FileKind::Tournament))?
    } else if is_saved(path, kind) {
        saved_people(path, told)?
    } else {
        let bytes = read_bounded(path, LIST_BYTES_MAX).map_err(HandedOnError::Unreadable)?;
        open_list(&bytes, told, is_title)?
    };
    let meaning_of = |title: &str| told.meaning_of(title);
    let columns = people_columns(&opened.text, meaning_of).into_iter();
    let columns = columns.map(|(title, column, cells)| ListColumn {
        title,
        meaning: column.map(Column::told),
        cells,
    });
    let mut list = read_told_list(&opened.text, meaning_of);
    if let Err(ListTrouble::Days(open)) = &list {
        let question = |open: &OpenDays| {
            let orders = [DayOrder::DayFirst, DayOrder::MonthFirst];
            let meanings = orders.map(|order| Column::Day(open.field, order).told());
            ListQuestion::Days(open.title.clone(), meanings, open.first.clone())
        };
        return Err(HandedOnError::Questions(open.iter().map(question).collect()));
    }
    let mut notes = opened.notes;
    if let Ok(list) = &mut list {
        notes.extend(without_headings(list));
    }
    Ok(PeopleLook { columns: columns.collect(), list, notes })
}

/// Takes lines that name nobody out of a list, and tells of them and of those that may not.
fn without_headings(list: &mut PeopleList) -> Vec<ListNote> {
    let odd = |person: &ListedPerson| {
        let name = person.name()?;
        let note = |why| ListNote::NameInDoubt(person.line, name.to_owned(), why);
        Some((note, Unlikely::of_person(name)?)).map(|(note, why)| (note(why), why.is_left_out()))
    };
    let mut notes = Vec::new();
    list.people.retain(|person| match odd(person) {
        Some((note, is_left_out)) => {
            notes.push(note);
            !is_left_out
        }
        None => true,
    });
    notes
}

/// What a column of a list of people may be said to hold.
pub fn people_meanings() -> impl Iterator<Item = &'static str> {
    Column::all().map(Column::told)
}
