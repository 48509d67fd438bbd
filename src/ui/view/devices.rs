//! The players' clock on its monitor, and the speaker, as a screen reads them.

#[cfg(feature = "share")]
use crate::vocabulary::ShareAsked;
use crate::vocabulary::{Monitor, MonitorPlace};
use std::collections::BTreeMap;

/// What a screen reads of the players' clock and the sounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Devices {
    pub monitors: Vec<Monitor>,
    /// Where the players' clock is shown.
    pub place: Option<MonitorPlace>,
    /// How the screens of the room look: a set by its id.
    pub look: String,
    /// The sets of the house, likewise.
    pub own_looks: Vec<String>,
    /// What the room was told lately, the latest last.
    pub told: Vec<String>,
    /// How loud sounds are, from 0 to 100.
    pub volume: u8,
    /// Whether nothing is to be heard.
    pub is_muted: bool,
    /// The names of the sounds of the house, by the ids of their cues.
    pub own_sounds: BTreeMap<String, String>,
    /// The folder with spoken announcements of levels; empty where there is none.
    pub spoken_folder: String,
    /// Why nothing is heard, in words.
    pub trouble: Option<String>,
    /// Where a second copy of every tournament is kept; empty where none is.
    pub copy_folder: String,
    /// How a tournament is shared on the network, as it was the last time.
    #[cfg(feature = "share")]
    pub share: ShareAsked,
    /// How the second copy stands, in words.
    pub copy: Option<String>,
}
