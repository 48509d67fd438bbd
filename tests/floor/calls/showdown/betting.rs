//! Reopened betting through the terminal: the worked cases D.

use crate::calls::{ask, verdict};
use serde_json::Value;

/// P34: 50-100, flop: A bets 100, B is all-in for 125, C calls, D is all-in for 200, E calls.
const P34: &str = r#"{"street":"postflop","order_of_action":[1,2,3,4,5],"big_blind":100,
    "stacks_before_round":{"1":9000,"2":125,"3":9000,"4":200,"5":9000},"actions":[
    {"seat":1,"action":"bet","to":100},{"seat":2,"action":"raise","to":125},
    {"seat":3,"action":"call"},{"seat":4,"action":"raise","to":200},
    {"seat":5,"action":"call"}MORE]}"#;

fn p34(rules: &str, more: &str) -> Value {
    verdict("betting", rules, &P34.replace("MORE", more))
}

#[test]
fn p34_all_ins_that_make_a_full_raise_reopen_under_tda_2024_only() {
    assert_eq!(p34("tda-2024", "")["can_raise"], true);
    assert_eq!(p34("tda-2024", "")["min_raise_to"], 300);
    assert_eq!(p34("tda-2011", "")["can_raise"], false);
    let differs = ask("betting", "tda-2024", &P34.replace("MORE", ""))["differs"].clone();
    assert_eq!(differs[0]["rules"], "tda-2011");
}

#[test]
fn p35_the_caller_of_125_faces_only_75() {
    let call = r#",{"seat":1,"action":"call"}"#;
    for rules in ["tda-2024", "tda-2011"] {
        let found = p34(rules, call);
        assert_eq!((&found["to_call"], &found["can_raise"]), (&75.into(), &false.into()));
    }
}

#[test]
fn p36_a_full_raise_reopens_for_everybody() {
    let raise = r#",{"seat":1,"action":"raise","to":300}"#;
    for rules in ["tda-2024", "tda-2011"] {
        let found = p34(rules, raise);
        assert_eq!((&found["to_call"], &found["min_raise_to"]), (&175.into(), &400.into()));
    }
}

#[test]
fn p37_least_raise_after_three_short_all_ins() {
    let facts = r#"{"street":"postflop","order_of_action":[1,2,3,4,5,6],"big_blind":100,
        "stacks_before_round":{"1":9000,"2":500,"3":650,"4":800,"5":9000,"6":9000},"actions":[
        {"seat":1,"action":"bet","to":300},{"seat":2,"action":"raise","to":500},
        {"seat":3,"action":"raise","to":650},{"seat":4,"action":"raise","to":800},
        {"seat":5,"action":"call"}]}"#;
    for rules in ["tda-2024", "tda-2011"] {
        assert_eq!(verdict("betting", rules, facts)["min_raise_to"], 1100);
    }
}

/// P38: 2000-4000: A limps, C is all-in for 7,500, the small blind folds.
const P38: &str = r#"{"street":"preflop","order_of_action":[1,3,5,6],"big_blind":4000,
    "posted":{"5":2000,"6":4000},
    "stacks_before_round":{"1":99000,"3":7500,"5":99000,"6":99000},"actions":[
    {"seat":1,"action":"call"},{"seat":3,"action":"raise","to":7500},
    {"seat":5,"action":"fold"}MORE]}"#;

#[test]
fn p38_p39_p40_a_short_all_in_over_a_limper() {
    for rules in ["tda-2024", "tda-2011"] {
        let after = |more: &str| verdict("betting", rules, &P38.replace("MORE", more));
        let blind = after("");
        assert_eq!((&blind["to_call"], &blind["min_raise_to"]), (&3500.into(), &11_500.into()));
        let called = after(r#",{"seat":6,"action":"call"}"#);
        assert_eq!((&called["to_call"], &called["can_raise"]), (&3500.into(), &false.into()));
        let raised = after(r#",{"seat":6,"action":"raise","to":11500}"#);
        assert_eq!(raised["can_raise"], true);
    }
}
