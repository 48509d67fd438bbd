//! Joining an event in a database: which events are there, and how one gets in.

use crate::databases::databases;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use std::io;
use std::path::{Path, PathBuf};
use storage::{EventThere, JournalError, is_address, without_password};

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
    let typed = PathBuf::from(server.with_password(password));
    let databases = databases(&typed).map_err(ServerError::Journal)?;
    let found = databases.events(&typed).map_err(ServerError::Journal)?;
    if typed != without_password(&typed) {
        databases.keep_password(&typed).map_err(ServerError::NotKept)?;
    }
    Ok(found)
}

/// The address of a server of what a person typed; the password may be empty.
fn server_text(computer: &str, database: &str, user: &str, password: &str) -> String {
    let escaped = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    let who = match (user, password) {
        ("", _) => String::new(),
        (user, "") => format!("{}@", escaped(user)),
        (user, password) => format!("{}:{}@", escaped(user), escaped(password)),
    };
    format!("postgresql://{who}{computer}/{}", escaped(database))
}
