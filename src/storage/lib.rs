//! Files: the journal of a tournament on disk, what was found when it was read, and CSV in.
//!
//! One tournament is one text file, `NAME.floorman`. Its first line says what it is and in which
//! format; every further line is one act, with a checksum that also covers the line before.
//! [`EventStore`] is all that the rest of the program knows about it, and [`Databases`] of events
//! that are kept elsewhere.
//!
//! Nothing here knows a rule of the game or reads a clock; acts come in whole and go out whole.

pub mod csv;

mod as_written;
mod bounded;
mod chain;
mod companions;
mod databases;
mod error;
mod event_address;
mod event_store;
mod file_id;
mod header;
mod journal_file;
mod kept_alone;
mod line;
mod memory_journal;
mod own_file;
mod recovery;
mod remarks;
mod ron_journal;
mod salvage;
mod scan;
mod second_copy;
mod whole_file;
mod write_out;

pub use as_written::is_read_alike;
pub use bounded::{read_bounded, read_text_bounded};
pub use chain::{ChainEnd, first_line};
pub use companions::{EventSeen, begins_as_seen};
pub use databases::{Databases, EventNamed, EventThere};
pub use error::{JournalError, JournalTrouble};
pub use event_address::{is_address, shown, without_password};
pub use event_store::{Appended, DeskHere, EventStore, OnNews, Outcome, Reach, StoreClock};
pub use header::FORMAT;
pub use journal_file::{DiskFile, JournalFile};
pub use memory_journal::MemoryJournal;
pub use own_file::write_own;
pub use recovery::{Access, Damage, Flaw, Loaded, Notice, line_of};
pub use ron_journal::RonJournal;
pub use salvage::{Salvage, headless, salvage, salvage_lines};
pub use second_copy::{CopyStands, CopyTrouble, SecondCopy};
pub use whole_file::{put_in_place, write_new, write_secret, write_whole};
pub use write_out::{KeptFile, Readers, write_out};
