//! The level chart and the card of a table: what stands on them, on both papers, short and long.

use crate::terminal::{done, floorman, word};
use engine::apply::apply;
use engine::settings::Settings;
use engine::structure::{Ante, Break, Ceiling, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, Seed, Timestamp};
use engine::{Event, Tournament};
use exchange::{Template, templates};
use print::sheets::level_chart::Levels;
use print::sheets::table_card::Card;
use print::{Area, Ink, Job, Mark, Occasion, Page, Paper, lay_out};
use reports::{Bets, ChartStage, LevelChart, TableCard};
use rulebook::{RuleSet, Rulebook};
use std::ops::ControlFlow;
use strum::VariantArray;
use words::{Language, UtcOffset, Words};

fn occasion() -> Occasion {
    Occasion {
        event: "Velká cena ♠ ".repeat(9),
        date: "September 30, 2026".to_owned(),
        printed: "September 30, 2026, 19:00".to_owned(),
        stage: "Level 30 · Deuce-to-seven triple draw · 100,000/200,000".to_owned(),
        rulebook: Rulebook::Tda2024,
        offset: UtcOffset::fixed(0),
    }
}

fn pages(job: &Job, paper: Paper) -> Vec<Page> {
    let words = Words::new(Language::English);
    lay_out(job, &occasion(), paper, &words, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// A tournament with this structure, as a chart and as a card.
fn sheets(settings: Settings, structure: &Structure) -> (LevelChart, TableCard) {
    let settings = Box::new(Settings { name: "Sheets".to_owned(), ..settings });
    let (structure, seed) = (structure.clone(), Seed([7; 16]));
    let event = Event::TournamentCreated { settings, structure, seed };
    let mut tournament = Tournament::default();
    apply(&mut tournament, &event);
    (LevelChart::of(&tournament), TableCard::of(&tournament, Timestamp(0)))
}

fn of_structure(structure: &Structure) -> (LevelChart, TableCard) {
    sheets(shipped("club-night").settings, structure)
}

fn shipped(id: &str) -> Template {
    templates().into_iter().find(|template| template.id == id).unwrap()
}

fn template(id: &str) -> Structure {
    shipped(id).structure
}

/// Forty levels of the longest names and the largest numbers, with breaks in which chips go.
fn longest() -> Structure {
    let large = Chips(100_000_000_000);
    let half = Chips(50_000_000_000);
    let level = |(no, game): (usize, Game)| {
        let stakes = match no % 3 {
            0 => {
                Stakes::Blinds { small_blind: half, big_blind: large, ante: Ante::BigBlind(large) }
            }
            1 => Stakes::Limit {
                small_blind: half,
                big_blind: large,
                small_bet: large,
                big_bet: large,
            },
            _ => Stakes::Stud { ante: half, bring_in: half, small_bet: large, big_bet: large },
        };
        Stage::Level(Level { game, stakes, secs: 5_400, color_up: false })
    };
    let games = Game::ALL.iter().copied().cycle().take(40).enumerate();
    let mut stages: Vec<Stage> = games.map(level).collect();
    for at in [30, 20, 10] {
        stages.insert(at, Stage::Break(Break { secs: 900, color_up: true }));
    }
    Structure { stages }
}

fn all_written(pages: &[Page]) -> Vec<String> {
    pages.iter().flat_map(Page::lines).map(str::to_owned).collect()
}

fn overlap(one: Area, other: Area) -> bool {
    one.x < other.right()
        && other.x < one.right()
        && one.y < other.bottom()
        && other.y < one.bottom()
}

/// Nothing lies outside the page, and nothing that is read lies over something else.
fn check_page(page: &Page) {
    let is_written = |mark: &&Mark| match mark {
        Mark::Writing { ink, line, .. } => *ink != Ink::White && !line.words.is_empty(),
        _ => false,
    };
    let written: Vec<Area> = page.marks.iter().filter(is_written).map(Mark::area).collect();
    for (no, one) in written.iter().enumerate() {
        assert!(page.area.contains(*one), "{one:?}");
        // Accents of one line and tails of the line above it may touch.
        let slim =
            |area: Area| Area { y: area.y + area.height * 0.2, height: area.height * 0.6, ..area };
        let mut others = written.iter().skip(no + 1);
        let over = others.find(|other| overlap(slim(*one), slim(**other)));
        assert_eq!(over, None, "{one:?}");
    }
}

#[test]
fn every_structure_fits_on_its_pages_and_nothing_covers_anything() {
    let one = Structure { stages: template("turbo").stages.into_iter().take(1).collect() };
    let structures = [one, template("main-event"), template("ten-games"), longest()];
    for paper in Paper::VARIANTS.iter().copied() {
        for structure in &structures {
            let (chart, card) = of_structure(structure);
            for job in [Job::new(Levels(chart.clone())), Job::new(Card(card))] {
                pages(&job, paper).iter().for_each(check_page);
            }
        }
    }
}

#[test]
fn levels_that_last_so_many_hands_have_no_minutes_and_no_beginning() {
    let Template { mut settings, structure, .. } = shipped("main-event");
    settings.pace.level_hands = Some(12);
    let (chart, _) = sheets(settings, &structure);
    for line in &chart.lines {
        let is_level = matches!(line.stage, ChartStage::Level { .. });
        assert_eq!(line.hands, is_level.then_some(12));
    }
    for paper in Paper::VARIANTS.iter().copied() {
        let pages = pages(&Job::new(Levels(chart.clone())), paper);
        pages.iter().for_each(check_page);
        let written = all_written(&pages);
        assert!(written.iter().any(|line| line == "Hands"), "{written:?}");
        assert!(written.iter().any(|line| line.ends_with("12 hands a level")), "{written:?}");
        assert!(!written.iter().any(|line| line == "After"), "{written:?}");
    }
}

#[test]
fn the_chart_has_a_line_for_each_level_and_break_with_its_beginning() {
    for id in ["club-night", "ten-games", "seven-card-stud", "five-card-draw"] {
        let Template { settings, structure, .. } = shipped(id);
        let (chart, _) = sheets(settings, &structure);
        assert_eq!(chart.lines.len(), structure.stages.len());
        let mut gone = 0;
        for (line, stage) in chart.lines.iter().zip(&structure.stages) {
            assert_eq!(line.begins_after_secs, gone, "{id}");
            gone += u64::from(stage.secs());
        }
        assert_eq!(chart.secs(), gone);
        let going = chart.lines.iter().filter(|line| match &line.stage {
            ChartStage::Break { color_up, going } => *color_up && !going.is_empty(),
            ChartStage::Level { .. } => false,
        });
        let marked = structure.stages.iter().filter(|stage| match stage {
            Stage::Break(rest) => rest.color_up,
            Stage::Level(_) => false,
        });
        assert_eq!(going.count(), marked.count(), "{id}");
        let lines = all_written(&pages(&Job::new(Levels(chart)), Paper::A4));
        let levels = structure.levels().count();
        for no in 1..=levels {
            assert!(lines.contains(&no.to_string()), "{id}: level {no}");
        }
        let has = |words: &str| lines.iter().any(|line| line == words);
        assert_eq!(has("Game"), structure.has_several_games(), "{id}");
        assert_eq!(has("Bring-in"), id != "club-night" && id != "five-card-draw", "{id}");
        assert_eq!(has("Blinds"), id == "club-night" || id == "ten-games", "{id}");
    }
}

#[test]
fn forty_levels_hang_on_one_page_as_large_as_it_allows() {
    let mut structure = template("club-night");
    let last = structure.stages.last().cloned().unwrap();
    let missing = 40 - structure.stages.len();
    structure.stages.extend(std::iter::repeat_n(last, missing));
    let (chart, _) = of_structure(&structure);
    for paper in Paper::VARIANTS.iter().copied() {
        assert_eq!(pages(&Job::new(Levels(chart.clone())), paper).len(), 1, "{paper:?}");
    }
    let size_of = |structure: &Structure| {
        let (chart, _) = of_structure(structure);
        let page = pages(&Job::new(Levels(chart)), Paper::A4).remove(0);
        let size = page.marks.iter().find_map(|mark| match mark {
            Mark::Writing { size, line, .. } if line.words == "25/50" => Some(*size),
            _ => None,
        });
        size.unwrap()
    };
    let few = Structure { stages: structure.stages.iter().take(12).cloned().collect() };
    assert!(size_of(&few) > size_of(&structure) * 1.4);
}

#[test]
fn bets_of_a_level_follow_from_its_game_and_its_stakes() {
    let structure = template("ten-games");
    let (_, card) = of_structure(&structure);
    assert!(card.has_limits() && card.has_bring_in() && card.has_pot_limit());
    let bets = |game: Game| card.levels.iter().find(|level| level.game == game).unwrap().bets;
    let fixed = Bets::Fixed { small: Chips(200), big: Chips(400) };
    for game in [Game::LimitHoldem, Game::Omaha8, Game::Stud7, Game::Badugi, Game::Triple27] {
        assert_eq!(bets(game), fixed, "{game:?}");
    }
    let least = Chips(100);
    assert_eq!(bets(Game::Holdem), Bets::AtLeast { least, most: Ceiling::Stack });
    assert_eq!(bets(Game::Omaha), Bets::AtLeast { least, most: Ceiling::Pot });
    let (_, draw) = of_structure(&template("five-card-draw"));
    let first = draw.levels.first().unwrap().bets;
    assert_eq!(first, Bets::AtLeast { least: Chips(25), most: Ceiling::Stack }, "the ante");
    let lines = all_written(&pages(&Job::new(Card(card)), Paper::A4));
    let has = |words: &str| lines.iter().any(|line| line == words);
    assert!(has("200/400") && has("by 200/400") && has("to 200") && has("the pot"));
    assert!(has("Complete") && has("Check") && has("All-in"));
    let lines = all_written(&pages(&Job::new(Card(draw)), Paper::A4));
    assert!(!lines.iter().any(|line| line == "Complete"), "nobody brings in");
}

#[test]
fn the_card_says_how_this_house_reads_bets() {
    let (_, card) = of_structure(&template("club-night"));
    let words = Words::new(Language::English);
    let squeezed = |card: &TableCard| -> String {
        let lines = all_written(&pages(&Job::new(Card(card.clone())), Paper::A4));
        lines.iter().flat_map(|line| line.chars()).filter(|c| !c.is_whitespace()).collect()
    };
    for book in [Rulebook::Tda2024, Rulebook::House000] {
        let card = TableCard { rules: RuleSet::of(book), ..card.clone() };
        let said = squeezed(&card);
        for option in card.options() {
            let answer = words.option_answer(option, option.get(&card.rules.options));
            let answer: String = answer.chars().filter(|c| !c.is_whitespace()).collect();
            assert!(said.contains(&answer), "{}: {answer}", option.key);
        }
    }
}

#[test]
fn the_terminal_prints_both_for_every_template() {
    let folder = tempfile::tempdir().unwrap();
    for template in templates() {
        let file = folder.path().join(format!("{}.floorman", template.id));
        done(&["new", word(&file), "--template", &template.id, "--seed", "3"], b"");
        for sheet in ["level-chart", "table-card"] {
            for paper in ["a4", "letter"] {
                let out = file.with_extension("pdf");
                let call = ["print", word(&file), sheet, "-o", word(&out), "--paper", paper];
                let answer = floorman(&call, b"");
                assert_eq!(answer.status, 0, "{} {sheet}: {}", template.id, answer.trouble);
            }
        }
    }
}
