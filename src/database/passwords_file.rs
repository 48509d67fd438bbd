//! Where the passwords of databases are kept on this computer.

use directories::ProjectDirs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Another file of passwords than the one of this user.
static OTHER_PASSWORDS: OnceLock<PathBuf> = OnceLock::new();

/// Keeps the passwords of databases in this file from now on, and not among what belongs to the
/// user: for programs that run beside theirs, as tests do. Only the first call counts.
pub fn keep_passwords_in(file: &Path) {
    OTHER_PASSWORDS.get_or_init(|| file.to_owned());
}

/// The file with the passwords of databases, in the form of `.pgpass`; only its owner may read it.
pub(super) fn passwords_file() -> Option<PathBuf> {
    if let Some(other) = OTHER_PASSWORDS.get() {
        return Some(other.clone());
    }
    Some(ProjectDirs::from("", "", "floorman")?.config_dir().join("pgpass"))
}
