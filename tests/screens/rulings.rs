//! Floor questions in the window: found, told, answered, logged and looked up.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use floorman::engine::rulings::DecisionKind;
use floorman::rulings::topics;
use floorman::ui::action::Destination;
use floorman::words::{Language, Words};
use std::sync::Arc;

/// A started evening on the screen of floor questions.
fn asking() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F7);
    evening
}

/// Searches for these words with letters that nobody else wants, and opens the first.
fn open(evening: &mut Evening, typed: &str) {
    evening.letters(typed);
    evening.key(Key::Enter);
}

/// What has the focus, by its name.
fn focused(evening: &Evening) -> String {
    let node = evening.window.query_by(|node| node.is_focused());
    node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

fn log(evening: &Evening) -> Vec<Arc<floorman::engine::rulings::FloorRuling>> {
    let rulings = evening.tournament().rulings();
    rulings.iter().map(|logged| Arc::clone(&logged.ruling)).collect()
}

#[test]
fn letters_find_a_question_and_its_answer_comes_by_the_keyboard_alone() {
    let mut evening = asking();
    open(&mut evening, "velky zeton");
    assert!(evening.sees("One oversized chip"));
    assert!(evening.sees("Still to tell"));
    assert_eq!(focused(&evening), "Big blind", "the first field waits for letters");
    evening.letters("200");
    evening.key(Key::Enter);
    while focused(&evening) != "To match in all" {
        evening.key(Key::Tab);
    }
    evening.letters("200");
    evening.key(Key::Tab);
    assert_eq!(focused(&evening), "Chip");
    evening.letters("1,000");
    while focused(&evening) != "\"Raise\" before the chip came down No" {
        evening.key(Key::Tab);
    }
    evening.key(Key::Space);
    assert!(evening.sees("Call of 200; 800 back"), "the answer, without anything pressed");
    assert!(evening.sees("Rule"), "and that no judgement is in it");
    assert_eq!(evening.count("TDA 2024 · 44"), 2, "the tag, and what it contributes");
    evening.combined(Modifiers::COMMAND, Key::S);
    let logged = log(&evening);
    assert_eq!(logged.len(), 1);
    assert_eq!(logged[0].topic, "oversized-chip");
    assert!(logged[0].answer.starts_with("Call of 200"));
    assert!(evening.sees("These facts are logged already") || evening.count("In the log") > 0);
    evening.combined(Modifiers::COMMAND, Key::S);
    assert_eq!(log(&evening).len(), 1, "one press, one act");
    evening.key(Key::Escape);
    assert!(evening.count(" found") == 1, "Escape leads back to what was found");
    evening.key(Key::Escape);
    assert!(evening.sees("Opened lately"), "and then to everything");
}

#[test]
fn a_misdeal_is_told_by_choices() {
    let mut evening = asking();
    open(&mut evening, "misdeal");
    evening.press("Game with a flop");
    evening.choose("What went wrong", "two or more cards exposed");
    assert!(evening.sees("Misdeal, deal again"));
}

#[test]
fn what_is_not_understood_is_said_at_its_field_while_it_is_typed() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    evening.type_into("Chip", "plenty");
    assert!(evening.count("Type an amount, as in 1200 or 12k") == 1);
    assert!(evening.sees("Still to tell"), "and the rest is still asked for");
}

#[test]
fn every_question_is_answered_from_its_example_as_in_the_terminal() {
    let mut evening = asking();
    let words = Words::new(Language::En);
    let rules = evening.tournament().settings().rules;
    for topic in topics() {
        evening
            .window
            .state_mut()
            .show(Destination::Found(floorman::words::find::Found::Topic(topic.slug)));
        evening.window.run_ok();
        evening.press_beneath("Fill in an example");
        let ruling = topic.rule(&topic.example.parse().unwrap(), &rules).unwrap();
        let answer = words.reason(&ruling.why[0]);
        assert!(evening.count(&answer) > 0, "{}: {answer}", topic.slug);
    }
}

#[test]
fn the_floor_rules_otherwise_and_says_why() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    evening.press_beneath("Fill in an example");
    evening.type_into("At table", "1");
    evening.press("Override…");
    evening.type_into("Ruling", "The whole chip plays");
    let node = evening.window.get_by_label("Log the override");
    assert!(node.accesskit_node().is_disabled(), "a reason is missing");
    evening.type_into("Why", "He was told so before");
    evening.press("Log the override");
    let logged = log(&evening);
    let decision = logged[0].decision.clone().unwrap();
    assert_eq!(decision.kind, DecisionKind::Override);
    assert_eq!(decision.reason, "He was told so before");
    assert_eq!(logged[0].table.map(|table| table.0), Some(1));
}

#[test]
fn a_logged_ruling_is_found_and_opens_with_its_facts() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    evening.press_beneath("Fill in an example");
    evening.combined(Modifiers::COMMAND, Key::S);
    evening.press("All questions");
    evening.press("Logged (1)");
    evening.type_into("Search questions", "nothing of the kind");
    assert!(evening.sees("No ruling is logged"));
    evening.press("Clear");
    let row = evening.window.get_all_by_label("One oversized chip").next().unwrap();
    row.click();
    evening.window.run_ok();
    assert_eq!(evening.count("As logged: no. 1"), 1);
    assert!(evening.sees("Call of 200; 800 back"));
}

#[test]
fn another_book_answers_beside_the_own_one() {
    let mut evening = asking();
    open(&mut evening, "substantial action");
    evening.press_beneath("Fill in an example");
    assert!(!evening.sees("No substantial action"));
    evening.press_beneath("Compare with TDA 2011");
    assert!(evening.sees("No substantial action"), "one player put chips in");
}

#[test]
fn a_cited_rule_opens_its_page_and_the_way_leads_back() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    evening.press_beneath("Fill in an example");
    evening.press_beneath("TDA 2024 · 44");
    assert!(evening.sees("What changed"), "the page of rule 44");
    evening.press_beneath("Multiple chips");
    evening.combined(Modifiers::ALT, Key::ArrowLeft);
    assert!(evening.sees("What changed"));
    evening.key(Key::Escape);
    assert!(evening.sees("Call of 200; 800 back"), "the question as it was left");
}

#[test]
fn names_that_offend_are_shown_to_whoever_asks() {
    let mut evening = asking();
    evening.letters("slang");
    evening.key(Key::Enter);
    let hidden = floorman::rulebook::slang().iter().find(|name| name.is_offensive).unwrap();
    assert!(!evening.sees(&hidden.name));
    let label = evening.window.get_by(|node| {
        node.label().is_some_and(|label| label.starts_with("Show ") && label.contains("offend"))
    });
    label.scroll_to_me();
    evening.window.run_ok();
    let label = evening.window.get_by(|node| {
        node.label().is_some_and(|label| label.starts_with("Show ") && label.contains("offend"))
    });
    label.click();
    evening.window.run_ok();
    assert!(evening.count(&hidden.name) > 0);
}

#[test]
fn the_command_box_offers_questions_beneath_what_can_be_done() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("oversized chip");
    evening.key(Key::Enter);
    assert!(evening.sees("Still to tell"));
    assert!(evening.sees("One oversized chip"));
}

#[test]
fn questions_are_answered_without_a_tournament_under_rules_that_are_chosen() {
    let mut evening = Evening::new();
    evening.press("Floor questions");
    evening.choose("Rules", "TDA 2011");
    open(&mut evening, "substantial action");
    evening.press_beneath("Fill in an example");
    assert!(evening.sees("No substantial action"));
    assert!(!evening.sees("Log the ruling"), "there is no log");
    evening.press("Start");
    assert!(evening.sees("New from template…"));
    let again = evening.beside();
    let book = again.window.state().preferences().kept.rulebook;
    assert_eq!(book.map(|book| book.id()), Some("tda-2011"));
}

#[test]
fn keys_that_mean_nothing_harm_nothing() {
    let mut evening = asking();
    let keys = [
        Key::Tab,
        Key::Enter,
        Key::ArrowDown,
        Key::Space,
        Key::Tab,
        Key::ArrowUp,
        Key::PageDown,
        Key::Enter,
        Key::Tab,
        Key::Backspace,
        Key::Tab,
        Key::Space,
        Key::Escape,
        Key::End,
    ];
    let letters = ["7", "a", "-", "Ah", "1000", "ž", " ", "x2"];
    for turn in 0..120 {
        evening.window.key_press(keys[turn * 5 % keys.len()]);
        evening.window.step();
        if turn % 3 == 0 {
            let text = letters[turn / 3 % letters.len()].to_owned();
            evening.window.event(egui::Event::Text(text));
            evening.window.step();
        }
    }
    evening.window.run_ok();
    assert!(evening.window.query_by_role_and_label(Role::Tab, "Rulings").is_some());
}

#[test]
fn a_side_pot_of_three_stands_in_a_table_with_its_winners() {
    let mut evening = asking();
    open(&mut evening, "who gets how much");
    evening.press_beneath("Fill in an example");
    assert!(
        evening.count("Main pot") > 0
            && evening.count("Side pot 1") > 0
            && evening.count("Side pot 2") > 0
    );
    assert!(evening.count("4,600") > 0, "600 that were folded and four times 1,000");
    assert!(evening.count("7,500") > 0, "three times 2,500");
    assert!(evening.count("9,000") > 0, "twice 4,500");
    assert!(evening.count("1, 2, 3, 4") > 0, "who plays for the main pot");
    assert!(evening.count("seat 1 4,600") > 0, "the aces win what they are in");
    assert!(evening.count("Ks Kd") > 0, "cards are drawn, and named for a screen reader");
}

#[test]
fn what_contradicts_itself_stands_at_its_field() {
    let mut evening = asking();
    open(&mut evening, "who gets how much");
    evening.press_beneath("Fill in an example");
    evening
        .window
        .get_by_role_and_label(Role::TextInput, "Everybody who put chips in 2 Own cards")
        .scroll_to_me();
    evening.window.run_ok();
    evening
        .window
        .get_by_role_and_label(Role::TextInput, "Everybody who put chips in 2 Own cards")
        .focus();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.letters("AsKd");
    assert!(evening.sees("This does not go together"), "the ace of spades is there twice");
}
