//! Stories: desks write what they like while connections are cut and the server is killed.
//!
//! Everything that was acknowledged is there afterwards, in one order, once, and every desk that
//! reads on comes to the same end.

use crate::server::{Disk, OWNER, Server, at_once};
use crate::store::{act, desk, event};
use database::DatabaseJournal;
use engine::log::Act;
use engine::values::Seq;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use storage::{Appended, EventStore, JournalTrouble};

/// So many stories are told in the gate.
const STORIES: u64 = 3;

/// One desk at work; what it was promised, and all that it knows in the end.
struct Desk {
    journal: DatabaseJournal,
    acts: Vec<Act>,
    promised: Vec<(Seq, Act)>,
    /// Acts of which it was told that they did not happen.
    denied: Vec<Act>,
    number: i64,
    done: i64,
}

impl Desk {
    fn known(&self) -> Seq {
        Seq(self.acts.len() as u64)
    }

    /// Begins an act, and writes it or thinks better of it.
    fn try_one(&mut self, dice: &mut StdRng) {
        let before = self.acts.len();
        let Ok(newer) = self.journal.begin(self.known()) else { return self.let_go(before) };
        self.acts.extend(newer);
        if dice.random_range(0..6) == 0 {
            return self.let_go(before);
        }
        self.done += 1;
        let act = act(self.number * 1_000_000 + self.done, "");
        match self.journal.append(self.known(), &act) {
            Ok(Appended::Written(seq)) => {
                assert_eq!(seq.0, self.known().0 + 1);
                self.acts.push(act.clone());
                self.promised.push((seq, act));
            }
            Ok(Appended::Stale(newer)) => {
                assert!(!newer.contains(&act), "desk {} does not know its act", self.number);
                self.denied.push(act);
                self.acts.extend(newer);
                self.let_go(before);
            }
            Err(error) => {
                if !matches!(error.what, JournalTrouble::NotConfirmed) {
                    self.denied.push(act);
                }
                self.let_go(before);
            }
        }
    }

    fn let_go(&mut self, before: usize) {
        if self.journal.give_up().is_err() {
            self.acts.truncate(before);
        }
    }

    fn look(&mut self) {
        match self.journal.poll(self.known()) {
            Ok(newer) => self.acts.extend(newer),
            Err(error) => assert!(
                matches!(error.what, JournalTrouble::Unreachable(_)),
                "desk {}: {error:?}",
                self.number
            ),
        }
    }
}

fn work(desk: &mut Desk, dice: &mut StdRng, is_over: &AtomicBool) {
    while !is_over.load(Ordering::Acquire) {
        if dice.random_range(0..3) == 0 {
            desk.look();
        } else {
            desk.try_one(dice);
        }
    }
}

fn story(server: &Server, seed: u64) {
    let mut dice = StdRng::seed_from_u64(seed);
    let database = format!("story{seed}");
    drop(event(server, &database));
    let count = dice.random_range(2..=8);
    let mut desks: Vec<Desk> = (1..=count)
        .map(|number| Desk {
            journal: desk(server, OWNER, &database),
            acts: vec![act(1, "Ana")],
            promised: Vec::new(),
            denied: Vec::new(),
            number,
            done: 0,
        })
        .collect();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|threads| {
        for desk in &mut desks {
            let mut dice = StdRng::seed_from_u64(seed * 100 + desk.number.unsigned_abs());
            let is_over = &is_over;
            threads.spawn(move || work(desk, &mut dice, is_over));
        }
        for _ in 0..3 {
            // A moment in which desks are anywhere.
            std::thread::sleep(Duration::from_millis(dice.random_range(50..400)));
            if dice.random_range(0..3) == 0 {
                server.ask(&database, include_str!("cut.sql"));
            } else {
                server.kill();
                server.restart();
            }
        }
        std::thread::sleep(Duration::from_millis(200));
        is_over.store(true, Ordering::Release);
    });
    check(server, &database, &mut desks, seed);
}

fn check(server: &Server, database: &str, desks: &mut [Desk], seed: u64) {
    let loaded = desk(server, OWNER, database).load().unwrap();
    assert_eq!(loaded.damage, None, "seed {seed}");
    let mut promised = 0;
    for desk in desks {
        for (seq, act) in &desk.promised {
            let there = usize::try_from(seq.0 - 1).ok().and_then(|index| loaded.acts.get(index));
            assert_eq!(there, Some(act), "seed {seed}: act {seq} was promised to {}", desk.number);
        }
        let happened = desk.denied.iter().find(|act| loaded.acts.contains(act));
        assert_eq!(happened, None, "seed {seed}: desk {} was told otherwise", desk.number);
        promised += desk.promised.len();
        for _ in 0..200 {
            if desk.acts.len() == loaded.acts.len() {
                break;
            }
            desk.look();
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(desk.acts, loaded.acts, "seed {seed}: desk {} shows otherwise", desk.number);
    }
    let mut moments: Vec<i64> = loaded.acts.iter().map(|act| act.at.0).collect();
    moments.sort_unstable();
    let before = moments.len();
    moments.dedup();
    assert_eq!(moments.len(), before, "seed {seed}: an act stands twice");
    println!("seed {seed}: {} acts, {promised} promised", loaded.acts.len());
}

#[test]
fn what_was_acknowledged_is_there_after_cuts_and_kills() {
    let _among_others = at_once();
    let Some(server) = Server::start(Disk::Memory) else { return };
    let stories = std::env::var("FLOORMAN_DESK_STORIES").ok().and_then(|told| told.parse().ok());
    for seed in 0..stories.unwrap_or(STORIES) {
        story(&server, seed);
    }
}
