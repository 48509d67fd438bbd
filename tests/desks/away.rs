//! A server that is slow, full, gone for a while, or followed by another one.

use crate::server::{Disk, OWNER, PASSWORD, Server, at_once, shared};
use crate::store::{act, address, desk, event};
use database::{Address, DatabaseJournal};
use engine::log::Act;
use engine::values::Seq;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use storage::JournalTrouble as T;
use storage::{Appended, EventStore};

/// Looks until the server is there again; everything that it had before is in the way of nothing.
fn look(desk: &mut DatabaseJournal, after: Seq) -> Vec<Act> {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        match desk.poll(after) {
            Ok(newer) => return newer,
            Err(error) => {
                assert!(matches!(error.what, T::Unreachable(_)), "{error:?}");
                assert!(Instant::now() < until, "{error:?}");
                std::thread::sleep(Duration::from_millis(20));
            }
        }
    }
}

#[test]
fn a_server_that_is_gone_for_a_while_is_found_again_and_nothing_is_written_twice() {
    let _among_others = at_once();
    let Some(server) = &Server::start(Disk::Memory) else { return };
    let (mut one, mut two) = (event(server, "gone"), desk(server, OWNER, "gone"));
    server.kill();
    for desk in [&mut one, &mut two] {
        desk.set_patience(Duration::ZERO);
        let away = desk.append(Seq(1), &act(2, "Ana")).unwrap_err();
        assert!(matches!(away.what, T::Unreachable(_)), "{away:?}");
        assert!(matches!(desk.poll(Seq(1)).unwrap_err().what, T::Unreachable(_)));
    }
    server.restart();
    assert_eq!(look(&mut one, Seq(1)), []);
    assert_eq!(one.append(Seq(1), &act(3, "Ana")).unwrap(), Appended::Written(Seq(2)));
    let newer = look(&mut two, Seq(1));
    let newer = if newer.is_empty() { look(&mut two, Seq(1)) } else { newer };
    assert_eq!(newer, [act(3, "Ana")]);
}

#[test]
fn a_server_that_is_slow_is_waited_for_and_one_that_does_not_answer_leaves_no_doubt_behind() {
    let _among_others = at_once();
    let Some(server) = &Server::start(Disk::Memory) else { return };
    let (mut one, mut two) = (event(server, "slow"), desk(server, OWNER, "slow"));
    let frozen = server.freeze();
    std::thread::scope(|threads| {
        let waiting = threads.spawn(|| one.append(Seq(1), &act(2, "Ana")));
        std::thread::sleep(Duration::from_secs(2));
        drop(frozen);
        assert_eq!(waiting.join().unwrap().unwrap(), Appended::Written(Seq(2)));
    });
    assert_eq!(two.begin(Seq(1)).unwrap(), [act(2, "Ana")]);
    two.give_up().unwrap();
    // It stops while an act is under way, for longer than anybody waits.
    one.set_patience(Duration::ZERO);
    assert_eq!(one.begin(Seq(2)).unwrap(), []);
    let frozen = server.freeze();
    let told = one.append(Seq(2), &act(3, "Ana")).unwrap_err();
    assert!(matches!(told.what, T::NotConfirmed), "{told:?}");
    drop(frozen);
    // What stood in the line when the server went on may be written, and stands once.
    let mut there = two.begin(Seq(2)).unwrap();
    assert!(there.is_empty() || there == [act(3, "Ana")], "{there:?}");
    let known = Seq(2 + there.len() as u64);
    assert_eq!(two.append(known, &act(4, "Bo")).unwrap(), Appended::Written(Seq(known.0 + 1)));
    there.push(act(4, "Bo"));
    let newer = look(&mut one, Seq(2));
    let newer = if newer.is_empty() { look(&mut one, Seq(2)) } else { newer };
    assert_eq!(newer, there);
}

#[test]
fn a_full_disk_costs_the_act_and_nothing_else() {
    let _among_others = at_once();
    let Some(server) = &Server::start(Disk::Memory) else { return };
    let mut one = event(server, "no_room");
    // What is long stands in a file of its own; that one is now on a disk without room.
    let file = server.ask(
        "no_room",
        "SELECT pg_relation_filepath(reltoastrelid) FROM pg_class \
         WHERE oid = 'floorman.acts'::regclass",
    );
    let file = server.data().join(file);
    server.ask("no_room", "CHECKPOINT");
    server.kill();
    fs::rename(&file, server.data().join("aside")).unwrap();
    symlink("/dev/full", &file).unwrap();
    server.restart();
    let long: String =
        (0..40_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 8).to_string()).collect();
    assert_eq!(look(&mut one, Seq(1)), []);
    for _ in 0..2 {
        let full = one.append(Seq(1), &act(2, &long)).unwrap_err();
        assert!(matches!(full.what, T::DiskFull), "{full:?}");
    }
    assert_eq!(one.append(Seq(1), &act(2, "Ana")).unwrap(), Appended::Written(Seq(2)));
    server.kill();
    fs::remove_file(&file).unwrap();
    fs::rename(server.data().join("aside"), &file).unwrap();
    server.restart();
    assert_eq!(look(&mut one, Seq(2)), []);
    assert_eq!(one.append(Seq(2), &act(3, &long)).unwrap(), Appended::Written(Seq(3)));
    assert_eq!(desk(server, OWNER, "no_room").load().unwrap().acts[2], act(3, &long));
}

#[test]
fn desks_go_on_with_the_standby_that_was_promoted_and_not_with_the_server_that_comes_back() {
    let _among_others = at_once();
    let Some(first) = &Server::start(Disk::Memory) else { return };
    drop(event(first, "failover"));
    let second = &first.standby();
    let both = format!(
        "postgresql://{OWNER}:{PASSWORD}@127.0.0.1:{},127.0.0.1:{}/failover#Friday night",
        first.port(),
        second.port()
    );
    let both = Address::read(&PathBuf::from(both), None).unwrap();
    let mut one = DatabaseJournal::open(both.clone()).unwrap();
    one.load().unwrap();
    for at in 2..=20 {
        let written = one.append(Seq(at - 1), &act(at.cast_signed(), "Ana")).unwrap();
        assert_eq!(written, Appended::Written(Seq(at)));
    }
    let alone = DatabaseJournal::open(address(second, OWNER, "failover")).unwrap_err();
    assert!(matches!(alone.what, T::StandsBy), "{alone:?}");
    first.kill();
    one.set_patience(Duration::ZERO);
    let away = one.append(Seq(20), &act(21, "Ana")).unwrap_err();
    assert!(matches!(away.what, T::Unreachable(_)), "{away:?}");
    second.ask("postgres", "SELECT pg_promote()");
    assert_eq!(look(&mut one, Seq(20)), []);
    assert_eq!(one.append(Seq(20), &act(21, "Ana")).unwrap(), Appended::Written(Seq(21)));
    let mut two = DatabaseJournal::open(both).unwrap();
    assert_eq!(two.load().unwrap().acts.len(), 21);
    // The first one is started again, as if it were still the one; nobody writes there.
    first.restart();
    first.ask("postgres", "ALTER SYSTEM SET synchronous_standby_names = ''");
    first.ask("postgres", "SELECT pg_reload_conf()");
    second.kill();
    one.set_patience(Duration::from_secs(10));
    let other = one.append(Seq(21), &act(22, "Ana")).unwrap_err();
    assert!(matches!(other.what, T::WentBack), "{other:?}");
    assert_eq!(first.ask("failover", "SELECT max(seq) FROM floorman.acts"), "20");
}

#[test]
fn what_was_not_safe_and_is_gone_with_the_server_costs_the_act_alone() {
    let Some(server) = &shared() else { return };
    let (mut one, mut two) = (event(server, "unsafe_end"), desk(server, OWNER, "unsafe_end"));
    assert_eq!(two.append(Seq(1), &act(2, "Bo")).unwrap(), Appended::Written(Seq(2)));
    assert_eq!(one.begin(Seq(1)).unwrap(), [act(2, "Bo")]);
    // As where the server is killed before it is on the disk: nobody was told of it yet.
    server.ask("unsafe_end", include_str!("cut.sql"));
    server.ask("unsafe_end", "DELETE FROM floorman.acts WHERE seq = 2");
    let told = one.append(Seq(2), &act(3, "Ana")).unwrap_err();
    assert!(matches!(told.what, T::Unreachable(_)), "{told:?}");
    assert!(one.give_up().is_err(), "what came back is not to be shown");
    assert_eq!(look(&mut one, Seq(1)), []);
    assert_eq!(one.append(Seq(1), &act(4, "Ana")).unwrap(), Appended::Written(Seq(2)));
}
