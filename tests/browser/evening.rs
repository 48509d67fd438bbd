//! A home game of twelve players that is shared with staff, and played on while it is.
//!
//! `club-night.floorman` is that game just after its start: two tables, the first level.

use crate::browser::Browser;
use engine::values::Timestamp;
use serve::{Inbox, Role, Room, Sharing, Snapshot};
use session::{SeededChance, Session, Time};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;
use tempfile::TempDir;
use words::{Language, UtcOffset};

/// Ten minutes after the first cards.
const NOW: Timestamp = Timestamp(1_795_198_500_000);

/// The game, until this is dropped.
pub struct Evening {
    room: Room,
    sharing: Option<Sharing>,
    address: SocketAddr,
    pub file: PathBuf,
    ends: Arc<AtomicBool>,
    desk: Option<JoinHandle<()>>,
    _folder: TempDir,
}

impl Drop for Evening {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        self.desk.take().into_iter().for_each(|desk| desk.join().unwrap());
    }
}

fn shown(session: &Session) -> Snapshot {
    Snapshot::of(session.log(), session.now(), Language::English)
}

/// Whoever has the tournament.
fn answer(room: &Room, session: &mut Session, inbox: &Inbox, ends: &AtomicBool) {
    while !ends.load(Ordering::Relaxed) {
        if inbox.wait(session, UtcOffset::fixed(0), Duration::from_millis(20)) > 0 {
            room.show(shown(session), session.now());
        }
    }
}

impl Evening {
    pub fn begin() -> Self {
        Self::played(&Path::new(env!("CARGO_MANIFEST_DIR")).join("club-night.floorman"), NOW)
    }

    /// An evening among the saves of this version, a second after its last act.
    pub fn of(save: &str) -> Self {
        let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/v9");
        let file = saves.join(format!("{save}.floorman"));
        let chance = Box::new(SeededChance::new(7));
        let read = Session::open_to_read(&file, Time::live(), chance).unwrap();
        let last = read.log().acts().last().unwrap().at;
        Self::played(&file, last.plus_millis(1000))
    }

    fn played(played: &Path, now: Timestamp) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("club-night.floorman");
        std::fs::copy(played, &file).unwrap();
        let open = |file: &Path| {
            let chance = Box::new(SeededChance::new(7));
            Session::open(file, Time::told(now), chance, "Desk").unwrap()
        };
        let mut session = open(&file);
        let (room, inbox) = Room::with_staff(UtcOffset::fixed(0));
        room.show(shown(&session), session.now());
        let ends = Arc::new(AtomicBool::new(false));
        let desk = {
            let (room, ends) = (room.clone(), Arc::clone(&ends));
            std::thread::spawn(move || answer(&room, &mut session, &inbox, &ends))
        };
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let desk = Some(desk);
        let mut evening = Self { room, sharing: None, address, file, ends, desk, _folder: folder };
        evening.start();
        evening
    }

    /// Shares it, where it was before.
    pub fn start(&mut self) {
        let sharing = Sharing::start(self.room.clone(), self.address).unwrap();
        self.address = sharing.address();
        self.sharing = Some(sharing);
    }

    /// The network is gone.
    pub fn stop(&mut self) {
        self.sharing = None;
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Somebody comes in with a code for this role.
    pub fn enter(&self, browser: &Browser, name: &str, role: Role) {
        let code = self.room.staff().unwrap().make_code(role).unwrap();
        browser.go(&self.url("/seat"));
        browser.go(&self.url(&format!("/staff#{}", code.0)));
        browser.type_in("Your name", name);
        browser.press("Sign in");
        browser.until_text(name);
    }

    /// What was done, and by whom.
    pub fn acts(&self) -> Vec<(String, String)> {
        let chance = Box::new(SeededChance::new(7));
        let session = Session::open_to_read(&self.file, Time::told(NOW), chance).unwrap();
        let log = session.log();
        let acts = log.acts().iter().zip(1..);
        acts.map(|(act, seq)| {
            let said = words::Words::new(Language::English).act(
                log,
                engine::values::Seq(seq),
                UtcOffset::fixed(0),
            );
            (act.by.clone(), said)
        })
        .collect()
    }
}
