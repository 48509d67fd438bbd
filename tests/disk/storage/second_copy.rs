//! A second copy in another folder: act by act, checked, and never in the way.

use crate::terminal::{done, floorman, word};
use engine::Command;
use session::{Session, Time, chance};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use storage::{CopyStands, CopyTrouble};
use tempfile::TempDir;
use words::{Language, Words};

/// A folder for the tournament, and one on another disk.
fn folders() -> (TempDir, PathBuf, PathBuf, PathBuf) {
    let root = tempfile::tempdir().unwrap();
    let (own, other) = (root.path().join("own"), root.path().join("stick"));
    fs::create_dir(&own).unwrap();
    fs::create_dir(&other).unwrap();
    let path = own.join("Friday.floorman");
    let copy = other.join("Friday.floorman");
    (root, path, other, copy)
}

fn register(name: &str) -> Vec<u8> {
    format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n").into_bytes()
}

#[test]
fn the_copy_has_every_act_byte_by_byte() {
    let (_root, path, other, copy) = folders();
    done(&["new", word(&path), "--template", "club-night", "--copy", word(&other)], b"");
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    let lines = [register("Ana"), register("Bo"), register("Cy")].concat();
    let answer = done(&["do", word(&path), "--copy", word(&other)], &lines);
    assert_eq!(answer.notes, "");
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    done(&["check", word(&copy)], b"");
    assert_eq!(fs::read_dir(&other).unwrap().count(), 1, "nothing else is left there");
}

#[test]
fn a_copy_that_cannot_be_written_is_said_and_catches_up_when_it_is_back() {
    let (root, path, other, copy) = folders();
    let with_copy = ["do", word(&path), "--copy", word(&other)];
    done(&["new", word(&path), "--template", "club-night", "--copy", word(&other)], b"");
    let away = root.path().join("away");
    fs::rename(&other, &away).unwrap();
    let answer = done(&with_copy, &register("Ana"));
    assert!(
        answer
            .notes
            .contains("The second copy cannot be written (this file or folder does not exist")
    );
    assert!(answer.notes.contains("The tournament itself is saved"), "{}", answer.notes);
    assert!(!other.exists(), "the place of a disk that is away is not made");
    assert_eq!(done(&["check", word(&path)], b"").status, 0);
    fs::rename(&away, &other).unwrap();
    done(&["do", word(&path)], &register("Bo"));
    assert_ne!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    assert_eq!(done(&with_copy, &register("Cy")).notes, "");
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
}

#[test]
fn a_copy_under_a_first_line_without_a_checksum_is_brought_up_to_the_journal() {
    let (_root, path, other, copy) = folders();
    done(&["new", word(&path), "--template", "club-night", "--copy", word(&other)], b"");
    let older = fs::read_to_string(&copy).unwrap().replacen(",check:\"5ebd55eb\"", "", 1);
    for (there, is_copy) in [(older.clone(), true), (older.replacen("journal", "other", 1), false)]
    {
        fs::write(&copy, &there).unwrap();
        let answer = done(&["do", word(&path), "--copy", word(&other)], &register("Ana Rys"));
        assert_eq!(answer.notes.is_empty(), is_copy, "{}", answer.notes);
        assert_eq!(fs::read(&copy).unwrap() == fs::read(&path).unwrap(), is_copy);
        done(&["do", word(&path)], b"\"Undo\"\n");
    }
    assert!(fs::read_to_string(&copy).unwrap().contains("other"), "what is no copy stays");
}

#[cfg(unix)]
#[test]
fn with_a_remark_about_somebody_the_file_and_its_copy_are_read_by_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let note = "{\"NotePlayer\":{\"player\":1,\"note\":{\"remark\":\"argues\"}}}\n";
    let given = "{\"GivePenalty\":{\"player\":\"Ana\",\"kind\":\"Warning\",\"note\":\"loud\"}}\n";
    for (name, remark) in [("note", note), ("penalty", given)] {
        let (_root, path, other, copy) = folders();
        let with_copy = ["do", word(&path), "--copy", word(&other)];
        done(&["new", word(&path), "--template", "club-night", "--copy", word(&other)], b"");
        for file in [&path, &copy] {
            fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
        }
        done(&with_copy, &register("Ana"));
        assert_eq!((mode(&path), mode(&copy)), (0o644, 0o644), "{name}: nobody is spoken of");
        done(&with_copy, remark.as_bytes());
        assert_eq!((mode(&path), mode(&copy)), (0o600, 0o600), "{name}");
        // What others were let read later is theirs no longer once it is opened to write.
        fs::set_permissions(&path, fs::Permissions::from_mode(0o664)).unwrap();
        fs::remove_file(&copy).unwrap();
        done(&with_copy, &register("Bo"));
        assert_eq!((mode(&path), mode(&copy)), (0o600, 0o600), "{name}: made anew");
    }
}

/// How the copy stands when everything was tried.
fn stands(session: &Session) -> CopyStands {
    session.finish_copy(Duration::from_secs(20));
    session.copy_stands().map(|(_, stands)| stands).unwrap()
}

#[test]
fn it_catches_up_within_an_evening() {
    let (root, path, other, copy) = folders();
    done(&["new", word(&path), "--template", "club-night"], b"");
    let mut session = Session::open(&path, Time::live(), chance(None), "").unwrap();
    session.keep_copy_in(&other);
    assert_eq!(stands(&session), CopyStands::Whole);
    let act = |session: &mut Session| {
        let is_open =
            session.tournament().entries().registration() != engine::entries::Registration::Closed;
        let command = if is_open { Command::CloseRegistration } else { Command::OpenRegistration };
        session.submit(&command).unwrap();
        stands(session)
    };
    for _ in 0..3 {
        assert_eq!(act(&mut session), CopyStands::Whole);
        assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    }
    let away = root.path().join("away");
    fs::rename(&other, &away).unwrap();
    for _ in 0..2 {
        assert!(matches!(act(&mut session), CopyStands::Failed(CopyTrouble::System(_))));
    }
    fs::rename(&away, &other).unwrap();
    assert_eq!(act(&mut session), CopyStands::Whole);
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    // Somebody changes the copy behind its back: it is found and not written over.
    fs::write(&copy, b"something else\n").unwrap();
    assert_eq!(act(&mut session), CopyStands::Failed(CopyTrouble::NotReadBack));
    assert_eq!(act(&mut session), CopyStands::Failed(CopyTrouble::OtherFile));
    assert_eq!(fs::read(&copy).unwrap(), b"something else\n");
}

#[test]
fn what_is_no_beginning_of_the_tournament_is_never_written_to() {
    let (_root, path, other, copy) = folders();
    let with_copy = ["do", word(&path), "--copy", word(&other)];
    done(&["new", word(&path), "--template", "club-night"], b"");
    done(&["new", word(&copy), "--template", "club-night"], b"");
    let theirs = fs::read(&copy).unwrap();
    let answer = done(&with_copy, &register("Ana"));
    assert!(answer.notes.contains("is not a copy of this tournament"), "{}", answer.notes);
    assert!(answer.notes.contains("move the file"), "{}", answer.notes);
    assert!(!answer.notes.contains("catches up"), "it never does: {}", answer.notes);
    assert_eq!(fs::read(&copy).unwrap(), theirs);
    fs::write(&copy, "").unwrap();
    let answer = done(&with_copy, b"");
    assert!(answer.notes.contains("or it is empty or damaged"), "{}", answer.notes);
    fs::remove_file(&copy).unwrap();
    assert_eq!(done(&with_copy, b"").notes, "", "and then there is one");

    fs::copy(&path, &copy).unwrap();
    done(&["do", word(&copy)], &register("Zoe"));
    let longer = fs::read(&copy).unwrap();
    let answer = done(&with_copy, &register("Bo"));
    assert!(answer.notes.contains("has actions that are missing here"), "{}", answer.notes);
    assert!(answer.notes.contains("move the file"), "{}", answer.notes);
    assert_eq!(fs::read(&copy).unwrap(), longer);

    let own = path.parent().unwrap();
    let answer = floorman(&["do", word(&path), "--copy", word(own)], &register("Cy"));
    assert!(answer.notes.contains("is the folder of the tournament itself"), "{}", answer.notes);
    assert_eq!(done(&["check", word(&path)], b"").status, 0);
}

#[test]
fn half_a_line_in_the_copy_is_finished() {
    let (_root, path, other, copy) = folders();
    done(&["new", word(&path), "--template", "club-night"], b"");
    done(&["do", word(&path)], &register("Ana"));
    let whole = fs::read(&path).unwrap();
    fs::write(&copy, &whole[..whole.len() - 7]).unwrap();
    done(&["do", word(&path), "--copy", word(&other)], b"");
    assert_eq!(fs::read(&copy).unwrap(), whole);
}

#[cfg(unix)]
#[test]
fn a_link_to_the_tournament_is_no_copy_of_it() {
    let (_root, path, other, copy) = folders();
    done(&["new", word(&path), "--template", "club-night"], b"");
    let with_copy = ["do", word(&path), "--copy", word(&other)];
    let links: [fn(&PathBuf, &PathBuf) -> std::io::Result<()>; 2] = [
        |path, copy| fs::hard_link(path, copy),
        |path, copy| std::os::unix::fs::symlink(path, copy),
    ];
    for (link, name) in links.into_iter().zip(["Ana", "Bo"]) {
        link(&path, &copy).unwrap();
        let answer = done(&with_copy, &register(name));
        assert!(answer.notes.contains("is a link to the tournament itself"), "{}", answer.notes);
        fs::remove_file(&copy).unwrap();
    }
    assert_eq!(done(&with_copy, &register("Cy")).notes, "");
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    assert!(done(&["check", word(&path)], b"").out.contains("3 players"));
}

#[test]
fn of_two_events_with_one_name_one_has_the_copy() {
    let (root, path, other, copy) = folders();
    let second = root.path().join("second").join("Friday.floorman");
    fs::create_dir(second.parent().unwrap()).unwrap();
    for _ in 0..20 {
        for path in [&path, &second] {
            let _ = fs::remove_file(path);
            done(&["new", word(path), "--template", "club-night"], b"");
        }
        let _ = fs::remove_file(&copy);
        let mut both = [&path, &second]
            .map(|path| Session::open(path, Time::live(), chance(None), "").unwrap());
        both.iter_mut().for_each(|session| session.keep_copy_in(&other));
        let stood = both.each_ref().map(stands);
        let is_other =
            |stands: &&CopyStands| **stands == CopyStands::Failed(CopyTrouble::OtherFile);
        assert_eq!(stood.iter().filter(is_other).count(), 1, "{stood:?}");
        assert!(stood.contains(&CopyStands::Whole), "{stood:?}");
    }
}

#[test]
fn what_another_program_has_open_is_not_written_to() {
    let (_root, path, other, copy) = folders();
    let with_copy = ["do", word(&path), "--copy", word(&other)];
    done(&["new", word(&path), "--template", "club-night", "--copy", word(&other)], b"");
    let whole = fs::read(&copy).unwrap();
    let theirs = Session::open(&copy, Time::live(), chance(None), "").unwrap();
    let answer = done(&with_copy, &register("Ana"));
    assert!(answer.notes.contains("is working on the second copy"), "{}", answer.notes);
    assert_eq!(fs::read(&copy).unwrap(), whole);
    drop(theirs);
    assert_eq!(done(&with_copy, b"").notes, "");
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
}

#[test]
fn a_copy_that_comes_to_no_end_is_told() {
    let words = Words::new(Language::English);
    let told = |stands| {
        wording::copy_in_the_end(&words, Path::new("stick"), &stands, Duration::from_secs(30))
    };
    let late = told(CopyStands::Behind).unwrap();
    assert!(late.contains("stick was not finished within 30 seconds"), "{late}");
    assert_eq!(told(CopyStands::Whole), None);
    let failed = told(CopyStands::Failed(CopyTrouble::OtherFile)).unwrap();
    assert!(failed.contains("not a copy of this tournament"), "{failed}");
}

/// A session with a second copy, whose file another program added this act to: no lock kept it from
/// that.
fn overtaken(name: &str) -> (TempDir, PathBuf, PathBuf, Session) {
    let (root, path, other, copy) = folders();
    done(&["new", word(&path), "--template", "club-night", "--copy", word(&other)], b"");
    let theirs = root.path().join("theirs.floorman");
    fs::copy(&path, &theirs).unwrap();
    done(&["do", word(&theirs)], &register(name));
    let mut session = Session::open(&path, Time::live(), chance(None), "").unwrap();
    session.keep_copy_in(&other);
    assert_eq!(stands(&session), CopyStands::Whole);
    fs::write(&path, fs::read(&theirs).unwrap()).unwrap();
    (root, path, copy, session)
}

#[test]
#[cfg_attr(windows, ignore = "there nobody else writes to an open journal")]
fn what_others_did_stands_in_the_copy_where_this_one_did_nothing() {
    let (_root, path, copy, mut session) = overtaken("Zoe");
    assert_eq!(session.poll().unwrap(), 1);
    assert_eq!(stands(&session), CopyStands::Whole);
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    assert_eq!(fs::read_to_string(&copy).unwrap().lines().count(), 3);
}

/// Found by the simulator with seed 995.
#[test]
#[cfg_attr(windows, ignore = "there nobody else writes to an open journal")]
fn what_others_did_stands_in_the_copy_where_this_one_was_refused_for_it() {
    let (_root, path, copy, mut session) = overtaken("Zoe");
    let zoe = serde_json::json!({"Register": {"players": [{"name": "Zoe"}]}});
    let zoe: Command = serde_json::from_value(zoe).unwrap();
    session.check(&zoe).unwrap();
    session.submit(&zoe).unwrap_err();
    assert_eq!(stands(&session), CopyStands::Whole);
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    assert_eq!(fs::read_to_string(&copy).unwrap().lines().count(), 3);
}
