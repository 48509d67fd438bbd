//! What other books say beside a ruling, and the rules that a ruling names.

use crate::calls::betting::{NEW, OLD, is, may_be, spot};
use crate::calls::rule as ruled;
use rulebook::Rulebook::{self, Home001, House000, Tda2011, Tda2024};
use rulings::topics;
use serde_json::{Value, json};

fn others(topic: &str, book: Rulebook, facts: &Value) -> Vec<Rulebook> {
    ruled(topic, book, facts).differs.iter().map(|other| other.rulebook).collect()
}

#[test]
fn p18_every_book_that_rules_otherwise_is_named() {
    let mixed = spot(500, 1_100, 600, &json!({ "pushed": [500, 1_000], "street": "preflop" }));
    assert_eq!(others("wager", Tda2024, &mixed), [Tda2011, House000]);
    assert_eq!(
        others("wager", Tda2011, &mixed),
        [Rulebook::NEWEST],
        "a raise to 1,700 in 2011 and in 000"
    );
    let one = spot(200, 200, 200, &json!({ "pushed": [1_000], "street": "preflop" }));
    assert!(others("wager", Tda2024, &one).is_empty(), "P11 is the same everywhere");
}

#[test]
fn a_book_that_is_silent_is_not_named() {
    let p27 = spot(50, 600, 550, &json!({ "in_front": [25, 25], "pushed": [500, 1_000] }));
    assert!(ruled("wager", OLD, &p27).is_silent(), "2011 has no rule on chips in front");
    assert!(others("wager", NEW, &p27).is_empty());
    assert_eq!(others("wager", OLD, &p27), [Rulebook::NEWEST], "2024 has one");
    let p47 = json!({ "fault": "too_small", "made": 1_000, "right": 1_200,
        "noticed": "same_street" });
    assert!(others("short-bet", NEW, &p47).is_empty());
    assert_eq!(others("short-bet", OLD, &p47), [Rulebook::NEWEST]);
}

#[test]
fn a_book_is_not_named_for_what_another_one_lends_it() {
    let p09 = spot(400, 2_000, 2_000, &json!({ "said": "raise", "amount": 8_000 }));
    assert_eq!(others("wager", NEW, &p09), [Tda2011]);
    let p34 = json!({ "structure": "no_limit", "has_acted": true, "in_front": 100,
        "last_raise": 100, "bets": [125, 200] });
    assert_eq!(others("short-all-in", NEW, &p34), [Tda2011], "the house books follow 2011 here");
    let d04 = json!({ "structure": "limit", "has_acted": true, "in_front": 20, "last_raise": 20,
        "bets": [30] });
    assert_eq!(others("short-all-in", OLD, &d04), [Rulebook::NEWEST, House000]);
}

/// Every other book that a ruling names cites a rule of its own, and has one.
#[test]
fn whoever_is_named_has_a_rule_of_their_own() {
    for topic in topics() {
        let facts: Value = serde_json::from_str(topic.example).expect("an example is facts");
        for book in Rulebook::ALL {
            for other in ruled(topic.slug, book, &facts).differs {
                let unnumbered = other.answer.iter().any(|said| said.id == "edition-unnumbered");
                let cited = other.citations.iter().any(|cite| cite.rulebook == other.rulebook);
                let own = cited || unnumbered;
                assert!(own || other.rulebook == book, "{} {:?}", topic.slug, other.rulebook);
            }
        }
    }
}

/// What a needless fold rests on, and what one out of turn rests on besides.
const BOOKS: [(Rulebook, &str, &str); 3] =
    [(OLD, "46", "36"), (NEW, "58", "53-A"), (Home001, "CZ-GEN-06", "CZ-ETI-09")];

#[test]
fn tda_2024_58_a_fold_in_turn_names_no_rule_about_turns() {
    let facts = |in_turn: bool| json!({ "facing_bet": false, "in_turn": in_turn });
    for (book, fold, turn) in BOOKS {
        let numbers = |in_turn| {
            let ruling = ruled("fold-without-bet", book, &facts(in_turn));
            ruling.citations.iter().map(|cite| cite.number).collect::<Vec<_>>()
        };
        assert!(numbers(true).contains(&fold) && !numbers(true).contains(&turn), "{book:?}");
        assert!(numbers(false).contains(&turn), "{book:?}");
    }
}

#[test]
fn tda_2011_38_a_short_bet_names_the_rule_of_its_size() {
    let facts = |fault: &str, made: u64| {
        json!({
            "fault": fault, "made": made, "right": 10_500,
            "noticed": "same_street",
        })
    };
    let stands = |made: u64| {
        ["corrected", "stands"].map(
            |word| json!({ "ruling": word, "total": if word == "stands" { made } else { 10_500 } }),
        )
    };
    may_be("short-bet", OLD, &facts("too_small", 9_500), &stands(9_500), "38");
    may_be("short-bet", OLD, &facts("pot_too_high", 11_500), &stands(11_500), "43");
    let small = ruled("short-bet", OLD, &facts("too_small", 9_500));
    assert!(small.citations.iter().all(|cite| cite.number != "43"));
}

fn limit(players: u8, all_in: Option<u64>) -> Value {
    json!({ "bet": 20, "bets_so_far": 1, "players_left": players, "short_all_in": all_in })
}

fn cap(reopens: bool) -> Value {
    json!({ "totals": [20, 40, 60, 80], "may_raise": true, "all_in_reopens": reopens })
}

#[test]
fn d_04_d_05_an_all_in_in_limit_leaves_the_floor_a_choice_only_where_2011_is_silent() {
    is("limit-cap", OLD, &limit(3, Some(9)), &cap(false), "41");
    is("limit-cap", OLD, &limit(3, Some(20)), &cap(true), "41");
    may_be("limit-cap", OLD, &limit(3, Some(10)), &[cap(true), cap(false)], "41");
    is("limit-cap", NEW, &limit(3, Some(9)), &cap(false), "47-B");
    is("limit-cap", NEW, &limit(3, Some(10)), &cap(true), "47-B");
    is("limit-cap", House000, &limit(3, Some(9)), &cap(false), "PLGEN-14");
    is("limit-cap", House000, &limit(3, Some(10)), &cap(true), "PLGEN-15");
}

#[test]
fn plgen_13_and_cz_bet_07_are_named_between_two_players() {
    for (book, rule) in [(House000, "PLGEN-13"), (Home001, "CZ-BET-07")] {
        let has = |players| {
            let ruling = ruled("limit-cap", book, &limit(players, None));
            ruling.citations.iter().any(|cite| cite.number == rule)
        };
        assert!(has(2) && !has(3), "{book:?}");
    }
}
