//! Elbows, hurry and chance: keys that are held, what is pressed a moment too late, and what
//! outlives the moment that it belongs to. Nothing changes the tournament unseen.

use crate::window::{Evening, NAMES};
use egui::{Event, Key, Modifiers, Role, ViewportEvent, ViewportId};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Command;
use engine::clock::Run;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::values::{LevelNo, SeatAt, TableNo};

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

fn acts(evening: &Evening) -> usize {
    evening.window.state().session().unwrap().log().acts().len()
}

fn left(evening: &Evening) -> u32 {
    evening.tournament().entries().left()
}

/// Holds a key down for as long as the keyboard needs to say it six times.
fn hold(evening: &mut Evening, modifiers: Modifiers, key: Key) {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    for _ in 0..6 {
        evening.window.event(event(true));
        evening.window.step();
    }
    evening.window.event(event(false));
    evening.window.run_ok();
}

fn bust(name: &str) -> Command {
    let player = Who::Name(name.to_owned());
    Command::bust_out(vec![Bust::of(player)], Vec::new())
}

/// Chooses a player by letters of the name.
fn choose(evening: &mut Evening, letters: &str) {
    evening.go("Players");
    evening.type_into("Search", letters);
    evening.key(Key::Enter);
}

fn offered(evening: &Evening) -> Vec<String> {
    let rows = evening.window.query_all_by_role(Role::ListBoxOption);
    rows.map(|row| row.accesskit_node().label().unwrap_or_default().to_string()).collect()
}

/// Chooses the newest act that says this in the log.
fn choose_act(evening: &mut Evening, said: &str) {
    evening.go("Log");
    let found: Vec<_> = evening.window.query_all_by_label_contains(said).collect();
    let top = found.iter().map(|node| node.rect().top()).fold(f32::MAX, f32::min);
    found.iter().find(|node| node.rect().top() <= top).unwrap().click();
    drop(found);
    evening.window.run_ok();
}

/// Looks back from the log to before the newest act that says this.
fn look_back(evening: &mut Evening, said: &str) {
    choose_act(evening, said);
    evening.press("As it was before");
}

#[test]
fn keys_that_are_held_ask_once() {
    let mut evening = Evening::started(&NAMES);
    for name in ["Gita Malá", "Ivo Král", "Emil Tur"] {
        evening.submit(&bust(name));
    }
    hold(&mut evening, CTRL, Key::Z);
    assert_eq!(left(&evening), 10, "one bust-out is taken back");
    let before = acts(&evening);
    hold(&mut evening, Modifiers::NONE, Key::Space);
    assert_eq!(acts(&evening), before + 1);
    assert_eq!(evening.tournament().clock().setting().run, Run::Paused);
    evening.go("Clock");
    hold(&mut evening, CTRL, Key::ArrowRight);
    assert_eq!(acts(&evening), before + 2, "one level");
    hold(&mut evening, Modifiers::SHIFT, Key::F1);
    assert_eq!(evening.count("Search shortcuts"), 1, "it does not flicker");
}

#[test]
fn an_enter_that_is_held_is_not_the_second_enter() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("cyr");
    hold(&mut evening, Modifiers::NONE, Key::Enter);
    assert_eq!(left(&evening), 12);
    assert!(evening.sees("Enter: do it"), "it asks");
    evening.key(Key::Enter);
    assert_eq!(left(&evening), 11);
}

#[test]
fn a_button_with_the_focus_is_pressed_once_however_long_a_key_is_held() {
    let mut evening = Evening::started(&NAMES);
    evening.window.get_by_label("Pause").focus();
    evening.window.run_ok();
    let before = acts(&evening);
    hold(&mut evening, Modifiers::NONE, Key::Enter);
    assert_eq!(acts(&evening), before + 1);
    hold(&mut evening, Modifiers::NONE, Key::Space);
    assert_eq!(acts(&evening), before + 2);
}

#[test]
fn a_sheet_loses_one_line_and_undo_from_it_takes_back_one() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    let levels = |evening: &Evening| evening.tournament().structure().levels().count();
    let count = levels(&evening);
    evening.window.get_by_role_and_label(Role::TextInput, "Big blind, level 6").click();
    evening.window.run_ok();
    hold(&mut evening, CTRL, Key::Delete);
    assert_eq!(levels(&evening), count - 1);
    hold(&mut evening, CTRL, Key::Z);
    assert_eq!(levels(&evening), count);
    assert_eq!(left(&evening), 12);
    assert!(evening.tournament().seating().is_drawn());
}

#[test]
fn the_button_of_a_notice_does_nothing_in_the_past() {
    let mut evening = Evening::started(&NAMES);
    for name in ["Gita Malá", "Ivo Král"] {
        evening.submit(&bust(name));
    }
    choose_act(&mut evening, "Ivo Král busted out");
    evening.press("Undo from here on (1 action)…");
    evening.press("Undo 1 action");
    assert_eq!(left(&evening), 11);
    choose_act(&mut evening, "Gita Malá busted out");
    evening.press("As it was before");
    let before = acts(&evening);
    evening.press("Redo it");
    assert_eq!((left(&evening), acts(&evening)), (11, before));
    assert_eq!(evening.count("You are looking back"), 1);
}

#[test]
fn the_command_box_promises_nothing_in_the_past() {
    let mut evening = Evening::started(&NAMES);
    evening.submit(&bust("Gita Malá"));
    look_back(&mut evening, "Gita Malá busted out");
    evening.letters("pause");
    let offered = offered(&evening);
    assert!(offered[0].contains("You are looking back"), "{offered:?}");
    evening.key(Key::Enter);
    assert_eq!(evening.tournament().clock().setting().run, Run::Running);
}

#[test]
fn paper_is_printed_of_what_stands_now() {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F9);
    assert!(evening.sees("Page 1 of 2"));
    evening.submit(&bust("Gita Malá"));
    look_back(&mut evening, "Gita Malá busted out");
    evening.key(Key::F9);
    assert!(evening.sees("Nothing to print"));
    assert!(evening.count("only the present can be printed") > 0);
    evening.press("Back to now");
    assert!(evening.sees("Page 1 of 2"));
}

#[test]
fn the_chosen_offer_stays_chosen_when_others_move() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("bust nov");
    evening.key(Key::ArrowDown);
    let before = offered(&evening);
    let names = |line: &str| NAMES.into_iter().find(|name| line.contains(name)).unwrap();
    let (first, second) = (names(&before[0]), names(&before[1]));
    evening.window.state_mut().submit(&bust(first));
    evening.window.key_press(Key::Enter);
    evening.window.run_ok();
    assert_eq!(left(&evening), 11, "it asks first");
    evening.key(Key::Enter);
    let player = evening.tournament().entries().named(second).next().unwrap().id;
    assert!(evening.tournament().entries().player(player).unwrap().seat().is_none());
    assert_eq!(left(&evening), 10);
}

#[test]
fn what_was_pressed_on_the_start_does_not_reach_a_tournament_behind_it() {
    let mut evening = Evening::started(&NAMES);
    let seating = evening.tournament().seating();
    let from = seating.tables().next().unwrap();
    let player = from.seats().find_map(|(_, seat)| seat.player).unwrap();
    let to = seating.tables().last().unwrap();
    let to = SeatAt { table: to.no, seat: to.open().iter().next().unwrap() };
    evening.submit(&Command::MovePlayer { player: Who::Id(player), to });
    assert_eq!(evening.tournament().seating().pending_moves().len(), 1);
    evening.combined(CTRL_SHIFT, Key::N);
    assert!(evening.sees("Name"));
    evening.combined(CTRL_SHIFT, Key::M);
    evening.key(Key::F2);
    assert_eq!(evening.tournament().seating().pending_moves().len(), 1);
}

#[test]
fn a_tournament_that_is_open_here_is_not_locked_out_by_opening_it_again() {
    let mut evening = Evening::started(&NAMES);
    let path = evening.folder.path().join("Friday.floorman");
    evening.open(&path);
    assert_eq!(evening.count("already open here"), 1);
    assert!(!evening.window.state().session().unwrap().found().is_read_only);
    let mut other = evening.beside();
    other.open(&path);
    assert!(other.window.state().session().unwrap().found().is_read_only);
    evening.close();
    other.open(&path);
    assert!(!other.window.state().session().unwrap().found().is_read_only, "the first one left");
}

#[test]
fn nothing_happens_to_somebody_who_is_chosen_and_not_in_sight() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "cyril");
    evening.press("Clear");
    evening.type_into("Search", "gita");
    evening.combined(CTRL, Key::B);
    assert!(!evening.sees("Confirm bust-out"), "Cyril is not in sight, Gita is not chosen");
    let asked = evening.window.get_by_role_and_label(egui::Role::TextInput, "Command");
    assert_eq!(asked.value().as_deref(), Some("bust out "), "who is asked for in words");
    evening.key(Key::Escape);
    evening.key(Key::Enter);
    evening.combined(CTRL, Key::B);
    assert!(evening.sees("Confirm bust-out"));
    evening.press("Confirm bust-out");
    assert!(evening.count("Gita Malá busted out") > 0);
}

#[test]
fn a_stack_that_cannot_be_read_is_not_left_out_in_silence() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "cyril");
    let cyril = evening.tournament().entries().named("Cyril Novák").next().unwrap().id;
    let table = evening.tournament().entries().player(cyril).unwrap().seat().unwrap().table;
    let other = evening.tournament().seating().table(table).unwrap();
    let other = other.seats().filter_map(|(_, seat)| seat.player).find(|id| *id != cyril);
    let other = evening.tournament().entries().player(other.unwrap()).unwrap().name.to_string();
    evening.press("Bust out");
    evening.press_beneath(&format!("{other} busts out too"));
    evening.type_into("Stack of Cyril Novák at the start of the hand", "a lot");
    assert!(evening.sees("Type a number of chips like 12500 or 12k"));
    evening.press("Confirm bust-out");
    assert_eq!(left(&evening), 12);
}

#[test]
fn a_number_that_is_half_typed_waits_while_another_screen_is_shown() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    let cell = "Big blind, level 6";
    let field = |evening: &Evening| {
        let node = evening.window.get_by_role_and_label(Role::TextInput, cell);
        (node.is_focused(), node.value().unwrap_or_default())
    };
    evening.window.get_by_role_and_label(Role::TextInput, cell).click();
    evening.window.run_ok();
    let focused = evening.window.get_by(|node| node.is_focused());
    focused.type_text("700");
    evening.window.run_ok();
    let before = acts(&evening);
    evening.key(Key::F2);
    evening.window.run_ok();
    evening.key(Key::F10);
    assert_eq!(acts(&evening), before, "nobody pressed Enter");
    assert_eq!(field(&evening), (true, "700".to_owned()));
    evening.key(Key::Enter);
    assert_eq!(acts(&evening), before + 1);
    let level = evening.tournament().structure().level(LevelNo(6)).unwrap();
    assert_eq!(level.stakes.big_blind().0, 700);
}

#[test]
fn a_name_of_a_hundred_words_is_found_like_any_other() {
    let mut evening = Evening::started(&NAMES);
    let name = (0..100).map(|no| if no == 99 { "Z" } else { "q" }).collect::<Vec<_>>().join(" ");
    let players =
        vec![NewPlayer { name: PlayerName::new(&name).unwrap(), need: None, member: None }];
    evening.submit(&Command::Register {
        players,
        same_names: SameNames::Refuse,
        pays: Pays::default(),
    });
    evening.letters("q q q");
    assert!(!offered(&evening).is_empty());
}

#[test]
fn closing_is_asked_about_again_after_the_evening_went_on() {
    let mut evening = Evening::started(&NAMES);
    let close = |evening: &mut Evening| {
        let info = evening.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        info.events.push(ViewportEvent::Close);
        evening.window.step();
        let info = evening.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        info.events.clear();
        evening.window.run_ok();
    };
    close(&mut evening);
    assert_eq!(evening.count("The clock is running"), 1);
    evening.submit(&bust("Gita Malá"));
    assert_eq!(evening.count("The clock is running"), 0);
    close(&mut evening);
    assert_eq!(evening.count("The clock is running"), 1, "hours later it is a slip again");
}

#[test]
fn the_players_clock_says_that_play_goes_on_after_the_last_level() {
    let mut evening = Evening::started(&NAMES);
    evening.combined(CTRL_SHIFT, Key::P);
    let last = evening.tournament().structure().stages.len();
    while evening.tournament().clock().setting().stage.index() + 1 < last {
        evening.submit(&Command::NextStage);
    }
    assert_eq!(evening.count("last level, play continues"), 0);
    let session = evening.window.state().session().unwrap();
    let left = session.tournament().reading(session.now()).remaining_millis / 1000;
    evening.submit(&Command::AdjustClock { secs: -left });
    std::thread::sleep(std::time::Duration::from_millis(1100));
    for _ in 0..4 {
        evening.window.step();
    }
    assert_eq!(evening.count("last level, play continues"), 1);
}

#[test]
fn tables_are_known_by_their_numbers_however_large() {
    let mut evening = Evening::started(&NAMES);
    for typed in
        ["7 of 9", "table 99999999999", "level 99", "move cyril 99 99", "+99999999999", "-"]
    {
        evening.letters(typed);
        let _ = offered(&evening);
        evening.key(Key::Enter);
        evening.key(Key::Escape);
        evening.key(Key::Escape);
    }
    assert_eq!(
        evening.tournament().seating().table(TableNo(1)).map(|table| table.no),
        Some(TableNo(1))
    );
    assert_eq!(left(&evening), 12);
}

/// When each of the next frames is wanted, while nobody does anything.
fn waits(evening: &mut Evening) -> Vec<std::time::Duration> {
    let frame = |_| {
        evening.window.step();
        evening.window.output().viewport_output[&ViewportId::ROOT].repaint_delay
    };
    (0..6).map(frame).collect()
}

#[test]
fn at_rest_nothing_is_painted_until_the_next_second() {
    let mut evening = Evening::started(&NAMES);
    evening.submit(&Command::PauseClock);
    evening.combined(CTRL_SHIFT, Key::P);
    for screen in ["Clock", "Players", "Tables", "Log", "Setup", "Print"] {
        evening.go(screen);
        evening.window.hover_at(egui::pos2(640.0, 716.0));
        // Whatever fades in or is laid out beside the window is done then.
        for _ in 0..40 {
            evening.window.step();
        }
        let waits = waits(&mut evening);
        let soon = waits.iter().filter(|wait| wait.as_millis() < 900).count();
        assert_eq!(soon, 0, "{screen}: {waits:?}");
    }
    evening.combined(CTRL_SHIFT, Key::P);
    evening.submit(&bust("Gita Malá"));
    look_back(&mut evening, "Gita Malá busted out");
    for _ in 0..40 {
        evening.window.step();
    }
    let waits = waits(&mut evening);
    assert!(waits.iter().all(|wait| wait.as_millis() >= 900), "the past: {waits:?}");
}

#[test]
fn names_that_are_half_typed_outlive_another_form() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.combined(CTRL, Key::N);
    evening.letters("Zoe Wi");
    evening.press("Cyril Novák");
    evening.combined(CTRL, Key::B);
    assert!(evening.sees("Confirm bust-out"));
    evening.key(Key::Escape);
    evening.combined(CTRL, Key::N);
    let field = evening.window.get_by_role_and_label(egui::Role::TextInput, "Name");
    assert_eq!(field.value().as_deref(), Some("Zoe Wi"));
}
