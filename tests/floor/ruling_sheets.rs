//! The log of rulings and the house rules on paper.

use engine::rulings::{Decision, DecisionKind, FloorRuling};
use engine::values::{LevelNo, SeatNo, Seq, TableNo, Timestamp};
use print::sheets::house_rules::HouseRules;
use print::sheets::rulings::Rulings;
use print::{Job, Mark, Occasion, Page, Paper, lay_out};
use reports::RulingLine;
use rulebook::{Options, RuleOption, RuleSet, Rulebook};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use words::{Language, UtcOffset, Words};

fn pages(job: &Job, paper: Paper) -> Vec<Page> {
    let occasion = Occasion {
        event: "Friday".to_owned(),
        date: "November 20, 2026".to_owned(),
        printed: "November 20, 2026, 19:00".to_owned(),
        stage: "Level 2".to_owned(),
        rulebook: Rulebook::Tda2024,
        offset: UtcOffset::fixed(60),
    };
    let words = Words::new(Language::English);
    lay_out(job, &occasion, paper, &words, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// Everything that is written, without spaces: long lines are broken anywhere.
fn squeezed(pages: &[Page]) -> String {
    let marks = pages.iter().flat_map(|page| &page.marks);
    let written = marks.filter_map(|mark| match mark {
        Mark::Writing { line, .. } => Some(line.words.as_str()),
        _ => None,
    });
    written.flat_map(str::chars).filter(|letter| !letter.is_whitespace()).collect()
}

fn line(no: u32, ruling: FloorRuling) -> RulingLine {
    let (at, level) = (Timestamp(1_795_197_600_000), Some(LevelNo(3)));
    let ruling = Arc::new(ruling);
    RulingLine { no, seq: Seq(u64::from(no)), at, by: "Ana".to_owned(), level, ruling }
}

fn everything_is_on_the_paper(pages: &[Page], said: &[String]) {
    let written = squeezed(pages);
    for words in said {
        let words: String = words.chars().filter(|letter| !letter.is_whitespace()).collect();
        assert!(written.contains(&words), "{words} is not in {written}");
    }
    for (no, page) in pages.iter().enumerate() {
        for mark in &page.marks {
            let area = mark.area();
            let is_inside = area.x >= 0.0
                && area.right() <= page.area.width
                && area.bottom() <= page.area.height;
            assert!(is_inside, "page {no}: {mark:?}");
        }
    }
}

#[test]
fn a_ruling_says_what_was_asked_and_answered_and_why_the_floor_ruled_otherwise() {
    let facts = r#"{"actions":[{"seat":4,"action":"call"},{"seat":5,"action":"fold"}]}"#;
    let ruling = FloorRuling {
        topic: "substantial-action".to_owned(),
        question: "Substantial action".to_owned(),
        facts: facts.to_owned(),
        answer: "Substantial action.".to_owned(),
        rules: "tda-2024".to_owned(),
        cited: vec!["TDA 2024 36".to_owned()],
        decision: Some(Decision {
            answer: "the hand is dealt anew".to_owned(),
            reason: "nobody had looked".to_owned(),
            kind: DecisionKind::Override,
        }),
        table: Some(TableNo(4)),
        seat: Some(SeatNo(7)),
        hand: Some(12),
    };
    for paper in [Paper::A4, Paper::Letter] {
        let pages = pages(&Job::new(Rulings(vec![line(1, ruling.clone())])), paper);
        assert_eq!(pages.len(), 1);
        let said = [
            "1. Substantial action",
            "level 3 · table 4 seat 7 · hand 12",
            "Seat 4 call; Seat 5 fold",
            "Substantial action.",
            "The floor ruled otherwise: the hand is dealt anew, because nobody had looked",
            "TDA 2024 36 · ruled by Ana",
        ];
        everything_is_on_the_paper(&pages, &said.map(str::to_owned));
    }
}

#[test]
fn no_word_of_a_long_log_is_lost_and_nothing_leaves_the_paper() {
    let long = "Brzęczyszczykiewicz ".repeat(700);
    let odd = format!("{}\u{202e}x\u{202c} 山田 ♠", "W".repeat(400));
    let rulings: Vec<RulingLine> = (1..=60)
        .map(|no| {
            let own = if no == 7 { long.clone() } else { format!("Answer {no} {odd}") };
            let question = format!("Question {no}?");
            line(no, FloorRuling { question, answer: own, ..FloorRuling::default() })
        })
        .collect();
    let said: Vec<String> = (1..=60).map(|no| format!("{no}. Question {no}?")).collect();
    for paper in [Paper::A4, Paper::Letter] {
        let pages = pages(&Job::new(Rulings(rulings.clone())), paper);
        everything_is_on_the_paper(&pages, &said);
        let names = squeezed(&pages).matches("Brzęczyszczykiewicz").count();
        assert!(names >= 690, "a name at the end of a line may be cut in two: {names}");
    }
}

#[test]
fn the_house_rules_say_every_point_and_first_what_the_house_plays_otherwise() {
    let words = Words::new(Language::English);
    let mut rules = RuleSet::of(Rulebook::Tda2024);
    let own = RuleOption::find("bad_flop").unwrap();
    assert!(own.set(&mut rules.options, "redeal"));
    for paper in [Paper::A4, Paper::Letter] {
        let pages = pages(
            &Job::new(HouseRules { rules, languages: String::new(), left_out: BTreeSet::new() }),
            paper,
        );
        let said: Vec<String> = Options::ALL
            .iter()
            .flat_map(|option| {
                let answer = words.option_answer(option, option.get(&rules.options));
                [words.option(option), answer]
            })
            .collect();
        everything_is_on_the_paper(&pages, &said);
        let written = squeezed(&pages);
        let of_book = written.matches("TDA2024:Thefour").count();
        assert_eq!(of_book, 2, "among the changes, and in its place");
        let changes = written.find("Rulesofthishouse").unwrap();
        assert!(changes < written.find("Severalchips").unwrap());
    }
    let unchanged = squeezed(&pages(
        &Job::new(HouseRules {
            rules: RuleSet::default(),
            languages: "Česky, English".to_owned(),
            left_out: BTreeSet::new(),
        }),
        Paper::A4,
    ));
    assert!(!unchanged.contains("Rulesofthishouse"));
    assert!(unchanged.contains("Česky,English"));
    assert!(unchanged.contains("AsTDA2024hasit"));
}
