//! Names that lead into a tournament or into a pipe: nothing is written through them.

use crate::terminal::{done, floorman, word};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn made() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    done(&["new", word(&path), "--template", "club-night"], b"");
    done(&["do", word(&path)], &register("Ana"));
    (folder, path)
}

fn register(name: &str) -> Vec<u8> {
    format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n").into_bytes()
}

/// Everything in a folder, by name.
fn everything(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<_> = entries.map(|path| (path.clone(), fs::read(&path).unwrap())).collect();
    all.sort();
    all
}

#[test]
fn what_is_written_out_replaces_no_tournament_and_no_people() {
    let (folder, path) = made();
    let people = folder.path().join("house.people");
    done(&["people", "--people", word(&people), "add", "Bo Lis"], b"");
    let file = |name: &str| folder.path().join(name);
    fs::copy(&path, file("kept.txt")).unwrap();
    let before = everything(folder.path());
    for out in ["Friday.floorman", "kept.txt", "house.people", "Friday.floorman.seen"] {
        let out = file(out);
        let calls: [&[&str]; 3] = [
            &["print", word(&path), "house-rules", "-o", word(&out)],
            &["export", word(&path), "standings", "--format", "csv", "-o", word(&out)],
            &["people", "--people", word(&people), "export", "-o", word(&out)],
        ];
        for call in calls {
            let answer = floorman(call, b"");
            assert_eq!(answer.status, 3, "{call:?}");
            let said = answer.trouble;
            assert!(said.contains("choose another") && said.contains(word(&out)), "{said}");
        }
    }
    assert_eq!(everything(folder.path()), before);
    let out = file("standings.csv");
    let call = ["export", word(&path), "standings", "-o", word(&out)];
    done(&call, b"");
    let first = fs::read(&out).unwrap();
    done(&["do", word(&path)], &register("Cy"));
    done(&call, b"");
    assert_ne!(fs::read(&out).unwrap(), first, "an earlier list is replaced");
    done(&["people", "--people", word(&people), "export", "-o", word(&out)], b"");
}

/// The folder is full, or closed as here: what stood there stays.
#[cfg(unix)]
#[test]
fn a_list_that_cannot_be_written_empties_no_earlier_one() {
    let (folder, path) = made();
    let out = folder.path().join("standings.csv");
    let call = ["export", word(&path), "standings", "-o", word(&out)];
    done(&call, b"");
    let (first, first_file) = (fs::read(&out).unwrap(), number(&out));
    done(&["do", word(&path)], &register("Bo"));
    done(&call, b"");
    assert_ne!(fs::read(&out).unwrap(), first);
    assert_ne!(number(&out), first_file, "it is another file with the same name, written whole");
}

#[cfg(unix)]
fn number(path: &Path) -> u64 {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).unwrap().ino()
}

#[cfg(unix)]
#[test]
fn a_companion_that_leads_into_the_journal_does_no_harm() {
    let links: [fn(&Path, &Path) -> std::io::Result<()>; 2] =
        [|to, at| fs::hard_link(to, at), |to, at| std::os::unix::fs::symlink(to, at)];
    for link in links {
        let (_folder, path) = made();
        let before = fs::read(&path).unwrap();
        for ending in [".seen", ".alive", ".torn"] {
            let beside = PathBuf::from(format!("{}{ending}", word(&path)));
            let _ = fs::remove_file(&beside);
            link(&path, &beside).unwrap();
        }
        done(&["do", word(&path)], &register("Bo"));
        assert!(fs::read(&path).unwrap().starts_with(&before));
        // Half a line is set aside.
        let whole = fs::read(&path).unwrap();
        fs::write(&path, [whole.as_slice(), b"4 77"].concat()).unwrap();
        done(&["do", word(&path)], &register("Cy"));
        assert!(fs::read(&path).unwrap().starts_with(&whole));
        assert!(done(&["check", word(&path)], b"").out.contains("3 players"));
        let torn = fs::read(format!("{}.torn", word(&path))).unwrap();
        assert!(torn.ends_with(b"4 77\n"), "{torn:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_beside_a_journal_holds_nobody_up() {
    let (_folder, path) = made();
    for ending in [".seen", ".alive", ".torn"] {
        let beside = format!("{}{ending}", word(&path));
        let _ = fs::remove_file(&beside);
        let made = std::process::Command::new("mkfifo").arg(&beside).status();
        assert!(made.unwrap().success());
    }
    let whole = fs::read(&path).unwrap();
    fs::write(&path, [whole.as_slice(), b"3 77"].concat()).unwrap();
    done(&["do", word(&path)], &register("Bo"));
    assert!(done(&["check", word(&path)], b"").out.contains("2 players"));
}
