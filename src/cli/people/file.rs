//! The people file of a command, and its answers and errors.

use crate::people::rows::person_row;
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use ::people::{Deed, Named, Opening, PeopleError, PeopleFile, PeopleTrouble, Person};
use engine::values::Timestamp;
use exchange::people_messages;
use reports::Sheet;
use std::path::PathBuf;
use words::{Args as Arguments, Words, legible_lines};

/// The people file, with author and time of the change.
pub(super) struct House<'a> {
    pub(super) path: PathBuf,
    pub(super) deed: Deed<'a>,
}

impl House<'_> {
    pub(super) fn open(&self, opening: Opening, desk: &Desk<'_>) -> Result<PeopleFile, Trouble> {
        PeopleFile::open(&self.path, opening).map_err(|error| failed(&error, &desk.words))
    }

    pub(super) fn now(&self) -> Timestamp {
        self.deed.at
    }

    /// Reports what was done with a person, as a sentence or as their row.
    pub(super) fn answer(
        &self,
        id: &str,
        person: &Person,
        output: Output,
        desk: &mut Desk<'_>,
    ) -> Result<(), Trouble> {
        if output.format() == Format::Text {
            let args = Arguments::new().text("person", said(person, &desk.words));
            return desk.line(&desk.words.say(id, &args));
        }
        let row = person_row(person, self.now(), desk.offset);
        write(&Sheet { rows: vec![row] }, output.format(), desk)
    }

    pub(super) fn about(&self, what: PeopleTrouble) -> PeopleError {
        PeopleError { path: self.path.clone(), what }
    }
}

/// The name and id of a person.
pub(super) fn said(person: &Person, words: &Words) -> String {
    people_messages::named(words, &Named::from(person))
}

/// A message with its hint on a second line.
pub(super) fn with_hint(id: &str, args: &Arguments, words: &Words) -> String {
    format!("{}\n{}", words.say(id, args), words.say(&format!("{id}.hint"), args))
}

pub(super) fn write(sheet: &Sheet, format: Format, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let text = format::write(sheet, format, "", desk);
    let text = if format == Format::Text { legible_lines(&text) } else { text };
    desk.out.write_all(text.as_bytes()).map_err(Trouble::output)
}

/// The error of the people file as a message with an exit status.
pub(super) fn failed(error: &PeopleError, words: &Words) -> Trouble {
    use PeopleTrouble as T;
    let said = people_messages::trouble(words, error);
    match error.what {
        T::Nobody { .. }
        | T::Gone(_)
        | T::Several { .. }
        | T::Taken { .. }
        | T::Same
        | T::NothingToUndo => Trouble::refused(said),
        T::Value { .. } | T::Unfit(_) => Trouble::malformed(said),
        T::Missing
        | T::Unopened(_)
        | T::Locked
        | T::Damaged
        | T::Newer { .. }
        | T::NotPeople
        | T::OtherTables
        | T::ReadOnly
        | T::DiskFull
        | T::Failed(_) => Trouble::world(said),
    }
}
