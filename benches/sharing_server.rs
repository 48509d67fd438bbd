//! The process that shares a room, asked line by line.

use crate::field::{NOW, begin, bust_out};
use crate::headless::Window;
use crate::micros;
use egui::Key;
use serve::{Room, Sharing, Snapshot};
use session::{SeededChance, Session, Time};
use std::io::{BufRead, BufReader, Lines, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use storage::MemoryJournal;
use words::{Language, UtcOffset};

/// What tells this program that it is the server.
pub const SERVES: &str = "--serves";

/// The process, until it is dropped.
pub struct Server {
    child: Child,
    asked: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
    pub address: SocketAddr,
}

impl Server {
    pub fn start() -> Self {
        let program = std::env::current_exe().unwrap();
        let mut child = Command::new(program)
            .arg(SERVES)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let asked = child.stdin.take().unwrap();
        let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = answers.next().unwrap().unwrap().parse().unwrap();
        Self { child, asked, answers, address }
    }

    /// Asks for something that is a number.
    pub fn number(&mut self, what: &str) -> u64 {
        writeln!(self.asked, "{what}").unwrap();
        self.answers.next().unwrap().unwrap().parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _killed = self.child.kill();
        let _ended = self.child.wait();
    }
}

/// A shared event.
struct Shared {
    session: Session,
    room: Room,
    next: u32,
}

impl Shared {
    fn publish(&self) {
        self.room.show(Snapshot::of(self.session.log(), NOW, Language::English), NOW);
    }

    /// Somebody busts out; the moment at which that is done.
    fn act(&mut self) -> u64 {
        self.session.submit(&bust_out(self.next)).unwrap();
        self.next += 1;
        let acted = micros();
        self.publish();
        acted
    }
}

/// Shares a room with so many players, and does what is asked.
pub fn run(players: u32) {
    let (time, chance) = (Time::told(NOW), Box::new(SeededChance::new(7)));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "Ana");
    for command in begin(players) {
        session.submit(&command).unwrap();
    }
    let mut shared = Shared { session, room: Room::new(UtcOffset::fixed(0)), next: 1 };
    shared.publish();
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let sharing = Sharing::start(shared.room.clone(), any).unwrap();
    let mut window = Window::showing(players, Key::F3);
    println!("{}", sharing.address());
    for line in std::io::stdin().lines() {
        let number = match line.unwrap().as_str() {
            "act" => shared.act(),
            "memory" => memory(),
            "frames" => frames(&mut window, &mut || {}),
            "frames-shared" => frames(&mut window, &mut || {
                shared.act();
            }),
            other => panic!("{other}?"),
        };
        println!("{number}");
    }
}

/// The median of frames in microseconds, while something is done before some of them.
fn frames(window: &mut Window, then: &mut dyn FnMut()) -> u64 {
    let one = |no: u32| {
        if no % 20 == 0 {
            then();
        }
        // A window is painted sixty times a second at most.
        std::thread::sleep(Duration::from_millis(16));
        let began = Instant::now();
        window.frame(Vec::new());
        began.elapsed()
    };
    let mut all: Vec<Duration> = (0..300).map(one).collect();
    all.sort_unstable();
    u64::try_from(all[all.len() / 2].as_micros()).unwrap()
}

/// The memory of this process, in kB.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}
