//! The room at every size, with tables of two to ten seats and everything that can be marked on
//! them: no label lies over another, and none is cut.

use crate::every_screen::{SIZES, assert_none, complaints, complaints_within};
use crate::labels::lines;
use crate::room::{first_open, first_player, let_go, pull, seat_label, seat_middle};
use crate::window::Evening;
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::command::{Command, SameNames, Tracking};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::penalties::PenaltyKind;
use engine::player_clock::{ClockCaller, Facing};
use engine::settings::ButtonTracking;
use engine::values::{SeatAt, SeatNo, TableNo};
use exchange::Template;
use session::{SeededChance, Session, Time};

/// Of hundreds of tables these are marked.
const MARKED_MAX: usize = 40;

/// So many tables of so many seats, two seats open at each, with long names.
fn marked(tables: u16, seats: u8) -> Evening {
    let mut evening = Evening::new();
    let path = evening.folder.path().join("Room.floorman");
    let mut made = Template::find("club-night").unwrap().command("Room");
    if let Command::CreateTournament { settings, .. } = &mut made {
        settings.seating.seats_per_table = seats;
        settings.seating.button_tracking = ButtonTracking::Never;
        settings.pace.time_cards = 2;
    }
    let chance = Box::new(SeededChance::new(3));
    let mut session = Session::create(&path, &made, Time::live(), chance, "Ana").unwrap();
    let name = |no: u32| match no % 3 {
        0 => format!("Maria Aurelia Konstancja Wolfeschlegelsteinhausen {no}"),
        1 => format!("Wolfeschlegelsteinhausenbergerdorffová{no}"),
        _ => format!("Łukasz Wójcik {no}"),
    };
    let player =
        |no| NewPlayer { name: PlayerName::new(&name(no)).unwrap(), need: None, member: None };
    let open = if seats > 3 { 1 } else { 0 };
    let players = (1..=u32::from(tables) * u32::from(seats - open)).map(player).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session.submit(&Command::StartClock).unwrap();
    let all: Vec<TableNo> = session.tournament().seating().tables().map(|it| it.no).collect();
    for table in all.iter().take(MARKED_MAX) {
        mark(&mut session, *table);
    }
    if tables > 1 && seats > 5 {
        // One table is short, and says so.
        for _ in 0..2 {
            let table = session.tournament().seating().table(all[1]).unwrap();
            let player = Who::Id(table.seats().find_map(|(_, seat)| seat.player).unwrap());
            let busts = vec![Bust::of(player)];
            session.submit(&Command::bust_out(busts, Vec::new())).unwrap();
        }
    }
    if tables == 3 {
        session.submit(&Command::StartHandForHand).unwrap();
        session.submit(&Command::TableDone { tables: vec![TableNo(1)] }).unwrap();
    }
    drop(session);
    evening.open(&path);
    evening.go("Tables");
    evening
}

/// Marks whatever can be marked at a table, as far as it is allowed there.
fn mark(session: &mut Session, table: TableNo) {
    let taken = session.tournament().seating().table(table).unwrap().taken();
    let sits: Vec<SeatNo> = taken.iter().collect();
    let player = |session: &Session, seat: usize| {
        let at = SeatAt { table, seat: sits[seat % sits.len()] };
        session.tournament().seating().player_at(at).map(Who::Id)
    };
    let (small_blind, big_blind, when) = (None, None, Default::default());
    let mut wishes = vec![
        Command::TrackButton { table, tracking: Tracking::On },
        Command::SetButton { table, button: sits[0], small_blind, big_blind, when },
        Command::NextHand { table, confirmed: Vec::new() },
    ];
    if let Some(player) = player(session, 0) {
        wishes.push(Command::LockPlayer { player });
    }
    if let Some(player) = player(session, 1) {
        let (kind, offense) = (PenaltyKind::Hands(3), None);
        let note = "phone".to_owned();
        wishes.push(Command::GivePenalty { player, kind, offense, note, stack: None });
    }
    if let Some(player) = player(session, 3) {
        wishes.push(Command::MarkAbsent { players: vec![player] });
    }
    if table == TableNo(1)
        && let Some(player) = player(session, 0)
    {
        let (by, facing) = (ClockCaller::Floor, Facing::Bet);
        wishes.push(Command::CallClock { player, by, facing, times: None });
    }
    if sits.len() > 4
        && let Some(player) = player(session, 2)
    {
        // A blind of the hand is out: one is dead in the next.
        let busts = vec![Bust::of(player)];
        wishes.push(Command::bust_out(busts, Vec::new()));
    }
    for wish in wishes {
        // What is not allowed there is not marked.
        let _ = session.submit(&wish);
    }
}

/// Every sort of mark is there to lie over something; without them nothing would be shown.
fn marks_are_seen(evening: &mut Evening, story: &str) {
    evening.window.set_size(SIZES[3]);
    evening.window.run_ok();
    let (at, _) = first_player(evening, 1);
    let label = seat_label(evening, at);
    evening.press(&label);
    let drawn = lines(&evening.window.ctx, &evening.window.output().shapes);
    let is_seen = |mark: &str| drawn.iter().any(|line| line.text.contains(mark));
    for mark in ["sits out", "away", "Locked", "Dead", "BB", "clock called", "Time card"] {
        let all: Vec<&str> = drawn.iter().map(|line| line.text.as_str()).collect();
        assert!(is_seen(mark), "{story}: {mark} in {all:?}");
    }
    evening.press(&label);
}

/// What is wrong at every size: as it is, with a seat chosen, somebody in hand, and afterwards.
fn walk(evening: &mut Evening, tables: u16, story: &str) -> Vec<String> {
    let mut found = Vec::new();
    for size in SIZES {
        evening.window.set_size(size);
        evening.window.run_ok();
        evening.window.run_ok();
        let mut look = |evening: &Evening, what: &str| {
            let story = format!("{story} at {}x{}, {what}: ", size.x, size.y);
            let of_story = |text: String| format!("{story}{text}");
            found.extend(complaints(evening).into_iter().map(of_story));
        };
        look(evening, "as it is");
        let (from, _) = first_player(evening, 1);
        let label = seat_label(evening, from);
        assert!(evening.sees(&label), "{story}: names are seen somewhere");
        evening.press(&label);
        look(evening, "a seat is chosen");
        evening.key(Key::Num0);
        let start = seat_middle(evening, from);
        let has_open = |evening: &Evening| {
            let table = evening.tournament().seating().table(TableNo(1)).unwrap();
            !table.open().is_empty()
        };
        if has_open(evening) {
            let to = first_open(evening, 1);
            let target = seat_middle(evening, to);
            pull(evening, start, target);
            look(evening, "in hand");
            let_go(evening, target);
            look(evening, "moved");
            evening.submit(&Command::Undo);
        }
        if tables > 1 {
            evening.press("Plan…");
            look(evening, "the plan");
            evening.press("Close");
        }
        evening.press(&label);
    }
    found
}

#[test]
fn one_to_three_tables_of_two_to_ten_seats_have_labels_apart() {
    let mut found = Vec::new();
    for seats in 2..=10 {
        for tables in [1, 2, 3] {
            let story = format!("{tables} tables of {seats}");
            let mut evening = marked(tables, seats);
            if seats > 6 {
                marks_are_seen(&mut evening, &story);
            }
            found.extend(walk(&mut evening, tables, &story));
        }
    }
    assert_none(&found);
}

#[test]
fn fifteen_and_forty_tables_have_labels_apart() {
    let mut found = Vec::new();
    for (tables, seats) in [(15, 9), (15, 6), (40, 10)] {
        let story = format!("{tables} tables of {seats}");
        found.extend(walk(&mut marked(tables, seats), tables, &story));
    }
    assert_none(&found);
}

/// How wide the widest table in sight is.
fn widest(evening: &Evening) -> f32 {
    let of_table = |node: egui_kittest::Node<'_>| {
        let label = node.accesskit_node().label()?;
        let is_table = label.starts_with("Table ") && label.contains(" of ");
        is_table.then(|| node.rect().width())
    };
    evening.window.query_all_by_role(Role::Button).filter_map(of_table).fold(0.0, f32::max)
}

/// What is wrong nearer and nearer, over another part of the room each time.
fn zoomed(evening: &mut Evening, story: &str) -> Vec<String> {
    let mut found = Vec::new();
    for size in SIZES {
        evening.window.set_size(size);
        evening.window.run_ok();
        evening.key(Key::Num0);
        let before = widest(evening);
        for step in 1..=8 {
            evening.key(Key::Plus);
            evening.window.run_ok();
            let story = format!("{story} at {}x{}, {step} nearer: ", size.x, size.y);
            let plan = evening.window.query_all_by_role(Role::Group).find_map(|node| {
                let label = node.accesskit_node().label()?;
                label.starts_with("Floor plan").then(|| node.rect())
            });
            assert!(plan.is_some(), "{story}: where the plan stands is known");
            let found_here = complaints_within(evening, plan);
            found.extend(found_here.into_iter().map(|text| format!("{story}{text}")));
        }
        // One table fills the room already.
        assert!(before > 300.0 || widest(evening) > before * 1.2, "{story}: it is seen nearer");
        evening.key(Key::Num0);
    }
    found
}

#[test]
fn rooms_have_labels_apart_by_day_too() {
    let mut found = Vec::new();
    for (tables, seats) in [(1, 10), (3, 9), (15, 9), (112, 9)] {
        let story = format!("{tables} tables of {seats}, light");
        let mut evening = marked(tables, seats);
        evening.go("Setup");
        evening.press("This computer");
        evening.press("Light");
        evening.go("Tables");
        found.extend(walk(&mut evening, tables, &story));
        found.extend(zoomed(&mut evening, &story));
    }
    assert_none(&found);
}

#[test]
fn zoomed_in_rooms_have_labels_apart() {
    let mut found = Vec::new();
    for (tables, seats) in [(15, 9), (40, 10)] {
        let story = format!("{tables} tables of {seats}");
        found.extend(zoomed(&mut marked(tables, seats), &story));
    }
    assert_none(&found);
}

#[test]
fn hundreds_of_tables_have_labels_apart() {
    let mut found = Vec::new();
    for tables in [112, 1112] {
        let story = format!("{tables} tables of 9");
        found.extend(walk(&mut marked(tables, 9), tables, &story));
    }
    assert_none(&found);
}
