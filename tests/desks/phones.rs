//! Phones whose desk shares an event in a database over a bad network: whatever comes late, nothing
//! is done twice, and nothing is told that is not so.
//!
//! `FLOORMAN_TRIALS=100` tries as often, with answers that take up to a minute.

use crate::network::Cable;
use crate::server::{OWNER, Server, shared};
use crate::verbs::made;
use engine::Command;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serve::{Role, Room, Sharing, Snapshot};
use session::{SeededChance, Session, Time};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use words::{Language, UtcOffset};

/// So many at once: each has connections to the server.
const AT_ONCE: usize = 20;

/// A phone at the pages of a desk.
struct Phone {
    desk: SocketAddr,
    cookie: String,
    page: String,
    sent: u32,
}

impl Phone {
    fn ask(&mut self, method: &str, path: &str, body: &str) {
        let (host, cookie, length) = (self.desk, &self.cookie, body.len());
        let mut stream = TcpStream::connect(host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(90))).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n\
             cookie: {cookie}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\
             connection: close\r\n\r\n{body}"
        )
        .unwrap();
        self.page.clear();
        stream.read_to_string(&mut self.page).unwrap();
        let cookie = self.page.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
    }

    fn enters(desk: SocketAddr, room: &Room) -> Self {
        let code = room.staff().unwrap().make_code(Role::Director).unwrap();
        let mut phone = Self { desk, cookie: String::new(), page: String::new(), sent: 0 };
        phone.ask("POST", "/staff/enter", &format!("name=Rita&code={}", code.0));
        phone.ask("GET", "/staff", "");
        phone
    }

    /// Presses a button, as it stands on the page that is shown now.
    fn presses(&mut self, command: &Command) {
        let token = self.page.split("name=\"token\" value=\"").nth(1).unwrap();
        let token = token.split('"').next().unwrap().to_owned();
        self.sent += 1;
        let command = serde_json::to_string(command).unwrap();
        let command: String = command.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let once = self.sent;
        let body = format!("token={token}&once=once-{once}&act=command&command={command}");
        self.ask("POST", "/staff/do", &body);
    }

    /// Whether it is told that it was done, or that it was not; none while that is not known.
    fn is_told(&self) -> Option<bool> {
        if self.page.contains("came done") {
            return Some(true);
        }
        self.page.contains("came not").then_some(false)
    }
}

/// A desk that shares the event over its own cable, until this is dropped.
struct Shares {
    room: Room,
    sharing: Sharing,
    ends: Arc<AtomicBool>,
}

impl Drop for Shares {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
    }
}

fn shares(path: &Path, name: &str) -> Shares {
    let chance = Box::new(SeededChance::new(1));
    let mut session = Session::open(path, Time::live(), chance, name).unwrap();
    session.watch(Arc::new(|| {})).unwrap();
    session.accept_jump();
    let offset = UtcOffset::fixed(0);
    let (room, inbox) = Room::with_staff(offset);
    let shown = |session: &Session| Snapshot::of(session.log(), session.now(), Language::English);
    room.show(shown(&session), session.now());
    let sharing = Sharing::start(room.clone(), SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
    let ends = Arc::new(AtomicBool::new(false));
    let (is_over, of_room) = (Arc::clone(&ends), room.clone());
    std::thread::spawn(move || {
        while !is_over.load(Ordering::Relaxed) {
            let before = session.log().last_seq();
            inbox.wait(&mut session, offset, Duration::from_millis(20));
            drop(session.poll());
            if let Some(waited) = session.go_on() {
                inbox.tell_waited(&session, &waited, offset);
            }
            if session.log().last_seq() != before {
                of_room.show(shown(&session), session.now());
            }
        }
    });
    Shares { room, sharing, ends }
}

/// What somebody on a phone is told of one act, pressed while the network is bad for so long.
fn tries(server: &Server, database: &str, no: usize, secs_max: u64) -> bool {
    let mut chance = StdRng::seed_from_u64(no as u64);
    let cable = Arc::new(Cable::to(server));
    let desk = shares(&cable.path(database), &format!("Desk {no}"));
    let mut phone = Phone::enters(desk.sharing.address(), &desk.room);
    let (before, delay) = (chance.random_range(0..40), chance.random_range(0..=secs_max * 1000));
    let (bad, way) = (Arc::clone(&cable), chance.random_range(0..3));
    let network = std::thread::spawn(move || {
        sleep(Duration::from_millis(before));
        match way {
            0 => bad.pull_out(),
            1 => bad.lose_next_answer(),
            _ => bad.go_deaf(),
        }
        sleep(Duration::from_millis(delay));
        bad.put_back();
    });
    let entry = format!("{{\"Register\":{{\"players\":[{{\"name\":\"Player {no}\"}}]}}}}");
    let command: Command = serde_json::from_str(&entry).unwrap();
    phone.presses(&command);
    if phone.is_told().is_none() {
        assert!(phone.page.contains("Still in progress"), "{}", phone.page);
        // Whoever does not wait presses again.
        phone.presses(&command);
    }
    let end = Instant::now() + Duration::from_secs(secs_max + 60);
    while phone.is_told().is_none() {
        assert!(Instant::now() < end, "{no}: {}", phone.page);
        sleep(Duration::from_millis(200));
        phone.ask("GET", "/staff", "");
    }
    assert!(!phone.page.contains("was closed meanwhile"), "{no}: nobody knows: {}", phone.page);
    network.join().unwrap();
    let told = phone.page.split("came done").nth(1).and_then(|rest| rest.split("</p>").next());
    assert!(told.is_none_or(|told| told.contains(&format!("Player {no}"))), "{no}: {told:?}");
    phone.is_told().unwrap()
}

#[test]
fn a_phone_is_told_what_came_of_it_however_late_the_database_answers_and_nothing_is_done_twice() {
    let Some(server) = &shared() else { return };
    server.database("phones");
    let event = server.address(OWNER, "phones", "Friday night");
    made(event.to_str().unwrap());
    let asked = std::env::var("FLOORMAN_TRIALS").ok();
    let (trials, secs_max) = asked.map_or((12, 15), |trials| (trials.parse().unwrap(), 60));
    let mut told = BTreeMap::new();
    let all: Vec<usize> = (0..trials).collect();
    for round in all.chunks(AT_ONCE) {
        std::thread::scope(|scope| {
            let tried = |no| (no, scope.spawn(move || tries(server, "phones", no, secs_max)));
            let tried: Vec<_> = round.iter().copied().map(tried).collect();
            told.extend(tried.into_iter().map(|(no, came)| (no, came.join().unwrap())));
        });
    }
    let chance = Box::new(SeededChance::new(1));
    let session = Session::open_to_read(&event, Time::live(), chance).unwrap();
    let done = told.values().filter(|told| **told).count();
    println!("{trials} trials up to {secs_max} s: {done} told as done");
    for (no, told) in told {
        let name = format!("Player {no}");
        let players = session.tournament().entries().players();
        let there = players.filter(|player| player.name.as_str() == name).count();
        assert_eq!(there, usize::from(told), "{name} was told {told}");
    }
}
