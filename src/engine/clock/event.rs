//! What can have happened to the clock.

use crate::engine::clock::Setting;
use crate::engine::tournament::Tournament;

/// The clock was set.
pub fn apply_set(tournament: &mut Tournament, setting: Setting) {
    tournament.clock.set(setting);
}
