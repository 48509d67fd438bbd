//! Seat cards from the window: chosen, looked at, saved, printed.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName};
use engine::money::Pays;
use engine::seating::NewTable;
use engine::values::TableNo;
use exchange::Template;
use session::{Session, Time, chance};
use std::fs;

/// How many pages a PDF has.
fn pages(bytes: &[u8]) -> usize {
    bytes.windows(9).filter(|part| part == b"/Contents").count()
}

fn pdfs(evening: &Evening) -> Vec<std::path::PathBuf> {
    let files = fs::read_dir(evening.folder.path()).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| file.extension().is_some_and(|end| end == "pdf")).collect()
}

#[test]
fn after_the_draw_one_button_leads_to_the_cards_of_everybody() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    for name in NAMES {
        evening.type_name(name);
    }
    evening.press("Draw seats… (12 players wait for seats)");
    evening.press("Draw now");
    evening.press("Print seat cards… (Seats are drawn: start the clock)");
    assert!(evening.sees("Page 1 of 2"));
    assert!(evening.sees("Preview of page 1 of 2"));
    evening.press("Save PDF…");
    evening.press("Save there");
    let saved = pdfs(&evening);
    assert_eq!(saved.len(), 1, "{saved:?}");
    assert_eq!(saved[0].file_name().unwrap(), "Friday seat-cards.pdf");
    assert_eq!(pages(&fs::read(&saved[0]).unwrap()), 2);
    assert_eq!(evening.count("2 pages in"), 1);
}

#[test]
fn who_and_what_and_paper_are_chosen() {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F9);
    assert!(evening.sees("Page 1 of 2"));
    evening.press("Some tables");
    assert!(evening.sees("Nothing to print"));
    assert_eq!(evening.count("Type table numbers"), 1);
    evening.type_into("Tables", "1");
    assert!(evening.sees("Page 1 of 1"));
    evening.press("Seating by name");
    assert!(evening.sees("Page 1 of 1"));
    evening.press("Move slips");
    assert!(evening.sees("Nothing to print"));
    assert_eq!(evening.count("No such moves"), 1);
    evening.press("Letter");
    assert_eq!(evening.window.state().preferences().kept.paper, "letter");
    let again = evening.beside();
    assert_eq!(again.window.state().preferences().kept.paper, "letter");
}

#[test]
fn one_player_gets_one_card_and_a_table_its_own() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.press("Search");
    evening.window.get_by_label("Search").type_text("sťas");
    evening.window.run_ok();
    evening.key(Key::Enter);
    evening.press("Print seat card…");
    assert!(evening.sees("Page 1 of 1"));
    assert!(evening.sees("Jana Šťastná"));
    evening.go("Tables");
    evening.press("More for table 1");
    evening.press("Print its seat cards…");
    assert!(evening.sees("Page 1 of 1"));
    evening.go("Tables");
    evening.press("More for the room");
    evening.press("Print seat cards…");
    assert!(evening.sees("Page 1 of 2"), "the newest draw seated everybody");
}

#[test]
fn a_broken_table_leads_to_its_slips() {
    let mut evening = Evening::new();
    let path = evening.folder.path().join("break.floorman");
    let new =
        |name: &&str| NewPlayer { name: PlayerName::new(name).unwrap(), need: None, member: None };
    let players = NAMES.iter().map(new).collect();
    let tables = (1..=3).map(|no| NewTable { table: TableNo(no), seats: 9 }).collect();
    let first = Template::find("home-game").unwrap().command("Break");
    let mut session = Session::create(&path, &first, Time::live(), chance(Some(7)), "Ana").unwrap();
    let commands = [
        Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
        Command::AddTables { tables },
        Command::DrawSeats { public: None },
        Command::BreakTables { tables: vec![TableNo(3)] },
    ];
    for command in &commands {
        session.submit(command).unwrap();
    }
    drop(session);
    evening.open(&path);
    let button = "Print move slips…";
    let label = evening
        .window
        .query_all_by_label_contains(button)
        .map(|node| node.accesskit_node().label().unwrap_or_default())
        .next()
        .unwrap();
    evening.press(&label);
    assert!(evening.sees("Page 1 of 1"));
}

#[test]
fn another_act_changes_the_pages_that_are_looked_at() {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F9);
    assert!(evening.sees("Page 1 of 2"));
    evening.press("Undo");
    evening.press("Undo");
    assert!(evening.sees("Nothing to print"), "the draw is taken back");
    evening.press("Redo");
    assert!(evening.sees("Page 1 of 2"));
}

#[test]
fn where_there_is_no_print_service_it_is_said_and_pages_turn_by_keys() {
    let mut evening = Evening::started(&NAMES);
    evening.window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    evening.window.run_ok();
    assert!(evening.sees("Page 1 of 2"));
    evening.until(|evening| evening.count("Floorman finds no print service") > 0);
    let print = evening.window.get_by_role_and_label(Role::Button, "Print now");
    assert!(print.accesskit_node().is_disabled());
    evening.key(Key::PageDown);
    assert!(evening.sees("Page 2 of 2"));
    evening.key(Key::Home);
    assert!(evening.sees("Page 1 of 2"));
    evening.press("Larger");
    assert!(evening.sees("Preview of page 1 of 2"));
}

#[test]
fn a_path_that_cannot_be_written_is_said_aloud() {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F9);
    let blocked = evening.folder.path().join("Friday.floorman/cards.pdf");
    evening.press("Save PDF…");
    evening.window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    evening.window.run_ok();
    let path = evening.window.get_by_role_and_label(Role::TextInput, "Save as");
    path.type_text(blocked.to_str().unwrap());
    evening.window.run_ok();
    evening.key(Key::Enter);
    assert!(evening.sees("The PDF could not be saved"));
    assert!(pdfs(&evening).is_empty());
}

#[cfg(unix)]
#[test]
fn a_printer_gets_the_pages_on_the_paper_that_is_chosen() {
    use std::os::unix::fs::PermissionsExt;
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F9);
    evening.until(|evening| evening.count("Floorman finds no print service") > 0);
    let folder = evening.folder.path().to_owned();
    let script = |name: &str, text: String| {
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    };
    script("lp", format!("echo \"$@\" > '{}'", folder.join("told").display()));
    script("lpstat", "echo Office; echo Desk".to_owned());
    evening.press("Refresh");
    let list = Role::ComboBox;
    evening.until(|now| now.window.query_by_role_and_label(list, "Printer").is_some());
    evening.press_beneath("Letter");
    evening.press("Print now");
    evening.until(|evening| evening.count("2 pages sent to Office") > 0);
    let told = fs::read_to_string(evening.folder.path().join("told")).unwrap();
    assert!(told.starts_with("-d Office -o media=Letter -- "), "{told}");
    let file = told.trim().rsplit(" -- ").next().unwrap();
    assert_eq!(pages(&fs::read(file).unwrap()), 2);
}

#[cfg(unix)]
#[test]
fn whoever_stops_waiting_for_a_slow_printer_is_told_that_it_may_print() {
    use std::os::unix::fs::PermissionsExt;
    let mut evening = Evening::started(&NAMES);
    let folder = evening.folder.path().to_owned();
    let (asked, go) = (folder.join("asked"), folder.join("go"));
    let wait = format!(
        "touch '{}'; for n in 1 2 3 4 5 6 7 8 9; do [ -f '{}' ] && exit 0; sleep 1; done",
        asked.display(),
        go.display()
    );
    for (name, text) in [("lp", wait.as_str()), ("lpstat", "echo Office")] {
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    evening.key(Key::F9);
    let list = Role::ComboBox;
    evening.until(|now| now.window.query_by_role_and_label(list, "Printer").is_some());
    evening.press("Print now");
    while !asked.is_file() {
        std::thread::sleep(std::time::Duration::from_millis(20));
        evening.window.step();
    }
    evening.press("Cancel");
    assert_eq!(evening.count("may still come out"), 1);
    assert_eq!(evening.count("nothing was written"), 0);
    fs::write(go, "").unwrap();
}
