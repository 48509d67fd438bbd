//! One person's evening, and the list of players: found, sorted, and several at once.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::entries::Player;

fn player<'a>(evening: &'a Evening, name: &str) -> &'a Player {
    evening.tournament().entries().named(name).next().unwrap()
}

fn find(evening: &mut Evening, letters: &str) {
    evening.go("Players");
    // The form that registers players is still open.
    if evening.sees("Close") {
        evening.press("Close");
    }
    if evening.sees("Clear") {
        evening.press("Clear");
    }
    evening.type_into("Search", letters);
}

fn keys(evening: &mut Evening, modifiers: Modifiers, key: Key) {
    evening.window.key_press_modifiers(modifiers, key);
    evening.window.run_ok();
}

/// The names in the list from the top.
fn listed(evening: &Evening) -> Vec<&'static str> {
    let row = |name: &&'static str| {
        let nodes = evening.window.query_all_by_label(name);
        let top = nodes.map(|node| node.rect().top()).fold(f32::MAX, f32::min);
        (top < f32::MAX).then_some((top, *name))
    };
    let mut rows: Vec<_> = NAMES.iter().filter_map(row).collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    rows.into_iter().map(|(_, name)| name).collect()
}

#[test]
fn enter_shows_the_whole_evening_and_everything_that_can_be_done() {
    let mut evening = Evening::started(&NAMES);
    find(&mut evening, "gita");
    evening.key(Key::Enter);
    assert!(!evening.sees("What happened"));
    evening.key(Key::Enter);
    for label in ["What happened", "Seats", "Bust out", "Move…", "Lock", "Rename…"] {
        assert!(evening.sees(label), "{label}");
    }
    assert_eq!(evening.count("Drew table"), 1);
    assert_eq!(evening.count("Timeline: table"), 1);
    evening.press("Lock");
    assert!(evening.sees("Locked, not to be moved for balance"));
    evening.key(Key::Escape);
    assert!(!evening.sees("What happened"));
}

#[test]
fn what_was_taken_back_is_marked_and_leads_to_its_act() {
    let mut evening = Evening::started(&NAMES);
    find(&mut evening, "gita");
    evening.key(Key::Enter);
    evening.combined(Modifiers::COMMAND, Key::L);
    assert!(player(&evening, "Gita Malá").is_locked);
    evening.press("Undo");
    evening.press("Full history…");
    let acts = evening.window.state().session().unwrap().log().last_seq().0;
    assert!(evening.sees(&format!("undone by action {acts}")));
    evening.press_beneath(&format!("Action {}", acts - 1));
    assert!(evening.sees("As it was before"), "the act in the log");
}

#[test]
fn a_bust_out_stands_on_both_cards() {
    let mut evening = Evening::started(&NAMES);
    let seated = player(&evening, "Gita Malá").seat().unwrap().table;
    let table = evening.tournament().seating().table(seated).unwrap();
    let other = table.seats().find_map(|(_, seat)| {
        let id = seat.player.filter(|id| *id != player(&evening, "Gita Malá").id)?;
        evening.tournament().entries().player(id).map(|player| player.name.to_string())
    });
    let other = other.unwrap();
    find(&mut evening, "gita");
    evening.key(Key::Enter);
    evening.key(Key::Enter);
    evening.press("Bust out");
    evening.press(&format!("{other} won the chips"));
    evening.press("Confirm bust-out");
    assert_eq!(evening.count(&format!(", by {other}")), 1 + 1, "on the card and at the foot");
    let link = evening.window.get_by_role_and_label(egui::Role::Link, &other);
    link.click();
    evening.window.run_ok();
    assert!(evening.sees("Busted out Gita Malá"));
}

#[test]
fn players_are_found_by_table_seat_number_and_standing() {
    let mut evening = Evening::started(&NAMES);
    let gita = player(&evening, "Gita Malá");
    let (at, number) = (gita.seat().unwrap(), gita.id.0);
    let seated = evening.tournament().seating().table(at.table).unwrap().taken().len();
    for typed in [format!("t{}", at.table), format!("table {}", at.table)] {
        find(&mut evening, &typed);
        assert!(evening.sees(&format!("{seated} players")), "{typed}");
    }
    let seat = format!("{}/{}", at.table, at.seat);
    for typed in [seat, format!("{} {}", at.table, at.seat), format!("#{number}")] {
        find(&mut evening, &typed);
        assert_eq!(listed(&evening), ["Gita Malá"], "{typed}");
    }
    find(&mut evening, "gita");
    evening.key(Key::Enter);
    evening.combined(Modifiers::COMMAND, Key::L);
    find(&mut evening, "locked");
    assert_eq!(listed(&evening), ["Gita Malá"]);
    find(&mut evening, "nobody at all");
    assert!(evening.sees("Nobody found"));
}

#[test]
fn an_empty_choice_says_what_would_be_listed() {
    let mut evening = Evening::started(&NAMES);
    find(&mut evening, "");
    evening.press("Out");
    assert!(evening.sees("Nobody is out"));
    find(&mut evening, "nobody at all");
    assert!(evening.sees("Nobody found"), "letters are in the way, too");
    evening.press("Show everybody");
    assert_eq!(listed(&evening).len(), NAMES.len());
}

#[test]
fn columns_sort_both_ways() {
    let mut evening = Evening::started(&NAMES);
    find(&mut evening, "");
    let by_name = listed(&evening);
    assert_eq!(by_name[0], "Dana Bílá", "by the surname");
    evening.press("Sort by Name");
    evening.press("Sort by Name");
    let mut turned = by_name.clone();
    turned.reverse();
    assert_eq!(listed(&evening)[0], turned[0]);
    evening.press("Sort by Name");
    evening.press("Sort by Where");
    let seats: Vec<_> =
        listed(&evening).into_iter().map(|name| player(&evening, name).seat()).collect();
    assert!(seats.is_sorted(), "{seats:?}");
}

#[test]
fn several_are_chosen_with_shift_and_locked_at_once() {
    let mut evening = Evening::started(&NAMES);
    find(&mut evening, "");
    evening.key(Key::Escape);
    evening.key(Key::ArrowDown);
    keys(&mut evening, Modifiers::SHIFT, Key::ArrowDown);
    keys(&mut evening, Modifiers::SHIFT, Key::ArrowDown);
    assert!(evening.sees("3 players selected"));
    evening.press("Lock 3");
    let locked = |evening: &Evening| {
        evening.tournament().entries().players().filter(|player| player.is_locked).count()
    };
    assert_eq!(locked(&evening), 3);
    assert!(!evening.sees("Lock 3"));
    evening.press("Unlock 3");
    assert_eq!(locked(&evening), 0);
    keys(&mut evening, Modifiers::COMMAND, Key::A);
    assert!(evening.sees("12 players selected"));
    evening.press("Select nobody");
    assert_eq!(evening.count("players selected"), 0);
}

#[test]
fn a_row_has_a_menu_with_everything() {
    let mut evening = Evening::started(&NAMES);
    find(&mut evening, "gita");
    evening.window.get_by_label("Gita Malá").click_secondary();
    evening.window.run_ok();
    evening.window.run_ok();
    assert_eq!(evening.count("Keep apart…"), 2, "under the list and in the menu");
    evening.window.get_all_by_label("Lock").last().unwrap().click();
    evening.window.run_ok();
    assert!(player(&evening, "Gita Malá").is_locked);
    assert_eq!(evening.count("Keep apart…"), 1, "the menu is gone");
    evening.key(Key::Menu);
    evening.window.run_ok();
    assert_eq!(evening.count("Keep apart…"), 2);
    evening.key(Key::Escape);
    assert_eq!(evening.count("Keep apart…"), 1);
}

#[test]
fn a_long_name_is_whole_for_a_screen_reader_and_on_the_card() {
    let name = "Wolfeschlegelsteinhausenbergerdorff ".repeat(5);
    let name = name.trim();
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    evening.type_name(name);
    evening.press("Close");
    evening.window.get_by_label(name).click();
    evening.window.run_ok();
    evening.key(Key::Enter);
    assert!(evening.sees("What happened"));
    let heights = evening.window.get_all_by_label(name).map(|node| node.rect().height());
    assert!(heights.fold(0.0, f32::max) > 60.0, "it wraps");
}
