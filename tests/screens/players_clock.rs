//! The players' clock, inside the director's window as where there is only one, and the sounds.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::Command;
use engine::finishes::Bust;
use house::MonitorKept;
use std::rc::Rc;
use ui::vocabulary::Monitor;

const WINDOW_KEYS: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

fn monitor(index: usize, name: &str) -> Monitor {
    let x = i32::try_from(index).unwrap() * 1920;
    let known_as = MonitorKept { name: name.to_owned(), x, y: 0, width: 1920, height: 1080 };
    Monitor { index, known_as, is_here: index == 0 }
}

fn see(evening: &mut Evening, names: &[&str]) {
    let monitors = names.iter().enumerate().map(|(index, name)| monitor(index, name)).collect();
    evening.window.state_mut().see_monitors(monitors);
    evening.window.run_ok();
}

fn toggle(evening: &mut Evening) {
    evening.window.key_press_modifiers(WINDOW_KEYS, Key::P);
    evening.window.run_ok();
}

fn is_shown(evening: &Evening) -> bool {
    // The name of the event stands alone there, and on no other part of the window.
    evening.sees("Friday") && evening.count("Players 12 of 12") == 2
}

#[test]
fn it_shows_time_level_blinds_and_players_and_goes_again() {
    let mut evening = Evening::started(&NAMES);
    assert!(!is_shown(&evening));
    toggle(&mut evening);
    assert!(is_shown(&evening));
    let ring = |left: &str| evening.count(&format!("Level 1 {left}"));
    assert_eq!(ring("14:5") + ring("15:0"), 1);
    assert_eq!(evening.count("Time left 14:5") + evening.count("Time left 15:0"), 1, "the header");
    assert!(evening.count(" 25 / 50") > 0);
    assert!(evening.sees("Next · level 2 50 / 100"));
    assert_eq!(evening.count("Next break in 59 min") + evening.count("Next break in 1 h"), 1);
    assert_eq!(evening.count("Players 12 of 12"), 2, "in the header, too");
    assert!(evening.sees("Average stack 5,000 100 BB"));
    toggle(&mut evening);
    assert!(!is_shown(&evening));
}

#[test]
fn a_pause_and_a_break_are_said_in_words() {
    let mut evening = Evening::started(&NAMES);
    toggle(&mut evening);
    evening.window.key_press(Key::Space);
    evening.window.run_ok();
    assert!(evening.sees("PAUSED"));
    evening.window.key_press(Key::Space);
    evening.window.run_ok();
    assert!(!evening.sees("PAUSED"));
    for _ in 0..4 {
        evening.submit(&Command::NextStage);
    }
    assert_eq!(evening.tournament().clock().setting().stage.0, 5);
    assert!(evening.sees("BREAK"));
    assert_eq!(evening.count("Play resumes at"), 1);
    assert!(evening.sees("After the break · Level 5 150 / 300"));
}

#[test]
fn who_changes_seats_is_listed_with_both_seats() {
    let mut evening = Evening::started(&NAMES);
    toggle(&mut evening);
    assert_eq!(evening.count("New seats"), 0);
    let seating = evening.tournament().seating();
    let from = seating.tables().next().unwrap();
    let (seat, player) = from.seats().find_map(|(no, seat)| Some((no, seat.player?))).unwrap();
    let to = seating.tables().last().unwrap();
    let at = to.open().iter().next().unwrap();
    let name = evening.tournament().entries().player(player).unwrap().name.to_string();
    let (from, to) = (from.no, to.no);
    let target = engine::values::SeatAt { table: to, seat: at };
    evening.submit(&Command::MovePlayer { player: player.into(), to: target });
    let line = format!("New seats {name} table {from}, seat {seat} → table {to}, seat {at}");
    assert_eq!(evening.count(&line), 1, "{line}");
    toggle(&mut evening);
    assert_eq!(evening.count(&line), 0);
}

#[test]
fn the_winner_stands_where_the_time_stood() {
    let mut evening = Evening::started(&NAMES);
    toggle(&mut evening);
    let players: Vec<_> = evening.tournament().entries().players().map(|it| it.id).collect();
    for player in &players[1..] {
        let busts = vec![Bust::of((*player).into())];
        evening.submit(&Command::bust_out(busts, Vec::new()));
    }
    assert_eq!(evening.count(&format!("Winner {}", NAMES[0])), 1);
    assert_eq!(evening.count("Next · level"), 0);
}

#[test]
fn it_comes_back_after_a_restart() {
    let mut evening = Evening::started(&NAMES);
    toggle(&mut evening);
    let folder = Rc::clone(&evening.folder);
    drop(evening);
    let mut again = Evening::in_folder(folder);
    again.window.state_mut().recover();
    again.window.run_ok();
    again.window.run_ok();
    assert!(is_shown(&again));
}

#[test]
fn a_monitor_that_goes_away_is_told_and_the_clock_is_offered_elsewhere() {
    let mut evening = Evening::started(&NAMES);
    see(&mut evening, &["eDP-1", "HDMI-1"]);
    toggle(&mut evening);
    assert!(is_shown(&evening));
    see(&mut evening, &["eDP-1"]);
    assert!(!is_shown(&evening));
    assert_eq!(evening.count("The players' clock lost its monitor HDMI-1"), 1);
    see(&mut evening, &["eDP-1", "HDMI-1"]);
    assert_eq!(evening.count("The players' clock lost its monitor"), 0);
    evening.press("Show players' clock on it");
    assert!(is_shown(&evening));
    see(&mut evening, &["eDP-1"]);
    evening.press("In a window");
    assert!(is_shown(&evening));
    assert_eq!(evening.count("The players' clock lost its monitor"), 0);
}

#[test]
fn the_setup_lists_monitors_by_name_and_size() {
    let mut evening = Evening::started(&NAMES);
    see(&mut evening, &["eDP-1", "HDMI-1"]);
    evening.go("Setup");
    evening.press("This computer");
    assert!(evening.sees("eDP-1 · 1920 × 1080 · this window"));
    evening.press_beneath("HDMI-1 · 1920 × 1080");
    assert!(is_shown(&evening));
    let kept = &evening.window.state().preferences().kept.players_clock;
    assert!(kept.is_shown);
    assert_eq!(kept.monitor.as_ref().map(|monitor| monitor.name.as_str()), Some("HDMI-1"));
    toggle(&mut evening);
    assert!(!evening.window.state().preferences().kept.players_clock.is_shown);
}

#[test]
fn its_look_is_chosen_while_it_is_open_and_kept() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Setup");
    evening.press("This computer");
    evening.press_beneath("In a window");
    assert!(is_shown(&evening));
    let ring = |evening: &Evening| evening.count("Level 1 14:") + evening.count("Level 1 15:");
    assert_eq!(ring(&evening), 1, "felt has the level and the time in a ring");
    // The clock lies over the buttons where there is only one window.
    for button in ["Look and screens…", "Look: Felt", "Look: High contrast"] {
        evening.window.get_by_label(button).click_accesskit();
        evening.window.run_ok();
    }
    assert_eq!(ring(&evening), 0, "here the level stands over the time");
    assert!(is_shown(&evening));
    let kept = &evening.window.state().preferences().kept.players_clock;
    assert_eq!(kept.look, "contrast");
}
