//! Somebody is added, or something about them is set.

use crate::details::Details;
use crate::error::{PeopleError, PeopleTrouble};
use crate::operations::{Deed, OperationKind, begin, remember, touch};
use crate::people_file::PeopleFile;
use crate::person::{Named, Person, PersonId};
use crate::picture::Picture;
use crate::rows::{insert, load, namesakes, picture, set_picture, update};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Added {
    /// The number by which the file knows them.
    pub id: PersonId,
    /// Others of the same name, but for case and accents, who were there before.
    pub namesakes: Vec<Named>,
}

impl PeopleFile {
    /// Adds somebody, though somebody of the same name may be there already.
    ///
    /// # Errors
    /// Where their number or card is somebody else's, or the file cannot be written.
    pub fn add(
        &mut self,
        details: &Details,
        picture: Option<&Picture>,
        deed: Deed<'_>,
    ) -> Result<Added, PeopleError> {
        self.write(|transaction| {
            let namesakes = namesakes(transaction, &details.name)?;
            let operation = begin(transaction, OperationKind::Add, deed)?;
            let id = insert(transaction, details)?;
            set_picture(transaction, id, picture)?;
            touch(transaction, operation, id)?;
            Ok(Added { id, namesakes })
        })
    }

    /// Changes somebody as `change` says, which is told what stands, and may refuse. Where that
    /// changes nothing, no operation is kept.
    ///
    /// # Errors
    /// Where nobody has this number, as `change` says, where their new number or card is somebody
    /// else's, or the file cannot be written.
    pub fn set(
        &mut self,
        id: PersonId,
        change: impl FnOnce(&mut Details, &mut Option<Picture>) -> Result<(), PeopleTrouble>,
        deed: Deed<'_>,
    ) -> Result<Person, PeopleError> {
        self.write(|transaction| {
            let person = load(transaction, id)?.ok_or(PeopleTrouble::Gone(id))?;
            let (mut details, before) = (person.details.clone(), picture(transaction, id)?);
            let mut after = before.clone();
            change(&mut details, &mut after)?;
            if (&details, &after) == (&person.details, &before) {
                return Ok(person);
            }
            let operation = begin(transaction, OperationKind::Set, deed)?;
            remember(transaction, operation, id)?;
            update(transaction, id, &details)?;
            if after != before {
                set_picture(transaction, id, after.as_ref())?;
            }
            load(transaction, id)?.ok_or(PeopleTrouble::Gone(id))
        })
    }
}
