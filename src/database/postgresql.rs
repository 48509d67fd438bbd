//! Every database that can be reached, with the passwords that are kept on this computer.

use crate::address::{Address, ServerAddress};
use crate::journal::DatabaseJournal;
use crate::passwords_file::passwords_file;
use crate::visit::events;
use engine::log::Act;
use engine::values::Seq;
use std::io;
use std::path::Path;
use storage::{Databases, EventNamed, EventStore, EventThere, JournalError, StoreClock};

/// Databases of PostgreSQL.
#[derive(Debug, Clone, Copy)]
pub struct PostgreSql;

impl Databases for PostgreSql {
    fn named(&self, address: &Path) -> Result<EventNamed, JournalError> {
        let address = read(address)?;
        Ok(EventNamed { event: address.event().to_owned(), user: address.user().to_owned() })
    }

    fn clock_of(&self, address: &Path) -> Result<StoreClock, JournalError> {
        DatabaseJournal::clock_of(read(address)?)
    }

    fn create(&self, address: &Path, acts: &[Act]) -> Result<Box<dyn EventStore>, JournalError> {
        Ok(Box::new(DatabaseJournal::create(read(address)?, acts)?))
    }

    fn create_of_lines(&self, address: &Path, lines: Vec<String>) -> Result<(), JournalError> {
        DatabaseJournal::create_of_lines(read(address)?, lines).map(drop)
    }

    fn open(&self, address: &Path) -> Result<Box<dyn EventStore>, JournalError> {
        Ok(Box::new(DatabaseJournal::open(read(address)?)?))
    }

    fn add_lines(
        &self,
        address: &Path,
        after: Seq,
        lines: Vec<String>,
    ) -> Result<(), JournalError> {
        let mut journal = DatabaseJournal::open(read(address)?)?;
        journal.load()?;
        journal.add_lines(after, lines)
    }

    fn events(&self, server: &Path) -> Result<Vec<EventThere>, JournalError> {
        events(&ServerAddress::read(server, passwords_file().as_deref())?)
    }

    fn keep_password(&self, server: &Path) -> io::Result<()> {
        let Some(own) = passwords_file() else { return Ok(()) };
        let server = ServerAddress::read(server, Some(&own));
        server.map_err(|_| io::ErrorKind::InvalidInput)?.keep_password(&own)
    }
}

fn read(address: &Path) -> Result<Address, JournalError> {
    Address::read(address, passwords_file().as_deref())
}
