//! The speaker of this computer.

use crate::sounds::speaker::Speaker;

#[must_use]
pub fn speaker_of_this_computer() -> Box<dyn Speaker> {
    #[cfg(target_os = "linux")]
    let speaker = crate::sounds::alsa::Alsa::default();
    #[cfg(not(target_os = "linux"))]
    let speaker = crate::sounds::system::SystemSpeaker;
    Box::new(speaker)
}
