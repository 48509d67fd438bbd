//! The chips of the house in the window: told, changed, proposed, and when they go.

use crate::window::{Evening, NAMES};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::chips::ChipSet;
use engine::values::Chips;
use engine::{Command, Settings};

/// A home game with its chips, on the part with this name of the screen Chips.
fn at(part: &str) -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.go("Chips");
    evening.press(part);
    evening
}

fn set(evening: &Evening) -> ChipSet {
    evening.tournament().settings().chip_set.clone()
}

#[test]
fn a_stack_that_does_not_add_up_is_pointed_out_and_can_be_saved_all_the_same() {
    let mut evening = at("Chip set");
    assert!(evening.sees("Value of the 25 chip"));
    let before = set(&evening);
    evening.press("Remove the 500 chip from the set");
    assert_eq!(set(&evening), before, "nothing is saved by itself");
    assert_eq!(evening.count("A stack is 18 chips for 3,000, and an entry gets 5,000"), 1);
    evening.press("Discard changes");
    assert!(evening.sees("Value of the 500 chip"));
    evening.press("Remove the 500 chip from the set");
    evening.press("Save chips");
    assert_eq!(set(&evening).stack(), Chips(3_000), "houses make do");
}

#[test]
fn a_proposal_becomes_the_stack_in_one_act() {
    let mut evening = at("Chip set");
    let acts = evening.window.state().session().unwrap().log().last_seq();
    evening.press_beneath("Many small chips");
    evening.press("Save chips");
    let saved = set(&evening);
    assert_eq!(saved.stack(), Chips(5_000));
    assert!(saved.chips_in_a_stack() > 22, "more chips than before");
    let log = evening.window.state().session().unwrap().log();
    assert_eq!(log.last_seq().0, acts.0 + 1);
    evening.submit(&Command::Undo);
    assert_eq!(set(&evening).chips_in_a_stack(), 22);
}

#[test]
fn chips_that_were_counted_say_how_far_they_go() {
    let mut evening = at("Chip set");
    let mut settings: Settings = evening.tournament().settings().clone();
    for (chip, owned) in settings.chip_set.denominations.iter_mut().zip([150, 150, 75, 100, 25]) {
        chip.inventory = Some(owned);
    }
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    // 150 chips with eight in a stack are eighteen stacks.
    assert_eq!(evening.count("Starting stacks 18 · then the 25s run out"), 1);
    assert_eq!(evening.count("With every color-up"), 1);
}

#[test]
fn without_chips_a_ready_set_is_offered_and_the_plan_leads_to_it() {
    let mut evening = at("Color-ups");
    let mut settings = evening.tournament().settings().clone();
    settings.chip_set = ChipSet::default();
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    assert!(evening.sees("No chips yet"));
    evening.press("Add the chips");
    assert!(evening.sees("Which chips do you use?"));
    evening.press("Case of 500");
    evening.press("Save chips");
    assert_eq!(set(&evening).stack(), Chips(5_000));
    assert_eq!(set(&evening).denominations.len(), 5);
}

#[test]
fn the_plan_says_what_goes_when_and_puts_it_into_the_structure() {
    let mut evening = at("Color-ups");
    assert!(evening.sees("In the break after level 8"));
    assert_eq!(evening.count("Level 5 is the last that needs it, for 150"), 1);
    let put = evening.window.get_by_label("Add to the structure");
    assert!(put.accesskit_node().is_disabled(), "the template has it");
    let mut structure = evening.tournament().structure().clone();
    for stage in &mut structure.stages {
        if let engine::structure::Stage::Break(rest) = stage {
            rest.color_up = false;
        }
    }
    let stands = evening.tournament().structure().clone();
    evening.submit(&Command::SetStructure { structure });
    assert!(evening.count("Not in the structure") > 0);
    evening.press("Add to the structure");
    assert_eq!(evening.tournament().structure(), &stands);
    assert_eq!(evening.count("Not in the structure"), 0);
}
