//! The thread that plays, so that the window never waits for a sound.

use crate::sounds::file::samples_in;
use crate::sounds::speaker::{NoSound, Speaker};
use crate::sounds::tune::{at_volume, samples};
use egui::{Context, ViewportId};
use house::{OwnSound, sound_in, spoken_in};
use reports::Cue;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;

/// A sound as it is to be played.
#[derive(Debug, Clone)]
pub struct Sound {
    pub cue: Cue,
    /// From 0 to 100.
    pub volume: u8,
    /// What the house has for this cue.
    pub own: Option<OwnSound>,
    /// Where the announcement of the level that begins is looked for, and by which numbers.
    pub spoken: Option<(PathBuf, Vec<u64>)>,
}

impl Sound {
    fn play(&self, speaker: &mut dyn Speaker) -> Result<(), NoSound> {
        let own = self.own.as_ref().map(|own| samples_of(&own.path).map_err(|()| &own.name));
        let trouble = own.as_ref().and_then(|own| own.as_ref().err().map(ToString::to_string));
        let heard = own.and_then(Result::ok).unwrap_or_else(|| samples(self.cue));
        speaker.play(&at_volume(&heard, self.volume))?;
        let spoken = self.spoken.as_ref().and_then(|(folder, of)| spoken_in(folder, of));
        if let Some(spoken) = spoken {
            let name = || spoken.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let said = samples_of(&spoken).map_err(|()| NoSound::File(name()))?;
            speaker.play(&at_volume(&said, self.volume))?;
        }
        trouble.map_or(Ok(()), |name| Err(NoSound::File(name)))
    }
}

fn samples_of(file: &Path) -> Result<Vec<f32>, ()> {
    samples_in(sound_in(file).map_err(drop)?).map_err(drop)
}

/// What waits to be played, and what came of it.
#[derive(Debug, Default)]
struct Queue {
    /// The sound to play next. A newer one takes its place: what was to be heard
    /// while another sound played is stale.
    next: Option<Sound>,
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
            while let Some(sound) = wait(&for_thread) {
                let went = sound.play(speaker.as_mut());
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
    pub fn play(&self, sound: Sound) {
        self.0.queue().next = Some(sound);
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
fn wait(shared: &Shared) -> Option<Sound> {
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
