//! What people put into lists beside levels, places and names.

use crate::spreadsheets::Desk;
use crate::terminal::{Answer, floorman, word};
use std::fs;

impl Desk {
    fn list(&self, option: &str, text: &str) -> Answer {
        let path = self.folder.path().join("list.txt");
        fs::write(&path, text).unwrap();
        self.made(&[option, word(&path)])
    }

    #[track_caller]
    fn blinds(&self, text: &str) -> Vec<u64> {
        let made = self.list("--structure", text);
        assert_eq!(made.status, 0, "{text}: {}", made.trouble);
        let shown = self.shown("structure", "small_blind");
        shown.iter().filter_map(serde_json::Value::as_u64).collect()
    }

    #[track_caller]
    fn refused(&self, option: &str, text: &str, said: &[&str]) {
        let refused = self.list(option, text);
        assert_eq!(refused.status, 2, "{text}: {} {}", refused.trouble, refused.out);
        for said in said {
            assert!(refused.trouble.contains(said), "{text}: {}", refused.trouble);
        }
        assert!(!self.event().exists(), "nothing was made");
    }

    #[track_caller]
    fn registered(&self, text: &str, noted: &[&str]) -> Vec<String> {
        let made = self.list("--entries", text);
        assert_eq!(made.status, 0, "{text}: {}", made.trouble);
        for said in noted {
            assert!(made.notes.contains(said), "{text}: {}", made.notes);
        }
        let mut names: Vec<String> =
            self.shown("standings", "name").iter().map(|it| it.as_str().unwrap().into()).collect();
        names.sort();
        names
    }
}

#[test]
fn levels_may_be_numbered_in_roman() {
    let desk = Desk::new();
    let table = "Level,SB,BB,Minutes\nI,25,50,20\nII,50,100,20\nBreak,,,10\nIII,100,200,20\n";
    assert_eq!(desk.blinds(table), [25, 50, 100]);
    let message = "I. 25/50 20 min\nII. 50/100\nIII - 75/150\nIV: 100/200\n";
    assert_eq!(desk.blinds(message), [25, 50, 75, 100]);
    let turn = "I. 25/50 20 min\nII. 50/100\nIV. 75/150\n";
    desk.refused("--structure", turn, &["Line 3", "level 4 stands where level 3 is due"]);
}

/// Where a day begins or ends is an act of the evening and no line of a structure.
#[test]
fn days_between_levels_are_named_and_left() {
    let desk = Desk::new();
    let table = "Level,SB,BB,Minutes\n1,25,50,20\nEnd of day 1,,,\nDay 2,,,\n2,50,100,40\n";
    assert_eq!(desk.blinds(table), [25, 50]);
    let told = desk.list("--structure", "Day 1A\n1. 25/50 20 min\nStart of day 2\n2. 50/100\n");
    assert_eq!(told.status, 0, "{}", told.trouble);
    for said in ["Line 1 is not read: Day 1A", "Line 3 is not read: Start of day 2"] {
        assert!(told.notes.contains(said), "{}", told.notes);
    }
    assert_eq!(desk.blinds("1. 25/50 20 min\nTag 2\n2. 50/100\nDen 3\n3. 75/150\n"), [25, 50, 75]);
}

/// A level of which a blind is no whole number is never passed over, whatever the others are.
#[test]
fn blinds_below_one_are_refused_with_what_to_do() {
    let desk = Desk::new();
    let hundred = "a hundred times as large";
    let message = "1. 0.25/0.50\n2. .50/1\n3. 1/2\n4. 2/4\n";
    desk.refused("--structure", message, &["“0.25”", "Line 2", hundred]);
    let table = "Level,SB,BB,Minutes\n1,\"0,5\",1,20\n2,1,2,20\n";
    desk.refused("--structure", table, &["“0,5”", hundred]);
    desk.refused("--structure", "Level,Blinds,Minutes\n1,0.5/1,20\n2,1/2,20\n", &["Line 2"]);
    assert_eq!(desk.blinds("1. 1.000/2.000 20 min\n2. 1,500/3,000\n"), [1000, 1500]);
}

#[test]
fn who_has_no_place_is_asked_about() {
    let desk = Desk::new();
    let import = |text: &str| {
        let (path, to) = (desk.folder.path().join("results.csv"), desk.event());
        let _ = fs::remove_file(&to);
        fs::write(&path, text).unwrap();
        floorman(&["import", word(&path), "-o", word(&to), "--at", "2026-01-01T19:00:00Z"], b"")
    };
    for place in ["DNF", "DQ", "-", "n/a"] {
        let refused = import(&format!("Place,Name\n1,Ada\n2,Ben\n{place},Cy\n"));
        assert_eq!(refused.status, 2, "{place}");
        assert!(refused.trouble.contains("Line 4"), "{place}: {}", refused.trouble);
    }
    // Those who share a place, as a range and as a tie.
    for shared in ["3-4", "T3", "3"] {
        let list = format!("Place,Name\n1,Ada\n2,Ben\n{shared},Cy\n{shared},Dot\n5,Eli\n");
        let read = import(&list);
        assert_eq!(read.status, 0, "{shared}: {}", read.trouble);
        assert_eq!(desk.shown("standings", "place"), [1, 2, 3, 3, 5], "{shared}");
    }
    let twice = import("Place,Name\n1,Ada\n2,Ben\n3,Ada\n");
    assert_eq!(twice.status, 0, "{}", twice.trouble);
    let said = "Line 4: Ada is on line 2, too; they count as two people";
    assert!(twice.notes.contains(said), "{}", twice.notes);
}

#[test]
fn headings_and_who_stands_below_them_are_told_apart() {
    let desk = Desk::new();
    let noted = ["Line 3: “Waiting list:” is not registered", "Line 4: “Eli” is not registered"];
    assert_eq!(desk.registered("Ana\nBen\nWaiting list:\nEli\n", &noted), ["Ana", "Ben"]);
    let list = "Ana\nNáhradníci (2):\nEli\nFay\nHráči:\nBen\n";
    assert_eq!(desk.registered(list, &["“Fay” is not registered"]), ["Ana", "Ben"]);
    let list = "Ana\nFriday group:\nBen\n";
    assert_eq!(desk.registered(list, &["“Friday group:” is not registered"]), ["Ana", "Ben"]);
    let noted = ["“Ana + Ben” is registered as it stands (looks like several people)"];
    assert_eq!(desk.registered("Ana + Ben\nCy\n", &noted), ["Ana + Ben", "Cy"]);
    let noted = ["“Nova, Ana” is registered as it stands (last name first, or two people)"];
    assert_eq!(desk.registered("Nova, Ana\nBen Rys\nCy Vale\n", &noted).len(), 3);
}
