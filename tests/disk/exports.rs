//! What the program writes of an evening it reads again, in every format that it writes.

use crate::project;
use crate::terminal::{Answer, done, floorman, word};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

const FORMATS: [&str; 5] = ["csv", "json", "ron", "html", "text"];
const AT: &str = "2026-03-05T19:00:00+01:00";

/// An evening of another house with prices, chips of its own and antes, and an empty one.
struct Houses {
    folder: TempDir,
}

impl Houses {
    fn new() -> Self {
        let houses = Self { folder: TempDir::new().unwrap() };
        let chips = "value,color,hex,spots,spot color,in a stack,count\n\
                     25,red,#a01020,6,#ffffff,8,400\n100,blue,,,,8,300\n500,#123456,,,,6,\n";
        let levels = "level,small_blind,big_blind,ante,ante_from,minutes,game\n\
                      1,25,50,,,20,\n2,50,100,100,big blind,20,\nbreak,,,,,10,\n\
                      3,100,200,25,player,20,Omaha\n";
        let prices = houses.folder.path().join("payouts.csv");
        let payouts = "Entries,Place,Percent\n1,1,60\n1,2,40\n6,1,50\n6,2,30\n6,3,20\n";
        fs::write(&prices, payouts).unwrap();
        let (chips, levels) = (houses.put("chips.csv", chips), houses.put("levels.csv", levels));
        let first = houses.path("first");
        let new = ["new", word(&first), "--template", "club-night", "--seed", "3", "--at", AT];
        let more = ["--chip-set", word(&chips), "--structure", word(&levels)];
        let list = houses.put("people.csv", "name;member\nAna Nová;7\nBo Li;\nCy, Jr.;\nDot;9\n");
        let all = [&new[..], &more[..], &["--entries", word(&list)]].concat();
        assert_eq!(floorman(&all, b"").status, 0, "{}", floorman(&all, b"").trouble);
        houses.price("first");
        done(&["set", word(&first), "--payouts", word(&prices), "--at", AT], b"");
        houses
    }

    fn price(&self, event: &str) {
        let money = r#"{"ChangeSettings":{"settings":{"money":{"currency":{"name":"EUR","digits":2},
            "buy_ins":[{"name":"Entry","sale":"Entry","price":{"pool":2000}}],
            "payouts":{"template":"home","unit":500}}}}}"#;
        done(&["do", word(&self.path(event)), "--at", AT], money.replace('\n', "").as_bytes());
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(format!("{name}.floorman"))
    }

    fn put(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    fn written(&self, event: &str, view: &str, format: &str) -> String {
        done(&["show", word(&self.path(event)), view, "--format", format], b"").out
    }

    /// Another evening, into which this is taken.
    fn taken(&self, more: &[&str]) -> Answer {
        let other = self.path("other");
        let _ = fs::remove_file(&other);
        let new = ["new", word(&other), "--template", "club-night", "--seed", "3", "--at", AT];
        floorman(&[&new[..], more].concat(), b"")
    }

    /// A view of both evenings as a program reads it, without what follows from others.
    fn told(&self, event: &str, view: &str, without: &[&str]) -> Vec<serde_json::Value> {
        let mut rows =
            done(&["show", word(&self.path(event)), view, "--format", "json"], b"").json();
        for row in &mut rows {
            let fields = row.as_object_mut().unwrap();
            without.iter().for_each(|field| drop(fields.remove(*field)));
        }
        rows
    }
}

#[test]
fn a_structure_comes_in_again_as_it_went_out() {
    let houses = Houses::new();
    for format in FORMATS {
        let list = houses.put("list.out", &houses.written("first", "structure", format));
        let taken = houses.taken(&["--structure", word(&list)]);
        assert_eq!(taken.status, 0, "{format}: {}", taken.trouble);
        let [first, other] =
            ["first", "other"].map(|it| houses.told(it, "structure", &["colors_up"]));
        assert_eq!(other, first, "{format}");
    }
}

#[test]
fn chips_come_in_again_as_they_went_out() {
    let houses = Houses::new();
    let of_play = ["out", "out_at_most", "left", "left_at_least", "stacks", "with_color_ups"];
    for format in FORMATS {
        let list = houses.put("list.out", &houses.written("first", "chip-set", format));
        let taken = houses.taken(&["--chip-set", word(&list)]);
        assert_eq!(taken.status, 0, "{format}: {}", taken.trouble);
        let [first, other] = ["first", "other"].map(|it| houses.told(it, "chip-set", &of_play));
        assert_eq!(other, first, "{format}");
    }
}

#[test]
fn payouts_come_in_again_as_they_went_out() {
    let houses = Houses::new();
    for format in FORMATS {
        let list = houses.put("list.out", &houses.written("first", "payouts", format));
        houses.taken(&[]);
        houses.price("other");
        let other = houses.path("other");
        let set = ["set", word(&other), "--payouts", word(&list), "--at", AT];
        let taken = floorman(&set, b"");
        assert_eq!(taken.status, 0, "{format}: {}", taken.trouble);
        let [first, other] = ["first", "other"].map(|it| houses.told(it, "payouts", &[]));
        assert_eq!(other, first, "{format}");
    }
}

#[test]
fn who_sits_where_comes_in_again_as_it_went_out() {
    let houses = Houses::new();
    done(&["do", word(&houses.path("first")), "--at", AT], b"{\"DrawSeats\":{}}\n");
    for format in FORMATS {
        let list = houses.put("list.out", &houses.written("first", "seats", format));
        let taken = houses.taken(&["--entries", word(&list)]);
        assert_eq!(taken.status, 0, "{format}: {}", taken.trouble);
        assert!(!taken.notes.contains("counts as one player"), "{format}: {}", taken.notes);
        done(&["do", word(&houses.path("other")), "--at", AT], b"{\"DrawSeats\":{}}\n");
        let [first, other] = ["first", "other"].map(|it| houses.told(it, "seats", &["locked"]));
        assert_eq!(other, first, "{format}");
    }
}

/// An evening of a club, as results in each format: places, names, prizes and who won the chips.
#[test]
fn results_come_in_again_as_they_went_out() {
    let houses = Houses::new();
    let saved = project("tests/data/club-19-players-rebuys.tdt");
    done(&["import", word(&saved), "-o", word(&houses.path("played"))], b"");
    for format in FORMATS {
        let list = houses.put("list.out", &houses.written("played", "standings", format));
        let other = houses.path("other");
        let _ = fs::remove_file(&other);
        let import = ["import", word(&list), "-o", word(&other), "--at", AT];
        let taken = floorman(&import, b"");
        assert_eq!(taken.status, 0, "{format}: {}", taken.trouble);
        let of_desk = ["entries", "rebuys", "addons", "busted_at", "hand", "exit", "prizes"];
        let [first, other] = ["played", "other"].map(|it| houses.told(it, "standings", &of_desk));
        assert_eq!(other, first, "{format}");
    }
}
