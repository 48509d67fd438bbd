//! Wagers: chips without a word, chips in front, and the sizes of raises.

use crate::calls::{open_verdicts, rests_on, rule, rule_with};
use rulebook::{RuleSet, Rulebook};
use rulings::Topic;
use serde_json::{Value, json};

pub const OLD: Rulebook = Rulebook::Tda2011;
pub const NEW: Rulebook = Rulebook::Tda2024;
pub const BOTH: [Rulebook; 2] = [OLD, NEW];

/// Facts for `wager`: no-limit after the flop, with more chips behind, and these besides.
pub fn spot(big_blind: u64, bet: u64, last_raise: u64, more: &Value) -> Value {
    let mut facts = json!({ "structure": "no_limit", "street": "flop", "big_blind": big_blind,
        "bet": bet, "last_raise": last_raise, "chips_behind": true });
    for (name, value) in more.as_object().expect("facts") {
        facts[name.as_str()] = value.clone();
    }
    facts
}

pub fn verdict(action: &str, total: u64, returned: u64) -> Value {
    json!({ "action": action, "total": total, "returned": returned })
}

/// A clear ruling, resting on this rule.
#[track_caller]
pub fn is(topic: &str, book: Rulebook, facts: &Value, expected: &Value, number: &str) {
    let ruling = rule(topic, book, facts);
    assert_eq!(
        (&ruling.verdict.json(), ruling.is_discretion),
        (expected, false),
        "{book:?} {facts}"
    );
    rests_on(&ruling, number);
}

/// A choice for the floor between these, resting on this rule.
#[track_caller]
pub fn may_be(topic: &str, book: Rulebook, facts: &Value, allowed: &[Value], number: &str) {
    let ruling = rule(topic, book, facts);
    assert!(ruling.is_discretion, "{book:?} {facts}: {:?}", ruling.verdict.json());
    assert_eq!(open_verdicts(&ruling), allowed, "{book:?} {facts}");
    rests_on(&ruling, number);
}

/// The player chooses, and nobody else.
#[track_caller]
pub fn player_may(topic: &str, book: Rulebook, facts: &Value, allowed: &[Value], number: &str) {
    let ruling = rule(topic, book, facts);
    assert!(!ruling.is_discretion && ruling.verdict.is_open(), "{book:?} {facts}");
    assert_eq!(open_verdicts(&ruling), allowed, "{book:?} {facts}");
    assert!(ruling.citations.iter().all(|cite| cite.number != "1"), "the floor decides nothing");
    rests_on(&ruling, number);
}

fn pushed(big_blind: u64, bet: u64, last_raise: u64, chips: &[u64]) -> Value {
    spot(big_blind, bet, last_raise, &json!({ "pushed": chips }))
}

#[track_caller]
fn same(facts: &Value, expected: &Value, old: &str, new: &str) {
    is("wager", OLD, facts, expected, old);
    is("wager", NEW, facts, expected, new);
}

#[test]
fn the_fixed_example_is_a_call_of_200() {
    let facts: Value = Topic::find("wager").unwrap().example.parse().unwrap();
    for book in Rulebook::ALL {
        let ruling = rule("wager", book, &facts);
        assert_eq!(
            ruling.verdict.json().to_string(),
            r#"{"action":"call","total":200,"returned":300}"#
        );
        assert!(!ruling.citations.is_empty(), "{book:?}");
    }
}

#[test]
fn p03_two_500s_into_300_are_a_raise_to_1000() {
    same(&pushed(100, 300, 300, &[500, 500]), &verdict("raise", 1_000, 0), "38", "43-A");
}

#[test]
fn p06_less_than_half_is_a_call() {
    let chips = [1_000, 100, 100, 100, 100];
    same(&pushed(200, 1_000, 1_000, &chips), &verdict("call", 1_000, 400), "38", "43-A");
}

#[test]
fn p07_fourteen_hundred_in_words_is_a_call_in_the_later_edition() {
    let facts = spot(200, 1_000, 1_000, &json!({ "amount": 1_400, "order": "words_first" }));
    is("wager", NEW, &facts, &verdict("call", 1_000, 0), "40-C");
    let allowed = [verdict("call", 1_000, 0), verdict("raise", 2_000, 0)];
    may_be("wager", OLD, &facts, &allowed, "35");
    let exact = spot(200, 1_000, 1_000, &json!({ "amount": 2_000, "order": "words_first" }));
    same(&exact, &verdict("raise", 2_000, 0), "35", "40-C");
}

#[test]
fn p08_exactly_half_is_a_raise() {
    let facts = pushed(200, 1_000, 1_000, &[1_000, 500]);
    same(&facts, &verdict("raise", 2_000, 0), "38", "43-A");
    let near = pushed(200, 1_000, 1_000, &[1_000, 100, 100, 100, 100, 50, 25, 10, 5, 5, 4]);
    same(&near, &verdict("call", 1_000, 499), "38", "43-A");
}

#[test]
fn p10_seven_100s_into_500_are_made_800() {
    let facts = pushed(200, 500, 300, &[100; 7]);
    same(&facts, &verdict("raise", 800, 0), "40", "43-A");
    assert!(rule("wager", NEW, &facts).steps.iter().any(|step| step.id == "wager-adds"));
}

#[test]
fn p11_one_oversized_chip_is_a_call() {
    same(&pushed(200, 200, 200, &[1_000]), &verdict("call", 200, 800), "39", "44");
    let door = json!({ "big_blind": 200, "bet": 200, "chip": 1_000, "said_raise": false });
    is("oversized-chip", OLD, &door, &verdict("call", 200, 800), "39");
    is("oversized-chip", NEW, &door, &verdict("call", 200, 800), "44");
}

#[test]
fn p12_raise_with_one_chip_is_all_of_it() {
    let said = json!({ "pushed": [1_000], "said": "raise", "order": "words_first" });
    same(&spot(200, 200, 200, &said), &verdict("raise", 1_000, 0), "39", "44");
    let late = json!({ "pushed": [1_000], "said": "raise", "order": "chips_first" });
    same(&spot(200, 200, 200, &late), &verdict("call", 200, 800), "39", "40-A");
    let door = json!({ "big_blind": 200, "bet": 200, "chip": 1_000, "said_raise": true });
    is("oversized-chip", NEW, &door, &verdict("raise", 1_000, 0), "44");
}

#[test]
fn p13_raise_with_a_chip_that_is_too_small_is_made_a_raise() {
    let said = json!({ "pushed": [1_000], "said": "raise", "order": "words_first" });
    same(&spot(200, 700, 700, &said), &verdict("raise", 1_400, 0), "38", "43-A");
}

#[test]
fn p14_one_chip_where_nobody_bet_is_a_bet() {
    same(&pushed(200, 0, 0, &[5_000]), &verdict("bet", 5_000, 0), "39", "44");
}

#[test]
fn p15_the_last_chip_is_a_call_too() {
    let last = json!({ "pushed": [1_000], "chips_behind": false });
    same(&spot(200, 600, 600, &last), &verdict("call", 600, 400), "39", "44");
    let short = json!({ "pushed": [500], "chips_behind": false });
    same(&spot(200, 600, 600, &short), &verdict("all_in", 500, 0), "35", "41");
}

#[test]
fn p16_two_1000s_into_1200_are_a_call() {
    same(&pushed(400, 1_200, 800, &[1_000, 1_000]), &verdict("call", 1_200, 800), "40", "45-A");
}

#[test]
fn p17_as_a_bet_too() {
    same(&pushed(400, 1_200, 1_200, &[1_000, 1_000]), &verdict("call", 1_200, 800), "40", "45-A");
}

#[test]
fn p18_mixed_chips_differ_by_edition() {
    let facts = pushed(500, 1_100, 600, &[500, 1_000]);
    is("wager", NEW, &facts, &verdict("call", 1_100, 400), "45-A");
    is("wager", OLD, &facts, &verdict("raise", 1_700, 0), "38");
    let differs = rule("wager", NEW, &facts).differs;
    assert!(differs.iter().any(|other| other.rulebook == OLD));
    let door = json!({ "big_blind": 500, "bet": 1_100, "last_raise": 600, "chips": [500, 1_000] });
    is("multiple-chips", NEW, &door, &verdict("call", 1_100, 400), "45-A");
    is("multiple-chips", OLD, &door, &verdict("raise", 1_700, 0), "40");
}

#[test]
fn p19_the_base_of_the_half_is_an_option() {
    let facts = pushed(400, 1_100, 700, &[500, 1_000]);
    is("wager", NEW, &facts, &verdict("call", 1_100, 400), "45-A");
    is("wager", OLD, &facts, &verdict("raise", 1_800, 0), "38");
    let mut rules = RuleSet::of(OLD);
    rules.options.fifty_base = rulebook::options::FiftyBase::TotalBet;
    assert_eq!(rule_with("wager", &rules, &facts).verdict.json(), verdict("call", 1_100, 400));
}

#[test]
fn p20_to_p23_more_than_the_half_and_less() {
    let twenty = pushed(500, 1_100, 600, &[1_000, 100, 100, 100, 100, 100]);
    same(&twenty, &verdict("raise", 1_700, 0), "38", "43-A");
    let twenty_one = pushed(500, 1_100, 600, &[1_000, 100, 100, 100]);
    same(&twenty_one, &verdict("call", 1_100, 200), "38", "43-A");
    let twenty_two = pushed(200, 1_400, 1_400, &[1_000, 500, 500, 500]);
    same(&twenty_two, &verdict("raise", 2_800, 0), "38", "43-A");
    let twenty_three = pushed(200, 1_400, 1_400, &[1_000, 500, 500]);
    same(&twenty_three, &verdict("call", 1_400, 600), "38", "43-A");
}

#[test]
fn p24_last_chips_that_are_not_all_needed_are_all_in() {
    let last = json!({ "pushed": [1_000, 500, 500], "chips_behind": false });
    let facts = spot(200, 1_400, 1_400, &last);
    is("wager", NEW, &facts, &verdict("all_in", 2_000, 0), "45-B");
    let allowed = [verdict("all_in", 2_000, 0), verdict("call", 1_400, 600)];
    may_be("wager", OLD, &facts, &allowed, "40");
    assert_eq!(rule("wager", OLD, &facts).verdict.json(), allowed[0]);
}

#[test]
fn p25_last_chips_that_are_all_needed_are_a_call() {
    let last = json!({ "pushed": [1_000, 1_000], "chips_behind": false });
    same(&spot(50, 1_050, 1_050, &last), &verdict("call", 1_050, 950), "40", "45-A");
}

#[test]
fn p26_chips_for_change_are_a_raise() {
    same(&pushed(50, 325, 325, &[500, 25]), &verdict("raise", 650, 0), "38", "45-B");
    let door = json!({ "big_blind": 50, "bet": 325, "pushed": [500, 25] });
    is("overbet-for-change", NEW, &door, &verdict("raise", 650, 0), "61");
    is("overbet-for-change", OLD, &door, &verdict("raise", 650, 0), "38");
    let needed = json!({ "big_blind": 50, "bet": 325, "pushed": [500] });
    is("overbet-for-change", NEW, &needed, &verdict("call", 325, 175), "44");
}

#[test]
fn the_big_blind_that_nobody_raised_checks_or_raises() {
    let adds = |chips: &[u64]| {
        spot(200, 200, 200, &json!({ "street": "preflop", "in_front": [200], "pushed": chips }))
    };
    is("wager", NEW, &adds(&[500]), &verdict("raise", 700, 0), "46-C");
    is("wager", NEW, &adds(&[50]), &verdict("check", 200, 50), "43-A");
    may_be(
        "wager",
        OLD,
        &adds(&[50]),
        &[verdict("check", 200, 50), verdict("raise", 400, 0)],
        "37",
    );
    let folds = json!({ "street": "preflop", "in_front": [1_000], "said": "fold" });
    same(&spot(100, 700, 600, &folds), &verdict("fold", 100, 900), "35", "40-B");
    let checks = json!({ "street": "preflop", "in_front": [1_000], "said": "check" });
    let call_or_fold = [verdict("call", 700, 300), verdict("fold", 100, 900)];
    player_may("wager", NEW, &spot(100, 700, 600, &checks), &call_or_fold, "55");
    same(&spot(100, 100, 100, &checks), &verdict("check", 100, 900), "35", "40-B");
}

/// The big blind of 25-50 has two 25s in front and faces 600.
fn big_blind_drops(chips: &[u64], taken_back: &[u64]) -> Value {
    spot(
        50,
        600,
        550,
        &json!({ "street": "preflop", "small_blind": 25, "in_front": [25, 25],
        "taken_back": taken_back, "pushed": chips }),
    )
}

#[test]
fn p27_to_p31_chips_in_front_count_by_how_they_lie() {
    let cases = [
        (big_blind_drops(&[1_000], &[]), verdict("call", 600, 450)),
        (big_blind_drops(&[500, 500], &[]), verdict("call", 600, 450)),
        (big_blind_drops(&[100, 500], &[]), verdict("call", 600, 50)),
        (big_blind_drops(&[1_000, 500], &[]), verdict("raise", 1_550, 0)),
        (big_blind_drops(&[1_000], &[25]), verdict("raise", 1_150, 0)),
        (big_blind_drops(&[1_000], &[25, 25]), verdict("call", 600, 400)),
    ];
    for (facts, expected) in cases {
        is("wager", NEW, &facts, &expected, "46-C");
        let old = rule("wager", OLD, &facts);
        if facts["pushed"].as_array().is_some_and(|chips| chips.len() == 1) {
            assert_eq!(old.verdict.json()["action"], "call", "one oversized chip: {facts}");
            rests_on(&old, "39");
        } else {
            assert!(old.is_discretion, "TDA 2011 has no rule for {facts}");
            rests_on(&old, "37");
        }
    }
    let door = json!({ "big_blind": 50, "bet": 600, "last_raise": 550, "in_front": [25, 25],
        "taken_back": [25], "pushed": [1_000] });
    is("prior-chips", NEW, &door, &verdict("raise", 1_150, 0), "46-C");
}

#[test]
fn p32_a_large_chip_in_front_covers_the_raise() {
    let adds = |chip: u64| {
        spot(100, 700, 600, &json!({ "street": "preflop", "in_front": [1_000], "pushed": [chip] }))
    };
    is("wager", NEW, &adds(500), &verdict("raise", 1_500, 0), "46-C");
    is("wager", NEW, &adds(100), &verdict("raise", 1_300, 0), "46-C");
}

#[test]
fn p33_who_takes_chips_back_must_call_or_raise() {
    let facts = spot(
        50,
        600,
        550,
        &json!({ "street": "preflop", "in_front": [25, 25],
        "taken_back": [25, 25], "said": "fold", "order": "words_first" }),
    );
    let call_or_raise = [verdict("call", 600, 0), verdict("raise", 1_150, 0)];
    player_may("wager", NEW, &facts, &call_or_raise, "46-B");
    let or_fold = [verdict("call", 600, 0), verdict("raise", 1_150, 0), verdict("fold", 50, 0)];
    may_be("wager", OLD, &facts, &or_fold, "37");
    let kept = spot(50, 600, 550, &json!({ "in_front": [25, 25], "said": "fold" }));
    same(&kept, &verdict("fold", 50, 0), "35", "40-B");
}

#[test]
fn v_000_01_a_25_chip_in_3_6_is_a_call_of_6() {
    let facts = json!({ "structure": "limit", "street": "turn", "big_blind": 3, "bet": 6,
        "last_raise": 6, "pushed": [25] });
    for book in Rulebook::ALL {
        assert_eq!(rule("wager", book, &facts).verdict.json(), verdict("call", 6, 19), "{book:?}");
    }
    is("wager", Rulebook::House000, &facts, &verdict("call", 6, 19), "PLGEN-29");
}

#[test]
fn v_003_01_two_1000s_into_a_raise_by_800() {
    let facts = pushed(400, 1_200, 800, &[1_000, 1_000]);
    is("wager", OLD, &facts, &verdict("call", 1_200, 800), "40");
}

#[test]
fn d_47_and_d_48_one_chip() {
    same(&pushed(400, 400, 400, &[1_000]), &verdict("call", 400, 600), "39", "44");
    let said = json!({ "pushed": [1_000], "said": "raise", "order": "words_first" });
    same(&spot(400, 400, 400, &said), &verdict("raise", 1_000, 0), "39", "44");
    same(&pushed(400, 0, 0, &[1_000]), &verdict("bet", 1_000, 0), "39", "44");
}

#[test]
fn d_50_to_d_52_the_half_in_the_older_edition() {
    let facts = |chips: &[u64]| pushed(200, 1_000, 1_000, chips);
    is("wager", OLD, &facts(&[1_000, 100, 100, 100, 100]), &verdict("call", 1_000, 400), "38");
    is("wager", OLD, &facts(&[1_000, 500]), &verdict("raise", 2_000, 0), "38");
    let nineteen = facts(&[1_000, 500, 100, 100, 100, 100]);
    is("wager", OLD, &nineteen, &verdict("raise", 2_000, 0), "38");
    is("wager", OLD, &facts(&[1_000, 500, 500]), &verdict("raise", 2_000, 0), "38");
    let facts = |chips: &[u64]| pushed(400, 1_200, 800, chips);
    is("wager", OLD, &facts(&[1_000, 500]), &verdict("call", 1_200, 300), "38");
    is("wager", OLD, &facts(&[1_000, 500, 100]), &verdict("raise", 2_000, 0), "38");
    is("wager", OLD, &facts(&[1_000; 3]), &verdict("raise", 3_000, 0), "40");
}

#[test]
fn more_chips_than_the_bet_are_a_raise_in_house_000() {
    let facts = pushed(200, 1_000, 1_000, &[1_000, 100]);
    is("wager", Rulebook::House000, &facts, &verdict("raise", 2_000, 0), "PLGEN-30");
    is("wager", OLD, &facts, &verdict("call", 1_000, 100), "38");
}

#[test]
fn limits_and_the_pot_cap_what_is_bet() {
    let limit = |street: &str, bet: u64, chips: &[u64]| {
        json!({ "structure": "limit", "street": street, "big_blind": 20, "bet": bet,
            "pushed": chips })
    };
    same(&limit("flop", 20, &[20, 20, 20]), &verdict("raise", 40, 20), "38", "43-A");
    same(&limit("turn", 40, &[100]), &verdict("call", 40, 60), "39", "44");
    same(&limit("turn", 0, &[100]), &verdict("bet", 40, 60), "39", "44");
    same(&limit("flop", 29, &[20, 20]), &verdict("call", 29, 11), "40", "45-A");
    same(&limit("flop", 29, &[20, 10, 10]), &verdict("raise", 40, 0), "38", "43-A");
    let pot = |said: Value, chips: &[u64]| {
        json!({ "structure": "pot_limit", "street": "preflop", "small_blind": 10, "big_blind": 20,
            "bet": 20, "last_raise": 20, "pot": 30, "pushed": chips, "said": said })
    };
    same(&pot(Value::Null, &[50, 50]), &verdict("raise", 70, 30), "38", "43-A");
    same(&pot(json!("pot"), &[]), &verdict("raise", 70, 0), "43", "54");
    same(&pot(json!("raise"), &[100]), &verdict("raise", 70, 30), "39", "44");
}

#[test]
fn p51_a_dead_small_blind_counts_as_whole_in_the_later_edition() {
    let facts = json!({ "structure": "pot_limit", "street": "preflop", "small_blind": 100,
        "big_blind": 200, "bet": 200, "last_raise": 200, "pot": 200, "said": "pot" });
    is("wager", NEW, &facts, &verdict("raise", 700, 0), "54");
    is("wager", OLD, &facts, &verdict("raise", 600, 0), "43");
}
