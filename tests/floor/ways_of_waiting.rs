//! Orbit for orbit and hands that are counted: tables that wait for each other; a random break.

use crate::pace_room::{self, room};
use crate::terminal::{done, word};
use engine::clock::Run;
use engine::command::{ButtonMoment, Command};
use engine::entries::Who;
use engine::event::{ClockChange, Event};
use engine::finishes::{Bust, place_of};
use engine::log::ActBody;
use engine::pace::{AtMinute, OrbitBusts, OrbitClock, TableHands};
use engine::seating::Seat;
use engine::settings::{ButtonTracking, HandForHandBusts, HandForHandStart};
use engine::values::{PlayerId, SeatNo, TableNo};
use engine::{Log, Refusal};
use reports::{Need, needs};
use session::{Failure, Session, Time};

const ONE: TableNo = TableNo(1);
const TWO: TableNo = TableNo(2);
const THREE: TableNo = TableNo(3);

/// The same; and whoever reads the journal finds the tables waiting alike.
fn act(session: &mut Session, command: Command) {
    pace_room::act(session, command);
    let again = Log::replay(session.log().acts().iter().cloned()).unwrap();
    let (one, two) = (session.tournament().pace(), again.state().pace());
    assert_eq!((one.hold(), one.soft()), (two.hold(), two.soft()));
}

fn refused(session: &mut Session, command: &Command) -> Refusal {
    match session.submit(command) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{command:?}: {other:?}"),
    }
}

fn later(session: &mut Session, secs: i64) {
    session.set_time(Time::told(session.now().plus_millis(secs * 1000)));
}

/// The first at this table busts out.
fn bust(session: &mut Session, table: TableNo) -> PlayerId {
    let known = session.tournament().seating().table(table).unwrap();
    let first = known.seats().find_map(|(_, seat): (SeatNo, &Seat)| seat.player).unwrap();
    let busts = vec![Bust::of(Who::Id(first))];
    act(session, Command::bust_out(busts, vec![]));
    first
}

fn orbits(clock: OrbitClock, busts: OrbitBusts) -> Command {
    Command::StartOrbitForOrbit { clock, busts }
}

fn as_usual() -> Command {
    orbits(OrbitClock::Runs, OrbitBusts::InOrder)
}

fn tables_done(tables: &[TableNo]) -> Command {
    Command::TableDone { tables: tables.to_vec() }
}

fn place(session: &Session, player: PlayerId) -> u32 {
    place_of(session.tournament(), player).unwrap().0
}

fn clock(session: &Session) -> (u16, i64, Run) {
    let reading = session.tournament().reading(session.now());
    (reading.stage.0, reading.elapsed_millis / 1000, reading.run)
}

fn events(session: &Session) -> &[Event] {
    match &session.log().acts().last().unwrap().body {
        ActBody::Record(events) => events,
        other => panic!("{other:?}"),
    }
}

fn said(session: &Session) -> Vec<Need> {
    needs(session.tournament(), session.now())
}

fn button(session: &mut Session, table: TableNo) {
    let (small_blind, big_blind, when) = (None, None, ButtonMoment::ThisHand);
    act(session, Command::SetButton { table, button: SeatNo(1), small_blind, big_blind, when });
}

fn next(table: TableNo) -> Command {
    Command::NextHand { table, confirmed: vec![] }
}

fn mark(tables: &[TableNo], hands: i16) -> Command {
    Command::MarkHands { tables: tables.to_vec(), hands }
}

#[test]
fn an_orbit_has_as_many_hands_as_the_table_has_players_and_keeps_them() {
    let mut session = room(|_| {});
    bust(&mut session, THREE);
    act(&mut session, as_usual());
    let four = |table| TableHands { table, hands: 4 };
    let expected = vec![four(ONE), four(TWO), TableHands { table: THREE, hands: 3 }];
    assert!(
        matches!(&events(&session)[0], Event::OrbitBegun { tables, .. } if *tables == expected)
    );
    assert_eq!(clock(&session).2, Run::Running, "the floor chose that the clock runs on");
    // Somebody busts in the middle: the orbit keeps its hands, and its table is waited for.
    bust(&mut session, ONE);
    let (hold, orbit) = session.tournament().pace().orbit().unwrap();
    assert_eq!((hold.orbits[&ONE], orbit.no), (4, 1));
    let still = Refusal::OrbitStillPlayed { tables: vec![ONE, TWO, THREE] };
    assert_eq!(refused(&mut session, &Command::NextOrbit), still);
    act(&mut session, tables_done(&[TWO]));
    let twice = Refusal::TableAlreadyDone { table: TWO };
    assert_eq!(refused(&mut session, &tables_done(&[TWO])), twice);
    act(&mut session, tables_done(&[]));
    assert!(said(&session).contains(&Need::OrbitIsOver { no: 1 }), "{:?}", said(&session));
    assert_eq!(refused(&mut session, &tables_done(&[])), Refusal::HandIsOver);
    act(&mut session, Command::NextOrbit);
    let (hold, orbit) = session.tournament().pace().orbit().unwrap();
    assert_eq!((hold.orbits[&ONE], orbit.no), (3, 2), "the next orbit counts who is left");
    act(&mut session, Command::Undo);
    assert_eq!(session.tournament().pace().orbit().unwrap().1.no, 1);
    act(&mut session, Command::EndOrbitForOrbit);
    assert_eq!(refused(&mut session, &Command::NextOrbit), Refusal::OrbitForOrbitNotOn);
    assert_eq!(refused(&mut session, &Command::EndOrbitForOrbit), Refusal::OrbitForOrbitNotOn);
}

#[test]
fn a_table_plays_no_hand_beyond_its_orbit_where_hands_are_entered() {
    let mut session = room(|it| it.seating.button_tracking = ButtonTracking::Always);
    button(&mut session, ONE);
    act(&mut session, as_usual());
    for _ in 0..4 {
        act(&mut session, next(ONE));
    }
    let played = Refusal::OrbitPlayedAt { table: ONE };
    assert_eq!(refused(&mut session, &next(ONE)), played);
    assert!(session.tournament().tables_still_playing().contains(&ONE), "its last hand is on");
    act(&mut session, tables_done(&[]));
    assert_eq!(refused(&mut session, &next(ONE)), played, "it waits for the next orbit");
    act(&mut session, Command::NextOrbit);
    act(&mut session, next(ONE));
}

#[test]
fn an_orbit_takes_the_time_of_its_hands_where_the_clock_is_off() {
    let mut session = room(|it| it.pace.hand_for_hand_secs = 60);
    later(&mut session, 400);
    act(&mut session, orbits(OrbitClock::ByHands, OrbitBusts::InOrder));
    assert_eq!(clock(&session), (1, 400, Run::Paused));
    later(&mut session, 1000);
    act(&mut session, tables_done(&[]));
    assert_eq!(clock(&session), (2, 40, Run::Paused), "four hands of a minute, into level 2");
    let taken = ClockChange::OrbitTaken { hands: 4, secs: 240 };
    let is_taken =
        |event: &Event| matches!(event, Event::ClockSet { change, .. } if *change == taken);
    assert!(events(&session).iter().any(is_taken), "{:?}", events(&session));
    for _ in 0..3 {
        act(&mut session, Command::NextOrbit);
        act(&mut session, tables_done(&[]));
    }
    assert_eq!(clock(&session), (2, 600, Run::Paused), "no step into the break");
    assert!(said(&session).contains(&Need::BreakReached));
    act(&mut session, Command::NextStage);
    assert_eq!(clock(&session), (3, 0, Run::Running), "the break runs");
    assert_eq!(refused(&mut session, &Command::NextOrbit), Refusal::BreakRunning);
    later(&mut session, 310);
    act(&mut session, Command::NextOrbit);
    assert_eq!(clock(&session), (4, 10, Run::Paused), "the clock is off again");
    act(&mut session, Command::EndOrbitForOrbit);
    assert_eq!(clock(&session), (4, 10, Run::Running));
}

#[test]
fn a_clock_that_stood_still_stays_so_when_orbits_end() {
    let mut session = room(|_| {});
    act(&mut session, Command::PauseClock);
    act(&mut session, orbits(OrbitClock::ByHands, OrbitBusts::InOrder));
    act(&mut session, Command::EndOrbitForOrbit);
    assert_eq!(clock(&session).2, Run::Paused);
}

/// Those who bust in the middle of an orbit, one at each table, in this order.
fn places_of_orbit(busts: OrbitBusts, sharing: HandForHandBusts) -> Vec<u32> {
    let mut session = room(|it| it.pace.hand_for_hand_busts = sharing);
    act(&mut session, orbits(OrbitClock::Runs, busts));
    let mut out = Vec::new();
    for table in [ONE, TWO, THREE] {
        later(&mut session, 30);
        out.push(bust(&mut session, table));
    }
    act(&mut session, tables_done(&[]));
    // The orbit is over and the next one is another.
    act(&mut session, Command::NextOrbit);
    later(&mut session, 30);
    let next = bust(&mut session, ONE);
    assert_eq!(place(&session, next), 9);
    out.iter().map(|player| place(&session, *player)).collect()
}

#[test]
fn who_busts_in_one_orbit_shares_as_in_one_hand_only_where_the_floor_said_so() {
    let (order, one_hand) = (OrbitBusts::InOrder, OrbitBusts::AsOneHand);
    assert_eq!(places_of_orbit(order, HandForHandBusts::Share), [12, 11, 10]);
    assert_eq!(places_of_orbit(one_hand, HandForHandBusts::Share), [10, 10, 10]);
    assert_eq!(places_of_orbit(one_hand, HandForHandBusts::ByTable), [10, 10, 10]);
}

#[test]
fn ways_of_waiting_exclude_each_other() {
    let soft = Command::StartSoftHandForHand { ahead: 2 };
    let mut session = room(|_| {});
    act(&mut session, as_usual());
    for other in [as_usual(), Command::StartHandForHand, soft.clone()] {
        assert_eq!(refused(&mut session, &other), Refusal::OrbitForOrbitOn);
    }
    let last = Command::AnnounceLastHands { hands: 2 };
    assert_eq!(refused(&mut session, &last), Refusal::OrbitForOrbitOn);
    act(&mut session, Command::EndOrbitForOrbit);
    act(&mut session, Command::StartHandForHand);
    assert_eq!(refused(&mut session, &as_usual()), Refusal::HandForHandOn);
    assert_eq!(refused(&mut session, &soft), Refusal::HandForHandOn);
    act(&mut session, Command::EndHandForHand);
    act(&mut session, soft.clone());
    assert_eq!(refused(&mut session, &as_usual()), Refusal::SoftHandForHandOn);
    assert_eq!(refused(&mut session, &soft), Refusal::SoftHandForHandOn);
    // Hand for hand is the strict way of the same, and takes its place.
    act(&mut session, Command::StartHandForHand);
    assert!(session.tournament().pace().soft().is_none());
    act(&mut session, Command::Undo);
    assert!(session.tournament().pace().soft().is_some());
}

#[test]
fn one_table_and_a_break_wait_for_no_orbit() {
    let mut session = room(|it| it.pace.places_paid = Some(1));
    later(&mut session, 1250);
    assert_eq!(refused(&mut session, &as_usual()), Refusal::BreakRunning);
    later(&mut session, 300);
    act(&mut session, as_usual());
    for table in [ONE, ONE, ONE, TWO, TWO] {
        bust(&mut session, table);
    }
    assert_eq!(session.tournament().tables_still_playing(), [TWO, THREE]);
    bust(&mut session, TWO);
    act(&mut session, tables_done(&[THREE]));
    let alone = Refusal::HandForHandOneTable;
    assert_eq!(refused(&mut session, &Command::NextOrbit), alone);
    act(&mut session, Command::EndOrbitForOrbit);
    assert_eq!(refused(&mut session, &as_usual()), alone);
    assert_eq!(refused(&mut session, &Command::StartSoftHandForHand { ahead: 2 }), alone);
}

#[test]
fn when_the_last_table_that_plays_is_gone_the_orbit_is_over() {
    let mut session = room(|it| it.pace.places_paid = Some(1));
    act(&mut session, as_usual());
    act(&mut session, tables_done(&[ONE, TWO]));
    for _ in 0..3 {
        bust(&mut session, THREE);
    }
    assert!(matches!(events(&session)[1], Event::OrbitOver { no: 1, .. }));
    // A table that breaks instead leaves nobody to tick off, and the next orbit says it.
    let mut session = room(|_| {});
    for table in [ONE, TWO, THREE, THREE] {
        bust(&mut session, table);
    }
    act(&mut session, as_usual());
    act(&mut session, tables_done(&[ONE, TWO]));
    act(&mut session, Command::BreakTables { tables: vec![THREE] });
    act(&mut session, Command::NextOrbit);
    let both = |events: &[Event]| {
        matches!(events, [Event::OrbitOver { no: 1, .. }, Event::OrbitBegun { no: 2, .. }])
    };
    assert!(both(events(&session)), "{:?}", events(&session));
}

#[test]
fn a_table_that_is_two_hands_ahead_waits_until_the_slowest_has_caught_up() {
    let mut session = room(|_| {});
    let soft = |ahead| Command::StartSoftHandForHand { ahead };
    for hands in [0, 10] {
        let impossible = Refusal::AheadImpossible { hands, most: 9 };
        assert_eq!(refused(&mut session, &soft(hands)), impossible);
    }
    assert_eq!(refused(&mut session, &mark(&[ONE], 1)), Refusal::HandsNotCounted);
    act(&mut session, soft(2));
    assert_eq!(clock(&session).2, Run::Running);
    act(&mut session, mark(&[ONE, TWO], 1));
    let waits = |session: &Session| {
        let tables = session.tournament().soft_tables(session.now()).into_iter();
        tables.filter(|(_, stands)| stands.waits).map(|(table, _)| table).collect::<Vec<_>>()
    };
    assert!(waits(&session).is_empty());
    act(&mut session, mark(&[ONE], 1));
    assert_eq!(waits(&session), [ONE]);
    let ahead = Need::TablesAhead { tables: vec![ONE], others: vec![TWO, THREE] };
    assert!(said(&session).contains(&ahead), "{:?}", said(&session));
    act(&mut session, mark(&[THREE], 1));
    assert!(waits(&session).is_empty(), "nobody is two ahead of the slowest");
    act(&mut session, Command::Undo);
    assert_eq!(waits(&session), [ONE]);
    let below = Refusal::HandsBelowNone { table: ONE, hands: 2 };
    assert_eq!(refused(&mut session, &mark(&[ONE], -3)), below);
    act(&mut session, mark(&[ONE], -1));
    assert!(waits(&session).is_empty());
    assert_eq!(refused(&mut session, &mark(&[], 1)), Refusal::NothingMarked);
    assert_eq!(refused(&mut session, &mark(&[ONE], 0)), Refusal::NothingMarked);
    let twice = Refusal::TableTwice { table: ONE };
    assert_eq!(refused(&mut session, &mark(&[ONE, ONE], 1)), twice);
    act(&mut session, Command::EndSoftHandForHand);
    assert_eq!(refused(&mut session, &Command::EndSoftHandForHand), Refusal::SoftHandForHandNotOn);
}

#[test]
fn where_hands_are_entered_they_count_by_themselves() {
    let mut session = room(|it| it.seating.button_tracking = ButtonTracking::Always);
    button(&mut session, ONE);
    act(&mut session, Command::StartSoftHandForHand { ahead: 2 });
    act(&mut session, next(ONE));
    act(&mut session, next(ONE));
    let others = vec![TWO, THREE];
    assert_eq!(refused(&mut session, &next(ONE)), Refusal::TableAhead { table: ONE, others });
    let entered = Refusal::HandsAreEntered { table: ONE };
    assert_eq!(refused(&mut session, &mark(&[ONE], 1)), entered);
    for table in [TWO, THREE] {
        button(&mut session, table);
        act(&mut session, next(table));
    }
    act(&mut session, next(ONE));
}

#[test]
fn a_slow_table_that_is_stopped_or_broken_holds_nobody_up() {
    let mut session = room(|_| {});
    for table in [ONE, TWO, THREE, THREE] {
        bust(&mut session, table);
    }
    act(&mut session, Command::StartSoftHandForHand { ahead: 2 });
    act(&mut session, mark(&[ONE, TWO], 2));
    let stands = |session: &Session, no| {
        let tables = session.tournament().soft_tables(session.now());
        tables.into_iter().find(|(table, _)| *table == no).map(|(_, it)| (it.hands, it.waits))
    };
    assert_eq!(stands(&session, ONE), Some((2, true)));
    act(&mut session, Command::HaltTable { table: THREE });
    assert_eq!((stands(&session, ONE), stands(&session, THREE)), (Some((2, false)), None));
    act(&mut session, Command::ResumeTable { table: THREE });
    assert_eq!(stands(&session, ONE), Some((2, true)));
    act(&mut session, Command::BreakTables { tables: vec![THREE] });
    assert_eq!(stands(&session, ONE), Some((2, false)));
}

#[test]
fn the_bubble_begins_hand_for_hand_by_itself_in_place_of_the_soft_way() {
    let mut session = room(|it| it.pace.hand_for_hand = HandForHandStart::AtBubble);
    act(&mut session, Command::StartSoftHandForHand { ahead: 2 });
    bust(&mut session, ONE);
    assert!(session.tournament().pace().soft().is_none());
    assert_eq!(session.tournament().pace().hand_no(), Some(0));
}

#[test]
fn tda_2024_rp_19_a_break_begins_at_a_drawn_minute_and_is_as_long_as_ever() {
    let mut session = room(|_| {});
    let draw = |from_mins, to_mins| Command::DrawRandomBreak { from_mins, to_mins };
    assert_eq!(refused(&mut session, &draw(8, 2)), Refusal::NoBreakFollows, "level 2 is next");
    act(&mut session, Command::NextStage);
    let impossible = Refusal::RandomHaltImpossible { from: 2, to: 8, left: 10 };
    assert_eq!(refused(&mut session, &draw(2, 8)), impossible);
    act(&mut session, draw(8, 2));
    assert_eq!(refused(&mut session, &draw(8, 2)), Refusal::RandomHaltPending);
    assert!(events(&session)[0].shown_draw().is_none(), "nobody sees the minute");
    let shown = |session: &Session| {
        let (tournament, log) = (session.tournament(), session.log());
        reports::players_clock(tournament, log, session.now()).break_window
    };
    assert_eq!(shown(&session), Some((8, 2)), "players see the window");
    let mins_left = session.tournament().pace().random_halt().unwrap().mins_left;
    later(&mut session, 600 - i64::from(mins_left) * 60 - 1);
    assert_eq!(refused(&mut session, &Command::StopAtRandomHalt), Refusal::RandomHaltNotDue);
    later(&mut session, 31);
    let due = Need::RandomHaltDue { mins_left, then: AtMinute::Break };
    assert!(said(&session).contains(&due));
    act(&mut session, Command::StopAtRandomHalt);
    assert_eq!(clock(&session), (3, 0, Run::Running), "the break is whole");
    assert_eq!(shown(&session), None);
    later(&mut session, 301);
    assert_eq!(clock(&session), (4, 1, Run::Running), "the rest of level 2 is not played");
    act(&mut session, Command::Undo);
    act(&mut session, Command::DropRandomHalt);
    assert!(session.tournament().pace().random_halt().is_none());
}

#[test]
fn a_drawn_break_that_was_taken_out_since_stops_the_clock() {
    let mut session = room(|_| {});
    act(&mut session, Command::NextStage);
    act(&mut session, Command::DrawRandomBreak { from_mins: 8, to_mins: 2 });
    let mut structure = session.tournament().structure().clone();
    structure.stages.remove(2);
    act(&mut session, Command::SetStructure { structure });
    later(&mut session, 599);
    act(&mut session, Command::StopAtRandomHalt);
    assert_eq!((clock(&session).0, clock(&session).2), (2, Run::Paused));
}

/// Twenty players at three tables, and what is done there.
fn at_a_terminal(folder: &tempfile::TempDir, acts: &[&str]) -> String {
    let file = word(&folder.path().join("Pace.floorman")).to_owned();
    let list = folder.path().join("names.txt");
    let names: Vec<String> = (1..=20).map(|no| format!("P{no}")).collect();
    std::fs::write(&list, names.join("\n")).unwrap();
    done(&["new", &file, "--template", "club-night", "--entries", word(&list)], b"");
    let begun = [r#"{"DrawSeats":{}}"#, r#""CloseRegistration""#, r#""StartClock""#];
    done(&["do", &file], [&begun, acts].concat().join("\n").as_bytes());
    file
}

#[test]
fn the_terminal_shows_who_waits_softly() {
    let folder = tempfile::tempdir().unwrap();
    let soft = r#"{"StartSoftHandForHand":{"ahead":2}}"#;
    let file = at_a_terminal(&folder, &[soft, r#"{"MarkHands":{"tables":[1],"hands":2}}"#]);
    let rows = done(&["show", &file, "pace", "--format", "json"], b"").json();
    let first = rows.iter().find(|row| row["table"] == 1).unwrap();
    assert_eq!(first["mode"], "soft-hand-for-hand");
    assert_eq!((first["hands"].as_u64(), first["state"].as_str()), (Some(2), Some("done")));
}

#[test]
fn the_log_and_a_persons_evening_name_the_orbit_in_which_they_busted() {
    let folder = tempfile::tempdir().unwrap();
    let start = r#"{"StartOrbitForOrbit":{"clock":"Runs","busts":"AsOneHand"}}"#;
    let file = at_a_terminal(&folder, &[start, r#"{"BustOut":{"busts":[{"player":"P3"}]}}"#]);
    let log = done(&["show", &file, "log", "--format", "text"], b"").out;
    assert!(log.contains("in orbit 1"), "{log}");
    let words = ["show", &file, "player", "--name", "P3", "--format", "text"];
    let evening = done(&words, b"").out;
    assert!(evening.contains("in orbit 1"), "{evening}");
    let rows = done(&["show", &file, "pace", "--format", "json"], b"").json();
    assert_eq!(
        (rows[0]["mode"].as_str(), rows[0]["hand"].as_u64()),
        (Some("orbit-for-orbit"), Some(1))
    );
}

/// What the engine does, what the floor question offers and what the page about the rule says is
/// one thing.
#[test]
fn tda_2024_rp_19_the_question_and_the_page_name_what_tables_can_do() {
    let words = words::Words::new(words::Language::English);
    let page = words.text("rule-stalling-says");
    let asked = ["rule", "stalling", "--rules", "tda-2024", "--format", "text"];
    let answer = done(&asked, br#"{"who":"many_players"}"#).out;
    for way in ["andom break", "fixed number of hands", "rbit for orbit", "oft hand for hand"] {
        assert!(page.contains(way), "{way}: {page}");
        assert!(answer.contains(way), "{way}: {answer}");
    }
    // An orbit is as many hands as there are players, and two hands ahead is usual, in all three.
    for said in ["as many hands as it has players", "usually two"] {
        assert!(page.contains(said) && answer.contains(said), "{said}: {page}{answer}");
    }
    assert!(words.text("pace-orbits-hint").contains("as many hands as it has players"));
    assert!(words.text("pace-soft-start.tip").contains("Two is usual"));
    for topic in ["setting-level-hands.what", "pace-random-break.tip"] {
        assert!(!words.text(topic).contains('\u{27e8}'), "{topic}");
    }
}

/// RP-8: two minutes a hand, where nothing else is said, for the question and for the clock.
#[test]
fn tda_2024_rp_8_the_question_and_the_clock_take_the_same_time_for_a_hand() {
    let asked = ["rule", "hand-for-hand", "--rules", "tda-2024", "--format", "json"];
    let facts = br#"{"players_left":52,"places_paid":50,"busted":0,"hands":1}"#;
    let ruling = done(&asked, facts).json().remove(0);
    let minutes = ruling["verdict"]["minutes_off"].as_u64().unwrap();
    let mut session = room(|_| {});
    act(&mut session, Command::StartHandForHand);
    act(&mut session, tables_done(&[]));
    act(&mut session, Command::NextHandForHand);
    act(&mut session, tables_done(&[]));
    assert_eq!(clock(&session), (1, i64::try_from(minutes).unwrap() * 60, Run::Paused));
    let (clock_of, busts) = (OrbitClock::ByHands, OrbitBusts::InOrder);
    act(&mut session, Command::EndHandForHand);
    act(&mut session, orbits(clock_of, busts));
    act(&mut session, tables_done(&[]));
    let after = i64::try_from(minutes).unwrap() * 60 * 5;
    assert_eq!(clock(&session).1 + i64::from(clock(&session).0 - 1) * 600, after);
}
