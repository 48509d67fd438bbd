//! What is handed out or put on a wall: as many on a page as have room, nothing cut short beside
//! empty space, nothing of games that are not played.

use crate::pace_room::{act, room};
use engine::Command;
use engine::entries::Who;
use engine::penalties::{Offense, PenaltyKind};
use engine::structure::Game;
use engine::values::PlayerId;
use print::sheets::{house_rules, penalty_notices, seating_by_table};
use print::{CardOrder, Mark, Occasion, Page, Paper, Sheet, SheetRequest, lay_out};
use reports::{Choice, WhichMoves};
use session::Session;
use std::ops::ControlFlow;
use words::{Language, UtcOffset, Words};

fn pages_with(session: &Session, sheet: &Sheet, paper: Paper, stage: &str) -> Vec<Page> {
    let words = Words::new(Language::English);
    let request = SheetRequest {
        log: session.log(),
        now: session.now(),
        choice: Choice::default(),
        moves: WhichMoves::UnderWay,
        order: CardOrder::Table,
        language: Language::default(),
        deal: None,
        address: None,
    };
    let job = (sheet.gather)(&request);
    let occasion = Occasion::of(session.log(), session.now(), &words, UtcOffset::fixed(0));
    let occasion = Occasion { stage: stage.to_owned(), ..occasion };
    let mut watch = |_, _| ControlFlow::Continue(());
    lay_out(&job, &occasion, paper, &words, &mut watch).unwrap()
}

fn pages(session: &Session, sheet: &Sheet, paper: Paper) -> Vec<Page> {
    pages_with(session, sheet, paper, "Level 4")
}

fn text(pages: &[Page]) -> String {
    pages.iter().flat_map(Page::lines).collect::<Vec<_>>().join("\n")
}

fn penalized(players: u32) -> Session {
    let mut session = room(|_| {});
    for no in 1..=players {
        let penalty = Command::GivePenalty {
            player: Who::Id(PlayerId(no)),
            kind: if no % 2 == 0 { PenaltyKind::Warning } else { PenaltyKind::Rounds(1) },
            offense: Some(Offense::Device),
            note: String::new(),
            stack: None,
        };
        act(&mut session, penalty);
    }
    session
}

#[test]
fn several_penalty_notices_stand_on_a_page_and_are_cut_apart() {
    let session = penalized(6);
    for paper in [Paper::A4, Paper::Letter] {
        let pages = pages(&session, &penalty_notices::SHEET, paper);
        assert!(pages.len() <= 3, "{} pages for six notices", pages.len());
        let said = text(&pages);
        for no in 1..=6 {
            let player = session.tournament().entries().player(PlayerId(no)).unwrap();
            assert!(said.contains(&format!("Penalty notice: {}", player.name)), "{said}");
        }
        for page in &pages {
            let notices = page.lines().filter(|line| line.starts_with("Penalty notice")).count();
            let cuts = page.marks.iter().filter(|mark| matches!(mark, Mark::Cut { .. })).count();
            assert_eq!(cuts, 2 * (notices - 1), "a mark at either edge between two notices");
            for mark in &page.marks {
                assert!(page.area.contains(mark.area()), "{mark:?}");
                let is_crossed = |cut: &&Mark| match cut {
                    Mark::Cut { from, .. } => {
                        let area = mark.area();
                        area.y < from.y && from.y < area.bottom()
                    }
                    _ => false,
                };
                let is_cut = matches!(mark, Mark::Cut { .. });
                let crossed = page.marks.iter().find(is_crossed);
                assert!(is_cut || crossed.is_none(), "{mark:?} is cut in two by {crossed:?}");
            }
        }
    }
}

#[test]
fn a_notice_that_is_longer_than_a_page_goes_on_and_loses_nothing() {
    let mut session = room(|_| {});
    for no in 0..90 {
        let penalty = Command::GivePenalty {
            player: Who::Id(PlayerId(1)),
            kind: PenaltyKind::Warning,
            offense: Some(Offense::Device),
            note: format!("note {no}."),
            stack: None,
        };
        act(&mut session, penalty);
    }
    let pages = pages(&session, &penalty_notices::SHEET, Paper::Letter);
    let said = text(&pages);
    for no in 0..90 {
        assert!(said.contains(&format!("note {no}.")), "{no}");
    }
    // Every notice names those before it.
    let earlier = said.lines().filter(|line| line.ends_with("· used a device")).count();
    assert_eq!(earlier, (0..90_usize).sum::<usize>());
    for page in &pages {
        assert!(page.marks.iter().all(|mark| page.area.contains(mark.area())));
    }
}

#[test]
fn the_stage_is_not_cut_short_beside_empty_space() {
    let session = room(|_| {});
    let stage = "Level 18 · 12,500/25,000 · big blind ante 25,000 · No-limit hold'em";
    for paper in [Paper::A4, Paper::Letter] {
        let pages = pages_with(&session, &seating_by_table::SHEET, paper, stage);
        assert!(text(&pages).contains(stage), "{}", text(&pages));
    }
}

#[test]
fn the_house_rules_have_only_points_of_games_that_are_played() {
    let holdem = room(|_| {});
    let said = text(&pages(&holdem, &house_rules::SHEET, Paper::A4));
    let titles: Vec<&str> = said.lines().collect();
    for other in [
        "First bet in Ultimate Texas Hold'em",
        "Down card exposed in stud",
        "Cards to draw",
        "Short deck: straight or three of a kind",
        "Raises in limit games",
    ] {
        assert!(!titles.contains(&other), "{other} in a hold'em event");
    }
    assert!(titles.contains(&"Boxed cards"), "what hold'em has is there");

    let mut mixed = room(|_| {});
    let mut structure = mixed.tournament().structure().clone();
    let game = Game::Stud7;
    let last = structure.stages.iter_mut().rev().find_map(|stage| match stage {
        engine::structure::Stage::Level(level) => Some(level),
        engine::structure::Stage::Break(_) => None,
    });
    let last = last.unwrap();
    last.game = game;
    last.stakes = engine::structure::Stakes::Stud {
        ante: engine::values::Chips(100),
        bring_in: engine::values::Chips(200),
        small_bet: engine::values::Chips(800),
        big_bet: engine::values::Chips(1_600),
    };
    act(&mut mixed, Command::SetStructure { structure });
    let said = text(&pages(&mixed, &house_rules::SHEET, Paper::A4));
    assert!(said.contains("Down card exposed in stud"), "{said}");
    assert!(said.contains("Raises in limit games") && !said.contains("Ultimate Texas"));
}
