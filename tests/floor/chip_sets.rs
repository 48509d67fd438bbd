//! The chips of the house: starting stacks, how far they go, and when denominations may go.

use engine::chips::{
    ChipSet, Denomination, NoStack, Placing, PlanFacts, PlanFlag, Sold, StackKind, StackWish,
    capacity, color_up_plan, level_flags, marked_color_ups, set_flags, starting_stacks,
    usual_stack, with_color_ups,
};
use engine::settings::{SeatingTerms, Settings};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo, StageNo, Timestamp};
use engine::{Command, Refusal, Tournament};
use exchange::{ready_chip_sets, templates};
use reports::{SETTINGS, SettingValue, color_ups};

/// A set from values with how many are in a stack.
fn set(chips: &[(u64, u32)]) -> ChipSet {
    let chip = |(value, in_a_stack): &(u64, u32)| Denomination {
        value: Chips(*value),
        color: [0; 3],
        edge: Default::default(),
        inventory: None,
        in_a_stack: *in_a_stack,
    };
    ChipSet { denominations: chips.iter().map(chip).collect() }
}

fn club() -> ChipSet {
    set(&[(25, 8), (100, 8), (500, 4), (1_000, 7), (5_000, 0)])
}

/// Levels of twenty minutes as `25/50`, with `b` for a break and `B` for one that is marked.
fn structure(lines: &str) -> Structure {
    let stage = |line: &str| match line {
        "b" | "B" => Stage::Break(Break { secs: 600, color_up: line == "B" }),
        level => {
            let (small, big) = level.split_once('/').unwrap();
            let chips = |digits: &str| Chips(digits.parse().unwrap());
            let (small_blind, big_blind, ante) = (chips(small), chips(big), Ante::None);
            let stakes = Stakes::Blinds { small_blind, big_blind, ante };
            Stage::Level(Level { game: Game::Holdem, stakes, secs: 1200, color_up: false })
        }
    };
    Structure { stages: lines.split_whitespace().map(stage).collect() }
}

fn sold(stacks: u32, tables: u32) -> Sold {
    Sold { stacks, tables, ..Sold::default() }
}

/// `25 after 3 break`, in their order.
fn planned(set: &ChipSet, lines: &str) -> Vec<String> {
    let (structure, sold) = (structure(lines), sold(40, 5));
    let facts =
        PlanFacts { set, structure: &structure, sold: &sold, tables_after: &|_: LevelNo| 5 };
    let plan = color_up_plan(facts);
    let mut told = Vec::new();
    for step in &plan.steps {
        for removal in &step.removals {
            let place = match step.placing {
                Placing::RightAfter => "break".to_owned(),
                Placing::NextBreak { levels } => format!("break +{levels}"),
                Placing::LevelEnd => "end".to_owned(),
                Placing::Marked => "marked".to_owned(),
            };
            told.push(format!("{} after {} {place}", removal.value, step.after));
        }
    }
    told
}

#[test]
fn a_chip_goes_in_the_break_after_the_last_level_that_needs_it() {
    let plan =
        planned(&club(), "25/50 50/100 75/150 b 100/200 200/400 300/600 b 500/1000 500/1000");
    assert_eq!(plan[..2], ["25 after 3 break", "100 after 6 break"]);
}

#[test]
fn a_level_that_needs_a_chip_again_keeps_it() {
    let plan = planned(&club(), "25/50 100/200 b 100/200 75/150 b 100/200 100/200 b 100/200");
    assert_eq!(plan, ["25 after 4 break"]);
}

#[test]
fn a_color_up_moves_to_the_next_break_where_that_is_near() {
    let plan = planned(&club(), "25/50 75/150 100/200 200/400 b 100/200 100/200");
    assert_eq!(plan, ["25 after 4 break +2"]);
    let plan = planned(&club(), "75/150 100/200 100/200 100/200 b 100/200 100/200");
    assert_eq!(plan, ["25 after 1 end"], "an hour of play is not near");
    let plan = planned(&club(), "25/50 50/100 75/150 100/200");
    assert!(plan.is_empty(), "for one more level nobody stops play: {plan:?}");
}

#[test]
fn two_denominations_go_at_once_where_both_may() {
    let plan = planned(&club(), "25/50 75/150 200/400 b 500/1000 500/1000 1000/2000");
    assert_eq!(plan, ["25 after 3 break +1", "100 after 3 break +1"], "in one break");
}

#[test]
fn every_bet_counts_and_not_only_the_blinds() {
    let mut limit = structure("b 100/200 b 100/200 b 100/200 b 100/200");
    let Some(Stage::Level(level)) = limit.stages.get_mut(5) else { panic!() };
    level.stakes = Stakes::Limit {
        small_blind: Chips(100),
        big_blind: Chips(200),
        small_bet: Chips(250),
        big_bet: Chips(500),
    };
    let (set, sold) = (club(), sold(40, 5));
    let facts =
        PlanFacts { set: &set, structure: &limit, sold: &sold, tables_after: &|_: LevelNo| 5 };
    let plan = color_up_plan(facts);
    let first = plan.steps.first().unwrap();
    assert_eq!((first.after, first.in_break), (LevelNo(3), Some(StageNo(7))));
    assert_eq!(first.removals[0].needed_by, Some((LevelNo(3), Chips(250))));
}

#[test]
fn chips_to_bring_are_counted_per_table_and_in_all() {
    let lines = "25/50 75/150 b 100/200 200/400 b 500/1000 500/1000";
    let (set, structure, sold) = (club(), structure(lines), sold(40, 5));
    let facts = PlanFacts {
        set: &set,
        structure: &structure,
        sold: &sold,
        tables_after: &|level: LevelNo| if level < LevelNo(4) { 5 } else { 3 },
    };
    let plan = color_up_plan(facts);
    let (first, second) = (plan.steps[0].removals[0], plan.steps[1].removals[0]);
    // 40 stacks with eight 25s are 8,000: eighty 100s, and one more at each of five tables.
    assert_eq!((first.back, first.bring, first.per_table), (Some(320), Some(85), Some(17)));
    // 320 and 80 hundreds are 40,000: eighty 500s, and one more at each of three tables.
    assert_eq!((second.value, second.next), (Chips(100), Some(Chips(500))));
    assert_eq!((second.back, second.bring, second.per_table), (Some(400), Some(83), Some(28)));
}

#[test]
fn a_chip_that_is_no_multiple_is_passed_over() {
    let set = set(&[(500, 4), (1_200, 0), (2_000, 4)]);
    assert_eq!(set.exchanged_for(Chips(500)), Some(Chips(2_000)));
    assert_eq!(set.exchanged_for(Chips(1_200)), None, "the director decides");
}

#[test]
fn a_mark_before_a_level_that_needs_the_chip_is_pointed_out() {
    let lines = "25/50 B 75/150 b 100/200 100/200 B 100/200 100/200";
    let (set, structure, sold) = (club(), structure(lines), sold(40, 5));
    let facts = PlanFacts { set: &set, structure: &structure, sold: &sold, tables_after: &|_| 5 };
    let marked = marked_color_ups(facts);
    let (stage, value) = (StageNo(2), Chips(25));
    let early = PlanFlag::TooEarly { stage, value, level: LevelNo(2), amount: Chips(75) };
    assert_eq!(marked.flags, [early]);
    assert_eq!(marked.steps.len(), 1);
    assert_eq!(marked.steps[0].after, LevelNo(4), "the structure may color up later");
    let plan = color_up_plan(facts);
    assert_eq!(plan.flags, [PlanFlag::NotMarked { stage: StageNo(4), value }]);
    let put = with_color_ups(&structure, &plan, None);
    let facts = PlanFacts { structure: &put, ..facts };
    assert_eq!(marked_color_ups(facts).flags, []);
    assert_eq!(color_up_plan(facts).flags, []);
    assert_eq!(put.stages.len(), structure.stages.len());
    let played = with_color_ups(&structure, &plan, Some(StageNo(4)));
    assert_eq!(played.stages[1], structure.stages[1], "what was played stays");
}

#[test]
fn the_shipped_templates_mark_the_breaks_of_their_plan() {
    for template in templates() {
        let (set, sold) = (&template.settings.chip_set, sold(100, 12));
        let structure = &template.structure;
        let facts = PlanFacts { set, structure, sold: &sold, tables_after: &|_| 12 };
        assert!(!set.is_empty(), "{}", template.id);
        assert_eq!(set_flags(set, structure, &sold), [], "{}", template.id);
        assert_eq!(level_flags(set, structure), [], "{}", template.id);
        assert_eq!(color_up_plan(facts).flags, [], "{}", template.id);
        assert_eq!(marked_color_ups(facts).flags, [], "{}", template.id);
        assert!(!marked_color_ups(facts).steps.is_empty(), "{}", template.id);
    }
}

fn wish(starting: u64, entries: u32) -> StackWish {
    StackWish { starting: Chips(starting), entries, reserve_percent: 0, seats: 9 }
}

#[test]
fn starting_stacks_add_up_and_have_what_the_first_levels_post() {
    let first = structure("25/50 50/100 75/150 100/200 200/400 500/1000");
    for (_, ready) in ready_chip_sets() {
        let mut ready = ready;
        ready.denominations.iter_mut().for_each(|chip| chip.inventory = None);
        for starting in [3_000, 5_000, 10_000, 20_000, 25_000, 40_000] {
            let stacks = starting_stacks(&ready, &first, &wish(starting, 60)).unwrap();
            assert!(!stacks.is_empty() && stacks.len() <= 3);
            assert!(stacks.is_sorted_by_key(|stack| stack.kind));
            for stack in &stacks {
                let made = ready.clone().with_stack(&stack.counts);
                assert_eq!(made.stack(), Chips(starting));
                assert_eq!(made.chips_in_a_stack(), u64::from(stack.chips));
                assert!(stack.chips <= 80, "{stack:?}");
                let small = made.chip(Chips(25)).unwrap().in_a_stack;
                assert!(small >= 3, "75/150 takes three 25s and two more: {stack:?}");
            }
        }
    }
}

#[test]
fn ten_thousand_is_what_most_rooms_hand_out() {
    let first = structure("25/50 50/100 75/150 100/200 200/400 500/1000");
    let stacks = starting_stacks(&club(), &first, &wish(10_000, 60)).unwrap();
    let middling = stacks.iter().find(|stack| stack.kind == StackKind::Middling).unwrap();
    assert_eq!(middling.counts, [8, 8, 4, 7, 0]);
    let chips: Vec<u32> = stacks.iter().map(|stack| stack.chips).collect();
    assert!(chips.is_sorted() && chips.len() == 3, "{chips:?}");
}

#[test]
fn no_stack_takes_more_than_the_inventory_has_for_each_entry() {
    let first = structure("25/50 50/100 75/150 100/200 200/400 500/1000");
    let mut set = club();
    for (chip, owned) in set.denominations.iter_mut().zip([160, 160, 200, 200, 20]) {
        chip.inventory = Some(owned);
    }
    for (entries, reserve_percent) in [(10, 0), (16, 20), (20, 0), (25, 10)] {
        let asked = StackWish { entries, reserve_percent, ..wish(10_000, 1) };
        let Ok(stacks) = starting_stacks(&set, &first, &asked) else { continue };
        for stack in stacks {
            for (count, chip) in stack.counts.iter().zip(&set.denominations) {
                let kept = chip.inventory.unwrap() * (100 - u32::from(reserve_percent)) / 100;
                assert!(count * entries <= kept, "{stack:?} for {entries}");
            }
        }
    }
    assert!(starting_stacks(&set, &first, &wish(10_000, 20)).is_ok());
}

#[test]
fn why_there_is_no_stack_names_the_chip_that_is_short() {
    let first = structure("25/50 50/100 75/150 100/200");
    let empty = ChipSet::default();
    let none = |set: &ChipSet, wish: StackWish| starting_stacks(set, &first, &wish).unwrap_err();
    assert_eq!(none(&empty, wish(5_000, 10)), NoStack::SetMissing);
    assert_eq!(none(&club(), wish(5_000, 0)), NoStack::NothingWanted);
    assert_eq!(none(&club(), wish(5_010, 10)), NoStack::NotAMultiple { value: Chips(25) });
    let mut poor = club();
    poor.denominations.iter_mut().for_each(|chip| chip.inventory = Some(10));
    let too_little = NoStack::WorthTooLittle { most: Chips(25 + 100 + 500 + 1_000 + 5_000) };
    assert_eq!(none(&poor, wish(10_000, 10)), too_little);
    let mut few = club();
    few.denominations[0].inventory = Some(40);
    let short = NoStack::ChipShort { value: Chips(25), needed: 5, most: 2 };
    assert_eq!(none(&few, wish(10_000, 20)), short, "75 takes three, and 150 two");
}

#[test]
fn capacity_is_what_counting_out_the_chips_gives() {
    let lines = "25/50 75/150 b 100/200 200/400 b 500/1000 500/1000";
    let (mut set, structure) = (club(), structure(lines));
    for (chip, owned) in set.denominations.iter_mut().zip([400, 300, 220, 400, 40]) {
        chip.inventory = Some(owned);
    }
    let seating = SeatingTerms::default();
    let far = capacity(&set, &structure, &seating, &sold(20, 3));
    let stacks = far.stacks.unwrap();
    // 300 hundreds are 37 stacks with eight each, and the next one is short of them.
    assert_eq!((stacks.count, stacks.bottleneck), (37, Chips(100)));
    let with = far.with_color_ups.unwrap();
    assert!(with.count < stacks.count, "the 25s come back as hundreds: {with:?}");
    let fits = |stacks: u32| {
        let of = capacity(&set, &structure, &seating, &sold(stacks, stacks.div_ceil(9)));
        of.chips.iter().all(|chip| chip.left_at_least.unwrap() >= 0)
    };
    assert!(fits(with.count) && !fits(with.count + 1));
    assert_eq!(far.chips[0].left, Some(400 - 160));
    assert_eq!(far.rebuys, None, "none are sold");
    let endless = capacity(&club(), &structure, &seating, &sold(20, 3));
    assert_eq!((endless.stacks, endless.with_color_ups), (None, None));
}

/// A tournament from the template of a club night.
fn club_night() -> (Tournament, Settings) {
    use engine::apply::apply;
    use engine::event::Event;
    let template = templates().into_iter().find(|it| it.id == "club-night").unwrap();
    let settings = Settings { name: "Friday".to_owned(), ..template.settings };
    let mut tournament = Tournament::default();
    let structure = template.structure;
    let boxed = Box::new(settings.clone());
    let seed = engine::values::Seed([7; 16]);
    apply(&mut tournament, &Event::TournamentCreated { settings: boxed, structure, seed });
    (tournament, settings)
}

#[test]
fn settings_with_an_impossible_set_are_refused_with_the_chip() {
    let (tournament, settings) = club_night();
    let refusal = |change: fn(&mut ChipSet)| {
        let mut settings = settings.clone();
        change(&mut settings.chip_set);
        let command = Command::ChangeSettings { settings: Box::new(settings) };
        engine::decide::check(&tournament, &command, Timestamp(0)).err()
    };
    assert_eq!(refusal(|_| ()), None);
    assert_eq!(
        refusal(|set| set.denominations[1].value = Chips(25)),
        Some(Refusal::ChipTwice { chips: Chips(25) })
    );
    let is_less = |set: &mut ChipSet| set.denominations[0].in_a_stack = 4;
    assert_eq!(refusal(is_less), None, "a stack that is not what an entry gets is pointed out");
}

#[test]
fn the_chips_of_a_stack_follow_the_starting_chips() {
    let (tournament, mut settings) = club_night();
    let starting = SETTINGS.iter().find(|it| it.id == "starting-chips").unwrap();
    for chips in [12_000, 15_000, 10_050, 10_000] {
        starting.set(&mut settings, SettingValue::Chips(Chips(chips)));
        assert_eq!(settings.chip_set.stack(), Chips(chips));
        let command = Command::ChangeSettings { settings: Box::new(settings.clone()) };
        let checked = engine::decide::check(&tournament, &command, Timestamp(0));
        assert_eq!(checked, Ok(()));
    }
    starting.set(&mut settings, SettingValue::Chips(Chips(10_010)));
    assert_eq!(settings.chip_set.chips_in_a_stack(), 0, "no chips of 25 make it");
    assert_eq!(usual_stack(&club(), Chips(10_000)), [8, 8, 4, 7, 0]);
}

#[test]
fn a_plan_of_an_event_says_what_the_structure_marks() {
    let (tournament, _) = club_night();
    let both = color_ups(&tournament, Timestamp(0));
    let values = |steps: &[engine::chips::ColorUpStep]| -> Vec<(u16, u64)> {
        let of = |step: &engine::chips::ColorUpStep| {
            let after = step.after.0;
            step.removals.iter().map(|it| (after, it.value.0)).collect::<Vec<_>>()
        };
        steps.iter().flat_map(of).collect()
    };
    assert_eq!(values(&both.marked.steps), [(6, 25), (12, 100), (12, 500)]);
    assert_eq!(values(&both.plan.steps), values(&both.marked.steps));
}

#[test]
fn the_terminal_shows_chips_and_plan_and_prints_them() {
    use crate::terminal::{done, floorman, word};
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("friday.floorman");
    let at = ["--at", "2026-11-20T19:00:00Z", "--seed", "1"];
    done(&[&["new", word(&file), "--template", "club-night"], &at[..]].concat(), b"");
    let chips = done(&["show", word(&file), "chip-set", "--format", "json"], b"").json();
    let rows = chips[0].as_array().cloned().unwrap_or(chips);
    assert_eq!(rows.len(), 6);
    assert_eq!((&rows[0]["value"], &rows[0]["in_a_stack"]), (&25.into(), &8.into()));
    assert_eq!(rows[0]["color"], "green");
    let plan = done(&["show", word(&file), "color-ups", "--format", "json"], b"").json();
    let rows = plan[0].as_array().cloned().unwrap_or(plan);
    let first = &rows[0];
    assert_eq!((&first["removes"], &first["for"]), (&25.into(), &100.into()));
    assert_eq!((&first["after_level"], &first["needed_until"]), (&6.into(), &5.into()));
    assert_eq!(first["marked_after_level"], 6);
    let lines = done(&["show", word(&file), "structure", "--format", "json"], b"").json();
    let lines = lines[0].as_array().cloned().unwrap_or(lines);
    let going: Vec<_> = lines.iter().filter_map(|line| line.get("colors_up")).collect();
    assert!(going.iter().any(|values| **values == serde_json::json!([25])), "{going:?}");
    let pdf = folder.path().join("color-ups.pdf");
    done(&["print", word(&file), "color-ups", "-o", word(&pdf)], b"");
    assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF"));

    let other = folder.path().join("other.floorman");
    let named = |set: &'static str| {
        let new = ["new", word(&other), "--template", "club-night", "--chip-set", set];
        floorman(&[&new[..], &at[..]].concat(), b"")
    };
    assert_eq!(named("none").status, 2);
    assert_eq!(named("home-500").status, 0);
    let chips = done(&["show", word(&other), "chip-set", "--format", "json"], b"").json();
    let rows = chips[0].as_array().cloned().unwrap_or(chips);
    assert_eq!((rows.len(), &rows[4]["owned"]), (5, &25.into()));
}
