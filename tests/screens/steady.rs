//! The room stands still: tables and seats are where they were, whatever is chosen, told or asked.

use crate::log::choose;
use crate::room::{
    again, buttons, first_player, let_go, pull, room, seat_label, seat_middle, table_label,
};
use crate::window::Evening;
use egui::{Key, Modifiers, Rect, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Command;
use engine::entries::Who;
use engine::finishes::Bust;
use engine::player_clock::{ClockCaller, Facing};
use engine::values::TableNo;
use std::collections::BTreeMap;

const SIZES: [[f32; 2]; 4] = [[1024.0, 600.0], [1280.0, 720.0], [1920.0, 1080.0], [3840.0, 2160.0]];

/// Where every table and every seat is, by its number.
fn places(evening: &Evening) -> BTreeMap<String, Rect> {
    let place = |node: egui_kittest::Node<'_>| {
        let label = node.accesskit_node().label()?;
        let rest = label.strip_prefix("Table ")?;
        let words: Vec<&str> = rest.split([' ', ',']).collect();
        let no: u16 = words.first()?.parse().ok()?;
        let key = match words.get(1..3) {
            Some(["Seat", seat]) => format!("{no} seat {seat}"),
            _ if rest.contains(" of ") => format!("{no}"),
            _ => return None,
        };
        Some((key, node.rect()))
    };
    evening.window.query_all_by_role(Role::Button).filter_map(place).collect()
}

/// The room as it was, and what is looked for in it.
struct Still {
    before: BTreeMap<String, Rect>,
    story: String,
}

impl Still {
    fn of(evening: &Evening, story: String) -> Self {
        Self { before: places(evening), story }
    }

    /// Nothing has moved, and no table is gone.
    fn still(&self, evening: &Evening, what: &str) {
        let now = places(evening);
        for (key, before) in &self.before {
            let is_table = !key.contains("seat");
            let Some(rect) = now.get(key) else {
                assert!(!is_table, "{}, {what}: table {key} is gone", self.story);
                continue;
            };
            let by = (rect.min - before.min).length() + (rect.max - before.max).length();
            assert!(by < 0.5, "{}, {what}: {key} went from {before} to {rect}", self.story);
        }
    }
}

fn bust(evening: &mut Evening, table: u16) {
    let (_, player) = first_player(evening, table);
    let busts = vec![Bust::of(Who::Id(player))];
    evening.submit(&Command::bust_out(busts, Vec::new()));
}

/// Everything that is chosen, told or asked, one after the other.
fn walk(evening: &mut Evening, tables: u16, story: &str) {
    let still = Still::of(evening, story.to_owned());
    assert!(still.before.len() > usize::from(tables), "{story}: tables and seats are seen");
    let other = tables.min(2);
    let label = table_label(evening, other);
    evening.press(&label);
    still.still(evening, "another table is chosen");
    let (at, player) = first_player(evening, other);
    let seat = seat_label(evening, at);
    evening.press(&seat);
    still.still(evening, "a seat is chosen");
    evening.press("Bust out");
    still.still(evening, "the form of a bust-out");
    evening.key(Key::Escape);
    still.still(evening, "the form is closed");
    evening.press(&seat);
    evening.press("Set button");
    still.still(evening, "a tap says where the button is");
    evening.key(Key::Escape);
    evening.press("Plan…");
    still.still(evening, "the plan is open");
    evening.press("Close");
    evening.press("More for the room");
    still.still(evening, "a list is open");
    evening.key(Key::Escape);
    evening.submit(&Command::OpenSeat { at });
    assert!(evening.sees("OK"), "{story}: a refusal is told");
    still.still(evening, "a refusal");
    evening.key(Key::Escape);
    evening.combined(Modifiers::COMMAND, Key::K);
    still.still(evening, "the command box");
    evening.key(Key::Escape);
    let (by, facing) = (ClockCaller::Floor, Facing::Bet);
    let call = Command::CallClock { player: Who::Id(player), by, facing, times: None };
    evening.submit(&call);
    assert!(evening.count("clock called") > 0, "{story}: the clock is shown");
    still.still(evening, "a clock on a player");
    evening.submit(&Command::Undo);
    let (start, nowhere) = (seat_middle(evening, at), evening_edge(evening));
    pull(evening, start, nowhere);
    still.still(evening, "a player in hand");
    let_go(evening, nowhere);
    still.still(evening, "let go");
    for _ in 0..3 {
        bust(evening, other);
    }
    still.still(evening, "what needs doing now, and a plan");
    evening.press("Undo");
    still.still(evening, "an undo");
    evening.go("Log");
    choose(evening, "busted out");
    evening.press("As it was before");
    evening.go("Tables");
    assert!(evening.sees("Back to now"));
    still.still(evening, "the past");
    evening.key(Key::Escape);
    still.still(evening, "now again");
    for _ in 0..2 {
        evening.submit(&Command::Undo);
    }
}

/// A spot in the header, where nobody can be put down.
fn evening_edge(evening: &Evening) -> egui::Pos2 {
    let size = evening.window.ctx.content_rect().size();
    egui::pos2(size.x / 2.0, 20.0)
}

fn stands_still(tables: u16) {
    let players = u32::from(tables) * 9 - 3;
    let first = room(players, &[]);
    // Hands of the last table are entered without being asked for.
    let mut more = buttons(&first, &(1..=tables.min(3)).collect::<Vec<_>>());
    let is_tracked = |table| first.tournament().seating().table(table).unwrap().is_tracked;
    more.retain(
        |command| !matches!(command, Command::TrackButton { table, .. } if is_tracked(*table)),
    );
    let mut evening = again(first, players, &more);
    for [width, height] in SIZES {
        evening.window.set_size(vec2(width, height));
        evening.window.run_ok();
        evening.window.run_ok();
        walk(&mut evening, tables, &format!("{tables} tables at {width}×{height}"));
    }
}

#[test]
fn one_to_three_tables_stand_still() {
    for tables in [1, 2, 3] {
        stands_still(tables);
    }
}

#[test]
fn fifteen_and_forty_tables_stand_still() {
    for tables in [15, 40] {
        stands_still(tables);
    }
}

#[test]
fn hundreds_of_tables_stand_still() {
    for tables in [112, 1112] {
        stands_still(tables);
    }
}

#[test]
fn while_a_form_is_open_everything_that_needs_doing_is_within_reach() {
    for size in SIZES {
        let first = room(27, &[]);
        let mut more = buttons(&first, &[2, 3]);
        let of_two = first.tournament().seating().table(TableNo(2)).unwrap();
        let gone: Vec<_> = of_two.seats().filter_map(|(_, seat)| seat.player).take(4).collect();
        more.extend(gone.into_iter().map(|player| {
            let busts = vec![Bust::of(Who::Id(player))];
            Command::bust_out(busts, Vec::new())
        }));
        let mut evening = again(first, 27, &more);
        evening.window.set_size(size.into());
        evening.window.run_ok();
        let waive = "Play on (Table 2 halted: 4 short)";
        assert!(evening.sees(waive), "{size:?}");
        evening.press("More for the room");
        evening.press("Add tables…");
        let still = Still::of(&evening, format!("{size:?}"));
        assert!(!evening.sees(waive), "{size:?}: the form stands there");
        let all = evening.window.query_all_by_label_contains("things need doing now");
        let all = all.filter_map(|node| node.accesskit_node().label()).next().unwrap();
        evening.press(&all);
        still.still(&evening, "what needs doing is unfolded");
        assert!(evening.sees(waive), "{size:?}");
        evening.key(Key::Escape);
        assert!(!evening.sees(waive), "{size:?}: folded again");
        evening.press(&all);
        evening.press(waive);
        assert!(!evening.sees(waive), "{size:?}: done, and folded");
        let table = evening.tournament().seating().table(TableNo(2)).unwrap();
        assert!(table.is_halt_waived, "{size:?}");
        assert!(evening.count("things need doing now") + evening.count("thing needs doing") > 0);
    }
}
