//! The first line of a journal: what the file is, and in which format.
//!
//! The formats differ in the acts that they know, not in their lines. A file in an older one is
//! read as it is, and is raised to this one before the first act is written to it: an older
//! program then says that the file is newer, and does not take what it cannot read for damage.

use crate::error::JournalTrouble;
use serde::Deserialize;

/// The newest format that this program reads, and the one that it writes.
pub const FORMAT: u32 = 10;

/// The first line of every journal that this program writes, without its end. `check` is the
/// checksum of what stands before it, to find a format changed by hand.
pub(super) const HEADER: &str = "(floorman:\"journal\",format:10,check:\"5ebd55eb\")";

/// The first line of the first format. Its checksum comes before the first act in every format,
/// so that a file is raised without a change to any line but the first.
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
    #[serde(default)]
    check: String,
}

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
    if let Some(trouble) = saved_otherwise(bytes, line) {
        return Err(trouble);
    }
    match parse(line) {
        Some(_) if !is_as_checked(line) => Err(JournalTrouble::NotAJournal),
        Some(format @ 1..=FORMAT) if is_known(line, format) => {
            Ok(HeaderRead { len: line.len(), is_ended, format })
        }
        Some(format) if format > FORMAT => {
            Err(JournalTrouble::NewerFormat { found: format, known: FORMAT })
        }
        None if !is_ended && (BEGINNING.starts_with(line) || line.starts_with(BEGINNING)) => {
            Err(JournalTrouble::TornHeader)
        }
        _ => Err(JournalTrouble::NotAJournal),
    }
}

/// Whether a first line is one that this program or an earlier one has written: of a later format
/// nobody knows what else it says.
fn is_known(line: &[u8], format: u32) -> bool {
    let line = line.trim_ascii_end();
    [bare(format), checked(format)].iter().any(|known| known.as_bytes() == line)
}

/// Whether a first line that has a checksum is the one that it was made of.
fn is_as_checked(line: &[u8]) -> bool {
    let header = std::str::from_utf8(line).ok().and_then(|text| ron::from_str::<Header>(text).ok());
    let check = header.map(|header| header.check).unwrap_or_default();
    let end = line.windows(CHECK.len()).position(|part| part == CHECK);
    let before = end.and_then(|end| line.get(..end)).unwrap_or_default();
    check.is_empty() || check == format!("{:08x}", crc32fast::hash(before))
}

/// What stands between the format and its checksum.
const CHECK: &[u8] = b",check:";

/// Whether bytes are what is left of a first line, or nothing; a power loss may leave zeros.
pub(super) fn is_left_of_first_line(bytes: &[u8]) -> bool {
    let zeros = bytes.iter().rev().take_while(|byte| **byte == 0).count();
    let left = bytes.get(..bytes.len() - zeros).unwrap_or_default();
    every_header().any(|header| header.as_bytes().starts_with(left))
}

/// Every first line that this program or an earlier one has written, without its end.
pub(super) fn every_header() -> impl Iterator<Item = String> {
    (1..=FORMAT).flat_map(|format| [bare(format), checked(format)])
}

fn bare(format: u32) -> String {
    format!("{})", begun(format))
}

fn checked(format: u32) -> String {
    let begun = begun(format);
    let check = crc32fast::hash(begun.as_bytes());
    format!("{begun},check:\"{check:08x}\")")
}

fn begun(format: u32) -> String {
    format!("(floorman:\"journal\",format:{format}")
}

/// What another program made of the file by saving it.
fn saved_otherwise(bytes: &[u8], line: &[u8]) -> Option<JournalTrouble> {
    let mark = bytes.iter().take_while(|byte| **byte >= 0xfe).count();
    let letters = bytes.iter().skip(mark).filter(|byte| **byte != 0).take(BEGINNING.len());
    let has_zeros = bytes.iter().take(2 * BEGINNING.len()).any(|byte| *byte == 0);
    if has_zeros && letters.eq(BEGINNING) {
        return Some(JournalTrouble::Utf16);
    }
    let end = line.iter().position(|byte| *byte == b'\r')?;
    let (first, rest) = line.split_at(end);
    let is_bare = rest != b"\r\n" && rest != b"\r";
    (is_bare && parse(first).is_some()).then_some(JournalTrouble::OtherLineEnds)
}

/// The format that a line states, where it is the first line of a journal.
fn parse(line: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(line).ok()?;
    let header: Header = ron::from_str(text).ok()?;
    (header.floorman == "journal").then_some(header.format)
}

/// The same file under the first line of this program; none where it has that one, or none.
pub(super) fn raised(bytes: &[u8]) -> Option<Vec<u8>> {
    let read = read_header(bytes).ok().filter(|read| read.format < FORMAT)?;
    let line = bytes.get(..read.len)?;
    let rest = bytes.get(line.trim_ascii_end().len()..)?;
    Some([HEADER.as_bytes(), rest].concat())
}

#[cfg(test)]
mod tests {
    use super::{
        FIRST_HEADER, FORMAT, HEADER, HeaderRead, bare, checked, every_header,
        is_left_of_first_line, raised, read_header,
    };
    use crate::error::JournalTrouble;

    #[test]
    fn the_first_line_states_the_format_of_this_program() {
        assert_eq!(HEADER, checked(FORMAT));
        assert_eq!(FIRST_HEADER, bare(1));
        let len = HEADER.len();
        let format = FORMAT;
        let read = HeaderRead { len, is_ended: false, format };
        assert_eq!(read_header(HEADER.as_bytes()).ok(), Some(read));
        let ended = format!("{HEADER}\n1 2 3\n");
        let read = HeaderRead { len: len + 1, is_ended: true, format };
        assert_eq!(read_header(ended.as_bytes()).ok(), Some(read));
    }

    #[test]
    fn a_file_of_an_older_format_is_raised_and_its_acts_stay() {
        for header in (1..FORMAT).flat_map(|format| [bare(format), checked(format)]) {
            for rest in ["", "\n", "\r\n", "\n1 d6df7b9b (at:5,by:\"a b\",body:Undo(1))\n"] {
                let before = format!("{header}{rest}");
                let after = raised(before.as_bytes()).unwrap();
                assert_eq!(String::from_utf8(after.clone()).unwrap(), format!("{HEADER}{rest}"));
                assert_eq!(raised(&after), None, "once is enough");
            }
        }
        assert_eq!(raised(b""), None);
        assert_eq!(raised(bare(FORMAT + 1).as_bytes()), None, "nothing is ever made older");
    }

    #[test]
    fn a_format_that_was_changed_by_hand_is_found() {
        for (from, to) in
            [("format:10", "format:1"), ("format:10", "format:9"), ("check", "chuck"), ("5", "4")]
        {
            let changed = HEADER.replacen(from, to, 1);
            let read = read_header(changed.as_bytes());
            assert!(matches!(read, Err(JournalTrouble::NotAJournal)), "{changed}: {read:?}");
        }
    }

    #[test]
    fn a_later_format_may_say_more() {
        let next = FORMAT + 1;
        let later = format!("(floorman:\"journal\",format:{next},kind:\"series\",with:[1,2])\n");
        let read = read_header(later.as_bytes());
        let is_newer = matches!(
            read,
            Err(JournalTrouble::NewerFormat { found, known: FORMAT }) if found == next
        );
        assert!(is_newer, "{read:?}");
    }

    #[test]
    fn what_an_editor_made_of_it_is_told() {
        let text = format!("{HEADER}\n1 d6df7b9b (at:5,body:Undo(1))\n");
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let marked = |mark: [u8; 2], bytes: &[u8]| [&mark[..], bytes].concat();
        for saved in [marked([0xfe, 0xff], &big), marked([0xff, 0xfe], &little), big, little] {
            let read = read_header(&saved);
            assert!(matches!(read, Err(JournalTrouble::Utf16)), "{read:?}");
        }
        let read = read_header(text.replace('\n', "\r").as_bytes());
        assert!(matches!(read, Err(JournalTrouble::OtherLineEnds)), "{read:?}");
        let read = read_header(text.replace('\n', "\r\n").as_bytes());
        assert!(read.is_ok(), "{read:?}");
    }

    #[test]
    fn what_is_left_of_the_first_line_is_told_from_more() {
        for left in [&b""[..], b"\0\0\0", &HEADER.as_bytes()[..12], b"(floo\0\0"] {
            assert!(is_left_of_first_line(left), "{left:?}");
        }
        for header in every_header() {
            assert!(is_left_of_first_line(header.as_bytes()));
        }
        let ended = format!("{HEADER}\n");
        for more in [&b"x"[..], ended.as_bytes(), b"\0(floo", b"(floorman:\"journal\",format:x"] {
            assert!(!is_left_of_first_line(more), "{more:?}");
        }
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
