//! The chip race in the window: nine digits and Enter, and the next table.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use floorman::engine::chips::ChipCause;
use floorman::engine::values::{Chips, TableNo};

/// The race part, with 25 going for 100.
fn racing() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.go("Chips");
    evening.press("Chip race");
    evening.type_into("Value that goes", "25");
    evening.type_into("Raced for", "100");
    evening
}

fn players_at(evening: &Evening, table: u16) -> usize {
    evening.tournament().seating().table(TableNo(table)).unwrap().taken().len()
}

fn field(evening: &Evening, table: u16) -> String {
    format!("Chips of 25, {} players in seat order", players_at(evening, table))
}

fn raced(evening: &Evening) -> usize {
    evening.tournament().races().value(Chips(25)).map_or(0, |raced| raced.tables.len())
}

#[test]
fn digits_and_enter_race_a_table_and_go_to_the_next() {
    let mut evening = racing();
    let first = field(&evening, 1);
    let digits: String = "321321321".chars().take(players_at(&evening, 1)).collect();
    evening.type_into(&first, &digits);
    assert_eq!(evening.count("Seat 1, "), 1, "what is keyed stands at its seat");
    evening.key(Key::Enter);
    assert_eq!(raced(&evening), 1);
    assert_eq!(evening.count("Table 1 has raced"), 1);
    assert!(evening.count("won 100") > 0, "winners are named");
    // The field of the next table has the keys.
    let digits: String = "000000000".chars().take(players_at(&evening, 2)).collect();
    evening.letters(&digits);
    evening.key(Key::Enter);
    assert_eq!(raced(&evening), 2);
    assert_eq!(evening.count("25 for 100 · all 2 tables raced"), 1, "the whole race is shown");
    let change = evening.tournament().chips().sum_of(ChipCause::Races);
    assert!((-50..=100).contains(&change), "{change}");
    evening.press("Take this race back");
    assert_eq!(raced(&evening), 1);
}

#[test]
fn wrong_keys_say_what_is_wrong_and_race_nothing() {
    let mut evening = racing();
    let first = field(&evening, 1);
    evening.type_into(&first, "32");
    evening.key(Key::Enter);
    assert_eq!(raced(&evening), 0);
    let players = players_at(&evening, 1);
    assert_eq!(evening.count(&format!("2 numbers for {players} players")), 1);
    evening.type_into(&first, "x");
    assert_eq!(evening.count("“x” is no number of chips"), 1);
}

#[test]
fn real_cards_can_be_keyed() {
    let mut evening = racing();
    evening.press("Cards from the table");
    let first = field(&evening, 1);
    let players = players_at(&evening, 1);
    let digits: String = std::iter::once('3').chain("1000000000".chars()).take(players).collect();
    evening.type_into(&first, &digits);
    evening.type_into("Cards in seat order, one for each odd chip", "2c 3c 4c As");
    evening.key(Key::Enter);
    assert_eq!(raced(&evening), 1);
    assert_eq!(evening.count("Seat 2: won 100"), 1);
    assert_eq!(evening.count("Seat 1: no chip won"), 1);
}

#[test]
fn the_command_box_races_a_table() {
    let mut evening = racing();
    evening.combined(Modifiers::COMMAND, Key::K);
    let digits: String = "111111111".chars().take(players_at(&evening, 1)).collect();
    evening.letters(&format!("race 1 25 {digits}"));
    assert!(evening.count("Race the odd chips of table 1") > 0);
}
