//! Publishing what a session has, whenever what pages show changed.

use crate::moment::Moment;
use crate::room::Room;
use crate::snapshot::Taken;
use engine::values::Timestamp;
use reports::ClockKey;
use session::Session;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;
use words::Language;

/// So far the clock of the event may be from that of the pages, in milliseconds.
const DRIFT_MILLIS: i64 = 1_000;

/// What pages show follows from this; while it stays, they run down by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SnapshotKey {
    seq: u64,
    clock: ClockKey,
    asks_about_time: bool,
    own: Language,
}

impl SnapshotKey {
    fn of(session: &Session, now: Timestamp, own: Language) -> Self {
        Self {
            seq: session.log().last_seq().0,
            clock: ClockKey::of(session.tournament(), now),
            asks_about_time: session.lost_time().is_some(),
            own,
        }
    }
}

/// Publishes what a session has, whenever what pages show changed.
///
/// Whoever has the session is not held up: names are put in order on a thread of their own.
pub struct Publisher {
    room: Room,
    /// To the thread; none where the system gives none.
    taken: Option<Sender<(Taken, Moment)>>,
    key: SnapshotKey,
    moment: Moment,
}

impl Publisher {
    /// Shows what stands, and is ready for what comes; `own` is the language of the computer.
    #[must_use]
    pub fn start(room: Room, session: &Session, own: Language) -> Self {
        let moment = Moment::new(session.now());
        room.show_since(
            Taken::of(session.log(), session.lost_time(), moment.at, own).shown(),
            moment,
        );
        let (taken, coming) = channel();
        let shows = room.clone();
        let started = Builder::new().name("pages".to_owned()).spawn(move || show(&shows, &coming));
        let key = SnapshotKey::of(session, moment.at, own);
        Self { room, taken: started.is_ok().then_some(taken), key, moment }
    }

    /// Shows what stands, where that is something else than before; whether it is.
    pub fn publish(&mut self, session: &Session, own: Language) -> bool {
        let moment = Moment::new(session.now());
        let key = SnapshotKey::of(session, moment.at, own);
        let drift = self.moment.now().millis_since(moment.at).abs();
        if key == self.key && drift < DRIFT_MILLIS {
            return false;
        }
        (self.key, self.moment) = (key, moment);
        let taken = Taken::of(session.log(), session.lost_time(), moment.at, own);
        let unsent = match &self.taken {
            Some(sender) => sender.send((taken, moment)).err().map(|unsent| unsent.0),
            None => Some((taken, moment)),
        };
        if let Some((taken, moment)) = unsent {
            self.room.show_since(taken.shown(), moment);
        }
        true
    }
}

/// Shows the newest of what comes, until nothing comes any more.
fn show(room: &Room, coming: &Receiver<(Taken, Moment)>) {
    while let Ok(first) = coming.recv() {
        let (taken, moment) = coming.try_iter().last().unwrap_or(first);
        room.show_since(taken.shown(), moment);
    }
}
