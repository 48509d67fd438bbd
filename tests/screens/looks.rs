//! The editor of screens: parts are dragged and moved by keys, taken back, saved and shown.

use crate::window::{Evening, NAMES};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use house::Looks;
use scene::{Part, Placing, ScreenSet, Shape, State};

/// The editor, as it opens on an evening.
fn editor() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.go("Setup");
    evening.press("Screens");
    evening.window.run_ok();
    evening
}

fn looks(evening: &Evening) -> Looks {
    Looks::in_folder(evening.folder.path().join("screens"))
}

/// The set that is on, as it stands on disk.
fn shown(evening: &Evening) -> ScreenSet {
    let look = &evening.window.state().preferences().kept.players_clock.look;
    looks(evening).set(look).unwrap()
}

/// The parts of the screen while people play.
fn parts(set: &ScreenSet) -> &[Placing] {
    let is_of_play =
        |it: &&scene::Screen| it.shape == Shape::Wide && it.states.contains(&State::Playing);
    &set.screens.iter().find(is_of_play).unwrap().parts
}

fn time_of(set: &ScreenSet) -> (u8, u8, u8, u8) {
    let is_time = |placing: &&Placing| matches!(placing.shows.first(), Some(Part::Time(_)));
    parts(set).iter().find(is_time).unwrap().at
}

/// The label of the part that shows the time, wherever it is.
fn time_label(evening: &Evening) -> String {
    let parts = evening.window.query_all_by_label_contains(": Time left, column");
    let labels: Vec<String> = parts.filter_map(|part| part.accesskit_node().label()).collect();
    assert_eq!(labels.len(), 1, "{labels:?}");
    labels[0].clone()
}

fn pointer(evening: &mut Evening, at: Pos2, pressed: Option<bool>) {
    evening.window.event(Event::PointerMoved(at));
    if let Some(pressed) = pressed {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        evening.window.event(Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    evening.window.step();
}

/// Drags with the pointer, in small steps.
fn drag(evening: &mut Evening, from: Pos2, by: egui::Vec2) {
    pointer(evening, from, Some(true));
    for step in 1..=8_u8 {
        pointer(evening, from + by * f32::from(step) / 8.0, None);
    }
    pointer(evening, from + by, Some(false));
    evening.window.run_ok();
}

#[test]
fn a_part_is_moved_by_keys_saved_under_a_name_and_shown() {
    let mut evening = editor();
    let before = time_of(&shown(&evening));
    assert_eq!(time_label(&evening), "Part 8: Time left, column 20, row 5, 24 wide, 21 high");
    let acts = evening.window.state().session().unwrap().log().last_seq();
    let label = time_label(&evening);
    evening.press(&label);
    evening.key(Key::ArrowRight);
    evening.key(Key::ArrowRight);
    evening.key(Key::ArrowUp);
    evening.combined(Modifiers::SHIFT, Key::ArrowLeft);
    let after = (before.0 + 2, before.1 - 1, before.2 - 1, before.3);
    assert_eq!(time_of(&shown(&evening)), before, "nothing is shown that is not saved");
    evening.combined(Modifiers::COMMAND, Key::Z);
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(evening.window.state().session().unwrap().log().last_seq(), acts);
    evening.press("Save and show");
    assert_eq!(time_of(&shown(&evening)), after);
    assert_eq!(looks(&evening).own(), ["Felt 2.ron"]);
    assert!(!evening.sees("Save and show"), "nothing is left to save");
    // It goes on, and can still be taken back.
    evening.press("Undo change");
    assert!(evening.sees("Save and show"));
}

#[test]
fn a_part_follows_the_pointer_as_one_change_and_stays_on_the_grid() {
    let mut evening = editor();
    let of = |evening: &Evening| evening.window.get_by_label(&time_label(evening)).rect();
    let before = of(&evening);
    drag(&mut evening, before.center(), egui::vec2(-90.0, 20.0));
    let after = of(&evening);
    assert!(after.left() < before.left() - 80.0, "{before} {after}");
    assert_eq!(after.size().round(), before.size().round(), "it is as large as it was");
    drag(&mut evening, after.center(), egui::vec2(-900.0, 0.0));
    assert!(time_label(&evening).contains("column 0,"), "{}", time_label(&evening));
    evening.press("Undo change");
    evening.press("Undo change");
    assert_eq!(of(&evening), before);
    let refused = evening.window.get_by_label_contains("Undo change");
    assert!(refused.accesskit_node().is_disabled(), "one drag is one change");
    // By a corner it becomes larger.
    let label = time_label(&evening);
    evening.press(&label);
    let place = of(&evening);
    drag(&mut evening, place.right_bottom(), egui::vec2(40.0, 0.0));
    assert!(of(&evening).width() > place.width() + 30.0);
    assert_eq!(of(&evening).left_top(), place.left_top());
}

#[test]
fn a_screen_is_made_from_nothing() {
    let mut evening = editor();
    evening.press("Add screen");
    evening.press("Part");
    let label = time_label(&evening);
    evening.press(&label);
    evening.key(Key::Delete);
    assert_eq!(evening.count(": Time left, column"), 0);
    evening.press_beneath("Add Blinds");
    evening.press_beneath("Add Your text");
    let field = evening.window.get_by_role_and_label(Role::MultilineTextInput, "Text");
    field.focus();
    evening.window.run_ok();
    evening.letters("Bar is open");
    evening.press("Panel");
    evening.press("Save and show");
    let set = shown(&evening);
    let shows: Vec<&Part> = parts(&set).iter().flat_map(|placing| &placing.shows).collect();
    assert_eq!(shows, [&Part::Stakes, &Part::Words("Bar is open".to_owned())]);
    assert_eq!(parts(&set)[1].frame, scene::Frame::Panel);
    // What was typed is one change, and so is the frame.
    evening.press("Undo change");
    evening.press("Undo change");
    evening.press("Save and show");
    assert_eq!(parts(&shown(&evening))[1].shows, [Part::Words(String::new())]);
}

#[test]
fn what_is_not_saved_is_there_again_and_can_be_dropped() {
    let mut evening = editor();
    let label = time_label(&evening);
    evening.press(&label);
    evening.key(Key::ArrowLeft);
    let moved = time_label(&evening);
    assert_ne!(moved, label);
    // As if the computer had lost its power: nothing is closed.
    let file = evening.window.state().session().unwrap().home().unwrap().to_owned();
    let mut again = evening.beside();
    again.open(&file);
    again.go("Setup");
    again.press("Screens");
    again.window.run_ok();
    assert_eq!(time_label(&again), moved);
    again.press("Discard");
    again.window.run_ok();
    assert_eq!(time_label(&again), label);
    assert!(!again.sees("Discard"));
    assert_eq!(looks(&again).kept("felt").unwrap().draft, None);
    again.press("Undo change");
    assert_eq!(time_label(&again), moved, "whoever pressed it by mistake has everything again");
}

#[test]
fn the_last_screen_of_play_cannot_be_removed_and_it_says_why() {
    let mut evening = editor();
    evening.press("Overlay");
    evening.press("Screen");
    let screens = |evening: &Evening| evening.count("Screen 1:") + evening.count("Screen 2:");
    let before = screens(&evening);
    for _ in 0..before {
        evening.press_beneath("Remove");
    }
    assert_eq!(evening.count("one for the shape Overlay is missing"), 1);
    assert_eq!(screens(&evening), 1);
}

#[test]
fn a_look_of_the_house_is_removed_and_put_back() {
    let mut evening = editor();
    let label = time_label(&evening);
    evening.press(&label);
    evening.key(Key::ArrowLeft);
    evening.press("Save and show");
    evening.press("More");
    evening.press("Remove look");
    assert_eq!(looks(&evening).own(), Vec::<String>::new());
    assert_eq!(time_label(&evening), label, "the first shipped one is on");
    evening.press("Put back");
    evening.window.run_ok();
    assert_eq!(looks(&evening).own(), ["Felt 2.ron"]);
    assert_ne!(time_label(&evening), label);
}

#[test]
fn another_look_waits_until_changes_are_saved_and_names_are_not_taken_twice() {
    let mut evening = editor();
    evening.press("Look: Felt");
    evening.press("Look: Casino");
    assert_eq!(evening.window.state().preferences().kept.players_clock.look, "casino");
    let label = time_label(&evening);
    evening.press(&label);
    evening.key(Key::ArrowLeft);
    let chooser = evening.window.get_by_label_contains("Look: Casino");
    assert!(chooser.accesskit_node().is_disabled());
    let field = evening.window.get_by_role_and_label(Role::TextInput, "Save as");
    field.focus();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.letters("  felt ");
    let save = evening.window.get_by_label_contains("Save and show");
    assert!(save.accesskit_node().is_disabled());
    evening.letters("night");
    evening.press("Save and show");
    assert_eq!(looks(&evening).own(), ["felt night.ron"]);
}

#[test]
fn a_picture_of_the_house_is_shown_behind_everything_and_saved_with_the_look() {
    let mut evening = editor();
    evening.press("Colors");
    let logo = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let logo = logo.join("../../assets/icon/floorman.png");
    let picture = house::picture_in(&logo).unwrap();
    evening.window.state_mut().take_look_picture(&logo);
    evening.window.run_ok();
    evening.press("Save and show");
    let set = shown(&evening);
    assert_eq!(set.backdrop.as_deref(), Some("floorman.png"));
    assert_eq!(set.pictures["floorman.png"], picture);
    // In a part it is chosen from those that are there.
    evening.press("Part");
    evening.press_beneath("Add Picture");
    evening.press("floorman.png");
    evening.press("Save and show");
    let shows = parts(&shown(&evening)).last().unwrap().shows.clone();
    assert_eq!(shows, [Part::Picture(vec!["floorman.png".to_owned()])]);
    // Another one of its name comes beside it, and the same one is not there twice.
    let other = evening.folder.path().join("floorman.png");
    std::fs::write(&other, &picture.bytes()[..300]).unwrap();
    evening.window.state_mut().take_look_picture(&other);
    evening.window.run_ok();
    assert_eq!(evening.count("floorman.png is damaged"), 1, "half of it is missing");
    evening.window.state_mut().take_look_picture(&logo);
    evening.window.run_ok();
    assert!(!evening.sees("Save and show"), "it is shown there already");
    // What is none is refused, and nothing changes.
    let none = evening.folder.path().join("Friday.floorman");
    evening.window.state_mut().take_look_picture(&none);
    evening.window.run_ok();
    assert_eq!(evening.count("neither a PNG nor a JPEG"), 1);
    assert!(!evening.sees("Save and show"));
}

#[test]
fn a_look_that_was_changed_by_hand_is_taken_into_the_editor_and_not_overwritten() {
    let mut evening = editor();
    let label = time_label(&evening);
    evening.press(&label);
    evening.key(Key::ArrowLeft);
    evening.press("Save and show");
    let moved = time_label(&evening);
    let file = evening.folder.path().join("Felt 2.ron");
    looks(&evening).hand_on("felt", &file).unwrap();
    evening.window.state_mut().take_look(&file, &egui::Context::default());
    evening.window.run_ok();
    assert_eq!(time_label(&evening), label, "what stands in the file");
    assert_ne!(moved, label);
    assert!(!evening.sees("Save and show"));
    // A file that cannot be read is left alone, and Felt is on.
    let kept = evening.folder.path().join("screens/Felt 2.ron");
    std::fs::write(&kept, "(theme").unwrap();
    let mut again = evening.beside();
    again.open(evening.window.state().session().unwrap().home().unwrap());
    again.go("Setup");
    again.press("Screens");
    again.window.run_ok();
    assert!(again.sees("Look: Felt"));
    let label = time_label(&again);
    again.press(&label);
    again.key(Key::ArrowLeft);
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "(theme");
    assert!(looks(&again).kept("felt").unwrap().draft.is_some());
}

#[test]
fn keys_meant_for_a_part_never_reach_the_players_and_typing_in_two_parts_is_two_changes() {
    let mut evening = editor();
    let asks = |evening: &Evening| {
        let fields = evening.window.query_all(egui_kittest::kittest::By::new());
        let values: Vec<String> = fields.filter_map(|it| it.accesskit_node().value()).collect();
        values.iter().any(|value| value.contains("unregister"))
    };
    evening.key(Key::Delete);
    assert!(!asks(&evening), "no player is asked for");
    evening.press("This computer");
    evening.key(Key::Delete);
    assert!(asks(&evening), "elsewhere one is");
    evening.key(Key::Escape);
    evening.press("Screens");
    let typed = |evening: &mut Evening, words: &str| {
        evening.press_beneath("Add Your text");
        let field = evening.window.get_by_role_and_label(Role::MultilineTextInput, "Text");
        field.focus();
        evening.window.run_ok();
        evening.letters(words);
    };
    typed(&mut evening, "one");
    typed(&mut evening, "two");
    let field = |evening: &Evening| {
        let field = evening.window.query_by_role_and_label(Role::MultilineTextInput, "Text");
        field.and_then(|field| field.accesskit_node().value())
    };
    assert_eq!(field(&evening).as_deref(), Some("two"));
    evening.press("Undo change");
    evening.press("Undo change");
    let part = evening.window.query_all_by_label_contains(": Your text, column").count();
    assert_eq!(part, 1, "the second part is gone, and the first has its words");
    evening.press("Save and show");
    let last = parts(&shown(&evening)).last().unwrap().shows.clone();
    assert_eq!(last, [Part::Words("one".to_owned())]);
}

#[test]
fn colors_are_changed_and_what_is_hard_to_read_is_said() {
    let mut evening = editor();
    evening.press("Colors");
    assert_eq!(evening.count("All letters are easy to read"), 1);
    evening.press("Take the colors of Light");
    evening.press("Save and show");
    let light = scene::shipped("light").unwrap().theme;
    assert_eq!(shown(&evening).theme, light);
}
