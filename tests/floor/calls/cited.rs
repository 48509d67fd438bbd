//! Answers that rest on the rule that decided them, and on no other one beside it.

use crate::calls::{cites, rule};
use rulebook::Rulebook::{House000, Pl004, Tda2011, Tda2024};
use rulebook::{Rulebook, rule_page};
use rulings::Ruling;
use serde_json::{Value, json};
use words::{Language, Words};

/// The numbers on which an answer rests.
#[track_caller]
fn rests_only_on(ruling: &Ruling, numbers: &[&str]) {
    let cited: Vec<&str> = ruling.citations.iter().map(|cite| cite.number).collect();
    assert_eq!(cited, numbers, "{:?}", ruling.why);
}

#[test]
fn f46_a_bet_to_a_bet_rests_on_the_amount_and_on_no_fold() {
    let facts = json!({"said": "bet", "bet": 400, "big_blind": 200, "amount": 1000,
        "last_raise": 200});
    for (book, numbers) in [(Tda2024, ["40-C", "43-A"]), (Tda2011, ["35", "38"])] {
        let ruling = rule("invalid-words", book, &facts);
        assert_eq!(ruling.verdict.json()["total"], 1000);
        rests_only_on(&ruling, &numbers);
    }
    let fold = json!({"said": "fold", "bet": 0, "big_blind": 200});
    assert!(cites(&rule("invalid-words", Tda2024, &fold), "58"), "a fold does rest on it");
}

/// Nobody has said how much, so it is a call or a raise, and no fold.
#[test]
fn a_bet_to_a_bet_is_no_fold() {
    let said = |words: &str| {
        let facts = json!({"structure": "no_limit", "street": "flop", "big_blind": 200,
            "bet": 1000, "last_raise": 1000, "said": words});
        let options = rule("wager", Tda2024, &facts).options;
        let action = |verdict: Value| verdict["action"].as_str().unwrap_or_default().to_owned();
        options.iter().map(|it| action(it.verdict.json())).collect::<Vec<_>>()
    };
    assert_eq!(said("bet"), ["call", "raise"]);
    assert_eq!(said("hm"), ["call", "raise", "fold"], "own words may be a fold");
}

#[test]
fn f64_and_f81_who_is_away_is_blinded_off_and_not_penalized() {
    let absent = |why: &str, book: Rulebook| {
        rule("absent-player", book, &json!({"why": why, "stack": 9000, "cost_of_a_round": 2400}))
    };
    let never_came = absent("never_came", Tda2024);
    assert!(never_came.is_discretion);
    rests_only_on(&never_came, &["71-A"]);
    rests_only_on(&absent("away", Tda2024), &["30", "71-A"]);
    assert!(cites(&absent("penalty", Tda2024), "71-C"), "a penalty does rest on it");
    rests_only_on(&absent("away", Tda2011), &["27"]);
    rests_only_on(&absent("never_came", Tda2011), &["1"]);
}

#[test]
fn plgen_14_the_headline_says_who_may_no_longer_raise() {
    let all_in = |book: Rulebook, more: u64| {
        let facts = json!({"bet": 20, "bets_so_far": 1, "players_left": 3, "betting_rounds": 4,
            "short_all_in": more});
        rule("limit-cap", book, &facts)
    };
    for (book, less, half) in [(House000, "PLGEN-14", "PLGEN-15"), (Tda2024, "47-B", "47-B")] {
        let short = all_in(book, 9);
        assert_eq!(short.why[0].id, "limit-cap-all-in-call-or-fold");
        assert!(cites(&short, less) && (less == half || !cites(&short, half)), "{short:?}");
        let bet = all_in(book, 10);
        assert_eq!(bet.why[0].id, "limit-cap-may-raise");
        assert!(cites(&bet, half) && (less == half || !cites(&bet, less)), "{bet:?}");
    }
}

#[test]
fn pl_o8_04_a_straight_is_no_low_in_polish_omaha() {
    let low_of = |book: Rulebook| {
        let facts = json!({"game": "omaha8", "board": "6s 7d 8c Kh Jc", "players": [
            {"seat": 1, "cards": "4h 5d Kc Kd"}, {"seat": 2, "cards": "As 2s Qc Qd"}]});
        let ruling = rule("showdown", book, &facts);
        (ruling.verdict.json()["low"].clone(), cites(&ruling, "PL-O8-04"))
    };
    assert_eq!(low_of(Pl004), (json!([[2]]), true));
    assert_eq!(low_of(Tda2024), (json!([[2], [1]]), false));
}

/// What 2011 marks as new, though it was not wholly new, stands on the pages of these rules.
#[test]
fn tda11_00b_the_pages_tell_what_was_only_said_more_clearly() {
    let words = Words::new(Language::English);
    for slug in ["special-needs", "tabling-cards", "fouled-hands", "methods-of-raising"] {
        assert!(rule_page(slug).is_some(), "{slug}");
        let changed = words.text(&format!("rule-{slug}-changed"));
        assert!(changed.contains("2011"), "{slug}: {changed}");
        assert!(changed.contains("not wholly new") || changed.contains("not new"), "{changed}");
    }
}

#[test]
fn the_least_raise_is_cited_where_there_may_be_one() {
    let facts = |structure: &str, acted: bool, bets: &[u64]| {
        json!({"structure": structure, "has_acted": acted, "in_front": 100, "last_raise": 100,
            "bets": bets})
    };
    let asks = |structure, acted, bets: &[u64], book, is_open: bool, numbers: &[&str]| {
        let ruling = rule("short-all-in", book, &facts(structure, acted, bets));
        assert_eq!(ruling.verdict.json()["may_raise"], is_open, "{structure} {bets:?}");
        rests_only_on(&ruling, numbers);
    };
    asks("no_limit", true, &[125, 200], Tda2024, true, &["43-A", "47-A"]);
    asks("no_limit", true, &[150], Tda2024, false, &["47-A"]);
    asks("no_limit", false, &[150], Tda2024, true, &["43-A", "47-A"]);
    asks("limit", true, &[150], Tda2024, true, &["47-B"]);
    asks("no_limit", true, &[125, 200], Tda2011, false, &["38"]);
}
