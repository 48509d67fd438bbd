//! A file that a person asked for: in the place of an earlier one, and never of a tournament.

use crate::header::BEGINNING;
use crate::whole_file::{write_new, write_new_secret, write_secret, write_whole};
use std::borrow::Cow;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use strum::IntoStaticStr;

/// How the people of a house begin, and whatever else SQLite keeps.
const SQLITE_BEGINNING: &[u8] = b"SQLite format 3\0";

/// The ends of the names of what stands beside a tournament.
const BESIDE_JOURNAL: [&str; 4] = [".seen", ".torn", ".alive", ".left-out.txt"];

/// The same beside a file of SQLite.
const BESIDE_SQLITE: [&str; 3] = ["-journal", "-wal", "-shm"];

/// A file that nothing is written over, whoever asks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum KeptFile {
    /// It holds a tournament, or is called as if it did.
    Tournament,
    /// It holds the people of a house, or something else that SQLite keeps.
    Database,
    /// It stands beside one of these and belongs to it.
    Companion,
}

impl KeptFile {
    /// The end of its id in the text catalogue, after `file-kept-`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// That this was in the way, where it was.
    #[must_use]
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }

    /// What has this name, where that must stay.
    fn at(path: &Path) -> io::Result<Option<Self>> {
        let belongs_to = |endings: &[&str], kind| {
            let owners = endings.iter().filter_map(|ending| without(path, ending));
            let mut kinds = owners.map(|owner| Self::itself(&owner).ok().flatten());
            kinds.any(|owner| owner == Some(kind))
        };
        let is_companion = belongs_to(&BESIDE_JOURNAL, Self::Tournament)
            || belongs_to(&BESIDE_SQLITE, Self::Database);
        if is_companion { Ok(Some(Self::Companion)) } else { Self::itself(path) }
    }

    fn itself(path: &Path) -> io::Result<Option<Self>> {
        if !fs::metadata(path)?.is_file() {
            return Ok(None);
        }
        // A first line may be spoilt, and the rest not.
        if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("floorman")) {
            return Ok(Some(Self::Tournament));
        }
        let mut begins = Vec::new();
        File::open(path)?.take(BEGINNING.len() as u64).read_to_end(&mut begins)?;
        let is = |beginning: &[u8]| begins.starts_with(beginning);
        let database = is(SQLITE_BEGINNING).then_some(Self::Database);
        Ok(if is(BEGINNING) { Some(Self::Tournament) } else { database })
    }
}

impl fmt::Display for KeptFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::error::Error for KeptFile {}

/// The name before an ending.
fn without(path: &Path, ending: &str) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?.strip_suffix(ending)?;
    (!name.is_empty()).then(|| path.with_file_name(name))
}

/// CSV with the mark of its letters, where some are not in ASCII; whatever else as it is.
fn marked<'b>(path: &Path, bytes: &'b [u8]) -> Cow<'b, [u8]> {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    let is_csv = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("csv"));
    match is_csv && !bytes.is_ascii() && !bytes.starts_with(MARK) {
        true => Cow::Owned([MARK, bytes].concat()),
        false => Cow::Borrowed(bytes),
    }
}

/// Who may read what is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Whoever may read the folder.
    All,
    OwnerAlone,
}

/// Writes a file that a person asked for, whole or not at all; one that was there is replaced.
///
/// A pipe or a device gets the bytes as they are. CSV with letters beyond ASCII gets the mark by
/// which a spreadsheet knows that it is UTF-8.
///
/// # Errors
/// As the system says; [`KeptFile`] within the error where a tournament, the people of a house or
/// what belongs to them would be lost. Then everything is as it was.
pub fn write_out(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    let kept = match KeptFile::at(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let bytes = &marked(path, bytes);
            // Whoever makes a tournament of this name meanwhile keeps it.
            return match readers {
                Readers::All => write_new(path, bytes),
                Readers::OwnerAlone => write_new_secret(path, bytes),
            };
        }
        kept => kept?,
    };
    if let Some(kept) = kept {
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, kept));
    }
    let there = fs::metadata(path)?;
    if there.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !there.is_file() {
        return File::options().write(true).open(path)?.write_all(bytes);
    }
    let bytes = &marked(path, bytes);
    match readers {
        Readers::All => write_whole(path, bytes),
        Readers::OwnerAlone => write_secret(path, bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::{KeptFile, Readers, write_out};
    use crate::header::HEADER;
    use std::fs;
    use std::io::ErrorKind;

    #[test]
    fn csv_tells_a_spreadsheet_its_letters_where_it_has_some() {
        let folder = tempfile::tempdir().unwrap();
        let written = |name: &str, text: &str| {
            let path = folder.path().join(name);
            write_out(&path, text.as_bytes(), Readers::All).unwrap();
            // Once more, over itself.
            write_out(&path, text.as_bytes(), Readers::OwnerAlone).unwrap();
            fs::read(path).unwrap()
        };
        assert_eq!(written("a.csv", "Jiří"), "\u{feff}Jiří".as_bytes());
        assert_eq!(written("b.CSV", "\u{feff}Łucja"), "\u{feff}Łucja".as_bytes());
        assert_eq!(written("c.csv", "Ana"), b"Ana");
        assert_eq!(written("d.html", "Jiří"), "Jiří".as_bytes());
    }

    #[test]
    fn an_earlier_sheet_is_replaced_and_a_tournament_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let journal = format!("{HEADER}\n");
        let sqlite = b"SQLite format 3\0\x10\0".as_slice();
        let whole = [
            ("Friday.floorman", journal.as_bytes(), KeptFile::Tournament),
            ("Friday (1).txt", journal.as_bytes(), KeptFile::Tournament),
            ("spoilt.FLOORMAN", b"#floorman", KeptFile::Tournament),
            ("house.people", sqlite, KeptFile::Database),
            ("Friday.floorman.seen", b"1", KeptFile::Companion),
            ("house.people-journal", b"1", KeptFile::Companion),
        ];
        for (name, bytes, kept) in whole {
            fs::write(at(name), bytes).unwrap();
            for readers in [Readers::All, Readers::OwnerAlone] {
                let error = write_out(&at(name), b"sheet", readers).unwrap_err();
                assert_eq!(KeptFile::of(&error), Some(kept), "{name}");
            }
            assert_eq!(fs::read(at(name)).unwrap(), bytes, "{name}");
        }
        for name in ["Friday.floorman.torn", "Friday (1).txt.alive", "house.people-wal"] {
            let error = write_out(&at(name), b"sheet", Readers::All).unwrap_err();
            assert_eq!(KeptFile::of(&error), Some(KeptFile::Companion), "{name}");
            assert!(!at(name).exists(), "{name}");
        }
        for name in ["results.csv", "results.csv", "sheet.seen", "new.floorman"] {
            write_out(&at(name), name.as_bytes(), Readers::All).unwrap();
            assert_eq!(fs::read(at(name)).unwrap(), name.as_bytes());
        }
    }

    #[test]
    fn a_folder_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let error = write_out(folder.path(), b"sheet", Readers::All).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::IsADirectory);
        let error = write_out(&folder.path().join("no/sheet"), b"", Readers::All).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_tournament_is_kept_too_and_a_device_takes_the_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, link) = (folder.path().join("a.floorman"), folder.path().join("a.csv"));
        fs::write(&journal, HEADER).unwrap();
        std::os::unix::fs::symlink(&journal, &link).unwrap();
        let error = write_out(&link, b"sheet", Readers::All).unwrap_err();
        assert_eq!(KeptFile::of(&error), Some(KeptFile::Tournament));
        write_out(std::path::Path::new("/dev/null"), b"sheet", Readers::All).unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
