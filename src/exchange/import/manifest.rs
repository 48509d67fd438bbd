//! What an import of a folder made, so that it can be taken back: a list in the folder that it went
//! into, as `sha256sum` writes and checks one.

use engine::values::sha256_hex;
use session::{Session, Time, chance};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use storage::{read_text_bounded, write_whole};

/// How the names of lists begin, before their number.
const NAME: &str = "imported-";
const END: &str = ".txt";
/// How folders of what was taken back begin.
const AWAY: &str = "undone-";
/// What stands beside a journal and goes with it.
const BESIDE: [&str; 3] = [".seen", ".alive", ".torn"];
/// No journal of an import is larger, and no list.
const BYTES_MAX: u64 = 64 << 20;

/// The list of what an import makes, written step by step, so that half an import can be undone.
#[derive(Debug)]
pub struct MadeList {
    path: PathBuf,
    /// There once something was made.
    file: Option<File>,
}

impl MadeList {
    /// A new list in this folder.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn begin(folder: &Path) -> io::Result<Self> {
        let no = lists(folder)?.last().map_or(1, |(no, _)| no.saturating_add(1));
        Ok(Self { path: folder.join(format!("{NAME}{no}{END}")), file: None })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.file.is_none()
    }

    /// Adds a file that was made.
    ///
    /// # Errors
    /// Where that file cannot be read, or the list not be written to.
    pub fn add(&mut self, made: &Path) -> io::Result<()> {
        let hash = hash_of(made)?;
        let name = made.file_name().unwrap_or_default().to_string_lossy();
        let file = match &mut self.file {
            Some(file) => file,
            none => {
                let new = OpenOptions::new().append(true).create_new(true).open(&self.path)?;
                none.insert(new)
            }
        };
        file.write_all(format!("{hash}  {name}\n").as_bytes())
    }
}

/// What was taken back of an import.
#[derive(Debug)]
pub struct TakenBack {
    /// The folder that it is in now.
    pub away: PathBuf,
    /// The files that went there.
    pub moved: Vec<PathBuf>,
    /// Files that stay where they are, and why.
    pub stays: Vec<(PathBuf, Stays)>,
}

/// Why a file that an import made stays where it is.
#[derive(Debug)]
pub enum Stays {
    /// It was changed since the import.
    Changed,
    Gone,
    /// Another program has it open.
    InUse,
    /// It cannot be moved; this is what the system said.
    Unmoved(io::Error),
}

impl Stays {
    /// Whether it may be taken back later.
    fn may_go(&self) -> bool {
        match self {
            Self::InUse | Self::Unmoved(_) => true,
            Self::Changed | Self::Gone => false,
        }
    }
}

/// Why nothing is taken back.
#[derive(Debug)]
pub enum UndoError {
    /// There is no list of an import.
    NoList,
    /// The list cannot be read, or the folder for what is taken back not be made.
    Failed(io::Error, PathBuf),
    /// A line of the list is none.
    Line { line: usize, list: PathBuf },
}

/// Takes an import back: moves what it made into a folder beside it, except what has changed since.
/// `path` is the list of the import, or the folder that it went into, where the newest list counts.
///
/// # Errors
/// Where there is no such list, or it is none; then nothing is moved.
pub fn undo_import(path: &Path) -> Result<TakenBack, UndoError> {
    let failed = |error| UndoError::Failed(error, path.to_owned());
    let list = if path.is_dir() {
        lists(path).map_err(failed)?.pop().map(|(_, list)| list)
    } else {
        path.is_file().then(|| path.to_owned())
    };
    let list = list.ok_or(UndoError::NoList)?;
    let failed = |error| UndoError::Failed(error, list.clone());
    let text = read_text_bounded(&list, BYTES_MAX).map_err(failed)?;
    let lines = (1..).zip(text.lines()).map(|(line, told)| {
        entry(told).ok_or_else(|| UndoError::Line { line, list: list.clone() })
    });
    let made: Vec<(&str, &str)> = lines.collect::<Result<_, _>>()?;
    let folder = list.parent().unwrap_or(Path::new(""));
    let away = new_folder(folder).map_err(failed)?;
    let (mut moved, mut stays, mut later) = (Vec::new(), Vec::new(), String::new());
    for (hash, name) in made {
        let path = folder.join(name);
        match take(&path, hash, &away) {
            Ok(()) => moved.push(path),
            Err(why) => {
                if why.may_go() {
                    later.push_str(&format!("{hash}  {name}\n"));
                }
                stays.push((path, why));
            }
        }
    }
    // What stays to be taken back stays on the list; otherwise the list goes with the files.
    let settled = if later.is_empty() {
        fs::rename(&list, away.join(list.file_name().unwrap_or_default()))
    } else {
        write_whole(&list, later.as_bytes())
    };
    settled.map_err(failed)?;
    Ok(TakenBack { away, moved, stays })
}

/// The checksum and the name on a line of a list; none where the name leads elsewhere.
fn entry(line: &str) -> Option<(&str, &str)> {
    let (hash, name) = line.split_once("  ")?;
    let is_hash = hash.len() == 64 && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
    let is_plain = Path::new(name).file_name().is_some_and(|own| own == name);
    (is_hash && is_plain && name.ends_with(".floorman")).then_some((hash, name))
}

/// Moves a file away, with what stands beside it, where it is as it was made.
fn take(path: &Path, hash: &str, away: &Path) -> Result<(), Stays> {
    match hash_of(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Stays::Gone),
        Err(error) => return Err(Stays::Unmoved(error)),
        Ok(found) if found != hash => return Err(Stays::Changed),
        Ok(_) => {}
    }
    let opened = Session::open(path, Time::live(), chance(None), "");
    if opened.is_ok_and(|session| session.found().is_in_use) {
        return Err(Stays::InUse);
    }
    let name = path.file_name().unwrap_or_default();
    fs::rename(path, away.join(name)).map_err(Stays::Unmoved)?;
    for end in BESIDE {
        let with_end = |path: PathBuf| {
            let mut path = path;
            path.as_mut_os_string().push(end);
            path
        };
        // What says how far a journal went is a comfort; without its journal it says nothing.
        let _ = fs::rename(with_end(path.to_owned()), with_end(away.join(name)));
    }
    Ok(())
}

fn hash_of(path: &Path) -> io::Result<String> {
    read_text_bounded(path, BYTES_MAX).map(|text| sha256_hex(&text))
}

/// The lists in a folder with their numbers, the oldest first.
fn lists(folder: &Path) -> io::Result<Vec<(u64, PathBuf)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let no = name.strip_prefix(NAME).and_then(|name| name.strip_suffix(END));
        if let Some(no) = no.and_then(|no| no.parse().ok()) {
            found.push((no, path));
        }
    }
    found.sort();
    Ok(found)
}

/// A folder that was not there, for what is taken back.
fn new_folder(folder: &Path) -> io::Result<PathBuf> {
    let mut no = 1_u32;
    loop {
        let path = folder.join(format!("{AWAY}{no}"));
        match fs::create_dir(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => no += 1,
            Err(error) => return Err(error),
        }
    }
}
