//! Sets of screens: those that are shipped, and those of the house, each in a file of its folder.

use directories::ProjectDirs;
use scene::{Picture, SET_BYTES_MAX, SHIPPED, ScreenSet, SetError, shipped};
use session::file_stem;
use std::ffi::OsStr;
use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use storage::{put_in_place, read_bounded, read_text_bounded};
use wording::file_trouble;
use words::{Args, Words};

/// How the name of a set's file ends; no shipped set has such an id.
const ENDING: &str = "ron";

/// So many sets of the house are offered.
const OWN_MAX: usize = 200;

/// The folder with the sets of the house.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Looks {
    folder: Option<PathBuf>,
}

/// How the name of a file ends in which unsaved changes are, and of one that was taken away.
const DRAFT: &str = "draft";
const REMOVED: &str = "removed";

/// A set, and what was changed of it and not saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookKept {
    pub id: String,
    pub set: ScreenSet,
    pub draft: Option<ScreenSet>,
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
        self.keep(&from.file_stem().unwrap_or_default().to_string_lossy(), &set)
    }

    /// Keeps a set under a name; its id. One of the same name makes way for it.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn keep(&self, name: &str, set: &ScreenSet) -> Result<String, LookError> {
        let id = format!("{}.{ENDING}", file_stem(name));
        write(set, &self.place(&id)?)?;
        // What was changed of the one that made way is not meant for this one.
        self.put_by(&id, None)?;
        Ok(id)
    }

    /// The set with this id, and what was changed of it and not saved.
    ///
    /// # Errors
    /// Where it is one of the house and cannot be shown.
    pub fn kept(&self, id: &str) -> Result<LookKept, LookError> {
        let set = self.set(id)?;
        let draft = self.beside(id, DRAFT).and_then(|file| read(&file).ok());
        let draft = draft.filter(|draft| *draft != set);
        Ok(LookKept { id: id.to_owned(), set, draft })
    }

    /// Puts by what was changed of a set and is not saved, or lets go of it.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn put_by(&self, id: &str, draft: Option<&ScreenSet>) -> Result<(), LookError> {
        let Some(file) = self.beside(id, DRAFT) else { return Ok(()) };
        match draft {
            Some(set) => {
                self.place(id)?;
                write(set, &file)
            }
            None => match fs::remove_file(&file) {
                Err(error) if error.kind() != ErrorKind::NotFound => {
                    Err(LookError::Unwritten(file, error))
                }
                Ok(()) | Err(_) => Ok(()),
            },
        }
    }

    /// Takes a set of the house away, so that it can be put back.
    ///
    /// # Errors
    /// Where its file cannot be renamed.
    pub fn remove(&self, id: &str) -> Result<(), LookError> {
        self.rename(self.file(id), self.beside(id, REMOVED))
    }

    /// Puts a set back that was taken away.
    ///
    /// # Errors
    /// Where its file cannot be renamed, or another one has its name by now.
    pub fn put_back(&self, id: &str) -> Result<(), LookError> {
        if let Some(file) = self.file(id).filter(|file| file.exists()) {
            // One was saved under its name meanwhile.
            return Err(LookError::Unwritten(file, ErrorKind::AlreadyExists.into()));
        }
        self.rename(self.beside(id, REMOVED), self.file(id))
    }

    fn rename(&self, from: Option<PathBuf>, to: Option<PathBuf>) -> Result<(), LookError> {
        let (Some(from), Some(to)) = (from, to) else { return Ok(()) };
        fs::rename(&from, to).map_err(|error| LookError::Unwritten(from, error))
    }

    /// A file that belongs to a set, beside it.
    fn beside(&self, id: &str, ending: &str) -> Option<PathBuf> {
        let is_name = Path::new(id).file_name() == Some(OsStr::new(id));
        let folder = self.folder.as_ref().filter(|_| is_name)?;
        Some(folder.join(format!("{id}.{ending}")))
    }

    /// The place of a file in the folder, which is made where it is missing.
    fn place(&self, id: &str) -> Result<PathBuf, LookError> {
        let Some(folder) = &self.folder else {
            return Err(LookError::Unwritten(PathBuf::from(id), ErrorKind::NotFound.into()));
        };
        let file = folder.join(id);
        fs::create_dir_all(folder).map_err(|error| LookError::Unwritten(file.clone(), error))?;
        Ok(file)
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
    let text = read_text_bounded(file, SET_BYTES_MAX as u64)
        .map_err(|error| LookError::Unread(file.to_owned(), error))?;
    ScreenSet::read(&text).map_err(|error| LookError::Wrong(file.to_owned(), error))
}

fn write(set: &ScreenSet, to: &Path) -> Result<(), LookError> {
    let unwritten = |error| LookError::Unwritten(to.to_owned(), error);
    let text = set.written().map_err(|error| unwritten(Error::other(error)))?;
    if text.len() > SET_BYTES_MAX {
        // It could not be read again.
        return Err(LookError::Wrong(to.to_owned(), SetError::TooLarge));
    }
    put_in_place(to, text.as_bytes()).map_err(unwritten)
}

/// The picture in a file.
///
/// # Errors
/// Where the file cannot be read, or cannot be shown.
pub fn picture_in(file: &Path) -> Result<Picture, LookError> {
    let bytes = read_bounded(file, SET_BYTES_MAX as u64)
        .map_err(|error| LookError::Unread(file.to_owned(), error))?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    Picture::of(&bytes).map_err(|fault| {
        LookError::Wrong(file.to_owned(), SetError::Picture(name.into_owned(), fault))
    })
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
    use scene::{Rgb, SET_BYTES_MAX, SHIPPED};
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
    fn unsaved_changes_are_kept_beside_a_set_until_another_one_takes_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let looks = Looks::in_folder(folder.path().join("screens"));
        let [felt, dark] = ["felt", "dark"].map(|id| looks.set(id).unwrap());
        assert_eq!(looks.kept("felt").unwrap().draft, None);
        looks.put_by("felt", Some(&dark)).unwrap();
        assert_eq!(looks.kept("felt").unwrap().draft, Some(dark.clone()));
        assert_eq!(looks.kept("felt").unwrap().set, felt, "shown is what is saved");
        assert_eq!(looks.own(), Vec::<String>::new(), "they are no look of their own");
        looks.put_by("felt", None).unwrap();
        looks.put_by("felt", None).unwrap();
        assert_eq!(looks.kept("felt").unwrap().draft, None);
        let id = looks.keep("Friday / late", &felt).unwrap();
        looks.put_by(&id, Some(&dark)).unwrap();
        assert_eq!(looks.keep("Friday / late", &felt).unwrap(), id);
        assert_eq!(looks.kept(&id).unwrap().draft, None);
        looks.remove(&id).unwrap();
        assert!(looks.set(&id).is_err());
        looks.put_back(&id).unwrap();
        assert_eq!(looks.set(&id).unwrap(), felt);
        assert!(looks.put_back(&id).is_err(), "it is not twice");
        looks.remove(&id).unwrap();
        looks.keep("Friday / late", &dark).unwrap();
        assert!(looks.put_back(&id).is_err(), "another one has its name");
        assert_eq!(looks.set(&id).unwrap(), dark);
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
        std::fs::write(&file, " ".repeat(SET_BYTES_MAX + 1)).unwrap();
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
