//! An import of a folder is taken back: what it made, and nothing that was changed since.

use crate::project;
use crate::terminal::{Answer, done, floorman, word};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder with saved evenings, and one that they are imported into.
struct House {
    folder: TempDir,
}

const SAVED: [&str; 3] =
    ["club-18-players-undone-buyins", "club-19-players-rebuys", "freezeout-45-registered"];

impl House {
    fn new() -> Self {
        let house = Self { folder: TempDir::new().unwrap() };
        fs::create_dir(house.folder.path().join("saved")).unwrap();
        for name in SAVED {
            let file = project("tests/data").join(format!("{name}.tdt"));
            fs::copy(file, house.folder.path().join("saved").join(format!("{name}.tdt"))).unwrap();
        }
        house
    }

    fn to(&self, name: &str) -> PathBuf {
        self.folder.path().join("imported").join(name)
    }

    fn import(&self) -> Answer {
        let from = self.folder.path().join("saved");
        floorman(&["import", word(&from), "-o", word(&self.to(""))], b"")
    }

    fn undo(&self, path: &Path) -> Answer {
        floorman(&["import", "--undo", word(path)], b"")
    }

    fn names(&self, folder: &str) -> BTreeSet<String> {
        let there = fs::read_dir(self.to(folder)).unwrap();
        there.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }
}

#[test]
fn what_an_import_made_is_moved_away_and_can_be_imported_again() {
    let house = House::new();
    let told = house.import();
    assert_eq!(told.status, 0, "{}", told.trouble);
    assert!(told.notes.contains("imported-1.txt"), "{}", told.notes);
    let own = house.to("of-my-own.floorman");
    done(&["new", word(&own), "--template", "home-game"], b"");
    let before = fs::read(house.to("club-19-players-rebuys.floorman")).unwrap();
    let undone = house.undo(&house.to(""));
    assert_eq!(undone.status, 0, "{}", undone.trouble);
    assert!(undone.out.starts_with("Import undone: 3 tournaments are in "), "{}", undone.out);
    let left = ["of-my-own.floorman", "of-my-own.floorman.seen", "undone-1"];
    assert_eq!(house.names("").iter().map(String::as_str).collect::<Vec<_>>(), left);
    assert_eq!(fs::read(house.to("undone-1/club-19-players-rebuys.floorman")).unwrap(), before);
    assert_eq!(house.names("undone-1").len(), 7, "the list, and what stood beside them, too");
    let nothing = house.undo(&house.to(""));
    assert_eq!(nothing.status, 1);
    assert!(nothing.trouble.contains("No list of an import"), "{}", nothing.trouble);
    assert_eq!(house.import().status, 0, "nothing is in the way");
    assert_eq!(fs::read(house.to("club-19-players-rebuys.floorman")).unwrap(), before);
}

#[test]
fn what_was_changed_since_stays_and_is_told() {
    let house = House::new();
    house.import();
    let changed = house.to("freezeout-45-registered.floorman");
    let note = br#"{"Register":{"players":[{"name":"Late"}],"pays":{"buy_in":"Entry"}}}"#;
    done(&["do", word(&changed), "--at", "2030-01-01T00:00:00Z", "--accept-time"], note);
    fs::remove_file(house.to("club-19-players-rebuys.floorman")).unwrap();
    let after = fs::read(&changed).unwrap();
    // By its list, as well.
    let undone = house.undo(&house.to("imported-1.txt"));
    assert_eq!(undone.status, 1, "{}", undone.out);
    assert!(undone.out.starts_with("Import undone: 1 tournament is in "), "{}", undone.out);
    let told = ["Left in place, as it was changed since: ", "No longer there: "];
    assert!(told.iter().all(|told| undone.trouble.contains(told)), "{}", undone.trouble);
    assert_eq!(fs::read(&changed).unwrap(), after);
    // It is somebody's own now, and no list speaks of it any more.
    assert_eq!(house.undo(&house.to("")).status, 1);
    assert_eq!(fs::read(&changed).unwrap(), after);
}

#[test]
fn the_newest_import_is_taken_back_first() {
    let house = House::new();
    house.import();
    let saved = house.folder.path().join("saved");
    for name in SAVED {
        fs::remove_file(saved.join(format!("{name}.tdt"))).unwrap();
    }
    fs::copy(project("tests/data/home-game.tdt"), saved.join("later.tdt")).unwrap();
    house.import();
    assert_eq!(house.undo(&house.to("")).status, 0);
    assert!(
        !house.to("later.floorman").exists()
            && house.to(SAVED[0]).with_extension("floorman").exists()
    );
    assert_eq!(house.undo(&house.to("")).status, 0);
    assert_eq!(house.names(""), ["undone-1", "undone-2"].map(str::to_owned).into());
}

#[test]
fn a_list_that_leads_elsewhere_moves_nothing() {
    let house = House::new();
    house.import();
    let list = house.to("imported-1.txt");
    let good = fs::read_to_string(&list).unwrap();
    let (hash, before) = ("a".repeat(64), house.names(""));
    for bad in [
        format!("{hash}  ../elsewhere.floorman"),
        format!("{hash}  /etc/passwd"),
        format!("{hash}  notes.txt"),
        format!("{hash}  ..floorman/.."),
        format!("{hash} one-space.floorman"),
        "no line of a list".to_owned(),
        "\u{0}".to_owned(),
    ] {
        fs::write(&list, format!("{good}{bad}\n")).unwrap();
        let refused = house.undo(&list);
        assert_eq!(refused.status, 2, "{bad}");
        assert!(refused.trouble.contains("Line 4 does not belong"), "{bad}: {}", refused.trouble);
        assert_eq!(house.names(""), before, "{bad}: nothing was moved");
    }
    fs::write(&list, [0xff, 0xfe]).unwrap();
    assert_eq!(house.undo(&list).status, 3);
    assert_eq!(house.undo(Path::new("nowhere")).status, 1);
    assert_eq!(floorman(&["import", "--undo", "x", "y", "-o", "z"], b"").status, 2);
}

#[test]
fn an_import_that_made_nothing_leaves_no_list() {
    let house = House::new();
    let saved = house.folder.path().join("saved");
    for name in SAVED {
        fs::write(saved.join(format!("{name}.tdt")), "{V:").unwrap();
    }
    assert_eq!(house.import().status, 2);
    assert!(house.names("").is_empty());
}
