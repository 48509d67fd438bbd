//! What can still be read after a journal stops making sense: to be told, never to be gone on with.

use crate::bounded::{check_is_file, read_bounded};
use crate::error::{JournalError, JournalTrouble};
use crate::header::{FORMAT, HeaderRead, every_header};
use crate::line::{act_of, number_of};
use crate::recovery::line_of;
use crate::scan::{Tail, scan};
use engine::log::Act;
use engine::values::Seq;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// No line is read further than this.
const LINE_BYTES_MAX: u64 = 64 << 20;

/// No journal is read that is larger.
const JOURNAL_BYTES_MAX: u64 = 512 << 20;

/// What stands after the good part of a journal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Salvage {
    /// Acts that read well by themselves, whatever their checksums say.
    pub acts: Vec<(Seq, Act)>,
    /// How many lines hold nothing that can be read.
    pub unread: usize,
}

impl Salvage {
    fn take(&mut self, line: &[u8]) {
        let line = line.trim_ascii();
        if let Some(act) = act_of(line) {
            return self.acts.push(act);
        }
        // Where the end between two lines is spoilt they stand there as one.
        let parts = second_line_at(line).map(|(first, second)| [first, second].map(act_of));
        let read: Vec<_> = parts.into_iter().flatten().flatten().collect();
        self.unread += usize::from(read.len() < 2 && !line.is_empty());
        self.acts.extend(read);
    }
}

/// The longest beginning of a line, up to its act.
const HEAD_BYTES_MAX: usize = 32;

/// A line parted where another one begins within it, without the byte between them.
fn second_line_at(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let begins = |at: usize| {
        let head = line.get(at..line.len().min(at + HEAD_BYTES_MAX)).unwrap_or_default();
        let is_within = |byte: &u8| byte.is_ascii_digit();
        let number_before = line.get(at - 1).is_some_and(is_within);
        !number_before && head.first().is_some_and(is_within) && number_of(head).is_some()
    };
    let at = (1..line.len()).find(|at| begins(*at))?;
    Some((line.get(..at - 1)?, line.get(at..)?))
}

/// Reads lines that stand elsewhere than in a file.
#[must_use]
pub fn salvage_lines(lines: impl IntoIterator<Item = String>) -> Salvage {
    let mut found = Salvage::default();
    lines.into_iter().for_each(|line| found.take(line.as_bytes()));
    found
}

/// The acts of a file whose first line is spoilt, up to where it stops making sense otherwise, and
/// that line; none where its second line is not the first act of a journal.
#[must_use]
pub fn headless(path: &Path) -> Option<(Vec<Act>, u64)> {
    let bytes = read_bounded(path, JOURNAL_BYTES_MAX).ok()?;
    let first_end = bytes.iter().position(|byte| *byte == b'\n')? + 1;
    // Where the end of the first line is spoilt the first act stands where it always stood.
    let usual = every_header().map(|header| header.len() + 1);
    [first_end].into_iter().chain(usual).find_map(|len| {
        let header = HeaderRead { len, is_ended: true, format: FORMAT };
        // The checksum of the first act goes by what every first line was, so this is proof enough.
        let (lines, mut acts) = (bytes.get(len..)?, Vec::new());
        let found = scan(lines, Tail::before_first(header), None, &mut |act| acts.push(act));
        let line = line_of(Seq(found.tail.seq.0 + 1));
        (!acts.is_empty()).then_some((acts, line))
    })
}

/// Reads the lines of a journal from this one on; the first line of the file is 1.
///
/// # Errors
/// Where the file cannot be opened. What cannot be read in it is counted.
pub fn salvage(path: &Path, from_line: u64) -> Result<Salvage, JournalError> {
    let opened = check_is_file(path).and_then(|()| File::open(path));
    let file = opened.map_err(|error| JournalTrouble::reading(error).at(path))?;
    let mut reader = BufReader::new(file);
    let mut found = Salvage::default();
    for line_no in 1_u64.. {
        let mut line = Vec::new();
        let read = reader.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line);
        match read {
            Ok(0) => break,
            Ok(_) if line_no < from_line => {}
            Ok(_) => found.take(&line),
            // A bad sector: what comes after it is not looked for.
            Err(_) => {
                found.unread += 1;
                break;
            }
        }
    }
    Ok(found)
}
