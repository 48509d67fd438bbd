//! Whole evenings by chance on disks that fail as real ones do.
//!
//! A seed decides everything: who comes, what the desk does and undoes, how the computer's clock
//! jumps, and when the disk is full, the power gone, the file away, or another program first. After
//! every act what is shown is what was promised, everything that must be true is, and whoever opens
//! the file has the same evening; or the failure was told before anybody was promised anything.
//!
//! By hand, for other seeds and more of them:
//!
//! ```text
//! FLOORMAN_SEEDS=0..20000 cargo test --release -p simulator
//! ```

mod careless;
mod dice;
mod disk;
mod story;

use crate::dice::steps;
use crate::story::{OpenJournal, Reached, Step, Telling, Wrong, journal, play};
use engine::command::CommandKind;
use engine::event::EventKind;
use std::io::{Write, stderr};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use strum::VariantArray;

/// The seeds that are played where no others are asked for.
const SEEDS: Range<u64> = 0..200;

/// After so many seeds it is said how far it is.
const TOLD_EVERY: u64 = 1000;

/// The seeds that `FLOORMAN_SEEDS` asks for, as `0..20000`.
fn seeds() -> Range<u64> {
    let Ok(asked) = std::env::var("FLOORMAN_SEEDS") else { return SEEDS };
    let ends =
        asked.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    ends.unwrap_or_else(|| panic!("FLOORMAN_SEEDS is {asked:?}; it should be as 0..20000"))
}

/// Plays a story; whatever panics is wrong, too.
fn outcome(
    seed: u64,
    steps: &[Step],
    open: OpenJournal,
    telling: Telling,
) -> Result<Reached, Wrong> {
    let played = catch_unwind(AssertUnwindSafe(|| play(seed, steps, open, telling)));
    played.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or(panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(Wrong { step: None, what: format!("panic: {}", text.unwrap_or_default()) })
    })
}

/// The shortest story that is found by leaving steps out while something stays wrong.
fn shortest(seed: u64, steps: Vec<Step>, open: OpenJournal) -> Vec<Step> {
    let mut story = steps;
    let mut chunk = story.len().div_ceil(2).max(1);
    loop {
        let mut from = 0;
        let mut is_shorter = false;
        while from < story.len() {
            let mut fewer = story.clone();
            fewer.drain(from..(from + chunk).min(fewer.len()));
            if outcome(seed, &fewer, open, Telling::Silent).is_err() {
                story = fewer;
                is_shorter = true;
            } else {
                from += chunk;
            }
        }
        if chunk == 1 && !is_shorter {
            return story;
        }
        chunk = chunk.div_ceil(2).max(1);
    }
}

/// Says which seed went wrong, and its shortest story.
fn told(seed: u64, wrong: &Wrong, open: OpenJournal) -> String {
    let all = steps(seed);
    let until = wrong.step.map_or(all.len(), |step| step + 1);
    let story = shortest(seed, all.get(..until).unwrap_or_default().to_vec(), open);
    println!("seed {seed}, in {} steps:", story.len());
    let last = outcome(seed, &story, open, Telling::Aloud);
    let last = last.err().map_or_else(|| wrong.to_string(), |wrong| wrong.to_string());
    format!("seed {seed}: {last}\n{story:#?}")
}

/// Plays all of these on as many processors as there are.
fn play_all(seeds: Range<u64>) -> Reached {
    let next = AtomicU64::new(seeds.start);
    let all = Mutex::new((Reached::default(), Vec::new()));
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..processors {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed > seeds.start && (seed - seeds.start).is_multiple_of(TOLD_EVERY) {
                        // Past what the harness keeps until the end: whoever asked for a long run
                        // is to see that it goes on.
                        let done = seed - seeds.start;
                        let _ = writeln!(stderr(), "{done} of {}", seeds.end - seeds.start);
                    }
                    if seed >= seeds.end || !all.lock().unwrap().1.is_empty() {
                        return;
                    }
                    let played = outcome(seed, &steps(seed), journal, Telling::Silent);
                    let mut all = all.lock().unwrap();
                    match played {
                        Ok(reached) => all.0.add(reached),
                        Err(wrong) => all.1.push((seed, wrong)),
                    }
                }
            });
        }
    });
    let (reached, wrong) = all.into_inner().unwrap();
    if let Some((seed, wrong)) = wrong.first() {
        panic!("{}", told(*seed, wrong, journal));
    }
    reached
}

#[test]
fn every_evening_holds_and_every_kind_of_act_is_reached() {
    let seeds = seeds();
    let reached = play_all(seeds.clone());
    println!(
        "{} evenings, {} to the last player: {} acts, {} mishaps, {} rescues that left {} acts \
         out, {} times the second copy was whole",
        seeds.end - seeds.start,
        reached.winners,
        reached.acts,
        reached.mishaps,
        reached.rescues,
        reached.left_out,
        reached.copies
    );
    let commands = CommandKind::VARIANTS.iter().filter(|kind| !reached.commands.contains(kind));
    let events = EventKind::VARIANTS.iter().filter(|kind| !reached.events.contains(kind));
    let missing: (Vec<_>, Vec<_>) = (commands.collect(), events.collect());
    if seeds.end - seeds.start >= SEEDS.end {
        assert_eq!(missing, (Vec::new(), Vec::new()), "never reached");
        assert!(reached.rescues > 0 && reached.left_out > 0 && reached.copies > 0);
    }
}

/// The simulator is worth nothing where it does not see a journal that promises too much. What
/// breaks at one byte of the disk needs a file of some length before it, so that not every story is
/// short.
#[test]
fn a_careless_journal_is_found_and_told_by_a_short_story() {
    for open in [careless::without_flush as OpenJournal, careless::without_looking_again] {
        let stories: Vec<_> = (0..40)
            .filter_map(|seed| {
                let story = steps(seed);
                let wrong = outcome(seed, &story, open, Telling::Silent).err()?;
                let until = wrong.step.map_or(0, |step| step + 1);
                Some(shortest(seed, story[..until].to_vec(), open))
            })
            .take(4)
            .collect();
        assert_eq!(stories.len(), 4, "forty evenings see too little wrong with it: {stories:#?}");
        assert!(stories.iter().any(|story| (1..=3).contains(&story.len())), "{stories:#?}");
    }
}
