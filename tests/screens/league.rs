//! Leagues in the window: events read from a folder, tables and pictures of them, lists to save,
//! formulas that are tried, and folders of another program's files.

use crate::every_screen::{assert_none, complaints};
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::values::Timestamp;
use std::fs;
use std::path::{Path, PathBuf};

/// A saved file among the test's data.
fn saved(name: &str) -> PathBuf {
    crate::project("tests/data").join(name)
}

/// A folder with two evenings of one league, and a file that is cut off.
fn folder_of_saved(evening: &Evening) -> PathBuf {
    let folder = evening.folder.path().join("saved");
    fs::create_dir(&folder).unwrap();
    for name in ["club-19-players-rebuys.tdt", "club-18-players-undone-buyins.tdt"] {
        fs::copy(saved(name), folder.join(name)).unwrap();
    }
    let whole = fs::read(saved("home-game.tdt")).unwrap();
    fs::write(folder.join("cut-off.tdt"), &whole[..whole.len() / 2]).unwrap();
    folder
}

/// Imports the folder into that of all tournaments, in the window.
fn imported(evening: &mut Evening) -> PathBuf {
    let folder = folder_of_saved(evening);
    evening.press("Leagues…");
    evening.until(|evening| evening.sees("No event here is over yet"));
    evening.press("Files of The Tournament Director…");
    evening.type_into("Folder with the files", &folder.display().to_string());
    evening.press("Import all of them");
    evening.until(|evening| evening.sees("2 tournaments were created"));
    evening.until(|evening| evening.count("1. ") > 0);
    folder
}

#[test]
fn a_folder_of_saved_files_becomes_a_league() {
    let mut evening = Evening::new();
    let folder = imported(&mut evening);
    assert_eq!(evening.count("One file could not be read"), 1);
    assert_eq!(evening.count("cut-off: "), 1);
    assert!(evening.sees("club-19-players-rebuys"), "and leads to what was made");
    assert_eq!(fs::read_dir(folder).unwrap().count(), 3, "the files stay as they are");
    evening.key(Key::Escape);
    press_page(&mut evening, "Events");
    assert_eq!(evening.window.query_all_by_role(Role::Row).count(), 2);
    evening.press("Statistics");
    assert!(evening.window.query_all_by_role(Role::Row).count() > 10);
    evening.press("Over the season");
    assert_eq!(evening.count("after each of"), 1, "a screen reader hears whose lines");
    // A second import makes nothing twice, and says why.
    evening.press("More");
    evening.press("Files of The Tournament Director…");
    evening.press("Import all of them");
    evening.until(|evening| evening.sees("3 files could not be read"));
    assert!(!evening.sees("2 tournaments were created"));
}

#[test]
fn an_import_goes_on_where_another_language_is_chosen_meanwhile() {
    let mut evening = Evening::started(&NAMES);
    let folder = folder_of_saved(&evening);
    evening.combined(Modifiers::COMMAND, Key::F11);
    evening.until(|evening| evening.sees("No event here is over yet"));
    evening.press("Files of The Tournament Director…");
    evening.type_into("Folder with the files", &folder.display().to_string());
    evening.press("Import all of them");
    evening.key(Key::F8);
    evening.press("This computer");
    evening.press("Čeština");
    evening.combined(Modifiers::COMMAND, Key::F11);
    evening.until(|evening| evening.sees("club-19-players-rebuys"));
}

#[test]
fn an_import_is_taken_back() {
    let mut evening = Evening::new();
    imported(&mut evening);
    let made = evening.folder.path().join("club-19-players-rebuys.floorman");
    assert!(made.is_file());
    evening.press("Undo this import");
    assert!(!made.exists());
    assert_eq!(evening.count("are in"), 1, "it is said where they are now");
    evening.until(|evening| evening.sees("No event here is over yet"));
}

#[test]
fn a_league_is_chosen_and_remembered() {
    let mut evening = Evening::new();
    imported(&mut evening);
    evening.key(Key::Escape);
    let names = |evening: &Evening| {
        let rows = evening.window.query_all_by_role(Role::Row);
        rows.filter_map(|row| row.accesskit_node().label()).collect::<Vec<String>>()
    };
    let all = names(&evening);
    evening.choose("League", "Harbour Poker Club");
    let some = names(&evening);
    assert!(!some.is_empty() && some.len() <= all.len());
    evening.press("How points count…");
    evening.press("Only the best");
    evening.type_into("Formula for the total; empty for their sum", "sum(top(1, listPoints)");
    evening.press("Count like this");
    assert_eq!(evening.count("this parenthesis is not closed"), 1);
    evening.type_into("Formula for the total; empty for their sum", ")");
    evening.press("Count like this");
    assert_eq!(evening.count("The best 10 results count · Total: sum(top(1, listPoints))"), 1);
    let again = evening.beside();
    let kept = &again.window.state().preferences().kept.league;
    assert_eq!(kept.league.as_deref(), Some("Harbour Poker Club"));
    assert_eq!((kept.best, kept.total.as_str()), (Some(10), "sum(top(1, listPoints))"));
}

/// Opens a part of the screen; a column may have its name.
fn press_page(evening: &mut Evening, page: &str) {
    evening.window.get_by_role_and_label(Role::Button, page).click();
    evening.window.run_ok();
}

/// Types into the formula that is tried.
fn type_formula(evening: &mut Evening, text: &str) {
    let role = Role::MultilineTextInput;
    evening.window.get_by_role_and_label(role, "Formula").focus();
    evening.window.run_ok();
    evening.window.get_by_role_and_label(role, "Formula").type_text(text);
    evening.window.run_ok();
}

/// Has what is shown saved under this name.
fn save(evening: &mut Evening, what: &str, name: &str) -> PathBuf {
    let path = evening.folder.path().join(name);
    evening.press("More");
    evening.press(what);
    evening.window.get_by_role_and_label(Role::TextInput, "Save as").focus();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.type_into("Save as", &path.display().to_string());
    evening.press("Save there");
    path
}

#[test]
fn tables_are_saved_as_pdf_csv_and_a_page() {
    let mut evening = Evening::new();
    imported(&mut evening);
    evening.key(Key::Escape);
    let read = |path: &Path| fs::read(path).unwrap();
    let pdf = save(&mut evening, "Save the table…", "league.pdf");
    assert!(read(&pdf).starts_with(b"%PDF"));
    let csv = save(&mut evening, "Save the table…", "league.csv");
    let csv = String::from_utf8(read(&csv)).unwrap();
    assert!(csv.lines().next().is_some_and(|head| head.contains("name")), "{csv}");
    assert!(csv.lines().count() > 10);
    let page = save(&mut evening, "Save the statistics…", "league.html");
    let page = String::from_utf8(read(&page)).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<td>"));
    assert!(!page.contains("http"), "it needs nothing from elsewhere");
    let none = save(&mut evening, "Save the table…", "league.doc");
    assert!(!none.exists());
    assert_eq!(evening.count("End the file name with"), 1);
}

#[test]
fn a_formula_is_tried_on_an_event_and_taken_for_the_tournament() {
    let mut evening = Evening::started(&NAMES);
    for name in ["club-19-players-rebuys.tdt", "club-18-players-undone-buyins.tdt"] {
        let to = evening.folder.path().join(name).with_extension("floorman");
        let words = words::Words::new(words::Language::English);
        drop(
            exchange::import_file(&saved(name), &to, &exchange::ListTold::default(), &words)
                .unwrap(),
        );
    }
    evening.go("League");
    evening.until(|evening| evening.count("1. ") > 0);
    evening.press("Try a formula…");
    type_formula(&mut evening, " / (r - 1)");
    assert_eq!(evening.count("this divides by zero"), 0, "nobody has a place yet");
    evening.choose("Try it on", "A plain event, place by place");
    assert_eq!(evening.count("For place 1:"), 1);
    assert_eq!(evening.count("this divides by zero"), 1);
    evening.window.get_by_role_and_label(Role::MultilineTextInput, "Formula").focus();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.key(Key::Delete);
    type_formula(&mut evening, "n * 10 - r");
    assert!(evening.sees("189"), "the first of nineteen");
    evening.press("Use it in this tournament");
    assert_eq!(evening.tournament().settings().points_formula, "n * 10 - r");
    let event = evening.window.query_all_by_role(Role::ComboBox);
    assert!(event.count() >= 3, "league, season, and on what it is tried");
    evening.window.get_by_role_and_label(Role::ComboBox, "Try it on").click();
    evening.window.run_ok();
    let played = evening.window.query_all_by(|node| {
        let is_event = node.label().is_some_and(|label| label.contains(" · "));
        is_event && node.role() == Role::Button
    });
    played.into_iter().next().expect("an event that was played").click();
    evening.window.run_ok();
    evening
        .until(|evening| evening.count("players") > 0 && !evening.sees("The event is being read"));
    assert!(evening.count("1.") > 0, "places of those who played");
}

#[test]
fn a_turned_name_is_made_one_by_a_click_and_two_again_by_another() {
    let mut evening = Evening::started(&NAMES);
    let lists = [
        "place,name,points\n1,Anna Rys,10\n2,Bo Li,5\n",
        "place,name,points\n1,Rys Anna,7\n2,Bo Li,5\n",
    ];
    for (no, list) in lists.into_iter().enumerate() {
        let path = evening.folder.path().join(format!("{no}.csv"));
        fs::write(&path, list).unwrap();
        let of = exchange::ResultsOf {
            name: format!("Friday {no}"),
            at: Timestamp(no as i64 + 1),
            league: String::new(),
            season: String::new(),
            currency: String::new(),
            note: "told".to_owned(),
        };
        let told = exchange::ListTold::default();
        let out = path.with_extension("floorman");
        assert!(exchange::import_results(&path, &out, &of, &told).is_ok());
    }
    evening.go("League");
    evening.until(|evening| evening.sees("Rys Anna and Anna Rys may be the same person"));
    let lines = |evening: &Evening| {
        let rows = evening.window.query_all_by_role(Role::Row);
        rows.filter_map(|row| row.accesskit_node().label()).collect::<Vec<_>>()
    };
    let apart = lines(&evening);
    evening.press("Rys Anna and Anna Rys are the same person");
    evening.until(|evening| evening.sees("Rys Anna counts as Anna Rys"));
    assert!(!evening.sees("Rys Anna and Anna Rys may be the same person"));
    let joined = lines(&evening);
    assert_eq!(joined.len() + 1, apart.len(), "{joined:?} of {apart:?}");
    evening.press("Rys Anna and Anna Rys are two people");
    evening.until(|evening| evening.sees("Rys Anna and Anna Rys may be the same person"));
    assert_eq!(lines(&evening), apart);
}

/// Nothing is cut off or over anything else.
#[test]
fn leagues_fit_into_a_small_window() {
    let mut evening = Evening::new();
    imported(&mut evening);
    for size in [[1024.0, 600.0], [1280.0, 720.0]] {
        evening.window.set_size(size.into());
        evening.window.run_ok();
        let mut found = complaints(&evening);
        for page in ["Table", "Over the season", "Statistics", "Events"] {
            press_page(&mut evening, page);
            found.extend(complaints(&evening));
        }
        evening.press("Try a formula…");
        found.extend(complaints(&evening));
        evening.press("How points count…");
        found.extend(complaints(&evening));
        evening.key(Key::Escape);
        assert_none(&found);
    }
}
