//! Floor questions: the shapes that other programs rely on, and facts that are none.

use crate::calls::ask;
use crate::terminal::{done, floorman};
use rulebook::{RuleSet, Rulebook};
use rulings::{Topic, topics};
use serde_json::{Value, json};

/// Button 1, small blind 2, big blind 3.
const LAST: &str = r#"{"button":1,"small_blind":2,"big_blind":3}"#;

fn verdict(topic: &str, facts: &str) -> String {
    ask(topic, "tda-2024", facts)["verdict"].to_string()
}

#[test]
fn next_hand_has_its_shape() {
    let facts = r#"{"seats":9,"occupied":[1,2,4,5],"last":{"button":1,"small_blind":2,
        "big_blind":3},"busted":[3],"left":[],"arrived":[]}"#
        .replace('\n', " ");
    let expected = r#"{"button":2,"button_dead":false,"small_blind":3,"small_blind_dead":true,"#
        .to_owned()
        + r#""big_blind":4,"not_dealt":[],"heads_up":false,"flags":[]}"#;
    assert_eq!(verdict("next-hand", &facts), expected);
}

#[test]
fn worst_seat_has_its_shape() {
    let facts = r#"{"seats":9,"occupied":[1,2,3,6,7,9],"last":LAST,"busted":[],"open":[4,5,8]}"#;
    let facts = &facts.replace("LAST", LAST);
    let expected = r#"{"seat":4,"role":"big_blind","hands_until_big_blind":1,"ranking":[4,5,8]}"#;
    assert_eq!(verdict("worst-seat", facts), expected);
    let only_poor = r#"{"seats":9,"occupied":[1,2,4],"last":LAST,"open":[3]}"#;
    let only_poor = &only_poor.replace("LAST", LAST).replace("\"big_blind\":3", "\"big_blind\":4");
    let ruling = ask("worst-seat", "tda-2011", only_poor);
    assert_eq!(ruling["verdict"]["seat"], Value::Null);
    assert_eq!(ruling["discretion"], true);
    assert_eq!(ruling["options"][0]["seat"], 3);
}

#[test]
fn balance_has_its_shape() {
    let facts = r#"{"seats":9,"tables":[
        {"table":1,"occupied":[1,2,3,4,5,6,7,8,9],"last":LAST},
        {"table":2,"occupied":[1,2,3,5,6,8,9],"last":LAST}],"break_order":[2,1]}"#;
    let facts = facts.replace('\n', " ").replace("LAST", LAST);
    let expected = r#"{"break":[],"moves":[{"from":{"table":1,"seat":4},"#.to_owned()
        + r#""to":{"table":2,"seat":4},"reason":"next_big_blind_to_worst_seat","#
        + r#""waits_one_hand":false}],"halt":[],"ask_button":[]}"#;
    assert_eq!(verdict("balance", &facts), expected);
    let unknown = facts.replacen(LAST, "null", 1);
    let expected = r#"{"break":[],"moves":[],"halt":[],"ask_button":[1]}"#;
    assert_eq!(verdict("balance", &unknown), expected);
    let breaks = r#"{"seats":9,"tables":[{"table":1,"occupied":[1,2],"last":null},
        {"table":2,"occupied":[1,2],"last":null},
        {"table":3,"occupied":[4,5],"last":null}],"break_order":[2,3]}"#;
    let expected = r#"{"break":[2,3],"moves":[],"halt":[],"ask_button":[]}"#;
    assert_eq!(verdict("balance", &breaks.replace('\n', " ")), expected);
}

#[test]
fn the_envelope_is_as_other_programs_expect() {
    for topic in topics() {
        let ruling = ask(topic.slug, "tda-2011", topic.example);
        let keys: Vec<&String> = ruling.as_object().unwrap().keys().collect();
        let fixed =
            ["topic", "rules", "verdict", "why", "text", "citations", "discretion", "options"];
        assert_eq!(keys[..8], fixed, "{}", topic.slug);
        let more = ["house_rule", "say", "steps", "suggests", "differs"];
        assert!(keys[8..].iter().all(|key| more.contains(&key.as_str())), "{keys:?}");
        assert_eq!(ruling["topic"], topic.slug);
        assert_eq!(ruling["rules"], "tda-2011");
        assert!(!ruling["text"].as_str().unwrap().is_empty());
        assert!(!ruling["why"].as_array().unwrap().is_empty());
        for cite in ruling["citations"].as_array().unwrap() {
            // A game that the house banks has rules of its own beside every book.
            let is_own = ["tda-2011", "uth-002"].map(|book| cite["rulebook"] == book);
            assert!(is_own.contains(&true), "{}", topic.slug);
            assert!(!cite["gist"].as_str().unwrap().is_empty());
        }
    }
}

#[test]
fn every_example_works_under_every_rulebook_and_as_ron() {
    for topic in topics() {
        let printed = done(&["rule", topic.slug, "--example"], b"").out;
        for book in Rulebook::ALL {
            let facts: Value = serde_json::from_str(&printed).unwrap();
            assert!(topic.rule(&facts, &RuleSet::of(book)).is_ok(), "{}", topic.slug);
            let words = ["rule", topic.slug, "--rules", book.id(), "--format", "text"];
            assert!(!done(&words, printed.as_bytes()).out.trim().is_empty());
        }
    }
    let listed = done(&["rule", "--list"], b"").out;
    assert!(topics().all(|topic| listed.contains(topic.slug)), "{listed}");
}

/// The fields of a topic and its facts are the same list.
#[test]
fn every_field_is_a_fact_and_every_fact_a_field() {
    for topic in topics() {
        let facts: Value = serde_json::from_str(topic.example).unwrap();
        for name in facts.as_object().unwrap().keys() {
            let known = topic.fields.iter().any(|field| field.name == name);
            assert!(known, "{}: the form does not ask for {name}", topic.slug);
        }
        for field in topic.fields {
            let mut told = facts.clone();
            told[field.name] = json!({ "no": ["such", "thing"] });
            let error = topic.rule(&told, &RuleSet::default()).unwrap_err();
            let place = error.field.split(['.', '[']).next().unwrap();
            assert_eq!(place, field.name, "{}: {error:?}", topic.slug);
        }
        let mut told = facts.clone();
        told["shoe_size"] = json!(44);
        assert!(topic.rule(&told, &RuleSet::default()).is_err(), "{}", topic.slug);
        assert_eq!(topic.missing(&facts).count(), 0, "{}: the example is not whole", topic.slug);
    }
}

#[test]
fn a_call_and_a_fold_are_substantial_action_in_one_edition_only() {
    let facts = r#"{"actions":[{"seat":4,"action":"call"},{"seat":5,"action":"fold"}]}"#;
    assert_eq!(ask("substantial-action", "tda-2024", facts)["verdict"]["substantial"], true);
    let older = ask("substantial-action", "tda-2011", facts);
    assert_eq!(older["verdict"]["substantial"], false);
    assert_eq!(older["differs"][0]["rules"], Rulebook::NEWEST.id());
}

#[test]
fn rulings_are_text_or_json_and_the_list_can_be_read_by_programs() {
    for format in ["ron", "csv", "html"] {
        let refused = floorman(&["rule", "--list", "--format", format], b"");
        assert_eq!(refused.status, 2);
        assert!(refused.trouble.contains(format), "{}", refused.trouble);
    }
    let list = ["rule", "--list", "--format", "json", "--rules", "tda-2024"];
    let listed = done(&list, b"").json();
    assert_eq!(listed.len(), topics().count());
    let chip = listed.iter().find(|topic| topic["topic"] == "oversized-chip").unwrap();
    assert_eq!(chip["section"], "Betting");
    assert!(chip["rules"].as_array().unwrap().contains(&json!("tda-2024 44")), "{chip}");
}

#[test]
fn books_that_disagree_are_named() {
    let facts = r#"{"seats":9,"occupied":[1,3,4,5],"last":LAST,"busted":[2]}"#;
    let ruling = ask("next-hand", "tda-2024", &facts.replace("LAST", LAST));
    assert_eq!(ruling["verdict"]["button"], 2);
    let differs = ruling["differs"].as_array().unwrap();
    let house = differs.iter().find(|other| other["rules"] == "house-000").unwrap();
    assert_eq!(house["verdict"]["button"], 3, "the moving button goes to a player");
    assert!(differs.iter().all(|other| other["rules"] != "tda-2011"));
}

#[test]
fn unknown_fields_are_refused_with_their_line() {
    for topic in topics() {
        let mut facts: Value = serde_json::from_str(topic.example).unwrap();
        facts["weather"] = "fine".into();
        let input = format!("{}\n\n{facts}\n", topic.example);
        let answer = floorman(&["rule", topic.slug, "--format", "json"], input.as_bytes());
        assert_eq!(answer.status, 2);
        assert_eq!(answer.out.lines().count(), 1, "the line before is answered");
        assert!(answer.trouble.starts_with("Line 3"), "{}", answer.trouble);
        assert!(answer.trouble.contains("weather"), "{}", answer.trouble);
    }
    assert_eq!(floorman(&["rule", "coin-toss"], b"").status, 2);
    assert_eq!(floorman(&["rule", "balance", "--rules", "tda-1999"], b"").status, 2);
    assert_eq!(floorman(&["rule", "balance", "--format", "json"], b"{\"seats\": 9").status, 2);
    assert_eq!(floorman(&["rule", "balance", "--format", "json"], b"\xff\xfe\n").status, 2);
}

/// Every value that stands somewhere in the facts, replaced by another.
fn spoiled(facts: &Value, by: &Value) -> Vec<Value> {
    let mut all = vec![by.clone()];
    match facts {
        Value::Object(fields) => {
            for (key, value) in fields {
                for spoiled in spoiled(value, by) {
                    let mut changed = fields.clone();
                    changed.insert(key.clone(), spoiled);
                    all.push(Value::Object(changed));
                }
                let mut without = fields.clone();
                without.remove(key);
                all.push(Value::Object(without));
            }
        }
        Value::Array(values) => {
            for index in 0..values.len() {
                for spoiled in spoiled(&values[index], by) {
                    let mut changed = values.clone();
                    changed[index] = spoiled;
                    all.push(Value::Array(changed));
                }
                let mut twice = values.clone();
                twice.push(values[index].clone());
                all.push(Value::Array(twice));
            }
        }
        _ => {}
    }
    all
}

#[test]
fn facts_that_make_no_sense_are_errors_and_never_a_panic() {
    let strange = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(9),
        json!(31),
        json!(32),
        json!(255),
        json!(256),
        json!(65_536),
        json!(-1),
        json!(1.5),
        json!("two"),
        json!([]),
        json!({}),
        json!([0]),
        json!([1, 1]),
        json!([32]),
        json!(u64::MAX),
    ];
    let mut errors = 0;
    for topic in topics() {
        let facts: Value = serde_json::from_str(topic.example).unwrap();
        for value in &strange {
            // A topic asks other books what differs, so that each is asked something.
            for (facts, book) in spoiled(&facts, value).iter().zip(Rulebook::ALL.iter().cycle()) {
                errors += usize::from(topic.rule(facts, &RuleSet::of(*book)).is_err());
            }
        }
    }
    assert!(errors > 1_000, "only {errors} were refused");
    assert!(Topic::find("no-such-topic").is_none());
}

/// The file of rules that docs/terminal.md shows.
#[test]
fn a_house_rule_from_a_file_is_named_as_one() {
    let guide = include_str!("../../docs/terminal.md");
    let shown = guide.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("my-house.ron");
    std::fs::write(&path, shown.expect("docs/terminal.md shows a file of rules")).unwrap();
    let four = r#"{"cards":4,"face_up":2}"#;
    let ruling = ask("four-card-flop", path.to_str().unwrap(), four);
    assert_eq!(ruling["verdict"], json!({ "ruling": "redeal" }));
    assert_eq!(ruling["house_rule"], true);
    assert_eq!(ruling["differs"][0]["rules"], Rulebook::NEWEST.id());
}
