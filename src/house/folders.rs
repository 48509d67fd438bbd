//! Where tournaments are kept, and which were open last.

use directories::{ProjectDirs, UserDirs};
use session::{absolute, is_address};
use std::fs;
use std::path::{Path, PathBuf};
use storage::{put_in_place, read_text_bounded};

/// No list of recent files is larger, in bytes.
const LIST_BYTES_MAX: u64 = 1 << 20;

/// How many files are remembered.
const RECENT_MAX: usize = 8;

/// The folder where a new tournament is kept unless the director says otherwise.
///
/// None where the computer names no home for anybody.
#[must_use]
pub fn tournament_folder() -> Option<PathBuf> {
    let user = UserDirs::new()?;
    let documents = user.document_dir().unwrap_or_else(|| user.home_dir());
    Some(documents.join("Floorman"))
}

/// Where PDFs are kept that are only looked at or handed to a printer.
#[must_use]
pub fn print_folder() -> PathBuf {
    let folder = ProjectDirs::from("", "", "floorman");
    folder.map_or_else(std::env::temp_dir, |dirs| dirs.cache_dir().join("print"))
}

/// The tournaments that were open last, the latest first.
///
/// Forgetting them harms nothing, so a list that cannot be read or written is no error.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recent {
    files: Vec<PathBuf>,
    list: Option<PathBuf>,
}

impl Recent {
    /// The list of this computer's user.
    #[must_use]
    pub fn load() -> Self {
        let folder = ProjectDirs::from("", "", "floorman");
        folder
            .map(|dirs| Self::load_from(&dirs.config_dir().join("recent.txt")))
            .unwrap_or_default()
    }

    /// The list in a file, one path a line.
    #[must_use]
    pub fn load_from(list: &Path) -> Self {
        let text = read_text_bounded(list, LIST_BYTES_MAX).unwrap_or_default();
        let files = text.lines().filter(|line| !line.is_empty()).map(PathBuf::from).collect();
        Self { files, list: Some(list.to_owned()) }
    }

    /// The files that are still there and events in databases, the latest first.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        let is_there = |file: &&Path| is_address(file) || file.is_file();
        self.files.iter().map(PathBuf::as_path).filter(is_there)
    }

    /// Puts a file at the head of the list.
    pub fn add(&mut self, file: &Path) {
        let file = absolute(file);
        self.files.retain(|known| *known != file);
        self.files.insert(0, file);
        self.files.truncate(RECENT_MAX);
        let Some(list) = &self.list else { return };
        let lines: Vec<String> =
            self.files.iter().map(|file| file.to_string_lossy().into_owned()).collect();
        if let Some(folder) = list.parent() {
            // A list of recent files is a comfort; without it nothing is lost.
            let _ = fs::create_dir_all(folder);
        }
        let _ = put_in_place(list, (lines.join("\n") + "\n").as_bytes());
    }
}
