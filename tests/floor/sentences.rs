//! Every sentence of the books that decides something, with facts that bring it to bear and near
//! facts that do not.
//!
//! The sentences stand in `assets/rulebooks/sentences`, the cases beside this file, one list for
//! each book. They are read while the test runs, so a case is written without building.

mod case;
mod dropped;
mod judge;

use crate::project;
use case::Row;
use judge::{holding, holds, judge};
use ron::extensions::Extensions;
use rulebook::{
    Edition, Options, RuleSet, Rulebook, Sentence, Strength, guides, house_books, rule_page,
    sentences,
};
use std::collections::{BTreeMap, BTreeSet};
use words::find::{Index, SearchHit};
use words::{Language, Words};

/// The cases of a book, by the ids of its sentences.
type Cases = BTreeMap<String, Row>;

fn read(text: &str) -> Result<Cases, String> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| error.to_string())
}

fn cases(book: Rulebook) -> Cases {
    let path = project(&format!("tests/floor/sentences/{}.ron", book.id()));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    read(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// Books whose sentences are listed.
fn books() -> impl Iterator<Item = Rulebook> {
    let all = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
    // Those of editions that are told by the base follow from it.
    let is_own = |book: &Rulebook| !Edition::of(*book).is_some_and(Edition::is_told_by_base);
    all.filter(is_own).filter(|book| !sentences(*book).is_empty())
}

/// Judges a whole book, and prints how much of it is tested.
#[track_caller]
fn check(book: Rulebook) {
    let (list, cases) = (sentences(book), cases(book));
    assert!(!list.is_empty(), "{} cannot be read", book.id());
    let tally = judge(book, list, &cases);
    println!("{}", tally.summary(book));
    assert!(tally.faults.is_empty(), "{}\n{}", tally.summary(book), tally.faults.join("\n"));
}

#[test]
fn tda_2011() {
    check(Rulebook::Tda2011);
}

#[test]
fn tda_2024() {
    check(Rulebook::Tda2024);
}

#[test]
fn local_003() {
    check(Rulebook::Local003);
}

#[test]
fn house_000() {
    check(Rulebook::House000);
}

#[test]
fn home_001() {
    check(Rulebook::Home001);
}

#[test]
fn uth_002() {
    check(Rulebook::Uth002);
}

#[test]
fn pl_004() {
    check(Rulebook::Pl004);
}

/// A book that is listed has a test of its own above.
#[test]
fn no_listed_book_is_forgotten() {
    let source = include_str!("sentences.rs");
    for book in books() {
        let call = format!("fn {}()", book.id().replace('-', "_"));
        assert!(source.contains(&call), "{call}");
    }
}

#[test]
fn every_rule_of_a_listed_book_has_a_sentence() {
    for book in books() {
        let listed: BTreeSet<&str> = sentences(book).iter().map(Sentence::rule).collect();
        let whole =
            |rule: &str| listed.iter().any(|it| *it == rule || it.starts_with(&format!("{rule}-")));
        let rules: Vec<String> = match Edition::of(book) {
            Some(edition) => edition.rules().iter().map(|rule| rule.number.to_string()).collect(),
            None => {
                let rows = house_books().iter().filter(|it| it.id == book.id());
                let rows =
                    rows.flat_map(|it| it.rows.iter().filter(|row| !row.is_lost && !row.is_silent));
                rows.map(|row| row.number.clone()).collect()
            }
        };
        let without: Vec<&String> = rules.iter().filter(|rule| !whole(rule)).collect();
        assert!(without.is_empty(), "{}: {without:?}", book.id());
    }
}

/// What a book has otherwise than TDA 2011, by which the others are measured, is held by a case:
/// with the other answer one of its sentences is told wrongly.
#[test]
fn every_answer_of_a_book_is_held_by_a_sentence() {
    let common = RuleSet::of(Rulebook::Tda2011);
    let mut unheld = Vec::new();
    for book in books().filter(|book| *book != Rulebook::Uth002) {
        let cases = cases(book);
        let cases = holding(book, &cases);
        for option in Options::ALL {
            let mut rules = RuleSet::of(book);
            let theirs = option.get(&common.options);
            if option.get(&rules.options) == theirs {
                continue;
            }
            assert!(option.set(&mut rules.options, theirs), "{} {theirs}", option.key);
            if cases.iter().all(|case| holds(case, &rules)) {
                unheld.push((book.id(), option.key));
            }
        }
    }
    unheld.retain(|it| !UNSEEN.contains(it));
    assert_eq!(unheld, []);
}

/// Answers that show nowhere while another one of the same book says as much: the cap of the
/// general house rules counts for itself, and the Polish book forbids suits and odd chips twice.
const UNSEEN: [(&str, &str); 3] =
    [("house-000", "cap_counts_opening_bet"), ("pl-004", "odd_chip"), ("pl-004", "suit_order")];

/// Where nothing can be worked out, somebody who types the heading finds the page.
#[test]
fn pages_are_there_and_are_found_by_the_heading() {
    let index = Index::new(&Words::new(Language::English));
    let mut lost = Vec::new();
    for book in books() {
        for sentence in sentences(book) {
            for slug in &sentence.pages {
                let page = match rule_page(slug) {
                    Some(page) => SearchHit::Rule(&page.slug),
                    None => match guides().iter().find(|guide| guide.slug == *slug) {
                        Some(guide) => SearchHit::Guide(&guide.slug),
                        None => panic!("{} {}: no page {slug}", book.id(), sentence.id),
                    },
                };
                let found = index.find(&sentence.heading, book);
                if !found.iter().any(|entry| entry.found == page) {
                    lost.push(format!(
                        "{} {} {slug}: {}",
                        book.id(),
                        sentence.id,
                        sentence.heading
                    ));
                }
            }
        }
    }
    assert_eq!(lost, [""; 0]);
}

/// Four sentences and their cases: all hold, and each planted fault is named.
#[test]
fn what_is_wrong_is_seen() {
    let sentence = |id: &str, strength| Sentence {
        id: id.to_owned(),
        heading: "29".to_owned(),
        decides: "one chip is a call".to_owned(),
        strength,
        topics: vec!["oversized-chip".to_owned()],
        pages: Vec::new(),
        by_page: None,
    };
    let chip = r##"(topic: "oversized-chip", facts: r#"{"big_blind":6,"bet":6,"chip":25,"said_raise":RAISE}"#, EXPECTS)"##;
    let case =
        |raise: &str, expects: &str| chip.replace("RAISE", raise).replace("EXPECTS", expects);
    let call = case("false", r##"verdict: r#"{"action":"call"}"#, cites: ["PLGEN-29"]"##);
    let raise = case("true", r##"not_verdict: r#"{"action":"call"}"#"##);
    let faults = |strength, open: &str, applies: &str, near: &str| {
        let text = format!(r#"{{"29-1": ({open} applies: [{applies}], near: [{near}])}}"#);
        let tally = judge(Rulebook::House000, &[sentence("29-1", strength)], &read(&text).unwrap());
        (tally.faults.join("\n"), tally)
    };
    let (none, tally) = faults(Strength::Must, "", &call, &raise);
    assert_eq!(none, "");
    assert_eq!((tally.tested, tally.cases, tally.open.len()), (1, 2, 0));
    let wrong = [
        (r##"verdict: r#"{"action":"raise"}"#"##, "verdict"),
        (r##"not_verdict: r#"{"action":"call"}"#"##, "not_verdict"),
        ("discretion: true", "discretion"),
        (r#"cites: ["PLGEN-30"]"#, "cites"),
        (r#"not_cites: ["PLGEN-29"]"#, "not_cites"),
        (r#"why: ["nonsense"]"#, "why"),
        (r##"options: [r#"{"action":"call"}"#]"##, "options"),
        (r##"not_options: [r#"{"action":"raise"}"#]"##, "not_options"),
        (r#"suggests: ["nonsense"]"#, "suggests"),
        ("refused: true", "refused"),
        ("", "expects nothing"),
    ];
    for (expects, named) in wrong {
        let (fault, _) = faults(Strength::Must, "", &case("false", expects), &raise);
        assert!(fault.contains(named), "{expects}: {fault}");
        let (open, tally) =
            faults(Strength::Must, r#"open: "known","#, &case("false", expects), &raise);
        assert!(open.is_empty() && tally.open.len() == 1, "{expects}: {open}");
    }
    for (fault, named) in [
        (faults(Strength::May, "", &call, &raise).0, "may"),
        (faults(Strength::Must, "", &call, "").0, "near"),
        (faults(Strength::Must, "", "", &raise).0, "applies"),
        (faults(Strength::Must, "", &call, &call).0, "same answer"),
        (faults(Strength::Must, r#"open: "mended","#, &call, &raise).0, "mended"),
        (faults(Strength::Must, "", &call.replace("\"bet\"", "\"bett\""), &raise).0, "bett"),
    ] {
        assert!(fault.contains(named), "{named}: {fault}");
    }
    let others = judge(
        Rulebook::House000,
        &[sentence("29-2", Strength::Must)],
        &read("{\"29-1\": ()}").unwrap(),
    );
    assert_eq!(others.faults.len(), 2, "{:?}", others.faults);
}

/// Whether an edition before 2024 has it in the place of a sentence of 2024.
fn is_instead(sentence: &Sentence) -> bool {
    sentences(Rulebook::Tda2024).iter().all(|latest| latest.decides != sentence.decides)
}

/// What TDA 2019 and 2022 have instead of sentences of 2024 holds under them, and under 2024 not.
#[test]
fn what_tda_2019_and_2022_have_instead_holds_there_alone() {
    for (book, count) in [(Rulebook::Tda2022, 6), (Rulebook::Tda2019, 9)] {
        let own: Vec<Sentence> =
            sentences(book).iter().filter(|it| is_instead(it)).cloned().collect();
        assert_eq!(own.len(), count, "{}", book.id());
        let cases = cases(book);
        let tally = judge(book, &own, &cases);
        assert!(tally.faults.is_empty(), "{}", tally.faults.join("\n"));
        let latest = RuleSet::of(Rulebook::Tda2024);
        for (id, row) in &cases {
            let mut all = row.applies.iter().chain(&row.near);
            let is_alike = all.all(|case| holds(case, &latest));
            // Another rule has the dodged blind, so nothing else comes of the shorter list.
            assert_eq!(is_alike, id == "71-B-2", "{} {id} and 2024", book.id());
        }
    }
}

/// Sentences that TDA 2019 and 2022 share with 2024 come out alike under them, and those that they
/// do not have come out otherwise.
#[test]
fn what_tda_2019_and_2022_share_with_2024_comes_out_alike() {
    let cases = cases(Rulebook::Tda2024);
    let latest = sentences(Rulebook::Tda2024);
    let mut faults = Vec::new();
    for (book, count) in [(Rulebook::Tda2022, 311), (Rulebook::Tda2019, 295)] {
        let rules = RuleSet::of(book);
        let shared = sentences(book).iter().filter(|it| !is_instead(it));
        let there: BTreeSet<&str> = shared.map(|it| it.id.as_str()).collect();
        assert_eq!(there.len(), count, "{}", book.id());
        for sentence in latest {
            let id = sentence.id.as_str();
            let Some(row) = cases.get(id).filter(|row| row.open.is_none()) else { continue };
            let is_shared = there.contains(id);
            let is_alike = row.applies.iter().all(|case| holds(case, &rules));
            // A rule under another number is cited otherwise.
            let is_told_apart = ALIKE.contains(&id) || RENUMBERED.contains(&(book.id(), id));
            if is_alike != is_shared && !is_told_apart {
                faults.push(format!("{} {id}: shared {is_shared}", book.id()));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// Sentences of 2024 that editions before it do not have, and by which nothing comes out otherwise:
/// another rule, or a list that was longer, has the same answer to these cases.
const ALIKE: [&str; 8] =
    ["5-D-1", "11-D-5", "23-5", "35-D-2", "56-1", "71-B-1", "71-B-2", "RP-10-C-1"];

/// Where only the number is another one.
const RENUMBERED: [(&str, &str); 1] = [("tda-2019", "Addendum-10-1")];
