//! Nobody can do more on the server than they need: neither the owner of the tables, made as the
//! document says, nor a desk that writes with a program of its own.

use crate::server::{Disk, PASSWORD, Server, at_once};
use crate::store::{act, address};
use database::DatabaseJournal;
use engine::values::Seq;
use std::process::Child;
use storage::JournalTrouble as T;
use storage::{Appended, EventStore};

/// A server as docs/several-desks.md makes it, with an event of `room` and two desks.
fn server() -> Option<Server> {
    let server = Server::start(Disk::Memory)?;
    let login = format!("LOGIN PASSWORD '{PASSWORD}'");
    for sql in [
        format!("CREATE ROLE room {login}"),
        "CREATE ROLE floorman_desk NOLOGIN".to_owned(),
        "GRANT pg_signal_backend TO room".to_owned(),
        format!("CREATE ROLE ana {login} IN ROLE floorman_desk"),
        format!("CREATE ROLE mallory {login} IN ROLE floorman_desk"),
        "CREATE DATABASE floorman OWNER room TEMPLATE template0 ENCODING 'UTF8'".to_owned(),
    ] {
        server.ask("postgres", &sql);
    }
    drop(DatabaseJournal::create(address(&server, "room", "floorman"), &[act(1, "Ana")]).unwrap());
    Some(server)
}

#[test]
fn the_owner_of_the_tables_makes_no_users_and_runs_no_programs() {
    let _among_others = at_once();
    let Some(server) = &server() else { return };
    let refused = [
        "CREATE ROLE evil LOGIN",
        "CREATE ROLE evil LOGIN IN ROLE pg_execute_server_program",
        "GRANT pg_execute_server_program TO room",
        "GRANT pg_write_server_files TO ana",
        "ALTER ROLE ana SUPERUSER",
        "CREATE DATABASE other",
        "ALTER SYSTEM SET archive_command = 'id'",
        "COPY floorman.about TO PROGRAM 'id'",
        "COPY floorman.about TO '/tmp/floorman-about'",
        "SELECT pg_read_file('/etc/passwd')",
        "SELECT lo_import('/etc/passwd')",
        "CREATE FUNCTION run(text) RETURNS integer LANGUAGE c AS 'libc.so.6', 'system'",
    ];
    for who in ["room", "ana"] {
        for sql in refused {
            let said = server.refuses(who, "floorman", sql);
            let is_refused = ["permission denied", "must be", "must have", "Only roles with"];
            assert!(is_refused.iter().any(|why| said.contains(why)), "{who}: {sql}: {said}");
        }
    }
    let rights = "SELECT string_agg(concat_ws(' ', rolname, rolsuper, rolcreaterole, rolcreatedb, \
                  rolreplication, rolbypassrls), ', ' ORDER BY rolname) FROM pg_roles \
                  WHERE rolname IN ('room', 'ana', 'floorman_desk')";
    assert_eq!(
        server.ask("floorman", rights),
        "ana f f f f f, floorman_desk f f f f f, room f f f f f"
    );
    let owners = "SELECT string_agg(DISTINCT proowner::regrole::text, ' ') FROM pg_proc \
                  WHERE pronamespace = 'floorman'::regnamespace";
    assert_eq!(server.ask("floorman", owners), "room", "nothing works with other rights");
}

#[test]
fn what_a_desk_may_write_is_what_the_program_reads() {
    let _among_others = at_once();
    let Some(server) = &server() else { return };
    let mut ana = DatabaseJournal::open(address(server, "ana", "floorman")).unwrap();
    ana.load().unwrap();
    ana.be_brief("Ana").unwrap();
    let added = |values: &str| {
        format!(
            "INSERT INTO floorman.acts (event, seq, format, token, line) VALUES (1, 2, {values})"
        )
    };
    let refused = [
        added("999, 0, '2 of a later program'"),
        added("11, 0, '2 of a later program'"),
        added("0, 0, '2 of no program'"),
        added("-1, 0, '2 of no program'"),
        added("9, 0, ''"),
        added("9, 0, E'2 \\033[31m red'"),
        added("9, 0, E'2 two\nlines'"),
        added("9, 0, E'2 deleted \\177'"),
        added("9, 0, repeat('2', 67108865)"),
        "INSERT INTO floorman.events (name) VALUES ('')".to_owned(),
        "INSERT INTO floorman.events (name) VALUES (E'Friday\\033[2J')".to_owned(),
        "INSERT INTO floorman.events (name) VALUES (repeat('F', 201))".to_owned(),
        "INSERT INTO floorman.desks (event, name, run) VALUES (1, E'B\\033o', 1)".to_owned(),
        "INSERT INTO floorman.desks (event, name, run) VALUES (1, repeat('B', 201), 1)".to_owned(),
        "UPDATE floorman.desks SET seen = 'infinity'".to_owned(),
        "UPDATE floorman.desks SET seen = '-infinity'".to_owned(),
        "UPDATE floorman.desks SET seen = '294276-12-31'".to_owned(),
        "UPDATE floorman.desks SET since = 'infinity'".to_owned(),
        "UPDATE floorman.desks SET since = '0044-03-15 BC'".to_owned(),
        "UPDATE floorman.desks SET read = -1".to_owned(),
    ];
    for sql in refused {
        let said = server.refuses("mallory", "floorman", &sql);
        let start: String = sql.chars().take(120).collect();
        assert!(said.contains("violates check constraint"), "{start}: {said}");
    }
    // Nobody is in anybody's way after that.
    let mut bo = DatabaseJournal::open(address(server, "ana", "floorman")).unwrap();
    bo.load().unwrap();
    assert!(matches!(bo.append(Seq(1), &act(2, "Bo")), Ok(Appended::Written(Seq(2)))));
    let mut again = DatabaseJournal::open(address(server, "ana", "floorman")).unwrap();
    assert_eq!(again.load().unwrap().acts.len(), 2);
}

/// One act after another of a desk, while somebody holds the event.
fn held(server: &Server, sql: &str, mallory: &mut Child) -> Vec<Result<Appended, T>> {
    let waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted \
                 AND classid = 1179406159";
    server.until("floorman", waits, "1");
    let mut ana = DatabaseJournal::open(address(server, "ana", "floorman")).unwrap();
    let last = ana.load().unwrap().acts.len() as u64;
    let tried = (0..2).map(|no| {
        let done = ana.append(Seq(last), &act(i64::try_from(last).unwrap() + no + 1, "Bo"));
        done.map_err(|error| error.what)
    });
    let tried = tried.collect();
    assert!(mallory.try_wait().unwrap().is_some() == sql.contains("ends"), "{sql}");
    tried
}

#[test]
fn nobody_holds_up_the_others_for_ever() {
    let _among_others = at_once();
    let Some(server) = &server() else { return };
    let holds = [
        "SELECT pg_advisory_lock(1179406159, 1); -- ends\nSELECT pg_sleep(120)",
        "BEGIN; -- ends\nINSERT INTO floorman.acts (event, seq, format, token, line) \
         SELECT 1, max(seq) + 1, 9, 0, '2 of nothing' FROM floorman.acts; SELECT pg_sleep(120)",
    ];
    for sql in holds {
        let mut mallory = server.keeps_asking("mallory", "floorman", sql);
        let tried = held(server, sql, &mut mallory);
        let is_right = matches!(
            tried.as_slice(),
            [Err(T::HeldUpBy(who)), Ok(Appended::Written(_))] if who == "mallory"
        );
        assert!(is_right, "{sql}: {tried:?}");
    }
    // Where the owner may end nobody's connection it is at least told whose it is.
    server.ask("postgres", "REVOKE pg_signal_backend FROM room");
    let sql = "SELECT pg_advisory_lock(1179406159, 1); SELECT pg_sleep(120)";
    let mut mallory = server.keeps_asking("mallory", "floorman", sql);
    let tried = held(server, sql, &mut mallory);
    let is_named =
        |tried: &Result<_, T>| matches!(tried, Err(T::HeldUpBy(who)) if who == "mallory");
    assert!(tried.iter().all(is_named), "{tried:?}");
    mallory.kill().unwrap();
    mallory.wait().unwrap();
}
