//! A list of people before it is taken over.

use crate::handed_on::{HandedOnError, ListColumn, ListNote, ListQuestion, ListTold, open_list};
use people::{
    Column, DayOrder, ListTrouble, OpenDays, PeopleList, is_title, people_columns, read_told_list,
};

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

/// Looks at a list of people of whatever program.
///
/// # Errors
/// Where it is no list, or it is open which one or in which letters.
pub fn look_at_people(bytes: &[u8], told: &ListTold) -> Result<PeopleLook, HandedOnError> {
    let opened = open_list(bytes, told, is_title)?;
    let meaning_of = |title: &str| told.meaning_of(title);
    let columns = people_columns(&opened.text, meaning_of).into_iter();
    let columns = columns.map(|(title, column, cells)| ListColumn {
        title,
        meaning: column.map(Column::told),
        cells,
    });
    let list = read_told_list(&opened.text, meaning_of);
    if let Err(ListTrouble::Days(open)) = &list {
        let question = |open: &OpenDays| {
            let orders = [DayOrder::DayFirst, DayOrder::MonthFirst];
            let meanings = orders.map(|order| Column::Day(open.field, order).told());
            ListQuestion::Days(open.title.clone(), meanings, open.first.clone())
        };
        return Err(HandedOnError::Questions(open.iter().map(question).collect()));
    }
    Ok(PeopleLook { columns: columns.collect(), list, notes: opened.notes })
}

/// What a column of a list of people may be said to hold.
pub fn people_meanings() -> impl Iterator<Item = &'static str> {
    Column::all().map(Column::told)
}
