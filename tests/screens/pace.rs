//! Tables that wait for each other, by the labels that people see.

use crate::window::Evening;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::clock::Run;
use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName};
use engine::money::Pays;
use engine::settings::Limit;
use engine::values::TableNo;
use exchange::Template;
use session::{SeededChance, Session, Time};

/// The window on twenty players at three tables, of whom eighteen are paid.
fn room() -> Evening {
    let mut evening = Evening::new();
    let path = evening.folder.path().join("Bubble.floorman");
    let made = Template::find("club-night").unwrap().command("Bubble");
    let Command::CreateTournament { mut settings, structure } = made else { panic!("{made:?}") };
    settings.entries.rebuys = Limit::Never;
    settings.pace.places_paid = Some(18);
    let chance = Box::new(SeededChance::new(3));
    let made = Command::CreateTournament { settings, structure };
    let mut session = Session::create(&path, &made, Time::live(), chance, "Ana").unwrap();
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=20).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session.submit(&Command::CloseRegistration).unwrap();
    session.submit(&Command::StartClock).unwrap();
    drop(session);
    evening.open(&path);
    evening.go("Tables");
    evening
}

fn hand(evening: &Evening) -> Option<u32> {
    evening.tournament().pace().hand_no()
}

fn playing(evening: &Evening) -> Vec<TableNo> {
    evening.tournament().tables_still_playing()
}

#[test]
fn tables_tick_off_by_number_by_tap_and_all_at_once() {
    let mut evening = room();
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    assert!(evening.sees("20 left, 18 paid"));
    evening.press("Start hand for hand");
    assert_eq!(hand(&evening), Some(0));
    let reading = evening.tournament().reading(evening.tournament().clock().setting().at);
    assert_eq!(reading.run, Run::Paused);
    assert!(evening.count("Off, hand for hand") > 0, "the header says that the clock is off");
    evening.type_into("Tables that have finished", "1 3");
    evening.key(Key::Enter);
    assert_eq!(playing(&evening), [TableNo(2)]);
    assert!(evening.count("Waits") > 0, "the room marks the tables that wait");
    assert!(evening.count("Plays") > 0, "and the one that plays");
    evening.window.get_by_label("Table 2 done").click();
    evening.window.run_ok();
    assert_eq!(playing(&evening), []);
    evening.press("Next hand");
    assert_eq!((hand(&evening), playing(&evening).len()), (Some(1), 3));
    evening.window.query_all_by_label("All done").next().unwrap().click();
    evening.window.run_ok();
    evening.press("End hand for hand");
    assert_eq!(hand(&evening), None);
    assert!(evening.sees("Start hand for hand"));
}

#[test]
fn the_table_that_is_looked_at_is_ticked_off_by_one_key() {
    let mut evening = room();
    evening.submit(&Command::StartHandForHand);
    assert_eq!(playing(&evening).len(), 3);
    evening.combined(Modifiers::COMMAND, Key::G);
    assert_eq!(playing(&evening), [TableNo(2), TableNo(3)]);
    let said = "Hand for hand: 2 tables still play";
    assert!(evening.count(said) > 0, "what needs doing now says so");
}

#[test]
fn a_minute_is_drawn_and_not_shown_and_a_table_is_stopped() {
    let mut evening = room();
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    evening.press_beneath("Draw a minute");
    let halt = evening.tournament().pace().random_halt().unwrap().clone();
    assert_eq!((halt.from_mins, halt.to_mins), (10, 2));
    assert!(evening.count("with 10 to 2 minutes left") > 0);
    evening.type_into("Stop a table", "2");
    evening.key(Key::Enter);
    assert!(evening.tournament().pace().stops().contains_key(&TableNo(2)));
    evening.press_beneath("Let table 2 play again");
    assert!(evening.tournament().pace().stops().is_empty());
}

#[test]
fn orbit_for_orbit_waits_for_both_choices_and_then_ticks_off() {
    let mut evening = room();
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    evening.press_beneath("Start orbit for orbit");
    assert!(evening.tournament().pace().hold().is_none(), "no book says it, so the floor chooses");
    evening.press_beneath("off, time for each hand");
    evening.press_beneath("as in one hand");
    evening.press_beneath("Start orbit for orbit");
    assert_eq!(evening.tournament().pace().orbit().unwrap().1.no, 1);
    assert!(evening.count("Off, orbit for orbit") > 0, "the header says that the clock is off");
    evening.window.get_by_label("Table 2 done").click();
    evening.window.run_ok();
    assert_eq!(playing(&evening), [TableNo(1), TableNo(3)]);
    evening.window.query_all_by_label("All done").next().unwrap().click();
    evening.window.run_ok();
    assert!(evening.count("Orbit 1 is over: all tables wait") > 0);
    evening.window.query_all_by_label("Next orbit").next().unwrap().click();
    evening.window.run_ok();
    assert_eq!(evening.tournament().pace().orbit().unwrap().1.no, 2);
}

#[test]
fn hands_are_marked_by_number_by_tap_and_by_key() {
    let mut evening = room();
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    evening.press_beneath("Start soft hand for hand");
    evening.type_into("Tables that have played a hand", "1 3");
    evening.key(Key::Enter);
    evening.window.get_by_label("Table 1: 1 hand").click();
    evening.window.run_ok();
    assert!(evening.count("Table 1 waits: 2 hands ahead") > 0, "what needs doing now says so");
    assert!(evening.count("Waits") > 0, "the room marks the table that waits");
    let hands = |evening: &Evening| evening.tournament().pace().soft().unwrap().played.clone();
    assert_eq!(hands(&evening)[&TableNo(1)], 2);
    evening.press_beneath("End soft hand for hand");
    assert!(evening.tournament().pace().soft().is_none());
    let mut evening = room();
    evening.submit(&Command::StartSoftHandForHand { ahead: 2 });
    evening.combined(Modifiers::COMMAND, Key::G);
    assert_eq!(hands(&evening)[&TableNo(1)], 1, "the table that is looked at");
}

#[test]
fn a_level_that_lasts_so_many_hands_shows_hands_and_is_marked_and_ticked_off() {
    let mut evening = room();
    let mut settings = evening.tournament().settings().clone();
    settings.pace.level_hands = Some(3);
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    assert!(evening.count("3 of 3 hands left") > 0, "the header says hands");
    evening.press("Hand played");
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    evening.window.get_by_label("Table 1: 1 hand").click();
    evening.window.run_ok();
    evening.window.get_by_label("Table 1: 2 hands").click();
    evening.window.run_ok();
    assert!(evening.count("Waits") > 0, "the room marks the table that waits");
    evening.press("All have played them");
    let level = |evening: &Evening| {
        let tournament = evening.tournament();
        tournament.reading(tournament.clock().setting().at).level
    };
    assert_eq!(level(&evening).map(|no| no.0), Some(2));
}
