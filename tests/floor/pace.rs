//! Hand for hand, last hands, a drawn minute, and tables that the floor stops.

use crate::pace_room::{act, room};
use engine::clock::Run;
use engine::command::{ButtonMoment, Command, Tracking};
use engine::entries::Who;
use engine::event::Event;
use engine::finishes::{Bust, Elsewhere, place_of};
use engine::log::ActBody;
use engine::pace::{AtMinute, HeldKind};
use engine::penalties::PenaltyKind;
use engine::seating::{DrawRoll, Seat};
use engine::settings::{ButtonTracking, HandForHandBusts, HandForHandStart, Settings};
use engine::values::{Chips, PlayerId, SeatNo, StageNo, TableNo};
use engine::{Log, Refusal};
use reports::{self, Cell, Need, needs};
use session::{Failure, Session, Time};

const TABLES: u16 = 3;

fn refused(session: &mut Session, command: &Command) -> Refusal {
    match session.submit(command) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{command:?}: {other:?}"),
    }
}

fn later(session: &mut Session, secs: i64) {
    let now = session.now().plus_millis(secs * 1000);
    session.set_time(Time::told(now));
}

/// Who sits at this table, first to last.
fn at(session: &Session, table: u16) -> Vec<PlayerId> {
    let table = session.tournament().seating().table(TableNo(table)).unwrap();
    table.seats().filter_map(|(_, seat): (SeatNo, &Seat)| seat.player).collect()
}

fn bust_of(player: PlayerId, stack: Option<u64>) -> Command {
    let busts = vec![Bust { player: Who::Id(player), stack: stack.map(Chips), by: None }];
    Command::bust_out(busts, vec![])
}

/// The first at this table busts out.
fn bust(session: &mut Session, table: u16) -> PlayerId {
    let player = at(session, table)[0];
    act(session, bust_of(player, None));
    player
}

fn done(tables: &[u16]) -> Command {
    Command::TableDone { tables: tables.iter().copied().map(TableNo).collect() }
}

fn all_done(session: &mut Session) {
    act(session, done(&[]));
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

fn same_again(session: &Session) {
    let again = Log::replay(session.log().acts().iter().cloned()).unwrap();
    let (one, two) = (session.tournament(), again.state());
    assert_eq!(one.pace().hold(), two.pace().hold());
    let places = |of| reports::standings(of).rows;
    assert_eq!(places(one), places(two));
}

#[test]
fn tda_2024_rp_8_a_three_busts_over_the_bubble_share_the_last_paid_place() {
    let mut session = room(|_| {});
    later(&mut session, 60);
    act(&mut session, Command::StartHandForHand);
    assert_eq!(clock(&session), (1, 60, Run::Paused));
    let hold = session.tournament().pace().hand_for_hand().unwrap();
    assert_eq!(hold.tables.len(), usize::from(TABLES));
    later(&mut session, 100);
    all_done(&mut session);
    assert_eq!(clock(&session), (1, 60, Run::Paused), "the announced hand takes nothing");
    act(&mut session, Command::NextHandForHand);
    assert_eq!(session.tournament().pace().hand_no(), Some(1));
    let clock_says = reports::players_clock(session.tournament(), session.log(), session.now());
    assert_eq!(clock_says.waits, Some(reports::Waits::HandForHand(1)));
    let mut out = Vec::new();
    for table in 1..=TABLES {
        later(&mut session, 10);
        out.push(bust(&mut session, table));
        act(&mut session, done(&[table]));
    }
    // Places 10 to 12 in one hand, ten are paid: one prize for the three.
    assert!(out.iter().all(|player| place(&session, *player) == 10));
    let sheet = reports::standings(session.tournament());
    let shared: Vec<_> = sheet.rows.iter().rev().take(3).map(|row| row.to_vec()).collect();
    for row in &shared {
        let cell = |name: &str| row.iter().find(|(key, _)| *key == name).unwrap().1.clone();
        assert_eq!(cell("place"), Cell::Number(10));
        assert_eq!(cell("hand"), Cell::Number(1));
        assert_eq!(cell("prizes"), Cell::Numbers(vec![10, 10]));
    }
    // The hand is over, the money is reached: everything goes on by itself.
    assert!(session.tournament().pace().hold().is_none());
    assert_eq!(clock(&session), (1, 180, Run::Running));
    let last = events(&session);
    assert!(matches!(last[1], Event::HandOver { no: 1, .. }), "{last:?}");
    same_again(&session);
    for _ in 0..3 {
        act(&mut session, Command::Undo);
    }
    assert_eq!(session.tournament().pace().hand_no(), Some(1));
    for _ in 0..3 {
        act(&mut session, Command::Redo);
    }
    assert!(session.tournament().pace().hold().is_none());
}

#[test]
fn tda_2024_rp_8_a_money_is_at_stake_from_the_announcement_on() {
    let mut session = room(|_| {});
    let before = bust(&mut session, 1);
    later(&mut session, 5);
    act(&mut session, Command::StartHandForHand);
    let one = bust(&mut session, 2);
    later(&mut session, 5);
    let two = bust(&mut session, 3);
    assert_eq!((place(&session, one), place(&session, two), place(&session, before)), (10, 10, 12));
    // Nine are left and ten are paid; the hand is not over before all have finished it.
    assert!(session.tournament().pace().hand_for_hand().is_some());
    all_done(&mut session);
    assert!(session.tournament().pace().hold().is_none());
}

#[test]
fn a_forgotten_bust_out_counts_in_the_hand_of_its_moment() {
    let mut session = room(|_| {});
    let announced = session.now();
    later(&mut session, 10);
    act(&mut session, Command::StartHandForHand);
    later(&mut session, 10);
    let in_hand_0 = session.now();
    let first = bust(&mut session, 1);
    later(&mut session, 10);
    all_done(&mut session);
    act(&mut session, Command::NextHandForHand);
    later(&mut session, 10);
    let second = bust(&mut session, 2);
    let forgotten = at(&session, 3)[0];
    let busts = vec![Bust::of(Who::Id(forgotten))];
    act(
        &mut session,
        Command::BustOut { busts, by: vec![], at: Some(in_hand_0), elsewhere: Elsewhere::Refuse },
    );
    let places = |session: &Session| [second, first, forgotten].map(|who| place(session, who));
    assert_eq!(places(&session), [10, 11, 11]);
    // Before the announcement after all.
    let correct = |at| Command::CorrectBust {
        player: Who::Id(forgotten),
        at: Some(at),
        stack: None,
        by: None,
        elsewhere: Elsewhere::Refuse,
    };
    act(&mut session, correct(announced));
    assert_eq!(places(&session), [10, 11, 12]);
    let now = session.now();
    act(&mut session, correct(now));
    assert_eq!(places(&session), [10, 12, 10]);
    act(&mut session, Command::Reinstate { player: Who::Id(second), to: None });
    assert_eq!(place(&session, forgotten), 11);
    same_again(&session);
}

#[test]
fn the_house_may_rank_those_who_bust_in_one_hand_by_their_stacks() {
    let mut session = room(|settings| settings.pace.places_paid = Some(6));
    let rank = |session: &mut Session, rule| {
        let mut settings = session.tournament().settings().clone();
        settings.pace.hand_for_hand_busts = rule;
        act(session, Command::ChangeSettings { settings: Box::new(settings) });
    };
    rank(&mut session, HandForHandBusts::ByStack);
    act(&mut session, Command::StartHandForHand);
    let (a, b) = (at(&session, 1)[0], at(&session, 1)[1]);
    let c = at(&session, 2)[0];
    act(&mut session, bust_of(a, Some(5_000)));
    let needed = refused(&mut session, &bust_of(b, None));
    assert_eq!(needed, Refusal::StacksNeeded { players: vec![b] });
    act(&mut session, bust_of(b, Some(3_000)));
    act(&mut session, bust_of(c, Some(4_000)));
    let places = |session: &Session| [a, b, c].map(|who| place(session, who));
    assert_eq!(places(&session), [10, 12, 11]);
    rank(&mut session, HandForHandBusts::ByTable);
    assert_eq!(places(&session), [10, 12, 10], "the best of each table share");
    rank(&mut session, HandForHandBusts::Share);
    assert_eq!(places(&session), [10, 10, 10]);
}

#[test]
fn tables_tick_off_and_what_makes_no_sense_is_refused() {
    let mut session = room(|_| {});
    assert_eq!(refused(&mut session, &done(&[1])), Refusal::NoTableTicks);
    assert_eq!(refused(&mut session, &Command::NextHandForHand), Refusal::HandForHandNotOn);
    assert_eq!(refused(&mut session, &Command::EndHandForHand), Refusal::HandForHandNotOn);
    act(&mut session, Command::StartHandForHand);
    assert_eq!(refused(&mut session, &Command::StartHandForHand), Refusal::HandForHandOn);
    act(&mut session, done(&[2]));
    let table = TableNo(2);
    assert_eq!(refused(&mut session, &done(&[2])), Refusal::TableAlreadyDone { table });
    assert_eq!(refused(&mut session, &done(&[1, 1])), Refusal::TableTwice { table: TableNo(1) });
    let table = TableNo(9);
    assert_eq!(refused(&mut session, &done(&[9])), Refusal::TableUnknown { table });
    let tables = vec![TableNo(1), TableNo(3)];
    assert_eq!(session.tournament().tables_still_playing(), tables);
    let still = Refusal::TablesStillPlaying { tables };
    assert_eq!(refused(&mut session, &Command::NextHandForHand), still);
    act(&mut session, Command::Undo);
    assert_eq!(session.tournament().tables_still_playing().len(), 3);
    all_done(&mut session);
    assert_eq!(refused(&mut session, &done(&[])), Refusal::HandIsOver);
    act(&mut session, Command::EndHandForHand);
    assert_eq!(clock(&session).2, Run::Running);
}

#[test]
fn a_table_that_breaks_is_not_waited_for() {
    let mut session = room(|settings| settings.pace.places_paid = Some(4));
    for table in [1, 2, 3, 3] {
        bust(&mut session, table);
    }
    act(&mut session, Command::StartHandForHand);
    act(&mut session, done(&[1, 2]));
    let table = TableNo(3);
    assert_eq!(session.tournament().tables_still_playing(), vec![table]);
    act(&mut session, Command::BreakTables { tables: vec![table] });
    assert_eq!(session.tournament().tables_still_playing(), vec![]);
    act(&mut session, Command::NextHandForHand);
    assert_eq!(session.tournament().pace().hand_no(), Some(1));
    assert_eq!(session.tournament().tables_still_playing().len(), 2);
}

#[test]
fn tda_2024_rp_8_d_every_hand_is_one_step_of_the_clock_and_a_break_waits() {
    let mut session = room(|_| {});
    later(&mut session, 400);
    act(&mut session, Command::StartHandForHand);
    let hand = |session: &mut Session| {
        all_done(session);
        later(session, 45);
        act(session, Command::NextHandForHand);
    };
    hand(&mut session);
    hand(&mut session);
    assert_eq!(clock(&session), (1, 520, Run::Paused));
    hand(&mut session);
    assert_eq!(clock(&session), (2, 40, Run::Paused), "levels go up");
    for _ in 0..4 {
        hand(&mut session);
    }
    all_done(&mut session);
    assert_eq!(clock(&session), (2, 600, Run::Paused), "no step into the break");
    let due = needs(session.tournament(), session.now());
    assert!(due.contains(&Need::BreakReached), "{due:?}");
    act(&mut session, Command::NextStage);
    assert_eq!(clock(&session), (3, 0, Run::Running), "the break runs");
    assert_eq!(refused(&mut session, &Command::NextHandForHand), Refusal::BreakRunning);
    later(&mut session, 310);
    act(&mut session, Command::NextHandForHand);
    assert_eq!(clock(&session), (4, 10, Run::Paused), "the clock is off again");
    act(&mut session, Command::EndHandForHand);
    assert_eq!(clock(&session), (4, 10, Run::Running));
}

#[test]
fn tda_2024_rp_8_b_no_more_than_three_minutes_come_off_for_a_hand() {
    let mut session = room(|_| {});
    let mut settings = session.tournament().settings().clone();
    settings.pace.hand_for_hand_secs = 181;
    let change = Command::ChangeSettings { settings: Box::new(settings) };
    let most = Refusal::HandSecsTooMany { secs: 181, most: 180 };
    assert_eq!(refused(&mut session, &change), most);
}

#[test]
fn where_hands_are_entered_all_tables_begin_theirs_at_once() {
    let mut session = room(|it| it.seating.button_tracking = ButtonTracking::Always);
    let third = TableNo(3);
    act(&mut session, Command::TrackButton { table: third, tracking: Tracking::Off });
    act(&mut session, Command::StartHandForHand);
    let table = TableNo(1);
    let next = Command::NextHand { table, confirmed: vec![] };
    assert_eq!(refused(&mut session, &next), Refusal::TableHolds { table });
    all_done(&mut session);
    assert_eq!(refused(&mut session, &next), Refusal::TableHolds { table });
    act(&mut session, Command::NextHandForHand);
    let begun = |event: &&Event| matches!(event, Event::HandBegun { .. });
    assert_eq!(events(&session).iter().filter(begun).count(), 2, "the third is not entered");
    assert!(session.tournament().tables_still_playing().contains(&third), "but it plays");
    assert_eq!(refused(&mut session, &next), Refusal::TableHolds { table });
    // Somebody enters its hands again: it begins its own, once.
    act(&mut session, Command::TrackButton { table: third, tracking: Tracking::On });
    let next = Command::NextHand { table: third, confirmed: vec![] };
    act(&mut session, next.clone());
    assert_eq!(refused(&mut session, &next), Refusal::TableHolds { table: third });
    same_again(&session);
}

#[test]
fn hand_for_hand_begins_by_itself_at_the_bubble_where_the_event_wants_it() {
    let at_bubble = |settings: &mut Settings| {
        settings.pace.hand_for_hand = HandForHandStart::AtBubble;
    };
    let mut session = room(at_bubble);
    act(&mut session, Command::OpenRegistration);
    bust(&mut session, 1);
    assert!(session.tournament().pace().hold().is_none(), "entries are still sold");
    act(&mut session, Command::Undo);
    act(&mut session, Command::CloseRegistration);
    let first = bust(&mut session, 1);
    let hold = session.tournament().pace().hand_for_hand().unwrap();
    assert_eq!((hold.tables.len(), clock(&session).2), (3, Run::Paused));
    let second = bust(&mut session, 2);
    all_done(&mut session);
    assert!(session.tournament().pace().hold().is_none());
    assert_eq!((place(&session, second), place(&session, first)), (11, 12));
    act(&mut session, Command::Undo);
    act(&mut session, Command::Undo);
    act(&mut session, Command::Undo);
    assert!(session.tournament().pace().hold().is_none());
    assert_eq!(clock(&session).2, Run::Running);
}

#[test]
fn the_floor_is_told_when_the_bubble_is_near_and_what_the_tables_do() {
    let mut session = room(|_| {});
    let said = |session: &Session| needs(session.tournament(), session.now());
    let near = |left| Need::BubbleNear { left, paid: 10 };
    assert!(!said(&session).contains(&near(12)));
    bust(&mut session, 1);
    assert!(said(&session).contains(&near(11)));
    act(&mut session, Command::StartHandForHand);
    act(&mut session, done(&[3]));
    let tables = vec![TableNo(1), TableNo(2)];
    let since = session.now();
    let playing = Need::TablesPlaying { no: Some(0), tables, since };
    assert!(said(&session).contains(&playing), "{:?}", said(&session));
    all_done(&mut session);
    assert!(said(&session).contains(&Need::HandIsOver { no: 0 }));
}

#[test]
fn a_table_that_is_left_alone_is_told_to_play_on() {
    let mut session = room(|_| {});
    let said = |session: &Session| needs(session.tournament(), session.now());
    act(&mut session, Command::StartHandForHand);
    all_done(&mut session);
    assert!(said(&session).contains(&Need::HandIsOver { no: 0 }));
    for table in [2, 3] {
        act(&mut session, Command::HaltTable { table: TableNo(table) });
    }
    let alone = Need::NoneToWaitFor { held: HeldKind::Hand };
    assert!(said(&session).contains(&alone), "{:?}", said(&session));
    assert!(!said(&session).contains(&Need::HandIsOver { no: 0 }));
    act(&mut session, alone.command().unwrap());
    assert!(session.tournament().pace().hold().is_none());
}

#[test]
fn one_table_alone_waits_for_nobody() {
    let mut session = room(|_| {});
    act(&mut session, Command::StartHandForHand);
    all_done(&mut session);
    for table in [1, 1, 1, 2, 2, 2] {
        bust(&mut session, table);
    }
    let refusal = refused(&mut session, &Command::NextHandForHand);
    assert_eq!(refusal, Refusal::HandForHandNotOn, "the money was reached");
    assert_eq!(refused(&mut session, &Command::StartHandForHand), Refusal::HandForHandOneTable);
}

#[test]
fn last_hands_stop_the_clock_and_every_table_at_its_own_last_one() {
    let mut session = room(|it| it.seating.button_tracking = ButtonTracking::Always);
    let announce = |hands| Command::AnnounceLastHands { hands };
    let impossible = Refusal::LastHandsImpossible { hands: 21, most: 20 };
    assert_eq!(refused(&mut session, &announce(21)), impossible);
    assert_eq!(refused(&mut session, &Command::EndLastHands), Refusal::LastHandsNotOn);
    later(&mut session, 30);
    act(&mut session, announce(2));
    assert_eq!(clock(&session), (1, 30, Run::Paused));
    assert_eq!(refused(&mut session, &announce(2)), Refusal::LastHandsOn);
    assert_eq!(refused(&mut session, &Command::StartHandForHand), Refusal::LastHandsOn);
    let table = TableNo(1);
    act(
        &mut session,
        Command::SetButton {
            table,
            button: SeatNo(1),
            small_blind: None,
            big_blind: None,
            when: ButtonMoment::ThisHand,
        },
    );
    let next = Command::NextHand { table, confirmed: vec![] };
    act(&mut session, next.clone());
    act(&mut session, next.clone());
    assert_eq!(refused(&mut session, &next), Refusal::LastHandsPlayedAt { table });
    act(&mut session, done(&[1, 2]));
    act(&mut session, done(&[3]));
    assert!(session.tournament().pace().last_hands().unwrap().is_over);
    let said = needs(session.tournament(), session.now());
    assert!(said.contains(&Need::LastHandsPlayed { has_next: true }), "{said:?}");
    act(&mut session, Command::ResumeClock);
    assert!(session.tournament().pace().hold().is_none());
    act(&mut session, next);
}

#[test]
fn the_drawn_minute_is_hidden_until_it_comes_and_can_be_checked_then() {
    let mut session = room(|_| {});
    let draw = |from_mins, to_mins| Command::DrawRandomHalt { from_mins, to_mins };
    let left = 10;
    let impossible = |from, to| Refusal::RandomHaltImpossible { from, to, left };
    for (from, to) in [(3, 3), (2, 5), (11, 2), (5, 0)] {
        assert_eq!(refused(&mut session, &draw(from, to)), impossible(from, to));
    }
    assert_eq!(refused(&mut session, &Command::StopAtRandomHalt), Refusal::RandomHaltNotDrawn);
    act(&mut session, draw(9, 2));
    assert_eq!(refused(&mut session, &draw(9, 2)), Refusal::RandomHaltPending);
    let halt = session.tournament().pace().random_halt().unwrap().clone();
    assert!(events(&session)[0].shown_draw().is_none());
    let roll = DrawRoll::of(&halt.draw);
    let checked = (2..=9).min_by_key(|minute: &u16| roll.rank(&format!("minute {minute}")));
    assert_eq!(checked, Some(halt.mins_left));
    // A draw in between does not change what was drawn.
    act(&mut session, Command::DrawButton { table: TableNo(1) });
    assert_eq!(session.tournament().pace().random_halt(), Some(&halt));
    assert_eq!(refused(&mut session, &Command::StopAtRandomHalt), Refusal::RandomHaltNotDue);
    let secs = 600 - i64::from(halt.mins_left) * 60;
    later(&mut session, secs - 1);
    let due = Need::RandomHaltDue { mins_left: halt.mins_left, then: AtMinute::Stop };
    assert!(!needs(session.tournament(), session.now()).contains(&due));
    later(&mut session, 31);
    assert!(needs(session.tournament(), session.now()).contains(&due));
    act(&mut session, Command::StopAtRandomHalt);
    assert_eq!(clock(&session), (1, secs, Run::Paused), "at the minute, not at the press");
    assert_eq!(events(&session)[0].shown_draw(), Some(&halt.draw));
    act(&mut session, Command::Undo);
    act(&mut session, Command::DropRandomHalt);
    assert_eq!(clock(&session).2, Run::Running);
}

#[test]
fn tda_2024_rp_7_no_push_in_the_last_ninety_seconds_and_2011_is_silent() {
    let quiet = |session: &Session| {
        let said = needs(session.tournament(), session.now());
        said.iter().any(|need| matches!(need, Need::NoDealerPush { .. }))
    };
    let mut session = room(|settings| {
        settings.rules = rulebook::RuleSet::of(rulebook::Rulebook::Tda2024);
    });
    later(&mut session, 509);
    assert!(!quiet(&session));
    later(&mut session, 1);
    assert!(quiet(&session));
    let mut session = room(|settings| {
        settings.rules = rulebook::RuleSet::of(rulebook::Rulebook::Tda2011);
    });
    later(&mut session, 540);
    assert!(!quiet(&session));
}

#[test]
fn tda_2024_11_d_a_table_that_is_stopped_plays_no_hand_until_it_may() {
    let mut session = room(|it| it.seating.button_tracking = ButtonTracking::Always);
    let table = TableNo(1);
    act(
        &mut session,
        Command::SetButton {
            table,
            button: SeatNo(1),
            small_blind: None,
            big_blind: None,
            when: ButtonMoment::ThisHand,
        },
    );
    let next = Command::NextHand { table, confirmed: vec![] };
    let resume = Command::ResumeTable { table };
    assert_eq!(refused(&mut session, &resume), Refusal::TableNotStopped { table });
    act(&mut session, Command::HaltTable { table });
    assert_eq!(refused(&mut session, &next), Refusal::TableStopped { table });
    assert_eq!(
        refused(&mut session, &Command::HaltTable { table }),
        Refusal::TableStopped { table }
    );
    act(&mut session, Command::StartHandForHand);
    assert!(!session.tournament().tables_still_playing().contains(&table), "nobody waits for it");
    act(&mut session, resume.clone());
    act(&mut session, Command::EndHandForHand);
    act(&mut session, next);
    // Three short: the floor lets it play on, against the rule, and the log says so.
    for _ in 0..3 {
        bust(&mut session, 1);
    }
    act(&mut session, Command::HaltTable { table });
    assert!(!session.tournament().may_play_again(table));
    act(&mut session, resume);
    assert!(matches!(events(&session)[1], Event::HaltWaived { short: Some(3), .. }));
    act(&mut session, Command::Undo);
    let player = at(&session, 2)[0];
    let to = engine::values::SeatAt::new(1, 1);
    let free = session.tournament().seating().player_at(to).is_none();
    let to = if free { to } else { engine::values::SeatAt::new(1, 2) };
    act(&mut session, Command::MovePlayer { player: Who::Id(player), to });
    assert!(session.tournament().may_play_again(table), "the cause is gone");
    let said = needs(session.tournament(), session.now());
    assert!(said.contains(&Need::Stopped { table, may_play: true }), "{said:?}");
}

#[test]
fn the_stage_of_a_drawn_minute_is_its_own() {
    let mut session = room(|_| {});
    act(&mut session, Command::DrawRandomHalt { from_mins: 9, to_mins: 2 });
    act(&mut session, Command::GoToStage { stage: StageNo(2) });
    later(&mut session, 599);
    assert!(!session.tournament().is_random_halt_due(session.now()));
    act(&mut session, Command::GoToStage { stage: StageNo(4) });
    act(&mut session, Command::DrawRandomHalt { from_mins: 9, to_mins: 2 });
}

#[test]
fn a_hand_that_all_tables_play_at_once_counts_for_whoever_sits_it_out() {
    let mut session = room(|it| it.seating.button_tracking = ButtonTracking::Never);
    let player = at(&session, 1)[0];
    act(
        &mut session,
        Command::GivePenalty {
            player: Who::Id(player),
            kind: PenaltyKind::Rounds(1),
            offense: None,
            note: String::new(),
            stack: None,
        },
    );
    let left = |session: &Session| session.tournament().penalties().hands_left(player);
    assert_eq!(left(&session), 4);
    act(&mut session, Command::StartHandForHand);
    let table = TableNo(1);
    let count = Command::CountHand { table };
    assert_eq!(refused(&mut session, &count), Refusal::TableHolds { table });
    all_done(&mut session);
    assert_eq!(left(&session), 4, "the announced hand had begun");
    act(&mut session, Command::NextHandForHand);
    assert_eq!(left(&session), 3);
    assert_eq!(refused(&mut session, &count), Refusal::TableHolds { table });
    act(&mut session, Command::Undo);
    assert_eq!(left(&session), 4);
    act(&mut session, Command::EndHandForHand);
    act(&mut session, count);
    assert_eq!(left(&session), 3);
}

#[test]
fn a_disqualification_that_makes_the_bubble_begins_hand_for_hand_too() {
    let mut session = room(|settings| settings.pace.hand_for_hand = HandForHandStart::AtBubble);
    let player = at(&session, 1)[0];
    act(
        &mut session,
        Command::GivePenalty {
            player: Who::Id(player),
            kind: PenaltyKind::Disqualification,
            offense: None,
            note: String::new(),
            stack: None,
        },
    );
    assert_eq!(session.tournament().pace().hand_no(), Some(0));
    // Who busts before all have finished shares with nobody who left in between.
    let busted = bust(&mut session, 2);
    assert_eq!((place(&session, busted), place(&session, player)), (11, 12));
}
