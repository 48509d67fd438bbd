//! Guides, house books, the coverage matrix, and the glossary hold together.

use crate::terminal::{done, floorman};
use cards::read_cards;
use rulebook::{
    Asks, Edition, Guide, GuideGroup, GuideList, Rulebook, glossary, guides, house_books, matrix,
    rule_page, rule_page_by_number, rule_pages, slang,
};
use std::collections::BTreeSet;
use words::{Args, Block, Language, Piece, Words, ids};

/// Lines of the matrix whose page is that of a rule of TDA 2011: M-02 is rule 1, M-56 is rule 55.
const RULE_PAGES: std::ops::RangeInclusive<usize> = 2..=56;

fn page(guide: &Guide) -> Vec<Block> {
    Words::new(Language::English).page(&format!("guide-{}-body", guide.slug))
}

/// Every line of pieces on a page, cells of tables among them.
fn lines(page: &[Block]) -> Vec<&Vec<Piece>> {
    page.iter()
        .flat_map(|block| match block {
            Block::Heading(line)
            | Block::Paragraph(line)
            | Block::Bullet(line)
            | Block::Step(_, line) => vec![line],
            Block::Table(rows) => rows.iter().flatten().collect(),
        })
        .collect()
}

fn said(line: &[Piece]) -> String {
    let said = line.iter().map(|piece| match piece {
        Piece::Text(said) | Piece::Cards(said) => said.as_str(),
    });
    said.collect()
}

/// The tables of a guide, as rows of cells.
pub fn tables(slug: &str) -> Vec<Vec<Vec<String>>> {
    let page = page(Guide::find(slug).unwrap());
    page.iter()
        .filter_map(|block| match block {
            Block::Table(rows) => {
                Some(rows.iter().map(|row| row.iter().map(|cell| said(cell)).collect()).collect())
            }
            _ => None,
        })
        .collect()
}

fn rows_of_all_books() -> BTreeSet<String> {
    let books = house_books().iter();
    books.flat_map(|book| book.rows.iter().map(|row| row.number.clone())).collect()
}

#[test]
fn the_house_books_have_every_row_once_and_in_order() {
    let counts: Vec<(&str, usize)> =
        house_books().iter().map(|book| (book.id, book.rows.len())).collect();
    let expected = [("house-000", 88), ("home-001", 176), ("uth-002", 23), ("pl-004", 64)];
    assert_eq!(counts, expected);
    assert_eq!(rows_of_all_books().len(), 351);
    for book in house_books() {
        let numbered = book.rows.iter().filter_map(|row| {
            let (series, number) = row.number.rsplit_once('-')?;
            Some((series, number.parse::<u8>().ok()?))
        });
        let numbered: Vec<(&str, u8)> = numbered.collect();
        let is_in_order =
            |pair: &[(&str, u8)]| pair[0].0 != pair[1].0 || pair[0].1 + 1 == pair[1].1;
        assert!(numbered.windows(2).all(is_in_order), "{}", book.id);
        assert!(book.rows.iter().all(|row| !row.title.is_empty()));
        assert_eq!(book.rulebook().map(Rulebook::id), Some(book.id));
    }
    let of = |is: fn(&rulebook::BookRow) -> bool| -> Vec<&str> {
        let rows = house_books().iter().flat_map(|book| &book.rows).filter(|row| is(row));
        rows.map(|row| row.number.as_str()).collect()
    };
    assert_eq!(of(|row| row.is_lost), ["PLHE-10"]);
    assert_eq!(of(|row| row.is_silent), ["PLIRR-10", "CZ-ETI-15", "UTH-20"]);
}

#[test]
fn every_row_of_every_house_book_is_answered_by_a_guide() {
    let answered: BTreeSet<String> = guides().iter().flat_map(Guide::row_numbers).collect();
    let rows = rows_of_all_books();
    assert_eq!(rows.difference(&answered).collect::<Vec<_>>(), Vec::<&String>::new(), "unanswered");
    assert_eq!(answered.difference(&rows).collect::<Vec<_>>(), Vec::<&String>::new(), "unknown");
}

#[test]
fn the_matrix_has_its_99_lines_and_names_only_rows_and_rules_that_exist() {
    let rows = rows_of_all_books();
    for (number, line) in (1..).zip(matrix()) {
        assert_eq!(line.line, format!("M-{number:02}"));
        assert!(!line.title.is_empty() && !line.asks.is_empty(), "{}", line.line);
        for row in line.row_numbers() {
            assert!(rows.contains(&row), "{} names {row}", line.line);
        }
        for rule in &line.rules {
            assert!((1..=55).contains(&rule.parse::<u8>().unwrap()), "{}", line.line);
        }
    }
    assert_eq!(matrix().len(), 99);
    let rules: BTreeSet<&str> =
        matrix().iter().flat_map(|l| &l.rules).map(String::as_str).collect();
    assert_eq!(rules.len(), 55, "every rule of TDA 2011 has a line");
}

#[test]
fn every_line_that_asks_for_a_page_has_a_guide_or_is_a_rule() {
    for (number, line) in (1..).zip(matrix()) {
        let guides = guides().iter().filter(|guide| guide.matrix.contains(&line.line)).count();
        if RULE_PAGES.contains(&number) {
            assert_eq!(line.rules, [(number - 1).to_string()], "{}", line.line);
            assert!(line.asks(Asks::Page) && line.rows.is_empty(), "{}", line.line);
            for rule in &line.rules {
                assert!(rule_page_by_number(Edition::Tda2011, rule).is_some(), "{}", line.line);
            }
        } else {
            assert_eq!(guides > 0, line.asks(Asks::Page), "{}", line.line);
        }
    }
    let named = guides().iter().flat_map(|guide| &guide.matrix);
    for name in named {
        assert!(matrix().iter().any(|line| line.line == *name), "{name}");
    }
}

#[test]
fn a_guide_for_a_line_answers_each_row_of_that_line() {
    for line in matrix() {
        let of_line = guides().iter().filter(|guide| guide.matrix.contains(&line.line));
        let answered: BTreeSet<String> = of_line.flat_map(Guide::row_numbers).collect();
        if !answered.is_empty() {
            let lost: Vec<String> =
                line.row_numbers().filter(|row| !answered.contains(row)).collect();
            assert_eq!(lost, Vec::<String>::new(), "{}", line.line);
        }
    }
}

#[test]
fn guides_are_found_by_their_slugs_and_name_only_guides_that_exist() {
    let slugs: BTreeSet<&str> = guides().iter().map(|guide| guide.slug.as_str()).collect();
    assert_eq!(slugs.len(), guides().len());
    assert!(slugs.len() > 35);
    for guide in guides() {
        let is_kebab = |c: char| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit();
        assert!(guide.slug.chars().all(is_kebab), "{}", guide.slug);
        assert!(!guide.words.is_empty() && !guide.near.is_empty(), "{}", guide.slug);
        for near in &guide.near {
            let is_there = slugs.contains(near.as_str()) || rule_page(near).is_some();
            assert!(is_there, "{} names {near}", guide.slug);
            assert_ne!(*near, guide.slug);
        }
        assert!(rule_page(&guide.slug).is_none(), "a rule is called {}, too", guide.slug);
        let words: BTreeSet<&String> = guide.words.iter().collect();
        assert_eq!(words.len(), guide.words.len(), "{} has a word twice", guide.slug);
    }
    assert!(guides().is_sorted_by_key(|guide| guide.group), "listed by group");
    for &group in GuideGroup::ALL {
        assert!(guides().iter().any(|guide| guide.group == group), "{group:?}");
        let id = format!("guide-group-{}", group.id());
        assert!(Words::new(Language::English).try_say(&id, &Args::new()).is_some(), "{id}");
    }
}

#[test]
fn every_guide_has_a_title_and_a_body_and_every_body_a_guide() {
    let words = Words::new(Language::English);
    for guide in guides() {
        let title = words.text(&format!("guide-{}", guide.slug));
        assert!(!title.starts_with('⟨') && !title.ends_with('.'), "{title}");
        let page = page(guide);
        assert!(page.len() >= 2 || guide.list.is_some(), "{} is short", guide.slug);
        assert!(lines(&page).iter().all(|line| !said(line).starts_with('⟨')), "{}", guide.slug);
    }
    let bodies = ids(Language::English)
        .into_iter()
        .filter_map(|id| id.strip_prefix("guide-")?.strip_suffix("-body").map(str::to_owned));
    for body in bodies {
        assert!(Guide::find(&body).is_some(), "guide-{body}-body");
    }
}

#[test]
fn no_markup_is_left_on_a_page() {
    for guide in guides() {
        let page = page(guide);
        for line in lines(&page) {
            for piece in line {
                let Piece::Text(text) = piece else { continue };
                let is_plain = !text.contains(['`', '|', '{', '}', '*']) && !text.contains("##");
                assert!(is_plain, "{}: {text}", guide.slug);
            }
        }
        for block in &page {
            if let Block::Table(rows) = block {
                assert!(rows.len() > 1, "{} has a table with a head only", guide.slug);
                let is_filled = |row: &Vec<Vec<Piece>>| row.iter().any(|cell| !cell.is_empty());
                assert!(rows.iter().all(is_filled), "{}", guide.slug);
            }
        }
    }
}

#[test]
fn a_row_of_a_table_has_a_cell_for_each_head() {
    for language in Language::ALL {
        let words = Words::new(language);
        for guide in guides() {
            let body = words.text(&format!("guide-{}-body", guide.slug));
            let mut width = None;
            for line in body.lines() {
                let cells = line.starts_with('|').then(|| line.matches('|').count());
                assert!(cells.is_none() || width.is_none() || cells == width, "{line}");
                width = cells;
            }
        }
    }
}

#[test]
fn cards_are_cards_and_none_stands_twice_in_a_hand() {
    let mut hands = 0;
    for guide in guides() {
        for line in lines(&page(guide)) {
            for piece in line {
                let Piece::Cards(cards) = piece else { continue };
                hands += 1;
                let read = read_cards(cards).unwrap_or_else(|error| panic!("{cards}: {error}"));
                let again: Vec<String> = read.iter().map(ToString::to_string).collect();
                assert_eq!(again.join(" "), *cards, "{}", guide.slug);
            }
        }
    }
    assert!(hands > 100, "{hands}");
}

#[test]
fn the_eleven_comparisons_of_kickers_use_each_card_once_and_only_cards_dealt() {
    let table = tables("kickers").remove(0);
    assert_eq!(table.len(), 12);
    // V-001-10 to V-001-20, by who wins.
    let winners: String = table[1..].iter().map(|row| &row[6][..1]).collect();
    assert_eq!(winners, "ABSABBAASAB");
    for row in &table[1..] {
        let dealt: Vec<&str> = row[1..4].iter().flat_map(|cell| cell.split(' ')).collect();
        let distinct: BTreeSet<&&str> = dealt.iter().collect();
        assert_eq!((dealt.len(), distinct.len()), (9, 9), "{}", row[0]);
        for (hand, best) in [(&row[1], &row[4]), (&row[2], &row[5])] {
            let best: Vec<&str> = best.split(' ').collect();
            assert_eq!(best.len(), 5, "{}", row[0]);
            let has = |card: &&str| hand.contains(card) || row[3].contains(card);
            assert!(best.iter().all(has), "{}", row[0]);
        }
    }
}

#[test]
fn the_pay_tables_of_ultimate_texas_holdem_are_those_of_the_book() {
    let book = house_books().iter().find(|book| book.id == "uth-002").unwrap();
    let trips = ["50:1", "40:1", "30:1", "8:1", "6:1", "5:1", "3:1"];
    let blind = ["500:1", "50:1", "10:1", "3:1", "3:2", "1:1"];
    let tables = tables("ultimate-texas-holdem");
    for (head, number, pays) in
        [("Trips", "UTH-PAY-TRIPS", &trips[..]), ("Blind", "UTH-PAY-BLIND", &blind[..])]
    {
        let row = book.row(number).unwrap();
        let ratios: Vec<&str> = row.pays.iter().map(|(_, ratio)| ratio.as_str()).collect();
        assert_eq!(ratios, pays, "{number}");
        let table = tables.iter().find(|table| table[0] == ["Hand", head]).unwrap();
        let told: Vec<(String, String)> =
            table.iter().skip(1).map(|row| (row[0].clone(), row[1].clone())).collect();
        assert_eq!(told, row.pays, "{number}");
    }
    let play = tables.iter().find(|table| table[0][1] == "Play").unwrap();
    assert_eq!(
        play[1..].iter().map(|row| row[1].as_str()).collect::<Vec<_>>(),
        ["3 or 4 times the Ante", "2 times", "1 time"]
    );
}

#[test]
fn sums_in_examples_of_ultimate_texas_holdem_are_right() {
    let tables = tables("ultimate-texas-holdem");
    let examples = tables.iter().find(|table| table[0].last().unwrap() == "Net").unwrap();
    assert_eq!(examples.len(), 10);
    for row in &examples[1..] {
        let (sum, total) = row[3].split_once(" = ").unwrap();
        let sum = sum.replace(',', "").replace("- ", "-").replace("+ ", "");
        let parts = sum.split(' ').map(|part| part.parse::<i32>().unwrap());
        assert_eq!(parts.sum::<i32>().to_string(), total.replace(',', ""), "{row:?}");
    }
}

#[test]
fn the_ladders_count_every_hand_of_their_deck() {
    for (slug, hands) in [("hand-rankings", 2_598_960), ("polish-draw-32", 201_376)] {
        let tables = tables(slug);
        let ladder = tables.iter().find(|table| table[0].last().unwrap().starts_with("Ways"));
        let ways = ladder.unwrap().iter().skip(1).map(|row| row.last().unwrap().replace(',', ""));
        assert_eq!(ways.map(|ways| ways.parse::<u32>().unwrap()).sum::<u32>(), hands, "{slug}");
    }
}

#[test]
fn the_pot_limit_page_follows_its_formula() {
    let table = tables("pot-limit-betting").remove(0);
    let number = |cell: &String| cell.parse::<u32>().unwrap();
    for (row, own) in table.iter().skip(1).zip([0, 0, 10]) {
        let (pot, call, after, to) =
            (number(&row[1]), number(&row[2]), number(&row[3]), number(&row[4]));
        assert_eq!(after, pot + call);
        assert_eq!(to, own + call + after);
    }
    assert_eq!(table[1..].iter().map(|row| number(&row[4])).collect::<Vec<_>>(), [70, 240, 230]);
}

#[test]
fn the_shortage_page_counts_its_cards() {
    let table = tables("stud-last-card").remove(0);
    for row in &table[1..] {
        let (used, left) = (row[1].parse::<u8>().unwrap(), row[2].parse::<u8>().unwrap());
        assert_eq!(used + 3 + left, 52, "{row:?}");
        let (with_burns, live) = row[3].split_once(" for ").unwrap();
        let (with_burns, live) = (with_burns.parse::<u8>().unwrap(), live.parse::<u8>().unwrap());
        assert_eq!(with_burns, left + 3, "{row:?}");
        let remedy = match () {
            () if left > live => "Burn",
            () if with_burns >= live => "Mix",
            () => "One card for all",
        };
        let is_so = row[4].starts_with(remedy) || row[4].to_lowercase().contains("mix, one card");
        assert!(is_so, "{row:?} and {remedy}");
    }
}

#[test]
fn every_term_has_a_word_a_meaning_and_translations() {
    let words = Words::new(Language::English);
    let slugs: BTreeSet<&str> = glossary().iter().map(|term| term.slug.as_str()).collect();
    assert_eq!(slugs.len(), glossary().len());
    assert!(slugs.len() > 200);
    let mut told = BTreeSet::new();
    for term in glossary() {
        let word = words.text(&format!("term-{}", term.slug));
        let means = words.text(&format!("term-{}-means", term.slug));
        assert!(!word.starts_with('⟨') && !means.starts_with('⟨'), "{}", term.slug);
        assert!(means.ends_with(['.', '"']), "{means}");
        assert!(told.insert(word.to_lowercase()), "{word} stands twice");
        for near in &term.near {
            assert!(slugs.contains(near.as_str()), "{} names {near}", term.slug);
            assert_ne!(*near, term.slug);
        }
    }
    let texts = ids(Language::English).into_iter();
    for id in texts.filter(|id| id.starts_with("term-")) {
        let slug = id.trim_start_matches("term-").trim_end_matches("-means").to_owned();
        assert!(slugs.contains(slug.as_str()), "{id}");
    }
}

#[test]
fn names_of_hands_are_two_ranks_and_the_crude_ones_are_marked() {
    for name in slang() {
        let ranks: Vec<&str> = name.hand.split(' ').collect();
        let is_rank = |rank: &&str| rank.len() == 1 && "23456789TJQKA".contains(*rank);
        assert!(ranks.len() == 2 && ranks.iter().all(is_rank), "{}", name.hand);
    }
    let hands: BTreeSet<&str> = slang().iter().map(|name| name.hand.as_str()).collect();
    assert_eq!(hands.len(), 23, "the handbook names 23 hands");
    for hand in ["9 9", "6 9"] {
        assert!(slang().iter().filter(|name| name.hand == hand).all(|name| name.is_offensive));
    }
}

#[test]
fn every_guide_prints_at_the_terminal() {
    for guide in guides() {
        let said = done(&["rule", "--page", &guide.slug], b"").out;
        assert!(!said.contains(['⟨', '`', '{']), "{}", guide.slug);
        let title = Words::new(Language::English).text(&format!("guide-{}", guide.slug));
        assert_eq!(said.lines().next(), Some(title.as_str()));
        let flowing: Vec<&str> = said.split_whitespace().collect();
        assert!(flowing.join(" ").contains(&guide.near.join(", ")), "{}", guide.slug);
    }
}

#[test]
fn side_pots_read_at_the_terminal_as_on_paper() {
    let said = done(&["rule", "--page", "all-ins-and-side-pots"], b"").out;
    let table = "Pot         Chips  Who plays for it  Settled\n\
                 Side pot 2  20     C, D              First\n\
                 Side pot 1  30     B, C, D           Second\n\
                 Main pot    100    A, B, C, D        Last\n";
    assert!(said.contains(table), "{said}");
    assert!(said.contains("\n1. Give back what nobody matched"), "{said}");
    assert!(said.lines().filter(|line| !line.contains("  ")).all(|l| l.chars().count() <= 80));
}

#[test]
fn crude_names_are_shown_to_whoever_asks_for_them() {
    let crude: Vec<&str> =
        slang().iter().filter(|name| name.is_offensive).map(|name| name.name.as_str()).collect();
    let polite = done(&["rule", "--page", "slang"], b"").out;
    assert!(polite.contains("Big Slick") && crude.iter().all(|name| !polite.contains(name)));
    assert!(polite.contains(&format!("{} names that may offend are left out", crude.len())));
    let all = done(&["rule", "--page", "slang", "--offensive"], b"").out;
    assert!(crude.iter().all(|name| all.contains(name)) && !all.contains("left out"));
    assert_eq!(guides().iter().filter(|guide| guide.list == Some(GuideList::Slang)).count(), 1);
}

#[test]
fn a_page_that_is_not_there_is_refused_with_those_that_are() {
    let answer = floorman(&["rule", "--page", "holdme"], b"");
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.trouble.contains("“holdme”"), "{}", answer.trouble);
    for words in [["rule", "--page", "slang", "--list"], ["rule", "--offensive", "slang", "--list"]]
    {
        assert_eq!(floorman(&words, b"").status, 2, "{words:?}");
    }
}

#[test]
fn every_page_is_listed_at_the_terminal() {
    let listed = done(&["rule", "--page"], b"").out;
    let named = listed.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let named: BTreeSet<&str> = named.collect();
    let rules = rule_pages().iter().map(|page| page.slug.as_str());
    let all: BTreeSet<&str> =
        guides().iter().map(|guide| guide.slug.as_str()).chain(rules).collect();
    assert_eq!(named, all);
    assert!(!listed.contains('⟨'), "{listed}");
}

#[test]
fn every_page_of_a_rule_prints_at_the_terminal() {
    for page in rule_pages() {
        let said = done(&["rule", "--page", &page.slug, "--rules", "tda-2024"], b"").out;
        assert!(!said.contains(['⟨', '`', '{']), "{}", page.slug);
        let numbers = said.lines().nth(2).unwrap();
        assert!(numbers.starts_with("TDA 2024 · "), "{}: {numbers}", page.slug);
        assert!(!said.contains("tda-20"), "a document has its name: {said}");
    }
    let chip = done(&["rule", "--page", "oversized-chip"], b"").out;
    let line = chip.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(line.contains("TDA 2011 · 39") && line.contains("TDA 2024 · 44"), "{chip}");
    assert!(chip.contains("\nExamples\n") && chip.contains("\nSee also "), "{chip}");
}

/// Of the book that holds a page says the number or why there is none, at the terminal and on paper
/// as in the window, and a bare number is one of that book.
#[test]
fn a_page_begins_with_the_number_of_the_book_that_holds() {
    let numbers = |page: &str, book: &str| {
        let said = done(&["rule", "--page", page, "--rules", book], b"").out;
        said.lines().nth(2).unwrap().to_owned()
    };
    for (book, begins) in [
        ("tda-2024", "TDA 2024 · RP-8"),
        ("tda-2022", "TDA 2022 · not known; "),
        ("tda-2019", "TDA 2019 · not known; "),
        ("tda-2011", "TDA 2011 · no such rule; "),
    ] {
        let numbers = numbers("hand-for-hand", book);
        assert!(numbers.starts_with(begins) && numbers.contains("TDA 2024 · RP-8"), "{numbers}");
    }
    assert!(numbers("oversized-chip", "tda-2019").starts_with("TDA 2019 · 44; "));
    assert!(numbers("oversized-chip", "pl-004").starts_with("TDA 2011 · 39; "));
    let title = |page: &str, book: &str| {
        let said = done(&["rule", "--page", page, "--rules", book], b"").out;
        said.lines().next().unwrap().to_owned()
    };
    assert_eq!(title("44", "tda-2022"), title("oversized-chip", "tda-2022"));
    assert_eq!(title("39", "tda-2011"), title("oversized-chip", "tda-2011"));
    let words = Words::new(Language::English);
    for page in rule_pages() {
        for book in Rulebook::ALL {
            let own = Edition::of(book).or(book.fallback().and_then(Edition::of)).unwrap();
            let first = words.page_numbers(page, book).remove(0);
            let name = own.id().replace('-', " ").to_uppercase();
            assert!(first.starts_with(&name), "{} under {}: {first}", page.slug, book.id());
        }
    }
}

#[test]
fn a_ruling_that_cites_a_house_book_cites_a_row_of_it() {
    for topic in rulings::topics() {
        for cite in topic.cites {
            let book = house_books().iter().find(|book| book.rulebook() == Some(cite.rulebook));
            let is_row = book.is_none_or(|book| book.row(cite.number).is_some());
            assert!(is_row, "{} cites {} {}", topic.slug, cite.rulebook.id(), cite.number);
        }
    }
    let moving = rulings::Topic::find("next-hand").unwrap();
    let titles = moving.cites.iter().filter_map(|cite| {
        house_books().iter().find_map(|book| book.row(cite.number)).map(|row| row.title.as_str())
    });
    let titles: Vec<&str> = titles.collect();
    assert_eq!(titles, ["Dealer's position", "Next dealer", "Dealer button"]);
}

#[test]
fn a_page_is_written_as_a_sheet() {
    let folder = tempfile::tempdir().unwrap();
    for page in ["hand-rankings", "44", "tda-2011 39", "slang", "glossary", "wrong-seat"] {
        let file = folder.path().join("page.pdf");
        let said = done(&["rule", "--page", page, "-o", file.to_str().unwrap()], b"").out;
        assert!(said.contains("page.pdf"), "{page}: {said}");
        assert!(std::fs::read(&file).unwrap().starts_with(b"%PDF"), "{page}");
        std::fs::remove_file(&file).unwrap();
    }
    let none = floorman(&["rule", "--page", "holdme", "-o", "none.pdf"], b"");
    assert_eq!(none.status, 2);
}
