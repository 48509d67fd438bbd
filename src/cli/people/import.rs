//! `people import`: imports a list of people, all of it or nothing.

use crate::Desk;
use crate::list_args::ListArgs;
use crate::people::file::{House, failed};
use crate::set::not_taken;
use crate::trouble::Trouble;
use ::people::{Namesakes, Opening, is_title};
use clap::{Args, ValueEnum};
use engine::money::Currency;
use exchange::{HandedOnError, look_at_people, people_messages};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Import {
    /// List to import: a spreadsheet, CSV with any separator, or another kind of table.
    pub list: PathBuf,
    #[command(flatten)]
    pub told: ListArgs,
    /// What to do if a name is already in the file and no number says who it is.
    #[arg(long, value_enum, default_value = "refuse")]
    pub same_names: SameNames,
}

/// What to do if a name is already in the people file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SameNames {
    /// Import nothing and list the names.
    Refuse,
    /// Treat them as other people and add them.
    Add,
    /// Treat them as the same people and leave them out.
    Skip,
}

pub(super) fn import(
    asked: &Import,
    house: &mut House<'_>,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let (path, words) = (&asked.list, &desk.words);
    let plain = Currency { name: String::new(), digits: 0 };
    let told = asked.told.told(None);
    let look =
        look_at_people(path, &told).map_err(|error| not_taken(&error, path, &plain, words))?;
    let titles: Vec<String> = look.columns.iter().map(|column| column.title.clone()).collect();
    if let Some((title, meaning)) = told.unknown(&titles, |it| is_title(it).then_some(())).cloned()
    {
        let unknown = HandedOnError::ColumnUnknown { title, meaning };
        return Err(not_taken(&unknown, path, &plain, words));
    }
    let list = look.list.map_err(|trouble| {
        let said = people_messages::list_trouble(words, &trouble);
        Trouble::malformed(format!("{said}: {}", path.display()))
    })?;
    let namesakes = match asked.same_names {
        SameNames::Refuse => Namesakes::Refuse,
        SameNames::Add => Namesakes::Add,
        SameNames::Skip => Namesakes::Skip,
    };
    let mut file = house.open(Opening::OrMake, desk)?;
    let imported = file.import(&list, namesakes, house.deed);
    let imported = imported.map_err(|error| failed(&error, &desk.words))?;
    desk.tell_notes(&look.notes);
    if let Some(said) = people_messages::not_read(&desk.words, &list.not_read) {
        desk.note(&said);
    }
    desk.line(&people_messages::imported(&desk.words, &imported))
}
