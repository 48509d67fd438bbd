//! Lists in spreadsheets and web pages, and players of another tournament.

use crate::project;
use crate::terminal::{Answer, done, floorman, word};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const AT: &str = "2026-03-05T19:00:00+01:00";

/// The same three sheets by three programs.
const BOOKS: [&str; 3] = ["evening.xlsx", "evening.ods", "evening.xls"];

fn data(name: &str) -> PathBuf {
    project("tests/data").join(name)
}

pub struct Desk {
    pub folder: TempDir,
}

impl Desk {
    pub fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    pub fn event(&self) -> PathBuf {
        self.folder.path().join("event.floorman")
    }

    pub fn made(&self, more: &[&str]) -> Answer {
        let _ = fs::remove_file(self.event());
        let event = self.event();
        let new = ["new", word(&event), "--template", "home-game", "--seed", "1", "--at", AT];
        floorman(&[&new[..], more].concat(), b"")
    }

    /// A field of every line of what is shown.
    pub fn shown(&self, what: &str, field: &str) -> Vec<serde_json::Value> {
        let shown = done(&["show", word(&self.event()), what], b"").json();
        shown.iter().map(|row| row[field].clone()).collect()
    }

    fn page(&self, text: &str) -> PathBuf {
        let path = self.folder.path().join("page.html");
        fs::write(&path, text).unwrap();
        path
    }
}

#[test]
fn each_list_of_a_workbook_is_found_on_its_sheet() {
    for book in BOOKS {
        let desk = Desk::new();
        let book = data(book);
        let list = word(&book);
        let told = ["--column", "Ante=big blind ante"];
        let made = desk.made(&[&["--structure", list, "--entries", list], &told[..]].concat());
        assert_eq!(made.status, 0, "{}", made.trouble);
        for said in ["“Payouts” is not read", "“Geburtstag” is not read", "Line 1 is not read"]
        {
            assert!(made.notes.contains(said), "{}", made.notes);
        }
        assert_eq!(
            desk.shown("structure", "big_blind"),
            [100, 200, 400, 0, 600]
                .map(|it| { if it == 0 { serde_json::Value::Null } else { it.into() } })
        );
        assert_eq!(desk.shown("structure", "secs"), [1800, 1800, 1800, 900, 1800]);
        let mut names: Vec<String> =
            desk.shown("standings", "name").iter().map(|it| it.as_str().unwrap().into()).collect();
        names.sort();
        assert_eq!(names, ["Jürgen Groß", "Zoë Łaś"]);
    }
}

#[test]
fn people_of_a_workbook_come_with_days_and_numbers() {
    for book in BOOKS {
        let desk = Desk::new();
        let people = desk.folder.path().join("people.db");
        let book = data(book);
        done(&["people", "import", word(&book), "--people", word(&people)], b"");
        let listed = done(&["people", "show", "1", "--people", word(&people)], b"");
        let all = format!("{:?}", listed.json());
        assert!(all.contains("Jürgen Groß") && all.contains("1980-04-03"), "{all}");
        assert!(all.contains("+49 170 1"), "{all}");
    }
}

#[test]
fn tables_of_a_web_page_are_read_and_two_alike_are_asked_about() {
    let row = |level: u32, small: u32| {
        format!("<tr><td>{level}<td>{small}/{}<td>20 min</td></tr>", small * 2)
    };
    let table = |from: u32| {
        let rows: String = (1..4).map(|level| row(level, from * level)).collect();
        format!("<table class=x><tr><th>Level<th>Blinds<th>Time</tr>{rows}</table>")
    };
    let nav = "<table><tr><td>Home<td>News</table>";
    let desk = Desk::new();
    let one = desk.page(&format!("<!doctype html><title>x</title>{nav}{}", table(100)));
    let made = desk.made(&["--structure", word(&one)]);
    assert_eq!(made.status, 0, "{}", made.trouble);
    assert!(made.notes.contains("Sheet or table “1” is not read"), "{}", made.notes);
    assert_eq!(desk.shown("structure", "small_blind"), [100, 200, 300]);

    let two = desk.page(&format!("<html>{}{}", table(100), table(25)));
    let asked = desk.made(&["--structure", word(&two)]);
    assert!(asked.status != 0 && asked.trouble.contains("--sheet \"2\""), "{}", asked.trouble);
    assert_eq!(desk.made(&["--structure", word(&two), "--sheet", "2"]).status, 0);
    assert_eq!(desk.shown("structure", "small_blind"), [25, 50, 75]);
    let none = desk.made(&["--structure", word(&two), "--sheet", "deep"]);
    assert!(none.trouble.contains("No sheet or table is called “deep”"), "{}", none.trouble);
}

#[test]
fn a_tournament_given_as_a_list_offers_its_players() {
    let desk = Desk::new();
    let names = desk.folder.path().join("names.txt");
    fs::write(&names, "Ana Nova\nBen Zima, ml.\n\"Cy\" Young\n").unwrap();
    let from = desk.folder.path().join("from.floorman");
    let new = ["new", word(&from), "--template", "home-game", "--at", AT];
    done(&[&new[..], &["--entries", word(&names)]].concat(), b"");
    let players = |event: &Path| {
        let shown = done(&["show", word(event), "standings"], b"").json();
        let mut names: Vec<String> = shown.iter().map(|row| row["name"].to_string()).collect();
        names.sort();
        names
    };
    let made = desk.made(&["--entries", word(&from)]);
    assert_eq!(made.status, 0, "{}", made.trouble);
    assert!(made.notes.contains("These are the players of the tournament"), "{}", made.notes);
    assert_eq!(players(&desk.event()), players(&from));
}

#[test]
fn lists_that_an_object_of_json_holds_are_found_by_their_titles() {
    let desk = Desk::new();
    let all = r#"{"name": "Friday", "levels": [{"level": 1, "small_blind": 25, "big_blind": 50,
        "minutes": 20}], "players": [{"name": "Ana Nova"}, {"name": "Ben Zima"}]}"#;
    let path = desk.folder.path().join("all.json");
    fs::write(&path, all).unwrap();
    let made = desk.made(&["--structure", word(&path), "--entries", word(&path)]);
    assert_eq!(made.status, 0, "{}", made.trouble);
    assert!(made.notes.contains("“players” is not read"), "{}", made.notes);
    assert_eq!(desk.shown("structure", "big_blind"), [50]);
    assert_eq!(desk.shown("standings", "name").len(), 2);
}

#[test]
fn the_chips_of_a_house_are_read_from_a_list() {
    let desk = Desk::new();
    let list = desk.folder.path().join("chips.csv");
    let event = desk.event();
    let seen = |text: &str| {
        fs::write(&list, text).unwrap();
        floorman(&["set", word(&event), "--chip-set", word(&list), "--preview"], b"")
    };
    assert_eq!(desk.made(&[]).status, 0);
    // Out of order, in German, with a sum below and a column that says nothing here.
    let answer = seen("Wert;Farbe;Anzahl;Regal\n1.000;gelb;50;A\n25;grün;100;B\nGesamt;;150;\n");
    assert_eq!(answer.status, 0, "{}", answer.trouble);
    for said in ["“Regal” is not read", "Gesamt 150"] {
        assert!(answer.notes.contains(said), "{}", answer.notes);
    }
    let rows = answer.json();
    assert_eq!((&rows[0]["value"], &rows[0]["inventory"]), (&25.into(), &100.into()));
    assert_eq!((&rows[1]["value"], &rows[1]["color"]), (&1000.into(), &"#e8be2c".into()));
    for (text, said) in [
        ("value,color\n25,wombat\n", "Line 2, column 2: “wombat” is not a known color"),
        ("value,color\n25,green\n25,red\n", "Line 3, column 1: this value"),
        ("value,count\n0,3\n", "Line 2, column 1: “0”"),
        ("color,count\ngreen,3\n", "No usable column"),
    ] {
        let refused = seen(text);
        assert!(refused.status != 0 && refused.trouble.contains(said), "{}", refused.trouble);
    }
    fs::write(
        &list,
        "Denomination | Qty | Per player\n---|---|---\n25 | 200 | 8\n100 | 200 | 8\n500 | 80 | 8\n",
    )
    .unwrap();
    done(&["set", word(&event), "--chip-set", word(&list), "--at", AT], b"");
    let made = desk.made(&["--chip-set", word(&list)]);
    assert_eq!(made.status, 0, "{}", made.trouble);
    assert_eq!(made.notes, "", "eight of each are what an entry gets");
}

#[test]
fn days_with_slashes_are_asked_about_where_no_day_shows_their_order() {
    let desk = Desk::new();
    let people = desk.folder.path().join("people.db");
    let list = desk.folder.path().join("people.csv");
    let import = |text: &str, more: &[&str]| {
        fs::write(&list, text).unwrap();
        let all = ["people", "import", word(&list), "--people", word(&people)];
        floorman(&[&all[..], more].concat(), b"")
    };
    let open = "Name,Geburtstag\nAna,3/4/1980\nBo,5/6/1981\n";
    let asked = import(open, &[]);
    for said in ["“3/4/1980” under “Geburtstag”", "--column \"Geburtstag=birthday month first\""]
    {
        assert!(asked.status != 0 && asked.trouble.contains(said), "{}", asked.trouble);
    }
    let told = import(open, &["--column", "Geburtstag=birthday month first"]);
    assert_eq!(told.status, 0, "{}", told.trouble);
    // One of them shows it for all.
    assert_eq!(import("Name,Birthday\nCy,3/4/1980\nDan,25/12/1981\n", &[]).status, 0);
    let born = |who: &str| {
        let shown = done(&["people", "show", who, "--people", word(&people)], b"").json();
        format!("{shown:?}")
    };
    assert!(born("id:1").contains("1980-03-04"), "{}", born("id:1"));
    assert!(born("id:3").contains("1980-04-03"), "{}", born("id:3"));
}

/// Players of an evening that another program saved, by their names at the table.
#[test]
fn players_of_a_saved_evening_are_offered() {
    let desk = Desk::new();
    let evening = data("every-field.tdt");
    let made = desk.made(&["--entries", word(&evening)]);
    assert_eq!(made.status, 0, "{}", made.trouble);
    assert!(made.notes.contains("These are the players of"), "{}", made.notes);
    let mut names = desk.shown("standings", "name");
    names.sort_by_key(ToString::to_string);
    assert_eq!(names, ["Ada", "Ben", "Cy", "Dot"]);
}
