//! Sets of screens: those that are shipped, and those of the house, each in a file of its folder.

use directories::ProjectDirs;
use scene::{SHIPPED, ScreenSet, SetError, shipped};
use std::ffi::OsStr;
use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use storage::{put_in_place, read_text_bounded};
use wording::file_trouble;
use words::{Args, Words};

/// How the name of a set's file ends; no shipped set has such an id.
const ENDING: &str = "ron";

/// No set is larger, in bytes.
const BYTES_MAX: u64 = 1 << 20;

/// So many sets of the house are offered.
const OWN_MAX: usize = 40;

/// The folder with the sets of the house.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Looks {
    folder: Option<PathBuf>,
}

/// Why a set of screens is not taken, kept or shown.
#[derive(Debug)]
pub enum LookError {
    /// Its file cannot be read.
    Unread(PathBuf, Error),
    /// It is read, and is no set that can be shown.
    Wrong(PathBuf, SetError),
    /// It cannot be written there.
    Unwritten(PathBuf, Error),
}

impl Looks {
    /// The folder of this computer's user.
    #[must_use]
    pub fn of_user() -> Self {
        let dirs = ProjectDirs::from("", "", "floorman");
        Self { folder: dirs.map(|dirs| dirs.data_dir().join("screens")) }
    }

    #[must_use]
    pub fn in_folder(folder: PathBuf) -> Self {
        Self { folder: Some(folder) }
    }

    /// The ids of the sets of the house: the names of their files, by name.
    #[must_use]
    pub fn own(&self) -> Vec<String> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let is_set = |path: &PathBuf| path.extension() == Some(OsStr::new(ENDING));
        let names =
            paths.filter(is_set).filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()));
        let mut names: Vec<String> = names.collect();
        names.sort();
        names.truncate(OWN_MAX);
        names
    }

    /// The set with this id, shipped or of the house; the first of the shipped ones where none is.
    ///
    /// # Errors
    /// Where it is one of the house and cannot be shown.
    pub fn set(&self, id: &str) -> Result<ScreenSet, LookError> {
        match self.file(id) {
            Some(file) => read(&file),
            None => shipped(id).map_err(|error| LookError::Wrong(PathBuf::from(id), error)),
        }
    }

    /// Takes a set from a file into the folder of the house; its id. A set of the same name makes
    /// way for it.
    ///
    /// # Errors
    /// Where it is none that can be shown, or cannot be kept.
    pub fn take(&self, from: &Path) -> Result<String, LookError> {
        let set = read(from)?;
        let stem = from.file_stem().unwrap_or_default().to_string_lossy();
        let id = format!("{stem}.{ENDING}");
        let Some(folder) = &self.folder else {
            return Err(LookError::Unwritten(from.to_owned(), ErrorKind::NotFound.into()));
        };
        let unwritten = |error| LookError::Unwritten(folder.join(&id), error);
        fs::create_dir_all(folder).map_err(unwritten)?;
        write(&set, &folder.join(&id))?;
        Ok(id)
    }

    /// Writes the set with this id into a file, to be changed or handed on.
    ///
    /// # Errors
    /// Where it cannot be shown, or the file cannot be written.
    pub fn hand_on(&self, id: &str, to: &Path) -> Result<(), LookError> {
        write(&self.set(id)?, to)
    }

    /// The file of a set of the house.
    fn file(&self, id: &str) -> Option<PathBuf> {
        let is_own = Path::new(id).extension() == Some(OsStr::new(ENDING));
        // A name and no path: nobody is led out of the folder.
        let is_name = Path::new(id).file_name() == Some(OsStr::new(id));
        self.folder.as_ref().filter(|_| is_own && is_name).map(|folder| folder.join(id))
    }
}

/// The set in a file.
fn read(file: &Path) -> Result<ScreenSet, LookError> {
    let text = read_text_bounded(file, BYTES_MAX)
        .map_err(|error| LookError::Unread(file.to_owned(), error))?;
    ScreenSet::read(&text).map_err(|error| LookError::Wrong(file.to_owned(), error))
}

fn write(set: &ScreenSet, to: &Path) -> Result<(), LookError> {
    let unwritten = |error| LookError::Unwritten(to.to_owned(), error);
    let text = set.written().map_err(|error| unwritten(Error::other(error)))?;
    put_in_place(to, text.as_bytes()).map_err(unwritten)
}

/// The set that is meant: a shipped one by its id, or the one in a file.
///
/// # Errors
/// Where the file cannot be read, or is none that can be shown.
pub fn look_in(asked: &str) -> Result<ScreenSet, LookError> {
    match SHIPPED.iter().find(|set| set.id == asked) {
        Some(set) => Looks::default().set(set.id),
        None => read(Path::new(asked)),
    }
}

impl LookError {
    /// What is wrong, in a sentence.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let of = |file: &Path| Args::new().text("file", file.display().to_string());
        match self {
            Self::Unread(file, error) => {
                words.say("look-unread", &of(file).text("why", file_trouble(words, error)))
            }
            Self::Wrong(file, error) => {
                words.say("look-wrong", &of(file).text("why", error.say(words)))
            }
            Self::Unwritten(file, error) => {
                words.say("look-unwritten", &of(file).text("why", file_trouble(words, error)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::looks::{LookError, Looks, look_in};
    use scene::{Rgb, SHIPPED};
    use words::{Language, Words};

    #[test]
    fn a_set_is_handed_on_changed_and_taken_back() {
        let folder = tempfile::tempdir().unwrap();
        let looks = Looks::in_folder(folder.path().join("deep/screens"));
        assert_eq!(looks.own(), Vec::<String>::new());
        let file = folder.path().join("River Club.ron");
        looks.hand_on("casino", &file).unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let green = text.replace("#541420", "#145420");
        assert_ne!(text, green, "a color stands there as people write it");
        std::fs::write(&file, green).unwrap();
        let id = looks.take(&file).unwrap();
        assert_eq!(looks.own(), std::slice::from_ref(&id));
        let [inner, _] = looks.set(&id).unwrap().theme.ground.ends();
        assert_eq!(inner, Rgb([0x14, 0x54, 0x20]));
        assert_eq!(look_in(file.to_str().unwrap()).unwrap(), looks.set(&id).unwrap());
        assert!(SHIPPED.iter().all(|set| look_in(set.id).is_ok()));
    }

    #[test]
    fn what_is_no_set_is_not_taken_and_said_with_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let looks = Looks::in_folder(folder.path().join("screens"));
        let file = folder.path().join("odd.ron");
        let words = Words::new(Language::English);
        let said = || looks.take(&file).unwrap_err().say(&words);
        assert!(said().contains("odd.ron") && said().contains("does not exist"), "{}", said());
        std::fs::write(&file, "(theme: 1)").unwrap();
        assert!(said().contains("1:"), "the line and column: {}", said());
        std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
        assert!(matches!(looks.take(&file), Err(LookError::Unread(_, _))));
        std::fs::write(&file, " ".repeat(2 << 20)).unwrap();
        assert!(said().contains("large"), "{}", said());
        assert_eq!(looks.own(), Vec::<String>::new());
    }

    #[test]
    fn an_id_leads_nowhere_but_into_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let looks = Looks::in_folder(folder.path().join("screens"));
        looks.hand_on("felt", &folder.path().join("outside.ron")).unwrap();
        let felt = looks.set("").unwrap();
        for id in ["../outside.ron", "/etc/outside.ron", "nothing", "felt"] {
            assert_eq!(looks.set(id).ok(), Some(felt.clone()), "{id}");
        }
        assert!(looks.set("gone.ron").is_err());
    }
}
