//! Facts bent in every place: a ruling in whole sentences, or a refusal that says what is wrong.

use crate::terminal::floorman;
use rulebook::{RuleSet, Rulebook};
use rulings::{Topic, topics};
use serde_json::{Map, Value, json};
use words::{Language, Words};

/// Every value in the facts, as a path from the outside in.
fn places(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), value)];
    while let Some((path, value)) = open.pop() {
        match value {
            Value::Object(of) => {
                open.extend(of.iter().map(|(key, inner)| (format!("{path}/{key}"), inner)));
            }
            Value::Array(of) => {
                let inner = of.iter().enumerate();
                open.extend(inner.map(|(no, inner)| (format!("{path}/{no}"), inner)));
            }
            _ => {}
        }
        found.push(path);
    }
    found
}

/// What a form or a program may send by mistake.
fn bent() -> Vec<Value> {
    let mut bent = vec![Value::Null, json!({}), json!([]), json!([[]]), json!([null]), json!("")];
    bent.extend([json!(true), json!(false), json!(-1), json!(0.5), json!(1e300), json!(i64::MIN)]);
    bent.extend([0, 1, 2, 3, 7, 10, 31, 32, 33, 64, 255, 256, 65_535, 65_536].map(|no| json!(no)));
    bent.extend(
        [100_u64, 1_000, 999_999_999_999, 1_000_000_000_000, 1_000_000_000_001].map(Value::from),
    );
    bent.extend(
        [u64::from(u32::MAX), u64::from(u32::MAX) + 1, i64::MAX as u64, u64::MAX].map(Value::from),
    );
    let words =
        ["NaN", "0", "-0", "as kd", "As As", "🂡", "A♠", "Ax", "1s", "10s", "As Kd Qh Jc Ts 9s 8s"];
    bent.extend(words.map(Value::from));
    let words = ["\u{202e}abc", "\u{0}\u{1b}[31m", "none", "All In", "ALL_IN", " "];
    bent.extend(words.map(Value::from));
    bent.push("a".repeat(100_000).into());
    bent.extend([
        json!([1, 1]),
        json!([0]),
        json!([256]),
        json!([1, 2, 3]),
        json!({"1": 1}),
        json!({"1": "As"}),
    ]);
    bent.extend([
        json!({"01": 5, "1": 5}),
        json!({"+1": 5}),
        json!({"0": 5}),
        json!({"300": 5}),
        json!({"a": 5}),
    ]);
    bent.push(json!(vec![1_000_000_000_000_u64; 200]));
    bent.push(json!([[1, "fold"], [2, "call"], [3, "call"]]));
    bent.push(json!((1..=300).collect::<Vec<u64>>()));
    bent
}

fn set(facts: &Value, path: &str, value: Value) -> Value {
    let mut facts = facts.clone();
    if let Some(place) = facts.pointer_mut(path) {
        *place = value;
    }
    facts
}

fn without(facts: &Value, path: &str) -> Option<Value> {
    let mut facts = facts.clone();
    let (parent, name) = path.rsplit_once('/')?;
    match facts.pointer_mut(parent)? {
        Value::Object(of) => drop(of.remove(name)),
        Value::Array(of) => drop(of.remove(name.parse().ok()?)),
        _ => return None,
    }
    Some(facts)
}

fn twice(facts: &Value, path: &str) -> Option<Value> {
    let mut facts = facts.clone();
    let (parent, name) = path.rsplit_once('/')?;
    let of = facts.pointer_mut(parent)?.as_array_mut()?;
    let again = of.get(name.parse::<usize>().ok()?)?.clone();
    of.push(again);
    Some(facts)
}

/// All that one change makes of facts that work.
fn mutants(facts: &Value) -> Vec<Value> {
    let mut all = vec![facts.clone(), Value::Null, json!([]), json!(1), json!("facts")];
    for path in places(facts) {
        all.extend(bent().into_iter().map(|value| set(facts, &path, value)));
        all.extend(without(facts, &path));
        all.extend(twice(facts, &path));
        if let Some(Value::Object(of)) = facts.pointer(&path) {
            let mut of: Map<String, Value> = of.clone();
            of.insert("surprise".to_owned(), json!(1));
            all.push(set(facts, &path, of.into()));
        }
    }
    all
}

/// What is wrong with what is said on these facts, if anything.
fn said(topic: &Topic, facts: &Value, rules: &RuleSet, words: &Words) -> Result<bool, String> {
    let is_whole = |text: &str| {
        let told = text.trim_matches(['.', ' ']);
        // A sign that cannot be shown may be written as its number, in braces.
        let is_odd = text.replace("\\u{", "").contains(['{', '\u{202e}', '\u{1b}', '\u{0}']);
        let is_missing = text.contains('⟨');
        !told.is_empty() && !is_odd && !is_missing && text.chars().count() < 2_000
    };
    let ruling = match topic.rule(facts, rules) {
        Ok(ruling) => ruling,
        Err(error) => {
            let text = words.facts_error(&error);
            let is_plain = !["struct ", "expected u8", "expected u64", " sequence"]
                .iter()
                .any(|word| text.contains(word));
            return if is_whole(&text) && is_plain { Ok(false) } else { Err(text) };
        }
    };
    let whole = words.ruling(&ruling);
    let mut texts = vec![whole.clone()];
    let reasons = ruling.why.iter().chain(&ruling.say).chain(&ruling.steps).chain(&ruling.suggests);
    texts.extend(reasons.map(|reason| words.reason(reason)));
    texts.extend(ruling.options.iter().map(|choice| words.reason(&choice.answer)));
    texts.extend(ruling.differs.iter().map(|other| words.reasons(&other.answer)));
    texts.push(words.facts_told(topic.slug, &facts.to_string()));
    if let Some(text) = texts.into_iter().find(|text| !is_whole(text)) {
        return Err(text);
    }
    if ruling.verdict.is_open() && ruling.options.len() == 1 {
        return Err(format!("a choice of one: {whole}"));
    }
    Ok(true)
}

#[test]
fn facts_bent_in_any_place_are_ruled_on_or_refused() {
    let words = Words::new(Language::English);
    let (mut ruled, mut refused, mut broken) = (0, 0, Vec::new());
    for topic in topics() {
        let facts: Value = serde_json::from_str(topic.example).unwrap();
        for (no, facts) in mutants(&facts).into_iter().enumerate() {
            let book = Rulebook::ALL[no % Rulebook::ALL.len()];
            let told = said(topic, &facts, &RuleSet::of(book), &words);
            match told {
                Ok(true) => ruled += 1,
                Ok(false) => refused += 1,
                Err(text) => {
                    let facts: String = facts.to_string().chars().take(500).collect();
                    let text: String = text.chars().take(500).collect();
                    broken.push(format!("{} under {}: {facts}: {text}", topic.slug, book.id()));
                }
            }
        }
    }
    broken.truncate(20);
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(ruled > 2_000 && refused > 40_000, "{ruled} {refused}");
}

const CHIP: &str = r#"{"big_blind":200,"bet":200,"chip":1000,"said_raise":false}"#;

fn asked(line: &[u8]) -> (u8, String) {
    let answer = floorman(&["rule", "oversized-chip", "--format", "json"], line);
    (answer.status, if answer.status == 0 { answer.out } else { answer.trouble })
}

#[test]
fn a_fact_is_told_once_and_by_its_name() {
    let (status, right) = asked(CHIP.as_bytes());
    assert_eq!(status, 0);
    for line in [
        format!("\u{feff}{CHIP}\r\n"),
        format!("\n\n{CHIP}"),
        "(big_blind:200,bet:200,chip:1000,said_raise:false)".to_owned(),
    ] {
        assert_eq!(asked(line.as_bytes()), (0, right.clone()), "{line:?}");
    }
    for (line, trouble) in [
        (
            r#"{"big_blind":200,"bet":200,"chip":1000,"bet":400,"said_raise":false}"#,
            "bet is given twice",
        ),
        ("(big_blind:200,bet:200,chip:1000,bet:400,said_raise:false)", "bet is given twice"),
        (r#"{"bet":{"a":1,"a":2}}"#, "a is given twice"),
        ("[200,200,1000,false,200,false]", "one JSON object"),
        ("(200,200,1000,false,200,false)", "one JSON object"),
        (r#"{"big_blind":200,"bet":200,"chip":"1000"}"#, "expected a whole number"),
    ] {
        let (status, said) = asked(line.as_bytes());
        assert_eq!(status, 2, "{line}: {said}");
        assert!(said.starts_with("Line 1") && said.contains(trouble), "{line}: {said}");
    }
}

#[test]
fn a_number_without_end_is_not_a_fact_left_out() {
    let endless = "9".repeat(1_000);
    let told = format!("(big_blind:200,bet:200,chip:1000,said_raise:false,last_raise:{endless})");
    assert_eq!(asked(told.as_bytes()).0, 2);
}

#[test]
fn a_message_repeats_no_more_than_can_be_read() {
    let long = "x".repeat(1_000_000);
    for line in [
        format!(r#"{{"{long}":1}}"#),
        format!(r#"{{"bet":"{long}"}}"#),
        r#"{"\u001b[31m\u202egnp":1}"#.to_owned(),
    ] {
        let (status, said) = asked(line.as_bytes());
        assert_eq!(status, 2);
        assert!(said.len() < 2_500 && !said.contains(['\u{1b}', '\u{202e}']), "{said:.3000}");
    }
}
