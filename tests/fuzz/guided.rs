//! One target under libFuzzer: `FLOORMAN_FUZZ=journal`, called by `.ci/fuzz`.
//!
//! With `FLOORMAN_FUZZ_LIST=FOLDER` it writes what the project ships into a folder for each target,
//! says the name of each with its longest input in bytes, and ends.

#![no_main]

use fuzz::Target;
use fuzz::mutate::{Sources, mutated};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use strum::VariantArray;

fn target() -> Target {
    static TARGET: OnceLock<Target> = OnceLock::new();
    *TARGET.get_or_init(|| {
        let name = std::env::var("FLOORMAN_FUZZ").expect("FLOORMAN_FUZZ names a target");
        name.parse().expect("there is such a target")
    })
}

/// Inputs to begin with, to take parts from.
fn seeds() -> &'static [Vec<u8>] {
    static SEEDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    SEEDS.get_or_init(|| fuzz::corpus::seeds(target()))
}

/// Writes what the project ships, and says which targets there are.
fn list(folder: &Path) {
    for target in Target::VARIANTS {
        let folder = folder.join(target.name());
        fs::create_dir_all(&folder).expect("there is room");
        for (no, input) in fuzz::corpus::shipped(*target).iter().enumerate() {
            fs::write(folder.join(format!("shipped-{no}")), input).expect("there is room");
        }
        println!("{} {}", target.name(), target.bytes_max());
    }
}

fuzz_target!(
    init: {
        if let Some(folder) = std::env::var_os("FLOORMAN_FUZZ_LIST") {
            list(Path::new(&folder));
            std::process::exit(0);
        }
    },
    |input: &[u8]| {
        target().run(input);
    }
);

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    if seed % 2 == 0 {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    let mut dice = ChaCha20Rng::seed_from_u64(u64::from(seed));
    let seeds = seeds();
    let other = seeds.get((seed as usize / 2) % seeds.len().max(1));
    let sources = Sources {
        other: other.map_or(b"", Vec::as_slice),
        words: target().dictionary(),
        bytes_max: max_size.min(data.len()),
    };
    let new = mutated(&data[..size], sources, &mut dice);
    data[..new.len()].copy_from_slice(&new);
    new.len()
});
