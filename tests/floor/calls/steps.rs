//! What is done fits the facts, and the near case does it otherwise.

use crate::calls::rule;
use crate::terminal::done;
use rulebook::RuleSet;
use rulebook::Rulebook::Tda2024;
use rulings::Ruling;
use serde_json::{Value, json};
use words::{Language, Words};

fn steps(ruling: &Ruling) -> Vec<&str> {
    ruling.steps.iter().map(|step| step.id).collect()
}

#[test]
fn tda_2024_53_a_chips_go_back_where_some_went_in() {
    let acts = |action: &str| {
        let facts = json!({ "action": action, "since": "bet" });
        rule("out-of-turn", Tda2024, &facts)
    };
    assert_eq!(steps(&acts("check")), [""; 0]);
    assert_eq!(steps(&acts("call")), ["out-of-turn-step-chips-back"]);
}

#[test]
fn tda_2024_49_what_is_too_much_goes_back_and_what_is_missing_goes_in() {
    let puts = |put_in: u64| {
        let facts = json!({ "happened": "wrong_count", "owed": 17_200, "put_in": put_in,
            "round_over": true });
        rule("accepted-action", Tda2024, &facts)
    };
    assert_eq!(steps(&puts(22_200)), ["wager-give-back"]);
    assert_eq!(steps(&puts(12_200)), ["wager-adds"]);
    assert_eq!(steps(&puts(17_200)), [""; 0]);
}

#[test]
fn tda_2024_rp_8_tables_wait_until_everybody_is_in_the_money() {
    let busts = |left: u32| {
        let facts = json!({ "players_left": left, "places_paid": 50, "busted": 2 });
        rule("hand-for-hand", Tda2024, &facts)
    };
    assert_eq!(steps(&busts(52)), [""; 0], "hand for hand is over");
    assert!(steps(&busts(53)).contains(&"hand-for-hand-wait"));
}

#[test]
fn tda_2024_47_b_limit_has_one_size_and_no_limit_a_smallest_one() {
    let answer = |structure: &str| {
        let facts = json!({ "structure": structure, "has_acted": false, "in_front": 200,
            "last_raise": 200, "bets": [300] });
        rule("short-all-in", Tda2024, &facts).why[0].id
    };
    assert_eq!(answer("limit"), "reopen-yes-limit");
    assert_eq!(answer("no_limit"), "reopen-yes");
}

#[test]
fn tda_2024_44_a_raise_in_words_rests_on_the_rule_of_one_chip_where_there_is_one() {
    let cites_44 = |pushed: &[u64]| {
        let facts = json!({ "structure": "no_limit", "street": "turn", "big_blind": 200,
            "bet": 600, "last_raise": 400, "pot": 2_000, "said": "raise", "pushed": pushed });
        let ruling = rule("wager", Tda2024, &facts);
        ruling.citations.iter().any(|cite| cite.number == "44")
    };
    assert!(cites_44(&[1_000]));
    assert!(!cites_44(&[]));
}

/// Scripts and logs have facts under the names that they had before.
#[test]
fn a_fact_is_understood_by_its_former_name() {
    let renamed = rulings::topics()
        .flat_map(|topic| topic.fields.iter().map(move |field| (topic, field)))
        .filter_map(|(topic, field)| Some((topic, field.name, field.formerly?)));
    let mut count = 0;
    for (topic, name, old) in renamed {
        count += 1;
        let new: Value = topic.example.parse().unwrap();
        let mut before = new.clone();
        let told = before.as_object_mut().unwrap();
        let value = told.remove(name).unwrap();
        told.insert(old.to_owned(), value);
        let rules = RuleSet::of(Tda2024);
        assert_eq!(topic.rule(&before, &rules), topic.rule(&new, &rules), "{old}");
        let words = Words::new(Language::English);
        let said = |facts: &Value| words.facts_told(topic.slug, &facts.to_string());
        assert_eq!(said(&before), said(&new), "{old} in a log");
        let line = before.to_string();
        let by_terminal = done(&["rule", topic.slug], line.as_bytes()).json();
        assert_eq!(by_terminal, done(&["rule", topic.slug], new.to_string().as_bytes()).json());
    }
    assert!(count > 0, "no fact was ever renamed");
}
