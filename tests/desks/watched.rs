//! Desks at whose window somebody sits: nothing takes long, acts wait, and what others did is said.

use crate::network::Cable;
use crate::server::{OWNER, Server, shared};
use crate::verbs::made;
use engine::command::Command;
use engine::values::Seq;
use session::{Failure, OpenError, Overtaken, SeededChance, Session, Time, WaitedAct, WhenAway};
use std::path::Path;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};
use storage::{JournalTrouble, Reach};

/// Whatever is waited for has come by then.
const WAIT: Duration = Duration::from_secs(30);

/// An event with three players in a database of its own.
fn event(server: &Server, database: &str) {
    server.database(database);
    made(server.address(OWNER, database, "Friday night").to_str().unwrap());
}

/// A desk of this name at whose window somebody sits.
fn desk(path: &Path, name: &str) -> Result<Session, OpenError> {
    let mut desk = Session::open(path, Time::live(), Box::new(SeededChance::new(1)), name)?;
    desk.watch(Arc::new(|| {}))?;
    desk.accept_jump();
    Ok(desk)
}

fn at(server: &Server, database: &str, name: &str) -> Session {
    desk(&server.address(OWNER, database, "Friday night"), name).unwrap()
}

fn command(json: &str) -> Command {
    serde_json::from_str(json).unwrap()
}

fn register(name: &str) -> Command {
    command(&format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}"))
}

/// Lets time pass as the window does, until something holds.
fn until(desk: &mut Session, what: &str, holds: impl Fn(&Session) -> bool) -> Vec<WaitedAct> {
    let end = Instant::now() + WAIT;
    let mut waited = Vec::new();
    loop {
        let polled = desk.poll();
        waited.extend(desk.go_on());
        if holds(desk) {
            return waited;
        }
        assert!(Instant::now() < end, "{what} does not come: {polled:?}, {:?}", desk.reach());
        sleep(Duration::from_millis(5));
    }
}

fn acts(desk: &Session) -> u64 {
    desk.log().last_seq().0
}

#[test]
fn what_one_desk_does_the_other_sees_and_both_know_who_is_here() {
    let Some(server) = &shared() else { return };
    event(server, "seen");
    let (mut one, mut two) = (at(server, "seen", "Desk 1"), at(server, "seen", "Desk 2"));
    let before = acts(&one);
    one.submit(&register("Dan")).unwrap();
    until(&mut two, "the act", |two| acts(two) == before + 1);
    assert_eq!(two.log().acts().last().unwrap().by, "Desk 1");
    let know_each_other = |desk: &Session| {
        let names: Vec<&str> = desk.desks().iter().map(|desk| desk.name.as_str()).collect();
        names == ["Desk 1", "Desk 2"] && desk.desks().iter().all(|desk| desk.read.0 == before + 1)
    };
    let end = Instant::now() + WAIT;
    while !know_each_other(&one) || !know_each_other(&two) {
        one.poll().unwrap();
        two.poll().unwrap();
        assert!(Instant::now() < end, "{:?}", one.desks());
        sleep(Duration::from_millis(5));
    }
    let again = desk(&server.address(OWNER, "seen", "Friday night"), "Desk 2");
    let Err(OpenError::Journal(error)) = again else { panic!("there are two desks of one name") };
    assert!(matches!(error.what, JournalTrouble::DeskNameTaken { .. }), "{error:?}");
}

#[test]
fn a_second_bust_out_is_refused_with_what_happened_and_who_did_it() {
    let Some(server) = &shared() else { return };
    event(server, "twice");
    let (mut one, mut two) = (at(server, "twice", "Desk 1"), at(server, "twice", "Desk 2"));
    one.submit(&command(r#"{"AddTables":{"tables":[{"table":1,"seats":9}]}}"#)).unwrap();
    one.submit(&command(r#"{"DrawSeats":{}}"#)).unwrap();
    one.submit(&command(r#""StartClock""#)).unwrap();
    let drawn = acts(&one);
    until(&mut two, "the draw", |two| acts(two) == drawn);
    let bust = command(r#"{"BustOut":{"busts":[{"player":"Ana"}]}}"#);
    one.submit(&register("Eva")).unwrap();
    one.submit(&bust).unwrap();
    let Failure::Overtaken(overtaken) = two.submit(&bust).unwrap_err() else { panic!() };
    assert_eq!(overtaken.acts, [Seq(drawn + 2)], "the bust-out, and not who registered");
    assert!(overtaken.refusal.is_some());
    // What still fits and would say something else is asked about; said again, it is meant.
    one.submit(&Command::NextStage).unwrap();
    let failure = two.submit(&Command::NextStage).unwrap_err();
    let expected = Overtaken { acts: vec![Seq(drawn + 3)], refusal: None };
    assert!(matches!(&failure, Failure::Overtaken(it) if *it == expected), "{failure:?}");
    let stage = two.tournament().reading(two.now()).stage;
    two.submit(&Command::NextStage).unwrap();
    assert_eq!(two.tournament().reading(two.now()).stage.0, stage.0 + 1);
    // Somebody else at the same table is no reason to ask.
    until(&mut one, "the level", |one| acts(one) == drawn + 4);
    one.submit(&register("Finn")).unwrap();
    two.submit(&register("Gus")).unwrap();
}

#[test]
fn the_act_of_another_desk_is_taken_back_only_where_somebody_agreed() {
    let Some(server) = &shared() else { return };
    event(server, "undo");
    let (mut one, mut two) = (at(server, "undo", "Desk 1"), at(server, "undo", "Desk 2"));
    one.submit(&register("Dan")).unwrap();
    let dan = acts(&one);
    until(&mut two, "the act", |two| acts(two) == dan);
    let failure = two.submit(&Command::Undo).unwrap_err();
    let Failure::OfAnother { seq, by } = failure else { panic!("{failure:?}") };
    assert_eq!((seq, by.as_str()), (Seq(dan), "Desk 1"));
    // What was meant is not there any more when it is done.
    one.submit(&register("Eva")).unwrap();
    let failure = two.submit_agreed(&Command::Undo, Some(Seq(dan))).unwrap_err();
    assert!(matches!(&failure, Failure::OfAnother { seq, .. } if seq.0 == dan + 1), "{failure:?}");
    two.submit(&register("Finn")).unwrap();
    two.submit(&Command::Undo).unwrap();
    two.submit_agreed(&Command::Undo, Some(Seq(dan + 1))).unwrap();
    assert_eq!(two.tournament().entries().players().count(), 4);
}

#[test]
fn while_the_cable_is_out_an_act_waits_or_is_refused_and_everything_catches_up() {
    let Some(server) = &shared() else { return };
    event(server, "cable");
    let cable = Cable::to(server);
    let mut one = desk(&cable.path("cable"), "Desk 1").unwrap();
    let mut two = at(server, "cable", "Desk 2");
    let before = acts(&one);
    cable.pull_out();
    until(&mut one, "the news", |one| one.reach() != Reach::Here);
    one.set_when_away(WhenAway::Refuse);
    let refused = one.submit(&register("Dan")).unwrap_err();
    let Failure::Journal(error) = refused else { panic!("{refused:?}") };
    assert!(matches!(error.what, JournalTrouble::Unreachable(_)), "{error:?}");
    one.set_when_away(WhenAway::Wait);
    for name in ["Dan", "Eva", "Finn"] {
        assert!(matches!(one.submit(&register(name)), Err(Failure::Waits)));
    }
    assert!(matches!(one.submit(&Command::Undo), Err(Failure::OfAnother { .. } | Failure::Waits)));
    assert!(one.forget_waiting(1), "Eva is not meant any more");
    assert_eq!(acts(&one), before, "nothing is shown that is not safe");
    // Another desk is quicker with one of them.
    two.submit(&register("Finn")).unwrap();
    cable.put_back();
    let waited = until(&mut one, "what waited", |one| one.waiting().len() == 0);
    assert_eq!(one.reach(), Reach::Here);
    let done: Vec<bool> = waited.iter().take(2).map(|waited| waited.came.is_ok()).collect();
    assert_eq!(done, [true, false], "{waited:?}");
    assert!(matches!(waited[1].came, Err(Failure::Overtaken(_))), "{waited:?}");
    let all = acts(&one);
    until(&mut two, "the rest", |two| acts(two) == all);
    assert_eq!(one.log().acts(), two.log().acts());
}

#[test]
fn an_act_that_waited_has_the_moment_at_which_it_was_pressed() {
    let Some(server) = &shared() else { return };
    event(server, "pressed");
    let cable = Cable::to(server);
    let mut one = desk(&cable.path("pressed"), "Desk 1").unwrap();
    let mut two = at(server, "pressed", "Desk 2");
    let waits = |one: &mut Session, name: &str| {
        cable.pull_out();
        until(one, "the news", |one| one.reach() != Reach::Here);
        let pressed = one.now();
        assert!(matches!(one.submit(&register(name)), Err(Failure::Waits)));
        sleep(Duration::from_millis(1500));
        pressed
    };
    let comes = |one: &mut Session| {
        cable.put_back();
        until(one, "what waited", |one| one.waiting().len() == 0);
        one.log().acts().last().unwrap().at
    };
    let pressed = waits(&mut one, "Dan");
    let apart = comes(&mut one).millis_since(pressed);
    assert!((0..300).contains(&apart), "{apart} ms");
    // Where others did something since, it comes after that, and moments never go back.
    waits(&mut one, "Eva");
    let all = acts(&one);
    until(&mut two, "what was done before", |two| acts(two) == all);
    two.submit(&register("Finn")).unwrap();
    let finn = two.log().acts().last().unwrap().at;
    assert_eq!(comes(&mut one).millis_since(finn), 1);
}

#[test]
fn an_act_that_was_sent_into_a_deaf_network_stands_once_or_not_at_all() {
    let Some(server) = &shared() else { return };
    event(server, "deaf");
    let cable = Cable::to(server);
    let mut one = desk(&cable.path("deaf"), "Desk 1").unwrap();
    for number in 0..6 {
        let before = acts(&one);
        // Deaf from the beginning, or just before the answer to what was written.
        if number % 2 == 0 {
            cable.go_deaf()
        } else {
            cable.lose_next_answer()
        }
        let name = format!("Player {number}");
        let told = one.submit(&register(&name));
        if number % 2 == 0 {
            assert!(matches!(told, Err(Failure::Waits)), "{told:?}");
            until(&mut one, "the silence", |one| one.reach() != Reach::Here);
        }
        if number % 4 == 0 {
            cable.pull_out()
        }
        cable.put_back();
        until(&mut one, "what waited", |one| one.waiting().len() == 0 && acts(one) > before);
        assert_eq!(acts(&one), before + 1);
        assert_eq!(
            one.tournament().entries().players().filter(|it| it.name.as_str() == name).count(),
            1
        );
    }
    let two = at(server, "deaf", "Desk 2");
    assert_eq!(one.log().acts(), two.log().acts());
}

#[test]
fn whoever_comes_later_knows_that_the_clock_was_shown_all_the_while() {
    let Some(server) = &shared() else { return };
    event(server, "shown");
    let mut one = at(server, "shown", "Desk 1");
    one.submit(&command(r#"{"AddTables":{"tables":[{"table":1,"seats":9}]}}"#)).unwrap();
    one.submit(&command(r#"{"DrawSeats":{}}"#)).unwrap();
    one.submit(&command(r#""StartClock""#)).unwrap();
    // As if the level had begun an hour ago by the last act, and a desk ran ever since.
    let age = "UPDATE floorman.desks SET seen = clock_timestamp() WHERE name = 'Desk 1'";
    let last = one.log().acts().last().unwrap().at;
    let later = |desk: &Session| desk.last_alive().is_some_and(|shown| shown > last);
    assert!(!later(&at(server, "shown", "Desk 2")));
    server.ask("shown", age);
    assert!(later(&at(server, "shown", "Desk 2")));
    // And a desk says so by itself, while its clock runs and nobody is asked.
    server.ask("shown", "UPDATE floorman.desks SET seen = NULL");
    let end = Instant::now() + WAIT;
    while !later(&at(server, "shown", "Desk 3")) {
        one.stay_alive();
        one.poll().unwrap();
        assert!(Instant::now() < end, "it does not say so");
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_desk_at_rest_asks_once_in_two_seconds_however_often_it_is_looked_at() {
    let Some(server) = &shared() else { return };
    event(server, "rest");
    let cable = Cable::to(server);
    let mut one = desk(&cable.path("rest"), "Desk 1").unwrap();
    until(&mut one, "who is here", |one| one.desks().len() == 1);
    let (before, began) = (cable.asked(), Instant::now());
    while began.elapsed() < Duration::from_secs(10) {
        one.poll().unwrap();
        assert!(one.go_on().is_none());
        one.stay_alive();
        sleep(Duration::from_millis(1));
    }
    let (asked, secs) = (cable.asked() - before, began.elapsed().as_secs());
    println!("{asked} times in {secs} s");
    // What there is, and who is here: two questions at the same moment.
    let most = 2 * (usize::try_from(secs).unwrap() / 2 + 1);
    assert!((2..=most).contains(&asked), "{asked} times in {secs} s");
}
