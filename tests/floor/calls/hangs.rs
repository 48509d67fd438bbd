//! A ruling that hangs on a fact which nobody told gives an answer for each case.

use crate::calls::{refused, rule};
use crate::terminal::done;
use rulebook::Rulebook::{self, Tda2011, Tda2019, Tda2022, Tda2024};
use rulings::{Ruling, Topic, topics};
use serde_json::{Value, json};
use words::{Language, Words};

/// Questions in which nobody said what had been done since the deal, and what 2024 has before and
/// after substantial action.
const HANGING: &[(&str, &str, [&str; 2])] = &[
    (
        "wrong-number-of-cards",
        r#"{"difference":"one_too_many","recipient":"player"}"#,
        ["Misdeal, deal again", "That hand is dead, the others play on"],
    ),
    (
        "fouled-deck",
        r#"{"deck":"foreign_card"}"#,
        ["Misdeal, deal again", "No misdeal, the hand continues"],
    ),
    (
        "wrong-button",
        r#"{"cards_dealt":true}"#,
        ["Button corrected, and the hand dealt again", "The hand stands, and so does the button"],
    ),
    (
        "misdeal",
        r#"{"family":"flop","fault":"entitled_seat_left_out"}"#,
        ["Misdeal, deal again", "No misdeal, the hand continues"],
    ),
    (
        "exposed-card",
        r#"{"family":"flop","by":"dealer","exposed":2}"#,
        ["Misdeal, deal again", "No misdeal, the hand continues"],
    ),
    (
        "stuck-cards",
        r#"{"came":"in_a_hand"}"#,
        ["Misdeal, deal again", "That hand is dead, the others play on"],
    ),
    (
        "replacement-exposed",
        r#"{"family":"flop","recipient":"player"}"#,
        ["Misdeal, deal again", "The floor decides; the hand continues"],
    ),
    (
        "level",
        r#"{"told":"announced","done":"pot_awarded","dealt_at_old":true}"#,
        ["The new level", "The old level"],
    ),
];

fn said(ruling: &Ruling) -> Vec<String> {
    Words::new(Language::English).ruling_said(ruling).answers
}

fn with(facts: &Value, name: &str, value: Value) -> Value {
    let mut facts = facts.clone();
    facts[name] = value;
    facts
}

#[test]
fn what_nobody_said_was_done_is_not_taken_as_nothing() {
    for (topic, facts, answers) in HANGING {
        let facts: Value = serde_json::from_str(facts).unwrap();
        let hanging = rule(topic, Tda2024, &facts);
        let wanted = ["Before substantial action", "After it"].iter().zip(answers);
        let wanted: Vec<String> =
            wanted.map(|(when, answer)| format!("{when}: {answer}")).collect();
        let told: Vec<String> = said(&hanging);
        for (told, wanted) in told.iter().zip(&wanted) {
            assert!(told.starts_with(wanted.as_str()), "{topic}: {told:?}, not {wanted:?}");
        }
        assert_eq!(told.len(), 2, "{topic}: {told:?}");
        assert!(hanging.verdict.is_open() && hanging.say.is_empty() && hanging.steps.is_empty());
        // Once it is told there is one answer, whichever way it is told.
        let actions = |count: u8| -> Value {
            (1..=count).map(|seat| json!({"seat": seat, "action": "call"})).collect()
        };
        for (is_late, count) in [(false, 0), (true, 3)] {
            let by_word = rule(topic, Tda2024, &with(&facts, "substantial_action", json!(is_late)));
            let by_acts = rule(topic, Tda2024, &with(&facts, "actions", actions(count)));
            assert_eq!(said(&by_word), said(&by_acts), "{topic}");
            assert_eq!(said(&by_word).len(), 1, "{topic}");
            assert!(by_word.why[0].id == by_acts.why[0].id && by_word.cases.is_empty());
        }
        let both = with(&with(&facts, "actions", actions(3)), "substantial_action", json!(false));
        assert_eq!(refused(topic, &both).field, "substantial_action");
    }
}

/// No edition, and no topic that asks for it, says that nothing has been done where nobody said so.
#[test]
fn no_topic_assumes_what_was_done_since_the_deal_in_any_edition() {
    let words = Words::new(Language::English);
    let hang = |topic: &&Topic| topic.fields.iter().any(|field| !field.cases.is_empty());
    let all: Vec<&Topic> = topics().filter(hang).collect();
    assert!(all.len() >= 9, "{}", all.len());
    for topic in all {
        let mut facts: Value = serde_json::from_str(topic.example).unwrap();
        for name in ["actions", "substantial_action", "acted_short"] {
            facts.as_object_mut().unwrap().remove(name);
        }
        for book in Rulebook::ALL {
            let ruling = rule(topic.slug, book, &facts);
            let text = words.ruling(&ruling);
            for assumed in ["there has been no substantial", "There has not been enough action"] {
                assert!(!text.contains(assumed), "{} {}: {text}", topic.slug, book.id());
            }
        }
    }
}

#[test]
fn a_line_for_each_case_and_each_thing_that_is_not_told() {
    let facts = b"{\"deck\":\"foreign_card\"}\n";
    let out = done(&["rule", "fouled-deck", "--format", "text"], facts).out;
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "Before substantial action: Misdeal, deal again.");
    assert_eq!(lines[1], "After it: No misdeal, the hand continues.");
    assert!(lines.contains(&"Not stated: Substantial action since."), "{out}");
    assert!(!out.contains("Say:") && !out.contains("Do:"), "{out}");
}

/// The button that acted on a short hand has a dead hand, however early that was.
///
/// Rules: TDA 2024 §37.
#[test]
fn a_button_that_acted_on_a_short_hand_is_dead_before_substantial_action_too() {
    let facts = json!({"difference": "too_few", "recipient": "button", "acted_short": true});
    for actions in [None, Some(json!([{"seat": 1, "action": "call"}]))] {
        let facts = actions.map_or(facts.clone(), |actions| with(&facts, "actions", actions));
        let ruling = rule("wrong-number-of-cards", Tda2024, &facts);
        assert_eq!(ruling.verdict.json()["ruling"], "hand_dead", "{facts}");
    }
    let early = with(&facts, "actions", json!([{"seat": 1, "action": "call"}]));
    let older = rule("wrong-number-of-cards", Tda2011, &early);
    assert!(older.is_discretion, "no rule of 2011 speaks of it");
}

/// Where the floor decides that stands first, what is usual after it, and nothing is said or done
/// that carries out one of the choices.
#[test]
fn the_floor_decides_before_anything_is_said() {
    let calls = json!([{"seat": 4, "action": "call"}, {"seat": 5, "action": "call"}]);
    let count = json!({"difference": "one_too_many", "recipient": "player", "actions": calls});
    let deck = json!({"deck": "two_identical", "next_hand_begun": false, "actions": calls});
    let button = json!({"cards_dealt": true,
        "actions": [{"seat": 4, "action": "call"}, {"seat": 5, "action": "fold"}]});
    for (topic, book, facts) in [
        ("wrong-number-of-cards", Tda2011, &count),
        ("fouled-deck", Tda2019, &deck),
        ("wrong-button", Tda2022, &button),
    ] {
        let ruling = rule(topic, book, facts);
        assert!(said(&ruling)[0].starts_with("The floor decides"), "{topic}");
        // The hand stands whatever the floor chooses for the button.
        let stands = topic == "wrong-button";
        assert!((ruling.say.is_empty() || stands) && ruling.steps.is_empty(), "{topic}");
        assert!(ruling.is_discretion && ruling.options.len() > 1, "{topic}");
    }
}
