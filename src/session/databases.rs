//! Through what events in databases are opened: the program says so, and the session needs no
//! client of a database.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::OnceLock;
use storage::{Databases, JournalError, JournalTrouble, shown};

static REACHED: OnceLock<&'static dyn Databases> = OnceLock::new();

/// Opens events in databases through this from now on. A program says so before it opens anything;
/// only the first call counts.
pub fn reach_databases_through(databases: &'static dyn Databases) {
    REACHED.get_or_init(|| databases);
}

/// Through what the event at this address is opened.
///
/// # Errors
/// [`JournalTrouble::Unreachable`] in a program that reaches no database.
pub(super) fn databases(address: &Path) -> Result<&'static dyn Databases, JournalError> {
    let unreached = || JournalTrouble::Unreachable(ErrorKind::Unsupported.to_string());
    REACHED.get().copied().ok_or_else(|| unreached().at(&shown(address)))
}
