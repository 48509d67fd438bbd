//! Caps of limit and raises of pot-limit.

use crate::calls::{ask, verdict};
use serde_json::{Value, json};

fn cap(rules: &str, bets: u32, players: u32, more: &str) -> Value {
    let facts = format!(r#"{{"bet":10,"bets_so_far":{bets},"players_left":{players}{more}}}"#);
    verdict("limit-cap", rules, &facts)
}

#[test]
fn v_001_04_three_bets_and_no_more() {
    assert_eq!(cap("home-001", 3, 3, "")["totals"], json!([10, 20, 30]));
    assert_eq!(cap("home-001", 2, 3, "")["may_raise"], true);
    assert_eq!(cap("home-001", 3, 3, "")["may_raise"], false);
}

#[test]
fn v_001_05_three_bets_of_the_upper_street() {
    let upper = r#"{"bet":20,"bets_so_far":3,"players_left":3}"#;
    assert_eq!(verdict("limit-cap", "home-001", upper)["totals"], json!([20, 40, 60]));
}

#[test]
fn d_02_a_bet_and_three_raises() {
    let of = |bets| cap("house-000", bets, 3, r#","betting_rounds":4"#);
    assert_eq!(of(4)["totals"], json!([10, 20, 30, 40]));
    assert_eq!((&of(3)["may_raise"], &of(4)["may_raise"]), (&json!(true), &json!(false)));
}

#[test]
fn d_03_a_bet_and_four_raises_in_draw() {
    let of = cap("house-000", 5, 3, r#","betting_rounds":2"#);
    assert_eq!(of["totals"], json!([10, 20, 30, 40, 50]));
}

#[test]
fn x_05_heads_up_has_no_cap_in_some_houses() {
    for (rules, open) in [("tda-2024", false), ("tda-2011", false), ("home-001", true)] {
        assert_eq!(cap(rules, 9, 2, "")["may_raise"], open, "{rules}");
    }
    assert_eq!(cap("house-000", 9, 2, "")["may_raise"], true);
    assert_eq!(cap("house-000", 9, 2, r#","capped_before_heads_up":true"#)["may_raise"], false);
    for rules in ["tda-2024", "tda-2011"] {
        assert_eq!(cap(rules, 9, 2, r#","event_is_heads_up":true"#)["may_raise"], true);
        assert_eq!(cap(rules, 4, 3, "")["totals"], json!([10, 20, 30, 40]));
    }
    assert_eq!(cap("pl-004", 9, 3, r#","own_raises":2"#)["may_raise"], true);
    assert_eq!(cap("pl-004", 3, 3, r#","own_raises":3"#)["may_raise"], false);
}

fn all_in(rules: &str, raise: u32) -> Value {
    let facts = format!(r#"{{"bet":20,"bets_so_far":1,"players_left":3,"short_all_in":{raise}}}"#);
    ask("limit-cap", rules, &facts)
}

#[test]
fn d_04_all_in_for_less_than_half_may_only_be_called() {
    for rules in ["tda-2024", "house-000"] {
        assert_eq!(all_in(rules, 9)["verdict"]["all_in_reopens"], false);
    }
}

#[test]
fn d_05_p41_all_in_for_half_is_a_bet() {
    for rules in ["tda-2024", "house-000"] {
        assert_eq!(all_in(rules, 10)["verdict"]["all_in_reopens"], true);
    }
    let older = all_in("tda-2011", 10);
    assert_eq!(
        (&older["verdict"]["all_in_reopens"], &older["discretion"]),
        (&Value::Null, &json!(true))
    );
}

fn most(rules: &str, facts: &str) -> Value {
    verdict("pot-limit", rules, facts)
}

#[test]
fn v_001_06_first_raise_of_the_pot() {
    let facts = r#"{"pot":30,"current_bet":20}"#;
    for rules in ["tda-2024", "tda-2011", "home-001"] {
        assert_eq!(most(rules, facts), json!({"raise_to":70,"call":20,"raise_by":50}));
    }
}

#[test]
fn d_07_raise_of_the_pot_over_that() {
    let facts = r#"{"pot":100,"current_bet":70,"in_front":0}"#;
    assert_eq!(most("tda-2024", facts), json!({"raise_to":240,"call":70,"raise_by":170}));
}

#[test]
fn p51_missing_blinds_count_under_tda_2024_only() {
    let facts = r#"{"pot":200,"current_bet":200,"blinds_missing":100}"#;
    assert_eq!(most("tda-2024", facts)["raise_to"], 700);
    assert_eq!(most("tda-2011", facts)["raise_to"], 600);
}
