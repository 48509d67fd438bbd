//! A file of an older format gets its first act from this program: its first line is another one
//! then, and nothing else.

use super::{load, place, registered, sample, written};
use engine::values::Seq;
use std::fs;
use std::path::Path;
use storage::{Appended, EventStore, JournalTrouble, RonJournal};

/// First lines of earlier programs; the last one has a checksum.
const OLDER: [&str; 3] = [
    "(floorman:\"journal\",format:1)",
    "(floorman:\"journal\",format:9)",
    "(floorman:\"journal\",format:9,check:\"621d1d5c\")",
];

/// A file with the sample under an older first line, and what it must be with one act more.
fn older(path: &Path, header: &str) -> (String, String) {
    let whole = String::from_utf8(written(path, &sample())).unwrap();
    fs::remove_file(path).unwrap();
    let (_, acts) = whole.split_once('\n').unwrap();
    let before = format!("{header}\n{acts}");
    fs::write(path, &before).unwrap();
    (before, whole)
}

fn add(journal: &mut RonJournal, no: u64) {
    let next = registered(u32::try_from(no).unwrap(), "Next");
    assert_eq!(journal.append(Seq(no), &next).unwrap(), Appended::Written(Seq(no + 1)));
}

#[test]
fn its_acts_stay_and_it_is_still_kept_from_others() {
    for header in OLDER {
        let (_folder, path) = place();
        let (before, whole) = older(&path, header);
        let mut journal = RonJournal::open(&path).unwrap();
        journal.load().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), before, "looking changes nothing");
        add(&mut journal, 6);
        add(&mut journal, 7);
        let after = fs::read_to_string(&path).unwrap();
        assert!(after.starts_with(&whole), "{header}");
        let refused = RonJournal::open(&path).unwrap_err();
        assert!(matches!(refused.what, JournalTrouble::InUse), "it is still kept: {refused:?}");
        drop(journal);
        let loaded = load(&path);
        assert_eq!((loaded.acts.len(), loaded.notices), (8, vec![]), "{header}");
        let beside = fs::read_dir(path.parent().unwrap()).unwrap().flatten();
        assert!(beside.filter(|it| it.file_name().to_string_lossy().contains(".new")).count() == 0);
    }
}

/// Where a file that somebody reads keeps its name, as with wine, its owner waits for them.
#[cfg(unix)]
#[test]
fn whoever_reads_it_meanwhile_goes_on() {
    for header in OLDER {
        let (_folder, path) = place();
        older(&path, header);
        let mut reader = RonJournal::open_read_only(&path).unwrap();
        assert_eq!(reader.load().unwrap().acts, sample());
        let mut journal = RonJournal::open(&path).unwrap();
        journal.load().unwrap();
        add(&mut journal, 6);
        assert_eq!(reader.poll(Seq(6)).unwrap().len(), 1, "{header}");
        add(&mut journal, 7);
        assert_eq!(reader.poll(Seq(6)).unwrap().len(), 2, "{header}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_stays_one_and_who_may_read_it_may_still() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    for mode in [0o600, 0o640] {
        let (folder, path) = place();
        older(&path, OLDER[0]);
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        let link = folder.path().join("Tonight.floorman");
        symlink(&path, &link).unwrap();
        let mut journal = RonJournal::open(&link).unwrap();
        journal.load().unwrap();
        add(&mut journal, 6);
        drop(journal);
        assert!(link.symlink_metadata().unwrap().is_symlink());
        let there = path.symlink_metadata().unwrap();
        assert!(there.is_file() && there.permissions().mode() & 0o777 == mode, "{mode:o}");
        assert_eq!(load(&path).acts.len(), 7);
    }
}

#[cfg(unix)]
#[test]
fn where_no_new_file_can_be_made_the_old_one_stays_as_it_is() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, path) = place();
    let (before, _) = older(&path, OLDER[2]);
    let mut journal = RonJournal::open(&path).unwrap();
    journal.load().unwrap();
    let closed = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode));
    closed(0o555).unwrap();
    // Whoever may do everything is not held up by this.
    let is_closed = fs::write(folder.path().join("try"), "").is_err();
    if is_closed {
        let refused = journal.append(Seq(6), &registered(6, "Next")).unwrap_err();
        assert_eq!(refused.what.id(), "write");
        assert_eq!(fs::read_to_string(&path).unwrap(), before);
    }
    closed(0o755).unwrap();
    add(&mut journal, 6);
    drop(journal);
    assert_eq!(load(&path).acts.len(), 7);
}
