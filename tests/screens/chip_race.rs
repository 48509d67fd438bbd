//! The chip race in the window: nine digits and Enter, and the next table.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use engine::Command;
use engine::chips::{ChipCause, ChipSet, Denomination, Edge, RaceStep, TableChips};
use engine::values::{Chips, TableNo};
use rulebook::options::LateChips;

/// The race part without a chip set, with 25 going for 100.
fn racing() -> Evening {
    let mut evening = Evening::started(&NAMES);
    let mut settings = Box::new(evening.tournament().settings().clone());
    settings.chip_set = ChipSet::default();
    evening.submit(&Command::ChangeSettings { settings });
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
    assert_eq!(evening.count("25 for 100 · all tables raced"), 1, "the whole race is shown");
    let change = evening.tournament().chips().sum_of(ChipCause::Races);
    assert!((-50..=100).contains(&change), "{change}");
    evening.press("Undo this race");
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
    assert_eq!(evening.count("“x” is not a number of chips"), 1);
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

/// The race part with the chips of the house, where 25 goes first.
fn with_chips() -> Evening {
    let mut evening = Evening::started(&NAMES);
    let chip = |value| Denomination {
        value: Chips(value),
        color: [0; 3],
        edge: Edge::default(),
        inventory: None,
        in_a_stack: 0,
    };
    let mut settings = Box::new(evening.tournament().settings().clone());
    let denominations = [25, 100, 500, 1_000].map(chip).to_vec();
    settings.chip_set = ChipSet { denominations };
    evening.submit(&Command::ChangeSettings { settings });
    evening.go("Chips");
    evening.press("Chip race");
    evening
}

/// Races 25 at all tables, where nobody has any.
fn raced_without_chips(evening: &mut Evening, late: LateChips) {
    let mut settings = Box::new(evening.tournament().settings().clone());
    settings.rules.options.late_chips = late;
    evening.submit(&Command::ChangeSettings { settings });
    let taken = evening.tournament().seating().tables().filter(|table| !table.taken().is_empty());
    let tables = taken.map(|table| TableChips { table: table.no, seats: vec![] }).collect();
    let steps = vec![RaceStep { remove: Chips(25), next: None }];
    evening.submit(&Command::RaceChips { steps, tables, public: None });
}

fn stack(evening: &Evening, name: &str) -> u64 {
    evening.tournament().entries().named(name).next().unwrap().stack.0
}

#[test]
fn small_chips_are_changed_for_larger_ones_at_equal_value() {
    let mut evening = with_chips();
    let before = stack(&evening, "Anna Rys");
    evening.press("Change chips");
    assert_eq!(evening.count("Find the player first"), 1);
    evening.type_into("Player, by name", "rys");
    evening.press("Anna Rys");
    evening.type_into("Number of chips", "3");
    assert_eq!(evening.count("Gets 0 × 100, keeps 3 × 25"), 1);
    assert_eq!(evening.count("The chips of Anna Rys do not make one of 100"), 1);
    evening.type_into("Number of chips", "1");
    assert_eq!(evening.count("Gets 7 × 100, keeps 3 × 25"), 1, "31 of them");
    evening.press("Gives 100");
    assert_eq!(evening.count("Gets 6 × 500, keeps 1 × 100"), 1);
    evening.press("Gets 1,000");
    assert_eq!(evening.count("Gets 3 × 1,000, keeps 1 × 100"), 1);
    evening.press("Gives 25");
    evening.type_into("Number of chips", "1");
    evening.key(Key::Enter);
    let races = evening.tournament().races();
    assert_eq!((races.changed(Chips(25)), races.changed(Chips(100))), (-308, 77));
    assert_eq!(stack(&evening, "Anna Rys"), before, "the same in other chips");
    assert_eq!(evening.count("Find the player first"), 1, "the next one is looked for");
}

#[test]
fn chips_that_turn_up_late_are_taken_at_what_they_are_worth() {
    let mut evening = with_chips();
    evening.press("Late find");
    assert_eq!(evening.count("No chips have been raced"), 1);
    raced_without_chips(&mut evening, LateChips::EqualValue);
    evening.press("Late find");
    let before = stack(&evening, "Anna Rys");
    evening.type_into("Player, by name", "rys");
    evening.press("Anna Rys");
    evening.type_into("Number of chips", "5");
    assert_eq!(evening.count("Gets 1 × 100; 25 leave play unpaid"), 1);
    evening.key(Key::Enter);
    assert_eq!(evening.tournament().races().value(Chips(25)).unwrap().late, 5);
    assert_eq!(stack(&evening, "Anna Rys"), before - 25);
}

#[test]
fn where_the_book_is_silent_the_floor_says_what_late_chips_pay() {
    let mut evening = with_chips();
    raced_without_chips(&mut evening, LateChips::Floor);
    evening.press("Late find");
    let before = stack(&evening, "Anna Rys");
    evening.type_into("Player, by name", "rys");
    evening.press("Anna Rys");
    evening.type_into("Number of chips", "5");
    assert_eq!(evening.count("Worth 1 × 100 and 25 beyond"), 1);
    assert_eq!(evening.count("so the floor decides what is paid"), 1, "refused until it does");
    evening.type_into("Chips of 100 that are paid", "0");
    evening.key(Key::Enter);
    assert_eq!(stack(&evening, "Anna Rys"), before - 125);
}
