//! What the room hears, when the clock brings it: our sounds, or those of the house.

#[cfg(target_os = "linux")]
mod alsa;
pub mod file;
pub mod speaker;
#[cfg(not(target_os = "linux"))]
mod system;
pub mod this_computer;
pub mod tune;
mod voice;
mod wave;

use crate::sounds::speaker::{NoSound, Speaker};
use crate::sounds::voice::{Sound, Voice};
use egui::Context;
use engine::tournament::Tournament;
use engine::values::Timestamp;
use house::OwnSound;
use reports::{Cue, Heard, cue};
use std::collections::BTreeMap;
use std::path::PathBuf;

#[derive(Debug, Default)]
pub struct Sounds {
    /// Before its thread starts, with the first sound.
    speaker: Option<Box<dyn Speaker>>,
    voice: Option<Voice>,
    own: BTreeMap<String, OwnSound>,
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

    /// Sounds of the house, by the ids of their cues.
    pub fn take_own(&mut self, own: BTreeMap<String, OwnSound>) {
        self.own = own;
    }

    /// Sounds of the house, by the ids of their cues.
    #[must_use]
    pub fn own(&self) -> &BTreeMap<String, OwnSound> {
        &self.own
    }

    /// Plays a sound at a volume from 0 to 100.
    pub fn play(&mut self, cue: Cue, volume: u8, ctx: &Context) {
        self.announce(cue, volume, None, ctx);
    }

    /// The same, and after it what is spoken in a folder for these numbers.
    pub fn announce(
        &mut self,
        cue: Cue,
        volume: u8,
        spoken: Option<(PathBuf, Vec<u64>)>,
        ctx: &Context,
    ) {
        if let Some(speaker) = self.speaker.take() {
            self.voice = Some(Voice::start(speaker, ctx));
        }
        if let Some(voice) = self.voice.as_ref().filter(|_| volume > 0) {
            let own = self.own.get(cue.id()).cloned();
            voice.play(Sound { cue, volume: volume.min(100), own, spoken });
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
