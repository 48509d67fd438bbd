//! Every screen at every size with the longest names: nothing lies over anything else, nothing is
//! cut off, whatever can be pressed has a name, and every button does something and leads back.

use crate::drawn::Drawn;
use crate::labels::{Line, is_nearly, lines, over_one_another};
use crate::people::fill;
use crate::prizes::set_prices;
use crate::window::{Evening, NAMES};
use egui::{Key, Pos2, Rect, Role, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Command;
use engine::entries::Who;
use engine::finishes::Bust;
use engine::values::Seq;
use std::collections::BTreeSet;

pub const SIZES: [Vec2; 4] = [
    Vec2::new(1024.0, 600.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(3840.0, 2160.0),
];
/// As the window names them; an event without prices has no *Prizes*.
pub const SCREENS: [&str; 12] = [
    "Clock",
    "Players",
    "Tables",
    "Chips",
    "Prizes",
    "Penalties",
    "Rulings",
    "Log",
    "Setup",
    "Print",
    "People",
    "League",
];

/// Names as long as people have them, and one as long as a name can be.
fn long_names() -> Vec<String> {
    let longer = |no: usize, name: &str| match no {
        0 => "Wolfeschlegelsteinhausenbergerdorff ".repeat(5).trim().to_owned(),
        no if no % 3 == 0 => format!("{name}-Wolfeschlegelsteinhausenbergerdorffová"),
        no if no % 3 == 1 => format!("Maria Aurelia Konstancja {name}"),
        _ => name.to_owned(),
    };
    NAMES.iter().enumerate().map(|(no, name)| longer(no, name)).collect()
}

/// What is wrong with what was drawn.
pub fn complaints(evening: &Evening) -> Vec<String> {
    complaints_within(evening, None)
}

/// The same, where a plan reaches beyond its place: its edge may cut what goes on outside.
pub fn complaints_within(evening: &Evening, plan: Option<Rect>) -> Vec<String> {
    let drawn = lines(&evening.window.ctx, &evening.window.output().shapes);
    let mut found: Vec<String> =
        over_one_another(&drawn).into_iter().map(|over| format!("OVER {over}")).collect();
    let fields = evening.window.query_all_by_role(Role::TextInput);
    let fields: Vec<Rect> = fields.map(|field| field.rect()).collect();
    let in_field = |line: &Line| fields.iter().any(|field| field.contains(line.seen().center()));
    let at_edge = |line: &Line| {
        plan.is_some_and(|plan| is_nearly(line.clip, plan) && !plan.contains_rect(line.letters))
    };
    let cut = drawn.iter().filter(|line| line.is_cut() && !in_field(line) && !at_edge(line));
    found.extend(
        cut.map(|line| format!("CUT {:?} {:?} in {:?}", line.text, line.letters, line.clip)),
    );
    let window = Rect::from_min_size(Pos2::ZERO, evening.window.ctx.content_rect().size());
    let out = drawn.iter().filter(|line| !window.expand(1.0).contains_rect(line.seen()));
    found.extend(out.map(|line| format!("OUT {:?} {:?}", line.text, line.letters)));
    found.extend(nameless(evening));
    found
}

/// What can be pressed and has no name.
fn nameless(evening: &Evening) -> Vec<String> {
    let pressed = [
        Role::Button,
        Role::Tab,
        Role::CheckBox,
        Role::ComboBox,
        Role::TextInput,
        Role::RadioButton,
        Role::Link,
    ];
    let mut found = Vec::new();
    for role in pressed {
        for node in evening.window.query_all_by_role(role) {
            if node.accesskit_node().label().unwrap_or_default().trim().is_empty() {
                found.push(format!("NAMELESS {role:?} {:?}", node.rect()));
            }
        }
    }
    found
}

/// What is wrong on every screen, at every size.
fn walk(evening: &mut Evening) -> Vec<String> {
    let mut found = Vec::new();
    for size in SIZES {
        evening.window.set_size(size);
        evening.window.run_ok();
        let has_prices = evening.tournament().settings().money.is_some();
        for screen in SCREENS.iter().filter(|screen| **screen != "Prizes" || has_prices) {
            evening.go(screen);
            let of_screen = |text| format!("{screen} at {}x{}: {text}", size.x, size.y);
            found.extend(complaints(evening).into_iter().map(of_screen));
        }
    }
    found
}

fn evening() -> Evening {
    let names = long_names();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Evening::started(&names)
}

/// The first so many but one bust out, one after the other.
fn bust(evening: &mut Evening, count: usize) {
    for name in long_names().into_iter().skip(1).take(count) {
        let busts = vec![Bust::of(Who::Name(name))];
        evening.submit(&Command::bust_out(busts, Vec::new()));
    }
}

pub fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_is_cut_or_covered_before_there_is_a_tournament() {
    let mut evening = Evening::new();
    let mut found = Vec::new();
    for size in SIZES {
        evening.window.set_size(size);
        evening.window.run_ok();
        found.extend(complaints(&evening));
    }
    evening.press("New from template…");
    for size in SIZES {
        evening.window.set_size(size);
        evening.window.run_ok();
        found.extend(complaints(&evening));
    }
    assert_none(&found);
}

#[test]
fn nothing_is_cut_or_covered_while_play_goes_on() {
    let mut evening = evening();
    set_prices(&mut evening);
    fill(&evening, &long_names());
    assert_none(&walk(&mut evening));
    bust(&mut evening, 4);
    evening.go("Setup");
    evening.press("This computer");
    evening.press("Light");
    assert_none(&walk(&mut evening));
}

#[test]
fn nothing_is_cut_or_covered_when_somebody_has_won() {
    let mut evening = evening();
    bust(&mut evening, 11);
    assert_none(&walk(&mut evening));
}

/// The names of buttons that are written without their last letters.
pub fn cut(evening: &Evening) -> Vec<String> {
    let drawn = Drawn::of(&evening.window).written;
    let cut: Vec<String> =
        drawn.into_iter().filter(|line| line.is_cut).map(|line| line.words).collect();
    buttons(evening)
        .into_iter()
        .filter(|name| cut.iter().any(|line| line.contains(name.as_str())))
        .collect()
}

/// Buttons that would take the keys away, or whose window lies beside this one.
const LEFT_ALONE: [&str; 4] = ["Lock keys", "Locked", "Command", "Players' clock"];
/// A page that is looked at closely reaches beyond its frame and is moved in it.
const PAGE_MOVES: [&str; 1] = ["Larger"];

/// The names of all buttons on the screen that is shown.
pub fn buttons(evening: &Evening) -> BTreeSet<String> {
    let buttons = evening.window.query_all_by_role(Role::Button);
    let names = buttons.filter(|node| !node.accesskit_node().is_disabled());
    names.filter_map(|node| node.accesskit_node().label()).collect()
}

/// Presses the only button of this name; false where there is none, or more than one.
pub fn press(evening: &mut Evening, name: &str) -> bool {
    for is_scrolled in [false, true] {
        let named = evening.window.query_all_by_role(Role::Button);
        let named: Vec<_> =
            named.filter(|node| node.accesskit_node().label().as_deref() == Some(name)).collect();
        let [button] = &named[..] else { return false };
        if is_scrolled {
            button.click()
        } else {
            button.scroll_to_me()
        }
        drop(named);
        evening.window.run_ok();
    }
    // No tip lies over what is looked at next.
    evening.window.remove_cursor();
    evening.window.run_ok();
    true
}

fn last_act(evening: &Evening) -> Seq {
    evening.window.state().session().unwrap().log().last_seq()
}

/// Presses every button of a screen at the smallest size, and comes back from wherever it led.
fn press_all(screen: &str) {
    let mut evening = evening();
    bust(&mut evening, 4);
    evening.window.set_size(SIZES[0]);
    // In a low window the navigation stands closer together.
    evening.window.run_ok();
    evening.go(screen);
    let names = buttons(&evening);
    assert!(names.len() > LEFT_ALONE.len(), "{screen} has buttons: {names:?}");
    let (mut found, mut pressed) = (Vec::new(), 0);
    for name in names.iter().filter(|name| !LEFT_ALONE.contains(&name.as_str())) {
        if !press(&mut evening, name) {
            continue;
        }
        pressed += 1;
        if !PAGE_MOVES.contains(&name.as_str()) {
            let of_button = |text| format!("{screen}, {name}: {text}");
            found.extend(complaints(&evening).into_iter().map(of_button));
        }
        for _ in 0..3 {
            evening.key(Key::Escape);
        }
        let act = last_act(&evening);
        evening.go(screen);
        assert_eq!(last_act(&evening), act, "{screen}, {name}: going back is no act");
        if PAGE_MOVES.contains(&name.as_str()) {
            press(&mut evening, "Smaller");
        }
    }
    // A question that was opened stays open, so the list of questions is not pressed to its end.
    assert!(pressed * 3 > names.len(), "{screen}: {pressed} of {} were pressed", names.len());
    assert_none(&found);
}

#[test]
fn every_button_of_the_clock_leads_back() {
    press_all("Clock");
}

#[test]
fn every_button_of_the_players_leads_back() {
    press_all("Players");
}

#[test]
fn every_button_of_the_tables_leads_back() {
    press_all("Tables");
}

#[test]
fn every_button_of_the_chips_leads_back() {
    press_all("Chips");
}

#[test]
fn every_button_of_the_penalties_leads_back() {
    press_all("Penalties");
}

#[test]
fn every_button_of_the_rulings_leads_back() {
    press_all("Rulings");
}

#[test]
fn every_button_of_the_log_leads_back() {
    press_all("Log");
}

#[test]
fn every_button_of_the_papers_leads_back() {
    press_all("Print");
}

#[test]
fn every_button_of_the_setup_leads_back() {
    press_all("Setup");
}

/// A list is as wide as the widest of its buttons, and not half a point less.
#[test]
fn menus_show_all_their_letters() {
    let mut evening = Evening::started(&NAMES);
    let out = Bust::of(Who::Name("Gita Malá".to_owned()));
    evening.submit(&Command::bust_out(vec![out], Vec::new()));
    for size in SIZES {
        evening.window.set_size(size);
        evening.go("Players");
        for name in ["Gita Malá", NAMES[0]] {
            evening.window.get_by_label(name).click_secondary();
            evening.window.run_ok();
            assert_none(&cut(&evening));
            evening.key(Key::Escape);
        }
        evening.go("Tables");
        for more in ["More for the room", "More for table 1"] {
            evening.press(more);
            evening.window.run_ok();
            assert_none(&cut(&evening));
            evening.key(Key::Escape);
        }
    }
}
