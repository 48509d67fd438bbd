//! What the room hears: four sounds, when the clock brings them.

#[cfg(target_os = "linux")]
mod alsa;
pub mod speaker;
#[cfg(not(target_os = "linux"))]
mod system;
pub mod this_computer;
pub mod tune;
mod voice;
#[cfg(any(test, not(target_os = "linux")))]
mod wave;

use crate::sounds::speaker::{NoSound, Speaker};
use crate::sounds::voice::Voice;
use egui::Context;
use engine::tournament::Tournament;
use engine::values::Timestamp;
use reports::{Cue, Heard, cue};

#[derive(Debug, Default)]
pub struct Sounds {
    /// Before its thread starts, with the first sound.
    speaker: Option<Box<dyn Speaker>>,
    voice: Option<Voice>,
    /// What the clock showed last.
    heard: Option<Heard>,
    /// Why the last sound was not heard.
    trouble: Option<NoSound>,
}

impl Sounds {
    /// Sounds through this speaker; without one nothing is heard.
    #[must_use]
    pub fn new(speaker: Option<Box<dyn Speaker>>) -> Self {
        Self { speaker, ..Self::default() }
    }

    /// What the clock brings since it was asked last.
    pub fn listen(&mut self, tournament: &Tournament, now: Timestamp) -> Option<Cue> {
        let after = Heard::of(tournament, now);
        let before = self.heard.replace(after);
        before.and_then(|before| cue(&before, &after))
    }

    /// Another tournament is shown: what its clock shows first is not news.
    pub fn forget(&mut self) {
        self.heard = None;
    }

    /// Plays a sound at a volume from 0 to 100.
    pub fn play(&mut self, cue: Cue, volume: u8, ctx: &Context) {
        if let Some(speaker) = self.speaker.take() {
            self.voice = Some(Voice::start(speaker, ctx));
        }
        if let Some(voice) = self.voice.as_ref().filter(|_| volume > 0) {
            voice.play(cue, volume.min(100));
        }
    }

    /// Why nothing is heard, the first time that it is so.
    pub fn poll(&mut self) -> Option<NoSound> {
        let went = self.voice.as_ref()?.take_outcome()?;
        let was_known = self.trouble.is_some();
        self.trouble = went.err();
        self.trouble.clone().filter(|_| !was_known)
    }

    /// Why the last sound was not heard.
    #[must_use]
    pub fn trouble(&self) -> Option<&NoSound> {
        self.trouble.as_ref()
    }
}
