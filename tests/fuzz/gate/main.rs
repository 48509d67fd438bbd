//! The gate: every target with the kept corpus and changes of it, the same in every run.
//!
//! By hand, so many times as many changes:
//! `FLOORMAN_MUTATIONS=100 cargo test --release -p fuzz`; and with libFuzzer, `.ci/fuzz`.

mod reach;

use fuzz::Target;
use fuzz::bounds::{Budget, within};
use fuzz::mutate::{Sources, mutated};
use fuzz::torments::torments;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};
use strum::VariantArray;

thread_local! {
    /// What panicked since an input was met, caught by somebody or not; none where none is met.
    static PANICS: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// How many times the usual number of changes `FLOORMAN_MUTATIONS` asks for.
fn times() -> usize {
    let Ok(asked) = std::env::var("FLOORMAN_MUTATIONS") else { return 1 };
    asked.parse().unwrap_or_else(|_| panic!("FLOORMAN_MUTATIONS is {asked:?}, and no number"))
}

/// Lets panics be counted while an input is met: the program catches some, and none may be.
fn listen() {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |panic| {
            let is_met = PANICS.with_borrow_mut(|panics| {
                panics.as_mut().map(|panics| panics.push(panic.to_string())).is_some()
            });
            if !is_met {
                usual(panic);
            }
        }));
    });
}

/// Meets something with an input, and says what went wrong.
fn meet(reads: impl FnOnce(&[u8]), what: &str, input: &[u8]) -> Option<String> {
    listen();
    PANICS.set(Some(Vec::new()));
    let _ = catch_unwind(AssertUnwindSafe(|| reads(input)));
    let panics = PANICS.take().unwrap_or_default();
    let shown: String = input.escape_ascii().to_string().chars().take(600).collect();
    panics.first().map(|said| format!("{what}: {said:.1500}\n  {shown}"))
}

/// Everything that a target meets, in its order.
fn walk(target: Target) -> Vec<String> {
    let run = |input: &[u8]| target.run(input);
    let name = |what: &str| format!("{}, {what}", target.name());
    let mut broken = Vec::new();
    for (what, input) in torments() {
        broken.extend(meet(run, &name(&what), &input));
    }
    let seeds = fuzz::corpus::seeds(target);
    for (no, seed) in seeds.iter().enumerate() {
        broken.extend(meet(run, &name(&format!("input {no} of the corpus")), seed));
    }
    let mut dice = ChaCha20Rng::seed_from_u64(1);
    for no in 0..target.mutations() * times() {
        let (seed, other) = (dice.random_range(0..seeds.len()), dice.random_range(0..seeds.len()));
        let (words, bytes_max) = (target.dictionary(), target.bytes_max());
        let sources = Sources { other: &seeds[other], words, bytes_max };
        let input = mutated(&seeds[seed], sources, &mut dice);
        broken.extend(meet(run, &name(&format!("change {no}")), &input));
    }
    broken
}

#[test]
fn no_input_is_too_hostile() {
    let next = AtomicUsize::new(0);
    let broken = Mutex::new(Vec::new());
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..processors {
            scope.spawn(|| {
                while let Some(target) = Target::VARIANTS.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    let found = walk(*target);
                    broken.lock().unwrap().extend(found);
                }
            });
        }
    });
    let broken: Vec<String> = broken.into_inner().unwrap();
    let told: Vec<&str> = broken.iter().take(20).map(String::as_str).collect();
    assert!(told.is_empty(), "{} findings\n{}", broken.len(), told.join("\n\n"));
}

/// The gate is worth nothing where it sees none of what it is there for.
#[test]
fn panics_caught_or_not_memory_and_work_are_seen() {
    let free = Budget { held: 1_000, held_per_byte: 8, work: 10, work_per_byte: 1 };
    let fails: [fn(&[u8]); 5] = [
        |_| panic!("as it is"),
        |_| drop(catch_unwind(|| panic!("caught by the program"))),
        |input| assert_eq!(input.first(), input.last()),
        |input| {
            let free = Budget { held: 1_000, held_per_byte: 8, work: 10, work_per_byte: 1 };
            within(free, input.len(), || drop(vec![0_u8; 100_000]));
        },
        |input| {
            let free = Budget { held: 1_000, held_per_byte: 8, work: 10, work_per_byte: 1 };
            within(free, input.len(), || (0..1_000).for_each(|_| drop(vec![0_u8; 10])));
        },
    ];
    for (no, fails) in fails.into_iter().enumerate() {
        assert!(meet(fails, "planted", b"ab").is_some(), "the planted fault {no} is not seen");
    }
    let fine = |input: &[u8]| within(free, input.len(), || drop(vec![0_u8; 500]));
    assert_eq!(meet(fine, "nothing planted", b"ab"), None);
}

#[test]
fn the_same_dice_make_the_same_input_and_none_is_too_long() {
    let sources = Sources { other: b"2 out\n4 3", words: &["bust"], bytes_max: 64 };
    let all = |seed| {
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        (0..200).map(|_| mutated(b"bust 4 3\nundo", sources, &mut dice)).collect::<Vec<_>>()
    };
    assert_eq!(all(1), all(1));
    assert_ne!(all(1), all(2));
    assert!(all(1).iter().all(|input| input.len() <= 64));
}
