//! The floor plan: pulled, zoomed, arranged and walked over by labels, pointer and keys.

use crate::window::{Evening, NAMES};
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Role, TouchPhase, Vec2, vec2,
};
use egui_kittest::kittest::Queryable;
use engine::command::{Command, SameNames, Tracking};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::seating::{NewTable, Spot};
use engine::values::{PlayerId, SeatAt, SeatNo, TableNo};
use exchange::Template;
use session::{SeededChance, Session, Time};

/// The window on so many players at nine-handed tables, with the Tables screen shown.
pub fn room(players: u32, more: &[Command]) -> Evening {
    let mut evening = Evening::new();
    let path = evening.folder.path().join("Room.floorman");
    let template = Template::find("club-night").unwrap().command("Room");
    let chance = Box::new(SeededChance::new(3));
    let mut session = Session::create(&path, &template, Time::live(), chance, "Ana").unwrap();
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=players).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session.submit(&Command::StartClock).unwrap();
    more.iter().for_each(|command| {
        session.submit(command).unwrap();
    });
    drop(session);
    evening.open(&path);
    evening.go("Tables");
    evening
}

/// Every hand of these tables is entered, and the button is at the first player.
pub fn buttons(evening: &Evening, tables: &[u16]) -> Vec<Command> {
    let of = |no: &u16| {
        let table = TableNo(*no);
        let taken = evening.tournament().seating().table(table).unwrap().taken();
        let (small_blind, big_blind) = (None, None);
        let button = taken.iter().next().unwrap();
        let when = Default::default();
        [
            Command::TrackButton { table, tracking: Tracking::On },
            Command::SetButton { table, button, small_blind, big_blind, when },
        ]
    };
    tables.iter().flat_map(of).collect()
}

/// The room again, with the same draw, after more was done in it.
pub fn again(evening: Evening, players: u32, more: &[Command]) -> Evening {
    drop(evening);
    room(players, more)
}

pub fn middle(evening: &Evening, label: &str) -> Pos2 {
    evening.window.get_by_label(label).rect().center()
}

/// What a table is called, with how full it is and what is the matter with it.
pub fn table_label(evening: &Evening, table: u16) -> String {
    let begins = format!("Table {table}, ");
    let labels = evening
        .window
        .query_all_by_role(Role::Button)
        .filter_map(|node| egui_kittest::kittest::NodeT::accesskit_node(&node).label());
    let is_table = |label: &String| label.starts_with(&begins) && label.contains(" of ");
    labels.map(|label| label.to_string()).find(is_table).unwrap_or(begins)
}

pub fn seat_label(evening: &Evening, at: SeatAt) -> String {
    let player = evening.tournament().seating().player_at(at);
    let name = player.map(|id| evening.tournament().entries().player(id).unwrap().name.to_string());
    format!("Table {} Seat {} {}", at.table, at.seat, name.as_deref().unwrap_or("Open"))
}

pub fn seat_middle(evening: &Evening, at: SeatAt) -> Pos2 {
    middle(evening, &seat_label(evening, at))
}

/// Takes something up and moves it there, without letting go.
pub fn pull(evening: &mut Evening, from: Pos2, to: Pos2) {
    evening.window.hover_at(from);
    evening.window.step();
    evening.window.drag_at(from);
    evening.window.step();
    evening.window.hover_at(from.lerp(to, 0.5));
    evening.window.step();
    evening.window.hover_at(to);
    evening.window.step();
    evening.window.step();
}

pub fn let_go(evening: &mut Evening, at: Pos2) {
    evening.window.drop_at(at);
    evening.window.run_ok();
}

pub fn first_player(evening: &Evening, table: u16) -> (SeatAt, PlayerId) {
    let table = evening.tournament().seating().table(TableNo(table)).unwrap();
    let (seat, player) = table.seats().find_map(|(no, seat)| Some((no, seat.player?))).unwrap();
    (SeatAt { table: table.no, seat }, player)
}

pub fn first_open(evening: &Evening, table: u16) -> SeatAt {
    let table = evening.tournament().seating().table(TableNo(table)).unwrap();
    SeatAt { table: table.no, seat: table.open().iter().next().unwrap() }
}

pub fn seat_of(evening: &Evening, player: PlayerId) -> SeatAt {
    evening.tournament().entries().player(player).unwrap().seat().unwrap()
}

fn place(evening: &Evening, table: u16) -> Option<Spot> {
    evening.tournament().seating().table(TableNo(table)).unwrap().place
}

fn wheel(evening: &mut Evening, at: Pos2, lines: f32) {
    evening.window.hover_at(at);
    let modifiers = Modifiers::NONE;
    let (unit, delta, phase) = (MouseWheelUnit::Line, vec2(0.0, lines), TouchPhase::Move);
    let source = MouseWheelSource::Wheel;
    evening.window.event(Event::MouseWheel { unit, delta, modifiers, phase, source });
    evening.window.run_ok();
}

#[test]
fn a_name_is_pulled_to_a_seat_of_another_table() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let ((from, player), to) = (first_player(&evening, 1), first_open(&evening, 2));
    let target = seat_middle(&evening, to);
    let start = seat_middle(&evening, from);
    pull(&mut evening, start, target);
    assert_eq!(evening.count("table 2, seat"), 1, "what it would mean is said at the pointer");
    let_go(&mut evening, target);
    assert_eq!(seat_of(&evening, player), to);
}

#[test]
fn a_seat_that_is_taken_refuses_and_nobody_moves() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let ((from, player), (to, _)) = (first_player(&evening, 1), first_player(&evening, 2));
    let acts = evening.window.state().session().unwrap().log().last_seq();
    let target = seat_middle(&evening, to);
    let start = seat_middle(&evening, from);
    pull(&mut evening, start, target);
    let_go(&mut evening, target);
    assert_eq!(seat_of(&evening, player), from);
    assert_eq!(evening.window.state().session().unwrap().log().last_seq(), acts);
    assert!(evening.count("Swap") > 0, "both change seats only where that is confirmed");
}

#[test]
fn escape_puts_somebody_back() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let ((from, player), to) = (first_player(&evening, 1), first_open(&evening, 2));
    let target = seat_middle(&evening, to);
    let start = seat_middle(&evening, from);
    pull(&mut evening, start, target);
    evening.key(Key::Escape);
    let_go(&mut evening, target);
    assert_eq!(seat_of(&evening, player), from);
    assert!(evening.sees("Plan…"), "nobody is carried any more");
}

#[test]
fn on_a_table_its_worst_seat_is_proposed() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let felt = middle(&evening, "Table 2, 6 of 9");
    let (from, player) = first_player(&evening, 1);
    let start = seat_middle(&evening, from);
    pull(&mut evening, start, felt);
    assert_eq!(evening.count("Table 2, worst seat"), 1);
    let_go(&mut evening, felt);
    assert_eq!(seat_of(&evening, player), from, "it is only proposed");
    evening.key(Key::Escape);
    evening.key(Key::Enter);
    assert_eq!(seat_of(&evening, player), from, "and was declined");
    evening.key(Key::Num0);
    pull(&mut evening, start, felt);
    let_go(&mut evening, felt);
    evening.key(Key::Enter);
    assert_eq!(seat_of(&evening, player).table, TableNo(2));
}

#[test]
fn where_the_button_is_not_known_the_seat_is_chosen_by_hand() {
    let mut evening = room(14, &[]);
    let felt = middle(&evening, &table_label(&evening, 2));
    let (from, player) = first_player(&evening, 1);
    let start = seat_middle(&evening, from);
    pull(&mut evening, start, felt);
    assert_eq!(evening.count("The button of table 2 is not known"), 1);
    let_go(&mut evening, felt);
    assert_eq!(evening.count("then tap a seat for"), 1);
    assert_eq!(seat_of(&evening, player), from);
    let open = first_open(&evening, 2);
    evening.press(&seat_label(&evening, open));
    assert_eq!(seat_of(&evening, player), open);
    assert!(evening.sees(&table_label(&evening, 1)), "and the whole room is seen again");
}

#[test]
fn whom_the_rule_would_have_moved_is_said() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    evening.press("Table 1, 6 of 9");
    evening.press("Next hand");
    let table = evening.tournament().seating().table(TableNo(1)).unwrap();
    let state = table.hand.unwrap().state;
    let method = evening.tournament().settings().rules.button;
    let next = state.next_big_blind(method, table.taken()).unwrap();
    let other = table.taken().iter().find(|seat| *seat != next).unwrap();
    let from = SeatAt { table: TableNo(1), seat: other };
    let player = evening.tournament().seating().player_at(from).unwrap();
    let to = first_open(&evening, 2);
    let (start, target) = (seat_middle(&evening, from), seat_middle(&evening, to));
    pull(&mut evening, start, target);
    let_go(&mut evening, target);
    assert_eq!(seat_of(&evening, player), to);
    assert_eq!(evening.count("By the rule"), 1);
}

#[test]
fn somebody_is_moved_with_the_keyboard_alone() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let ((from, player), to) = (first_player(&evening, 1), first_open(&evening, 2));
    evening.press(&seat_label(&evening, from));
    evening.combined(Modifiers::COMMAND, Key::M);
    evening.key(Key::ArrowRight);
    let digit = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];
    evening.key(digit[usize::from(to.seat.0) - 1]);
    evening.key(Key::Enter);
    assert_eq!(seat_of(&evening, player), to);
}

#[test]
fn a_seat_taken_while_somebody_is_in_hand_is_refused_and_nothing_is_lost() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let (from, player) = first_player(&evening, 1);
    let (other_from, other) = first_player(&evening, 2);
    let to = first_open(&evening, 2);
    let (start, target) = (seat_middle(&evening, other_from), seat_middle(&evening, to));
    pull(&mut evening, start, target);
    let_go(&mut evening, target);
    evening.press("Undo");
    let (start, target) = (seat_middle(&evening, from), seat_middle(&evening, to));
    pull(&mut evening, start, target);
    evening.submit(&Command::Redo);
    assert_eq!(seat_of(&evening, other), to, "the other one was faster");
    let target = seat_middle(&evening, to);
    let_go(&mut evening, target);
    assert_eq!(seat_of(&evening, player), from);
    assert!(evening.count("Swap") > 0, "both change seats only where that is confirmed");
}

#[test]
fn whoever_is_in_hand_when_another_screen_comes_stays_where_they_were() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let (from, player) = first_player(&evening, 1);
    let to = first_open(&evening, 2);
    let (start, target) = (seat_middle(&evening, from), seat_middle(&evening, to));
    pull(&mut evening, start, target);
    evening.key(Key::F2);
    let_go(&mut evening, target);
    evening.window.hover_at(target);
    evening.window.run_ok();
    evening.key(Key::F3);
    assert_eq!(seat_of(&evening, player), from);
}

#[test]
fn who_busts_out_while_in_hand_is_put_down_and_that_is_said() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let (from, player) = first_player(&evening, 1);
    evening.press(&seat_label(&evening, from));
    evening.press("Bust out");
    evening.press("Confirm bust-out");
    evening.press("Undo");
    let (start, felt) = (seat_middle(&evening, from), middle(&evening, "Table 2, 6 of 9"));
    pull(&mut evening, start, felt);
    evening.window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    evening.window.run_ok();
    assert_eq!(evening.count("is no longer in, so nothing was moved"), 1);
    let_go(&mut evening, felt);
    assert_eq!(evening.tournament().entries().player(player).unwrap().seat(), None);
    assert!(evening.sees("Plan…"));
}

#[test]
fn keys_and_wheel_look_nearer_and_at_the_whole_room() {
    let mut evening = room(100, &[]);
    let labels: Vec<String> = (1..=12).map(|no| table_label(&evening, no)).collect();
    assert!(labels.iter().all(|label| evening.sees(label)), "at any distance: {labels:?}");
    let width = |evening: &Evening, label: &str| evening.window.get_by_label(label).rect().width();
    let far = width(&evening, &labels[0]);
    evening.key(Key::Plus);
    let nearer = width(&evening, &labels[0]);
    assert!(nearer > far * 1.3, "{far} {nearer}");
    evening.key(Key::Num0);
    assert!((width(&evening, &labels[0]) - far).abs() < 1.0);
    let at = middle(&evening, &labels[4]);
    wheel(&mut evening, at, 3.0);
    let now = middle(&evening, &labels[4]);
    assert!((now - at).length() < 3.0, "what is under the pointer stays there: {at} {now}");
    evening.key(Key::Num0);
    evening.press(&labels[6]);
    evening.key(Key::ArrowRight);
    evening.key(Key::Enter);
    let seat = seat_label(&evening, SeatAt { table: TableNo(8), seat: SeatNo(1) });
    assert!(evening.sees(&seat), "Enter looks at the chosen table: {seat}");
    assert!(!evening.sees(&labels[0]));
    evening.key(Key::Enter);
    assert!(evening.sees(&labels[0]));
}

#[test]
fn the_ground_is_pulled_to_move_the_room() {
    let mut evening = room(100, &[]);
    let label = table_label(&evening, 3);
    let before = middle(&evening, &label);
    pull(&mut evening, before, before + vec2(0.0, 40.0));
    let_go(&mut evening, before + vec2(0.0, 40.0));
    let after = middle(&evening, &label);
    assert!((after - before - vec2(0.0, 40.0)).length() < 2.0, "{before} {after}");
}

#[test]
fn a_player_is_found_by_letters_and_shown_in_the_seat() {
    let mut evening = room(100, &[]);
    evening.type_into("Table or player", "p77");
    evening.key(Key::Enter);
    let player = evening.tournament().entries().named("P77").next().unwrap().id;
    let at = seat_of(&evening, player);
    assert!(evening.sees(&seat_label(&evening, at)));
    evening.press("Move…");
    assert_eq!(evening.count("seat for P77"), 1, "and is chosen");
    evening.key(Key::Escape);
    evening.type_into("Table or player", "4");
    evening.key(Key::Enter);
    assert!(evening.sees(&seat_label(&evening, SeatAt { table: TableNo(4), seat: SeatNo(1) })));
}

/// Three tables of nine, and two of them lose players.
pub fn uneven() -> Evening {
    let first = room(27, &[]);
    let mut more = buttons(&first, &[1, 2, 3]);
    let table = first.tournament().seating().table(TableNo(3)).unwrap();
    let gone: Vec<PlayerId> = table.seats().filter_map(|(_, seat)| seat.player).take(4).collect();
    let bust = |player| {
        let busts = vec![Bust::of(Who::Id(player))];
        Command::bust_out(busts, Vec::new())
    };
    more.extend(gone.into_iter().map(bust));
    again(first, 27, &more)
}

#[test]
fn a_proposed_move_is_an_arrow_with_its_reason_that_is_clicked() {
    let mut evening = uneven();
    let moves = |evening: &Evening| evening.tournament().seating().pending_moves().to_vec();
    let arrows = evening.count("next big blind to the worst seat, TDA 2024 rule 11-A");
    assert_eq!(arrows, 2);
    let arrow = evening.window.query_all_by_label_contains("Move P").next().unwrap();
    arrow.click();
    evening.window.run_ok();
    assert_eq!(moves(&evening).len(), 1);
    assert_eq!(moves(&evening)[0].order.to.table, TableNo(3));
    evening.press("Accept 1 move");
    assert_eq!(moves(&evening).len(), 2);
    let done = evening.window.query_all_by_label_contains(": done").next().unwrap();
    done.click();
    evening.window.run_ok();
    assert_eq!(moves(&evening).len(), 1, "one click reports it done");
}

#[test]
fn a_plan_that_a_bust_out_overtook_is_drawn_anew() {
    let mut evening = uneven();
    let arrow = |evening: &Evening| {
        let node = evening.window.query_all_by_label_contains("next big blind to the worst").next();
        let label =
            node.and_then(|node| egui_kittest::kittest::NodeT::accesskit_node(&node).label());
        label.map(|label| label.to_string()).unwrap()
    };
    let before = arrow(&evening);
    let name = before.split(' ').nth(1).unwrap().to_owned();
    evening.go("Players");
    evening.type_into("Search", &name);
    evening.key(Key::Enter);
    evening.press("Bust out");
    evening.press("Confirm bust-out");
    evening.go("Tables");
    assert_eq!(evening.count(&before), 0, "whoever is out no longer moves");
    let after = evening.count("next big blind to the worst seat");
    assert_eq!(
        after,
        evening.window.state().session().map_or(0, |session| {
            engine::seating::plan(session.tournament(), session.now()).moves.len()
        })
    );
}

#[test]
fn what_is_proposed_is_accepted_at_once() {
    let mut evening = uneven();
    evening.press("Accept all 2 moves");
    let sizes: Vec<usize> =
        evening.tournament().seating().tables().map(|table| table.taken().len()).collect();
    assert_eq!(sizes, [8, 8, 7]);
    evening.press("Both moves done");
    assert_eq!(evening.tournament().seating().pending_moves(), []);
}

#[test]
fn a_tap_says_where_the_button_is_and_the_plan_follows_at_once() {
    let first = room(27, &[]);
    let table = first.tournament().seating().table(TableNo(3)).unwrap();
    let gone = table.seats().filter_map(|(_, seat)| seat.player).take(4);
    let bust = |player| {
        let busts = vec![Bust::of(Who::Id(player))];
        Command::bust_out(busts, Vec::new())
    };
    let more: Vec<Command> = gone.map(bust).collect();
    let mut evening = again(first, 27, &more);
    let asked = evening.count("Where is the button? (Table");
    assert!(asked >= 2, "{asked}");
    assert_eq!(evening.count("next big blind to the worst seat"), 0);
    for table in 1..=3 {
        let mark = format!("Where is the button? (Table {table})");
        if evening.sees(&mark) {
            evening.press(&mark);
            let (seat, _) = first_player(&evening, table);
            evening.press(&seat_label(&evening, seat));
        }
    }
    assert_eq!(evening.count("Where is the button? (Table"), 0);
    assert_eq!(evening.count("next big blind to the worst seat"), 2);
}

#[test]
fn tables_are_pulled_to_where_they_stand_and_undone() {
    let mut evening = room(54, &[]);
    evening.press("More for the room");
    evening.press("Arrange…");
    let before = middle(&evening, "Table 2, 9 of 9");
    pull(&mut evening, before, before + vec2(60.0, 30.0));
    let_go(&mut evening, before + vec2(60.0, 30.0));
    let first = place(&evening, 1).expect("all others stay where they were");
    let second = place(&evening, 2).unwrap();
    assert!(second.x > first.x && second.y > first.y, "{first:?} {second:?}");
    assert_eq!((second.x % 50, second.y % 50), (0, 0));
    evening.key(Key::ArrowRight);
    assert_eq!(place(&evening, 2), Some(Spot { x: second.x + 50, ..second }));
    evening.press("Undo");
    assert_eq!(place(&evening, 2), Some(second));
    evening.press("Undo");
    assert_eq!(place(&evening, 2), None);
    evening.press("Set in rows");
    assert_eq!(place(&evening, 1), Some(Spot { x: 1000, y: 1000 }));
    evening.press("Fit to the window");
    assert_eq!(place(&evening, 1), None);
    evening.key(Key::Escape);
    assert!(evening.sees("Plan…"));
}

#[test]
fn several_tables_are_taken_by_a_band_and_moved_together() {
    let mut evening = room(54, &[]);
    evening.press("More for the room");
    evening.press("Arrange…");
    let cell = |evening: &Evening, label: &str| evening.window.get_by_label(label).rect();
    let (first, second) = (cell(&evening, "Table 1, 9 of 9"), cell(&evening, "Table 2, 9 of 9"));
    let corner = first.left_top() - Vec2::splat(6.0);
    pull(&mut evening, corner, second.right_bottom() - Vec2::splat(20.0));
    let_go(&mut evening, second.right_bottom() - Vec2::splat(20.0));
    assert!(evening.sees("2 tables selected"));
    evening.key(Key::ArrowDown);
    let spots = [1, 2, 3].map(|table| place(&evening, table).unwrap());
    assert_eq!(spots[0].y, spots[1].y);
    assert_eq!(spots[0].y, spots[2].y + 50);
}

#[test]
fn a_table_that_is_gone_while_it_is_in_hand_is_let_go_and_that_is_said() {
    let tables = vec![NewTable { table: TableNo(9), seats: 9 }];
    let mut evening = room(54, &[Command::AddTables { tables }]);
    evening.press("More for the room");
    evening.press("Arrange…");
    let label = evening.window.query_all_by_label_contains("Table 9, 0 of 9").next().unwrap();
    let at = label.rect().center();
    pull(&mut evening, at, at - vec2(50.0, 50.0));
    evening.window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    evening.window.run_ok();
    assert_eq!(evening.count("Table 9 is gone, so it was not moved"), 1);
    let_go(&mut evening, at - vec2(50.0, 50.0));
    assert_eq!(place(&evening, 1), None, "nothing was moved");
}

#[test]
fn alternates_wait_at_the_edge_and_are_given_a_seat() {
    let first = room(18, &[]);
    let late = NewPlayer { name: PlayerName::new("Late Eva").unwrap(), need: None, member: None };
    let register = Command::Register {
        players: vec![late],
        same_names: SameNames::Refuse,
        pays: Pays::default(),
    };
    let (_, gone) = first_player(&first, 2);
    let busts = vec![Bust::of(Who::Id(gone))];
    let bust = Command::bust_out(busts, Vec::new());
    let mut evening = again(first, 18, &[register, bust]);
    evening.press("1 alternate waits");
    let open = first_open(&evening, 2);
    let start = middle(&evening, "Give Late Eva a seat");
    let target = seat_middle(&evening, open);
    pull(&mut evening, start, target);
    let_go(&mut evening, target);
    let eva = evening.tournament().entries().named("Late Eva").next().unwrap().id;
    assert_eq!(seat_of(&evening, eva), open);
    assert!(!evening.sees("1 alternate waits"));
}

#[test]
fn the_next_hand_of_several_tables_is_one_key() {
    let first = room(54, &[]);
    let more = buttons(&first, &[1, 2]);
    let mut evening = again(first, 54, &more);
    evening.press("Table 1, 9 of 9");
    for table in [2, 3] {
        evening
            .window
            .get_by_label(&format!("Table {table}, 9 of 9"))
            .click_modifiers(Modifiers::SHIFT);
        evening.window.run_ok();
    }
    assert_eq!(evening.count("Left out: table 3"), 1);
    evening.combined(Modifiers::COMMAND, Key::H);
    let hands = |no| evening.tournament().seating().table(TableNo(no)).unwrap().hands;
    assert_eq!([hands(1), hands(2), hands(3)], [1, 1, 0]);
}

#[test]
fn what_signs_mean_is_folded_open() {
    let mut evening = uneven();
    assert!(!evening.sees("Halted"));
    evening.press("Legend");
    assert_eq!(evening.count("Halted: 1 table"), 1);
    assert!(evening.sees("Where is the button?"));
    evening.press("Legend");
    assert_eq!(evening.count("Halted: 1 table"), 0);
}

#[test]
fn the_plan_is_named_and_its_tables_are_one_stop_of_the_tabulator() {
    let evening = room(100, &[]);
    assert!(evening.sees("Floor plan with 12 tables"));
    let buttons = evening.window.query_all_by_role(Role::Button);
    let tables = buttons.filter(|node| {
        egui_kittest::kittest::NodeT::accesskit_node(node)
            .label()
            .is_some_and(|label| label.starts_with("Table ") && label.contains(" of "))
    });
    assert_eq!(tables.count(), 12);
}

#[test]
fn what_is_seldom_done_is_folded_open_by_keys_and_back() {
    let mut evening = room(54, &[]);
    assert!(!evening.sees("Break order…"));
    evening.window.get_by_label("More for the room").focus();
    evening.window.run_ok();
    evening.key(Key::Enter);
    assert!(evening.sees("Break order…") && evening.sees("Arrange…"));
    evening.key(Key::Escape);
    assert!(!evening.sees("Break order…"));
    assert!(evening.window.get_by_label("More for the room").is_focused());
    evening.press("More for table 1");
    assert!(evening.sees("Print its seat cards…") && evening.sees("Enter every hand"));
}

#[test]
fn the_sign_above_another_key_looks_nearer_too() {
    let mut evening = room(300, &[]);
    let width = |evening: &Evening| evening.window.get_by_label("Table 1, 9 of 9").rect().width();
    let before = width(&evening);
    evening.combined(Modifiers::SHIFT, Key::Plus);
    assert!(width(&evening) > before * 1.2);
    let plan = evening.window.get_by_label_contains("Floor plan with").rect();
    let table = evening.window.get_by_label("Table 1, 9 of 9").rect();
    assert!(plan.expand(2.0).contains_rect(table), "the chosen table is whole: {table} in {plan}");
}
