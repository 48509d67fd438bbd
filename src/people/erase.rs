//! Somebody is deleted, with everything that is kept about them.

use crate::error::{PeopleError, PeopleTrouble};
use crate::people_file::PeopleFile;
use crate::person::PersonId;
use crate::rows::load;
use rusqlite::named_params;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erased {
    /// Their number, which nobody else gets; and those of whoever was merged with them.
    pub ids: Vec<PersonId>,
}

impl PeopleFile {
    /// Deletes somebody and whoever was merged with them: their rows, and what operations remember
    /// of them, are overwritten in the file. This is no operation, and cannot be taken back.
    ///
    /// # Errors
    /// Where nobody has this number, or the file cannot be written.
    pub fn erase(&mut self, id: PersonId) -> Result<Erased, PeopleError> {
        self.write(|transaction| {
            let person = load(transaction, id)?.ok_or(PeopleTrouble::Gone(id))?;
            let ids: Vec<PersonId> = std::iter::once(id).chain(person.merged).collect();
            for id in &ids {
                for statement in include_str!("sql/erase.sql").split(';') {
                    transaction.execute(statement, named_params! {":person": id.0})?;
                }
            }
            transaction.execute(include_str!("sql/idle_operations.sql"), [])?;
            Ok(Erased { ids })
        })
    }
}
