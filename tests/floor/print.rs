//! Seat cards, seating lists and move slips: what stands on them, and where.

use engine::entries::{NameOrder, PlayerNote};
use engine::values::{Chips, PlayerId, SeatAt, SeatNo, Seq, TableNo, Timestamp};
use print::sheets::bag_tags::BagTags;
use print::sheets::move_slips::MoveSlips;
use print::sheets::seat_cards::{CodedCards, SeatCards};
use print::sheets::seating_by_name::SeatingByName;
use print::sheets::seating_by_table::SeatingByTable;
use print::{
    Area, Ink, Job, Mark, Occasion, Page, Paper, PdfError, ShapedLine, WebAddress, lay_out, pdf,
};
use reports::{BagLine, InSeat, MoveSlip, Person, SeatedTable, Sitter, sort_by_name};
use rqrr::PreparedImage;
use rulebook::Rulebook;
use std::ops::ControlFlow;
use strum::VariantArray;
use words::{Language, UtcOffset, Words};

/// Names that guests really have, and names that somebody types to see what happens.
fn names() -> Vec<String> {
    let long = "Brzęczyszczykiewicz ".repeat(10);
    let accents = "\u{30c}\u{301}\u{328}".repeat(40);
    let plain = [
        "Žofie Šťastná",
        "Łukasz Wójcik",
        "Bartłomiej Brzęczyszczykiewicz",
        "山田太郎",
        "محمد علي",
        "👨\u{200d}👩\u{200d}👧 Ana 🃏",
        "\u{202e}evil\u{202c}",
        "♠ Ace ♥",
        "x",
        "7 of 9",
        "王小明",
    ];
    let made = [
        long.trim().to_owned(),
        "W".repeat(200),
        "😀".repeat(200),
        format!("E{accents}va"),
        "-".repeat(200),
    ];
    plain.into_iter().map(str::to_owned).chain(made).collect()
}

fn person(no: u32, name: &str) -> Person {
    Person { player: PlayerId(no), name: name.to_owned(), is_namesake: false }
}

fn sitter(no: u32, name: &str) -> Sitter {
    Sitter {
        who: person(no, name),
        at: SeatAt::new(u16::try_from(no / 9 + 1).unwrap(), u8::try_from(no % 9 + 1).unwrap()),
        waits_one_hand: no % 3 == 0,
        note: PlayerNote {
            remark: if no % 2 == 0 { "W".repeat(120) } else { String::new() },
            assistant: if no % 3 == 0 { name.to_owned() } else { String::new() },
        },
        bag: (no % 4 == 0).then_some(Chips(1_234_500)),
        since: Seq(42),
        since_at: Timestamp(0),
    }
}

fn sitters(names: &[String]) -> Vec<Sitter> {
    (1..).zip(names).map(|(no, name)| sitter(no, name)).collect()
}

fn table(no: u16, names: &[String]) -> SeatedTable {
    let seats = (1..).map(SeatNo).zip(names);
    let taken = |name: &String| InSeat::Taken(sitter(u32::from(no), name));
    let mut seats: Vec<_> = seats.map(|(seat, name)| (seat, taken(name))).collect();
    let next = u8::try_from(names.len() + 1).unwrap();
    seats.push((SeatNo(next), InSeat::Open));
    seats.push((SeatNo(next + 1), InSeat::OutOfUse));
    SeatedTable { table: TableNo(no), seats, button: Some(SeatNo(1)) }
}

fn occasion() -> Occasion {
    Occasion {
        event: "Velká cena ♠ ".repeat(9),
        date: "September 30, 2026".to_owned(),
        printed: "September 30, 2026, 19:00".to_owned(),
        stage: "Level 30 · 100,000/200,000 · big blind ante 200,000".to_owned(),
        rulebook: Rulebook::Tda2024,
        offset: UtcOffset::fixed(0),
    }
}

fn address() -> WebAddress {
    WebAddress::read("http://192.168.100.200:8080/").unwrap()
}

fn pages(job: &Job, paper: Paper) -> Vec<Page> {
    let words = Words::new(Language::English);
    lay_out(job, &occasion(), paper, &words, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// Where the knife goes: the lines of the marks at the edge of the paper, from edge to edge.
fn cuts(page: &Page) -> (Vec<f32>, Vec<f32>) {
    let (mut xs, mut ys) = (Vec::new(), Vec::new());
    for mark in &page.marks {
        if let Mark::Cut { from, to } = mark {
            if from.x == to.x {
                xs.push(from.x);
            } else {
                ys.push(from.y);
            }
        }
    }
    for edges in [&mut xs, &mut ys] {
        edges.sort_by(f32::total_cmp);
        edges.dedup();
    }
    (xs, ys)
}

fn cells(page: &Page) -> Vec<Area> {
    let (xs, ys) = cuts(page);
    let across = |row: &[f32]| {
        let (y, height) = (row[0], row[1] - row[0]);
        let cell = move |x: &[f32]| Area { x: x[0], y, width: x[1] - x[0], height };
        xs.windows(2).map(cell).collect::<Vec<_>>()
    };
    ys.windows(2).flat_map(across).collect()
}

fn overlap(one: Area, other: Area) -> bool {
    one.x < other.right()
        && other.x < one.right()
        && one.y < other.bottom()
        && other.y < one.bottom()
}

fn slips(names: &[String]) -> Vec<MoveSlip> {
    use engine::seating::MoveReason;
    let reasons = [
        MoveReason::NextBigBlindToWorstSeat,
        MoveReason::LastSeatOpened,
        MoveReason::TableBroken,
        MoveReason::Redraw,
        MoveReason::ByHand,
        MoveReason::SeatsSwapped,
    ];
    let slip = |(no, name): (u32, &String)| MoveSlip {
        who: Person { is_namesake: no % 2 == 0, ..person(no, name) },
        from: (no % 4 > 0).then(|| SeatAt::new(1112, 10)),
        to: SeatAt::new(1000 + u16::try_from(no).unwrap(), 10),
        waits_one_hand: no % 3 == 0,
        reason: reasons[no as usize % reasons.len()],
        seq: Seq(7),
        at: Timestamp(0),
    };
    (1..).zip(names).map(slip).collect()
}

fn bags(names: &[String]) -> Vec<BagLine> {
    let bag = |(no, name): (u32, &String)| BagLine {
        who: Person { is_namesake: no % 2 == 0, ..person(no, name) },
        at: SeatAt::new(1000 + u16::try_from(no).unwrap(), 10),
        expected: Chips(1),
        counted: Some(Chips(if no % 3 == 0 { 25 } else { 1_234_567_890 })),
        seal: (no % 2 == 0).then(|| "SEAL ".repeat(30)),
    };
    (1..).zip(names).map(bag).collect()
}

#[test]
fn nothing_on_a_card_reaches_its_neighbor_or_the_knife() {
    for paper in Paper::VARIANTS.iter().copied() {
        let jobs = [
            Job::new(SeatCards(sitters(&names()))),
            Job::new(CodedCards { sitters: sitters(&names()), address: address() }),
            Job::new(MoveSlips(slips(&names()))),
            Job::new(BagTags(bags(&names()))),
        ];
        for job in jobs {
            for page in pages(&job, paper) {
                let cells = cells(&page);
                let is_cut = |mark: &&Mark| matches!(mark, Mark::Cut { .. });
                for mark in page.marks.iter().filter(|mark| !is_cut(mark)) {
                    let its = cells.iter().filter(|cell| cell.contains(mark.area())).count();
                    // What no font has is said in the edge, under all cards.
                    let lowest = cells.iter().map(|cell| cell.bottom()).fold(0.0, f32::max);
                    let is_remark = mark.area().y >= lowest;
                    assert!(its == 1 || is_remark, "{paper:?} {mark:?}");
                    let cut = page.marks.iter().filter(is_cut);
                    let mut crossed = cut.filter(|cut| overlap(cut.area(), mark.area()));
                    assert_eq!(crossed.next(), None, "{paper:?} {mark:?}");
                }
                let all = page.marks.iter().map(Mark::area);
                assert!(all.into_iter().all(|area| page.area.contains(area)));
            }
        }
    }
}

/// What a camera reads on a card of a page, of which it sees so many pixels a point.
fn read_codes(page: &Page, card: Area, pixels: f32) -> Vec<String> {
    let [width, height] = [card.width, card.height].map(|it| (it * pixels) as usize);
    let mut dark = vec![false; width * height];
    for mark in page.marks.iter().filter(|mark| card.contains(mark.area())) {
        // Writing is taken for as dark as it can be, so that too little white around a code shows.
        if matches!(mark, Mark::Fill { ink: Ink::Black, .. } | Mark::Writing { .. }) {
            let area = mark.area();
            let span = |from: f32, to: f32, most: usize| {
                let at = |it: f32| ((it * pixels).round().max(0.0) as usize).min(most);
                at(from)..at(to)
            };
            for y in span(area.y - card.y, area.bottom() - card.y, height) {
                for x in span(area.x - card.x, area.right() - card.x, width) {
                    dark[y * width + x] = true;
                }
            }
        }
    }
    let shade = |x: usize, y: usize| if dark[y * width + x] { 0 } else { 255 };
    let mut image = PreparedImage::prepare_from_greyscale(width, height, shade);
    image.detect_grids().iter().map(|grid| grid.decode().unwrap().1).collect()
}

#[test]
fn the_code_of_every_card_leads_to_its_player_and_takes_nothing_from_the_name() {
    for paper in Paper::VARIANTS.iter().copied() {
        let all = sitters(&names());
        let coded = CodedCards { sitters: all.clone(), address: address() };
        let (plain, coded) =
            (pages(&Job::new(SeatCards(all.clone())), paper), pages(&Job::new(coded), paper));
        let mut read = Vec::new();
        for (plain, coded) in plain.iter().zip(&coded) {
            // Names and numbers are as large as without a code.
            let large = |page: &Page| -> Vec<(String, f32)> {
                let lines = page.marks.iter().filter_map(|mark| match mark {
                    Mark::Writing { size, line, .. } => Some((line.words.clone(), *size)),
                    Mark::Fill { .. } | Mark::Rule { .. } | Mark::Cut { .. } => None,
                });
                // What stands beside the numbers has made room for the code.
                let gone = ["1,234,500", "♠", "Wait", "hand"];
                let stays = |(text, _): &(String, f32)| !gone.iter().any(|it| text.contains(it));
                lines.filter(|(_, size)| *size > 9.0).filter(stays).collect()
            };
            assert_eq!(large(plain), large(coded));
            for card in cells(coded) {
                read.extend(read_codes(coded, card, 6.0));
            }
        }
        read.sort();
        let mut wanted: Vec<String> = (1..=all.len())
            .map(|player| format!("http://192.168.100.200:8080/seat/{player}"))
            .collect();
        wanted.sort();
        assert_eq!(read, wanted, "{paper:?}");
    }
}

#[test]
fn what_is_no_address_of_a_server_has_no_code() {
    for address in
        ["http://192.168.1.5:8080", "https://room.example/", "http://[fe80::1]:80", " http://host "]
    {
        assert!(WebAddress::read(address).is_some(), "{address}");
    }
    let long = format!("http://{}", "a".repeat(200));
    for address in [
        "",
        "192.168.1.5:8080",
        "ftp://host",
        "http://",
        "http://:80",
        "http://host:0",
        "http://host:99999",
        "http://host/page",
        "http://host?a=b",
        "http://ho st",
        "http://user@host",
        "http://[fe80]",
        "javascript:alert(1)",
        &long,
    ] {
        assert!(WebAddress::read(address).is_none(), "{address}");
    }
}

#[test]
fn every_corner_of_every_card_has_its_cut_marks() {
    for paper in Paper::VARIANTS.iter().copied() {
        let first = pages(&Job::new(SeatCards(sitters(&names()))), paper).remove(0);
        let (xs, ys) = cuts(&first);
        assert_eq!((xs.len(), ys.len()), (3, 6), "two by five cards");
        let is_between = |at: f32, all: &[f32]| at > all[0] && at < all[all.len() - 1];
        let crosses = first.marks.iter().filter(|mark| match mark {
            Mark::Cut { from, to } => {
                is_between((from.x + to.x) / 2.0, &xs) && is_between((from.y + to.y) / 2.0, &ys)
            }
            _ => false,
        });
        assert_eq!(crosses.count(), 2 * 4, "a cross of two lines where four cards meet");
        let slip = pages(&Job::new(MoveSlips(slips(&names()))), paper).remove(0);
        assert_eq!(cells(&slip).len(), 8);
    }
}

#[test]
fn pages_hold_ten_cards_and_eight_slips() {
    let many = |count: usize| vec!["Ana Rys".to_owned(); count];
    for (cards, expected) in [(0, 0), (1, 1), (10, 1), (11, 2), (400, 40)] {
        let job = Job::new(SeatCards(sitters(&many(cards))));
        assert_eq!(pages(&job, Paper::A4).len(), expected, "{cards} cards");
    }
    assert_eq!(pages(&Job::new(MoveSlips(slips(&many(9)))), Paper::Letter).len(), 2);
}

#[test]
fn a_card_says_who_where_since_which_act_and_who_waits() {
    let mut waits = sitter(3, "Žofie Šťastná");
    waits.at = SeatAt::new(12, 7);
    let plays = sitter(4, "Ana Rys");
    for (card, is_waiting) in [(waits, true), (plays, false)] {
        let page = pages(&Job::new(SeatCards(vec![card.clone()])), Paper::A4).remove(0);
        let lines: Vec<&str> = page.lines().collect();
        let (table, seat) = (card.at.table.to_string(), card.at.seat.to_string());
        let no = format!("Player {}", card.who.player);
        let all = [&card.who.name, &table, &seat, &no, "Action 42, 00:00", "September 30, 2026"];
        for said in all {
            assert!(lines.contains(&said), "{said}: {lines:?}");
        }
        let joined = lines.join(" ");
        assert_eq!(joined.contains("Wait one hand"), is_waiting, "{joined}");
    }
}

#[test]
fn two_of_one_name_are_told_apart_everywhere() {
    let mut one = sitter(5, "Jiří Dvořák");
    one.who.is_namesake = true;
    let seats = vec![(SeatNo(1), InSeat::Taken(one.clone()))];
    let jobs = [
        Job::new(SeatCards(vec![one.clone()])),
        Job::new(SeatingByName(vec![one], NameOrder::default())),
        Job::new(SeatingByTable(vec![SeatedTable { table: TableNo(1), seats, button: None }])),
    ];
    for job in jobs {
        let page = pages(&job, Paper::A4).remove(0);
        let said = page.lines().collect::<Vec<_>>().join(" ");
        assert!(said.contains("Jiří Dvořák (no. 5)"), "{said}");
    }
}

#[test]
fn what_no_font_has_is_a_box_with_the_number_of_the_player() {
    let page = pages(&Job::new(SeatCards(vec![sitter(4, "山田太郎")])), Paper::A4).remove(0);
    let shown = page.marks.iter().find_map(|mark| match mark {
        Mark::Writing { line, .. } if !line.lacking.is_empty() => Some(line.clone()),
        _ => None,
    });
    let line = shown.unwrap();
    assert_eq!(line.shown, "□□□□ (no. 4)");
    assert_eq!(line.words, "山田太郎 (no. 4)");
    let said: String = line.runs.iter().map(|run| run.words.as_str()).collect();
    assert_eq!(said, line.words, "and can still be searched in the PDF");
}

#[test]
fn what_is_written_from_right_to_left_is_printed_so() {
    let page = pages(&Job::new(SeatCards(vec![sitter(4, "דוד כהן")])), Paper::A4).remove(0);
    let found = page.marks.iter().find_map(|mark| match mark {
        Mark::Writing { line, .. } if line.words == "דוד כהן" => Some(line.clone()),
        _ => None,
    });
    let line = found.unwrap();
    assert_eq!(
        (line.lacking.len(), line.runs.len()),
        (0, 1),
        "one run, the space between them in it"
    );
    let of: Vec<usize> = line.runs[0].glyphs.iter().map(|glyph| glyph.of.start).collect();
    assert!(of.is_sorted_by(|left, right| left > right), "the last letter is leftmost: {of:?}");
}

/// Everything that is written, without the spaces at which lines break.
fn squeezed(pages: &[Page]) -> String {
    let lines = pages.iter().flat_map(Page::lines);
    lines.flat_map(str::chars).filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn lists_have_every_name_whole_and_nothing_covers_anything() {
    let names = names();
    for paper in Paper::VARIANTS.iter().copied() {
        let by_table = vec![table(1, &names[..8]), table(2, &names[8..])];
        for job in [
            Job::new(SeatingByName(sitters(&names), NameOrder::default())),
            Job::new(SeatingByTable(by_table)),
        ] {
            let pages = pages(&job, paper);
            let said = squeezed(&pages);
            for name in &names {
                let name: String = name.chars().filter(|c| !c.is_whitespace()).collect();
                assert!(said.contains(&name), "{paper:?} {name}");
            }
            for page in &pages {
                let written: Vec<Area> =
                    page.marks.iter().filter(|mark| is_black(mark)).map(Mark::area).collect();
                for (no, one) in written.iter().enumerate() {
                    assert!(page.area.contains(*one), "{paper:?} {one:?}");
                    let mut others = written.iter().skip(no + 1);
                    assert_eq!(others.find(|other| overlap(*one, **other)), None, "{one:?}");
                }
            }
        }
    }
}

fn is_black(mark: &Mark) -> bool {
    matches!(mark, Mark::Writing { ink: Ink::Black, .. })
}

#[test]
fn names_stand_as_people_look_for_them() {
    let unsorted = ["Žofie", "Łukasz", "Lukas", "Čeněk", "Dana", "Cyril", "anna", "Álvaro", "Zora"];
    let mut all = sitters(&unsorted.map(str::to_owned));
    sort_by_name(&mut all, NameOrder::default(), Language::default());
    let sorted: Vec<&str> = all.iter().map(|sitter| sitter.who.name.as_str()).collect();
    let expected = ["Álvaro", "anna", "Čeněk", "Cyril", "Dana", "Lukas", "Łukasz", "Žofie", "Zora"];
    assert_eq!(sorted, expected);
    let page = pages(&Job::new(SeatingByName(all, NameOrder::default())), Paper::A4).remove(0);
    let lines: Vec<&str> = page.lines().collect();
    let letters = ["A", "C", "D", "L", "Z"];
    for letter in letters {
        assert_eq!(lines.iter().filter(|line| **line == letter).count(), 1, "{letter}");
    }
}

#[test]
fn pages_are_numbered_and_say_when_they_were_printed() {
    let pages = pages(
        &Job::new(SeatingByName(sitters(&vec!["Ana Rys".to_owned(); 300]), NameOrder::default())),
        Paper::A4,
    );
    assert_eq!(pages.len(), 4);
    for (no, page) in (1..).zip(&pages) {
        let lines: Vec<&str> = page.lines().collect();
        assert!(lines.contains(&format!("Page {no} of 4").as_str()), "{lines:?}");
        assert!(lines.contains(&"September 30, 2026, 19:00"));
        assert!(lines.iter().any(|line| line.starts_with("Level 30")));
        assert!(lines.contains(&"300 players"));
    }
}

#[test]
fn a_table_stays_whole_where_a_page_can_hold_it() {
    let nine = |no: u16| table(no, &vec!["Ana Rys".to_owned(); 9]);
    let tables: Vec<SeatedTable> = (1..=40).map(nine).collect();
    let pages_of_forty = pages(&Job::new(SeatingByTable(tables)), Paper::Letter);
    let said: Vec<&str> = pages_of_forty.iter().flat_map(Page::lines).collect();
    for no in 1..=40 {
        let heading = format!("Table {no}");
        assert_eq!(said.iter().filter(|line| **line == heading).count(), 1, "{heading}");
    }
    assert_eq!(said.iter().filter(|line| **line == "open").count(), 40);
    assert_eq!(said.iter().filter(|line| **line == "out of use").count(), 40);
    assert_eq!(said.iter().filter(|line| **line == "Button").count(), 40);

    let endless = table(7, &vec!["W".repeat(200); 29]);
    let pages = pages(&Job::new(SeatingByTable(vec![endless])), Paper::A4);
    let said: Vec<&str> = pages.iter().flat_map(Page::lines).collect();
    let headings = said.iter().filter(|line| **line == "Table 7").count();
    assert!(headings > 1, "it goes on in the next column under its name");
    assert_eq!(squeezed(&pages).matches('W').count(), 29 * 200);
}

#[test]
fn the_fonts_are_in_the_pdf_and_so_are_all_pages() {
    let pages = pages(&Job::new(SeatCards(sitters(&names()))), Paper::A4);
    let go_on = &mut |_, _| ControlFlow::Continue(());
    let bytes = pdf(&pages, "Seat cards", "en", go_on).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
    let has = |what: &[u8]| bytes.windows(what.len()).filter(|part| *part == what).count();
    // Bold, regular, signs, Arabic, emoji; each cut down to the letters that are used.
    assert_eq!(has(b"/FontFile2"), 5);
    let letters = ["NotoSans-Bold", "NotoSans-Regular", "NotoSansSymbols2-Regular"];
    for font in letters.into_iter().chain(["NotoSansArabic-Bold", "NotoEmoji"]) {
        assert!(has(format!("+{font}").as_bytes()) > 0, "{font}");
    }
    assert_eq!(has(b"/Contents"), pages.len());
    assert!(bytes.len() < 100_000, "{}", bytes.len());
    assert_eq!(bytes, pdf(&pages, "Seat cards", "en", go_on).unwrap(), "the same again");
}

#[test]
fn long_work_can_be_stopped() {
    let job = Job::new(SeatCards(sitters(&vec!["Ana Rys".to_owned(); 100])));
    let words = Words::new(Language::English);
    let stop = |at: usize| {
        move |done, _| match done >= at {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    assert!(lay_out(&job, &occasion(), Paper::A4, &words, &mut stop(50)).is_err());
    let pages = pages(&job, Paper::A4);
    assert_eq!(pdf(&pages, "", "en", &mut stop(5)), Err(PdfError::Stopped));
}

#[test]
fn a_name_ends_above_the_numbers_on_either_paper() {
    for paper in [Paper::A4, Paper::Letter] {
        for name in ["Ludmila Příhodová-Čapková", "محمد علي", "Žofie Šťastná"] {
            let page = pages(&Job::new(SeatCards(vec![sitter(4, name)])), paper).remove(0);
            let written = page.marks.iter().filter_map(|mark| match mark {
                Mark::Writing { at, size, line, .. } => Some((at.y, *size, line)),
                _ => None,
            });
            let written: Vec<_> = written.collect();
            let label = written.iter().find(|(_, _, line)| line.words == "Table").unwrap();
            let top = label.0 - 0.71 * label.1;
            let is_last =
                |(_, _, line): &&(f32, f32, &ShapedLine)| name.ends_with(line.words.as_str());
            let (y, size, line) = written.iter().rfind(is_last).unwrap();
            let bottom = y + size * line.depth;
            assert!(bottom <= top, "{name} on {paper:?}: {bottom} and {top}");
        }
    }
}

#[test]
fn a_note_takes_nothing_from_the_name_and_stands_between_the_numbers_and_the_foot() {
    for paper in [Paper::A4, Paper::Letter] {
        for name in ["Ludmila Příhodová-Čapková", "محمد علي", "Žofie Šťastná"] {
            let noted = Sitter {
                note: PlayerNote { remark: "Wheelchair".to_owned(), assistant: name.to_owned() },
                ..sitter(4, name)
            };
            let plain = Sitter { note: PlayerNote::default(), ..noted.clone() };
            let lines = |sitter: Sitter| {
                let page = pages(&Job::new(SeatCards(vec![sitter])), paper).remove(0);
                let written = page.marks.into_iter().filter_map(|mark| match mark {
                    Mark::Writing { at, size, line, .. } => Some((at.y, size, line)),
                    _ => None,
                });
                written.collect::<Vec<_>>()
            };
            let (noted, plain) = (lines(noted), lines(plain));
            let is_note =
                |(_, _, line): &&(f32, f32, ShapedLine)| line.words.contains("assisted by");
            let (y, size, note) = noted.iter().find(is_note).unwrap();
            assert!(note.words.ends_with("Wheelchair"), "{}", note.words);
            assert_eq!(plain.iter().find(is_note), None);
            let called = |lines: &[(f32, f32, ShapedLine)]| {
                let of_name = |line: &&ShapedLine| name.contains(line.words.as_str());
                let lines: Vec<_> = lines.iter().map(|(_, _, line)| line).collect();
                let lines = lines.into_iter().filter(of_name).map(|line| line.words.clone());
                lines.collect::<Vec<_>>().join(" ")
            };
            assert_eq!(called(&noted), name, "on {paper:?}");
            assert_eq!(called(&noted), called(&plain));
            let number = noted.iter().filter(|(at, ..)| at < y).map(|(at, ..)| *at);
            let foot = noted.iter().filter(|(at, ..)| at > y).map(|(at, size, _)| at - 0.71 * size);
            assert!(number.fold(0.0, f32::max) <= y - 0.71 * size, "{name} on {paper:?}");
            assert!(foot.fold(f32::MAX, f32::min) >= y + size * 0.2, "{name} on {paper:?}");
        }
    }
}
