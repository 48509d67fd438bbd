//! A draw that anyone can check: recomputed from its record by nothing but SHA-256.

use engine::Log;
use engine::ask::{Ask, Chance};
use engine::command::{Apart, Command, SameNames};
use engine::decide::decide;
use engine::entries::{NewPlayer, PlayerName, SeatNeed, Who};
use engine::log::ActBody;
use engine::money::Pays;
use engine::seating::{DrawRecord, NewTable, Seated};
use engine::settings::{ButtonTracking, SeatingTerms};
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, PlayerId, SeatAt, SeatNo, Seed, TableNo, Timestamp};
use engine::{Event, Settings};
use session::{SeededChance, Session, Time};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use storage::MemoryJournal;

fn sha256(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Players who wait for the draw at tables that are set up.
fn room(players: u32, tables: &[u8], seed: u64) -> Session {
    let time = Time::told(Timestamp(1_800_000_000_000));
    let chance = Box::new(SeededChance::new(seed));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let mut settings = Settings { name: "Draw".to_owned(), ..Settings::default() };
    settings.entries.starting_chips = Chips(10_000);
    let tracking = ButtonTracking::Never;
    settings.seating = SeatingTerms { button_tracking: tracking, ..SeatingTerms::default() };
    let (small_blind, big_blind) = (Chips(50), Chips(100));
    let stakes = Stakes::Blinds { small_blind, big_blind, ante: Ante::None };
    let stages =
        vec![Stage::Level(Level { game: Game::Holdem, stakes, secs: 1200, color_up: false })];
    let structure = Structure { stages };
    session.submit(&Command::CreateTournament { settings: Box::new(settings), structure }).unwrap();
    let name = |no| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=players).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    let new = |(no, seats): (u16, &u8)| NewTable { table: TableNo(no), seats: *seats };
    let tables = (1..).zip(tables).map(new).collect();
    session.submit(&Command::AddTables { tables }).unwrap();
    session
}

fn draw(session: &mut Session, public: Option<&str>) -> (DrawRecord, Vec<Seated>) {
    session.submit(&Command::DrawSeats { public: public.map(str::to_owned) }).unwrap();
    let Some(ActBody::Record(events)) = session.log().acts().last().map(|act| &act.body) else {
        panic!("a draw is a record");
    };
    seats_drawn(events)
}

fn seats_drawn(events: &[Event]) -> (DrawRecord, Vec<Seated>) {
    let drawn = events.iter().find_map(|event| match event {
        Event::SeatsDrawn { draw, seats } => Some((draw.clone(), seats.clone())),
        _ => None,
    });
    drawn.expect("seats were drawn")
}

/// The seats as somebody works them out at home, with the seats of full tables in any order.
fn by_hand(record: &DrawRecord, players: u32, seats: &[SeatAt]) -> Vec<(PlayerId, SeatAt)> {
    let public = record.public.clone().unwrap_or_default();
    let start = format!("{}|{public}|{}|", record.seed, record.label);
    let mut people: Vec<u32> = (1..=players).collect();
    people.sort_by_key(|no| sha256(&format!("{start}player {no}")));
    let mut seats = seats.to_vec();
    seats.sort_by_key(|at| sha256(&format!("{start}table {} seat {}", at.table, at.seat)));
    people.into_iter().map(PlayerId).zip(seats).collect()
}

fn drawn_seats(seats: &[Seated]) -> Vec<(PlayerId, SeatAt)> {
    seats.iter().map(|seated| (seated.player, seated.to)).collect()
}

#[test]
fn anyone_can_work_out_the_draw_from_its_record() {
    let mut session = room(45, &[9; 5], 11);
    let commitment = session.tournament().commitment();
    let (record, seats) = draw(&mut session, Some("queen of hearts"));
    let all: Vec<SeatAt> =
        (1..=5).flat_map(|table| (1..=9).map(move |seat| SeatAt::new(table, seat))).collect();
    assert_eq!(drawn_seats(&seats), by_hand(&record, 45, &all));
    let list: Vec<String> = (1..=45).map(|no: u32| no.to_string()).collect();
    let digest = &sha256(&list.join(","))[..16];
    assert_eq!(record.label, format!("draw 1, first seats, players {digest}"));
    assert_eq!(commitment, Some(sha256(&record.seed.to_string())), "it was fixed before the draw");
    assert_ne!(record.next, record.seed);
    assert_eq!(session.tournament().commitment(), Some(sha256(&record.next.to_string())));
}

#[test]
fn the_seats_of_tables_that_are_not_full_come_in_the_order_of_the_draw() {
    let mut session = room(13, &[9, 6, 8], 12);
    let (record, seats) = draw(&mut session, None);
    let taken: Vec<SeatAt> = seats.iter().map(|seated| seated.to).collect();
    assert_eq!(drawn_seats(&seats), by_hand(&record, 13, &taken));
    let start = format!("{}||{}|", record.seed, record.label);
    for (table, seats) in [(1, 9), (2, 6), (3, 8)] {
        let mut all: Vec<SeatAt> = (1..=seats).map(|seat| SeatAt::new(table, seat)).collect();
        all.sort_by_key(|at| sha256(&format!("{start}table {} seat {}", at.table, at.seat)));
        let here = taken.iter().filter(|at| at.table == TableNo(table)).count();
        let first: BTreeSet<SeatAt> = all.into_iter().take(here).collect();
        assert!(taken.iter().filter(|at| at.table == TableNo(table)).all(|at| first.contains(at)));
    }
}

#[test]
fn no_secret_is_used_twice() {
    let mut session = room(8, &[9, 9], 13);
    let mut secrets: BTreeSet<String> = BTreeSet::new();
    let (record, _) = draw(&mut session, None);
    let (mut next, mut commitment) = (record.next, session.tournament().commitment());
    secrets.insert(record.seed.to_string());
    for no in 2..12 {
        session.submit(&Command::Redraw { tables: vec![TableNo(1)], public: None }).unwrap();
        let Some(ActBody::Record(events)) = session.log().acts().last().map(|act| &act.body) else {
            panic!("a redraw is a record");
        };
        let Some(Event::Redrawn { draw, .. }) = events.first() else { panic!("{events:?}") };
        assert_eq!((draw.no, draw.seed), (no, next));
        assert_eq!(commitment, Some(sha256(&draw.seed.to_string())));
        assert!(secrets.insert(draw.seed.to_string()), "used before");
        (next, commitment) = (draw.next, session.tournament().commitment());
    }
}

/// Somebody who knows the secret could choose a word for it until they like the seats.
#[test]
fn a_draw_that_was_taken_back_takes_its_secret_with_it() {
    let mut session = room(20, &[9, 9, 9], 14);
    let (first, _) = draw(&mut session, None);
    session.submit(&Command::Undo).unwrap();
    assert_eq!(session.tournament().commitment(), None, "everybody knows that secret");
    let (second, _) = draw(&mut session, Some("a better word"));
    assert_ne!(second.seed, first.seed);
    assert!(second.is_fresh);
    session.submit(&Command::Undo).unwrap();
    session.submit(&Command::Redo).unwrap();
    let commitment = session.tournament().commitment();
    assert_eq!(commitment, Some(sha256(&second.next.to_string())), "put back, it goes on");
    let replayed = Log::replay(session.log().acts().to_vec()).unwrap();
    assert_eq!(replayed.state().commitment(), commitment);
}

fn sizes(seats: &[Seated]) -> BTreeMap<TableNo, usize> {
    let mut sizes = BTreeMap::new();
    for seated in seats {
        *sizes.entry(seated.to.table).or_default() += 1;
    }
    sizes
}

#[test]
fn sizes_are_within_one_needs_are_met_and_pairs_sit_apart() {
    for seed in 0..40 {
        let mut session = room(43, &[9; 5], seed);
        let who = |no: u32| Who::Id(PlayerId(no));
        for no in 1..8 {
            let players = [who(no), who(no + 1)];
            session.submit(&Command::KeepApart { players, apart: Apart::Keep }).unwrap();
        }
        let mut need = |no, table: Option<u16>, seat: Option<u8>| {
            let need = SeatNeed { table: table.map(TableNo), seat: seat.map(SeatNo) };
            session.submit(&Command::SetNeed { player: who(no), need: Some(need) }).unwrap();
        };
        need(20, Some(3), Some(1));
        need(21, Some(3), None);
        need(22, None, Some(9));
        let (_, seats) = draw(&mut session, None);
        let sizes = sizes(&seats);
        let (most, least) = (sizes.values().max().unwrap(), sizes.values().min().unwrap());
        assert_eq!((*most, *least, sizes.len()), (9, 8, 5), "seed {seed}");
        let at: BTreeMap<PlayerId, SeatAt> = drawn_seats(&seats).into_iter().collect();
        let all: BTreeSet<SeatAt> = at.values().copied().collect();
        assert_eq!((at.len(), all.len()), (43, 43), "seed {seed}: everybody, each a seat");
        for no in 1..8 {
            let (one, other) = (at[&PlayerId(no)], at[&PlayerId(no + 1)]);
            assert_ne!(one.table, other.table, "seed {seed}: players {no} and {}", no + 1);
        }
        assert_eq!(at[&PlayerId(20)], SeatAt::new(3, 1), "seed {seed}");
        assert_eq!(at[&PlayerId(21)].table, TableNo(3), "seed {seed}");
        assert_eq!(at[&PlayerId(22)].seat, SeatNo(9), "seed {seed}");
    }
}

struct NoDice;

impl Chance for NoDice {
    fn seed(&mut self) -> Seed {
        Seed::default()
    }
}

/// How far counts are from being equal.
fn chi_square<K>(counts: &BTreeMap<K, u32>, cells: u32, draws: u32) -> f64 {
    let expected = f64::from(draws) / f64::from(cells);
    let off = |count: f64| (count - expected).powi(2) / expected;
    let empty = cells - u32::try_from(counts.len()).unwrap();
    counts.values().map(|count| off(f64::from(*count))).sum::<f64>() + f64::from(empty) * expected
}

/// The limits are those that one fair draw in a million passes.
#[test]
fn every_seat_is_as_likely_as_any_other() {
    const DRAWS: u32 = 3_000;
    let session = room(45, &[9; 5], 21);
    let mut seat_of: BTreeMap<u32, BTreeMap<SeatAt, u32>> = BTreeMap::new();
    let mut together = 0;
    for word in 0..DRAWS {
        let command = Command::DrawSeats { public: Some(word.to_string()) };
        let mut ask = Ask { at: Timestamp(1_800_000_000_000), chance: &mut NoDice };
        let (_, seats) = seats_drawn(&decide(session.tournament(), &command, &mut ask).unwrap());
        let at: BTreeMap<PlayerId, SeatAt> = drawn_seats(&seats).into_iter().collect();
        for player in [1, 2, 23, 45] {
            let counts = seat_of.entry(player).or_default();
            *counts.entry(at[&PlayerId(player)]).or_default() += 1;
        }
        together += u32::from(at[&PlayerId(1)].table == at[&PlayerId(2)].table);
    }
    for (player, counts) in &seat_of {
        let seats = chi_square(counts, 45, DRAWS);
        assert!(seats < 104.0, "player {player}: {seats} with 44 degrees of freedom");
        let mut tables: BTreeMap<TableNo, u32> = BTreeMap::new();
        for (at, count) in counts {
            *tables.entry(at.table).or_default() += count;
        }
        let tables = chi_square(&tables, 5, DRAWS);
        assert!(tables < 33.4, "player {player}: {tables} with 4 degrees of freedom");
    }
    // Two players meet in 8 of 44 draws: 545 of 3,000, give or take five times 21.
    assert!((440..650).contains(&together), "{together} times at one table");
}
