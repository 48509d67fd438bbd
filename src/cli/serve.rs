//! `serve`: the event as pages on the local network, until it is ended.

use crate::moment::time;
use crate::trouble::Trouble;
use crate::{Desk, show};
use clap::Args;
use engine::clock::Run;
use engine::values::StageNo;
use serve::{Inbox, Role, Room, Sharing, SharingError, Shown, reached_at};
use session::{Session, chance, said};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use words::{Args as Arguments, Words};

/// Shares a tournament with browsers on the local network: the players' clock, who sits where,
/// levels, prizes and places, as they stand from moment to moment. Staff come in with a code, and
/// what they do on their phones is signed with their names; without a code nobody changes a thing.
#[derive(Debug, Args)]
pub struct Serve {
    /// The tournament.
    pub file: PathBuf,
    /// Where browsers find it, as 0.0.0.0:8080 for every network of this computer.
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
}

/// What others did shows after so long at most.
const LOOKS_EVERY: Duration = Duration::from_millis(100);

/// That it is shared is written down so often.
const ALIVE_EVERY: Duration = Duration::from_secs(1);

/// What a page shows follows from this; while it stays, the page runs down by itself.
type Key = (u64, StageNo, Run, bool);

/// Shares it until whoever started it ends it.
pub fn run(asked: &Serve, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let mut session = open(&asked.file, desk)?;
    let (room, inbox) = room(&session, desk);
    let mut shown = publish(&room, &session, &desk.words);
    let failed = |error| trouble(&error, &desk.words);
    let sharing = Sharing::start(room.clone(), asked.listen).map_err(failed)?;
    tell_where(&room, sharing.address(), desk)?;
    let mut is_told = false;
    let mut alive = Instant::now();
    loop {
        inbox.wait(&mut session, desk.offset, LOOKS_EVERY);
        session.go_on();
        if alive.elapsed() >= ALIVE_EVERY {
            alive = Instant::now();
            session.stay_alive();
        }
        match session.poll() {
            Ok(_) => is_told = false,
            // Told once; what is shown stays, and it goes on where the file is there again.
            Err(failure) if !is_told => {
                is_told = true;
                let said = said::failure(&desk.words, &failure, session.tournament());
                desk.note(&said);
            }
            Err(_) => {}
        }
        if key(&session) != shown {
            shown = publish(&room, &session, &desk.words);
        }
    }
}

/// Opens it to be written; where somebody else has it open, or it is damaged, only to be shown.
fn open(path: &Path, desk: &mut Desk<'_>) -> Result<Session, Trouble> {
    let opened = Session::open(path, time(None, &desk.words)?, chance(None), "");
    let session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    if session.found().is_in_use {
        desk.note(&desk.words.text("terminal-shared-to-read"));
        return show::open(path, None, desk);
    }
    for said in said::found(&desk.words, session.found()) {
        desk.note(&said);
    }
    Ok(session)
}

/// The room, with pages for staff where acts can be written.
fn room(session: &Session, desk: &Desk<'_>) -> (Room, Inbox) {
    let (room, inbox) = Room::with_staff(desk.offset);
    match session.found().is_read_only {
        true => (Room::new(desk.offset), inbox),
        false => (room, inbox),
    }
}

/// One line for programs: where it listens, where others reach it, and how a director comes in.
fn tell_where(room: &Room, address: SocketAddr, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let reached = reached_at(address);
    let code = room.staff().and_then(|staff| staff.make_code(Role::Director));
    let at = reached.first().copied().unwrap_or(address);
    let staff = code.map(|code| format!("http://{at}/staff#{}", code.0));
    let all: Vec<String> = reached.iter().map(|at| format!("http://{at}")).collect();
    let told = serde_json::json!({
        "listening": format!("http://{address}"), "staff": staff, "reached_at": all,
    });
    desk.line(&told.to_string())?;
    desk.out.flush().map_err(Trouble::output)
}

fn key(session: &Session) -> Key {
    let reading = session.tournament().reading(session.now());
    (session.log().last_seq().0, reading.stage, reading.run, reading.starts_at.is_some())
}

fn publish(room: &Room, session: &Session, words: &Words) -> Key {
    let now = session.now();
    room.show(Shown::of(session.log(), now, words.language()), now);
    key(session)
}

fn trouble(error: &SharingError, words: &Words) -> Trouble {
    match error {
        SharingError::Listen(address, error) => {
            let args = Arguments::new()
                .text("address", address.to_string())
                .text("source", said::without_number(&error.to_string()));
            Trouble::world(words.say("terminal-not-shared", &args))
        }
        SharingError::System(error) => {
            let args = Arguments::new().text("source", said::without_number(&error.to_string()));
            Trouble::world(words.say("terminal-not-shared-at-all", &args))
        }
    }
}
