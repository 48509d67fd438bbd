//! A way on after damage: a new file, and what is left out in words.

use crate::storage::{load, place, sample, written};
use crate::terminal::{done, floorman, word};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A tournament of seven acts: one makes it, and six people come one by one.
fn evening() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    done(&["new", word(&path), "--template", "club-night"], b"");
    for name in ["Ana", "Bo", "Cy", "Dan", "Eva", "Fay"] {
        let line = format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n");
        done(&["do", word(&path), "--by", "Rys"], line.as_bytes());
    }
    (folder, path)
}

/// Spoils one byte in each of these lines; the first line of the file is 1.
fn spoil(path: &PathBuf, lines: &[usize]) -> Vec<u8> {
    let bytes = fs::read(path).unwrap();
    let mut all: Vec<Vec<u8>> =
        bytes.split_inclusive(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
    for line in lines {
        all[line - 1][20] ^= 0x80;
    }
    let spoilt = all.concat();
    fs::write(path, &spoilt).unwrap();
    spoilt
}

#[test]
fn a_format_that_was_changed_by_hand_is_refused_and_every_act_is_rescued() {
    let (folder, path) = place();
    let whole = written(&path, &sample());
    let changed = String::from_utf8(whole).unwrap().replacen("format:10", "format:1", 1);
    fs::write(&path, changed).unwrap();
    let refused = floorman(&["show", word(&path), "log"], b"");
    assert_ne!(refused.status, 0);
    assert!(refused.trouble.contains("not a tournament"), "{}", refused.trouble);
    let new = folder.path().join("new.floorman");
    done(&["rescue", word(&path), "--into", word(&new)], b"");
    assert_eq!(load(&new).acts, sample());
}

#[test]
fn after_damage_it_goes_on_in_a_new_file_and_says_what_is_left_out() {
    let (folder, path) = evening();
    let spoilt = spoil(&path, &[5, 7]);
    let answer = done(&["rescue", word(&path)], b"");
    let new = folder.path().join("Friday from action 3.floorman");
    let lines: Vec<&str> = answer.out.lines().collect();
    assert!(lines[0].starts_with("5 · ") && lines[0].contains("Dan"), "{}", answer.out);
    assert!(lines[0].ends_with("(Rys)"), "{}", answer.out);
    assert!(lines[1].starts_with("7 · ") && lines[1].contains("Fay"), "{}", answer.out);
    assert_eq!(lines[2], "2 more lines cannot be read");
    assert!(
        lines[3].contains("continues from action 3 in a new file; 2 readable actions"),
        "{}",
        answer.out
    );
    assert_eq!(fs::read(&path).unwrap(), spoilt, "the damaged file is never touched");

    let list = fs::read_to_string(folder.path().join("Friday from action 3.floorman.left-out.txt"));
    assert_eq!(list.unwrap().lines().collect::<Vec<_>>(), lines[..3]);
    let good: usize = spoilt.split_inclusive(|b| *b == b'\n').take(4).map(<[u8]>::len).sum();
    assert_eq!(fs::read(&new).unwrap(), &spoilt[..good], "byte by byte");
    assert_eq!(done(&["check", word(&new)], b"").status, 0);
    done(&["do", word(&new)], b"{\"Register\":{\"players\":[{\"name\":\"Cy\"}]}}\n");

    // A second time it is another file.
    done(&["rescue", word(&path)], b"");
    assert!(folder.path().join("Friday from action 3 (2).floorman").is_file());
    // Where that is gone and its list is not, the list is none of the next one.
    fs::remove_file(folder.path().join("Friday from action 3 (2).floorman")).unwrap();
    done(&["rescue", word(&path)], b"");
    assert!(folder.path().join("Friday from action 3 (3).floorman").is_file());
    assert_eq!(floorman(&["check", word(&path)], b"").status, 3, "it is damaged as before");
}

#[test]
fn a_spoilt_first_line_costs_no_act() {
    let (folder, path) = evening();
    let whole = fs::read(&path).unwrap();
    let first = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for (at, with) in [(0, 0), (13, b'x'), (28, 0xff), (first - 1, b'x')] {
        let mut spoilt = whole.clone();
        spoilt[at] = with;
        fs::write(&path, &spoilt).unwrap();
        assert_eq!(floorman(&["check", word(&path)], b"").status, 3, "{at}");
        let new = folder.path().join(format!("new-{at}.floorman"));
        let answer = done(&["rescue", word(&path), "--into", word(&new)], b"");
        assert_eq!(answer.out.lines().count(), 1, "nothing is left out: {}", answer.out);
        assert_eq!(fs::read(&new).unwrap(), whole);
        assert_eq!(fs::read(&path).unwrap(), spoilt);
    }
    // What is no tournament stays none.
    fs::write(&path, "name,table\nAna,3\n").unwrap();
    let answer = floorman(&["rescue", word(&path)], b"");
    assert!(answer.status == 3 && answer.trouble.contains("This is not a tournament"));
}

#[test]
fn a_forged_number_is_no_endless_gap() {
    let (_folder, path) = evening();
    spoil(&path, &[8]);
    // What follows a gap keeps its number, so an undo means what it meant; but no evening has so
    // many acts, and whoever forges a number does not make the program count up to it.
    let mut forged = fs::read(&path).unwrap();
    for act in [
        "400000 00000000 (at:1795197600000,body:Record([RegistrationClosed]))",
        "400001 00000000 (at:1795197600001,body:Undo(400000))",
        "9000000000000 00000000 (at:1795197600002,body:Record([RegistrationClosed]))",
    ] {
        forged.extend(format!("{act}\n").as_bytes());
    }
    fs::write(&path, forged).unwrap();
    let answer = done(&["rescue", word(&path)], b"");
    let lines: Vec<&str> = answer.out.lines().collect();
    assert!(lines[0].starts_with("400000 · "), "{}", answer.out);
    let is_untold = "an action that means nothing without those before it";
    assert!(!lines[0].contains(is_untold), "{}", answer.out);
    assert!(lines[1].starts_with("400001 · ") && lines[1].contains(is_untold), "{}", answer.out);
    assert!(lines[2].starts_with("9000000000000 · "), "{}", answer.out);
}

#[test]
fn of_two_acts_whose_line_end_is_spoilt_one_is_there_and_the_other_is_told() {
    let (folder, path) = evening();
    let mut bytes = fs::read(&path).unwrap();
    let ends: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at] == b'\n').collect();
    bytes[ends[4]] = b'x';
    fs::write(&path, &bytes).unwrap();
    let answer = done(&["rescue", word(&path)], b"");
    assert!(!answer.out.lines().any(|line| line.starts_with("4 · ")), "{}", answer.out);
    let standings = done(
        &["show", word(&folder.path().join("Friday from action 4.floorman")), "standings"],
        b"",
    )
    .out;
    assert!(standings.contains("Cy"), "its checksum says that it is whole: {standings}");
    for (act, name) in [(5, "Dan"), (6, "Eva"), (7, "Fay")] {
        let is_told = |line: &str| line.starts_with(&format!("{act} · ")) && line.contains(name);
        assert!(answer.out.lines().any(is_told), "{act}: {}", answer.out);
    }
    assert!(!answer.out.contains("cannot be read"), "{}", answer.out);
}

#[test]
fn it_goes_on_from_an_earlier_act_where_somebody_says_so() {
    let (folder, path) = evening();
    let whole = fs::read(&path).unwrap();
    let new = folder.path().join("again.floorman");
    let answer = done(&["rescue", word(&path), "--at", "5", "--into", word(&new)], b"");
    assert_eq!(answer.out.lines().count(), 4, "two acts, what came of it, and the list");
    assert!(answer.out.contains("Eva") && answer.out.contains("Fay"), "{}", answer.out);
    assert!(whole.starts_with(&fs::read(&new).unwrap()));
    assert_eq!(fs::read(&path).unwrap(), whole);

    for at in ["0", "8"] {
        let other = folder.path().join("none.floorman");
        let answer = floorman(&["rescue", word(&path), "--at", at, "--into", word(&other)], b"");
        assert_eq!(answer.status, 1, "{at}");
        assert!(
            answer.trouble.contains("the last good one to continue from is 7"),
            "{}",
            answer.trouble
        );
        assert!(!other.exists());
    }
    let again = ["rescue", word(&path), "--at", "7", "--into", word(&new)];
    let answer = floorman(&again, b"");
    assert_eq!(answer.status, 3);
    assert!(answer.trouble.contains("already exists"), "{}", answer.trouble);
    let there = fs::read(&new).unwrap();
    assert!(whole.starts_with(&there), "a file that is there is not overwritten");
}

#[test]
fn acts_that_mean_nothing_without_those_before_them_are_told_as_that() {
    let (_folder, path) = evening();
    done(&["do", word(&path)], b"\"Undo\"\n\"Redo\"\n\"Undo\"\n");
    // Act 7 is gone, so nobody knows what the undo took back.
    spoil(&path, &[8]);
    let answer = done(&["rescue", word(&path)], b"");
    let told = answer.out.lines().filter(|line| line.contains(" · ")).count();
    assert_eq!(told, 3, "{}", answer.out);
    assert!(answer.out.contains("1 more line") || answer.out.contains("One more line"));
}
