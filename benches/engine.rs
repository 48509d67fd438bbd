//! What the product promises about speed, each beside something to compare it with.
//!
//! `cargo bench` runs them all; `cargo bench -- bust_out` runs one group; `promises` is one table
//! of what people notice. The promises stand in ARCHITECTURE.md.

mod field;

use crate::field::{NOW, act, bust_out, event, seated};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use engine::ask::Ask;
use engine::command::Command;
use engine::decide::decide;
use engine::invariants::check_all;
use engine::log::{Act, ActBody, Log};
use engine::seating::{Room, plan};
use engine::tournament::Tournament;
use session::{SeededChance, Session, Time};
use simulation::simulate;
use std::path::PathBuf;
use std::sync::LazyLock;
use storage::{EventStore, RonJournal};

/// So many records lie between two kept states at 10,000 players; one less is the worst case.
const RECORDS_BETWEEN_KEPT: usize = 1450;

fn main() {
    divan::main();
}

/// Promise: under a millisecond at the median, and no dearer for a larger field.
#[divan::bench(args = [100, 1_000, 10_000], sample_count = 500, sample_size = 1)]
fn bust_out_act(bencher: Bencher, players: u32) {
    let tournament = seated(players);
    let (command, mut chance) = (bust_out(players / 2), SeededChance::new(1));
    bencher
        .with_inputs(|| tournament.clone())
        .bench_local_refs(|tournament| act(tournament, &command, &mut chance));
}

/// Promise: 10,000 entries to the winner in under a second.
#[divan::bench_group(sample_count = 10, sample_size = 1)]
mod whole_event {
    use super::{Bencher, ItemsCount, event, simulate};

    #[divan::bench(args = [1_000, 10_000])]
    fn played_to_the_winner(bencher: Bencher, entries: u32) {
        let acts = simulate(event(entries), None).expect("it can be played").acts;
        bencher.counter(ItemsCount::new(acts)).bench(|| simulate(event(entries), None));
    }
}

/// Promise: under 20 milliseconds.
#[divan::bench_group(sample_count = 100)]
mod plan_after_3000_of_10000_are_gone {
    use super::{
        Bencher, Command, LazyLock, NOW, Room, SeededChance, Tournament, act, black_box, bust_out,
        plan, seated,
    };

    static ROOM: LazyLock<Tournament> = LazyLock::new(|| {
        let (mut tournament, mut chance) = (seated(10_000), SeededChance::new(3));
        // Up to three of every table, as a room is that was kept even: 334 tables can break.
        let nth = |nth: usize| {
            let tables = tournament.seating().tables();
            tables.filter_map(move |table| table.seats().filter_map(|(_, it)| it.player).nth(nth))
        };
        let gone: Vec<_> = nth(0).chain(nth(1)).chain(nth(2)).take(3_000).collect();
        for player in gone.into_iter().map(|player| player.0) {
            act(&mut tournament, &bust_out(player), &mut chance);
        }
        act(&mut tournament, &Command::CloseRegistration, &mut chance);
        assert_eq!(tournament.seating().tables().len(), 1_112);
        tournament
    });

    #[divan::bench]
    fn as_the_director_gets_it(bencher: Bencher) {
        let room = &*ROOM;
        bencher.bench(|| plan(black_box(room), NOW));
    }

    /// Every player whose number leaves 0, 1 or 2 of ten, spread over the room by the draw: tables
    /// that are three short or more are filled beside those that break.
    static UNEVEN: LazyLock<Tournament> = LazyLock::new(|| {
        let (mut tournament, mut chance) = (seated(10_000), SeededChance::new(3));
        for player in (1..=10_000).filter(|player| player % 10 < 3) {
            act(&mut tournament, &bust_out(player), &mut chance);
        }
        act(&mut tournament, &Command::CloseRegistration, &mut chance);
        tournament
    });

    #[divan::bench]
    fn where_tables_are_uneven(bencher: Bencher) {
        let room = &*UNEVEN;
        bencher.bench(|| plan(black_box(room), NOW));
    }

    #[divan::bench]
    fn with_every_table_looked_at(bencher: Bencher) {
        let room = &*ROOM;
        bencher.bench(|| Room::of(black_box(room), NOW).plan());
    }

    #[divan::bench]
    fn beside_walking_over_all_tables_once(bencher: Bencher) {
        let room = &*ROOM;
        bencher.bench(|| {
            let tables = black_box(room).seating().tables();
            tables.map(|table| table.taken().len()).sum::<usize>()
        });
    }
}

/// Promise: under 50 milliseconds, the drawing of all cards among it.
#[divan::bench_group(sample_count = 50, sample_size = 1)]
mod race_of_1112_tables {
    use super::{
        Ask, Bencher, Command, LazyLock, NOW, SeededChance, Tournament, act, black_box, decide,
        seated,
    };
    use engine::chips::{RaceStep, SeatChips, TableChips};
    use engine::values::Chips;
    use sha2::{Digest, Sha256};

    static ROOM: LazyLock<(Tournament, Command)> = LazyLock::new(|| {
        let room = seated(10_000);
        assert_eq!(room.seating().tables().len(), 1_112);
        let tables = room.seating().tables().map(|table| {
            let seats = table.taken().iter().map(|seat| SeatChips {
                seat,
                chips: vec![u32::from(seat.0) % 4 + 4],
                is_whole_stack: seat.0 == 1,
                cards: Vec::new(),
            });
            TableChips { table: table.no, seats: seats.collect() }
        });
        let steps = vec![RaceStep { remove: Chips(25), next: Some(Chips(100)) }];
        let command = Command::RaceChips { steps, tables: tables.collect(), public: None };
        (room, command)
    });

    #[divan::bench]
    fn decided_and_applied(bencher: Bencher) {
        let (room, command) = &*ROOM;
        bencher
            .with_inputs(|| (room.clone(), SeededChance::new(1)))
            .bench_local_refs(|(room, chance)| act(room, command, chance));
    }

    #[divan::bench]
    fn decided_alone(bencher: Bencher) {
        let (room, command) = &*ROOM;
        let mut chance = SeededChance::new(1);
        bencher.bench_local(|| {
            let ask = &mut Ask { at: NOW, chance: &mut chance };
            decide(black_box(room), command, ask).map(drop)
        });
    }

    #[divan::bench]
    fn beside_hashing_every_card_of_every_deck(bencher: Bencher) {
        bencher.bench(|| {
            (0..1_112 * 52_u32).fold(0_u32, |sum, card| {
                let hash = Sha256::digest(black_box(card).to_le_bytes());
                sum.wrapping_add(u32::from(hash.first().copied().unwrap_or_default()))
            })
        });
    }
}

/// The journal of a 10,000-entry event, in a folder that goes when the benchmarks end.
static JOURNAL: LazyLock<(tempfile::TempDir, PathBuf)> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("event.floorman");
    simulate(event(10_000), Some(&path)).expect("it can be played and written");
    (folder, path)
});

/// Promise: under half a second.
#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod opening_10000_entries {
    use super::{Bencher, BytesCount, JOURNAL, NOW, SeededChance, Session, Time};

    #[divan::bench]
    fn read_replayed_and_checked(bencher: Bencher) {
        let path = &JOURNAL.1;
        let bytes = std::fs::metadata(path).expect("the journal is there").len();
        bencher.counter(BytesCount::new(bytes)).bench(|| {
            Session::open(path, Time::told(NOW), Box::new(SeededChance::new(0)), "").map(drop)
        });
    }

    #[divan::bench]
    fn beside_reading_and_checksumming_its_bytes(bencher: Bencher) {
        let path = &JOURNAL.1;
        let bytes = std::fs::metadata(path).expect("the journal is there").len();
        bencher
            .counter(BytesCount::new(bytes))
            .bench(|| std::fs::read(path).map(|bytes| crc32fast::hash(&bytes)));
    }
}

/// Undo goes back to a kept state and forward again, at worst over all records between two.
#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod undo_at_10000_players {
    use super::{
        Act, ActBody, Bencher, EventStore, JOURNAL, LazyLock, Log, NOW, RECORDS_BETWEEN_KEPT,
        RonJournal, check_all,
    };

    static ACTS: LazyLock<Vec<Act>> = LazyLock::new(|| {
        let mut journal = RonJournal::open_read_only(&JOURNAL.1).expect("it opens");
        journal.load().expect("it reads").acts
    });

    /// The log after so many acts, all of which are in force.
    fn log_of(acts: usize) -> Log {
        Log::replay(ACTS.iter().take(acts).cloned()).expect("the acts fit")
    }

    #[divan::bench(args = [RECORDS_BETWEEN_KEPT + 1, 2 * RECORDS_BETWEEN_KEPT - 1])]
    fn newest_act(bencher: Bencher, acts: usize) {
        let log = log_of(acts);
        let (newest, _) = log.undoable().expect("there is one");
        let undo = Act { at: NOW, by: String::new(), body: ActBody::Undo(newest) };
        bencher.with_inputs(|| log.clone()).bench_local_refs(|log| {
            log.push(undo.clone()).expect("it fits");
            check_all(log.state())
        });
    }

    #[divan::bench]
    fn beside_a_copy_of_the_state(bencher: Bencher) {
        let log = log_of(RECORDS_BETWEEN_KEPT);
        bencher.bench_local(|| log.state().clone());
    }

    #[divan::bench]
    fn beside_checking_everything(bencher: Bencher) {
        let log = log_of(RECORDS_BETWEEN_KEPT);
        bencher.bench_local(|| check_all(log.state()));
    }
}
