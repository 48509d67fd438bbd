//! A store that forgets: for simulations, and for tests of what happens when writing fails.

use crate::error::{JournalError, JournalTrouble};
use crate::event_store::{Appended, EventStore};
use crate::recovery::{Access, Loaded};
use engine::log::Act;
use engine::values::Seq;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Acts in memory. A clone is a second station on the same acts.
#[derive(Debug, Clone, Default)]
pub struct MemoryJournal {
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug, Default)]
struct Shared {
    acts: Vec<Act>,
    fails_next: bool,
}

impl MemoryJournal {
    /// A store that holds these acts.
    #[must_use]
    pub fn with_acts(acts: Vec<Act>) -> Self {
        let shared = Shared { acts, fails_next: false };
        Self { shared: Arc::new(Mutex::new(shared)) }
    }

    /// Lets the next append fail, as on a full disk.
    pub fn fail_next_append(&self) {
        self.lock().fails_next = true;
    }

    /// Every act, the first first.
    #[must_use]
    pub fn acts(&self) -> Vec<Act> {
        self.lock().acts.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        // A station that panicked has pushed its act or has not; both are whole.
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    fn after(&self, after: Seq) -> Result<Vec<Act>, JournalError> {
        let last = Seq(self.acts.len() as u64);
        let ahead = || JournalTrouble::Ahead { after, last }.at(memory());
        let after = usize::try_from(after.0).map_err(|_| ahead())?;
        self.acts.get(after..).map(<[Act]>::to_vec).ok_or_else(ahead)
    }
}

impl EventStore for MemoryJournal {
    fn load(&mut self) -> Result<Loaded, JournalError> {
        let acts = self.acts();
        Ok(Loaded { acts, notices: Vec::new(), damage: None, access: Access::ReadWrite })
    }

    fn append(&mut self, after: Seq, act: &Act) -> Result<Appended, JournalError> {
        let mut shared = self.lock();
        let newer = shared.after(after)?;
        if !newer.is_empty() {
            return Ok(Appended::Stale(newer));
        }
        if std::mem::take(&mut shared.fails_next) {
            return Err(JournalTrouble::DiskFull.at(memory()));
        }
        shared.acts.push(act.clone());
        Ok(Appended::Written(Seq(shared.acts.len() as u64)))
    }

    fn poll(&mut self, after: Seq) -> Result<Vec<Act>, JournalError> {
        self.lock().after(after)
    }
}

/// What an error names where there is no file.
fn memory() -> &'static Path {
    Path::new("(memory)")
}
