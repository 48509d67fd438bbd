//! What the structure asks the floor to do, and when the event ends as it goes.

use engine::Tournament;
use engine::apply::apply;
use engine::clock::Run;
use engine::event::{ClockChange, Event};
use engine::settings::Settings;
use engine::structure::{Ante, Break, Game, Level, Position, Stage, Stakes, Structure};
use engine::values::{Chips, StageNo, Timestamp};
use reports::{Need, Outlook, StackUnit, needs};
use rulebook::{RuleSet, Rulebook};

/// A level of half an hour, a break with a color-up, and a last level.
fn evening(stage: u16, run: Run) -> Tournament {
    let (small_blind, big_blind, ante) = (Chips(50), Chips(100), Ante::None);
    let stakes = Stakes::Blinds { small_blind, big_blind, ante };
    let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 1800 });
    let rest = Stage::Break(Break { secs: 600, color_up: true });
    let structure = Structure { stages: vec![level.clone(), rest, level] };
    let mut tournament = Tournament::default();
    apply(&mut tournament, &Event::StructureSet { structure });
    let (at, stage, change) = (Timestamp(0), StageNo(stage), ClockChange::Moved);
    apply(&mut tournament, &Event::ClockSet { at, stage, elapsed_millis: 0, run, change });
    tournament
}

/// What the structure asks for; what dealers do in the last seconds is another matter.
fn at(tournament: &Tournament, secs: i64) -> Vec<Need> {
    let said = needs(tournament, Timestamp(secs * 1000)).into_iter();
    let is_other =
        |need: &Need| matches!(need, Need::NoDealerPush { .. } | Need::DecksReady { .. });
    said.filter(|need| !is_other(need)).collect()
}

/// Which values go is not known without a chip set.
fn color_up(in_millis: Option<i64>) -> Need {
    Need::ColorUp { in_millis, is_break: true, removals: Vec::new() }
}

#[test]
fn a_color_up_is_announced_ten_minutes_before_its_break_and_stands_through_it() {
    let evening = evening(1, Run::Running);
    assert_eq!(at(&evening, 1_198), vec![]);
    assert_eq!(at(&evening, 1_200), vec![color_up(Some(600_000))]);
    assert_eq!(at(&evening, 1_799), vec![color_up(Some(1_000))]);
    assert_eq!(at(&evening, 1_800), vec![color_up(None)]);
    assert_eq!(at(&evening, 2_399), vec![color_up(None)]);
    assert_eq!(at(&evening, 2_400), vec![]);
}

#[test]
fn the_end_of_the_last_level_asks_for_more_of_them() {
    let running = evening(3, Run::Running);
    assert_eq!(at(&running, 1_799), vec![]);
    assert_eq!(at(&running, 1_800), vec![Need::StructureOver]);
    assert_eq!(at(&evening(3, Run::Paused), 9_000), vec![], "nothing runs out while it stands");
}

#[test]
fn an_end_is_foretold_from_two_players_on() {
    let evening = evening(2, Run::Running);
    assert!(Outlook::of(&evening, Timestamp(60_000)).is_none());
    let field = engine::structure::Field { players: 2, chips: Chips(8_000) };
    let outlook = Outlook { field, position: Position { stage: StageNo(2), elapsed_secs: 60 } };
    let lines = outlook.lines(evening.structure());
    assert_eq!(lines[..2], [None, None], "played, and a break");
    assert_eq!(lines[2], Some((2, 40)), "4,000 each are 40 big blinds");
}

#[test]
fn tda_2024_rp_20_decks_are_ready_a_minute_before_play_goes_on_or_begins() {
    let decks = |tournament: &Tournament, millis| {
        let said = needs(tournament, Timestamp(millis)).into_iter();
        said.filter(|need| matches!(need, Need::DecksReady { .. })).collect::<Vec<_>>()
    };
    let due = |in_millis| vec![Need::DecksReady { in_millis }];
    let mut evening = evening(2, Run::Running);
    let mut settings = evening.settings().clone();
    settings.rules = RuleSet::of(Rulebook::Tda2024);
    let change =
        |settings: &Settings| Event::SettingsChanged { settings: Box::new(settings.clone()) };
    apply(&mut evening, &change(&settings));
    assert_eq!(decks(&evening, 539_999), vec![]);
    assert_eq!(decks(&evening, 540_000), due(60_000));
    assert_eq!(decks(&evening, 599_999), due(1));
    assert_eq!(decks(&evening, 600_000), vec![], "play goes on");
    // Before the first hand, where the start is set to a time of day.
    let (at, stage) = (Timestamp(2_000_000), StageNo(1));
    let (run, change_of) = (Run::Running, ClockChange::Scheduled);
    let start = Event::ClockSet { at, stage, elapsed_millis: 0, run, change: change_of };
    apply(&mut evening, &start);
    assert_eq!(decks(&evening, 1_939_999), vec![]);
    assert_eq!(decks(&evening, 1_990_000), due(10_000));
    // TDA 2011 does not know it.
    settings.rules = RuleSet::of(Rulebook::Tda2011);
    apply(&mut evening, &change(&settings));
    assert_eq!(decks(&evening, 1_990_000), vec![]);
}

#[test]
fn an_average_stack_is_measured_by_what_the_level_has() {
    let unit = |stakes: Stakes| {
        let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 600 });
        let mut tournament = Tournament::default();
        let structure = Structure { stages: vec![level] };
        apply(&mut tournament, &Event::StructureSet { structure });
        reports::header(&tournament, Timestamp(0)).average_unit
    };
    let (small_blind, big_blind) = (Chips(50), Chips(100));
    let blinds = Stakes::Blinds { small_blind, big_blind, ante: Ante::None };
    assert_eq!(unit(blinds), StackUnit::BigBlind);
    let (small_bet, big_bet) = (Chips(100), Chips(200));
    let limit = Stakes::Limit { small_blind, big_blind, small_bet, big_bet };
    assert_eq!(unit(limit), StackUnit::BigBlind);
    let stud = |bring_in| Stakes::Stud { ante: Chips(10), bring_in, small_bet, big_bet };
    assert_eq!(unit(stud(Chips(25))), StackUnit::SmallBet);
    assert_eq!(unit(stud(Chips::ZERO)), StackUnit::SmallBet);
    let (zero, ante) = (Chips::ZERO, Ante::PerPlayer(Chips(25)));
    let antes = Stakes::Blinds { small_blind: zero, big_blind: zero, ante };
    assert_eq!(unit(antes), StackUnit::Ante);
    let words = words::Words::new(words::Language::En);
    assert_eq!(words.stack_in(StackUnit::BigBlind, 1_999), "199 BB");
    assert_eq!(words.stack_in(StackUnit::SmallBet, 1_999), "199 small bets");
    // Nobody who has chips has none, and one and a half is not one.
    assert_eq!(words.stack_in(StackUnit::BigBlind, 6), "0.6 BB");
    assert_eq!(words.stack_in(StackUnit::BigBlind, 0), "0.1 BB");
    assert_eq!(words.stack_in(StackUnit::BigBlind, 30), "3 BB");
    assert_eq!(words.stack_in(StackUnit::BigBlind, 99), "9.9 BB");
    assert_eq!(words.stack_in(StackUnit::BigBlind, 109), "10 BB");
    assert_eq!(words.stack_in(StackUnit::Ante, 10), "1 ante");
    assert_eq!(words.stack_in(StackUnit::Ante, 15), "1.5 antes");
    let polish = words::Words::new(words::Language::Pl);
    assert_eq!(polish.stack_in(StackUnit::SmallBet, 20), "2 małe zakłady");
    assert_eq!(polish.stack_in(StackUnit::SmallBet, 25), "2,5 małego zakładu");
}
