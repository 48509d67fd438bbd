//! Structures and payouts as files that somebody hands on: out of one event and into another, and
//! in from tables that somebody made.

use crate::project;
use crate::terminal::{Answer, done, floorman, word};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

const AT: &str = "2026-03-05T19:00:00+01:00";

/// A folder with files in it.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> String {
        fs::write(self.path(name), bytes).unwrap();
        word(&self.path(name)).to_owned()
    }

    fn made(&self, name: &str, more: &[&str]) -> Answer {
        let file = self.path(name);
        let new = ["new", word(&file), "--template", "club-night", "--at", AT];
        floorman(&[&new, more].concat(), b"")
    }

    fn set(&self, name: &str, more: &[&str]) -> Answer {
        floorman(&[&["set", word(&self.path(name)), "--at", AT], more].concat(), b"")
    }

    fn act(&self, name: &str, commands: &[Value]) {
        let lines: Vec<String> = commands.iter().map(Value::to_string).collect();
        let file = self.path(name);
        done(&["do", word(&file), "--at", AT, "--seed", "3"], lines.join("\n").as_bytes());
    }

    /// An event for 20.00 with so many entries.
    fn priced(&self, name: &str, entries: usize) {
        assert_eq!(self.made(name, &[]).status, 0);
        let money = json!({
            "currency": {"name": "EUR", "digits": 2},
            "buy_ins": [{"name": "Entry", "sale": "Entry", "price": {"pool": 2000}}],
            "payouts": {"template": "club", "unit": 100},
        });
        self.act(name, &[json!({"ChangeSettings": {"settings": {"money": money}}})]);
        if entries > 0 {
            let names: Vec<Value> =
                (1..=entries).map(|no| json!({"name": format!("Player {no}")})).collect();
            self.act(name, &[json!({"Register": {"players": names}})]);
        }
    }

    fn shown(&self, name: &str, view: &str) -> Vec<Value> {
        done(&["show", word(&self.path(name)), view, "--format", "json"], b"").json()
    }

    fn prizes(&self, name: &str) -> Vec<String> {
        let rows = self.shown(name, "prizes").into_iter();
        rows.map(|row| row["amount"].as_str().unwrap().to_owned()).collect()
    }
}

#[test]
fn every_structure_that_is_shipped_goes_out_and_comes_back_as_a_table_and_as_a_file() {
    let desk = Desk::new();
    let mut count = 0;
    for entry in fs::read_dir(project("assets/structures")).unwrap() {
        let template = entry.unwrap().path();
        let name = template.file_stem().unwrap().to_string_lossy().into_owned();
        let file = desk.path(&format!("{name}.floorman"));
        done(&["new", word(&file), "--template", word(&template), "--at", AT], b"");
        let before = done(&["show", word(&file), "structure", "--format", "csv"], b"").out;
        for end in ["csv", "ron"] {
            let out = desk.path(&format!("{name}.{end}"));
            done(&["export", word(&file), "structure", "-o", word(&out)], b"");
            let again = format!("{name}-{end}.floorman");
            let made = desk.made(&again, &["--structure", word(&out)]);
            assert_eq!(made.status, 0, "{name} {end}: {}", made.trouble);
            let again = desk.path(&again);
            let after = done(&["show", word(&again), "structure", "--format", "json"], b"").json();
            let wanted = done(&["show", word(&file), "structure", "--format", "json"], b"").json();
            // Which chips go follows from the chip set, and that is the template's.
            let bare = |rows: Vec<Value>| -> Vec<Value> {
                let bare = |mut row: Value| {
                    row.as_object_mut().unwrap().remove("colors_up");
                    row
                };
                rows.into_iter().map(bare).collect()
            };
            assert_eq!(bare(after), bare(wanted), "{name} as {end}");
        }
        assert!(!before.is_empty());
        // The template itself has a structure, too.
        let whole = format!("{name}-whole.floorman");
        assert_eq!(desk.made(&whole, &["--structure", word(&template)]).status, 0, "{name}");
        count += 1;
    }
    assert!(count > 8, "all of them were tried");
}

#[test]
fn a_table_that_somebody_made_is_a_structure() {
    let desk = Desk::new();
    let utf_8 = "Úroveň;Blindy;Ante;Minuty;Chip race\n\
                 1;25/50;;20;\n2;50/100;-;20:00;\nPauza;;;7,5;ano\n3;1 000/2 000;2000;20 min;\n";
    let byte = |letter: char| match letter {
        'Ú' => 0xda,
        'ň' => 0xf2,
        other => u8::try_from(other).unwrap(),
    };
    let windows_1250: Vec<u8> = utf_8.chars().map(byte).collect();
    let utf_16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(utf_8.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    for (no, bytes) in [utf_8.as_bytes(), &windows_1250, &utf_16].into_iter().enumerate() {
        let list = desk.put("own.csv", bytes);
        let name = format!("{no}.floorman");
        let made = desk.made(&name, &["--structure", &list, "--column", "Ante=ante"]);
        assert_eq!(made.status, 0, "{no}: {}", made.trouble);
        let stages = desk.shown(&name, "structure");
        assert_eq!(stages.len(), 4);
        assert_eq!((&stages[1]["big_blind"], &stages[1]["secs"]), (&json!(100), &json!(1200)));
        assert_eq!((&stages[2]["break"], &stages[2]["secs"]), (&json!(1), &json!(450)));
        assert_eq!(stages[2]["color_up"], json!(true));
        assert_eq!((&stages[3]["small_blind"], &stages[3]["ante"]), (&json!(1000), &json!(2000)));
    }
}

#[test]
fn every_bad_cell_of_a_structure_is_told_with_line_and_column() {
    let desk = Desk::new();
    for (text, told) in [
        ("level;small blind;big blind;minutes\n1;25;50;soon\n", "Line 2, column 4: “soon”"),
        ("level;small blind;big blind;minutes\n1;25;50;\n", "Line 2, column 4: the length is"),
        ("level;small blind;big blind;minutes\n1;2,5;50;20\n", "Line 2, column 2: “2,5”"),
        ("level;small blind;big blind;minutes\n1;25;;20\n", "Line 2, column 2: small blind and"),
        (
            "level;small blind;big blind;minutes\n1;25;50;20\n3;50;100;20\n",
            "Line 3, column 1: level 3",
        ),
        ("level;small blind;big blind;minutes\n1;25;50\n", "Line 2, column 3: the line ends"),
        ("level;small blind;big blind;minutes\n1;25;50;20;9\n", "Line 2, column 5: this cell"),
        ("level;sb;bb;sb;minutes\n1;25;50;25;20\n", "Line 1, column 4: column 2 is for the same"),
        ("level;sb;bb;min;color up\nbreak;25;50;20;yes\n", "Line 2, column 2: a break has no"),
        ("level;sb;bb;min;color up\nbreak;;;20;maybe\n", "Line 2, column 5: “maybe” is neither"),
        ("level;sb;bb;min;game\n1;25;50;20;whist\n", "Line 2, column 5: “whist” is not a"),
        ("level;sb;bb;bring-in;min\n1;25;50;10;20\n", "Line 2, column 2: these do not go"),
        ("level;blinds;min\n1;25;20\n", "Line 2, column 2: “25” is not two blinds"),
        ("level;sb;bb;ante;ante from;min\n1;1;2;2;me;20\n", "Line 2, column 5: “me” does not say"),
        ("p;q;r\n1;2;3\n", "The first line does not say"),
        ("level;minutes\n1;20\n", "No usable column"),
        ("", "This file is empty"),
        ("PK\u{3}\0", "This is not a text file"),
        ("(stages: [Level(secs: 20)])", "Line 1, column"),
    ] {
        let list = desk.put("bad.csv", text.as_bytes());
        let refused = desk.made("bad.floorman", &["--structure", &list]);
        assert_eq!(refused.status, 2, "{text}");
        assert!(refused.trouble.contains(told), "{text}: {}", refused.trouble);
        assert!(refused.trouble.contains("Nothing was imported"), "{}", refused.trouble);
        assert!(!desk.path("bad.floorman").exists(), "{text}");
    }
    let missing = desk.made("bad.floorman", &["--structure", "nowhere.csv"]);
    assert_eq!(missing.status, 3, "{}", missing.trouble);
    // What can be read, and cannot be played.
    let list = desk.put("turned.csv", b"level,sb,bb,min\n1,100,50,20\n");
    assert_ne!(desk.made("turned.floorman", &["--structure", &list]).status, 0);
}

#[test]
fn the_structure_of_an_event_is_changed_by_a_file_and_by_nothing_else() {
    let desk = Desk::new();
    assert_eq!(desk.made("a.floorman", &[]).status, 0);
    let list = desk.put("own.csv", b"level,sb,bb,min\n1,100,200,15\n");
    assert_eq!(desk.set("a.floorman", &["--structure", &list, "--by", "Eva"]).status, 0);
    assert_eq!(desk.shown("a.floorman", "structure").len(), 1);
    assert_eq!(desk.set("a.floorman", &[]).status, 2, "nothing is asked");
    // What was played stays.
    let names = json!([{"name": "Ana"}, {"name": "Bo"}]);
    let started =
        [json!({"Register": {"players": names}}), json!({"DrawSeats": {}}), json!("StartClock")];
    desk.act("a.floorman", &started);
    let other = desk.put("other.csv", b"level,sb,bb,min\n1,300,600,15\n");
    let refused = desk.set("a.floorman", &["--structure", &other]);
    assert_eq!(refused.status, 1, "{}", refused.trouble);
    assert_eq!(desk.shown("a.floorman", "structure")[0]["big_blind"], json!(200));
}

#[test]
fn payouts_go_out_and_come_back_as_a_table_and_as_a_file() {
    let desk = Desk::new();
    desk.priced("a.floorman", 30);
    desk.priced("b.floorman", 30);
    let percents = desk.put("own.csv", "Místo;Procenta\n1;50\n2;30 %\n3-4;10\n".as_bytes());
    assert_eq!(desk.set("a.floorman", &["--payouts", &percents]).status, 0);
    assert_eq!(desk.prizes("a.floorman"), ["300", "180", "60", "60"]);
    for end in ["csv", "ron"] {
        let out = desk.path(&format!("own.{end}"));
        let file = desk.path("a.floorman");
        done(&["export", word(&file), "payouts", "-o", word(&out)], b"");
        let set = desk.set("b.floorman", &["--payouts", word(&out)]);
        assert_eq!(set.status, 0, "{end}: {}", set.trouble);
        assert_eq!(desk.prizes("b.floorman"), desk.prizes("a.floorman"), "{end}");
        let back = ["--payouts", word(&project("assets/payouts/home.ron"))].map(str::to_owned);
        assert_eq!(desk.set("b.floorman", &[&back[0], &back[1]]).status, 0);
        assert_ne!(desk.prizes("b.floorman"), desk.prizes("a.floorman"));
    }
    // By the size of the field.
    let by_size = desk.put("size.csv", b"entries,place,share\n2,1,1\n20,1,3\n,2,1\n40,1,1\n");
    assert_eq!(desk.set("b.floorman", &["--payouts", &by_size]).status, 0);
    assert_eq!(desk.prizes("b.floorman"), ["450", "150"]);
}

#[test]
fn amounts_are_taken_where_the_pool_is_shared_so() {
    let desk = Desk::new();
    desk.priced("a.floorman", 30);
    let amounts = desk.put("amounts.csv", "place;prize\n1;350,00\n2;150\n3;1 00\n".as_bytes());
    let refused = desk.set("a.floorman", &["--payouts", &amounts]);
    assert!(refused.trouble.contains("Line 4, column 2: “1 00”"), "{}", refused.trouble);
    let amounts = desk.put("amounts.csv", "place;prize\n1;350,00\n2;150\n3;100.00\n".as_bytes());
    let set = desk.set("a.floorman", &["--payouts", &amounts]);
    assert_eq!(set.status, 0, "{}", set.trouble);
    assert_eq!(desk.prizes("a.floorman"), ["350", "150", "100"]);
    let off = desk.put("off.csv", b"place,prize\n1,350\n2,150\n");
    let refused = desk.set("a.floorman", &["--payouts", &off]);
    assert_eq!(refused.status, 1);
    assert!(
        refused.trouble.contains("add up to 500 EUR, and the pool of 600 EUR"),
        "{}",
        refused.trouble
    );
    assert_eq!(desk.prizes("a.floorman"), ["350", "150", "100"]);
    // What an event writes of its prizes is read again; before anybody came it is a proportion.
    let out = desk.path("prizes.csv");
    done(&["export", word(&desk.path("a.floorman")), "prizes", "-o", word(&out)], b"");
    desk.priced("b.floorman", 0);
    let set = desk.set("b.floorman", &["--payouts", word(&out)]);
    assert_eq!(set.status, 0, "{}", set.trouble);
    assert!(set.notes.contains("not known yet"), "{}", set.notes);
    let names: Vec<Value> = (1..=60).map(|no| json!({"name": format!("P {no}")})).collect();
    desk.act("b.floorman", &[json!({"Register": {"players": names}})]);
    assert_eq!(desk.prizes("b.floorman"), ["700", "300", "200"]);
}

#[test]
fn shares_of_a_spreadsheet_are_parts_of_a_hundred_however_they_are_kept() {
    let desk = Desk::new();
    desk.priced("a.floorman", 30);
    for book in ["evening.xlsx", "evening.ods", "evening.xls"] {
        let book = project("tests/data").join(book);
        let set = desk.set("a.floorman", &["--payouts", word(&book)]);
        assert_eq!(set.status, 0, "{book:?}: {}", set.trouble);
        assert_eq!(desk.prizes("a.floorman"), ["300", "180", "120"], "{book:?}");
    }
    for (text, prizes) in [
        ("place,percent\n1,0.35\n2,0.325\n3,0.325\n", ["210", "195", "195"]),
        ("place,prize\n1,50%\n2,30 %\n3,20%\n", ["300", "180", "120"]),
        ("Payouts:\n1st: 50%\n2nd - 30 %\n3. 20%\nGood luck\n", ["300", "180", "120"]),
        ("1st place: $300\n2nd place: $180\n3rd place: $120\n", ["300", "180", "120"]),
        ("place,percent\n1,50\n2,30\n3,20\nTotal,100\n", ["300", "180", "120"]),
        ("place,prize\n1,300.00\n2,180.00\n3,120\nTotal,600.00\n", ["300", "180", "120"]),
        ("place,percent\n1,33.33333333\n2,33.33333333\n3,33.33333333\n", ["200", "200", "200"]),
    ] {
        let list = desk.put("shares.csv", text.as_bytes());
        let set = desk.set("a.floorman", &["--payouts", &list]);
        assert_eq!(set.status, 0, "{text}: {}", set.trouble);
        assert_eq!(desk.prizes("a.floorman"), prizes, "{text}");
    }
}

#[test]
fn every_bad_cell_of_payouts_is_told_with_line_and_column() {
    let desk = Desk::new();
    desk.priced("a.floorman", 30);
    let before = desk.prizes("a.floorman");
    for (text, told) in [
        ("place;percent\n1;50\n2;60\n", "Line 3, column 2: it is more"),
        (
            "place;percent\n1;50\n2;30\n",
            "Line 3, column 2: the percents of this field add up to 80",
        ),
        ("place;percent\n1;50\n3;50\n", "Line 3, column 1: place 3 is where place 2"),
        ("place;percent\n1;half\n", "Line 2, column 2: “half” is not a percent"),
        ("place;percent\nfirst;100\n", "Line 2, column 1: “first” is not a place"),
        ("place;percent\n;100\n", "Line 2, column 1: the place is missing"),
        ("place;percent\n1;\n", "Line 2, column 2: what the place gets"),
        ("place;share\n1;0\n", "Line 2, column 2: “0” cannot be"),
        ("place;share\n1-20000;1\n", "Line 2, column 1: at most 10,000 places"),
        ("entries;place;share\n20;1;1\n10;1;1\n", "Line 3, column 1: smaller fields"),
        ("place\n1\n", "No usable column"),
        ("place,prize\n1,550.50\n2,33.333\n", "Line 3, column 2: “33.333” cannot be"),
        ("(slug: \"x\", lines: [(entries: 1, weights: [1, 2])])", "pay nothing, or pay"),
        ("(slug: \"x\", lines: [(entries: 1, weights: [])])", "pay nothing, or pay"),
        ("(slug: \"x\", rows: [])", "Line 1, column"),
    ] {
        let list = desk.put("bad.csv", text.as_bytes());
        let refused = desk.set("a.floorman", &["--payouts", &list]);
        assert_eq!(refused.status, 2, "{text}: {}", refused.trouble);
        assert!(refused.trouble.contains(told), "{text}: {}", refused.trouble);
        assert_eq!(desk.prizes("a.floorman"), before, "{text}");
    }
    // One of two that is wrong leaves the other one, too.
    let stages = desk.shown("a.floorman", "structure");
    let good = desk.put("good.csv", b"level,sb,bb,min\n1,100,200,15\n");
    let bad = desk.put("bad.csv", b"place,percent\n1,50\n");
    assert_eq!(desk.set("a.floorman", &["--structure", &good, "--payouts", &bad]).status, 2);
    assert_eq!(desk.shown("a.floorman", "structure"), stages);
    assert_eq!(desk.made("free.floorman", &[]).status, 0);
    let percents = desk.put("own.csv", b"place,percent\n1,100\n");
    let refused = desk.set("free.floorman", &["--payouts", &percents]);
    assert_eq!(refused.status, 1, "an event without prices has no payouts: {}", refused.trouble);
    let out = desk.path("x.pdf");
    let call =
        ["export", word(&desk.path("a.floorman")), "payouts", "-o", word(&out)].map(str::to_owned);
    let unknown = floorman(&call.each_ref().map(String::as_str), b"");
    assert_eq!(unknown.status, 2);
    assert!(unknown.trouble.contains("--format"), "{}", unknown.trouble);
}
