//! Who is here, which events a server has, and tables of an older version.

use crate::network::Cable;
use crate::server::{OWNER, Server, shared};
use crate::store::{act, address, desk, event};
use database::{DatabaseJournal, Presence, ServerAddress, events};
use engine::values::Seq;
use std::time::{Duration, Instant};
use storage::{Access, DeskHere, EventStore, FORMAT, JournalTrouble as T};

fn join(server: &Server, user: &str, database: &str, name: &str, run: i64) -> Result<Presence, T> {
    Presence::join(address(server, user, database), name, run).map_err(|error| error.what)
}

fn names(here: &[DeskHere]) -> Vec<&str> {
    here.iter().map(|desk| desk.name.as_str()).collect()
}

/// Waits until the server has noticed who is here.
fn until(presence: &Presence, wanted: &[&str]) {
    let until = Instant::now() + Duration::from_secs(30);
    while names(&presence.here().unwrap()) != wanted {
        assert!(Instant::now() < until, "{:?} instead of {wanted:?}", presence.here());
    }
}

#[test]
fn a_desk_is_here_while_its_connection_lives_and_tells_how_far_it_has_read() {
    let Some(server) = &shared() else { return };
    drop(event(server, "here"));
    server.desk("here_ana");
    server.desk("here_bo");
    let ana = join(server, "here_ana", "here", "Ana's desk", 1).unwrap();
    let bo = join(server, "here_bo", "here", "Žofie \"2\"", 2).unwrap();
    let alone = ana.here().unwrap();
    assert_eq!(names(&alone), ["Ana's desk", "Žofie \"2\""]);
    assert_eq!(alone.iter().map(|desk| desk.is_me).collect::<Vec<_>>(), [true, false]);
    assert!(bo.here().unwrap()[1].is_me && alone[0].since <= alone[1].since);
    bo.tell_read(Seq(7)).unwrap();
    assert_eq!(ana.here().unwrap().iter().map(|desk| desk.read.0).collect::<Vec<_>>(), [0, 7]);
    // At another event of the same database nobody is here.
    let other = database::Address::read(&server.address(OWNER, "here", "Saturday"), None).unwrap();
    drop(DatabaseJournal::create(other.clone(), &[act(1, "Ana")]).unwrap());
    let other = Presence::join(other, "Ana's desk", 9).unwrap();
    assert_eq!(names(&other.here().unwrap()), ["Ana's desk"]);
    drop(bo);
    until(&ana, &["Ana's desk"]);
    // And in another database the same numbers are other desks.
    drop(event(server, "here2"));
    let far = join(server, OWNER, "here2", "Cy", 3).unwrap();
    assert_eq!(names(&far.here().unwrap()), ["Cy"]);
    // Who comes again has read nothing yet.
    let bo = join(server, "here_bo", "here", "Žofie \"2\"", 5).unwrap();
    assert_eq!(bo.here().unwrap()[1].read, Seq(0));
}

#[test]
fn a_name_is_taken_while_its_desk_is_here_but_for_its_own_dead_connection() {
    let Some(server) = &shared() else { return };
    drop(event(server, "names"));
    server.desk("names_desk");
    let cable = Cable::to(server);
    let first = Presence::join(cable.address("names"), "Ana", 1).unwrap();
    let since = first.here().unwrap()[0].since;
    for (user, run) in [(OWNER, 2), ("names_desk", 2), ("names_desk", 1)] {
        let taken = join(server, user, "names", "Ana", run);
        let Err(T::DeskNameTaken { name, since: told }) = taken else { panic!("{user} {run}") };
        assert_eq!((name.as_str(), told), ("Ana", since));
    }
    assert_eq!(names(&first.here().unwrap()), ["Ana"], "and nobody was sent away");
    first.tell_read(Seq(4)).unwrap();
    // The same run of the program: its earlier connection is dead, and the server does not know.
    let again = join(server, OWNER, "names", "Ana", 1).unwrap();
    let here = again.here().unwrap();
    assert_eq!((here[0].since, here[0].read, here[0].is_me), (since, Seq(4), true));
    assert!(matches!(first.here().unwrap_err().what, T::Unreachable(_)));
    assert!(first.tell_read(Seq(5)).is_err());
    drop(again);
    // Two who come at once: one of them, whoever it is.
    for _ in 0..10 {
        let both = std::thread::scope(|threads| {
            let come = |run| threads.spawn(move || join(server, OWNER, "names", "Bo", run));
            [come(10), come(11)].map(|coming| coming.join().unwrap())
        });
        let taken = |came: &Result<Presence, T>| matches!(came, Err(T::DeskNameTaken { .. }));
        assert_eq!(both.iter().filter(|came| taken(came)).count(), 1, "{both:?}");
        assert_eq!(both.iter().filter(|came| came.is_ok()).count(), 1, "{both:?}");
        let watch = join(server, OWNER, "names", "watch", 12).unwrap();
        drop(both);
        until(&watch, &["watch"]);
        drop(watch);
        let last = join(server, OWNER, "names", "last", 13).unwrap();
        until(&last, &["last"]);
    }
}

#[test]
fn desks_say_who_they_are_and_can_change_nothing_else() {
    let Some(server) = &shared() else { return };
    drop(event(server, "manners"));
    server.desk("manners_desk");
    let _here = join(server, "manners_desk", "manners", "Ana", 1).unwrap();
    let refused = [
        "DELETE FROM floorman.desks",
        "TRUNCATE floorman.desks",
        "UPDATE floorman.desks SET name = 'Bo'",
        "UPDATE floorman.desks SET event = 2",
        "INSERT INTO floorman.desks (event, name, run, pid) VALUES (1, 'Bo', 1, 1)",
    ];
    for sql in refused {
        let said = server.refuses("manners_desk", "manners", sql);
        assert!(said.contains("permission denied"), "{sql}: {said}");
    }
}

#[test]
fn tables_of_version_1_are_brought_up_to_date_by_their_owner_alone() {
    let Some(server) = &shared() else { return };
    let mut made = event(server, "older");
    server.desk("older_desk");
    server.ask("older", include_str!("version_1.sql"));
    // Who may only add acts is told who has to do it, and nothing is changed.
    let told = DatabaseJournal::open(address(server, "older_desk", "older")).unwrap_err();
    assert!(matches!(told.what, T::OlderTables { found: 1, known: 4 }), "{told:?}");
    let text = format!("{}#Saturday", server.address("older_desk", "older", "").display());
    let new = database::Address::read(std::path::Path::new(&text.replace("##", "#")), None);
    let told = DatabaseJournal::create(new.unwrap(), &[act(1, "Bo")]).unwrap_err();
    assert!(matches!(told.what, T::OlderTables { found: 1, known: 4 }), "{told:?}");
    assert_eq!(server.ask("older", "SELECT max(version) FROM floorman.about"), "1");
    assert_eq!(server.ask("older", "SELECT to_regclass('floorman.desks') IS NULL"), "t");
    // The list of events needs nothing of version 2.
    let there = ServerAddress::read(&server.address("older_desk", "older", "x"), None).unwrap();
    assert_eq!(events(&there).unwrap().len(), 1);
    // Several desks of the owner at once: one does it, and the others find it done.
    std::thread::scope(|threads| {
        (0..12).for_each(|_| drop(threads.spawn(|| drop(desk(server, OWNER, "older")))));
    });
    assert_eq!(server.ask("older", "SELECT max(version) FROM floorman.about"), "4");
    let mut late = desk(server, "older_desk", "older");
    assert_eq!(late.load().unwrap().access, Access::ReadWrite);
    late.append(Seq(1), &act(2, "Bo")).unwrap();
    assert_eq!(made.poll(Seq(1)).unwrap(), [act(2, "Bo")], "who was there goes on");
    drop(join(server, "older_desk", "older", "Ana", 1).unwrap());
    // Whoever does it, the tables belong to the owner of the schema.
    server.ask("older", include_str!("version_1.sql"));
    server.ask("older", "CREATE ROLE older_owner; ALTER SCHEMA floorman OWNER TO older_owner");
    drop(desk(server, OWNER, "older"));
    let owner = "SELECT relowner::regrole FROM pg_class WHERE oid = 'floorman.desks'::regclass";
    assert_eq!(server.ask("older", owner), "older_owner");
    // Version 3 took acts of format 9 and no later ones.
    let version_3 = "ALTER TABLE floorman.acts DROP CONSTRAINT acts_format; \
                     ALTER TABLE floorman.acts ADD CONSTRAINT acts_format \
                     CHECK (seq >= 1 AND format BETWEEN 1 AND 9) NOT VALID; \
                     UPDATE floorman.about SET version = 3";
    server.ask("older", version_3);
    let told = DatabaseJournal::open(address(server, "older_desk", "older")).unwrap_err();
    assert!(matches!(told.what, T::OlderTables { found: 3, known: 4 }), "{told:?}");
    let mut owner = desk(server, OWNER, "older");
    let acts = owner.load().unwrap().acts.len() as u64;
    owner.append(Seq(acts), &act(3, "Bo")).unwrap();
    assert_eq!(server.ask("older", "SELECT max(format) FROM floorman.acts"), FORMAT.to_string());
    // What only looks like version 1 is left alone.
    server.ask("older", include_str!("version_1.sql"));
    server.ask("older", "ALTER TABLE floorman.acts ADD COLUMN color text");
    let other = DatabaseJournal::open(address(server, OWNER, "older")).unwrap_err();
    assert!(matches!(other.what, T::OtherTables), "{other:?}");
}

#[test]
fn the_events_of_a_server_are_listed_the_newest_first() {
    let Some(server) = &shared() else { return };
    server.database("listed");
    let there = ServerAddress::read(&server.address(OWNER, "listed", ""), None).unwrap();
    assert_eq!(events(&there).unwrap(), []);
    assert_eq!(server.ask("listed", "SELECT to_regnamespace('floorman') IS NULL"), "t");
    for (name, acts) in [("Friday #1", 2), ("Saturday", 1)] {
        let address = database::Address::read(&there.of_event(name), None).unwrap();
        let acts: Vec<_> = (1..=acts).map(|at| act(at, "Ana")).collect();
        drop(DatabaseJournal::create(address, &acts).unwrap());
    }
    server.ask("listed", "INSERT INTO floorman.events (name) VALUES ('without an act')");
    let found = events(&there).unwrap();
    let names: Vec<(&str, u64)> =
        found.iter().map(|event| (event.name.as_str(), event.acts)).collect();
    assert_eq!(names, [("without an act", 0), ("Saturday", 1), ("Friday #1", 2)]);
    let last: Vec<bool> = found.iter().map(|event| event.last_at.is_some()).collect();
    assert_eq!(last, [false, true, true]);
    assert!(found[1].last_at >= Some(found[1].made_at) && found[1].made_at >= found[2].made_at);
    let away = ServerAddress::read(&server.address(OWNER, "nowhere_at_all", ""), None).unwrap();
    assert!(matches!(events(&away).unwrap_err().what, T::DatabaseUnknown));
}
