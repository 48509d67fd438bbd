//! Staff, behind a code: what somebody does on a phone is asked of whoever has the tournament,
//! signed with their name, and decided by the engine like every other act.
//!
//! Nothing here is kept: codes and who is signed in end with sharing. A code is made by the
//! program, guesses are slowed down and a director sees them, and only hashes of codes and of what
//! a browser holds are known.

pub(crate) mod acts;
pub(crate) mod asking;
pub(crate) mod codes;
pub(crate) mod forms;
mod guesses;
pub(crate) mod members;
pub(crate) mod role;
pub(crate) mod secret;
pub(crate) mod sent;

pub use asking::Inbox;
pub use codes::Code;
pub use guesses::Attempts;
pub use members::Here;
pub use role::Role;

pub(crate) use asking::desk;

use asking::Desk;
use codes::Codes;
use guesses::Guesses;
use members::Members;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// Who may do what from where, while an event is shared.
pub struct Staff {
    pub(crate) desk: Desk,
    codes: Mutex<Codes>,
    members: Mutex<Members>,
    guesses: Mutex<Guesses>,
    /// How often somebody was signed out: pages that lie open look whether it was them.
    left: watch::Sender<u64>,
}

impl Staff {
    pub(crate) fn new(desk: Desk) -> Self {
        Self {
            desk,
            codes: Mutex::new(Codes::default()),
            members: Mutex::new(Members::default()),
            guesses: Mutex::new(Guesses::default()),
            left: watch::Sender::new(0),
        }
    }

    /// Makes a code for a role and ends its earlier one. `None` if the system has no randomness.
    #[must_use]
    pub fn make_code(&self, role: Role) -> Option<Code> {
        self.codes().make(role)
    }

    /// A code holds no longer, and whoever came in with it is signed out.
    pub fn withdraw(&self, role: Role) {
        self.codes().withdraw(role);
        self.members().leave_all(role);
        self.somebody_left();
    }

    fn somebody_left(&self) {
        self.left.send_modify(|times| *times = times.wrapping_add(1));
    }

    /// Hears when somebody was signed out.
    pub(crate) fn hears_who_leaves(&self) -> watch::Receiver<u64> {
        self.left.subscribe()
    }

    /// The roles that have a code.
    #[must_use]
    pub fn roles(&self) -> Vec<Role> {
        self.codes().roles()
    }

    /// Everybody who is signed in.
    #[must_use]
    pub fn here(&self) -> Vec<Here> {
        self.members().here()
    }

    /// Signs somebody out by their number.
    pub fn send_away(&self, no: u32) {
        self.members().leave(no);
        self.somebody_left();
    }

    /// What was tried with wrong codes in the last hours; none where nothing was.
    #[must_use]
    pub fn attempts(&self) -> Option<Attempts> {
        self.guesses().attempts(Instant::now())
    }

    pub(crate) fn codes(&self) -> MutexGuard<'_, Codes> {
        self.codes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn members(&self) -> MutexGuard<'_, Members> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn guesses(&self) -> MutexGuard<'_, Guesses> {
        self.guesses.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
