//! What people put into lists beside levels, places and names.

use crate::spreadsheets::Desk;
use crate::terminal::{Answer, floorman, word};
use engine::refusal::Refusal;
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure, check_structure};
use engine::values::Chips;
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

    fn results(&self, text: &str) -> Answer {
        let (path, to) = (self.folder.path().join("results.csv"), self.event());
        let _ = fs::remove_file(&to);
        fs::write(&path, text).unwrap();
        floorman(&["import", word(&path), "-o", word(&to), "--at", "2026-01-01T19:00:00Z"], b"")
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
    desk.refused("--structure", turn, &["Line 3", "level 4 is where level 3 should be"]);
}

/// More lines than anybody plays are refused where the first is too many, and never counted wrong.
#[test]
fn a_structure_has_an_end() {
    let desk = Desk::new();
    let table = |lines: usize| "SB,BB,Minutes\n".to_owned() + &"25,50,20\n".repeat(lines);
    assert_eq!(desk.blinds(&table(1_000)).len(), 1_000);
    for lines in [1_001, 70_000] {
        let said = ["Line 1002", "at most 1,000 levels and breaks"];
        desk.refused("--structure", &table(lines), &said);
        let message = "25/50 20 min\n".repeat(lines);
        desk.refused("--structure", &message, &["Line 1001", said[1]]);
    }
    let chat = "25/50 20 min\n".to_owned() + &"who brings crisps?\n".repeat(4_000);
    desk.refused("--structure", &chat, &["Line 4001", "at most 1,000 levels and breaks"]);
    let (small_blind, big_blind, ante) = (Chips(25), Chips(50), Ante::None);
    let stakes = Stakes::Blinds { small_blind, big_blind, ante };
    let level = Level { game: Game::default(), stakes, secs: 1200, color_up: false };
    let long = Structure { stages: vec![Stage::Level(level); 70_000] };
    assert_eq!(long.numbered().count(), 70_000, "a file from elsewhere stops nothing");
    assert_eq!(long.levels().count(), usize::from(u16::MAX));
    assert_eq!(check_structure(&long), Err(Refusal::StagesTooMany { most: 1_000 }));
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
    desk.refused("--structure", "$0.25/$0.50 20 min\n", &["“0.25”", hundred]);
    desk.refused("--structure", message, &["“0.25”", "Line 2", hundred]);
    let table = "Level,SB,BB,Minutes\n1,\"0,5\",1,20\n2,1,2,20\n";
    desk.refused("--structure", table, &["“0,5”", hundred]);
    desk.refused("--structure", "Level,Blinds,Minutes\n1,0.5/1,20\n2,1/2,20\n", &["Line 2"]);
    assert_eq!(desk.blinds("1. 1.000/2.000 20 min\n2. 1,500/3,000\n"), [1000, 1500]);
}

#[test]
fn who_has_no_place_is_asked_about() {
    let desk = Desk::new();
    for place in ["DNF", "DQ", "-", "n/a"] {
        let refused = desk.results(&format!("Place,Name\n1,Ada\n2,Ben\n{place},Cy\n"));
        assert_eq!(refused.status, 2, "{place}");
        assert!(refused.trouble.contains("Line 4"), "{place}: {}", refused.trouble);
    }
    // Those who share a place, as a range and as a tie.
    for shared in ["3-4", "T3", "3"] {
        let list = format!("Place,Name\n1,Ada\n2,Ben\n{shared},Cy\n{shared},Dot\n5,Eli\n");
        let read = desk.results(&list);
        assert_eq!(read.status, 0, "{shared}: {}", read.trouble);
        assert_eq!(desk.shown("standings", "place"), [1, 2, 3, 3, 5], "{shared}");
    }
    let twice = desk.results("Place,Name\n1,Ada\n2,Ben\n3,Ada\n");
    assert_eq!(twice.status, 0, "{}", twice.trouble);
    let said = "Line 4: Ada is also on line 2; they count as two people";
    assert!(twice.notes.contains(said), "{}", twice.notes);
}

#[test]
fn headings_and_who_stands_below_them_are_told_apart() {
    let desk = Desk::new();
    let noted = ["Line 3: “Waiting list:” is left out", "Line 4: “Eli” is left out"];
    assert_eq!(desk.registered("Ana\nBen\nWaiting list:\nEli\n", &noted), ["Ana", "Ben"]);
    let list = "Ana\nNáhradníci (2):\nEli\nFay\nHráči:\nBen\n";
    assert_eq!(desk.registered(list, &["“Fay” is left out"]), ["Ana", "Ben"]);
    let list = "Ana\nFriday group:\nBen\n";
    assert_eq!(desk.registered(list, &["“Friday group:” is left out"]), ["Ana", "Ben"]);
    let noted = ["“Ana + Ben” counts as one player (looks like several people)"];
    assert_eq!(desk.registered("Ana + Ben\nCy\n", &noted), ["Ana + Ben", "Cy"]);
    let noted = ["“Nova, Ana” counts as one player (last name first, or two people)"];
    assert_eq!(desk.registered("Nova, Ana\nBen Rys\nCy Vale\n", &noted).len(), 3);
}

#[test]
fn names_beside_each_other_are_as_many_people() {
    let desk = Desk::new();
    for list in ["Ana, Ben, Cy\n", "Ana; Ben; Cy\n", "Players: Ana, Ben, Cy\n"] {
        assert_eq!(desk.registered(list, &[]), ["Ana", "Ben", "Cy"], "{list}");
    }
    let list = "Ana Novak, Ben Li, Cy Dee\n";
    assert_eq!(desk.registered(list, &[]), ["Ana Novak", "Ben Li", "Cy Dee"]);
    assert_eq!(desk.registered("Novak, Ana\nLi, Ben\n", &[]), ["Ana Novak", "Ben Li"]);
    // Whoever stands there twice is left out once, and nobody beside them.
    let twice = desk.folder.path().join("twice.txt");
    fs::write(&twice, "Ana, Ben, Cy\nDan, Ana\n").unwrap();
    let refused = desk.made(&["--entries", word(&twice)]);
    assert!(refused.trouble.contains("Line 2: Ana is already on line 1"), "{}", refused.trouble);
    let made = desk.made(&["--entries", word(&twice), "--same-names", "skip"]);
    assert_eq!(made.status, 0, "{}", made.trouble);
    assert_eq!(desk.shown("standings", "name").len(), 4);
    let doubt = ["“Ana, Ben” counts as one player (last name first, or two people)"];
    assert_eq!(desk.registered("Ana, Ben\n", &doubt), ["Ana, Ben"]);
    let list = "Ana\nWaiting list: Cy, Dan\nEve\n";
    let noted = ["“Cy” is left out", "“Dan” is left out"];
    assert_eq!(desk.registered(list, &noted), ["Ana"]);
}

#[test]
fn headings_of_one_word_and_marks_that_say_no_are_seen() {
    let desk = Desk::new();
    let list = "Confirmed\nAna\nBen\n\nWaitlist\nCy\n\nDeclined (1)\nEve\n";
    let noted = ["“Waitlist” is left out", "“Cy” is left out", "“Eve” is left out"];
    assert_eq!(desk.registered(list, &noted), ["Ana", "Ben"]);
    let noted = ["“Reserve” counts as one player (looks like a heading)"];
    assert_eq!(desk.registered("Ana\nReserve\nBen\n", &noted), ["Ana", "Ben", "Reserve"]);
    let noted = ["“Ben” counts as one player (a mark beside it says no)"];
    assert_eq!(desk.registered("Ana ✅\nBen ❌\n", &noted), ["Ana", "Ben"]);
    let noted = ["“Fay - maybe” counts as one player (a mark beside it says no)"];
    assert_eq!(desk.registered("Ana\nFay - maybe\n", &noted), ["Ana", "Fay - maybe"]);
    let chat = "[12/01/2026, 19:02:11] Ana Novak: In\n[12/01/2026, 19:03:11] Ben: Out\nCy\n";
    let noted = ["(a chat message; type only the name)"];
    assert_eq!(desk.registered(chat, &noted), ["Cy"]);
}

/// Times of day beside levels are neither antes nor how long they last.
#[test]
fn times_beside_levels_are_never_antes() {
    let desk = Desk::new();
    let rising = "1. 25/50 19:00\n2. 50/100 19:25\n3. 100/200 19:50\n";
    desk.refused("--structure", rising, &["Line 1", "Line 3"]);
    let beside = "1: 25/50 25 min (0:25)\n2: 50/100 25 min (0:50)\n3: 100/200 25 min (1:15)\n";
    assert_eq!(desk.blinds(beside), [25, 50, 100]);
    assert_eq!(desk.shown("structure", "ante"), [0, 0, 0]);
    assert_eq!(desk.blinds("1. 25/50 20:00\n2. 50/100 20:00\n"), [25, 50]);
    assert_eq!(desk.shown("structure", "secs"), [1200, 1200]);
}

/// Minutes that stand behind the word are no ante; the ante is the big blind then.
#[test]
fn a_big_blind_ante_without_a_figure_is_the_big_blind() {
    let desk = Desk::new();
    let list =
        "1. 100/200 BBA 25 min\n2. 200/400 (BB ante) 25 min\n3. 300/600 BB ante 600 25 min\n";
    assert_eq!(desk.blinds(list), [100, 200, 300]);
    assert_eq!(desk.shown("structure", "ante"), [200, 400, 600]);
    assert_eq!(desk.shown("structure", "secs"), [1500, 1500, 1500]);
    let each = "1. 100/200 ante 25 20 min\n2. 200/400 with a 50 ante 20 min\n";
    assert_eq!(desk.blinds(each), [100, 200]);
    assert_eq!(desk.shown("structure", "ante"), [25, 50]);
}

#[test]
fn a_line_over_the_levels_says_how_long_they_last() {
    let desk = Desk::new();
    let list = "20 minute levels\n25/50\n50/100\n";
    assert_eq!(desk.blinds(list), [25, 50]);
    assert_eq!(desk.shown("structure", "secs"), [1200, 1200]);
    let days = "Day 1 - 30 min levels\n1. 25/50\nDay 2 - 60 min levels\n2. 50/100\n";
    assert_eq!(desk.blinds(days), [25, 50]);
    assert_eq!(desk.shown("structure", "secs"), [1800, 3600]);
}

/// A column that says who comes is read; those who do not are left out, and named.
/// A message says how long levels last within a sentence, and only where it says one length.
#[test]
fn a_sentence_says_how_long_levels_last() {
    let desk = Desk::new();
    let secs = |text: &str| {
        assert_eq!(desk.blinds(text), [25, 50], "{text}");
        let secs = desk.shown("structure", "secs");
        secs.iter().filter_map(serde_json::Value::as_u64).collect::<Vec<_>>()
    };
    let levels = "\nLvl 1: 25/50\nLvl 2: 50/100\n";
    let said = "Here is what we run on Fridays with 12 people, 25 min levels:";
    assert_eq!(secs(&format!("{said}{levels}")), [1500, 1500]);
    let usual = secs(&format!("This is how we play at home on Fridays{levels}"));
    let two = "On Fridays we run 25 min levels until ten and then 40 min levels";
    assert_eq!(secs(&format!("{two}{levels}")), usual, "two lengths are none");
}

#[test]
fn a_column_says_who_plays() {
    let desk = Desk::new();
    let said = ["“Cy” is left out (listed as not playing, or not yet)"];
    let list = "Name,RSVP\nAna,Yes\nBen,\nCy,No\n";
    assert_eq!(desk.registered(list, &said), ["Ana", "Ben"]);
    let list = "Jméno;Účast\nAna;ano\nBen;možná\nCy;ne\n";
    assert_eq!(desk.registered(list, &said), ["Ana"]);
    // Nothing else stands in it, so that its title need not be known.
    let list = "Name,Friday\nAna,in\nBen,going\nCy,can't make it\n";
    assert_eq!(desk.registered(list, &said), ["Ana", "Ben"]);
    // A plain no may be about anything, and who is out may have played.
    let list = "Name,Paid\nAna,yes\nBen,no\n";
    assert_eq!(desk.registered(list, &["Paid"]), ["Ana", "Ben"]);
    let list = "Name,Status\nAna,Active\nBen,Out\n";
    let said = ["“Ben” counts as one player (a mark beside it says no)"];
    assert_eq!(desk.registered(list, &said), ["Ana", "Ben"]);
}

#[test]
fn two_names_on_each_line_are_told_to_be_two_players() {
    let desk = Desk::new();
    let said = ["Each name on a line counts as a player"];
    let list = "Ana Nova, Ben Zima\nCy Young, Dora Malá\n";
    assert_eq!(desk.registered(list, &said), ["Ana Nova", "Ben Zima", "Cy Young", "Dora Malá"]);
}

#[test]
fn a_shared_place_needs_a_line_for_each() {
    let desk = Desk::new();
    let read = desk.results("Place,Name\n1,Ada\n2,Ben\n3-4,Cy and Dan\n");
    assert_eq!(read.status, 2, "{}", read.notes);
    assert!(read.trouble.contains("places 3 to 4 have only one line"), "{}", read.trouble);
    let read = desk.results("Place,Name\n1,Ada\n2,Tom & Jerry\n");
    assert_eq!(read.status, 0, "{}", read.trouble);
    let said = "Line 3: “Tom & Jerry” counts as one player (looks like several people)";
    assert!(read.notes.contains(said), "{}", read.notes);
    let read = desk.results("Place,Name,Points\n1,Ada,\"1,500\"\n2,Ben,900\n");
    assert_eq!(read.status, 2, "{}", read.notes);
    assert!(read.trouble.contains("“1,500” can mean 1500 or 1.5 points"), "{}", read.trouble);
}

/// Chips of a message, and which of two numbers is the value.
#[test]
fn chips_are_read_from_a_message() {
    let desk = Desk::new();
    let chips = |text: &str| {
        let path = desk.folder.path().join("chips.txt");
        fs::write(&path, text).unwrap();
        let _ = fs::remove_file(desk.event());
        let made = desk.made(&["--chip-set", word(&path)]);
        assert_eq!(made.status, 0, "{text}: {}", made.trouble);
        let shown = desk.shown("chip-set", "value");
        shown.iter().filter_map(serde_json::Value::as_u64).collect::<Vec<_>>()
    };
    assert_eq!(chips("25 green 100\n100 black 100\n500 purple 50\n"), [25, 100, 500]);
    assert_eq!(chips("100 x 25 green\n100 x 100 black\n"), [25, 100]);
    assert_eq!(chips("T25 - green - 100 pcs\nT100: black, 120\n1K yellow\n"), [25, 100, 1000]);
    assert_eq!(chips("25 green\n\n100 light blue\n"), [25, 100]);
    desk.refused("--chip-set", "25 green 100\n100 black 120\n", &["Which number is the value?"]);
}
