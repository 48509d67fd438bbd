//! Lists as people have them: from the web, a forum, a message, a spreadsheet, another program.
//! Each is read rightly, or asked about; none is misread, and what is not read is named.

use crate::project;
use crate::terminal::{Answer, done, floorman, word};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

const AT: &str = "2026-03-05T19:00:00+01:00";

struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path
    }

    fn event(&self) -> PathBuf {
        self.folder.path().join("event.floorman")
    }

    /// An event with a structure of a list.
    fn structure(&self, text: &str, more: &[&str]) -> Answer {
        let list = self.put("list.txt", text.as_bytes());
        let _ = fs::remove_file(self.event());
        let event = self.event();
        let new = ["new", word(&event), "--template", "home-game", "--at", AT];
        floorman(&[&new[..], &["--structure", word(&list)], more].concat(), b"")
    }

    /// An event with entries of a list.
    fn entries(&self, bytes: &[u8], more: &[&str]) -> Answer {
        let list = self.put("names.txt", bytes);
        let _ = fs::remove_file(self.event());
        let event = self.event();
        let new = ["new", word(&event), "--template", "home-game", "--seed", "1", "--at", AT];
        floorman(&[&new[..], &["--entries", word(&list)], more].concat(), b"")
    }

    fn names(&self) -> Vec<String> {
        let shown = done(&["show", word(&self.event()), "standings"], b"").json();
        let mut names: Vec<String> =
            shown.iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect();
        names.sort();
        names
    }

    /// The structure, a line short: `100/200 bb200 20m`, `break 10m`.
    fn shown(&self) -> Vec<String> {
        let rows = done(&["show", word(&self.event()), "structure"], b"").json();
        let line = |row: &serde_json::Value| {
            let minutes = row["secs"].as_f64().unwrap() / 60.0;
            let color_up = if row["color_up"] == true { " color-up" } else { "" };
            if !row["break"].is_null() {
                return format!("break {minutes}m{color_up}");
            }
            let game = row["game"].as_str().map(|game| format!(" {game}")).unwrap_or_default();
            let ante = match (row["ante"].as_u64(), row["ante_from"].as_str()) {
                (Some(0) | None, _) => String::new(),
                (Some(ante), Some("big_blind")) => format!(" bb{ante}"),
                (Some(ante), _) => format!(" a{ante}"),
            };
            let blinds = format!("{}/{}", row["small_blind"], row["big_blind"]);
            format!("{blinds}{ante} {minutes}m{game}{color_up}")
        };
        rows.iter().map(line).collect()
    }
}

/// Structures in every shape that was met, and what each of them says.
const STRUCTURES: &[(&str, &str, &[&str])] = &[
    (
        "a title with its unit",
        "Level,Small Blind,Big Blind,Ante,Duration (min)\n1,25,50,0,20\n2,50,100,0,20\n",
        &["25/50 20m", "50/100 20m"],
    ),
    (
        "breaks with numbers",
        "Level,Small Blind,Big Blind,Ante,Duration\n1,25,50,0,20m\nBreak 1,,,,10m\n2,50,100,0,20m\n\
         Break 2,,,,10m\n3,75,150,0,20m\n",
        &["25/50 20m", "break 10m", "50/100 20m", "break 10m", "75/150 20m"],
    ),
    (
        "chips that a break colors up are no seconds",
        "L1 100/200 20m\nBREAK - color up 25s (10 min)\nL2 200/400\n",
        &["100/200 20m", "break 10m color-up", "200/400 20m"],
    ),
    (
        "a column that says whether it is a break",
        "Duration,Small Blind,Big Blind,Ante,Is Break\n20,25,50,0,false\n10,0,0,0,true\n\
         20,50,100,0,false\n",
        &["25/50 20m", "break 10m", "50/100 20m"],
    ),
    (
        "a column of types",
        "Type;Small blind;Big blind;Minutes\nLevel;25;50;20\nBreak;;;10\nLevel;50;100;20\n",
        &["25/50 20m", "break 10m", "50/100 20m"],
    ),
    (
        "levels with the word",
        "Level,Small blind,Big blind,BB ante,Minutes\nLevel 1,100,200,200,30\n\
         Level 2,200,300,300,30\n",
        &["100/200 bb200 30m", "200/300 bb300 30m"],
    ),
    (
        "titles in one word, thousands with a K",
        "Lvl\tSmallBlind\tBigBlind\tTime\n1\t1K\t2K\t30\n2\t1.5k\t3k\t30\n3\t10,000\t20,000\t30\n",
        &["1000/2000 30m", "1500/3000 30m", "10000/20000 30m"],
    ),
    (
        "seconds under a title that does not say so",
        "Level,Small blind,Big blind,Duration\n1,100,200,1200\n2,200,400,1200\n",
        &["100/200 20m", "200/400 20m"],
    ),
    (
        "hours and minutes",
        "Level,Blinds,Length\n1,100/200,1:30\n2,200/400,2:00\n",
        &["100/200 90m", "200/400 120m"],
    ),
    (
        "later day",
        "Level,Small blind,Big blind,Big blind ante,Minutes\n31,75000,150000,150000,60\n\
         32,100000,200000,200000,60\n",
        &["75000/150000 bb150000 60m", "100000/200000 bb200000 60m"],
    ),
    (
        "a message",
        "1. 100 / 200\n2. 100 / 200 (200)\n3. 200 / 300 (300)\nBREAK - end of rebuys (10 min)\n\
         4. 200 / 400 (400)\n",
        &[
            "100/200 15m",
            "100/200 bb200 15m",
            "200/300 bb300 15m",
            "break 10m",
            "200/400 bb400 15m",
        ],
    ),
    (
        "a forum, with a heading and minutes",
        "Friday turbo\n\nLevel 1: 25/50 15 min\nLevel 2: 50/100 ante 10 15 min\nColor up 25\n\
         15 MINUTE BREAK\nLevel 3: 100/200 ante 25 15 min\n",
        &["25/50 15m", "50/100 a10 15m color-up", "break 15m", "100/200 a25 15m"],
    ),
    (
        "Markdown",
        "| Level | Blinds | Ante | Duration |\n|---|:---:|---|---|\n| 1 | 100/200 | - | 20 min |\n\
         | **Dinner break** | | | 60 min |\n| 2 | 1,000/2,000 | 200 | 20 min |\n",
        &["100/200 20m", "break 60m", "1000/2000 a200 20m"],
    ),
    (
        "columns of blanks, as copied from a PDF",
        "Level   Small Blind   Big Blind   Ante   Minutes\n\
         1               100         200             20\n\
         2               200       1,000    200      20\n\
         Break                                       15\n",
        &["100/200 20m", "200/1000 a200 20m", "break 15m"],
    ),
    (
        "JSON",
        r#"[{"level": 1, "smallBlind": 100, "bigBlind": 200, "ante": null, "durationMinutes": 20},
            {"level": 2, "smallBlind": 200, "bigBlind": 400, "ante": 50, "durationMinutes": 20}]"#,
        &["100/200 20m", "200/400 a50 20m"],
    ),
    (
        "German",
        "Stufe;Small Blind;Big Blind;Ante;Dauer (Minuten)\n1;100;200;;20\nPause;;;;10\n\
         2;200;400;25;20\n",
        &["100/200 20m", "break 10m", "200/400 a25 20m"],
    ),
    (
        "French",
        "Niveau;Petite blinde;Grosse blinde;Durée (min)\n1;100;200;20\nPause;;;15\n2;200;400;20\n",
        &["100/200 20m", "break 15m", "200/400 20m"],
    ),
    (
        "Spanish",
        "Nivel;Ciega pequeña;Ciega grande;Duración (min)\n1;100;200;20\nDescanso;;;15\n\
         2;200;400;20\n",
        &["100/200 20m", "break 15m", "200/400 20m"],
    ),
    (
        "games by any name",
        "Level,Game,Small blind,Big blind,Minutes\n1,NLH,100,200,20\n2,PLO,100,200,20\n\
         3,No Limit Hold'em,100,200,20\n4,Pot-limit Omaha,200,400,20\n",
        &["100/200 20m holdem", "100/200 20m omaha", "100/200 20m holdem", "200/400 20m omaha"],
    ),
    (
        "three numbers in one cell",
        "Level,Blinds,Minutes\n1,100/200/200,30\n2,200/400/400,30\n",
        &["100/200 bb200 30m", "200/400 bb400 30m"],
    ),
    (
        "dashes between everything",
        "Level 1 – 100/200 – 20min\nLevel 2 – 200/400 (BBA 400) – 20min\n",
        &["100/200 20m", "200/400 bb400 20m"],
    ),
    (
        "remarks after the blinds",
        "L1 25/50 20 min\nL2 50/100 20 min, remove 25s\nL3 100/200 (10 min break after)\n\
         L4 200/400\n",
        &["25/50 20m", "50/100 20m color-up", "100/200 20m", "break 10m", "200/400 20m"],
    ),
    (
        "minutes in brackets",
        "Home game 12/24 people\n25/50 (20)\n50/100 (20)\n75/150 (20)\n",
        &["25/50 20m", "50/100 20m", "75/150 20m"],
    ),
    (
        "a heading above titles",
        "Friday Night Structure\n\nLevel,SB,BB,Min\n1,25,50,20\n2,50,100,20\n",
        &["25/50 20m", "50/100 20m"],
    ),
    ("a word over lines", "Blinds:\n25/50 20 min\n50/100 20 min\n", &["25/50 20m", "50/100 20m"]),
    ("numbers in brackets", "(1) 25/50 20 min\n(2) 50/100 20 min\n", &["25/50 20m", "50/100 20m"]),
    (
        "games in lines",
        "Level 1: NLH 25/50 20 min\nLevel 2: PLO 25/50 20 min\n",
        &["25/50 20m holdem", "25/50 20m omaha"],
    ),
    (
        "breaks and color-ups in notes",
        "Level,SB,BB,Min,Notes\n1,25,50,20,\n2,50,100,20,Break 10 min\n3,75,150,20,color up 25s\n",
        &["25/50 20m", "50/100 20m", "break 10m", "75/150 20m color-up"],
    ),
    (
        "breaks beside their levels",
        "Level,SB,BB,Min,Break\n1,25,50,20,0\n2,50,100,20,10\n3,75,150,20,\n",
        &["25/50 20m", "50/100 20m", "break 10m", "75/150 20m"],
    ),
    (
        "minutes and seconds",
        "Level,SB,BB,Minutes,Seconds\n1,25,50,7,30\n2,50,100,20,0\n",
        &["25/50 7.5m", "50/100 20m"],
    ),
    (
        "the end of a day, and of registration",
        "Level,SB,BB,Min\n1,100,200,20\nEnd of late registration,,,\n2,200,400,20\n\
         End of Day 1,,,\n\
         3,300,600,20\n",
        &["100/200 20m", "200/400 20m", "300/600 20m"],
    ),
];

#[test]
fn structures_are_read_in_whatever_shape_people_have_them() {
    let desk = Desk::new();
    for (what, text, wanted) in STRUCTURES {
        let answer = desk.structure(text, &[]);
        assert_eq!(answer.status, 0, "{what}: {}{}", answer.trouble, answer.notes);
        assert_eq!(desk.shown(), *wanted, "{what}: {}", answer.notes);
    }
}

#[test]
fn what_can_be_read_in_two_ways_is_asked_and_each_answer_is_taken() {
    let desk = Desk::new();
    let antes = "Level,SB,BB,Ante,Minutes\n1,100,200,200,20\n2,200,300,300,20\n";
    let asked = desk.structure(antes, &[]);
    assert_eq!(asked.status, 2);
    assert!(asked.trouble.contains("--column \"Ante=big blind ante\""), "{}", asked.trouble);
    for (meaning, line) in [("big blind ante", "100/200 bb200 20m"), ("ante", "100/200 a200 20m")] {
        let told = format!("Ante={meaning}");
        assert_eq!(desk.structure(antes, &["--column", &told]).status, 0, "{meaning}");
        assert_eq!(desk.shown()[0], line);
    }
    let lengths = "Level,SB,BB,Length\n1,100,200,180\n2,200,300,180\n";
    let asked = desk.structure(lengths, &[]);
    assert!(asked.trouble.contains("minutes, seconds or hours"), "{}", asked.trouble);
    for (meaning, line) in [("minutes", "100/200 180m"), ("seconds", "100/200 3m")] {
        let told = format!("Length={meaning}");
        assert_eq!(desk.structure(lengths, &["--column", &told]).status, 0, "{meaning}");
        assert_eq!(desk.shown()[0], line);
    }
    let clock = "Level,SB,BB,Length\n1,100,200,3:00\n2,200,300,3:00\n";
    let asked = desk.structure(clock, &[]);
    assert!(asked.trouble.contains("hours and minutes"), "{}", asked.trouble);
    assert_eq!(desk.structure(clock, &["--column", "Length=hours"]).status, 0);
    assert_eq!(desk.shown()[0], "100/200 180m");
    let rising = "Time,Level,SB,BB\n19:00,1,25,50\n19:20,2,50,100\n19:40,3,75,150\n";
    let asked = desk.structure(rising, &[]);
    assert!(asked.trouble.contains("rise from line to line"), "{}", asked.trouble);
    assert_eq!(desk.structure(rising, &["--column", "Time=-"]).status, 0);
    assert_eq!(desk.shown()[0], "25/50 15m");
    for odd in ["2", "900000"] {
        let asked = desk.structure(&format!("Level,SB,BB,Duration\n1,25,50,{odd}\n"), &[]);
        assert!(asked.trouble.contains("minutes, seconds or hours"), "{odd}: {}", asked.trouble);
    }
    let some = "Level,SB,BB,Ante,Min\n1,100,200,25,20\n2,200,400,50,20\n3,300,600,600,20\n";
    assert!(desk.structure(some, &[]).trouble.contains("--column \"Ante=big blind ante\""));
    let unknown = desk.structure(clock, &["--column", "Length=parsecs"]);
    assert!(unknown.trouble.contains("cannot be “parsecs”"), "{}", unknown.trouble);
    // An antes of less than the big blind is everybody's, as ever.
    let usual = "Level,SB,BB,Ante,Minutes\n1,100,200,0,20\n2,200,300,50,20\n";
    assert_eq!(desk.structure(usual, &[]).status, 0);
}

#[test]
fn what_is_not_read_is_named() {
    let desk = Desk::new();
    let text = "Level,SB,BB,Minutes,Chips in play,Remark\n1,100,200,20,9,x\nEnd of Day 1,,,,,\n";
    let answer = desk.structure(text, &[]);
    assert!(answer.notes.contains("Column “Chips in play” is not read"), "{}", answer.notes);
    assert!(answer.notes.contains("Line 3 is not read: End of Day 1"), "{}", answer.notes);
    let quiet = desk.structure(text, &["--column", "Chips in play=-"]);
    assert!(!quiet.notes.contains("Chips in play"), "{}", quiet.notes);
    let message = desk.structure("Turbo!\n1. 100/200\n2. 200/400\n", &[]);
    assert!(message.notes.contains("Line 1 is not read: Turbo!"), "{}", message.notes);
    assert!(message.notes.contains("they last 15 minutes"), "{}", message.notes);
    let later = desk.structure("Level,SB,BB,Min\n31,100,200,20\n32,200,400,20\n", &[]);
    assert!(later.notes.contains("begin with 31"), "{}", later.notes);
    let out = desk.structure("1. 100/200\n2. 200/400\n4. 300/600\nround 5 of 300/6oo\n", &[]);
    assert!(out.trouble.contains("Line 3, column 1: level 4 is where level 3"), "{}", out.trouble);
    assert!(
        out.trouble.contains("Line 4, column 1: “round 5 of 300/6oo” is neither"),
        "{}",
        out.trouble
    );
}

#[test]
fn sentences_about_breaks_are_refused_and_lengths_that_are_made_up_are_told() {
    let desk = Desk::new();
    for sentence in ["Structure (10 minute break every 4 levels)", "10 minute break after level 2"]
    {
        let refused = desk.structure(&format!("1. 25/50 20 min\n{sentence}\n2. 50/100\n"), &[]);
        assert_eq!(refused.status, 2, "{sentence}");
        assert!(refused.trouble.contains("Line 2, column 1"), "{}", refused.trouble);
    }
    let told = desk.structure("1. 25/50 20 min\nBreak\n2. 50/100\n", &[]);
    assert!(told.notes.contains("Line 2 does not say how long the break lasts"), "{}", told.notes);
}

/// Lists of results, and the places, names and prizes in them.
const RESULTS: &[(&str, &[(u64, &str)])] = &[
    (
        "Place,Player,Prize\n1st,Anna Rys,\"$2,500.00\"\n2nd,Bruno Grom,\"$1,000.00\"\n\
         3rd,Ciro Vale,\n",
        &[(1, "Anna Rys"), (2, "Bruno Grom"), (3, "Ciro Vale")],
    ),
    (
        "Place,Player,Prize\n1,Anna Rys,250\nT2,Bruno Grom,75\nT2,Ciro Vale,75\n4,Dana Ivan,\n",
        &[(1, "Anna Rys"), (2, "Bruno Grom"), (2, "Ciro Vale"), (4, "Dana Ivan")],
    ),
    (
        "| Pos | Name | Payout (EUR) |\n|--|--|--|\n| 1 | Anna Rys | €804,000 |\n\
         | 2 | Bo Li | €1 000 |\n",
        &[(1, "Anna Rys"), (2, "Bo Li")],
    ),
    (
        "[{\"rank\": 1, \"player\": \"Anna Rys\", \"earnings\": 100}, {\"rank\": 2, \"player\": \
         \"Bo Li\", \
         \"earnings\": 50}]",
        &[(1, "Anna Rys"), (2, "Bo Li")],
    ),
    (
        "Friday Night, 14 November\n\nPlace,First name,Last name,Prize\n1,Anna,Rys,100\n\
         2,Bo,Li,50\n",
        &[(1, "Anna Rys"), (2, "Bo Li")],
    ),
    (
        "Platz;Vorname;Name;Preisgeld\n1;Anna;Rys;100\n2;Bo;Li;50\n",
        &[(1, "Anna Rys"), (2, "Bo Li")],
    ),
    ("Platz;Spieler;Preisgeld\n1.;Anna Rys;100\n2.;Bo Li;50\n", &[(1, "Anna Rys"), (2, "Bo Li")]),
];

#[test]
fn results_are_read_with_ordinals_signs_and_shared_places() {
    let desk = Desk::new();
    for (text, wanted) in RESULTS {
        let (list, out) = (desk.put("results.txt", text.as_bytes()), desk.event());
        let _ = fs::remove_file(&out);
        let import = ["import", word(&list), "-o", word(&out), "--at", AT, "--currency", "EUR"];
        let answer = floorman(&import, b"");
        assert_eq!(answer.status, 0, "{text}: {}", answer.trouble);
        assert!(!answer.notes.contains("Column"), "{text}: {}", answer.notes);
        let rows = done(&["show", word(&out), "standings"], b"").json();
        let rows: Vec<(u64, &str)> = rows
            .iter()
            .map(|row| (row["place"].as_u64().unwrap(), row["name"].as_str().unwrap()))
            .collect();
        assert_eq!(rows, *wanted, "{text}");
        assert!(done(&["show", word(&out), "prizes"], b"").out.contains("\"place\":1"), "{text}");
    }
}

#[test]
fn a_last_name_that_comes_first_is_turned_and_told() {
    let desk = Desk::new();
    let text = b"Place,Player\n1,\"Rys, Anna\"\n2,Bruno Grom\n3,\"Vale, Jr.\"\n";
    let (list, out) = (desk.put("results.csv", text), desk.event());
    let answer = done(&["import", word(&list), "-o", word(&out), "--at", AT], b"");
    assert!(answer.notes.contains("“Rys, Anna” is read as Anna Rys"), "{}", answer.notes);
    assert_eq!(desk.names(), ["Anna Rys", "Bruno Grom", "Vale, Jr."]);
    assert_eq!(desk.entries(b"Rys, Anna\nGrom, Bruno\nCid\n", &[]).status, 0);
    assert_eq!(desk.names(), ["Anna Rys", "Bruno Grom", "Cid"]);
}

#[test]
fn columns_of_results_that_are_not_read_are_named() {
    let desk = Desk::new();
    let text =
        b"Place,Player,Prize,Entries,Hometown\n1,Anna Rys,2500,40,Brno\n2,Bo Li,10,40,Brno\n";
    let (list, out) = (desk.put("results.csv", text), desk.event());
    let import = ["import", word(&list), "-o", word(&out), "--at", AT, "--currency", "EUR"];
    let answer = done(&import, b"");
    for title in ["Entries", "Hometown"] {
        assert!(
            answer.notes.contains(&format!("Column “{title}” is not read")),
            "{}",
            answer.notes
        );
    }
}

/// Tables of payouts, and what 7 entries at 20 are paid in them.
const PAYOUTS: &[(&str, &[&str])] = &[
    (
        "Entries,Place,Percent\n1-4,1,100\n5-10,1,65\n5-10,2,35\n11-20,1,50\n11-20,2,30\n\
         11-20,3,20\n",
        &["95", "45"],
    ),
    ("Place,Percent\n1st,65%\n2nd,35%\n", &["95", "45"]),
    ("Place,Payout (%)\n1,65\n2,35\n", &["95", "45"]),
    // A grid: fields across, places down; and the other way round.
    ("Place,2-4,5-10,11-20\n1,100%,65%,50%\n2,,35%,30%\n3,,,20%\n", &["95", "45"]),
    ("Players,1st,2nd,3rd\n2-4,100,,\n5-10,65,35,\n11-20,50,30,20\n", &["95", "45"]),
    ("Max players,1st,2nd,3rd\n4,100%,,\n10,65%,35%,\n20,50%,30%,20%\n", &["95", "45"]),
    ("Max players;Place;Percent\n4;1;100\n10;1;65\n10;2;35\n", &["95", "45"]),
    ("Start place;End place;Percent\n1;1;60\n2;3;20\n", &["90", "25", "25"]),
    ("| Place | % |\n|---|---|\n| 1 | 65 |\n| 2 | 35 |\n", &["95", "45"]),
];

#[test]
fn payouts_are_read_by_place_by_range_and_as_a_grid() {
    for (text, wanted) in PAYOUTS {
        let desk = Desk::new();
        let (list, event) = (desk.put("payouts.txt", text.as_bytes()), desk.event());
        done(&["new", word(&event), "--template", "home-game", "--seed", "1", "--at", AT], b"");
        let money = r#"{"ChangeSettings":{"settings":{"money":{"currency":{"name":"EUR","digits":2},
            "buy_ins":[{"name":"Entry","sale":"Entry","price":{"pool":2000}}],
            "payouts":{"template":"home","unit":500}}}}}"#;
        done(&["do", word(&event), "--at", AT], money.replace('\n', "").as_bytes());
        let set = floorman(&["set", word(&event), "--payouts", word(&list), "--at", AT], b"");
        assert_eq!(set.status, 0, "{text}: {}", set.trouble);
        let names: Vec<String> = (1..=7).map(|no| format!("{{\"name\":\"P{no}\"}}")).collect();
        let register = format!("{{\"Register\":{{\"players\":[{}]}}}}", names.join(","));
        done(&["do", word(&event), "--at", AT], register.as_bytes());
        let rows = done(&["show", word(&event), "prizes", "--at", AT], b"").json();
        let paid: Vec<String> = rows
            .iter()
            .map(|row| row["amount"].as_str().unwrap().trim_end_matches(".00").to_owned())
            .collect();
        assert_eq!(paid, *wanted, "{text}");
    }
}

#[test]
fn a_preview_shows_what_was_read_and_takes_nothing() {
    let desk = Desk::new();
    let event = desk.event();
    done(&["new", word(&event), "--template", "home-game", "--at", AT], b"");
    let before = fs::read(&event).unwrap();
    let list = desk.put("list.txt", b"1. 100/200 20 min\n2. 200/400 (400)\nBreak 10 min\n");
    let set = ["set", word(&event), "--structure", word(&list), "--preview", "--at", AT];
    let shown = done(&set, b"");
    let rows = shown.json();
    assert_eq!(rows.len(), 3, "{}", shown.out);
    assert_eq!(rows[1]["ante_from"], "big_blind", "{}", shown.out);
    assert_eq!(fs::read(&event).unwrap(), before, "nothing was written");
}

#[test]
fn names_are_read_without_their_marks_and_twice_only_where_somebody_says_so() {
    let desk = Desk::new();
    let all: [(&str, &[&str]); 6] = [
        ("- [x] Ana Nova\n- [ ] Ben Zima\n", &["Ana Nova", "Ben Zima"]),
        ("1 Ana Nova\n2 Ben Zima\n3 Cid Vale (paid)\n", &["Ana Nova", "Ben Zima", "Cid Vale"]),
        ("Name\nNovak, Ana\nZima, Ben\n", &["Ana Novak", "Ben Zima"]),
        ("- ✓ Ana Nova\n- ☐ Ben Zima\n", &["Ana Nova", "Ben Zima"]),
        (
            "| # | Player |\n|---|---|\n| 1 | Ana Nova |\n| 2 | Ben Zima |\n",
            &["Ana Nova", "Ben Zima"],
        ),
        ("[{\"name\": \"Ana Nova\"}, {\"name\": \"Ben Zima\"}]", &["Ana Nova", "Ben Zima"]),
    ];
    for (text, wanted) in all {
        let answer = desk.entries(text.as_bytes(), &[]);
        assert_eq!(answer.status, 0, "{text}: {}", answer.trouble);
        assert_eq!(desk.names(), wanted, "{text}");
    }
    let marked = desk.entries(b"Ana Nova (paid)\nBen Zima\n", &[]);
    assert!(marked.notes.contains("Removed from names: (paid)"), "{}", marked.notes);
    let twice = b"Name\nAna Novak\nBen Zima\nAna Novak\nANA NOVAK\n";
    let refused = desk.entries(twice, &[]);
    assert_eq!(refused.status, 2);
    assert!(
        refused.trouble.contains("Line 4: Ana Novak is already on line 2"),
        "{}",
        refused.trouble
    );
    assert!(!desk.event().exists(), "nothing was made");
    assert_eq!(desk.entries(twice, &["--same-names", "skip"]).status, 0);
    assert_eq!(desk.names(), ["Ana Novak", "Ben Zima"]);
    assert_eq!(desk.entries(twice, &["--same-names", "add"]).status, 0);
    assert_eq!(desk.names().len(), 4);
    let german = desk.entries(b"Vorname;Nachname;Telefon\nAna;Nova;77\n", &[]);
    assert!(german.notes.contains("Column “Telefon” is not read"), "{}", german.notes);
    assert_eq!(desk.names(), ["Ana Nova"]);
    let two = desk.entries(b"Ana Nova, Ben Zima\nCid Vale, Dan Kos\n", &[]);
    assert_eq!(two.status, 0, "{}", two.trouble);
    assert_eq!(desk.names(), ["Ana Nova", "Ben Zima", "Cid Vale", "Dan Kos"]);
    let told = ["--column", "Real=name", "--column", "Handle=-"];
    assert_eq!(desk.entries(b"Handle,Real\nShark,Ana Nova\n", &told).status, 0);
    assert_eq!(desk.names(), ["Ana Nova"]);
    let odd = desk.entries(b"Handle,Real\nShark,Ana Nova\n", &["--column", "Real=wombat"]);
    assert!(odd.trouble.contains("cannot be “wombat”"), "{}", odd.trouble);
    let town = desk.entries(b"Ana Nova, Brno\n", &[]);
    assert!(town.notes.contains("Column “Brno” is not read"), "{}", town.notes);
    assert_eq!(desk.names(), ["Ana Nova"]);
    assert_eq!(desk.entries(b"Name\n\"Brno, CZ\"\n", &[]).status, 0);
    assert_eq!(desk.names(), ["Brno, CZ"]);
    let wide = desk.entries(b"Name,Club\nAna,Brno,x\nBen,Brno\n", &[]);
    assert!(wide.trouble.contains("“x” has no title above it"), "{}", wide.trouble);
}

#[test]
fn letters_that_can_be_read_in_two_ways_are_asked_with_the_names_in_each() {
    let desk = Desk::new();
    let asked = desk.entries(b"Name\nS\xf8ren\n", &[]);
    assert_eq!(asked.status, 2);
    for said in ["windows-1252 (Søren)", "windows-1250 (Sřren)", "--encoding"] {
        assert!(asked.trouble.contains(said), "{said}: {}", asked.trouble);
    }
    for (encoding, name) in [("windows-1252", "Søren"), ("windows-1250", "Sřren")] {
        assert_eq!(desk.entries(b"Name\nS\xf8ren\n", &["--encoding", encoding]).status, 0);
        assert_eq!(desk.names(), [name]);
    }
    // Where no language has such words, nobody is asked.
    assert_eq!(desk.entries("Name\nJosé Núñez\nSøren Ødegård\n".as_bytes(), &[]).status, 0);
    assert_eq!(
        desk.entries(b"Name\nJi\xf8\xed Dvo\xf8\xe1k\nV\xecra \xc8apkov\xe1\n", &[]).status,
        0
    );
    assert_eq!(desk.names(), ["Jiří Dvořák", "Věra Čapková"]);
}

#[test]
fn files_of_another_sort_are_known_by_what_stands_in_them() {
    let desk = Desk::new();
    let event = desk.event();
    done(&["new", word(&event), "--template", "home-game", "--at", AT], b"");
    let journal = fs::read(&event).unwrap();
    let locked = fs::read(project("tests/data/locked.xlsx")).unwrap();
    let all: [(&[u8], &str); 6] = [
        (&journal, "no players"),
        (&locked, "This spreadsheet has a password; save it without one"),
        (b"%PDF-1.7\n1 0 obj", "This is a PDF"),
        (b"PK\x03\x04\x14\0", "This is a packed file"),
        (b"SQLite format 3\0\x10\0", "This is a people file"),
        (b"{V: \"3.7.2\", T: new Tournament({UUID: \"x\"})}", "saved by The Tournament Director"),
    ];
    for (bytes, said) in all {
        let list = desk.put("other.csv", bytes);
        let to = desk.folder.path().join("to.floorman");
        for option in ["--entries", "--structure"] {
            let new = ["new", word(&to), "--template", "home-game", option, word(&list)];
            let refused = floorman(&new, b"");
            // Players of a tournament may be taken, where there are some.
            let said = match option {
                "--structure" if bytes == journal => "This is a Floorman tournament",
                "--entries" if bytes.starts_with(b"{V") => "no players",
                _ => said,
            };
            assert!(refused.status != 0 && refused.trouble.contains(said), "{}", refused.trouble);
            assert!(!to.exists(), "nothing was made");
        }
        let people = desk.folder.path().join("people.db");
        let import = ["people", "import", word(&list), "--people", word(&people)];
        let refused = floorman(&import, b"");
        assert!(refused.status != 0, "{said}");
    }
}
