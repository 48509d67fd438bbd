//! Files beside a journal: whatever stands in them, no act of the journal is lost.

use crate::fixtures::{NOW, acts, journal, words};
use crate::place::{empty_folder, put};
use engine::Command;
use session::{Failure, Session, Time, left_out_of};

/// The endings of files that stand beside a journal, by the first letter of the input.
const ENDINGS: [(u8, &str); 5] =
    [(b's', ".seen"), (b'a', ".alive"), (b't', ".torn"), (b'l', ".left-out.txt"), (b'c', "")];

/// Opens a sound journal that has this beside it, and goes on with it.
pub fn read(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Some((_, ending)) = ENDINGS.iter().find(|(letter, _)| letter == first) else { return };
    let folder = empty_folder();
    let path = put(&folder, "night.floorman", journal());
    // What has no ending of its own is another journal in the same folder.
    let name = if ending.is_empty() { "copy.floorman" } else { "night.floorman" };
    let _ = put(&folder, &format!("{name}{ending}"), rest);
    let lines = left_out_of(&path);
    assert!(lines.len() <= 5_000);
    let open = || Session::open(&path, Time::told(NOW), session::chance(Some(3)), "Ana");
    let mut session = open().expect("the journal is sound");
    assert_eq!(session.log().acts(), acts(), "what stands beside it costs no act");
    wording::found(words(), session.found()).iter().for_each(|line| assert!(!line.is_empty()));
    let _ = session.copies(&[]);
    if session.found().asks {
        session.accept_older();
    }
    match session.submit(&Command::PauseClock) {
        Ok(written) => assert_eq!(written.seq.0, acts().len() as u64 + 1),
        Err(Failure::Refused(_)) => {}
        Err(failure) => panic!("{failure:?}"),
    }
    let log = session.log().acts().to_vec();
    drop(session);
    assert_eq!(open().expect("it was just written").log().acts(), log);
}
