//! A journal on the disk, through everything that opens one.

use crate::fixtures::words;
use crate::place::{empty_folder, put};
use crate::targets::acts::journal_of;
use crate::targets::terminal::floorman;
use crate::targets::whole::{self, Acts};
use exchange::read_flight;
use session::{Earlier, Session, Time};
use std::path::Path;
use words::UtcOffset;

/// Opens, checks, shows and rescues a file: of these bytes, or where they begin with `+`, of these
/// acts.
pub fn read(bytes: &[u8]) {
    let bytes = match bytes.strip_prefix(b"+\n") {
        Some(acts) => journal_of(acts),
        None => bytes.to_vec(),
    };
    let folder = empty_folder();
    let path = put(&folder, "night.floorman", &bytes);
    let word = path.to_str().expect("we named it");
    for call in [&["check", word][..], &["show", word, "log", "--format", "text"]] {
        let answer = floorman(call, b"").expect("this is a call");
        assert!(answer.status == 0 || !answer.trouble.is_empty() || !answer.out.is_empty());
    }
    let _ = read_flight(&path);
    let _ = Earlier::read(&folder.join("other.floorman"), &[]);
    assert_eq!(std::fs::read(&path).ok().as_deref(), Some(bytes.as_slice()), "only looked at");
    let into = folder.join("rescued.floorman");
    if let Ok(rescued) = wording::rescue(&path, None, Some(&into), words(), UtcOffset::default()) {
        is_whole(&into, rescued.upto.0);
        assert_eq!(std::fs::read(&path).ok().as_deref(), Some(bytes.as_slice()), "only read");
    }
}

/// A rescued file opens without anything wrong, and has all that was promised.
fn is_whole(path: &Path, upto: u64) {
    let time = Time::told(crate::fixtures::NOW);
    let chance = session::chance(Some(3));
    let opened = Session::open_to_read(path, time, chance).expect("what was rescued opens");
    assert_eq!(opened.found().damage, None, "what was rescued is whole");
    assert_eq!(opened.log().last_seq().0, upto);
    whole::log(opened.log(), Acts::Forged, "⟨");
}
