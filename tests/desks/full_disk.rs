//! A server whose disk is full for real: a small one in memory, which only root can have.

use crate::server::{Disk, OWNER, Server, at_once, say};
use crate::soak::first_act;
use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName};
use engine::money::Pays;
use session::{Failure, Session, Time, chance};
use std::path::{Path, PathBuf};
use std::process::Command as Program;
use std::time::{Duration, Instant};
use storage::JournalTrouble as T;

/// So many people come at a time.
const AT_ONCE: u32 = 25;

/// Whatever is waited for has come by then.
const WAIT: Duration = Duration::from_secs(60);

/// A desk whose every act is kept.
struct Desk {
    session: Session,
    tries: u32,
    /// The signatures of acts that were acknowledged.
    promised: Vec<String>,
}

impl Desk {
    fn at(path: &Path) -> Self {
        let session = Session::open(path, Time::live(), chance(Some(7)), "").unwrap();
        Self { session, tries: 0, promised: Vec::new() }
    }

    fn register(&mut self) -> Result<(), Failure> {
        let first = self.tries * AT_ONCE;
        self.tries += 1;
        let new = |no: u32| {
            let name = PlayerName::new(&format!("Player {no:06} of a long and noble house"));
            NewPlayer { name: name.unwrap(), need: None, member: None }
        };
        let players = (first..first + AT_ONCE).map(new).collect();
        let signature = format!("act {}", self.tries);
        self.session.set_author(&signature);
        let register =
            Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() };
        self.session.submit(&register)?;
        self.promised.push(signature);
        Ok(())
    }

    /// Registers until something is in the way.
    fn until_it_fails(&mut self) -> T {
        for _ in 0..20_000 {
            match self.register() {
                Ok(()) => {}
                Err(Failure::Journal(error)) => return error.what,
                Err(other) => panic!("{other:?}"),
            }
        }
        panic!("there is always room");
    }

    /// Registers as soon as the server is there again.
    fn go_on(&mut self) {
        let end = Instant::now() + WAIT;
        while let Err(failure) = self.register() {
            assert!(Instant::now() < end, "{failure:?}");
        }
    }

    /// Everything that was promised is there, once, and this desk shows what is there.
    fn check(&mut self, path: &Path) {
        drop(self.session.poll());
        let there = Self::at(path).session;
        assert_eq!(there.log().acts(), self.session.log().acts());
        let mut by: Vec<&str> = there.log().acts().iter().map(|act| act.by.as_str()).collect();
        let lost = self.promised.iter().find(|promised| !by.contains(&promised.as_str()));
        assert_eq!(lost, None);
        let count = by.len();
        by.sort_unstable();
        by.dedup();
        assert_eq!(by.len(), count, "an act stands twice");
    }
}

/// An event on a server with a small disk; none where this machine cannot make one, which is said.
fn small(database: &str) -> Option<Server> {
    let server = Server::start(Disk::Real)?;
    if !server.moves_to_small_disk() {
        say(
            "\n*** A test of a server whose disk is full did NOT run: only root can make a disk.\n",
        );
        return None;
    }
    server.database(database);
    let path = server.address(OWNER, database, "Friday night");
    let created = Session::create(&path, &first_act(), Time::live(), chance(Some(7)), "opening");
    drop(created.unwrap());
    Some(server)
}

/// Nothing more fits on the disk, until the file is gone.
fn fill(server: &Server) -> PathBuf {
    let file = server.data().join("ballast");
    let of = format!("of={}", file.display());
    let filled = Program::new("dd").args(["if=/dev/zero", "bs=4096", &of]).output().unwrap();
    assert!(!filled.status.success(), "a small disk takes everything");
    file
}

#[test]
fn a_desk_of_a_server_whose_disk_is_full_says_so_loses_nothing_and_goes_on_with_more_room() {
    let _among_others = at_once();
    let Some(server) = &small("no_space") else { return };
    let path = server.address(OWNER, "no_space", "Friday night");
    let mut desk = Desk::at(&path);
    desk.go_on();
    let ballast = fill(server);
    let full = desk.until_it_fails();
    assert!(matches!(full, T::DiskFull), "{full:?}");
    assert!(desk.register().is_err(), "it stays full");
    desk.check(&path);
    std::fs::remove_file(ballast).unwrap();
    desk.go_on();
    desk.check(&path);
}

#[test]
fn a_server_that_ends_because_its_log_is_full_is_away_and_has_everything_when_it_is_back() {
    let _among_others = at_once();
    let Some(server) = &small("full_log") else { return };
    let path = server.address(OWNER, "full_log", "Friday night");
    let mut desk = Desk::at(&path);
    desk.go_on();
    let ballast = fill(server);
    server.ask("full_log", "SELECT pg_switch_wal()");
    let away = desk.until_it_fails();
    assert!(matches!(away, T::Unreachable(_) | T::NotConfirmed | T::DiskFull), "{away:?}");
    std::fs::remove_file(ballast).unwrap();
    // Whoever looks after it starts it again.
    server.kill();
    server.restart();
    desk.go_on();
    desk.check(&path);
}
