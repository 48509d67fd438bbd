//! One act on the disk, beside a plain append and flush and a commit of SQLite, in turns.

use crate::field::{NOW, begin, bust_out};
use crate::table::median;
use session::{SeededChance, Session, Time};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// As long as the line of a bust-out.
const LINE: &[u8] = &[b'x'; 160];

/// At most so many of each.
const ACTS_MAX: u32 = 200;

/// What is written and safe after each of these, at the median.
pub struct OnDisk {
    /// A bust-out, decided, applied, checked, appended, flushed and read back.
    pub act: Duration,
    /// As many bytes at the end of an open file, flushed.
    pub append: Duration,
    /// As many bytes in a row, committed by SQLite with a write-ahead log.
    pub sqlite: Duration,
}

/// Measures the three in turns on the disk of the folder for temporary files.
pub fn measure(players: u32) -> OnDisk {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = session(&folder.path().join("event.floorman"), players);
    let mut file = plain_file(&folder.path().join("plain"));
    let sqlite = sqlite(&folder.path().join("sqlite"));
    let mut insert = sqlite.prepare("INSERT INTO acts (line) VALUES (?1)").expect("it prepares");
    let (mut act, mut append, mut commit) = (Vec::new(), Vec::new(), Vec::new());
    for player in 1..=ACTS_MAX.min(players / 2) {
        let command = bust_out(player);
        act.push(timed(|| _ = session.submit(&command).expect("it is written")));
        append.push(timed(|| {
            file.write_all(LINE).expect("it is written");
            file.sync_data().expect("it is flushed");
        }));
        commit.push(timed(|| _ = insert.execute([LINE]).expect("it is committed")));
    }
    OnDisk { act: median(act), append: median(append), sqlite: median(commit) }
}

fn session(path: &Path, players: u32) -> Session {
    let [create, more @ ..] = begin(players);
    let chance = Box::new(SeededChance::new(7));
    let mut session =
        Session::create(path, &create, Time::told(NOW), chance, "").expect("it is made");
    for command in more {
        session.submit(&command).expect("it may happen");
    }
    session
}

fn plain_file(path: &Path) -> File {
    OpenOptions::new().append(true).create(true).open(path).expect("a file")
}

fn sqlite(path: &Path) -> rusqlite::Connection {
    let sqlite = rusqlite::Connection::open(path).expect("it opens");
    let setup = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        CREATE TABLE acts (seq INTEGER PRIMARY KEY, line BLOB NOT NULL);";
    sqlite.execute_batch(setup).expect("it is set up");
    sqlite
}

fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}
