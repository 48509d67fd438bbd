//! Sounds of the house: one for each cue, and a folder with spoken announcements of levels.

use directories::ProjectDirs;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use storage::{put_in_place, read_bounded};

/// No sound is larger, in bytes.
const BYTES_MAX: u64 = 20 << 20;

/// So many files of a folder are looked at.
const FILES_MAX: usize = 5_000;

/// The kinds of files that hold sounds.
pub const SOUND_ENDINGS: [&str; 5] = ["wav", "ogg", "oga", "mp3", "flac"];

/// The folder with the sounds of the house. Each stands there under the id of its cue and the name
/// that it had: `level-up.gong.mp3`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnSounds {
    folder: Option<PathBuf>,
}

/// A sound of the house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnSound {
    /// What its file was called where it came from.
    pub name: String,
    pub path: PathBuf,
}

impl OwnSounds {
    /// The folder of this computer's user.
    #[must_use]
    pub fn of_user() -> Self {
        let dirs = ProjectDirs::from("", "", "floorman");
        Self { folder: dirs.map(|dirs| dirs.data_dir().join("sounds")) }
    }

    #[must_use]
    pub fn in_folder(folder: PathBuf) -> Self {
        Self { folder: Some(folder) }
    }

    /// All of them, by the ids of their cues.
    #[must_use]
    pub fn all(&self) -> BTreeMap<String, OwnSound> {
        let files = self.folder.iter().flat_map(|folder| files_in(folder));
        let named = files.filter_map(|path| {
            let (cue, name) = path.file_name()?.to_str()?.split_once('.')?;
            Some((cue.to_owned(), OwnSound { name: name.to_owned(), path: path.clone() }))
        });
        named.collect()
    }

    /// Keeps a sound for a cue, in the place of any other.
    ///
    /// # Errors
    /// Where it cannot be written; then the one before stays.
    pub fn keep(&self, cue: &str, name: &str, bytes: &[u8]) -> Result<()> {
        let folder = self.folder.as_ref().ok_or(ErrorKind::NotFound)?;
        fs::create_dir_all(folder)?;
        let path = folder.join(format!("{cue}.{name}"));
        put_in_place(&path, bytes)?;
        self.remove_but(cue, Some(&path))
    }

    /// Takes the sound of a cue away.
    ///
    /// # Errors
    /// Where it cannot be removed.
    pub fn remove(&self, cue: &str) -> Result<()> {
        self.remove_but(cue, None)
    }

    fn remove_but(&self, cue: &str, kept: Option<&Path>) -> Result<()> {
        let of_cue = format!("{cue}.");
        let is_other = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(&of_cue) && Some(path.as_path()) != kept
        };
        let files = self.folder.iter().flat_map(|folder| files_in(folder));
        files.filter(is_other).try_for_each(fs::remove_file)
    }
}

/// What a file of a sound holds.
///
/// # Errors
/// Where it cannot be read, or is larger than any sound.
pub fn sound_in(file: &Path) -> Result<Vec<u8>> {
    let is_large = fs::metadata(file)?.len() > BYTES_MAX;
    if is_large {
        return Err(Error::from(ErrorKind::FileTooLarge));
    }
    read_bounded(file, BYTES_MAX)
}

/// The announcement of a level in a folder: the file whose name has these numbers, or the first of
/// them. `100-200-200.mp3` is *100/200* with an ante of 200, and `100-200.mp3` any of *100/200*.
#[must_use]
pub fn spoken_in(folder: &Path, numbers: &[u64]) -> Option<PathBuf> {
    let files: Vec<(Vec<u64>, PathBuf)> =
        files_in(folder).filter_map(|path| Some((numbers_in(&path)?, path))).collect();
    let of = |wanted: &[u64]| files.iter().find(|(found, _)| found == wanted);
    let few = numbers.get(..2).unwrap_or(numbers);
    of(numbers).or_else(|| of(few)).map(|(_, path)| path.clone())
}

/// The numbers in the name of a sound; none where it has none, or is no sound.
fn numbers_in(path: &Path) -> Option<Vec<u64>> {
    let stem = path.file_stem()?.to_str()?;
    let groups = stem.split(|letter: char| !letter.is_ascii_digit());
    let numbers: Vec<u64> = groups.filter_map(|digits| digits.parse().ok()).collect();
    (!numbers.is_empty()).then_some(numbers)
}

/// The sounds of a folder, by name.
fn files_in(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(folder).into_iter().flatten().take(FILES_MAX);
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut sounds: Vec<PathBuf> = paths.filter(|path| is_sound(path)).collect();
    sounds.sort();
    sounds.into_iter()
}

fn is_sound(path: &Path) -> bool {
    let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default().to_lowercase();
    SOUND_ENDINGS.contains(&ending.as_str())
}

#[cfg(test)]
mod tests {
    use super::{OwnSounds, spoken_in};
    use std::fs;

    #[test]
    fn each_cue_has_one_sound_and_others_stay() {
        let folder = tempfile::tempdir().unwrap();
        let sounds = OwnSounds::in_folder(folder.path().join("sounds"));
        assert!(sounds.all().is_empty());
        sounds.keep("break", "gong.wav", b"one").unwrap();
        sounds.keep("break-over", "bell.mp3", b"two").unwrap();
        sounds.keep("break", "whistle.OGG", b"three").unwrap();
        let all = sounds.all();
        let names: Vec<_> = all.iter().map(|(cue, own)| (cue.as_str(), &*own.name)).collect();
        assert_eq!(names, [("break", "whistle.OGG"), ("break-over", "bell.mp3")]);
        assert_eq!(fs::read(&all["break"].path).unwrap(), b"three");
        sounds.remove("break").unwrap();
        assert_eq!(sounds.all().len(), 1);
        sounds.remove("break").unwrap();
    }

    #[test]
    fn an_announcement_is_found_by_its_blinds() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["100-200.mp3", "100 - 200 - 200.wav", "1000_2000.ogg", "5.txt", "break.mp3"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let of = |numbers: &[u64]| {
            let path = spoken_in(folder.path(), numbers)?;
            Some(path.file_name()?.to_string_lossy().into_owned())
        };
        assert_eq!(of(&[100, 200, 200]).as_deref(), Some("100 - 200 - 200.wav"));
        assert_eq!(of(&[100, 200]).as_deref(), Some("100-200.mp3"));
        assert_eq!(of(&[1_000, 2_000, 300]).as_deref(), Some("1000_2000.ogg"));
        for none in [&[5][..], &[], &[200, 400], &[100]] {
            assert_eq!(of(none), None, "{none:?}");
        }
        assert_eq!(spoken_in(&folder.path().join("nowhere"), &[100, 200]), None);
    }
}
