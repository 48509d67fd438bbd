//! Players from a table: CSV of any program, cells pasted from a sheet, or a list of names; and
//! any other table whose first line says what its columns hold.
//!
//! Reading never stops at a bad line: what is wrong is listed with its line and column, and the
//! rest is read. Registering the players is somebody else's affair.

/// No list of players is read that is larger: one of 100,000 people has a third of this.
pub const LIST_BYTES_MAX: u64 = 16 << 20;

mod error;
mod headings;
mod layout;
mod mapping;
mod marks;
mod players;
mod records;
mod table;
mod write;

pub use error::CsvError;
pub use headings::{Heading, Stands, heading, is_of_chat, may_be_heading, says_not_playing};
pub use layout::{Layout, read_layout};
pub use mapping::{Column, ColumnMapping, guess_mapping, is_title_of_people, title_words};
pub use marks::turned;
pub use players::{Duplicate, PlayerRow, PlayersFile, Problem, ProblemKind, read_players};
pub use records::{Delimiter, Record};
pub use table::{Ragged, Table, read_table};
pub use write::write_rows;
