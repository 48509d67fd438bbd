//! What the structure asks the floor to do, and when the event ends as it goes.

use engine::apply::apply;
use engine::chips::{ChipSet, Denomination, LevelFlag};
use engine::clock::Run;
use engine::event::{ClockChange, Event};
use engine::settings::Settings;
use engine::structure::{Ante, Break, Game, Level, Position, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo, StageNo, Timestamp};
use engine::{Command, Refusal, Tournament};
use reports::{Need, Outlook, StackUnit, needs};
use rulebook::{RuleSet, Rulebook};
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

/// A level of half an hour, a break with a color-up, and a last level.
fn evening(stage: u16, run: Run) -> Tournament {
    let (small_blind, big_blind, ante) = (Chips(50), Chips(100), Ante::None);
    let stakes = Stakes::Blinds { small_blind, big_blind, ante };
    let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 1800, color_up: false });
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
    assert_eq!(lines[2], Some((2, 400)), "4,000 each are 40 big blinds");
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
    assert_eq!(decks(&evening, 600_000), vec![], "play resumes");
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
        let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 600, color_up: false });
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
    let words = words::Words::new(words::Language::English);
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
    let polish = words::Words::new(words::Language::Polish);
    assert_eq!(polish.stack_in(StackUnit::SmallBet, 20), "2 małe zakłady");
    assert_eq!(polish.stack_in(StackUnit::SmallBet, 25), "2,5 małego zakładu");
}

/// Levels of ten minutes of these blinds, `b` for a break, with chips of 25, 100 and 500.
fn with_chips(lines: &str, stage: u16, run: Run) -> Tournament {
    let level = |blinds: &str| {
        let (small, big) = blinds.split_once('/').unwrap();
        let blind = |typed: &str| Chips(typed.parse().unwrap());
        let (small_blind, big_blind, ante) = (blind(small), blind(big), Ante::None);
        let stakes = Stakes::Blinds { small_blind, big_blind, ante };
        Stage::Level(Level { game: Game::Holdem, stakes, secs: 600, color_up: false })
    };
    let stages = lines.split(' ').map(|line| match line {
        "b" => Stage::Break(Break { secs: 300, color_up: false }),
        blinds => level(blinds),
    });
    let chip = |value, in_a_stack| Denomination {
        value: Chips(value),
        color: [0; 3],
        edge: Default::default(),
        inventory: None,
        in_a_stack,
    };
    let chip_set = ChipSet { denominations: vec![chip(25, 8), chip(100, 8), chip(500, 8)] };
    let mut tournament = Tournament::default();
    let settings = Box::new(Settings { chip_set, ..Settings::default() });
    apply(&mut tournament, &Event::SettingsChanged { settings });
    apply(
        &mut tournament,
        &Event::StructureSet { structure: Structure { stages: stages.collect() } },
    );
    clock(&mut tournament, 0, stage, run);
    tournament
}

fn clock(tournament: &mut Tournament, at: i64, stage: u16, run: Run) {
    let (at, stage, change) = (Timestamp(at * 1_000), StageNo(stage), ClockChange::Moved);
    apply(tournament, &Event::ClockSet { at, stage, elapsed_millis: 0, run, change });
}

/// After which level a color-up is due, and what goes.
fn due(tournament: &Tournament, secs: i64) -> Option<(u16, Vec<u64>)> {
    needs(tournament, Timestamp(secs * 1_000)).into_iter().find_map(|need| match need {
        Need::ColorUpDue { after, removals } => {
            Some((after.0, removals.iter().map(|removal| removal.value.0).collect()))
        }
        _ => None,
    })
}

const NO_BREAK: &str = "25/50 75/150 100/200 200/400 300/600 400/800 500/1000";

#[test]
fn a_color_up_that_was_planned_is_due_however_its_level_ended() {
    let running = with_chips(NO_BREAK, 1, Run::Running);
    assert_eq!(due(&running, 1_199), None);
    assert_eq!(due(&running, 1_200), Some((2, vec![25])), "the 25s, by time");
    let jumped = with_chips(NO_BREAK, 5, Run::Paused);
    assert_eq!(due(&jumped, 0), Some((2, vec![25])), "jumped over, and the clock stands");
    let mut moved = with_chips(NO_BREAK, 2, Run::Running);
    assert_eq!(due(&moved, 1), None);
    clock(&mut moved, 2, 3, Run::Running);
    assert_eq!(due(&moved, 2), Some((2, vec![25])), "the next level by hand");
    clock(&mut moved, 3, 2, Run::Running);
    assert_eq!(due(&moved, 3), None, "and back");
    let resting = with_chips("25/50 75/150 b 100/200 200/400 300/600", 3, Run::Running);
    assert_eq!(due(&resting, 299), None, "it is on");
    assert_eq!(due(&resting, 300), Some((2, vec![25])), "nobody raced in the break");
}

#[test]
fn a_color_up_is_due_until_it_is_waived() {
    let mut jumped = with_chips(NO_BREAK, 5, Run::Running);
    let waived = Event::ColorUpWaived { at: Timestamp(0), values: vec![Chips(25)] };
    apply(&mut jumped, &waived);
    assert_eq!(due(&jumped, 0), None);
}

#[test]
fn play_stops_at_the_end_of_a_level_that_is_marked_for_a_color_up() {
    use engine::chips::{PlanFacts, Sold, color_up_plan, with_color_ups};
    let mut evening = with_chips(NO_BREAK, 1, Run::Running);
    let sold = Sold::default();
    let set = evening.settings().chip_set.clone();
    let structure = evening.structure().clone();
    let facts = PlanFacts { set: &set, structure: &structure, sold: &sold, tables_after: &|_| 1 };
    let marked = with_color_ups(&structure, &color_up_plan(facts), None);
    let marks: Vec<bool> = marked.stages.iter().map(Stage::has_color_up).collect();
    assert_eq!(marks.iter().position(|marked| *marked), Some(1));
    apply(&mut evening, &Event::StructureSet { structure: marked });
    let reading = evening.reading(Timestamp(1_260_000));
    assert_eq!((reading.stage, reading.waits_millis), (StageNo(2), Some(60_000)));
    assert_eq!(due(&evening, 1_260), Some((2, vec![25])));
    // Whoever takes the next level by hand, before this one is over, stops for it as well.
    let mut settings = Box::new(evening.settings().clone());
    settings.name = "Friday".to_owned();
    settings.entries.starting_chips = Chips(5_000);
    let structure = evening.structure().clone();
    let chance = Box::new(SeededChance::new(0));
    let store = Box::new(MemoryJournal::default());
    let mut session = Session::on(store, Time::told(Timestamp(0)), chance, "");
    for command in [
        Command::CreateTournament { settings, structure },
        Command::StartClock,
        Command::NextStage,
        Command::NextStage,
    ] {
        session.submit(&command).unwrap();
    }
    let reading = session.tournament().reading(session.now());
    assert_eq!((reading.stage, reading.run), (StageNo(3), Run::Paused));
    let values = vec![Chips(25)];
    assert_eq!(due(session.tournament(), 0), Some((2, values.iter().map(|it| it.0).collect())));
    session.submit(&Command::WaiveColorUp { values: values.clone() }).unwrap();
    assert_eq!(due(session.tournament(), 0), None);
    let none = session.submit(&Command::WaiveColorUp { values: Vec::new() });
    assert!(matches!(none, Err(Failure::Refused(Refusal::NoChipNamed))));
    let other = session.submit(&Command::WaiveColorUp { values: vec![Chips(30)] });
    assert!(matches!(other, Err(Failure::Refused(Refusal::NotInChipSet { .. }))));
    session.submit(&Command::Undo).unwrap();
    assert!(due(session.tournament(), 0).is_some());
    session.submit(&Command::ResumeClock).unwrap();
    assert_eq!(session.tournament().reading(session.now()).run, Run::Running);
}

#[test]
fn levels_that_no_chip_can_pay_and_blinds_that_fall_are_pointed_out() {
    let odd = |lines| reports::odd_levels(&with_chips(lines, 1, Run::NotStarted), Timestamp(0));
    let unpayable = |level, amount| LevelFlag::Unpayable {
        level: LevelNo(level),
        amount: Chips(amount),
        smallest: Chips(25),
    };
    assert_eq!(odd("10/20 33/66 100/200"), [unpayable(1, 10), unpayable(2, 33)]);
    assert_eq!(
        odd("25/50 100/200 50/100 100/200"),
        [LevelFlag::Falls { level: LevelNo(3), before: LevelNo(2) }]
    );
    assert_eq!(odd("25/50 50/100 75/150 100/200"), []);
    // What was played is over; what is on still counts.
    let late = with_chips("10/20 33/66 100/200", 2, Run::Running);
    assert_eq!(reports::odd_levels(&late, Timestamp(0)), [unpayable(2, 33)]);
    let need = needs(&late, Timestamp(0)).into_iter();
    let need = need.filter(|need| matches!(need, Need::OddLevel { .. }));
    assert_eq!(need.collect::<Vec<_>>(), [Need::OddLevel { flag: unpayable(2, 33), others: 0 }]);
}
