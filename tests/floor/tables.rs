//! Tables while players may still come, tables of unequal size, and two players who swap seats.

mod event_of_320;
mod swaps;

use crate::terminal::done;
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::refusal::Refusal;
use engine::seating::{NewTable, plan};
use engine::settings::{EarlyBreaks, GapRule, SeatingTerms, Settings};
use engine::structure::Structure;
use engine::values::{LevelNo, PlayerId, SeatAt, SeatNo, TableNo, Timestamp};
use exchange::templates;
use reports::{Need, NeedAnswer, NeedPlace, NeedsAt, needs};
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

/// A room that is told what to do, minute by minute.
struct Floor {
    session: Session,
    now: i64,
}

impl Floor {
    /// Players 1, 2, … at tables with so many seats; registration is open through level 6.
    fn new(players: u32, tables: &[u8], set: impl FnOnce(&mut Settings)) -> Self {
        let store = Box::new(MemoryJournal::default());
        let chance = Box::new(SeededChance::new(5));
        let mut floor =
            Self { session: Session::on(store, Time::told(Timestamp(0)), chance, "Ana"), now: 0 };
        let template = templates().into_iter().find(|it| it.id == "main-event").unwrap();
        let (mut settings, structure) = (template.settings, template.structure);
        settings.name = "Friday".to_owned();
        settings.entries.late_registration_level_max = Some(LevelNo(6));
        settings.seating.early_breaks = EarlyBreaks::default();
        settings.seating.balance = SeatingTerms::within_one();
        settings.seating.redraw_at_tables = Vec::new();
        settings.seating.redraw_at_players = Vec::new();
        set(&mut settings);
        floor.act(Command::CreateTournament { settings: Box::new(settings), structure });
        floor.register(1..=players);
        let tables =
            (1..).zip(tables).map(|(no, seats)| NewTable { table: TableNo(no), seats: *seats });
        floor.act(Command::AddTables { tables: tables.collect() });
        floor.act(Command::DrawSeats { public: None });
        floor.act(Command::StartClock);
        floor
    }

    fn act(&mut self, command: Command) {
        self.session.submit(&command).unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
    }

    fn refused(&mut self, command: &Command) -> Refusal {
        match self.session.submit(command) {
            Err(Failure::Refused(refusal)) => refusal,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    fn later(&mut self, secs: i64) {
        self.now += secs * 1000;
        self.session.set_time(Time::told(Timestamp(self.now)));
    }

    fn t(&self) -> &engine::Tournament {
        self.session.tournament()
    }

    fn register(&mut self, numbers: impl IntoIterator<Item = u32>) {
        let new = |no: u32| {
            let name = PlayerName::new(&format!("Player {no:03}")).unwrap();
            NewPlayer { name, need: None, member: None }
        };
        self.act(Command::Register {
            players: numbers.into_iter().map(new).collect(),
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        });
    }

    fn bust(&mut self, player: PlayerId) {
        let busts = vec![Bust::of(Who::Id(player))];
        self.act(Command::bust_out(busts, Vec::new()));
    }

    fn seat(&self, player: PlayerId) -> SeatAt {
        self.t().entries().player(player).unwrap().seat().unwrap()
    }

    /// Who sits at a table, by seat.
    fn at(&self, table: u16) -> Vec<PlayerId> {
        let table = self.t().seating().table(TableNo(table)).unwrap();
        table.seats().filter_map(|(_, seat)| seat.player).collect()
    }

    /// Busts players of a table until so many are left there.
    fn leave(&mut self, table: u16, players: usize) {
        for player in self.at(table).into_iter().skip(players) {
            self.bust(player);
        }
    }

    fn set(&mut self, set: impl FnOnce(&mut Settings)) -> Command {
        let mut settings = self.t().settings().clone();
        set(&mut settings);
        Command::ChangeSettings { settings: Box::new(settings) }
    }

    fn needs(&self) -> Vec<Need> {
        needs(self.t(), self.session.now())
    }

    fn answers(&self, need: &Need) -> Vec<NeedAnswer> {
        let needs = self.needs();
        need.answers(NeedsAt { tournament: self.t(), needs: &needs, now: self.session.now() })
    }

    fn breaks(&self) -> Vec<u16> {
        plan(self.t(), self.session.now()).breaks.iter().map(|table| table.0).collect()
    }

    fn sizes(&self) -> Vec<usize> {
        self.t().seating().tables().map(|table| table.taken().len()).collect()
    }
}

#[test]
fn no_table_breaks_from_the_first_draw_on_while_entries_are_sold() {
    let mut floor = Floor::new(240, &[9; 40], |_| {});
    assert_eq!(floor.breaks(), [0_u16; 0], "111 of 351 seats would stay open");
    floor.act(Command::CloseRegistration);
    assert_eq!(floor.breaks().len(), 40 - 27);
}

#[test]
fn when_tables_break_while_entries_are_sold_is_a_choice_of_the_event() {
    let with = |early: EarlyBreaks| {
        let floor = Floor::new(240, &[9; 40], |settings| settings.seating.early_breaks = early);
        floor.breaks().len()
    };
    assert_eq!(with(EarlyBreaks::Never), 0);
    assert_eq!(with(EarlyBreaks::SeatsOpen(111)), 0);
    assert_eq!(with(EarlyBreaks::SeatsOpen(110)), 1);
    assert_eq!(with(EarlyBreaks::SeatsOpen(0)), 13);
    assert_eq!(with(EarlyBreaks::SeatsOpen(u32::MAX)), 0);
    assert_eq!(with(EarlyBreaks::ShareOpen(31)), 1);
    assert_eq!(with(EarlyBreaks::ShareOpen(100)), 0);
}

#[test]
fn rebuys_bring_players_back_so_tables_wait_for_them_too() {
    let mut floor = Floor::new(12, &[9, 9], |settings| {
        settings.entries.late_registration_level_max = None;
        settings.entries.rebuys = engine::settings::Limit::Unlimited;
        settings.entries.rebuy_level_max = Some(LevelNo(4));
        settings.seating.early_breaks = EarlyBreaks::SeatsOpen(2);
    });
    assert!(!floor.t().is_registration_open(floor.session.now()));
    floor.leave(2, 3);
    assert_eq!(floor.breaks(), [0_u16; 0], "9 would sit at 9 seats, and 3 may come back");
    floor.leave(1, 3);
    assert_eq!(floor.breaks(), [2], "3 of 9 seats stay open");
}

#[test]
fn a_share_over_a_hundred_percent_is_refused() {
    let mut floor = Floor::new(4, &[9], |_| {});
    let command = floor.set(|it| it.seating.early_breaks = EarlyBreaks::ShareOpen(101));
    assert_eq!(floor.refused(&command), Refusal::ShareImpossible { percent: 101 });
    let command = floor.set(|it| it.seating.early_breaks = EarlyBreaks::ShareOpen(100));
    floor.act(command);
}

#[test]
fn an_event_that_says_nothing_of_early_breaks_keeps_a_third_of_its_seats() {
    let settings: Settings = serde_json::from_str(
        r#"{"name":"x","entries":{"starting_chips":1000,"late_registration_level_max":null,
            "rebuy_chips":null,"rebuy_level_max":null,"add_on_chips":null},
            "seating":{"seats_per_table":9,"final_table_size":null}}"#,
    )
    .unwrap();
    assert_eq!(settings.seating.early_breaks, EarlyBreaks::ShareOpen(33));
    assert!(!serde_json::to_string(&settings).unwrap().contains("early_breaks"));
    let early = |id: &str| {
        let template = templates().into_iter().find(|it| it.id == id).unwrap();
        template.settings.seating.early_breaks
    };
    assert_eq!(early("home-game"), EarlyBreaks::SeatsOpen(2));
    assert_eq!(early("main-event"), EarlyBreaks::ShareOpen(33));
}

#[test]
fn breaking_several_tables_is_asked_first_and_one_is_not() {
    let mut floor = Floor::new(60, &[9; 10], |_| {});
    floor.act(Command::CloseRegistration);
    let need = floor.needs().into_iter().find(|need| matches!(need, Need::Break { .. })).unwrap();
    let tables: Vec<TableNo> = [10, 9, 8].map(TableNo).to_vec();
    assert_eq!(floor.answers(&need), [NeedAnswer::Go(NeedPlace::Break(tables.clone()))]);
    let after = floor.t().seating().after_break(&tables);
    assert_eq!((after.moves, after.tables_left, after.open_left, after.seats_left), (18, 7, 3, 63));
    let twice = floor.t().seating().after_break(&[TableNo(10), TableNo(10), TableNo(99)]);
    assert_eq!((twice.moves, twice.tables_left), (6, 9));
    floor.act(Command::BreakTables { tables: [10, 9].map(TableNo).to_vec() });
    let need = floor.needs().into_iter().find(|need| matches!(need, Need::Break { .. })).unwrap();
    let command = Command::BreakTables { tables: vec![TableNo(8)] };
    assert_eq!(floor.answers(&need), [NeedAnswer::Submit(command)]);
    let broken = Command::BreakTables { tables: vec![TableNo(10)] };
    assert_eq!(floor.refused(&broken), Refusal::TableUnknown { table: TableNo(10) });
    let twice = Command::BreakTables { tables: vec![TableNo(8), TableNo(8)] };
    assert_eq!(floor.refused(&twice), Refusal::TableTwice { table: TableNo(8) });
}

#[test]
fn players_of_a_broken_table_draw_no_seat_at_a_table_that_breaks_next() {
    let mut floor = Floor::new(240, &[9; 40], |_| {});
    floor.act(Command::CloseRegistration);
    let due = floor.breaks();
    let movers = floor.at(40);
    floor.act(Command::BreakTables { tables: vec![TableNo(40)] });
    for player in movers {
        let table = floor.seat(player).table.0;
        assert!(!due.contains(&table), "{player} sits at table {table}, which breaks next");
    }
    // A table that is to break is where somebody sits down who must sit there.
    let need = engine::entries::SeatNeed { table: Some(TableNo(38)), seat: None };
    let player = floor.at(39)[0];
    floor.act(Command::SetNeed { player: Who::Id(player), need: Some(need) });
    floor.act(Command::BreakTables { tables: vec![TableNo(39)] });
    assert_eq!(floor.seat(player).table, TableNo(38));
}

#[test]
fn a_table_of_four_beside_one_of_seven_is_balanced_while_another_breaks() {
    let mut floor = Floor::new(36, &[9; 6], |_| {});
    floor.act(Command::CloseRegistration);
    // 36 at six tables: 6 each; one more at table 1 from table 6, and two of table 2 go.
    let mover = floor.at(6)[0];
    let to = SeatAt { table: TableNo(1), seat: open_seat(&floor, 1) };
    floor.act(Command::MovePlayer { player: Who::Id(mover), to });
    floor.leave(2, 4);
    for table in 1..=6 {
        let button = floor.t().seating().table(TableNo(table)).unwrap().taken().iter().next();
        floor.act(Command::SetButton {
            table: TableNo(table),
            button: button.unwrap(),
            small_blind: None,
            big_blind: None,
            when: engine::command::ButtonMoment::ThisHand,
        });
    }
    assert_eq!(floor.sizes(), [7, 4, 6, 6, 6, 5]);
    let plan = plan(floor.t(), floor.session.now());
    assert_eq!(plan.breaks, [TableNo(6), TableNo(5)]);
    let moves: Vec<(u16, u16)> =
        plan.moves.iter().map(|planned| (planned.from.table.0, planned.to.table.0)).collect();
    assert_eq!(moves, [(1, 2)], "{plan:?}");
    assert!(
        floor
            .needs()
            .iter()
            .any(|need| matches!(need, Need::Balance { table, .. } if *table == TableNo(2)))
    );
    floor.act(Command::Balance { players: Vec::new() });
    floor.act(Command::BreakTables { tables: Vec::new() });
    let mut sizes = floor.sizes();
    sizes.sort_unstable();
    assert_eq!(sizes, [8, 8, 9, 9], "everybody sits");
}

fn open_seat(floor: &Floor, table: u16) -> SeatNo {
    floor.t().seating().table(TableNo(table)).unwrap().open().iter().next().unwrap()
}

#[test]
fn alternates_are_a_need_until_they_sit_and_a_table_that_broke_is_opened_for_them() {
    let mut floor = Floor::new(18, &[9, 9, 9], |it| it.seating.early_breaks = EarlyBreaks::Never);
    // By hand the floor may still break a table.
    floor.act(Command::BreakTables { tables: vec![TableNo(3)] });
    assert_eq!(floor.t().seating().open_seats(), 0);
    floor.register([101, 102]);
    assert_eq!(floor.t().entries().alternates().len(), 2);
    let tables = vec![NewTable { table: TableNo(3), seats: 9 }];
    let need = Need::OpenTables { tables: tables.clone(), waiting: 2 };
    assert!(floor.needs().contains(&need), "{:?}", floor.needs());
    let open = Command::AddTables { tables };
    let gone = Command::RemoveTable { table: TableNo(3) };
    let both = [open.clone(), gone.clone()].map(NeedAnswer::Submit);
    assert_eq!(floor.answers(&need), both);
    assert_eq!(need.command(), Some(open.clone()));

    // The table was given away: nothing is free, and the two still wait.
    floor.act(gone);
    assert!(floor.needs().contains(&Need::AlternatesWait { waiting: 2 }));
    assert_eq!(floor.t().seating().free_tables().len(), 0);
    floor.act(Command::Undo);

    floor.act(open);
    let need = Need::SeatAlternates { waiting: 2, open: 9 };
    assert!(floor.needs().contains(&need), "{:?}", floor.needs());
    floor.act(need.command().unwrap());
    assert_eq!(floor.sizes(), [9, 9, 2]);
    assert!(!floor.needs().iter().any(|need| {
        matches!(
            need,
            Need::AlternatesWait { .. } | Need::OpenTables { .. } | Need::SeatAlternates { .. }
        )
    }));
    let unknown = Command::RemoveTable { table: TableNo(7) };
    assert_eq!(floor.refused(&unknown), Refusal::TableUnknown { table: TableNo(7) });
}

#[test]
fn nobody_breaks_a_table_while_alternates_wait_for_its_seats() {
    let mut floor = Floor::new(20, &[9, 9], |_| {});
    floor.act(Command::CloseRegistration);
    assert_eq!(floor.t().entries().alternates().len(), 2);
    floor.leave(2, 1);
    // Ten sit, two wait: table 1 has no seat for all of them.
    assert_eq!(floor.breaks(), [0_u16; 0]);
    floor.leave(1, 6);
    assert_eq!(floor.breaks(), [2], "7 sit and 2 wait, and 9 fit at one table");
}

#[test]
fn an_alternate_who_cannot_sit_now_holds_up_nobody_behind_them() {
    let mut floor = Floor::new(9, &[9], |_| {});
    floor.register([50, 51]);
    let seat = floor.seat(PlayerId(1));
    let need = engine::entries::SeatNeed { table: Some(seat.table), seat: Some(seat.seat) };
    floor.act(Command::SetNeed { player: Who::Id(PlayerId(10)), need: Some(need) });
    floor.bust(PlayerId(2));
    floor.act(Command::SeatAlternates);
    assert!(floor.t().entries().player(PlayerId(11)).unwrap().seat().is_some());
    let line: Vec<PlayerId> = floor.t().entries().alternates().collect();
    assert_eq!(line, [PlayerId(10)]);
    floor.bust(PlayerId(3));
    assert_eq!(
        floor.refused(&Command::SeatAlternates),
        Refusal::NeedImpossible { player: PlayerId(10) }
    );
    let said = reports::needs(floor.t(), floor.session.now());
    assert!(said.contains(&reports::Need::SeatImpossible { player: PlayerId(10) }), "{said:?}");
    let is_offered = |need: &reports::Need| matches!(need, reports::Need::SeatAlternates { .. });
    assert!(!said.iter().any(is_offered), "a draw that is refused is offered to nobody: {said:?}");
}

#[test]
fn a_full_table_of_six_is_not_short_beside_tables_of_nine() {
    let floor = Floor::new(24, &[9, 9, 6], |_| {});
    assert_eq!(floor.sizes(), [9, 9, 6]);
    let needs = floor.needs();
    assert!(
        !needs.iter().any(|need| matches!(need, Need::Short { .. } | Need::Halted { .. })),
        "{needs:?}"
    );
    assert!(plan(floor.t(), floor.session.now()).is_empty());
}

#[test]
fn what_a_table_is_short_of_is_never_more_than_its_open_seats() {
    let mut floor = Floor::new(24, &[9, 9, 6], |it| {
        it.rules.halt = rulebook::HaltRule::AtTheGap;
        it.seating.early_breaks = EarlyBreaks::Never;
    });
    floor.leave(3, 5);
    let waive = Command::WaiveHalt { table: TableNo(3) };
    assert_eq!(floor.refused(&waive), Refusal::TableNotShort { table: TableNo(3) });
    assert!(plan(floor.t(), floor.session.now()).is_empty(), "one seat is open, and one may be");
    floor.leave(3, 3);
    let short = Need::Halted { table: TableNo(3), short: 3 };
    assert!(floor.needs().contains(&short), "{:?}", floor.needs());
    // Two of the three open seats must be filled, so that it is one short.
    let asked = plan(floor.t(), floor.session.now());
    assert_eq!(asked.gap_left, 1);
    floor.act(waive);
}

#[test]
fn a_late_entry_sits_where_most_seats_are_missing_and_not_where_fewest_players_are() {
    // 5 of 6 beside 9 and 6 of 9: the table of nine misses three players, that of six one.
    let mut floor = Floor::new(24, &[9, 9, 6], |_| {});
    floor.leave(3, 5);
    floor.leave(2, 6);
    floor.register([70, 71]);
    assert_eq!(floor.sizes(), [9, 8, 5]);
}

#[test]
fn a_line_of_balancing_that_can_never_count_is_refused_where_settings_are_read() {
    let mut floor = Floor::new(4, &[9], |_| {});
    let line = |tables_min, gap| GapRule { tables_min, gap };
    let hidden = [
        vec![line(0, 1), line(7, 2)],
        vec![line(7, 2), line(7, 3), line(0, 1)],
        vec![line(9, 2), line(3, 1), line(5, 2)],
    ];
    for lines in hidden {
        let command = floor.set(|it| it.seating.balance = lines);
        let refusal = floor.refused(&command);
        assert!(matches!(refusal, Refusal::BalanceLineUnused { .. }), "{refusal:?}");
    }
    let lines = vec![line(7, 2), line(3, 2), line(0, 1)];
    let command = floor.set(|it| it.seating.balance = lines);
    floor.act(command);
    let command = floor.set(|it| it.seating.balance = Vec::new());
    floor.act(command);
}

#[test]
fn a_hidden_line_of_an_older_event_holds_up_no_other_change() {
    let line = |tables_min, gap| GapRule { tables_min, gap };
    let mut tournament = engine::Tournament::default();
    let template = templates().into_iter().find(|it| it.id == "main-event").unwrap();
    let (mut settings, structure): (Settings, Structure) = (template.settings, template.structure);
    settings.name = "Old".to_owned();
    settings.seating.balance = vec![line(0, 1), line(7, 2)];
    let seed = engine::values::Seed::default();
    let created = engine::Event::TournamentCreated {
        settings: Box::new(settings.clone()),
        structure: structure.clone(),
        seed,
    };
    engine::apply::apply(&mut tournament, &created);
    settings.name = "New".to_owned();
    let change = Command::ChangeSettings { settings: Box::new(settings.clone()) };
    assert_eq!(engine::decide::check(&tournament, &change, Timestamp(0)), Ok(()));
    let create = Command::CreateTournament { settings: Box::new(settings), structure };
    let refused = engine::decide::check(&engine::Tournament::default(), &create, Timestamp(0));
    assert!(matches!(refused, Err(Refusal::BalanceLineUnused { tables_min: 7, before: 0 })));
}

#[test]
fn the_terminal_says_what_to_do_about_a_line_that_never_counts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("e.floorman");
    let path = path.to_str().unwrap();
    done(&["new", path, "--template", "home-game", "--seed", "1"], b"");
    let command = r#"{"ChangeSettings":{"settings":{"seating":{"balance":[{"tables_min":0,"gap":1},{"tables_min":7,"gap":2}]}}}}"#;
    let said = crate::terminal::floorman(&["do", path], command.as_bytes());
    let said = format!("{}{}{}", said.out, said.notes, said.trouble);
    assert!(said.contains("The line for 7 or more tables never applies"), "{said}");
    assert!(said.contains("Put the line for the most tables first"), "{said}");
}
