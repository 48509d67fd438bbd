//! The sample: a tournament in full swing to practice with, as a copy that is the director's own.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// An event of 300 entries in the middle, with the clock running.
const SAMPLE: &str = include_str!("../../saves/v1/deep-stack-300.floorman");

/// How many copies there may be in one folder.
const COPIES_MAX: u32 = 999;

/// Writes a copy of the sample called `name` into a folder, numbered where that name is taken.
///
/// An empty `folder` is none: then the copy is kept where the computer keeps what does not last.
///
/// # Errors
/// Where nothing can be written there; the path of the folder comes with it.
pub fn copy_sample(folder: &Path, name: &str) -> Result<PathBuf, (io::Error, PathBuf)> {
    let folder =
        if folder.as_os_str().is_empty() { std::env::temp_dir() } else { folder.to_owned() };
    write_copy(&folder, name).map_err(|error| (error, folder))
}

fn write_copy(folder: &Path, name: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let first = format!("{name}.floorman");
    let others = (2..=COPIES_MAX).map(|no| format!("{name} {no}.floorman"));
    for file in std::iter::once(first).chain(others) {
        let path = folder.join(&file);
        let mut copy = match File::create_new(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            made => made?,
        };
        // What a deleted copy of this name left beside it is not about this one.
        let _ = fs::remove_file(folder.join(format!("{file}.seen")));
        copy.write_all(SAMPLE.as_bytes())?;
        return Ok(path);
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use crate::sample::copy_sample;
    use crate::{Session, SystemChance, Time};

    #[test]
    fn a_copy_is_made_beside_the_one_that_is_there_and_opens() {
        let folder = tempfile::tempdir().unwrap();
        let first = copy_sample(folder.path(), "Sample").unwrap();
        let second = copy_sample(folder.path(), "Sample").unwrap();
        assert!(first.ends_with("Sample.floorman") && second.ends_with("Sample 2.floorman"));
        let chance = Box::new(SystemChance::new());
        let session = Session::open(&second, Time::live(), chance, "Ana").unwrap();
        assert_eq!(session.tournament().entries().entries_total(), 300);
        assert!(session.lost_time().is_some());
    }
}
