//! The thread that plays, so that the window never waits for a sound.

use crate::sounds::speaker::{NoSound, Speaker};
use crate::sounds::tune::samples_at;
use egui::{Context, ViewportId};
use reports::Cue;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;

/// What waits to be played, and what came of it.
#[derive(Debug, Default)]
struct Queue {
    /// The sound to play next, at this volume. A newer one takes its place: what was to be heard
    /// while another sound played is stale.
    next: Option<(Cue, u8)>,
    /// How the last sound went, until somebody asks.
    went: Option<Result<(), NoSound>>,
    is_closing: bool,
}

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl Shared {
    /// The queue, even where the thread failed with it in its hands.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thread of its own that plays sounds.
#[derive(Debug)]
pub struct Voice(Arc<Shared>);

impl Voice {
    /// Starts the thread; it wakes the window of `ctx` when a sound is over.
    #[must_use]
    pub fn start(mut speaker: Box<dyn Speaker>, ctx: &Context) -> Self {
        let shared = Arc::new(Shared::default());
        let (for_thread, ctx) = (Arc::clone(&shared), ctx.clone());
        let thread = Builder::new().name("sounds".to_owned()).spawn(move || {
            while let Some((cue, volume)) = wait(&for_thread) {
                let went = speaker.play(&samples_at(cue, volume));
                for_thread.queue().went = Some(went);
                ctx.request_repaint_of(ViewportId::ROOT);
            }
        });
        if let Err(error) = thread {
            shared.queue().went = Some(Err(NoSound::Device(error.to_string())));
        }
        Self(shared)
    }

    /// Plays a sound as soon as the one that is playing is over.
    pub fn play(&self, cue: Cue, volume: u8) {
        self.0.queue().next = Some((cue, volume));
        self.0.changed.notify_one();
    }

    /// How the last sound went, told once.
    #[must_use]
    pub fn take_outcome(&self) -> Option<Result<(), NoSound>> {
        self.0.queue().went.take()
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.0.queue().is_closing = true;
        self.0.changed.notify_one();
    }
}

/// Waits for something to play; none when the program ends.
fn wait(shared: &Shared) -> Option<(Cue, u8)> {
    let mut queue = shared.queue();
    loop {
        if queue.is_closing {
            return None;
        }
        if let Some(next) = queue.next.take() {
            return Some(next);
        }
        queue = shared.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}
