//! What the floor tells the room on its screens: one message at a time.

mod command;
mod event;

pub(super) use command::{decide_show, decide_take_down};
pub(super) use event::{apply_shown, apply_taken_down};

use crate::values::{RightTime, Timestamp};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// In which voice the room is told something.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Voice {
    /// The room may want to know.
    #[default]
    Information,
    /// The room must know.
    Warning,
}

impl Voice {
    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A message to the room.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// What it says, on one line; names of values in braces stand for what they are then.
    pub text: String,
    /// In which voice.
    #[serde(default, skip_serializing_if = "is_information")]
    pub voice: Voice,
    /// Until when it is shown; until it is taken down where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Timestamp>,
}

fn is_information(voice: &Voice) -> bool {
    *voice == Voice::Information
}

impl Message {
    /// More letters than this cannot be read on a wall.
    pub const LETTERS_MAX: u32 = 200;
}

/// What the room is told.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Messages {
    shown: Option<Message>,
}

impl Messages {
    /// The message that is shown at `now`.
    #[must_use]
    pub fn shown(&self, now: Timestamp) -> Option<&Message> {
        let is_on = |message: &&Message| message.until.is_none_or(|until| now < until);
        self.shown.as_ref().filter(is_on)
    }

    pub(super) fn put_right(&mut self, right: RightTime) {
        let until = self.shown.as_mut().and_then(|message| message.until.as_mut());
        until.into_iter().for_each(|until| *until = right.of(*until));
    }
}
