//! Lists of results, from a spreadsheet or as an event writes them, become events.

use crate::project;
use crate::terminal::{Answer, done, floorman, word};
use serde_json::{Value, json};
use std::fs;
use tempfile::TempDir;

const AT: [&str; 2] = ["--at", "2025-11-20T19:00:00+01:00"];

/// A list, imported into a folder of its own.
fn imported(list: &[u8], more: &[&str]) -> (TempDir, Answer) {
    let folder = TempDir::new().unwrap();
    let (from, to) = (folder.path().join("list.csv"), folder.path().join("evening.floorman"));
    fs::write(&from, list).unwrap();
    let answer = floorman(&[&["import", word(&from), "-o", word(&to)], more].concat(), b"");
    assert_eq!(to.exists(), answer.status == 0, "{}", answer.trouble);
    (folder, answer)
}

fn standings(folder: &TempDir) -> Vec<Value> {
    let file = folder.path().join("evening.floorman");
    done(&["check", word(&file)], b"");
    done(&["show", word(&file), "standings", "--format", "json"], b"").json()
}

#[test]
fn a_list_of_a_spreadsheet_is_an_event_with_places_prizes_and_points() {
    let list = "Pořadí;Jméno;Č. člena;Výhra;Body;Vyřadil\n\
                2;Bo Král;;1 250,50;8;Ana Rys\n1;Ana Rys;7;2.000;10,5;\n\
                3;Cyril Tur;;-;-1;Ana Rys, Bo Král\n3;Dana Ivan;;;6;\n";
    let told = ["--name", "Friday", "--league", "Club", "--season", "2025", "--currency", "CZK"];
    let (folder, answer) = imported(list.as_bytes(), &[&AT[..], &told].concat());
    assert_eq!(answer.status, 0, "{}", answer.trouble);
    assert!(answer.notes.contains("made up"), "{}", answer.notes);
    let rows = standings(&folder);
    let found: Vec<Value> = rows
        .iter()
        .map(|row| json!([row["place"], row["name"], row["prize"], row["points"]]))
        .collect();
    let wanted = [
        json!([1, "Ana Rys", "2000", "10.5"]),
        json!([2, "Bo Král", "1250.50", "8"]),
        json!([3, "Cyril Tur", null, "-1"]),
        json!([3, "Dana Ivan", null, "6"]),
    ];
    assert_eq!(found, wanted);
    assert_eq!(rows[2]["by"], json!(["Ana Rys", "Bo Král"]));
    let path = word(folder.path());
    let call = ["people", "--people", "none", "history", "7", path, "--format", "json"];
    let history = done(&call, b"").json();
    assert_eq!((&history[0]["event"], &history[0]["currency"]), (&json!("Friday"), &json!("CZK")));
    assert_eq!(history[0]["at"], json!("2025-11-20T18:00:00Z"));
    let league = done(&["league", path, "--league", "club", "--format", "json"], b"").json();
    assert_eq!((&league[0]["name"], &league[0]["points"]), (&json!("Ana Rys"), &json!("10.5")));
}

#[test]
fn results_that_an_event_wrote_come_back_as_they_were() {
    let folder = TempDir::new().unwrap();
    for name in ["club-19-players-rebuys", "club-18-players-undone-buyins"] {
        let first = folder.path().join(format!("{name}.floorman"));
        let saved = project("tests/data").join(format!("{name}.tdt"));
        done(&["import", word(&saved), "-o", word(&first)], b"");
        let list = folder.path().join("list.csv");
        done(&["export", word(&first), "standings", "-o", word(&list)], b"");
        let (again, answer) = imported(&fs::read(&list).unwrap(), &AT);
        assert_eq!(answer.status, 0, "{}", answer.trouble);
        let before = done(&["show", word(&first), "standings", "--format", "json"], b"").json();
        let after = standings(&again);
        assert_eq!(before.len(), after.len());
        for (one, other) in before.iter().zip(&after) {
            for key in ["place", "name", "prize", "points", "by"] {
                assert_eq!(one[key], other[key], "{key} of {}", one["name"]);
            }
        }
    }
}

#[test]
fn every_bad_cell_of_a_list_is_told_with_line_and_column() {
    for (list, told) in [
        ("place;name\n1;Ana\n3;Bo\n", "Line 3, column 1: place 3 is where place 2 should be"),
        ("place;name\n1;Ana\n1;Bo\n", "Line 2, column 1: several have place 1"),
        ("place;name\n1;Ana\n;Bo\n", "Line 3, column 1: the place is missing"),
        ("place;name\n1;Ana\nlast;Bo\n", "Line 3, column 1: “last” is not a place; give one"),
        ("place;name\n1;\n2;Bo\n", "Line 2, column 2: “” is not a name"),
        ("place;name;points\n1;Ana;ten\n2;Bo;1\n", "Line 2, column 3: “ten” is not a number of"),
        (
            "place;name;points\n1;Ana;1.250\n2;Bo;1\n",
            "Line 2, column 3: “1.250” can mean 1250 or 1.25",
        ),
        ("place;name;prize\n1;Ana;10\n2;Bo;20\n", "Line 3, column 3: this prize is more than"),
        ("place;name;prize\n1;Ana;10\n2;Bo\n", "Line 3, column 2: the line ends"),
        ("place;name;by\n1;Ana;\n2;Bo;Cyril\n", "Line 3: this cannot have happened this way"),
        ("place;name;by\n1;Ana;\n2;Bo;\n3;Cy;Cy\n", "Line 4: this cannot have happened this way"),
        ("place;points\n1;3\n", "No usable column"),
        ("", "This file is empty"),
    ] {
        let (_folder, refused) = imported(list.as_bytes(), &AT);
        assert_eq!(refused.status, 2, "{list}");
        assert!(refused.trouble.contains(told), "{list}: {}", refused.trouble);
    }
    let (_folder, refused) = imported(b"place;name\n1;Ana\n2;Bo\n", &[]);
    assert_eq!(refused.status, 2);
    assert!(refused.trouble.contains("--at"), "{}", refused.trouble);
}
