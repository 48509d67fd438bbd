//! How an evening ends: the results as a report and on paper.

use crate::terminal::{done, floorman, word};
use engine::entries::PlayerName;
use engine::finishes::Exit;
use engine::money::Currency;
use print::sheets::results::ResultList;
use print::{Job, Mark, Occasion, Page, Paper, lay_out};
use reports::{Person, ResultLine, Results};
use rulebook::Rulebook;
use std::ops::ControlFlow;
use words::{Language, UtcOffset, Words};

fn pages(results: Results, paper: Paper) -> Vec<Page> {
    let occasion = Occasion {
        event: "Friday".to_owned(),
        date: "September 30, 2026".to_owned(),
        printed: "September 30, 2026, 23:00".to_owned(),
        stage: "Level 12".to_owned(),
        rulebook: Rulebook::Tda2024,
        offset: UtcOffset::fixed(0),
    };
    let (words, job) = (Words::new(Language::English), Job::new(ResultList(results)));
    lay_out(&job, &occasion, paper, &words, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

fn line(no: u32) -> ResultLine {
    let name = PlayerName::new(&format!("{} {no}", "Maximiliane ".repeat(9))).unwrap();
    let who = Person {
        player: engine::values::PlayerId(no),
        name: name.to_string(),
        is_namesake: no % 7 == 0,
    };
    ResultLine {
        place: Some(engine::values::Place(no)),
        shared: (no == 3).then_some((engine::values::Place(3), engine::values::Place(4))),
        who: who.clone(),
        out_at: (no > 1).then_some(engine::values::Timestamp(i64::from(no) * 60_000)),
        exit: [Exit::BustedOut, Exit::Disqualified, Exit::LeftEarly][no as usize % 3],
        by: if no % 2 == 0 { vec![who] } else { Vec::new() },
        entries: no % 4,
        rebuys: no % 3,
        prize: (no < 20).then_some(engine::values::Money(1_234_500)),
    }
}

#[test]
fn a_long_list_of_the_longest_names_stands_on_pages_and_inside_them() {
    for paper in [Paper::A4, Paper::Letter] {
        let lines: Vec<ResultLine> = (1..=150).map(line).collect();
        let currency = Some(Currency { name: "EUR".to_owned(), digits: 2 });
        let results = Results { winner: Some(lines[0].who.clone()), lines, currency };
        let pages = pages(results, paper);
        assert!(pages.len() > 3, "{}", pages.len());
        for page in &pages {
            for mark in &page.marks {
                let Mark::Writing { at, size, line, .. } = mark else { continue };
                assert!(at.x + line.width * size <= page.area.right() + 0.5, "{}", line.words);
                assert!(at.y < page.area.bottom(), "{}", line.words);
            }
        }
        let all: Vec<&str> = pages.iter().flat_map(Page::lines).collect();
        for place in 1..=150 {
            assert!(all.contains(&format!("{place}.").as_str()), "{place}");
        }
    }
}

#[test]
fn the_terminal_prints_the_results_of_an_evening() {
    let folder = tempfile::tempdir().unwrap();
    let [file, out] = ["friday.floorman", "results.pdf"].map(|name| folder.path().join(name));
    let print = ["print", word(&file), "results", "-o", word(&out)];
    done(&["new", word(&file), "--template", "home-game", "--seed", "3"], b"");
    assert_eq!(floorman(&print, b"").status, 1, "nobody has taken part yet");
    let acts = br#"
{"Register":{"players":[{"name":"Ana"},{"name":"Bo"},{"name":"Cy"}]}}
{"AddTables":{"tables":[{"table":1,"seats":9}]}}
{"DrawSeats":{}}
"StartClock"
{"BustOut":{"busts":[{"player":"Cy"}],"by":["Ana"]}}
{"BustOut":{"busts":[{"player":"Bo"}],"by":["Ana"]}}
"#;
    done(&["do", word(&file)], acts);
    done(&print, b"");
    let shown = done(&["show", word(&file), "clock"], b"").out;
    assert!(shown.to_lowercase().contains("paused"), "{shown}");
}
