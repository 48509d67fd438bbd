//! A journal as bytes.

use crate::fixtures::{session_on, words};
use crate::memory_file::MemoryFile;
use crate::targets::sentences::sentence_with;
use crate::targets::whole::{self, Acts};
use session::OpenError;
use storage::RonJournal;

/// Reads a journal of these bytes: where it is one, its checksums say that we wrote it.
pub fn read(bytes: &[u8]) {
    read_of(bytes, Acts::Done);
}

/// Reads a journal of these bytes, whose acts come from there.
pub fn read_of(bytes: &[u8], from: Acts) {
    let file = MemoryFile::holding(bytes);
    let journal = RonJournal::with_file(whole::nowhere(), Box::new(file));
    let mut session = session_on(Box::new(journal));
    let input = String::from_utf8_lossy(bytes);
    if let Err(error) = session.load() {
        let OpenError::Journal(error) = error else { panic!("nothing was asked: {error:?}") };
        return sentence_with(&wording::journal(words(), &error), &input);
    }
    for line in wording::found(words(), session.found()) {
        sentence_with(&line, &input);
    }
    let acts = session.log().acts().to_vec();
    let lines = bytes.split(|byte| *byte == b'\n').count();
    assert!(acts.len() < lines.max(1), "{} acts in {lines} lines", acts.len());
    whole::log(session.log(), from, &input);
    whole::writes_and_reads(&acts);
}
