//! The log: found by words, kind, person and table; looked back from; taken back from.

use crate::window::{Evening, NAMES};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::clock::Run;
use engine::entries::Status;
use engine::values::{PlayerId, Seq};
use engine::{Command, Tournament};

/// The player of this name.
fn id(tournament: &Tournament, name: &str) -> PlayerId {
    tournament.entries().named(name).next().unwrap().id
}

/// An evening on which three players busted out, one after the other, and the log is shown.
fn with_busts() -> Evening {
    let mut evening = Evening::started(&NAMES);
    for letters in ["cyril", "gita", "hana"] {
        evening.go("Players");
        if evening.sees("Clear") {
            evening.press("Clear");
        }
        evening.type_into("Search", letters);
        evening.key(egui::Key::Enter);
        evening.combined(egui::Modifiers::COMMAND, egui::Key::B);
        evening.key(egui::Key::Enter);
    }
    assert_eq!(evening.tournament().entries().left(), 9);
    evening.go("Log");
    evening
}

fn last(evening: &Evening) -> u64 {
    evening.window.state().session().unwrap().log().last_seq().0
}

/// Chooses the act that says this.
pub fn choose(evening: &mut Evening, said: &str) {
    let found: Vec<_> = evening.window.query_all_by_label_contains(said).collect();
    let top = found.iter().map(|node| node.rect().top()).fold(f32::MAX, f32::min);
    found.iter().find(|node| node.rect().top() <= top).unwrap().click();
    drop(found);
    evening.window.run_ok();
}

#[test]
fn words_kind_person_and_table_count_together() {
    let mut evening = with_busts();
    let all = last(&evening);
    assert!(evening.sees(&format!("{all} actions")));
    evening.type_into("Search", "nova");
    assert!(evening.count(&format!("of {all} actions")) == 1, "Hana Nová and Cyril Novák");
    assert_eq!(evening.count("Hana Nová busted out"), 2, "the row, and the foot");
    assert_eq!(evening.count("Gita Malá busted out"), 0);
    evening.press("Only Bust-outs");
    assert!(evening.sees(&format!("2 of {all} actions")));
    evening.type_into("Person", "cyril");
    assert!(evening.sees(&format!("1 of {all} actions")));
    evening.type_into("Table no.", "77");
    assert!(evening.sees("No action matches"));
    evening.window.get_all_by_label("Show all actions").last().unwrap().click();
    evening.window.run_ok();
    assert!(evening.sees(&format!("{all} actions")));
}

#[test]
fn an_act_shows_everything_about_it_and_leads_to_its_people() {
    let mut evening = with_busts();
    choose(&mut evening, "12 players drew seats");
    assert!(evening.sees("To check the draw"));
    assert!(evening.count("sha256sum") > 0, "how to check it by hand");
    assert!(evening.sees("Everything about Karel Žák"));
    evening.window.get_by_label("Everything about Karel Žák").click_accesskit();
    evening.window.run_ok();
    assert!(evening.sees("What happened"), "the card of the player");
}

#[test]
fn the_window_shows_the_evening_as_it_stood_and_changes_nothing() {
    let mut evening = with_busts();
    let acts = last(&evening);
    choose(&mut evening, "Gita Malá busted out");
    evening.press("As it was before");
    assert_eq!(evening.count(&format!("before action {}", acts - 1)), 1);
    assert_eq!(evening.count("11 of 12 players"), 1);
    evening.go("Players");
    evening.press("Clear");
    assert!(evening.sees("Cyril Novák, Out, place 12"), "Cyril was out");
    assert_eq!(evening.count(", Out, place"), 1, "and nobody else");
    // The header and the file go on: nine are left.
    assert!(evening.sees("Players 9 of 12"));
    // Neither buttons nor keys change anything.
    evening.type_into("Search", "gita");
    evening.key(egui::Key::Enter);
    assert!(evening.window.get_by_label("Bust out").accesskit_node().is_disabled());
    evening.combined(egui::Modifiers::COMMAND, egui::Key::B);
    assert!(evening.sees("You are looking back, and nothing can be changed there"));
    assert!(!evening.sees("Confirm bust-out"));
    evening.window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    evening.window.run_ok();
    assert_eq!(last(&evening), acts);
    evening.go("Tables");
    let then = {
        let log = evening.window.state().session().unwrap().log();
        log.state_as_of(Seq(acts - 2))
    };
    let at = then.entries().player(id(&then, "Gita Malá")).unwrap().seat().unwrap();
    choose(&mut evening, &format!("Table {}, ", at.table));
    assert!(evening.sees(&format!("Table {} Seat {} Gita Malá", at.table, at.seat)));
    evening.press("Back to now");
    assert_eq!(evening.count("before act"), 0);
    evening.go("Players");
    assert_eq!(evening.count(", Out, place"), 1, "the search for Gita still stands");
}

#[test]
fn step_by_step_through_the_evening_and_escape_leads_back() {
    let mut evening = with_busts();
    let acts = last(&evening);
    choose(&mut evening, "Hana Nová busted out");
    evening.press("As it was before");
    evening.press("One action earlier");
    assert_eq!(evening.count(&format!("before action {}", acts - 1)), 1);
    evening.press("One action later");
    evening.press("One action later");
    assert_eq!(evening.count("after the last action"), 1);
    assert!(evening.window.get_by_label("One action later").accesskit_node().is_disabled());
    evening.key(egui::Key::Escape);
    assert!(!evening.sees("Back to now"));
}

#[test]
fn a_time_is_looked_back_at_and_one_that_is_none_is_pointed_out() {
    let mut evening = with_busts();
    evening.type_into("As of 20:14", "soon");
    evening.key(egui::Key::Enter);
    assert!(evening.sees("Type a time like 20:14 when the tournament already existed"));
}

#[test]
fn everything_from_an_act_on_is_listed_and_then_taken_back_and_put_back() {
    let mut evening = with_busts();
    let acts = last(&evening);
    choose(&mut evening, "Gita Malá busted out");
    evening.press("Undo from here on (2 actions)…");
    assert!(evening.sees("2 actions are undone, newest first"));
    assert!(evening.sees("Players: 11 of 12 (now 9 of 12)"));
    evening.press("Undo 2 actions");
    assert_eq!(evening.tournament().entries().left(), 11);
    assert_eq!(last(&evening), acts + 2, "each is an act of its own");
    assert!(evening.sees("2 actions undone"));
    assert_eq!(evening.count(&format!("Undone by action {}", acts + 2)), 2, "row and list");
    evening.press("Redo all 2");
    assert_eq!(evening.tournament().entries().left(), 9);
    assert!(evening.sees("2 actions redone"));
}

#[test]
fn what_was_taken_back_before_stands_in_the_list_and_is_marked() {
    let mut evening = with_busts();
    evening.press("Undo");
    let acts = last(&evening);
    choose(&mut evening, "Gita Malá busted out");
    evening.press("Undo from here on (1 action)…");
    assert!(evening.sees("1 more was undone before"));
    let mark = format!("Undone by action {acts}");
    assert_eq!(evening.count(&mark), 2, "in the log and in the list");
    evening.press("Undo 1 action");
    assert_eq!(evening.tournament().entries().left(), 11);
}

#[test]
fn a_list_that_was_overtaken_says_so_and_asks_again() {
    let mut evening = with_busts();
    choose(&mut evening, "Gita Malá busted out");
    evening.press("Undo from here on (2 actions)…");
    evening.press("Pause");
    assert!(evening.sees("Another action came in meanwhile: check the list again"));
    assert!(evening.sees("Undo 3 actions"));
    assert_eq!(evening.tournament().entries().left(), 9);
}

#[test]
fn one_wrong_act_is_put_right_by_itself() {
    let mut evening = with_busts();
    choose(&mut evening, "Gita Malá busted out");
    evening.press("Reinstate Gita Malá");
    let tournament = evening.tournament();
    let player = tournament.entries().player(id(tournament, "Gita Malá")).unwrap();
    assert!(matches!(player.status, Status::Seated(_)));
    assert_eq!(tournament.entries().left(), 10, "Hana, who went later, is still out");
}

#[test]
fn making_the_tournament_stays() {
    let mut evening = with_busts();
    evening.type_into("Search", "#1 ");
    choose(&mut evening, "created");
    let before = evening.window.get_by_label("As it was before");
    assert!(before.accesskit_node().is_disabled());
    let undoable = {
        let log = evening.window.state().session().unwrap().log();
        log.undoable_from(Seq(1)).count()
    };
    evening.press(&format!("Undo from here on ({undoable} actions)…"));
    assert!(evening.sees("Action 1 created the tournament and stays"));
    let command = Command::Undo;
    assert!(evening.window.state().session().unwrap().check(&command).is_ok());
}

#[test]
fn a_long_evening_is_searched_and_its_draws_can_be_checked() {
    let mut evening = Evening::of_300();
    evening.press("It does not count");
    evening.go("Log");
    let all = last(&evening);
    assert!(all > 150, "{all} actions");
    evening.type_into("Search", "table 12 broken");
    for _ in 0..200 {
        evening.window.step();
    }
    assert_eq!(evening.count(&format!("of {all} actions")), 1);
    evening.key(egui::Key::Enter);
    assert!(evening.sees("To check the draw"));
}

#[test]
fn the_clock_of_the_room_stops_and_goes_on_while_somebody_looks_back() {
    let mut evening = with_busts();
    let run = |evening: &Evening| evening.tournament().clock().setting().run;
    choose(&mut evening, "Gita Malá busted out");
    evening.press("As it was before");
    evening.press("Pause");
    assert_eq!(run(&evening), Run::Paused, "the clock of the room, though the past is shown");
    assert_eq!(evening.count("before act"), 1, "and the past is still shown");
    evening.press("Resume");
    assert_eq!(run(&evening), Run::Running);
}
