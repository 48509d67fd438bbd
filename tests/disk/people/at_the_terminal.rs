//! `floorman people`, as it is called.

use crate::terminal::{Answer, done, floorman, word};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A house whose file of people is named in every call.
pub struct Desk {
    folder: TempDir,
}

impl Desk {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn put(&self, name: &str, bytes: &[u8]) -> String {
        fs::write(self.path(name), bytes).unwrap();
        word(&self.path(name)).to_owned()
    }

    pub fn call(&self, words: &[&str]) -> Answer {
        let people = self.path("people.sqlite");
        let at = "2026-11-20T19:00:00Z";
        let before = ["people", "--people", word(&people), "--by", "Eva", "--at", at];
        floorman(&[&before, words].concat(), b"")
    }

    #[track_caller]
    pub fn done(&self, words: &[&str]) -> Answer {
        let answer = self.call(words);
        assert_eq!(answer.status, 0, "{words:?}: {} {}", answer.trouble, answer.out);
        answer
    }

    #[track_caller]
    pub fn json(&self, words: &[&str]) -> Vec<Value> {
        self.done(&[words, &["--format", "json"]].concat()).json()
    }

    pub fn text(&self, words: &[&str]) -> String {
        self.done(&[words, &["--format", "text"]].concat()).out
    }
}

#[test]
fn somebody_is_added_changed_listed_and_shown() {
    let desk = Desk::new();
    let said = desk.text(&["add", "Ana Rys", "--number", "17", "--birthday", "3.4.1980"]);
    assert_eq!(said, "Added: Ana Rys (id 1)\n");
    let added = desk.call(&["add", "ana rys", "--format", "json"]);
    assert_eq!(added.json()[0]["id"], 2);
    assert_eq!(
        added.notes,
        "Somebody with this name was already listed: Ana Rys (id 1); if they are the same person, \
         merge them with: floorman people merge id:1 id:2\n"
    );
    let said = desk.text(&["set", "17", "--why-not", "fights", "--not-until", "2026-11-20"]);
    assert_eq!(said, "Changed: Ana Rys (id 1)\n");
    let same = desk.text(&["set", "17", "--why-not", "fights"]);
    assert_eq!(same, "Nothing changed: Ana Rys (id 1)\n");
    desk.done(&["set", "17", "--fee-until", "2026-11-19"]);
    let listed = desk.json(&["list", "any", "rys"]);
    assert_eq!(listed, [] as [Value; 0]);
    let listed = desk.json(&["list", "RYS"]);
    assert_eq!(listed.len(), 2);
    let first = &listed[0];
    assert_eq!(
        (&first["name"], &first["birthday"], &first["may_play"], &first["fee"]),
        (&json!("Ana Rys"), &json!("1980-04-03"), &json!(false), &json!("due"))
    );
    let people = desk.path("people.sqlite");
    let words = ["people", "--people", word(&people), "--at", "2026-11-22T12:00:00Z"];
    let tomorrow = done(&[&words[..], &["list", "17", "--format", "json"]].concat(), b"").json();
    assert_eq!(tomorrow[0]["may_play"], true);
    let shown = desk.json(&["show", "17"]);
    let stands: Vec<_> = shown.iter().map(|row| &row["stands"]).collect();
    assert_eq!(stands, ["now", "before", "before", "before"]);
    assert_eq!(shown[2]["number"], "17");
    assert_eq!(shown[3]["did"], "added");
    let text = desk.text(&["show", "17"]);
    assert!(text.contains("Why not") && text.contains("fights"), "{text}");
}

#[test]
fn what_is_in_the_way_is_said_with_what_to_do_and_a_status() {
    let desk = Desk::new();
    let refused = |words: &[&str], status, said: &str| {
        let answer = desk.call(words);
        assert_eq!(answer.status, status, "{words:?}: {}", answer.trouble);
        assert!(answer.trouble.contains(said), "{words:?}: {}", answer.trouble);
        assert!(!answer.trouble.contains('⟨'), "{}", answer.trouble);
        assert!(answer.trouble.lines().count() >= 2, "what to do: {}", answer.trouble);
        assert_eq!(answer.out, "");
    };
    refused(&["list"], 3, "No people file yet");
    desk.done(&["add", "Ana Rys", "--number", "17"]);
    desk.done(&["add", "Ana Rys"]);
    refused(&["show", "Ana Rys"], 1, "Ana Rys (id 1) and Ana Rys (id 2)");
    refused(&["show", "Bo"], 1, "Nobody matches “Bo”");
    refused(&["show", "ana"], 1, "Similar: Ana Rys (id 1)");
    refused(&["add", "Bo", "--card", "17"], 1, "“17” belongs to Ana Rys (id 1)");
    refused(&["add", "Bo", "--birthday", "1.2.3"], 2, "Birthday: this is not a date");
    refused(&["add", " "], 2, "Name: a name is required");
    refused(&["set", "17", "--email", "ana"], 2, "E-mail: this is not an e-mail address");
    refused(&["set", "17"], 2, "Nothing to change was given");
    refused(&["merge", "id:1", "17"], 1, "These are already the same person");
    desk.done(&["delete", "id:2"]);
    refused(&["show", "id:2"], 1, "results elsewhere stay as player 2");
    desk.done(&["undo"]);
    refused(&["undo"], 1, "Nothing to undo");
    desk.put("people.sqlite", b"name,number\nAna,1\n");
    refused(&["list"], 3, "This is not a people file");
    let bad = desk.call(&["list", "--format", "xml"]);
    assert_eq!(bad.status, 2);
}

#[test]
fn two_are_merged_deleted_and_parted_in_words() {
    let desk = Desk::new();
    desk.done(&["add", "Ana Rys", "--number", "17", "--email", "ana@rys"]);
    desk.done(&["add", "Ana Rys", "--number", "18", "--email", "a@b", "--birthday", "3.4.1980"]);
    let alike = desk.text(&["duplicates"]);
    assert!(alike.contains("same name") && alike.contains("1 2"), "{alike}");
    let merged = desk.done(&["merge", "17", "18", "--format", "text"]);
    assert_eq!(merged.out, "Merged into Ana Rys (id 1)\n");
    assert_eq!(merged.notes, "Dropped, as another value was known: E-mail a@b\n");
    let shown = desk.json(&["list", "18"]);
    assert_eq!((&shown[0]["former"], &shown[0]["merged"]), (&json!(["18"]), &json!([2])));
    let undone = desk.done(&["undo"]).out;
    assert!(undone.starts_with("Undone: two people were merged, November 20, 2026, "), "{undone}");
    assert!(undone.ends_with(", by Eva; 2 people are as before\n"), "{undone}");
    desk.done(&["merge", "18", "17"]);
    let gone = desk.done(&["delete", "Ana Rys"]).out;
    let said =
        "Deleted, with everything stored about them; results elsewhere stay as players 2 and 1\n";
    assert_eq!(gone, said);
    assert_eq!(desk.json(&["list"]), [] as [Value; 0]);
}

#[test]
fn a_picture_goes_in_and_comes_out_again() {
    let desk = Desk::new();
    let png = desk.put("ana.png", b"\x89PNG\r\n\x1a\nface");
    desk.done(&["add", "Ana Rys", "--picture", &png]);
    assert_eq!(desk.json(&["list"])[0]["picture"], "png");
    let out = desk.path("out.png");
    let shown = desk.done(&["show", "Ana Rys", "--picture-to", word(&out)]);
    assert!(shown.notes.starts_with("The picture is in "), "{}", shown.notes);
    assert_eq!(fs::read(&out).unwrap(), b"\x89PNG\r\n\x1a\nface");
    let gif = desk.put("ana.gif", b"GIF89a");
    assert_eq!(desk.call(&["set", "Ana Rys", "--picture", &gif]).status, 2);
    let large = desk.put("large.png", &vec![0; (1 << 20) + 1]);
    let large = desk.call(&["set", "Ana Rys", "--picture", &large]);
    assert!(large.trouble.contains("larger than 1,024 kB"), "{}", large.trouble);
    desk.done(&["set", "Ana Rys", "--picture", ""]);
    assert_eq!(desk.call(&["show", "Ana Rys", "--picture-to", word(&out)]).status, 1);
}

#[test]
fn lists_of_any_program_are_imported_and_written_so_that_they_can_be_read_again() {
    let czech = "Příjmení;Jméno;Č. člena;Datum narození;Telefon;Klub\r\n\
                 Nováková;Žofie;17;3.4.1980;+420 777;Brno\r\n\
                 Łukaszewicz;Świętosław;18;;=1+1;Kraków\r\n";
    let utf16: Vec<u8> = czech.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let windows = windows_1250(czech);
    for (name, bytes) in [
        ("utf8.csv", czech.as_bytes().to_vec()),
        ("excel.csv", [b"\xef\xbb\xbf", czech.as_bytes()].concat()),
        ("utf16.csv", [&b"\xff\xfe"[..], &utf16].concat()),
        ("utf16-bare.csv", utf16.clone()),
        ("windows.csv", windows),
        ("tabs.txt", czech.replace(';', "\t").into_bytes()),
    ] {
        let desk = Desk::new();
        let list = desk.put(name, &bytes);
        let said = desk.done(&["import", &list]);
        assert_eq!(said.out, "2 people added, 0 changed, 0 unchanged, 0 left out\n", "{name}");
        assert_eq!(said.notes, "A column is not read: Klub\n");
        let listed = desk.json(&["list", "zof"]);
        assert_eq!(listed[0]["name"], "Žofie Nováková", "{name}");
        assert_eq!(listed[0]["phone"], "+420 777");

        let out = desk.path("out.csv");
        desk.done(&["export", "-o", word(&out)]);
        let written = fs::read_to_string(&out).unwrap();
        assert!(written.contains("'=1+1"), "no spreadsheet takes it for a formula: {written}");
        let again = desk.done(&["import", word(&out)]).out;
        assert_eq!(again, "0 people added, 0 changed, 2 unchanged, 0 left out\n", "{name}");
        // Whoever begins another file with it has everybody, whatever numbers they had here.
        let other = Desk::new();
        let said = other.done(&["import", &other.put("house.csv", written.as_bytes())]).out;
        assert_eq!(said, "2 people added, 0 changed, 0 unchanged, 0 left out\n", "{name}");
        let twice = written.lines().chain(written.lines().last()).collect::<Vec<_>>().join("\n");
        let third = Desk::new();
        let said = third.call(&["import", &third.put("twice.csv", twice.as_bytes())]);
        assert_eq!(said.status, 2, "{}", said.trouble);
        let changed = written.replace("+420 777", "+420 778");
        let changed = desk.put("changed.csv", changed.as_bytes());
        let again = desk.done(&["import", &changed]).out;
        assert_eq!(again, "0 people added, 1 changed, 1 unchanged, 0 left out\n");
    }
}

/// A text as a Czech or Polish Excel writes it; its letters are all in Windows-1250.
fn windows_1250(text: &str) -> Vec<u8> {
    let letters = [
        ('Ř', 0xd8),
        ('ř', 0xf8),
        ('í', 0xed),
        ('é', 0xe9),
        ('Č', 0xc8),
        ('č', 0xe8),
        ('á', 0xe1),
        ('Ž', 0x8e),
        ('Ł', 0xa3),
        ('ł', 0xb3),
        ('Ś', 0x8c),
        ('ę', 0xea),
        ('ó', 0xf3),
    ];
    let byte = |c: char| {
        let known = letters.iter().find(|(letter, _)| *letter == c).map(|(_, byte)| *byte);
        known.unwrap_or_else(|| u8::try_from(c).unwrap())
    };
    text.chars().map(byte).collect()
}

#[test]
fn a_bad_list_is_told_line_by_line_and_nothing_of_it_is_taken_over() {
    let desk = Desk::new();
    desk.done(&["add", "Ana Rys", "--number", "17"]);
    let list =
        desk.put("list.csv", b"name;number;birthday\nBo Li;18;1.1.1990\nCy;19;31.2.1990\nDan;20\n");
    let answer = desk.call(&["import", &list]);
    assert_eq!(answer.status, 2);
    let expected = format!(
        "Line 3, column 3: “31.2.1990”: this is not a date; write it like 1980-04-03 or 3.4.1980\n\
         Line 4, column 2: the line ends after 2 cells, but there are 3 titles; add the missing \
         cells, or just the delimiters\n\
         Nothing from this list was imported: {list}"
    );
    assert_eq!(answer.trouble, expected);
    let taken = desk.put("taken.csv", b"name;number\nEva;21\nBo Li;17\n");
    let answer = desk.call(&["import", &taken]);
    assert_eq!(answer.status, 2);
    let said = "Line 3, column 2: “17” belongs to Ana Rys (id 1); correct the number or the name";
    assert!(answer.trouble.starts_with(said), "{}", answer.trouble);
    assert_eq!(desk.json(&["list"]).len(), 1);
    for (bytes, status) in [(&b""[..], 2), (b"\x50\x4b\x03\x04\0\0\x07\0", 2), (b"Ana;1\n", 2)] {
        let list = desk.put("odd.csv", bytes);
        assert_eq!(desk.call(&["import", &list]).status, status);
    }
    assert_eq!(desk.call(&["import", word(&desk.path("nowhere.csv"))]).status, 3);
}

#[test]
fn an_empty_file_is_written_with_its_titles() {
    let desk = Desk::new();
    desk.done(&["add", "Ana Rys"]);
    desk.done(&["undo"]);
    let written = desk.done(&["export"]).out;
    assert!(written.starts_with("id,name,nickname,number,card,email,"), "{written}");
    assert_eq!(desk.text(&["list"]), "Nothing to show\n");
}

#[test]
fn people_of_the_house_register_together_or_not_at_all() {
    let desk = Desk::new();
    let event = desk.path("friday.floorman");
    let event = word(&event);
    done(&["new", event, "--template", "home-game", "--at", "2026-11-20T18:00:00Z"], b"");
    let fee = ["--fee-until", "2026-10-31", "--needs", "a place for a wheelchair"];
    desk.done(&[&["add", "Ana Rys", "--number", "17"][..], &fee].concat());
    desk.done(&["add", "Bo Li", "--card", "4711", "--why-not", "fights"]);
    let registered = || done(&["show", event, "standings", "--format", "json"], b"").json().len();
    let barred = desk.call(&["enter", event, "17", "4711"]);
    let said = "Bo Li may not play: fights\nRegister them anyway with --although-barred";
    assert_eq!((barred.status, &*barred.trouble), (1, said));
    assert_eq!(desk.call(&["enter", event, "17", "Cy"]).status, 1);
    assert_eq!(registered(), 0, "all or none");
    let entered = desk.done(&["enter", event, "17", "4711", "--although-barred"]);
    assert_eq!(entered.out, "2 registered: Ana Rys and Bo Li\n");
    let notes = "Bo Li may not play: fights\nAna Rys needs: a place for a wheelchair\n\
                 The membership of Ana Rys was paid until 2026-10-31\n";
    assert_eq!(entered.notes, notes);
    assert_eq!(registered(), 2);
    let again = desk.call(&["enter", event, "17"]);
    assert_eq!(again.status, 1, "{}", again.trouble);
    assert_eq!(desk.call(&["enter", word(&desk.path("nowhere.floorman")), "17"]).status, 3);
}
