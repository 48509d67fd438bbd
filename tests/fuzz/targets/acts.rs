//! Acts of a journal, whose checksums are made right: what a forger or a bug could have written.

use crate::targets::journal;
use crate::targets::whole::Acts;
use storage::is_read_alike;

/// The first line of every journal.
const FIRST: &[u8] = b"(floorman:\"journal\",format:1)";

/// Reads these lines as the acts of a journal, each of them as `ron` does.
///
/// # Panics
/// Where the quick reader makes something else of an act than `ron`.
pub fn read(bytes: &[u8]) {
    for line in bytes.split(|byte| *byte == b'\n') {
        let act = std::str::from_utf8(line);
        assert!(act.is_ok_and(is_read_alike) || act.is_err(), "two readers read two things");
    }
    journal::read_of(&journal_of(bytes), Acts::Forged);
}

/// A journal whose acts are these lines, with number and checksum put before each.
#[must_use]
pub fn journal_of(lines: &[u8]) -> Vec<u8> {
    let mut text = b"(floorman:\"journal\",format:6)\n".to_vec();
    let mut before = crc32fast::hash(FIRST);
    let acts = lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    for (seq, act) in (1_u64..).zip(acts) {
        let covered = [format!("{before:08x} {seq} ").as_bytes(), act].concat();
        before = crc32fast::hash(&covered);
        text.extend(format!("{seq} {before:08x} ").as_bytes());
        text.extend(act);
        text.push(b'\n');
    }
    text
}

/// The acts of a journal, without number and checksum.
#[must_use]
pub fn acts_of(journal: &[u8]) -> Vec<u8> {
    let lines = journal.split(|byte| *byte == b'\n').skip(1);
    let act = |line: &[u8]| line.splitn(3, |byte| *byte == b' ').nth(2).map(<[u8]>::to_vec);
    lines.filter_map(act).collect::<Vec<_>>().join(&b'\n')
}
