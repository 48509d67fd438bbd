//! What holds for every topic, whatever is told: words for everything, and options that matter.

use crate::calls::any_facts::Told;
use rulebook::{Options, RuleOption, RuleSet, Rulebook};
use rulings::{FactsError, Reason, Ruling, Topic, Verdict, topics};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use words::{Language, Words};

/// How often each topic is asked.
const ROUNDS: usize = 500;

/// Answers with which there is nothing to choose from: a fact is missing that nobody could tell.
const OPEN: &[&str] = &[
    "button-not-known",
    "first-hand-not-drawn",
    "table-over",
    "only-poor-seats",
    "no-seat-open",
    "showdown-order-boards-not-known",
    "stud-order-button-not-known",
    "odd-chip-cards-not-known",
];

#[test]
fn any_facts_are_ruled_on_or_refused_in_words() {
    let words = Words::new(Language::English);
    let mut faults = Vec::new();
    for topic in topics() {
        let mut told = Told::new(2011);
        let (mut ruled, before) = (0, faults.len());
        for round in 0..ROUNDS {
            let book = Rulebook::ALL[round % Rulebook::ALL.len()];
            let facts =
                if round < Rulebook::ALL.len() { example(topic) } else { told.facts(topic) };
            let fault = match topic.rule(&facts, &RuleSet::of(book)) {
                Ok(ruling) => {
                    ruled += 1;
                    fault_of(&ruling, &words)
                }
                Err(error) => fault_of_refusal(topic, &error, &words),
            };
            if let Some(fault) = fault {
                faults.push(format!("{} {}: {fault}: {facts}", topic.slug, book.id()));
            }
        }
        // One of each topic is enough to begin with.
        faults.truncate(before + 1);
        if ruled < ROUNDS / 10 {
            faults.push(format!("{}: {ruled} of {ROUNDS} were ruled on", topic.slug));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn example(topic: &Topic) -> Value {
    serde_json::from_str(topic.example).expect("the example is JSON")
}

/// What is wrong with a ruling, whatever it is about.
fn fault_of(ruling: &Ruling, words: &Words) -> Option<String> {
    let Some(answer) = ruling.why.first() else { return Some("no answer".to_owned()) };
    let allowed: Vec<&Verdict> = ruling.options.iter().map(|choice| &choice.verdict).collect();
    if ruling.verdict.is_open() && allowed.len() < 2 && !OPEN.contains(&answer.id) {
        return Some(format!("neither a verdict nor a choice ({})", answer.id));
    }
    let is_allowed = allowed.is_empty() || allowed.contains(&&ruling.verdict);
    // A verdict in parts may leave the part open that is to be chosen.
    let is_open = ruling.verdict.is_open() || OPEN.contains(&answer.id);
    if !is_open && !is_allowed {
        return Some(format!("{} is not among the choices", ruling.verdict.json()));
    }
    // Of a procedure it may be known that it is recommended, and not under which number.
    let stands_alone = ["by-the-game", "edition-unnumbered"];
    let is_explained = ruling.why.iter().any(|reason| stands_alone.contains(&reason.id));
    if ruling.citations.is_empty() && !ruling.is_house_rule && !is_explained {
        return Some(format!("rests on nothing ({})", answer.id));
    }
    let choices = ruling.options.iter().map(|choice| &choice.answer);
    let differs = ruling.differs.iter().flat_map(|other| &other.answer);
    let told = [&ruling.why, &ruling.say, &ruling.steps, &ruling.suggests];
    let all = told.into_iter().flatten().chain(choices).chain(differs);
    let verdicts = allowed.into_iter().chain([&ruling.verdict]);
    let worded = verdicts.flat_map(|verdict| match verdict {
        Verdict::Hands(shown) => {
            shown.hands.values().flat_map(|hand| hand.high.iter().chain(&hand.low)).collect()
        }
        Verdict::Open | Verdict::Pots(_) | Verdict::Parts(_) => Vec::new(),
    });
    let mut said = all.chain(worded).map(|reason: &Reason| words.reason(reason));
    said.find(|text| is_broken(text)).map(|text| format!("not a sentence: {text}"))
}

/// What is wrong with a refusal.
fn fault_of_refusal(topic: &Topic, error: &FactsError, words: &Words) -> Option<String> {
    let place = error.field.split(['.', '[']).next().unwrap_or_default();
    if !topic.fields.iter().any(|field| field.name == place) {
        return Some(format!("{:?} is no field: {:?}", error.field, error.reason));
    }
    let said = words.facts_error(error);
    is_broken(&said).then(|| format!("not a sentence: {said}"))
}

#[test]
fn every_part_and_word_of_a_verdict_stands_in_the_catalogue() {
    let words = Words::new(Language::English);
    let mut missing = BTreeSet::new();
    for topic in topics() {
        let mut told = Told::new(1974);
        for round in 0..ROUNDS {
            let book = Rulebook::ALL[round % Rulebook::ALL.len()];
            let Ok(ruling) = topic.rule(&told.facts(topic), &RuleSet::of(book)) else { continue };
            let others = ruling.differs.iter().map(|other| &other.verdict);
            let allowed = ruling.options.iter().map(|choice| &choice.verdict);
            for verdict in allowed.chain(others).chain([&ruling.verdict]) {
                // A verdict of one word is said by its answer alone.
                let is_shown = !words.verdict_parts(verdict).is_empty();
                if let (true, Verdict::Parts(parts)) = (is_shown, verdict) {
                    missing.extend(unnamed(&words, parts).into_iter().map(|id| (topic.slug, id)));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no text for {missing:#?}");
}

/// The ids that a part of a verdict and everything in it lack.
fn unnamed(words: &Words, part: &Value) -> Vec<String> {
    let lacks = |ids: [String; 2]| {
        let is_said = ids.iter().any(|id| words.try_say(id, &words::Args::new()).is_some());
        (!is_said).then(|| ids.join(" or "))
    };
    let key = |key: &String| {
        let id = key.replace('_', "-");
        let is_seat = key.chars().all(|c| c.is_ascii_digit());
        if is_seat { None } else { lacks([format!("verdict-{id}"), format!("fact-{id}")]) }
    };
    let inner = |part| unnamed(words, part);
    match part {
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
        Value::String(cards) if cards::read_cards(cards).is_ok() => Vec::new(),
        Value::String(word) if word.contains(|c: char| !c.is_ascii_lowercase() && c != '_') => {
            Vec::new()
        }
        Value::String(word) => {
            let id = word.replace('_', "-");
            lacks([format!("verdict-is-{id}"), format!("choice-{id}")]).into_iter().collect()
        }
        Value::Array(all) => all.iter().flat_map(inner).collect(),
        Value::Object(all) => {
            all.keys().filter_map(key).chain(all.values().flat_map(inner)).collect()
        }
    }
}

fn is_broken(text: &str) -> bool {
    text.is_empty() || text.contains(['⟨', '{', '}'])
}

/// Two answers to one option that no ruling tells apart, with the reason.
const ALIKE: &[(&str, &str, &str)] = &[
    // Only a book that seats ten has the other answer.
    ("final_table_events", "all", "nine_as_well"),
];

#[test]
fn every_answer_of_every_option_changes_some_ruling() {
    let mut asked: Vec<(&Topic, Value)> = seldom_told();
    // A stream for each topic: a new one changes nothing of what the others are asked.
    let mut streams: Vec<(&Topic, Told)> = topics().map(|topic| (topic, Told::new(400))).collect();
    for _ in 0..400 {
        asked.extend(streams.iter_mut().map(|(topic, told)| (*topic, told.facts(topic))));
    }
    let mut alike = Vec::new();
    for option in Options::ALL {
        let rules: Vec<(&str, RuleSet)> =
            option.answers.iter().map(|answer| (*answer, with(option, answer))).collect();
        for (index, (one, one_rules)) in rules.iter().enumerate() {
            for (other, other_rules) in &rules[..index] {
                let differs = |(topic, facts): &(&Topic, Value)| {
                    told_by(topic, facts, one_rules) != told_by(topic, facts, other_rules)
                };
                let is_known = ALIKE
                    .iter()
                    .any(|known| (known.0, known.1, known.2) == (option.key, other, one));
                if !is_known && !asked.iter().any(differs) {
                    alike.push(format!("{}: {other} and {one}", option.key));
                }
            }
        }
    }
    assert!(alike.is_empty(), "these rule alike:\n{}", alike.join("\n"));
}

fn with(option: &RuleOption, answer: &str) -> RuleSet {
    let mut rules = RuleSet::default();
    assert!(option.set(&mut rules.options, answer));
    rules
}

/// What players and dealers notice of a ruling.
fn told_by(topic: &Topic, facts: &Value, rules: &RuleSet) -> Option<Vec<Value>> {
    let ruling = topic.rule(facts, rules).ok()?;
    let mut told = vec![ruling.verdict.json(), json!(ruling.is_discretion)];
    told.extend(ruling.options.into_iter().map(|choice| choice.verdict.json()));
    told.extend(ruling.steps.iter().chain(&ruling.suggests).map(|reason| json!(reason.id)));
    Some(told)
}

/// A race of 25 for 100 among players with these chips and this value of others.
fn chips_raced(seats: &[(u8, u64, u64)]) -> Value {
    // The lowest cards first: whoever sits last has the best one.
    let deck = ["2c 3c 4c", "5d 6d 7d", "8h 9h Th", "Js Qs Ks"];
    let cards: serde_json::Map<String, Value> = (seats.iter().zip(deck))
        .map(|((seat, odd, _), cards)| {
            let dealt: Vec<&str> = cards.split(' ').take(*odd as usize).collect();
            (seat.to_string(), json!(dealt.join(" ")))
        })
        .collect();
    let seat = |(seat, odd, rest): &(u8, u64, u64)| json!({"seat": seat, "odd": odd, "rest": rest});
    let seats: Vec<Value> = seats.iter().map(seat).collect();
    json!({"remove": 25, "next": 100, "seats": seats, "cards": cards})
}

/// Facts that chance meets too seldom.
#[expect(clippy::too_many_lines, reason = "one flat list")]
fn seldom_told() -> Vec<(&'static Topic, Value)> {
    let told = [
        ("chip-race", chips_raced(&[(1, 2, 500), (3, 3, 500), (5, 1, 500), (8, 3, 500)])),
        ("chip-race", chips_raced(&[(1, 3, 0), (2, 2, 300), (3, 2, 300)])),
        ("chip-race", chips_raced(&[(2, 3, 100), (7, 2, 100), (8, 1, 100)])),
        ("chip-race", chips_raced(&[(1, 1, 0), (2, 3, 900), (5, 2, 900), (8, 2, 600)])),
        (
            "showdown",
            json!({ "game": "draw32", "players": [{ "seat": 1, "cards": "As Td 9c 8h 7s" },
            { "seat": 2, "cards": "Ks Kd 9h 8c 7d" }] }),
        ),
        (
            "showdown",
            json!({ "game": "draw5", "players": [{ "seat": 1, "cards": "As Ks 9s 8s 7s" },
            { "seat": 2, "cards": "Td Th Tc 9d 9h" }] }),
        ),
        (
            "showdown",
            json!({ "game": "short_deck", "players": [{ "seat": 1, "cards": "Ts 6c" },
            { "seat": 2, "cards": "9h 9c" }], "board": "7s 8h 9d Kc Ac" }),
        ),
        (
            "showdown",
            json!({ "game": "badugi", "players": [{ "seat": 1, "cards": "As 2h 3d 4d" },
            { "seat": 2, "cards": "Ks Qh Jd Tc" }, { "seat": 3, "cards": "Ah Qs Qd Qc" },
            { "seat": 4, "cards": "5h 6h 7h 8h" }] }),
        ),
        (
            "showdown",
            json!({ "game": "stud8",
            "players": [{ "seat": 1, "cards": "8s 6s 4s 2s As Kd Kc" }] }),
        ),
        (
            "showdown-order",
            json!({ "family": "stud", "seats_at_table": 8, "button": 8, "live": [1, 4, 7],
            "up_cards": { "1": "As Kd 2c 3h", "4": "Qh Qs 4c 5d", "7": "9h 8s 7c 6d" } }),
        ),
        ("clock", json!({ "called_by": "floor", "facing_a_bet": true, "acted_after": 30 })),
        ("clock", json!({ "called_by": "floor", "facing_a_bet": true, "acted_after": 70 })),
        ("final-table", json!({ "game": "flop", "seats": 10, "players_left": 10 })),
        ("final-table", json!({ "game": "flop", "seats": 9, "players_left": 10 })),
        ("stud-dead-hand", json!({ "open_cards": "turned_down", "facing_action": true })),
        ("draw-flow", json!({ "question": "exchange", "wants": 4 })),
        ("draw-flow", json!({ "question": "exchange", "wants": 5 })),
        ("single-ante", json!({ "stack": 700, "big_blind": 500, "ante": 500 })),
        (
            "new-player-seat",
            json!({ "came": "new", "seat": 3, "seats": 9, "occupied": [1, 2, 5, 6, 8],
            "last": { "button": 1, "small_blind": 2, "big_blind": 5 } }),
        ),
        (
            "uth",
            json!({ "player": "5c Qs", "dealer": "Jd 3s", "board": "Qc 7s Ts 4d 2c", "ante": 20,
            "blind": 20, "play_multiple": 3, "play": 70 }),
        ),
        (
            "stud-order",
            json!({ "game": "stud7", "seats_at_table": 8, "street": 4, "live": [1, 7],
            "up_cards": { "1": "As Kc", "7": "Ah Kd" } }),
        ),
        ("draw-flow", json!({ "question": "opens", "deck": 32, "cards": "Qs Qd 9h 8c 7d" })),
        (
            "odd-chip",
            json!({ "family": "flop", "pot": 10_200, "chip_unit": 100, "seats_at_table": 9,
            "button": 5, "winners": [1, 7], "low_winners": [7, 1] }),
        ),
        (
            "wager",
            json!({ "structure": "no_limit", "street": "flop", "big_blind": 200,
            "bet": 2_000, "last_raise": 2_000, "said": "raise", "amount": 8_000 }),
        ),
        (
            "wager",
            json!({ "structure": "pot_limit", "street": "preflop", "small_blind": 100,
            "big_blind": 200, "bet": 200, "last_raise": 200, "pot": 200, "said": "pot" }),
        ),
        (
            "multiple-chips",
            json!({ "big_blind": 400, "bet": 1_100, "last_raise": 700,
            "chips": [1_000, 500, 25] }),
        ),
        (
            "multiple-chips",
            json!({ "big_blind": 400, "bet": 1_100, "last_raise": 700,
            "chips": [1_000, 500] }),
        ),
        ("unclear-amount", json!({ "big_blind": 400, "pot": 5_200, "number": 5 })),
        (
            "clock",
            json!({ "called_by": "player_at_his_seat", "facing_a_bet": true, "acted_after": 30 }),
        ),
        (
            "string-bet",
            json!({ "big_blind": 200, "bet": 400, "said": "raise", "first": [400],
            "second": [1_000], "last_raise": 200 }),
        ),
        (
            "string-bet",
            json!({ "big_blind": 200, "bet": 400, "said": "nothing", "first": [400],
            "second": [1_000], "last_raise": 200 }),
        ),
        (
            "short-all-in",
            json!({ "structure": "no_limit", "has_acted": true, "in_front": 100,
            "last_raise": 100, "bets": [125, 200] }),
        ),
        (
            "short-all-in",
            json!({ "structure": "limit", "has_acted": true, "in_front": 400,
            "last_raise": 400, "bets": [600] }),
        ),
        (
            "skipped-player",
            json!({ "actions": [{ "seat": 5, "action": "call" },
            { "seat": 6, "action": "fold" }], "spoke_in_time": false }),
        ),
        (
            "skipped-player",
            json!({ "actions": [{ "seat": 5, "action": "check" },
            { "seat": 6, "action": "fold" }], "spoke_in_time": false }),
        ),
    ];
    told.map(|(slug, facts)| (Topic::find(slug).expect("a topic"), facts)).to_vec()
}

#[test]
fn topics_are_found_by_the_words_of_three_languages() {
    let words = Words::new(Language::English);
    let finds = |typed: &str, slug: &str| {
        let search = words.text(&format!("topic-{slug}.search"));
        assert!(search.to_lowercase().contains(typed), "{slug}: {typed} not in {search}");
    };
    finds("chyba při rozdávání", "misdeal");
    finds("błędne rozdanie", "misdeal");
    finds("čtyři karty na flopu", "four-card-flop");
    finds("odkryta karta", "exposed-card");
    finds("rabbit", "rabbit-hunting");
}
