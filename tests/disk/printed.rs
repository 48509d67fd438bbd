//! Sheets as the terminal prints them: of which people, on which paper, and what is in the way.

use crate::terminal::{done, floorman, word};
use engine::values::{TableNo, Timestamp};
use print::SHEETS;
use reports::Sitter;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use words::{Language, Words};

/// Three tables of four at the terminal, with the clock running and the third table broken.
fn evening() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.floorman");
    let list = folder.path().join("players.csv");
    let names: Vec<String> = (1..=11).map(|no| format!("Guest {no:02}")).collect();
    fs::write(&list, format!("Name\n{}\nGuest 11\n", names.join("\n"))).unwrap();
    let new = ["new", word(&file), "--template", "home-game", "--entries", word(&list)];
    done(
        &[new.as_slice(), &["--same-names", "add", "--seed", "3", "--at", "2026-03-05T18:00:00Z"]]
            .concat(),
        b"",
    );
    let acts = br#"{"AddTables":{"tables":[{"table":1,"seats":9},{"table":2,"seats":9},{"table":3,"seats":9}]}}
{"DrawSeats":{"public":null}}
"StartClock"
{"BreakTables":{"tables":[3]}}
"#;
    done(&["do", word(&file), "--seed", "3", "--at", "2026-03-05T18:10:00Z"], acts);
    (folder, file)
}

fn print(file: &Path, handout: &str, more: &[&str]) -> (crate::terminal::Answer, usize) {
    let out = file.with_extension("pdf");
    let _ = fs::remove_file(&out);
    let call = ["print", word(file), handout, "-o", word(&out)];
    let answer = floorman(&[&call, more].concat(), b"");
    let bytes = fs::read(&out).unwrap_or_default();
    let pages = bytes.windows(9).filter(|part| part == b"/Contents").count();
    (answer, pages)
}

#[test]
fn every_sheet_has_a_name_of_its_own_and_all_its_words() {
    let words = Words::new(Language::English);
    let mut seen = std::collections::BTreeSet::new();
    for sheet in SHEETS {
        assert!(seen.insert(sheet.id), "{} stands twice", sheet.id);
        let mut said = vec![sheet.name(&words), sheet.about(&words), sheet.nothing(&words)];
        if !sheet.whose.is_empty() {
            said.extend([sheet.whose_title(&words), sheet.all(&words)]);
        }
        assert!(!said.iter().any(|said| said.contains(['⟨', '{'])), "{said:?}");
    }
}

#[test]
fn seat_cards_have_codes_where_an_address_is_told() {
    let (_folder, file) = evening();
    let (plain, _) = print(&file, "seat-cards", &[]);
    assert_eq!(plain.status, 0);
    let length = || fs::metadata(file.with_extension("pdf")).unwrap().len();
    let without = length();
    let told = ["--address", "http://192.168.1.5:8080"];
    let (answer, printed) = print(&file, "seat-cards", &told);
    assert_eq!((answer.status, printed), (0, 2), "{}", answer.trouble);
    assert!(length() > without + 2_000, "{} and {without} bytes", length());
    for (handout, address, why) in [
        ("seat-cards", "192.168.1.5", "“192.168.1.5” is not an address of shared pages"),
        ("seat-cards", "javascript:x", "is not an address of shared pages"),
        ("move-slips", "http://room", "Only seat cards have codes"),
    ] {
        let (answer, printed) = print(&file, handout, &["--address", address]);
        assert_eq!((answer.status, printed), (2, 0), "{address}");
        assert!(answer.trouble.contains(why), "{}", answer.trouble);
    }
}

#[test]
fn the_terminal_prints_every_handout_on_both_papers() {
    let (_folder, file) = evening();
    for (handout, pages) in [
        ("seat-cards", 2),
        ("seating-by-name", 1),
        ("seating-by-table", 1),
        ("move-slips", 1),
        ("count-sheets", 1),
    ] {
        for paper in ["a4", "letter"] {
            let (answer, printed) = print(&file, handout, &["--paper", paper]);
            assert_eq!((answer.status, printed), (0, pages), "{handout}: {}", answer.trouble);
            assert!(answer.out.starts_with(&format!("{pages} page")), "{}", answer.out);
        }
    }
}

/// How many cards a choice gives, counted by the pages of the session itself.
fn chosen(file: &Path, choice: &reports::Choice) -> Vec<Sitter> {
    use session::{Session, Time, chance};
    let session = Session::open_to_read(file, Time::live(), chance(None)).unwrap();
    reports::sitters(session.log(), choice)
}

#[test]
fn only_those_who_are_wanted() {
    use reports::{Choice, WhichMoves, move_slips, newest_draw};
    use session::{Session, Time, chance};
    let (_folder, file) = evening();
    let session = Session::open_to_read(&file, Time::live(), chance(None)).unwrap();
    let log = session.log();
    let all = chosen(&file, &Choice::default());
    assert_eq!(all.len(), 12);
    let newest = newest_draw(log).unwrap();
    assert_eq!(newest, log.last_seq(), "the broken table");
    let moved = chosen(&file, &Choice { since: Some(newest), ..Choice::default() });
    assert_eq!(moved.len(), 4);
    assert!(moved.iter().all(|sitter| sitter.since == newest && sitter.at.table.0 < 3));
    let first = chosen(&file, &Choice { tables: vec![TableNo(1)], ..Choice::default() });
    assert_eq!(first.len(), 6);
    assert!(first.iter().all(|sitter| sitter.at.table == TableNo(1)));
    let namesakes = all.iter().filter(|sitter| sitter.who.is_namesake).count();
    assert_eq!(namesakes, 2);

    let slips = |which| move_slips(log, which, &Choice::default());
    assert_eq!(slips(WhichMoves::UnderWay).len(), 4);
    assert_eq!(slips(WhichMoves::Newest).len(), 4);
    assert!(slips(WhichMoves::UnderWay).iter().all(|slip| slip.from.unwrap().table.0 == 3));
    done(&["do", word(&file), "--accept-time"], b"{\"CompleteMoves\":{\"players\":[]}}\n");
    let session = Session::open_to_read(&file, Time::live(), chance(None)).unwrap();
    let slips = |which| move_slips(session.log(), which, &Choice::default()).len();
    assert_eq!(slips(WhichMoves::UnderWay), 0, "done");
    assert_eq!(slips(WhichMoves::Newest), 4);
    let order = session.log().acts().iter().rev().nth(1).unwrap().at;
    assert_eq!(slips(WhichMoves::After(order)), 4);
    assert_eq!(slips(WhichMoves::After(Timestamp(order.0 + 1))), 0);
}

#[test]
fn a_redraw_gives_slips_from_the_old_seats() {
    use reports::{Choice, WhichMoves, move_slips, newest_draw};
    use session::{Session, Time, chance};
    let (_folder, file) = evening();
    let before = chosen(&file, &Choice::default());
    done(
        &["do", word(&file), "--accept-time"],
        b"{\"Redraw\":{\"tables\":[1,2],\"public\":null}}\n",
    );
    let session = Session::open_to_read(&file, Time::live(), chance(None)).unwrap();
    assert_eq!(newest_draw(session.log()), Some(session.log().last_seq()));
    let slips = move_slips(session.log(), WhichMoves::Newest, &Choice::default());
    assert_eq!(slips.len(), 12);
    for slip in slips {
        let old = before.iter().find(|sitter| sitter.who.player == slip.who.player).unwrap();
        assert_eq!(slip.from, Some(old.at));
    }
    done(&["do", word(&file), "--accept-time"], b"\"Undo\"\n");
    assert_eq!(chosen(&file, &Choice::default()), before, "taken back, the old cards hold");
}

#[test]
fn the_terminal_says_what_is_in_the_way() {
    let (folder, file) = evening();
    let status = |more: &[&str]| print(&file, "seat-cards", more).0;
    assert_eq!(status(&["--since", "99"]).status, 1);
    assert_eq!(status(&["--table", "3"]).status, 1, "it is broken");
    assert_eq!(status(&["--player", "Nobody"]).status, 1);
    let several = status(&["--player", "guest 11"]);
    assert_eq!(several.status, 1);
    assert!(several.trouble.contains("#11 and #12"), "{}", several.trouble);
    assert_eq!(status(&["--player", "#12"]).status, 0);
    assert_eq!(status(&["--player", "Guest 01", "--table", "1", "--table", "2"]).status, 0);
    assert_eq!(status(&["--newest", "--order", "name"]).status, 0);
    assert_eq!(status(&["--paper", "a3"]).status, 2);
    assert_eq!(print(&file, "move-slips", &["--minutes", "10"]).0.status, 1, "long ago");
    assert_eq!(print(&file, "move-slips", &["--newest"]).0.status, 0);

    let no_out = floorman(&["print", word(&file), "seat-cards"], b"");
    assert_eq!(no_out.status, 2);
    assert!(no_out.trouble.contains("-o"), "{}", no_out.trouble);
    let nowhere = folder.path().join("nowhere/cards.pdf");
    let failed = floorman(&["print", word(&file), "seat-cards", "-o", word(&nowhere)], b"");
    assert_eq!(failed.status, 3);
}

#[test]
fn before_the_draw_there_is_nothing_to_print() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new.floorman");
    done(&["new", word(&file), "--template", "home-game", "--seed", "3"], b"");
    for handout in ["seat-cards", "seating-by-name", "seating-by-table", "move-slips"] {
        let (answer, _) = print(&file, handout, &[]);
        assert_eq!(answer.status, 1, "{handout}: {}", answer.trouble);
        assert!(!file.with_extension("pdf").exists());
    }
}
