//! What the players' clock shows, and which seat changes are recent.

use engine::Command;
use engine::finishes::Bust;
use engine::seating::NewTable;
use engine::values::{LevelNo, SeatAt, SeatNo, TableNo, Timestamp};
use exchange::templates;
use reports::{Phase, PlayersClock, RECENT_MILLIS, SeatChanges, players_clock};
use reports::{age_millis, seat_changes};
use session::{SeededChance, Session, Time};
use storage::MemoryJournal;

/// A club night with two tables of six, as told by somebody who has a clock.
struct Room {
    session: Session,
    now: i64,
}

impl Room {
    fn new(players: &[&str]) -> Self {
        let store = Box::new(MemoryJournal::default());
        let chance = Box::new(SeededChance::new(3));
        let session = Session::on(store, Time::told(Timestamp(0)), chance, "Ana");
        let mut room = Self { session, now: 0 };
        let template = templates().into_iter().find(|it| it.id == "club-night").unwrap();
        let (mut settings, structure) = (template.settings, template.structure);
        settings.name = "Friday".to_owned();
        room.does(&Command::CreateTournament { settings: Box::new(settings), structure });
        let tables = [1, 2].map(|no| NewTable { table: TableNo(no), seats: 6 }).to_vec();
        room.does(&Command::AddTables { tables });
        let names = serde_json::to_string(players).unwrap();
        let players = names.replace("\",\"", "\"},{\"name\":\"");
        let players = players.replace("[\"", "[{\"name\":\"").replace("\"]", "\"}]");
        room.json(&format!("{{\"Register\":{{\"players\":{players}}}}}"));
        room
    }

    /// Anna, Bo and Cy at table 1, Dan, Eva and Fay at table 2.
    fn seated() -> Self {
        let mut room = Self::new(&["Anna", "Bo", "Cy", "Dan", "Eva", "Fay"]);
        room.does(&Command::DrawSeats { public: None });
        for (name, table, seat) in [
            ("Anna", 1, 1),
            ("Bo", 1, 2),
            ("Cy", 1, 3),
            ("Dan", 2, 1),
            ("Eva", 2, 2),
            ("Fay", 2, 3),
        ] {
            room.put(name, table, seat);
        }
        room.does(&Command::CompleteMoves { players: Vec::new() });
        room.later(RECENT_MILLIS / 1000);
        room
    }

    fn does(&mut self, command: &Command) {
        self.session.submit(command).unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
    }

    fn json(&mut self, command: &str) {
        self.does(&serde_json::from_str(command).unwrap());
    }

    /// Moves somebody, if need be after whoever sits there.
    fn put(&mut self, name: &str, table: u16, seat: u8) {
        let to = SeatAt { table: TableNo(table), seat: SeatNo(seat) };
        let tournament = self.session.tournament();
        let entries = tournament.entries();
        let player = entries.players().find(|player| player.name.to_string() == name).unwrap();
        if player.seat() == Some(to) {
            return;
        }
        if let Some(other) = tournament.seating().player_at(to) {
            let free = tournament.seating().tables().find_map(|table| {
                let seat = table.open().iter().find(|seat| seat.0 > 3)?;
                Some(SeatAt { table: table.no, seat })
            });
            self.does(&Command::MovePlayer { player: other.into(), to: free.unwrap() });
        }
        let player = engine::entries::Who::Name(name.to_owned());
        self.does(&Command::MovePlayer { player, to });
    }

    fn later(&mut self, secs: i64) {
        self.now += secs * 1000;
        self.session.set_time(Time::told(Timestamp(self.now)));
    }

    fn changes(&self) -> SeatChanges {
        seat_changes(self.session.tournament(), self.session.log(), Timestamp(self.now))
    }

    /// The changes as players read them.
    fn read(&self) -> Vec<String> {
        let seat = |at: SeatAt| format!("{}-{}", at.table.0, at.seat.0);
        let line = |change: &reports::SeatChange| {
            let from = change.from.map_or("?".to_owned(), seat);
            format!("{} {from} {}", change.name, seat(change.to))
        };
        self.changes().moves.iter().map(line).collect()
    }

    fn clock(&self) -> PlayersClock {
        players_clock(self.session.tournament(), self.session.log(), Timestamp(self.now))
    }
}

#[test]
fn a_change_is_recent_for_five_minutes_and_the_newest_stands_first() {
    let mut room = Room::seated();
    assert_eq!(room.read(), Vec::<String>::new(), "the draw is no change of seats");
    room.put("Anna", 2, 5);
    room.later(60);
    room.put("Dan", 1, 6);
    assert_eq!(room.read(), ["Dan 2-1 1-6", "Anna 1-1 2-5"]);
    room.later(239);
    assert_eq!(room.read(), ["Dan 2-1 1-6", "Anna 1-1 2-5"]);
    room.later(1);
    assert_eq!(room.read(), ["Dan 2-1 1-6"]);
    room.later(60);
    assert_eq!(room.read(), Vec::<String>::new());
}

#[test]
fn what_was_taken_back_is_not_shown_until_it_is_put_back() {
    let mut room = Room::seated();
    room.put("Anna", 2, 5);
    room.does(&Command::Undo);
    assert_eq!(room.read(), Vec::<String>::new());
    room.does(&Command::Redo);
    assert_eq!(room.read(), ["Anna 1-1 2-5"]);
}

#[test]
fn who_moved_twice_is_listed_once_from_where_they_still_sit() {
    let mut room = Room::seated();
    room.put("Anna", 2, 5);
    room.later(10);
    room.put("Anna", 2, 6);
    assert_eq!(room.read(), ["Anna 1-1 2-6"]);
    room.does(&Command::CompleteMoves { players: Vec::new() });
    room.later(10);
    room.put("Anna", 1, 6);
    assert_eq!(room.read(), ["Anna 2-6 1-6"], "they have moved, so they come from there");
}

#[test]
fn who_is_out_is_not_looked_for() {
    let mut room = Room::seated();
    room.does(&Command::StartClock);
    room.put("Anna", 2, 5);
    room.json(r#"{"BustOut":{"busts":[{"player":"Anna"}],"by":["Eva"]}}"#);
    assert_eq!(room.read(), Vec::<String>::new());
}

#[test]
fn a_table_that_breaks_is_named_with_everybody_who_leaves_it() {
    let mut room = Room::seated();
    room.does(&Command::StartClock);
    room.json(r#"{"BreakTables":{"tables":[2]}}"#);
    let changes = room.changes();
    assert_eq!(changes.broken, [(Timestamp(room.now), TableNo(2))]);
    let names: Vec<&str> = changes.moves.iter().map(|change| change.name.as_str()).collect();
    assert_eq!(names, ["Dan", "Eva", "Fay"], "by name");
    assert!(changes.moves.iter().all(|change| change.from.unwrap().table == TableNo(2)));
    room.later(300);
    assert_eq!(room.changes(), SeatChanges::default());
}

#[test]
fn the_age_of_a_change_is_never_negative() {
    assert_eq!(age_millis(Timestamp(5_000), Timestamp(1_000)), Some(0));
    assert_eq!(age_millis(Timestamp(0), Timestamp(RECENT_MILLIS - 1)), Some(RECENT_MILLIS - 1));
    assert_eq!(age_millis(Timestamp(0), Timestamp(RECENT_MILLIS)), None);
}

#[test]
fn before_the_start_it_counts_down_to_it() {
    let mut room = Room::seated();
    assert_eq!(room.clock().phase, Phase::NotStarted);
    let before = room.clock();
    assert_eq!(before.left_at(Timestamp(room.now + 60_000)), before.left_millis);
    let at = Timestamp(room.now + 90_000);
    room.does(&Command::ScheduleStart { at });
    let clock = room.clock();
    assert_eq!(clock.phase, Phase::StartsAt(at));
    assert_eq!(clock.left_at(Timestamp(room.now)), 90_000);
    assert_eq!(clock.left_at(Timestamp(room.now + 30_000)), 60_000);
    assert_eq!(clock.left_at(Timestamp(room.now + 300_000)), 0);
    assert_eq!(clock.break_in_at(Timestamp(room.now + 30_000)), clock.break_in_millis);
    assert_eq!(clock.name, "Friday");
}

#[test]
fn from_level_to_break_to_level_it_shows_what_counts() {
    let mut room = Room::seated();
    room.does(&Command::StartClock);
    let first = room.clock();
    assert_eq!(first.phase, Phase::Level);
    assert_eq!((first.players_left, first.entries, first.tables), (6, 6, 2));
    let number = |level: &Option<(LevelNo, _)>| level.as_ref().map(|(no, _)| no.0);
    assert_eq!((number(&first.level), number(&first.next_level)), (Some(1), Some(2)));
    let until_break = first.break_in_millis.unwrap();
    let halfway = Timestamp(room.now + first.length_millis / 2);
    assert_eq!(first.gone_permille_at(halfway), 500);
    assert_eq!(first.break_in_at(halfway), Some(until_break - first.length_millis / 2));
    room.later(until_break / 1000);
    let rest = room.clock();
    let until = Timestamp(room.now + rest.left_millis);
    assert_eq!(rest.phase, Phase::Break(until));
    let after = number(&rest.level).unwrap();
    assert_eq!(number(&rest.next_level), Some(after + 1));
    assert!(rest.break_in_millis.unwrap() > rest.left_millis, "the next break, not this one");
    room.later(rest.left_millis / 1000);
    assert_eq!(room.clock().phase, Phase::Level);
    assert_eq!(number(&room.clock().level), Some(after));
}

#[test]
fn a_pause_stands_still_and_says_in_what() {
    let mut room = Room::seated();
    room.does(&Command::StartClock);
    room.later(100);
    room.does(&Command::PauseClock);
    let clock = room.clock();
    assert_eq!(clock.phase, Phase::Paused { in_break: false });
    let later = Timestamp(room.now + 600_000);
    assert_eq!(clock.left_at(later), clock.left_millis);
    assert_eq!(clock.break_in_at(later), clock.break_in_millis);
}

#[test]
fn the_last_player_is_the_winner() {
    let mut room = Room::seated();
    room.does(&Command::StartClock);
    for name in ["Bo", "Cy", "Dan", "Eva", "Fay"] {
        let player = engine::entries::Who::Name(name.to_owned());
        let busts = vec![Bust::of(player)];
        room.does(&Command::bust_out(busts, Vec::new()));
    }
    let clock = room.clock();
    assert_eq!(clock.phase, Phase::Over("Anna".to_owned()));
    assert_eq!(clock.players_left, 1);
    // The best places, and who went out last, the latest first.
    let podium = clock.room.podium.iter().map(|line| (line.place.0, line.name.as_str()));
    let places = [(1, "Anna"), (2, "Fay"), (3, "Eva"), (4, "Dan"), (5, "Cy"), (6, "Bo")];
    assert_eq!(podium.collect::<Vec<_>>(), places);
    let out = clock.room.out.iter().map(|line| (line.place.0, line.name.as_str()));
    assert_eq!(out.collect::<Vec<_>>(), places[1..]);
    assert!(clock.room.out.iter().all(|line| line.by.is_none()), "nobody said by whom");
}

#[test]
fn a_final_table_is_one_where_more_played_than_sit_there() {
    let mut room = Room::seated();
    room.does(&Command::StartClock);
    assert_eq!(room.clock().room.final_table, None, "two tables");
    for name in ["Eva", "Fay"] {
        let player = engine::entries::Who::Name(name.to_owned());
        room.does(&Command::bust_out(vec![Bust::of(player)], Vec::new()));
    }
    room.put("Dan", 1, 5);
    room.does(&Command::CompleteMoves { players: Vec::new() });
    room.json(r#"{"RemoveTable":{"table":2}}"#);
    assert_eq!(room.clock().tables, 1);
    // Six played, and table 1 has six seats: it may have been the only one.
    assert_eq!(room.clock().room.final_table, None);
    let mut room = Room::new(&["Anna", "Bo", "Cy", "Dan", "Eva", "Fay", "Gil"]);
    room.does(&Command::DrawSeats { public: None });
    room.does(&Command::StartClock);
    for name in ["Dan", "Eva", "Fay", "Gil"] {
        let player = engine::entries::Who::Name(name.to_owned());
        room.does(&Command::bust_out(vec![Bust::of(player)], Vec::new()));
    }
    for (seat, name) in (1..).zip(["Anna", "Bo", "Cy"]) {
        room.put(name, 1, seat);
    }
    room.does(&Command::CompleteMoves { players: Vec::new() });
    room.json(r#"{"RemoveTable":{"table":2}}"#);
    let table = room.clock().room.final_table.expect("seven played, and it has six seats");
    let seated = table.players.iter().map(|seat| (seat.seat.0, seat.name.as_str()));
    assert_eq!(seated.collect::<Vec<_>>(), [(1, "Anna"), (2, "Bo"), (3, "Cy")]);
    // Nobody said who won whose chips, and nobody counted them.
    assert!(table.players.iter().all(|seat| seat.stack.is_none()));
    let in_play = room.clock().room.in_play.0;
    let mut count = |stacks: [(&str, u64); 3]| {
        let of = |(who, stack): &(&str, u64)| format!(r#"{{"player":"{who}","chips":{stack}}}"#);
        let stacks: Vec<String> = stacks.iter().map(of).collect();
        room.json(&format!(r#"{{"CountStacks":{{"stacks":[{}]}}}}"#, stacks.join(",")));
        let table = room.clock().room.final_table.unwrap();
        table.players.iter().map(|seat| Some(seat.stack?.0)).collect::<Vec<_>>()
    };
    let stacks = [("Anna", in_play - 3_000), ("Bo", 2_000), ("Cy", 1_000)];
    let told = stacks.map(|(_, stack)| Some(stack));
    assert_eq!(count(stacks), told, "all were counted, and they add up");
    let fewer = [("Anna", in_play - 3_000), ("Bo", 2_000), ("Cy", 900)];
    assert_eq!(count(fewer), [None; 3], "chips are missing");
}

#[test]
fn after_the_last_level_with_entries_no_level_is_told_for_them() {
    let mut room = Room::seated();
    room.does(&Command::StartClock);
    let clock = room.clock();
    let last = clock.room.last_entry_level.expect("entries are sold for some levels");
    assert!(clock.room.is_registration_open);
    while room.clock().room.is_registration_open {
        room.does(&Command::NextStage);
    }
    assert!(room.clock().level.is_some_and(|(no, _)| no > last));
    assert_eq!(room.clock().room.last_entry_level, None);
    room.does(&Command::OpenRegistration);
    let clock = room.clock();
    assert!(clock.room.is_registration_open && clock.room.last_entry_level.is_none());
}
