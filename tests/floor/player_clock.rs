//! The clock on a player, the shot clock, and time cards.

use crate::words::samples::name;
use engine::command::SameNames;
use engine::decide::decide;
use engine::entries::{NewPlayer, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::player_clock::{ClockCaller, ClockKind, ClockOutcome, ClockPhase, ClockTimes, Facing};
use engine::seating::NewTable;
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, PlayerId, SeatAt, Seed, TableNo, Timestamp};
use engine::{Act, ActBody, Ask, Chance, Command, Log, Refusal, Settings};
use reports::{Cell, Cue, Sheet, countdown_cue, player_clocks, time_cards};
use rulebook::{RuleSet, Rulebook};
use rulings::topics;
use serde_json::json;

struct Dice;

impl Chance for Dice {
    fn seed(&mut self) -> Seed {
        Seed([3; 16])
    }
}

/// A room of two tables of four under a book, its clock started at second 0.
struct Floor {
    log: Log,
}

impl Floor {
    fn under(book: Rulebook) -> Self {
        let mut settings = Settings { name: "Friday".to_owned(), ..Settings::default() };
        settings.rules = RuleSet::of(book);
        settings.entries.starting_chips = Chips(10_000);
        settings.pace.shot_clock_secs = Some(30);
        settings.pace.time_cards = 2;
        let (small_blind, big_blind, ante) = (Chips(50), Chips(100), Ante::None);
        let stakes = Stakes::Blinds { small_blind, big_blind, ante };
        let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 3600, color_up: false });
        let structure = Structure { stages: vec![level] };
        let mut floor = Self { log: Log::default() };
        let settings = Box::new(settings);
        floor.done(0, Command::CreateTournament { settings, structure });
        let called = ["Ana", "Bo", "Cy", "Dan", "Eva", "Flo", "Gus", "Hal"];
        let players =
            called.map(|called| NewPlayer { name: name(called), need: None, member: None });
        let (players, same_names) = (players.to_vec(), SameNames::Refuse);
        floor.done(0, Command::Register { players, same_names, pays: Pays::default() });
        let table = |no| NewTable { table: TableNo(no), seats: 9 };
        floor.done(0, Command::AddTables { tables: vec![table(1), table(2)] });
        for id in 1..=8_u8 {
            let at = SeatAt::new(u16::from((id - 1) / 4) + 1, (id - 1) % 4 + 1);
            floor.done(0, Command::SeatPlayer { player: Who::Id(PlayerId(id.into())), to: at });
        }
        floor
    }

    fn started(book: Rulebook) -> Self {
        let mut floor = Self::under(book);
        floor.done(0, Command::StartClock);
        floor
    }

    fn ask(&mut self, secs: i64, command: Command) -> Result<(), Refusal> {
        let at = Timestamp(secs * 1000);
        let body = match command {
            Command::Undo => ActBody::Undo(self.log.undoable().ok_or(Refusal::NothingToUndo)?.0),
            Command::Redo => ActBody::Redo(self.log.redoable().ok_or(Refusal::NothingToRedo)?.0),
            command => {
                let ask = &mut Ask { at, chance: &mut Dice };
                ActBody::Record(decide(self.log.state(), &command, ask)?)
            }
        };
        let act = Act { at, by: String::new(), body };
        self.log.push(act).expect("an act that fits");
        Ok(())
    }

    #[track_caller]
    fn done(&mut self, secs: i64, command: Command) {
        self.ask(secs, command.clone()).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
    }

    #[track_caller]
    fn refused(&mut self, secs: i64, command: Command) -> Refusal {
        self.ask(secs, command).expect_err("this is refused")
    }

    fn outcomes(&self) -> Vec<(ClockOutcome, u32)> {
        let settled = self.log.state().player_clocks().settled();
        settled.map(|clock| (clock.outcome, clock.used_secs)).collect()
    }

    fn runs_at(&self, table: u16) -> bool {
        self.log.state().player_clocks().at(TableNo(table)).is_some()
    }
}

fn who(called: &str) -> Who {
    Who::Name(called.to_owned())
}

fn call(called: &str) -> Command {
    let (by, facing) = (ClockCaller::PlayerAtHisSeat, Facing::Bet);
    Command::CallClock { player: who(called), by, facing, times: None }
}

fn call_without_bet(called: &str) -> Command {
    let (by, facing) = (ClockCaller::Floor, Facing::NoBet);
    Command::CallClock { player: who(called), by, facing, times: None }
}

fn settle(table: u16, outcome: ClockOutcome) -> Command {
    Command::SettleClock { table: TableNo(table), outcome, facing: None }
}

fn ruled(book: Rulebook, facts: serde_json::Value) -> serde_json::Value {
    let clock = topics().find(|topic| topic.slug == "clock").expect("the topic");
    let ruling = clock.rule(&facts, &RuleSet::of(book)).expect("facts that can be read");
    ruling.verdict.json()["hand"].clone()
}

/// D-21: action at 59 s, at 69 s, and after the declaration: live, live, dead.
#[test]
fn d_21_action_before_the_declaration_counts_by_the_ruling_and_by_the_act() {
    for (after, declared, hand) in [(59, false, "live"), (69, false, "live"), (72, true, "dead")] {
        let facts = json!({
            "called_by": "player_at_his_seat", "facing_a_bet": true,
            "acted_after": after, "declared": declared,
        });
        assert_eq!(ruled(Rulebook::Tda2011, facts), hand, "{after} s");
    }
    let mut floor = Floor::started(Rulebook::Tda2011);
    for (called_at, after) in [(100, 59), (200, 69)] {
        floor.done(called_at, call("Ana"));
        floor.done(called_at + after, settle(1, ClockOutcome::Acted));
    }
    floor.done(300, call("Ana"));
    floor.done(371, settle(1, ClockOutcome::Dead));
    let late = floor.refused(372, settle(1, ClockOutcome::Acted));
    assert_eq!(late, Refusal::NoPlayerClock { table: TableNo(1) });
    let expected = [(ClockOutcome::Acted, 59), (ClockOutcome::Acted, 69), (ClockOutcome::Dead, 71)];
    assert_eq!(floor.outcomes(), expected);
}

#[test]
fn tda_2024_29_and_2011_25_each_book_has_its_own_times() {
    for (book, thinking, counted, over) in
        [(Rulebook::Tda2024, 24, 25, 30), (Rulebook::Tda2011, 59, 60, 70)]
    {
        let mut floor = Floor::started(book);
        floor.done(1000, call("Ana"));
        let clock = floor.log.state().player_clocks().at(TableNo(1)).unwrap().clone();
        let phase = |secs: i64| clock.phase(Timestamp((1000 + secs) * 1000));
        assert_eq!(phase(thinking), ClockPhase::Thinking, "{book:?}");
        assert_eq!(phase(counted), ClockPhase::Countdown, "{book:?}");
        assert_eq!(phase(over - 1), ClockPhase::Countdown, "{book:?}");
        assert_eq!(phase(over), ClockPhase::Over, "{book:?}");
    }
}

#[test]
fn tda_2024_29_no_end_before_the_time_is_up_and_a_tie_goes_to_the_player() {
    let mut floor = Floor::started(Rulebook::Tda2024);
    floor.done(0, call("Bo"));
    let player = PlayerId(2);
    let early = floor.refused(29, settle(1, ClockOutcome::Dead));
    assert_eq!(early, Refusal::PlayerClockNotOver { player, secs: 1 });
    floor.done(30, settle(1, ClockOutcome::Acted));
    assert_eq!(floor.outcomes(), [(ClockOutcome::Acted, 30)]);
}

#[test]
fn tda_2024_29_without_a_bet_it_is_a_check_and_under_2011_25_the_floor_decides() {
    let mut floor = Floor::started(Rulebook::Tda2024);
    floor.done(0, call_without_bet("Cy"));
    let player = PlayerId(3);
    let dead = floor.refused(31, settle(1, ClockOutcome::Dead));
    assert_eq!(dead, Refusal::FacesNoBet { player });
    floor.done(31, settle(1, ClockOutcome::Checked));
    floor.done(40, call("Cy"));
    let checked = floor.refused(71, settle(1, ClockOutcome::Checked));
    assert_eq!(checked, Refusal::FacesABet { player });
    let facing = Some(Facing::NoBet);
    let outcome = ClockOutcome::Checked;
    floor.done(71, Command::SettleClock { table: TableNo(1), outcome, facing });
    let last = floor.log.state().player_clocks().settled().last().unwrap().clone();
    assert_eq!((last.facing, last.no), (Facing::NoBet, 2), "told wrong at the call");
    for outcome in [ClockOutcome::Dead, ClockOutcome::Checked] {
        let mut floor = Floor::started(Rulebook::Tda2011);
        floor.done(0, call_without_bet("Cy"));
        floor.done(80, settle(1, outcome));
        assert_eq!(floor.outcomes(), [(outcome, 80)]);
    }
}

#[test]
fn a_clock_is_refused_with_the_fact_in_the_way() {
    let mut early = Floor::under(Rulebook::Tda2024);
    assert_eq!(early.refused(0, call("Ana")), Refusal::ClockNotStarted);
    let mut floor = Floor::started(Rulebook::Tda2024);
    let (by, facing) = (ClockCaller::PlayerAway, Facing::Bet);
    let away = Command::CallClock { player: who("Ana"), by, facing, times: None };
    assert_eq!(floor.refused(0, away), Refusal::CallerAway);
    floor.done(0, call("Ana"));
    let (table, player) = (TableNo(1), PlayerId(1));
    assert_eq!(floor.refused(1, call("Bo")), Refusal::PlayerClockRuns { table, player });
    floor.done(1, call("Eva"));
    assert!(floor.runs_at(1) && floor.runs_at(2), "several tables at once");
    let none = ClockTimes { secs: 0, countdown_secs: 0 };
    let long = ClockTimes { secs: 600, countdown_secs: 1 };
    floor.done(2, settle(2, ClockOutcome::Waived));
    for times in [none, long] {
        let by = ClockCaller::Floor;
        let command = Command::CallClock { player: who("Eva"), by, facing, times: Some(times) };
        assert_eq!(floor.refused(3, command), Refusal::PlayerClockTimes { most: 600 });
    }
    let bust = |called: &str| {
        let busts = vec![Bust::of(who(called))];
        Command::bust_out(busts, Vec::new())
    };
    floor.done(4, bust("Hal"));
    assert_eq!(floor.refused(5, call("Hal")), Refusal::NotIn { player: PlayerId(8) });
    floor.done(5, bust("Ana"));
    assert!(!floor.runs_at(1), "who is out has answered");
    floor.done(6, Command::Undo);
    assert!(floor.runs_at(1), "taken back, the clock runs on");
}

#[test]
fn the_director_may_set_other_times() {
    let mut floor = Floor::started(Rulebook::Tda2024);
    let times = Some(ClockTimes { secs: 10, countdown_secs: 3 });
    let (by, facing) = (ClockCaller::Floor, Facing::Bet);
    floor.done(0, Command::CallClock { player: who("Ana"), by, facing, times });
    floor.refused(12, settle(1, ClockOutcome::Dead));
    floor.done(13, settle(1, ClockOutcome::Dead));
    assert_eq!(floor.log.state().player_clocks().called_on(PlayerId(1)), 1);
}

#[test]
fn everything_is_undone_and_done_again() {
    let mut floor = Floor::started(Rulebook::Tda2024);
    floor.done(0, call("Ana"));
    floor.done(40, settle(1, ClockOutcome::Dead));
    floor.done(41, Command::Undo);
    assert!(floor.runs_at(1) && floor.outcomes().is_empty());
    floor.done(42, Command::Undo);
    assert!(!floor.runs_at(1));
    floor.done(43, Command::Redo);
    floor.done(44, Command::Redo);
    assert_eq!(floor.outcomes(), [(ClockOutcome::Dead, 40)]);
}

#[test]
fn time_cards_are_counted_given_and_gone() {
    let mut floor = Floor::started(Rulebook::Tda2024);
    let ana = PlayerId(1);
    let card = || Command::UseTimeCard { player: who("Ana") };
    floor.done(10, card());
    floor.done(20, card());
    assert_eq!(floor.refused(30, card()), Refusal::NoTimeCardLeft { player: ana });
    let clocks = floor.log.state().player_clocks();
    assert_eq!(clocks.card_secs_since(TableNo(1), Timestamp(15_000)), 30);
    assert_eq!(clocks.card_secs_since(TableNo(1), Timestamp(5_000)), 60);
    assert_eq!(clocks.card_secs_since(TableNo(2), Timestamp(5_000)), 0);
    let give = |players, cards| Command::GiveTimeCards { players, cards };
    floor.done(40, give(Vec::new(), 1));
    let left = |floor: &Floor, id| floor.log.state().time_cards_left(PlayerId(id));
    assert_eq!((left(&floor, 1), left(&floor, 2)), (1, 3));
    floor.done(50, give(vec![who("Ana")], 2));
    assert_eq!(left(&floor, 1), 3);
    for cards in [0, 100] {
        assert_eq!(
            floor.refused(60, give(Vec::new(), cards)),
            Refusal::TimeCardsImpossible { most: 99 }
        );
    }
    floor.done(61, Command::Undo);
    floor.done(62, Command::Undo);
    assert_eq!(left(&floor, 1), 0);
    let sheet = time_cards(floor.log.state());
    assert_eq!(Sheet::cell(&sheet.rows[0], "cards_used"), &Cell::Number(2));
    assert_eq!(Sheet::cell(&sheet.rows[1], "cards_left"), &Cell::Number(2));
}

#[test]
fn a_shot_clock_that_ran_out_is_kept_beside_the_clocks_that_were_called() {
    let mut floor = Floor::started(Rulebook::Tda2024);
    let over = |outcome, facing| Command::ShotClockOver { player: who("Eva"), outcome, facing };
    floor.done(10, over(ClockOutcome::Dead, Facing::Bet));
    floor.done(20, over(ClockOutcome::Checked, Facing::NoBet));
    let wrong = floor.refused(30, over(ClockOutcome::Checked, Facing::Bet));
    assert_eq!(wrong, Refusal::FacesABet { player: PlayerId(5) });
    let acted = floor.refused(30, over(ClockOutcome::Acted, Facing::Bet));
    assert_eq!(acted, Refusal::ShotClockOutcome);
    let kinds: Vec<ClockKind> =
        floor.log.state().player_clocks().settled().map(|clock| clock.kind).collect();
    assert_eq!(kinds, [ClockKind::Shot, ClockKind::Shot]);
    let mut settings = floor.log.state().settings().clone();
    settings.pace.shot_clock_secs = None;
    floor.done(40, Command::ChangeSettings { settings: Box::new(settings.clone()) });
    assert_eq!(floor.refused(50, over(ClockOutcome::Dead, Facing::Bet)), Refusal::NoShotClock);
    settings.pace.shot_clock_secs = Some(0);
    let impossible = floor.refused(60, Command::ChangeSettings { settings: Box::new(settings) });
    assert_eq!(impossible, Refusal::PlayerClockTimes { most: 600 });
}

#[test]
fn the_list_of_clocks_has_those_that_were_settled_and_those_that_run() {
    let mut floor = Floor::started(Rulebook::Tda2024);
    floor.done(0, call("Ana"));
    floor.done(31, settle(1, ClockOutcome::Dead));
    floor.done(100, call_without_bet("Eva"));
    let sheet = player_clocks(floor.log.state(), Timestamp(127_000));
    let cell = |row: usize, column: &str| Sheet::cell(&sheet.rows[row], column).clone();
    assert_eq!(sheet.rows.len(), 2);
    assert_eq!(cell(0, "name"), Cell::Text("Ana".to_owned()));
    assert_eq!(cell(0, "outcome"), Cell::Text("dead".to_owned()));
    assert_eq!(cell(0, "used_secs"), Cell::Number(31));
    assert_eq!(cell(0, "by"), Cell::Text("player_at_his_seat".to_owned()));
    assert_eq!(cell(1, "outcome"), Cell::Text("countdown".to_owned()));
    assert_eq!(cell(1, "facing_a_bet"), Cell::Flag(false));
}

#[test]
fn the_countdown_is_heard_second_by_second_and_its_end_once() {
    let mut heard = Vec::new();
    for tick in 0..350 {
        let before = 30_000 - tick * 100;
        heard.extend(countdown_cue(before, before - 100, 5));
    }
    let counted = heard.iter().filter(|cue| **cue == Cue::Countdown).count();
    assert_eq!((counted, heard.len()), (5, 6));
    assert_eq!(heard.last(), Some(&Cue::TimeUp));
    assert_eq!(countdown_cue(20_000, -10_000, 5), None, "nobody listened");
}
