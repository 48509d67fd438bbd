//! The journal on disk: what goes in comes out, and nobody else's file is harmed.

mod ahead;
mod damage;
mod faults;
mod hostile_files;
mod kept_names;
mod nothing_left;
mod older;
mod raised;
mod rescued;
mod second_copy;
mod torn;
mod whole_copy;
mod wrong_time;

use engine::entries::{PlayerName, Registered};
use engine::structure::Structure;
use engine::values::{Chips, PlayerId, Seed, Seq, TableNo, Timestamp};
use engine::{Act, ActBody, Event, Settings};
use proptest::prelude::{any, prop_assert_eq, proptest};
use std::fs;
use std::path::{Path, PathBuf};
use storage::{
    Access, Appended, EventStore, JournalError, JournalTrouble, Loaded, MemoryJournal, Notice,
    RonJournal,
};
use tempfile::TempDir;
use words::{Language, Words};

/// A name in a folder of its own that goes when the test is over.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    (folder, path)
}

fn act(at: i64, by: &str, events: Vec<Event>) -> Act {
    Act { at: Timestamp(at), by: by.to_owned(), body: ActBody::Record(events) }
}

fn created(name: &str) -> Act {
    let settings = Box::new(Settings { name: name.to_owned(), ..Settings::default() });
    let structure = Structure::default();
    act(1, "Ana", vec![Event::TournamentCreated { settings, structure, seed: Seed([7; 16]) }])
}

fn registered(id: u32, name: &str) -> Act {
    let name = PlayerName::new(name).unwrap();
    let players = vec![Registered { id: PlayerId(id), name, need: None, member: None }];
    act(i64::from(id), "", vec![Event::PlayersRegistered { players, chips: Chips(20_000) }])
}

/// A few acts of every kind.
fn sample() -> Vec<Act> {
    let undo = Act { at: Timestamp(9), by: "Petr".to_owned(), body: ActBody::Undo(Seq(3)) };
    let redo = Act { body: ActBody::Redo(Seq(3)), ..undo.clone() };
    let removed = act(12, "", vec![Event::TableRemoved { table: TableNo(7) }]);
    vec![
        created("Friday \"deep\"\nfreeze-out 🂡"),
        registered(1, "Žofie Świątek"),
        registered(2, "D'Artagnan \"Zip\" 👩‍👩‍👧"),
        undo,
        redo,
        removed,
    ]
}

/// Adds acts, each after the one before.
fn append_all(journal: &mut RonJournal, acts: &[Act]) {
    for act in acts {
        let after = Seq(journal.load().unwrap().acts.len() as u64);
        let appended = journal.append(after, act).unwrap();
        assert_eq!(appended, Appended::Written(Seq(after.0 + 1)));
    }
}

/// A journal that holds these acts, closed.
fn written(path: &Path, acts: &[Act]) -> Vec<u8> {
    append_all(&mut RonJournal::create(path, &[]).unwrap(), acts);
    fs::read(path).unwrap()
}

/// Opens a journal and reads it.
fn load(path: &Path) -> Loaded {
    RonJournal::open(path).unwrap().load().unwrap()
}

/// Why a journal with this content does not open.
fn refusal(content: &[u8]) -> JournalError {
    let (_folder, path) = place();
    fs::write(&path, content).unwrap();
    let error = RonJournal::open(&path).unwrap().load().unwrap_err();
    assert_eq!(fs::read(&path).unwrap(), content);
    assert_eq!(error.path, path);
    let said = wording::journal(&Words::new(Language::English), &error);
    assert!(said.contains(&path.display().to_string()), "{said}");
    error
}

#[test]
fn what_was_written_is_read() {
    let (_folder, path) = place();
    written(&path, &sample());
    let loaded = load(&path);
    assert_eq!(loaded.acts, sample());
    assert_eq!((loaded.notices, loaded.damage), (vec![], None));
    assert_eq!(loaded.access, Access::ReadWrite);
}

/// What stands here is on people's disks: it never changes.
#[test]
fn the_file_looks_like_this() {
    let (_folder, path) = place();
    let removed = |table| act(5, "", vec![Event::TableRemoved { table: TableNo(table) }]);
    let bytes = written(&path, &[removed(7), removed(8)]);
    let lines = "(floorman:\"journal\",format:10,check:\"5ebd55eb\")\n\
        1 d6df7b9b (at:5,body:Record([TableRemoved(table:7)]))\n\
        2 e60393de (at:5,body:Record([TableRemoved(table:8)]))\n";
    assert_eq!(String::from_utf8(bytes).unwrap(), lines);
}

proptest! {
    #[test]
    fn any_text_comes_back(name in any::<String>(), by in any::<String>()) {
        let (_folder, path) = place();
        let acts = [Act { by, ..created(&name) }, registered(1, "Ana")];
        let bytes = written(&path, &acts);
        prop_assert_eq!(bytes.iter().filter(|byte| **byte == b'\n').count(), 3);
        prop_assert_eq!(load(&path).acts, acts);
    }
}

#[test]
fn an_empty_journal_opens() {
    let (folder, path) = place();
    assert_eq!(written(&path, &[]), b"(floorman:\"journal\",format:10,check:\"5ebd55eb\")\n");
    assert_eq!(load(&path).acts, []);
    // Nothing but the journal is left of making it.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_new_tournament_never_overwrites_a_file() {
    let (_folder, path) = place();
    let before = written(&path, &sample());
    let error = RonJournal::create(&path, &[]).unwrap_err();
    assert!(matches!(error.what, JournalTrouble::Exists), "{error:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_folder_that_is_not_there_is_said() {
    let (folder, path) = place();
    let error = RonJournal::create(&folder.path().join("none/a.floorman"), &[]).unwrap_err();
    assert_eq!(error.what.id(), "create");
    assert_eq!(RonJournal::open(&path).unwrap_err().what.id(), "not-found");
    assert_eq!(RonJournal::open(folder.path()).unwrap_err().what.id(), "not-a-journal");
}

#[test]
fn a_second_handle_may_read_and_not_write() {
    let (_folder, path) = place();
    let mut first = RonJournal::create(&path, &[]).unwrap();
    let error = RonJournal::open(&path).unwrap_err();
    assert!(matches!(error.what, JournalTrouble::InUse) && error.path == path, "{error:?}");

    let mut reader = RonJournal::open_read_only(&path).unwrap();
    assert_eq!(reader.load().unwrap().access, Access::ReadOnly);
    append_all(&mut first, &sample());
    assert_eq!(reader.poll(Seq(0)).unwrap(), sample());
    assert_eq!(reader.poll(Seq(4)).unwrap(), sample()[4..]);
    assert_eq!(reader.poll(Seq(6)).unwrap(), []);
    let error = reader.append(Seq(6), &sample()[1]).unwrap_err();
    assert_eq!(error.what.id(), "read-only");

    drop(first);
    assert_eq!(load(&path).acts, sample());
}

#[test]
fn everybody_may_read_an_open_journal() {
    let (_folder, path) = place();
    let mut journal = RonJournal::create(&path, &[]).unwrap();
    append_all(&mut journal, &sample());
    let (_other_folder, other) = place();
    fs::copy(&path, &other).unwrap();
    assert_eq!(load(&other).acts, sample());
    #[cfg(windows)]
    {
        fs::write(&path, b"theirs").unwrap_err();
        assert_eq!(journal.load().unwrap().acts, sample());
    }
}

#[test]
fn a_stale_append_gets_the_newer_acts() {
    let (_folder, path) = place();
    let before = written(&path, &sample());
    let mut journal = RonJournal::open(&path).unwrap();
    let appended = journal.append(Seq(4), &registered(3, "Eva")).unwrap();
    assert_eq!(appended, Appended::Stale(sample()[4..].to_vec()));
    assert_eq!(fs::read(&path).unwrap(), before);
    let error = journal.append(Seq(7), &registered(3, "Eva")).unwrap_err();
    assert!(matches!(error.what, JournalTrouble::Ahead { last: Seq(6), .. }), "{error:?}");
}

#[test]
#[cfg_attr(windows, ignore = "there nobody else writes to an open journal")]
fn what_another_program_appends_in_spite_of_the_lock_is_seen() {
    let (_folder, path) = place();
    let all = written(&path, &sample());
    let two: usize = all.split_inclusive(|b| *b == b'\n').take(3).map(<[u8]>::len).sum();
    fs::write(&path, &all[..two]).unwrap();
    let mut journal = RonJournal::open(&path).unwrap();
    assert_eq!(journal.load().unwrap().acts, sample()[..2]);
    fs::write(&path, &all).unwrap();
    let appended = journal.append(Seq(2), &registered(3, "Eva")).unwrap();
    assert_eq!(appended, Appended::Stale(sample()[2..].to_vec()));

    for other in [&all[..two], &[&all[..], b"rubbish"].concat(), &[&all[..], b"x\n"].concat()] {
        fs::write(&path, other).unwrap();
        let error = journal.append(Seq(6), &registered(3, "Eva")).unwrap_err();
        assert_eq!(error.what.id(), "changed-outside");
        assert_eq!(fs::read(&path).unwrap(), other);
    }
    fs::write(&path, &all).unwrap();
    journal.append(Seq(6), &registered(3, "Eva")).unwrap();
    assert_eq!(journal.load().unwrap().acts.len(), 7);
}

#[test]
fn a_file_that_was_moved_or_replaced_is_not_written_to() {
    let another_of_the_same_length_and_time =
        |before: &[u8]| before.iter().rev().copied().collect();
    let an_older_copy = |before: &[u8]| before[..before.len() / 2].to_vec();
    for replaced in [an_older_copy, another_of_the_same_length_and_time] {
        let (folder, path) = place();
        let before = written(&path, &sample());
        let mut journal = RonJournal::open(&path).unwrap();
        let elsewhere = folder.path().join("elsewhere.floorman");
        fs::rename(&path, &elsewhere).unwrap();
        assert_eq!(journal.append(Seq(6), &registered(3, "Eva")).unwrap_err().what.id(), "moved");
        assert_eq!(journal_id(&mut journal, &path, &replaced(&before)), "changed-outside");
        assert_eq!(fs::read(&elsewhere).unwrap(), before);
    }
}

#[test]
fn a_file_that_was_moved_and_came_back_is_gone_on_with() {
    let (folder, path) = place();
    written(&path, &sample());
    let mut journal = RonJournal::open(&path).unwrap();
    let elsewhere = folder.path().join("elsewhere.floorman");
    fs::rename(&path, &elsewhere).unwrap();
    assert_eq!(journal.append(Seq(6), &registered(3, "Eva")).unwrap_err().what.id(), "moved");
    fs::rename(&elsewhere, &path).unwrap();
    journal.append(Seq(6), &registered(3, "Eva")).unwrap();
    assert_eq!(journal.load().unwrap().acts.len(), 7);
}

/// Why nothing is written where this stands under the journal's name.
fn journal_id(journal: &mut RonJournal, path: &Path, content: &[u8]) -> &'static str {
    let times = fs::metadata(path).and_then(|file| file.modified()).ok();
    fs::write(path, content).unwrap();
    if let Some(times) = times {
        fs::File::options().write(true).open(path).unwrap().set_modified(times).unwrap();
    }
    let error = journal.append(Seq(6), &registered(3, "Eva")).unwrap_err();
    assert_eq!(fs::read(path).unwrap(), content);
    error.what.id()
}

#[test]
fn a_file_that_was_moved_away_and_put_back_as_a_copy_is_gone_on_with() {
    let (folder, path) = place();
    let before = written(&path, &sample());
    let mut journal = RonJournal::open(&path).unwrap();
    journal.load().unwrap();
    let elsewhere = folder.path().join("stick.floorman");
    fs::rename(&path, &elsewhere).unwrap();
    fs::copy(&elsewhere, &path).unwrap();
    let times = fs::metadata(&elsewhere).unwrap().modified().unwrap();
    fs::File::options().write(true).open(&path).unwrap().set_modified(times).unwrap();

    let appended = journal.append(Seq(6), &registered(3, "Eva")).unwrap();
    assert_eq!(appended, Appended::Written(Seq(7)));
    assert_eq!(fs::read(&elsewhere).unwrap(), before, "nothing goes where nobody finds it");
    let held = RonJournal::open(&path).unwrap_err();
    assert!(matches!(held.what, JournalTrouble::InUse), "the copy is kept from others, too");
    drop(journal);
    assert_eq!(load(&path).acts.last(), Some(&registered(3, "Eva")));
}

#[test]
fn a_copy_that_another_program_has_open_is_left_to_it() {
    let (folder, path) = place();
    written(&path, &sample());
    let mut journal = RonJournal::open(&path).unwrap();
    journal.load().unwrap();
    let elsewhere = folder.path().join("stick.floorman");
    fs::rename(&path, &elsewhere).unwrap();
    fs::copy(&elsewhere, &path).unwrap();
    let other = RonJournal::open(&path).unwrap();
    assert_eq!(journal.append(Seq(6), &registered(3, "Eva")).unwrap_err().what.id(), "in-use");
    drop(other);
    journal.append(Seq(6), &registered(3, "Eva")).unwrap();
}

#[test]
#[cfg_attr(windows, ignore = "there nobody else writes to an open journal")]
fn a_copy_that_went_another_way_is_not_written_over_however_alike_it_is() {
    let (_folder, path) = place();
    let mut journal = RonJournal::create(&path, &sample()).unwrap();
    journal.load().unwrap();
    let ours = fs::read(&path).unwrap();
    let (_other_folder, other) = place();
    let elsewhere = sample().into_iter().map(|act| match act.at {
        Timestamp(12) => Act { at: Timestamp(13), ..act },
        _ => act,
    });
    let theirs = written(&other, &elsewhere.collect::<Vec<_>>());
    assert_eq!(theirs.len(), ours.len());
    // As a sync program does it: into the same file.
    fs::write(&path, &theirs).unwrap();
    let error = journal.append(Seq(6), &registered(3, "Eva")).unwrap_err();
    assert_eq!(error.what.id(), "changed-outside");
    assert_eq!(fs::read(&path).unwrap(), theirs);
}

#[test]
fn a_new_file_has_its_acts_from_the_first_moment() {
    let (_folder, path) = place();
    drop(RonJournal::create(&path, &sample()).unwrap());
    let at_once = fs::read(&path).unwrap();
    let (_other_folder, other) = place();
    assert_eq!(at_once, written(&other, &sample()), "as if they had come one by one");
    let loaded = load(&path);
    assert_eq!((loaded.acts, loaded.notices), (sample(), vec![]));
    let seen = |path: &Path| fs::read(path.with_extension("floorman.seen")).unwrap();
    assert_eq!(seen(&path), seen(&other));
}

#[test]
fn other_files_are_refused() {
    let newer = refusal(b"(floorman:\"journal\",format:11,kind:\"series\")\n1 0 what\n");
    assert!(
        matches!(newer.what, JournalTrouble::NewerFormat { found: 11, known: 10 }),
        "{newer:?}"
    );
    assert_eq!(refusal(b"").what.id(), "empty");
    assert_eq!(refusal(b"(floorman:\"journ").what.id(), "torn-header");
    assert_eq!(refusal(b"name,table\nAna,3\n").what.id(), "not-a-journal");
    assert_eq!(refusal(&[0; 5000]).what.id(), "not-a-journal");
}

#[test]
fn line_ends_of_another_system_do_no_harm() {
    let (_folder, path) = place();
    let bytes = String::from_utf8(written(&path, &sample())).unwrap();
    fs::write(&path, bytes.replace('\n', "\r\n")).unwrap();
    let mut journal = RonJournal::open(&path).unwrap();
    assert_eq!(journal.load().unwrap().acts, sample());
    append_all(&mut journal, &[registered(3, "Eva")]);
    drop(journal);
    assert_eq!(load(&path).acts.len(), 7);
}

#[test]
fn an_earlier_journal_of_the_same_name_leaves_no_trace() {
    let (_folder, path) = place();
    written(&path, &sample());
    fs::remove_file(&path).unwrap();
    written(&path, &sample()[..1]);
    assert_eq!(load(&path).notices, []);
}

#[test]
fn an_older_copy_shows() {
    let (_folder, path) = place();
    let older = written(&path, &sample()[..2]);
    append_all(&mut RonJournal::open(&path).unwrap(), &sample()[2..]);
    fs::write(&path, older).unwrap();
    let mut journal = RonJournal::open(&path).unwrap();
    let notice = Notice::TailMissing { last_seen: Seq(6), found: Seq(2) };
    assert_eq!(journal.load().unwrap().notices, [notice]);
    let seen = || fs::read_to_string(path.with_extension("floorman.seen")).unwrap();
    let proof = seen();
    let _ = journal.load().unwrap();
    assert_eq!(seen(), proof, "reading changes nothing");
    append_all(&mut journal, &[registered(3, "Eva")]);
    assert!(seen().starts_with("00000000000000000003 "));
    assert!(seen().ends_with(&proof), "what proves it is kept");
    append_all(&mut journal, &[registered(4, "Jan")]);
    assert!(seen().ends_with(&proof) && seen().len() == 2 * proof.len(), "once, and for good");
    drop(journal);
    assert_eq!(load(&path).notices, []);
}

#[test]
fn a_copy_that_went_on_elsewhere_shows() {
    let (folder, path) = place();
    let older = written(&path, &sample()[..2]);
    append_all(&mut RonJournal::open(&path).unwrap(), &[registered(3, "Eva")]);
    let elsewhere = folder.path().join("elsewhere.floorman");
    fs::write(&elsewhere, older).unwrap();
    append_all(&mut RonJournal::open(&elsewhere).unwrap(), &sample()[2..4]);
    fs::copy(&elsewhere, &path).unwrap();
    assert_eq!(load(&path).notices, [Notice::TailDiffers { at: Seq(3) }]);
    // Another tournament under this name lacks nothing of the one that was here.
    fs::remove_file(&elsewhere).unwrap();
    written(&elsewhere, &[created("Saturday")]);
    fs::copy(&elsewhere, &path).unwrap();
    assert_eq!(load(&path).notices, []);
}

#[test]
fn memory_is_shared_by_its_stations_and_can_fail() {
    let mut here = MemoryJournal::with_acts(sample());
    let mut there = here.clone();
    there.append(Seq(6), &registered(3, "Eva")).unwrap();
    let appended = here.append(Seq(6), &registered(3, "Jan")).unwrap();
    assert_eq!(appended, Appended::Stale(vec![registered(3, "Eva")]));
    here.fail_next_append();
    assert_eq!(here.append(Seq(7), &registered(4, "Jan")).unwrap_err().what.id(), "disk-full");
    assert_eq!(here.acts().len(), 7);
    let appended = here.append(Seq(7), &registered(4, "Jan")).unwrap();
    assert_eq!(appended, Appended::Written(Seq(8)));
    assert_eq!(there.poll(Seq(7)).unwrap(), [registered(4, "Jan")]);
    assert_eq!(there.poll(Seq(9)).unwrap_err().what.id(), "ahead");
    assert_eq!(there.load().unwrap().acts, here.acts());
}
