//! Chips in play and counts of all stacks, on screen.

use crate::window::{Evening, NAMES};
use egui::Key;
use engine::values::{Chips, PlayerId, TableNo};
use reports::{CountSheet, count_report, count_sheets};

fn chips(evening: &mut Evening) {
    evening.go("Chips");
}

fn stack(evening: &Evening, player: PlayerId) -> u64 {
    evening.tournament().entries().player(player).unwrap().stack.0
}

fn sheets(evening: &Evening) -> Vec<CountSheet> {
    count_sheets(evening.tournament(), &[])
}

/// Types the stacks of a table in seat order, Enter after each of them.
fn count(evening: &mut Evening, sheet: &CountSheet, typed: &[&str]) {
    assert_eq!(sheet.seats.len(), typed.len());
    for typed in typed {
        evening.letters(typed);
        evening.key(Key::Enter);
    }
}

#[test]
fn a_table_is_counted_in_seat_order_with_enter_after_each_stack() {
    let mut evening = Evening::started(&NAMES);
    let start = evening.tournament().settings().entries.starting_chips;
    chips(&mut evening);
    evening.press("Counts");
    evening.press("Begin a count");
    assert_eq!(evening.count("Count 1, begun at"), 1);
    let all = sheets(&evening);
    let first = all.first().unwrap();
    let known = start.0.to_string();
    let mut typed: Vec<&str> = vec![&known; first.seats.len()];
    let more = (start.0 + 500).to_string();
    typed[0] = &more;
    count(&mut evening, first, &typed);
    assert_eq!(stack(&evening, first.seats[0].who.player), start.0 + 500);
    let report = count_report(evening.tournament()).unwrap();
    assert_eq!(report.tables_done(), 1);
    assert_eq!(report.tables[0].difference(), 500);
    assert_eq!(report.difference(), None);
    let done = "Table 1, counted, +500 against what was known";
    assert!(evening.sees(done));
    assert!(evening.count("one table left") > 0, "in the strip");
    // A tick stands only beside what was counted as it was known.
    evening.press(done);
    assert_eq!(evening.count("\u{E182} +500") + evening.count("\u{E182} −"), 0);
    assert_eq!(evening.count("\u{E2CE} +500"), 1, "good to know");
    assert_eq!(evening.count("\u{E182} 0"), first.seats.len() - 1);
    evening.press("Table 2, 6 players to count");
    // The next table is there at once, and its first field has the focus.
    let second = all.get(1).unwrap();
    let fewer = (start.0 - 500).to_string();
    let mut typed: Vec<&str> = vec![&known; second.seats.len()];
    typed[1] = &fewer;
    count(&mut evening, second, &typed);
    assert_eq!(count_report(evening.tournament()).unwrap().difference(), Some(0));
    assert!(evening.sees("All stacks counted: adds up"));
    evening.press("End the count");
    assert!(evening.tournament().counts().under_way().is_none());
    assert_eq!(evening.count("Count 1, ended at"), 1);
}

#[test]
fn what_is_typed_badly_is_pointed_out_and_stays() {
    let mut evening = Evening::started(&NAMES);
    chips(&mut evening);
    evening.press("Counts");
    evening.press("Begin a count");
    let all = sheets(&evening);
    let seat = &all[0].seats[0];
    evening.letters("12.5x");
    evening.key(Key::Enter);
    let trouble = format!("Seat {}: type a number of chips", seat.seat);
    assert_eq!(evening.count(&trouble), 1);
    assert_eq!(count_report(evening.tournament()).unwrap().result.counted, 0);
    evening.press("Save table 1");
    assert_eq!(count_report(evening.tournament()).unwrap().result.counted, 0);
}

#[test]
fn part_of_a_table_can_be_saved_and_the_rest_stays_to_be_counted() {
    let mut evening = Evening::started(&NAMES);
    chips(&mut evening);
    evening.press("Counts");
    evening.press("Begin a count");
    evening.press("Save table 1");
    assert!(evening.sees("Type at least one stack"));
    let all = sheets(&evening);
    let seat = &all[0].seats[0];
    evening.letters("1.2k");
    evening.press("Save table 1");
    assert_eq!(stack(&evening, seat.who.player), 1_200);
    let left = all[0].seats.len() - 1;
    assert!(evening.sees(&format!("Table 1, {left} players to count")));
}

#[test]
fn chips_that_are_nobodys_are_taken_out_and_stand_with_their_act() {
    let mut evening = Evening::started(&NAMES);
    let before = evening.tournament().chips().in_play();
    chips(&mut evening);
    evening.press("Take chips out…");
    evening.type_into("How many", "500");
    evening.press("Take out of play");
    assert_eq!(evening.tournament().chips().in_play(), Chips(before.0 - 500));
    assert!(evening.sees("Forfeited or found −500"));
    assert!(evening.count("500 chips taken out of play, found without an owner") > 0);
    evening.press("Undo");
    assert_eq!(evening.tournament().chips().in_play(), before);
}

#[test]
fn chips_of_somebody_are_found_by_letters_of_their_name() {
    let mut evening = Evening::started(&NAMES);
    let start = evening.tournament().settings().entries.starting_chips.0;
    chips(&mut evening);
    evening.press("Take chips out…");
    evening.press("carried out of sight");
    evening.type_into("Somebody’s, by name", "lukasz");
    evening.press("Łukasz Wójcik");
    evening.type_into("How many", "1k");
    evening.press("Take out of play");
    let player = evening.tournament().entries().named("Łukasz Wójcik").next().unwrap();
    assert_eq!(player.stack.0, start - 1_000);
}

#[test]
fn what_is_in_play_is_put_right_with_a_reason() {
    let mut evening = Evening::started(&NAMES);
    let before = evening.tournament().chips().in_play();
    chips(&mut evening);
    evening.press("Correct…");
    evening.type_into("How many", "100");
    evening.press("Correct");
    assert_eq!(evening.tournament().chips().in_play(), before, "nobody said why");
    evening.type_into("Note", "a chip too many");
    evening.press("Correct");
    assert_eq!(evening.tournament().chips().in_play(), Chips(before.0 + 100));
    assert!(evening.sees("Corrections +100"));
}

#[test]
fn before_anybody_entered_there_are_no_chips() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    chips(&mut evening);
    assert!(evening.sees("No chips in play yet"));
    evening.press("Counts");
    assert!(evening.sees("No count under way"));
    assert!(evening.tournament().seating().table(TableNo(1)).is_none());
}
