//! Levels that last a fixed number of hands.

use crate::pace_room::{self};
use engine::Refusal;
use engine::clock::Run;
use engine::command::{ButtonMoment, Command};
use engine::entries::Who;
use engine::event::{ClockChange, Event};
use engine::finishes::Bust;
use engine::log::ActBody;
use engine::pace::{LevelHands, OrbitBusts, OrbitClock};
use engine::seating::Seat;
use engine::settings::{ButtonTracking, Settings};
use engine::values::{SeatNo, StageNo, TableNo, Timestamp};
use reports::{Cell, Need, needs};
use session::{Failure, Session, Time};

const ONE: TableNo = TableNo(1);
const TWO: TableNo = TableNo(2);
const THREE: TableNo = TableNo(3);

/// The room, five hands a level.
fn room(change: impl FnOnce(&mut Settings)) -> Session {
    pace_room::room(|settings| {
        settings.pace.level_hands = Some(5);
        change(settings);
    })
}

/// Does it; and whoever reads the journal reads the same clock.
fn act(session: &mut Session, command: Command) {
    pace_room::act(session, command);
    let again = engine::Log::replay(session.log().acts().iter().cloned()).unwrap();
    let now = session.now();
    assert_eq!(again.state().reading(now), session.tournament().reading(now));
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

fn mark(tables: &[TableNo], hands: i16) -> Command {
    Command::MarkHands { tables: tables.to_vec(), hands }
}

fn tables_done(tables: &[TableNo]) -> Command {
    Command::TableDone { tables: tables.to_vec() }
}

fn stage(session: &Session) -> (u16, Run) {
    let reading = session.tournament().reading(session.now());
    (reading.stage.0, reading.run)
}

fn left(session: &Session) -> Option<u16> {
    let reading = session.tournament().reading(session.now());
    session.tournament().level_hands(&reading).map(|level| level.left)
}

fn events(session: &Session) -> &[Event] {
    match &session.log().acts().last().unwrap().body {
        ActBody::Record(events) => events,
        other => panic!("{other:?}"),
    }
}

fn bust(session: &mut Session, table: TableNo) {
    let known = session.tournament().seating().table(table).unwrap();
    let first = known.seats().find_map(|(_, seat): (SeatNo, &Seat)| seat.player).unwrap();
    let busts = vec![Bust::of(Who::Id(first))];
    act(session, Command::bust_out(busts, vec![]));
}

fn set_hands(session: &Session, hands: Option<u16>) -> Command {
    let mut settings = session.tournament().settings().clone();
    settings.pace.level_hands = hands;
    Command::ChangeSettings { settings: Box::new(settings) }
}

#[test]
fn tda_2024_rp_19_the_level_goes_up_when_every_table_has_played_its_hands() {
    let mut session = room(|_| {});
    later(&mut session, 5_000);
    assert_eq!((stage(&session), left(&session)), ((1, Run::Running), Some(5)), "no time ends it");
    act(&mut session, mark(&[ONE, TWO, THREE], 1));
    assert_eq!(left(&session), Some(4));
    let reading = session.tournament().reading(session.now());
    assert_eq!(reading.remaining_millis, 480_000, "an estimate, by the hands that are left");
    act(&mut session, tables_done(&[ONE]));
    assert_eq!(left(&session), Some(4), "the slowest counts");
    let waits = |session: &Session| {
        let tables = session.tournament().level_tables(session.now()).into_iter();
        tables.filter(|(_, stands)| stands.waits).map(|(table, _)| table).collect::<Vec<_>>()
    };
    assert_eq!(waits(&session), [ONE]);
    assert_eq!(refused(&mut session, &mark(&[ONE], 1)), Refusal::LevelPlayedAt { table: ONE });
    let twice = Refusal::TableAlreadyDone { table: ONE };
    assert_eq!(refused(&mut session, &tables_done(&[ONE])), twice);
    act(&mut session, mark(&[TWO], 9));
    assert_eq!(waits(&session), [ONE, TWO], "no more are counted than the level has");
    act(&mut session, tables_done(&[]));
    assert_eq!((stage(&session), left(&session)), ((2, Run::Running), Some(5)));
    let up =
        |event: &Event| matches!(event, Event::ClockSet { change: ClockChange::HandsPlayed, .. });
    assert!(events(&session).iter().any(up), "{:?}", events(&session));
    act(&mut session, Command::Undo);
    assert_eq!((stage(&session), left(&session)), ((1, Run::Running), Some(4)));
}

#[test]
fn a_break_goes_by_the_clock_and_the_level_after_it_by_hands() {
    let mut session = room(|_| {});
    act(&mut session, Command::NextStage);
    act(&mut session, tables_done(&[]));
    assert_eq!((stage(&session), left(&session)), ((3, Run::Running), None));
    assert_eq!(refused(&mut session, &mark(&[ONE], 1)), Refusal::HandsNotCounted);
    later(&mut session, 299);
    assert_eq!(stage(&session).0, 3);
    later(&mut session, 10_000);
    assert_eq!((stage(&session), left(&session)), ((4, Run::Running), Some(5)));
    // Nothing follows the last level, and play goes on.
    act(&mut session, tables_done(&[]));
    assert_eq!((stage(&session).0, left(&session)), (4, Some(0)));
    assert!(needs(session.tournament(), session.now()).contains(&Need::StructureOver));
}

#[test]
fn going_back_a_level_or_to_it_again_counts_anew() {
    let mut session = room(|_| {});
    act(&mut session, mark(&[ONE, TWO, THREE], 2));
    act(&mut session, Command::GoToStage { stage: StageNo(1) });
    assert_eq!(left(&session), Some(5));
    act(&mut session, tables_done(&[]));
    act(&mut session, mark(&[ONE, TWO, THREE], 3));
    assert_eq!((stage(&session).0, left(&session)), (2, Some(2)));
    act(&mut session, Command::PreviousStage);
    assert_eq!((stage(&session).0, left(&session)), (1, Some(5)));
}

#[test]
fn where_hands_are_entered_the_last_one_is_ticked_off() {
    let mut session = room(|it| it.seating.button_tracking = ButtonTracking::Always);
    let (table, when) = (ONE, ButtonMoment::ThisHand);
    let (small_blind, big_blind) = (None, None);
    let button = SeatNo(1);
    act(&mut session, Command::SetButton { table, button, small_blind, big_blind, when });
    let next = Command::NextHand { table, confirmed: vec![] };
    for _ in 0..5 {
        act(&mut session, next.clone());
    }
    assert_eq!(refused(&mut session, &next), Refusal::LevelPlayedAt { table });
    assert_eq!(refused(&mut session, &mark(&[ONE], 1)), Refusal::HandsAreEntered { table });
    act(&mut session, tables_done(&[TWO, THREE]));
    assert_eq!((stage(&session).0, left(&session)), (1, Some(1)), "its last hand is on");
    act(&mut session, tables_done(&[ONE]));
    assert_eq!(stage(&session).0, 2);
    act(&mut session, next);
    assert_eq!(left(&session), Some(5));
}

#[test]
fn a_table_that_is_stopped_or_gone_holds_no_level_up() {
    let mut session = room(|it| it.pace.places_paid = Some(1));
    act(&mut session, tables_done(&[ONE, TWO]));
    act(&mut session, Command::HaltTable { table: THREE });
    let said = needs(session.tournament(), session.now());
    assert!(said.contains(&Need::LevelPlayed), "{said:?}");
    act(&mut session, Command::NextStage);
    assert_eq!((stage(&session).0, left(&session)), (2, Some(5)));
    act(&mut session, Command::ResumeTable { table: THREE });
    for _ in 0..3 {
        bust(&mut session, THREE);
    }
    act(&mut session, tables_done(&[]));
    assert_eq!(stage(&session).0, 3);
}

#[test]
fn a_hand_that_is_played_hand_for_hand_is_one_of_the_level() {
    let mut session = room(|_| {});
    act(&mut session, mark(&[ONE, TWO, THREE], 3));
    act(&mut session, Command::StartHandForHand);
    act(&mut session, tables_done(&[]));
    assert_eq!(left(&session), Some(2), "the announced hand counts for whoever marks it");
    let hand = |session: &mut Session| {
        act(session, Command::NextHandForHand);
        act(session, tables_done(&[]));
    };
    hand(&mut session);
    assert_eq!((stage(&session), left(&session)), ((1, Run::Paused), Some(1)));
    hand(&mut session);
    assert_eq!((stage(&session), left(&session)), ((2, Run::Paused), Some(5)));
    for _ in 0..5 {
        hand(&mut session);
    }
    assert_eq!(
        (stage(&session), left(&session)),
        ((2, Run::Paused), Some(0)),
        "no break by itself"
    );
    assert!(needs(session.tournament(), session.now()).contains(&Need::BreakReached));
    act(&mut session, Command::NextStage);
    assert_eq!(stage(&session), (3, Run::Running));
}

#[test]
fn other_ways_of_waiting_and_the_time_of_a_level_are_refused() {
    let mut session = room(|_| {});
    let by_hands = Refusal::LevelByHands { hands: 5 };
    let (clock, busts) = (OrbitClock::Runs, OrbitBusts::InOrder);
    for command in [
        Command::StartOrbitForOrbit { clock, busts },
        Command::StartSoftHandForHand { ahead: 2 },
        Command::AdjustClock { secs: 60 },
        Command::DrawRandomHalt { from_mins: 8, to_mins: 2 },
    ] {
        assert_eq!(refused(&mut session, &command), by_hands, "{command:?}");
    }
    for hands in [0, 201] {
        let impossible = Refusal::LevelHandsImpossible { hands, most: 200 };
        let change = set_hands(&session, Some(hands));
        assert_eq!(refused(&mut session, &change), impossible);
    }
    let mut session = room(|it| it.pace.level_hands = None);
    assert_eq!(refused(&mut session, &tables_done(&[])), Refusal::NoTableTicks);
    act(&mut session, Command::StartSoftHandForHand { ahead: 2 });
    let change = set_hands(&session, Some(5));
    assert_eq!(refused(&mut session, &change), Refusal::SoftHandForHandOn);
}

#[test]
fn what_was_played_stays_when_levels_change_between_time_and_hands() {
    let mut session = room(|it| it.pace.level_hands = None);
    later(&mut session, 700);
    assert_eq!(stage(&session).0, 2);
    let change = set_hands(&session, Some(10));
    act(&mut session, change);
    assert_eq!((stage(&session).0, left(&session)), (2, Some(10)));
    act(&mut session, mark(&[ONE, TWO, THREE], 5));
    later(&mut session, 50_000);
    let change = set_hands(&session, None);
    act(&mut session, change);
    let reading = session.tournament().reading(session.now());
    assert_eq!((reading.stage.0, reading.remaining_millis), (2, 300_000), "half of it is left");
    assert_eq!(session.tournament().reading_of(Timestamp(1_800_000_100_000)).stage.0, 1);
}

#[test]
fn players_see_hands_and_not_a_time() {
    let mut session = room(|_| {});
    act(&mut session, mark(&[ONE, TWO, THREE], 2));
    let (tournament, log) = (session.tournament(), session.log());
    let shown = reports::players_clock(tournament, log, session.now());
    assert_eq!(shown.level_hands, Some(LevelHands { hands: 5, left: 3 }));
    assert_eq!(shown.break_in_millis, None, "nobody knows when it is");
    let row = reports::clock(tournament, session.now()).rows.remove(0);
    let cell = |name| row.iter().find(|(key, _)| *key == name).unwrap().1.clone();
    assert_eq!((cell("hands_left"), cell("remaining_secs")), (Cell::Number(3), Cell::Empty));
    let soon = session.now().plus_millis(60_000);
    assert_eq!(shown.left_at(soon), shown.left_at(session.now()), "nothing runs down");
    assert_eq!(reports::cue(&heard(&session, 0), &heard(&session, 3_000)), None);
}

fn heard(session: &Session, after: i64) -> reports::Heard {
    reports::Heard::of(session.tournament(), session.now().plus_millis(after))
}
