//! The people of the house, as the window reads and writes them.

use exchange::people_messages;
use people::{Opening, PeopleError, PeopleFile, PeopleTrouble};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::time::Duration;
use words::Words;

/// So long another program is waited for: the window must not stand still.
const WAIT: Duration = Duration::from_millis(300);

/// How often it is looked whether another program wrote something, in seconds.
const LOOK_SECS: f64 = 2.0;

/// The file of people, opened when somebody asks for it first.
#[derive(Default)]
pub struct House {
    path: Option<PathBuf>,
    file: RefCell<Option<PeopleFile>>,
    version: u64,
    /// What stood for the writes of others when they were last looked for.
    others: Option<i64>,
    looked_at: f64,
}

impl House {
    /// The people in this file; nowhere where the computer names no folder for them.
    pub fn in_file(path: Option<PathBuf>) -> Self {
        Self { path, ..Self::default() }
    }

    /// The file of people; none where the computer names no folder for it.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// A number that changes with everything that is written here, or may have been elsewhere.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Looks now and then whether another program wrote something, or a file is to be had now.
    pub fn look(&mut self, now: f64) {
        if now - self.looked_at < LOOK_SECS {
            return;
        }
        self.looked_at = now;
        let others = self.file.get_mut().as_ref().and_then(|file| file.writes_of_others().ok());
        if others.is_none() || others != self.others {
            self.version += 1;
        }
        self.others = others;
    }

    /// Reads something; none where there is no file yet.
    ///
    /// # Errors
    /// What is in the way, in words.
    pub fn read<T>(
        &self,
        words: &Words,
        read: impl FnOnce(&PeopleFile) -> Result<T, PeopleError>,
    ) -> Result<Option<T>, String> {
        let mut file = self.file.borrow_mut();
        if file.is_none() {
            match self.open(words, Opening::Existing) {
                Ok(opened) => *file = Some(opened),
                Err(Unopened::Missing) => return Ok(None),
                Err(Unopened::Trouble(said)) => return Err(said),
            }
        }
        let Some(opened) = file.as_ref() else { return Ok(None) };
        read(opened).map(Some).map_err(|error| {
            let said = people_messages::trouble(words, &error);
            // Opened anew it may be had again, or it is said what became of it.
            if !is_about_somebody(&error.what) {
                *file = None;
            }
            said
        })
    }

    /// Changes something; the file is made where there is none.
    ///
    /// # Errors
    /// What is in the way, in words; then nothing is changed.
    pub fn write<T>(
        &mut self,
        words: &Words,
        write: impl FnOnce(&mut PeopleFile) -> Result<T, PeopleError>,
    ) -> Result<T, String> {
        if self.file.get_mut().is_none() {
            let opened = self.open(words, Opening::OrMake);
            let opened = opened.map_err(|unopened| match unopened {
                Unopened::Missing => words.text("people-missing"),
                Unopened::Trouble(said) => said,
            })?;
            *self.file.get_mut() = Some(opened);
        }
        self.version += 1;
        let Some(file) = self.file.get_mut() else { return Err(words.text("people-missing")) };
        write(file).map_err(|error| {
            let said = people_messages::trouble(words, &error);
            if !is_about_somebody(&error.what) {
                *self.file.get_mut() = None;
            }
            said
        })
    }

    fn open(&self, words: &Words, opening: Opening) -> Result<PeopleFile, Unopened> {
        let Some(path) = &self.path else {
            let hint = words.text("people-no-home.hint");
            return Err(Unopened::Trouble(format!("{}\n{hint}", words.text("people-no-home"))));
        };
        let opened = PeopleFile::open_within(path, opening, WAIT);
        opened.map_err(|error| match (&error.what, opening) {
            (PeopleTrouble::Missing, Opening::Existing) => Unopened::Missing,
            _ => Unopened::Trouble(people_messages::trouble(words, &error)),
        })
    }
}

/// Why a file of people is not open.
enum Unopened {
    /// There is no such file yet.
    Missing,
    /// The file cannot be opened: why, in words.
    Trouble(String),
}

/// Whether the file is as it should be, and only what was asked for cannot be.
fn is_about_somebody(trouble: &PeopleTrouble) -> bool {
    use PeopleTrouble as T;
    match trouble {
        T::Nobody { .. }
        | T::Gone(_)
        | T::Several { .. }
        | T::Taken { .. }
        | T::Value { .. }
        | T::Unfit(_)
        | T::Same
        | T::NothingToUndo => true,
        T::Missing
        | T::Unopened(_)
        | T::Locked
        | T::Damaged
        | T::Newer { .. }
        | T::NotPeople
        | T::OtherTables
        | T::ReadOnly
        | T::DiskFull
        | T::Failed(_) => false,
    }
}
