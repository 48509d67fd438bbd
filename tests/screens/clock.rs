//! The structure beside the clock, typed into where it stands.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::structure::{Ante, Stage, Stakes};
use engine::values::{Chips, LevelNo};

/// The small blind, the big blind and the ante of a level.
fn stakes(evening: &Evening, level: u16) -> (u64, u64, Ante) {
    let structure = evening.tournament().structure();
    match structure.level(LevelNo(level)).unwrap().stakes {
        Stakes::Blinds { small_blind, big_blind, ante } => (small_blind.0, big_blind.0, ante),
        other => panic!("{other:?}"),
    }
}

fn acts(evening: &Evening) -> usize {
    evening.window.state().session().unwrap().log().acts().len()
}

/// Goes into a cell with the pointer.
fn into(evening: &mut Evening, cell: &str) {
    evening.window.get_by_role_and_label(Role::TextInput, cell).click();
    evening.window.run_ok();
}

/// Types over what stands in the cell that somebody is in.
fn over(evening: &mut Evening, typed: &str) {
    let field = evening.window.get_by(|node| node.is_focused() && node.role() == Role::TextInput);
    field.type_text(typed);
    evening.window.run_ok();
}

fn keys(evening: &mut Evening, modifiers: Modifiers, key: Key) {
    evening.window.key_press_modifiers(modifiers, key);
    evening.window.run_ok();
}

/// The name of the cell that somebody is in.
fn at(evening: &Evening) -> Option<String> {
    let field = evening.window.query_by(|node| node.is_focused() && node.role() == Role::TextInput);
    field.and_then(|field| field.accesskit_node().label())
}

fn on_the_clock() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    evening
}

#[test]
fn a_number_is_typed_over_where_it_stands_and_is_one_act() {
    let mut evening = on_the_clock();
    let before = acts(&evening);
    into(&mut evening, "Big blind, level 3");
    over(&mut evening, "200");
    evening.key(Key::Enter);
    assert_eq!(stakes(&evening, 3), (100, 200, Ante::None), "the small blind follows");
    assert_eq!(acts(&evening), before + 1);
    assert_eq!(at(&evening).as_deref(), Some("Big blind, level 4"), "Enter goes down");
    keys(&mut evening, Modifiers::COMMAND, Key::Z);
    assert_eq!(stakes(&evening, 3), (75, 150, Ante::None), "undo, from within the sheet");
    keys(&mut evening, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(stakes(&evening, 3), (100, 200, Ante::None));
    evening.press("Undo");
    assert_eq!(stakes(&evening, 3), (75, 150, Ante::None));
}

#[test]
fn what_is_looked_at_and_not_changed_is_no_act() {
    let mut evening = on_the_clock();
    let before = acts(&evening);
    into(&mut evening, "Big blind, level 3");
    for key in [Key::ArrowDown, Key::Tab, Key::ArrowUp, Key::ArrowLeft, Key::Enter] {
        evening.key(key);
    }
    into(&mut evening, "Small blind, level 2");
    over(&mut evening, "999");
    evening.key(Key::Escape);
    assert_eq!(at(&evening), None, "Escape leaves the sheet");
    assert_eq!(acts(&evening), before);
}

#[test]
fn arrows_and_tab_go_from_cell_to_cell_and_over_breaks() {
    let mut evening = on_the_clock();
    into(&mut evening, "Big blind, level 4");
    evening.key(Key::ArrowDown);
    assert_eq!(at(&evening).as_deref(), Some("Big blind, level 5"), "a break has no blinds");
    evening.key(Key::ArrowRight);
    assert_eq!(at(&evening).as_deref(), Some("Ante, level 5"));
    evening.key(Key::Tab);
    assert_eq!(at(&evening).as_deref(), Some("Minutes, level 5"));
    keys(&mut evening, Modifiers::SHIFT, Key::Tab);
    assert_eq!(at(&evening).as_deref(), Some("Ante, level 5"));
    over(&mut evening, "300");
    keys(&mut evening, Modifiers::SHIFT, Key::Tab);
    assert_eq!(stakes(&evening, 5).2, Ante::BigBlind(Chips(300)), "left backwards, and kept");
}

#[test]
fn lines_are_added_copied_moved_and_removed_by_keys() {
    let mut evening = on_the_clock();
    let levels = |evening: &Evening| evening.tournament().structure().levels().count();
    let count = levels(&evening);
    into(&mut evening, "Big blind, level 6");
    keys(&mut evening, Modifiers::COMMAND, Key::Enter);
    assert_eq!(levels(&evening), count + 1);
    let (_, between, _) = stakes(&evening, 7);
    assert!(between > 400 && between < 600, "{between}");
    assert_eq!(at(&evening).as_deref(), Some("Big blind, level 7"), "in the level that is new");
    keys(&mut evening, Modifiers::COMMAND, Key::Delete);
    assert_eq!(levels(&evening), count);
    keys(&mut evening, Modifiers::ALT | Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(levels(&evening), count + 1);
    keys(&mut evening, Modifiers::COMMAND | Modifiers::SHIFT, Key::Enter);
    let breaks = evening.tournament().structure().stages.len() - levels(&evening);
    assert_eq!(breaks, 4);
}

#[test]
fn of_the_level_that_is_on_only_the_length_changes_and_what_was_played_is_fixed() {
    let mut evening = on_the_clock();
    assert!(!evening.sees("Big blind, level 1"));
    into(&mut evening, "Minutes, level 1");
    over(&mut evening, "30");
    evening.key(Key::Enter);
    assert_eq!(evening.tournament().structure().level(LevelNo(1)).unwrap().secs, 1800);
    evening.press("Next level");
    assert!(!evening.sees("Minutes, level 1"));
    let remove = "Remove level 2";
    into(&mut evening, "Minutes, level 2");
    let node = evening.window.get_by_label(remove);
    assert!(node.accesskit_node().is_disabled());
}

#[test]
fn what_cannot_be_is_said_and_nothing_changes() {
    let mut evening = on_the_clock();
    let before = acts(&evening);
    into(&mut evening, "Minutes, level 3");
    over(&mut evening, "0");
    evening.key(Key::Enter);
    assert_eq!(acts(&evening), before);
    assert_eq!(evening.count("has no length"), 1, "the refusal of the engine");
    into(&mut evening, "Big blind, level 3");
    over(&mut evening, "much");
    evening.key(Key::Enter);
    assert_eq!(acts(&evening), before);
    assert_eq!(evening.count("“much” is not a number"), 1);
}

#[test]
fn antes_begin_with_a_level_and_hold_from_there() {
    let mut evening = on_the_clock();
    into(&mut evening, "Big blind, level 3");
    evening.press("Antes from this level on");
    evening.press("Big blind antes from here on");
    assert_eq!(stakes(&evening, 2).2, Ante::None);
    assert_eq!(stakes(&evening, 3).2, Ante::BigBlind(Chips(150)));
    assert_eq!(stakes(&evening, 9).2, Ante::BigBlind(Chips(1_200)));
}

#[test]
fn the_foot_says_how_long_it_is_and_when_it_ends() {
    let evening = on_the_clock();
    assert_eq!(evening.count("15 levels, 3 breaks · 4 h 15 min"), 1);
    assert_eq!(evening.count("Ends between"), 1);
}

#[test]
fn ending_in_time_is_offered_and_never_done_by_itself() {
    let mut evening = on_the_clock();
    let before = evening.tournament().structure().clone();
    evening.press("End in time…");
    let now = {
        let session = evening.window.state().session().unwrap();
        session.now().0
    };
    // In two hours and a half, in the time zone of the test.
    let minutes = (now / 60_000 + 150) % (24 * 60);
    let typed = format!("{}:{:02}", minutes / 60, minutes % 60);
    let field = evening.window.get_by_role_and_label(Role::TextInput, "End by");
    field.type_text(&typed);
    evening.window.run_ok();
    assert_eq!(evening.tournament().structure(), &before, "nothing was done yet");
    let take = evening.window.get_by_label_contains("Make levels");
    take.click();
    evening.window.run_ok();
    let after = evening.tournament().structure();
    assert_ne!(after, &before);
    assert_eq!(after.stages[0], before.stages[0], "the level that is on stays");
    let secs = |stage: &Stage| stage.as_level().map(|level| level.secs);
    assert!(after.stages.iter().skip(1).filter_map(secs).all(|secs| secs < 900));
    evening.press("Undo");
    assert_eq!(evening.tournament().structure(), &before);
}

#[test]
fn the_levels_to_come_are_made_to_measure() {
    let mut evening = on_the_clock();
    evening.press("End in time…");
    let now = evening.window.state().session().unwrap().now().0;
    let minutes = (now / 60_000 + 120) % (24 * 60);
    let typed = format!("{}:{:02}", minutes / 60, minutes % 60);
    evening.window.get_by_role_and_label(Role::TextInput, "End by").type_text(&typed);
    evening.window.run_ok();
    let before = evening.tournament().structure().clone();
    evening.press_beneath("Use these levels");
    let structure = evening.tournament().structure();
    assert_eq!(stakes(&evening, 1), (25, 50, Ante::None));
    let blinds: Vec<u64> = structure.levels().map(|(_, l)| l.stakes.big_blind().0).collect();
    assert!(blinds.is_sorted(), "{blinds:?}");
    assert_ne!(structure, &before);
    assert_eq!(structure.stages[0], before.stages[0], "the level that is on stays");
}

#[test]
fn limits_stud_and_games_in_turn_have_their_own_columns() {
    for (template, cells) in [
        ("Limit hold'em", ["Small bet, level 2", "Big bet, level 2"]),
        ("Seven-card stud", ["Ante, level 2", "Bring-in, level 2"]),
        ("Mixed games", ["Small blind, level 2", "Big bet, level 3"]),
    ] {
        let mut evening = Evening::new();
        evening.press("New from template…");
        evening.press_beneath(template);
        evening.type_name("Friday");
        evening.go("Clock");
        for cell in cells {
            assert!(evening.sees(cell), "{template}: {cell}");
        }
        into(&mut evening, cells[0]);
        over(&mut evening, "75");
        evening.key(Key::Enter);
        assert_eq!(evening.count("does not"), 0);
    }
}
