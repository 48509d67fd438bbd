//! What can still be read after a journal stops making sense: to be told, never to be gone on with.

use crate::bounded::check_is_file;
use crate::error::{JournalError, JournalTrouble};
use crate::line::act_of;
use engine::log::Act;
use engine::values::Seq;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// No line is read further than this.
const LINE_BYTES_MAX: u64 = 64 << 20;

/// What stands after the good part of a journal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Salvage {
    /// Acts that read well by themselves, whatever their checksums say.
    pub acts: Vec<(Seq, Act)>,
    /// How many lines hold nothing that can be read.
    pub unread: usize,
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
            Ok(_) => match act_of(line.trim_ascii()) {
                Some(act) => found.acts.push(act),
                None => found.unread += usize::from(!line.trim_ascii().is_empty()),
            },
            // A bad sector: what comes after it is not looked for.
            Err(_) => {
                found.unread += 1;
                break;
            }
        }
    }
    Ok(found)
}
