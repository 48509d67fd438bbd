//! Names of the whole world on paper: in their letters, in their direction, or said plainly.

use engine::entries::{NameOrder, PlayerNote};
use engine::values::{PlayerId, SeatAt, Seq, Timestamp};
use house::fonts_for;
use print::sheets::seat_cards::SeatCards;
use print::sheets::seating_by_name::SeatingByName;
use print::{Job, Letters, Occasion, Page, Paper, ShapedLine, SystemFont, Weight};
use reports::{Person, Sitter, sort_by_name};
use rulebook::Rulebook;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use words::{Language, UtcOffset, Words};

/// Names in eleven scripts; of the first six every letter is shipped.
const NAMES: [&str; 11] = [
    "Žofie Šťastná",
    "Олександр Ткаченко",
    "Ελένη Παπαδοπούλου",
    "אבי כהן",
    "محمد علي",
    "Ana 🃏 🚀",
    "王小明",
    "山田 たろう",
    "김민준",
    "สมชาย ใจดี",
    "अमित शर्मा",
];

const SHIPPED: usize = 6;

fn sitter(no: u32, name: &str) -> Sitter {
    Sitter {
        who: Person { player: PlayerId(no), name: name.to_owned(), is_namesake: false },
        at: SeatAt::new(1, u8::try_from(no).unwrap()),
        waits_one_hand: false,
        note: PlayerNote::default(),
        bag: None,
        since: Seq(1),
        since_at: Timestamp(0),
    }
}

fn occasion() -> Occasion {
    Occasion {
        event: "אירוע the event".to_owned(),
        date: "September 30, 2026".to_owned(),
        printed: "September 30, 2026, 19:00".to_owned(),
        stage: "Level 5".to_owned(),
        rulebook: Rulebook::Tda2024,
        offset: UtcOffset::fixed(0),
    }
}

fn sitters(names: &[&str]) -> Vec<Sitter> {
    (1..).zip(names).map(|(no, name)| sitter(no, name)).collect()
}

/// Pages in the fonts of this computer, too.
fn pages(job: &Job) -> Vec<Page> {
    let words = Words::new(Language::English);
    let mut watch = |_, _| ControlFlow::Continue(());
    house::lay_out(job, &occasion(), Paper::A4, &words, &mut watch).unwrap()
}

/// Pages in the shipped fonts alone, as on a computer that has no others.
fn shipped_pages(job: &Job) -> Vec<Page> {
    let words = Words::new(Language::English);
    let mut watch = |_, _| ControlFlow::Continue(());
    print::lay_out(job, &occasion(), Paper::A4, &words, &mut watch).unwrap()
}

/// The words of a line as they stand from left to right.
fn words_from_left(line: &ShapedLine) -> Vec<String> {
    let mut seen = Vec::new();
    for run in &line.runs {
        // The glyphs come from the left, each with the words that it stands for.
        let mut parts: Vec<_> = run.glyphs.iter().map(|glyph| glyph.of.clone()).collect();
        parts.dedup();
        let mut letters: Vec<&str> = parts.into_iter().map(|part| &run.words[part]).collect();
        let from_right = run.glyphs.windows(2).any(|pair| pair[0].of.start > pair[1].of.start);
        let mut words: Vec<String> = if from_right {
            letters.reverse();
            letters.concat().split_whitespace().rev().map(str::to_owned).collect()
        } else {
            letters.concat().split_whitespace().map(str::to_owned).collect()
        };
        seen.append(&mut words);
    }
    seen
}

fn fonts_of(name: &str) -> Vec<SystemFont> {
    fonts_for(&name.chars().filter(|letter| letter.is_alphanumeric()).collect())
}

#[test]
fn names_in_shipped_scripts_are_printed_without_a_box() {
    let letters = Letters::with(&[]);
    for name in &NAMES[..SHIPPED] {
        for weight in [Weight::Regular, Weight::Bold] {
            let line = letters.line(name, weight);
            assert!(line.lacking.is_empty(), "{name}: {:?}", line.lacking);
            let missing = line.runs.iter().flat_map(|run| &run.glyphs).filter(|it| it.id == 0);
            assert_eq!(missing.count(), 0, "{name}");
        }
    }
}

#[test]
fn other_scripts_are_printed_in_the_fonts_of_this_computer() {
    let mut shown = 0;
    for name in &NAMES[SHIPPED..] {
        let fonts = fonts_of(name);
        let line = Letters::with(&fonts).line(name, Weight::Bold);
        if fonts.is_empty() {
            println!("this computer has no font for {name}: it is printed as boxes");
            assert!(!line.lacking.is_empty());
            continue;
        }
        shown += 1;
        assert!(line.lacking.is_empty(), "{name}: {:?}", line.lacking);
        let missing = line.runs.iter().flat_map(|run| &run.glyphs).filter(|it| it.id == 0);
        assert_eq!(missing.count(), 0, "{name}");
        let page = pages(&Job::new(SeatCards(vec![sitter(1, name)])));
        assert!(print::lacking(&page).is_empty(), "{name}");
    }
    println!("{shown} of {} scripts in fonts of this computer", NAMES.len() - SHIPPED);
}

#[test]
fn the_first_name_stands_to_the_right_where_it_is_read_from_there() {
    let letters = Letters::with(&[]);
    let of = |name: &str| words_from_left(&letters.line(name, Weight::Regular));
    assert_eq!(of("אבי כהן"), ["כהן", "אבי"]);
    assert_eq!(of("محمد علي 500"), ["علي", "محمد", "500"]);
    assert_eq!(of("Ana, אבי כהן, 7"), ["Ana,", "כהן", "אבי", ",", "7"]);
}

#[test]
fn arabic_letters_are_joined() {
    let letters = Letters::with(&[]);
    let glyphs = |name: &str| -> BTreeSet<u32> {
        let line = letters.line(name, Weight::Regular);
        line.runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.id).collect()
    };
    // The same letter alone, and where it begins, ends or goes on in a word.
    let alone = glyphs("ع");
    assert!(glyphs("عععع").is_disjoint(&alone), "in a word it looks otherwise");
    assert_eq!(glyphs("عععع").len(), 3);
}

#[test]
fn marks_that_a_script_needs_are_never_taken_off() {
    let line = Letters::with(&fonts_of("क्षत्रिय")).line("क्ष्म्यि", Weight::Regular);
    assert_eq!(line.words, "क्ष्म्यि");
    if line.lacking.is_empty() {
        let run: String = line.runs.iter().map(|run| run.words.as_str()).collect();
        assert_eq!(run, "क्ष्म्यि");
    }
}

#[test]
fn a_letter_that_no_font_has_is_named_at_the_edge_of_its_page_and_nowhere_else() {
    let names: Vec<String> = (0..12).map(|no| format!("Player {no}")).collect();
    let mut names: Vec<&str> = names.iter().map(String::as_str).collect();
    names[11] = "王小明";
    for job in [
        Job::new(SeatCards(sitters(&names))),
        Job::new(SeatingByName(sitters(&names), NameOrder::default())),
    ] {
        let pages = shipped_pages(&job);
        let says = |page: &&Page| page.lines().any(|line| line.contains("no font here"));
        assert_eq!(pages.iter().filter(says).count(), 1);
        let last = pages[pages.len() - 1].lines().collect::<Vec<_>>().join(" ");
        assert!(last.contains("U+738B") && last.contains("install fonts-noto-cjk"), "{last}");
    }
    let none = shipped_pages(&Job::new(SeatCards(sitters(&NAMES[..SHIPPED]))));
    assert!(none.iter().all(|page| page.lines().all(|line| !line.contains("no font here"))));
}

#[test]
fn people_find_themselves_under_their_surname_unless_the_event_says_otherwise() {
    let unsorted = [
        "Zora Adam",
        "Jan van den Berg",
        "Robert De Niro",
        "Adam Čech",
        "Sammy Davis Jr.",
        "Łukasz Wójcik",
        "王小明",
        "Aleš Cech",
    ];
    let last = NameOrder::SurnameLast;
    let mut all = sitters(&unsorted);
    sort_by_name(&mut all, last, Language::default());
    let sorted: Vec<&str> = all.iter().map(|sitter| sitter.who.name.as_str()).collect();
    let expected = [
        "Zora Adam",
        "Jan van den Berg",
        "Adam Čech",
        "Aleš Cech",
        "Sammy Davis Jr.",
        "Robert De Niro",
        "Łukasz Wójcik",
        "王小明",
    ];
    assert_eq!(sorted, expected);
    let page = pages(&Job::new(SeatingByName(all.clone(), last))).remove(0);
    for (letter, name) in [("B", "Jan van den Berg"), ("W", "Łukasz Wójcik")] {
        let lines: Vec<&str> = page.lines().collect();
        let at = |said: &str| lines.iter().position(|line| *line == said).unwrap();
        assert!(at(letter) < at(name), "{name} stands under {letter}, as it was typed");
    }
    sort_by_name(&mut all, NameOrder::SurnameFirst, Language::default());
    let sorted: Vec<&str> = all.iter().map(|sitter| sitter.who.name.as_str()).collect();
    assert_eq!(sorted[..2], ["Adam Čech", "Aleš Cech"]);
    assert_eq!(sorted[2..4], ["Jan van den Berg", "Łukasz Wójcik"]);
}
