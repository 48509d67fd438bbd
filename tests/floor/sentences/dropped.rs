//! Every fact of every example and of every case of a sentence is left out, in every book: what is
//! ruled without it is the same, or the answer says that it is missing.

use super::{books, cases};
use crate::calls::untold::{comes_to, is_less};
use rulebook::{RuleSet, Rulebook};
use rulings::{Field, FieldKind, Reason, ReasonValue, Ruling, Topic, topics};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Facts without which another answer is given, for leaving them out says what holds, or the answer
/// says it in another way.
const SAYS_ITSELF: &[(&str, &str, &str)] = &[
    ("balance", "tables.*.last", "the answer asks for the button"),
    ("breaking-table", "cards", "cards are drawn for the answer, and told"),
    ("buy-in-limit", "posted_limit", "the house posted none"),
    ("changed-words", "first_amount", "no amount was said"),
    ("changed-words", "then_amount", "no amount was said"),
    ("chip-race", "cards", "cards are drawn for the answer, and told"),
    ("clock", "acted_after", "the clock runs, and the answer says what comes of acting in time"),
    ("clock", "declared", "the clock runs, and the answer says what comes at its end"),
    ("deal", "kept", "nothing is kept for the winner"),
    ("draw-flow", "deck", "the deck of the book"),
    ("hand-for-hand", "minutes_a_hand", "the minutes of the book, which the answer names"),
    ("late-or-re-entry", "forfeited", "no chips were given up"),
    ("leaving-early", "stacks", "nobody's chips were told, so nobody's are worked out"),
    ("limit-cap", "short_all_in", "nobody was all-in for less"),
    ("odd-chip", "low_winners", "there is no low hand"),
    ("payouts", "minimum", "the smallest prize of the template"),
    ("pot-limit", "blinds_missing", "the blinds are whole"),
    ("prior-chips", "taken_back", "no chips were taken back"),
    ("raise-words", "amount", "no amount was said"),
    ("round-closed", "players.*.all_in", "the player has chips left"),
    ("showdown-order", "hand_aggressor", "nobody bet"),
    ("showdown-order", "last_round_aggressor", "nobody bet in the last round"),
    ("showdown-order", "main_pot_only", "everybody is in every pot"),
    ("stud-last-card", "folded", "nobody folded"),
    ("uth", "trips", "no side bet"),
    ("wager", "amount", "no amount was said"),
    ("wager", "pushed", "no chips went in"),
    ("worst-seat", "open", "every seat that nobody has"),
];

/// What was ruled in silence when this was first asked, beside the nine questions about the deal,
/// and the sentence that says it now.
const FOUND: &[(&str, &str, &str)] = &[
    (
        "all-in-face-up",
        r#"{"all_in":2,"with_chips":1,"action_complete":true,"all_cards_dealt":false}"#,
        "untold",
    ),
    (
        "balance",
        r#"{"seats":8,"stud":true,"tables":[{"table":1,"occupied":[1,2,3,4,5,6,7,8]},{"table":2,"occupied":[1,2,4,5,6]}]}"#,
        "balance-ask-opened",
    ),
    (
        "clock",
        r#"{"called_by":"player_at_his_seat","facing_a_bet":true}"#,
        "clock-if-time-runs-out",
    ),
    (
        "halt",
        r#"{"tables":[{"table":1,"players":9},{"table":2,"players":9},{"table":3,"players":6}],"format":"full_tables"}"#,
        "untold",
    ),
    ("pot-limit", r#"{"pot":1000,"current_bet":700}"#, "untold-none"),
    (
        "raise-size",
        r#"{"structure":"pot_limit","street":"flop","big_blind":200,"bets":[600],"pot":1500}"#,
        "untold-none",
    ),
];

#[test]
fn what_was_ruled_in_silence_is_said() {
    for (topic, facts, id) in FOUND {
        let facts = serde_json::from_str(facts).expect("the facts are JSON");
        let topic = Topic::find(topic).expect("there is such a topic");
        let ruling = topic.rule(&facts, &RuleSet::of(Rulebook::Tda2024)).expect("a ruling");
        let said: Vec<&str> = ruling.why.iter().map(|reason| reason.id).collect();
        assert!(said.contains(id), "{}: {said:?}", topic.slug);
    }
}

#[test]
fn what_is_left_out_changes_nothing_in_silence() {
    let mut silent: BTreeMap<(&str, String), String> = BTreeMap::new();
    let mut tried = 0;
    for (topic, facts) in told() {
        for book in Rulebook::ALL {
            let rules = RuleSet::of(book);
            let Ok(ruling) = topic.rule(&facts, &rules) else { continue };
            for path in paths(topic.fields, &facts) {
                tried += 1;
                let without = without(&facts, &path);
                let Ok(other) = topic.rule(&without, &rules) else { continue };
                let is_same = comes_to(&ruling) == comes_to(&other);
                if !is_same
                    && !is_said(&other, &path)
                    && !is_less(&other.verdict.json(), &ruling.verdict.json())
                {
                    let name = path.iter().map(Step::name).collect::<Vec<_>>().join(".");
                    silent.entry((topic.slug, name)).or_insert_with(|| {
                        format!(
                            "{} {facts}: {:?} / {:?}",
                            book.id(),
                            ruling.verdict.json(),
                            other.verdict.json()
                        )
                    });
                }
            }
        }
    }
    let seen: BTreeSet<(&str, String)> = silent.keys().cloned().collect();
    silent
        .retain(|(topic, field), _| !SAYS_ITSELF.iter().any(|it| it.0 == *topic && it.1 == field));
    let lines: Vec<String> = silent.iter().map(|(at, fault)| format!("{at:?}: {fault}")).collect();
    assert!(tried > 10_000, "{tried}");
    assert!(lines.is_empty(), "{}", lines.join("\n"));
    let stale: Vec<&(&str, &str, &str)> =
        SAYS_ITSELF.iter().filter(|it| !seen.contains(&(it.0, it.1.to_owned()))).collect();
    assert!(stale.is_empty(), "these change nothing any more: {stale:?}");
}

/// The facts of every example and of every case.
fn told() -> Vec<(&'static Topic, Value)> {
    let json = |facts: &str| serde_json::from_str::<Value>(facts).expect("the facts are JSON");
    let mut told: Vec<(&'static Topic, Value)> =
        topics().map(|topic| (topic, json(topic.example))).collect();
    for row in books().flat_map(|book| cases(book).into_values()) {
        for case in row.applies.iter().chain(&row.near) {
            let topic = Topic::find(&case.topic).expect("there is such a topic");
            told.push((topic, json(&case.facts)));
        }
    }
    told
}

/// A way to a fact: of this name, or in the row of this number.
#[derive(Clone)]
enum Step {
    Named(&'static str),
    Row(usize),
}

impl Step {
    fn name(&self) -> String {
        match self {
            Self::Named(name) => (*name).to_owned(),
            Self::Row(_) => "*".to_owned(),
        }
    }
}

/// The ways to all facts that are told.
fn paths(fields: &'static [Field], facts: &Value) -> Vec<Vec<Step>> {
    let mut paths = Vec::new();
    for field in fields {
        let Some(told) = facts.get(field.name).filter(|told| !told.is_null()) else { continue };
        let at = |more: Vec<Step>| [vec![Step::Named(field.name)], more].concat();
        paths.push(at(Vec::new()));
        match field.kind {
            FieldKind::Together(parts) => {
                paths.extend(self::paths(parts, told).into_iter().map(at))
            }
            FieldKind::Rows(parts) => {
                for (number, row) in told.as_array().into_iter().flatten().enumerate() {
                    let more = self::paths(parts, row).into_iter();
                    paths.extend(more.map(|path| at([vec![Step::Row(number)], path].concat())));
                }
            }
            _ => {}
        }
    }
    paths
}

fn without(facts: &Value, path: &[Step]) -> Value {
    let mut facts = facts.clone();
    let Some((last, way)) = path.split_last() else { return facts };
    let mut at = &mut facts;
    for step in way {
        at = match step {
            Step::Named(name) => &mut at[*name],
            Step::Row(number) => &mut at[*number],
        };
    }
    if let (Value::Object(all), Step::Named(name)) = (at, last) {
        all.remove(*name);
    }
    facts
}

/// Whether an answer says that this fact is missing.
fn is_said(ruling: &Ruling, path: &[Step]) -> bool {
    let Some(Step::Named(name)) = path.first() else { return false };
    let label = format!("fact-{}", name.replace('_', "-"));
    let is_label = |said: &ReasonValue| match said {
        ReasonValue::FirstOf([_, shared]) => *shared == label,
        _ => false,
    };
    let is_named =
        |reason: &Reason| reason.is_untold() && reason.args.iter().any(|(_, said)| is_label(said));
    ruling.hangs() || ruling.why.iter().any(is_named)
}
