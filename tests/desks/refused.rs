//! What is in the way of an event in a database is said, and nothing is written.

use crate::server::{OWNER, PASSWORD, shared};
use crate::store::{act, address, desk, event};
use database::{Address, DatabaseJournal};
use engine::values::Seq;
use std::path::PathBuf;
use storage::JournalTrouble as T;
use storage::{Access, EventStore, Flaw, Notice};

fn open(address: Address) -> T {
    let trouble = DatabaseJournal::open(address).unwrap_err();
    assert!(!trouble.path.to_string_lossy().contains(PASSWORD), "{trouble:?}");
    trouble.what
}

#[test]
fn what_is_not_there_and_what_is_there_already() {
    let Some(server) = &shared() else { return };
    server.database("there");
    let none = open(address(server, OWNER, "there"));
    assert!(matches!(none, T::EventUnknown), "{none:?}");
    assert_eq!(server.ask("there", "SELECT to_regnamespace('floorman') IS NULL"), "t");
    drop(DatabaseJournal::create(address(server, OWNER, "there"), &[act(1, "Ana")]).unwrap());
    let again = DatabaseJournal::create(address(server, OWNER, "there"), &[act(2, "Bo")]);
    assert!(matches!(again.unwrap_err().what, T::EventExists));
    let other = Address::read(&server.address(OWNER, "there", "Saturday"), None).unwrap();
    assert!(matches!(open(other), T::EventUnknown));
    let away = open(address(server, OWNER, "nowhere"));
    assert!(matches!(away, T::DatabaseUnknown), "{away:?}");
}

#[test]
fn a_wrong_password_and_a_server_that_is_away() {
    let Some(server) = &shared() else { return };
    let port = server.port();
    let at = |text: String| Address::read(&PathBuf::from(text), None).unwrap();
    let wrong = open(at(format!("postgresql://{OWNER}:wrong@127.0.0.1:{port}/postgres#Friday")));
    assert!(matches!(&wrong, T::LoginRefused(_)), "{wrong:?}");
    let none = open(at(format!("postgresql://{OWNER}@127.0.0.1:{port}/postgres#Friday")));
    assert!(matches!(&none, T::LoginRefused(_)), "{none:?}");
    // Nobody listens on the port of the echo service.
    let away = open(at("postgresql://ana:x@127.0.0.1:7/postgres#Friday".to_owned()));
    assert!(matches!(&away, T::Unreachable(_)), "{away:?}");
    let plain = open(at(format!(
        "postgresql://{OWNER}:{PASSWORD}@127.0.0.1:{port}/postgres?sslmode=require#Friday"
    )));
    assert!(matches!(&plain, T::NotSecure(_)), "{plain:?}");
}

#[test]
fn tables_of_others_and_of_later_programs_are_left_alone() {
    let Some(server) = &shared() else { return };
    server.database("others");
    server.ask("others", "CREATE SCHEMA floorman CREATE TABLE events (name text)");
    let tried = DatabaseJournal::create(address(server, OWNER, "others"), &[act(1, "Ana")]);
    assert!(matches!(tried.unwrap_err().what, T::OtherTables));
    assert!(matches!(open(address(server, OWNER, "others")), T::OtherTables));
    assert_eq!(server.ask("others", "SELECT count(*) FROM floorman.events"), "0");

    drop(event(server, "changed"));
    server.ask("changed", "ALTER TABLE floorman.acts ADD COLUMN color text");
    assert!(matches!(open(address(server, OWNER, "changed")), T::OtherTables));
    server.ask("changed", "UPDATE floorman.about SET version = 5");
    let newer = open(address(server, OWNER, "changed"));
    assert!(matches!(newer, T::NewerTables { found: 5, known: 4 }), "{newer:?}");

    // A later program at another desk: whoever has it open writes nothing after its act.
    let mut before = event(server, "later");
    server.ask("later", "ALTER TABLE floorman.acts DROP CONSTRAINT acts_format");
    let later = "INSERT INTO floorman.acts (event, seq, format, token, line) \
                 SELECT event, 2, format + 1, 1, '2 of a later program' FROM floorman.acts";
    server.ask("later", later);
    let newer = before.append(Seq(1), &act(2, "Bo")).unwrap_err();
    assert!(matches!(newer.what, T::NewerFormat { .. }), "{newer:?}");
    assert_eq!(server.ask("later", "SELECT max(seq) FROM floorman.acts"), "2");
    let newer = DatabaseJournal::open(address(server, OWNER, "later")).unwrap().load();
    assert!(matches!(newer.unwrap_err().what, T::NewerFormat { .. }));

    server.ask("postgres", "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    let latin = DatabaseJournal::create(address(server, OWNER, "latin"), &[act(1, "Ana")]);
    assert!(matches!(latin.unwrap_err().what, T::OtherLetters { .. }));
}

#[test]
fn a_line_that_was_changed_or_taken_out_shows_and_nothing_follows_it() {
    let Some(server) = &shared() else { return };
    let change = "UPDATE floorman.acts SET line = replace(line, 'Bo', 'Al') WHERE seq = 2";
    let take = "DELETE FROM floorman.acts WHERE seq = 2";
    for (database, sql) in [("bent", change), ("taken", take)] {
        let mut one = event(server, database);
        one.append(Seq(1), &act(2, "Bo")).unwrap();
        one.append(Seq(2), &act(3, "Cy")).unwrap();
        server.ask(database, sql);
        let mut found = desk(server, OWNER, database);
        let loaded = found.load().unwrap();
        assert_eq!((loaded.acts, loaded.access), (vec![act(1, "Ana")], Access::ReadOnly));
        let damage = loaded.damage.unwrap();
        let is_right = match damage.what {
            Flaw::Checksum => database == "bent",
            Flaw::Sequence { expected: Seq(2), found: Seq(3) } => database == "taken",
            _ => false,
        };
        assert!(damage.line == 3 && is_right, "{damage:?}");
        let added = found.append(Seq(1), &act(9, "Ana")).unwrap_err();
        assert!(matches!(added.what, T::Damaged { line: 3 }), "{added:?}");
        assert_eq!(server.ask(database, "SELECT max(seq) FROM floorman.acts"), "3");
    }
    // A desk that had read everything before notices, too.
    let mut one = event(server, "behind");
    one.append(Seq(1), &act(2, "Bo")).unwrap();
    server.ask("behind", "UPDATE floorman.acts SET line = replace(line, 'Bo', 'Al') WHERE seq = 2");
    assert!(one.append(Seq(2), &act(3, "Cy")).is_ok(), "the line itself is as it was read");
    server.ask("behind", "DELETE FROM floorman.acts WHERE seq > 1");
    let gone = one.append(Seq(3), &act(4, "Cy")).unwrap_err();
    assert!(matches!(gone.what, T::WentBack), "{gone:?}");
}

#[test]
fn a_desk_adds_and_reads_and_can_change_nothing() {
    let Some(server) = &shared() else { return };
    drop(event(server, "roles"));
    server.desk("roles_desk");
    let mut one = desk(server, "roles_desk", "roles");
    one.append(Seq(1), &act(2, "Bo")).unwrap();
    assert_eq!(
        server.ask("roles", "SELECT string_agg(written_by, ' ' ORDER BY seq) FROM floorman.acts"),
        "owner roles_desk"
    );
    let refused = [
        "UPDATE floorman.acts SET line = ''",
        "DELETE FROM floorman.acts",
        "TRUNCATE floorman.acts",
        "DROP TABLE floorman.acts",
        "DELETE FROM floorman.events",
        "UPDATE floorman.about SET version = 3",
        "INSERT INTO floorman.acts (event, seq, format, token, line, written_by) \
         VALUES (1, 3, 6, 0, '', 'ana')",
    ];
    for sql in refused {
        let said = server.refuses("roles_desk", "roles", sql);
        assert!(
            said.contains("permission denied") || said.contains("must be owner"),
            "{sql}: {said}"
        );
    }
    let gap = "INSERT INTO floorman.acts (event, seq, format, token, line) VALUES (1, 4, 6, 0, '')";
    assert!(server.refuses("roles_desk", "roles", gap).contains("not the next one"));
    let nowhere =
        "INSERT INTO floorman.acts (event, seq, format, token, line) VALUES (9, 1, 6, 0, '')";
    assert!(server.refuses("roles_desk", "roles", nowhere).contains("no event 9"));

    server.ask("postgres", &format!("CREATE ROLE roles_guest LOGIN PASSWORD '{PASSWORD}'"));
    let closed = open(address(server, "roles_guest", "roles"));
    assert!(matches!(&closed, T::NotGranted(_)), "{closed:?}");
    server.ask("roles", "GRANT USAGE ON SCHEMA floorman TO roles_guest");
    server.ask("roles", "GRANT SELECT ON ALL TABLES IN SCHEMA floorman TO roles_guest");
    let mut guest = desk(server, "roles_guest", "roles");
    let loaded = guest.load().unwrap();
    assert_eq!((loaded.access, loaded.notices), (Access::ReadOnly, vec![Notice::ReadOnly]));
    let added = guest.append(Seq(2), &act(3, "Cy")).unwrap_err();
    assert!(matches!(&added.what, T::NotGranted(_)), "{added:?}");
}
