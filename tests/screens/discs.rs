//! Button and blinds on the felt, in words, and in the next hand of the engine: the same.

use crate::drawn::Drawn;
use crate::room::room;
use crate::window::Evening;
use egui::{Rect, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::button::Positions;
use engine::command::{ButtonMoment, Command, Tracking};
use engine::entries::Who;
use engine::finishes::Bust;
use engine::seating::NewTable;
use engine::values::{SeatAt, SeatNo, TableNo};

/// What stands on the screen of one table.
#[derive(Debug, Default, PartialEq)]
struct Shown {
    button: Option<u8>,
    small_blind: Option<u8>,
    big_blind: Option<u8>,
    /// What is said in the middle of the table.
    said: String,
}

/// Reads the seats of a table as somebody does who hears them.
fn shown(evening: &Evening, table: u16) -> Shown {
    let mut shown = Shown::default();
    let begins = format!("Table {table} Seat ");
    for node in evening.window.query_all_by_role(Role::Button) {
        let node = node.accesskit_node();
        let label = node.label().unwrap_or_default();
        let Some(rest) = label.strip_prefix(&begins) else { continue };
        let seat = rest.split(' ').next().unwrap().parse().unwrap();
        let said = node.value().unwrap_or_default().to_lowercase();
        for word in said.split(", ") {
            match word {
                "button" | "dead button" => shown.button = Some(seat),
                "small blind" | "dead small blind" => shown.small_blind = Some(seat),
                "big blind" => shown.big_blind = Some(seat),
                _ => assert_eq!(word, ""),
            }
        }
    }
    let title = format!("Table {table}, ");
    let group = evening.window.query_all_by_role(Role::Group).find_map(|node| {
        let label = node.accesskit_node().label()?;
        Some(label.strip_prefix(&title)?.to_owned())
    });
    shown.said = group.expect("the table is near enough for names");
    shown
}

/// Which seats the painted discs lie before.
fn painted(evening: &Evening, table: u16) -> Shown {
    let begins = format!("Table {table} Seat ");
    let seats: Vec<(u8, Rect)> = evening
        .window
        .query_all_by_role(Role::Button)
        .filter_map(|node| {
            let label = node.accesskit_node().label()?;
            let seat = label.strip_prefix(&begins)?.split(' ').next()?.parse().ok()?;
            Some((seat, node.rect()))
        })
        .collect();
    let nearest = |at: egui::Pos2| {
        let distance = |rect: &Rect| rect.distance_sq_to_pos(at);
        let nearest = seats.iter().min_by(|a, b| distance(&a.1).total_cmp(&distance(&b.1)));
        nearest.map(|(seat, _)| *seat)
    };
    let drawn = Drawn::of(&evening.window);
    let near = seats.iter().map(|(_, rect)| *rect).reduce(|all, rect| all.union(rect)).unwrap();
    let disc = |letters: &str| {
        let is_here = |at: Rect| near.contains(at.center());
        let mut written = drawn.written.iter().filter(|written| is_here(written.rect));
        let disc = written.find(|written| written.words == letters)?;
        nearest(disc.rect.center())
    };
    Shown { button: disc("D"), small_blind: disc("SB"), big_blind: disc("BB"), said: String::new() }
}

fn seats(positions: Positions) -> [Option<u8>; 3] {
    [positions.button, positions.small_blind, positions.big_blind].map(|seat| Some(seat.0))
}

/// The felt, the words and the engine say the same of a table.
fn agree(evening: &mut Evening, table: u16, story: &str) {
    let on_screen = shown(evening, table);
    let on_felt = painted(evening, table);
    let discs = |shown: &Shown| [shown.button, shown.small_blind, shown.big_blind];
    assert_eq!(discs(&on_screen), discs(&on_felt), "{story}: felt and words");
    let said = on_screen.said.clone();
    let known = evening.tournament().seating().table(TableNo(table)).unwrap();
    let played = known.hand.map(|hand| hand.state.positions());
    let confirmed = vec![engine::button::Flag::Collision, engine::button::Flag::TwoDealtIn];
    let next = Command::NextHand { table: TableNo(table), confirmed };
    let before = evening.window.state().session().unwrap().log().last_seq();
    evening.submit(&next);
    let is_dealt = evening.window.state().session().unwrap().log().last_seq() != before;
    let known = evening.tournament().seating().table(TableNo(table)).unwrap();
    let comes = known.hand.map(|hand| hand.state.positions());
    if is_dealt {
        evening.submit(&Command::Undo);
    }
    if said.starts_with("next hand") {
        assert!(is_dealt, "{story}: {said}");
        let comes = comes.unwrap();
        assert_eq!(discs(&on_screen), seats(comes), "{story}: {said}");
        assert!(said.ends_with(&format!("seat {}", comes.button)), "{story}: {said}");
        let big_blind = format!("next BB: seat {}", comes.big_blind);
        let drawn = Drawn::of(&evening.window);
        let is_said = drawn.written.iter().any(|it| it.words.contains(&big_blind));
        assert!(is_said, "{story}: {big_blind}");
    } else if said.starts_with("button at") {
        let played = played.unwrap();
        assert_eq!(discs(&on_screen), seats(played), "{story}: {said}");
        assert!(said.contains(&format!("seat {}", played.button)), "{story}: {said}");
    } else {
        assert_eq!(discs(&on_screen), [None; 3], "{story}: {said}");
        assert!(!is_dealt, "{story}: {said}");
    }
}

fn track(table: u16, button: u8, when: ButtonMoment) -> [Command; 2] {
    let (table, button) = (TableNo(table), SeatNo(button));
    let (small_blind, big_blind) = (None, None);
    [
        Command::TrackButton { table, tracking: Tracking::On },
        Command::SetButton { table, button, small_blind, big_blind, when },
    ]
}

fn next(table: u16) -> Command {
    Command::NextHand { table: TableNo(table), confirmed: Vec::new() }
}

/// Whoever sits here is out.
fn bust(evening: &mut Evening, table: u16, seat: u8) {
    let at = SeatAt { table: TableNo(table), seat: SeatNo(seat) };
    let player = Who::Id(evening.tournament().seating().player_at(at).unwrap());
    let busts = vec![Bust::of(player)];
    evening.submit(&Command::bust_out(busts, Vec::new()));
}

/// So many players, at the first seats of each table, with this done there.
fn seated(players: u32, commands: &[Command]) -> Evening {
    let mut evening = room(players, &[]);
    let tables: Vec<u16> = evening.tournament().seating().tables().map(|it| it.no.0).collect();
    for table in tables {
        let taken = |evening: &Evening| {
            evening.tournament().seating().table(TableNo(table)).unwrap().taken()
        };
        for seat in 1..=u8::try_from(taken(&evening).len()).unwrap() {
            if !taken(&evening).contains(SeatNo(seat)) {
                let last = taken(&evening).iter().last().unwrap().0;
                go(&mut evening, (table, last), (table, seat));
            }
        }
    }
    evening.submit(&Command::CompleteMoves { players: Vec::new() });
    commands.iter().for_each(|command| evening.submit(command));
    evening
}

/// Whoever sits here goes there.
fn go(evening: &mut Evening, from: (u16, u8), to: (u16, u8)) {
    let at = |(table, seat)| SeatAt { table: TableNo(table), seat: SeatNo(seat) };
    let player = Who::Id(evening.tournament().seating().player_at(at(from)).unwrap());
    evening.submit(&Command::MovePlayer { player, to: at(to) });
}

#[test]
fn after_every_bust_out_down_to_one_the_discs_are_those_of_the_hand_that_comes() {
    // Every seat goes first once, then those after it, until one is left.
    for first in 1..=6_u8 {
        let mut evening = seated(6, &track(1, 1, ButtonMoment::ThisHand));
        agree(&mut evening, 1, "told for this hand");
        evening.submit(&next(1));
        agree(&mut evening, 1, "a hand began");
        let order = (0..6).map(|step| (first - 1 + step) % 6 + 1);
        for seat in order.take(5) {
            bust(&mut evening, 1, seat);
            agree(&mut evening, 1, &format!("from {first}: seat {seat} is out"));
            if seat % 2 == 0 {
                evening.submit(&next(1));
                agree(&mut evening, 1, &format!("from {first}: after seat {seat} a hand began"));
            }
        }
        let left = shown(&evening, 1);
        assert_eq!(left.said, "No hand: fewer than two players");
    }
}

#[test]
fn heads_up_after_the_big_blind_is_out_no_disc_lies_where_nobody_posts() {
    let mut evening = seated(3, &track(1, 1, ButtonMoment::ThisHand));
    evening.submit(&next(1));
    let big_blind = shown(&evening, 1).big_blind.unwrap();
    bust(&mut evening, 1, big_blind);
    agree(&mut evening, 1, "heads-up");
    let shown = shown(&evening, 1);
    let taken = evening.tournament().seating().table(TableNo(1)).unwrap().taken();
    for seat in [shown.button, shown.small_blind, shown.big_blind] {
        assert!(taken.contains(SeatNo(seat.unwrap())), "{shown:?}");
    }
    assert_eq!(shown.button, shown.small_blind);
}

#[test]
fn a_dead_button_and_a_dead_small_blind_are_said_as_dead() {
    let mut evening = seated(6, &track(1, 1, ButtonMoment::ThisHand));
    bust(&mut evening, 1, 3);
    let dead = |evening: &Evening, words: &str| {
        let written = Drawn::of(&evening.window).written;
        let seats = written.iter().filter(|it| it.words == words).count();
        let middle = written.iter().filter(|it| it.words.contains(&format!("· {words}"))).count();
        (seats, middle)
    };
    assert_eq!(dead(&evening, "Dead small blind"), (1, 1));
    assert_eq!(dead(&evening, "Dead button"), (0, 0));
    agree(&mut evening, 1, "dead small blind");
    evening.submit(&next(1));
    bust(&mut evening, 1, 5);
    agree(&mut evening, 1, "dead button");
    assert_eq!(dead(&evening, "Dead button"), (1, 1));
}

#[test]
fn somebody_new_in_the_seat_of_a_blind_does_not_inherit_the_hand_that_is_over() {
    let mut evening = seated(12, &track(1, 1, ButtonMoment::ThisHand));
    evening.press("Table 1, 6 of 9");
    for (table, seat) in [(1, 3), (1, 2), (1, 1)] {
        evening.submit(&next(1));
        bust(&mut evening, table, seat);
        agree(&mut evening, 1, "empty");
        let open = evening.tournament().seating().table(TableNo(2)).unwrap().taken();
        let from = open.iter().next().unwrap().0;
        go(&mut evening, (2, from), (1, seat));
        agree(&mut evening, 1, "taken again");
    }
    // Within the table, and away from it.
    let open = evening.tournament().seating().table(TableNo(1)).unwrap().open();
    let to = open.iter().next().unwrap().0;
    let player = evening.tournament().seating().table(TableNo(1)).unwrap().taken();
    let from = player.iter().next().unwrap().0;
    evening.submit(&next(1));
    go(&mut evening, (1, from), (1, to));
    agree(&mut evening, 1, "moved within the table");
    go(&mut evening, (1, to), (2, from));
    agree(&mut evening, 1, "moved away");
}

#[test]
fn a_new_table_says_nothing_of_a_button_until_it_is_told_and_then_shows_the_first_hand() {
    let mut evening = seated(9, &[]);
    let tables = vec![NewTable { table: TableNo(7), seats: 9 }];
    evening.submit(&Command::AddTables { tables });
    evening.window.get_by_label_contains("Table 7, 0 of 9").click();
    evening.window.run_ok();
    agree(&mut evening, 7, "empty");
    for (seat, to) in [(1, 2), (2, 5), (3, 8)] {
        go(&mut evening, (1, seat), (7, to));
        agree(&mut evening, 7, "filled");
    }
    for command in track(7, 2, ButtonMoment::NextHand) {
        evening.submit(&command);
    }
    agree(&mut evening, 7, "told for the first hand");
    assert_eq!(shown(&evening, 7).said, "next hand: button at seat 2");
    bust(&mut evening, 7, 5);
    agree(&mut evening, 7, "the small blind is out before the first hand");
}
