//! Everything that rulebooks say is answered, and nothing that names something names nothing.

use crate::terminal::done;
use rulebook::{
    BookRow, Edition, Guide, RulePage, Rulebook, There, edition_rows, guides, house_books,
    rule_pages, rule_pages_by_number,
};
use rulings::{Covered, Topic, Wants, coverage, coverage_of_sentences, topics, unknown_citations};
use serde_json::json;
use std::collections::BTreeSet;
use words::find::SearchHit;
use words::{Language, Words};

fn names(all: &[&Covered]) -> Vec<String> {
    all.iter().map(|it| format!("{} {} {}", it.book, it.number, it.title)).collect()
}

#[test]
fn every_rule_row_and_line_is_answered() {
    let all = coverage();
    let missing: Vec<&Covered> = all.iter().filter(|covered| covered.is_missing()).collect();
    assert_eq!(names(&missing), [""; 0]);
    let lost = all.iter().filter(|covered| covered.wants == Wants::Nothing).count();
    assert!(all.len() > 500 && lost < 5, "{} lines, of which {lost} are lost", all.len());
}

/// Every rule and procedure of both editions, and every line of the matrix that asks for a
/// ruling: a page alone is not enough.
#[test]
fn every_rule_of_both_editions_is_computed_by_a_topic() {
    let all = coverage();
    let editions = [Edition::Tda2011.id(), Edition::Tda2024.id()];
    let of_editions = all.iter().filter(|covered| editions.contains(&covered.book));
    let without: Vec<&Covered> = of_editions.filter(|covered| covered.topics.is_empty()).collect();
    assert_eq!(names(&without), [""; 0]);
    let of_matrix = all.iter().filter(|it| it.book == "matrix" && it.wants == Wants::Topic);
    let without: Vec<&Covered> = of_matrix.filter(|covered| covered.topics.is_empty()).collect();
    assert_eq!(names(&without), [""; 0]);
}

#[test]
fn every_citation_is_a_rule_that_there_is() {
    assert_eq!(unknown_citations(), []);
}

/// What a ruling cites is shown by the document's name and what stands in it, and that opens the
/// page: in the window, and when it is typed.
#[test]
fn every_citation_opens_its_page_as_it_is_shown() {
    let words = Words::new(Language::English);
    let mut lost = BTreeSet::new();
    for topic in topics() {
        for book in Rulebook::ALL {
            for cite in topic.cites_in(book) {
                let shown = words.cited(&cite);
                let is_opened = SearchHit::page_of(cite.rulebook, cite.number).is_some();
                if !is_opened || words.pages_cited(&shown).is_empty() {
                    lost.insert(shown.clone());
                }
                let row = house_books().iter().find_map(|book| book.row(cite.number));
                assert!(row.is_none() || !shown.contains(cite.number), "{shown}");
            }
        }
    }
    assert_eq!(lost, BTreeSet::new());
    assert!(words.pages_cited("TDA 2024 99").is_empty());
    assert!(words.pages_cited("no such heading").is_empty());
    let spaced = words.pages_cited("tda-2011 39");
    assert_eq!(spaced, words.pages_cited("TDA 2011 · 39"));
}

#[test]
fn every_row_of_a_house_book_stands_under_a_heading_that_opens_a_page() {
    let words = Words::new(Language::English);
    for book in house_books() {
        for row in &book.rows {
            assert!(!row.heading.is_empty(), "{} {}", book.id, row.number);
        }
        let cited = |row: &BookRow| format!("{} · {}", book.id, row.heading);
        let lost: BTreeSet<String> =
            book.rows.iter().map(cited).filter(|it| words.pages_cited(it).is_empty()).collect();
        assert_eq!(lost, BTreeSet::new());
    }
}

/// A row about another edition that no citation meets would be a rule for nothing.
#[test]
fn every_difference_of_an_edition_meets_a_citation_and_has_words() {
    let words = Words::new(Language::English);
    for row in edition_rows() {
        let mut cites = topics().flat_map(|topic| topic.cites);
        let is_met = cites.any(|cite| cite.rulebook == Rulebook::Tda2024 && row.is_about(cite));
        assert!(is_met, "nothing cites {} {:?}", row.number, row.gist);
        if let There::Other(_, gist) = &row.there {
            assert!(!words.text(gist).contains('⟨'), "{gist}");
        }
    }
}

#[test]
fn every_sentence_of_the_books_is_answered_and_counted() {
    let all = coverage_of_sentences();
    let missing: Vec<&str> =
        all.iter().filter(|it| it.is_missing()).map(|it| it.sentence.id.as_str()).collect();
    assert_eq!(missing, [""; 0]);
    assert!(all.len() > 500, "{} sentences", all.len());
    let tda = [Rulebook::Tda2024, Rulebook::Tda2022, Rulebook::Tda2019, Rulebook::Tda2011];
    for book in tda.into_iter().chain([Rulebook::House000, Rulebook::Uth002]) {
        assert!(all.iter().any(|covered| covered.book == book), "{}", book.id());
    }
}

#[test]
fn the_terminal_says_what_answers_each_sentence_and_counts() {
    let all = coverage_of_sentences();
    let told = done(&["rule", "--coverage", "--format", "json"], b"").json();
    let of_sentences: Vec<_> = told.iter().filter(|it| it["sentence"].is_string()).collect();
    assert_eq!(of_sentences.len(), all.len());
    let overchip =
        of_sentences.iter().find(|it| it["book"] == "tda-2011" && it["sentence"] == "39-1");
    let overchip = overchip.unwrap();
    let topics = overchip["topics"].as_array().unwrap();
    assert!(topics.contains(&json!("oversized-chip")) && overchip["missing"] == false);
    let counts = told.last().unwrap();
    let by = |key: &str| counts[key].as_u64().unwrap();
    assert_eq!(by("sentences"), all.len() as u64);
    assert_eq!(by("by_topic") + by("by_page") + by("missing"), all.len() as u64);

    let text = done(&["rule", "--coverage", "--format", "text"], b"").out;
    assert!(text.lines().any(|line| line.starts_with("TDA 2011 · ")), "{text}");
    let described = all.iter().filter(|it| !it.sentence.strength.decides()).count() as u64;
    assert_eq!(by("deciding") + described, all.len() as u64);
    assert_eq!(
        by("by_page"),
        described + all.iter().filter(|it| it.sentence.by_page.is_some()).count() as u64
    );
    let joker = of_sentences.iter().find(|it| it["sentence"] == "CZ-DEAL-04-2").unwrap();
    assert_eq!(joker["by_page"], "equipment");
    let last = text.lines().last().unwrap();
    assert!(last.replace(',', "").contains(&format!("{} sentences", all.len())), "{last}");
}

#[test]
fn pages_name_topics_that_there_are() {
    let of_rules = rule_pages().iter().map(|page: &RulePage| (&page.slug, &page.topics));
    let of_guides = guides().iter().map(|guide: &Guide| (&guide.slug, &guide.topics));
    let named = of_rules.chain(of_guides);
    let unknown: Vec<(&String, &String)> = named
        .flat_map(|(page, topics)| topics.iter().map(move |topic| (page, topic)))
        .filter(|(_, topic)| Topic::find(topic).is_none())
        .collect();
    assert_eq!(unknown, []);
}

#[test]
fn every_topic_is_reached_from_a_page() {
    let of_rules = rule_pages().iter().flat_map(|page| &page.topics);
    let named: BTreeSet<&str> = of_rules
        .chain(guides().iter().flat_map(|guide| &guide.topics))
        .map(String::as_str)
        .collect();
    let has_page = |topic: &Topic| {
        named.contains(topic.slug)
            || topic.cites.iter().any(|cite| match Edition::of(cite.rulebook) {
                Some(edition) => !rule_pages_by_number(edition, cite.number).is_empty(),
                None => guides().iter().any(|guide| guide.answers(cite.number)),
            })
    };
    let alone: Vec<&str> = topics().filter(|it| !has_page(it)).map(|it| it.slug).collect();
    assert_eq!(alone, [""; 0]);
}

/// Rows of the house books that decide something at the table; the others describe a game.
#[test]
fn rows_that_decide_something_are_cited_by_a_topic() {
    let rows = |start: &str, numbers: &[u8]| -> Vec<String> {
        numbers.iter().map(|number| format!("{start}{number:02}")).collect()
    };
    let general: Vec<u8> = (1..=10).chain(14..=31).collect();
    let of_books = [
        (Rulebook::House000, rows("PLGEN-", &general)),
        (Rulebook::Home001, rows("CZ-ETI-", &[1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15])),
        (Rulebook::Home001, rows("CZ-TRN-", &[1, 2, 3, 4, 5])),
        (Rulebook::Home001, rows("CZ-BET-", &[3, 4, 5, 9, 10, 11, 12])),
        (Rulebook::Home001, rows("CZ-GEN-", &[6])),
        (Rulebook::Pl004, rows("PL-HE-", &[6, 8])),
        (Rulebook::Local003, ["37.C", "42.C", "43.C", "46.C"].map(str::to_owned).to_vec()),
    ];
    for (book, rows) in of_books {
        for row in rows {
            let mut cites = topics().flat_map(|topic| topic.cites);
            let is_cited = cites.any(|cite| cite.rulebook == book && cite.number == row);
            assert!(is_cited, "no topic cites {row}");
        }
    }
}
