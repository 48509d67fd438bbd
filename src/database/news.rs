//! What a connection hears while nobody asks: that others wrote, and that it is gone.

use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use storage::{OnNews, StoreClock};

/// A measure of the clock that is older than this gives way to any newer one.
const CLOCK_KEPT: Duration = Duration::from_secs(30);

/// A newer measure may be so much less exact, in milliseconds.
const CLOCK_SLACK_MILLIS: i64 = 5;

/// What was heard since it was last asked.
#[derive(Default)]
pub(super) struct News {
    has_come: AtomicBool,
    /// The event that is listened for; 0 before it is known.
    event: AtomicI32,
    call: Mutex<Option<OnNews>>,
    clock: Mutex<Option<StoreClock>>,
}

impl News {
    /// Others wrote, or nobody knows: it is worth asking.
    pub(super) fn tell(&self) {
        self.has_come.store(true, Ordering::Release);
        self.call_on();
    }

    /// Something that was asked for is answered.
    pub(super) fn call_on(&self) {
        let call = self.call.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(call) = call {
            call();
        }
    }

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

    pub(super) fn call(&self, call: OnNews) {
        *self.call.lock().unwrap_or_else(PoisonError::into_inner) = Some(call);
    }

    /// The clock of the server was looked at; the more exact measure is kept while it is fresh.
    pub(super) fn measured(&self, clock: StoreClock) {
        let mut kept = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        let is_better = |kept: &StoreClock| {
            clock.within_millis <= kept.within_millis + CLOCK_SLACK_MILLIS
                || clock.measured.duration_since(kept.measured) > CLOCK_KEPT
        };
        if kept.as_ref().is_none_or(is_better) {
            *kept = Some(clock);
        }
    }

    /// What the clock of the server showed.
    pub(super) fn clock(&self) -> Option<StoreClock> {
        *self.clock.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
