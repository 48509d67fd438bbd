//! What can have happened to the messages to the room.

use crate::messages::Message;
use crate::tournament::Tournament;

/// A message is shown in the place of any other.
pub fn apply_shown(tournament: &mut Tournament, message: &Message) {
    tournament.messages.shown = Some(message.clone());
}

/// No message is shown any more.
pub fn apply_taken_down(tournament: &mut Tournament) {
    tournament.messages.shown = None;
}
