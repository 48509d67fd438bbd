//! Questions about the file: an older copy, and damage.

use crate::every_screen::{assert_none, cut};
use crate::window::{Evening, NAMES};
use engine::Command;
use exchange::Template;
use session::{Session, Time, chance};
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

/// An evening that was closed, and its file.
fn closed() -> (Evening, PathBuf) {
    let evening = Evening::started(&NAMES);
    let folder = Rc::clone(&evening.folder);
    evening.close();
    let path = folder.path().join("Friday.floorman");
    (Evening::in_folder(folder), path)
}

/// The first lines of a file.
fn head(bytes: &[u8], lines: usize) -> Vec<u8> {
    bytes.split_inclusive(|byte| *byte == b'\n').take(lines).flatten().copied().collect()
}

fn acts(evening: &Evening) -> usize {
    evening.window.state().session().unwrap().log().acts().len()
}

#[test]
fn a_damaged_evening_goes_on_in_a_new_file() {
    let (mut evening, path) = closed();
    let mut bytes = fs::read(&path).unwrap();
    let at = head(&bytes, 3).len() + 20;
    bytes[at] ^= 0x80;
    fs::write(&path, &bytes).unwrap();
    evening.open(&path);
    assert_eq!(acts(&evening), 2);
    assert_eq!(evening.count("The journal is damaged at line 4"), 1, "said once");
    for size in [egui::Vec2::new(1280.0, 720.0), egui::Vec2::new(1024.0, 600.0)] {
        evening.window.set_size(size);
        evening.window.run_ok();
        assert_none(&cut(&evening));
    }
    evening.press("Continue from action 2 in a new file");
    let new = evening.folder.path().join("Friday from action 2.floorman");
    assert_eq!(evening.window.state().session().unwrap().path(), Some(new.as_path()));
    assert_eq!(evening.count("The tournament continues from action 2 in a new file"), 1);
    assert_eq!(evening.count("left out, and one line that cannot be read"), 1);
    assert_eq!(evening.count("lines were left out"), 1, "listed above the log");
    assert!(evening.count("One more line cannot be read") > 0, "what is left out");
    evening.submit(&Command::Undo);
    assert_eq!(acts(&evening), 3, "it can be worked in");
    assert_eq!(fs::read(&path).unwrap(), bytes, "the damaged file is never touched");
}

#[test]
fn a_spoilt_first_line_costs_no_act_in_the_window_either() {
    let (evening, path) = closed();
    let whole = fs::read(&path).unwrap();
    let first = head(&whole, 1).len();
    for at in [3, first - 1] {
        let mut evening = Evening::in_folder(Rc::clone(&evening.folder));
        let mut bytes = whole.clone();
        bytes[at] ^= 0x15;
        fs::write(&path, &bytes).unwrap();
        evening.open(&path);
        assert_eq!(evening.count("Friday.floorman is a tournament whose first line"), 1, "{at}");
        let lines = whole.split_inclusive(|byte| *byte == b'\n').count() - 1;
        evening.press(&format!("Continue from action {lines} in a new file"));
        assert_eq!(evening.count("all readable actions were kept"), 1, "{at}");
        assert_eq!(acts(&evening), lines, "{at}");
        evening.submit(&Command::Undo);
        assert_eq!(acts(&evening), lines + 1, "it can be worked in");
        assert_eq!(fs::read(&path).unwrap(), bytes, "the spoilt file is never touched");
        evening.close();
    }
    fs::write(&path, "name,table\nAna,3\n").unwrap();
    let mut evening = Evening::in_folder(Rc::clone(&evening.folder));
    evening.open(&path);
    assert_eq!(evening.count("This is not a tournament"), 1);
}

#[test]
fn a_copy_that_has_more_than_a_damaged_file_is_offered() {
    let (mut evening, path) = closed();
    let mut bytes = fs::read(&path).unwrap();
    let copy = path.with_file_name("Friday (2).floorman");
    fs::write(&copy, &bytes).unwrap();
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').count();
    let at = head(&bytes, 3).len() + 20;
    bytes[at] ^= 0x80;
    fs::write(&path, &bytes).unwrap();
    evening.open(&path);
    assert_eq!(evening.count("A newer copy, which continues to action"), 1);
    evening.press(&format!("Open the copy with {} actions", lines - 1));
    assert_eq!(evening.window.state().session().unwrap().path(), Some(copy.as_path()));
    assert!(!evening.window.state().session().unwrap().found().is_read_only);
}

#[test]
fn an_older_copy_is_only_looked_at_until_somebody_says_to_go_on() {
    let (mut evening, path) = closed();
    let whole = fs::read(&path).unwrap();
    let older = head(&whole, 3);
    let seen = path.with_extension("floorman.seen");
    let proof = fs::read(&seen).unwrap();
    fs::write(&path, &older).unwrap();
    evening.open(&path);
    assert_eq!(evening.count("The tournament ends here with action 2 of "), 1);
    evening.press("View only");
    assert!(evening.window.state().session().unwrap().found().is_read_only);
    assert_eq!(fs::read(&seen).unwrap(), proof, "looking proves nothing away");
    let folder = Rc::clone(&evening.folder);
    evening.close();
    let mut evening = Evening::in_folder(folder);
    evening.open(&path);
    evening.press("Continue from action 2");
    evening.submit(&Command::Undo);
    assert_eq!(acts(&evening), 3);
    assert!(fs::read(&seen).unwrap().ends_with(&proof));
}

#[test]
fn what_an_older_copy_lacks_is_taken_from_a_newer_one_beside_it() {
    let (mut evening, path) = closed();
    let whole = fs::read(&path).unwrap();
    let lines = whole.split_inclusive(|byte| *byte == b'\n').count();
    fs::write(evening.folder.path().join("Friday.floorman (copy)"), &whole).unwrap();
    fs::write(&path, head(&whole, lines - 1)).unwrap();
    evening.open(&path);
    assert!(evening.count("A newer copy, which continues to action") > 0, "it is named");
    assert!(evening.count("It has what is missing here: ") > 0, "in words");
    evening.press("Take the one action from the copy");
    assert_eq!(fs::read(&path).unwrap(), whole, "brought together");
    assert_eq!(acts(&evening) + 1, lines);
    assert!(!evening.window.state().session().unwrap().found().is_read_only);
}

#[test]
fn where_nothing_is_left_of_a_file_everything_is_taken_from_the_copy() {
    let (mut evening, path) = closed();
    let whole = fs::read(&path).unwrap();
    let lines = whole.split_inclusive(|byte| *byte == b'\n').count();
    fs::write(evening.folder.path().join("Friday.floorman (copy)"), &whole).unwrap();
    fs::write(&path, b"").unwrap();
    evening.open(&path);
    assert_eq!(evening.count("No action is left here"), 1);
    assert_eq!(evening.count("Continue from action 0"), 0, "there is nothing to go on from");
    evening.press(&format!("Take the {} actions from the copy", lines - 1));
    assert_eq!(fs::read(&path).unwrap(), whole);
    assert_eq!(acts(&evening) + 1, lines);
    evening.submit(&Command::Undo);
    assert_eq!(acts(&evening), lines, "it can be worked in");
}

#[cfg(unix)]
#[test]
fn where_the_file_is_deleted_while_it_is_open_every_act_goes_on_in_a_new_one() {
    let mut evening = Evening::started(&NAMES);
    let path = evening.folder.path().join("Friday.floorman");
    let whole = fs::read(&path).unwrap();
    let before = acts(&evening);
    fs::remove_file(&path).unwrap();
    evening.submit(&Command::Undo);
    assert_eq!(acts(&evening), before);
    assert_eq!(evening.count("The file was moved, deleted or replaced"), 1);
    evening.press(&format!("Continue from action {before} in a new file"));
    let new = evening.folder.path().join(format!("Friday from action {before}.floorman"));
    assert_eq!(evening.window.state().session().unwrap().path(), Some(new.as_path()));
    assert_eq!(fs::read(&new).unwrap(), whole, "byte by byte");
    assert_eq!(evening.count("all readable actions were kept"), 1);
    evening.submit(&Command::Undo);
    assert_eq!(acts(&evening), before + 1, "it can be worked in");
    assert!(!path.exists());
}

#[test]
fn a_second_copy_is_kept_from_when_an_older_file_is_accepted_or_has_what_it_lacked() {
    for answer in ["Continue from action 2", "Take the one action from the copy"] {
        let (evening, path) = closed();
        let whole = fs::read(&path).unwrap();
        let lines = whole.split_inclusive(|byte| *byte == b'\n').count();
        let (folder, stick) = (evening.folder.path(), evening.folder.path().join("stick"));
        fs::create_dir(&stick).unwrap();
        let preferences = format!("(copy_folder: {:?})", stick.to_str().unwrap());
        fs::write(folder.join("preferences.ron"), preferences).unwrap();
        if answer.starts_with("Take") {
            fs::write(folder.join("Friday.floorman (copy)"), &whole).unwrap();
            fs::write(&path, head(&whole, lines - 1)).unwrap();
        } else {
            fs::write(&path, head(&whole, 3)).unwrap();
        }
        let copy = stick.join("Friday.floorman");
        let mut evening = evening.beside();
        evening.open(&path);
        assert!(!copy.exists(), "what is only looked at needs none");
        evening.press(answer);
        evening.until(|_| copy.exists());
        assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap(), "{answer}");
    }
}

/// A tournament of two acts that were done so many days from now.
fn dated(days: i64) -> (Evening, PathBuf) {
    let evening = Evening::new();
    let path = evening.folder.path().join("Dated.floorman");
    let time = Time::told(Time::live().now().plus_millis(days * 86_400_000));
    let command = Template::find("club-night").unwrap().command("Dated");
    let mut session = Session::create(&path, &command, time, chance(None), "").unwrap();
    session.submit(&Command::CloseRegistration).unwrap();
    (evening, path)
}

#[test]
fn days_after_the_last_act_somebody_says_that_the_time_is_right() {
    let (mut evening, path) = dated(-3);
    evening.open(&path);
    assert_eq!(evening.count("Is that right?"), 1);
    evening.press("View only");
    evening.submit(&Command::Undo);
    assert_eq!(acts(&evening), 2, "nothing is done before that is said");
    assert_eq!(evening.count("Is that right?"), 1, "it is asked again");
    evening.press("The time is right");
    evening.submit(&Command::Undo);
    assert_eq!(acts(&evening), 3);
    assert_eq!(evening.count("Is that right?"), 0);
}

#[test]
fn where_the_last_act_lies_ahead_somebody_says_that_the_clock_was_wrong() {
    let (mut evening, path) = dated(3_000);
    evening.open(&path);
    assert_eq!(evening.count("Was the clock wrong then?"), 1);
    evening.press("It was wrong: continue from now");
    assert_eq!(acts(&evening), 3);
    let session = evening.window.state().session().unwrap();
    assert!(session.now().millis_since(Time::live().now()).abs() < 60_000, "it is now again");
    assert_eq!(evening.count("Was the clock wrong then?"), 0);
}

#[test]
fn a_second_copy_is_kept_where_somebody_says_so() {
    let mut evening = Evening::started(&NAMES);
    let folder = evening.folder.path().join("stick");
    fs::create_dir(&folder).unwrap();
    evening.go("Setup");
    evening.press("This computer");
    evening.type_into("Second copy", folder.to_str().unwrap());
    evening.press_beneath("Keep it there");
    evening.until(|evening| evening.count("There is a second copy in ") == 1);
    let (path, copy) =
        (evening.folder.path().join("Friday.floorman"), folder.join("Friday.floorman"));
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    fs::remove_dir_all(&folder).unwrap();
    evening.submit(&Command::PauseClock);
    evening.until(|evening| evening.count("The second copy cannot be written") > 0);
    assert_eq!(acts(&evening), session_acts(&path), "the tournament itself is saved");
    fs::create_dir(&folder).unwrap();
    evening.submit(&Command::ResumeClock);
    evening.until(|evening| evening.count("There is a second copy in ") == 1);
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
    // The next evening has one, too.
    assert_eq!(
        evening.beside().window.state().preferences().kept.copy_folder,
        folder.to_str().unwrap()
    );
}

/// How many acts stand in a file.
fn session_acts(path: &std::path::Path) -> usize {
    fs::read_to_string(path).unwrap().lines().count() - 1
}
