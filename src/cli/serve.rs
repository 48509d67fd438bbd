//! `serve`: the event as pages on the local network, until it is ended.

use crate::trouble::Trouble;
use crate::{Desk, show};
use clap::Args;
use engine::clock::Run;
use engine::values::StageNo;
use serve::{Room, Sharing, SharingError, Shown};
use session::{Session, said};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use words::{Args as Arguments, Words};

/// Shares a tournament with browsers on the local network: the players' clock, who sits where,
/// levels, prizes and places, as they stand from moment to moment. Nobody can change a thing.
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

/// What a page shows follows from this; while it stays, the page runs down by itself.
type Key = (u64, StageNo, Run, bool);

/// Shares it until whoever started it ends it.
pub fn run(asked: &Serve, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let mut session = show::open(&asked.file, None, desk)?;
    let room = Room::new(desk.offset);
    let mut shown = publish(&room, &session, &desk.words);
    let failed = |error| trouble(&error, &desk.words);
    let sharing = Sharing::start(room.clone(), asked.listen).map_err(failed)?;
    let listening = format!("http://{}", sharing.address());
    desk.line(&serde_json::json!({ "listening": listening }).to_string())?;
    desk.out.flush().map_err(Trouble::output)?;
    let mut is_told = false;
    loop {
        std::thread::sleep(LOOKS_EVERY);
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
