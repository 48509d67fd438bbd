//! Floor questions in the window: found, told, answered, logged and looked up.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::rulings::DecisionKind;
use rulings::topics;
use std::sync::Arc;
use ui::vocabulary::Destination;
use words::{Language, Words};

/// A started evening on the screen of floor questions.
fn asking() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F6);
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

fn log(evening: &Evening) -> Vec<Arc<engine::rulings::FloorRuling>> {
    let rulings = evening.tournament().rulings();
    rulings.iter().map(|logged| Arc::clone(&logged.ruling)).collect()
}

#[test]
fn letters_find_a_question_and_its_answer_comes_by_the_keyboard_alone() {
    let mut evening = asking();
    open(&mut evening, "velky zeton");
    assert!(evening.sees("One oversized chip"));
    assert!(evening.sees("Still needed"));
    assert_eq!(focused(&evening), "Total to match", "the first field that is blank waits");
    let known = evening.window.get_by_role_and_label(Role::TextInput, "Big blind");
    assert_eq!(known.value().as_deref(), Some("50"), "the blinds of the level stand there");
    assert!(evening.sees("Level 1"), "and it is said where they come from");
    evening.window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    evening.window.run_ok();
    assert_eq!(focused(&evening), "Big blind");
    evening.letters("200");
    let typed = evening.window.get_by_role_and_label(Role::TextInput, "Big blind");
    assert_eq!(typed.value().as_deref(), Some("200"), "typed over");
    evening.key(Key::Enter);
    while focused(&evening) != "Total to match" {
        evening.key(Key::Tab);
    }
    evening.letters("200");
    evening.key(Key::Tab);
    assert_eq!(focused(&evening), "Chip");
    evening.letters("1,000");
    evening.key(Key::Tab);
    assert_eq!(focused(&evening), "\"Raise\" before the chip came down Yes", "yes before no");
    evening.letters("n");
    assert!(evening.sees("One oversized chip"), "a letter answers, and searches for nothing");
    evening.letters("7");
    assert!(evening.sees("One oversized chip"), "nor does one that missed its field");
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
    assert!(evening.sees("Recent"), "and then to everything");
}

#[test]
fn a_misdeal_is_told_by_choices() {
    let mut evening = asking();
    open(&mut evening, "misdeal");
    evening.press("Game with a flop");
    evening.choose("What went wrong", "two or more cards exposed");
    // Nobody said what has been done since: two answers, none to choose, and nothing to log.
    assert!(evening.count("After it: No misdeal, the hand continues") > 0);
    assert!(!evening.sees("Misdeal, deal again"));
    evening.combined(Modifiers::COMMAND, Key::S);
    assert!(log(&evening).is_empty());
    evening.press_beneath("Substantial action since No");
    assert!(evening.sees("Misdeal, deal again"));
    evening.combined(Modifiers::COMMAND, Key::S);
    assert_eq!(log(&evening).len(), 1);
}

#[test]
fn what_is_not_understood_is_said_at_its_field_while_it_is_typed() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    evening.type_into("Chip", "plenty");
    assert!(evening.count("Type an amount, as in 1200 or 12k") == 1);
    assert!(evening.sees("Still needed"), "and the rest is still asked for");
}

#[test]
fn every_question_is_answered_from_its_example_as_in_the_terminal() {
    let mut evening = asking();
    let words = Words::new(Language::English);
    let rules = evening.tournament().settings().rules;
    for topic in topics() {
        evening
            .window
            .state_mut()
            .show(Destination::Found(words::find::SearchHit::Topic(topic.slug)));
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
    evening.type_into("Why", "Told so before");
    evening.key(egui::Key::Enter);
    let logged = log(&evening);
    let decision = logged[0].decision.clone().unwrap();
    assert_eq!(decision.kind, DecisionKind::Override);
    assert_eq!(decision.reason, "Told so before");
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
    assert!(evening.sees("No rulings logged yet"));
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
    let hidden = rulebook::slang().iter().find(|name| name.is_offensive).unwrap();
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
    assert!(evening.sees("Still needed"));
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

/// Five stacks, their shares by three methods; in the smallest window, too, each in one line.
#[test]
fn a_deal_stands_in_a_table_whose_numbers_do_not_break() {
    let mut evening = asking();
    evening.window.set_size(egui::vec2(1024.0, 600.0));
    evening.window.run_ok();
    open(&mut evening, "chip chop");
    assert!(evening.sees("Chop of the prizes"));
    evening.press_beneath("Fill in an example");
    assert!(evening.sees("The first stack gets 810 by ICM, 891 by chips, 675 evenly"));
    for number in ["402,000", "112,000", "768", "511"] {
        let cell = evening.window.get_by_label(number);
        let height = cell.rect().height();
        assert!(height < 28.0, "{number} is {height} high: it stands in two lines");
    }
}

#[test]
fn what_contradicts_itself_stands_at_its_field() {
    let mut evening = asking();
    open(&mut evening, "who gets how much");
    evening.press_beneath("Fill in an example");
    evening
        .window
        .get_by_role_and_label(Role::TextInput, "Everybody who put chips in 2 Player's cards")
        .scroll_to_me();
    evening.window.run_ok();
    evening
        .window
        .get_by_role_and_label(Role::TextInput, "Everybody who put chips in 2 Player's cards")
        .focus();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.letters("AsKd");
    assert!(evening.sees("These facts do not fit together"), "the ace of spades is there twice");
}

#[test]
fn the_level_tells_its_blinds_until_they_are_typed_over() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    let value = |evening: &Evening| {
        let field = evening.window.get_by_role_and_label(Role::TextInput, "Big blind");
        field.value().unwrap_or_default()
    };
    let before = value(&evening);
    assert!(!before.is_empty());
    evening.type_into("Big blind", "700");
    assert_eq!(value(&evening), "700");
    evening.press("Clear");
    assert_eq!(value(&evening), before, "as told again");
    evening.press_beneath("Fill in an example");
    assert_eq!(value(&evening), "200", "the example is its own");
}

#[test]
fn a_ruling_in_own_words_is_logged_like_any_other() {
    let mut evening = asking();
    evening.letters("phone on the table rail");
    assert!(evening.sees("Phones and devices"), "own words stand beside what is found");
    evening.press("Write ruling…");
    let question = evening.window.get_by_role_and_label(Role::TextInput, "Question");
    assert_eq!(question.value().as_deref(), Some("phone on the table rail"), "as searched for");
    assert_eq!(focused(&evening), "Question");
    let node = evening.window.get_by_label_contains("Log the ruling");
    assert!(node.accesskit_node().is_disabled(), "there is no answer yet");
    evening.window.get_by_role_and_label(Role::MultilineTextInput, "Answer").focus();
    evening.window.run_ok();
    let answer = evening.window.get_by_role_and_label(Role::MultilineTextInput, "Answer");
    answer.type_text("It comes off the rail.");
    evening.window.run_ok();
    evening.type_into("At table", "1");
    evening.combined(Modifiers::COMMAND, Key::S);
    evening.combined(Modifiers::COMMAND, Key::S);
    let logged = log(&evening);
    assert_eq!(logged.len(), 1, "one press, one act");
    assert_eq!(logged[0].topic, "");
    assert_eq!(logged[0].question, "phone on the table rail");
    assert_eq!(logged[0].answer, "It comes off the rail.");
    assert_eq!(logged[0].table.map(|table| table.0), Some(1));
    evening.key(Key::Escape);
    evening.press("Clear");
    evening.press("Logged (1)");
    evening.window.get_by_label("phone on the table rail").click();
    evening.window.run_ok();
    assert_eq!(evening.count("As logged: no. 1"), 1, "opened with its words");
}

#[test]
fn the_list_is_narrowed_and_stays_so_after_a_restart() {
    let mut evening = asking();
    evening.letters("oversized");
    let all = evening.window.get_all_by_role(Role::Button).count();
    evening.press("Questions");
    let questions = evening.window.get_all_by_role(Role::Button).count();
    assert!(questions < all, "{questions} of {all}");
    assert!(evening.sees("One oversized chip"));
    assert!(!evening.sees("Oversized chip"), "the page of the rule is no question");
    let again = evening.beside();
    let kept = &again.window.state().preferences().kept;
    assert_eq!(kept.asked_only, "questions");
}

#[test]
fn what_was_opened_lately_comes_first_after_a_restart() {
    let mut evening = asking();
    open(&mut evening, "misdeal");
    let again = evening.beside();
    let asked = &again.window.state().preferences().kept.asked;
    assert_eq!(asked.last().map(String::as_str), Some("misdeal"));
}

#[test]
fn a_word_of_the_glossary_is_found_in_every_language() {
    let term = rulebook::Term::find("wrong-seat").unwrap();
    let words = Words::new(Language::English);
    for typed in std::iter::once(words.text(&term.word_id())).chain(words.elsewhere(term)) {
        let mut evening = asking();
        evening.press("Guides");
        open(&mut evening, &typed);
        let means = words.text(&term.means_id());
        assert_eq!(evening.count(&means), 1, "{typed}");
        assert!(evening.count(&words.elsewhere_listed(term)) > 0, "{typed}");
    }
}

#[test]
fn an_answer_and_a_page_lead_to_their_sheets() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    evening.press_beneath("Fill in an example");
    press_button(&mut evening, "Print");
    assert!(evening.count("One oversized chip") > 0, "what is printed");
    assert!(evening.count("Preview of page 1 of 1") > 0);
    evening.press("Seat cards");
    assert!(evening.count("One oversized chip") == 0, "another handout takes its place");
    evening.key(Key::F6);
    evening.press("All questions");
    open(&mut evening, "hand rankings");
    press_button(&mut evening, "Print");
    assert!(evening.count("Hand rankings") > 0);
    assert!(evening.count("Preview of page 1 of 1") > 0);
}

/// Presses the button of this name, where a part of the window has the same one.
fn press_button(evening: &mut Evening, label: &str) {
    evening.window.get_by_role_and_label(Role::Button, label).click();
    evening.window.run_ok();
}

#[test]
fn a_table_tells_its_last_button_and_its_seats() {
    let mut evening = asking();
    open(&mut evening, "who gets how much");
    let button = engine::values::SeatNo(3);
    evening.submit(&engine::Command::SetButton {
        table: engine::values::TableNo(1),
        button,
        small_blind: None,
        big_blind: None,
        when: engine::command::ButtonMoment::ThisHand,
    });
    assert_eq!(evening.count("Use known value for Button"), 0, "no table is told");
    evening.type_into("At table", "1");
    evening.press("Use known value for Button");
    let field = evening.window.get_by_role_and_label(Role::TextInput, "Button");
    assert_eq!(field.value().as_deref(), Some("3"));
    let taken = evening.tournament().seating().table(engine::values::TableNo(1));
    let seats = taken.map(|table| table.seats().len()).unwrap_or_default();
    evening.press("Use known value for Seats at the table");
    let field = evening.window.get_by_role_and_label(Role::TextInput, "Seats at the table");
    assert_eq!(field.value(), Some(seats.to_string()));
    assert!(evening.count("Table 1") > 0, "and it is said where it comes from");
}

#[test]
fn the_ante_of_a_game_against_the_house_is_not_that_of_the_level() {
    let mut evening = asking();
    open(&mut evening, "ultimate texas");
    assert!(evening.sees("Antes played, 0 for a fold"));
    assert_eq!(evening.count("Use known value for Ante"), 0);
}

#[test]
fn a_long_list_is_chosen_from_by_arrows() {
    let mut evening = asking();
    open(&mut evening, "who gets how much");
    assert_eq!(focused(&evening), "Game");
    assert_eq!(evening.count("Game, Seats at the table"), 1, "the game is still to be told");
    evening.key(Key::ArrowDown);
    assert_eq!(focused(&evening), "Game", "arrows choose, and lead nowhere else");
    assert_eq!(evening.count("Game, Seats at the table"), 0, "and is told");
}

/// What a field of the form has.
fn told(evening: &Evening, field: &str) -> String {
    let node = evening.window.get_by_role_and_label(Role::TextInput, field);
    node.value().unwrap_or_default()
}

const ASKED: &str = "500 chip into 200 no verbal, blinds 100/200";

#[test]
fn what_a_sentence_states_stands_in_the_form_and_each_piece_can_be_taken_back() {
    let mut evening = asking();
    open(&mut evening, ASKED);
    assert!(evening.sees("One oversized chip"));
    assert_eq!(told(&evening, "Chip"), "500");
    assert_eq!(told(&evening, "Total to match"), "200");
    assert_eq!(told(&evening, "Big blind"), "200", "what was said, not the blinds of the level");
    assert!(evening.sees("Understood:"));
    assert!(evening.sees("Call of 200; 300 back"), "and the answer is there at once");
    let chip = "Remove: Chip 500";
    evening.press(chip);
    assert_eq!(told(&evening, "Chip"), "");
    assert_eq!(evening.count(chip), 0, "a press takes it back");
    let bet = "Remove: Total to match 200";
    evening.window.get_by_label(bet).focus();
    evening.window.run_ok();
    evening.key(Key::Backspace);
    assert_eq!(told(&evening, "Total to match"), "", "and so does Backspace");
    assert_eq!(evening.count(bet), 0);
    let blind = "Remove: Big blind 200";
    for _ in 0..9 {
        if evening.count(blind) > 0 {
            evening.combined(Modifiers::ALT, Key::Num1);
        }
    }
    assert_eq!(evening.count(blind), 0, "and Alt with the number of the piece");
    assert_eq!(told(&evening, "Big blind"), "50", "the blinds of the level are known again");
}

#[test]
fn what_was_typed_by_hand_stays_whatever_a_sentence_states() {
    let mut evening = asking();
    open(&mut evening, "oversized chip");
    evening.type_into("Chip", "1000");
    evening.key(Key::Escape);
    evening.key(Key::Escape);
    open(&mut evening, ASKED);
    assert_eq!(told(&evening, "Chip"), "1000");
    assert_eq!(told(&evening, "Total to match"), "200");
    evening.type_into("Total to match", "300");
    assert_eq!(evening.count("Remove: Total to match 200"), 0, "it was typed over");
    evening.key(Key::Escape);
    evening.key(Key::Escape);
    open(&mut evening, "one chip of 500 into a bet of 400 and not a word was said");
    assert_eq!(told(&evening, "Total to match"), "300");
    assert_eq!(told(&evening, "Chip"), "1000");
}
