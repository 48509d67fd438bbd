//! Moves: what is said of them, and their one order in the strip, the plan and on paper.

use crate::drawn::Drawn;
use crate::room::{
    again, buttons, first_player, let_go, middle, pull, room, seat_label, seat_middle, seat_of,
};
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::seating::NewTable;
use engine::values::{SeatAt, TableNo};
use reports::{Choice, WhichMoves, move_slips};

/// Another open seat at the table where somebody sits.
fn open_beside(evening: &Evening, from: SeatAt) -> SeatAt {
    let table = evening.tournament().seating().table(from.table).unwrap();
    SeatAt { table: from.table, seat: table.open().iter().next().unwrap() }
}

#[test]
fn within_one_table_no_rule_on_balancing_is_named_and_what_applies_is_said() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    evening.press("Table 1, 6 of 9");
    evening.press("Next hand");
    let (from, player) = first_player(&evening, 1);
    let table = evening.tournament().seating().table(TableNo(1)).unwrap();
    let state = table.hand.unwrap().state;
    let method = evening.tournament().settings().rules.button;
    let next = state.next_big_blind(method, table.taken()).unwrap();
    assert_ne!(next, from.seat, "another one would be moved to balance");
    let to = open_beside(&evening, from);
    let (start, target) = (seat_middle(&evening, from), seat_middle(&evening, to));
    pull(&mut evening, start, target);
    assert_eq!(evening.count("By the rule"), 0);
    assert_eq!(evening.count("Within one table no rule asks for a move"), 1);
    let_go(&mut evening, target);
    assert_eq!(seat_of(&evening, player), to);
    assert_eq!(evening.count("By the rule"), 0);
    evening.press("Undo");
    assert_eq!(seat_of(&evening, player), from);
}

#[test]
fn who_is_let_go_over_their_own_table_stays_where_they_are() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let (from, player) = first_player(&evening, 1);
    let felt = middle(&evening, "Table 1, 6 of 9");
    let start = seat_middle(&evening, from);
    pull(&mut evening, start, felt);
    assert_eq!(evening.count("drop on a seat"), 1);
    let_go(&mut evening, felt);
    assert_eq!(seat_of(&evening, player), from);
    assert_eq!(evening.count("Sit down"), 0, "no seat is proposed");
    evening.press(&seat_label(&evening, from));
    evening.combined(Modifiers::COMMAND, Key::M);
    evening.key(Key::Enter);
    assert_eq!(seat_of(&evening, player), from, "no seat was named");
}

/// Six moves that are proposed: two tables lost four players each.
fn six_moves() -> Evening {
    let first = room(72, &[]);
    let mut more = buttons(&first, &[1, 2, 3, 4, 5, 6, 7, 8]);
    for table in [2, 7] {
        let table = first.tournament().seating().table(TableNo(table)).unwrap();
        let gone = table.seats().filter_map(|(_, seat)| seat.player).take(4);
        let bust = |player| {
            let busts = vec![Bust::of(Who::Id(player))];
            Command::bust_out(busts, Vec::new())
        };
        more.extend(gone.map(bust));
    }
    again(first, 72, &more)
}

/// The seats that are left, in the order in which this part of the window names them.
fn left(evening: &Evening, part: impl Fn(egui::Rect) -> bool) -> Vec<(u16, u8)> {
    let mut written = Drawn::of(&evening.window).written;
    written.retain(|it| part(it.rect));
    written.sort_by(|a, b| a.rect.top().total_cmp(&b.rect.top()));
    let seat = |words: &str| {
        let (_, rest) = words.split_once("table ")?;
        let (table, rest) = rest.split_once(", seat ")?;
        let seat = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
        Some((table.parse().ok()?, seat.parse().ok()?))
    };
    written.iter().filter_map(|it| seat(&it.words)).collect()
}

#[test]
fn strip_plan_and_slips_name_the_moves_in_one_order_and_the_strip_says_how_many_more() {
    let mut evening = six_moves();
    evening.window.set_size(egui::vec2(1280.0, 1600.0));
    evening.window.run_ok();
    let moves = evening.window.state().session().map_or(0, |session| {
        engine::seating::plan(session.tournament(), session.now()).moves.len()
    });
    assert_eq!(moves, 6);
    let in_strip = |rect: egui::Rect| rect.left() > 980.0;
    let more = |evening: &Evening| {
        let written = Drawn::of(&evening.window).written;
        written.iter().filter(|it| in_strip(it.rect) && it.words == "and 3 more").count()
    };
    let strip = left(&evening, in_strip);
    assert_eq!(more(&evening), 1);
    evening.press("Plan…");
    let plan = left(&evening, in_strip);
    assert_eq!(strip.len(), 3);
    assert_eq!(plan[..3], strip[..], "the plan goes on where the strip ends");
    assert!(plan.is_sorted(), "by the seat that is left: {plan:?}");
    evening.press("Close");
    evening.press("Accept all 6 moves");
    assert_eq!(more(&evening), 1);
    let under_way = left(&evening, in_strip);
    let session = evening.window.state().session().unwrap();
    let slips = move_slips(session.log(), WhichMoves::UnderWay, &Choice::default());
    let slips: Vec<(u16, u8)> =
        slips.iter().filter_map(|slip| slip.from).map(|at| (at.table.0, at.seat.0)).collect();
    assert_eq!(slips.len(), 6);
    assert_eq!(under_way, slips[..3]);
    assert_eq!(strip, slips[..3], "and as they were proposed");
}

/// A full room of two tables, and one who waits in line.
fn with_an_alternate() -> Evening {
    let mut evening = room(18, &[]);
    let late = NewPlayer { name: PlayerName::new("Late Eva").unwrap(), need: None, member: None };
    let players = vec![late];
    evening.submit(&Command::Register {
        players,
        same_names: SameNames::Refuse,
        pays: Pays::default(),
    });
    assert_eq!(evening.tournament().entries().alternates().len(), 1);
    assert_eq!(evening.count("can be seated"), 0, "no seat is open");
    evening
}

/// What comes before a seat is open.
type Way<'a> = &'a dyn Fn(&Evening) -> Vec<Command>;

#[test]
fn wherever_a_seat_opens_the_strip_seats_the_alternate_by_draw_and_undo_takes_it_back() {
    let bust = |evening: &Evening| {
        let (_, gone) = first_player(evening, 2);
        let busts = vec![Bust::of(Who::Id(gone))];
        vec![Command::bust_out(busts, Vec::new())]
    };
    let add = |_: &Evening| {
        let tables = vec![NewTable { table: TableNo(3), seats: 9 }];
        vec![Command::AddTables { tables }]
    };
    let open = |evening: &Evening| {
        let (at, gone) = first_player(evening, 1);
        let busts = vec![Bust::of(Who::Id(gone))];
        vec![
            Command::bust_out(busts, Vec::new()),
            Command::CloseSeat { at },
            Command::OpenSeat { at },
        ]
    };
    let paused = |evening: &Evening| [vec![Command::PauseClock], bust(evening)].concat();
    let closed = |evening: &Evening| [vec![Command::CloseRegistration], bust(evening)].concat();
    let held = |evening: &Evening| [vec![Command::StartHandForHand], bust(evening)].concat();
    let ways: [Way<'_>; 6] = [&bust, &add, &open, &paused, &closed, &held];
    for (no, way) in ways.iter().enumerate() {
        let mut evening = with_an_alternate();
        for command in way(&evening) {
            evening.submit(&command);
        }
        let button = "Seat alternates (1 alternate can be seated)";
        assert!(evening.sees(button), "way {no}: the strip says so");
        let draws = evening.tournament().seating().draws();
        evening.press(button);
        let eva = evening.tournament().entries().named("Late Eva").next().unwrap();
        assert!(eva.seat().is_some(), "way {no}");
        assert_eq!(evening.tournament().seating().draws(), draws + 1, "way {no}: by draw");
        assert!(!evening.sees(button), "way {no}");
        evening.press("Undo");
        assert_eq!(evening.tournament().entries().alternates().len(), 1, "way {no}");
        assert!(evening.sees(button), "way {no}: it waits to be done again");
    }
}
