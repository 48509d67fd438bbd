//! Where secrets come from.

use engine::ask::Chance;
use engine::values::{Seed, Seq};
use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{Rng, SeedableRng, TryRng};

/// The operating system's chance.
pub struct SystemChance {
    spare: ChaCha20Rng,
}

impl SystemChance {
    /// Chance from the operating system.
    #[must_use]
    pub fn new() -> Self {
        Self { spare: rand::make_rng() }
    }
}

impl Default for SystemChance {
    fn default() -> Self {
        Self::new()
    }
}

impl Chance for SystemChance {
    fn seed(&mut self) -> Seed {
        let mut bytes = [0; 16];
        // Should the system refuse, a generator that it seeded at the start stands in.
        if SysRng.try_fill_bytes(&mut bytes).is_err() {
            self.spare.fill_bytes(&mut bytes);
        }
        Seed(bytes)
    }
}

/// Chance from a number, the same every time: for tests, simulation and repeatable scripts.
pub struct SeededChance {
    seed: u64,
    generator: ChaCha20Rng,
}

impl SeededChance {
    /// Chance that follows from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed, generator: ChaCha20Rng::seed_from_u64(seed) }
    }
}

impl Chance for SeededChance {
    fn begin_act(&mut self, act: Seq) {
        self.generator = ChaCha20Rng::seed_from_u64(self.seed);
        self.generator.set_stream(act.0);
    }

    fn seed(&mut self) -> Seed {
        let mut bytes = [0; 16];
        self.generator.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// Chance from a seed, or the computer's own.
pub fn chance(seed: Option<u64>) -> Box<dyn Chance> {
    match seed {
        Some(seed) => Box::new(SeededChance::new(seed)),
        None => Box::new(SystemChance::new()),
    }
}
