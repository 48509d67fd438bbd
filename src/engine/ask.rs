//! What comes with a command: the moment, and a source of chance.

use crate::values::{Seed, Seq, Timestamp};

/// A source of secrets for draws. The engine has no dice of its own.
pub trait Chance: Send {
    /// Tells that the secrets that follow belong to the act with this number.
    ///
    /// Chance that can be repeated starts anew from it, so that it does not matter in how many
    /// sittings a script is played.
    fn begin_act(&mut self, _: Seq) {}

    /// A new secret that nobody could foresee.
    fn seed(&mut self) -> Seed;
}

/// What comes with a command.
pub struct Ask<'a> {
    /// When the command is given: the moment that its events get.
    pub at: Timestamp,
    /// Where new secrets come from.
    pub chance: &'a mut dyn Chance,
}

/// Chance for questions only: whether something *may* happen never depends on it.
pub struct NoChance;

impl Chance for NoChance {
    fn seed(&mut self) -> Seed {
        Seed::default()
    }
}
