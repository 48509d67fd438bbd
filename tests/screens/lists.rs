//! Lists of players: pasted, or in a file of any program.

use crate::window::{Evening, NAMES};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName};
use engine::money::Pays;
use engine::values::{SeatNo, TableNo};
use std::fs;

/// A new tournament, with the form for players open.
fn registering() -> Evening {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    evening
}

/// Types the path of a file with this in it, and reads it.
fn read(evening: &mut Evening, bytes: &[u8]) {
    let path = evening.folder.path().join("players.csv");
    fs::write(&path, bytes).unwrap();
    evening.type_into("Or a file", path.to_str().unwrap());
    evening.key(egui::Key::Enter);
}

#[test]
fn a_file_of_another_program_is_read_with_its_tables_and_seats() {
    let mut evening = registering();
    // As a Czech Excel writes it.
    read(
        &mut evening,
        b"Jm\xe9no;Prijmen\xed;St\xf9l;M\xedsto\r\nJana;Mal\xe1;3;7\r\nPetr;Lis;x;\r\n",
    );
    assert!(evening.sees("players.csv"));
    assert_eq!(evening.count("Line 3, column 3"), 1);
    evening.press("Register 2 players");
    let tournament = evening.tournament();
    let jana = tournament.entries().named("Jana Malá").next().unwrap();
    let need = jana.need.unwrap();
    assert_eq!((need.table, need.seat), (Some(TableNo(3)), Some(SeatNo(7))));
    assert_eq!(tournament.entries().players().len(), 2);
}

#[test]
fn the_director_says_what_a_column_is() {
    let mut evening = registering();
    read(&mut evening, b"who,what\nAnna Rys,Lis\nCyril Tur,Kos\n");
    let column = |evening: &Evening, label: &str| {
        evening.window.query_by_role_and_label(egui::Role::ComboBox, label).is_some()
    };
    assert!(column(&evening, "Column 1") && column(&evening, "Column 2"));
    for (label, choice) in [("Column 1", "Not read"), ("Column 2", "Name")] {
        evening.window.get_by_role_and_label(egui::Role::ComboBox, label).click();
        evening.window.run_ok();
        let button = egui::Role::Button;
        evening.window.get_by_role_and_label(button, choice).click();
        evening.window.run_ok();
    }
    evening.press("First line has titles");
    evening.press("Register 2 players");
    let names: Vec<_> =
        evening.tournament().entries().players().map(|player| player.name.to_string()).collect();
    assert_eq!(names, ["Lis", "Kos"]);
}

#[test]
fn a_file_that_is_not_there_is_said_aloud() {
    let mut evening = registering();
    evening.type_into("Or a file", "/nowhere/players.csv");
    evening.key(egui::Key::Enter);
    assert!(evening.sees("The list cannot be read"));
}

#[test]
fn every_line_of_a_page_is_shown_with_what_becomes_of_it() {
    let mut evening = registering();
    let guests: String = (0..9_990).map(|guest| format!("Guest {guest:05}\n")).collect();
    let page =
        format!("Ana Rys\n12:30\n\nana rys\nwww.poker.example\n{guests}{}\n", "x".repeat(201));
    evening.window.event(egui::Event::Paste(page));
    evening.window.run_ok();
    assert!(evening.sees("Pasted: 9,996 lines"));
    for label in ["All 9,995", "Ticked 9,991", "In doubt 3", "Not read 1"] {
        assert!(evening.sees(label), "{label}");
    }
    assert!(evening.sees("1 empty line left out"));
    evening.press("In doubt 3");
    for part in ["no letters", "already on line 1", "looks like an address"] {
        assert_eq!(evening.count(part), 1, "{part}");
    }
    let tick = |evening: &mut Evening, name: &str| {
        evening.window.get_by_role_and_label(egui::Role::CheckBox, name).click();
        evening.window.run_ok();
    };
    tick(&mut evening, "ana rys");
    evening.press("Not read 1");
    assert_eq!(evening.count("201 letters"), 1);
    evening.press("All 9,995");
    tick(&mut evening, "Ana Rys");
    evening.press("Register 9,991 players");
    let entries = evening.tournament().entries();
    assert_eq!(entries.players().len(), 9_991);
    assert_eq!(entries.players().next().unwrap().name.as_str(), "ana rys");
}

#[test]
fn whoever_is_registered_while_a_list_is_looked_through_is_not_registered_twice() {
    let mut evening = registering();
    // Somebody of the list is there twice on purpose, so the same name is allowed.
    read(&mut evening, b"Anna Rys\nAnna Rys\nEva Kos\nIvo Tur\n");
    evening.press("Register 3 players");
    assert_eq!(evening.tournament().entries().players().len(), 3);
    read(&mut evening, b"Anna Rys\nJana Lis\nPetr Kos\n");
    assert!(evening.sees("Register 2 players"));
    let name = PlayerName::new("Jana Lis").unwrap();
    let players = vec![NewPlayer { name, need: None, member: None }];
    evening.submit(&Command::Register {
        players,
        same_names: SameNames::Refuse,
        pays: Pays::default(),
    });
    evening.press("Register 1 player");
    let entries = evening.tournament().entries();
    assert_eq!(entries.named("Jana Lis").count(), 1);
    assert_eq!((entries.players().len(), entries.named("Petr Kos").count()), (5, 1));
}

#[test]
fn a_row_says_who_it_is_and_whether_it_is_chosen() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.press("Ivo Král");
    let rows = evening.window.query_all_by_role(egui::Role::Row);
    let rows: Vec<(String, Option<bool>)> = rows
        .map(|row| {
            let node = row.accesskit_node();
            (node.label().unwrap_or_default(), node.is_selected())
        })
        .collect();
    assert!(rows.len() > 5, "those in sight: {rows:?}");
    let chosen: Vec<&String> = rows
        .iter()
        .filter(|(_, is_chosen)| *is_chosen == Some(true))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(chosen.len(), 1, "{rows:?}");
    assert!(chosen[0].starts_with("Ivo Král, Table "), "{chosen:?}");
}
