//! What is wrong with a connection or a server, and whether trying again may help.

use std::error::Error as _;
use std::io;
use storage::JournalTrouble;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;
use tokio_rustls::rustls;

/// Why something did not come of it.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The connection is gone, or no answer came: what became of it is not known.
    Lost(String),
    /// The server said so, and nothing came of it.
    Told(JournalTrouble),
}

impl Trouble {
    /// What to tell where nothing was asked for that could have happened.
    pub(super) fn told(self) -> JournalTrouble {
        match self {
            Self::Lost(why) => JournalTrouble::Unreachable(why),
            Self::Told(trouble) => trouble,
        }
    }
}

impl From<JournalTrouble> for Trouble {
    fn from(trouble: JournalTrouble) -> Self {
        Self::Told(trouble)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        if let Some(said) = error.as_db_error() {
            return from_server(said.code(), said.message().to_owned());
        }
        let why = innermost(&error);
        let text = error.to_string();
        // The client tells these apart by their words alone.
        let is_login = text.contains("configuration") || text.contains("authentication");
        // Only while logging in: later the same word may tell of a connection that is gone.
        let is_unbound = is_login && why.contains("channel");
        if error.source().is_some_and(is_about_certificates) || text.contains("TLS") || is_unbound {
            return Self::Told(JournalTrouble::NotSecure(why));
        }
        if is_login {
            return Self::Told(JournalTrouble::LoginRefused(why));
        }
        Self::Lost(why)
    }
}

/// Whether an error came of a certificate or of what is secret.
fn is_about_certificates(error: &(dyn std::error::Error + 'static)) -> bool {
    let inner = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
    inner.is_some_and(|inner| inner.is::<rustls::Error>())
}

/// What the last of the errors behind an error says.
fn innermost(error: &Error) -> String {
    let mut last: &dyn std::error::Error = error;
    while let Some(source) = last.source() {
        last = source;
    }
    last.to_string()
}

fn from_server(code: &SqlState, said: String) -> Trouble {
    let class = code.code().get(..2).unwrap_or_default();
    let trouble = match *code {
        // It goes down, comes up, or ended a desk that was silent too long.
        SqlState::ADMIN_SHUTDOWN
        | SqlState::CRASH_SHUTDOWN
        | SqlState::CANNOT_CONNECT_NOW
        | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT
        | SqlState::T_R_SERIALIZATION_FAILURE
        | SqlState::T_R_DEADLOCK_DETECTED
        | SqlState::TOO_MANY_CONNECTIONS => return Trouble::Lost(said),
        _ if class == "08" => return Trouble::Lost(said),
        SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
            JournalTrouble::LoginRefused(said)
        }
        SqlState::INVALID_CATALOG_NAME => JournalTrouble::DatabaseUnknown,
        SqlState::INSUFFICIENT_PRIVILEGE => JournalTrouble::NotGranted(said),
        SqlState::LOCK_NOT_AVAILABLE => JournalTrouble::HeldUp,
        SqlState::DISK_FULL => JournalTrouble::DiskFull,
        SqlState::READ_ONLY_SQL_TRANSACTION => JournalTrouble::StandsBy,
        SqlState::UNIQUE_VIOLATION => JournalTrouble::ChangedOutside,
        _ => JournalTrouble::Server(said),
    };
    Trouble::Told(trouble)
}
