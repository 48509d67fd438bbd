//! The speaker of this computer.

use crate::sounds::speaker::Speaker;

#[must_use]
pub fn speaker_of_this_computer() -> Box<dyn Speaker> {
    #[cfg(target_os = "linux")]
    let speaker = crate::sounds::alsa::Alsa::default();
    #[cfg(not(target_os = "linux"))]
    let speaker = Mute;
    Box::new(speaker)
}

/// A computer on which no way to play sounds is known.
#[cfg(not(target_os = "linux"))]
#[derive(Debug)]
struct Mute;

#[cfg(not(target_os = "linux"))]
impl Speaker for Mute {
    fn play(&mut self, _samples: &[i16]) -> Result<(), NoSound> {
        Err(NoSound::NotHere)
    }
}
