//! What comes with a command: the moment, and a source of chance.

use crate::engine::values::{Seed, Timestamp};

/// A source of secrets for draws. The engine has no dice of its own.
pub trait Chance {
    /// A new secret that nobody could foresee.
    fn seed(&mut self) -> Seed;
}

/// What comes with a command.
pub struct Ask<'a> {
    /// When it is asked.
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
