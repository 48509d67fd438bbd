//! What plays samples: the sound card of this computer, or a double in tests.

use std::fmt::Debug;
use words::{Args, Words};

/// Something that plays samples.
pub trait Speaker: Debug + Send {
    /// Plays mono samples, [`RATE`](crate::sounds::tune::RATE) a second, and waits for their end.
    ///
    /// # Errors
    /// Why nothing is heard.
    fn play(&mut self, samples: &[i16]) -> Result<(), NoSound>;
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoSound {
    /// The computer has nothing that plays sounds.
    NoDevice,
    /// The library that plays sounds is missing.
    Library,
    /// The sound of the house in this file cannot be played, and the one of the program is.
    File(String),
    /// The sound device does not play, as the system says it.
    Device(String),
}

impl NoSound {
    /// In words: what is missing, and what to do.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::NoDevice => words.text("sounds-none-speaker"),
            Self::Library => words.text("sounds-none-library"),
            Self::File(name) => {
                words.say("sounds-none-file", &Args::new().text("file", name.as_str()))
            }
            Self::Device(reason) => {
                words.say("sounds-none-device", &Args::new().text("reason", reason.as_str()))
            }
        }
    }
}
