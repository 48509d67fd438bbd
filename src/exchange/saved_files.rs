//! Saved files in a folder and in those within it.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use storage::read_bounded;
use tdt::{BYTES_MAX, Saved, saved};

/// No folder has more saved files: ten years of a club make some hundreds, its autosaves thousands.
const FILES_MAX: usize = 10_000;

/// Folders stand within each other so deep at most.
const DEPTH_MAX: usize = 12;

/// The saved files of a folder and of those within it.
#[derive(Debug, Default)]
pub struct SavedFiles {
    /// One of each evening, the newest save of it, by folder and name.
    pub files: Vec<PathBuf>,
    /// Other saves of evenings that are among them: which, and of which file.
    pub earlier: Vec<(PathBuf, PathBuf)>,
}

/// The files of The Tournament Director in a folder and in those within it, automatic saves as
/// well: of each evening, which its file names, the newest save alone.
///
/// # Errors
/// Where the folder cannot be read, or has more than anybody saved.
pub fn saved_files(folder: &Path) -> io::Result<SavedFiles> {
    let mut found = Vec::new();
    collect(folder, 0, &mut found)?;
    found.sort();
    let mut files = Vec::new();
    // The saves of each evening, by what its file calls it, and by when it began.
    let mut evenings: BTreeMap<String, BTreeMap<Option<i64>, Vec<Save>>> = BTreeMap::new();
    for path in found {
        let known = read_bounded(&path, BYTES_MAX).ok().and_then(|bytes| saved(&bytes));
        match known.filter(|own| !own.uuid.is_empty()) {
            Some(own) => {
                let of_evening = evenings.entry(own.uuid.clone()).or_default();
                of_evening.entry(own.started_at).or_default().push(Save::of(own, path));
            }
            None => files.push(path),
        }
    }
    let mut earlier = Vec::new();
    for mut begun in evenings.into_values() {
        // A save from before the evening began is one of whatever began then.
        let waits = begun.remove(&None).unwrap_or_default();
        match begun.values_mut().next_back() {
            Some(last) => last.extend(waits),
            None => drop(begun.insert(None, waits)),
        }
        for saves in begun.into_values() {
            let newest = saves.iter().max_by_key(|save| save.when).map(|save| &save.path);
            let Some(newest) = newest else { continue };
            let others = saves.iter().map(|save| &save.path).filter(|path| *path != newest);
            earlier.extend(others.map(|path| (path.clone(), newest.clone())));
            files.push(newest.clone());
        }
    }
    files.sort();
    Ok(SavedFiles { files, earlier })
}

struct Save {
    path: PathBuf,
    /// When it was made, by what stands in it, and else by when its file was written.
    when: ([Option<i64>; 3], Option<SystemTime>),
}

impl Save {
    fn of(saved: Saved, path: PathBuf) -> Self {
        let written = fs::metadata(&path).and_then(|about| about.modified()).ok();
        Self { path, when: (saved.moments, written) }
    }
}

fn collect(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        // A link may lead back to where it stands.
        if entry.file_type()?.is_dir() {
            if depth < DEPTH_MAX {
                collect(&path, depth + 1, found)?;
            }
        } else if is_saved(&path) {
            found.push(path);
        }
        if found.len() > FILES_MAX {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
    }
    Ok(())
}

/// Whether a name is that of a saved file, `evening.tdt`, or of an automatic save,
/// `evening.tdt.20200226-235749`.
fn is_saved(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    name.strip_suffix(".tdt").or(automatic(&name)).is_some_and(|stem| !stem.is_empty())
}

/// What stands before the end of an automatic save.
fn automatic(name: &str) -> Option<&str> {
    let (stem, moment) = name.rsplit_once(".tdt.")?;
    let are_digits = moment.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    (!moment.is_empty() && are_digits).then_some(stem)
}

/// The tournament that is made in a folder of a saved file of `from` or of a folder within it, in
/// whose name the names of those stand, too.
#[must_use]
pub fn made_in(folder: &Path, from: &Path, saved: &Path) -> PathBuf {
    let within = saved.strip_prefix(from).unwrap_or(saved);
    let parts: Vec<String> =
        within.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let name = parts.join(" ");
    let lower = name.to_ascii_lowercase();
    let stem = match (lower.strip_suffix(".tdt"), automatic(&lower)) {
        (Some(stem), _) | (None, Some(stem)) => name.get(..stem.len()).unwrap_or(&name),
        (None, None) => &name,
    };
    folder.join(format!("{stem}.floorman"))
}
