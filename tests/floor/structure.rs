//! Structures made to measure, and when an event ends.

use crate::project;
use engine::refusal::Refusal;
use engine::structure::{
    Ante, AnteWish, BreakWish, Ending, Field, Game, Level, LineChange, NoStructure, Position,
    Stage, Stakes, Structure, Wishes, ending, level_after, retimed, stakes_for, suggest,
};
use engine::values::{Chips, LevelNo, StageNo, Timestamp};
use exchange::templates;
use session::{Session, Time, chance};

const DENOMINATIONS: [u64; 8] = [25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000];

fn wishes(players: u32, hours: u32, stack: u64) -> Wishes {
    Wishes {
        starting_chips: Chips(stack),
        field: Field { players, chips: Chips(stack * u64::from(players)) },
        minutes: hours * 60,
        level_minutes: None,
        chips: DENOMINATIONS.map(Chips).to_vec(),
        ante: AnteWish::None,
        ante_from: LevelNo(1),
        breaks: Some(BreakWish { every_minutes: 75, minutes: 10 }),
        after: None,
    }
}

fn end(structure: &Structure, field: Field) -> Ending {
    ending(structure, Position::START, field).expect("somebody plays")
}

fn level_secs(structure: &Structure) -> u64 {
    u64::from(structure.levels().next().unwrap().1.secs)
}

/// Blinds grow, no step is more than double, everything is paid with a chip that is in play.
fn judge(structure: &Structure, wishes: &Wishes) {
    let mut chips = wishes.chips.clone();
    chips.sort_unstable();
    let mut in_play = chips.clone();
    let mut before: Option<u64> = None;
    for stage in &structure.stages {
        let Stage::Level(level) = stage else {
            let Stage::Break(rest) = stage else { unreachable!() };
            if rest.color_up {
                assert!(in_play.len() > 1, "the last chip goes nowhere");
                in_play.remove(0);
            }
            continue;
        };
        let (small, big) = (level.stakes.small_blind().0, level.stakes.big_blind().0);
        assert!(small > 0 && small * 5 >= big * 2 && small * 3 <= big * 2, "{small}/{big}");
        if let Some(before) = before {
            assert!(big > before, "{before} then {big}");
            assert!(big <= before * 2, "{before} then {big}");
        }
        before = Some(big);
        for amount in [small, big, level.stakes.ante_chips().0] {
            assert!(amount % chips[0].0 == 0, "{amount} cannot be paid with {chips:?}");
        }
    }
}

#[test]
fn over_a_grid_of_wishes_blinds_grow_can_be_paid_and_end_in_time() {
    let mut made = 0;
    let mut refused = Vec::new();
    for players in [6, 9, 12, 18, 27, 40, 60, 90, 150, 300, 500] {
        for hours in 3..=12 {
            for stack in [5_000, 10_000, 20_000, 30_000] {
                let wishes = wishes(players, hours, stack);
                let structure = match suggest(&wishes) {
                    Ok(structure) => structure,
                    Err(why) => {
                        refused.push((players, hours, stack, why));
                        continue;
                    }
                };
                made += 1;
                judge(&structure, &wishes);
                let wanted = u64::from(wishes.minutes) * 60;
                let ending = end(&structure, wishes.field);
                let slack = level_secs(&structure) + 600;
                let off = ending.likely_secs.abs_diff(wanted);
                assert!(
                    off <= slack,
                    "{players} players, {hours} h, {stack}: {off} s off, {ending:?}"
                );
                assert!(ending.level.is_some(), "it ends within its levels");
                assert!(ending.earliest_secs <= ending.likely_secs);
                assert!(ending.likely_secs <= ending.latest_secs);
            }
        }
    }
    // Six people with 5,000 each and a smallest chip of 25 cannot play all day.
    let is_all_day = |(players, hours, stack, why): &(u32, u32, u64, NoStructure)| {
        (*players, *stack, *why) == (6, 5_000, NoStructure::NoFigures) && *hours >= 10
    };
    assert!(refused.iter().all(is_all_day), "{refused:?}");
    assert_eq!(made + refused.len(), 11 * 10 * 4);
}

#[test]
fn a_club_evening_gets_the_figures_that_everybody_knows() {
    let wishes = Wishes { level_minutes: Some(20), ..wishes(20, 5, 10_000) };
    let structure = suggest(&wishes).unwrap();
    let blinds: Vec<u64> =
        structure.levels().map(|(_, level)| level.stakes.big_blind().0).collect();
    assert_eq!(level_secs(&structure), 1200);
    assert!(blinds.first().is_some_and(|first| (50..=200).contains(first)), "{blinds:?}");
    let round = |blind: &&u64| {
        let mut digits = **blind;
        while digits % 10 == 0 {
            digits /= 10;
        }
        digits < 10 || matches!(digits, 15 | 25)
    };
    let usual = blinds.iter().filter(round).count();
    assert!(usual * 10 >= blinds.len() * 8, "{blinds:?}");
}

#[test]
fn antes_follow_the_wish_from_the_level_that_was_named() {
    let base = Wishes { ante_from: LevelNo(4), ..wishes(60, 6, 20_000) };
    let big = suggest(&Wishes { ante: AnteWish::BigBlind, ..base.clone() }).unwrap();
    for (no, level) in big.levels() {
        let Stakes::Blinds { big_blind, ante, .. } = level.stakes else { unreachable!() };
        let wanted = if no.0 < 4 { Ante::None } else { Ante::BigBlind(big_blind) };
        assert_eq!(ante, wanted, "level {no}");
    }
    let each = Wishes { ante: AnteWish::PerPlayer, ..base };
    let structure = suggest(&each).unwrap();
    judge(&structure, &each);
    for (no, level) in structure.levels().filter(|(no, _)| no.0 >= 4) {
        let (ante, big) = (level.stakes.ante_chips().0, level.stakes.big_blind().0);
        assert!(ante > 0 && ante * 12 >= big / 2 && ante * 4 <= big, "level {no}: {ante} of {big}");
    }
}

#[test]
fn chips_are_colored_up_in_a_break_once_nothing_needs_them() {
    let wishes = wishes(60, 6, 20_000);
    let structure = suggest(&wishes).unwrap();
    let mut smallest = 0;
    let mut color_ups = 0;
    for (index, stage) in structure.stages.iter().enumerate() {
        if !matches!(stage, Stage::Break(rest) if rest.color_up) {
            continue;
        }
        color_ups += 1;
        smallest += 1;
        let later = structure.stages.iter().skip(index).filter_map(Stage::as_level);
        for level in later {
            assert_eq!(level.stakes.small_blind().0 % DENOMINATIONS[smallest], 0, "{level:?}");
        }
    }
    assert!(color_ups >= 1, "25s leave the table in six hours");
}

#[test]
fn what_cannot_be_is_refused_with_what_is_in_the_way() {
    let why = |wishes: Wishes| suggest(&wishes).expect_err("impossible");
    let base = || wishes(20, 4, 10_000);
    let field = |players, chips| Field { players, chips: Chips(chips) };
    assert_eq!(why(Wishes { field: field(1, 10_000), ..base() }), NoStructure::TooFewPlayers);
    let many = Wishes { field: field(1_000_000, 1 << 40), ..base() };
    assert_eq!(why(many), NoStructure::TooManyPlayers { most: 100_000 });
    assert_eq!(why(Wishes { minutes: 0, ..base() }), NoStructure::TimeImpossible { hours: 168 });
    let eternal = Wishes { minutes: u32::MAX, ..base() };
    assert_eq!(why(eternal), NoStructure::TimeImpossible { hours: 168 });
    for level in [0, 241, u32::MAX] {
        let wishes = Wishes { level_minutes: Some(level), ..base() };
        assert_eq!(why(wishes), NoStructure::LevelImpossible);
    }
    for (every_minutes, minutes) in [(0, 10), (60, 0), (60, 240)] {
        let breaks = Some(BreakWish { every_minutes, minutes });
        assert_eq!(why(Wishes { breaks, ..base() }), NoStructure::BreaksImpossible);
    }
    for chips in [vec![], vec![Chips(0), Chips(25)]] {
        assert_eq!(why(Wishes { chips, ..base() }), NoStructure::ChipsMissing);
    }
    let small = Wishes { starting_chips: Chips(499), ..base() };
    assert_eq!(why(small), NoStructure::StackTooSmall { least: Chips(500) });
    let large = Wishes { starting_chips: Chips(u64::MAX), ..base() };
    assert!(matches!(why(large), NoStructure::StackTooLarge { .. }));
    let steep = Wishes { level_minutes: Some(60), ..wishes(500, 3, 30_000) };
    assert!(matches!(why(steep), NoStructure::TooSteep { percent } if percent > 100));
    let flat = Wishes { level_minutes: Some(6), ..wishes(6, 12, 1_000) };
    assert!(matches!(why(flat), NoStructure::TooFlat));
}

#[test]
fn the_rest_of_an_event_goes_on_from_the_blinds_that_are_played() {
    let rest = Wishes { after: Some(Chips(800)), ..wishes(30, 3, 20_000) };
    let structure = suggest(&rest).unwrap();
    let first = structure.levels().next().unwrap().1.stakes.big_blind().0;
    assert!((1_000..=1_600).contains(&first), "{first}");
    judge(&structure, &rest);
}

#[test]
fn the_club_evening_that_was_played_ended_when_it_was_foretold() {
    let path = &project("saves/v1/club-evening.floorman");
    let session = Session::open(path, Time::told(Timestamp(0)), chance(Some(1)), "").unwrap();
    let tournament = session.tournament();
    let field = Field { players: 19, chips: tournament.chips().in_play() };
    let ending = end(tournament.structure(), field);
    // It was won in level 16, with 250,000 chips in play and blinds of 5,000/10,000.
    assert_eq!((ending.level, ending.big_blinds), (Some(LevelNo(16)), 25));
}

#[test]
fn every_template_ends_within_its_levels_for_a_field_of_its_size() {
    let sizes = [
        ("home-game", 10),
        ("club-night", 20),
        ("deep-stack", 50),
        ("turbo", 25),
        ("six-handed", 30),
        ("limit-holdem", 25),
        ("seven-card-stud", 25),
        ("ten-games", 24),
        ("five-card-draw", 12),
        ("main-event", 7_000),
    ];
    for (id, players) in sizes {
        let template = templates().into_iter().find(|template| template.id == id).unwrap();
        let stack = template.settings.entries.starting_chips.0;
        let field = Field { players, chips: Chips(stack * u64::from(players)) };
        let ending = end(&template.structure, field);
        assert!(ending.level.is_some(), "{id}: {ending:?}");
    }
}

#[test]
fn shorter_levels_end_the_event_in_time_and_leave_what_was_played() {
    let wishes = Wishes { level_minutes: Some(20), ..wishes(30, 5, 10_000) };
    let structure = suggest(&wishes).unwrap();
    let position = Position { stage: StageNo(6), elapsed_secs: 300 };
    let field = Field { players: 18, chips: Chips(300_000) };
    let before = ending(&structure, position, field).unwrap();
    let target = before.likely_secs - 1_800;
    let retimed = retimed(&structure, position, field, target).unwrap();
    assert_eq!(retimed.from_minutes, 20);
    assert!(retimed.to_minutes < 20, "{}", retimed.to_minutes);
    assert!(retimed.ending.likely_secs <= target);
    assert_eq!(retimed.structure.stages[..6], structure.stages[..6]);
    assert_eq!(retimed.structure.stages.len(), structure.stages.len());
    let longer = engine::structure::retimed(&structure, position, field, target + 7_200);
    assert!(longer.unwrap().to_minutes > 20);
    assert_eq!(engine::structure::retimed(&structure, position, field, 60), None);
}

#[test]
fn a_large_field_needs_its_time_however_high_the_blinds_are() {
    let structure = suggest(&wishes(12, 3, 5_000)).unwrap();
    let last = StageNo::from_index(structure.stages.len() - 1);
    let position = Position { stage: last, elapsed_secs: 0 };
    let secs = |players| {
        let field = Field { players, chips: Chips(60_000) };
        ending(&structure, position, field).unwrap().likely_secs
    };
    assert!(secs(64) > secs(8) && secs(8) > secs(2));
}

#[test]
fn nobody_there_no_end() {
    let structure = suggest(&wishes(12, 3, 5_000)).unwrap();
    for (players, chips) in [(0, 0), (1, 5_000), (5, 0)] {
        let field = Field { players, chips: Chips(chips) };
        assert_eq!(ending(&structure, Position::START, field), None);
    }
    let field = Field { players: 5, chips: Chips(5_000) };
    assert_eq!(ending(&Structure::default(), Position::START, field), None);
}

#[test]
fn a_level_that_is_added_goes_on_or_lies_between() {
    let template = |id: &str| templates().into_iter().find(|t| t.id == id).unwrap().structure;
    let club = template("club-night");
    let last = level_after(&club, club.stages.len() - 1);
    assert_eq!(last.stakes.big_blind().0, 30_000);
    assert_eq!(last.secs, 1200);
    let between = level_after(&club, 4);
    assert_eq!(between.stakes.big_blind().0, 250, "{between:?}");
    for id in ["limit-holdem", "seven-card-stud", "deep-stack", "mixed-games", "five-card-draw"] {
        let structure = template(id);
        let end = structure.stages.len() - 1;
        let before = structure.levels().last().unwrap().1.clone();
        let level = level_after(&structure, end);
        assert_eq!(level.game, before.game);
        let (from, to) = (before.stakes.big_blind().0, level.stakes.big_blind().0);
        assert!(to > from && to <= from * 2, "{id}: {from} then {to}");
        let mut longer = structure.clone();
        longer.stages.push(Stage::Level(level));
        assert_eq!(engine::structure::check_structure(&longer), Ok(()), "{id}");
    }
}

#[test]
fn a_line_is_added_moved_and_taken_away() {
    let club = templates().into_iter().find(|t| t.id == "club-night").unwrap().structure;
    let count = club.stages.len();
    let done = |change: LineChange, index| change.done(&club, index, 2);
    let (longer, next) = done(LineChange::LevelAfter, 4).unwrap();
    assert_eq!((longer.stages.len(), next), (count + 1, 5));
    assert_eq!(longer.stages[5], Stage::Level(level_after(&club, 4)));
    let (rested, _) = done(LineChange::BreakAfter, 0).unwrap();
    assert!(rested.stages[1].as_level().is_none());
    let (copied, _) = done(LineChange::Copy, 3).unwrap();
    assert_eq!(copied.stages[3], copied.stages[4]);
    let (moved, next) = done(LineChange::Up, 3).unwrap();
    assert_eq!((&moved.stages[2], next), (&club.stages[3], 2));
    assert_eq!(done(LineChange::Up, 2), None, "what was played stays");
    assert_eq!(done(LineChange::Down, count - 1), None);
    let (shorter, next) = done(LineChange::Remove, count - 1).unwrap();
    assert_eq!((shorter.stages.len(), next), (count - 1, count - 2));
}

#[test]
fn another_game_has_the_same_unit() {
    let blinds =
        Stakes::Blinds { small_blind: Chips(100), big_blind: Chips(200), ante: Ante::None };
    let stud = stakes_for(Game::Razz, blinds);
    let limit = stakes_for(Game::Omaha8, stud);
    assert!(matches!(stud, Stakes::Stud { small_bet: Chips(200), big_bet: Chips(400), .. }));
    assert!(matches!(limit, Stakes::Limit { big_blind: Chips(200), big_bet: Chips(400), .. }));
    assert_eq!(stakes_for(Game::Holdem, limit), blinds);
    assert_eq!(stakes_for(Game::Omaha, blinds), blinds);
}

fn alone(small_blind: u64, big_blind: u64, ante: Ante) -> Structure {
    let (small_blind, big_blind) = (Chips(small_blind), Chips(big_blind));
    let stakes = Stakes::Blinds { small_blind, big_blind, ante };
    Structure {
        stages: vec![Stage::Level(Level { game: Game::Draw5, stakes, secs: 600, color_up: false })],
    }
}

#[test]
fn antes_alone_are_stakes_of_a_level() {
    use engine::structure::check_structure;
    let ante = Ante::PerPlayer(Chips(25));
    assert_eq!(check_structure(&alone(0, 0, ante)), Ok(()));
    let level = LevelNo(1);
    let refused = Err(Refusal::BlindsOutOfOrder { level });
    assert_eq!(check_structure(&alone(0, 0, Ante::None)), refused, "none are posted");
    assert_eq!(check_structure(&alone(0, 0, Ante::BigBlind(Chips(25)))), refused);
    assert_eq!(check_structure(&alone(10, 0, ante)), refused, "a small blind without a big one");
    assert_eq!(check_structure(&alone(0, 50, ante)), Ok(()), "a single blind");
}

#[test]
fn stakes_go_from_every_form_into_every_form_of_a_game() {
    use engine::structure::{StakesForm, check_structure};
    let blinds =
        Stakes::Blinds { small_blind: Chips(100), big_blind: Chips(200), ante: Ante::None };
    for form in StakesForm::ALL {
        let stakes = blinds.in_form(*form);
        assert_eq!(stakes.form(), *form);
        assert_eq!(stakes.orbit_unit(), Chips(200), "{stakes:?}");
        for game in Game::ALL {
            for other in game.forms() {
                let stakes = stakes.in_form(*other);
                assert_eq!(stakes.form(), *other);
                let level = Stage::Level(Level { game: *game, stakes, secs: 600, color_up: false });
                assert_eq!(check_structure(&Structure { stages: vec![level] }), Ok(()));
            }
        }
    }
    assert!(Game::ALL.iter().all(|game| !game.forms().is_empty()));
}

#[test]
fn what_is_dealt_follows_from_the_game_and_stud_alone_has_no_button() {
    use cards::games::{Family as Open, Game as Dealt};
    use engine::structure::{Ceiling, Family};
    for game in Game::ALL {
        let open = match game.family() {
            Family::Flop => Open::Board,
            Family::Stud => Open::Stud,
            Family::Draw => Open::Draw,
        };
        assert_eq!(game.dealt().family(), open, "{game:?}");
        assert_eq!(game.exchanges() > 0, open == Open::Draw, "{game:?}");
    }
    let dealt: Vec<Dealt> = Game::ALL.iter().map(|game| game.dealt()).collect();
    let missing = Dealt::ALL.iter().filter(|game| !dealt.contains(game));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&Dealt>::new());
    let pot: Vec<Game> =
        Game::ALL.iter().copied().filter(|game| game.ceiling() == Ceiling::Pot).collect();
    assert_eq!(pot, [Game::Omaha, Game::Omaha5, Game::Omaha8]);
}
