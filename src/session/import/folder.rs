//! Saved files in a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// No folder of saved files has more: ten years of a club are a few hundred.
const FILES_MAX: usize = 10_000;

/// The files of The Tournament Director in a folder, by name.
///
/// # Errors
/// Where the folder cannot be read, or has more than anybody saved.
pub fn saved_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("tdt")) {
            found.push(path);
        }
        if found.len() > FILES_MAX {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
    }
    found.sort();
    Ok(found)
}

/// The tournament that is made in a folder of a saved file.
#[must_use]
pub fn made_in(folder: &Path, saved: &Path) -> PathBuf {
    let mut made = folder.join(saved.file_stem().unwrap_or_default());
    made.as_mut_os_string().push(".floorman");
    made
}
