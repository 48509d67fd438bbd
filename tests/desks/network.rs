//! A network between a desk and the server that can be cut at a moment of one's choice.

use crate::server::{OWNER, PASSWORD, Server};
use database::Address;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// Everything arrives.
const WHOLE: u8 = 0;
/// What the desk says arrives, and no answer comes back.
const NO_ANSWER: u8 = 1;

/// A cable to the server; each connection through it has two threads.
pub struct Cable {
    port: u16,
    state: Arc<AtomicU8>,
}

impl Cable {
    pub fn to(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (port, to) = (listener.local_addr().unwrap().port(), server.port());
        let state = Arc::new(AtomicU8::new(WHOLE));
        let of_all = Arc::clone(&state);
        std::thread::spawn(move || {
            for desk in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(("127.0.0.1", to)) else { continue };
                let (asks, answers) = (desk.try_clone().unwrap(), server.try_clone().unwrap());
                std::thread::spawn(move || carry(asks, server, None));
                let state = Arc::clone(&of_all);
                std::thread::spawn(move || carry(answers, desk, Some(&state)));
            }
        });
        Self { port, state }
    }

    /// The next answer is lost and its connection cut; connections made later are whole.
    pub fn lose_next_answer(&self) {
        self.state.store(NO_ANSWER, Ordering::SeqCst);
    }

    /// The address of an event through this cable.
    pub fn address(&self, database: &str) -> Address {
        let port = self.port;
        let text =
            format!("postgresql://{OWNER}:{PASSWORD}@127.0.0.1:{port}/{database}#Friday night");
        Address::read(&PathBuf::from(text), None).unwrap()
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, state: Option<&AtomicU8>) {
    let mut bytes = [0; 8192];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        let is_lost = state.is_some_and(|state| state.swap(WHOLE, Ordering::SeqCst) == NO_ANSWER);
        if is_lost || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    // A connection that is gone may be so at both ends.
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
