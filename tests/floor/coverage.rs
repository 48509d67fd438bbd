//! Everything that rulebooks say is answered, and nothing that names something names nothing.

use rulebook::{Edition, Guide, RulePage, Rulebook, guides, rule_pages, rule_pages_by_number};
use rulings::{Covered, Topic, Wants, coverage, topics, unknown_citations};
use std::collections::BTreeSet;

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
