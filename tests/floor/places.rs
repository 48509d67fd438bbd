//! Where tables stand in the room: said, taken back, and written so that an older program refuses.

use crate::project;
use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName};
use engine::invariants::check_all;
use engine::money::Pays;
use engine::seating::{Spot, TablePlace};
use engine::values::{TableNo, Timestamp};
use engine::{Log, Refusal};
use exchange::Template;
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

/// Eighteen players at two tables.
fn room() -> Session {
    let time = Time::told(Timestamp(1_800_000_000_000));
    let chance = Box::new(SeededChance::new(5));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    session.submit(&Template::find("club-night").unwrap().command("Places")).unwrap();
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=18).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session
}

fn place(table: u16, x: u32, y: u32) -> TablePlace {
    TablePlace { table: TableNo(table), at: Some(Spot { x, y }) }
}

fn spot(session: &Session, table: u16) -> Option<Spot> {
    session.tournament().seating().table(TableNo(table)).unwrap().place
}

fn refused(session: &mut Session, places: Vec<TablePlace>) -> Refusal {
    match session.submit(&Command::PlaceTables { places }) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_place_is_kept_replayed_changed_and_taken_back() {
    let mut session = room();
    assert_eq!(spot(&session, 1), None);
    let places = vec![place(1, 300, 200), place(2, 900, 200)];
    session.submit(&Command::PlaceTables { places }).unwrap();
    session.submit(&Command::PlaceTables { places: vec![place(2, 950, 450)] }).unwrap();
    assert_eq!(spot(&session, 1), Some(Spot { x: 300, y: 200 }));
    assert_eq!(spot(&session, 2), Some(Spot { x: 950, y: 450 }));
    let again = Log::replay(session.log().acts().iter().cloned()).unwrap();
    let table = again.state().seating().table(TableNo(2)).unwrap();
    assert_eq!(table.place, Some(Spot { x: 950, y: 450 }));
    session.submit(&Command::Undo).unwrap();
    assert_eq!(spot(&session, 2), Some(Spot { x: 900, y: 200 }));
    session.submit(&Command::Redo).unwrap();
    assert_eq!(spot(&session, 2), Some(Spot { x: 950, y: 450 }));
    let free = TablePlace { table: TableNo(1), at: None };
    session.submit(&Command::PlaceTables { places: vec![free] }).unwrap();
    assert_eq!(spot(&session, 1), None);
    check_all(session.tournament()).unwrap();
}

#[test]
fn a_place_stays_while_seats_are_drawn_anew_and_goes_with_its_table() {
    let mut session = room();
    session.submit(&Command::PlaceTables { places: vec![place(1, 10, 20)] }).unwrap();
    let tables = vec![TableNo(1), TableNo(2)];
    session.submit(&Command::Redraw { tables, public: None }).unwrap();
    assert_eq!(spot(&session, 1), Some(Spot { x: 10, y: 20 }));
    let new = engine::seating::NewTable { table: TableNo(9), seats: 9 };
    session.submit(&Command::AddTables { tables: vec![new] }).unwrap();
    session.submit(&Command::PlaceTables { places: vec![place(9, 1, 1)] }).unwrap();
    session.submit(&Command::RemoveTable { table: TableNo(9) }).unwrap();
    session.submit(&Command::AddTables { tables: vec![new] }).unwrap();
    assert_eq!(spot(&session, 9), None);
}

#[test]
fn a_place_that_makes_no_sense_is_refused_and_changes_nothing() {
    let mut session = room();
    let acts = session.log().last_seq();
    assert_eq!(refused(&mut session, vec![]), Refusal::NoTableNamed);
    let unknown = vec![place(1, 0, 0), place(7, 0, 0)];
    assert_eq!(refused(&mut session, unknown), Refusal::TableUnknown { table: TableNo(7) });
    let twice = vec![place(2, 0, 0), place(2, 500, 0)];
    assert_eq!(refused(&mut session, twice), Refusal::TableTwice { table: TableNo(2) });
    let outside = Refusal::OutsideTheRoom { table: TableNo(1), meters: 500 };
    assert_eq!(refused(&mut session, vec![place(1, 0, Spot::MOST + 1)]), outside);
    assert_eq!(session.log().last_seq(), acts);
    let corner = vec![place(1, Spot::MOST, Spot::MOST)];
    session.submit(&Command::PlaceTables { places: corner }).unwrap();
}

#[test]
fn a_file_of_the_first_format_is_raised_by_the_first_act_written_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.floorman");
    let save = project("saves/v1/club-evening.floorman");
    std::fs::copy(save, &path).unwrap();
    let before = std::fs::read_to_string(&path).unwrap();
    let open = || {
        let time = Time::told(Timestamp(1_900_000_000_000));
        Session::open(&path, time, Box::new(SeededChance::new(1)), "Ana").unwrap()
    };
    drop(open());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before, "looking changes nothing");
    let mut session = open();
    session.submit(&Command::PlaceTables { places: vec![place(1, 300, 200)] }).unwrap();
    drop(session);
    let after = std::fs::read_to_string(&path).unwrap();
    let acts = before.split_once('\n').map(|(_, acts)| acts).unwrap();
    let (first, rest) = after.split_once('\n').unwrap();
    assert!(first.starts_with("(floorman:\"journal\",format:10,"), "{first}");
    assert!(rest.starts_with(acts), "every earlier act is as it was");
    let session = open();
    assert_eq!(session.found().damage, None);
    assert_eq!(spot(&session, 1), Some(Spot { x: 300, y: 200 }));
}
