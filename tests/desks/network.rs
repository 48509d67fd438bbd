//! A network between a desk and the server that can be cut at a moment of one's choice.

use crate::server::{OWNER, PASSWORD, Server};
use database::Address;
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::time::Duration;

/// Everything arrives.
const WHOLE: u8 = 0;
/// What the desk says arrives, and no answer comes back.
const NO_ANSWER: u8 = 1;

/// Nothing arrives, and nobody is told.
const DEAF: u8 = 2;
/// It is out: connections end, and none can be made.
const OUT: u8 = 3;
/// Nobody needs it any more.
const GONE: u8 = 4;

/// So often a cable on which nothing is said looks whether it is out.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// A cable to the server; each connection through it has two threads.
pub struct Cable {
    port: u16,
    state: Arc<AtomicU8>,
    /// How often something was asked through it.
    asked: Arc<AtomicUsize>,
}

impl Cable {
    pub fn to(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (port, to) = (listener.local_addr().unwrap().port(), server.port());
        let state = Arc::new(AtomicU8::new(WHOLE));
        let of_all = Arc::clone(&state);
        let asked = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&asked);
        std::thread::spawn(move || {
            for desk in listener.incoming().flatten() {
                match of_all.load(Ordering::SeqCst) {
                    OUT => continue,
                    GONE => break,
                    _ => {}
                }
                let Ok(server) = TcpStream::connect(("127.0.0.1", to)) else { continue };
                let (asks, answers) = (desk.try_clone().unwrap(), server.try_clone().unwrap());
                let (asking, answering) = (Arc::clone(&of_all), Arc::clone(&of_all));
                let count = Arc::clone(&count);
                std::thread::spawn(move || carry(asks, server, &asking, Way::Asks(&count)));
                std::thread::spawn(move || carry(answers, desk, &answering, Way::Answers));
            }
        });
        Self { port, state, asked }
    }

    /// How often something was asked through it.
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }

    /// The next answer is lost and its connection cut; connections made later are whole.
    pub fn lose_next_answer(&self) {
        self.state.store(NO_ANSWER, Ordering::SeqCst);
    }

    /// From now on nothing arrives, as where a switch loses its power.
    pub fn go_deaf(&self) {
        self.state.store(DEAF, Ordering::SeqCst);
    }

    /// Pulls the cable out.
    pub fn pull_out(&self) {
        self.state.store(OUT, Ordering::SeqCst);
    }

    /// Everything arrives again; connections that ended are not there any more.
    pub fn put_back(&self) {
        self.state.store(WHOLE, Ordering::SeqCst);
    }

    /// Where a desk finds it.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of an event through this cable.
    pub fn address(&self, database: &str) -> Address {
        Address::read(&self.path(database), None).unwrap()
    }

    /// The same as it is typed.
    pub fn path(&self, database: &str) -> PathBuf {
        path_of(&[self.port], database, "Friday night")
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        self.state.store(GONE, Ordering::SeqCst);
        // Whoever waits for a desk there looks once more, and ends.
        drop(TcpStream::connect(("127.0.0.1", self.port)));
    }
}

/// The address of an event as it is typed, behind any of these ports.
pub fn path_of(ports: &[u16], database: &str, event: &str) -> PathBuf {
    let hosts: Vec<String> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
    let hosts = hosts.join(",");
    PathBuf::from(format!("postgresql://{OWNER}:{PASSWORD}@{hosts}/{database}#{event}"))
}

/// Which way something goes.
#[derive(Clone, Copy)]
enum Way<'a> {
    Asks(&'a AtomicUsize),
    Answers,
}

fn carry(mut from: TcpStream, mut to: TcpStream, state: &AtomicU8, way: Way<'_>) {
    let mut bytes = [0; 8192];
    from.set_read_timeout(Some(LOOK_EVERY)).unwrap();
    loop {
        let count = match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => 0,
            Err(_) => break,
        };
        while state.load(Ordering::SeqCst) == DEAF {
            std::thread::sleep(LOOK_EVERY);
        }
        match way {
            Way::Asks(asked) => asked.fetch_add(usize::from(count > 0), Ordering::SeqCst),
            Way::Answers => 0,
        };
        let is_out = matches!(state.load(Ordering::SeqCst), OUT | GONE);
        let loses = || state.compare_exchange(NO_ANSWER, WHOLE, Ordering::SeqCst, Ordering::SeqCst);
        let is_lost = count > 0 && matches!(way, Way::Answers) && loses().is_ok();
        if is_out || is_lost || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    // A connection that is gone may be so at both ends.
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
