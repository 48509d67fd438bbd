//! The command box, the shortcuts and the lock, pressed as a floorman presses them.

use crate::window::{Evening, NAMES};
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::clock::Run;
use engine::values::{PlayerId, TableNo};
use std::fs;
use std::rc::Rc;
use ui::vocabulary::{Keymap, Verb};

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

fn is_open(evening: &Evening) -> bool {
    evening.window.query_by_role_and_label(Role::TextInput, "Command").is_some()
}

/// What stands in the box.
fn typed(evening: &Evening) -> String {
    let field = evening.window.get_by_role_and_label(Role::TextInput, "Command");
    field.value().unwrap_or_default()
}

/// The offers, the chosen one marked.
fn offered(evening: &Evening) -> Vec<String> {
    let rows = evening.window.query_all_by_role(Role::ListBoxOption);
    let row = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        let mark = if node.is_selected() == Some(true) { "> " } else { "" };
        format!("{mark}{}", node.label().unwrap_or_default())
    };
    rows.map(row).collect()
}

fn left(evening: &Evening) -> u32 {
    evening.tournament().entries().left()
}

fn run(evening: &Evening) -> Run {
    evening.tournament().clock().setting().run
}

#[test]
fn a_bust_out_from_every_screen_is_letters_enter_enter() {
    let mut evening = Evening::started(&NAMES);
    let people = ["cyr", "wojc", "sťas", "gita", "ivo"];
    for (done, (screen, letters)) in
        (0..).zip(["Clock", "Players", "Tables", "Log", "Setup"].into_iter().zip(people))
    {
        evening.go(screen);
        evening.letters(letters);
        assert_eq!(typed(&evening), letters, "{screen}");
        evening.key(Key::Enter);
        assert_eq!(left(&evening), 12 - done, "{screen}: the first Enter only asks");
        evening.key(Key::Enter);
        assert_eq!(left(&evening), 11 - done, "{screen}");
        assert!(!is_open(&evening), "{screen}");
        let last = evening.count("Bust-out").max(evening.count("busted out"));
        assert!(last > 0, "{screen}: the foot says what was done");
    }
    evening.window.get_by_role_and_label(Role::Button, "Undo").click();
    evening.window.run_ok();
    assert_eq!(left(&evening), 8);
}

#[test]
fn it_opens_by_keys_and_closes_by_escape_and_the_focus_comes_back() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.press("Search");
    evening.letters("k");
    assert!(!is_open(&evening), "a letter in a field is a letter");
    evening.combined(Modifiers::COMMAND, Key::K);
    assert!(is_open(&evening));
    evening.letters("pause");
    assert_eq!(typed(&evening), "pause");
    evening.key(Key::Escape);
    assert!(!is_open(&evening));
    assert!(evening.window.get_by_role_and_label(Role::TextInput, "Search").is_focused());
    assert_eq!(run(&evening), Run::Running);
    evening.go("Clock");
    evening.letters("/");
    assert_eq!(typed(&evening), "");
    evening.combined(Modifiers::COMMAND, Key::K);
    assert!(!is_open(&evening));
}

/// Types as a keyboard does, a key and its letter, so many letters in a frame.
fn type_fast(evening: &mut Evening, text: &str, letters_per_frame: usize) {
    let letters: Vec<char> = text.chars().collect();
    for together in letters.chunks(letters_per_frame) {
        for letter in together {
            let name = if *letter == ' ' { "Space".to_owned() } else { letter.to_string() };
            let key = Key::from_name(&name.to_uppercase()).or(Key::from_name(&name)).unwrap();
            let (modifiers, physical_key) = (Modifiers::NONE, None);
            for pressed in [true, false] {
                let repeat = false;
                let event = Event::Key { key, physical_key, pressed, repeat, modifiers };
                evening.window.event(event);
                if pressed {
                    evening.window.event(Event::Text(letter.to_string()));
                }
            }
        }
        evening.window.step();
    }
    evening.window.run_ok();
}

#[test]
fn typing_of_any_speed_arrives_and_a_space_in_it_does_not_stop_the_clock() {
    for letters_per_frame in [1, 2, 3, 7] {
        let mut evening = Evening::started(&NAMES[..]);
        type_fast(&mut evening, "d ana b", letters_per_frame);
        assert_eq!(typed(&evening), "d ana b", "{letters_per_frame}");
        assert_eq!(run(&evening), Run::Running, "{letters_per_frame}");
        evening.letters("x");
        evening.key(Key::Backspace);
        assert_eq!(typed(&evening), "d ana b", "{letters_per_frame}");
    }
}

#[test]
fn letters_right_after_the_keys_that_open_it_are_in_it() {
    let mut evening = Evening::started(&NAMES);
    evening.window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    type_fast(&mut evening, "pause", 5);
    assert_eq!(typed(&evening), "pause");
    evening.key(Key::Escape);
    type_fast(&mut evening, "cyril", 5);
    evening.window.event(Event::Text("x".to_owned()));
    evening.window.key_press(Key::Backspace);
    evening.window.run_ok();
    assert_eq!(typed(&evening), "cyril");
}

#[test]
fn what_edits_a_text_edits_what_is_typed() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    evening.letters("cyril");
    evening.key(Key::ArrowLeft);
    evening.letters("x");
    assert_eq!(typed(&evening), "cyrixl");
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.window.event(Event::Copy);
    evening.key(Key::Delete);
    assert_eq!(typed(&evening), "");
    evening.window.event(Event::Paste("<p>Hana\nNová".to_owned()));
    evening.window.run_ok();
    assert!(typed(&evening).contains("Hana"));
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.letters("12 ");
    assert_eq!(typed(&evening), "12 ");
    let acts = evening.window.state().session().unwrap().log().acts().len();
    evening.combined(Modifiers::COMMAND, Key::Z);
    evening.key(Key::Space);
    assert_eq!(evening.window.state().session().unwrap().log().acts().len(), acts);
    assert_eq!(run(&evening), Run::Running);
}

#[test]
fn a_screen_reader_finds_the_list_and_the_chosen_offer() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("nov");
    let list = evening.window.get_by_role_and_label(Role::ListBox, "Suggestions");
    let rows: Vec<_> = list.get_all_by_role(Role::ListBoxOption).collect();
    assert!(rows.len() > 2);
    let is_chosen = |row: &egui_kittest::Node<'_>| row.accesskit_node().is_selected() == Some(true);
    assert_eq!(rows.iter().filter(|row| is_chosen(row)).count(), 1);
}

#[test]
fn a_name_alone_never_sells_anything_by_two_enters_unread() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("cyril");
    evening.key(Key::Enter);
    evening.key(Key::Enter);
    assert_eq!(left(&evening), 11);
    evening.letters("cyril");
    evening.key(Key::Enter);
    assert_eq!(left(&evening), 11, "the first Enter asks");
    assert!(evening.sees("Enter: do it"));
    evening.key(Key::Escape);
    evening.key(Key::Escape);
    assert_eq!(left(&evening), 11);
}

#[test]
fn a_fresh_window_has_it_too() {
    let mut evening = Evening::new();
    evening.combined(Modifiers::COMMAND, Key::K);
    assert!(is_open(&evening));
    evening.letters("new fr");
    assert!(offered(&evening)[0].contains("New from template"), "{:?}", offered(&evening));
    evening.key(Key::Enter);
    assert!(evening.sees("New tournament"));
}

#[test]
fn the_first_enter_does_what_takes_nothing_away() {
    let mut evening = Evening::started(&NAMES);
    for (words, after) in [("pause", Run::Paused), ("resume", Run::Running), ("stop", Run::Paused)]
    {
        evening.letters(words);
        evening.key(Key::Enter);
        assert_eq!(run(&evening), after, "{words}");
        assert!(!is_open(&evening));
    }
    evening.letters("table 2");
    evening.key(Key::Enter);
    assert_eq!(evening.count("Table 2 Seat"), 9, "table 2 is looked at");
}

#[test]
fn arrows_choose_tab_completes_and_the_pointer_presses() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("nov");
    let offers = offered(&evening);
    assert!(offers[0].starts_with("> Bust out"), "{offers:?}");
    assert!(offers[1].starts_with("Bust out"), "{offers:?}");
    assert!(!offers[2].starts_with("Bust out"), "what else the first one can do: {offers:?}");
    evening.key(Key::ArrowDown);
    let second = offered(&evening)[1].clone();
    assert!(second.starts_with("> "), "{second}");
    evening.key(Key::Tab);
    assert!(typed(&evening).starts_with("bust out "), "{}", typed(&evening));
    evening.key(Key::Escape);
    evening.letters("table 2");
    let row = evening.window.get_by_label_contains("Show table 2");
    row.click();
    evening.window.run_ok();
    assert!(!is_open(&evening));
    evening.letters("hana");
    evening.key(Key::Enter);
    evening.press("Esc: cancel");
    assert!(is_open(&evening) && left(&evening) == 12);
    evening.key(Key::Enter);
    evening.press("Enter: do it");
    assert_eq!(left(&evening), 11);
}

#[test]
fn what_may_not_happen_says_why_and_changes_nothing() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("start");
    let acts = evening.window.state().session().unwrap().log().acts().len();
    let refusal = "has already been started";
    assert!(offered(&evening)[0].contains(refusal), "{:?}", offered(&evening));
    evening.key(Key::Enter);
    assert!(is_open(&evening));
    assert!(evening.count(refusal) > 1, "it is said aloud");
    assert_eq!(evening.window.state().session().unwrap().log().acts().len(), acts);
}

#[test]
fn what_was_overtaken_is_read_again_before_it_is_done() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("cyril");
    evening.key(Key::Enter);
    assert_eq!(evening.count("would be place 12 of 12"), 1);
    // Somebody else busts out meanwhile.
    let command = serde_json::from_str(r#"{"BustOut":{"busts":[{"player":"Gita Malá"}]}}"#);
    evening.submit(&command.unwrap());
    evening.key(Key::Enter);
    assert_eq!(left(&evening), 11, "only Gita is out");
    assert_eq!(evening.count("Changed meanwhile"), 1);
    assert_eq!(evening.count("would be place 11 of 12"), 1);
    evening.key(Key::Enter);
    assert_eq!(left(&evening), 10);
    evening.letters("hana");
    evening.key(Key::Enter);
    let command = serde_json::from_str(r#"{"BustOut":{"busts":[{"player":"Hana Nová"}]}}"#);
    evening.submit(&command.unwrap());
    evening.key(Key::Enter);
    assert_eq!(left(&evening), 9, "she cannot bust out twice");
    assert!(is_open(&evening));
}

#[test]
fn what_was_typed_comes_back_also_after_a_restart() {
    let mut evening = Evening::started(&NAMES);
    for words in ["pause", "resume", "+1", "+1"] {
        evening.letters("/");
        evening.letters(words);
        evening.key(Key::Enter);
    }
    let folder = Rc::clone(&evening.folder);
    evening.close();
    let mut again = Evening::in_folder(folder);
    again.press("Continue Friday");
    again.letters("/");
    for wanted in ["+1", "resume", "pause", "pause"] {
        again.key(Key::ArrowUp);
        assert_eq!(typed(&again), wanted);
    }
    for wanted in ["resume", "+1", ""] {
        again.key(Key::ArrowDown);
        assert_eq!(typed(&again), wanted);
    }
}

#[test]
fn a_verb_is_done_as_by_its_keys() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("setup");
    evening.key(Key::Enter);
    assert!(evening.sees("This computer"));
    evening.letters("shortcuts");
    evening.key(Key::Enter);
    assert!(evening.sees("Search shortcuts"));
}

#[test]
fn the_lock_keeps_keys_clicks_and_words_from_changing_anything() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.type_into("Search", "cyril");
    evening.key(Key::Enter);
    evening.combined(CTRL_SHIFT, Key::L);
    assert!(evening.sees("Locked"));
    let acts = |evening: &Evening| evening.window.state().session().unwrap().log().acts().len();
    let before = acts(&evening);
    evening.key(Key::Space);
    evening.combined(Modifiers::COMMAND, Key::B);
    evening.combined(Modifiers::COMMAND, Key::ArrowUp);
    evening.combined(Modifiers::COMMAND, Key::Z);
    evening.combined(CTRL_SHIFT, Key::M);
    assert_eq!(evening.count("Keys and clicks are locked: nothing was changed"), 1);
    evening.letters("gita");
    assert!(!is_open(&evening), "an elbow opens nothing");
    assert!(evening.window.get_by_label("Pause").accesskit_node().is_disabled());
    assert!(evening.window.get_by_label("Undo").accesskit_node().is_disabled());
    evening.letters("/");
    evening.letters("pause");
    evening.key(Key::Enter);
    assert!(is_open(&evening));
    evening.key(Key::Escape);
    evening.combined(Modifiers::COMMAND, Key::Q);
    assert_eq!(acts(&evening), before);
    evening.go("Tables");
    assert!(evening.sees("Plan…"), "screens are still shown");
    evening.press("Locked");
    assert!(evening.sees("Press again to unlock"));
    evening.press("Press again to unlock");
    assert!(evening.sees("Lock keys"));
    evening.key(Key::Space);
    assert_eq!(run(&evening), Run::Paused);
}

#[test]
fn the_lock_stays_after_a_crash_and_goes_with_an_orderly_end() {
    let mut evening = Evening::started(&NAMES);
    evening.press("Lock keys");
    let folder = Rc::clone(&evening.folder);
    drop(evening);
    let mut again = Evening::in_folder(Rc::clone(&folder));
    again.window.state_mut().recover();
    again.window.run_ok();
    assert!(again.sees("Locked"));
    again.close();
    let mut next = Evening::in_folder(folder);
    next.press("Continue Friday");
    assert!(next.sees("Lock keys"));
}

#[test]
fn a_shortcut_is_changed_and_is_there_after_a_restart() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("?");
    evening.type_into("Search shortcuts", "players");
    evening.press("Bust out: Ctrl+B");
    evening.key(Key::ControlLeft);
    evening.combined(Modifiers::COMMAND, Key::J);
    assert!(evening.sees("Bust out: Ctrl+J"));
    evening.press("Rebuy: Ctrl+R");
    evening.combined(Modifiers::COMMAND, Key::J);
    assert_eq!(evening.count("Ctrl+J belongs to Bust out"), 1);
    evening.press("Leave it");
    assert!(evening.sees("Rebuy: Ctrl+R"));
    evening.press("Rebuy: Ctrl+R");
    evening.combined(Modifiers::COMMAND, Key::J);
    evening.press("Swap both");
    assert!(evening.sees("Rebuy: Ctrl+J") && evening.sees("Bust out: Ctrl+R"));
    evening.press("Add-on: Ctrl+Shift+R");
    evening.key(Key::X);
    assert_eq!(evening.count("X alone types text"), 1);
    evening.press("Add-on: Ctrl+Shift+R");
    evening.key(Key::Escape);
    assert!(evening.sees("Add-on: Ctrl+Shift+R"), "Escape leaves it as it is");
    evening.press("Add-on: Ctrl+Shift+R");
    evening.press("Close");
    assert!(!evening.sees("Search shortcuts"));
    evening.key(Key::F7);
    assert!(evening.count(" actions") > 0, "F7 shows the log again");
    let folder = Rc::clone(&evening.folder);
    evening.close();
    let mut again = Evening::in_folder(folder);
    again.press("Continue Friday");
    again.letters("?");
    assert!(again.sees("Rebuy: Ctrl+J") && again.sees("Bust out: Ctrl+R"));
    again.type_into("Search shortcuts", "rebuy");
    assert!(!again.sees("Bust out: Ctrl+R"));
    again.press("Clear");
    again.press("Reset all");
    assert!(again.sees("Rebuy: Ctrl+R") && again.sees("Bust out: Ctrl+B"));
    assert!(again.window.state().preferences().kept.keys.is_empty());
}

#[test]
fn preferences_that_cannot_be_read_give_the_keys_of_the_program() {
    let folder = Rc::new(tempfile::tempdir().unwrap());
    fs::write(folder.path().join("preferences.ron"), "(keys: {\"players-bust-out\": 7").unwrap();
    let mut evening = Evening::in_folder(Rc::clone(&folder));
    assert_eq!(*Keymap::installed(&evening.window.ctx), Keymap::default());
    evening.letters("?");
    assert!(evening.sees("Bust out: Ctrl+B"));
    let text = "(keys: {\"players-bust-out\": \"Hyper+B\", \"nobody\": \"Ctrl+J\"})";
    fs::write(folder.path().join("preferences.ron"), text).unwrap();
    let evening = Evening::in_folder(folder);
    let map = Keymap::installed(&evening.window.ctx);
    assert_eq!(map.keys(Verb::BustOut), Verb::BustOut.default_keys());
}

#[test]
fn ten_thousand_players_are_found_between_two_letters() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    let players: Vec<String> =
        (1..=10_000).map(|no| format!("{{\"name\":\"Entrant {no} Šťastný\"}}")).collect();
    let command = format!("{{\"Register\":{{\"players\":[{}]}}}}", players.join(","));
    evening.submit(&serde_json::from_str(&command).unwrap());
    evening.go("Log");
    evening.letters("stastny 7777");
    assert!(offered(&evening)[0].contains("Entrant 7777 Šťastný"), "{:?}", offered(&evening));
    assert_eq!(evening.tournament().entries().player(PlayerId(1)).unwrap().entries, 1);
    assert!(evening.tournament().seating().table(TableNo(1)).is_none());
}

#[test]
fn no_key_of_a_verb_does_nothing_wherever_it_is_pressed() {
    let mut evening = Evening::started(&NAMES);
    for screen in ["Clock", "Log", "Setup", "Print"] {
        evening.go(screen);
        evening.combined(Modifiers::COMMAND, Key::B);
        assert_eq!(typed(&evening), "bust out ", "{screen}");
        evening.letters("ivo");
        assert!(offered(&evening)[0].starts_with("> Bust out Ivo Král"), "{screen}");
        evening.key(Key::Escape);
        evening.combined(CTRL_SHIFT, Key::B);
        assert!(evening.sees("Plan for the room"), "{screen}: the plan is on Tables");
        evening.go(screen);
        evening.combined(Modifiers::COMMAND, Key::N);
        assert!(evening.sees("Register players"), "{screen}: registering is on Players");
        evening.key(Key::Escape);
    }
    let left = |evening: &Evening| evening.tournament().clock().setting().elapsed_millis;
    let before = left(&evening);
    evening.go("Log");
    evening.combined(Modifiers::COMMAND, Key::ArrowUp);
    assert!(left(&evening) < before, "a minute more, on any screen");
    evening.go("Players");
    evening.combined(Modifiers::COMMAND, Key::R);
    assert_eq!(typed(&evening), "rebuy ", "nobody is chosen");
    evening.key(Key::Escape);
    evening.go("Tables");
    evening.combined(Modifiers::COMMAND, Key::M);
    assert_eq!(typed(&evening), "move ");
}

#[test]
fn the_box_has_its_button_on_every_screen_and_the_list_of_keys_beside_it() {
    let mut evening = Evening::started(&NAMES);
    for screen in ["Clock", "Players", "Tables", "Chips", "Rulings", "Log", "Setup", "Print"] {
        evening.go(screen);
        evening.window.get_by_role_and_label(Role::Button, "Command").click();
        evening.window.run_ok();
        assert!(is_open(&evening), "{screen}");
        evening.letters("pause");
        assert_eq!(typed(&evening), "pause", "{screen}");
        evening.key(Key::Escape);
        assert!(!is_open(&evening), "{screen}");
    }
    evening.window.get_by_role_and_label(Role::Button, "Shortcuts").click();
    evening.window.run_ok();
    assert!(evening.sees("Change shortcuts…") || evening.count("shortcut") > 0);
}

#[test]
fn space_never_presses_what_takes_something_away() {
    let mut evening = Evening::started(&NAMES);
    let acts = |evening: &Evening| evening.window.state().session().unwrap().log().acts().len();
    let before = acts(&evening);
    evening.window.get_by_role_and_label(Role::Button, "Undo").focus();
    evening.window.run_ok();
    assert!(evening.window.get_by_role_and_label(Role::Button, "Undo").is_focused());
    evening.key(Key::Space);
    assert_eq!(run(&evening), Run::Paused, "Space is the clock's");
    assert_eq!(acts(&evening), before + 1, "nothing was undone");
    // Enter presses it.
    evening.window.get_by_role_and_label(Role::Button, "Undo").focus();
    evening.window.run_ok();
    evening.key(Key::Enter);
    assert_eq!(run(&evening), Run::Running);
}

#[test]
fn what_is_sold_in_words_is_read_before_it_is_sold() {
    let mut evening = Evening::started(&NAMES);
    let acts = |evening: &Evening| evening.window.state().session().unwrap().log().acts().len();
    let before = acts(&evening);
    for typed in ["ante off", "where is dvorak", "late reg closed", "rebu cyril"] {
        evening.combined(Modifiers::COMMAND, Key::K);
        evening.letters(typed);
        evening.key(Key::Enter);
        evening.key(Key::Escape);
        evening.key(Key::Escape);
        assert_eq!(acts(&evening), before, "{typed}");
        evening.go("Clock");
    }
    evening.combined(Modifiers::COMMAND, Key::K);
    evening.letters("register Nora Nová");
    assert!(offered(&evening)[0].starts_with("> Register Nora Nová"), "{:?}", offered(&evening));
    evening.key(Key::Enter);
    assert_eq!(acts(&evening), before, "the first Enter only asks");
    evening.key(Key::Enter);
    assert_eq!(acts(&evening), before + 1);
}

#[test]
fn papers_and_other_words_for_what_the_window_does_are_found() {
    let mut evening = Evening::started(&NAMES);
    evening.combined(Modifiers::COMMAND, Key::K);
    evening.letters("print slips");
    assert!(offered(&evening)[0].starts_with("> Print: Move slips"), "{:?}", offered(&evening));
    evening.key(Key::Enter);
    assert!(evening.sees("Print"), "the sheet is chosen on its screen");
    // A penalty for somebody called *notices* is not what is meant.
    evening.combined(Modifiers::COMMAND, Key::K);
    evening.letters("print penalty notices");
    let first = &offered(&evening)[0];
    assert!(first.starts_with("> Print: Penalty notices"), "{:?}", offered(&evening));
    evening.key(Key::Escape);
    for typed in ["projector", "new tournament", "full screen"] {
        evening.combined(Modifiers::COMMAND, Key::K);
        evening.letters(typed);
        assert!(!offered(&evening).is_empty(), "{typed}");
        evening.key(Key::Escape);
    }
}

#[test]
fn a_void_sale_opens_its_form_and_is_done_only_there() {
    let mut evening = Evening::started(&NAMES);
    let acts = |evening: &Evening| evening.window.state().session().unwrap().log().acts().len();
    let before = acts(&evening);
    evening.combined(Modifiers::COMMAND, Key::K);
    evening.letters("void cyril");
    let void = "> Void a sale to Cyril Novák…";
    assert!(offered(&evening)[0].starts_with(void), "{:?}", offered(&evening));
    evening.key(Key::Enter);
    assert_eq!(acts(&evening), before, "the first Enter only opens the form");
    assert!(evening.sees("Void it"));
    evening.key(Key::Enter);
    assert_eq!(acts(&evening), before + 1);
    assert_eq!(evening.tournament().entries().left(), 11);
    evening.combined(Modifiers::COMMAND, Key::K);
    evening.letters("all the same gita");
    evening.key(Key::Enter);
    assert_eq!(evening.count("Nothing here is past its limit"), 1);
    assert_eq!(acts(&evening), before + 1);
}

#[test]
fn a_question_that_is_no_command_is_asked_with_what_it_states() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("500 chip into 200 no verbal, blinds 100/200");
    assert!(is_open(&evening));
    let first = offered(&evening).first().cloned().unwrap_or_default();
    assert!(first.contains("One oversized chip"), "{:?}", offered(&evening));
    evening.key(Key::Enter);
    assert!(!is_open(&evening));
    let chip = evening.window.get_by_role_and_label(Role::TextInput, "Chip");
    assert_eq!(chip.value().as_deref(), Some("500"));
    assert!(evening.sees("Understood:"));
}

/// Anna is chosen in the list while somebody else is typed: a key must not concern Anna.
#[test]
fn a_key_concerns_whoever_is_typed_and_nobody_who_was_chosen_before() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.press("Anna Rys");
    evening.letters("cyr");
    let before = evening.tournament().entries().left();
    evening.combined(Modifiers::COMMAND, Key::B);
    assert_eq!(typed(&evening), "bust out cyr");
    evening.key(Key::Enter);
    evening.key(Key::Enter);
    assert_eq!(evening.tournament().entries().left(), before - 1);
    assert!(evening.count("Cyril Novák busted out") > 0);
    evening.letters("move dan");
    evening.combined(Modifiers::COMMAND, Key::M);
    assert_eq!(typed(&evening), "move dan", "the word is there already");
    evening.combined(Modifiers::COMMAND, Key::B);
    assert!(is_open(&evening) && typed(&evening).starts_with("bust out"));
    assert_eq!(evening.tournament().entries().left(), before - 1);
}

#[test]
fn a_click_beside_the_box_closes_it_so_that_keys_mean_what_was_clicked() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.letters("cyr");
    assert!(is_open(&evening));
    evening.press("Hana Nová");
    assert!(!is_open(&evening));
}
