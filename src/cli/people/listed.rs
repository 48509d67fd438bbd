//! `people import`: a list is taken over, whole or not at all.

use crate::Desk;
use crate::list_told::ListArgs;
use crate::people::house::{House, failed};
use crate::set::not_taken;
use crate::trouble::Trouble;
use ::people::{Namesakes, Opening, is_title};
use clap::{Args, ValueEnum};
use engine::money::Currency;
use session::{HandedOnError, look_at_people, people_said};
use std::path::PathBuf;

/// Takes a list over.
#[derive(Debug, Args)]
pub struct Import {
    /// The list: a spreadsheet, CSV with whatever between the cells, or a table of any other kind.
    pub list: PathBuf,
    /// How it is to be read.
    #[command(flatten)]
    pub told: ListArgs,
    /// What becomes of people whose name is there already, where no number says who they are.
    #[arg(long, value_enum, default_value = "refuse")]
    pub same_names: SameNames,
}

/// What becomes of people whose name is there already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SameNames {
    /// Nothing is imported, and they are listed.
    Refuse,
    /// They are other people, and are added.
    Add,
    /// They are the same people, and are left out.
    Skip,
}

/// Takes it over.
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
        let said = people_said::list_trouble(words, &trouble);
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
    if let Some(said) = people_said::not_read(&desk.words, &list.not_read) {
        desk.note(&said);
    }
    desk.line(&people_said::imported(&desk.words, &imported))
}
