//! The end of a day and the next one, in the window: bags keyed, sealed, seats drawn.

use crate::window::{Evening, NAMES};
use egui::Key;
use egui_kittest::kittest::Queryable;
use engine::Command;
use engine::finishes::Exit;
use engine::values::PlayerId;
use words::{Language, Words};

fn at_bags() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.go("Chips");
    evening.press("Days and bags");
    evening.press("End day 1");
    evening
}

/// The players of a table by seat, with their stacks.
fn players(evening: &Evening, table: u16) -> Vec<(PlayerId, u64)> {
    let tournament = evening.tournament();
    let mut seated: Vec<_> = tournament
        .entries()
        .players()
        .filter_map(|player| Some((player.seat()?, player.id, player.stack.0)))
        .filter(|(at, _, _)| at.table.0 == table)
        .collect();
    seated.sort();
    seated.into_iter().map(|(_, id, stack)| (id, stack)).collect()
}

#[test]
fn a_table_is_keyed_with_digits_and_enter_and_the_next_one_follows() {
    let mut evening = at_bags();
    assert!(evening.tournament().days().is_over());
    assert!(evening.count("12 players have not bagged") > 0, "the strip and the screen say so");
    for table in [1, 2] {
        evening.window.run_ok();
        for (_, stack) in players(&evening, table) {
            evening.letters(&stack.to_string());
            evening.key(Key::Enter);
        }
        let bagged = evening.tournament().days().bags().len();
        assert_eq!(bagged, if table == 1 { 6 } else { 12 }, "one act for a table");
    }
    assert!(evening.count("Everything adds up") > 0);
    evening.type_into("Signed by", "Eva, Petr");
    evening.press("Seal all bags");
    let seal = evening.tournament().days().end().unwrap().seal.clone().unwrap();
    assert_eq!(seal.by, ["Eva", "Petr"]);
    evening.press("Begin day 2");
    assert_eq!(evening.tournament().days().day(), 2);
    assert!(evening.count("Day 2 is drawn") > 0);
    evening.press("Resume clock (Day 2 is drawn: start the clock when play begins)");
    assert_eq!(evening.count("Day 2 is drawn"), 0);
}

#[test]
fn a_difference_is_said_and_wants_to_be_explained() {
    let mut evening = at_bags();
    let bags: Vec<String> = [1, 2]
        .into_iter()
        .flat_map(|table| players(&evening, table))
        .map(|(id, stack)| {
            let stack = if id == PlayerId(1) { stack - 100 } else { stack };
            format!("(player:{id},chips:{stack})")
        })
        .collect();
    let command: Command = ron::from_str(&format!("BagStacks(bags:[{}])", bags.join(","))).unwrap();
    evening.submit(&command);
    assert!(evening.count("100 missing") > 0);
    evening.window.get_by_role_and_label(egui::Role::Button, "Seals").click();
    evening.window.run_ok();
    evening.press("Seal all bags");
    assert!(evening.tournament().days().end().unwrap().seal.is_none(), "not without a word");
    evening.type_into("What explains the difference", "a chip on the floor");
    evening.press("Seal all bags");
    assert!(evening.tournament().days().end().unwrap().seal.is_some());
}

#[test]
fn somebody_leaves_early_from_their_row() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.type_into("Search", "cyril");
    evening.key(Key::Enter);
    evening.window.get_all_by_label("Leaves early…").last().unwrap().click();
    evening.window.run_ok();
    assert!(evening.count("Takes place 12") > 0);
    evening.press("Leaves now");
    let tournament = evening.tournament();
    let player = tournament.entries().named("Cyril Novák").next().unwrap().id;
    let (_, hand) = tournament.finishes().last_bust(player).unwrap();
    assert_eq!(hand.exit, Exit::LeftEarly);
    assert_eq!(tournament.entries().left(), 11);
}

#[test]
fn tags_of_bags_that_nobody_counted_are_refused_for_the_reason_of_the_terminal() {
    let mut evening = at_bags();
    evening.press("Print bag tags…");
    let reason = Words::new(Language::English).text("sheet-bag-tags.nothing");
    assert!(!reason.is_empty());
    assert!(evening.count(&reason) > 0, "{reason}");
}
