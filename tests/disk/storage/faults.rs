//! Disks that are full or broken, and places that cannot be written.

use super::{append_all, load, place, registered, sample, written};
use engine::values::Seq;
use std::fs::{self, OpenOptions, Permissions};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};
use storage::{Access, Appended, EventStore, JournalFile, JournalTrouble, Notice, RonJournal};
use tempfile::TempDir;

/// A file in memory that fails where it is told to.
#[derive(Clone, Default)]
struct BadDisk(Arc<Mutex<Disk>>);

#[derive(Default)]
struct Disk {
    bytes: Vec<u8>,
    /// How many more bytes there is room for.
    room: Option<usize>,
    fails_sync: bool,
    fails_truncate: bool,
    flushes: u32,
    /// How often the name leads nowhere before it leads here again.
    away_for: u32,
    /// The same after the next line was written.
    away_after: u32,
    /// What the file's name leads to after a line was written.
    name: Name,
    /// What another program, which no lock holds back, adds just before the next line.
    overtaken_by: Vec<u8>,
}

#[derive(Default)]
enum Name {
    #[default]
    Ours,
    Nothing,
    Other(Vec<u8>),
}

impl BadDisk {
    fn holding(bytes: Vec<u8>) -> Self {
        Self(Arc::new(Mutex::new(Disk { bytes, ..Disk::default() })))
    }

    fn disk(&self) -> MutexGuard<'_, Disk> {
        self.0.lock().unwrap()
    }

    fn bytes(&self) -> Vec<u8> {
        self.disk().bytes.clone()
    }

    fn repair(&self) {
        let bytes = self.bytes();
        *self.disk() = Disk { bytes, ..Disk::default() };
    }
}

impl JournalFile for BadDisk {
    fn length(&mut self) -> io::Result<u64> {
        Ok(self.disk().bytes.len() as u64)
    }

    fn wait_a_moment(&mut self) {
        let mut disk = self.disk();
        disk.away_for = disk.away_for.saturating_sub(1);
    }

    fn follow_name(&mut self) -> io::Result<()> {
        if self.disk().away_for > 0 { Err(io::ErrorKind::NotFound.into()) } else { Ok(()) }
    }

    fn read_by_name(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        let (from, most) = (from as usize, usize::try_from(bytes_max).unwrap());
        let disk = self.disk();
        if disk.away_for > 0 {
            return Err(io::ErrorKind::NotConnected.into());
        }
        match &disk.name {
            Name::Ours => Ok(disk.bytes.iter().skip(from).take(most).copied().collect()),
            Name::Nothing => Err(io::ErrorKind::NotFound.into()),
            Name::Other(bytes) => Ok(bytes.iter().skip(from).take(most).copied().collect()),
        }
    }

    fn read(&mut self, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
        let most = usize::try_from(bytes_max).unwrap();
        Ok(self.disk().bytes.iter().skip(from as usize).take(most).copied().collect())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut disk = self.disk();
        disk.away_for = std::mem::take(&mut disk.away_after);
        let others = std::mem::take(&mut disk.overtaken_by);
        disk.bytes.extend(others);
        let fits = bytes.len().min(disk.room.unwrap_or(usize::MAX));
        disk.bytes.extend(&bytes[..fits]);
        if fits < bytes.len() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut disk = self.disk();
        if disk.room.is_some_and(|room| room < bytes.len()) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        disk.bytes = bytes.to_vec();
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.disk().flushes += 1;
        if self.disk().fails_sync { Err(io::Error::other("no sync")) } else { Ok(()) }
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        if self.disk().fails_truncate {
            return Err(io::Error::other("no truncate"));
        }
        self.disk().bytes.truncate(length as usize);
        Ok(())
    }
}

/// A journal on a bad disk that holds all but the last act of the sample.
fn on_bad_disk() -> (TempDir, BadDisk, RonJournal, Vec<u8>) {
    let (folder, path) = place();
    let whole = written(&path, &sample());
    fs::remove_file(path.with_extension("floorman.seen")).unwrap();
    let last = whole[..whole.len() - 1].iter().rposition(|b| *b == b'\n').unwrap() + 1;
    let disk = BadDisk::holding(whole[..last].to_vec());
    let journal = RonJournal::with_file(&path, Box::new(disk.clone()));
    (folder, disk, journal, whole)
}

#[test]
fn a_disk_full_at_any_byte_changes_nothing() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let before = disk.bytes();
    for room in 0..whole.len() - before.len() {
        disk.disk().room = Some(room);
        let error = journal.append(Seq(5), &sample()[5]).unwrap_err();
        assert!(matches!(error.what, JournalTrouble::DiskFull), "{room}: {error:?}");
        assert_eq!(disk.bytes(), before, "{room}");
        assert_eq!(journal.poll(Seq(5)).unwrap(), []);
    }
    disk.repair();
    let appended = journal.append(Seq(5), &sample()[5]).unwrap();
    assert_eq!(appended, Appended::Written(Seq(6)));
    assert_eq!(disk.bytes(), whole);
}

#[test]
fn an_older_file_that_cannot_be_raised_is_not_written_to() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let before = {
        let text = String::from_utf8(disk.bytes()).unwrap();
        let (_, acts) = text.split_once('\n').unwrap();
        format!("(floorman:\"journal\",format:1)\n{acts}").into_bytes()
    };
    disk.disk().bytes = before.clone();
    for room in [0, before.len()] {
        disk.disk().room = Some(room);
        assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap_err().what.id(), "disk-full");
        assert_eq!(disk.bytes(), before);
    }
    disk.repair();
    assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap(), Appended::Written(Seq(6)));
    assert!(disk.bytes() == whole, "raised, and otherwise as if it had always been so");
}

#[test]
fn a_disk_full_that_cannot_be_cut_back_is_cut_back_later() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let before = disk.bytes();
    for room in 0..whole.len() - before.len() {
        disk.disk().bytes = before.clone();
        disk.disk().room = Some(room);
        disk.disk().fails_truncate = true;
        let error = journal.append(Seq(5), &sample()[5]).unwrap_err();
        assert_eq!(error.what.id(), "write-unsure", "{error:?}");
        // What was not promised is not shown, and cannot be written after.
        assert_eq!(journal.load().unwrap().acts, sample()[..5], "{room}");
        assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap_err().what.id(), "write");
        disk.repair();
        journal.append(Seq(5), &sample()[5]).unwrap();
        assert_eq!(disk.bytes(), whole, "{room}");
        disk.disk().bytes = before.clone();
        journal.load().unwrap();
    }
}

#[test]
fn an_act_that_may_not_be_on_the_disk_is_taken_back() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let before = disk.bytes();
    disk.disk().fails_sync = true;
    assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap_err().what.id(), "write");
    assert_eq!(disk.bytes(), before);

    disk.disk().fails_truncate = true;
    assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap_err().what.id(), "write-unsure");
    assert_eq!(disk.bytes(), whole);
    assert_eq!(journal.load().unwrap().acts, sample()[..5]);
    assert_eq!(journal.poll(Seq(5)).unwrap(), []);

    // The next act goes where the failed one was, not after it.
    disk.repair();
    let appended = journal.append(Seq(5), &registered(3, "Eva")).unwrap();
    assert_eq!(appended, Appended::Written(Seq(6)));
    let acts = journal.load().unwrap().acts;
    assert_eq!(acts.last(), Some(&registered(3, "Eva")));
    assert_eq!(acts.len(), 6);
}

#[test]
fn an_unfinished_line_that_cannot_be_cut_off_waits() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let torn = whole[..whole.len() - 3].to_vec();
    disk.disk().bytes = torn.clone();
    disk.disk().fails_truncate = true;
    for _ in 0..2 {
        assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap_err().what.id(), "write");
        assert_eq!(disk.bytes(), torn);
    }
    disk.repair();
    journal.append(Seq(5), &sample()[5]).unwrap();
    assert_eq!(disk.bytes(), whole);
    let kept = fs::read(journal.path().with_extension("floorman.torn")).unwrap();
    assert!(torn.ends_with(&kept[..kept.len() - 1]));
    assert_eq!(kept.iter().filter(|byte| **byte == b'\n').count(), 1);
}

#[test]
fn an_act_that_its_name_does_not_lead_to_is_not_acknowledged() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let before = disk.bytes();
    let mut other = whole.clone();
    let last = other.len() - 3;
    other[last] = b'8';
    let names = [(Name::Nothing, "moved"), (Name::Other(before.clone()), "moved")];
    for (name, id) in names {
        disk.disk().name = name;
        assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap_err().what.id(), id);
        assert_eq!(disk.bytes(), before, "the line is taken back from where nobody finds it");
    }
    disk.disk().name = Name::Other(other);
    assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap_err().what.id(), "changed-outside");
    assert_eq!(disk.bytes(), before);
    disk.repair();
    assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap(), Appended::Written(Seq(6)));
    assert_eq!(disk.bytes(), whole);
}

#[test]
fn a_drive_that_is_away_for_a_moment_is_waited_for() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let before = disk.bytes();
    disk.disk().away_for = 3;
    disk.disk().away_after = 3;
    assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap(), Appended::Written(Seq(6)));
    assert_eq!(disk.bytes(), whole);
    // For longer nothing is acknowledged, and nothing is left behind.
    for (away_for, away_after) in [(9, 0), (0, 9)] {
        let (_folder, disk, mut journal, _) = on_bad_disk();
        journal.load().unwrap();
        disk.disk().away_for = away_for;
        disk.disk().away_after = away_after;
        assert!(journal.append(Seq(5), &sample()[5]).is_err());
        assert_eq!(disk.bytes(), before, "{away_for} {away_after}");
        disk.repair();
        assert_eq!(journal.append(Seq(5), &sample()[5]).unwrap(), Appended::Written(Seq(6)));
    }
}

#[test]
fn of_two_programs_without_a_lock_the_second_one_decides_again() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    let line = whole[disk.bytes().len()..].to_vec();
    disk.disk().overtaken_by = line;
    let appended = journal.append(Seq(5), &registered(3, "Eva")).unwrap();
    assert_eq!(appended, Appended::Stale(sample()[5..].to_vec()));
    assert_eq!(disk.bytes(), whole, "what the other one was promised stands, and nothing else");
    let appended = journal.append(Seq(6), &registered(3, "Eva")).unwrap();
    assert_eq!(appended, Appended::Written(Seq(7)));
}

/// The same script with the same moments, played twice at once.
#[test]
fn of_two_programs_without_a_lock_that_write_the_same_line_one_takes_it_back() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    disk.disk().overtaken_by = whole[disk.bytes().len()..].to_vec();
    let appended = journal.append(Seq(5), &sample()[5]).unwrap();
    assert_eq!(appended, Appended::Stale(sample()[5..].to_vec()));
    assert_eq!(disk.bytes(), whole, "the line stands there once");
}

#[test]
fn what_is_found_is_flushed_before_it_is_shown() {
    let (_folder, disk, mut journal, whole) = on_bad_disk();
    disk.disk().bytes = whole.clone();
    assert_eq!(journal.load().unwrap().acts, sample());
    assert_eq!(disk.disk().flushes, 1, "a line may stand there that was never flushed");
    disk.disk().fails_sync = true;
    assert_eq!(journal.load().unwrap().acts, sample(), "the next act will say it");
}

#[test]
fn how_far_a_journal_goes_is_known_from_the_moment_it_is_opened() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    let beside = path.with_extension("floorman.seen");
    let line = fs::read(&beside).unwrap();
    fs::remove_file(&beside).unwrap();
    drop(RonJournal::open_read_only(&path).unwrap().load().unwrap());
    assert!(!beside.exists(), "whoever only looks leaves nothing behind");
    assert_eq!(load(&path).notices, []);
    assert_eq!(fs::read(&beside).unwrap(), line);
    let older = bytes.split_inclusive(|byte| *byte == b'\n').take(5).flatten().copied();
    fs::write(&path, older.collect::<Vec<u8>>()).unwrap();
    let missing = Notice::TailMissing { last_seen: Seq(6), found: Seq(4) };
    assert_eq!(load(&path).notices, [missing]);
    assert_eq!(fs::read(&beside).unwrap(), line, "reading does not overwrite what proves it");
}

#[test]
fn a_place_for_companions_is_not_needed() {
    let (_folder, path) = place();
    let mut journal = RonJournal::create(&path, &[]).unwrap();
    fs::create_dir(path.with_extension("floorman.seen")).unwrap();
    append_all(&mut journal, &sample());
    drop(journal);
    let loaded = load(&path);
    assert_eq!((loaded.acts, loaded.notices), (sample(), vec![]));
}

#[test]
fn a_spoiled_companion_is_no_witness() {
    let (_folder, path) = place();
    written(&path, &sample());
    let beside = path.with_extension("floorman.seen");
    let line = fs::read(&beside).unwrap();
    for cut in 0..line.len() {
        fs::write(&beside, &line[..cut]).unwrap();
        assert_eq!(load(&path).notices, [], "{cut}");
    }
    fs::write(&beside, [0xff; 40]).unwrap();
    assert_eq!(load(&path).notices, []);
    // Act 9 is written over by act 10, and the power fails: act 19 was never there.
    let acts: Vec<_> = (1..=4).map(|no| registered(no + 2, &format!("Player {no}"))).collect();
    let mut journal = RonJournal::open(&path).unwrap();
    append_all(&mut journal, &acts[..3]);
    let nine = fs::read(&beside).unwrap();
    append_all(&mut journal, &acts[3..]);
    drop(journal);
    let ten = fs::read(&beside).unwrap();
    for cut in 0..ten.len() {
        fs::write(&beside, [&ten[..cut], &nine[cut..]].concat()).unwrap();
        assert_eq!(load(&path).notices, [], "{cut}");
    }
}

/// Who may write everywhere is not stopped by permissions; then only the reading is tested.
#[test]
fn a_file_that_can_only_be_read_opens_for_reading() {
    let (_folder, path) = place();
    let before = written(&path, &sample());
    let writable = fs::metadata(&path).unwrap().permissions();
    let mut read_only: Permissions = writable.clone();
    read_only.set_readonly(true);
    fs::set_permissions(&path, read_only).unwrap();
    let binds = OpenOptions::new().write(true).open(&path).is_err();
    let opened = if binds { RonJournal::open(&path) } else { RonJournal::open_read_only(&path) };
    let mut journal = opened.unwrap();
    let loaded = journal.load().unwrap();
    assert_eq!((loaded.acts, loaded.access), (sample(), Access::ReadOnly));
    assert_eq!(loaded.notices, if binds { vec![Notice::ReadOnly] } else { vec![] });
    let error = journal.append(Seq(6), &registered(3, "Eva")).unwrap_err();
    assert!(matches!(error.what, JournalTrouble::ReadOnly), "{error:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
    fs::set_permissions(&path, writable).unwrap();
}

#[cfg(unix)]
#[test]
fn a_folder_that_can_only_be_read_stops_new_files_and_not_old_ones() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, path) = place();
    written(&path, &sample());
    fs::remove_file(path.with_extension("floorman.seen")).unwrap();
    let other = folder.path().join("other.floorman");
    fs::set_permissions(folder.path(), Permissions::from_mode(0o555)).unwrap();
    let binds = fs::write(folder.path().join("probe"), b"").is_err();
    let created = RonJournal::create(&other, &[]).map(drop);
    append_all(&mut RonJournal::open(&path).unwrap(), &[registered(3, "Eva")]);
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    assert_eq!(
        created.map_err(|error| error.what.id()),
        if binds { Err("create") } else { Ok(()) }
    );
    assert_eq!(load(&path).acts.len(), 7);
    assert_eq!(path.with_extension("floorman.seen").exists(), !binds);
}
