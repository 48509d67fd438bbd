//! An older copy in the place of the file: asked about, named, and brought together with a newer.

use crate::terminal::{done, floorman, word};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The names of two acts that only the newer file has.
const LATER: [&str; 2] = ["Eva Malá", "Jan Bílý"];

fn register(path: &Path, names: &[&str]) {
    for name in names {
        let line = format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n");
        done(&["do", word(path)], line.as_bytes());
    }
}

/// A tournament whose newest two acts are missing from the file, and the file that had them.
fn put_back() -> (TempDir, PathBuf, Vec<u8>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    done(&["new", word(&path), "--template", "club-night"], b"");
    register(&path, &["Ana", "Bo"]);
    let older = fs::read(&path).unwrap();
    register(&path, &LATER);
    let newer = fs::read(&path).unwrap();
    fs::write(&path, older).unwrap();
    (folder, path, newer)
}

const CLOSE: &[u8] = b"{\"Register\":{\"players\":[{\"name\":\"Zoe\"}]}}\n";

#[test]
fn do_goes_on_with_an_older_copy_only_where_somebody_says_so() {
    let (_folder, path, _) = put_back();
    let before = fs::read(&path).unwrap();
    let seen = path.with_extension("floorman.seen");
    let proof = fs::read(&seen).unwrap();
    for _ in 0..2 {
        let answer = floorman(&["do", word(&path)], CLOSE);
        assert_eq!(answer.status, 1, "{}", answer.trouble);
        assert_eq!(answer.out, "");
        assert!(answer.notes.contains("from action 4 on is missing"), "{}", answer.notes);
        assert!(answer.trouble.contains("ends here with action 3 of "), "{}", answer.trouble);
        assert!(answer.trouble.contains("--accept-older"), "{}", answer.trouble);
        assert_eq!(fs::read(&path).unwrap(), before);
        assert_eq!(fs::read(&seen).unwrap(), proof);
    }
    let answer = done(&["do", word(&path), "--accept-older"], CLOSE);
    assert!(answer.notes.contains("from action 4 on is missing"), "said all the same");
    let kept = fs::read(&seen).unwrap();
    assert!(kept.ends_with(&proof), "what proves it is kept");
    // Now it is the one that was left here.
    done(&["do", word(&path)], b"");
    assert_eq!(done(&["check", word(&path)], b"").status, 0);
}

#[test]
fn check_fails_where_the_end_is_missing_and_names_the_copies() {
    let (folder, path, newer) = put_back();
    let copy = folder.path().join("Friday (conflicted copy).floorman");
    fs::write(&copy, &newer).unwrap();
    fs::write(folder.path().join("Friday.floorman.txt"), "notes").unwrap();
    done(&["new", word(&folder.path().join("Other.floorman")), "--template", "club-night"], b"");
    let answer = floorman(&["check", word(&path)], b"");
    assert_eq!(answer.status, 1, "{}", answer.out);
    let named = answer.out.lines().filter(|line| line.contains("copy,")).count();
    assert!(answer.out.contains("A newer copy, which continues to action 5 of "), "{}", answer.out);
    assert!(answer.out.contains("with 2 more actions: "), "{}", answer.out);
    assert_eq!(named, 1, "{}", answer.out);
    for name in LATER {
        assert!(answer.out.contains(name), "{}", answer.out);
    }
    // The other way round the copy is the older one, and nothing is wrong.
    let older = fs::read(&path).unwrap();
    fs::write(&path, &newer).unwrap();
    fs::write(&copy, older).unwrap();
    let answer = done(&["check", word(&path)], b"");
    assert!(answer.out.contains("lacks the last 2 actions"), "{}", answer.out);
}

#[test]
fn what_is_missing_is_taken_from_a_copy_that_goes_on_from_it() {
    let (folder, path, newer) = put_back();
    let copy = folder.path().join("stick.floorman");
    fs::write(&copy, &newer).unwrap();
    let answer = done(&["rescue", word(&path), "--with", word(&copy)], b"");
    assert!(answer.out.contains("2 actions were taken from the copy"), "{}", answer.out);
    assert_eq!(fs::read(&path).unwrap(), newer, "byte by byte");
    assert_eq!(fs::read(&copy).unwrap(), newer);
    done(&["do", word(&path)], CLOSE);
    assert_eq!(done(&["check", word(&path)], b"").status, 0);
    // Now the copy is the beginning, and gives nothing.
    let before = fs::read(&path).unwrap();
    let answer = floorman(&["rescue", word(&path), "--with", word(&copy)], b"");
    assert_eq!(answer.status, 3);
    assert!(answer.trouble.contains("does not continue from what is here"), "{}", answer.trouble);
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_copy_that_went_another_way_is_named_and_nothing_is_taken_from_it() {
    let (folder, path, newer) = put_back();
    let copy = folder.path().join("stick.floorman");
    fs::write(&copy, &newer).unwrap();
    done(&["do", word(&path), "--accept-older"], CLOSE);
    let before = fs::read(&path).unwrap();
    let answer = done(&["check", word(&path)], b"");
    assert!(answer.out.contains("diverges after action 3, up to action 5"), "{}", answer.out);
    let answer = floorman(&["rescue", word(&path), "--with", word(&copy)], b"");
    assert_eq!(answer.status, 3);
    assert_eq!(fs::read(&path).unwrap(), before);
}
