//! What a connection hears while nobody asks: that others wrote, and that it is gone.

use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Mutex, PoisonError};
use storage::OnNews;

/// What was heard since it was last asked.
#[derive(Default)]
pub(super) struct News {
    has_come: AtomicBool,
    /// The event that is listened for; 0 before it is known.
    event: AtomicI32,
    call: Mutex<Option<OnNews>>,
}

impl News {
    /// Others wrote, or nobody knows: it is worth asking.
    pub(super) fn tell(&self) {
        self.has_come.store(true, Ordering::Release);
        let call = self.call.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(call) = call {
            call();
        }
    }

    /// Which event to listen for.
    pub(super) fn listen_for(&self, event: i32) {
        self.event.store(event, Ordering::Release);
    }

    /// Somebody wrote to the event of this number.
    pub(super) fn hear(&self, event: &str) {
        if event.parse() == Ok(self.event.load(Ordering::Acquire)) {
            self.tell();
        }
    }

    /// Whether there is something to ask for; only once for each time it was told.
    pub(super) fn take(&self) -> bool {
        self.has_come.swap(false, Ordering::Acquire)
    }

    /// Whom to call.
    pub(super) fn call(&self, call: OnNews) {
        *self.call.lock().unwrap_or_else(PoisonError::into_inner) = Some(call);
    }
}
