//! The first line of a journal: what the file is, and in which format.
//!
//! The formats differ in the acts that they know, not in their lines. A file in an older one is
//! read as it is, and is raised to this one before the first act is written to it: an older
//! program then says that the file is newer, and does not take what it cannot read for damage.

use crate::error::JournalTrouble;
use serde::Deserialize;

/// The newest format that this program reads, and the one that it writes.
pub const FORMAT: u32 = 8;

/// The first line of every journal of this format, without its end.
pub(super) const HEADER: &str = "(floorman:\"journal\",format:8)";

/// The first line of the first format. Its checksum comes before the first act in every format,
/// so that a file can be raised without its lines being written anew.
pub(super) const FIRST_HEADER: &str = "(floorman:\"journal\",format:1)";

/// No first line of any format is longer, so a film is not read whole to be refused.
pub(super) const HEADER_BYTES_MAX: u64 = 1024;

/// How the first line of every format begins.
pub(super) const BEGINNING: &[u8] = b"(floorman:\"journal\"";

/// What every program must be able to read of the first line, whatever else a later one adds.
#[derive(Deserialize)]
struct Header {
    floorman: String,
    format: u32,
}

/// The first line, read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct HeaderRead {
    /// Its length in bytes, with its end.
    pub(super) len: usize,
    /// Whether the line has its end.
    pub(super) is_ended: bool,
    /// The format that it states.
    pub(super) format: u32,
}

/// Reads the first line from the beginning of a file.
pub(super) fn read_header(bytes: &[u8]) -> Result<HeaderRead, JournalTrouble> {
    if bytes.is_empty() {
        return Err(JournalTrouble::Empty);
    }
    let line = bytes.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
    let is_ended = line.ends_with(b"\n");
    match parse(line) {
        Some(format @ 1..=FORMAT) => Ok(HeaderRead { len: line.len(), is_ended, format }),
        Some(format) if format > FORMAT => {
            Err(JournalTrouble::NewerFormat { found: format, known: FORMAT })
        }
        None if !is_ended && (BEGINNING.starts_with(line) || line.starts_with(BEGINNING)) => {
            Err(JournalTrouble::TornHeader)
        }
        _ => Err(JournalTrouble::NotAJournal),
    }
}

/// The format that a line states, where it is the first line of a journal.
fn parse(line: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(line).ok()?;
    let header: Header = ron::from_str(text).ok()?;
    (header.floorman == "journal").then_some(header.format)
}

/// Where the first line must be overwritten with what, to state the format of this program.
///
/// As long as the number has one digit that is one byte, which is written whole or not at all.
pub(super) fn raised(line: &[u8]) -> Option<(u64, String)> {
    let text = std::str::from_utf8(line).ok()?;
    let named = text.find("format")?;
    let digits = text.get(named..)?.find(|c: char| c.is_ascii_digit())? + named;
    Some((u64::try_from(digits).ok()?, FORMAT.to_string()))
}

#[cfg(test)]
mod tests {
    use super::{FIRST_HEADER, FORMAT, HEADER, HeaderRead, raised, read_header};
    use crate::error::JournalTrouble;

    #[test]
    fn the_first_line_states_the_format_of_this_program() {
        assert!(HEADER.ends_with(&format!("format:{FORMAT})")));
        let len = HEADER.len();
        let format = FORMAT;
        let read = HeaderRead { len, is_ended: false, format };
        assert_eq!(read_header(HEADER.as_bytes()).ok(), Some(read));
        let ended = format!("{HEADER}\n1 2 3\n");
        let read = HeaderRead { len: len + 1, is_ended: true, format };
        assert_eq!(read_header(ended.as_bytes()).ok(), Some(read));
    }

    #[test]
    fn the_first_line_of_an_older_format_is_raised_in_its_place() {
        let read = read_header(FIRST_HEADER.as_bytes()).unwrap();
        assert_eq!(read.format, 1);
        let (at, digits) = raised(FIRST_HEADER.as_bytes()).unwrap();
        let mut line = FIRST_HEADER.to_owned();
        let at = usize::try_from(at).unwrap();
        line.replace_range(at..at + digits.len(), &digits);
        assert_eq!(line, HEADER);
    }

    #[test]
    fn a_later_format_may_say_more() {
        let later = b"(floorman:\"journal\",format:9,kind:\"series\",with:[1,2])\n";
        let read = read_header(later);
        assert!(matches!(read, Err(JournalTrouble::NewerFormat { found: 9, .. })), "{read:?}");
    }

    #[test]
    fn a_part_of_the_first_line_is_told_from_another_file() {
        for cut in 1..HEADER.len() {
            let read = read_header(&HEADER.as_bytes()[..cut]);
            assert!(matches!(read, Err(JournalTrouble::TornHeader)), "{cut}: {read:?}");
        }
        assert!(matches!(read_header(b""), Err(JournalTrouble::Empty)));
        for other in [&b"PK\x03\x04"[..], b"\n", b"(floorman:\"series\",format:1)\n", b"\xff"] {
            let read = read_header(other);
            assert!(matches!(read, Err(JournalTrouble::NotAJournal)), "{other:?}: {read:?}");
        }
    }
}
