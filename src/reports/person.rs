//! Somebody as they are called on paper.

use engine::entries::{Entries, Player};
use engine::values::PlayerId;

/// Somebody as they are called on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub player: PlayerId,
    pub name: String,
    /// Somebody else has the same name, but for case and accents.
    pub is_namesake: bool,
}

impl Person {
    pub(crate) fn of(player: &Player, entries: &Entries) -> Self {
        let is_namesake = entries.named(player.name.as_str()).nth(1).is_some();
        Self { player: player.id, name: player.name.to_string(), is_namesake }
    }
}
