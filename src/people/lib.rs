//! The people of a house: one file that all of its events share.
//!
//! The file is an SQLite database, which two programs may have open at once. Everything that
//! changes somebody is an operation, which is done whole or not at all and can be taken back;
//! only a deletion cannot, for it leaves nothing behind. Events know nothing of this file: they
//! keep the names of their players themselves, and what became of somebody here changes none.

mod changed;
mod columns;
mod day;
mod details;
mod duplicates;
mod erase;
mod error;
mod field;
mod find;
mod import;
mod list;
mod merge;
mod operations;
mod people_file;
mod person;
mod picture;
mod rows;
mod schema;
mod subject_access;
mod who;

pub use changed::Added;
pub use columns::{Column, columns_written, is_title};
pub use day::{Day, DayOrder};
pub use details::{Barred, Details};
pub use duplicates::{Alike, Likeness};
pub use erase::Erased;
pub use error::{PeopleError, PeopleTrouble};
pub use field::{Field, Unfit};
pub use import::{Imported, Namesakes};
pub use list::{
    ListTrouble, ListedPerson, OpenDays, PeopleList, Problem, ProblemKind, people_columns,
    read_people_list, read_told_list,
};
pub use merge::Merged;
pub use operations::{Deed, OperationKind, Undone};
pub use people_file::{Opening, PeopleFile};
pub use person::{Named, Person, PersonId};
pub use picture::{Picture, PictureKind, PictureTrouble};
pub use schema::VERSION;
pub use subject_access::{Earlier, SubjectAccess};
