//! The button, the blinds, the level, and what stud has instead; each with the near case.

use crate::calls::dealing::{actions, choices, verdict};
use crate::calls::{refused, rule};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};
use rulebook::{RuleSet, options};
use rulings::Topic;
use serde_json::{Value, json};

fn heads_up(last: [u8; 3], survivors: [u8; 2]) -> Value {
    let [button, small_blind, big_blind] = last;
    json!({
        "last": {"button": button, "small_blind": small_blind, "big_blind": big_blind},
        "survivors": survivors,
    })
}

/// Button and big blind of two survivors in both editions.
fn two_left(last: [u8; 3], survivors: [u8; 2]) -> (u64, u64) {
    let of = |book, number| {
        let said = verdict(book, number, "heads-up-button", heads_up(last, survivors));
        assert_eq!(said["small_blind"], said["button"]);
        assert_eq!(said["last_card"], said["button"]);
        assert_eq!(said["first_before_the_flop"], said["button"]);
        assert_eq!(said["first_later"], said["big_blind"]);
        (said["button"].as_u64().unwrap(), said["big_blind"].as_u64().unwrap())
    };
    let newer = of(Tda2024, "34-B");
    assert_eq!(newer, of(Tda2011, "31"));
    newer
}

#[test]
fn p75_the_small_blind_of_three_busts() {
    assert_eq!(two_left([1, 4, 7], [1, 7]), (7, 1));
}

#[test]
fn d23_the_button_of_three_is_out() {
    assert_eq!(two_left([1, 2, 3], [2, 3]), (3, 2));
}

#[test]
fn d24_the_small_blind_of_three_is_out() {
    assert_eq!(two_left([1, 2, 3], [1, 3]), (3, 1));
}

#[test]
fn d25_the_big_blind_of_three_is_out() {
    assert_eq!(two_left([1, 2, 3], [1, 2]), (2, 1));
}

#[test]
fn heads_up_by_the_general_order_and_bad_facts() {
    let mut rules = RuleSet::of(House000);
    rules.options.heads_up_button = options::HeadsUpButton::GeneralOrder;
    let topic = Topic::find("heads-up-button").unwrap();
    let said = topic.rule(&heads_up([1, 2, 3], [1, 3]), &rules).unwrap().verdict.json();
    assert_eq!((&said["button"], &said["small_blind"]), (&json!(3), &json!(1)));
    assert_eq!(said["first_before_the_flop"], 1);
    let mut three = heads_up([1, 2, 3], [1, 3]);
    three["survivors"] = json!([1, 2, 3]);
    assert_eq!(refused("heads-up-button", &three).field, "survivors");
    assert_eq!(refused("heads-up-button", &heads_up([1, 2, 3], [3, 3])).field, "survivors");
    assert_eq!(refused("heads-up-button", &heads_up([3, 2, 1], [1, 3])).field, "last");
}

#[test]
fn a_wrong_button_is_corrected_until_substantial_action() {
    let slug = "wrong-button";
    let facts = |words: &[&str]| json!({"cards_dealt": true, "actions": actions(words)});
    let corrected = json!({"ruling": "corrected", "redeal": true});
    assert_eq!(verdict(Tda2024, "34-A", slug, facts(&["fold"])), corrected);
    let stands = json!({"ruling": "play_on", "backed_up": false});
    assert_eq!(verdict(Tda2024, "34-A", slug, facts(&["call", "fold"])), stands);
    assert_eq!(verdict(House000, "PLMIS-07", slug, facts(&["fold"])), corrected);
    assert_eq!(choices(House000, slug, facts(&["fold", "fold"])).len(), 2);
    // The first card went to the wrong seat, and that stands in the list of 2011.
    assert_eq!(verdict(Tda2011, "32", slug, facts(&["fold"])), corrected);
    assert_eq!(verdict(Tda2011, "32", slug, facts(&["fold", "bet"])), corrected);
    assert_eq!(choices(Tda2011, slug, facts(&["call", "call"])).len(), 2);
    let before = rule(slug, Tda2011, &json!({"cards_dealt": false}));
    assert_eq!(before.verdict.json(), json!({"ruling": "corrected", "redeal": false}));
    let odd = json!({"cards_dealt": false, "actions": actions(&["fold"])});
    assert_eq!(refused(slug, &odd).field, "actions");
}

fn level(told: &str, done: &str) -> Value {
    json!({"told": told, "done": done})
}

#[test]
fn d18_a_riffle_before_or_after_the_announcement() {
    for (book, number) in [(Tda2024, "23"), (Tda2011, "20")] {
        let said =
            |done: &str| verdict(book, number, "level", level("announced", done))["level"].clone();
        assert_eq!(said("riffle"), "old", "riffled at 13:59:58");
        assert_eq!(said("pot_awarded"), "new", "riffled at 14:00:01");
        assert_eq!(said("hand_under_way"), "old");
        assert_eq!(said("shuffler_button"), "old");
    }
}

#[test]
fn a_push_begins_a_hand_in_2024_only() {
    let push = || level("announced", "dealer_push");
    assert_eq!(verdict(Tda2024, "23", "level", push())["level"], "old");
    assert_eq!(verdict(Tda2011, "20", "level", push())["level"], "new");
    let paid = level("announced", "pot_awarded");
    assert_eq!(verdict(Home001, "CZ-DEAL-19", "level", paid)["level"], "old");
}

#[test]
fn a_signal_alone_begins_a_level_in_2024_only() {
    let signal = || level("clock_signal", "pot_awarded");
    assert_eq!(verdict(Tda2024, "23", "level", signal())["level"], "new");
    assert_eq!(verdict(Tda2011, "20", "level", signal())["level"], "old");
    assert_eq!(verdict(Tda2024, "23", "level", level("not_yet", "pot_awarded"))["level"], "old");
}

#[test]
fn a_hand_dealt_at_the_old_level_stands_after_substantial_action() {
    let facts = |words: &[&str]| {
        let mut facts = level("announced", "pot_awarded");
        facts["dealt_at_old"] = true.into();
        facts["actions"] = actions(words);
        facts
    };
    assert_eq!(verdict(Tda2024, "23", "level", facts(&["fold"]))["level"], "new");
    assert_eq!(verdict(Tda2024, "23", "level", facts(&["call", "fold"]))["level"], "old");
    assert_eq!(choices(Tda2011, "level", facts(&["call", "call"])).len(), 2);
    let mut odd = facts(&["call"]);
    odd["dealt_at_old"] = false.into();
    assert_eq!(refused("level", &odd).field, "actions");
}

#[test]
fn the_big_blind_checks_except_in_one_book() {
    let slug = "big-blind-option";
    let may = |book, raised: bool| {
        rule(slug, book, &json!({"raised": raised})).verdict.json()["may"].clone()
    };
    assert_eq!(may(Tda2024, false), json!(["check", "raise"]));
    assert_eq!(may(Home001, false), json!(["check", "raise", "fold"]), "a fold is free there");
    assert_eq!(may(Home001, true), json!(["call", "raise", "fold"]));
    let polish = verdict(Pl004, "PL-HE-06", slug, json!({"raised": false}));
    assert_eq!(polish["may"], json!(["call", "raise", "fold"]));
}

#[test]
fn dodging_is_penalised_where_it_was_meant() {
    let slug = "dodging-blinds";
    let facts = |intent: &str, from: &str| json!({"intent": intent, "coming_from": from});
    let said = |book, number, intent: &str, from: &str| {
        verdict(book, number, slug, facts(intent, from))["penalty"].clone()
    };
    assert_eq!(said(Tda2024, "33", "deliberate", "own_table"), true);
    assert_eq!(said(Tda2024, "71-B", "deliberate", "broken_table"), true);
    assert_eq!(said(Tda2011, "30", "deliberate", "broken_table"), true);
    assert_eq!(said(Tda2011, "30", "innocent", "broken_table"), false);
    assert_eq!(choices(Tda2011, slug, facts("deliberate", "own_table")).len(), 2);
    assert_eq!(choices(Tda2024, slug, facts("unclear", "balancing")).len(), 2);
}

#[test]
fn the_blind_is_filled_before_the_ante() {
    let slug = "single-ante";
    let facts = |stack: u64| json!({"stack": stack, "big_blind": 500, "ante": 500});
    let said = |stack| verdict(Tda2024, "RP-11", slug, facts(stack));
    assert_eq!(said(700), json!({"big_blind": 500, "ante": 200}));
    assert_eq!(said(300), json!({"big_blind": 300, "ante": 0}));
    assert_eq!(said(5_000), json!({"big_blind": 500, "ante": 500}));
    for book in [Tda2011, House000] {
        let both = [json!({"big_blind": 500, "ante": 200}), json!({"big_blind": 200, "ante": 500})];
        assert_eq!(choices(book, slug, facts(700)), both, "RP-11 is of 2024");
        assert!(!rule(slug, book, &facts(5_000)).is_discretion, "there is enough for both");
    }
    let differ = |stack| rule(slug, Tda2024, &facts(stack)).why.len();
    assert_eq!(differ(700), differ(5_000) + 1, "that houses differ is told where it matters");
    let words = words::Words::new(words::Language::English);
    let told = rule(slug, Tda2024, &facts(700)).why;
    let told: Vec<String> = told.iter().map(|reason| words.reason(reason)).collect();
    assert!(told.iter().all(|said| !said.contains("while the level")), "RP-11: {told:?}");
    assert!(told.iter().any(|said| said.contains("as the event continues")), "RP-11: {told:?}");
    let mut rules = RuleSet::default();
    rules.options.single_ante = options::SingleAnte::AnteFirst;
    let said = Topic::find(slug).unwrap().rule(&facts(700), &rules).unwrap().verdict.json();
    assert_eq!(said, json!({"big_blind": 200, "ante": 500}));
    assert_eq!(refused(slug, &facts(0)).field, "stack");
    assert_eq!(refused(slug, &facts(u64::MAX)).field, "stack");
}

#[test]
fn a_bring_in_without_chips_passes_to_the_left() {
    let slug = "bring-in-all-in";
    let facts = |chips: u64, live: &[u8]| -> Value {
        json!({
            "bring_in_seat": 8, "live": live, "chips_after_ante": chips,
            "bring_in": 100,
        })
    };
    let none = verdict(Tda2024, "RP-10-E", slug, facts(0, &[8, 3, 1, 5]));
    assert_eq!(none["first_to_act"], 1);
    assert_eq!((&none["posted"], &none["least"]), (&json!(0), &json!(100)));
    assert_eq!(none["may_check"], false);
    let unsaid = rule(slug, Tda2024, &json!({ "chips_after_ante": 0 }));
    assert_eq!(unsaid.verdict.json()["first_to_act"], Value::Null);
    assert_eq!(unsaid.verdict.json()["may_check"], false);
    assert_eq!(refused(slug, &json!({ "chips_after_ante": 50 })).field, "bring_in");
    let half = json!({ "chips_after_ante": 0, "live": [8, 3] });
    assert_eq!(refused(slug, &half).field, "bring_in_seat");
    let short = rule(slug, Tda2024, &facts(60, &[8, 3]));
    assert_eq!(
        (&short.verdict.json()["posted"], &short.verdict.json()["least"]),
        (&json!(60), &json!(100))
    );
    assert_eq!(verdict(Home001, "CZ-STUD-03", slug, facts(500, &[8, 3]))["posted"], 100);
    assert_eq!(choices(Tda2011, slug, facts(0, &[8, 3])).len(), 2);
    assert_eq!(refused(slug, &facts(0, &[1, 3])).field, "bring_in_seat");
    assert_eq!(refused(slug, &facts(0, &[8])).field, "live");
    assert_eq!(refused(slug, &facts(0, &[8, 8])).field, "live");
}

#[test]
fn an_open_pair_doubles_the_bet_in_one_book() {
    let slug = "open-pair";
    let facts = |street: &str, pair: bool| -> Value {
        json!({
            "street": street, "shows_pair": pair, "lower_limit": 10,
            "upper_limit": 20,
        })
    };
    let bets = |book, number, street: &str, pair| {
        verdict(book, number, slug, facts(street, pair))["bets"].clone()
    };
    assert_eq!(bets(Tda2024, "RP-10-F", "fourth", true), json!([10]));
    assert_eq!(bets(Home001, "CZ-STUD-09", "fourth", true), json!([10, 20]));
    assert_eq!(bets(Home001, "CZ-STUD-06", "fourth", false), json!([10]));
    assert_eq!(bets(Home001, "CZ-STUD-06", "third", true), json!([10]));
    let later = rule(slug, Tda2024, &facts("fifth_or_later", false));
    assert_eq!(later.verdict.json()["bets"], json!([20]));
    assert!(later.citations.is_empty(), "RP-10-F speaks of fourth street alone");
    let upside = json!({"street": "third", "lower_limit": 20, "upper_limit": 10});
    assert_eq!(refused(slug, &upside).field, "upper_limit");
    let untold = json!({"street": "fourth", "lower_limit": 10, "upper_limit": 20});
    assert_eq!(refused(slug, &untold).field, "shows_pair");
}
