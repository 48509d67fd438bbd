//! Files whose beginning is gone, and the way back where a copy is whole.

use crate::terminal::{done, floorman, word};
use session::{Kinship, Session, Time, chance};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A tournament of four acts, and a whole copy beside it.
fn evening() -> (TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    let copy = folder.path().join("Friday.floorman (copy).floorman");
    done(&["new", word(&path), "--template", "club-night"], b"");
    for name in ["Ana", "Bo", "Cy"] {
        let line = format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n");
        done(&["do", word(&path)], line.as_bytes());
    }
    fs::copy(&path, &copy).unwrap();
    (folder, path, copy)
}

#[test]
fn where_nothing_is_left_it_says_what_there_was_and_a_copy_brings_it_back() {
    let (_folder, path, copy) = evening();
    let whole = fs::read(&copy).unwrap();
    let header = whole.iter().position(|byte| *byte == b'\n').unwrap();
    for left in [&b""[..], &whole[..12], &whole[..header], &whole[..=header], &[0; 400]] {
        for bring_back in [
            ["rescue", word(&path), "--with", word(&copy)].as_slice(),
            &["copy", word(&copy), word(&path)],
        ] {
            fs::write(&path, left).unwrap();
            let check = floorman(&["check", word(&path)], b"");
            assert_eq!(check.status, 3, "{}", check.trouble);
            assert!(
                check.out.contains("though there used to be 4 actions"),
                "{left:?}: {}",
                check.out
            );
            assert!(
                check.out.contains("A newer copy, which continues to action 4"),
                "{}",
                check.out
            );
            assert!(!check.out.contains("never"), "{}", check.out);
            let act = floorman(&["do", word(&path)], b"\"StartClock\"\n");
            assert_eq!(act.status, 1, "{}", act.trouble);
            assert!(act.trouble.starts_with("No action is left here"));
            assert!(act.trouble.contains(word(&copy)), "{}", act.trouble);
            assert_eq!(fs::read(&path).unwrap(), left, "asking changes nothing");
            done(bring_back, b"");
            assert_eq!(fs::read(&path).unwrap(), whole, "{left:?}, {bring_back:?}");
            assert!(done(&["check", word(&path)], b"").out.contains("3 players"));
        }
    }
}

#[test]
fn the_window_finds_the_copy_and_takes_everything_from_it() {
    let (_folder, path, copy) = evening();
    let whole = fs::read(&copy).unwrap();
    fs::write(&path, b"").unwrap();
    let mut session = Session::open(&path, Time::live(), chance(None), "").unwrap();
    assert!(session.found().asks);
    let copies = session.copies(&[]);
    assert_eq!((copies[0].kinship, copies[0].acts, copies.len()), (Kinship::Newer, 4, 1));
    assert_eq!(session.take_from(&copies[0].path).unwrap(), 4);
    assert_eq!(session.tournament().entries().taking_part(), 3);
    assert_eq!(fs::read(&path).unwrap(), whole);
}

#[test]
fn another_tournament_is_not_put_there() {
    let (folder, path, copy) = evening();
    let other = folder.path().join("other.floorman");
    done(&["new", word(&other), "--template", "club-night"], b"");
    fs::write(&path, b"").unwrap();
    for call in [
        ["copy", word(&other), word(&path)].as_slice(),
        &["rescue", word(&path), "--with", word(&other)],
    ] {
        let answer = floorman(call, b"");
        assert_eq!(answer.status, 3, "{call:?}");
        assert!(answer.trouble.contains("another one has replaced it"), "{}", answer.trouble);
        assert_eq!(fs::read(&path).unwrap(), b"");
    }
    done(&["copy", word(&copy), word(&path)], b"");
    // Where nobody remembers, nothing is claimed.
    fs::remove_file(folder.path().join("Friday.floorman.seen")).unwrap();
    fs::write(&path, b"").unwrap();
    let answer = floorman(&["check", word(&path)], b"");
    assert!(answer.trouble.contains("The file is empty"), "{}", answer.trouble);
    assert!(answer.trouble.contains("As far as Floorman knows,"), "{}", answer.trouble);
}

#[test]
fn where_the_first_act_is_damaged_the_others_are_told_and_the_copy_is_named() {
    let (folder, path, copy) = evening();
    let mut spoilt = fs::read(&path).unwrap();
    let first = spoilt.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    spoilt[first + 40] ^= 0x80;
    for spoil_header in [false, true] {
        if spoil_header {
            spoilt[3] ^= 0x80;
        }
        fs::write(&path, &spoilt).unwrap();
        let files = fs::read_dir(folder.path()).unwrap().count();
        let answer = floorman(&["rescue", word(&path)], b"");
        assert_eq!(answer.status, 3);
        let lines: Vec<&str> = answer.out.lines().collect();
        assert!(lines.len() == 4 && lines[0].starts_with("2 · "), "{}", answer.out);
        assert_eq!(lines[3], "One more line cannot be read");
        let said = answer.trouble;
        assert!(said.starts_with("The beginning of the file has no action"), "{said}");
        assert!(spoil_header || said.contains(word(&copy)), "{said}");
        assert!(said.contains("floorman copy COPY NEW"), "{said}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), files, "no file is made");
        assert_eq!(fs::read(&path).unwrap(), spoilt);
    }
}

#[test]
fn of_a_damaged_file_and_a_copy_the_order_of_steps_is_told() {
    let (folder, path, copy) = evening();
    let mut spoilt = fs::read(&path).unwrap();
    let at = spoilt.len() - 30;
    spoilt[at] ^= 0x80;
    fs::write(&path, &spoilt).unwrap();
    let answer = floorman(&["rescue", word(&path), "--with", word(&copy)], b"");
    assert_eq!(answer.status, 3);
    assert!(answer.trouble.contains("First continue in a new one: floorman rescue FILE; then"));
    assert_eq!(fs::read(&path).unwrap(), spoilt);
    // And these steps lead to the end.
    done(&["rescue", word(&path)], b"");
    let new = folder.path().join("Friday from action 3.floorman");
    done(&["rescue", word(&new), "--with", word(&copy)], b"");
    assert_eq!(fs::read(&new).unwrap(), fs::read(&copy).unwrap());
}

#[test]
fn what_an_editor_made_of_a_file_is_told() {
    let (_folder, path, copy) = evening();
    let text = fs::read_to_string(&copy).unwrap();
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (saved, said) in [
        (text.replace('\n', "\r").into_bytes(), "other line endings"),
        ([&[0xff, 0xfe][..], &utf16].concat(), "UTF-16"),
    ] {
        fs::write(&path, &saved).unwrap();
        for verb in ["check", "rescue"] {
            let answer = floorman(&[verb, word(&path)], b"");
            assert!(answer.status == 3 && answer.trouble.contains(said), "{}", answer.trouble);
        }
        assert_eq!(fs::read(&path).unwrap(), saved);
    }
}
