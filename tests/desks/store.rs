//! The same acts in a database as in a file, and several desks that add to them.

use crate::network::Cable;
use crate::server::{OWNER, Server, shared};
use database::{Address, DatabaseJournal};
use engine::log::{Act, ActBody};
use engine::values::{Seq, Timestamp};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use storage::{Access, Appended, ChainEnd, EventStore, JournalTrouble, RonJournal};

/// An act that can be told from others.
pub fn act(at: i64, by: &str) -> Act {
    Act { at: Timestamp(at), by: by.to_owned(), body: ActBody::Record(Vec::new()) }
}

/// An event of one act in a database of its own.
pub fn event(server: &Server, database: &str) -> DatabaseJournal {
    server.database(database);
    DatabaseJournal::create(address(server, OWNER, database), &[act(1, "Ana")]).unwrap()
}

pub fn address(server: &Server, user: &str, database: &str) -> Address {
    Address::read(&server.address(user, database, "Friday night"), None).unwrap()
}

/// A desk that has read everything.
pub fn desk(server: &Server, user: &str, database: &str) -> DatabaseJournal {
    let mut desk = DatabaseJournal::open(address(server, user, database)).unwrap();
    desk.load().unwrap();
    desk
}

#[test]
fn whoever_writes_second_gets_the_newer_acts_and_then_writes_before_all_others() {
    let Some(server) = &shared() else { return };
    let mut one = event(server, "second");
    let mut two = desk(server, OWNER, "second");
    assert_eq!(one.append(Seq(1), &act(2, "Bo")).unwrap(), Appended::Written(Seq(2)));
    assert_eq!(two.append(Seq(1), &act(3, "Cy")).unwrap(), Appended::Stale(vec![act(2, "Bo")]));
    let three = std::thread::spawn(move || one.append(Seq(2), &act(4, "Bo")).unwrap());
    assert_eq!(two.append(Seq(2), &act(3, "Cy")).unwrap(), Appended::Written(Seq(3)));
    assert_eq!(three.join().unwrap(), Appended::Stale(vec![act(3, "Cy")]));
    // Asked by others and not by itself, a desk that gave up holds up nobody.
    let mut four = desk(server, OWNER, "second");
    assert_eq!(four.begin(Seq(3)).unwrap(), []);
    four.give_up().unwrap();
    assert_eq!(two.append(Seq(3), &act(5, "Cy")).unwrap(), Appended::Written(Seq(4)));
    assert_eq!(four.poll(Seq(3)).unwrap(), [act(5, "Cy")]);
    assert_eq!(four.poll(Seq(4)).unwrap(), []);
}

#[test]
fn the_last_of_many_acts_is_heard_of_without_asking_and_so_is_that_of_a_desk_that_leaves() {
    let Some(server) = &shared() else { return };
    let mut one = event(server, "heard");
    let mut two = desk(server, OWNER, "heard");
    let (tell, told) = std::sync::mpsc::channel();
    two.call_on_news(Arc::new(move || tell.send(()).unwrap_or_default()));
    let mut known = 1;
    // It asks nothing unless it is told to.
    let mut until = |two: &mut DatabaseJournal, last: u64| {
        while known < last {
            told.recv_timeout(Duration::from_secs(60)).expect("it hears nothing");
            known += two.poll(Seq(known)).unwrap().len() as u64;
        }
    };
    // As where the act before was written a moment ago, however slow this machine is.
    let just_now = "UPDATE floorman.acts SET written_at = clock_timestamp() + interval '1 hour'";
    for last in 2..=5 {
        server.ask("heard", just_now);
        let written = one.append(Seq(last - 1), &act(last.cast_signed(), "Ana")).unwrap();
        assert_eq!(written, Appended::Written(Seq(last)));
        until(&mut two, last);
    }
    server.ask("heard", just_now);
    one.append(Seq(5), &act(6, "Ana")).unwrap();
    drop(one);
    until(&mut two, 6);
}

#[test]
fn a_database_holds_the_lines_of_the_file_byte_for_byte() {
    let Some(server) = &shared() else { return };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    let acts: Vec<Act> = (1..=300).map(|at| act(at, "Žofie \"Ω\" O'Neil \\ 😀")).collect();
    drop(RonJournal::create(&path, &acts).unwrap());
    server.database("lines");
    let mut made = DatabaseJournal::create(address(server, OWNER, "lines"), &acts).unwrap();
    let mut found = desk(server, OWNER, "lines");
    let file = std::fs::read(&path).unwrap();
    assert_eq!(made.bytes_from(0).unwrap().unwrap(), file);
    assert_eq!(found.load().unwrap().acts, acts);
    // As it goes on, a copy asks for the last line, and after a while for some more.
    let mut have = found.bytes_from(0).unwrap().unwrap();
    for at in 301..=310 {
        made.append(Seq(at - 1), &act(at as i64, "Bo")).unwrap();
        if at % 3 == 0 {
            let known = have.iter().filter(|byte| **byte == b'\n').count() as u64 - 1;
            assert!(!found.begin(Seq(known)).unwrap().is_empty());
            found.give_up().unwrap();
            have.extend(found.bytes_from(have.len() as u64).unwrap().unwrap());
        }
    }
    let all = made.bytes_from(0).unwrap().unwrap();
    assert!(all.starts_with(&have) && all.len() > have.len());
    assert_eq!(made.bytes_from(all.len() as u64).unwrap().unwrap(), b"");
    assert!(made.bytes_from(all.len() as u64 - 3).is_err(), "no line begins there");
}

#[test]
fn eight_desks_at_once_lose_nothing_and_write_nothing_twice() {
    let Some(server) = &shared() else { return };
    drop(event(server, "eight"));
    server.desk("eight_desk");
    const ACTS: i64 = 25;
    let work = |number: i64| {
        let mut desk = desk(server, "eight_desk", "eight");
        let mut known = 1;
        for at in 0..ACTS {
            known += desk.begin(Seq(known)).unwrap().len() as u64;
            let written = desk.append(Seq(known), &act(number * 1000 + at, "")).unwrap();
            known += 1;
            assert_eq!(written, Appended::Written(Seq(known)));
        }
    };
    std::thread::scope(|desks| (1..=8).for_each(|number| drop(desks.spawn(move || work(number)))));
    let loaded = desk(server, "eight_desk", "eight").load().unwrap();
    assert_eq!((loaded.damage, loaded.access), (None, Access::ReadWrite));
    let moments: Vec<i64> = loaded.acts.iter().map(|act| act.at.0).collect();
    let all: BTreeSet<i64> = moments.iter().copied().collect();
    assert_eq!((moments.len(), all.len()), (1 + 8 * 25, 1 + 8 * 25));
    for number in 1..=8 {
        let of_one = moments.iter().filter(|at| **at / 1000 == number);
        assert!(of_one.is_sorted(), "the acts of one desk stand in its order");
    }
}

#[test]
fn a_desk_whose_connection_is_cut_goes_on_and_knows_its_own_act_again() {
    let Some(server) = &shared() else { return };
    let mut one = event(server, "cut");
    let cut = || server.ask("cut", include_str!("cut.sql"));
    // While nothing is under way, while others are held up, and with an act of somebody else's.
    cut();
    assert_eq!(one.append(Seq(1), &act(2, "Ana")).unwrap(), Appended::Written(Seq(2)));
    assert_eq!(one.begin(Seq(2)).unwrap(), []);
    cut();
    assert_eq!(one.append(Seq(2), &act(3, "Ana")).unwrap(), Appended::Written(Seq(3)));
    assert_eq!(one.begin(Seq(3)).unwrap(), []);
    cut();
    let mut two = desk(server, OWNER, "cut");
    assert_eq!(two.append(Seq(3), &act(4, "Bo")).unwrap(), Appended::Written(Seq(4)));
    assert_eq!(one.append(Seq(3), &act(5, "Ana")).unwrap(), Appended::Stale(vec![act(4, "Bo")]));
    assert_eq!(one.append(Seq(4), &act(5, "Ana")).unwrap(), Appended::Written(Seq(5)));
    // What came back before a cut may be gone, and is not to be shown.
    assert_eq!(two.begin(Seq(4)).unwrap(), [act(5, "Ana")]);
    cut();
    assert!(two.give_up().is_err());
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    let newer = loop {
        match two.poll(Seq(4)) {
            Ok(newer) => break newer,
            Err(error) => assert!(std::time::Instant::now() < until, "{error:?}"),
        }
    };
    assert_eq!(newer, [act(5, "Ana")]);
}

#[test]
fn an_act_whose_answer_was_lost_is_found_and_stands_once() {
    let Some(server) = &shared() else { return };
    let mut two = event(server, "answer");
    let cable = Cable::to(server);
    let mut one = DatabaseJournal::open(cable.address("answer")).unwrap();
    one.load().unwrap();
    for number in 2..=9 {
        assert_eq!(one.begin(Seq(number - 1)).unwrap(), []);
        cable.lose_next_answer();
        let act = act(number.cast_signed(), "Ana");
        assert_eq!(one.append(Seq(number - 1), &act).unwrap(), Appended::Written(Seq(number)));
    }
    // The answer to what others wrote is lost, too, and nothing is under way.
    cable.lose_next_answer();
    assert_eq!(one.begin(Seq(9)).unwrap(), []);
    one.give_up().unwrap();
    assert_eq!(two.begin(Seq(1)).unwrap().len(), 8);
    two.give_up().unwrap();
}

#[test]
fn a_desk_that_falls_silent_in_the_middle_of_an_act_holds_up_others_for_three_seconds() {
    let Some(server) = &shared() else { return };
    let mut one = event(server, "silent");
    let mut two = desk(server, OWNER, "silent");
    assert_eq!(one.begin(Seq(1)).unwrap(), []);
    let began = std::time::Instant::now();
    assert_eq!(two.append(Seq(1), &act(2, "Bo")).unwrap(), Appended::Written(Seq(2)));
    let waited = began.elapsed().as_millis();
    assert!(waited >= 1500, "{waited} ms");
    // And finds out that it was not the next.
    assert_eq!(one.append(Seq(1), &act(3, "Ana")).unwrap(), Appended::Stale(vec![act(2, "Bo")]));
    assert_eq!(one.append(Seq(2), &act(3, "Ana")).unwrap(), Appended::Written(Seq(3)));
}

#[test]
fn lines_are_added_all_or_none() {
    let Some(server) = &shared() else { return };
    let mut one = event(server, "many");
    let mut end = ChainEnd::before_first().write(&act(1, "Ana")).unwrap().1;
    let mut line = |at| {
        let (line, next) = end.write(&act(at, "Ana")).unwrap();
        end = next;
        line
    };
    let lines: Vec<String> = (2..=2500).map(&mut line).collect();
    let mut wrong = lines.clone();
    wrong.remove(1200);
    let damaged = one.add_lines(Seq(1), wrong).unwrap_err();
    assert!(matches!(damaged.what, JournalTrouble::Damaged { line: 1203 }), "{damaged:?}");
    assert_eq!(desk(server, OWNER, "many").load().unwrap().acts.len(), 1);
    one.add_lines(Seq(1), lines).unwrap();
    let loaded = desk(server, OWNER, "many").load().unwrap();
    assert_eq!((loaded.acts.len(), loaded.damage), (2500, None));
}
