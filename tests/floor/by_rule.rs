//! Verdicts by edition and number, each with the near case that goes the other way.

use engine::Event;
use engine::button::{ButtonState, Positions};
use engine::command::{ButtonMoment, Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, SeatNeed, Who};
use engine::finishes::Bust;
use engine::log::ActBody;
use engine::money::Pays;
use engine::seating::{NewTable, final_table_size};
use engine::settings::{ButtonTracking, Limit};
use engine::values::{LevelNo, SeatAt, SeatNo, SeatSet, TableNo, Timestamp};
use exchange::Template;
use reports::{Need, needs};
use rulebook::{Citation, RuleSet, Rulebook};
use rulings::Topic;
use serde_json::{Value, json};
use session::{SeededChance, Session, Time, chance};
use storage::MemoryJournal;

/// The verdict of a topic, which must cite this rule of this edition.
fn verdict(book: Rulebook, number: &str, slug: &str, facts: Value) -> Value {
    let topic = Topic::find(slug).unwrap();
    let ruling = topic.rule(&facts, &RuleSet::of(book)).unwrap();
    let cites = |cite: &Citation| cite.rulebook == book && cite.number == number;
    assert!(ruling.citations.iter().any(cites), "{slug} does not cite {} {number}", book.id());
    ruling.verdict.json()
}

/// The verdict of a topic on facts that do not bring this rule to bear.
fn verdict_beside(book: Rulebook, number: &str, slug: &str, facts: Value) -> Value {
    let topic = Topic::find(slug).unwrap();
    let ruling = topic.rule(&facts, &RuleSet::of(book)).unwrap();
    let cites = |cite: &Citation| cite.rulebook == book && cite.number == number;
    assert!(!ruling.citations.iter().any(cites), "{slug} cites {} {number}", book.id());
    ruling.verdict.json()
}

/// The next hand after button 1, small blind 2, big blind 3, with these seats taken.
fn next_hand(book: Rulebook, number: &str, occupied: &[u8], arrived: &[u8]) -> Value {
    let last = json!({"button": 1, "small_blind": 2, "big_blind": 3});
    let facts = json!({"seats": 9, "occupied": occupied, "last": last, "arrived": arrived});
    verdict(book, number, "next-hand", facts)
}

/// The seat that an arrival takes after button 1, small blind 2, big blind 3.
fn worst_seat(book: Rulebook, occupied: &[u8], open: &[u8]) -> Value {
    let last = json!({"button": 1, "small_blind": 2, "big_blind": 3});
    let facts = json!({"seats": 9, "occupied": occupied, "last": last, "open": open});
    let number = if book == Rulebook::Tda2024 { "11-A" } else { "8-A" };
    verdict(book, number, "worst-seat", facts)["seat"].clone()
}

/// Full tables and one with these seats taken, all after button 1, small blind 2, big blind 3.
fn balance(book: Rulebook, number: &str, short: &[u8], gone: &[u8]) -> Value {
    verdict(book, number, "balance", room(short, gone))
}

fn room(short: &[u8], gone: &[u8]) -> Value {
    let last = json!({"button": 1, "small_blind": 2, "big_blind": 3});
    let full: Vec<u8> = (1..=9).collect();
    let tables = json!([
        {"table": 1, "occupied": full, "last": last, "busted": []},
        {"table": 2, "occupied": full, "last": last, "busted": []},
        {"table": 3, "occupied": short, "last": last, "busted": gone},
    ]);
    json!({"seats": 9, "tables": tables})
}

fn dead_button(book: Rulebook, number: &str) {
    let busted = next_hand(book, number, &[1, 3, 4, 5], &[]);
    assert_eq!((&busted["button"], &busted["button_dead"]), (&json!(2), &json!(true)));
    let stays = next_hand(book, number, &[1, 2, 3, 4, 5], &[]);
    assert_eq!((&stays["button"], &stays["button_dead"]), (&json!(2), &json!(false)));
    let gap = next_hand(book, number, &[1, 2, 3, 5], &[]);
    assert_eq!(gap["button_dead"], false, "an empty seat elsewhere is nobody's dead button");
}

#[test]
fn tda_2024_32_the_button_of_a_busted_small_blind_is_dead() {
    dead_button(Rulebook::Tda2024, "32");
}

#[test]
fn tda_2011_29_the_button_of_a_busted_small_blind_is_dead() {
    dead_button(Rulebook::Tda2011, "29");
}

#[test]
fn home_001_the_button_moves_to_the_next_player_instead() {
    let facts = json!({"seats": 9, "occupied": [1, 3, 4, 5],
        "last": {"button": 1, "small_blind": 2, "big_blind": 3}});
    let rules = RuleSet::of(Rulebook::Home001);
    let ruling = Topic::find("next-hand").unwrap().rule(&facts, &rules).unwrap();
    assert_eq!(
        (&ruling.verdict.json()["button"], &ruling.verdict.json()["button_dead"]),
        (&json!(3), &json!(false))
    );
    let books: Vec<Rulebook> = ruling.citations.iter().map(|cite| cite.rulebook).collect();
    assert_eq!(books, [Rulebook::Home001]);
}

fn heads_up(book: Rulebook, number: &str) {
    let two = next_hand(book, number, &[1, 3], &[]);
    assert_eq!(two["heads_up"], true);
    assert_eq!((&two["button"], &two["small_blind"]), (&json!(3), &json!(3)));
    assert_eq!(two["big_blind"], 1, "seat 3 had it last");
    let last = json!({"button": 1, "small_blind": 2, "big_blind": 3});
    let facts = json!({"seats": 9, "occupied": [1, 3, 5], "last": last});
    let three = verdict_beside(book, number, "next-hand", facts);
    assert_eq!((&three["heads_up"], &three["big_blind"]), (&json!(false), &json!(5)));
}

#[test]
fn tda_2024_34_b_heads_up_nobody_has_the_big_blind_twice_running() {
    heads_up(Rulebook::Tda2024, "34-B");
}

#[test]
fn tda_2011_31_heads_up_nobody_has_the_big_blind_twice_running() {
    heads_up(Rulebook::Tda2011, "31");
}

fn between_button_and_small_blind(book: Rulebook, number: &str) {
    // Finished 1/2/5: the next hand is 2/5/6, so seats 3 and 4 lie between.
    let last = json!({"button": 1, "small_blind": 2, "big_blind": 5});
    let hand = |occupied: Value, arrived: u8| {
        let facts = json!({"seats": 9, "occupied": occupied, "last": last, "arrived": [arrived]});
        verdict(book, number, "next-hand", facts)["not_dealt"].clone()
    };
    assert_eq!(hand(json!([1, 2, 3, 5, 6, 8]), 3), json!([3]), "that player waits");
    assert_eq!(hand(json!([1, 2, 5, 6, 7, 8]), 7), json!([]), "dealt in beyond the blinds");
    assert_eq!(hand(json!([1, 2, 5, 6, 8]), 5), json!([]), "dealt in, in the small blind");
}

#[test]
fn tda_2024_10_a_only_between_button_and_small_blind_a_newcomer_waits() {
    between_button_and_small_blind(Rulebook::Tda2024, "10-A");
}

#[test]
fn tda_2011_7_only_between_button_and_small_blind_a_newcomer_waits() {
    between_button_and_small_blind(Rulebook::Tda2011, "7");
}

fn worst(book: Rulebook) {
    let all = [1, 2, 3, 5, 6, 8, 9];
    assert_eq!(worst_seat(book, &all, &[4, 7]), 4, "the big blind at once");
    assert_eq!(worst_seat(book, &all, &[7]), 7, "where it is not open, the next that pays");
    let both_out = [1, 2, 5, 6, 7, 8, 9];
    assert_eq!(worst_seat(book, &both_out, &[3, 4]), 4, "a lone big blind, not the small blind");
    assert_eq!(worst_seat(book, &both_out, &[3]), Value::Null, "never the small blind: the floor");
}

#[test]
fn tda_2024_11_a_the_worst_seat_and_never_the_small_blind() {
    worst(Rulebook::Tda2024);
}

#[test]
fn tda_2011_8_a_the_worst_seat_and_never_the_small_blind() {
    worst(Rulebook::Tda2011);
}

fn who_moves(book: Rulebook, number: &str) {
    let two_short = balance(book, number, &[1, 2, 3, 5, 6, 7, 8], &[4, 9]);
    assert_eq!(two_short["moves"].as_array().unwrap().len(), 1);
    assert_eq!(two_short["moves"][0]["from"]["seat"], 4, "the next big blind of a full table");
    assert_eq!(two_short["moves"][0]["to"], json!({"table": 3, "seat": 4}));
    let one_short = balance(book, number, &[1, 2, 3, 5, 6, 7, 8, 9], &[4]);
    assert_eq!(one_short["moves"], json!([]), "nine, nine and eight are even");
}

#[test]
fn tda_2024_11_a_the_next_big_blind_moves_from_a_table_two_larger() {
    who_moves(Rulebook::Tda2024, "11-A");
    who_moves(Rulebook::Tda2024, "11-C");
}

#[test]
fn tda_2011_8_a_the_next_big_blind_moves_from_a_table_two_larger() {
    who_moves(Rulebook::Tda2011, "8-A");
}

#[test]
fn tda_2024_11_d_three_short_halts_once_its_big_blind_comes_to_an_emptied_seat() {
    let halt =
        |short: &[u8], gone: &[u8]| balance(Rulebook::Tda2024, "11-D", short, gone)["halt"].clone();
    assert_eq!(halt(&[1, 2, 3, 5, 6, 7], &[4, 8, 9]), json!([3]));
    assert_eq!(halt(&[1, 2, 3, 4, 5, 6], &[7, 8, 9]), json!([]), "its blinds are not affected");
    let two_short = room(&[1, 2, 3, 5, 6, 7, 8], &[4, 9]);
    assert_eq!(verdict_beside(Rulebook::Tda2024, "11-D", "balance", two_short)["halt"], json!([]));
}

#[test]
fn tda_2011_8_a_three_short_halts_at_once_and_two_short_does_not() {
    let halt =
        |short: &[u8], gone: &[u8]| balance(Rulebook::Tda2011, "8-A", short, gone)["halt"].clone();
    assert_eq!(halt(&[1, 2, 3, 4, 5, 6], &[7, 8, 9]), json!([3]));
    assert_eq!(halt(&[1, 2, 3, 5, 6, 7, 8], &[4, 9]), json!([]));
}

fn breaking(book: Rulebook, number: &str) {
    let tables = |third: &[u8]| {
        json!({"seats": 9, "break_order": [3, 2, 1], "tables": [
            {"table": 1, "occupied": [1, 2, 3, 4, 5, 6, 7]},
            {"table": 2, "occupied": [1, 2, 3, 4, 5, 6, 7]},
            {"table": 3, "occupied": third},
        ]})
    };
    assert_eq!(verdict(book, number, "balance", tables(&[1, 2, 3, 4]))["break"], json!([3]));
    let too_many = verdict_beside(book, number, "balance", tables(&[1, 2, 3, 4, 5]));
    assert_eq!(too_many["break"], json!([]), "four seats are open for five");
}

#[test]
fn tda_2024_10_b_a_table_breaks_when_its_players_fit_elsewhere() {
    breaking(Rulebook::Tda2024, "10-B");
}

#[test]
fn tda_2011_7_a_table_breaks_when_its_players_fit_elsewhere() {
    breaking(Rulebook::Tda2011, "7");
    breaking(Rulebook::Tda2011, "5");
}

/// A tournament from a template, under these rules.
fn made(book: Rulebook, template: &str, seats: u8) -> Session {
    let mut template = Template::find(template).unwrap();
    template.settings.rules = RuleSet::of(book);
    template.settings.seating.seats_per_table = seats;
    let store = Box::new(MemoryJournal::default());
    let mut session = Session::on(store, Time::told(Timestamp(0)), chance(Some(1)), "");
    session.submit(&template.command("By the rules")).unwrap();
    session
}

fn final_size(book: Rulebook, template: &str, seats: u8) -> u8 {
    final_table_size(made(book, template, seats).tournament())
}

/// The level of a hand that begins so many minutes after the start of the clock, where the hand
/// before began at the start and levels last fifteen minutes.
fn level_of_hand(book: Rulebook, minutes: i64) -> LevelNo {
    let mut session = made(book, "home-game", 9);
    let new = |name| NewPlayer { name: PlayerName::new(name).unwrap(), need: None, member: None };
    let players = ["Ana", "Bo", "Cy", "Dan"].map(new).to_vec();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session.submit(&Command::StartClock).unwrap();
    let next = Command::NextHand { table: TableNo(1), confirmed: Vec::new() };
    session.submit(&next).unwrap();
    session.set_time(Time::told(Timestamp(minutes * 60_000)));
    session.submit(&next).unwrap();
    let levels = session.log().acts().iter().filter_map(|act| match &act.body {
        ActBody::Record(events) => events.iter().find_map(|event| match event {
            Event::HandBegun { level, .. } => Some(*level),
            _ => None,
        }),
        _ => None,
    });
    let levels: Vec<LevelNo> = levels.collect();
    assert_eq!((levels.len(), levels[0]), (2, LevelNo(1)), "the hand that is on keeps its level");
    levels[1]
}

#[test]
fn tda_2024_23_a_new_level_holds_from_the_next_hand_and_not_before_it_came() {
    assert_eq!(level_of_hand(Rulebook::Tda2024, 15), LevelNo(2));
    assert_eq!(level_of_hand(Rulebook::Tda2024, 14), LevelNo(1));
}

#[test]
fn tda_2011_20_a_new_level_holds_from_the_next_hand_and_not_before_it_came() {
    assert_eq!(level_of_hand(Rulebook::Tda2011, 15), LevelNo(2));
    assert_eq!(level_of_hand(Rulebook::Tda2011, 14), LevelNo(1));
}

fn stud_round(book: Rulebook) {
    let method = RuleSet::of(book).button;
    let seats = |taken: &[u8]| taken.iter().copied().map(SeatNo).collect::<SeatSet>();
    let (button, small_blind, big_blind) = (SeatNo(3), SeatNo(4), SeatNo(5));
    let played = ButtonState::Played(Positions { button, small_blind, big_blind });
    let all = seats(&[1, 2, 3, 4, 5, 6, 7]);
    // From hold'em to stud the button goes on once; in the stud round nothing moves it.
    let frozen = ButtonState::Frozen(played.next(method, all).unwrap().positions);
    assert_eq!(frozen.next_big_blind(method, all), Some(SeatNo(6)), "who moves in the stud round");
    assert_eq!(frozen.next(method, all).unwrap().positions.button, SeatNo(4), "and it resumes so");
    // Between two games with a button nothing freezes: the button goes on again.
    let next = ButtonState::Played(played.next(method, all).unwrap().positions);
    assert_eq!(next.next(method, all).unwrap().positions.button, SeatNo(5));
}

#[test]
fn tda_2024_11_b_the_button_waits_through_a_stud_round_and_only_then() {
    stud_round(Rulebook::Tda2024);
}

#[test]
fn tda_2011_8_b_the_button_waits_through_a_stud_round_and_only_then() {
    stud_round(Rulebook::Tda2011);
}

#[test]
fn tda_2024_rp_9_the_final_table_has_nine_and_seven_at_short_tables() {
    let size = |template, seats| final_size(Rulebook::Tda2024, template, seats);
    assert_eq!((size("deep-stack", 9), size("deep-stack", 8)), (9, 9));
    assert_eq!((size("deep-stack", 7), size("six-handed", 6)), (7, 7));
}

#[test]
fn tda_2011_9_the_final_table_has_ten_seven_or_nine_in_stud() {
    let size = |template, seats| final_size(Rulebook::Tda2011, template, seats);
    assert_eq!((size("deep-stack", 10), size("six-handed", 6)), (10, 7));
    assert_eq!(size("seven-card-stud", 8), 9);
}

/// Nine are left, six of them at table 1, and the final table is due: what the floor is asked for.
/// The last hand at table 2 was dealt with the button at seat 1 and the big blind at seat 3.
fn before_the_final_table(book: Rulebook, seats: &[u8], gone: &[(u16, u8)]) -> Vec<Need> {
    let now = Timestamp(1_800_000_000_000);
    let (store, chance) = (Box::new(MemoryJournal::default()), Box::new(SeededChance::new(7)));
    let mut session = Session::on(store, Time::told(now), chance, "Ana");
    let template = Template::find("home-game").unwrap();
    let Command::CreateTournament { mut settings, structure } = template.command("Friday") else {
        panic!("a template makes a tournament");
    };
    settings.rules = RuleSet::of(book);
    settings.seating.button_tracking = ButtonTracking::Never;
    // The final table does not wait for anybody who may still come.
    settings.entries.rebuys = Limit::Never;
    let at = |table: u16, seat: u8| SeatAt { table: TableNo(table), seat: SeatNo(seat) };
    let places = (1..=6).map(|seat| at(1, seat)).chain(seats.iter().map(|seat| at(2, *seat)));
    let new = |at: SeatAt| NewPlayer {
        name: PlayerName::new(&format!("Player {} {}", at.table, at.seat)).unwrap(),
        need: Some(SeatNeed { table: Some(at.table), seat: Some(at.seat) }),
        member: None,
    };
    let players: Vec<NewPlayer> = places.map(new).collect();
    // Who must have a seat at table 2 could not be drawn one at the final table.
    let free = |new: &NewPlayer| {
        let player = Who::Name(new.name.to_string());
        Command::SetNeed { player, need: None }
    };
    let freed: Vec<Command> = players.iter().map(free).collect();
    let tables = [1, 2].map(|table| NewTable { table: TableNo(table), seats: 9 }).to_vec();
    let (small_blind, big_blind) = (Some(SeatNo(2)), Some(SeatNo(3)));
    let (table, button, when) = (TableNo(2), SeatNo(1), ButtonMoment::ThisHand);
    let mut commands = vec![
        Command::CreateTournament { settings, structure },
        Command::AddTables { tables },
        Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
        Command::DrawSeats { public: None },
        Command::StartClock,
        Command::CloseRegistration,
    ];
    let bust = |(table, seat): &(u16, u8)| {
        let player = Who::Name(format!("Player {table} {seat}"));
        Command::bust_out(vec![Bust::of(player)], Vec::new())
    };
    commands.extend(freed);
    commands.extend(gone.iter().map(bust));
    commands.push(Command::SetButton { table, button, small_blind, big_blind, when });
    for command in &commands {
        session.submit(command).unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
    }
    needs(session.tournament(), now)
}

fn halted(needs: &[Need]) -> Vec<u16> {
    let table = |need: &Need| match need {
        Need::Halted { table, .. } => Some(table.0),
        _ => None,
    };
    needs.iter().filter_map(table).collect()
}

fn is_final_table_due(needs: &[Need]) -> bool {
    needs.iter().any(|need| matches!(need, Need::Redraw { .. }))
        && !needs.iter().any(|need| matches!(need, Need::Balance { .. } | Need::Break { .. }))
}

const THREE_SHORT: [(u16, u8); 3] = [(2, 4), (2, 5), (2, 6)];
const LESS_SHORT: [(u16, u8); 3] = [(2, 4), (2, 5), (1, 6)];

#[test]
fn tda_2024_11_d_a_halt_stands_though_the_final_table_is_due() {
    let needs = |seats: &[u8], gone| before_the_final_table(Rulebook::Tda2024, seats, gone);
    let emptied = needs(&[1, 2, 3, 4, 5, 6], &THREE_SHORT);
    assert!(is_final_table_due(&emptied), "{emptied:?}");
    assert_eq!(halted(&emptied), [2], "its big blind comes to an emptied seat");
    let not_emptied = needs(&[1, 2, 3, 4, 7, 8], &[(2, 1), (2, 7), (2, 8)]);
    assert!(is_final_table_due(&not_emptied), "{not_emptied:?}");
    assert_eq!(halted(&not_emptied), [0; 0], "its blinds are not affected");
    let less = needs(&[1, 2, 3, 4, 5, 6], &LESS_SHORT);
    assert!(is_final_table_due(&less), "{less:?}");
    assert_eq!(halted(&less), [0; 0], "one short");
}

#[test]
fn tda_2011_8_a_a_halt_stands_though_the_final_table_is_due() {
    let needs = |gone| before_the_final_table(Rulebook::Tda2011, &[1, 2, 3, 4, 5, 6], gone);
    let short = needs(&THREE_SHORT);
    assert!(is_final_table_due(&short), "{short:?}");
    assert_eq!(halted(&short), [2]);
    let less = needs(&LESS_SHORT);
    assert!(is_final_table_due(&less), "{less:?}");
    assert_eq!(halted(&less), [0; 0], "one short");
}
