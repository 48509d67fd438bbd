//! What the structure asks the floor to do, and when the event ends as it goes.

use engine::Tournament;
use engine::apply::apply;
use engine::clock::Run;
use engine::event::{ClockChange, Event};
use engine::structure::{Ante, Break, Game, Level, Position, Stage, Stakes, Structure};
use engine::values::{Chips, StageNo, Timestamp};
use reports::{Need, Outlook, needs};

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

/// What the structure asks for; that dealers stay for the last seconds is another matter.
fn at(tournament: &Tournament, secs: i64) -> Vec<Need> {
    let said = needs(tournament, Timestamp(secs * 1000)).into_iter();
    // Dealers who stay where they are before a level are another matter.
    said.filter(|need| !matches!(need, Need::NoDealerPush { .. })).collect()
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
