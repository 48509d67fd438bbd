//! `serve`: shares the event as web pages on the local network until the program is stopped.

use crate::trouble::Trouble;
use crate::{Desk, show};
use clap::Args;
use house::look_in;
use serve::{Certificate, Publisher, Role, Room, Sharing, SharingError};
use session::{Session, Time, chance};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use words::{Args as Arguments, Words};

#[derive(Debug, Args)]
pub struct Serve {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// Address to listen on; 0.0.0.0:8080 listens on every network of this computer.
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Certificate as PEM, to encrypt the pages (https).
    #[arg(long, requires = "key", value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    /// Private key of the certificate, as PEM.
    #[arg(long, requires = "certificate", value_name = "FILE")]
    pub key: Option<PathBuf>,
    /// Look of the screens: felt, broadcast, casino, dark, light, contrast, or a file.
    #[arg(long, default_value = "felt", value_name = "LOOK")]
    pub look: String,
}

/// How often to look for acts of other programs.
const LOOKS_EVERY: Duration = Duration::from_millis(100);

/// How often to record that the program is running.
const ALIVE_EVERY: Duration = Duration::from_secs(1);

/// Shares the tournament until the program is stopped.
pub fn run(asked: &Serve, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let session = show::open(&asked.file, None, desk)?;
    let mut served = Served { session, writes: false, tried: None };
    let (room, inbox) = Room::with_staff(desk.offset);
    room.dress(look_in(&asked.look).map_err(|error| Trouble::malformed(error.say(&desk.words)))?);
    let own = desk.words.language();
    let mut publisher = Publisher::start(room.clone(), &served.session, own);
    let sharing = share(&room, asked, &desk.words)?;
    let scheme = if asked.certificate.is_some() { "https" } else { "http" };
    if let Some(link) = sharing.links().links.first() {
        room.lead_to(link);
    }
    tell_where(&room, &sharing, scheme, desk)?;
    let mut is_told = false;
    let mut alive = Instant::now();
    loop {
        served.turn(&asked.file, &room, desk);
        inbox.wait(&mut served.session, desk.offset, LOOKS_EVERY);
        let session = &mut served.session;
        if let Some(waited) = session.go_on() {
            inbox.tell_waited(session, &waited, desk.offset);
        }
        if alive.elapsed() >= ALIVE_EVERY {
            alive = Instant::now();
            session.stay_alive();
        }
        match session.poll() {
            Ok(_) => is_told = false,
            // Reported once. The pages stay up and continue when the file is readable again.
            Err(failure) if !is_told => {
                is_told = true;
                let said = wording::failure(&desk.words, &failure, session.tournament());
                desk.note(&said);
            }
            Err(_) => {}
        }
        publisher.publish(session, own);
    }
}

/// The shared tournament, open read-only until staff join, so that other programs can change it.
struct Served {
    session: Session,
    writes: bool,
    /// The last attempt to open it in the other mode.
    tried: Option<Instant>,
}

impl Served {
    /// Opens the file for writing while staff are present, and read-only when they have left.
    fn turn(&mut self, file: &Path, room: &Room, desk: &mut Desk<'_>) {
        let wants = room.staff().is_some_and(|staff| !staff.here().is_empty());
        if wants == self.writes {
            return;
        }
        let is_early = self.tried.is_some_and(|tried| tried.elapsed() < ALIVE_EVERY);
        if wants && is_early {
            return;
        }
        let is_first = self.tried.replace(Instant::now()).is_none();
        let (time, chance) = (Time::live(), chance(None));
        let opened = match wants {
            true => Session::open(file, time, chance, ""),
            false => Session::open_to_read(file, time, chance),
        };
        match opened {
            Ok(session) if wants && session.found().is_in_use => {
                if is_first {
                    desk.note(&desk.words.text("terminal-shared-to-read"));
                }
            }
            Ok(session) => {
                self.session = session;
                self.writes = wants;
                self.tried = None;
            }
            // The tournament opened before stays on the pages.
            Err(error) if is_first => {
                let said = wording::not_opened(&desk.words, &error);
                desk.note(&said);
            }
            Err(_) => {}
        }
    }
}

fn share(room: &Room, asked: &Serve, words: &Words) -> Result<Sharing, Trouble> {
    let failed = |error| trouble(&error, words);
    let (Some(certificate), Some(key)) = (&asked.certificate, &asked.key) else {
        return Sharing::start(room.clone(), asked.listen).map_err(failed);
    };
    let certificate = Certificate::read(certificate, key);
    let certificate = certificate.map_err(|error| Trouble::world(error.said(words)))?;
    Sharing::secret(room.clone(), asked.listen, certificate).map_err(failed)
}

/// Prints one JSON line: the listening address, reachable links and the director's link.
fn tell_where(
    room: &Room,
    sharing: &Sharing,
    scheme: &str,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let listening = format!("{scheme}://{}", sharing.address());
    let reached = sharing.links();
    let code = room.staff().and_then(|staff| staff.make_code(Role::Director));
    if reached.links.is_empty() {
        desk.note(&desk.words.text("terminal-no-network"));
    }
    for why in &reached.warned_of {
        desk.note(&why.said(&desk.words));
    }
    let at = reached.links.first().unwrap_or(&listening);
    let staff = code.map(|code| format!("{at}/staff#{}", code.0));
    let told = serde_json::json!({
        "listening": listening, "staff": staff, "reached_at": reached.links,
    });
    desk.line(&told.to_string())?;
    desk.out.flush().map_err(Trouble::output)
}

fn trouble(error: &SharingError, words: &Words) -> Trouble {
    match error {
        SharingError::Listen(address, error) => {
            let args = Arguments::new()
                .text("address", address.to_string())
                .text("source", wording::without_number(&error.to_string()));
            Trouble::world(words.say("terminal-not-shared", &args))
        }
        SharingError::System(error) => {
            let args = Arguments::new().text("source", wording::without_number(&error.to_string()));
            Trouble::world(words.say("terminal-not-shared-at-all", &args))
        }
    }
}
