//! What can have happened to the clock.

use crate::clock::Setting;
use crate::tournament::Tournament;

/// The clock was set; earlier settings are kept, so that one can look back.
pub fn apply_set(tournament: &mut Tournament, setting: Setting) {
    tournament.clock.set(setting);
}
