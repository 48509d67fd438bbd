//! The clock on a player and the shot clock, over every screen and across the table.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::money::Pays;
use engine::player_clock::{ClockCaller, ClockOutcome, Facing};
use engine::values::PlayerId;
use exchange::Template;
use session::{SeededChance, Session, Time};
use std::rc::Rc;

fn outcomes(evening: &Evening) -> Vec<ClockOutcome> {
    evening.tournament().player_clocks().settled().map(|clock| clock.outcome).collect()
}

/// An evening whose clock was called on the first player long ago, and never settled.
fn called_long_ago(facing: Facing) -> Evening {
    let folder = Rc::new(tempfile::tempdir().unwrap());
    let path = folder.path().join("friday.floorman");
    // Long for a clock on a player, and not so long that the time itself is doubted.
    let time = Time::told(Time::live().now().plus_millis(-3_600_000));
    let create = Template::find("home-game").unwrap().command("Friday");
    let chance = Box::new(SeededChance::new(7));
    let mut session = Session::create(&path, &create, time, chance, "Ana").unwrap();
    let player =
        |name: &&str| NewPlayer { name: PlayerName::new(name).unwrap(), need: None, member: None };
    let players = NAMES.iter().map(player).collect();
    let by = ClockCaller::Floor;
    for command in [
        Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
        Command::DrawSeats { public: None },
        Command::StartClock,
        Command::PauseClock,
        Command::CallClock { player: Who::Id(PlayerId(1)), by, facing, times: None },
    ] {
        session.submit(&command).unwrap();
    }
    drop(session);
    let mut evening = Evening::in_folder(folder);
    evening.open(&path);
    evening
}

#[test]
fn a_clock_that_was_called_in_words_stands_over_every_screen_until_it_is_settled() {
    let mut evening = Evening::started(&NAMES);
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
    evening.letters("anna");
    evening.key(Key::Enter);
    for screen in ["Clock", "Players", "Tables", "Log", "Rulings", "Print"] {
        evening.go(screen);
        assert_eq!(evening.count("Anna Rys: "), 1, "{screen}");
    }
    evening.press("Dead hand");
    assert_eq!(outcomes(&evening), [], "nobody declares the end before the time is up");
    evening.press("Acted");
    assert_eq!(outcomes(&evening), [ClockOutcome::Acted]);
    assert_eq!(evening.count("Anna Rys: "), 0);
    evening.combined(Modifiers::COMMAND, Key::Z);
    assert_eq!(evening.count("Anna Rys: "), 1, "taken back, it runs on");
}

#[test]
fn when_the_time_is_up_the_floor_declares_what_the_player_faces() {
    let mut evening = called_long_ago(Facing::Bet);
    assert_eq!(evening.count("Time is up"), 1);
    assert!(evening.sees("Anna Rys: 0 seconds left"));
    evening.press("Dead hand");
    assert_eq!(outcomes(&evening), [ClockOutcome::Dead]);
    let mut evening = called_long_ago(Facing::Bet);
    evening.press("Checked");
    assert_eq!(outcomes(&evening), [ClockOutcome::Checked], "told wrong at the call");
    let mut evening = called_long_ago(Facing::NoBet);
    evening.press("Checked");
    assert_eq!(outcomes(&evening), [ClockOutcome::Checked]);
    let mut evening = called_long_ago(Facing::Bet);
    evening.press("Call off");
    assert_eq!(outcomes(&evening), [ClockOutcome::Waived]);
}

#[test]
fn the_large_clock_takes_the_room_of_the_screen_and_gives_it_back() {
    let mut evening = called_long_ago(Facing::Bet);
    evening.go("Log");
    evening.press("Large");
    assert!(evening.sees("Back") && !evening.sees("Large"));
    assert!(evening.sees("Anna Rys: 0 seconds left"));
    evening.key(Key::Escape);
    assert!(!evening.sees("Back") && evening.sees("Large"));
    evening.press("Large");
    evening.press("Acted");
    assert!(!evening.sees("Back"), "settled, it makes room");
    assert_eq!(outcomes(&evening), [ClockOutcome::Acted]);
}

#[test]
fn a_shot_clock_begins_anew_with_its_key_and_takes_time_cards() {
    let mut evening = Evening::started(&NAMES);
    evening.key(Key::F12);
    assert!(evening.sees("This event has no shot clock"));
    let mut settings = evening.tournament().settings().clone();
    settings.pace.shot_clock_secs = Some(600);
    settings.pace.time_cards = 1;
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    evening.go("Tables");
    evening.key(Key::F12);
    assert_eq!(evening.count("Table 1: "), 1);
    assert!(evening.sees("Choose whose turn it is"));
    let table = evening.tournament().seating().tables().next().unwrap();
    let player = table.seats().find_map(|(_, seat)| seat.player).unwrap();
    let name = evening.tournament().entries().player(player).unwrap().name.to_string();
    let seat = table.seats().find(|(_, seat)| seat.player == Some(player)).unwrap().0;
    evening.press(&format!("{name}, table 1, seat {seat}, acts now"));
    evening.press("Time card (1)");
    assert_eq!(evening.tournament().time_cards_left(player), 0);
    assert_eq!(evening.count(&format!("{name}: ")), 1);
    evening.key(Key::F12);
    assert!(evening.sees("Choose whose turn it is"), "somebody else acts");
    evening.press("Stop");
    assert_eq!(evening.count("Table 1: "), 0);
}
