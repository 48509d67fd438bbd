//! Betting topics: any facts, every answer of every option, every row of the house books.

use floorman::rulebook::options::Options;
use floorman::rulebook::{RuleSet, Rulebook, Section};
use floorman::rulings::{Field, Kind, Topic, topics};
use floorman::words::{Language, Words};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};

/// Facts that are told seat by seat hang together too closely to be made up at random.
fn betting() -> impl Iterator<Item = &'static Topic> {
    let is_by_seat = |field: &Field| matches!(field.kind, Kind::BySeat(_));
    let of_betting = topics().filter(|topic| topic.section == Section::Betting);
    of_betting.filter(move |topic| !topic.fields.iter().any(is_by_seat))
}

const CHIPS: [u64; 12] = [0, 1, 5, 25, 100, 200, 400, 500, 1_000, 1_400, 8_000, 1_000_000_000_000];

fn any(kind: &Kind, rng: &mut ChaCha20Rng) -> Value {
    let chip = |rng: &mut ChaCha20Rng| json!(CHIPS[rng.random_range(0..CHIPS.len())]);
    match kind {
        Kind::YesNo => json!(rng.random_bool(0.5)),
        Kind::Choice(words) => json!(words[rng.random_range(0..words.len())]),
        Kind::Chips => chip(rng),
        Kind::ChipList => (0..rng.random_range(0..4)).map(|_| chip(rng)).collect(),
        Kind::Number(from, to) => json!(rng.random_range(*from..=*to)),
        Kind::Words => {
            let heard = ["call", "raise", "all-in", "pot", "fold", "check", "bet", "whatever"];
            json!(heard[rng.random_range(0..heard.len())])
        }
        Kind::Rows(fields) => (0..rng.random_range(0..4)).map(|_| any_facts(fields, rng)).collect(),
        Kind::Seat => json!(rng.random_range(1..10)),
        _ => Value::Null,
    }
}

fn any_facts(fields: &[Field], rng: &mut ChaCha20Rng) -> Value {
    let mut facts = Map::new();
    for field in fields {
        if field.is_needed || rng.random_bool(0.6) {
            facts.insert(field.name.to_owned(), any(&field.kind, rng));
        }
    }
    Value::Object(facts)
}

#[test]
fn any_facts_are_ruled_on_or_refused() {
    let words = Words::new(Language::En);
    let mut rng = ChaCha20Rng::seed_from_u64(11);
    for topic in betting() {
        let mut answered = 0;
        for _ in 0..2_000 {
            let facts = any_facts(topic.fields, &mut rng);
            let book = Rulebook::ALL[rng.random_range(0..Rulebook::ALL.len())];
            let Ok(ruling) = topic.rule(&facts, &RuleSet::of(book)) else { continue };
            answered += 1;
            let text = words.ruling(&ruling);
            assert!(!text.contains(['⟨', '{', '}']), "{}: {facts}: {text}", topic.slug);
            let is_told = !ruling.verdict.is_null() || ruling.options.len() > 1;
            assert!(is_told, "{}: {facts}: neither a verdict nor a choice", topic.slug);
            assert!(!ruling.citations.is_empty(), "{}: {book:?} {facts}", topic.slug);
        }
        assert!(answered > 20, "{}: only {answered} answers", topic.slug);
    }
}

/// Chips never appear or vanish: what is ruled and what goes back is what lay there, or less
/// than he has to put in.
#[test]
fn chips_of_a_wager_add_up() {
    let wager = Topic::find("wager").unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(12);
    let mut checked = 0;
    for _ in 0..5_000 {
        let facts = any_facts(wager.fields, &mut rng);
        let Ok(ruling) = wager.rule(&facts, &RuleSet::default()) else { continue };
        let sum = |name: &str| -> u64 {
            facts[name].as_array().into_iter().flatten().filter_map(Value::as_u64).sum()
        };
        let there = sum("in_front") + sum("pushed");
        let every = ruling.options.iter().map(|choice| &choice.verdict).chain([&ruling.verdict]);
        for verdict in every.filter(|verdict| verdict["total"].is_u64()) {
            let [total, back] = ["total", "returned"].map(|name| verdict[name].as_u64().unwrap());
            assert!(back == 0 || total + back <= there, "{facts}: {verdict}");
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked}");
}

/// Options that these topics read, and no other topic of this file's.
const READ: [&str; 25] = [
    "speak_up",
    "loans",
    "big_blind_option",
    "start_of_play",
    "multiple_chips",
    "fifty_base",
    "reopening",
    "limit_reopening",
    "unclear_amount",
    "amount_words",
    "raise_amount",
    "raise_method",
    "prior_chips",
    "undercall",
    "short_bet",
    "wrong_amount",
    "out_of_turn",
    "skipped_player",
    "fold_without_bet",
    "string_bet",
    "invalid_words",
    "pot_limit_blinds",
    "count_request",
    "hidden_chip",
    "forward_motion",
];

#[test]
fn every_answer_of_every_option_changes_something() {
    let mut rng = ChaCha20Rng::seed_from_u64(13);
    let asked: Vec<(&Topic, Value)> = betting()
        .flat_map(|topic| {
            (0..400).map(|_| (topic, any_facts(topic.fields, &mut rng))).collect::<Vec<_>>()
        })
        .chain(known().into_iter().map(|(slug, facts)| (Topic::find(slug).unwrap(), facts)))
        .collect();
    for option in Options::ALL.iter().filter(|option| READ.contains(&option.key)) {
        let rules: Vec<RuleSet> = option
            .answers
            .iter()
            .map(|answer| {
                let mut rules = RuleSet::of(Rulebook::Tda2024);
                assert!(option.set(&mut rules.options, answer));
                rules
            })
            .collect();
        for (index, one) in rules.iter().enumerate() {
            for other in &rules[..index] {
                let differs = |(topic, facts): &(&Topic, Value)| {
                    let [one, other] = [one, other].map(|rules| topic.rule(facts, rules));
                    matches!((one, other), (Ok(one), Ok(other))
                        if (&one.verdict, &one.options, &one.why, &one.steps)
                            != (&other.verdict, &other.options, &other.why, &other.steps))
                };
                assert!(asked.iter().any(differs), "{}: two answers rule alike", option.key);
            }
        }
    }
    assert_eq!(READ.iter().filter(|key| Options::ALL.iter().any(|o| o.key == **key)).count(), 25);
}

/// Facts that random ones meet too seldom.
fn known() -> Vec<(&'static str, Value)> {
    vec![
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
            json!({ "structure": "no_limit", "has_acted": true, "his": 100,
            "last_raise": 100, "bets": [125, 200] }),
        ),
        (
            "short-all-in",
            json!({ "structure": "limit", "has_acted": true, "his": 400,
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
    ]
}

/// Rows of the books on betting that are questions; caps and the pot-limit maximum have topics
/// of their own.
#[test]
fn every_row_on_betting_has_a_topic_that_cites_it() {
    let cited: Vec<(Rulebook, &str)> =
        topics().flat_map(|topic| topic.cites).map(|cite| (cite.rulebook, cite.number)).collect();
    let is_cited = |book, number: &str| {
        let letter = [number, "-"].concat();
        cited.iter().any(|(of, cite)| *of == book && (*cite == number || cite.starts_with(&letter)))
    };
    let mut missing = Vec::new();
    let house =
        (6..=31).filter(|row| !(11..=13).contains(row)).map(|row| format!("PLGEN-{row:02}"));
    missing.extend(house.filter(|row| !is_cited(Rulebook::House000, row)));
    let home = [
        "CZ-BET-03",
        "CZ-BET-04",
        "CZ-BET-05",
        "CZ-BET-09",
        "CZ-BET-10",
        "CZ-BET-11",
        "CZ-BET-12",
        "CZ-ETI-02",
        "CZ-ETI-03",
        "CZ-ETI-04",
        "CZ-ETI-06",
        "CZ-ETI-07",
        "CZ-ETI-09",
        "CZ-GEN-06",
    ];
    let home = home.map(str::to_owned).into_iter();
    missing.extend(home.filter(|row| !is_cited(Rulebook::Home001, row)));
    let pl = ["PL-HE-06", "PL-HE-08"].map(str::to_owned).into_iter();
    missing.extend(pl.filter(|row| !is_cited(Rulebook::Pl004, row)));
    let local = ["37.C", "42.C", "43.C", "46.C"].map(str::to_owned).into_iter();
    missing.extend(local.filter(|row| !is_cited(Rulebook::Local003, row)));
    let old = (35..=48).filter(|rule| *rule != 41).map(|rule| rule.to_string());
    missing.extend(old.filter(|rule| !is_cited(Rulebook::Tda2011, rule)));
    let new = (40..=62).filter(|rule| *rule != 48).map(|rule| rule.to_string());
    missing.extend(new.filter(|rule| !is_cited(Rulebook::Tda2024, rule)));
    assert!(missing.is_empty(), "no topic cites {missing:?}");
}
