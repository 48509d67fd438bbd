//! Wagers as other programs tell them: words in every spelling, facts left out, facts of null.

use crate::calls::betting::{BOTH, NEW, OLD, is, may_be, player_may, spot, verdict};
use crate::calls::{refused, rests_on, rule as ruled};
use rulebook::Rulebook;
use rulings::Ruling;
use serde_json::{Value, json};

/// Blinds 100 and 200 before the flop, and one chip of 500.
fn one_chip(said: &Value) -> Value {
    json!({ "structure": "no_limit", "street": "preflop", "small_blind": 100, "big_blind": 200,
        "bet": 200, "last_raise": 200, "pot": 300, "in_front": [], "taken_back": [],
        "pushed": [500], "chips_behind": true, "said": said })
}

#[test]
fn an_official_word_is_heard_in_every_spelling() {
    let raise =
        ["raise", "Raise", "RAISE", "I raise", "I'll raise", "raise!", "Raising.", "re-raise"];
    let call = ["call", "Call", "I call", "I’ll call", "calls", "Call, please"];
    let fold = ["fold", "I fold", "FOLD"];
    let all_in = ["all_in", "ALL IN", "all-in", "All-in!", "allin", "I'm all in"];
    for book in BOTH {
        for (words, expected) in [
            (raise.as_slice(), verdict("raise", 500, 0)),
            (&call, verdict("call", 200, 300)),
            (&fold, verdict("fold", 0, 500)),
            (&all_in, json!({ "action": "all_in", "total": null, "returned": 0 })),
        ] {
            for said in words {
                let ruling = ruled("wager", book, &one_chip(&json!(said)));
                assert_eq!(ruling.verdict.json(), expected, "{book:?} {said}");
                assert!(!has_reason(&ruling, "wager-words-at-own-risk"), "{said}");
            }
        }
    }
    let own = ruled("wager", NEW, &one_chip(&json!("let's go")));
    assert_eq!(
        own.verdict.json(),
        verdict("call", 200, 300),
        "words of their own do not make it a raise"
    );
    assert!(has_reason(&own, "wager-words-at-own-risk"));
}

fn has_reason(ruling: &Ruling, id: &str) -> bool {
    ruling.why.iter().any(|reason| reason.id == id)
}

#[test]
fn a_number_among_the_words_is_the_amount() {
    for (said, total, rule) in [
        ("raise to 800", 800, "40-B"),
        ("raise it to 800", 800, "40-B"),
        ("Raise 1,200", 1_200, "43-B"),
    ] {
        is("wager", NEW, &one_chip(&json!(said)), &verdict("raise", total, 0), rule);
    }
    let by = one_chip(&json!("raise by 800"));
    is("wager", NEW, &by, &verdict("raise", 1_000, 0), "40-B");
    let two = ruled("wager", NEW, &one_chip(&json!("raise 800 or 900")));
    assert_eq!(two.verdict.json()["action"], "call", "two numbers say nothing");
}

#[test]
fn a_tap_is_a_check_where_the_book_says_so() {
    let free = |said: &str| spot(200, 0, 0, &json!({ "said": said }));
    for said in ["tap", "Taps", "tapped the table", "knock"] {
        is("wager", NEW, &free(said), &verdict("check", 0, 0), "3");
        is("wager", Rulebook::House000, &free(said), &verdict("check", 0, 0), "PLGEN-10");
        may_be("wager", OLD, &free(said), &[verdict("check", 0, 0), verdict("bet", 200, 0)], "3");
    }
    let facing = spot(200, 400, 400, &json!({ "said": "tap" }));
    let call_or_fold = [verdict("call", 400, 0), verdict("fold", 0, 0)];
    player_may("wager", NEW, &facing, &call_or_fold, "55");
}

#[test]
fn facts_of_null_are_facts_that_were_not_told() {
    let told = one_chip(&Value::Null);
    for book in BOTH {
        let expected = ruled("wager", book, &told).verdict.json();
        assert_eq!(expected, verdict("call", 200, 300));
        for name in ["small_blind", "last_raise", "pot", "in_front", "taken_back", "chips_behind"] {
            let mut facts = told.clone();
            facts[name] = Value::Null;
            assert_eq!(ruled("wager", book, &facts).verdict.json(), expected, "{name}");
            facts.as_object_mut().expect("facts").remove(name);
            assert_eq!(ruled("wager", book, &facts).verdict.json(), expected, "{name}");
        }
        assert_eq!(ruled("wager", book, &one_chip(&json!(" "))).verdict.json(), expected);
        let mut facts = told.clone();
        facts["order"] = json!("chips_first");
        assert_eq!(
            ruled("wager", book, &facts).verdict.json(),
            expected,
            "no words came after the chips"
        );
    }
    for name in ["structure", "street", "big_blind", "bet"] {
        let mut facts = told.clone();
        facts[name] = Value::Null;
        let error = refused("wager", &facts);
        assert_eq!((error.field.as_str(), error.reason.id), (name, "still-needed"));
    }
    let mut facts = told;
    facts["order"] = json!("words_first");
    assert_eq!(refused("wager", &facts).field, "order", "there were no words");
}

#[test]
fn tda_2024_40_a_words_and_chips_at_once() {
    let mut agreed = one_chip(&json!("raise"));
    agreed["order"] = json!("together");
    is("wager", NEW, &agreed, &verdict("raise", 500, 0), "40-A");
    let mut against = one_chip(&json!("fold"));
    against["order"] = json!("together");
    let allowed = [verdict("fold", 0, 500), verdict("call", 200, 300)];
    may_be("wager", NEW, &against, &allowed, "40-A");
}

#[test]
fn tda_2024_40_a_chips_that_pay_what_is_said_with_change_do_not_contradict_it() {
    let at_once = |pushed: &[u64]| {
        let more = json!({ "pushed": pushed, "said": "raise to 800", "order": "together" });
        spot(200, 200, 200, &more)
    };
    is("wager", NEW, &at_once(&[500, 500]), &verdict("raise", 800, 200), "40-A");
    let one_too_many = [verdict("raise", 800, 300), verdict("raise", 1_100, 0)];
    may_be("wager", NEW, &at_once(&[500, 100, 500]), &one_too_many, "40-A");
}

#[test]
fn p54_p55_motions_told_with_null_or_with_an_amount() {
    let motions = |said: Value, amount: Value| {
        json!({ "big_blind": 200, "bet": 400, "said": said, "amount": amount, "first": [400],
            "second": [800], "last_raise": 200 })
    };
    for (book, string, declared) in [(OLD, "44", "37"), (NEW, "56", "42")] {
        let silent = motions(Value::Null, Value::Null);
        is("string-bet", book, &silent, &verdict("call", 400, 800), string);
        let amount = ruled("string-bet", book, &motions(json!("raise"), json!(1_200)));
        assert_eq!(amount.verdict.json(), verdict("raise", 1_200, 0), "{book:?} {declared}");
    }
    let error = refused("string-bet", &motions(Value::Null, json!(1_200)));
    assert_eq!(error.field, "amount");
}

#[test]
fn tda_2024_41_a_chip_far_too_small_is_for_the_floor_and_usually_a_call() {
    let facts = |chip: u64| {
        json!({ "big_blind": 200, "bet": 5_000, "pushed": [chip], "players": 2,
            "last_raise": 5_000 })
    };
    let choices = [verdict("call", 5_000, 0), verdict("fold", 100, 0)];
    may_be("undercall", NEW, &facts(100), &choices, "41");
    let tiny = ruled("undercall", NEW, &facts(100));
    assert!(!tiny.suggests.is_empty());
    rests_on(&tiny, "51-B");
    let p46 = ruled("undercall", NEW, &facts(1_000));
    assert!(p46.suggests.is_empty() && p46.citations.iter().all(|cite| cite.number != "41"));
}

#[test]
fn the_street_of_betting_goes_by_its_name() {
    let facts = |street: &str| {
        json!({ "street": street, "order_of_action": [1, 2], "big_blind": 100,
            "stacks_before_round": { "1": 5_000, "2": 5_000 },
            "actions": [{ "seat": 1, "action": "bet", "to": 300 }], "to_act": 2 })
    };
    for street in ["postflop", "flop", "turn", "river"] {
        for book in BOTH {
            assert_eq!(ruled("betting", book, &facts(street)).verdict.json()["min_raise_to"], 600);
        }
    }
    assert_eq!(refused("betting", &facts("fifth_street")).field, "street");
}
