//! Joining an event in a database: which events are there, and how one gets in.

use crate::passwords_file::passwords_file;
use database::{EventThere, ServerAddress, events, is_address, server_text, without_password};
use std::io;
use std::path::{Path, PathBuf};
use storage::JournalError;

/// What is typed to find the events of a database.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Server {
    /// The computer, perhaps with its port: `room`, `10.0.0.5:5432`; or a whole address.
    pub computer: String,
    pub database: String,
    pub user: String,
}

/// Why nobody knows which events there are.
#[derive(Debug)]
pub enum ServerError {
    /// The server cannot be reached or will not.
    Journal(JournalError),
    /// The password could not be kept on this computer.
    NotKept(io::Error),
}

impl Server {
    /// Its address, without a password.
    #[must_use]
    pub fn address(&self) -> String {
        without_password(Path::new(&self.with_password(""))).display().to_string()
    }

    /// The address of an event there.
    #[must_use]
    pub fn event(&self, name: &str) -> PathBuf {
        without_password(Path::new(&format!("{}#{name}", self.address())))
    }

    fn with_password(&self, password: &str) -> String {
        let computer = self.computer.trim();
        if is_address(Path::new(computer)) {
            return computer.split('#').next().unwrap_or_default().to_owned();
        }
        server_text(computer, self.database.trim(), self.user.trim(), password)
    }
}

/// The events of a server, the newest first. A password that let in is kept on this computer, where
/// only its owner can read it; without one the one that was kept is used.
///
/// # Errors
/// Where the server cannot be reached or will not, or the password cannot be kept.
pub fn events_at(server: &Server, password: &str) -> Result<Vec<EventThere>, ServerError> {
    let own = passwords_file();
    let typed = PathBuf::from(server.with_password(password));
    let address = ServerAddress::read(&typed, own.as_deref()).map_err(ServerError::Journal)?;
    let found = events(&address).map_err(ServerError::Journal)?;
    let is_typed = typed != without_password(&typed);
    if let Some(own) = own.filter(|_| is_typed) {
        address.keep_password(&own).map_err(ServerError::NotKept)?;
    }
    Ok(found)
}
