//! When the room is to hear something, and when not.

use engine::Tournament;
use engine::apply::apply;
use engine::clock::Run;
use engine::event::{ClockChange, Event};
use engine::settings::{Settings, StageStart};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, StageNo, Timestamp};
use reports::{Cue, Heard, cue};

/// Two levels of twenty minutes, a break of ten, and a last level.
fn evening() -> Tournament {
    let (small_blind, big_blind, ante) = (Chips(50), Chips(100), Ante::None);
    let stakes = Stakes::Blinds { small_blind, big_blind, ante };
    let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 1200, color_up: false });
    let rest = Stage::Break(Break { secs: 600, color_up: false });
    let structure = Structure { stages: vec![level.clone(), level.clone(), rest, level] };
    let mut tournament = Tournament::default();
    apply(&mut tournament, &Event::StructureSet { structure });
    tournament
}

fn set(tournament: &mut Tournament, run: Run, at: i64, stage: u16, elapsed: i64) {
    let (at, stage, elapsed_millis) = (Timestamp(at * 1000), StageNo(stage), elapsed * 1000);
    let change = ClockChange::Moved;
    apply(tournament, &Event::ClockSet { at, stage, elapsed_millis, run, change });
}

fn running() -> Tournament {
    let mut tournament = evening();
    set(&mut tournament, Run::Running, 0, 1, 0);
    tournament
}

fn heard(tournament: &Tournament, secs: i64) -> Heard {
    Heard::of(tournament, Timestamp(secs * 1000))
}

/// Everything that is heard from one second to the next, with the second.
fn all(tournament: &Tournament, secs: std::ops::Range<i64>) -> Vec<(i64, Cue)> {
    let cue_at = |sec: i64| cue(&heard(tournament, sec - 1), &heard(tournament, sec));
    secs.filter_map(|sec| Some((sec, cue_at(sec)?))).collect()
}

#[test]
fn an_evening_that_runs_is_heard_at_its_marks_and_nowhere_else() {
    let expected = vec![
        (1140, Cue::MinuteLeft),
        (1200, Cue::LevelUp),
        (2340, Cue::MinuteLeft),
        (2400, Cue::Break),
        (2940, Cue::MinuteLeft),
        (3000, Cue::BreakOver),
        (4140, Cue::MinuteLeft),
    ];
    assert_eq!(all(&running(), 1..6000), expected);
}

#[test]
fn a_mark_is_heard_once_however_often_the_clock_is_read() {
    let tournament = running();
    let at = |millis| Heard::of(&tournament, Timestamp(millis));
    let moments: Vec<i64> = (1_138_000..1_142_000).step_by(16).collect();
    let heard = moments.windows(2).filter_map(|pair| cue(&at(pair[0]), &at(pair[1])));
    assert_eq!(heard.collect::<Vec<_>>(), vec![Cue::MinuteLeft]);
}

#[test]
fn a_break_that_the_floor_ends_is_heard_as_it_ends() {
    let mut waiting = evening();
    let mut settings = Settings::default();
    settings.pace.after_breaks = StageStart::ByFloor;
    let settings = Box::new(settings);
    apply(&mut waiting, &Event::SettingsChanged { settings });
    set(&mut waiting, Run::Running, 0, 3, 0);
    assert_eq!(all(&waiting, 1..900), vec![(540, Cue::MinuteLeft)], "nothing while it waits");
    let mut started = waiting.clone();
    set(&mut started, Run::Running, 900, 4, 0);
    assert_eq!(cue(&heard(&waiting, 899), &heard(&started, 900)), Some(Cue::BreakOver));
}

#[test]
fn a_pause_is_silent_and_so_is_its_end() {
    let mut stopped = evening();
    set(&mut stopped, Run::Paused, 0, 1, 1139);
    assert_eq!(all(&stopped, 1..100), vec![]);
    let mut resumed = evening();
    set(&mut resumed, Run::Running, 50, 1, 1139);
    assert_eq!(cue(&heard(&stopped, 50), &heard(&resumed, 50)), None);
    assert_eq!(cue(&heard(&stopped, 50), &heard(&resumed, 52)), None);
    assert_eq!(cue(&heard(&resumed, 50), &heard(&resumed, 51)), Some(Cue::MinuteLeft));
}

#[test]
fn a_level_chosen_by_hand_is_heard_forward_and_never_back() {
    let before = heard(&running(), 300);
    let mut moved = evening();
    set(&mut moved, Run::Running, 301, 2, 0);
    assert_eq!(cue(&before, &heard(&moved, 301)), Some(Cue::LevelUp));
    set(&mut moved, Run::Running, 301, 3, 0);
    assert_eq!(cue(&before, &heard(&moved, 301)), Some(Cue::Break));
    set(&mut moved, Run::Running, 301, 4, 0);
    assert_eq!(cue(&before, &heard(&moved, 301)), Some(Cue::LevelUp), "one sound for all");
    assert_eq!(cue(&heard(&moved, 301), &before), None);
    let mut back = evening();
    set(&mut back, Run::Running, 302, 1, 1199);
    assert_eq!(cue(&heard(&moved, 301), &heard(&back, 302)), None);
}

#[test]
fn a_minute_taken_by_hand_jumps_over_the_mark_silently() {
    let before = heard(&running(), 1100);
    let mut shorter = evening();
    set(&mut shorter, Run::Running, 1101, 1, 1161);
    assert_eq!(cue(&before, &heard(&shorter, 1101)), None);
    let mut longer = evening();
    set(&mut longer, Run::Running, 1150, 1, 1090);
    assert_eq!(cue(&heard(&running(), 1149), &heard(&longer, 1150)), None);
    let again = all(&longer, 1151..1220);
    assert_eq!(again, vec![(1200, Cue::MinuteLeft)], "with a minute more the mark comes again");
}

#[test]
fn after_a_sleep_or_with_a_clock_set_back_nothing_stale_is_heard() {
    let tournament = running();
    for after in [1206, 2401, 3500, 100_000] {
        assert_eq!(cue(&heard(&tournament, 1139), &heard(&tournament, after)), None, "{after}");
    }
    assert_eq!(cue(&heard(&tournament, 1201), &heard(&tournament, 1199)), None);
    assert_eq!(cue(&heard(&tournament, 1139), &heard(&tournament, 1142)), Some(Cue::MinuteLeft));
}

#[test]
fn a_start_is_heard_at_its_time() {
    let mut scheduled = evening();
    set(&mut scheduled, Run::Running, 100, 1, 0);
    assert_eq!(all(&scheduled, 1..1200), vec![(100, Cue::LevelUp)]);
    let idle = evening();
    assert_eq!(all(&idle, 1..100), vec![]);
    assert_eq!(cue(&heard(&idle, 100), &heard(&scheduled, 100)), Some(Cue::LevelUp));
}
