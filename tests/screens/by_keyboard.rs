//! A real club evening, from an empty computer to the winner, by the keyboard alone.
//!
//! `tests/data/club-evening.csv` is what the club's own program wrote down. Here it is typed: keys
//! and letters only, found by what stands in the accessibility tree, and the order of finish is the
//! club's.

use crate::project;
use crate::window::Evening;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::clock::Run;
use engine::finishes::{standings, winner};
use engine::seating::plan;
use engine::values::{SeatNo, TableNo};
use reports::{Need, needs};
use std::fs;

/// So many times Tab is pressed before something counts as out of reach.
const TABS_MAX: usize = 80;

/// Somebody at the desk who has no mouse.
struct Typist {
    evening: Evening,
}

impl Typist {
    fn focused(&self) -> String {
        let node = self.evening.window.query_by(|node| node.is_focused());
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// Walks with Tab to what has this label.
    fn tab_to(&mut self, label: &str) {
        let mut passed = Vec::new();
        for _ in 0..TABS_MAX {
            let focused = self.focused();
            if focused == label {
                return;
            }
            passed.push(focused);
            self.evening.key(Key::Tab);
        }
        panic!("{label} is not reached with Tab: {passed:#?}");
    }

    /// Types a line into whatever has the focus.
    fn line(&mut self, text: &str) {
        self.evening.letters(text);
        self.evening.key(Key::Enter);
    }

    /// Says something in the command box; one Enter for what is harmless, two for what is not.
    fn say(&mut self, text: &str) {
        let before = self.acts();
        self.line(text);
        if self.acts() == before {
            self.evening.key(Key::Enter);
        }
        assert_eq!(self.acts(), before + 1, "{text}: {}", self.told());
    }

    fn acts(&self) -> usize {
        self.evening.window.state().session().map_or(0, |session| session.log().acts().len())
    }

    /// What the command box offers, for whoever wonders why nothing was done.
    fn told(&self) -> String {
        let offers = self.evening.window.query_all_by_role(egui::Role::ListBoxOption);
        let words = offers.filter_map(|node| node.accesskit_node().label());
        words.collect::<Vec<_>>().join("\n")
    }

    /// Does what needs doing now, until nothing is left to do.
    fn attend(&mut self) {
        for _ in 0..40 {
            let tournament = self.evening.tournament();
            if winner(tournament).is_some() {
                return;
            }
            let now = self.evening.window.state().session().unwrap().now();
            let plan = plan(tournament, now);
            let pending = tournament.seating().pending_moves().len();

            let is_redraw = |need: &Need| matches!(need, Need::Redraw { .. });
            if pending > 0 {
                self.evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::M);
            } else if needs(tournament, now).iter().any(is_redraw) {
                self.say("redraw");
            } else if let Some(table) = plan.ask_button.first() {
                let seat = some_player(&self.evening, *table);
                self.say(&format!("button {table} {seat}"));
            } else if let Some(table) = plan.breaks.first() {
                self.say(&format!("break {table}"));
            } else if !plan.moves.is_empty() {
                self.say("balance");
            } else {
                return;
            }
        }
        panic!("there is always more to do");
    }
}

/// A seat at this table where somebody sits.
fn some_player(evening: &Evening, table: TableNo) -> SeatNo {
    let table = evening.tournament().seating().table(table).unwrap();
    table.taken().iter().next().unwrap()
}

/// What the club's program wrote down, line by line.
fn written() -> Vec<[String; 3]> {
    let data = project("tests/data/club-evening.csv");
    let text = fs::read_to_string(data).unwrap();
    let fields = |line: &str| {
        let [_, what, who, by] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
        [what, who, by].map(str::to_owned)
    };
    text.lines().skip(1).map(fields).collect()
}

/// From the start screen to a running clock.
fn set_up(players: &[String]) -> Typist {
    let mut desk = Typist { evening: Evening::new() };
    desk.evening.key(Key::Enter);
    desk.tab_to("Club night");
    desk.evening.key(Key::Space);
    desk.tab_to("Name");
    desk.line("Club 19");
    for player in players {
        desk.line(player);
    }
    assert_eq!(desk.evening.tournament().entries().players().len(), players.len());
    desk.evening.key(Key::Escape);
    desk.evening.key(Key::F3);
    desk.tab_to("Add tables…");
    desk.evening.key(Key::Enter);
    desk.tab_to("How many");
    desk.evening.letters("3");
    desk.tab_to("Seats per table");
    desk.evening.letters("7");
    desk.tab_to("Set up 3 tables");
    desk.evening.key(Key::Enter);
    assert_eq!(desk.evening.tournament().seating().open_seats(), 21);
    desk.evening.combined(Modifiers::COMMAND, Key::D);
    desk.tab_to("Public word (optional)");
    desk.evening.letters("queen of hearts");
    desk.tab_to("Draw now");
    desk.evening.key(Key::Enter);
    assert_eq!(desk.evening.tournament().entries().seated(), 19);
    desk.say("start");
    assert_eq!(desk.evening.tournament().clock().setting().run, Run::Running);
    desk
}

#[test]
fn the_evening_of_the_club_is_played_by_the_keyboard_alone() {
    let written = written();
    let players: Vec<String> = written
        .iter()
        .filter(|[what, ..]| what == "entry")
        .map(|[_, who, _]| who.clone())
        .collect();
    let mut desk = set_up(&players);
    let (mut out, mut won): (Vec<(String, String)>, String) = Default::default();
    for (line, [what, who, by]) in written.iter().enumerate() {
        match what.as_str() {
            "bust" => {
                desk.say(&format!("{who} by {by}").to_lowercase());
                out.push((who.clone(), by.clone()));
            }
            "undo bust" => {
                desk.evening.combined(Modifiers::COMMAND, Key::Z);
                out.pop();
            }
            "rebuy" => {
                desk.say(&format!("rebuy {who}").to_lowercase());
                out.retain(|(name, _)| name != who);
            }
            "end round" | "end break" | "next" => desk.say("next level"),
            "winner" => won.clone_from(who),
            _ => {}
        }
        // Whoever buys in again keeps their seat; the floor waits for that.
        let next = written.get(line + 1).map_or("", |[what, ..]| what);
        if (what == "bust" || what == "rebuy") && next != "rebuy" && next != "undo bust" {
            desk.attend();
        }
    }
    let tournament = desk.evening.tournament();
    let order: Vec<String> = standings(tournament)
        .iter()
        .map(|standing| desk.evening.tournament().entries().player(standing.player).unwrap())
        .map(|player| player.name.to_string())
        .collect();
    let expected: Vec<String> =
        [won].into_iter().chain(out.iter().rev().map(|(name, _)| name.clone())).collect();
    assert_eq!(order, expected);
    for player in tournament.entries().players() {
        let name = player.name.as_str();
        let bought = written.iter().filter(|[what, who, _]| what == "rebuy" && who == name);
        assert_eq!(usize::from(player.rebuys), bought.count(), "{name}");
    }
    for (name, by) in &out {
        let player = tournament.entries().named(name).next().unwrap();
        let (_, hand) = tournament.finishes().last_bust(player.id).unwrap();
        let name_of = |id| tournament.entries().player(id).unwrap().name.as_str();
        let winners: Vec<&str> = hand.winners().map(name_of).collect();
        assert_eq!(winners, [by.as_str()], "who busted {name}");
    }
}
