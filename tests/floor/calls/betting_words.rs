//! Wagers: words, too few chips, and what comes first.

use crate::calls::any_facts::Told;
use crate::calls::betting::{BOTH, NEW, OLD, is, may_be, player_may, spot, verdict};
use crate::calls::{open_verdicts, rests_on, rule};
use rulebook::{RuleSet, Rulebook};
use rulings::{Topic, Verdict};
use serde_json::{Value, json};

fn said(big_blind: u64, bet: u64, last_raise: u64, words: &str, more: &Value) -> Value {
    let mut facts = spot(big_blind, bet, last_raise, more);
    facts["said"] = json!(words);
    facts
}

#[test]
fn p09_raise_eight_thousand_is_the_total() {
    let facts = said(400, 2_000, 2_000, "raise", &json!({ "amount": 8_000 }));
    is("wager", NEW, &facts, &verdict("raise", 8_000, 0), "43-B");
    let allowed = [verdict("raise", 8_000, 0), verdict("raise", 10_000, 0)];
    may_be("wager", OLD, &facts, &allowed, "45");
    assert_eq!(rule("wager", OLD, &facts).verdict.json(), allowed[0], "the lesser is usual");
}

#[test]
fn p42_to_p46_too_few_chips() {
    let over_a_raise = spot(2_000, 8_000, 6_000, &json!({ "pushed": [2_000] }));
    let choice = [verdict("call", 8_000, 0), verdict("fold", 2_000, 0)];
    may_be("wager", NEW, &over_a_raise, &choice, "51-B");
    may_be("wager", OLD, &over_a_raise, &choice, "35");

    let first_bet = spot(2_000, 8_000, 8_000, &json!({ "pushed": [2_000] }));
    is("wager", NEW, &first_bet, &verdict("call", 8_000, 0), "51-B");
    may_be("wager", OLD, &first_bet, &choice, "35");

    let call = said(2_000, 8_000, 6_000, "call", &json!({ "pushed": [2_000] }));
    is("wager", NEW, &call, &verdict("call", 8_000, 0), "51-A");
    is("wager", OLD, &call, &verdict("call", 8_000, 0), "42");

    let one_chip = spot(400, 1_200, 800, &json!({ "street": "preflop", "pushed": [500] }));
    let choice = [verdict("call", 1_200, 0), verdict("fold", 400, 100)];
    may_be("wager", NEW, &one_chip, &choice, "51-B");

    let river = spot(200, 5_000, 5_000, &json!({ "street": "river", "pushed": [1_000] }));
    is("wager", NEW, &river, &verdict("call", 5_000, 0), "51-B");
    let mut door = json!({ "big_blind": 200, "bet": 5_000, "pushed": [1_000], "players": 2 });
    is("undercall", NEW, &door, &verdict("call", 5_000, 0), "51-B");
    door["players"] = json!(4);
    door["last_raise"] = json!(3_000);
    let choice = [verdict("call", 5_000, 0), verdict("fold", 1_000, 0)];
    may_be("undercall", NEW, &door, &choice, "51-B");
    door["players"] = json!(2);
    is("undercall", NEW, &door, &verdict("call", 5_000, 0), "51-B");
    may_be("undercall", OLD, &door, &choice, "35");
}

#[test]
fn an_amount_below_the_bet_costs_what_was_said() {
    let facts = spot(2_000, 8_000, 6_000, &json!({ "amount": 2_000 }));
    let choice = [verdict("call", 8_000, 0), verdict("fold", 2_000, 0)];
    may_be("wager", NEW, &facts, &choice, "51-B");
    let tiny = spot(200, 5_000, 5_000, &json!({ "pushed": [100] }));
    assert_eq!(rule("wager", NEW, &tiny).suggests.len(), 1, "an absurdly small chip");
    let small = spot(200, 5_000, 5_000, &json!({ "pushed": [1_000] }));
    assert!(rule("wager", NEW, &small).suggests.is_empty());
}

#[test]
fn p52_words_that_do_not_fit() {
    let call = said(200, 0, 0, "call", &json!({}));
    is("wager", NEW, &call, &verdict("check", 0, 0), "55");
    let raise = said(200, 0, 0, "raise", &json!({}));
    is("wager", NEW, &raise, &verdict("bet", 200, 0), "55");
    let check = said(200, 400, 400, "check", &json!({}));
    let allowed = [verdict("call", 400, 0), verdict("fold", 0, 0)];
    player_may("wager", NEW, &check, &allowed, "55");
    let silent = rule("wager", OLD, &check);
    assert!(silent.options.iter().any(|choice| choice.verdict.json()["action"] == "raise"));
    let door = json!({ "said": "check", "bet": 400, "big_blind": 200 });
    player_may("invalid-words", NEW, &door, &allowed, "55");
    let door = json!({ "said": "call", "bet": 0, "big_blind": 200 });
    is("invalid-words", NEW, &door, &verdict("check", 0, 0), "55");
    let valid = json!({ "said": "call", "bet": 400, "big_blind": 200 });
    is("invalid-words", NEW, &valid, &verdict("call", 400, 0), "51-A");
}

#[test]
fn p53_five_is_500_or_5000() {
    for (pot, new) in [(4_600, 500), (5_000, 5_000), (5_200, 5_000)] {
        let door = json!({ "big_blind": 400, "pot": pot, "number": 5 });
        let newer = rule("unclear-amount", NEW, &door);
        assert_eq!(newer.verdict.json()["amount"], new, "pot {pot}");
        let older = rule("unclear-amount", OLD, &door);
        assert_eq!(older.verdict.json()["amount"], 500);
        let facts = said(400, 0, 0, "bet", &json!({ "amount": 5, "pot": pot }));
        is("wager", NEW, &facts, &verdict("bet", new, 0), "57");
        is("wager", OLD, &facts, &verdict("bet", 500, 0), "45");
    }
    let clear = json!({ "big_blind": 400, "pot": 5_200, "number": 500 });
    assert_eq!(rule("unclear-amount", NEW, &clear).verdict.json()["readings"], json!([500]));
}

/// What is more than the pot is no bet by itself: the floor decides, and never makes it more.
#[test]
fn tda_2024_57_what_is_more_than_the_pot_is_left_to_the_floor_and_2011_45_takes_the_lesser() {
    for (big_blind, pot, number, bet, last_raise) in
        [(400, 60_000, 2, 5_000, 5_000), (200, 2_000, 5, 600, 400), (200, 900, 2, 600, 400)]
    {
        let door = json!({ "big_blind": big_blind, "pot": pot, "number": number, "bet": bet,
            "last_raise": last_raise });
        let newer = rule("unclear-amount", NEW, &door);
        assert!(newer.is_discretion && newer.verdict.json()["amount"].is_null(), "{door}");
        rests_on(&newer, "57");
        let older = rule("unclear-amount", OLD, &door);
        assert!(!older.is_discretion && older.verdict.json()["amount"].as_u64() > Some(pot));
        rests_on(&older, "45");
        let facts = said(
            big_blind,
            bet,
            last_raise,
            "five",
            &json!({ "amount": number, "pot": pot, "order": "words_first" }),
        );
        let wager = rule("wager", NEW, &facts);
        assert_eq!(wager.verdict.json(), verdict("call", bet, 0), "a call before any raise");
        assert!(wager.is_discretion);
        rests_on(&wager, "57");
        assert!(!rule("wager", OLD, &facts).is_discretion);
    }
}

/// A tap is a check: to a bet it leaves a call or a fold, and without one it is a check.
#[test]
fn tda_2024_3_and_55_a_tap_to_a_bet_is_a_check_to_a_bet() {
    let bet = said(200, 500, 500, "tap", &json!({ "pot": 900 }));
    player_may("wager", NEW, &bet, &[verdict("call", 500, 0), verdict("fold", 0, 0)], "55");
    rests_on(&rule("wager", NEW, &bet), "3");
    let free = said(200, 0, 0, "tap", &json!({ "pot": 900 }));
    is("wager", NEW, &free, &verdict("check", 0, 0), "3");
}

/// An amount below the bet can be no total, so it explains nothing; one above the bet does.
#[test]
fn tda_2024_43_b_a_raise_of_less_than_the_bet_is_the_smallest_raise() {
    let raise = |amount: u64| said(200, 1_000, 800, "raise", &json!({ "amount": amount }));
    let tells_total = |amount| {
        rule("wager", NEW, &raise(amount)).why.iter().any(|why| why.id == "wager-raise-is-total")
    };
    is("wager", NEW, &raise(300), &verdict("raise", 1_800, 0), "43-B");
    is("wager", NEW, &raise(2_500), &verdict("raise", 2_500, 0), "43-B");
    assert_eq!([tells_total(300), tells_total(2_500)], [false, true]);
}

/// What is more than the pot is not among the choices; where nobody told the pot it may be.
#[test]
fn tda_2024_57_what_is_more_than_the_pot_may_not_be_chosen() {
    let facts = |pot: Option<u64>| said(200, 600, 400, "five", &json!({ "amount": 5, "pot": pot }));
    let choices = |pot| open_verdicts(&rule("wager", NEW, &facts(pot)));
    let calls_or_raises = [verdict("call", 600, 0), verdict("raise", 1_000, 0)];
    assert_eq!(choices(Some(2_000)), calls_or_raises);
    assert_eq!(choices(None).len(), 3, "five thousand may be within the pot");
    assert!(choices(Some(5_000)).is_empty(), "and here it is");
    let first = said(200, 0, 0, "bet", &json!({ "amount": 3, "pot": 250 }));
    is("wager", NEW, &first, &verdict("bet", 200, 0), "57");
}

/// An amount alone is chips in words; one small chip with it is another amount.
#[test]
fn tda_2024_40_a_an_amount_alone_against_one_small_chip_is_for_the_floor() {
    let facts = |pushed: &[u64], order: &str| {
        said(
            1_000,
            0,
            0,
            "forty-two thousand",
            &json!({ "amount": 42_000, "pot": 30_000, "pushed": pushed, "order": order }),
        )
    };
    let both = [verdict("bet", 42_000, 0), verdict("bet", 5_000, 0)];
    may_be("wager", NEW, &facts(&[5_000], "words_first"), &both, "40-A");
    may_be("wager", NEW, &facts(&[5_000], "together"), &both, "40-A");
    may_be("wager", OLD, &facts(&[5_000], "together"), &both, "37");
    // Said first, words bind in 2011; chips that go on coming, or are enough, contradict nothing.
    is("wager", OLD, &facts(&[5_000], "words_first"), &verdict("bet", 42_000, 0), "35");
    is("wager", NEW, &facts(&[25_000, 5_000], "words_first"), &verdict("bet", 42_000, 0), "40-B");
    is("wager", NEW, &facts(&[100_000], "together"), &verdict("bet", 42_000, 58_000), "40-A");
    let bet = said(1_000, 0, 0, "bet", &json!({ "amount": 42_000, "pushed": [5_000] }));
    is("wager", NEW, &bet, &verdict("bet", 42_000, 0), "40-B");
}

/// The word "raise" binds to a raise, and the number to none.
#[test]
fn tda_2024_57_raise_and_a_number_beyond_the_pot_is_the_smallest_raise_first() {
    let door = |pot: Option<u64>| {
        json!({ "big_blind": 200, "bet": 600, "words": "raise",
        "amount": 5, "last_raise": 400, "pot": pot })
    };
    let beyond = rule("raise-words", NEW, &door(Some(2_000)));
    assert_eq!(beyond.verdict.json(), verdict("raise", 1_000, 0));
    assert!(!beyond.is_discretion, "no meaning of the number may be chosen");
    is("raise-words", NEW, &door(Some(5_000)), &verdict("raise", 5_000, 0), "57");
    let untold = rule("raise-words", NEW, &door(None));
    assert!(untold.is_discretion, "nobody told the pot");
    assert!(untold.why.iter().any(|why| why.id == "wager-unclear-pot-not-told"));
    let older = rule("raise-words", OLD, &door(None));
    assert!(older.why.iter().all(|why| why.id != "wager-unclear-pot-not-told"), "45 needs no pot");
}

/// The reason is the one that decided: the lowest of all in 2011, the pot in 2024.
#[test]
fn an_unclear_amount_is_explained_by_the_rule_that_decided() {
    for (big_blind, pot, number, bet, last_raise, chips) in [
        (400, 4_999, 5, 0, 0, 500),
        (400, 20_000, 12, 1_200, 800, 12_000),
        (25, 100, 1, 25, 25, 100),
        (1_000, 3_500, 25, 1_000, 1_000, 2_500),
        (1_000, 3_500, 3, 1_000, 1_000, 3_000),
    ] {
        let last_raise = if last_raise == 0 { Value::Null } else { json!(last_raise) };
        let door = json!({ "big_blind": big_blind, "pot": pot, "number": number, "bet": bet,
            "last_raise": last_raise });
        for (book, reason) in [(NEW, "wager-unclear-pot"), (OLD, "wager-unclear-lowest")] {
            let ruling = rule("unclear-amount", book, &door);
            assert!(ruling.why.iter().any(|why| why.id == reason), "{door}");
        }
        assert_eq!(rule("unclear-amount", NEW, &door).verdict.json()["amount"], chips, "{door}");
    }
}

#[test]
fn v_003_02_five_is_500_in_2011() {
    let facts = json!({ "big_blind": 400, "pot": 9_000, "number": 5 });
    assert_eq!(rule("unclear-amount", OLD, &facts).verdict.json()["amount"], 500);
}

#[test]
fn v_003_09_pot_in_no_limit_is_the_least_bet() {
    for (book, rule) in [(OLD, "43"), (NEW, "54-D"), (Rulebook::Local003, "43.C")] {
        let facts = said(200, 400, 400, "pot", &json!({ "pot": 900 }));
        is("wager", book, &facts, &verdict("raise", 800, 0), rule);
        let open = said(200, 0, 0, "pot", &json!({ "pot": 900 }));
        is("wager", book, &open, &verdict("bet", 200, 0), rule);
        let door = json!({ "structure": "no_limit", "big_blind": 200, "bet": 400, "pot": 900 });
        is("pot-word", book, &door, &verdict("raise", 800, 0), rule);
    }
    let pot_limit = json!({ "structure": "pot_limit", "big_blind": 200, "bet": 400, "pot": 900 });
    is("pot-word", NEW, &pot_limit, &verdict("raise", 1_700, 0), "54");
}

#[test]
fn v_003_11_raise_with_the_call_alone() {
    let facts = said(200, 400, 200, "raise", &json!({ "pushed": [100, 100, 100, 100] }));
    is("wager", Rulebook::Local003, &facts, &verdict("raise", 600, 0), "37.C");
    is("wager", NEW, &facts, &verdict("raise", 600, 0), "42");
    is("wager", OLD, &facts, &verdict("raise", 600, 0), "37");
    let may_go_on =
        |book| rule("wager", book, &facts).why.iter().any(|why| why.id == "wager-one-more-motion");
    assert!(may_go_on(OLD) && !may_go_on(NEW) && !may_go_on(Rulebook::Local003));
}

#[test]
fn the_first_of_words_and_chips_decides() {
    for book in BOTH {
        let fold = said(200, 400, 400, "fold", &json!({ "pushed": [1_000] }));
        is(
            "wager",
            book,
            &fold,
            &verdict("fold", 0, 1_000),
            if book == NEW { "40-B" } else { "35" },
        );
        let at_once = json!({ "pushed": [1_000, 1_000], "order": "together" });
        let against = said(200, 400, 400, "call", &at_once);
        let allowed = [verdict("call", 400, 1_600), verdict("raise", 2_000, 0)];
        may_be("wager", book, &against, &allowed, "1");
        let clear = said(200, 400, 400, "raise", &at_once);
        assert_eq!(rule("wager", book, &clear).verdict.json(), verdict("raise", 2_000, 0));
    }
}

#[test]
fn all_in_goes_as_far_as_the_game_allows() {
    for book in BOTH {
        let open = said(200, 400, 400, "all-in", &json!({}));
        assert_eq!(rule("wager", book, &open).verdict.json()["total"], Value::Null);
        let counted = said(200, 400, 400, "all_in", &json!({ "amount": 1_500 }));
        assert_eq!(rule("wager", book, &counted).verdict.json(), verdict("all_in", 1_500, 0));
        let mut limit = counted.clone();
        limit["structure"] = json!("limit");
        assert_eq!(rule("wager", book, &limit).verdict.json(), verdict("raise", 600, 0));
    }
}

#[test]
fn facts_that_contradict_each_other_are_refused() {
    let wager = Topic::find("wager").unwrap();
    let good = spot(200, 400, 400, &json!({ "pushed": [400] }));
    let bad = [
        ("big_blind", json!(0)),
        ("pushed", json!([])),
        ("pushed", json!([0])),
        ("pushed", json!([1_000_000_000_000u64, 1])),
        ("taken_back", json!([25])),
        ("last_raise", json!(0)),
        ("last_raise", json!(401)),
        ("order", json!("words_first")),
        ("amount", json!(0)),
    ];
    for (field, value) in bad {
        let mut facts = good.clone();
        facts[field] = value;
        for book in Rulebook::ALL {
            let refused = wager.rule(&facts, &rulebook::RuleSet::of(book)).unwrap_err();
            assert_eq!(refused.field, field, "{facts}");
        }
    }
    let without_chips = said(200, 400, 400, "raise", &json!({ "chips_behind": false }));
    let refused = wager.rule(&without_chips, &rulebook::RuleSet::default());
    assert_eq!(refused.unwrap_err().field, "chips_behind");
    let no_pot = said(200, 400, 400, "pot", &json!({ "structure": "pot_limit" }));
    let refused = wager.rule(&no_pot, &rulebook::RuleSet::default());
    assert_eq!(refused.unwrap_err().field, "pot");
}

/// Chips never appear or vanish: what is ruled and what goes back is what lay there, or less
/// than they have to put in.
#[test]
fn chips_of_a_wager_add_up() {
    let wager = Topic::find("wager").unwrap();
    let mut told = Told::new(12);
    let mut checked = 0;
    for _ in 0..5_000 {
        let facts = told.facts(wager);
        let Ok(ruling) = wager.rule(&facts, &RuleSet::default()) else { continue };
        let sum = |name: &str| -> u64 {
            facts[name].as_array().into_iter().flatten().filter_map(Value::as_u64).sum()
        };
        let there = sum("in_front") + sum("pushed");
        let options = ruling.options.iter().map(|choice| &choice.verdict);
        let every = options.chain([&ruling.verdict]).map(Verdict::json);
        for verdict in every.filter(|verdict| verdict["total"].is_u64()) {
            let [total, back] = ["total", "returned"].map(|name| verdict[name].as_u64().unwrap());
            assert!(back == 0 || total + back <= there, "{facts}: {verdict}");
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked}");
}
