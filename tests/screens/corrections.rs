//! What is entered late, corrected, or wished for: bust-outs, seats, the order of breaking.

use crate::window::{Evening, NAMES};
use egui_kittest::kittest::Queryable;
use engine::entries::Player;
use engine::finishes::place_of;
use engine::values::{Chips, Place, PlayerId, SeatAt, SeatNo, TableNo};

/// The player of this name.
fn id(evening: &Evening, name: &str) -> PlayerId {
    evening.tournament().entries().named(name).next().unwrap().id
}

/// Chooses a player by letters of the name.
fn choose(evening: &mut Evening, letters: &str) {
    evening.go("Players");
    if evening.sees("Clear") {
        evening.press("Clear");
    }
    evening.type_into("Search", letters);
    evening.key(egui::Key::Enter);
}

fn press_button(evening: &mut Evening, label: &str) {
    evening.window.get_by_role_and_label(egui::Role::Button, label).click();
    evening.window.run_ok();
}

fn place(evening: &Evening, name: &str) -> Option<Place> {
    place_of(evening.tournament(), id(evening, name))
}

#[test]
fn a_forgotten_bust_out_is_entered_before_another_one() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "cyril");
    evening.press("Bust out");
    evening.press("Confirm bust-out");
    assert_eq!(place(&evening, "Cyril Novák"), Some(Place(12)));
    choose(&mut evening, "gita");
    evening.press("Bust out");
    evening.press("Before…");
    evening.press("Confirm bust-out");
    assert_eq!(place(&evening, "Gita Malá"), Some(Place(12)));
    assert_eq!(place(&evening, "Cyril Novák"), Some(Place(11)));
}

#[test]
fn a_time_that_is_none_is_pointed_out() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "cyril");
    evening.press("Bust out");
    evening.press("At a time");
    evening.type_into("Time of day", "nine");
    assert!(evening.sees("Type a time like 19:30"));
    evening.press("Confirm bust-out");
    assert_eq!(evening.tournament().entries().left(), 12);
}

#[test]
fn a_bust_out_is_corrected_from_the_row() {
    let mut evening = Evening::started(&NAMES);
    let beside = {
        let entries = evening.tournament().entries();
        let table = |player: &Player| player.seat().map(|at| at.table);
        let of = |name: &str| entries.player(id(&evening, name)).and_then(table);
        let is_out = |player: &Player| ["Cyril Novák", "Gita Malá"].contains(&player.name.as_str());
        let fits = |player: &&Player| table(player) == of("Cyril Novák") && !is_out(player);
        entries.players().find(fits).unwrap().name.to_string()
    };
    for letters in ["cyril", "gita"] {
        choose(&mut evening, letters);
        evening.press("Bust out");
        evening.press("Confirm bust-out");
    }
    choose(&mut evening, "cyril");
    evening.press("Correct bust-out…");
    evening.press("After…");
    evening.type_into("Stack at the start of the hand", "2k");
    // Gita was out by then, so somebody who was still at the table won the chips.
    evening.press(&format!("{beside} won the chips"));
    evening.press_beneath("Save");
    assert_eq!(place(&evening, "Cyril Novák"), Some(Place(11)));
    let tournament = evening.tournament();
    let (_, hand) = tournament.finishes().last_bust(id(&evening, "Cyril Novák")).unwrap();
    assert_eq!(hand.winners().collect::<Vec<_>>(), [id(&evening, &beside)]);
    assert_eq!(hand.busts[0].stack, Some(Chips(2000)));
}

#[test]
fn two_of_different_tables_bust_in_one_hand_and_share_the_place() {
    let mut evening = Evening::started(&NAMES);
    let at_table = |evening: &Evening, no: u16| {
        let table = evening.tournament().seating().table(TableNo(no)).unwrap();
        let player = table.seats().find_map(|(_, seat)| seat.player).unwrap();
        evening.tournament().entries().player(player).unwrap().name.to_string()
    };
    let (one, other) = (at_table(&evening, 1), at_table(&evening, 2));
    choose(&mut evening, &one);
    evening.press("Bust out");
    evening.type_into("Somebody at another table in the same hand", &other);
    press_button(&mut evening, &other);
    evening.press("Confirm bust-out");
    assert_eq!(evening.tournament().entries().left(), 10);
    assert_eq!(place(&evening, &one), Some(Place(11)));
    assert_eq!(place(&evening, &other), Some(Place(11)));
}

#[test]
fn a_seat_is_required_and_two_are_kept_apart() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "cyril");
    evening.press("Required seat…");
    evening.type_into("Table", "2");
    evening.type_into("Seat", "3");
    evening.press("Save");
    let need = |evening: &Evening| {
        evening.tournament().entries().player(id(evening, "Cyril Novák")).unwrap().need
    };
    let needed = need(&evening).unwrap();
    assert_eq!((needed.table, needed.seat), (Some(TableNo(2)), Some(SeatNo(3))));
    assert_eq!(evening.count("needs table 2 · needs seat 3"), 1);
    evening.press("Keep apart…");
    evening.type_into("Keep apart from", "gita");
    press_button(&mut evening, "Gita Malá");
    assert_eq!(evening.count("apart from Gita Malá"), 1);
    evening.press("No longer keep apart (Gita Malá)");
    assert_eq!(evening.count("apart from Gita Malá"), 0);
}

#[test]
fn a_note_stands_on_the_players_line() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "cyril");
    evening.press("Note…");
    evening.type_into("What to know", "Wheelchair");
    evening.type_into("Assisted by", "Eva Rys");
    evening.press("Save");
    let note = "assisted by Eva Rys · Wheelchair";
    assert_eq!(evening.count(note), 1 + 1, "on the line and at the foot");
    let cyril = evening.tournament().entries().player(id(&evening, "Cyril Novák")).unwrap();
    assert_eq!(
        (cyril.note.remark.as_str(), cyril.note.assistant.as_str()),
        ("Wheelchair", "Eva Rys")
    );
}

#[test]
fn the_order_in_which_tables_break_is_changed_and_saved() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    evening.press("More for the room");
    evening.press("Break order…");
    assert!(evening.sees("Breaks next"));
    evening.press("Table 1 breaks next");
    evening.press("Save");
    let order: Vec<TableNo> = evening.tournament().seating().break_order().collect();
    assert_eq!(order, [TableNo(1), TableNo(2)]);
}

#[test]
fn from_the_table_to_everything_about_a_player() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let table = evening.tournament().seating().table(TableNo(1)).unwrap();
    let (seat, player) = table.seats().find_map(|(no, seat)| Some((no, seat.player?))).unwrap();
    let name = evening.tournament().entries().player(player).unwrap().name.to_string();
    evening.press(&format!("Table 1 Seat {seat} {name}"));
    evening.press(&format!("More for {name}"));
    evening.press("Full history…");
    assert!(evening.sees("Rename…"));
    let at = SeatAt { table: TableNo(1), seat };
    assert_eq!(evening.tournament().seating().player_at(at), Some(player));
}
